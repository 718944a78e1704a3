"""Every kind of goal of Neon: a table on which it is reached, and its twin on which it is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.neon.scenario import Scene, Table
from tests.puzzles.neon_tables import duel, etude_of, fraction_of
from warpad import locales
from warpad.core.dice import Dice
from warpad.core.etude import Etude
from warpad.core.game import Json
from warpad.core.position import CHANCE
from warpad.games.neon.data import codes
from warpad.games.neon.game import GAME
from warpad.games.neon.puzzles.arising import arise
from warpad.games.neon.puzzles.goals import RoundGoal
from warpad.games.neon.puzzles.puzzles import NeonEtudes
from warpad.games.neon.puzzles.wishes import GOAL_NAMES
from warpad.games.neon.rules import frames, layout
from warpad.games.neon.rules.state import State
from warpad.puzzles.solver import Answer, knowing, prepared, solve
from warpad.puzzles.verifying import faults_of

LAST_ROUND = 7
FEW = 5
SMALL = 200
MOMENTS = 3


def alone(*row: str, **scene: Any) -> Table:
    """Boulder in the mall, Ghost far away; nothing stands between Boulder and what it does."""
    where = {"closes": "factory", "round": 3, **scene}
    return Scene("boulder", "ghost", **where).put(0, "mall", energy=0).put(1, "park", energy=0).turn(0, *row)


def akari(energy: int) -> Table:
    """Akari may pull Ghost into the mall, which sinks next, before she attacks."""
    scene = Scene("akari", "ghost", closes="mall").put(0, "mall", energy=energy)
    return scene.put(1, "station", health=6, energy=0).turn(0, "attack")


def last_duel(round: int) -> Table:
    """Boulder has nothing, Ghost holds the leader token, and one token of Ghost's can be taken."""
    scene = Scene("boulder", "ghost", closes="factory", round=round, leader=1).put(0, "mall", energy=0)
    return scene.put(1, "mall", energy=0).turn(0, "attack")


def squad(health: int) -> Table:
    """Ghost stands where the water comes next, and Boulder, its ally, beside it."""
    scene = Scene("boulder", "snake", "ghost", "akari", mode="coalition", closes="mall", round=3)
    scene = scene.put(0, "park").put(1, "stadium").put(2, "mall", health=health, energy=0).put(3, "stadium")
    return scene.turn(0, "energy1")


def armed_rival() -> Table:
    """Ghost acts after Boulder, beside it, and has an attack."""
    scene = Scene("boulder", "ghost", closes="factory").put(0, "mall", energy=0).put(1, "mall", energy=0)
    scene = scene.row(0, 1, "energy1", "energy1", "energy1")
    return scene.rows(s0=(1, "energy1", "energy1", "energy1"), s1=(2, "attack", "energy1", "energy1"))


def few_cards() -> Table:
    """Of each deck all cards but a few lie on the discard pile."""
    table = alone("search")
    s, t = table.position.s, table.position.t
    for kind in range(codes.CLASSES):
        designs = range(t.class_first[kind], t.class_end[kind])
        for design in [d for d in designs if s[layout.DECK + d]][FEW:]:
            s[layout.DISCARD + design] += s[layout.DECK + design]
            s[layout.DECK + design] = 0
    return table


Case = tuple[Callable[[], Table], Json, dict[str, Any]]
# What may be reached, and the twin that never can.
TWINS: dict[str, tuple[Case, Case]] = {
    "defeat": (
        (lambda: duel(1), {"kind": "defeat", "fighter": "ghost"}, {}),
        (lambda: duel(6), {"kind": "defeat", "fighter": "ghost"}, {}),
    ),
    "wound": (
        (lambda: duel(3), {"kind": "wound", "fighter": "ghost", "amount": 1}, {}),
        (lambda: alone("attack"), {"kind": "wound", "fighter": "ghost", "amount": 1}, {}),
    ),
    "stand": (
        (lambda: alone("move", closes="mall"), {"kind": "stand", "amount": 6}, {}),
        (lambda: alone(*["search"] * 3, closes="mall"), {"kind": "stand", "amount": 6}, {}),
    ),
    "collect": (
        (lambda: duel(6), {"kind": "collect", "amount": 1}, {}),
        (lambda: alone("attack"), {"kind": "collect", "amount": 1}, {}),
    ),
    "points": (
        (lambda: alone("leadership", leader=1), {"kind": "points", "amount": 1}, {}),
        (lambda: alone("leadership", leader=1), {"kind": "points", "amount": 2}, {}),
    ),
    "victory": (
        (lambda: last_duel(LAST_ROUND), {"kind": "victory"}, {}),
        (lambda: last_duel(LAST_ROUND - 1), {"kind": "victory"}, {}),
    ),
    "reach": (
        (lambda: alone("move"), {"kind": "reach", "sector": "station"}, {}),
        (lambda: alone("energy1"), {"kind": "reach", "sector": "station"}, {}),
    ),
    "drive": (
        (lambda: akari(1), {"kind": "drive", "fighter": "ghost", "sector": "mall"}, {}),
        (lambda: akari(0), {"kind": "drive", "fighter": "ghost", "sector": "mall"}, {}),
    ),
    "bots": (
        (lambda: alone("attack", bots={"mall": "guard"}), {"kind": "bots", "amount": 1}, {}),
        (lambda: alone("attack", bots={"park": "guard"}), {"kind": "bots", "amount": 1}, {}),
    ),
    "leader": (
        (lambda: alone("leadership", leader=1), {"kind": "leader"}, {}),
        (lambda: alone("energy1", leader=1), {"kind": "leader"}, {}),
    ),
    "equip": (
        (few_cards, {"kind": "equip", "type": "pistol"}, {"allowed": ["search"]}),
        (few_cards, {"kind": "equip", "type": "pistol"}, {}),
    ),
    "save": (
        (lambda: squad(2), {"kind": "save", "fighter": "ghost", "amount": 1}, {}),
        (lambda: squad(1), {"kind": "save", "fighter": "ghost", "amount": 1}, {}),
    ),
    "deny": (
        (armed_rival, {"kind": "deny", "fighter": "ghost"}, {"opponent": "nothing"}),
        (armed_rival, {"kind": "defeat", "fighter": "ghost"}, {"opponent": "nothing"}),
    ),
}


def made(case: Case) -> Etude:
    table, goal, fields = case
    return etude_of(table(), goal, **fields)


def test_every_kind_has_its_twins() -> None:
    assert set(TWINS) == set(GOAL_NAMES)


@pytest.mark.parametrize("kind", TWINS)
def test_it_can_be_reached_and_its_twin_cannot(kind: str) -> None:
    good, bad = TWINS[kind]
    assert 0 < fraction_of(made(good)) <= 1
    assert "no solution" in faults_of(GAME, made(bad))[0]


# What is told where nothing has been done yet.
ENDS = {
    "defeat": "fighter-stands",
    "wound": "fighter-stands",
    "stand": "fighter-stands",
    "collect": "collected",
    "points": "points",
    "victory": "not-won",
    "reach": "at",
    "drive": "at",
    "bots": "bots",
    "leader": "leader",
    "equip": "not-equipped",
    "save": "fighter-stands",
    "deny": "denied",
}


@pytest.mark.parametrize("kind", TWINS)
def test_how_it_stands_is_told_in_every_language(kind: str) -> None:
    etude = made(TWINS[kind][0])
    position, _ = prepared(GAME, etude)
    told = knowing(GAME).outcome(etude, position, position)
    assert told.id == f"etude-outcome-{ENDS[kind]}"
    for language in locales.LANGUAGES:
        for id, facts in ((told.id, told.args), (f"etude-goal-{kind}", etude.goal)):
            sentence = locales.told(id, facts, language, GAME.prefix)
            assert sentence.endswith(".")
            assert "$" not in sentence
            assert id not in sentence
        assert locales.has_message(f"page-etude-kind-{kind}", language)


def test_a_rival_that_may_attack_takes_a_token_now_and_then() -> None:
    goal = {"kind": "deny", "fighter": "ghost"}
    assert 0 < fraction_of(etude_of(armed_rival(), goal, opponent="anything")) < 1


@pytest.mark.parametrize(
    ("goal", "opponent", "counts"),
    [
        ({"kind": "stand", "amount": 1}, "anything", True),
        ({"kind": "stand", "amount": 1}, "nothing", False),
        ({"kind": "wound", "fighter": "ghost", "amount": 1}, "anything", False),
    ],
)
def test_what_a_fallen_rival_is_given_counts_where_its_turn_is_to_come(
    goal: Json, opponent: str, counts: bool
) -> None:
    """NEON-LAND-03: Ghost falls before it has acted, and chooses an upgrade before it lands."""
    scene = Scene("boulder", "ghost", closes="factory").put(0, "mall", energy=0)
    table = scene.put(1, "mall", health=1, energy=0).turn(0, *["attack"] * 3, waiting={1: 5})
    position, judge = prepared(GAME, etude_of(table, goal, opponent=opponent))
    assert isinstance(position, State)
    dice, start = Dice(1), position.copy()
    while position.s[position.top()] != frames.DEAL_UPGRADE:
        who = position.actor()
        position.play(position.draw(dice) if who == CHANCE else position.pick(who, dice))
        if position.s[layout.ACTIVE] != 0:
            position = start.copy()
    assert judge.is_idle(position) is not counts


def test_allies_do_nothing_and_are_no_targets() -> None:
    etude = made(TWINS["save"][0])
    told = [saying.id for saying in knowing(GAME).terms(etude)]
    assert "etude-allies-idle" in told
    for kind in ("defeat", "deny"):
        assert "Ghost is not in" in faults_of(GAME, etude_of(squad(2), {"kind": kind, "fighter": "ghost"}))[0]


@pytest.mark.parametrize(
    ("goal", "reason"),
    [
        ({"kind": "reach", "sector": "moon"}, "“moon”"),
        ({"kind": "equip", "type": "umbrella"}, "“umbrella”"),
        ({"kind": "save", "fighter": "ghost", "amount": 1}, "Ghost is not in"),
        ({"kind": "leader", "amount": 1}, "goal.amount"),
    ],
)
def test_a_goal_that_makes_no_sense_is_refused(goal: Json, reason: str) -> None:
    assert reason in "; ".join(faults_of(GAME, etude_of(alone("energy1"), goal)))


class Patient(RoundGoal):
    """Gives nothing up before the round is over."""

    def is_hopeless(self, g: State) -> bool:
        return False


@pytest.mark.plain
@pytest.mark.parametrize("kind", TWINS)
def test_what_is_given_up_early_was_lost(kind: str) -> None:
    for case in TWINS[kind]:
        etude = made(case)
        position, goal = prepared(GAME, etude)
        assert solve(position, goal, 0).value == patient(etude).value


def patient(etude: Etude, limit: int = 0) -> Answer:
    etudes = NeonEtudes(GAME.new)
    position = etudes.start(etude)
    return solve(position, etudes.judge(Patient, etude, position), etude.seat, limit=limit, most=0)


@pytest.mark.plain
@pytest.mark.nightly
def test_in_games_played_by_habit_too_what_is_given_up_early_was_lost() -> None:
    dice, compared = Dice(5), 0
    while compared < MOMENTS:
        etude = arise(GAME.new, dice)
        whole = None if etude is None else patient(etude, SMALL)
        if etude is not None and whole is not None and whole.proved and 0 < whole.value < 1:
            position, goal = prepared(GAME, etude)
            assert solve(position, goal, etude.seat).value == whole.value
            compared += 1
