"""Settings, logging, metrics, identity: what every other layer uses."""
