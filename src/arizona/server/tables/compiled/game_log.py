"""A game being played at a table: the match, its log, and every moment of it at hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Raw

from arizona.engine.endings import KINDS
from arizona.engine.events import AT_TABLE, Event
from arizona.engine.match import Match
from arizona.engine.message import Message
from arizona.engine.record import Record
from arizona.engine.replay import Listener, replay
from arizona.engine.state import CHANCE, OVER, State, draw
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

STRIDE: Final = 16
"""A position is kept at every so many moments; those between are replayed from there."""


def phrase(message: Message) -> Phrase:
    """A message of the engine for the wire."""
    return Phrase(message.id, message.args)


class GameLog(Listener):
    """Wraps a ``Match`` so that each move's events, scores and position are known by moment."""

    @classmethod
    def new(cls, match: Match) -> GameLog:
        """The story of a match in which no moves have been played yet."""
        assert not match.moves, "use Story.of for a match under way"
        story = cls()
        story.begins(match)
        return story

    @classmethod
    def of(cls, record: Record, *, seed: str | None = None) -> GameLog:
        """The story of a record, every move checked."""
        story = cls()
        replay(record, seed=seed, listener=story)
        return story

    def begins(self, match: Match) -> None:
        """Begin with a match as it was set up."""
        self.match = match
        self.game = match.game
        self.company: list[int] = []
        """The seats of bots that play for themselves: what they answer goes with an undo."""
        self.luck_too = False
        """Whether luck may be taken back here."""
        self.to_move = match.mover
        """The seat that decides, or ``CHANCE``, or ``OVER``."""
        self.events: list[EventInfo] = []
        self.scores: list[list[int]] = [match.state.scores()]
        self._kept: list[State] = [match.state.clone()]

    # --- playing ------------------------------------------------------------------------------

    @property
    def moment(self) -> int:
        """How many moves have been made."""
        return len(self.match.moves)

    @property
    def turn_number(self) -> int:
        """The number of the turn; it grows when another begins."""
        return int(self.match.state.turn())

    def play(self, action: int) -> list[EventInfo]:
        """One decision and the chance that follows; an illegal one raises and changes nothing."""
        events = self._push(action)
        events += self.settle()
        return events

    def settle(self) -> list[EventInfo]:
        """Draw the chance that is due."""
        match = self.match
        events: list[EventInfo] = []
        while self.to_move == CHANCE:
            state = match.state
            events += self._push(int(draw(state, state.legal(), match.rng)))
        return events

    def _push(self, action: int) -> list[EventInfo]:
        before = len(self.events)
        self.moved(self.match.push(action))
        return self.events[before:]

    def moved(self, events: list[Event]) -> None:
        """One more move was made, and this happened."""
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
            self._kept.append(state.clone())

    def remark(self, seat: int, text: str) -> list[EventInfo]:
        """Say something that is no move: that somebody resigns, is gone, is out of time."""
        before = len(self.events)
        self.moved(self.match.remark(seat, text))
        return self.events[before:]

    def follow(self, line: str) -> list[EventInfo]:
        """Make the move that another server has made, told by its line."""
        before = len(self.events)
        self.moved(self.match.follow(line))
        return self.events[before:]

    def back_to(self, moment: int) -> None:
        """Go back to a moment, as another server has."""
        self.match.restore(self.match.at(moment))
        self._forget()

    def undo(self, seat: int) -> int:
        """Take back a seat's last decision, with what bots answered; returns how many moves."""
        before = self.moment
        self.match.undo_to_own(seat, self.company, luck=self.luck_too)
        self._forget()
        return before - self.moment

    def restart_turn(self) -> int:
        """Take back what the seat to move has decided in this turn; returns how many moves."""
        before = self.moment
        self.match.restart_turn()
        self._forget()
        return before - self.moment

    def _forget(self) -> None:
        moment = self.moment
        # A server that reads this game anew knows nothing of what was taken back.
        self.match.recount()
        self.to_move = self.match.mover
        while self.events and self.events[-1].moment > moment:
            self.events.pop()
        del self.scores[moment + 1 :]
        del self._kept[moment // STRIDE + 1 :]

    def undo_seat(self) -> int:
        """Whose last decision can be taken back; -1 if none."""
        return self._undo()[0]

    def _undo(self) -> tuple[int, UndoStop]:
        """Whose last decision can be taken back; or -1, and what is in the way."""
        moves = self.match.moves
        stop: UndoStop = "nothing"
        for number in range(len(moves) - 1, -1, -1):
            seat, action, _ = moves[number]
            if seat >= 0 and action >= 0:
                if seat not in self.company:
                    return (seat, "") if stop == "nothing" else (-1, stop)
            elif stop == "nothing" and action < 0:
                stop = "settled"
            elif stop == "nothing" and not self.luck_too:
                stop = "luck"
        return -1, "nothing"

    def restart_seat(self) -> int:
        """Whose decisions in this turn can be taken back; -1 if none."""
        match = self.match
        seat = match.moves[-1].seat if match.can_undo() else -1
        return -1 if seat in self.company else seat

    # --- telling ------------------------------------------------------------------------------

    def view(self) -> Mapping[str, object]:
        """What a screen draws of the position as it stands. Whoever gets it may not change it."""
        return self.game.view(self.match.state)

    def scene(self, seq: int, clocks: list[ClockInfo], view: Raw) -> Scene:
        """The position as it stands, with its view as JSON."""
        undo_seat, stop = self._undo()
        restart = self.restart_seat()
        return self._scene(
            self.match.state, seq, self.moment, (undo_seat, stop, restart), clocks, view
        )

    def scene_of(self, state: State, moment: int, view: Raw) -> Scene:
        """A position that was not played, as if it stood there."""
        return self._scene(state, -1, moment, (-1, "", -1), [], view, played=False)

    def _scene(
        self,
        state: State,
        seq: int,
        moment: int,
        back: tuple[int, UndoStop, int],
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
            prompt=self._farewell(ended) if ended else phrase(self.game.prompt(state)),
            actions=[] if mover in (OVER, CHANCE) else self._actions(state),
            view=view,
            scores=state.scores(),
            winners=match.winners() if last else state.winners(),
            out=match.out if last else [],
            ended=KINDS[ended][len(AT_TABLE) :] if ended else "",
            can_undo=back[0] >= 0,
            undo_seat=back[0],
            undo_stop=back[1],
            restart_seat=back[2],
            clocks=clocks,
        )

    def _farewell(self, ended: str) -> Phrase:
        """What stands in the prompt's place when a game has ended before its rules end it."""
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
        """A copy of the position at a moment; the caller has checked that there is one."""
        state = self._kept[moment // STRIDE].clone()
        for move in self.match.moves[moment // STRIDE * STRIDE : moment]:
            if move.action >= 0:
                state.apply(move.action)
        return state

    def mover_at(self, moment: int) -> int:
        """The seat that decides at a moment, or ``CHANCE``, or ``OVER``."""
        return int(self.state_at(moment).to_move())

    def moment_at(self, table: str, moment: int) -> Moment:
        """One moment of the game; the caller has checked that there is one."""
        state = self.state_at(moment)
        view = Raw(encoder.encode(self.game.view(state)))
        return Moment(
            table=table,
            moment=moment,
            last=self.moment,
            move=self.match.moves[moment - 1].line() if moment else "",
            events=[event for event in self.events if event.moment == moment],
            scene=self._scene(state, -1, moment, (-1, "", -1), [], view),
        )

    def lines(self, since: int = 0) -> list[str]:
        """The moves as lines of a record."""
        return [move.line() for move in self.match.moves[since:]]
