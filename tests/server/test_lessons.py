"""Lessons over HTTP: the paths give no answer away, a task is tried in a match of its own and judged."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
import pytest

from tests.lessons.test_studying import a_choice, a_study
from tests.server.client import Page, http
from tests.server.serving import serving
from warpad.games import GAMES, find
from warpad.lessons import shelf
from warpad.server.settings import Limits, Settings, sqlite_url


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = sqlite_url(tmp_path_factory.mktemp("lessons"))
    with serving(Settings(folder, in_process_bots=True, limits=Limits(post_burst=1e6))) as address:
        yield address


def test_the_paths_of_all_games_give_no_answer_away(base: str) -> None:
    told = http(base, "/api/lessons")["lessons"]
    assert [one["id"] for one in told] == [one.id for game in GAMES for one in shelf.lessons(find(game))]
    assert {key for one in told for task in one["tasks"] for key in task} == {
        "id",
        "points",
        "luck",
        "refusals",
    }


def test_a_task_is_tried_judged_and_begun_again(base: str) -> None:
    made = http(base, "/api/lessons/nh-01/a/tries", json.dumps({}).encode())
    with Page(base) as page:
        page.join(made["match"], made["tokens"]["0"])
        now = page.last
        page.send("move", match=made["match"], version=now["version"], seat=0, id="m", action={"do": "end"})
        while not page.last["verdict"]:
            page.receive("update")
        assert page.last["verdict"]["outcome"]["id"] == "lesson-nh-01-a-wrong-no-battle"
        page.send("restart", match=made["match"], seat=0, id="again")
        while page.last["verdict"]:
            page.receive("update")
        assert page.last["step"] == 0


def test_an_unknown_lesson_is_refused_in_a_sentence(base: str) -> None:
    assert http(base, "/api/lessons/nh-99/a/tries", b"{}")["error"]["code"] == "unknown-lesson"


def test_a_study_is_a_lesson_that_keeps_its_answers_until_they_are_tried(base: str) -> None:
    game = find("bugs")
    study = msgspec.to_builtins(a_study(game))
    made = http(base, "/api/studies", {"study": study})
    told = http(base, f"/api/lessons/study-{made['id']}")
    assert (told["game"], len(told["tasks"])) == ("bugs", 1)
    assert "Nets" in told["words"].values()
    assert "way" not in json.dumps(told)
    seat = str(a_choice(game).actors()[-1])
    tried = http(base, f"/api/lessons/study-{made['id']}/1/tries", b"{}")
    http(base, f"/api/studies/{made['id']}", method="DELETE", Authorization=f"Bearer {made['token']}")
    with Page(base) as page:
        page.join(tried["match"], tried["tokens"][seat])
        action = study["chapters"][0]["nodes"][3]["step"][seat]
        page.send(
            "move", match=tried["match"], version=page.last["version"], seat=int(seat), id="m", action=action
        )
        while not page.last["verdict"]:
            page.receive("update")
        assert page.last["verdict"]["outcome"]["args"] == {"text": "way 2"}
    assert http(base, f"/api/lessons/study-{made['id']}")["error"]["code"] == "unknown-lesson"


def test_a_book_comes_with_its_chapters_and_the_rules_of_its_symbols(base: str) -> None:
    told = http(base, "/api/games/neuroshima/book")
    assert told["chapters"][0]["id"] == "goal"
    assert told["editions"] == ["3.0", "duel", "2025"]
    assert told["symbols"]["net"] == "NH-NET-01"


def test_a_figure_of_a_book_is_shown_and_no_other_answer(base: str) -> None:
    film = http(base, "/api/games/neuroshima/figures/nh-06/a")
    assert film["caption"] == "lesson-nh-06-a-done"
    assert any(event["event"] == "battle-begun" for view in film["views"] for event in view["events"])
    assert "views" not in http(base, "/api/games/neuroshima/figures/nh-06/b")
