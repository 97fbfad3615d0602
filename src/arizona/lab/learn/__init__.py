"""Train evaluation networks by self-play."""
