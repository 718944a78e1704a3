"""The end of a match on the page: why, the sources, the story, and what comes next; a replay by its graph."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import TOUCH, Visit
from tests.web.moments import ended, uploaded
from tests.web.playing import BUGS, GAMES, NEUROSHIMA, match_of

SETUPS = {"neuroshima": {"armies": ["borgo", "outpost"]}, "neon": {"players": 4}, "bugs": BUGS.setup}


def told(page: Any) -> None:
    page.wait_for_selector(".finish[data-told=true]")
    page.wait_for_selector(".story")


@pytest.mark.parametrize("options", [{}, TOUCH], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_why_and_where_the_score_came_from(
    visit: Visit, game: str, options: dict[str, Any]
) -> None:
    page = visit(**options)
    page.goto(f"{page.url}m/{uploaded(page, ended(game, SETUPS[game], lambda scores: max(scores) == 1))}")
    told(page)
    assert page.locator(".why-ended li").count() >= 1
    assert page.locator(".side-score").count() >= 2
    assert page.locator(".story .graph path").count() > 1
    wide = page.evaluate("document.querySelector('.ending').scrollWidth - innerWidth")
    assert wide <= 0, "nothing is cut off"
    assert page.evaluate("document.documentElement.dataset.missing ?? ''") == ""


def test_upright_the_end_hides_nothing_of_the_board(visit: Visit) -> None:
    page = visit(**TOUCH)
    record = ended("neuroshima", SETUPS["neuroshima"], lambda scores: max(scores) == 1)
    page.goto(f"{page.url}m/{uploaded(page, record)}")
    told(page)
    sheet = page.locator(".ending").bounding_box()["y"]
    hexes = page.locator(".hex .hit").evaluate_all("all => all.map(e => e.getBoundingClientRect().bottom)")
    assert len(hexes) == 19
    assert max(hexes) <= sheet


def test_a_rematch_exchanges_the_sides(visit: Visit) -> None:
    page = visit()
    page.click(NEUROSHIMA.start("bot"))
    page.wait_for_selector(".table-screen[data-mine=true]")
    first = match_of(page)
    page.click(".menu-box button")
    page.locator("[role=menuitem]").filter(has_text="Resign").click()
    page.click("[data-act=yes]")
    told_by = page.wait_for_selector("[data-act=rematch] small")
    assert "Moloch" in told_by.inner_text()
    page.click("[data-act=rematch]")
    page.wait_for_function("first => !location.pathname.includes(first)", arg=first)
    page.wait_for_selector(".table-screen")
    summary = page.evaluate(f"fetch('/api/matches/{match_of(page)}').then(answer => answer.json())")
    assert [seat["kind"] for seat in summary["seats"]] == ["bot", "human"]
    assert summary["setup"]["armies"] == ["outpost", "moloch"]


def test_the_graph_of_a_replay_is_pressed_and_dragged(visit: Visit) -> None:
    page = visit()
    page.goto(f"{page.url}r/{uploaded(page, ended('neuroshima', SETUPS['neuroshima'], any))}")
    page.wait_for_selector(".gw .graph")
    opened = int(page.locator(".slider").input_value())
    assert opened > 0, "not on an empty board"
    box = page.locator(".gw .graph").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.3)
    middle = int(page.locator(".slider").input_value())
    total = int(page.locator(".slider").get_attribute("max"))
    assert abs(middle / total - 0.5) < 0.05
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.8, box["y"] + 10, steps=4)
    page.mouse.up()
    assert abs(int(page.locator(".slider").input_value()) / total - 0.8) < 0.05


@pytest.mark.parametrize(
    ("game", "last"), [("neuroshima", ".line-switch"), ("neon", ".neon .order > :last-child")]
)
def test_the_end_covers_nothing_of_the_table(visit: Visit, game: str, last: str) -> None:
    page = visit(viewport={"width": 1366, "height": 768})
    page.goto(f"{page.url}m/{uploaded(page, ended(game, SETUPS[game], any))}")
    told(page)
    shown, end = (page.locator(one).bounding_box() for one in (last, ".ending"))
    assert shown["x"] + shown["width"] <= end["x"]


def test_the_end_stands_beside_the_board_and_comes_back_when_asked(visit: Visit) -> None:
    page = visit()
    page.goto(f"{page.url}m/{uploaded(page, ended('neuroshima', SETUPS['neuroshima'], any))}")
    told(page)
    board, end = (page.locator(one).bounding_box() for one in (".board .bodies", ".ending"))
    assert board["x"] + board["width"] <= end["x"], "the whole board is seen"
    page.keyboard.press("Escape")
    page.wait_for_selector(".ending", state="detached")
    page.click("[data-act=end]")
    page.wait_for_selector(".ending .finish")
