"""Scenarios T02, T04 to T06, T08 to T10, T20, T31 to T33: weapons, dice, defence."""

from __future__ import annotations

from tests.games.neon.scenario import Scene, Table
from tests.marks import rule

RING = ["park", "factory", "mall", "highway", "station", "police"]


def duel(attacker: str = "snake", defender: str = "ghost", place: str = "park", **defence: int) -> Scene:
    """Two fighters in one sector, the Automa far away."""
    scene = Scene(attacker, defender, automa="station" if place != "station" else "mall", ring=RING)
    return scene.put(0, place).put(1, place, **defence)


@rule("NEON-ATK-03", "NEON-ATK-04", "NEON-ATK-01", "NEON-ATK-05")
def test_a_weapon_reaches_the_ranges_that_show_dice() -> None:
    """T02: dice at ranges 0 and 1, none at 2."""
    scene = Scene("phoenix", "ghost", "snake", "boulder", ring=RING).equip(0, "g-hornet")
    scene.put(0, "factory").put(1, "factory").put(2, "park").put(3, "highway")
    table = scene.turn(0, "attack")
    table.do("act", action="attack")
    aims = {(a["target"], a["range"]) for a in table.offers() if a["weapon"] == "loot-g-hornet"}
    assert aims == {("fighter-ghost", 0), ("fighter-snake", 1)}
    basic = {(a["target"], a["range"]) for a in table.offers() if a["weapon"] == "basic-weapon"}
    assert basic == {("fighter-ghost", 0)}
    words = {"weapon": "loot-g-hornet", "target": "fighter-boulder", "sector": "highway", "range": 2}
    assert table.why_not("aim", **words).rule == "NEON-ATK-04"
    table.do("aim", weapon="loot-g-hornet", target="fighter-snake").passes()
    assert table.dice() == 3


@rule("NEON-ABL-02", "NEON-ABL-07", "NEON-R-31")
def test_shield_works_against_every_attack_that_is_paid_for() -> None:
    """T04: Boulder with 4 energy, attacked twice in a round."""
    table = duel(defender="boulder", energy=4).turn(0, "attack", "attack")
    for _ in range(2):
        table.attack_with().passes(0)
        table.roll(hit=1).passes(0)
        table.do("use", source="ability-shield")
        assert table.dice() == 3
        table.roll().passes()
    assert table.energy(1) == 0


@rule("NEON-SEC-04", "NEON-ATK-10", "NEON-R-27")
def test_the_free_reroll_of_the_highway_is_the_only_one() -> None:
    """T05: Manoeuvre A is refused afterwards."""
    scene = duel(place="highway").equip(0, "g-spark")
    table = scene.turn(0, "attack")
    table.attack_with(weapon="loot-g-spark", target="fighter-ghost")
    table.roll(maybe=2, miss=1)
    assert table.can("use", effect="maneuver-a.attack")
    table.do("use", source="sector-highway")
    assert {sum(v for n, v in a.items() if n != "do") for a in table.offers()} == {1}
    table.do("reroll", miss=1).roll(miss=1)
    assert table.can("use", effect="g-spark.1")
    assert not table.can("use", effect="maneuver-a.attack")
    refusal = table.why_not("use", source="ability-maneuver-a", effect="maneuver-a.attack")
    assert (refusal.rule, refusal.message) == ("NEON-ATK-10", "neon-refuse-rerolled")
    assert table.energy(0) == 3


@rule("NEON-SEC-05", "NEON-CLOSE-01", "NEON-CLOSE-03", "NEON-CLOSE-07")
def test_the_underpass_closes_without_damage_but_with_its_bot() -> None:
    """T06: the fighter relocates, the bot leaves the game."""
    ring = ["underpass", *RING]
    scene = Scene(
        "phoenix", "ghost", automa="mall", ring=ring, closes="underpass", bots={"underpass": "guard"}
    )
    table = scene.put(0, "underpass", energy=6).put(1, "highway").closing()
    table.do("flee", sector="park")
    assert table.place(0) == "park"
    assert (table.health(0), table.energy(0)) == (6, 6)
    assert "underpass" not in table.ring()
    assert all(fighter["bots"] == [] for fighter in table.view()["fighters"])


@rule("NEON-REB-02")
def test_two_equal_bots_are_three_points() -> None:
    """T08: the leader token of the other seat counts there."""
    scene = (
        Scene("phoenix", "ghost", automa="mall", leader=1)
        .give_bot(0, "guard")
        .give_bot(0, "guard", used=True)
    )
    table = scene.put(0, "park").put(1, "park").check()
    points = [fighter["points"] for fighter in table.view()["fighters"]]
    assert points[:2] == [3, 1]


@rule("NEON-DMG-02", "NEON-TOK-04", "NEON-ABL-08")
def test_the_trap_gives_its_owner_the_token() -> None:
    """T09: the top token of the victim is a 2."""
    scene = Scene("illusion", "ghost", automa="station", ring=RING)
    scene.put(0, "mall", token="factory").put(1, "park")
    table = scene.turn(1, "move")
    table.do("act", action="move").do("go", sector="factory")
    assert table.trophies(0) == {"1": 0, "2": 1, "3": 0}
    assert table.health(1) == 5
    assert table.fighter(0)["token"] == "supply"


@rule("NEON-DEF-06", "NEON-DEF-04", "NEON-R-11")
def test_energy_of_a_rerolled_die_is_not_gained() -> None:
    """T10: fail with energy, rerolled to a plain fail."""
    table = duel(energy=3).turn(0, "attack")
    table.attack_with()
    table.roll(hit=1).passes(0)
    table.roll(fail_energy=1)
    assert table.energy(1) == 3
    table.do("use", effect="maneuver-a.defense")
    table.roll()
    assert table.energy(1) == 2


@rule("NEON-DEF-05", "NEON-DEF-06")
def test_energy_of_a_final_die_is_gained() -> None:
    table = duel(energy=3).turn(0, "attack")
    table.attack_with()
    table.roll(hit=1).passes(0)
    table.roll(fail_energy=1).passes(1)
    assert table.energy(1) == 4


@rule("NEON-ATK-06", "NEON-ATK-08", "NEON-SEC-02")
def test_never_more_than_five_attack_dice() -> None:
    """T31: four dice, two by a supply, one by the Factory."""
    scene = Scene("snake", "ghost", automa="station", ring=RING).equip(0, "o-mammoth", "g-hornet")
    table = scene.put(0, "factory").put(1, "park").turn(0, "attack")
    table.attack_with(weapon="loot-o-mammoth", target="fighter-ghost")
    table.do("use", effect="o-mammoth.1").do("use", source="sector-factory")
    assert table.dice() == 5
    pool = table.attack_now()["pool"]
    assert [source["n"] for source in pool["sources"]] == [4, 1, 2]
    assert table.energy(0) == 2


@rule("NEON-DEF-03", "NEON-DEF-01")
def test_never_more_than_three_defence_dice() -> None:
    """T32: two field tokens and Shield."""
    table = duel(defender="boulder", fields=2).turn(0, "attack")
    table.attack_with()
    table.roll(hit=1).passes(0)
    table.do("use", source="ability-shield")
    assert table.dice() == 3


def crit_and_hit() -> Table:
    table = duel(energy=0).turn(0, "attack")
    table.attack_with()
    table.roll(crit=1, hit=1).passes(0)
    return table.roll(block_any=1)


@rule("NEON-DEF-05", "NEON-RES-01", "NEON-RES-03", "NEON-DMG-01")
def test_a_full_shield_stops_a_hit_of_either_kind() -> None:
    """T33: exactly one of crit and hit is cancelled."""
    for crits, left in ((0, {"crit": 1, "hit": 0}), (1, {"crit": 0, "hit": 1})):
        table = crit_and_hit()
        assert [action["n"] for action in table.offers()] == [0, 1]
        table.events()
        table.do("block", n=crits)
        blocked = table.events("blocked")[0]
        assert {name: blocked[name] for name in left} == left
        assert table.health(1) == 5
        assert table.trophies(0)["2"] == 1
