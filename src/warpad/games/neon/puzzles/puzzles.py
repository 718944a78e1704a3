"""Etudes of Neon: the plan and the use of abilities with the best chance to get there in this round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from warpad.core.dice import Dice
from warpad.core.errors import DecodeError
from warpad.core.etude import Draft, Etude, Etudes, Opponent, Saying
from warpad.core.game import Json
from warpad.core.goal import Goal
from warpad.core.position import SEVERAL, Position
from warpad.games.neon.data import codes
from warpad.games.neon.position import Neon
from warpad.games.neon.puzzles.arising import arise
from warpad.games.neon.puzzles.asking import goals_of, outcome_of, whom, wish_of
from warpad.games.neon.puzzles.goals import RoundGoal
from warpad.games.neon.puzzles.obvious import PlainGoal
from warpad.games.neon.puzzles.sketching import sketch
from warpad.games.neon.puzzles.themes import themes_of
from warpad.games.neon.rules import layout
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell import codec
from warpad.games.neon.tell.actions import move_of

SEARCH, OTHERS = "search", "others"
ALLOWED = (SEARCH, OTHERS)
STANCES: tuple[Opponent, ...] = ("nothing", "defence", "anything")
# What succeeds less often than this is no pleasure to have found.
LEAST_CHANCE = 0.5


class NeonEtudes(Etudes):
    """What Neon knows of etudes; `new` begins a game from options."""

    opponents = STANCES

    def __init__(self, new: Callable[[Json], Position]) -> None:
        self.new = new

    def start(self, etude: Etude) -> Position:
        """NEON-R-01: others may leave their actions out here; the goal says who may not."""
        position = codec.load(etude.position, Neon)
        s = position.s
        if not 0 <= etude.seat < s[layout.PLAYERS]:
            raise DecodeError("etude-no-seat", "seat", detail=f"seat {etude.seat}")
        if s[layout.ROUND] == 0:
            raise DecodeError("neon-etude-round", "position.state.round")
        if position.place(etude.seat) == codes.OUT:
            raise DecodeError("neon-etude-out", "seat", detail=f"seat {etude.seat}")
        s[layout.MAY_SKIP] = 1
        return position

    def goal(self, etude: Etude, position: Position) -> Goal:
        return self.judge(RoundGoal, etude, position)

    def plain(self, etude: Etude, position: Position) -> Goal:
        return self.judge(PlainGoal, etude, position)

    def judge(self, kind: type[RoundGoal], etude: Etude, position: Position) -> RoundGoal:
        assert isinstance(position, State)
        judge = kind(wish_of(etude, position))
        if etude.opponent not in STANCES:
            raise DecodeError("etude-word", "opponent", given=etude.opponent, choices=list(STANCES))
        judge.others = STANCES.index(etude.opponent)
        for ability in etude.allowed:
            if ability not in ALLOWED:
                raise DecodeError("etude-word", "allowed", given=ability, choices=list(ALLOWED))
        judge.searches = SEARCH in etude.allowed
        judge.attacks_others = OTHERS in etude.allowed
        seal_plans(judge, etude, position)
        return judge

    def allows(self, goal: Goal, position: Position, move: int) -> bool:
        assert isinstance(goal, RoundGoal)
        assert isinstance(position, State)
        return goal.permits(position, move)

    def propose(self, dice: Dice) -> Draft | None:
        """A moment of a game as it was played, or of one whose fighters are newly equipped."""
        etude = arise(self.new, dice) if dice.below(2) else sketch(self.new, dice)
        if etude is None:
            return None
        position = self.start(etude)
        return Draft(etude, position, self.goal(etude, position))

    def settle(self, draft: Draft, best: float, end: Position) -> Etude | None:
        return draft.etude if best >= LEAST_CHANCE else None

    def is_whole(self, position: Position, etude: Etude) -> bool:
        return True

    def themes(self, etude: Etude, events: Sequence[Json], end: Position) -> list[str]:
        assert isinstance(end, State)
        return themes_of(events, end, etude.seat)

    def terms(self, etude: Etude) -> list[Saying]:
        names_victim = etude.goal["kind"] in ("defeat", "wound")
        has_allies = etude.position["rules"]["mode"] == codes.COALITION
        return [
            Saying(f"etude-opponent-{etude.opponent}"),
            *([Saying("etude-allies-idle")] if has_allies else []),
            *([Saying("etude-team-points")] if has_allies and etude.goal["kind"] == "points" else []),
            *(Saying(f"etude-allowed-{ability}") for ability in etude.allowed),
            *([] if SEARCH in etude.allowed else [Saying("etude-no-loot")]),
            *([Saying("etude-no-others")] if names_victim and OTHERS not in etude.allowed else []),
            *(Saying("etude-sealed", {"action": plan}) for plan in etude.sealed.values()),
        ]

    def outcome(self, etude: Etude, start: Position, end: Position) -> Saying:
        assert isinstance(start, State)
        assert isinstance(end, State)
        return outcome_of(wish_of(etude, start), start, end)

    def picture(self, etude: Etude) -> Json:
        position = self.start(etude)
        assert isinstance(position, State)
        target = whom(etude, position)
        ring: Any = position.observe(etude.seat)["ring"]
        marks = [
            [at, order, int(who != etude.seat and not position.is_ally(etude.seat, who)), int(who == target)]
            for at, sector in enumerate(ring)
            for order, who in enumerate(sector["fighters"])
        ]
        return {"ground": "ring", "size": len(ring), "marks": marks}

    def told_beforehand(self, position: Position, seat: int, step: Json) -> dict[str, Json]:
        """NEON-PLAN-05: the plans that the others made."""
        if position.actor() != SEVERAL:
            return {}
        return {name: plan for name, plan in step.items() if name != str(seat)}

    def goals(self, position: Position, seat: int) -> list[Json]:
        assert isinstance(position, State)
        return goals_of(position, seat)


def seal_plans(judge: RoundGoal, etude: Etude, position: State) -> None:
    """NEON-PLAN-05: plans are made at the same time; those of the others are told, or may be any."""
    planners = list(position.actors()) if position.actor() == SEVERAL else []
    others = [seat for seat in planners if seat != etude.seat]
    for name, plan in etude.sealed.items():
        if name not in map(str, others):
            raise DecodeError("neon-etude-plan", f"sealed.{name}", detail="nothing to choose in secret")
        move = move_of(position, int(name), plan)
        if move not in position.legal(int(name)):
            raise DecodeError("neon-etude-plan", f"sealed.{name}", detail="not from this hand")
        judge.plans[int(name)] = move
    if etude.opponent != "anything":
        for seat in others:
            if str(seat) not in etude.sealed:
                raise DecodeError("neon-etude-plan", f"sealed.{seat}", detail="missing")
