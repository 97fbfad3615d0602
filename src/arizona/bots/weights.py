"""File format of networks: a magic line, a line of metadata and the weights.

The metadata is JSON: game, features, layer sizes, training information, and the SHA-256 of the
weights. The weights follow as little-endian 16-bit integers.
"""

from __future__ import annotations

import hashlib
import json
import struct
from pathlib import Path
from typing import Final, final

from arizona.bots.network import (
    LANES,
    MAX_SECOND,
    MAX_SUM,
    ONE,
    PAIR,
    Features,
    Network,
    size_of,
    split,
)
from arizona.engine.errors import ArizonaError, unreadable
from arizona.engine.message import Arg, ValidationMessage

MAGIC: Final = b"arizona network 1\n"
MAX_BYTES: Final = 1_000_000
"""Maximum file size in bytes."""
MAX_WEIGHT: Final = 32767
"""Maximum absolute value of a weight, which is stored in 16 bits."""
FILE: Final = "learned.net"
"""File name of the network included with a game."""


@final
class Learned:
    """A network and its metadata."""

    def __init__(
        self,
        game: str,
        features: str,
        network: Network,
        numbers: list[int],
        history: dict[str, str],
    ) -> None:
        self.game: Final = game
        self.features: Final = features
        """Name of the features the network was trained with."""
        self.network: Final = network
        self.numbers: Final = numbers
        self.history: Final = history
        """Training information: seed, games, positions, date."""


def write_learned(learned: Learned) -> bytes:
    """Serialize a network."""
    network = learned.network
    body = struct.pack(f"<{len(learned.numbers)}h", *learned.numbers)
    facts: dict[str, object] = {
        "game": learned.game,
        "features": learned.features,
        "inputs": int(network.inputs),
        "hidden": int(network.hidden),
        "second": int(network.second),
        "points": network.points,
        "story": learned.history,
        "sha256": hashlib.sha256(body).hexdigest(),
    }
    head = json.dumps(facts, ensure_ascii=False, sort_keys=True)
    return MAGIC + head.encode() + b"\n" + body


def _wrong(name: str, cause: str, english: str, found: str = "", wanted: str = "") -> ArizonaError:
    """Return the error for a network file; ``english`` comes after its name."""
    args: dict[str, Arg] = {"file": name, "cause": cause, "found": found, "wanted": wanted}
    return ArizonaError(ValidationMessage("bot-network", f"{name}: {english}", args))


def read_learned(data: bytes, name: str) -> Learned:
    """Parse a network file. ``name`` is used in error messages."""
    if len(data) > MAX_BYTES:
        raise _wrong(name, "damaged", f"a network has at most {MAX_BYTES} bytes")
    if not data.startswith(MAGIC):
        raise _wrong(name, "version", "this version cannot read this network")
    head, found, body = data[len(MAGIC) :].partition(b"\n")
    try:
        facts: dict[str, object] = json.loads(head) if found else {}
        stored: object = facts["story"]
        inputs, hidden, second = (_integer(facts, key) for key in ("inputs", "hidden", "second"))
        points: object = facts["points"]
        game, features = str(facts["game"]), str(facts["features"])
        digest = str(facts["sha256"])
    except (ValueError, KeyError, TypeError):
        raise _wrong(name, "damaged", "the network’s metadata cannot be read") from None
    if not isinstance(points, float) or not isinstance(stored, dict):
        raise _wrong(name, "damaged", "the network’s metadata cannot be read")
    if hidden % LANES or second % PAIR or inputs < 1 or min(hidden, second) < 0:
        english = f"a network cannot be of size {inputs}, {hidden}, {second}"
        raise _wrong(name, "damaged", english)
    if hashlib.sha256(body).hexdigest() != digest:
        raise _wrong(name, "damaged", "the checksum of the weights is wrong: the file is damaged")
    many = size_of(inputs, hidden, second)
    if len(body) != 2 * many:
        raise _wrong(name, "damaged", f"expected {many} weights, found {len(body) // 2}")
    numbers = list(struct.unpack(f"<{many}h", body))
    network = Network(inputs, hidden, second, points, numbers)
    history = {str(key): str(value) for key, value in stored.items()}
    return Learned(game, features, network, numbers, history)


def _integer(facts: dict[str, object], key: str) -> int:
    found = facts[key]
    if not isinstance(found, int):
        raise TypeError(key)
    return found


def checked(learned: Learned, game: str, features: Features, name: str) -> Network:
    """Check that a network fits a game and its features and cannot overflow; return it."""
    if learned.game != game:
        english = f"this network was trained for {learned.game}, not for {game}"
        raise _wrong(name, "game", english, learned.game, game)
    if learned.features != features.name or learned.network.inputs != features.inputs:
        english = (
            f"this network knows the features '{learned.features}', the game has "
            f"'{features.name}'; train it again"
        )
        raise _wrong(name, "features", english, learned.features, features.name)
    if not within_limits(learned, features.most):
        raise _wrong(name, "damaged", "the weights are too large")
    return learned.network


def within_limits(learned: Learned, most: int) -> bool:
    """Check that no sum can overflow its lane, whatever the position."""
    network = learned.network
    parts = split(int(network.inputs), int(network.hidden), int(network.second), learned.numbers)
    first = most * _largest(parts[0]) + _largest(parts[1])
    second = int(network.hidden) * ONE * _largest(parts[3]) + ONE * _largest(parts[4])
    return first <= MAX_SUM and second <= MAX_SECOND


def _largest(numbers: list[int]) -> int:
    return max([abs(number) for number in numbers], default=0)


def load_learned(path: Path, game: str, features: Features) -> Network:
    """Load the network in a file for a game and its features."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ArizonaError(unreadable(error, str(path))) from None
    return checked(read_learned(data, str(path)), game, features, str(path))
