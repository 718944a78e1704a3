"""The board: hexes, directions, names, lines of fire."""

from tests.marks import rule
from warpad.core.bits import count, lowest
from warpad.core.hexes import (
    AROUND,
    DIRECTIONS,
    DISTANCE,
    FULL_MASK,
    HEXES,
    MAIN_MASK,
    NEIGHBOUR,
    RAY,
    cell_at,
    cell_named,
    name_of,
    neighbours,
)
from warpad.games.neuroshima.data.tables import MELEE_SIDES, RANGED_SIDES
from warpad.games.neuroshima.rules.battle.survey import pose_at
from warpad.games.neuroshima.rules.board import free_cells, is_full

from .scenario import scenario


@rule("NH-GEO-01")
def test_the_main_board_has_19_hexes_and_the_extended_one_37():
    assert count(MAIN_MASK) == 19
    assert count(FULL_MASK) == 37 == len(HEXES)


@rule("NH-GEO-01")
def test_a_full_board_is_judged_on_the_main_hexes_only():
    ring_free = scenario("D4: borgo hq", "borgo outpost", extended=True)
    assert not is_full(ring_free)
    ring_free.occupied |= MAIN_MASK
    assert is_full(ring_free)
    assert count(free_cells(ring_free)) == 18


@rule("NH-GEO-02")
def test_hexes_have_names_by_column_and_row():
    assert name_of(cell_at(0, 0), 2) == "C3"
    assert name_of(cell_at(0, 0), 3) == "D4"
    columns = [sum(1 for c in range(37) if MAIN_MASK >> c & 1 and name_of(c, 2)[0] == x) for x in "ABCDE"]
    assert columns == [3, 4, 5, 4, 3]
    assert [HEXES[cell_named(name, 2)] for name in ("A1", "B1", "C1", "D1", "E3")] == [
        (-2, 0), (-1, -1), (0, -2), (1, -2), (2, 0),
    ]  # fmt: skip
    assert cell_named("F1", 2) == -1


@rule("NH-GEO-02")
def test_directions_go_clockwise_from_the_top():
    centre = cell_at(0, 0)
    around = [HEXES[NEIGHBOUR[centre * 6 + d]] for d in range(6)]
    assert around == list(DIRECTIONS) == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


@rule("NH-GEO-02")
def test_side_i_of_a_tile_points_in_direction_i_plus_its_rotation():
    game = scenario("C3: moloch juggernaut facing SE")  # melee on side 0, ranged on side 1
    cell = cell_named("C3", 2)
    assert lowest(MELEE_SIDES[pose_at(game, cell)]) == 2
    assert lowest(RANGED_SIDES[pose_at(game, cell)]) == 3


@rule("NH-GEO-03")
def test_a_line_of_fire_is_straight_and_ends_at_the_edge():
    line = RAY[cell_named("A3", 2) * 6 + 1] & MAIN_MASK
    assert [name_of(c, 2) for c in range(37) if line >> c & 1] == ["B3", "C3", "D2", "E1"]


def test_tables_agree_with_each_other():
    for cell in range(37):
        near = [NEIGHBOUR[cell * 6 + d] for d in range(6)]
        assert neighbours(cell) == sum(1 << other for other in near if other >= 0) == AROUND[cell * 64 + 63]
        for other in range(37):
            assert (DISTANCE[cell * 37 + other] == 1) == (other in near)
            assert DISTANCE[cell * 37 + other] == DISTANCE[other * 37 + cell]
