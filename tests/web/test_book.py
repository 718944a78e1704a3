"""The rulebook in a real browser: reading, searching, stepping figures, printing, a phone, four languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import DESKTOP, TOUCH, Visit
from tests.web.test_screens import CHANGE, LANGUAGES, READ, SHORTENED, SIZES, THEMES, WELL, faults, in_turn
from warpad.games import GAMES, find
from warpad.lessons.figures import book

CHAPTER = ".bk-main h1"
SHOWN = "[data-stage]"
FIGURES_HERE = "document.querySelectorAll('.bk-figure .staged-board').length === {count}"


def opened(visit: Visit, path: str, **options: Any) -> Any:
    page = visit(path, **options)
    page.wait_for_selector(CHAPTER)
    return page


def figures_in(game: str, chapter: str) -> int:
    parts = next(one for one in book(find(game)).chapters if one.id == chapter).parts
    return sum(part.figure is not None for part in parts)


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_reads_well_in_every_language(visit: Visit, game: str, thorough: bool) -> None:
    page = opened(visit, f"/rules/{game}")
    for number, chapter in enumerate(book(find(game)).chapters):
        page.goto(page.url.split("/rules/")[0] + f"/rules/{game}/{chapter.id}")
        page.wait_for_selector(CHAPTER)
        page.wait_for_function(FIGURES_HERE.format(count=figures_in(game, chapter.id)))
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            for language in in_turn(LANGUAGES, number, thorough):
                page.evaluate(CHANGE, {"language": language})
                seen = page.evaluate(READ, [language, SHORTENED])
                assert seen == WELL, f"{chapter.id}, {size}, {language}"
        page.set_viewport_size(DESKTOP)


@pytest.mark.parametrize("game", GAMES)
def test_chapters_and_symbols_please_axe(visit: Visit, axe: Path, game: str, thorough: bool) -> None:
    second = book(find(game)).chapters[1].id
    parts = ((second, ".bk-signs"), ("symbols", ".sym-group"), ("ids", ".rule-list li"))
    for number, (path, ready) in enumerate(parts):
        page = visit(f"/rules/{game}/{path}")
        page.wait_for_selector(ready)
        for theme in in_turn(THEMES, number, thorough):
            page.evaluate(CHANGE, {"theme": theme})
            assert faults(page, axe) == [], f"{path}, {theme}"


def test_a_book_is_read_from_chapter_to_chapter(visit: Visit) -> None:
    page = opened(visit, "/rules/bugs")
    titles = []
    while page.locator("[rel=next]").count():
        titles.append(page.inner_text(CHAPTER))
        page.click("[rel=next]")
        page.wait_for_function(f"document.querySelector({CHAPTER!r}).innerText !== {titles[-1]!r}")
    assert len(titles) + 1 == len(book(find("bugs")).chapters)
    assert page.locator("[data-chapter=rulings][aria-current=page]").count() == 1


def test_a_search_counts_in_the_contents_marks_the_words_and_goes_on(visit: Visit) -> None:
    page = opened(visit, "/rules/neuroshima/battle")
    page.keyboard.press("/")
    page.keyboard.type("segment")
    page.wait_for_selector("mark")
    assert "place" in page.inner_text(".bk-places")
    assert page.locator("[data-chapter=battle] .hits").count() == 1
    assert page.locator("[data-chapter=setup] .hits").count() == 0
    page.keyboard.press("Enter")
    page.wait_for_selector("mark.now")
    page.keyboard.press("Escape")
    page.wait_for_selector("mark", state="detached")
    page.keyboard.type("NH-MED-06")
    page.wait_for_selector("[data-chapter=modules] .hits")
    page.keyboard.press("Escape")
    page.keyboard.type("xyzzy")
    page.wait_for_selector(".bk-places a[href$=symbols]")


@pytest.mark.parametrize(
    ("game", "chapter"), [("neuroshima", "battle"), ("neon", "attack"), ("bugs", "orders")]
)
def test_a_figure_is_stepped_by_button_and_by_key(visit: Visit, game: str, chapter: str) -> None:
    page = opened(visit, f"/rules/{game}/{chapter}")
    page.locator("[data-act=figure-play]").first.click()
    page.wait_for_selector(f"{SHOWN}[data-step='0']")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"{SHOWN}[data-step='1']")
    page.click("[data-act=stage-back]")
    page.wait_for_selector(f"{SHOWN}[data-step='0']")
    steps = int(page.get_attribute(SHOWN, "data-steps") or 0)
    for _ in range(steps):
        page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-stage=over]")


def test_one_figure_is_on_the_stage_and_the_others_stand_still(visit: Visit) -> None:
    page = opened(visit, "/rules/neuroshima/battle")
    page.wait_for_function(FIGURES_HERE.format(count=3))
    page.locator("[data-act=figure-play]").nth(1).click()
    page.wait_for_selector("[data-figure=nh-06-a-] [data-stage]")
    page.locator("[data-act=figure-play]").first.click()
    page.wait_for_selector("[data-figure=nh-05-a-] [data-stage]")
    assert page.locator("[data-stage]").count() == 1
    page.click("[data-chapter=nets]")
    page.wait_for_selector("[data-stage]", state="detached")


def test_a_citation_opens_at_its_footnote_or_at_the_end_of_the_chapter(visit: Visit) -> None:
    page = opened(visit, "/rules/neuroshima#NH-BAT-02")
    page.wait_for_url("**/rules/neuroshima/battle#NH-BAT-02")
    page.wait_for_selector("[data-note=NH-BAT-02].on")
    page.wait_for_selector("#note-NH-BAT-02.on")
    page.goto(page.url.split("/battle")[0] + "#NH-MED-06")
    page.wait_for_url("**/rules/neuroshima/modules#NH-MED-06")
    page.wait_for_selector("#NH-MED-06.on", state="visible")


def test_a_rule_beside_a_sentence_leads_into_the_book(visit: Visit) -> None:
    page = opened(visit, "/rules/neuroshima/battle")
    page.locator("[data-act=figure-play]").first.click()
    page.locator(".strip .rule").click()
    page.click(".dialog a[href*='/rules/neuroshima#']")
    page.wait_for_selector(".dialog", state="detached")
    page.wait_for_selector("[data-note].on, .rule-list li.on")


def test_the_edition_rewrites_the_text(visit: Visit) -> None:
    page = opened(visit, "/rules/neuroshima/end")
    assert "extra turn" in page.inner_text(".bk-diff")
    page.click("[data-edition=duel]")
    page.wait_for_function("!document.querySelector('.bk-diff').innerText.includes('extra turn')")
    page.click("[data-chapter=editions]")
    page.wait_for_function("document.querySelectorAll('.bk-main .bk-in > p').length >= 9")


def test_the_book_is_printed_light_with_stills_and_without_controls(visit: Visit) -> None:
    page = visit("/rules/bugs/print", settings={"theme": "dark"})
    page.wait_for_selector(".bk-paper[data-theme=light]")
    count = sum(figures_in("bugs", chapter.id) for chapter in book(find("bugs")).chapters)
    page.wait_for_function(f"document.querySelectorAll('.bk-stills[data-ready=true]').length === {count}")
    page.emulate_media(media="print")
    for hidden in (".bar", ".nav", ".bk-bar", "[data-act=print]"):
        assert not page.locator(hidden).first.is_visible(), hidden
    assert page.locator(".bk-title").count() == len(book(find("bugs")).chapters)
    assert page.locator(".bk-paper .bk-notes li").count() > 50


def test_the_symbols_fit_one_landscape_sheet(visit: Visit) -> None:
    for game in GAMES:
        page = visit(f"/rules/{game}/symbols")
        page.wait_for_selector(".sym-group")
        pages = page.pdf(
            format="A4", landscape=True, margin=dict.fromkeys(("top", "bottom", "left", "right"), "8mm")
        )
        assert pages.count(b"/Type /Page\n") + pages.count(b"/Type /Page>") <= 1, game


def test_a_symbol_tells_its_rule_and_is_found(visit: Visit) -> None:
    page = visit("/rules/neuroshima/symbols")
    page.click("[data-sign=net]")
    page.wait_for_selector(".dialog .sym-card")
    assert "NH-NET-01" in page.inner_text(".dialog")
    page.click(".dialog a[href*='/nets#']")
    page.wait_for_selector("[data-note=NH-NET-01].on")
    page.go_back()
    page.fill(".sym-head input", "medic")
    page.wait_for_selector("[data-sign=net].pale")
    assert page.locator("[data-sign=m-medic].pale").count() == 0


def test_on_a_phone_a_footnote_opens_under_its_paragraph(visit: Visit) -> None:
    page = opened(visit, "/rules/neuroshima/nets", settings={"language": "ru"}, **TOUCH)
    page.locator("[data-note=NH-NET-02]").tap()
    page.wait_for_selector(".bk-under", state="visible")
    page.locator("[data-note=NH-NET-02]").tap()
    page.wait_for_selector(".bk-under", state="detached")
    page.locator(".bk-toc summary").tap()
    page.locator("[data-chapter=goal]").tap()
    page.wait_for_selector("[data-figure=nh-01-a-]")
    page.locator("[data-act=figure-play]").tap()
    page.wait_for_selector(SHOWN)


def test_help_and_navigation_lead_to_the_book(visit: Visit) -> None:
    page = visit("/learn/bugs")
    page.click(".lbeside a[href='/rules/bugs']")
    page.wait_for_selector(CHAPTER)
    page.click(".bar .tabs a[href^='/rules']")
    page.wait_for_selector("html[data-face=workshop] .bk-main")
