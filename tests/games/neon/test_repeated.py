"""Abilities and paid sectors as often as energy lasts; shared windows that go round; the chosen ally."""

import pytest

from tests.games.neon.bench import Bench
from tests.marks import rule
from warpad.games.neon.rules import frames

AKARI, BOULDER, GHOST, SNAKE = range(4)


@rule("NEON-ABL-02", "NEON-R-31", "NEON-ABL-07")
@pytest.mark.parametrize(("energy", "dice"), [(0, 2), (1, 3), (2, 4), (6, 5)])
def test_t69_infrasound_as_often_as_energy_and_dice_last(energy, dice):
    table = Bench().put(GHOST, "mall", energy=energy).put(AKARI, "mall", energy=0, fields=1).attack(GHOST)
    while table.actor() == GHOST and table.can("use", effect="infrasound"):
        table.use("infrasound", by=GHOST)
    assert table.energy(GHOST) == energy - (dice - 2)
    table.passes(GHOST)
    assert table.dice() == dice


@rule("NEON-ABL-02", "NEON-ATK-06")
def test_a_full_pool_takes_no_more_dice():
    table = Bench().put(GHOST, "factory", energy=6).put(AKARI, "factory", energy=0, fields=1).attack(GHOST)
    for effect in ("infrasound", "infrasound", "infrasound"):
        table.use(effect, by=GHOST)
    assert table.can("use", effect="factory")
    refusal = table.why_not("use", source="ability-infrasound", effect="infrasound")
    assert (refusal.rule, refusal.message) == ("NEON-ATK-06", "neon-refuse-pool-full")
    table.do("pass", by=GHOST)
    assert table.dice() == 5


@rule("NEON-ABL-02", "NEON-DEF-03")
def test_a_second_shield_is_refused_where_no_more_dice_may_be_rolled():
    table = Bench().put(AKARI, "mall", energy=0).put(BOULDER, "mall", energy=6).attack(AKARI).roll("hit hit")
    assert table.can("use", effect="shield")
    table.put(BOULDER, fields=1).use("shield", by=BOULDER)
    assert table.dice() == 3
    refusal = full_shield().why_not("use", source="ability-shield", effect="shield")
    assert (refusal.rule, refusal.message) == ("NEON-DEF-03", "neon-refuse-pool-full")


def full_shield() -> Bench:
    """Boulder has used the Shield once and may still use an upgrade before the roll."""
    table = Bench().put(AKARI, "mall", energy=0).put(BOULDER, "mall", energy=6, upgrade="reinforced-frame")
    table.attack(AKARI).roll("hit hit")
    return table.use("shield", by=BOULDER)


@rule("NEON-SEC-11", "NEON-SEC-01")
@pytest.mark.parametrize(("energy", "hits"), [(1, 1), (2, 2)])
def test_t70_the_park_turns_a_die_for_each_energy(energy, hits):
    table = Bench().put(AKARI, "park", energy=energy).put(BOULDER, "park", energy=0)
    table.attack(AKARI).passes().roll("maybe maybe")
    for _ in range(hits):
        table.use("park", by=AKARI)
    assert not table.can("use", effect="park")
    table.passes(AKARI).roll("fail")
    assert table.health(BOULDER) == 6 - hits


@rule("NEON-SEC-11", "NEON-SEC-02")
def test_the_factory_adds_a_die_for_each_energy():
    table = Bench().put(SNAKE, "factory", energy=2).put(BOULDER, "factory", energy=0).attack(SNAKE)
    table.use("factory", by=SNAKE).use("factory", by=SNAKE)
    assert (table.dice(), table.energy(SNAKE)) == (4, 0)


@rule("NEON-ABL-04", "NEON-R-31")
def test_manoeuvre_a_is_used_once_an_attack():
    table = Bench().put(AKARI, "park", energy=3).put(BOULDER, "park", energy=0).attack(AKARI)
    table.passes().roll("maybe miss").use("maneuver-a.attack", by=AKARI).do("reroll", miss=1, maybe=0).roll(
        "miss"
    )
    assert table.can("use", effect="park")
    refusal = table.why_not("use", source="ability-maneuver-a", effect="maneuver-a.attack")
    assert (refusal.rule, refusal.message) == ("NEON-ABL-02", "neon-refuse-used")


@rule("NEON-COA-04")
@pytest.mark.parametrize("energy", [0, 1])
def test_t71_after_a_reroll_by_an_ally_the_attacker_is_asked_again(energy):
    table = Bench(mode="coalition").put(AKARI, "park", energy=energy).put(GHOST, "park", energy=1)
    table.put(BOULDER, "park", energy=0).attack(AKARI).passes().roll("hit miss")
    if energy:
        table.do("pass", by=AKARI)
    table.use("maneuver-a.attack", by=GHOST).do("reroll", by=GHOST, miss=1, hit=0).roll("maybe")
    if energy:
        table.use("park", by=AKARI).roll("fail")
        assert table.health(BOULDER) == 4
    else:
        assert table.position.s[table.position.top()] == frames.ROLL_DEFENSE


@rule("NEON-COA-04")
def test_outside_squad_a_window_is_passed_once():
    table = Bench().put(AKARI, "park", energy=2).put(GHOST, "park", energy=1).put(BOULDER, "park", energy=0)
    table.attack(AKARI, target="fighter-boulder").passes().roll("maybe miss").do("pass", by=AKARI)
    assert table.position.s[table.position.top()] == frames.ROLL_DEFENSE


SIX = ("akari", "boulder", "ghost", "snake", "illusion", "phoenix")


def viceroy(*beside: int) -> Bench:
    """Akari attacks Boulder with Viceroy; of his two allies those named stand in her sector."""
    table = Bench(*SIX, mode="coalition", teams=2).put(0, "mall", energy=0).equip(0, "o-viceroy", "g-kevlar")
    for seat in (1, 3, 5):
        table.put(seat, "mall" if seat == 1 or seat in beside else "police", energy=5 + (seat == 3))
    table.attack(0, weapon="loot-o-viceroy", target="fighter-boulder")
    return table.use("o-viceroy.1", by=0)


@rule("NEON-COA-03")
@pytest.mark.parametrize(("chosen", "spared"), [(3, 5), (5, 3)])
def test_t74_viceroys_attacker_names_the_ally_who_loses_energy(chosen, spared):
    table = viceroy(3, 5)
    assert table.actor() == 0
    assert {action["target"] for action in table.offers(do="drain")} == {"fighter-snake", "fighter-phoenix"}
    refusal = table.why_not("drain", target="fighter-ghost")
    assert (refusal.rule, refusal.message) == ("NEON-COA-03", "neon-refuse-not-an-ally")
    before = table.energy(chosen), table.energy(spared)
    table.do("drain", by=0, target=f"fighter-{SIX[chosen]}")
    assert (table.energy(chosen), table.energy(spared)) == (before[0] - 2, before[1])
    assert table.energy(1) == 3


@rule("NEON-COA-03")
@pytest.mark.parametrize(("beside", "left"), [((5,), 3), ((), 5)])
def test_with_one_ally_or_none_viceroy_asks_nothing(beside, left):
    table = viceroy(*beside)
    assert not table.can("drain")
    assert table.energy(5) == left
