"""Etudes of Neon: the plan and the use of abilities with the best chance, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from tests.games.neon.scenario import Scene
from tests.puzzles.neon_tables import SCENES, duel, etude_of, fraction_of, planning, solved
from tests.puzzles.reckoning import Plain, followed
from warpad.core.dice import Dice
from warpad.core.etude import Draft, Etude
from warpad.games.neon.game import GAME
from warpad.games.neon.puzzles.sketching import sketch
from warpad.games.neon.puzzles.wishes import GOAL_NAMES
from warpad.puzzles.advice import advice_of
from warpad.puzzles.attempts import open_moves
from warpad.puzzles.exact import Exact
from warpad.puzzles.maker import Maker
from warpad.puzzles.renewing import renewed
from warpad.puzzles.solver import Answer, Collector, knowing, prepared, solve, steps_of, with_luck
from warpad.puzzles.verifying import faults_of

SMALL = 3_000
MOMENTS = 40
MANY = 1_000


def random_drafts(count: int) -> Iterator[tuple[Draft, Answer]]:
    """Random moments that can be worked out quickly, and in which something can be reached."""
    dice = Dice(21)
    while count:
        etude = sketch(GAME.new, dice)
        if etude is None:
            continue
        draft = Draft(etude, *prepared(GAME, etude))
        answer = solve(draft.position, draft.goal, draft.etude.seat, limit=SMALL)
        if answer.proved and 0 < answer.value < 1:
            count -= 1
            yield draft, answer


def test_new_ones_ask_for_every_kind_of_goal() -> None:
    dice = Dice(4)
    etudes: list[Etude] = []
    while {etude.goal["kind"] for etude in etudes} != set(GOAL_NAMES):
        if (draft := knowing(GAME).propose(dice)) is not None:
            etudes.append(draft.etude)
            assert len(etudes) < MANY
    for etude in etudes:
        if etude.goal["kind"] == "stand":
            assert etude.opponent == "anything"
            assert 1 <= etude.goal["amount"] <= etude.position["fighters"][etude.seat]["health"]


def test_what_mostly_fails_is_no_etude() -> None:
    dice, draft = Dice(4), None
    while draft is None:
        draft = knowing(GAME).propose(dice)
    assert knowing(GAME).settle(draft, 0.49, draft.position) is None
    assert knowing(GAME).settle(draft, 0.5, draft.position) is not None


def test_the_chance_of_one_attack_is_that_of_the_dice() -> None:
    """Two dice of the basic weapon against one: at least one hit must get through."""
    known = duel()
    dice, hits, crits, sides = 2, 2, 2, 6
    stops_any, stops_hit = Fraction(1, sides), Fraction(1, sides)
    crit, hit = Fraction(crits, sides), Fraction(hits, sides)
    miss = 1 - crit - hit
    one_crit, one_hit = dice * crit * miss, dice * hit * miss
    both = 1 - miss**dice - one_crit - one_hit
    expected = both + one_crit * (1 - stops_any) + one_hit * (1 - stops_any - stops_hit)
    assert fraction_of(etude_of(known, opponent="nothing")) == expected


@pytest.mark.parametrize(("energy", "theirs", "health"), [(0, 0, 1), (1, 0, 2), (0, 1, 1)])
def test_the_chance_of_a_duel_is_that_of_plain_reckoning(energy: int, theirs: int, health: int) -> None:
    etude = etude_of(duel(health, energy, theirs))
    position, goal = prepared(GAME, etude)
    assert fraction_of(etude) == Plain(goal, 0).chance(position) > 0


@pytest.mark.parametrize("name", SCENES)
def test_the_chance_is_that_of_plain_reckoning(name: str) -> None:
    etude = etude_of(SCENES[name](), {"kind": "defeat", "fighter": "boulder"})
    position, goal = prepared(GAME, etude)
    assert 1 > fraction_of(etude) == Plain(goal, 0).chance(position) > 0


@pytest.mark.nightly
def test_random_moments_agree_with_plain_reckoning() -> None:
    for draft, answer in random_drafts(MOMENTS):
        assert answer.search is not None
        exact = Exact(answer.search).chance(draft.position)
        assert exact == Plain(draft.goal, draft.etude.seat).chance(draft.position)
        assert answer.value == pytest.approx(float(exact))


def test_the_solution_played_in_the_real_game_reaches_its_chance() -> None:
    etude = etude_of(duel(health=2, energy=1, theirs=1))
    position, answer = solved(etude)
    assert answer.search is not None
    collector = Collector(answer.search, answer.value)
    reached = followed(
        position, answer.search.goal, etude.seat, lambda at, who: collector.likeliest(at, who)[0]
    )
    assert reached == fraction_of(etude)
    assert 0 < reached < 1


def test_the_more_the_others_may_do_the_less_is_left() -> None:
    table = duel(health=1, theirs=2)
    free = fraction_of(etude_of(table, opponent="nothing"))
    answered = fraction_of(etude_of(table, opponent="defence"))
    assert free > answered >= fraction_of(etude_of(table, opponent="anything")) > 0


def test_what_cannot_be_reached_is_proved() -> None:
    etude = etude_of(duel(health=6))
    _, answer = solved(etude)
    assert answer.proved
    assert answer.value == 0
    assert faults_of(GAME, etude)[0].startswith("it has no solution")


def test_the_water_may_finish_it() -> None:
    """NEON-CLOSE-03: two hits are too many to hope for, but one token is lost when the sector closes."""
    scene = Scene("boulder", "ghost", closes="mall").put(0, "mall", energy=0)
    wet = scene.put(1, "mall", health=2, energy=0).turn(0, "attack")
    assert fraction_of(etude_of(wet)) > fraction_of(etude_of(duel(health=2)))


def test_a_plan_is_sought_against_plans_that_are_told() -> None:
    etude = planning()
    position, goal = prepared(GAME, etude)
    assert len(open_moves(position, goal, 1)) == 1
    assert len(open_moves(position, goal, 0)) > 40
    answer = solve(position, goal, 0)
    steps, _ = steps_of(GAME, position, answer.lines[0])
    assert steps[0]["0"]["do"] == "plan"
    assert "attack" in str(steps[0]["0"])
    assert 0 < answer.value < 1


def test_after_the_roll_there_is_advice_for_every_outcome() -> None:
    position, answer = solved(etude_of(duel(health=2, energy=1)))
    advice = advice_of(GAME, answer, answer.lines[0])
    assert sum(part["share"] for part in advice) == pytest.approx(1)
    assert sum(part["share"] * part["chance"] for part in advice) == pytest.approx(answer.value)
    assert any(action["do"] == "reroll" for part in advice for action in part["actions"])
    _, events = steps_of(GAME, position, with_luck(answer, answer.lines[0]))
    assert "defeated" in [event["event"] for event in events]


def test_an_etude_that_the_obvious_try_solves_is_not_made() -> None:
    maker = Maker(GAME, Dice(1))
    etude = etude_of(duel())
    position, answer = solved(etude)
    assert maker.is_obvious(etude, position, answer)
    assert renewed(GAME, etude) is None
