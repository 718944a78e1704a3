"""Every screen for every reader: nothing serious for axe, no message missing, no text cut, four languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.neuroshima_hands import NeuroshimaHands
from tests.web.playing import BUGS, NEON, NEUROSHIMA, Played

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


# -- the screens -------------------------------------------------------------------------------------


def pages(page: Any) -> Iterator[str]:
    """All that belongs to no match."""
    page.wait_for_selector(".game")
    yield "home"
    for game in (NEUROSHIMA, NEON, BUGS):
        page.locator(f".game[data-face={game.hands.FACE}] .more button").nth(1).click()
        page.wait_for_selector(".dialog select")
        yield f"options of {game.name}"
        page.keyboard.press("Escape")
    page.locator(".bar .icon-btn").last.click()
    page.wait_for_selector(".dialog")
    yield "settings"
    page.goto(f"{page.url.rstrip('/')}/games")
    page.wait_for_selector(".panel")
    yield "lists"
    page.goto(page.url.replace("/games", "/rules/neuroshima"))
    page.wait_for_selector(".rule-list li")
    yield "rules"


def neuroshima_screens(page: Any) -> Iterator[str]:
    hands = NeuroshimaHands(page)
    page.click(NEUROSHIMA.start("bot"))
    hands.look()
    hands.hex("C4")
    yield "placing the HQ"
    hands.confirm()
    hands.after = hands.version()
    page.wait_for_selector(".slot-main, .duty")
    yield "choosing"
    page.locator("[data-cell=C4]").click(button="right")
    page.wait_for_selector(".dialog .insp")
    yield "inspector"
    page.keyboard.press("Escape")
    for key, card in (("?", ".keys"), ("f", ".fc"), ("g", ".log"), ("a", ".player")):
        page.keyboard.press(key)
        page.wait_for_selector(f".dialog {card}")
        yield f"card of {key}"
        page.keyboard.press("Escape")
    page.click("[aria-haspopup=menu]")
    yield "menu"
    page.click("[aria-haspopup=menu]")


def neuroshima_battle(page: Any) -> Iterator[str]:
    hands = NeuroshimaHands(page)
    hands.start()
    hands.play_until("[data-battle]")
    yield "battle"


def six_armies(page: Any) -> Iterator[str]:
    hands = NeuroshimaHands(page)
    hands.start()
    hands.steps(2)
    yield "37 hexes"


def two_teams(page: Any) -> Iterator[str]:
    hands = NeuroshimaHands(page)
    hands.start()
    hands.steps(2)
    yield "teams"


def neon_screens(page: Any) -> Iterator[str]:
    hands = NEON.hands(page)
    hands.start()
    page.wait_for_selector(".build")
    yield "planning"
    for asked in ("half", "place", "move"):
        hands.play_until(f".dock[data-ask={asked}]")
        yield asked
    for key, card in (("a", ".full-board"), ("l", ".deck")):
        page.keyboard.press(key)
        page.wait_for_selector(f".dialog {card}")
        yield f"card of {key}"
        page.keyboard.press("Escape")


def neon_attack(page: Any) -> Iterator[str]:
    hands = NEON.hands(page)
    hands.start()
    hands.play_until(".win .dice")
    yield "before the roll"
    hands.play_until(".win [data-dice=attack]")
    yield "after the roll"


def order_screens(page: Any) -> Iterator[str]:
    """Tablet with a path, inspector, help, reveal: one after the other in one match."""
    page.click(BUGS.start("bot"))
    page.wait_for_selector(".tablet")
    page.keyboard.press("2")
    page.keyboard.press("w")
    page.wait_for_selector(".leg.on")
    yield "tablet"
    page.locator("[data-cell=c5]").click(button="right")
    page.wait_for_selector(".dialog .insp-bug")
    yield "inspector"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector(".dialog .keys")
    yield "help"
    page.keyboard.press("Escape")
    page.click("[data-act=confirm]")
    page.wait_for_selector("[data-battle]")
    page.keyboard.press("ArrowRight")
    yield "reveal"


def campaign_screens(page: Any) -> Iterator[str]:
    """Two boards with the tray, then trophies and medals."""
    page.click(BUGS.start("bot"))
    page.wait_for_selector(".tray")
    yield "tray"
    page.keyboard.press("c")
    page.wait_for_selector(".dialog .medals")
    yield "campaign"


def waiting_screens(page: Any) -> Iterator[str]:
    """The curtain, the invitation, the end."""
    page.click(BUGS.start("hot"))
    page.wait_for_selector(".curtain")
    yield "curtain"
    page.goto(page.url.split("/m/")[0])
    page.click(BUGS.start("link"))
    page.wait_for_selector(".invite input")
    yield "invitation"
    page.click("[aria-haspopup=menu]")
    page.locator("[role=menuitem]").nth(4).click()
    page.wait_for_selector("[data-act=yes]")
    yield "are you sure"
    page.click("[data-act=yes]")
    page.wait_for_selector(".dialog .finish")
    yield "end"


class Flow(NamedTuple):
    """Screens that lie on one way, and the set-up in which they come."""

    show: Callable[[Any], Iterator[str]]
    game: Played = NEUROSHIMA
    options: Mapping[str, Any] = MappingProxyType({})


ARMIES = ["borgo", "hegemony", "moloch", "outpost", "smart", "vegas"]
FLOWS = {
    "pages": Flow(pages),
    "neuroshima": Flow(neuroshima_screens),
    "battle": Flow(neuroshima_battle),
    "six armies": Flow(six_armies, options={"mode": "deathmatch", "armies": ARMIES, "extended": True}),
    "teams": Flow(two_teams, options={"mode": "teams", "armies": ARMIES[:4]}),
    "neon": Flow(neon_screens, NEON),
    "attack": Flow(neon_attack, NEON),
    "orders": Flow(order_screens, BUGS),
    "campaign": Flow(campaign_screens, BUGS, {"mode": "double", "trophies": 1, "formation": "free"}),
    "waiting": Flow(waiting_screens, BUGS),
}


def read_in_all_languages(page: Any, name: str) -> None:
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        for language in LANGUAGES:
            page.evaluate(CHANGE, {"language": language})
            assert page.evaluate(READ, [language, SHORTENED]) == WELL, f"{name}, {size}, {language}"
    page.set_viewport_size(DESKTOP)
    page.evaluate(CHANGE, {"language": "en"})
    page.evaluate(READ, ["en", SHORTENED])


@pytest.mark.parametrize("flow", FLOWS)
def test_every_screen_reads_well_in_every_language(visit: Visit, axe: Path, flow: str) -> None:
    show, game, options = FLOWS[flow]
    page = visit(settings=game.settings(**options))
    for name in show(page):
        read_in_all_languages(page, name)
        for theme in THEMES:
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
