"""What an etude of Neon may ask for, how it is told, and why a broken one is refused."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from tests.cli.conftest import Warpad, warpad
from tests.games.neon.scenario import Scene, Table
from tests.puzzles.neon_tables import DEFEAT, duel, etude_of, fraction_of, planning
from tests.puzzles.reckoning import Plain
from warpad.core.etude import Etude
from warpad.core.game import Json
from warpad.games.neon.game import GAME
from warpad.puzzles import shelf
from warpad.puzzles.attempts import open_moves
from warpad.puzzles.solver import knowing, prepared
from warpad.puzzles.verifying import faults_of

__all__ = ["warpad"]


def test_wounding_and_standing_are_goals_too() -> None:
    table = duel(health=3)
    wound = {"kind": "wound", "fighter": "ghost", "amount": 1}
    assert fraction_of(etude_of(table, wound)) == fraction_of(etude_of(duel(health=1)))
    stand = {"kind": "stand", "amount": 6}
    assert fraction_of(etude_of(table, stand)) == 1


def crowd(mode: str = "rebirth") -> Table:
    """Boulder with a grenade beside two who have one token each."""
    scene = Scene("boulder", "ghost", "snake", closes="factory", mode=mode).put(0, "mall", energy=0)
    scene = scene.put(1, "station", health=1, energy=0).put(2, "station", health=1, energy=0)
    return scene.equip(0, "g-frag").turn(0, "attack")


COLLECT_BOTH: Json = {"kind": "collect", "amount": 2}


def test_tokens_of_several_may_be_collected() -> None:
    """NEON-ATK-10: a grenade is thrown at all in a sector, and each of them may lose a token."""
    etudes = [etude_of(crowd(), {"kind": "collect", "amount": n}, opponent="nothing") for n in (1, 2)]
    one, two = (fraction_of(etude) for etude in etudes)
    assert 1 > one > two > 0
    position, _ = prepared(GAME, etudes[1])
    told = knowing(GAME).outcome(etudes[1], position, position)
    assert (told.id, told.args) == ("etude-outcome-collected", {"amount": 0, "wanted": 2})


@pytest.mark.nightly
def test_the_chance_to_collect_is_that_of_plain_reckoning() -> None:
    etude = etude_of(crowd(), COLLECT_BOTH, opponent="nothing")
    position, goal = prepared(GAME, etude)
    assert fraction_of(etude) == Plain(goal, 0).chance(position)


def test_nobody_collects_tokens_where_they_do_not_count() -> None:
    etude = etude_of(crowd("royale"), {"kind": "collect", "amount": 1})
    assert "not collected" in faults_of(GAME, etude)[0]


def test_searching_and_attacking_others_is_only_for_etudes_that_allow_it() -> None:
    """NEON-R-01: what an etude forbids is left out, and what it allows must be done."""
    for ability, action in (("others", "attack"), ("search", "search")):
        scene = Scene("boulder", "ghost", "snake", closes="factory").put(0, "mall")
        table = scene.put(1, "park", health=1).put(2, "mall", health=1).turn(0, action, "energy1")
        assert deeds(etude_of(table)) == {"skip"}
        assert deeds(etude_of(table, allowed=[ability])) == {"act"}


def deeds(etude: Etude) -> set[str]:
    """What seat 0 may do, for the solver as for somebody who tries the etude."""
    position, goal = prepared(GAME, etude)
    etudes = knowing(GAME)
    allowed = [move for move in position.legal(0) if etudes.allows(goal, position, move)]
    assert allowed == list(open_moves(position, goal, 0))
    return {str(GAME.action(position, 0, move)["do"]) for move in allowed}


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
    assert "After the roll" in told
    assert "defend against your attacks" in warpad("--lang", "en", "etude", "show", file).out


def test_what_is_no_etude_any_more_is_named_when_etudes_are_renewed(warpad: Warpad, tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    file.write_bytes(shelf.written(etude_of(duel())))
    answer = warpad("--lang", "en", "etude", "renew", file)
    assert answer.code == 1
    assert "no longer a puzzle" in answer.out


BROKEN: dict[str, tuple[Callable[[], Etude], str]] = {
    "an unknown goal": (lambda: etude_of(duel(), {"kind": "win"}), "“win”"),
    "a target nobody knows": (lambda: etude_of(duel(), {"kind": "defeat", "fighter": "batman"}), "batman"),
    "oneself as target": (
        lambda: etude_of(duel(), {"kind": "defeat", "fighter": "boulder"}),
        "Boulder is not in",
    ),
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
    "plans that are not told": (lambda: planning(sealed={}), "sealed.1: Another player's plan"),
    "a plan of somebody who has none": (
        lambda: planning(sealed={"5": {}}),
        "sealed.5: Another player's plan",
    ),
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
