"""Neon in a real browser: whole games by mouse, keyboard and touch, secret rows, four languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import PHONE, Visit
from tests.web.neon_hands import NeonFingers, NeonHands, NeonKeys

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
DUEL = {"mode": "rebirth", "players": 2, "fighters": ["ghost", "boulder"]}
GRAVE = {"serious", "critical"}
WIDE = "document.scrollingElement.scrollWidth - innerWidth"
MISSING = "document.documentElement.dataset.missing ?? ''"


def settings_for(language: str = "en", theme: str = "auto", **setup: Any) -> str:
    kept = {**DUEL, **setup}
    return json.dumps({"bot": "random", "language": language, "theme": theme, "setups": {"neon": kept}})


def finished(page: Any) -> None:
    """The end is told on the screen, the record can be had, and every word was found."""
    page.wait_for_selector(".dialog .finish")
    assert page.locator(".dialog a[download]").count() == 1
    assert page.evaluate(MISSING) == ""


def faults(page: Any, axe: Path) -> list[str]:
    page.add_script_tag(path=str(axe))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{v['id']}: {n['target']} {n['failureSummary']}"
        for v in found
        if v["impact"] in GRAVE
        for n in v["nodes"]
    ]


def begun(visit: Visit, **options: Any) -> NeonHands:
    page = visit(settings=options.pop("settings", settings_for()), **options)
    hands = NeonHands(page)
    hands.start()
    hands.wait()
    return hands


def until(hands: NeonHands, selector: str, most: int = 120) -> None:
    """Plays until something is on the screen."""
    for _ in range(most):
        hands.wait()
        if hands.count(selector):
            return
        hands.step()
    raise AssertionError(f"{selector} never came")


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    hands = begun(visit)
    hands.play()
    finished(hands.page)


@pytest.mark.nightly
def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit(settings=settings_for())
    page.wait_for_selector(".game .start")
    keys = NeonKeys(page, seed=2)
    keys.start()
    keys.play()
    finished(page)


def test_a_whole_game_by_touch_on_a_small_phone(visit: Visit) -> None:
    page = visit(settings=settings_for(), **TOUCH)
    fingers = NeonFingers(page, seed=3)
    fingers.start()
    fingers.wait()
    assert page.evaluate(WIDE) <= 0
    fingers.play()
    finished(page)


def test_the_builder_shows_what_is_committed(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    rows = set()
    for tool in "STBDST":
        page.keyboard.press(tool.lower())
        page.wait_for_timeout(40)
        rows.add(page.locator(".overlap").get_attribute("aria-label"))
    assert len(rows) > 3, "the four gestures lay different rows"
    wanted = page.locator(".acts3 b").all_inner_texts()
    page.keyboard.press("Enter")
    page.wait_for_selector(".row3")
    shown = page.locator(".you .row3 .h3").evaluate_all("found => found.map(e => e.title)")
    assert shown == wanted


def test_a_sector_that_cannot_be_chosen_names_the_rule(visit: Visit) -> None:
    hands = begun(visit)
    until(hands, ".dock[data-ask=move]")
    page = hands.page
    page.locator(".sector[aria-disabled=true]").first.click(force=True)
    assert re.search(r"NEON-[A-Z]+-\d+", page.wait_for_selector(".refused").inner_text())


def test_a_sector_is_chosen_on_the_ring(visit: Visit) -> None:
    hands = begun(visit)
    until(hands, ".dock[data-ask=land]")
    page = hands.page
    before = hands.version()
    place = page.locator(".sector").nth(2)
    place.focus()
    page.keyboard.press("ArrowRight")
    name = page.evaluate("document.activeElement.dataset.name")
    page.keyboard.press("Enter")
    hands.settle(before)
    page.wait_for_selector(f".sector[data-name={name}][aria-label*='You']")


def test_things_explain_themselves(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    page.locator(".you .name").first.click()
    assert "attack" in page.wait_for_selector(".dialog").inner_text().lower()
    page.keyboard.press("Escape")
    page.locator(".fb").first.click()
    page.wait_for_selector(".dialog .full-board")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    assert "Hornet" in page.wait_for_selector(".dialog .deck").inner_text()
    page.keyboard.press("Escape")
    page.locator(".sector").first.click(button="right")
    page.wait_for_selector(".dialog")


def test_the_ear_hears_turns_and_rows(visit: Visit) -> None:
    hands = begun(visit)
    page = hands.page
    assert "Your turn." in page.locator("[data-live=urgent]").inner_text()
    page.keyboard.press("s")
    page.wait_for_timeout(80)
    assert "Initiative" in page.locator("[data-live=polite]").inner_text()
    hands.step()
    hands.wait()
    heard = page.locator("[data-live=polite]").inner_text()
    assert re.search("Ghost|Boulder|Automa", heard), heard


def test_two_at_one_screen_plan_behind_the_curtain(visit: Visit) -> None:
    page = visit(settings=settings_for())
    page.click(".game[data-face=night] .way:nth-child(1)")
    page.wait_for_selector(".curtain")
    assert page.locator(".handb").count() == 0, "no secret is in the page while the curtain hangs"
    page.click(".curtain .btn")
    page.wait_for_selector(".build")
    mine = page.locator(".handb").first.get_attribute("data-card")
    page.click("[data-act=commit]")
    page.wait_for_selector(".curtain")
    assert page.locator(".handb").count() == 0
    page.click(".curtain .btn")
    page.wait_for_selector(".build")
    assert page.locator(".handb").first.get_attribute("data-card") != mine


def test_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    hands = begun(visit)
    for _ in range(4):
        hands.step()
    hands.wait()
    before = (hands.version(), hands.page.locator(".arena").inner_html())
    hands.page.reload()
    hands.wait()
    assert (hands.version(), hands.page.locator(".arena").inner_html()) == before


def planning(hands: NeonHands) -> None:
    hands.page.wait_for_selector(".build")


def acting(hands: NeonHands) -> None:
    until(hands, ".dock[data-ask=half]")


def placing(hands: NeonHands) -> None:
    until(hands, ".dock[data-ask=place]")


def attacking(hands: NeonHands) -> None:
    until(hands, ".win [data-dice=attack]")


def fighter_board(hands: NeonHands) -> None:
    hands.page.keyboard.press("a")
    hands.page.wait_for_selector(".dialog .full-board")


def decks(hands: NeonHands) -> None:
    hands.page.keyboard.press("l")
    hands.page.wait_for_selector(".dialog .deck")


SCREENS = (planning, acting, placing, attacking)
CARDS = (fighter_board, decks)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(visit: Visit, axe: Path, theme: str) -> None:
    hands = begun(visit, settings=settings_for("en", theme))
    for show in SCREENS:
        show(hands)
        hands.page.wait_for_timeout(150)
        assert faults(hands.page, axe) == [], show.__name__
    for show in CARDS:
        show(hands)
        assert faults(hands.page, axe) == [], show.__name__
        hands.page.keyboard.press("Escape")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl"])
def test_no_message_is_missing_and_nothing_is_too_wide(visit: Visit, language: str, phone: bool) -> None:
    size = {"viewport": PHONE} if phone else {}
    hands = begun(visit, settings=settings_for(language), **size)
    for show in (*SCREENS, *CARDS):
        show(hands)
        hands.page.wait_for_timeout(80)
        assert hands.page.evaluate(MISSING) == "", show.__name__
        assert hands.page.evaluate(WIDE) <= 0, f"{show.__name__} is wider than the screen"
        if show in CARDS:
            hands.page.keyboard.press("Escape")
