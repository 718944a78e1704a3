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
