"""The real games over real sockets, against bots that think in a process of their own."""

from __future__ import annotations

import random

import pytest

from tests.server.client import Page, http
from tests.server.serving import serving
from warpad import locales
from warpad.games import GAMES
from warpad.server.http.catalogue import text_of
from warpad.server.settings import Settings, sqlite_url

pytestmark = pytest.mark.engine

MOVES = 25


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    with serving(Settings(sqlite_url(tmp_path_factory.mktemp("games")))) as address:
        yield address


@pytest.mark.parametrize("name", GAMES)
def test_a_person_plays_against_bots(base, name):
    checked = http(base, f"/api/games/{name}/check", {})
    others = [{"kind": "bot", "bot": "random"}] * (len(checked["seats"]) - 1)
    made = http(base, "/api/matches", {"game": name, "seats": [{"kind": "human"}, *others]})
    luck = random.Random(name)
    with Page(base) as page:
        page.join(made["match"], *made["tokens"].values())
        for _ in range(MOVES):
            while not page.last["legal"] and page.last["result"] is None:
                page.receive("update", timeout=30)
            if page.last["result"] is not None:
                break
            answer = page.move(0, luck.choice(page.last["legal"]))
            assert answer["type"] == "accepted"
            page.update_at(answer["version"])
        assert page.last["step"] > MOVES / 2
        if page.last["result"] is None:
            page.send("resign", match=made["match"], seat=0, id="enough")
            assert page.receive("accepted")
    if len(checked["seats"]) == 2:
        assert http(base, f"/api/matches/{made['match']}")["state"] == "finished"
        values = http(base, f"/api/matches/{made['match']}/evaluation")["values"]
        views = http(base, f"/api/matches/{made['match']}/views?from=0&to=9")["views"]
        assert len(values) > MOVES / 2
        assert len(views) == 10


@pytest.mark.parametrize("name", GAMES)
def test_rules_content_and_options_are_served(base, name):
    game = next(each for each in http(base, "/api/games")["games"] if each["name"] == name)
    assert game["options"]
    assert http(base, f"/api/games/{name}/content")["files"]
    rules = http(base, f"/api/games/{name}/rules")["rules"]
    assert all(rule["text"] for rule in rules)
    assert http(base, f"/api/games/{name}/rules/{rules[0]['id']}") == rules[0]


@pytest.mark.parametrize("language", ["ru", "uk", "pl"])
def test_rules_are_served_in_the_language_of_the_viewer(base, language):
    say = locales.speaker(language)
    rules = http(base, f"/api/games/neuroshima/rules?lang={language}")["rules"]
    assert [rule["text"] for rule in rules] == [say(f"rule-{rule['id']}") for rule in rules]
    one = http(base, f"/api/games/neuroshima/rules/NH-BAT-05?lang={language}")
    assert one["ruling"] == say("ruling-NH-BAT-05")
    assert http(base, "/api/games/neuroshima/rules?lang=xx")["error"]["code"] == "unknown-language"


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_cited_with_the_content_are_in_the_book_and_their_sentences_in_the_catalogue(base, name):
    cited = http(base, f"/api/games/{name}/content")["rules"]
    book = {rule["id"] for rule in http(base, f"/api/games/{name}/rules")["rules"]}
    assert set(cited.values()) <= book
    texts = text_of("en")
    assert [message for message in cited if f"\n{message} =" not in texts] == []
