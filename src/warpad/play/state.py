"""The state of a match, rebuilt from its log: nothing but an entry of the log changes it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, NOBODY, Position
from warpad.core.record import begin, end_of, moves_of, new_record
from warpad.core.vecs import i64, vec
from warpad.core.verdict import Verdict
from warpad.play.clock import Clock, Now
from warpad.play.dealer import Dealer, SecureDealer
from warpad.play.entries import (
    Agreed,
    AnyEntry,
    Asked,
    Claimed,
    Closed,
    Handed,
    Judged,
    Resigned,
    Resumed,
    Sealed,
    Stepped,
    Undone,
    Unsealed,
)
from warpad.play.players import BOT, HUMAN, Player
from warpad.play.shapes import Result
from warpad.play.takeback import NO_TAKEBACK, Step, Takeback, shows_something_new, takeback


@dataclass(frozen=True)
class Happening:
    """What one step told, uncut; only play/update.py hands it out."""

    version: int
    step: int
    events: list[Json]


class Referee(Protocol):
    """Who watches over the try of an etude."""

    seat: int

    def allows(self, position: Position, move: int) -> bool:
        """Whether the solver may make this legal move."""

    def is_decided(self, position: Position) -> bool:
        """Whether the try is over."""

    def progress(self, position: Position) -> Json | None:
        """How far what is about to happen would lead, where that can be counted."""


@dataclass(frozen=True)
class Plan:
    """All that a match starts from."""

    game: Game
    setup: Json
    players: Sequence[Player]
    position: Json | None = None
    limit: float = 0
    increment: float = 0
    referee: Referee | None = None


class State:
    """All that is true of a match now."""

    def __init__(self, plan: Plan, dealer: Dealer | None = None, now: Now = time.time) -> None:
        self.game = plan.game
        self.plan = plan
        self.dealer = dealer or SecureDealer()
        self.now = now
        self.record = new_record(plan.game, plan.setup, plan.position)
        self.position = begin(plan.game, self.record)
        self.position.listen()
        self.players = [player.copy() for player in plan.players]
        self.version = 0
        self.decided = 0
        self.reset_at = 0
        self.sealed: dict[int, int] = {}
        self.request: Asked | None = None
        self.agreed: set[int] = set()
        self.result: Result | None = None
        self.verdict: Verdict | None = None
        self.happenings: list[Happening] = []
        self.clock = Clock(len(self.players), plan.limit, plan.increment)
        self._answered: dict[tuple[int, str], int] = {}
        self._steps: list[Step] = []
        self._trail: list[Position] = []
        self._fate: dict[int, int] = {}
        self._revealing: dict[int, bool] = {}

    # -- questions ---------------------------------------------------------------------------

    @property
    def steps(self) -> Sequence[Step]:
        return self._steps

    def waiting(self) -> list[int]:
        """The seats that still have to choose."""
        if self.result is not None or self.is_decided():
            return []
        return [seat for seat in self.position.actors() if seat != CHANCE and seat not in self.sealed]

    def moves(self, seat: int) -> list[int]:
        """What a seat that acts may do: the legal moves, in an etude only those that belong to it."""
        legal, referee = list(self.position.legal(seat)), self.plan.referee
        if referee is None or seat != referee.seat:
            return legal
        return [move for move in legal if referee.allows(self.position, move)]

    def is_decided(self) -> bool:
        """Whether this is the try of an etude that has come to its end."""
        return self.plan.referee is not None and self.plan.referee.is_decided(self.position)

    def thinking(self) -> list[int]:
        """The bots among them; whoever the referee of an etude sits in for does not think."""
        if self.plan.referee is not None:
            return []
        return [seat for seat in self.waiting() if self.players[seat].kind == BOT]

    def answered(self, seat: int, id: str) -> int | None:
        """The version that an earlier request of this id led to."""
        return self._answered.get((seat, id)) if id else None

    def imagined(self, seat: int) -> Position:
        """A world that this seat cannot tell from the real one: all that a bot gets."""
        return self.position.imagine(seat, self.dealer.dice())

    def takeback(self, seat: int) -> Takeback:
        """Whether this seat may undo now."""
        if self.result is not None or self.players[seat].resigned:
            return NO_TAKEBACK
        if seat in self.sealed:
            return Takeback(True, True, None, len(self._steps))
        back = takeback(self._steps, seat, self._reveals)
        return back if self.plan.referee is None else Takeback(back.possible, back.possible, None, back.to)

    def replayed(self, upto: int) -> Position:
        """The position after the first `upto` steps."""
        position = begin(self.game, self.record)
        for step in self._steps[:upto]:
            position.apply(step.moves)
        return position

    def missing(self) -> list[int]:
        """The seats whose consent the open request still needs."""
        return [s for s in self.request.wanted if s not in self.agreed] if self.request else []

    # -- the log -----------------------------------------------------------------------------

    def absorb(self, entry: AnyEntry, moves: vec[i64] | None = None) -> None:
        """Lets one entry happen: the only way in which the state changes."""
        self.version += 1
        match entry:
            case Stepped():
                self._stepped(entry, moves)
            case Sealed():
                self.sealed[entry.seat] = self.game.move(self.position, entry.seat, entry.action)
            case Unsealed():
                del self.sealed[entry.seat]
            case Undone():
                self._undone(entry.to)
            case Asked():
                self.request, self.agreed = entry, set()
            case Agreed():
                self.agreed.add(entry.seat)
                if not entry.yes:
                    self.request = None
            case Resigned():
                self._resigned(entry)
            case Handed():
                self._handed(entry)
            case Claimed():
                self.players[entry.seat] = Player(HUMAN, entry.name)
            case Closed():
                self._end(entry.scores, entry.reason, entry.seats)
            case Judged():
                self.verdict = cast(Verdict, entry.verdict)
                if self.result is None:
                    self._end([], "etude", [])
            case Resumed():
                self.clock.resume(entry.at)
        self._remember(entry)
        self.clock.run(self.waiting(), entry.at)

    def _remember(self, entry: AnyEntry) -> None:
        seat = entry.by if isinstance(entry, (Stepped, Handed)) else getattr(entry, "seat", None)
        if entry.id and seat is not None:
            self._answered[seat, entry.id] = self.version

    def _stepped(self, entry: Stepped, moves: vec[i64] | None) -> None:
        number = len(self.record.steps) + 1
        played = moves if moves is not None else moves_of(self.game, self.position, entry.step, number)
        actors = tuple(int(seat) for seat in self.position.actors())
        self._leave_trail(actors)
        key = self.position.key() if actors == (CHANCE,) else 0
        self._steps.append(Step(actors, played, key))
        self.record.steps.append(entry.step)
        self.position.apply(played)
        events = [self.game.event(self.position, raw) for raw in self.position.take_events()]
        self.happenings.append(Happening(self.version, len(self._steps), events))
        self.sealed.clear()
        self.request = None
        self.decided = self.version
        if self.position.actor() == NOBODY:
            self._end(list(self.position.scores()), "played", [])

    def _leave_trail(self, actors: tuple[int, ...]) -> None:
        """Keeps the positions before the latest steps of one seat, to go back fast."""
        if not self._steps or self._steps[-1].actors != actors or len(actors) > 1 or actors == (CHANCE,):
            self._trail = []
        self._trail.append(self.position.copy())

    # -- undo and endings --------------------------------------------------------------------

    def _reveals(self, at: int) -> bool:
        if at not in self._revealing:
            step = self._steps[at]
            before = self._before(at)
            self._revealing[at] = shows_something_new(self.game, before, step.actors[0], step.moves[0])
        return self._revealing[at]

    def _before(self, at: int) -> Position:
        back = at - len(self._steps)
        return self._trail[back].copy() if 0 < -back <= len(self._trail) else self.replayed(at)

    def _undone(self, to: int) -> None:
        for step in self._steps[to:]:
            if step.is_chance and self.plan.referee is None:
                self._fate[step.key] = step.moves[0]
        gone = len(self._steps) - to
        self.position = self._before(to)
        self.position.listen()
        self._trail = self._trail[: max(0, len(self._trail) - gone)]
        del self._steps[to:], self.record.steps[to:]
        self._revealing = {n: known for n, known in self._revealing.items() if n < to}
        self.happenings = [h for h in self.happenings if h.step <= to]
        self.result = self.verdict = self.record.end = None
        self.sealed.clear()
        self.request = None
        self.decided = self.reset_at = self.version

    def _handed(self, entry: Handed) -> None:
        player = self.players[entry.seat]
        player.kind, player.bot = (BOT, entry.bot) if entry.bot else (HUMAN, None)
        self.request = None

    def _resigned(self, entry: Resigned) -> None:
        player = self.players[entry.seat]
        player.resigned = True
        teams = [facts.get("team", seat) for seat, facts in enumerate(self.game.seats(self.position))]
        left = {teams[n] for n, other in enumerate(self.players) if not other.resigned}
        if len(left) > 1:
            player.kind, player.bot = BOT, entry.bot
            self.request = None
            return
        self._end([1.0 if team in left else 0.0 for team in teams], entry.reason, [entry.seat])

    def _end(self, scores: list[float], reason: str, seats: list[int]) -> None:
        self.result = Result(scores=scores, reason=reason, seats=seats)
        if scores:
            self.record.end = end_of(self.position) | ({} if reason == "played" else {**self.result})
        self.sealed.clear()
        self.request = None
