"""People who solve: ratings by what the server judged, own mistakes as puzzles, what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.review.games import played
from tests.server.client import Page, http
from tests.server.serving import serving
from tests.server.test_etudes import PUZZLE, solved_by_steps
from tests.server.test_reviews import reviewed
from warpad.puzzles import shelf
from warpad.server.settings import Limits, Settings, sqlite_url

pytestmark = pytest.mark.engine

ANN = {"authorization": "Bearer ann-has-a-secret-of-her-own"}
BOB = {"authorization": "Bearer bob-has-a-secret-of-his-own"}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = sqlite_url(tmp_path_factory.mktemp("solvers"))
    with serving(Settings(folder, in_process_bots=True, limits=Limits(post_burst=1e6))) as address:
        yield address


def solved(base: str) -> str:
    """The match of a try that was solved."""
    made = http(base, f"/api/etudes/{PUZZLE}/tries", {"name": "Ann"})
    (seat,) = made["tokens"]
    with Page(base) as page:
        page.join(made["match"], *made["tokens"].values())
        assert solved_by_steps(page, made["match"], int(seat))["solved"]
    match: str = made["match"]
    return match


def rating(told: Any, game: str = "neuroshima") -> Any:
    return next(one for one in told["ratings"] if one["game"] == game)


def test_a_newcomer_has_no_rating_and_gets_puzzles_for_one(base: str) -> None:
    told = http(base, "/api/solver", **ANN)
    assert [one["rating"] for one in told["ratings"]] == [None] * len(told["ratings"])
    assert told["own"] == []
    assert all(abs(one["chance"] - 0.6) < 0.2 for one in told["next"])


def test_the_first_try_counts_once(base: str) -> None:
    match = solved(base)
    first = http(base, "/api/solver/tries", {"match": match}, **ANN)
    assert first["rating"] > 1500
    assert (first["tried"], first["solved"]) == (1, 1)
    assert first["moved"] == first["rating"] - 1500
    assert http(base, "/api/solver/tries", {"match": match}, **ANN) == {**first, "moved": None}
    told = http(base, "/api/solver", **ANN)
    assert rating(told)["rating"] == first["rating"]
    assert sum(told["days"]) == 1
    assert PUZZLE not in [one["id"] for one in told["next"]]
    assert {one["theme"] for one in told["themes"]} == set(shelf.find(PUZZLE).themes)


def test_with_help_nothing_is_rated(base: str) -> None:
    told = http(base, "/api/solver/tries", {"match": solved(base), "helped": True}, **BOB)
    assert (told["rating"], told["moved"]) == (None, None)
    assert (told["tried"], told["solved"]) == (1, 0)


def test_what_was_not_judged_is_no_try(base: str) -> None:
    made = http(base, f"/api/etudes/{PUZZLE}/tries", {"name": "Ann"})
    assert http(base, "/api/solver/tries", {"match": made["match"]}, **ANN)["error"]["code"] == "no-try"


def test_who_asks_must_say_so(base: str) -> None:
    assert http(base, "/api/solver")["error"]["code"] == "unreadable"
    assert http(base, "/api/solver", authorization="Bearer short")["error"]["code"] == "unreadable"


class TestOwnMistakes:
    @pytest.fixture(scope="class")
    def mistake(self, base: str) -> Any:
        match = http(base, "/api/records", played("bugs", most=14).dumps())["match"]
        decision = max(reviewed(base, match)["review"]["decisions"], key=lambda one: one["loss"])
        return {"match": match, "step": decision["first"], "seat": decision["seat"]}

    def test_a_mistake_becomes_a_puzzle_of_its_person_alone(self, base: str, mistake: Any) -> None:
        for _ in range(2):
            assert http(base, "/api/solver/mistakes", mistake, **ANN) == {}
        (own,) = http(base, "/api/solver", **ANN)["own"]
        assert {name: own[name] for name in mistake} == mistake
        assert own["due"]
        assert own["depth"] == "quick"
        assert http(base, "/api/solver", **BOB)["own"] == []

    def test_one_that_was_found_rests(self, base: str, mistake: Any) -> None:
        http(base, "/api/solver/mistakes", mistake, **ANN)
        wish = {"step": mistake["step"], "seat": mistake["seat"]}
        made = http(base, f"/api/matches/{mistake['match']}/retrials", wish)
        with Page(base) as page:
            page.join(made["match"], *made["tokens"].values())
            solved_by_steps(page, made["match"], mistake["seat"])
        http(base, "/api/solver/tries", {"match": made["match"]}, **ANN)
        (own,) = http(base, "/api/solver", **ANN)["own"]
        assert (own["solved"], own["due"]) == (1, False)
