"""Client addresses: grouping for rate limits, and trusted proxies."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from arizona.engine.errors import ArizonaError
from arizona.engine.message import Arg, ValidationMessage

IPV6_PREFIX: Final = 64
"""Bits of the IPv6 prefix that is assigned to one customer."""


@lru_cache(4096)
def address_group(address: str) -> str:
    """Return the key under which an address is limited: an IPv4 address or an IPv6 /64 network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_PREFIX), strict=False))


class Proxies:
    """The trusted proxies, by address or network."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = []
        for one in networks:
            try:
                self._networks.append(ipaddress.ip_network(one, strict=False))
            except ValueError:
                english = f"--proxy {one}: expected an address or a network such as 10.0.0.0/8"
                args: dict[str, Arg] = {"what": "--proxy"}
                said = ValidationMessage("terminal-command-value", english, args)
                raise ArizonaError(said) from None

    def trusts(self, address: str) -> bool:
        """Whether an address is a trusted proxy."""
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """Return the client's address: the last one in ``X-Forwarded-For`` that is not a trusted
        proxy.

        The header is ignored unless the peer is a trusted proxy, because any client can set it.
        """
        if not self.trusts(peer):
            return peer
        forwarded_for = [one.strip() for line in forwarded for one in line.split(",")]
        for one in reversed(forwarded_for):
            address = _strip_port(one)
            if address is None:
                return peer
            if not self.trusts(address):
                return address
        return peer


def _strip_port(text: str) -> str | None:
    """Strip brackets and port from an address; return ``None`` if it is not valid."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(ipaddress.ip_address(text.partition("%")[0]))
    except ValueError:
        return None
