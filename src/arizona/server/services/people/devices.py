"""Short descriptions of browsers for the list of devices, such as ``Firefox, Linux``."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Parts of user agents in search order, which matters because many browsers name others too."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_name(user_agent: str) -> str:
    """Return the browser and system of a user agent; empty if neither is known."""
    found = [
        next((name for part, name in parts if part in user_agent), "")
        for parts in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(name for name in found if name)
