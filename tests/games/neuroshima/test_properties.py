"""What holds for every battle: turning the board, renaming sides, losing nothing."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.marks import examples, rule
from warpad.core.hexes import HEXES, MAIN_MASK
from warpad.games.neuroshima.data.content import ALL_ARMIES, ARMIES, NUMBER_OF, tile_of
from warpad.games.neuroshima.rules.battle.segments import (
    battle_answer,
    battle_legal,
    default_choice,
    in_battle,
    open_battle,
)
from warpad.games.neuroshima.tell.codec import dump, load
from warpad.games.neuroshima.tell.resolve import resolve
from warpad.games.neuroshima.variants.house import new_state

Json = dict[str, Any]
MAIN = [hex for cell, hex in enumerate(HEXES) if MAIN_MASK >> cell & 1]
MODES = (("duel", 2), ("deathmatch", 3), ("points", 3), ("solo-team", 3), ("teams", 4))


@st.composite
def positions(draw: st.DrawFn, own_mirror_only: bool = False) -> Json:
    """A position of any mode with a few tiles of each army."""
    mode, count = draw(st.sampled_from(MODES))
    armies = draw(st.permutations(range(len(ARMIES))))[:count]
    free = list(draw(st.permutations(MAIN)))
    board = []
    for player, army in enumerate(armies):
        kinds = [t for t in ALL_ARMIES[army].tiles if t.kind in ("unit", "module")]
        if own_mirror_only:
            kinds = [
                t
                for t in kinds
                if t.id not in ("moloch-juggernaut", "outpost-mobile-armor", "smart-bio-droid")
            ]
        chosen = draw(st.lists(st.sampled_from(kinds), max_size=16 // count, unique_by=lambda t: t.id))
        for tile in [ALL_ARMIES[army].tiles[0], *chosen]:
            if free:
                rotation = draw(st.integers(0, 5))
                item = {"at": list(free.pop()), "tile": tile.id, "player": player, "rotation": rotation}
                board.append(item | {"wounds": draw(st.integers(0, tile.toughness))})
    ruleset = draw(st.sampled_from(("3.0", "duel", "2025")))
    players = [{"army": ARMIES[army]} for army in armies]
    return {"ruleset": ruleset, "mode": mode, "players": players, "board": board}


def facts(result: Json) -> tuple[Any, ...]:
    """What a battle came to, without the places."""
    removed = sorted((item["tile"], item["player"], item["segment"]) for item in result["removed"])
    left = sorted((item["tile"], item["player"], item["wounds"]) for item in result["board"])
    segments = [segment["initiative"] for segment in result["segments"]]
    return result["hp"], removed, left, segments, result["winner"]


def has_order_of_hexes(data: Json) -> bool:
    """Whether a medic or two takers may be chosen by hex, which turning the board changes."""
    ids = [item["tile"] for item in data["board"]]
    return any("medic" in name or "vegas" in name for name in ids)


@rule("NH-GEO-02")
@examples(60)
@given(positions(), st.integers(1, 5))
def test_turning_the_whole_board_changes_nothing(data, turns):
    if has_order_of_hexes(data):
        return
    turned = {**data, "board": [dict(item) for item in data["board"]]}
    for item in turned["board"]:
        q, r = item["at"]
        for _ in range(turns):
            q, r = -r, q + r
        item["at"] = [q, r]
        item["rotation"] = (item["rotation"] + turns) % 6
    assert facts(resolve(turned)) == facts(resolve(data))


def mirror_front(tile: str) -> int:
    """How much more a tile must be turned so that its mirror image lies like the tile mirrored."""
    sides = tile_of(NUMBER_OF[tile]).sides
    for turn in range(6):
        if all(sides[(-number - turn) % 6] == sides[number] for number in range(6)):
            return turn
    raise AssertionError(f"{tile} is not its own mirror image")


@examples(60)
@given(positions(own_mirror_only=True))
def test_mirroring_the_whole_board_changes_nothing(data):
    if has_order_of_hexes(data):
        return
    mirrored = {**data, "board": [dict(item) for item in data["board"]]}
    for item in mirrored["board"]:
        q, r = item["at"]
        item["at"] = [-q, q + r]
        item["rotation"] = (mirror_front(item["tile"]) - item["rotation"]) % 6
    assert facts(resolve(mirrored)) == facts(resolve(data))


@rule("NH-BAT-02")
@examples(60)
@given(positions(), st.randoms(use_true_random=False))
def test_the_order_in_which_tiles_are_told_changes_nothing(data, luck):
    shuffled = {**data, "board": list(data["board"])}
    luck.shuffle(shuffled["board"])
    assert resolve(shuffled) == resolve(data)


@rule("NH-TILE-05", "NH-BAT-03")
@examples(60)
@given(positions())
def test_nothing_is_created_or_lost(data):
    game = load(data, new_state)
    game.unattended = True
    open_battle(game)
    after = dump(game)
    for player, entry in enumerate(after["players"]):
        standing = [item["tile"] for item in after["board"] if item["player"] == player]
        army = ALL_ARMIES[ARMIES.index(entry["army"])]
        whole = [tile.id for tile in army.tiles for _ in range(tile.count)]
        assert sorted(standing + entry["hand"] + entry["stack"] + entry["discard"]) == sorted(whole)


@examples(60)
@given(positions(), st.data())
def test_a_battle_stopped_and_saved_ends_the_same(data, choose):
    game = load(data, new_state)
    open_battle(game)
    while game.ask:
        answers = list(battle_legal(game))
        assert len(answers) == len(set(answers)) > 0
        assert default_choice(game) in answers
        answer = choose.draw(st.sampled_from(answers))
        twin = load(dump(game), new_state)
        assert twin.key() == game.key()
        copied = new_state(game.setup)
        game.copy_state(copied)
        for battle in (game, twin, copied):
            battle_answer(battle, answer)
        assert twin.key() == game.key() == copied.key()
    assert not in_battle(game)


@examples(60)
@given(positions())
def test_defaults_given_one_by_one_are_those_taken_unattended(data):
    if data["mode"] in ("teams", "solo-team"):
        return
    asked = load(data, new_state)
    open_battle(asked)
    while asked.ask:
        battle_answer(asked, default_choice(asked))
    alone = load(data, new_state)
    alone.unattended = True
    open_battle(alone)
    alone.unattended = False
    assert asked.key() == alone.key()
