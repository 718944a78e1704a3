"""Cards whose effects no scenario shows: each does what its data says, at its moment and its price."""

from __future__ import annotations

from tests.games.neon.scenario import Scene, Table
from tests.marks import rule

RING = ["park", "factory", "mall", "highway", "station", "police"]


def duel(loot: str = "", *supplies: str, defender: str = "phoenix", **there: int) -> Scene:
    """Ghost attacks; both stand in the Mall, the Automa at the other end."""
    scene = Scene("ghost", defender, automa="police", ring=RING).put(0, "mall", energy=0)
    scene.put(1, "mall", **{"energy": 0, **there})
    return scene.equip(0, loot, *supplies) if loot else scene


def strike(scene: Scene, weapon: str, target: str = "fighter-phoenix", distance: int = 0) -> Table:
    table = scene.turn(0, "attack")
    return table.attack_with(weapon=weapon, target=target, range=distance)


@rule("NEON-EFF-01", "NEON-RES-01", "NEON-EFF-02")
def test_sticky_bomb_adds_damage_by_itself_when_any_got_through() -> None:
    table = strike(duel("o-sticky", "g-frag"), "loot-o-sticky")
    assert table.equipment(0) == {"o-sticky": []}
    table.roll(hit=1).roll()
    assert table.health(1) == 4
    missed = strike(duel("o-sticky", "g-frag"), "loot-o-sticky")
    missed.roll(hit=1).roll(block_normal=1)
    assert missed.health(1) == 6


@rule("NEON-EFF-01", "NEON-ATK-08", "NEON-SUP-02")
def test_flashbang_drains_every_target_before_the_roll() -> None:
    scene = Scene("ghost", "phoenix", "snake", automa="police", ring=RING).equip(0, "g-flashbang")
    scene.put(0, "park").put(1, "factory", energy=2).put(2, "factory", energy=0)
    table = scene.turn(0, "attack").do("act", action="attack")
    table.do("aim", weapon="loot-g-flashbang", target="sector-factory")
    assert (table.energy(1), table.energy(2)) == (1, 0)
    assert table.equipment(0) == {}
    assert table.dice() == 3


@rule("NEON-RES-02", "NEON-RES-01")
def test_supernova_buys_damage_only_after_damage() -> None:
    table = strike(duel("p-supernova", "g-berserk"), "loot-p-supernova")
    table.do("pass").roll(hit=1).roll()
    table.do("use", effect="p-supernova.2")
    assert table.health(1) == 4
    assert table.equipment(0) == {"p-supernova": []}


@rule("NEON-RES-06", "NEON-GEN-01")
def test_sledge_pushes_the_fighter_it_hurt() -> None:
    table = strike(duel("o-sledge", "g-kevlar"), "loot-o-sledge")
    table.roll(hit=1).roll()
    assert {a["sector"] for a in table.offers() if a["do"] == "use"} == {"factory", "highway"}
    table.do("use", effect="o-sledge.1", sector="factory")
    assert table.place(1) == "factory"
    assert table.place(0) == "mall"


@rule("NEON-RES-06")
def test_exoframe_carries_its_wounded_owner_away() -> None:
    table = strike(duel().equip(1, "o-exoframe", "g-kevlar", "g-frag"), "basic-weapon")
    table.roll(hit=2).roll()
    assert table.equipment(1)["o-exoframe"] == ["g-frag"]
    assert (table.actor(), table.health(1)) == (1, 5)
    table.do("use", effect="o-exoframe.2", sector="highway")
    assert table.place(1) == "highway"
    assert table.equipment(1) == {"o-exoframe": []}


@rule("NEON-DEF-04", "NEON-DEF-09")
def test_analyst_rerolls_and_guards() -> None:
    table = strike(duel().equip(1, "o-analyst", "g-visor"), "basic-weapon")
    table.roll(crit=1, hit=1).roll()
    table.do("use", effect="o-analyst.2")
    table.roll(block_normal=1)
    assert table.equipment(1) == {}
    assert table.health(1) == 6


@rule("NEON-DEF-01", "NEON-DEF-09")
def test_chameleon_adds_a_die_and_may_soak() -> None:
    scene = duel().equip(1, "o-chameleon", "g-spark", "g-visor")
    table = strike(scene, "basic-weapon")
    table.roll(hit=2)
    table.do("use", effect="o-chameleon.1").do("pay", loot="g-visor")
    assert table.dice() == 2
    table.roll()
    table.do("use", effect="o-chameleon.2")
    assert table.health(1) == 5
    assert table.equipment(1) == {"o-chameleon": []}


@rule("NEON-UPG-01", "NEON-RND-04")
def test_once_per_round_upgrades_are_turned_when_used() -> None:
    scene = duel().put(0, "mall", energy=0, upgrade="stabilizer")
    table = scene.turn(0, "attack", "attack").attack_with(target="fighter-phoenix")
    table.roll(maybe=2)
    table.do("use", source="upgrade-stabilizer")
    assert table.attack_now()["attack"] == {"crit": 0, "hit": 1, "maybe": 1, "miss": 0}
    table.roll()
    assert table.health(1) == 5
    assert table.fighter(0)["upgrades"] == [{"upgrade": "stabilizer", "used": True}]
    table.attack_with(target="fighter-phoenix").roll(maybe=2)
    assert not table.can("use", source="upgrade-stabilizer")


@rule("NEON-UPG-01", "NEON-DEF-01")
def test_reinforced_frame_adds_a_defence_die() -> None:
    table = strike(duel().put(1, "mall", energy=0, upgrade="reinforced-frame"), "basic-weapon")
    table.roll(hit=1)
    table.do("use", source="upgrade-reinforced-frame")
    assert table.dice() == 2


@rule("NEON-ATK-12", "NEON-R-30", "NEON-BOT-02", "NEON-BOT-05")
def test_singularity_takes_in_fighters_automa_and_bot() -> None:
    scene = Scene("ghost", "phoenix", automa="factory", ring=RING, bots={"factory": "guard"})
    scene.put(0, "park", energy=0).put(1, "factory", energy=0).equip(0, "p-singularity", "g-frag")
    table = scene.turn(0, "attack").attack_with(weapon="loot-p-singularity", target="sector-factory", range=1)
    assert table.dice() == 5
    table.roll(crit=1, hit=1)
    assert table.dice() == 1
    table.roll(block_normal=1)
    assert table.dice() == 2
    table.roll(block_any=1, block_normal=1)
    table.roll()
    assert (table.health(1), table.health(2)) == (4, 6)
    assert table.fighter(0)["bots"] == [{"bot": "guard", "used": False}]


def squad() -> Scene:
    """Seats 0 and 2 against 1 and 3, all in the Mall."""
    scene = Scene("ghost", "phoenix", "snake", "boulder", mode="coalition", ring=RING)
    for seat in range(4):
        scene.put(seat, "mall", energy=0)
    return scene


@rule("NEON-COA-03")
def test_an_ally_lends_a_die_with_bonnie_and_clyde() -> None:
    scene = squad().equip(2, "o-bonnie-clyde", "g-hornet")
    table = scene.turn(0, "attack").attack_with(target="fighter-phoenix", weapon="basic-weapon")
    assert table.actor() == 2
    table.do("use", effect="o-bonnie-clyde.3")
    assert table.dice() == 3
    assert table.equipment(2) == {"o-bonnie-clyde": []}


@rule("NEON-COA-03")
def test_an_ally_lends_a_defence_die_with_aegis() -> None:
    scene = squad().equip(3, "p-aegis", "g-visor")
    table = scene.turn(0, "attack").attack_with(target="fighter-phoenix")
    table.roll(hit=1)
    assert table.actor() == 3
    table.do("use", effect="p-aegis.3")
    assert table.dice() == 2


@rule("NEON-COA-03", "NEON-RES-06")
def test_monowire_feeds_an_ally() -> None:
    scene = squad().equip(0, "p-monowire", "g-kevlar")
    table = scene.turn(0, "attack").attack_with(target="fighter-phoenix", weapon="loot-p-monowire")
    table.roll(miss=4).roll()
    table.do("use", effect="p-monowire.2", ally="fighter-snake")
    assert table.energy(2) == 1


@rule("NEON-COA-03")
def test_team_effects_work_in_squad_only() -> None:
    table = strike(duel("p-monowire", "g-kevlar"), "loot-p-monowire")
    table.roll().roll()
    assert not table.can("use", effect="p-monowire.2")


@rule("NEON-COA-03", "NEON-EFF-01")
def test_viceroy_drains_an_ally_of_the_target_too() -> None:
    scene = squad().put(1, "mall", energy=3).put(3, "mall", energy=4).equip(0, "o-viceroy", "g-kevlar")
    table = scene.turn(0, "attack").attack_with(target="fighter-phoenix", weapon="loot-o-viceroy")
    table.do("use", effect="o-viceroy.1")
    assert (table.energy(1), table.energy(3), table.energy(2)) == (1, 2, 0)


@rule("NEON-SUP-07")
def test_a_weapon_covered_by_its_spoils_has_no_further_effects() -> None:
    scene = Scene("ghost", "phoenix", "snake", automa="police", ring=RING).equip(0, "p-leviathan", "g-frag")
    scene.put(0, "park", energy=0).put(1, "factory", energy=0, health=1).put(2, "factory", energy=0)
    scene.equip(1, "g-bison")
    table = scene.turn(0, "attack").attack_with(weapon="loot-p-leviathan", target="fighter-phoenix", range=1)
    table.do("use", effect="p-leviathan.2")
    table.passes().roll(hit=2).roll()
    table.do("take", loot="g-bison").do("cover", loot="g-bison")
    assert table.equipment(0) == {"g-bison": ["p-leviathan"]}
    assert table.attack_now()["weapon_gone"]
