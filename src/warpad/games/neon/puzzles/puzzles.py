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
from warpad.games.neon.data.catalogue import AUTOMA_ID, catalogue
from warpad.games.neon.position import Neon
from warpad.games.neon.puzzles.goals import COLLECT, GOAL_NAMES, RoundGoal, trophies_of
from warpad.games.neon.puzzles.obvious import PlainGoal
from warpad.games.neon.puzzles.sketching import sketch
from warpad.games.neon.puzzles.themes import themes_of
from warpad.games.neon.rules import layout
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell import codec
from warpad.games.neon.tell.actions import move_of
from warpad.games.neon.tell.wording import Wording

SEARCH, OTHERS = "search", "others"
ALLOWED = (SEARCH, OTHERS)
STANCES: tuple[Opponent, ...] = ("nothing", "defence", "anything")
# What each goal is told besides its kind.
PARTS = {
    "defeat": {"fighter"},
    "wound": {"fighter", "amount"},
    "stand": {"amount"},
    "collect": {"amount"},
}
# Goals of the own fighter, that name nobody.
OWN = ("stand", "collect")
MOST_COLLECTED = 12
# What succeeds less often than this is no pleasure to have found.
LEAST_CHANCE, MOST_CHANCE = 0.25, 0.95


class NeonEtudes(Etudes):
    """What Neon knows of etudes; `new` begins a game from options."""

    opponents = STANCES

    def __init__(self, new: Callable[[Json], Position]) -> None:
        self.new = new

    def start(self, etude: Etude) -> Position:
        """NEON-R-01: others may leave their actions out here; the goal says who may not."""
        position = codec.load(etude.position, Neon)
        s = position.s
        if s[layout.MODE] == codes.COALITION:
            raise DecodeError("neon-etude-teams", "position.rules.mode")
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
        name = etude.goal.get("kind")
        if name not in GOAL_NAMES:
            raise DecodeError("etude-word", "goal.kind", given=str(name), choices=list(GOAL_NAMES))
        for part in {*PARTS[name], *etude.goal} - {"kind"}:
            if part not in PARTS[name] or part not in etude.goal:
                detail = "not part of this goal" if part in etude.goal else "missing"
                raise DecodeError("etude-parts", f"goal.{part}", detail=detail)
        if name == "collect" and not position.counts_points():
            raise DecodeError("neon-etude-collect", "goal.kind")
        target = etude.seat if name in OWN else target_of(etude, position)
        judge = kind(position, etude.seat, GOAL_NAMES.index(name), target, floor_of(etude, position, target))
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
        """A moment of a random game, its fighters newly equipped, with a fighter to be defeated."""
        etude = sketch(self.new, dice)
        if etude is None:
            return None
        position = self.start(etude)
        return Draft(etude, position, self.goal(etude, position))

    def settle(self, draft: Draft, best: float, end: Position) -> Etude | None:
        return draft.etude if LEAST_CHANCE <= best <= MOST_CHANCE else None

    def is_whole(self, position: Position, etude: Etude) -> bool:
        return True

    def themes(self, events: Sequence[Json], end: Position) -> list[str]:
        assert isinstance(end, State)
        attacker = end.s[layout.ATTACKER]
        return themes_of(events, end, int(attacker if attacker >= 0 else end.s[layout.ACTIVE]))

    def terms(self, etude: Etude) -> list[Saying]:
        return [
            Saying(f"etude-opponent-{etude.opponent}"),
            Saying("etude-no-loot" if etude.goal["kind"] in OWN else "etude-not-allowed"),
            *(Saying(f"etude-allowed-{ability}") for ability in etude.allowed),
            *(Saying("etude-sealed", {"action": plan}) for plan in etude.sealed.values()),
        ]

    def outcome(self, etude: Etude, start: Position, end: Position) -> Saying:
        """How many tokens are left, of the target or of the own fighter, or how many were collected."""
        assert isinstance(start, State)
        assert isinstance(end, State)
        goal = self.judge(RoundGoal, etude, start)
        if goal.kind == COLLECT:
            found = trophies_of(end, goal.seat) - goal.trophies
            return Saying("etude-outcome-collected", {"amount": found, "wanted": goal.floor})
        name = Wording(start, goal.target).who(goal.target).removeprefix("fighter-")
        if goal.is_down(end, 0):
            return Saying("etude-outcome-fighter-fell", {"fighter": name})
        left = int(end.s[end.block(goal.target) + layout.F_HEALTH])
        return Saying("etude-outcome-fighter-stands", {"fighter": name, "left": left})

    def picture(self, etude: Etude) -> Json:
        position = self.start(etude)
        assert isinstance(position, State)
        target = etude.seat if etude.goal["kind"] in OWN else target_of(etude, position)
        ring: Any = position.observe(etude.seat)["ring"]
        marks = [
            [at, order, int(who != etude.seat), int(who == target)]
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
        fighters: Any = position.observe(seat)["fighters"]
        others = [f for f in fighters if f["seat"] != seat and isinstance(f["place"], int)]
        own = max(fighters[seat]["tokens"], 1)
        stand: Json = {"kind": "stand", "amount": {"low": 1, "high": own}}
        if not others:
            return [stand]
        collect: Json = {"kind": "collect", "amount": {"low": 1, "high": MOST_COLLECTED}}
        names = [f["fighter"] for f in others]
        amount = {"low": 1, "high": max(1, *(f["tokens"] for f in others))}
        return [
            {"kind": "defeat", "fighter": names},
            {"kind": "wound", "fighter": names, "amount": amount},
            stand,
            *([collect] if position.counts_points() else []),
        ]


def target_of(etude: Etude, position: State) -> int:
    """The fighter that the goal names: somebody else, on the arena."""
    known = catalogue(position.pack)
    name = etude.goal["fighter"]
    for who in range(codes.FIGHTERS):
        number = position.s[position.block(who) + layout.F_ID]
        called = AUTOMA_ID if who == codes.AUTOMA else known.fighters[number] if number >= 0 else None
        if called == name and position.place(who) >= 0 and who != etude.seat:
            return who
    raise DecodeError("neon-etude-no-fighter", "goal.fighter", fighter=str(name))


def floor_of(etude: Etude, position: State, target: int) -> int:
    """How many health tokens are left when the goal is met (standing: at least must be)."""
    health = position.s[position.block(target) + layout.F_HEALTH]
    if etude.goal["kind"] == "collect":
        health = MOST_COLLECTED
    if etude.goal["kind"] == "defeat":
        return 0
    amount = etude.goal["amount"]
    if not isinstance(amount, int) or isinstance(amount, bool) or not 1 <= amount <= health:
        raise DecodeError("etude-amount", "goal.amount", low=1, high=int(health), given=str(amount))
    return health - amount if etude.goal["kind"] == "wound" else amount


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
