"""Every screen for every reader: nothing serious for axe, no message missing, no text cut, four languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.neuroshima_hands import NeuroshimaHands
from tests.web.playing import GAMES, NEUROSHIMA
from tests.web.screens import FLOWS

LANGUAGES = ("en", "ru", "uk", "pl")
THEMES = ("dark", "light")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
GRAVE = {"serious", "critical"}

# Text that is shortened on purpose: the whole of it is in a tooltip, a title or one press away.
SHORTENED = (
    ".unseen *, .unseen, .crumb, .yl, .slot .small, .plast, .plast *, .cont .sec, select, option, .pic *"
)
# Told to the page as another tab would tell it.
CHANGE = """
part => {
  const key = 'warpad.settings', kept = JSON.parse(localStorage.getItem(key));
  localStorage.setItem(key, JSON.stringify({ ...kept, ...part }));
  dispatchEvent(new StorageEvent('storage', { key }));
}
"""
READ = """
async ([language, shortened]) => {
  await until(() => document.documentElement.lang === language, language);
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const clipped = [...document.querySelectorAll('body *')].filter(e => {
    if (e.closest('svg') || e.matches(shortened) || !e.offsetParent) return false;
    const own = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
    if (!own || e.scrollWidth <= e.clientWidth + 2) return false;
    const style = getComputedStyle(e);
    return !(['auto', 'scroll'].includes(style.overflowX) || style.display === 'inline');
  }).map(e => `${e.className || e.tagName}: ${e.textContent.slice(0, 60)}`);
  const wide = document.scrollingElement.scrollWidth > innerWidth;
  return { missing: document.documentElement.dataset.missing ?? '', clipped, wide };
}
"""
WELL = {"missing": "", "clipped": [], "wide": False}
TOO_SMALL = """
[...document.querySelectorAll('button, a[href], select')]
  .filter(e => e.offsetParent && !e.matches('.rule, .skip'))
  .map(e => [e.getBoundingClientRect(), e]).filter(([box]) => box.width < 43.5 || box.height < 43.5)
  .map(([box, e]) => `${e.className} ${box.width}x${box.height}`)
"""
AXE_RUN = "axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations)"


def faults(page: Any, axe: Path) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=str(axe))
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in page.evaluate(AXE_RUN)
        if found["impact"] in GRAVE
        for node in found["nodes"]
    ]


def in_turn(choices: tuple[str, ...], number: int, thorough: bool) -> tuple[str, ...]:
    """All of them by night; in every run one, another for each screen."""
    return choices if thorough else (choices[number % len(choices)],)


def read_in_all_languages(page: Any, name: str, on_desktop: tuple[str, ...] = LANGUAGES) -> None:
    """In every language on a phone, where room is scarce; in these on a desktop."""
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        for language in LANGUAGES if size == "phone" else on_desktop:
            page.evaluate(CHANGE, {"language": language})
            assert page.evaluate(READ, [language, SHORTENED]) == WELL, f"{name}, {size}, {language}"
    page.set_viewport_size(DESKTOP)
    page.evaluate(CHANGE, {"language": "en"})
    page.evaluate(READ, ["en", SHORTENED])


@pytest.mark.parametrize("flow", FLOWS)
def test_every_screen_reads_well_in_every_language(
    visit: Visit, axe: Path, flow: str, thorough: bool
) -> None:
    show, game, options = FLOWS[flow]
    page = visit(settings=game.settings(**options))
    for number, name in enumerate(show(page)):
        read_in_all_languages(page, name, in_turn(LANGUAGES, number, thorough))
        for theme in in_turn(THEMES, number, thorough):
            page.evaluate(CHANGE, {"theme": theme})
            assert faults(page, axe) == [], f"{name}, {theme}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_is_greeted_in_their_language(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    page.wait_for_selector(".game")
    assert page.evaluate(READ, [language, SHORTENED]) == WELL


def test_the_language_changes_at_once_in_every_tab_and_stays(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".game")
    other = page.context.new_page()
    other.goto(page.url)
    page.select_option("#language", "pl")
    page.wait_for_selector("text=Zagraj z botem")
    other.wait_for_selector("text=Zagraj z botem")
    page.reload()
    page.wait_for_selector("text=Zagraj z botem")


def test_touch_targets_are_large_enough_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    hands = NeuroshimaHands(page, touch=True)
    hands.start()
    hands.steps(1)
    assert page.evaluate(TOO_SMALL) == []
    hexes = page.locator(".hex .hit").evaluate_all("found => found.map(e => e.getBoundingClientRect().width)")
    assert min(hexes) >= 44


ON_ITS_SIDE = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
LYING_OVER = """
all('.slot, .ub, .handb').map(e => e.getBoundingClientRect())
  .filter((a, i, list) => list.some((b, j) => j > i && a.width && b.width &&
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side_has_one_line_on_top_and_room_for_the_board(visit: Visit, game: str) -> None:
    played = GAMES[game]
    hands = played.hands(visit(settings=played.settings(), **ON_ITS_SIDE), touch=True)
    hands.start()
    hands.steps(1)
    page = hands.page
    assert page.locator(".turn-now").bounding_box()["height"] <= 40
    assert page.locator(".board, .arena, .b5").first.bounding_box()["height"] >= 200
    assert page.evaluate(LYING_OVER) == 0


def test_a_record_is_replayed_saved_loaded_and_shared(visit: Visit, axe: Path, tmp_path: Path) -> None:
    page = visit()
    page.click(NEUROSHIMA.start("watch"))
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
