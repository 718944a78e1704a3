"""The state of a match, rebuilt from its log: nothing but an entry of the log changes it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol, cast

from warpad.core.attempt import Attempt
from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, NOBODY, Position
from warpad.core.record import Record, begin, end_of, moves_of
from warpad.core.vecs import i64, vec
from warpad.core.verdict import Verdict
from warpad.play.clock import Clock, Now, show_time
from warpad.play.dealer import Dealer, SecureDealer
from warpad.play.entries import (
    Agreed,
    AnyEntry,
    Asked,
    Claimed,
    Closed,
    Handed,
    Judged,
    Renewed,
    Reopened,
    Resigned,
    Resumed,
    Sealed,
    Stepped,
    Undone,
    Unsealed,
)
from warpad.play.pins import pin_of
from warpad.play.players import BOT, HUMAN, OPEN, Player, Standin
from warpad.play.shapes import Result
from warpad.play.takeback import NO_TAKEBACK, Step, Takeback, Terms, shows_something_new, takeback


@dataclass(frozen=True)
class Happening:
    """What one step told, uncut; only play/update.py hands it out."""

    version: int
    step: int
    events: list[Json]


class Referee(Protocol):
    """Who watches over the try of an etude or of a lesson."""

    seat: int

    def allows(self, position: Position, move: int) -> bool:
        """Whether the solver may make this legal move."""

    def is_over(self, attempt: Attempt) -> bool:
        """Whether the try is over."""

    def outcome(self, attempt: Attempt) -> int | None:
        """What chance must give now; None where it is free."""

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
    practice: bool = False


class State:
    """All that is true of a match now."""

    def __init__(self, plan: Plan, dealer: Dealer | None = None, now: Now = time.time) -> None:
        self.game = plan.game
        self.plan = plan
        self.dealer = dealer or SecureDealer()
        self.now = now
        content = pin_of(plan.game, plan.setup, plan.position).content
        rules = plan.game.rules_version
        self.record = Record(plan.game.name, plan.setup, content, plan.position, rules=rules)
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
        self.paused_until = 0.0
        self._answered: dict[tuple[int, str], int] = {}
        self._steps: list[Step] = []
        self._trail: list[Position] = []
        self._fate: dict[int, int] = {}
        self._revealing: dict[tuple[int, int], bool] = {}
        self._over: tuple[int, bool] = (-1, False)

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
        """Whether this is a try that has come to its end."""
        if self.plan.referee is None:
            return False
        if self._over[0] != self.version:
            self._over = self.version, self.plan.referee.is_over(self.attempt())
        return self._over[1]

    def attempt(self) -> Attempt:
        """What was done so far, for the referee of a try."""
        events = [event for happening in self.happenings for event in happening.events]
        return Attempt(self.position, self.record.steps, events)

    def thinking(self) -> list[int]:
        """The bots among them; whoever the referee of an etude sits in for does not think."""
        if self.plan.referee is not None:
            return []
        return [seat for seat in self.waiting() if self.players[seat].kind == BOT]

    def answered(self, seat: int, id: str) -> int | None:
        """The version that an earlier request of this id led to."""
        return self._answered.get((seat, id)) if id else None

    def _has_answered(self, seat: int) -> bool:
        return any(sender == seat for sender, _ in self._answered)

    def imagined(self, seat: int) -> Position:
        """A world that this seat cannot tell from the real one: all that a bot gets."""
        return self.position.imagine(seat, self.dealer.dice())

    def takeback(self, seat: int) -> Takeback:
        """Whether this seat may undo now."""
        if self.result is not None or self.players[seat].resigned:
            return NO_TAKEBACK
        if seat in self.sealed:
            return Takeback(True, True, None, len(self._steps))
        bots = frozenset(n for n, player in enumerate(self.players) if player.kind == BOT or player.guest)
        if self.plan.referee is not None:
            bots = frozenset()
        back = takeback(
            self._steps, seat, lambda at: self._reveals(at, seat), Terms(self.plan.practice, bots)
        )
        return back if self.plan.referee is None else replace(back, free=back.possible)

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
                self._resumed(entry)
            case Reopened():
                self.players[entry.seat] = Player(OPEN)
            case Renewed():
                self.record.content = entry.pin.content
                self.request = None
        self._remember(entry)
        shown = isinstance(entry, Stepped) and self.clock.limit > 0
        self.clock.run(self.waiting(), entry.at, self._show_times() if shown else None)

    def _show_times(self) -> dict[int, float]:
        """For how long the clock of each seat that is waited for stands, by what it has not seen yet."""
        return {seat: show_time(self._unseen(seat)) for seat in self.waiting()}

    def _unseen(self, seat: int) -> int:
        """How many events this seat may see of what came of its last choice and followed it."""
        count = 0
        for happening in reversed(self.happenings):
            count += sum(self.game.visible(event, seat) for event in happening.events)
            if seat in self._steps[happening.step - 1].actors:
                break
        return count

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
        self._forget_standins(actors)
        if self.position.actor() == NOBODY:
            self._end(list(self.position.scores()), "played", [])

    def _forget_standins(self, actors: tuple[int, ...]) -> None:
        """Whoever chooses again has seen that a bot played for them."""
        for seat in actors:
            if seat != CHANCE and self.players[seat].kind == HUMAN:
                self.players[seat].standin = None

    def _leave_trail(self, actors: tuple[int, ...]) -> None:
        """Keeps the positions before the latest steps of one seat, to go back fast."""
        if not self._steps or self._steps[-1].actors != actors or len(actors) > 1 or actors == (CHANCE,):
            self._trail = []
        self._trail.append(self.position.copy())

    # -- undo and endings --------------------------------------------------------------------

    def _reveals(self, at: int, seat: int) -> bool:
        """Whether a step of one actor showed this seat something hidden."""
        asked = (at, seat)
        if asked not in self._revealing:
            (actor,), (move,) = self._steps[at].actors, self._steps[at].moves
            before = self._before(at)
            self._revealing[asked] = shows_something_new(self.game, before, seat, actor, move)
        return self._revealing[asked]

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
        self._revealing = {at: known for at, known in self._revealing.items() if at[0] < to}
        self.happenings = [h for h in self.happenings if h.step <= to]
        self.result = self.verdict = self.record.end = None
        self.sealed.clear()
        self.request = None
        self.decided = self.reset_at = self.version

    def _handed(self, entry: Handed) -> None:
        player = self.players[entry.seat]
        player.kind, player.bot = (BOT, entry.bot) if entry.bot else (HUMAN, None)
        step = len(self._steps)
        if entry.bot and entry.by != entry.seat:
            player.standin = Standin(entry.bot, entry.by, step)
        elif player.has_standin and player.standin:
            player.standin = replace(player.standin, until=step)
        self.request = None

    def _resigned(self, entry: Resigned) -> None:
        player = self.players[entry.seat]
        player.resigned = True
        teams = [facts.get("team", seat) for seat, facts in enumerate(self.game.seats(self.position))]
        left = {teams[n] for n, other in enumerate(self.players) if not other.resigned}
        if len(left) > 1:
            player.kind, player.bot, player.standin = BOT, entry.bot, None
            self.clock.retire(entry.seat)
            self.request = None
            return
        self._end([1.0 if team in left else 0.0 for team in teams], entry.reason, [entry.seat])

    def _resumed(self, entry: Resumed) -> None:
        if not entry.pauses:
            self.clock.resume(entry.at)
        for began, ended in entry.pauses:
            self.clock.pause(began, ended)
            self.paused_until = max(self.paused_until, ended)

    def _end(self, scores: list[float], reason: str, seats: list[int]) -> None:
        self.result = Result(scores=scores, reason=reason, seats=seats)
        if scores:
            self.record.end = end_of(self.position) | ({} if reason == "played" else {**self.result})
        self.sealed.clear()
        self.request = None
