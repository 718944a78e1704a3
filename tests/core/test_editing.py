"""Positions built by hand, in every game: a change leads to a position, or it is refused in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.review.games import played
from warpad.core.analysis.editing import Change
from warpad.core.dice import Dice
from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.record import replay
from warpad.games import GAMES, find
from warpad.games.neon.data.codes import DEFENSE
from warpad.games.neon.rules.planning import SIDE
from warpad.games.neon.tell.laying import declared, has_row
from warpad.server.work.exploring import edit

AT = {"neuroshima": 60, "neon": 120, "bugs": 40}


def position_of(game: str) -> Json:
    return find(game).dump(replay(find(game), played(game, most=AT[game])))


def edited(game: str, data: Json, **change: Any) -> Any:
    return edit(game, data, Change(**change) if change else None, None)


def at(told: Any, place: str) -> Any:
    return next((piece for piece in told["bench"]["pieces"] if piece["at"] == place), None)


def refusal(game: str, data: Json, **change: Any) -> str:
    with pytest.raises(DecodeError) as caught:
        edited(game, data, **change)
    return caught.value.message


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_set_within_their_bounds(game: str) -> None:
    data = position_of(game)
    for number in edited(game, data)["bench"]["numbers"]:
        for value in (number["low"], number["high"]):
            told = edited(game, data, do="set", thing=number["number"], value=value)
            now = {one["number"]: one["value"] for one in told["bench"]["numbers"]}
            assert now[number["number"]] == value
        assert (
            refusal(game, data, do="set", thing=number["number"], value=number["high"] + 1) == "edit-number"
        )


def test_a_tile_is_put_turned_wounded_moved_and_taken() -> None:
    told = edited("neuroshima", position_of("neuroshima"))
    assert at(told, "A1") is None
    tough = next(
        one
        for one in told["bench"]["things"]
        if one["is_placed"] and one["left"] and one["thing"] == "borgo-brawler"
    )
    data = told["explored"]["position"]
    put = edited("neuroshima", data, do="put", thing=tough["thing"], side=tough["side"], at="A1")
    left = next(one for one in put["bench"]["things"] if one["thing"] == tough["thing"])["left"]
    assert at(put, "A1")["thing"] == tough["thing"]
    assert left == tough["left"] - 1
    turned = edited("neuroshima", put["explored"]["position"], do="turn", at="A1", value=4)
    assert at(turned, "A1")["facing"] == 4
    moved = edited("neuroshima", turned["explored"]["position"], do="move", at="A1", to="A2")
    assert (at(moved, "A1"), at(moved, "A2")["facing"]) == (None, 4)
    taken = edited("neuroshima", moved["explored"]["position"], do="take", at="A2")
    assert at(taken, "A2") is None
    assert taken["explored"]["actors"] or taken["explored"]["chance"]


def test_hands_and_stacks_are_filled() -> None:
    data = position_of("neuroshima")
    told = edited("neuroshima", data, do="shift", thing="borgo-claws", side=0, to="hand")
    zones = next(one for one in told["bench"]["things"] if one["thing"] == "borgo-claws")["zones"]
    assert {"zone": "hand", "count": 1} in zones
    assert (
        refusal("neuroshima", data, do="shift", thing="moloch-hunter", side=0, to="hand") == "edit-none-left"
    )
    turn = edited("neuroshima", data, do="to-move", side=1)
    assert turn["bench"]["to_move"] == 1


def test_what_no_position_can_have_is_refused() -> None:
    data = position_of("neuroshima")
    assert refusal("neuroshima", data, do="put", thing="borgo-battle", side=0, at="A1") == "edit-instant"
    assert refusal("neuroshima", data, do="put", thing="borgo-hq", side=0, at="A1") == "edit-none-left"
    assert refusal("neuroshima", data, do="take", at="A1") == "edit-empty"
    hq = next(one for one in edited("neuroshima", data)["bench"]["pieces"] if one["thing"] == "borgo-hq")
    assert refusal("neuroshima", data, do="take", at=hq["at"]) == "edit-hq"


def test_units_fall_and_come_back() -> None:
    told = edited("bugs", position_of("bugs"))
    unit = next(one for one in told["bench"]["pieces"] if not one["is_fixed"])
    fixed = next(one for one in told["bench"]["pieces"] if one["is_fixed"])
    data = told["explored"]["position"]
    fallen = edited("bugs", data, do="take", at=unit["at"])
    assert at(fallen, unit["at"]) is None
    assert refusal("bugs", data, do="take", at=fixed["at"]) == "edit-general"
    back = edited(
        "bugs",
        fallen["explored"]["position"],
        do="put",
        thing=unit["thing"],
        side=unit["side"],
        at=unit["at"],
    )
    assert at(back, unit["at"]) == unit
    assert refusal("bugs", data, do="move", at=unit["at"], to=fixed["at"]) == "edit-taken"


def test_fighters_go_to_other_sectors() -> None:
    told = edited("neon", position_of("neon"))
    piece = told["bench"]["pieces"][0]
    sunk = found = 0
    for place in (str(n) for n in range(1, 11) if str(n) != piece["at"]):
        data, message = tried("neon", told["explored"]["position"], do="move", side=piece["side"], to=place)
        sunk += message == "edit-sunk"
        found += not message and at(edited("neon", data), place) is not None
    assert sunk == 10 - len(told["explored"]["position"]["ring"])
    assert found


def tried(game: str, data: Json, **change: Any) -> tuple[Json, str]:
    """Where a change leads; where it is refused, nowhere, and why."""
    try:
        return edited(game, data, **change)["explored"]["position"], ""
    except DecodeError as error:
        return data, error.message


@pytest.mark.parametrize("game", GAMES)
def test_changes_at_random_lead_to_positions_or_are_refused_in_a_sentence(game: str) -> None:
    dice, data = Dice(5), position_of(game)
    for _ in range(60):
        bench = edited(game, data)["bench"]
        places = [piece["at"] for piece in bench["pieces"]] + ["A1", "c3", "4", "Z9", ""]
        things = [one["thing"] for one in bench["things"]] + ["nothing"]
        numbers = [one["number"] for one in bench["numbers"]]
        do = ("put", "move", "take", "turn", "wound", "shift", "set", "to-move", "explode")[dice.below(9)]
        thing = (numbers if do == "set" else things)[dice.below(len(numbers if do == "set" else things))]
        change = {
            "do": do,
            "thing": thing,
            "side": dice.below(4) - 1,
            "at": places[dice.below(len(places))],
            "to": (*places, "hand", "stack")[dice.below(len(places) + 2)],
            "value": dice.below(8) - 1,
        }
        data, message = tried(game, data, **change)
        assert message != "analysis-broken", change


def card(told: Any, design: str, side: int) -> dict[str, int]:
    things = told["bench"]["things"]
    found = next(one for one in things if (one["thing"], one["side"]) == (design, side))
    return {zone["zone"]: zone["count"] for zone in found["zones"]}


def test_a_fighter_is_equipped_and_undressed() -> None:
    data = position_of("neon")
    told = edited("neon", data)
    cards = [one for one in told["bench"]["things"] if one["zones"] and "parts" not in one]
    bare = next(one for one in cards if one["left"] and not one["zones"][0]["count"])
    design, side = bare["thing"], bare["side"]
    equipment = data["fighters"][side]["equipment"]
    if any(equipment):
        top = next(stack[0] for stack in equipment if stack)
        data = edited("neon", data, do="shift", thing=top, side=side, to="discard")["explored"]["position"]
    told = edited("neon", data, do="shift", thing=design, side=side, to="worn")
    assert card(told, design, side)["worn"] == 1
    data = told["explored"]["position"]
    assert refusal("neon", data, do="shift", thing=design, side=side, to="worn") in (
        "edit-worn",
        "edit-no-card",
    )
    told = edited("neon", data, do="shift", thing=design, side=side, to="deck")
    assert card(told, design, side)["worn"] == 0
    assert refusal("neon", data, do="shift", thing="nothing", side=side, to="worn") == "edit-unknown"


def bots(told: Any) -> dict[str, str]:
    return {one["at"]: one["thing"] for one in told["bench"]["pieces"] if not one["is_fixed"]}


def test_bots_are_put_into_sectors_moved_and_taken() -> None:
    told = edited("neon", position_of("neon"))
    (first, kind), (second, other) = list(bots(told).items())[:2]
    data = told["explored"]["position"]
    assert refusal("neon", data, do="move", thing=kind, at=first, to=second) == "edit-bot-there"
    data = edited("neon", data, do="take", thing=other, at=second)["explored"]["position"]
    moved = edited("neon", data, do="move", thing=kind, at=first, to=second)
    assert (bots(moved).get(first), bots(moved)[second]) == (None, kind)
    assert refusal("neon", data, do="take", thing=other, at=second) == "edit-empty"


@pytest.mark.parametrize(
    ("game", "thing", "fault"), [("bugs", "mantis", "edit-none-left"), ("neon", "mechanic", "edit-no-bot")]
)
def test_what_is_in_the_way_is_cleared_where_that_is_wanted(game: str, thing: str, fault: str) -> None:
    """All of them stand on the board: one of them goes to a place that somebody else holds."""
    told = edited(game, position_of(game))
    data = told["explored"]["position"]
    others = (one for one in told["bench"]["pieces"] if not one["is_fixed"] and one["thing"] != thing)
    place = next(others)["at"]
    assert refusal(game, data, do="put", thing=thing, side=0, at=place) == fault
    mended = edited(game, data, do="put", thing=thing, side=0, at=place, mend=True)["bench"]["pieces"]
    assert [one["thing"] for one in mended if one["at"] == place and not one["is_fixed"]] == [thing]


def test_a_captured_train_belongs_to_the_other_side() -> None:
    told = edited("bugs", position_of("bugs"), do="set", thing="train:0", value=1)
    assert told["explored"]["position"]["train"][0] == 1
    back = edited("bugs", told["explored"]["position"], do="set", thing="train:0", value=0)
    assert back["explored"]["position"]["train"][0] == -1


def neon_at(is_wanted: Callable[[Json], bool]) -> Json:
    """The first position of a game of Neon that has what is wanted."""
    game, record = find("neon"), played("neon", most=AT["neon"])
    for step in range(20, len(record.steps)):
        data = game.dump(replay(game, record, step))
        if is_wanted(data):
            return data
    raise AssertionError("no such position")


def laid(told: Any, side: int) -> dict[str, list[str]]:
    """The action cards of a fighter, by where they lie."""
    found: dict[str, list[str]] = {}
    for one in told["bench"]["things"]:
        if "parts" in one and one["side"] == side:
            (zone,) = (zone["zone"] for zone in one["zones"] if zone["count"])
            found.setdefault(zone, []).append(one["thing"])
    return found


def test_a_hand_of_neon_is_exchanged_card_by_card() -> None:
    told = edited("neon", neon_at(lambda data: data["agenda"][-1][0] == "ask-plan"))
    before = laid(told, 0)
    assert {zone: len(cards) for zone, cards in before.items()}["hand"] == 3
    wanted = sorted({*before.get("deck", []), *before.get("discard", [])})[:3]
    for card in wanted:
        data = told["explored"]["position"]
        told = edited("neon", data, do="shift", thing=card, side=0, to="hand")
    assert laid(told, 0)["hand"] == wanted
    assert refusal("neon", told["explored"]["position"], do="shift", thing=wanted[0], side=0, to="hand") == (
        "edit-lies-there"
    )
    assert refusal("neon", data, do="shift", thing=wanted[0], side=0, to="top") == "edit-row-fixed"
    assert refusal("neon", data, do="shift", thing=wanted[0], side=1, to="deck") == "edit-unknown"


def test_a_row_of_neon_is_laid_anew_until_its_fighter_acts() -> None:
    data = neon_at(lambda data: any(has_row(data, seat) for seat in range(data["rules"]["players"])))
    seats = range(data["rules"]["players"])
    seat = next(seat for seat in seats if has_row(data, seat))
    told = edited("neon", data)
    before = laid(told, seat)
    told = edited("neon", data, do="shift", thing=before["hand"][0], side=seat, to="top")
    after, fighter = laid(told, seat), told["explored"]["position"]["fighters"][seat]
    assert (after["top"], after["bottom"]) == (before["hand"][:1], before["bottom"])
    assert before["top"][0] in after["hand"]
    card = next(one for one in told["bench"]["things"] if one["thing"] == after["top"][0])
    assert str(fighter["initiative"]) == card["parts"][0][0]
    swapped = edited(
        "neon", told["explored"]["position"], do="shift", thing=after["top"][0], side=seat, to="bottom"
    )
    assert laid(swapped, seat)["top"] == after["bottom"]
    slid = edited(
        "neon", told["explored"]["position"], do="shift", thing=after["bottom"][0], side=seat, to="slide"
    )
    assert slid["explored"]["position"]["fighters"][seat]["plan"] == fighter["plan"] ^ 1 << SIDE
    fixed = told["explored"]["position"]
    assert refusal("neon", fixed, do="shift", thing=after["top"][0], side=seat, to="slide") == "edit-unknown"
    fighter["acted"] = 1
    assert refusal("neon", fixed, do="shift", thing=after["top"][0], side=seat, to="turn") == "edit-row-fixed"


def test_force_fields_follow_the_row() -> None:
    data = neon_at(lambda data: any(has_row(data, seat) for seat in range(data["rules"]["players"])))
    seat = next(seat for seat in range(data["rules"]["players"]) if has_row(data, seat))
    seen = set()
    for card in [one for cards in laid(edited("neon", data), seat).values() for one in cards]:
        data, _ = tried("neon", data, do="shift", thing=card, side=seat, to="top")
        for _ in range(2):
            data = edited("neon", data, do="shift", thing=card, side=seat, to="turn")["explored"]["position"]
            fighter = data["fighters"][seat]
            assert fighter["fields"] == min(2, declared(fighter["declared"]).count(DEFENSE + 1))
            seen.add(fighter["fields"])
    assert len(seen) > 1
