"""What the page asks about an attack: its chances against a count of every throw, and what is closed."""

from __future__ import annotations

import itertools

import pytest

from tests.games.neon.scenario import Scene, Table
from tests.games.neon.test_scenarios_attack import RING, duel
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.core.position import SPECTATOR
from warpad.games.neon.data.catalogue import BASE, catalogue
from warpad.games.neon.game import GAME

CLOSE = 1e-5


def told(table: Table, **after: object) -> Json:
    """The answer to the attacker, from a world that he imagines, perhaps after one of his actions."""
    world = table.position.imagine(0, Dice(3))
    if after:
        action = table.matching(str(after.pop("do")), **after)[0]
        world.play(GAME.legal_move(world, 0, action))
    found = GAME.prospect(world)["prospect"]
    assert found is not None
    assert abs(sum(found["damage"]) - 1) < CLOSE
    return dict(found)


def faces(kind: int) -> list[str]:
    return list(catalogue(BASE).pack.dice[kind].faces)


def damages(attack: list[str], defence: int) -> dict[int, float]:
    """Every throw of so many defence dice against these attack dice."""
    throws = list(itertools.product(faces(1), repeat=defence))
    found: dict[int, float] = {}
    for throw in throws:
        crits, hits = attack.count("crit"), attack.count("hit")
        hits -= min(hits, throw.count("block_normal"))
        left = max(0, crits + hits - throw.count("block_any"))
        found[left] = found.get(left, 0) + 1 / len(throws)
    return found


def test_one_hit_against_one_die() -> None:
    table = duel(energy=4).turn(0, "attack")
    table.attack_with()
    table.roll(hit=1)
    wanted = damages(["hit"], 1)
    assert told(table)["damage"] == pytest.approx([wanted[0], wanted[1]], abs=CLOSE)
    assert told(table)["expected"] == pytest.approx(wanted[1], abs=CLOSE)
    assert told(table)["defeat"] == 0


def test_rolling_again_takes_the_best_dice() -> None:
    """A miss thrown again is a hit as often as the die has hits; the hit that lies stays."""
    table = duel().equip(0, "g-spark").turn(0, "attack")
    table.attack_with(weapon="loot-g-spark", target="fighter-ghost")
    dice = table.dice()
    table.roll(hit=1, miss=dice - 1)
    now, then = told(table), told(table, do="use", effect="maneuver-a.attack")
    throws = list(itertools.product(faces(0), repeat=dice - 1))
    wanted = 0.0
    for throw in throws:
        landed = damages(["hit", *throw], 1)
        wanted += sum(amount * chance for amount, chance in landed.items()) / len(throws)
    assert then["expected"] == pytest.approx(wanted, abs=CLOSE)
    assert then["expected"] > now["expected"]


def test_everybody_gets_the_same_answer_in_every_world() -> None:
    """Cards that nobody else may see change nothing in it."""
    table = duel(energy=4).turn(0, "attack")
    table.attack_with()
    table.roll(hit=1)
    worlds = [table.position.imagine(viewer, Dice(seed)) for viewer in (0, 1, SPECTATOR) for seed in range(3)]
    answers = [(GAME.prospect(world), GAME.closed(world)) for world in worlds]
    assert answers == [answers[0]] * len(answers)


def test_a_last_token_is_a_defeat_and_no_attack_has_no_chances() -> None:
    table = duel(health=1).turn(0, "attack")
    assert GAME.prospect(table.position)["prospect"] is None
    table.attack_with()
    table.roll(crit=1)
    found = told(table)
    assert found["defeat"] == pytest.approx(damages(["crit"], 1)[1], abs=CLOSE)
    assert found["target"] == 1


def test_what_is_closed_names_the_rule() -> None:
    """After the free reroll of the Highway the manoeuvre is closed, by the rule that refuses it."""
    table = duel(place="highway").equip(0, "g-spark").turn(0, "attack")
    table.attack_with(weapon="loot-g-spark", target="fighter-ghost")
    table.roll(maybe=2, miss=1)
    table.do("use", source="sector-highway").do("reroll", miss=1).roll(miss=1)
    found = GAME.closed(table.position)["closed"]
    manoeuvre = next(one for one in found if one["action"]["effect"] == "maneuver-a.attack")
    assert (manoeuvre["rule"], manoeuvre["message"]) == ("NEON-ATK-10", "neon-refuse-rerolled")
    for one in found:
        assert one["action"] not in table.offers()
        refusal = GAME.why_not(table.position, 0, one["action"])
        assert refusal is not None
        assert refusal.rule == one["rule"]


def test_weapons_that_reach_nobody_are_closed() -> None:
    scene = Scene("phoenix", "snake", "boulder", ring=RING).equip(0, "g-hornet")
    table = scene.put(0, "factory").put(1, "park").put(2, "park").turn(0, "attack")
    table.do("act", action="attack")
    closed = GAME.closed(table.position)["closed"]
    assert [one["action"] for one in closed] == [{"do": "aim", "weapon": "basic-weapon"}]
