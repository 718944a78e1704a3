"""The Duel board: terminals, energy, procedures."""

from __future__ import annotations

from typing import Any

from tests.games.neuroshima.playing import Playing, playing
from tests.marks import rule

# Terminals are the centre C3 and the middles of the edges: A2, B1, B4, D1, D4, E2.
HQS = "C1: vegas hq facing N; C5: smart hq"


def duel(drawn: str, energy: int = 5, **fields: Any) -> Playing:
    return playing(drawn, "vegas smart", ruleset="duel", energy=[energy, energy], **fields)


@rule("NH-DUEL-01")
def test_a_tile_on_a_terminal_is_a_link_unless_netted() -> None:
    board = f"{HQS}; C3: vegas guard; A2: vegas marksman; B2: vegas medic; E2: smart cyborg"
    game = duel(board)
    links = {tile["at"]: tile["link"] for tile in game.view["tiles"]}
    assert {at for at, is_link in links.items() if is_link} == {"C3", "A2", "E2"}
    assert {action["at"] for action in game.legal("run-rotation")} == {"C3", "A2"}
    netted = duel(f"{HQS}; C3: vegas guard; C4: smart net-fighter facing N")
    assert not netted.can("run-rotation")
    assert netted.rule_against("run-rotation", at="C3", facing="S") == "NH-DUEL-01"


@rule("NH-SET-09", "NH-DUEL-01")
def test_other_rulesets_have_no_terminals() -> None:
    game = playing(f"{HQS}; C3: vegas guard", "vegas smart", hand=("vegas-guard",))
    assert not any(cell["terminal"] for cell in game.view["setup"]["cells"])
    assert game.rule_against("run-rotation", at="C3", facing="S") == "NH-SET-09"
    assert game.rule_against("sell", tile="vegas-guard") == "NH-SET-09"
    assert sum(cell["terminal"] for cell in duel(HQS).view["setup"]["cells"]) == 7


@rule("NH-DUEL-02")
def test_tiles_and_hit_points_are_sold_and_the_turn_ends() -> None:
    game = duel(HQS, energy=0, hand=("vegas-guard", "vegas-move"))
    game.do("sell", tile="vegas-guard")
    assert game.asks == "buy"
    for verb, fields in (
        ("move", {"tile": "vegas-move", "from_": "C1", "at": "C2", "facing": 0}),
        ("discard", {"tile": "vegas-move"}),
    ):
        assert game.refused(verb, **fields).message == "nh-refuse-buying"
    game.do("bleed").do("bleed")
    assert (game.player(0)["energy"], game.hp()) == (3, [18, 20])
    game.do("end")
    assert game.view["player"] == 1
    assert game.player(0)["hand"] == ["vegas-move"]


@rule("NH-DUEL-02")
def test_nobody_has_more_than_five_or_sells_the_last_hit_point() -> None:
    assert duel(HQS).refused("bleed").message == "nh-refuse-energy-full"
    assert duel(HQS, energy=0, hp=[1, 20]).refused("bleed").message == "nh-refuse-last-hit-point"


@rule("NH-DUEL-03")
def test_rotation_turns_a_link_for_one() -> None:
    game = duel(f"{HQS}; C3: vegas marksman facing N", energy=1).do("run-rotation", at="C3", facing="S")
    assert (game.facing("C3"), game.player(0)["energy"]) == ("S", 0)
    refusal = game.refused("run-rotation", at="C3", facing="N")
    assert (refusal.rule, refusal.message) == ("NH-DUEL-03", "nh-refuse-energy-short")


@rule("NH-DUEL-03")
def test_swap_exchanges_two_links_that_may_turn_but_no_hq() -> None:
    game = duel(
        "C3: vegas hq facing N; C5: smart hq; A2: vegas marksman facing N; E2: vegas mercenary facing N"
    )
    assert game.refused("run-swap", from_="A2", at="C3").message == "nh-refuse-swap-hq"
    game.do("run-swap", from_="E2", at="A2")
    assert (game.tile("E2"), game.tile("A2"), game.asks) == ("vegas-marksman", "vegas-mercenary", "turn")
    game.do("turn", at="A2", facing="SE").do("turn", at="E2", facing="N")
    assert (game.facing("A2"), game.facing("E2"), game.player(0)["energy"]) == ("SE", "N", 3)
    assert game.asks == "act"


@rule("NH-DUEL-03")
def test_push_is_done_by_a_link() -> None:
    game = duel(f"{HQS}; C3: vegas guard; B2: vegas guard; C2: smart cyborg")
    assert game.rule_against("run-push", from_="B2", at="C2") == "NH-DUEL-01"
    game.do("run-push", from_="C3", at="C2")
    assert game.seat == 1
    game.do("retreat", from_="C2", at="D1")
    assert (game.tile("D1"), game.player(0)["energy"]) == ("smart-cyborg", 3)


@rule("NH-DUEL-03", "NH-MED-07")
def test_laser_destroys_enemies_between_two_links() -> None:
    board = f"{HQS}; A2: vegas guard; D1: vegas guard; B2: smart transporter; C2: smart cyborg"
    game = duel(board).do("run-laser", from_="D1", at="A2")
    assert (game.tile("B2"), game.tile("C2"), game.player(0)["energy"]) == ("", "", 2)
    empty = duel(f"{HQS}; A2: vegas guard; D1: vegas guard; B2: vegas scout")
    assert empty.refused("run-laser", from_="A2", at="D1").message == "nh-refuse-no-line"
    with_hq = duel("C1: vegas hq facing N; C2: smart hq; A2: vegas guard; D1: vegas guard; B2: smart cyborg")
    with_hq.do("run-laser", from_="A2", at="D1")
    assert (with_hq.tile("C2"), with_hq.hp()) == ("smart-hq", [20, 20])


@rule("NH-DUEL-03")
def test_deletion_destroys_one_enemy_among_three_links() -> None:
    links = "B1: vegas guard; D1: vegas guard; C3: vegas mercenary"
    board = f"{HQS}; {links}; C2: smart transporter; D2: smart cyborg"
    game = duel(board)
    assert game.refused("run-deletion", at="D2").message == "nh-refuse-three-links"
    assert game.refused("run-deletion", at="C5").message == "nh-refuse-hq-safe"
    game.do("run-deletion", at="C2")
    assert game.tile("C2") == ""


@rule("NH-DUEL-03", "NH-MED-07")
def test_detonation_destroys_all_enemy_links_and_medics_save() -> None:
    board = "C1: smart hq; C5: vegas hq facing N; A2: smart transporter; E2: smart cyborg; B2: smart officer"
    game = duel(board)
    game.do("run-detonation")
    assert [game.tile(at) for at in ("A2", "E2", "B2")] == ["", "", "smart-officer"]
    assert game.player(0)["energy"] == 1
    saved = playing(
        "C1: vegas hq facing N; C5: smart hq; A2: vegas marksman; A1: vegas medic facing S",
        "smart vegas",
        ruleset="duel",
        energy=[4, 0],
    ).do("run-detonation")
    assert (saved.tile("A2"), saved.tile("A1")) == ("vegas-marksman", "")


@rule("NH-DUEL-03")
def test_detonation_needs_an_enemy_link_that_is_no_hq() -> None:
    game = duel("C1: vegas hq facing N; C3: smart hq")
    assert game.refused("run-detonation").message == "nh-refuse-no-enemy-links"


def before_the_discard(drawn: str) -> Playing:
    """Vegas has just drawn three tiles and still has to discard one."""
    game = duel(drawn, turn=1).do("end")
    return game.draws("vegas-guard", "vegas-move", "vegas-scout")


@rule("NH-DUEL-03", "NH-TURN-05")
def test_a_procedure_may_come_before_the_compulsory_discard_which_stays_due() -> None:
    game = before_the_discard(f"{HQS}; C3: vegas marksman facing N; C2: smart cyborg")
    assert game.asks == "discard"
    game.do("run-rotation", at="C3", facing="S")
    assert (game.facing("C3"), game.player(0)["energy"], game.asks) == ("S", 4, "discard")
    game.do("run-push", from_="C3", at="C2")
    assert game.seat == 1
    game.do("retreat", from_="C2", at="D1")
    assert (game.asks, game.seat) == ("discard", 0)
    assert game.do("discard", tile="vegas-guard").asks == "act"


@rule("NH-DUEL-03", "NH-TURN-05")
def test_before_the_compulsory_discard_nothing_but_procedures_is_open() -> None:
    game = before_the_discard(f"{HQS}; C3: vegas marksman facing N")
    assert {action["do"] for action in game.legal()} == {"discard", "run-rotation"}
    tile: dict[str, Any] = {"tile": "vegas-guard"}
    for verb, fields in (("place", {**tile, "at": "A1", "facing": 0}), ("sell", tile), ("end", {})):
        assert game.rule_against(verb, **fields) == "NH-TURN-05"
    game.do("run-rotation", at="C3", facing="S")
    assert game.rule_against("end") == "NH-TURN-05"
    assert game.refused("run-laser", from_="A2", at="D1").message == "nh-refuse-not-a-link"


@rule("NH-DUEL-03")
def test_a_procedure_after_the_discard_does_not_bring_it_back() -> None:
    game = before_the_discard(f"{HQS}; C3: vegas marksman facing N").do("discard", tile="vegas-guard")
    assert game.do("run-rotation", at="C3", facing="S").asks == "act"
