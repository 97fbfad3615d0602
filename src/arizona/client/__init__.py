"""Lets bots play on a server over the network."""

from arizona.client.connection import ApiError, Connection
from arizona.client.network_bot import NetworkBot

__all__ = ["ApiError", "Connection", "NetworkBot"]
