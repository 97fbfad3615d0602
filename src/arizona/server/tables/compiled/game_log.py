"""A game being played at a table: the match, its log, and access to all of its moments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from msgspec import Raw

from arizona.engine.endings import KINDS
from arizona.engine.events import AT_TABLE, Event
from arizona.engine.match import Match, Undoable
from arizona.engine.message import Message
from arizona.engine.record import Record
from arizona.engine.replay import Listener, replay
from arizona.engine.state import CHANCE, OVER, State
from arizona.server.protocol.codec import encoder
from arizona.server.protocol.parts import (
    ActionInfo,
    ClockInfo,
    EventInfo,
    Phrase,
    Scene,
    UndoStop,
)
from arizona.server.protocol.rest import Moment
from arizona.server.tables.generic_view import generic_view, is_generic

NO_UNDO: Final = Undoable(-1, 0, "", "")
"""For positions that are not the current one."""
STRIDE: Final = 16
"""A position is stored every ``STRIDE`` moments; those in between are replayed from there."""


def phrase(message: Message) -> Phrase:
    """Convert a message of the engine to a phrase of the protocol."""
    return Phrase(message.id, message.args)


class GameLog(Listener):
    """Wraps a ``Match`` and records each move's events, scores and positions by moment."""

    @classmethod
    def new(cls, match: Match) -> GameLog:
        """Return the log of a match without moves."""
        assert not match.moves, "use GameLog.of for a match under way"
        game_log = cls()
        game_log.begins(match)
        return game_log

    @classmethod
    def of(cls, record: Record, *, seed: str | None = None, deal: str = "") -> GameLog:
        """Return the log of a record; every move is checked."""
        game_log = cls()
        replay(record, seed=seed, deal=deal, listener=game_log)
        return game_log

    def begins(self, match: Match) -> None:
        """Start with a new match."""
        self.match = match
        self.game = match.game
        self.generic = is_generic(match.game.name)
        """Whether the page shows the game with its generic interface."""
        self.bot_seats: list[int] = []
        """The seats of bots that play for themselves; undo also reverts their replies."""
        self.undo_chance = False
        """Whether chance events may be undone."""
        self.to_move = match.mover
        """The seat to move, ``CHANCE``, or ``OVER``."""
        self.events: list[EventInfo] = []
        self.scores: list[list[int]] = [match.state.scores()]
        self._positions: list[State] = [match.state.clone()]

    # --- playing ------------------------------------------------------------------------------

    @property
    def moment(self) -> int:
        """The number of moves so far."""
        return len(self.match.moves)

    @property
    def turn_number(self) -> int:
        """The number of the turn; increases when a new one starts."""
        return int(self.match.state.turn())

    def play(self, action: int) -> list[EventInfo]:
        """Play a decision and the chance events that follow. An illegal one raises and changes
        nothing.
        """
        events = self._push(action)
        events += self.settle()
        return events

    def settle(self) -> list[EventInfo]:
        """Draw the pending chance events."""
        match = self.match
        events: list[EventInfo] = []
        while self.to_move == CHANCE:
            events += self._push(match.draw())
        return events

    def _push(self, action: int) -> list[EventInfo]:
        before = len(self.events)
        self.moved(self.match.push(action))
        return self.events[before:]

    def moved(self, events: list[Event]) -> None:
        """Record a move that was made, with its events."""
        match = self.match
        moment = self.moment
        for event in events:
            self.events.append(
                EventInfo(moment, event.kind, event.seat, event.rule, event.points, event.args)
            )
        state = match.state
        self.to_move = match.mover
        self.scores.append(state.scores())
        if moment % STRIDE == 0:
            self._positions.append(state.clone())

    def remark(self, seat: int, text: str) -> list[EventInfo]:
        """Record a remark that is not a move, such as a resignation, absence or timeout."""
        before = len(self.events)
        self.moved(self.match.remark(seat, text))
        return self.events[before:]

    def follow(self, line: str) -> list[EventInfo]:
        """Play a move of another server, given as a line of the record."""
        before = len(self.events)
        self.moved(self.match.follow(line))
        return self.events[before:]

    def back_to(self, moment: int) -> None:
        """Revert to a moment, as another server did."""
        self.match.restore(self.match.at(moment))
        self._drop_undone()

    def undo(self, seat: int) -> int:
        """Undo a seat's last decision with the bots' replies; return the number of moves undone."""
        before = self.moment
        self.match.undo_to_own(seat, self.bot_seats, chance=self.undo_chance)
        self._drop_undone()
        return before - self.moment

    def restart_turn(self) -> int:
        """Undo this turn's decisions of the seat to move; return the number of moves undone."""
        before = self.moment
        self.match.restart_turn()
        self._drop_undone()
        return before - self.moment

    def _drop_undone(self) -> None:
        moment = self.moment
        # A server that replays this game does not know the undone moves.
        self.match.recount()
        self.to_move = self.match.mover
        while self.events and self.events[-1].moment > moment:
            self.events.pop()
        del self.scores[moment + 1 :]
        del self._positions[moment // STRIDE + 1 :]

    def undoable(self, seat: int | None = None) -> Undoable:
        """Return what undo would remove: a seat's last decision, by default the last person's,
        with the bots' replies.
        """
        return self.match.undoable(seat, self.bot_seats, chance=self.undo_chance)

    def undo_seat(self) -> int:
        """Return the seat whose last decision can be undone; -1 if there is none."""
        found = self.undoable()
        return found.seat if found.moves else -1

    def restart_seat(self) -> int:
        """Return the seat whose decisions in this turn can be undone; -1 if there is none."""
        match = self.match
        seat = match.moves[-1].seat if match.can_undo() else -1
        return -1 if seat in self.bot_seats else seat

    # --- scenes -------------------------------------------------------------------------------

    def view(self) -> Mapping[str, object]:
        """Return the view of the current position. The caller must not modify it."""
        return self.view_of(self.match.state)

    def view_of(self, state: State) -> Mapping[str, object]:
        """Return the view of a position, with the parts that the page needs for this game."""
        view = self.game.view(state)
        return generic_view(self.game.name, view, self.match.names) if self.generic else view

    def scene(self, seq: int, clocks: list[ClockInfo], view: Raw) -> Scene:
        """Return the scene of the current position, with its view as JSON."""
        undo, restart = self.undoable(), self.restart_seat()
        return self._scene(self.match.state, seq, self.moment, undo, restart, clocks, view)

    def scene_of(self, state: State, moment: int, view: Raw) -> Scene:
        """Return the scene of a position that was not played in this game."""
        return self._scene(state, -1, moment, NO_UNDO, -1, [], view, played=False)

    def _scene(
        self,
        state: State,
        seq: int,
        moment: int,
        undo: Undoable,
        restart_seat: int,
        clocks: list[ClockInfo],
        view: Raw,
        *,
        played: bool = True,
    ) -> Scene:
        match = self.match
        last = played and moment == self.moment
        ended = match.ended if last else ""
        mover = OVER if ended else int(state.to_move())
        return Scene(
            seq=seq,
            moment=moment,
            to_move=mover,
            turn=int(state.turn()),
            prompt=self._early_end_prompt(ended) if ended else phrase(self.game.prompt(state)),
            actions=[] if mover in (OVER, CHANCE) else self._actions(state),
            view=view,
            scores=state.scores(),
            winners=match.winners() if last else state.winners(),
            out=match.out if last else [],
            ended=KINDS[ended][len(AT_TABLE) :] if ended else "",
            can_undo=undo.moves > 0,
            undo_seat=undo.seat if undo.moves else -1,
            undo_stop=cast("UndoStop", undo.reason),
            restart_seat=restart_seat,
            clocks=clocks,
        )

    def _early_end_prompt(self, ended: str) -> Phrase:
        out = self.match.out
        name = self.match.names[out[-1]] if out else ""
        return Phrase(f"table-over-{KINDS[ended][len(AT_TABLE) :]}", {"name": name})

    def _actions(self, state: State) -> list[ActionInfo]:
        out = []
        for action in state.legal():
            words = self.game.words(state, action)
            label = words.label
            out.append(ActionInfo(action, words.text, Phrase(label.id, label.args), words.targets))
        return out

    def state_at(self, moment: int) -> State:
        """Return a copy of the position at a valid moment."""
        state = self._positions[moment // STRIDE].clone()
        for move in self.match.moves[moment // STRIDE * STRIDE : moment]:
            if move.action >= 0:
                state.apply(move.action)
        return state

    def mover_at(self, moment: int) -> int:
        """Return the seat to move at a moment, ``CHANCE``, or ``OVER``."""
        return int(self.state_at(moment).to_move())

    def moment_at(self, table: str, moment: int) -> Moment:
        """Return a valid moment of the game."""
        state = self.state_at(moment)
        view = Raw(encoder.encode(self.view_of(state)))
        return Moment(
            table=table,
            moment=moment,
            last=self.moment,
            move=self.match.moves[moment - 1].line() if moment else "",
            events=[event for event in self.events if event.moment == moment],
            scene=self._scene(state, -1, moment, NO_UNDO, -1, [], view),
        )

    def lines(self, since: int = 0) -> list[str]:
        """Return the moves as lines of a record."""
        return [move.line() for move in self.match.moves[since:]]
