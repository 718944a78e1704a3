"""The net of the bots: what it sees does not depend on how the board lies, and its sums are exact."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import cast

import pytest

from warpad.core.dice import Dice
from warpad.core.hexes import HEXES, cell_at
from warpad.core.position import CHANCE, NOBODY
from warpad.games import find
from warpad.games.neuroshima.data.content import ARMIES
from warpad.games.neuroshima.mind.evaluate import evaluate
from warpad.games.neuroshima.mind.net import LANE_HALF, NET_FILE, judge, reckon
from warpad.games.neuroshima.mind.planner import Eyes, Planner
from warpad.games.neuroshima.mind.scene import SIDE, SIZE, WHOLE, describe
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.board import clear_board, put

GAME = find("neuroshima")
NET = json.loads(NET_FILE.read_text(encoding="utf-8"))


def boards(seed: int, armies: tuple[str, str] = ("smart", "borgo"), step: int = 9) -> Iterator[Neuroshima]:
    """Positions of a random game."""
    dice = Dice(seed)
    position = cast(Neuroshima, GAME.new({"armies": list(armies)}))
    moves = 0
    while (who := position.actor()) != NOBODY:
        if moves % step == 0:
            yield position.copy()
        position.play(position.draw(dice) if who == CHANCE else position.pick(who, dice))
        moves += 1


def turned(position: Neuroshima) -> Neuroshima:
    """The same board turned by a sixth about its middle."""
    twin = position.copy()
    pieces = {cell: position.piece[cell] for cell in range(len(HEXES)) if position.occupied >> cell & 1}
    grounds = position.grounds
    hp, pile = twin.hp, twin.pile
    clear_board(twin)
    twin.hp, twin.pile, twin.occupied, twin.grounds = hp, pile, 0, 0
    for cell, piece in pieces.items():
        q, r = HEXES[cell]
        rotation = piece & 7
        put(twin, cell_at(-r, q + r), (piece & ~7) | (rotation + 1) % 6)
    assert not grounds
    return twin


def test_both_sides_are_told_alike() -> None:
    for position in boards(3):
        own, other = list(describe(position, 0, True)), list(describe(position, 1, True))
        assert own[:SIDE] == other[SIDE:WHOLE]
        assert own[SIDE:WHOLE] == other[:SIDE]
        assert len(own) == SIZE == len(NET["inputs"])


def test_a_turned_board_is_told_alike() -> None:
    told = 0
    for position in boards(5):
        if not position.grounds:
            assert list(describe(position, 0, True)) == list(describe(turned(position), 0, True))
            told += 1
    assert told > 10


@pytest.mark.parametrize("armies", [("smart", "borgo"), ("moloch", "hegemony"), ("vegas", "outpost")])
def test_sums_of_packed_units_are_exact(armies: tuple[str, str]) -> None:
    for position in boards(7, armies):
        row = list(describe(position, 0, True))
        sums = [
            NET["ground"][unit]
            + NET["own armies"][armies[0]][unit]
            + NET["other armies"][armies[1]][unit]
            + sum(x * weights[unit] for x, weights in zip(row, NET["inputs"].values(), strict=True))
            for unit in range(len(NET["counts"]))
        ]
        assert max(abs(value) for value in sums) < LANE_HALF
        above = [max(0, value) for value in sums[:-1]] + sums[-1:]
        whole = NET["constant"] + sum(v * c for v, c in zip(above, NET["counts"], strict=True))
        assert reckon(describe(position, 0, True), position.setup, 0) == whole


def test_the_net_knows_all_armies_and_leaves_other_games_to_the_weights() -> None:
    assert set(NET["own armies"]) == set(NET["other armies"]) == set(ARMIES)
    position = cast(Neuroshima, GAME.new({"mode": "deathmatch", "armies": ["borgo", "smart", "vegas"]}))
    dice = Dice(1)
    while position.turn_number < 5:
        who = position.actor()
        position.play(position.draw(dice) if who == CHANCE else position.pick(who, dice))
    assert judge(position, 1, True) == evaluate(position, 1)


def test_without_foresight_a_coming_battle_changes_nothing() -> None:
    seen = 0
    for position in boards(11):
        row = list(describe(position, 0, False))
        assert row[0] == row[1]
        assert row[SIDE] == row[SIDE + 1]
        seen += row != list(describe(position, 0, True))
    assert seen > 3


def test_blurred_eyes_choose_differently_and_sharp_ones_do_not() -> None:
    position = next(board for board in boards(4) if board.turn_number > 4 and board.actor() >= 0)
    seat = position.actor()

    def choices(blur: float) -> set[int]:
        eyes = Eyes(learned=True, blur=blur)
        ends = [
            Planner(lambda: False, 90, eyes).ends(position.copy(), seat, 1, 1, Dice(n))[0] for n in range(6)
        ]
        return {end.world.key() for end in ends}

    assert len(choices(3.0)) > 1
    assert choices(3.0) == choices(3.0)
