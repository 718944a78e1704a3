"""What speaks for a choice in War of Bugs: whom it meets with which odds, what it holds, what it escapes.

Orders are secret, so an order is told as it goes if everybody else stays where they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from warpad.core.etude import Saying
from warpad.core.game import Json
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.names import PATH_NAMES, SIDE_NAMES, army_of, cell_name, cell_of, unit_name
from warpad.games.bugs.mind.walks import NOT_STOPPED, WALK_SIZE, walks_of
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.orders import next_army
from warpad.games.bugs.rules.phases import ASK_BOOST, ASK_REROLL, ORDERS, TARGETS
from warpad.games.bugs.rules.scoring import goal_of, side_influence
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import side_of
from warpad.games.bugs.tell.actions import action
from warpad.games.bugs.tell.forecast import forecast
from warpad.games.bugs.tell.worth import boost_worth, reroll_worth, shot_previews

# A battle with less is a bad one.
EVEN = 0.5
# A shot with less is no reason.
LIKELY = 0.3
# So near to the goal influence decides.
NEAR = 2


@dataclass(frozen=True)
class Fight:
    """A battle or shot that an order leads to, seen from whom it is told of."""

    unit: str
    foe: str
    at: str
    value: float
    strength: int
    foe_strength: int
    sure: bool

    def facts(self) -> Json:
        return {
            "unit": self.unit,
            "foe": self.foe,
            "at": self.at,
            "chance": percent(self.value),
            "strength": self.strength,
            "foe_strength": self.foe_strength,
        }

    def mirrored(self) -> Json:
        """The same told of the one who is attacked."""
        return {"unit": self.foe, "foe": self.unit, "at": self.at, "chance": percent(self.value)}


def percent(chance: float) -> int:
    return round(100 * chance)


def fight_of(unit: str, seen: Json) -> Fight:
    return Fight(
        unit,
        seen["foe"]["unit"],
        seen["at"],
        seen["value"],
        seen["strength"]["total"],
        seen["foe"]["strength"]["total"],
        seen["triangle"] is not None,
    )


@dataclass
class Course:
    """Where an order leads if everybody else stays."""

    unit: str = ""
    ends: str = ""
    battle: Fight | None = None
    shots: list[Fight] = field(default_factory=list)


class Table:
    """What all orders of both sides lead to, each if everybody else stays."""

    def __init__(self, position: State, seat: int) -> None:
        self.position = position
        self.army = int(next_army(position, seat))
        self.rows = {
            (row["unit"], row["path"]): row
            for row in (forecast(position, self.army) if self.army != NONE else [])
        }
        self.threats = list(self._threats())

    def course(self, told: Json) -> Course:
        if told.get("do") != "order":
            return Course()
        row = self.rows.get((told["unit"], told["path"]))
        if row is None:
            return Course(told["unit"], self._end(told))
        battle = fight_of(told["unit"], row["battle"]) if row["battle"] else None
        return Course(told["unit"], row["ends"], battle, [fight_of(told["unit"], s) for s in row["shots"]])

    def _end(self, told: Json) -> str:
        for unit, path, cell, _ in self._walks():
            if unit_name(unit) == told["unit"] and PATH_NAMES[path] == told["path"]:
                return cell_name(self.position.setup, cell)
        return ""

    def _walks(self) -> Iterator[tuple[int, int, int, int]]:
        rows = list(walks_of(self.position, self.army))
        for i in range(0, len(rows), WALK_SIZE):
            unit, path, cell, _, stopped, foe = rows[i : i + WALK_SIZE]
            if stopped == NOT_STOPPED:
                yield unit, path, cell, foe

    def _threats(self) -> Iterator[Fight]:
        """The best attack on each own unit where it stands; `unit` is the attacker, `foe` the own one."""
        best: dict[str, Fight] = {}
        for fight in self._attacks() if self.army != NONE else ():
            if fight.value > EVEN and (fight.at not in best or fight.value > best[fight.at].value):
                best[fight.at] = fight
        yield from sorted(best.values(), key=lambda fight: -fight.value)

    def _attacks(self) -> Iterator[Fight]:
        """Every attack of the other side on this army."""
        own = army_of(self.army * TYPES)
        for army in range(self.position.setup.armies):
            for row in forecast(self.position, army) if (army ^ self.army) & 1 else []:
                for seen in filter(None, [row["battle"], *row["shots"]]):
                    if seen["foe"]["army"] == own:
                        yield fight_of(row["unit"], seen)

    def artefact_in_reach(self) -> tuple[str, str] | None:
        """An own unit, and an artefact where nobody stands and to which it can go."""
        p = self.position
        for unit, _, cell, foe in self._walks() if self.army != NONE else ():
            free = foe == NONE and not any(where == cell for where in p.where if where != GONE)
            if free and p.book.artifact >> cell & 1:
                return unit_name(unit), cell_name(p.setup, cell)
        return None


def reasons(position: State, seat: int, better: Sequence[int], instead: Sequence[int]) -> list[Saying]:
    """What the better choice has over the other, what weighs most first."""
    good = action(position, seat, better[0]) if better else {}
    other = action(position, seat, instead[0]) if instead else {}
    if position.phase == ORDERS:
        return list(_order_reasons(Table(position, seat), good, other))
    if position.phase in (ASK_REROLL, ASK_BOOST) and good:
        return list(_answer_reasons(position, str(good["do"])))
    if position.phase == TARGETS and good.get("do") == "shoot":
        return list(_shot_reasons(position, seat, good))
    return []


def _because(word: str, **facts: object) -> Saying:
    return Saying(f"bugs-because-{word}", facts)


def _order_reasons(table: Table, good: Json, other: Json) -> Iterator[Saying]:
    course, bad = table.course(good), table.course(other)
    if course.battle and course.battle.value > EVEN:
        yield _because("beats" if course.battle.sure else "odds", **course.battle.facts())
    if bad.battle and bad.battle.value < EVEN and bad.battle != course.battle:
        yield _because("beaten" if bad.battle.sure else "worse-odds", **bad.battle.facts())
    shot = max(course.shots, key=lambda shot: shot.value, default=None)
    if shot is not None and shot.value > LIKELY:
        yield _because("shot", **shot.facts())
    yield from _ground_reasons(table, course, bad)


def _ground_reasons(table: Table, course: Course, bad: Course) -> Iterator[Saying]:
    """What the place at the end of an order brings, and what was left by going."""
    p = table.position
    cell = cell_of(p.setup, course.ends)
    if cell >= 0 and p.book.artifact >> cell & 1 and course.battle is None and bad.ends != course.ends:
        yield _because("artefact", unit=course.unit, at=course.ends)
    for threat in table.threats:
        stays = course.unit == threat.foe and course.ends == threat.at
        if course.unit == threat.foe and not stays and bad.unit != threat.foe:
            yield _because("escapes", **threat.mirrored())


def _answer_reasons(position: State, verb: str) -> Iterator[Saying]:
    """BUGS-BAT-13, BUGS-MED-06: the chance after this answer, and after the other."""
    worth = reroll_worth(position) if position.phase == ASK_REROLL else boost_worth(position)
    if verb in worth:
        (rest,) = (value for name, value in worth.items() if name != verb)
        if worth[verb] > rest:
            yield _because("answer", better=percent(worth[verb]), instead=percent(rest))


def _shot_reasons(position: State, seat: int, told: Json) -> Iterator[Saying]:
    for seen in shot_previews(position, seat):
        if seen["foe"]["unit"] == told["foe"] and seen["at"] == told["at"]:
            yield _because("shot", **fight_of(told["unit"], seen).facts())


def matters(position: State, seat: int) -> list[Saying]:
    """What to look at before an order: who is in danger, who can be beaten, what is free, who is near."""
    if position.phase != ORDERS:
        return []
    table = Table(position, seat)
    return [*_dangers(table), *_openings(table), *_standing(position, seat)]


def _now(word: str, **facts: object) -> Saying:
    return Saying(f"bugs-now-{word}", facts)


def _dangers(table: Table) -> Iterator[Saying]:
    for threat in table.threats[:1]:
        yield _now("threat", **threat.mirrored())


def _openings(table: Table) -> Iterator[Saying]:
    fights = [fight_of(row["unit"], row["battle"]) for row in table.rows.values() if row["battle"]]
    best = max(fights, key=lambda fight: fight.value, default=None)
    if best is not None and best.value > EVEN:
        yield _now("chance", **best.facts())
    if free := table.artefact_in_reach():
        yield _now("artefact", unit=free[0], at=free[1])


def _standing(position: State, seat: int) -> Iterator[Saying]:
    """BUGS-WIN-04: who is close to the goal."""
    own, goal = int(side_of(position, seat)), int(goal_of(position))
    for side, word in ((own, "near"), (1 - own, "foe-near")):
        left = goal - int(side_influence(position, side))
        if 0 < left <= NEAR:
            yield _now(word, left=left, goal=goal, side=SIDE_NAMES[side])
