"""Every screen for every reader: nothing serious for axe, no message missing, no text cut, four languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import PHONE, Visit
from tests.web.hands import Hands

LANGUAGES = ("en", "ru", "uk", "pl")
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": PHONE}
GRAVE = {"serious", "critical"}
MOST_STEPS = 400

# Text that is shortened on purpose: the whole of it is in a tooltip, a title or one press away.
SHORTENED = (
    ".unseen *, .unseen, .crumb, .yl, .slot .small, .plast, .plast *, .cont .sec, select, option, .pic *"
)
CLIPPED = """
shortened => [...document.querySelectorAll('body *')].filter(e => {
  if (e.closest('svg') || e.matches(shortened) || !e.offsetParent) return false;
  const own = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
  const style = getComputedStyle(e);
  const scrolls = ['auto', 'scroll'].includes(style.overflowX) || style.display === 'inline';
  return own && !scrolls && e.scrollWidth > e.clientWidth + 2;
}).map(e => `${e.className || e.tagName}: ${e.textContent.slice(0, 60)}`)
"""
WIDE = "document.scrollingElement.scrollWidth - innerWidth"


def open_match(page: Any) -> None:
    hands = Hands(page)
    hands.start()
    page.wait_for_selector(".table-screen[data-mine=true]")
    page.click("[data-cell=C4]")
    page.click("[data-act=confirm]")
    page.wait_for_selector(".slot-main, .duty")


def home(page: Any) -> None:
    page.wait_for_selector(".game")


def placing(page: Any) -> None:
    open_match(page)


def inspector(page: Any) -> None:
    open_match(page)
    page.wait_for_timeout(800)
    page.locator("[data-cell=C4]").dblclick()
    page.wait_for_selector(".dialog .insp")


def help_card(page: Any) -> None:
    open_match(page)
    page.keyboard.press("?")
    page.wait_for_selector(".dialog .keys")


def forecast(page: Any) -> None:
    open_match(page)
    page.keyboard.press("f")
    page.wait_for_selector(".dialog .fc")


def options(page: Any) -> None:
    home(page)
    page.locator(".more button").nth(1).click()
    page.wait_for_selector(".dialog select")


def settings_card(page: Any) -> None:
    home(page)
    page.locator(".bar .icon-btn").last.click()
    page.wait_for_selector(".dialog")


def lists(page: Any) -> None:
    home(page)
    page.goto(f"{page.url.rstrip('/')}/games")
    page.wait_for_selector(".panel")


def rules(page: Any) -> None:
    home(page)
    page.goto(f"{page.url.rstrip('/')}/rules/neuroshima")
    page.wait_for_selector(".rule-list li")


Screen = Callable[[Any], None]
SCREENS: dict[str, Screen] = {
    f.__name__: f
    for f in (home, placing, inspector, help_card, forecast, options, settings_card, lists, rules)
}


def settings_for(language: str, theme: str = "auto") -> str:
    return json.dumps({"bot": "random", "language": language, "theme": theme})


def faults(page: Any, axe: Path) -> list[str]:
    page.add_script_tag(path=str(axe))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{v['id']}: {n['target']} {n['failureSummary']}"
        for v in found
        if v["impact"] in GRAVE
        for n in v["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious(visit: Visit, axe: Path, screen: str, theme: str) -> None:
    page = visit(settings=settings_for("en", theme))
    SCREENS[screen](page)
    page.wait_for_timeout(300)
    assert faults(page, axe) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_no_text_is_cut(visit: Visit, language: str, size: str) -> None:
    for name, show in SCREENS.items():
        page = visit(settings=settings_for(language), viewport=SIZES[size])
        show(page)
        page.wait_for_timeout(200)
        assert page.evaluate("document.documentElement.dataset.missing ?? ''") == "", name
        assert page.evaluate("document.documentElement.lang") == language
        assert page.evaluate(CLIPPED, SHORTENED) == [], name
        assert page.evaluate(WIDE) <= 0, f"{name} is wider than the screen"
        page.context.close()


def test_the_language_changes_at_once(visit: Visit) -> None:
    page = visit()
    home(page)
    page.select_option("#language", "pl")
    page.wait_for_selector("text=Zagraj z botem")
    page.reload()
    page.wait_for_selector("text=Zagraj z botem")


def test_touch_targets_are_large_enough_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    open_match(page)
    small = page.evaluate(
        "[...document.querySelectorAll('button, a[href], select')]"
        ".filter(e => e.offsetParent && !e.matches('.rule, .skip'))"
        ".map(e => [e.getBoundingClientRect(), e]).filter(([b]) => b.width < 43.5 || b.height < 43.5)"
        ".map(([b, e]) => `${e.className} ${b.width}x${b.height}`)"
    )
    assert small == []
    hexes = page.locator(".hex .hit").evaluate_all("found => found.map(e => e.getBoundingClientRect().width)")
    assert min(hexes) >= 44


def test_a_record_is_replayed_saved_loaded_and_shared(visit: Visit, axe: Path, tmp_path: Path) -> None:
    page = visit()
    page.click(".more button:nth-child(1)")
    page.wait_for_selector(".table-screen[data-over=true]", timeout=90_000)
    match = page.url.rsplit("/", 1)[1]
    page.goto(page.url.replace("/m/", "/r/"))
    page.wait_for_selector(".board .bodies > g, .board .hex")
    assert faults(page, axe) == []
    page.locator(".slider").focus()
    page.keyboard.press("End")
    page.wait_for_selector(".board .bodies > g")
    page.keyboard.press("Home")
    page.wait_for_selector(".board .bodies > g", state="detached")
    with page.expect_download() as saved:
        page.click("a[download]")
    saved.value.save_as(tmp_path / "game.jsonl")
    page.goto(page.url.split("/r/")[0] + "/games")
    page.set_input_files("input[type=file]", tmp_path / "game.jsonl")
    page.wait_for_url("**/r/*")
    page.wait_for_selector(".mv li")
    assert page.url.rsplit("/", 1)[1] != match
