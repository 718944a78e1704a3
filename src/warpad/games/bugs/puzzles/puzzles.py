"""Etudes of War of Bugs: the order with the best odds to take a unit, or the party, in so many turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warpad.core.dice import Dice
from warpad.core.errors import DecodeError
from warpad.core.etude import Draft, Etude, Etudes, Opponent, Saying
from warpad.core.game import Json
from warpad.core.goal import Goal
from warpad.core.playout import play_out
from warpad.core.position import CHANCE, Position
from warpad.games.bugs.data import setups
from warpad.games.bugs.data.geometry import BOARD, WIDTH
from warpad.games.bugs.data.names import ARMY_NAMES, UNIT_NAMES
from warpad.games.bugs.position import new_position
from warpad.games.bugs.puzzles.endgames import pick_kind, small_board
from warpad.games.bugs.puzzles.goals import GOAL_NAMES, TurnGoal, is_enemy
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.course import start
from warpad.games.bugs.rules.phases import ORDERS, OVER
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import side_of
from warpad.games.bugs.tell import codec

MOST_TURNS = 3
LEAST_CHANCE, MOST_CHANCE = 0.05, 0.95
WARM_UP = (14, 60)
# One draft in so many is no endgame.
ENDGAMES = 4
OWN = 0
THEME_OF = {
    "battle-began": "battle",
    "portal-declared": "portal",
    "triangle-won": "triangle",
    "lot-won": "lot",
}


class BugEtudes(Etudes):
    """What War of Bugs knows of etudes; `load` reads positions."""

    def __init__(self, load: Callable[[Json], Position]) -> None:
        self.load = load

    def start(self, etude: Etude) -> Position:
        position = self.load(etude.position)
        assert isinstance(position, State)
        if position.phase != ORDERS:
            raise DecodeError("bugs-etude-orders", "position.phase")
        if not 0 <= etude.seat < position.setup.seats:
            raise DecodeError("etude-no-seat", "seat", detail=f"seat {etude.seat}")
        return position

    def goal(self, etude: Etude, position: Position) -> Goal:
        assert isinstance(position, State)
        kind, turns = etude.goal.get("kind"), etude.goal.get("turns")
        if kind not in GOAL_NAMES:
            raise DecodeError("etude-word", "goal.kind", given=str(kind), choices=list(GOAL_NAMES))
        if not isinstance(turns, int) or not 1 <= turns <= MOST_TURNS:
            raise DecodeError("etude-amount", "goal.turns", low=1, high=MOST_TURNS, given=str(turns))
        judge = TurnGoal(position, etude.seat, turns, self._target(etude, position))
        judge.mixed = etude.opponent == "mixed"
        judge.others_order = etude.opponent in ("anything", "mixed")
        judge.others_answer = etude.opponent != "nothing"
        if judge.mixed and position.setup.seats != 2:
            raise DecodeError("bugs-etude-mixed", "opponent")
        return judge

    def _target(self, etude: Etude, position: State) -> int:
        if etude.goal["kind"] == "win":
            return NONE
        unit = etude.goal.get("unit")
        if unit not in UNIT_NAMES:
            raise DecodeError("etude-word", "goal.unit", given=str(unit), choices=list(UNIT_NAMES))
        for number in range(position.units):
            if number % len(UNIT_NAMES) == UNIT_NAMES.index(unit) and is_enemy(position, etude.seat, number):
                return number
        raise DecodeError("bugs-etude-no-unit", "goal.unit", unit=unit)

    def propose(self, dice: Dice) -> Draft | None:
        """Mostly a small board for several turns or mixed orders, else a moment of a random party."""
        return self._moment(dice) if dice.below(ENDGAMES) == 0 else self._endgame(dice)

    def _endgame(self, dice: Dice) -> Draft:
        kind = pick_kind(dice)
        position = small_board(kind, dice)
        goal: Json = {"kind": "win", "turns": kind.turns}
        if dice.below(2):
            goal = {"kind": "destroy-unit", "unit": self._any_enemy(position, dice), "turns": kind.turns}
        return self._draft(position, goal, kind.opponent)

    def _moment(self, dice: Dice) -> Draft | None:
        """A position of a random training party, and an enemy unit to be taken this turn."""
        position = new_position(
            setups.make_setup({o.name: o.default for o in setups.OPTIONS} | {"formation": "fixed"})
        )
        start(position)
        play_out(position, dice, WARM_UP[0] + dice.below(WARM_UP[1] - WARM_UP[0]))
        while len(position.actors()) and not (position.phase == ORDERS and len(position.actors()) > 1):
            play_out(position, dice, 1)
        if not len(position.actors()):
            return None
        goal = {"kind": "destroy-unit", "unit": self._any_enemy(position, dice), "turns": 1}
        return self._draft(position, goal, "anything" if dice.below(4) == 0 else "nothing")

    def _any_enemy(self, position: State, dice: Dice) -> str:
        targets = [n for n in range(position.units) if is_enemy(position, OWN, n)]
        return UNIT_NAMES[targets[dice.below(len(targets))] % len(UNIT_NAMES)]

    def _draft(self, position: State, goal: Json, opponent: Opponent) -> Draft:
        etude = Etude(
            etude=1,
            id="draft",
            game="bugs",
            position=codec.dump(position),
            seat=OWN,
            goal=goal,
            opponent=opponent,
        )
        return Draft(etude, position, self.goal(etude, position))

    def settle(self, draft: Draft, best: float, end: Position) -> Etude | None:
        """Neither hopeless nor nearly sure; a sure way that takes several turns is worth finding too."""
        by_force = best >= 1 and draft.etude.goal["turns"] > 1
        return draft.etude if by_force or LEAST_CHANCE <= best <= MOST_CHANCE else None

    def is_whole(self, position: Position, etude: Etude) -> bool:
        return True

    def themes(self, etude: Etude, events: Sequence[Json], end: Position) -> list[str]:
        """BUGS-PLAN-03: whom the order is for, and what it leads to up to the first die."""
        assert isinstance(end, State)
        kinds = [
            str(e["kind"]) for e in events if e["event"] == "order-shown" and e["army"] == ARMY_NAMES[OWN]
        ]
        told = {str(event["event"]) for event in events}
        found = [THEME_OF[name] for name in THEME_OF if name in told]
        return [f"{kinds[0]}-order", *found, *(["dice"] if end.actor() == CHANCE else [])]

    # -- what a page asks for ------------------------------------------------------------------

    def outcome(self, etude: Etude, start: Position, end: Position) -> Saying:
        assert isinstance(start, State)
        assert isinstance(end, State)
        if etude.goal["kind"] == "win":
            won = end.phase == OVER and end.winner == side_of(start, etude.seat)
            return Saying("etude-outcome-won" if won else "etude-outcome-not-won")
        unit = self._target(etude, start)
        gone = end.party == start.party and end.where[unit] == GONE
        return Saying(
            "etude-outcome-unit-gone" if gone else "etude-outcome-unit", {"unit": etude.goal["unit"]}
        )

    def picture(self, etude: Etude) -> Json:
        position = self.start(etude)
        assert isinstance(position, State)
        target = NONE if etude.goal["kind"] == "win" else self._target(etude, position)
        marks = [
            [
                int(cell % WIDTH),
                int(cell // WIDTH),
                int(is_enemy(position, etude.seat, unit)),
                int(unit == target),
            ]
            for unit in range(position.units)
            if 0 <= (cell := position.where[unit]) < BOARD
        ]
        return {"ground": "squares", "marks": marks}

    def goals(self, position: Position, seat: int) -> list[Json]:
        assert isinstance(position, State)
        enemies = (unit for unit in range(position.units) if is_enemy(position, seat, unit))
        turns = {"low": 1, "high": MOST_TURNS}
        units = [UNIT_NAMES[unit % len(UNIT_NAMES)] for unit in enemies]
        return [{"kind": "destroy-unit", "unit": units, "turns": turns}, {"kind": "win", "turns": turns}]
