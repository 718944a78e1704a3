"""Seats that are lost, left, taken again; matches that wait or cannot go on; ways in and out of the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.web.conftest import Visit
from tests.web.playing import NEUROSHIMA, match_of
from tests.web.test_matches import invited

Json = dict[str, Any]
Change = Callable[[Json], list[Json]]


def lose_first(page: Any, pattern: str) -> list[Json]:
    """The first request arrives and its answer is lost; gives all bodies that were sent."""
    bodies: list[Json] = []

    def handle(route: Any) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        bodies.append(route.request.post_data_json)
        if len(bodies) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    page.route(pattern, handle)
    return bodies


def hear(page: Any, change: Change) -> list[Json]:
    """Lets the page hear what `change` makes of each message; gives what the page says."""
    said: list[Json] = []

    def connect(near: Any) -> None:
        far = near.connect_to_server()

        def from_page(text: str) -> None:
            said.append(json.loads(text))
            far.send(text)

        def from_server(text: str | bytes) -> None:
            for message in change(json.loads(text)):
                near.send(json.dumps(message))

        near.on_message(from_page)
        far.on_message(from_server)

    page.route_web_socket("**/api/socket*", connect)
    return said


def link_of(page: Any) -> str:
    parts = urlsplit(page.locator(".invite input").input_value())
    return f"{parts.path}#{parts.fragment}"


def test_a_match_whose_answer_was_lost_is_made_once(visit: Visit) -> None:
    page = visit()
    bodies = lose_first(page, "**/api/matches")
    page.click(NEUROSHIMA.start("link"))
    page.wait_for_selector(".table-screen .invite input")
    assert len(bodies) == 2
    assert bodies[0] == bodies[1]
    assert len(bodies[0]["key"]) >= 20


def test_a_seat_whose_answer_was_lost_is_taken_all_the_same(visit: Visit) -> None:
    first = visit()
    first.click(NEUROSHIMA.start("link"))
    second = visit("/games")
    bodies = lose_first(second, "**/claim")
    second.goto(urlsplit(second.url)._replace(path="").geturl() + link_of(first))
    second.wait_for_selector(".table-screen")
    first.wait_for_selector(".invite", state="detached")
    assert bodies[0] == bodies[1]
    assert second.evaluate("Object.values(JSON.parse(localStorage['warpad.seats'])).length") == 1


def test_who_made_the_match_invites_again_and_the_old_link_is_dead(visit: Visit) -> None:
    first = visit()
    first.click(NEUROSHIMA.start("link"))
    old = link_of(first)
    first.click("[aria-haspopup=menu]")
    first.click("text=Invite and share")
    first.click(".dialog [data-act=invite]")
    first.wait_for_function(f"!document.querySelector('.dialog [data-seat] input').value.endsWith('{old}')")
    first.keyboard.press("Escape")
    new = link_of(first)
    assert new != old
    late = visit(old)
    late.wait_for_selector(".line.bad[role=alert]")
    visit(new).wait_for_selector(".table-screen")
    first.wait_for_selector(".invite", state="detached")


def test_a_bot_is_offered_when_the_time_is_up_and_who_comes_back_is_told(visit: Visit) -> None:
    one, two, _ = invited(visit, NEUROSHIMA)
    one.step()
    address = two.page.url
    two.page.click(".logo")
    one.page.wait_for_selector("[role=timer]")
    assert one.count("[data-act=handover]") == 0
    one.press("[data-act=handover]")
    one.steps(1)
    two.page.goto(address)
    assert "a bot played for you" in two.page.wait_for_selector("[data-standin]").inner_text()
    two.page.click("[data-standin] button")
    assert two.count("[data-standin]") == 0


def test_an_outdated_match_says_so_and_can_be_renewed(visit: Visit) -> None:
    page = visit("/games")

    def freeze(message: Json) -> list[Json]:
        return [{**message, "frozen": "outdated"} if message["type"] == "update" else message]

    said = hear(page, freeze)
    page.click(".logo")
    page.click(NEUROSHIMA.start("bot"))
    page.wait_for_selector("[data-frozen=outdated]")
    assert page.locator(".table-screen").get_attribute("data-mine") == "false"
    page.click("[data-act=renew]")
    page.wait_for_selector(".refused")
    assert [message["seat"] for message in said if message["type"] == "renew"] == [0]


def test_a_request_to_renew_is_asked_of_the_others(visit: Visit) -> None:
    page = visit("/games")
    request = {"kind": "renewal", "seat": 1, "target": 1, "bot": None, "yes": [1], "wanted": [0]}

    def ask(message: Json) -> list[Json]:
        new = {"frozen": "outdated", "request": request}
        return [{**message, **new} if message["type"] == "update" else message]

    said = hear(page, ask)
    page.click(".logo")
    page.click(NEUROSHIMA.start("bot"))
    assert "under the present rules" in page.wait_for_selector(".line.warn").inner_text()
    assert page.locator("[data-act=renew]").count() == 0
    page.click(".line.warn .primary")
    page.wait_for_selector(".refused")
    assert [message["yes"] for message in said if message["type"] == "consent"] == [True]


@pytest.mark.parametrize(("place", "words"), [(3, "number 3 in the queue, about 5 s"), (-1, "Paused")])
def test_a_bot_that_waits_for_its_turn_is_shown(visit: Visit, place: int, words: str) -> None:
    page = visit("/games")

    def queue(message: Json) -> list[Json]:
        if message["type"] != "update":
            return [message]
        stuck = {"legal": [], "waiting": [1], "thinking": [1]}
        wait = {"type": "waiting", "match": message["match"], "seats": [1], "place": place, "seconds": 4.2}
        return [{**message, **stuck}, wait]

    hear(page, queue)
    page.click(".logo")
    page.click(NEUROSHIMA.start("bot"))
    page.wait_for_selector(f".turn-now:has-text('{words}')")


def test_rules_are_read_in_the_language_of_the_reader(visit: Visit) -> None:
    page = visit("/rules/neon/ids", settings={"language": "pl"})
    first = "document.querySelector('.rule-list li > span:nth-child(2)')?.innerText"
    page.wait_for_selector(".rule-list[lang=pl] li")
    polish = page.evaluate(first)
    page.select_option("#language", "uk")
    page.wait_for_selector(".rule-list[lang=uk] li")
    page.wait_for_function(f"{first} && {first} !== {json.dumps(polish)}")


def test_the_menu_closes_on_escape_on_a_press_outside_and_before_a_dialog(visit: Visit) -> None:
    page = visit()
    page.click(NEUROSHIMA.start("bot"))
    page.wait_for_selector(".table-screen[data-mine=true]")
    closings: list[Callable[[], Any]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(400, 400),
        lambda: page.keyboard.press("?"),
    ]
    for close in closings:
        page.click("[aria-haspopup=menu]")
        page.wait_for_selector(".menu")
        close()
        page.wait_for_selector(".menu", state="detached")
    page.wait_for_selector(".dialog")


def test_the_tab_says_when_it_is_your_turn(visit: Visit) -> None:
    page = visit()
    assert page.title() == "Warpad"
    page.click(NEUROSHIMA.start("bot"))
    page.wait_for_function("document.title === 'Your turn · Neuroshima Hex'")
    watcher = visit(f"/m/{match_of(page)}")
    watcher.wait_for_function("document.title === 'Neuroshima Hex · Warpad'")


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit("/foo/bar")
    assert "no such page" in page.wait_for_selector(".nothing").inner_text()
    page.click(".nothing .primary")
    page.wait_for_selector(".game")
