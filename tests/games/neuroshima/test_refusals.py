"""What is refused and by which rule, each beside what is allowed in its place."""

from __future__ import annotations

from typing import Any

from tests.games.neuroshima.playing import Playing, playing
from tests.marks import rule

HQS = "A1: {} hq; E3: hegemony hq"


def against(game: Playing, verb: str, **fields: Any) -> tuple[str, str]:
    refusal = game.refused(verb, **fields)
    return refusal.rule, refusal.message


@rule("NH-TURN-04")
def test_only_a_tile_of_the_hand_is_played() -> None:
    game = playing(HQS.format("borgo"), hand=("borgo-mutant",))
    assert against(game, "place", tile="borgo-claws", at="C3", facing=0) == (
        "NH-TURN-04",
        "nh-refuse-not-in-hand",
    )
    assert against(game, "place", tile="hegemony-thug", at="C3", facing=0)[0] == "NH-TURN-04"
    game.do("place", tile="borgo-mutant", at="C3", facing=0)
    assert against(game, "place", tile="borgo-mutant", at="C4", facing=0)[0] == "NH-TURN-04"


@rule("NH-INS-02")
def test_a_move_goes_to_a_free_adjacent_hex_or_turns_the_tile() -> None:
    board = f"{HQS.format('borgo')}; C3: borgo mutant; C2: borgo claws"
    game = playing(board, hand=("borgo-move",))
    step = {"tile": "borgo-move", "from_": "C3", "facing": 0}
    assert against(game, "move", at="C2", **step) == ("NH-INS-02", "nh-refuse-taken")
    assert against(game, "move", at="C5", **step) == ("NH-INS-02", "nh-refuse-too-far")
    assert against(game, "move", at="C3", **step) == ("NH-INS-02", "nh-refuse-no-change")
    assert game.do("move", at="C4", **step).tile("C4") == "borgo-mutant"


@rule("NH-INS-08")
def test_castling_swaps_two_adjacent_tiles_of_ones_own() -> None:
    board = f"{HQS.format('vegas')}; C3: vegas guard; C4: vegas guard; D3: hegemony thug"
    game = playing(board, hand=("vegas-castling",))
    swap = {"tile": "vegas-castling", "from_": "C3"}
    assert against(game, "castle", at="A1", **swap) == ("NH-INS-08", "nh-refuse-not-adjacent")
    assert against(game, "castle", at="D3", **swap) == ("NH-INS-08", "nh-refuse-not-yours")
    assert game.can("castle", **swap)


@rule("NH-MOV-01")
def test_a_mobile_tile_goes_to_a_free_adjacent_hex_and_is_ones_own() -> None:
    board = "A1: outpost hq; E3: hegemony hq; C3: outpost runner; C2: outpost brawler; D3: hegemony thug"
    game = playing(board)
    assert against(game, "go", from_="C3", at="C2", facing=0) == ("NH-MOV-01", "nh-refuse-taken")
    assert against(game, "go", from_="C3", at="C5", facing=0) == ("NH-MOV-01", "nh-refuse-too-far")
    assert against(game, "go", from_="D3", at="D4", facing=0) == ("NH-MOV-01", "nh-refuse-not-yours")
    assert game.do("go", from_="C3", at="C4", facing=0).tile("C4") == "outpost-runner"
