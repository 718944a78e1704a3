"""The analysis board in a real browser: branches, chance, links, the editor; in each game, on a phone too."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.review.games import played
from tests.web.conftest import TOUCH, Visit
from tests.web.moments import go, uploaded
from tests.web.test_screens import faults
from warpad.core.position import CHANCE
from warpad.core.record import Record, replay
from warpad.games import GAMES, find

STEPS = {"neuroshima": 24, "neon": 60, "bugs": 16}
PLANS = 240_000


@cache
def until_a_choice(game: str) -> Record:
    """A game that was left where somebody has several moves."""
    record = played(game, most=STEPS[game])
    for upto in range(len(record.steps), 0, -1):
        position = replay(find(game), record, upto)
        actors = [int(actor) for actor in position.actors()]
        if CHANCE not in actors and all(len(position.legal(seat)) > 2 for seat in actors):
            return Record(game, record.setup, record.content, None, record.steps[:upto], rules=record.rules)
    raise AssertionError("nobody has a choice")


def analysed(visit: Visit, game: str, **options: Any) -> Any:
    """The last moment of a game that was played, opened from its replay."""
    page = visit("/", **options)
    page.locator(".bar").first.wait_for()
    record = until_a_choice(game)
    go(page, f"/r/{uploaded(page, record)}?n={len(record.steps)}")
    page.locator("[data-act=analyse]").click()
    rested(page)
    return page


def rested(page: Any) -> None:
    page.locator(".analysis[aria-busy=false][data-mine=true]").wait_for()


def play_plan(page: Any, unlike: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Plays a plan of the engine that begins otherwise, for each seat that is asked, and says how they began.

    The plans change places while the engine thinks, so another one is known by its words.
    """
    node = page.locator(".analysis").get_attribute("data-node")
    begun: list[str] = []
    for _ in range(4):
        page.locator(".plan").nth(1).wait_for(timeout=PLANS)
        version = page.locator(".analysis").get_attribute("data-version")
        words = page.locator(".plan .grow > b").all_inner_texts()
        first = next(text for text in words if text not in unlike)
        page.locator(f".plan:has(.grow > b:text-is({first!r}))").first.click()
        begun.append(first)
        page.locator(f".analysis:not([data-version='{version}'])").wait_for()
        page.locator(".analysis[aria-busy=false]").wait_for()
        if page.locator(".analysis").get_attribute("data-node") != node:
            return tuple(begun)
    raise AssertionError("the plan was not played")


@pytest.mark.parametrize("game", GAMES)
def test_an_analysis_fits_a_phone(visit: Visit, game: str, axe: Any) -> None:
    page = analysed(visit, game, **TOUCH)
    for tab in ("plans", "moves", "notes", "board"):
        page.locator(f"[data-tab={tab}]").click()
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, tab
    page.locator("[data-tab=plans]").click()
    play_plan(page)
    for tab in page.locator("[data-tab]").all():
        box = tab.bounding_box()
        assert box["x"] + box["width"] <= TOUCH["viewport"]["width"], "beside the best plan, not under it"
    assert faults(page, axe) == []


def test_a_position_goes_by_link_and_chance_is_chosen(visit: Visit) -> None:
    page = visit("/analysis/bugs")
    page.locator(".analysis[aria-busy=false]").wait_for()
    page.locator("[data-outcome]").nth(1).click()
    rested(page)
    page.locator("[data-act=share]").click()
    address = page.get_by_role("dialog").get_by_role("textbox").input_value()
    other = visit("/analysis/bugs#" + address.split("#")[1])
    rested(other)
    deciding = page.locator(".seats .decides").all_inner_texts()
    assert other.locator(".seats .decides").all_inner_texts() == deciding
    broken = visit("/analysis/bugs#p=nothing")
    broken.get_by_text("holds no position").wait_for()


def test_a_running_match_is_not_analysed(visit: Visit) -> None:
    page = visit("/")
    page.locator(".bar").first.wait_for()
    from tests.web.moments import post

    seats = b'{"game": "bugs", "seats": [{"kind": "human"}, {"kind": "human"}]}'
    go(page, f"/analysis/bugs?match={post(page, '/api/matches', seats)['match']}&n=0")
    page.get_by_text("still in progress").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_built_by_hand_and_analysed(visit: Visit, game: str, axe: Any) -> None:
    page = analysed(visit, game)
    page.locator("[data-act=edit]").click()
    page.locator("[data-check=good]").wait_for()
    step = page.locator(".numbers .stepper").first
    before = int(step.locator("b").inner_text())
    more = step.locator("button:enabled").first
    more.click()
    page.locator(f".numbers .stepper:first-child b:not(:text-is('{before}'))").wait_for()
    assert faults(page, axe) == []
    page.locator("[data-act=edit-undo]").click()
    page.locator(f".numbers .stepper:first-child b:text-is('{before}')").wait_for()
    page.locator("[data-act=edit-done]").click()
    page.locator(".analysis:not(.editing)[aria-busy=false]").wait_for()
    assert page.locator(".moves [data-node]").count() == 1


def test_what_is_in_the_way_is_cleared_with_one_press(visit: Visit, axe: Any) -> None:
    page = analysed(visit, "neon")
    page.locator("[data-act=edit]").click()
    bot = page.locator(".palette [data-thing=courier]")
    bot.click()
    page.locator(".eboard [data-sector]").first.click()
    page.locator("[data-act=mend]").wait_for()
    assert faults(page, axe) == []
    page.locator("[data-act=mend]").click()
    page.locator("[data-check=bad]").wait_for(state="detached")


def test_a_hand_of_neon_is_exchanged_and_a_row_laid_anew(visit: Visit) -> None:
    page = analysed(visit, "neon")
    page.locator("[data-act=edit]").click()
    page.locator("[data-check=good]").wait_for()
    page.locator(".palette [role=radio]").last.click()
    for lies, zone, goal in (("Deck", "hand", "Hand"), ("Hand", "top", "Row, top")):
        card = page.locator(f"[data-thing^=act-]:has-text('{lies}')").first
        same = page.locator(f"[data-thing={card.get_attribute('data-thing')}]")
        card.click()
        page.locator(f"[data-zone={zone}]").click()
        same.get_by_text(goal).wait_for()
        same.click()
