"""A Trail game for tests: arrange components as a rule needs them, then play moves by text."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from arizona import get_game
from arizona.engine.content import load
from arizona.engine.events import Event
from arizona.engine.game import OptionValue
from arizona.engine.rng import Rng
from arizona.engine.state import CHANCE, draw
from arizona.games.trail.rules import frames as f
from arizona.games.trail.rules.effect_language import KINDS, TERRAINS
from arizona.games.trail.rules.frames import frame
from arizona.games.trail.rules.packed import NONE, byte, slot, with_slot
from arizona.games.trail.rules.player import Player
from arizona.games.trail.rules.state import TrailState
from arizona.games.trail.rules.tables import TrailContent

GAME = get_game("trail")
PACK = Path(__file__).parent / "pack"
"""Content with fixed numbers, unaffected by tuning of the default pack."""


def content() -> TrailContent:
    return cast(TrailContent, load(GAME, str(PACK)))


class Table:
    """A game after setup, with access to all components."""

    def __init__(
        self,
        seats: int = 2,
        *,
        seed: int = 1,
        pack: TrailContent | None = None,
        rules: int | None = None,
        **options: OptionValue,
    ) -> None:
        setup = GAME.setup(seats, options, pack or content(), rules)
        self.state = cast(TrailState, setup.start())
        self.content = cast(TrailContent, setup.content)
        self.rng = Rng(seed)
        self.events: list[Event] = []
        self.settle()

    # --- playing --------------------------------------------------------------------------

    def settle(self) -> None:
        """Resolve chance events until a player has to decide."""
        while self.state.to_move() == CHANCE:
            self.act(int(draw(self.state, self.state.legal(), self.rng)))

    def act(self, action: int) -> None:
        assert action in self.state.legal()
        log: list[Event] = []
        self.state.log = log
        self.state.apply(action)
        self.state.log = None
        self.events.extend(log)
        assert not GAME.check(self.state)

    def play(self, *texts: str, settle: bool = True) -> list[Event]:
        """Play moves by their texts and return the events."""
        before = len(self.events)
        for text in texts:
            action = GAME.read(self.state, text)
            assert action in self.state.legal(), f"{text} is not in {self.legal()}"
            self.act(action)
            if settle:
                self.settle()
        return self.events[before:]

    def legal(self) -> list[str]:
        return [text for _, text in GAME.legal_texts(self.state)]

    def verbs(self, verb: str) -> list[str]:
        """Return the arguments of a verb in the legal moves."""
        starts = f"{verb} "
        return [text.removeprefix(starts) for text in self.legal() if text.startswith(starts)]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    @property
    def mover(self) -> int:
        return int(self.state.to_move())

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    # --- arranging ------------------------------------------------------------------------

    def ask(self, kind: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Replace the stack with a single frame."""
        self.state.depth = 0
        self.push(kind, seat, a, b, c)

    def push(self, kind: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Push a frame onto the stack and continue from it."""
        self.state.push(frame(kind, seat, a, b, c))
        log: list[Event] = []
        self.state.log = log
        self.state.run()
        self.state.log = None
        self.events.extend(log)

    def turn(self, seat: int = 0, week: int | None = None) -> None:
        """Start the Journey with this seat's turn."""
        state = self.state
        if week is not None:
            state.week = week
        for player in state.players:
            player.arrow = max(player.arrow, 0)
        state.order = sum(
            ((seat + place) % state.seats) << (8 * place) for place in range(state.seats)
        )
        self.ask(f.NEXT_TURN)

    def stock(self, seat: int, **amounts: int) -> None:
        player = self.player(seat)
        for word, amount in amounts.items():
            kind = KINDS.index(word)
            player.stock += (amount - byte(player.stock, kind)) << (8 * kind)

    def purse(self, seat: int, turquoise: int) -> None:
        """Give only Turquoise, so that there is one way to pay each price and no choice."""
        self.stock(seat, turquoise=turquoise, copper=0, silver=0)

    def has(self, seat: int, word: str) -> int:
        return int(byte(self.player(seat).stock, KINDS.index(word)))

    def levels(self, seat: int, **levels: int) -> None:
        player = self.player(seat)
        for word, level in levels.items():
            terrain = TERRAINS.index(word)
            player.levels += (level - player.level(terrain)) << (8 * terrain)

    def level(self, seat: int, word: str) -> int:
        return int(self.player(seat).level(TERRAINS.index(word)))

    def open_passage(self, place: int, id: str) -> None:
        """Put a Passage of the current deck into a slot (0 to 3)."""
        state = self.state
        card = self.content.passages.index[id]
        state.deck = card // 18
        old = slot(state.passage_open, place)
        low = 18 * state.deck
        for other in range(4):
            if slot(state.passage_open, other) == card:
                state.passage_open = with_slot(state.passage_open, other, old)
                state.passage_open = with_slot(state.passage_open, place, card)
                return
        if old != NONE:
            state.passages_unseen |= 1 << (old - low)
        state.passages_unseen &= ~(1 << (card - low))
        state.passage_open = with_slot(state.passage_open, place, card)

    def open_card(self, id: str, row: int) -> str:
        """Put a Flora or Fauna card into a row (1 to 4) and return its text."""
        state = self.state
        kind, card = divmod(self.content.cards.index[id], 32)
        opened = state.fauna_open if kind else state.flora_open
        unseen = state.fauna_unseen if kind else state.flora_unseen
        for other in range(4):
            if slot(opened, other) == card:
                opened = with_slot(opened, other, NONE)
                unseen |= 1 << card
        old = slot(opened, row - 1)
        if old != NONE:
            unseen |= 1 << old
        unseen &= ~(1 << card)
        opened = with_slot(opened, row - 1, card)
        if kind:
            state.fauna_open, state.fauna_unseen = opened, unseen
        else:
            state.flora_open, state.flora_unseen = opened, unseen
        return f"card {id}"

    def remove_card(self, kind: int, row: int) -> None:
        """Move the card of a row to the bottom of its deck."""
        state = self.state
        if kind:
            state.fauna_under |= 1 << slot(state.fauna_open, row - 1)
            state.fauna_open = with_slot(state.fauna_open, row - 1, NONE)
        else:
            state.flora_under |= 1 << slot(state.flora_open, row - 1)
            state.flora_open = with_slot(state.flora_open, row - 1, NONE)

    def open_piece(self, id: str, place: int = 0) -> str:
        """Put a piece face up beside its row and return its text."""
        state = self.state
        kind, piece = divmod(self.content.pieces.index[id], 32)
        row = int(self.content.piece_size[32 * kind + piece]) - 2
        opened = state.fauna_pieces_open if kind else state.flora_pieces_open
        unseen = state.fauna_pieces_unseen if kind else state.flora_pieces_unseen
        for other in (2 * row, 2 * row + 1):
            if slot(opened, other) == piece:
                opened = with_slot(opened, other, NONE)
                unseen |= 1 << piece
        old = slot(opened, 2 * row + place)
        if old != NONE:
            unseen |= 1 << old
        unseen &= ~(1 << piece)
        opened = with_slot(opened, 2 * row + place, piece)
        if kind:
            state.fauna_pieces_open, state.fauna_pieces_unseen = opened, unseen
        else:
            state.flora_pieces_open, state.flora_pieces_unseen = opened, unseen
        return f"piece {id}"

    def take_piece(self, id: str) -> None:
        """Take a piece from the table, to be placed in the next decision."""
        self.open_piece(id)
        state = self.state
        kind, piece = divmod(self.content.pieces.index[id], 32)
        row = int(self.content.piece_size[32 * kind + piece]) - 2
        if kind:
            state.fauna_pieces_open = with_slot(state.fauna_pieces_open, 2 * row, NONE)
        else:
            state.flora_pieces_open = with_slot(state.flora_pieces_open, 2 * row, NONE)

    def give_card(self, seat: int, id: str, cubes: int | None = None) -> None:
        """Give a player a Flora or Fauna card with its cubes on it."""
        self.open_card(id, 1)
        state, player = self.state, self.player(seat)
        kind, card = divmod(self.content.cards.index[id], 32)
        if kind:
            state.fauna_open = with_slot(state.fauna_open, 0, NONE)
            player.fauna |= 1 << card
            number = int(self.content.fauna_cubes[card]) if cubes is None else cubes
            player.cubes1 |= (number > 0) << card
            player.cubes2 |= (number > 1) << card
            player.cubes3 |= (number > 2) << card
            state.cubes -= number
        else:
            state.flora_open = with_slot(state.flora_open, 0, NONE)
            player.flora |= 1 << card
        player.cards += 1 << (8 * self.content.card_terrain[32 * kind + card])

    def give_spirit(self, seat: int, id: str, cubes: int | None = None) -> None:
        spirit = self.content.spirits.index[id]
        number = int(self.content.spirit_cubes[spirit]) if cubes is None else cubes
        player = self.player(seat)
        player.spirit = spirit
        player.spirits_had |= 1 << spirit
        player.spirit_cubes = (1 << number) - 1
        self.state.cubes -= number

    def give_poison(self, seat: int, *tokens: int) -> None:
        for token in tokens:
            self.player(seat).poison |= 1 << token
            self.state.poison &= ~(1 << token)

    def lay(self, seat: int, id: str, at: str) -> None:
        """Put a piece on a mural without any gains."""
        content, player, state = self.content, self.player(seat), self.state
        piece = content.pieces.index[id]
        kind, number = divmod(piece, 32)
        space = "ABCDEF".index(at[0]) + 6 * (int(at[1]) - 1)
        spots = range(content.spot_start[piece], content.spot_start[piece + 1])
        spot = next(s for s in spots if content.spot_space[s] == space)
        player.mural |= content.spot_mask[spot]
        player.laid = [*player.laid, piece + 64 * space]
        player.sizes += 1 << (7 * (4 * kind + content.piece_size[piece] - 2))
        self.open_piece(id)
        row = int(content.piece_size[piece]) - 2
        if kind:
            player.fauna_pieces |= 1 << number
            state.fauna_pieces_open = with_slot(state.fauna_pieces_open, 2 * row, NONE)
        else:
            player.flora_pieces |= 1 << number
            state.flora_pieces_open = with_slot(state.flora_pieces_open, 2 * row, NONE)
