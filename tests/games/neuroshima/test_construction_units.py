"""A construction as one unit on two hexes: in battle, and moved half by half."""

from __future__ import annotations

import pytest

from tests.games.neuroshima.playing import playing
from tests.games.neuroshima.test_constructions import BUILT, CRUISER, FAR, fought, turn, units
from tests.marks import rule
from warpad.core.errors import DecodeError
from warpad.games.neuroshima.game import GAME
from warpad.games.neuroshima.rules.battle.segments import default_choice
from warpad.games.neuroshima.rules.battle.status import initiative_bonus, is_netted, netted_cells
from warpad.games.neuroshima.rules.movement import swappable_cells
from warpad.games.neuroshima.rules.terminals import links_at, own_links

# -- one unit in battle ------------------------------------------------------------------------------


@rule("NH-VAR-03", "NH-TILE-04")
def test_wounds_of_both_halves_count_together_and_both_go() -> None:
    thugs = "D3: hegemony ganger facing NW; B3: hegemony ganger facing SE"
    once = fought(f"{FAR}; {CRUISER} facing S; D3: hegemony ganger facing NW")
    assert (once.wounds, once.removed) == ({"command-car-a": 1}, {})
    twice = fought(f"{FAR}; {CRUISER} facing S; {thugs}")
    assert {"command-car-a", "gun-car-b"} <= set(twice.removed)
    assert twice.removed["command-car-a"] == twice.removed["gun-car-b"]


@rule("NH-VAR-03")
def test_both_halves_attack_with_the_initiative_of_the_first() -> None:
    battle = fought(f"{FAR}; C3: outpost command-car-a facing N; C4: outpost gun-car-a facing S; "
                    "C1: hegemony runner; C5: hegemony thug")  # fmt: skip
    shots = {event["at"]: event["target"] for event in battle.events("shot")}
    assert shots == {"C3": "C1", "C4": "C5"}
    assert battle.segments[0] == 3


@rule("NH-VAR-03", "NH-MOD-02")
def test_a_module_at_one_half_helps_both_and_at_both_halves_helps_once() -> None:
    game = turn(f"{FAR}; {CRUISER}; B4: outpost scout facing NE; D4: outpost officer facing NW")
    tiles = {tile["at"]: tile for tile in game.view["tiles"]}
    assert tiles["C3"]["initiative"]["now"] == tiles["C4"]["initiative"]["now"] == [4]
    assert [attack["strength"] for attack in tiles["C3"]["attacks"]] == [2]
    assert [attack["strength"] for attack in tiles["C4"]["attacks"]] == [2, 2]
    both = turn(f"{FAR}; {CRUISER}; B3: outpost scout facing NE")
    assert initiative_bonus(both.position, both.cell("C3")) == 1


@rule("NH-VAR-03", "NH-NET-01", "NH-NET-04")
def test_a_net_on_one_half_holds_both() -> None:
    game = turn(f"{FAR}; {CRUISER}; D4: hegemony net-fighter facing NW")
    assert [is_netted(game.position, game.cell(at)) for at in ("C3", "C4")] == [True, True]
    assert units(game)["C3"]["construction"] == "outpost-rail-cruiser"
    tiles = {tile["at"]: tile for tile in game.view["tiles"]}
    assert tiles["C3"]["netted_by"] == tiles["C4"]["netted_by"] == ["D4"]
    assert game.rule_against("swivel", at="C3", facing=1) == "NH-NET-02"


@rule("NH-VAR-03", "NH-NET-04")
def test_its_own_net_cancels_one_that_holds_the_other_half() -> None:
    wagon = "A1: borgo hq; E3: hegemony hq; D3: borgo net-fighter facing NW; C3: hegemony champions-deck-a"
    looking_away = turn(f"{wagon}; C4: hegemony net-crane-a facing S", "borgo hegemony")
    assert is_netted(looking_away.position, looking_away.cell("C4"))
    looking_at_it = turn(f"{wagon}; C4: hegemony net-crane-a facing N", "borgo hegemony")
    assert netted_cells(looking_at_it.position) == 0


@rule("NH-VAR-03", "NH-BAT-11", "NH-BAT-10")
def test_one_line_wounds_it_once_at_the_half_it_meets() -> None:
    foundry = "C3: moloch furnace-a; C4: moloch bulkhead-a facing N"
    line = f"A1: smart hq; E3: moloch hq; {foundry}; C5: smart gauss-cannon facing N"
    assert fought(line, "smart moloch").wounds == {"furnace-a": 1}
    armoured = line.replace("bulkhead-a facing N", "bulkhead-a facing S")
    assert fought(armoured, "smart moloch").wounds == {}


@rule("NH-VAR-03", "NH-INS-06", "NH-UNIT-01")
def test_a_blast_wounds_it_once() -> None:
    game = playing(
        "A1: moloch hq; E3: outpost hq; C3: outpost command-car-a; C4: outpost gun-car-a",
        "moloch outpost",
        options=BUILT,
        hand=("moloch-air-strike",),
    )
    game.do("strike", tile="moloch-air-strike", at="C3")
    assert (game.wounds("C3"), game.wounds("C4")) == (1, 0)
    clown = fought(
        "A1: moloch hq; E3: outpost hq; C3: outpost command-car-a; C4: outpost gun-car-a; D4: moloch clown",
        "moloch outpost",
        choices=[{"do": "explode", "at": "D4"}],
    )
    assert clown.wounds == {"command-car-a": 1}


@rule("NH-VAR-03", "NH-MED-01", "NH-MED-02")
def test_a_medic_at_one_half_saves_the_whole_from_one_source() -> None:
    board = f"{FAR}; {CRUISER} facing S; B4: outpost medic facing NE"
    game = fought(f"{board}; D3: hegemony ganger facing NW")
    assert (list(game.removed), game.wounds) == (["medic"], {})
    guard = turn(f"{board}; D3: hegemony guard facing NW", hand=("outpost-battle",))
    guard.do("battle", tile="outpost-battle")
    assert guard.asks == "medic"
    assert {action["source"] for action in guard.legal("heal")} == {"D3-NW", "D3-SW"}
    guard.do("heal", patient="C3", source="D3-SW", medic="B4", wounds=1)
    assert (guard.wounds("C3"), guard.tile("B4")) == (1, "")


@rule("NH-VAR-03", "NH-CTL-01")
def test_who_takes_one_half_takes_the_whole() -> None:
    game = playing(
        f"A1: vegas hq; E3: outpost hq; {CRUISER}; D4: vegas agitator facing NW",
        "vegas outpost",
        options=BUILT,
    )
    assert [game.commander(at) for at in ("C3", "C4")] == [0, 0]
    assert {action["from"] for action in game.legal("go")} >= {"C3", "C4"}


@rule("NH-VAR-03", "NH-BAT-14")
def test_a_sharpshooter_chooses_whom_in_its_line_it_hits() -> None:
    board = (
        "A1: outpost hq; E3: hegemony hq; C4: outpost command-car-a facing N; "
        "D4: outpost gun-car-a facing S; C2: hegemony runner; C1: hegemony thug"
    )
    assert [e["target"] for e in fought(board).events("shot")] == ["C2"]
    aimed = fought(board, choices=[{"do": "aim", "from": "C4", "direction": "N", "at": "C1"}])
    assert [e["target"] for e in aimed.events("shot")] == ["C1"]
    game = turn(board, hand=("outpost-battle",)).do("battle", tile="outpost-battle")
    assert (game.asks, game.view["ask"]["args"]["direction"]) == ("aim", "N")
    assert {action["at"] for action in game.legal("aim")} == {"C1", "C2"}
    assert game.rule_against("aim", from_="C4", direction="N", at="C5") == "NH-BAT-14"
    assert GAME.load(GAME.dump(game.position)).key() == game.position.key()
    with pytest.raises(DecodeError, match="direction"):
        game.refused("aim", from_="C4", direction="S", at="C2")
    assert default_choice(game.position.copy()) == game.cell("C2")


@rule("NH-VAR-03", "NH-MOD-09")
def test_the_quartermaster_changes_an_attack_of_either_half() -> None:
    board = (
        "A1: hegemony hq; E3: outpost hq; C3: hegemony champions-deck-a facing N; "
        "C4: hegemony net-crane-b facing S; B3: hegemony quartermaster facing NE; C5: outpost brawler"
    )
    game = turn(board, "hegemony outpost", hand=("hegemony-battle",)).do("battle", tile="hegemony-battle")
    assert game.asks == "convert"
    game.do("convert", at="C4", direction="S", attack="ranged")
    struck = [event for event in game.events() if event["event"] == "struck" and event["at"] == "C4"]
    assert [event["target"] for event in struck] == ["C5"]


# -- moved half by half ------------------------------------------------------------------------------


@rule("NH-VAR-03", "NH-MOV-01", "NH-MOV-02")
def test_one_half_moves_and_stays_at_the_other() -> None:
    game = turn(f"{FAR}; {CRUISER}")
    assert {action["at"] for action in game.legal("go", from_="C3")} == {"C3", "B3", "D3"}
    assert game.refused("go", from_="C3", at="C2", facing=0).message == "nh-refuse-parting"
    game.do("go", from_="C3", at="D3", facing="N")
    assert (game.tile("D3"), game.tile("C4")) == ("outpost-command-car-a", "outpost-gun-car-b")
    assert game.rule_against("go", from_="C4", at="D4", facing=0) == "NH-MOV-02"


@rule("NH-VAR-03", "NH-MOD-07")
def test_each_step_of_a_longer_move_touches_the_other_half() -> None:
    game = turn(f"{FAR}; {CRUISER}; A3: outpost recon-center")
    reached = {action["at"] for action in game.legal("go", from_="C3")}
    assert reached == {"C3", "B3", "D3", "B4", "D4"}


@rule("NH-VAR-03", "NH-MOD-08")
def test_mobility_lent_to_one_half_moves_either() -> None:
    wagon = "C3: hegemony champions-deck-a; C4: hegemony net-crane-a"
    game = turn(
        f"A1: hegemony hq; E3: outpost hq; {wagon}; B4: hegemony transport facing NE", "hegemony outpost"
    )
    assert {action["from"] for action in game.legal("ride")} == {"C3", "C4"}
    game.do("ride", by="B4", from_="C3", at="D3", facing=0)
    assert game.rule_against("ride", by="B4", from_="C4", at="D4", facing=0) == "NH-MOV-02"


@rule("NH-VAR-03", "NH-INS-02", "NH-INS-03", "NH-INS-07")
def test_nothing_moves_a_heavy_one_but_it_may_be_turned() -> None:
    beast = "C3: borgo jaws-a; C4: borgo tail-b"
    own = turn(f"A1: borgo hq; E3: hegemony hq; {beast}", "borgo hegemony", hand=("borgo-move",))
    assert own.refused("move", tile="borgo-move", from_="C3", at="D3", facing=0).message == "nh-refuse-heavy"
    assert own.can("move", tile="borgo-move", from_="C3", at="C3", facing=2)
    foe = turn(
        f"A1: hegemony hq; E3: borgo hq; {beast}; C2: hegemony thug",
        "hegemony borgo",
        hand=("hegemony-push-back",),
    )
    refusal = foe.refused("push", tile="hegemony-push-back", from_="C2", at="C3")
    assert (refusal.rule, refusal.message) == ("NH-VAR-03", "nh-refuse-heavy")


@rule("NH-VAR-03", "NH-INS-03")
def test_a_push_moves_one_half_and_does_not_part_them() -> None:
    foe = turn(
        f"A1: hegemony hq; E3: outpost hq; {CRUISER}; B3: hegemony thug",
        "hegemony outpost",
        hand=("hegemony-push-back",),
    )
    foe.do("push", tile="hegemony-push-back", from_="B3", at="C3")
    assert (foe.tile("C3"), foe.tile("D3"), foe.tile("C4")) == (
        "",
        "outpost-command-car-a",
        "outpost-gun-car-b",
    )
    above = turn(
        f"A1: hegemony hq; E3: outpost hq; {CRUISER}; C2: hegemony thug",
        "hegemony outpost",
        hand=("hegemony-push-back",),
    )
    above.do("push", tile="hegemony-push-back", from_="C2", at="C3")
    assert {action["at"] for action in above.legal("retreat")} == {"B3", "D3"}


@rule("NH-VAR-03", "NH-INS-08")
def test_castling_takes_a_half_only_where_it_stays_at_the_other() -> None:
    game = playing(
        f"A1: vegas hq; E3: outpost hq; {CRUISER}; D4: vegas agitator facing NW; C2: vegas guard; "
        "B3: vegas medic",
        "vegas outpost",
        options=BUILT,
        hand=("vegas-castling",),
    )
    for cells in ("C2 C3", "C3 C4", "C4 D4"):
        first, second = cells.split()
        refusal = game.refused("castle", tile="vegas-castling", from_=first, at=second)
        assert (refusal.rule, refusal.message) == ("NH-VAR-03", "nh-refuse-parting")
    game.do("castle", tile="vegas-castling", from_="B3", at="C3")
    assert (game.tile("B3"), game.tile("C3")) == ("outpost-command-car-a", "vegas-medic")


@rule("NH-VAR-03")
def test_rotation_turns_one_half_once_a_turn() -> None:
    game = turn(f"{FAR}; {CRUISER}; C1: outpost brawler")
    assert game.refused("swivel", at="C1", facing=1).message == "nh-refuse-no-swivel"
    assert game.rule_against("swivel", at="E3", facing=1) == "NH-VAR-03"
    assert game.refused("swivel", at="C3", facing=0).message == "nh-refuse-no-change"
    game.do("swivel", at="C4", facing="SE")
    assert game.facing("C4") == "SE"
    assert game.refused("swivel", at="C3", facing=1).message == "nh-refuse-swivelled"


@rule("NH-VAR-03", "NH-DUEL-03")
def test_on_the_duel_board_it_is_one_link_and_is_not_parted() -> None:
    game = turn(f"{FAR}; {CRUISER}", ruleset="duel", energy=[5, 0])
    links = own_links(game.position, 0)
    both = 1 << game.cell("C3") | 1 << game.cell("C4")
    assert links_at(game.position, game.cell("D3"), both) == 1
    assert links_at(game.position, game.cell("C3"), 1 << game.cell("C5")) == 1
    assert swappable_cells(game.position, game.cell("C3"), 1 << game.cell("C4")) == 0
    assert links & both == links & ~(1 << game.cell("A1"))
