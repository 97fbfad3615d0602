"""Foundations used by all other layers: settings, logging, metrics, identity."""
