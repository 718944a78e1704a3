"""What is refused and by which rule, each beside what is allowed in its place."""

import pytest

from tests.games.neon.bench import Bench
from tests.games.neon.table import Table
from tests.marks import rule
from warpad.games.neon.game import GAME
from warpad.games.neon.rules import frames
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
