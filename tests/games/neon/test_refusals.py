"""What is refused and by which rule, each beside what is allowed in its place."""

import pytest

from tests.games.neon.bench import Bench
from tests.games.neon.table import Table
from tests.marks import rule
from warpad.games.neon.game import GAME
from warpad.games.neon.rules import frames, layout
from warpad.games.neon.rules.rounds import CHECK_END

AKARI, BOULDER, GHOST, SNAKE = range(4)


def against(table: Table, verb: str, seat: int | None = None, **words: object) -> tuple[str, str]:
    refusal = table.why_not(verb, seat, **words)
    return refusal.rule, refusal.message


@rule("NEON-MOVE-01")
def test_a_move_goes_to_an_adjacent_sector():
    table = Bench().put(AKARI, "park", energy=0).move(AKARI)
    allowed = {offer["sector"] for offer in table.offers(do="go")}
    assert {"factory", "tv-tower"} <= allowed
    assert "mall" not in allowed
    assert against(table, "go", sector="mall") == ("NEON-MOVE-01", "neon-refuse-far")
    assert table.do("go", sector="factory").place(AKARI) == "factory"


@rule("NEON-INIT-01")
def test_only_who_is_asked_decides():
    table = Bench().put(AKARI, "park", energy=0).move(AKARI)
    assert table.can("go", sector="factory")
    assert against(table, "go", BOULDER, sector="factory") == ("NEON-INIT-01", "neon-refuse-not-your-turn")


@rule("NEON-PLAN-01")
def test_a_plan_is_made_of_two_different_cards():
    table = Bench()
    plan = table.offers(AKARI)[0]
    assert GAME.why_not(table.position, AKARI, plan) is None
    refusal = GAME.why_not(table.position, AKARI, {**plan, "bottom": plan["top"]})
    assert refusal is not None
    assert refusal.rule == "NEON-PLAN-01"


@rule("NEON-END-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_that_is_over_takes_no_actions(seat):
    table = Bench("akari", "boulder", "ghost").put(0, "park").put(1, "out").put(2, "out")
    table.rest_of_round(CHECK_END)
    assert against(table, "pass", seat) == ("NEON-END-01", "neon-refuse-over")
    assert GAME.legal_actions(table.position, seat) == []


@rule("NEON-COA-02")
@pytest.mark.parametrize(("mode", "is_refused"), [("coalition", True), ("rebirth", False)])
def test_an_ally_is_no_target(mode, is_refused):
    table = Bench(mode=mode).put(AKARI, "park", energy=0).put(GHOST, "park").put(BOULDER, "park")
    table.put(SNAKE, "park").start(frames.ASK_AIM, AKARI)
    offered = {offer["target"] for offer in table.offers(do="aim")}
    assert "fighter-boulder" in offered
    assert ("fighter-ghost" not in offered) is is_refused
    if is_refused:
        words = {**table.offers(do="aim", target="fighter-boulder")[0], "target": "fighter-ghost"}
        words.pop("do")
        assert against(table, "aim", **words) == ("NEON-COA-02", "neon-refuse-ally")


@rule("NEON-ATK-02")
@pytest.mark.parametrize(("place", "is_target"), [("park", True), ("ship", False), ("out", False)])
def test_only_others_on_the_arena_are_targets(place, is_target):
    table = Bench().put(AKARI, "park", energy=0).put(BOULDER, "park").put(GHOST, "park").put(SNAKE, place)
    table.start(frames.ASK_AIM, AKARI)
    assert table.can("aim", target="fighter-snake") is is_target
    words = {**table.offers(do="aim", target="fighter-boulder")[0], "target": "fighter-akari"}
    words.pop("do")
    assert against(table, "aim", **words) == ("NEON-ATK-02", "neon-refuse-gone-target")


@rule("NEON-LAND-02", "NEON-ATK-02")
@pytest.mark.parametrize(
    ("place", "refusal"),
    [
        ("ship", ("NEON-LAND-02", "neon-refuse-on-ship")),
        ("out", ("NEON-ATK-02", "neon-refuse-gone-target")),
    ],
)
def test_a_fighter_on_the_ship_is_refused_by_the_rule_of_the_ship(place, refusal):
    table = Bench().put(AKARI, "park", energy=0).put(BOULDER, "park").put(GHOST, "park").put(SNAKE, place)
    table.start(frames.ASK_AIM, AKARI)
    words = {**table.offers(do="aim", target="fighter-boulder")[0], "target": "fighter-snake"}
    words.pop("do")
    assert against(table, "aim", **words) == refusal


@rule("NEON-PLAN-01")
def test_one_card_twice_is_told_as_such_and_a_card_of_the_deck_too():
    table = Bench()
    plan = table.offers(AKARI)[0]
    refusal = GAME.why_not(table.position, AKARI, {**plan, "bottom": plan["top"]})
    assert refusal is not None
    assert refusal.message == "neon-refuse-same-card"
    other = Bench().put(AKARI, hand=0b1110000, deck=0b0001111).offers(AKARI)[0]
    refusal = GAME.why_not(table.position, AKARI, other)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("NEON-PLAN-01", "neon-refuse-not-in-hand")


@rule("NEON-SET-08")
def test_no_fighter_is_picked_twice():
    position = GAME.new({"players": 3, "fighters": ["choose", "choose", "choose"]})
    table = Table(position).luck()
    first = table.actor()
    table.do("pick", fighter="akari")
    assert table.actor() != first
    assert table.can("pick", fighter="ghost")
    assert against(table, "pick", fighter="akari") == ("NEON-SET-08", "neon-refuse-taken")


@rule("NEON-ACT-03", "NEON-ACT-04")
def test_an_action_stands_on_the_half_and_has_a_target():
    table = Bench().put(SNAKE, "park", energy=0).row(SNAKE, "attack/energy1", "search/energy1", "move")
    table.turn(SNAKE)
    assert table.can("act", action="energy1", half=1)
    assert against(table, "act", action="attack", half=1) == ("NEON-ACT-04", "neon-refuse-no-target")
    assert against(table, "act", action="defense", half=1) == ("NEON-ACT-03", "neon-refuse-not-on-half")


@rule("NEON-ATK-03")
def test_a_target_is_only_at_the_ranges_of_the_ways_round():
    table = Bench().put(AKARI, "park", energy=0).put(BOULDER, "factory").equip(AKARI, "g-hornet").bot("park")
    table.start(frames.ASK_AIM, AKARI)
    words = table.offers(do="aim", target="fighter-boulder")[0]
    words.pop("do")
    assert words["range"] == 1
    assert against(table, "aim", **{**words, "range": 0}) == ("NEON-ATK-03", "neon-refuse-range")


def in_roll(energy: int, place: str = "park", *supplies: str) -> Bench:
    """Akari has attacked Boulder with a Cobra; the dice lie."""
    table = Bench().put(AKARI, place, energy=energy).put(BOULDER, place, energy=0)
    table.equip(AKARI, "o-cobra", *supplies).attack(AKARI, weapon="loot-o-cobra", range=0)
    return table.passes().roll("maybe miss")


@rule("NEON-NRG-02")
def test_an_ability_is_paid_in_full():
    paid, poor = in_roll(1), in_roll(0)
    use = {"source": "ability-maneuver-a", "effect": "maneuver-a.attack"}
    assert paid.can("use", **use)
    assert against(poor, "use", **use) == ("NEON-NRG-02", "neon-refuse-energy")


@rule("NEON-SEC-08")
def test_nothing_is_rerolled_in_the_police_station():
    table = in_roll(3, "police")
    assert table.can("use", effect="o-cobra.2")
    use = {"source": "ability-maneuver-a", "effect": "maneuver-a.attack"}
    assert against(table, "use", **use) == ("NEON-SEC-08", "neon-refuse-police")


@rule("NEON-SUP-06")
@pytest.mark.parametrize(("supplies", "is_refused"), [(("g-spark",), True), ((), False)])
def test_the_card_itself_pays_only_when_nothing_under_it_does(supplies, is_refused):
    table = in_roll(0, "mall", *supplies).give_bot(AKARI, "courier").use("o-cobra.2", by=AKARI)
    assert table.can("pay-itself", loot="o-cobra") is not is_refused
    if is_refused:
        told = against(table, "pay-itself", loot="o-cobra")
        assert told == ("NEON-SUP-06", "neon-refuse-itself")


@rule("NEON-SUP-01")
def test_a_supply_of_another_kind_does_not_pay():
    table = in_roll(0, "mall", "g-spark", "g-hornet").give_bot(AKARI, "courier").use("o-cobra.2", by=AKARI)
    assert table.can("pay", loot="g-spark")
    assert against(table, "pay", loot="g-hornet") == ("NEON-SUP-01", "neon-refuse-supply")


@rule("NEON-ATK-11")
def test_an_effect_of_equipment_is_used_once_an_attack():
    table = in_roll(3, "park", "g-spark").use("o-cobra.2", by=AKARI)
    assert table.can("use", effect="maneuver-a.attack")
    use = {"source": "loot-o-cobra", "effect": "o-cobra.2"}
    assert against(table, "use", **use) == ("NEON-ATK-11", "neon-refuse-used")


@rule("NEON-UPG-01")
def test_an_upgrade_of_the_round_is_refused_the_second_time():
    table = Bench().put(AKARI, "park", energy=3, upgrade="stabilizer").put(BOULDER, "park", energy=0)
    table.attack(AKARI).passes().roll("maybe maybe").use("stabilizer", by=AKARI)
    use = {"source": "upgrade-stabilizer", "effect": "stabilizer"}
    assert against(table, "use", **use) == ("NEON-UPG-01", "neon-refuse-used")


@rule("NEON-DEF-04")
def test_defence_dice_are_rerolled_once():
    table = Bench().put(AKARI, "mall", energy=0).put(BOULDER, "mall", energy=3)
    table.attack(AKARI).roll("hit hit").passes().roll("fail")
    assert table.can("use", effect="maneuver-a.defense")
    table.position.s[layout.DEFENSE_REROLLED] = 1
    table.put(BOULDER, "mall")
    use = {"source": "ability-maneuver-a", "effect": "maneuver-a.defense"}
    assert against(table, "use", **use) == ("NEON-DEF-04", "neon-refuse-rerolled")


@rule("NEON-ABL-01")
@pytest.mark.parametrize(("fields", "is_refused"), [(0, True), (1, False)])
def test_the_condition_of_an_ability_must_hold(fields, is_refused):
    table = Bench().put(GHOST, "factory", energy=3).put(AKARI, "factory", energy=0, fields=fields)
    table.attack(GHOST)
    assert table.can("use", effect="infrasound") is not is_refused
    if is_refused:
        use = {"source": "ability-infrasound", "effect": "infrasound"}
        assert against(table, "use", **use) == ("NEON-ABL-01", "neon-refuse-condition")


@rule("NEON-TOK-01")
def test_a_token_that_is_out_cannot_be_placed_again():
    table = Bench("snake", "boulder", "ghost").put(0, "park", energy=6).row(0, "attack", "move", "search")
    table.turn(0).use("smoke.place", by=0)
    use = {"source": "ability-smoke-grenade", "effect": "smoke.place", "sector": "park"}
    assert against(table, "use", **use) == ("NEON-TOK-01", "neon-refuse-token-out")


@rule("NEON-COA-03")
@pytest.mark.parametrize(("mode", "is_refused"), [("rebirth", True), ("coalition", False)])
def test_a_team_effect_is_refused_outside_squad(mode, is_refused):
    table = Bench(mode=mode).put(AKARI, "mall", energy=0).put(GHOST, "mall", energy=0)
    table.put(BOULDER, "mall", energy=0).equip(GHOST, "o-bonnie-clyde", "g-hornet", "g-hornet")
    attacker, weapon = (AKARI, "basic-weapon") if mode == "coalition" else (GHOST, "loot-o-bonnie-clyde")
    table.attack(attacker, weapon=weapon, target="fighter-boulder")
    assert table.actor() == GHOST
    assert table.can("use", effect="o-bonnie-clyde.3") is not is_refused
    if is_refused:
        use = {"source": "loot-o-bonnie-clyde", "effect": "o-bonnie-clyde.3"}
        assert against(table, "use", **use) == ("NEON-COA-03", "neon-refuse-team")
