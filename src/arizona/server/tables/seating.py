"""The seats of a table: the rules for taking, leaving, and handing seats to bots."""

from __future__ import annotations

from collections.abc import Iterable

from arizona.server.base.identity import (
    clean_name,
    new_secret,
    same_secret,
    secret_hash,
)
from arizona.server.protocol.parts import SeatInfo, SeatKey
from arizona.server.protocol.refusal import Refusal
from arizona.server.protocol.rest import SeatRequest
from arizona.server.store.store import SeatRow
from arizona.server.tables.characters import bot_name, checked_bot
from arizona.server.transport.connection import Client


def checked_name(name: str | None, otherwise: str) -> str:
    """Return a cleaned name, ``otherwise`` if there is none, or raise ``Refusal``."""
    if name is None:
        return otherwise
    clean = clean_name(name)
    if not clean:
        raise Refusal("bad-name", "a name needs at least one visible character")
    return clean


def requested_seats(
    game: str, seat_requests: Iterable[SeatRequest], person: str
) -> tuple[list[SeatRow], list[SeatKey]]:
    """Return the seats of a new table, and the keys of those played at this screen."""
    rows: list[SeatRow] = []
    keys: list[SeatKey] = []
    used: dict[str, int] = {}
    for seat, seat_request in enumerate(seat_requests):
        if seat_request.kind == "link":
            rows.append(SeatRow(seat=seat, kind="open"))
            continue
        if seat_request.kind == "bot":
            bot = checked_bot(game, seat_request.bot)
            name = _numbered(checked_name(seat_request.name, bot_name(game, bot)), used)
            rows.append(SeatRow(seat=seat, kind="bot", bot=bot, name=name))
            continue
        secret = new_secret()
        name = _numbered(checked_name(seat_request.name, person), used)
        rows.append(
            SeatRow(
                seat=seat, kind="person", name=name, owned=True, secret_hash=secret_hash(secret)
            )
        )
        keys.append(SeatKey(seat, secret))
    return rows, keys


def _numbered(name: str, used: dict[str, int]) -> str:
    used[name] = used.get(name, 0) + 1
    return name if used[name] == 1 else f"{name[:28]} {used[name]}"


class Seating:
    """The seats of one table and the guests who hold them."""

    def __init__(
        self,
        game: str,
        rows: list[SeatRow],
        holders: dict[int, list[str]],
        *,
        rated: bool = False,
    ) -> None:
        self.game = game
        self.rated = rated
        """Whether seats belong to persons: secrets do not let anyone else play them."""
        self.rows = rows
        self.holders = {row.seat: list(holders.get(row.seat, ())) for row in rows}

    def row(self, seat: int) -> SeatRow:
        """Return a seat, or raise ``Refusal``."""
        if seat >= len(self.rows):
            raise Refusal("no-such-seat", f"the table has {len(self.rows)} seats")
        return self.rows[seat]

    def names(self) -> list[str]:
        """Return the names for the record."""
        return [row.name or f"Player {row.seat + 1}" for row in self.rows]

    def bots(self) -> list[str]:
        """Return the bots for the record; empty for people."""
        return [(row.bot or "") if row.kind == "bot" else "" for row in self.rows]

    def waiting(self) -> bool:
        """Whether a seat is still open."""
        for row in self.rows:  # noqa: SIM110  (called for every move)
            if row.kind == "open":
                return True
        return False

    def bots_only(self) -> bool:
        """Whether all seats are played by bots."""
        return all(row.kind == "bot" for row in self.rows)

    def bot_seats(self) -> list[int]:
        """Return the seats of bots that do not play on behalf of a person."""
        return [row.seat for row in self.rows if row.kind == "bot" and not row.owned]

    def persons_besides(self, out: list[int]) -> bool:
        """Whether a person holds a seat that is still in the game."""
        return any(row.owned and row.seat not in out for row in self.rows)

    def bot_due(self, mover: int) -> bool:
        """Whether a bot is to move at a table with people, even if they are absent."""
        return mover >= 0 and self.rows[mover].kind == "bot" and not self.bots_only()

    def played_by(self, client: Client) -> tuple[int, ...]:
        """Return the seats a connection may play: held by its guest or claimed with a key."""
        return tuple(self.seats_of(client.guest, client.claimed))

    def seats_of(self, guest: str, claimed: dict[int, bytes]) -> list[int]:
        """Return the seats that a guest may play, given the secrets presented."""
        return [row.seat for row in self.rows if self._may_play(row.seat, guest, claimed)]

    def plays(self, client: Client, seat: int) -> bool:
        return self._may_play(seat, client.guest, client.claimed)

    def _may_play(self, seat: int, guest: str, claimed: dict[int, bytes]) -> bool:
        row = self.rows[seat]
        if not row.owned:
            return False
        if guest in self.holders[seat]:
            return True
        if self.rated:
            return False
        shown = claimed.get(seat)
        return shown is not None and shown == row.secret_hash

    def own(self, client: Client, seat: int) -> SeatRow:
        """Return a seat that the connection may play, or raise ``Refusal``."""
        row = self.row(seat)
        if seat not in self.played_by(client):
            raise Refusal("not-your-seat", f"seat {seat + 1} is not yours")
        return row

    def info(self, clients: Iterable[Client], elsewhere: Iterable[int] = ()) -> list[SeatInfo]:
        """Return the public info of the seats; ``elsewhere`` are connected to other servers."""
        present = {seat for client in clients for seat in client.announced_seats}
        present.update(elsewhere)
        return [
            SeatInfo(
                seat=row.seat,
                kind="person" if row.kind == "person" else "bot" if row.kind == "bot" else "open",
                name=row.name,
                bot=row.bot if row.kind == "bot" else None,
                owned=row.owned,
                connected=row.seat in present,
                hook=row.hook is not None,
            )
            for row in self.rows
        ]

    # --- changes in memory; the caller saves them ------------------------------------------------

    def sit(self, client: Client, seat: int, name: str | None, *, host: bool) -> SeatKey:
        """Take an open seat. The host may also take the seat of an unowned bot."""
        row = self.row(seat)
        free = row.kind == "open" or (host and row.kind == "bot" and not row.owned)
        if not free:
            raise Refusal("seat-taken", f"seat {seat + 1} is taken")
        row.name = checked_name(name, client.name)
        row.kind, row.owned, row.bot = "person", True, None
        self.holders[seat] = [client.guest] if client.known else []
        return self.rekey(client, seat)

    def rekey(self, client: Client, seat: int) -> SeatKey:
        """Create a new secret for a seat, which invalidates the old one."""
        secret = new_secret()
        self.rows[seat].secret_hash = client.claimed[seat] = secret_hash(secret)
        return SeatKey(seat, secret)

    def claim(self, client: Client, key: SeatKey, *, hold: bool = True) -> bool:
        """Present a seat's secret; return whether the guest was added to the holders.

        Without ``hold``, only this connection may play the seat.
        """
        row = self.row(key.seat)
        if not same_secret(key.secret, row.secret_hash) or not row.owned:
            raise Refusal("wrong-secret", f"this is not the secret of seat {key.seat + 1}")
        if self.rated and client.guest not in self.holders[key.seat]:
            raise Refusal("not-your-seat", "a seat of a rated game belongs to one person")
        client.claimed[key.seat] = secret_hash(key.secret)
        if not hold or not client.known or client.guest in self.holders[key.seat]:
            return False
        self.holders[key.seat].append(client.guest)
        return True

    def leave(self, client: Client, seat: int, bot: str | None) -> None:
        """Leave a seat to anyone, or to a bot."""
        self.own(client, seat)
        if bot is not None:
            bot = checked_bot(self.game, bot)
        self.vacate(seat, bot)

    def vacate(self, seat: int, bot: str | None) -> None:
        """Remove the owner of a seat; it becomes open or a bot's."""
        row = self.rows[seat]
        row.kind = "open" if bot is None else "bot"
        row.bot = bot
        row.name = "" if bot is None else bot_name(self.game, bot)
        row.owned = False
        row.secret_hash = None
        row.hook = None
        self.holders[seat] = []

    def give_up(self, seat: int, bot: str) -> None:
        """Let a bot take over the seat of a player who resigned or left; the name is unchanged."""
        row = self.rows[seat]
        row.kind, row.bot, row.owned = "bot", bot, False
        row.secret_hash = None
        row.hook = None

    def hand_over(self, client: Client, seat: int, bot: str, *, host: bool) -> None:
        """Let a bot play a seat."""
        row = self.row(seat)
        chosen = checked_bot(self.game, bot)
        if seat not in self.played_by(client) and not (host and not row.owned):
            raise Refusal("not-your-seat", f"seat {seat + 1} is not yours")
        row.kind, row.bot = "bot", chosen
        if not row.owned:
            row.name = bot_name(self.game, chosen)

    def reclaim(self, client: Client, seat: int) -> None:
        """Take over a seat from the bot that plays it."""
        row = self.own(client, seat)
        row.kind, row.bot = "person", None
