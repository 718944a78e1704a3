"""Putting units on the board, openly and in secret."""

from __future__ import annotations

import pytest

from tests.marks import rule
from warpad.core.dice import Dice
from warpad.core.position import CHANCE
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.game import GAME
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules import phases


def secret() -> BugsPosition:
    p = GAME.new({"mode": "campaign"})
    for outcome in (0, 2, 1):
        p.play(outcome)
    assert p.phase == phases.PLACE_SECRET
    return p


def place(p: BugsPosition, *words: str) -> None:
    """One unit for each acting seat: `ant c2`."""
    moves = vec[i64]([])
    for seat, text in zip(p.actors(), words, strict=True):
        unit, cell = text.split()
        action = {"do": "place", "army": ("south", "north")[seat], "unit": unit, "at": cell}
        assert GAME.why_not(p, seat, action) is None
        moves = append(moves, GAME.move(p, seat, action))
    p.apply(moves)


@rule("BUGS-SET-03", "BUGS-SET-01")
def test_in_training_units_are_placed_in_turn_by_the_first_player_first():
    p = GAME.new({"formation": "free"})
    p.play(1)
    order = []
    while p.phase == phases.PLACE_OPEN:
        order.append(int(p.actor()))
        p.play(p.pick(p.actor(), Dice(len(order))))
    assert order == [1, 0] * 6
    assert p.phase == phases.ORDERS


@rule("BUGS-SET-03")
@pytest.mark.parametrize(("at", "message"), [("c3", "bugs-refuse-lines"), ("a2", None), ("c1", None)])
def test_in_training_the_general_may_stand_on_either_line(at: str, message: str | None):
    p = GAME.new({"formation": "free"})
    p.play(0)
    refusal = GAME.why_not(p, 0, {"do": "place", "army": "south", "unit": "rhino", "at": at})
    assert (refusal.message if refusal else None) == message


@rule("BUGS-SET-10", "BUGS-R-21")
def test_t40_the_general_of_a_campaign_stands_on_the_first_line():
    p = secret()
    refusal = GAME.why_not(p, 0, {"do": "place", "army": "south", "unit": "rhino", "at": "c2"})
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("BUGS-SET-10", "bugs-refuse-general-line")
    assert GAME.why_not(p, 0, {"do": "place", "army": "south", "unit": "rhino", "at": "c1"}) is None
    assert GAME.why_not(p, 1, {"do": "place", "army": "north", "unit": "rhino", "at": "c5"}) is None


@rule("BUGS-SET-10")
def test_a_cell_of_the_first_line_is_kept_for_the_general():
    p = secret()
    for south, north in zip(
        ("ant a1", "wasp b1", "spider c1", "mantis d1"),
        ("ant a5", "wasp b5", "spider c5", "mantis d5"),
        strict=True,
    ):
        place(p, south, north)
    refusal = GAME.why_not(p, 0, {"do": "place", "army": "south", "unit": "mosquito", "at": "e1"})
    assert refusal is not None
    assert refusal.message == "bugs-refuse-keep-for-general"


@rule("BUGS-SET-10")
def test_a_taken_cell_is_refused():
    p = secret()
    place(p, "ant a1", "ant a5")
    refusal = GAME.why_not(p, 0, {"do": "place", "army": "south", "unit": "wasp", "at": "a1"})
    assert refusal is not None
    assert refusal.message == "bugs-refuse-cell-taken"


@rule("BUGS-SET-10", "BUGS-HID-01")
def test_nobody_sees_a_formation_before_all_are_placed():
    p = secret()
    p.listen()
    place(p, "ant a1", "ant a5")
    seen = {(u["army"], u["unit"]): u["at"] for u in p.observe(0)["units"]}
    assert seen["south", "ant"] == "a1"
    assert seen["north", "ant"] is None
    assert p.take_events() == []
    for _ in range(5):
        p.apply(vec[i64]([int(p.pick(seat, Dice(7))) for seat in p.actors()]))
    assert p.phase == phases.ORDERS
    assert all(u["at"] for u in p.observe(0)["units"])
    assert [GAME.event(p, raw)["event"] for raw in p.take_events()].count("placed") == 12


@rule("BUGS-SET-04", "BUGS-SET-10")
def test_people_begin_with_the_recommended_formation_and_place_in_secret_in_a_campaign():
    training = GAME.new({})
    training.play(0)
    assert training.phase == phases.ORDERS
    campaign = GAME.new({"mode": "campaign"})
    while campaign.actor() == CHANCE:
        campaign.play(campaign.odds()[0])
    assert campaign.phase == phases.PLACE_SECRET
    free = GAME.new({"formation": "free"})
    free.play(0)
    assert free.phase == phases.PLACE_OPEN
