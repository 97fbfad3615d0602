"""Table names: two words that are easy to say and easy to tell apart."""

from __future__ import annotations

import hashlib
from typing import Final


def _words(text: str) -> list[str]:
    return text.split()


FIRST: Final = _words(
    "Amber Ancient Blue Bold Brave Bright Bronze Calm Clay Clever Copper Coral Crimson "
    "Dawn Desert Dusty Early Evening Fair Far Gentle Golden Grand Happy Hidden High "
    "Honest Indigo Ivory Jolly Kind Lazy Lively Lone Lucky Merry Mighty Misty Morning "
    "Noble Ochre Old Patient Proud Purple Quick Quiet Red Rusty Sandy Scarlet Shady "
    "Silent Silver Sleepy Smiling Stormy Sunny Swift Tall Turquoise Warm Wild Wise"
)
SECOND: Final = _words(
    "Agave Arch Badger Bobcat Boulder Bridge Butte Cactus Canyon Caravan Cave Cedar Cliff "
    "Comet Condor Coyote Creek Desert Eagle Falcon Ferry Fox Gecko Geyser Gulch Hawk "
    "Heron Horse Ibis Juniper Lantern Lizard Lynx Meadow Mesa Mill Mine Moon Mule Oasis "
    "Otter Owl Pass Pine Plateau Pony Quail Rabbit Ranch Raven Ridge River Saddle Sage "
    "Spring Star Station Stone Sun Sunset Tortoise Tower Valley Wagon Willow"
)


def table_name(id: str) -> str:
    """Return the name of a table. The id cannot be derived from it."""
    number = int.from_bytes(hashlib.sha256(f"name {id}".encode()).digest()[:4], "big")
    return f"{FIRST[number % len(FIRST)]} {SECOND[number // len(FIRST) % len(SECOND)]}"
