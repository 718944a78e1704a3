"""What a row could do before it is committed: where it ends, whom it reaches, what it costs."""

from __future__ import annotations

from tests.games.neon.scenario import Scene, Table
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.core.position import SPECTATOR
from warpad.games.neon.game import GAME

RING = ["park", "factory", "charging-station", "highway", "underpass", "mall"]
PARK, FACTORY, MALL = 1, 2, 6


def planning(**foe: int) -> Table:
    scene = Scene("snake", "ghost", "boulder", ring=RING).put(0, "park", energy=2)
    return scene.put(1, "factory", **foe).put(2, "highway").plan()


def rows(table: Table, *wanted: str) -> list[Json]:
    """The rows of the first seat that begin with these actions and offer nothing else there."""
    found = [GAME.action(table.position, 0, int(move)) for move in table.position.legal(0)]
    names = ("first", "second", "third")
    return [
        row for row in found if all(row[name] == [want] for name, want in zip(names, wanted, strict=False))
    ]


def foresee(table: Table, row: Json, seed: int = 3) -> list[Json]:
    world = table.position.imagine(0, Dice(seed))
    halves: list[Json] = GAME.outlook(world, 0, GAME.legal_move(world, 0, row))["halves"]
    return halves


def any_row(table: Table, option: str) -> tuple[Json, int]:
    """A row with a half that offers this, and which half it is."""
    for row in rows(table):
        for n, name in enumerate(("first", "second", "third")):
            if option in row[name]:
                return row, n
    raise AssertionError(f"no row offers {option}")


def test_a_move_ends_in_the_sectors_next_door() -> None:
    table = planning()
    row = next(row for row in rows(table) if "move" in row["first"])
    assert foresee(table, row)[0]["ends"] == [FACTORY, MALL]


def test_a_half_without_an_action_says_nothing_of_it() -> None:
    table = planning()
    for row in rows(table)[:12]:
        for half, name in zip(foresee(table, row), ("first", "second", "third"), strict=True):
            assert (half["ends"] is None) == ("move" not in row[name])
            assert (half["aims"] is None) == ("attack" not in row[name])
            assert (half["searches"] is None) == ("search" not in row[name])


def test_an_attack_reaches_nobody_from_an_empty_sector_and_somebody_after_a_move() -> None:
    table = planning()
    first = next(row for row in rows(table) if "attack" in row["first"])
    assert foresee(table, first)[0]["aims"] == []
    later = next(
        row for row in rows(table) if "move" in row["first"] and "attack" in row["second"] + row["third"]
    )
    halves = foresee(table, later)
    aims = (halves[1]["aims"] or []) + (halves[2]["aims"] or [])
    ghosts = [aim for aim in aims if aim["target"] == 1]
    assert ghosts
    assert all(aim["at"] == aim["sector"] == FACTORY for aim in ghosts)
    assert all(0 < aim["expected"] < 3 for aim in ghosts)


def test_a_search_names_its_price_and_whether_it_can_be_paid() -> None:
    table = planning()
    row, n = any_row(table, "search")
    prices = {one["at"]: one for one in foresee(table, row)[n]["searches"]}
    assert prices[PARK] == {"at": PARK, "cost": 0, "payable": True}


def test_others_secrets_change_nothing_in_it() -> None:
    table = planning()
    row, _ = any_row(table, "attack")
    assert foresee(table, row, 1) == foresee(table, row, 2)
    assert table.position.observe(SPECTATOR)["phase"] == "plan"


def test_the_sequence_names_everybody_and_the_points_add_up() -> None:
    view = planning().position.observe(0)
    assert sorted(view["sequence"]) == [0, 1, 2]
    for fighter in view["fighters"]:
        assert sum(fighter["earned"].values()) == fighter["points"]
    assert view["fighters"][view["leader"]]["earned"]["leader"] == 1
