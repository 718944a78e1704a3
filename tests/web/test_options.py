"""The options of a new match: what cannot be is told in the language of the player."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit

REFUSED = {
    "en": "Each army can be taken only once. Outpost on several sides needs",
    "ru": "Каждую армию можно взять один раз. Чтобы повторить армию «Аванпост»",
    "uk": "Кожну армію можна взяти один раз. Щоб повторити армію «Аванпост»",
    "pl": "Każdą armię można wziąć raz. Żeby powtórzyć armię „Posterunek”",
}


@pytest.mark.parametrize("language", REFUSED)
def test_an_impossible_set_up_says_why_and_is_not_remembered(visit: Visit, language: str) -> None:
    page = visit("/", locale=language)
    page.locator(".games .more").first.locator("button").nth(1).click()
    page.locator("select[name=armies-1]").select_option("outpost")
    page.locator("[role=dialog] .btn.primary").click()
    refusal = page.locator("p.bad")
    refusal.wait_for()
    assert refusal.count() == 1
    assert refusal.inner_text().startswith(REFUSED[language])
    page.keyboard.press("Escape")
    refusal.wait_for(state="detached")
    kept = page.evaluate("JSON.parse(localStorage['warpad.settings']).setups ?? {}")
    assert "neuroshima" not in kept


def test_options_have_words_and_only_those_that_matter_are_shown(visit: Visit) -> None:
    page = visit(locale="pl")
    page.wait_for_selector(".game")
    info = page.evaluate("fetch('/api/games').then(answer => answer.json())")["games"]
    for number, game in enumerate(info):
        page.locator(".games .more").nth(number).locator("button").nth(1).click()
        page.wait_for_selector(".dialog select")
        told = page.locator(".dialog").inner_text()
        assert "(0:" not in told
        for option in game["options"]:
            assert option["help"] not in told, "the program's own words"
        page.keyboard.press("Escape")
        page.wait_for_selector(".dialog", state="detached")


def test_no_limit_is_an_empty_field_and_a_scenario_has_its_name(visit: Visit) -> None:
    page = visit()
    page.locator(".games .more").nth(2).locator("button").nth(1).click()
    limit = page.locator(".dialog input[name=turn_cap]")
    assert (limit.input_value(), limit.get_attribute("placeholder")) == ("", "no limit")
    assert page.locator(".dialog input[name=party_cap]").count() == 0, "a training game is one game"
    page.select_option(".dialog select[name=mode]", "campaign")
    page.wait_for_selector(".dialog input[name=party_cap]")
    page.keyboard.press("Escape")
    page.locator(".games .more").first.locator("button").nth(1).click()
    names = page.locator(".dialog select[name=scenario] option").all_inner_texts()
    assert names[:3] == ["none", "Assembly Line", "Breakout"]
