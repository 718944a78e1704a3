"""Neuroshima in a real browser: whole games by mouse, keyboard and touch, two players, a dead server."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.conftest import PHONE, Visit
from tests.web.hands import CARDS, CONFIRM, END, Fingers, Hands, Keys
from tests.web.serving import Program

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def finished(page: Any) -> None:
    """The end is told on the screen and to the ear, and the record can be had."""
    page.wait_for_selector(".dialog .finish")
    assert page.locator(".dialog a[download]").count() == 1
    assert page.evaluate("document.documentElement.dataset.missing ?? ''") == ""


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    page = visit()
    hands = Hands(page)
    hands.start()
    hands.play()
    finished(page)


@pytest.mark.nightly
def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".game .start")
    keys = Keys(page)
    keys.start()
    keys.play()
    finished(page)


def test_a_whole_game_by_touch_on_a_small_phone(visit: Visit) -> None:
    page = visit(**TOUCH)
    hands = Fingers(page)
    hands.start()
    hands.play()
    finished(page)
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_playing_the_bot_takes_one_click(visit: Visit) -> None:
    page = visit()
    page.click(".game[data-face=workshop] .start")
    page.wait_for_selector(".table-screen[data-mine=true]")


def test_two_browsers_play_each_other_and_a_third_watches(visit: Visit) -> None:
    first = visit()
    first.click(".game[data-face=workshop] .way:nth-child(2)")
    link = first.locator(".invite input").input_value()
    second = visit(link.removeprefix(re.match(r"https?://[^/]+", link)[0]))  # type: ignore[index]
    first.wait_for_selector(".invite", state="detached")
    watcher = visit(f"/m/{first.url.rsplit('/', 1)[1]}")
    players = [Hands(first), Hands(second)]
    for _ in range(14):
        active = next((h for h in players if h.count(".table-screen[data-mine=true]")), players[0])
        active.step()
    assert watcher.locator(".table-screen[data-mine=true]").count() == 0
    assert watcher.locator(".slot-main[aria-disabled=false]").count() == 0
    seen = [page.locator(".board .bodies > g").count() for page in (first, second, watcher)]
    assert seen[0] >= 2
    assert len(set(seen)) == 1, "all three see the same tiles"
    resign(second)
    for page in (first, second, watcher):
        page.wait_for_selector(".dialog .finish")
    assert "You win!" in first.locator(".finish").inner_text()


def resign(page: Any) -> None:
    page.keyboard.press("Escape")
    page.click("[aria-haspopup=menu]")
    page.click("text=Resign")
    page.click("[data-act=yes]")


def test_hot_seat_needs_no_curtain_when_nothing_is_secret(visit: Visit) -> None:
    page = visit()
    page.click(".game[data-face=workshop] .way:nth-child(1)")
    hands = Hands(page)
    for _ in range(6):
        hands.step()
    assert page.locator(".curtain").count() == 0
    assert page.locator(".board .bodies > g").count() >= 2


def test_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    page = visit()
    hands = Hands(page)
    hands.start()
    for _ in range(8):
        hands.step()
    hands.wait()
    before = (page.locator(".board .bodies > g").count(), hands.version())
    page.reload()
    hands.wait()
    assert (page.locator(".board .bodies > g").count(), hands.version()) == before
    page.wait_for_selector(".log li")
    hands.step()
    assert hands.version() > before[1]


def test_a_game_goes_on_from_the_first_screen(visit: Visit) -> None:
    page = visit()
    Hands(page).start()
    page.wait_for_selector(".table-screen")
    match = page.url
    page.click(".logo")
    page.click(".cont.turn")
    page.wait_for_selector(".table-screen[data-mine=true]")
    assert page.url == match


def test_watching_two_bots(visit: Visit) -> None:
    page = visit()
    page.click(".more button:nth-child(1)")
    page.wait_for_selector(".table-screen")
    page.wait_for_selector(".board .bodies > g:nth-child(2)")
    assert page.locator(".slot-main[aria-disabled=false]").count() == 0


def test_undo_takes_a_tile_back_into_the_hand(visit: Visit) -> None:
    page = visit()
    hands = Hands(page)
    hands.start()
    hands.step()
    while not place_one(hands):
        hands.step()
    held = hands.count(".slot-main")
    page.keyboard.press("z")
    hands.until(lambda: hands.count(".slot-main") > held)
    assert hands.count(".slot-main") == held + 1


def place_one(hands: Hands) -> bool:
    """Puts the first tile of the hand on the board, if it belongs there and nothing else is asked."""
    hands.wait()
    if hands.count("[data-battle]") or not hands.count(END) or not hands.count(CARDS):
        return False
    before = hands.version()
    hands.take(0)
    hands.until(lambda: hands.count(CONFIRM) or hands.open_hexes())
    if hands.count(CONFIRM) or not hands.choose_place():
        hands.cancel()
        return False
    hands.settle(before)
    return True


def test_a_hex_that_cannot_be_chosen_names_the_rule(visit: Visit) -> None:
    page = visit()
    hands = Hands(page)
    page.click(".game[data-face=workshop] .way:nth-child(1)")
    for _ in range(2):
        hands.step()
    for _ in range(6):
        hands.wait()
        page.locator(".slot-main[aria-disabled=false]").first.click()
        page.wait_for_timeout(100)
        if page.locator("[data-act=confirm]").count() == 0 and hands.open_hexes():
            break
        hands.cancel()
        hands.step()
    taken = page.locator(".hex[aria-label*='HQ']").first
    taken.click()
    card = page.wait_for_selector(".refused")
    assert re.search(r"NH-[A-Z]+-\d+", card.inner_text())
    page.click(".refused .rule")
    page.wait_for_selector(".dialog")


def test_everything_on_the_board_explains_itself(visit: Visit) -> None:
    page = visit()
    hands = Hands(page)
    hands.start()
    hands.step()
    hands.wait()
    hq = page.locator(".hex[aria-label*='HQ, yours']").first
    hq.hover()
    assert "HQ" in page.wait_for_selector(".why-card").inner_text()
    hq.dblclick()
    text = page.wait_for_selector(".dialog .insp").inner_text()
    assert "Hit points" in text
    assert "NH-" in text


def test_a_killed_server_loses_nothing_and_the_page_reconnects(visit: Visit, server: Program) -> None:
    page = visit()
    hands = Hands(page)
    hands.start()
    for _ in range(5):
        hands.step()
    hands.wait()
    tiles, version = page.locator(".board .bodies > g").count(), hands.version()
    server.kill()
    page.wait_for_selector(".line.bad")
    assert page.locator(".board .bodies > g").count() == tiles, "the board stays readable"
    server.start()
    page.wait_for_selector(".line.bad", state="detached")
    assert hands.version() >= version
    hands.step()
    hands.wait()
    assert hands.version() > version


def test_a_move_made_while_the_server_is_dead_is_kept(visit: Visit, server: Program) -> None:
    page = visit()
    page.click(".game[data-face=workshop] .way:nth-child(1)")
    page.wait_for_selector(".table-screen[data-mine=true]")
    server.kill()
    page.click("[data-cell=C3]")
    page.click("[data-act=confirm]")
    page.wait_for_selector(".line.bad")
    server.start()
    page.wait_for_selector(".board .bodies > g")
    page.wait_for_selector(".table-screen[data-mine=true]")


def test_two_tabs_of_one_seat_agree(visit: Visit) -> None:
    page = visit()
    hands = Hands(page)
    hands.start()
    hands.step()
    hands.wait()
    other = page.context.new_page()
    other.goto(page.url)
    twin = Hands(other)
    twin.wait()
    twin.step()
    page.wait_for_timeout(500)
    twin.wait()
    hands.wait()
    assert abs(hands.version() - twin.version()) <= 1


@pytest.mark.parametrize("key", ["f", "g", "a", "?"])
def test_panels_open_by_key_and_give_the_focus_back(visit: Visit, key: str) -> None:
    page = visit()
    Hands(page).start()
    page.wait_for_selector(".table-screen[data-mine=true]")
    page.keyboard.press("ArrowUp")
    held = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press(key)
    page.wait_for_selector(".dialog")
    page.keyboard.press("Escape")
    page.wait_for_selector(".dialog", state="detached")
    page.wait_for_timeout(100)
    assert held
    assert page.evaluate("document.activeElement.dataset.cell") == held


def test_the_ear_hears_turns_and_events(visit: Visit) -> None:
    page = visit()
    hands = Hands(page)
    hands.start()
    hands.wait()
    assert "Your turn." in page.locator("[data-live=urgent]").inner_text()
    hands.step()
    hands.wait()
    assert "HQ" in page.locator("[data-live=polite]").inner_text()
