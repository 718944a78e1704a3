"""Mistakes tried anew over real sockets: a match of its own, the others as they did, the critic judges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.review.games import played
from tests.server.client import Page, http
from tests.server.serving import serving
from tests.server.test_etudes import solved_by_steps, verdict
from tests.server.test_reviews import reviewed
from warpad.server.settings import Limits, Settings, sqlite_url

pytestmark = pytest.mark.engine

Begun = tuple[Page, str, Any]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = sqlite_url(tmp_path_factory.mktemp("retrials"))
    with serving(Settings(folder, in_process_bots=True, limits=Limits(post_burst=1e6))) as address:
        yield address


@pytest.fixture(scope="module")
def match(base: str) -> str:
    uploaded: str = http(base, "/api/records", played("bugs", most=14).dumps())["match"]
    return uploaded


@pytest.fixture
def begun(base: str, match: str) -> Iterator[Begun]:
    """The decision that gave most away, tried anew."""
    decisions = reviewed(base, match)["review"]["decisions"]
    decision = max(decisions, key=lambda one: one["loss"])
    wish = {"step": decision["first"], "seat": decision["seat"], "name": "Ann"}
    made = http(base, f"/api/matches/{match}/retrials", wish)
    with Page(base) as page:
        page.join(made["match"], *made["tokens"].values())
        yield page, made["match"], decision


def test_what_was_played_is_known_again(begun: Begun) -> None:
    page, _, decision = begun
    for action in decision["played"]["line"]:
        assert page.move(decision["seat"], action)["type"] == "accepted"
    told = verdict(page)
    assert told["retrial"]["kind"] == "same"
    assert not told["solved"]


def test_the_best_line_is_shown_step_by_step(begun: Begun) -> None:
    page, match, decision = begun
    told = solved_by_steps(page, match, decision["seat"])
    assert told["solved"]
    assert told["retrial"]["line"] == decision["ways"][0]["line"]


def test_a_decision_that_nobody_judged_cannot_be_tried(base: str, match: str) -> None:
    reviewed(base, match)
    told = http(base, f"/api/matches/{match}/retrials", {"step": 9_999, "seat": 0})
    assert told["error"]["code"] == "review-no-mistake"


def test_a_running_match_has_no_mistakes(base: str) -> None:
    made = http(base, "/api/matches", {"game": "bugs", "seats": [{"kind": "human"}, {"kind": "human"}]})
    told = http(base, f"/api/matches/{made['match']}/retrials", {"step": 0, "seat": 0})
    assert told["error"]["code"] == "running"
