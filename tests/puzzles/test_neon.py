"""Etudes of Neon: the plan and the use of abilities with the best chance, exactly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Warpad, warpad
from tests.games.neon.scenario import Scene, Table
from tests.puzzles.words import missing_words
from warpad.core.dice import Dice
from warpad.core.etude import Draft, Etude
from warpad.core.game import Json
from warpad.core.goal import Goal
from warpad.core.position import CHANCE, Position
from warpad.core.vecs import i64, vec
from warpad.games.neon.game import FIGHTERS, GAME
from warpad.games.neon.themes import THEMES
from warpad.puzzles import shelf
from warpad.puzzles.advice import advice_of
from warpad.puzzles.attempts import open_moves
from warpad.puzzles.exact import Exact
from warpad.puzzles.grading import grade_of, reasons_of
from warpad.puzzles.maker import MARGIN, Maker
from warpad.puzzles.renewing import content_of, renewed
from warpad.puzzles.solver import Answer, Collector, knowing, prepared, solve, steps_of, with_luck
from warpad.puzzles.verifying import faults_of

__all__ = ["warpad"]

ALL = shelf.etudes("neon")
# Solved in every run; the others at night.
QUICK = sorted(ALL, key=lambda etude: int(etude.measures["positions"]))[:2]
GRADES = {1, 2, 3, 4, 5}
SMALL = 3_000
MOMENTS = 40
HINTS = 3
DEFEAT: Json = {"kind": "defeat", "fighter": "ghost"}


def name_of(etude: Etude) -> str:
    return etude.id


def etude_of(table: Table, goal: Json | None = None, **fields: Any) -> Etude:
    """Seat 0 is to act on the table."""
    parts = {"opponent": "defence", "seat": 0, **fields}
    return Etude(
        etude=1, id="small", game="neon", position=GAME.dump(table.position), goal=goal or DEFEAT, **parts
    )


def duel(health: int = 1, energy: int = 0, theirs: int = 0, **put: Any) -> Table:
    """Boulder beside Ghost, with one attack and only the basic weapon."""
    scene = Scene("boulder", "ghost", closes="factory").put(0, "mall", energy=energy)
    return scene.put(1, "mall", health=health, energy=theirs, **put).turn(0, "attack")


def solved(etude: Etude) -> tuple[Position, Answer]:
    position, goal = prepared(GAME, etude)
    return position, solve(position, goal, etude.seat)


def fraction_of(etude: Etude) -> Fraction:
    position, answer = solved(etude)
    assert answer.search is not None
    return Exact(answer.search).chance(position)


def after(position: Position, moves: Sequence[int]) -> Position:
    following = position.copy()
    following.apply(vec[i64](list(moves)))
    return following


def outcomes(position: Position) -> list[tuple[Fraction, Position]]:
    table = [int(number) for number in position.odds()]
    total = sum(table[1::2])
    pairs = zip(table[::2], table[1::2], strict=True)
    return [(Fraction(weight, total), after(position, [outcome])) for outcome, weight in pairs]


class Plain:
    """The best chance by trying everything, position by position, reckoned in fractions."""

    def __init__(self, goal: Goal, seat: int) -> None:
        self.goal, self.seat = goal, seat
        self.known: dict[int, Fraction] = {}

    def chance(self, position: Position) -> Fraction:
        decided = self.goal.value(position)
        if decided >= 0:
            return Fraction(decided)
        key = int(position.key())
        if key not in self.known:
            self.known[key] = self.reckoned(position)
        return self.known[key]

    def reckoned(self, position: Position) -> Fraction:
        actors = list(position.actors())
        if actors == [CHANCE]:
            return sum((share * self.chance(p) for share, p in outcomes(position)), Fraction(0))
        choices = [open_moves(position, self.goal, who) for who in actors]
        if self.seat not in actors:
            return min(self.chance(after(position, moves)) for moves in product(*choices))
        own = choices.pop(actors.index(self.seat))
        return max(
            min(
                self.chance(after(position, self.joined(actors, move, others)))
                for others in product(*choices)
            )
            for move in own
        )

    def joined(self, actors: list[int], move: int, others: tuple[int, ...]) -> list[int]:
        at = actors.index(self.seat)
        return [*others[:at], move, *others[at:]]


def followed(position: Position, goal: Goal, seat: int, choose: Callable[[Position, int], int]) -> Fraction:
    """How likely the real game ends well, each dice roll played, when everyone does as they are told."""
    decided = goal.value(position)
    if decided >= 0:
        return Fraction(decided)
    who = int(position.actor())
    if who == CHANCE:
        return sum((share * followed(p, goal, seat, choose) for share, p in outcomes(position)), Fraction(0))
    move = choose(position, who)
    assert move in position.legal(who)
    return followed(after(position, [move]), goal, seat, choose)


def random_drafts(count: int) -> Iterator[tuple[Draft, Answer]]:
    """Random moments that can be worked out quickly, and in which something can be reached."""
    dice = Dice(21)
    while count:
        draft = knowing(GAME).propose(dice)
        if draft is None:
            continue
        answer = solve(draft.position, draft.goal, draft.etude.seat, limit=SMALL)
        if answer.proved and 0 < answer.value < 1:
            count -= 1
            yield draft, answer


def in_field() -> Table:
    scene = Scene("ghost", "boulder", closes="factory").put(0, "mall", energy=2)
    return scene.put(1, "mall", health=1, energy=0, fields=1).turn(0, "attack")


def in_armour() -> Table:
    scene = Scene("snake", "boulder", closes="factory").put(0, "park", energy=1)
    return scene.put(1, "park", health=1, energy=0).equip(1, "g-kevlar").turn(0, "attack")


def by_grenade() -> Table:
    scene = (
        Scene("phoenix", "boulder", closes="factory")
        .put(0, "mall", energy=0)
        .put(1, "station", health=1, energy=0)
    )
    return scene.equip(0, "g-frag").turn(0, "attack", "energy1")


def by_push() -> Table:
    scene = Scene("akari", "boulder", closes="factory").put(0, "mall", energy=2)
    return scene.put(1, "station", health=1, energy=0).turn(0, "attack")


SCENES = {"field": in_field, "armour": in_armour, "grenade": by_grenade, "push": by_push}


def test_the_chance_of_one_attack_is_that_of_the_dice() -> None:
    """Two dice of the basic weapon against one: at least one hit must get through."""
    known = duel()
    dice, hits, crits, sides = 2, 2, 1, 6
    stops_any, stops_hit = Fraction(1, sides), Fraction(2, sides)
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


def test_wounding_and_standing_are_goals_too() -> None:
    table = duel(health=3)
    wound = {"kind": "wound", "fighter": "ghost", "amount": 1}
    assert fraction_of(etude_of(table, wound)) == fraction_of(etude_of(duel(health=1)))
    stand = {"kind": "stand", "amount": 6}
    assert fraction_of(etude_of(table, stand)) == 1


def test_searching_and_attacking_others_is_only_for_etudes_that_allow_it() -> None:
    scene = Scene("boulder", "ghost", "snake", closes="factory").put(0, "mall").put(1, "park", health=1)
    table = scene.put(2, "mall", health=1).turn(0, "attack", "search")
    position, goal = prepared(GAME, etude_of(table))
    etudes = knowing(GAME)
    assert not any(action["do"] == "act" for action in tried(position, goal))
    assert not all(etudes.allows(goal, position, move) for move in position.legal(0))
    position, goal = prepared(GAME, etude_of(table, allowed=["search", "others"]))
    assert any(action["do"] == "act" for action in tried(position, goal))
    assert all(etudes.allows(goal, position, move) for move in position.legal(0))


def tried(position: Position, goal: Goal) -> list[Json]:
    return [GAME.action(position, 0, move) for move in open_moves(position, goal, 0)]


def planning(**fields: Any) -> Etude:
    scene = Scene("boulder", "ghost", closes="factory").put(0, "mall", energy=0)
    table = scene.put(1, "mall", health=1, energy=0).plan()
    plan = GAME.action(table.position, 1, table.position.legal(1)[0])
    return etude_of(table, **{"sealed": {"1": plan}, **fields})


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


def test_a_try_ends_with_what_is_left() -> None:
    etude = etude_of(duel(health=2))
    position, _ = prepared(GAME, etude)
    told = knowing(GAME).outcome(etude, position, position)
    assert (told.id, told.args) == ("etude-outcome-fighter-stands", {"fighter": "ghost", "left": 2})


def test_the_commands_tell_chance_and_advice(warpad: Warpad, tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    file.write_bytes(shelf.written(etude_of(duel(health=2, energy=1))))
    found = warpad("etude", "solve", file, "--all", "--json").json()
    assert found["chance"] == pytest.approx(float(Fraction(found["fraction"])))
    assert found["lines"][0]["then"]
    assert found["lines"][0]["with_luck"]["steps"]
    told = warpad("--lang", "en", "etude", "solve", file).out
    assert f"= {found['fraction']}" in told
    assert "When the dice lie" in told
    assert "answer your attacks" in warpad("--lang", "en", "etude", "show", file).out


def test_what_is_no_etude_any_more_is_named_when_etudes_are_renewed(warpad: Warpad, tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    file.write_bytes(shelf.written(etude_of(duel())))
    answer = warpad("--lang", "en", "etude", "renew", file)
    assert answer.code == 1
    assert "no etude any more" in answer.out


BROKEN: dict[str, tuple[Callable[[], Etude], str]] = {
    "an unknown goal": (lambda: etude_of(duel(), {"kind": "win"}), "'win'"),
    "a target nobody knows": (lambda: etude_of(duel(), {"kind": "defeat", "fighter": "batman"}), "batman"),
    "oneself as target": (lambda: etude_of(duel(), {"kind": "defeat", "fighter": "boulder"}), "boulder"),
    "no target": (lambda: etude_of(duel(), {"kind": "defeat"}), "goal.fighter"),
    "a part of the goal nobody knows": (lambda: etude_of(duel(), {**DEFEAT, "turns": 2}), "goal.turns"),
    "more wounds than tokens": (
        lambda: etude_of(duel(), {"kind": "wound", "fighter": "ghost", "amount": 2}),
        "goal.amount",
    ),
    "somebody else to act": (lambda: etude_of(duel(), seat=1), "seat 1"),
    "no such seat": (lambda: etude_of(duel(), seat=4), "seat 4"),
    "an unknown ability": (lambda: etude_of(duel(), allowed=["magic"]), "magic"),
    "mixed plans": (lambda: etude_of(duel(), opponent="mixed"), "mixed"),
    "plans that are not told": (lambda: planning(sealed={}), "plan of seat 1"),
    "a plan of somebody who has none": (lambda: planning(sealed={"5": {}}), "seat 5"),
    "a plan that is none": (lambda: planning(sealed={"1": {"do": "pass"}}), "hand"),
    "a position that cannot be": (lambda: broken_position(), "position"),
    "another chance": (lambda: etude_of(duel(), chance=0.5), "the chance is 0.5"),
    "another fraction": (lambda: etude_of(duel(), fraction="1/2"), "the chance is 1/2"),
    "another number of solutions": (lambda: etude_of(duel(), solutions=4), "4 solutions"),
    "no solution": (lambda: etude_of(duel(health=6)), "no solution"),
}


def broken_position() -> Etude:
    etude = etude_of(duel())
    etude.position["fighters"][0]["energy"] = 99
    return etude


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_etude_is_refused_with_the_reason(name: str) -> None:
    make, reason = BROKEN[name]
    assert reason in "; ".join(faults_of(GAME, make()))


def test_there_are_enough_for_every_fighter_and_grade() -> None:
    assert len(ALL) >= 30
    assert {etude.grade for etude in ALL} == GRADES
    assert {etude.position["fighters"][etude.seat]["fighter"] for etude in ALL} == set(FIGHTERS)
    assert len({theme for etude in ALL for theme in etude.themes}) > len(THEMES) // 2
    assert any(etude.sealed for etude in ALL)


def test_all_were_proved_with_the_content_of_today() -> None:
    """After a change of the content: `warpad etude renew`, compiled."""
    assert {etude.content for etude in ALL} == {content_of(GAME)}


@pytest.mark.parametrize("etude", ALL, ids=name_of)
def test_it_is_sound_graded_and_has_words_in_every_language(etude: Etude) -> None:
    prepared(GAME, etude)
    assert etude.grade == grade_of(etude.measures)
    assert etude.reasons == reasons_of(etude.measures)
    assert etude.solutions == 1
    assert etude.fraction is not None
    assert etude.chance == pytest.approx(float(Fraction(etude.fraction)))
    assert etude.chance - etude.measures["plain"] >= MARGIN
    assert len(etude.hints) == HINTS
    terms = [saying.id for saying in knowing(GAME).terms(etude)]
    assert missing_words(etude, terms) == []


@pytest.mark.parametrize("etude", QUICK, ids=name_of)
def test_it_has_the_stated_chance(etude: Etude) -> None:
    assert faults_of(GAME, etude) == []


@pytest.mark.nightly
@pytest.mark.parametrize("etude", ALL, ids=name_of)
def test_all_have_the_stated_chance(etude: Etude) -> None:
    assert faults_of(GAME, etude) == []
