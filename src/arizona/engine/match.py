"""Matches: a game in progress, with position, record and random generator.

Used by the terminal, the server, the offline page and the lab.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from arizona.engine.deal import Deal
from arizona.engine.endings import Endings
from arizona.engine.errors import (
    IllegalMoveError,
    MoveError,
    OptionError,
    RecordError,
    UndoError,
)
from arizona.engine.events import Event
from arizona.engine.game import Game, Setup
from arizona.engine.message import Arg, ValidationMessage
from arizona.engine.packing import Reduced
from arizona.engine.record import CHANCE_MARK, NO_ACTION, REMARKS, Move, Record
from arizona.engine.rng import Rng
from arizona.engine.setups import record_of
from arizona.engine.state import CHANCE, OVER, State, draw
from arizona.engine.text import is_plain, parse_integer, quoted

NOBODY: Final = -1
CHANCE_NOT_UNDOABLE: Final = "something was rolled or drawn since then, so this cannot be undone"


class Undoable(NamedTuple):
    """What *undo* would remove, or why it cannot remove anything."""

    seat: int
    """The seat whose last decision it is; -1 if there is none."""
    moves: int
    """The number of moves that would be undone, bots' replies included; 0 if undo is refused."""
    reason: str
    """Why undo is refused: ``nothing``, ``chance``, ``person`` or ``settled``, as in ``UndoError``;
    empty if it is not.
    """
    name: str
    """The player who moved since then, for ``person``."""


@final
class Match:
    """A match: plays moves, resolves chance events, keeps the record and undoes moves."""

    def __init__(
        self,
        setup: Setup,
        *,
        seed: int | str | None = None,
        names: list[str] | None = None,
        bots: list[str] | None = None,
        date: str = "",
        take_back: bool = False,
        deal: str = "",
    ) -> None:
        for what, given in (("names", names), ("bots", bots)):
            if given is not None and len(given) != setup.seats:
                raise OptionError(f"expected {setup.seats} {what}, found {len(given)}")
            for text in given or []:
                if not is_plain(text):
                    raise OptionError(f"{what}: {quoted(text)} is not plain text")
        self.rng: Final = Rng(f"deal {deal}" if deal else seed)
        self.deal: Final = Deal(deal) if deal else None
        """Derives the chance events if they are to be the same at several tables."""
        self.game: Final[Game] = setup.game
        self.setup: Final[Setup] = setup.game.settle_options(setup, self.rng)
        self.state: State = self.setup.start()
        self.moves: Final[list[Move]] = []
        self.names: Final = names or [f"Player {seat + 1}" for seat in range(setup.seats)]
        self.bots: Final = bots or [""] * setup.seats
        """The bot that plays each seat; an empty string for a person."""
        self.date: Final = date
        self.take_back: Final = take_back
        """Whether chance events may be undone. Stored in the record."""
        self._marks: Final = [f"{seat + 1} " for seat in range(setup.seats)] + [f"{CHANCE_MARK} "]
        """Prefixes of record lines by seat; chance is last, since ``CHANCE`` is −1."""
        self._endings: Final = Endings(setup.seats)
        # ``_undo_base`` is the position after the last chance event or remark, saved at the first
        # decision since then, and ``_undo_base_at`` is the index of that decision. Undo replays
        # moves from there, so this is the only saved position. ``_own_seat`` is the seat
        # that decided last, whose decisions ``undo`` removes; others' are in the way even if they
        # are the last ones after an undo.
        self._undo_base: State | None = None
        self._undo_base_at = 0
        self._own_seat = NOBODY

    # --- moves ----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or by a remark."""
        return self._endings.how != "" or self.state.to_move() == OVER

    @property
    def mover(self) -> int:
        """The seat to move, ``CHANCE``, or ``OVER``. Unlike the state, considers remarks."""
        return OVER if self._endings.how else int(self.state.to_move())

    @property
    def ended(self) -> str:
        """The remark that ended the match early, or an empty string."""
        return self._endings.how

    @property
    def out(self) -> list[int]:
        """The seats that resigned or abandoned the match. They are ranked last."""
        return list(self._endings.out)

    def winners(self) -> list[int]:
        """Return the winning seats, taking remarks into account; empty if the match is not over.

        >>> match = arizona.new("knight", seed=7)
        >>> events = match.remark(0, "resigns")
        >>> match.over, match.winners()
        (True, [1])
        """
        return self._endings.winners(self.state)

    def remark(self, seat: int, text: str) -> list[Event]:
        """Record a remark, such as ``resigns`` or ``is gone``.

        It is part of the record, and moves before it cannot be undone. A seat that is out is ranked
        last. The match ends when only one seat is left.

        >>> match = arizona.new("rails", seed=7, seats=3)
        >>> match.remark(2, "resigns"), match.over
        ([Event('table-resigned', seat=2, {}, points=+0)], False)
        """
        if self.over:
            raise IllegalMoveError("the game is over")
        self._endings.check(seat, text, self.game.draw)
        return self._remark(seat, text)

    def _remark(self, seat: int, text: str) -> list[Event]:
        self._undo_base = None
        self._own_seat = NOBODY
        self.moves.append(Move(seat, NO_ACTION, text))
        return self._endings.record(seat, text)

    def play(self, move: int | str) -> list[Event]:
        """Play a move, given as an action or as text, and resolve the chance events that follow.

        Returns the events. An illegal, malformed or ambiguous move raises an error and changes
        nothing.

        >>> match = arizona.new("knight", seed=7, deal="draft")
        >>> match.play("pick Mesa")
        [Event('tile-picked', seat=0, {'tile': 'Mesa'}, points=+0)]
        >>> match.play("Rim")[0].seat  # any part that fits only one move will do
        1
        >>> match.play("pick Mesa")
        Traceback (most recent call last):
            ...
        arizona.engine.errors.IllegalMoveError: 'pick Mesa' is not legal here
        """
        if self.over:
            raise IllegalMoveError("the game is over")
        if self.state.to_move() == CHANCE:
            raise IllegalMoveError("a chance event is due first; call settle()")
        action = self.game.parse(self.state, move) if isinstance(move, str) else move
        events = self.push(action)
        events.extend(self.settle())
        return events

    def settle(self) -> list[Event]:
        """Resolve pending chance events until a seat is to move or the match is over.

        >>> from arizona.engine.match import Match
        >>> match = Match(arizona.get_game("knight").setup(), seed=7)
        >>> match.state.to_move() == arizona.CHANCE
        True
        >>> len(match.settle())  # three tiles each
        6
        """
        events: list[Event] = []
        while self.mover == CHANCE:
            events.extend(self._push(self.draw()))
        return events

    def draw(self) -> int:
        """Return an outcome of the pending chance event, from the deal or the random generator.

        >>> from arizona.engine.match import Match
        >>> setup = arizona.get_game("knight").setup()
        >>> Match(setup, deal="Tuesday").draw() == Match(setup, deal="Tuesday").draw()
        True
        """
        if self.deal is not None:
            return self.deal.draw(self.state)
        return int(draw(self.state, self.state.legal(), self.rng))

    def push(self, action: int, text: str | None = None, *, listen: bool = True) -> list[Event]:
        """Apply a decision or a chance outcome without resolving the chance events that follow.

        ``text`` is its exact notation if the caller has it already. If ``listen`` is false, no
        events are created, which is faster.
        """
        if action not in self.state.legal():
            if not 0 <= action < self.setup.num_actions:
                raise IllegalMoveError(f"there is no action {action} in {self.game.name}")
            raise IllegalMoveError(f"action {action} is not legal here")
        return self._push(action, text, listen)

    def _push(self, action: int, text: str | None = None, listen: bool = True) -> list[Event]:
        state = self.state
        mover = int(state.to_move())
        if text is None:
            text = self.game.text(state, action)
        if mover == CHANCE:
            self._undo_base = None
            if self.deal is not None:
                self.deal.record(state)
        elif self._undo_base is None:
            self._undo_base = state.clone()
            self._undo_base_at = len(self.moves)
        self._own_seat = mover
        events: list[Event] = []
        state.log = events if listen else None
        state.apply(action)
        state.log = None
        self.moves.append(Move(mover, action, text))
        return events

    def follow(self, line: str, *, listen: bool = True) -> list[Event]:
        """Apply the next line of a record. Raises ``RecordError`` if it is not valid here.

        >>> match = arizona.new("knight", seed=7, deal="draft")
        >>> match.follow("1 pick Mesa")
        [Event('tile-picked', seat=0, {'tile': 'Mesa'}, points=+0)]
        >>> match.follow("1 pick Rim")
        Traceback (most recent call last):
            ...
        arizona.engine.errors.RecordError: move 2 '1 pick Rim': expected a move of 2
        """
        mover = self.mover
        if mover == OVER:
            raise self._line_error(line, "the game is over before it", "over")
        mark = self._marks[mover]
        if line.startswith(mark):
            text = line[len(mark) :]
        else:
            who, _, text = line.partition(" ")
            if text in REMARKS:
                return self._follow_remark(line)
            if who != mark.strip():
                wanted = "chance" if mover == CHANCE else mark.strip()
                english = f"expected a move of {mark.strip()}"
                raise self._line_error(line, english, "turn", wanted)
        try:
            return self.push(self.game.read(self.state, text), text, listen=listen)
        except MoveError as error:
            # No game has a move with the text of a remark, so checking only after a failure is safe
            # and saves a lookup for each move.
            if text in REMARKS:
                return self._follow_remark(line)
            exact = self._exact_text(text)
            if exact:
                why = f"expected {quoted(exact)}; capitals matter in a record"
                raise self._line_error(line, why, "capitals", exact) from None
            raise self._line_error(line, str(error), "illegal") from None

    def _exact_text(self, text: str) -> str:
        """Return the legal move from which a text differs only in case."""
        for _, known in self.game.legal_texts(self.state):
            if known.lower() == text.lower():
                return known
        return ""

    def _follow_remark(self, line: str) -> list[Event]:
        who, _, text = line.partition(" ")
        number = parse_integer(who, 99) or 0
        if who != CHANCE_MARK and not number:
            raise self._line_error(line, "expected the number of a seat", "number")
        try:
            return self.remark(CHANCE if who == CHANCE_MARK else number - 1, text)
        except MoveError as error:
            cause = error.why if isinstance(error, IllegalMoveError) else "illegal"
            raise self._line_error(line, str(error), cause, who) from None

    def _line_error(self, line: str, why: str, cause: str, who: str = "") -> RecordError:
        """Return the error for a line; ``cause`` and ``who`` are those of the message."""
        number = len(self.moves) + 1
        args: dict[str, Arg] = {"number": number, "line": line, "cause": cause, "who": who}
        english = f"move {number} {quoted(line)}: {why}"
        return RecordError(ValidationMessage("terminal-file-move", english, args))

    # --- undo -----------------------------------------------------------------------------

    def undoable(
        self, seat: int | None = None, bots: list[int] | None = None, *, chance: bool = False
    ) -> Undoable:
        """Decide what a seat may undo: its last decision and all later moves by bots.

        Without a seat, it is the last seat that decided and is not a bot's. Chance events, remarks
        and the decisions of other people are never undone; with ``chance``, in a match with
        ``take_back``, chance events are. Every other function calls this one.

        >>> match = arizona.new("knight", seed=7, deal="draft")
        >>> match.undoable()
        Undoable(seat=-1, moves=0, reason='nothing', name='')
        >>> events = match.play("pick Mesa") + match.play("pick Rim")
        >>> match.undoable(0, bots=[1])
        Undoable(seat=0, moves=2, reason='', name='')
        >>> match.undoable(0)
        Undoable(seat=0, moves=0, reason='person', name='Player 2')
        """
        reason, name = "", ""
        moves = self.moves
        for number in range(len(moves) - 1, -1, -1):
            mover, action, _ = moves[number]
            if mover >= 0 and action >= 0:
                if mover == seat or (seat is None and (bots is None or mover not in bots)):
                    count = 0 if reason else len(moves) - number
                    return Undoable(mover, count, reason, name)
                if not reason and (bots is None or mover not in bots):
                    reason, name = "person", self.names[mover]
            elif not reason and action < 0:
                reason = "settled"
            elif not reason and not (chance and self.take_back):
                reason = "chance"
        return Undoable(-1 if seat is None else seat, 0, "nothing", "")

    def can_undo(self) -> bool:
        """Check whether ``undo`` is possible."""
        return self._own_seat >= 0 and self.undoable(self._own_seat).moves == 1

    def undo(self) -> Move:
        """Undo the last decision. Cannot undo a chance event or cross another seat's decision.

        >>> match = arizona.new("knight", seed=7, deal="draft")
        >>> events = match.play("pick Mesa")
        >>> match.undo()
        Move(seat=0, action=244, text='pick Mesa')
        >>> match.undo()
        Traceback (most recent call last):
            ...
        arizona.engine.errors.UndoError: no moves have been played yet
        """
        if not self.can_undo():
            if not self.moves:
                raise UndoError("no moves have been played yet")
            if self.moves[-1].action < 0:
                raise _undo_error("settled")
            if self.moves[-1].seat == CHANCE:
                raise _undo_error("chance")
            raise UndoError("another player's move cannot be undone", "seat")
        return self._rewind_to(len(self.moves) - 1)[0]

    def undo_to_own(self, seat: int | None, bots: list[int], *, chance: bool = False) -> list[Move]:
        """Undo a seat's last decision and all later moves by bots. Returns the undone moves.

        This is what *undo* means in games against bots. ``undoable`` decides what may be undone;
        the error says what is in the way. Undone chance events will be drawn again.

        >>> match = arizona.new("knight", seed=7, deal="draft")
        >>> events = match.play("pick Mesa") + match.play("pick Rim")
        >>> [move.text for move in match.undo_to_own(0, bots=[1])]
        ['pick Mesa', 'pick Rim']
        """
        found = self.undoable(seat, bots, chance=chance)
        if not found.moves:
            raise _undo_error(found.reason, found.name)
        last = len(self.moves) - found.moves
        if self._undo_base is None or last < self._undo_base_at:  # also undoes chance events
            before = self.at(last)
            gone = self.moves[last:]
            del self.moves[last:]
            self.state = before.state
            if self.deal is not None and before.deal is not None:
                self.deal.take(before.deal)
            self._undo_base = before._undo_base
            self._undo_base_at = before._undo_base_at
        else:
            gone = self._rewind_to(last)
        self._own_seat = found.seat
        return gone

    def recount(self) -> None:
        """Let ``undo`` go as far as if no move had ever been undone.

        >>> match = arizona.new("knight", seed=7, deal="draft")
        >>> events = match.play("pick Mesa") + match.play("pick Rim")
        >>> match.undo().text, match.can_undo()
        ('pick Rim', False)
        >>> match.recount()
        >>> match.undo().text
        'pick Mesa'
        """
        self._own_seat = self.moves[-1].seat if self.moves else NOBODY

    def _rewind_to(self, count: int) -> list[Move]:
        """Undo and return all moves after the first ``count``. None may be a chance event."""
        assert self._undo_base is not None
        self.state = self._undo_base.clone()
        for move in self.moves[self._undo_base_at : count]:
            self.state.apply(move.action)
        gone = self.moves[count:]
        del self.moves[count:]
        return gone

    def restart_turn(self) -> int:
        """Undo the decisions of the current turn as far as ``undo`` may go; return their number.

        >>> match = arizona.new("knight", seed=7)
        >>> for _ in range(3):  # a tile, its turn, the 3-chip
        ...     events = match.play(match.state.legal()[0])
        >>> match.restart_turn()
        3
        """
        if not self.can_undo():
            self.undo()  # raises an error with the reason
        assert self._undo_base is not None
        position = self._undo_base.clone()
        turns: list[int] = []
        for move in self.moves[self._undo_base_at :]:
            turns.append(position.turn())
            position.apply(move.action)
        count = 0
        while count < len(turns) and turns[-1 - count] == turns[-1]:
            if self.moves[-1 - count].seat != self._own_seat:
                break
            count += 1
        self._rewind_to(len(self.moves) - count)
        return count

    # --- records --------------------------------------------------------------------------

    def record(self, note: str = "", *, with_result: bool = True) -> Record:
        """Return the record of the match so far, with the result if the match is over.

        >>> match = arizona.new("knight", seed=7, deal="draft")
        >>> events = match.play("pick Mesa")
        >>> match.record().lines
        ['1 pick Mesa']
        >>> match.record("a fine start").save("game.json")
        """
        record = record_of(
            self.setup,
            list(self.names),
            [move.line() for move in self.moves],
            bots=list(self.bots),
            date=self.date,
            note=note,
            take_back=self.take_back,
        )
        return record.with_result(self.state.scores()) if with_result and self.over else record

    def __copy__(self) -> Match:
        return self.snapshot()

    def __deepcopy__(self, memo: object) -> Match:
        return self.snapshot()

    def __reduce__(self) -> Reduced:
        facts = (self.setup, self.names, self.bots, self.date, self.take_back)
        taken = (self._undo_base, self._undo_base_at, self._own_seat)
        return _from_parts, (*facts, self.rng, self.deal, self.state, self.moves, *taken)

    def snapshot(self) -> Match:
        """Return an independent copy that continues with the same random numbers.

        >>> match = arizona.new("trail", seed=7)
        >>> other = match.snapshot()
        >>> while not other.over:
        ...     events = other.play(other.state.legal()[0])
        >>> len(match.moves) < len(other.moves)
        True
        """
        return _from_parts(
            self.setup,
            list(self.names),
            list(self.bots),
            self.date,
            self.take_back,
            self.rng.clone(),
            None if self.deal is None else self.deal.clone(),
            self.state.clone(),
            list(self.moves),
            None if self._undo_base is None else self._undo_base.clone(),
            self._undo_base_at,
            self._own_seat,
        )

    def restore(self, snapshot: Match) -> None:
        """Restore the match to a snapshot. The snapshot can be used again.

        >>> match = arizona.new("trail", seed=7)
        >>> before = match.snapshot()
        >>> events = match.play(match.state.legal()[0])
        >>> match.restore(before)
        >>> len(match.moves) == len(before.moves)
        True
        """
        if snapshot.setup is not self.setup and (
            snapshot.game is not self.game
            or snapshot.setup.rules != self.setup.rules
            or snapshot.setup.options != self.setup.options
            or snapshot.setup.content.digest != self.setup.content.digest
        ):
            raise OptionError("this is a snapshot of another game")
        self.rng.take(snapshot.rng)
        if self.deal is not None and snapshot.deal is not None:
            self.deal.take(snapshot.deal)
        self.state = snapshot.state.clone()
        self.moves[:] = snapshot.moves
        self._undo_base = None if snapshot._undo_base is None else snapshot._undo_base.clone()
        self._undo_base_at = snapshot._undo_base_at
        self._own_seat = snapshot._own_seat
        self._endings.rebuild(self.moves)

    def at(self, count: int) -> Match:
        """Return a copy of the match after its first ``count`` moves.

        >>> match = arizona.new("knight", seed=7, deal="draft")
        >>> events = match.play("pick Mesa") + match.play("pick Rim")
        >>> before = match.at(1)
        >>> before.state.to_move(), len(before.moves), len(match.moves)
        (1, 1, 2)
        """
        if not 0 <= count <= len(self.moves):
            raise OptionError(f"the game has moments 0 to {len(self.moves)}, not {count}")
        past = Match(
            self.setup,
            names=list(self.names),
            bots=list(self.bots),
            date=self.date,
            take_back=self.take_back,
            deal="" if self.deal is None else self.deal.seed,
        )
        for move in self.moves[:count]:
            past.repeat(move, listen=False)
        return past

    def repeat(self, move: Move, *, listen: bool = True) -> list[Event]:
        """Apply a move or remark from another match of the same game."""
        if move.action < 0:
            return self._remark(move.seat, move.text)
        return self._push(move.action, move.text, listen)


def _undo_error(reason: str, name: str = "") -> UndoError:
    """Return the error for a reason why something cannot be undone."""
    texts = {
        "nothing": "you have not made a move yet",
        "settled": "since then someone resigned or time ran out",
        "chance": CHANCE_NOT_UNDOABLE,
    }
    return UndoError(texts.get(reason) or f"{name} has moved since then", reason, name)


def _from_parts(
    setup: Setup,
    names: list[str],
    bots: list[str],
    date: str,
    take_back: bool,
    rng: Rng,
    deal: Deal | None,
    state: State,
    moves: list[Move],
    settled: State | None,
    settled_at: int,
    own_seat: int,
) -> Match:
    """Build a match from its parts, without copying them."""
    match = Match(
        setup,
        seed=0,
        names=names,
        bots=bots,
        date=date,
        take_back=take_back,
        deal="" if deal is None else deal.seed,
    )
    match.rng.take(rng)
    if match.deal is not None and deal is not None:
        match.deal.take(deal)
    match.state = state
    match.moves.extend(moves)
    match._undo_base = settled
    match._undo_base_at = settled_at
    match._own_seat = own_seat
    match._endings.rebuild(moves)
    return match
