"""Reviews on the server: made beside it, kept, ended when left; nothing of a running match is judged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tests.review.games import played
from tests.server.client import http
from tests.server.serving import serving
from warpad.server.settings import Limits, Settings, sqlite_url
from warpad.server.wire import problems
from warpad.server.work import reviews
from warpad.server.work.crew import Crew
from warpad.server.work.fairness import Client

pytestmark = pytest.mark.engine

PATIENCE = 120.0


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = sqlite_url(tmp_path_factory.mktemp("reviews"))
    with serving(Settings(folder, in_process_bots=True, limits=Limits(post_burst=1e6))) as address:
        yield address


@pytest.fixture(scope="module")
def match(base: str) -> str:
    record = played("bugs", most=12)
    uploaded: str = http(base, "/api/records", record.dumps())["match"]
    return uploaded


def reviewed(base: str, match: str, depth: str = "quick") -> Any:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        told = http(base, f"/api/matches/{match}/review?depth={depth}")
        if told["stage"] not in ("waiting", "working"):
            return told
        time.sleep(0.2)
    raise AssertionError("the review did not end")


def test_a_finished_match_is_reviewed_and_the_review_is_kept(base: str, match: str) -> None:
    first = reviewed(base, match)
    assert first["stage"] == "done"
    assert first["review"]["done"]
    assert first["review"]["decisions"]
    assert http(base, f"/api/matches/{match}/review?depth=quick") == first


def test_a_running_match_is_not_reviewed(base: str) -> None:
    made = http(base, "/api/matches", {"game": "bugs", "seats": [{"kind": "human"}, {"kind": "human"}]})
    told = http(base, f"/api/matches/{made['match']}/review")
    assert told["error"]["code"] == "running"
    wanted = {"step": 0, "seat": 0, "line": [{"do": "place"}]}
    assert http(base, f"/api/matches/{made['match']}/tries", wanted)["error"]["code"] == "running"


def test_a_depth_that_is_none_is_refused(base: str, match: str) -> None:
    assert http(base, f"/api/matches/{match}/review?depth=abyss")["error"]["code"] == "unreadable"


def test_another_choice_is_judged_beside_the_best(base: str, match: str) -> None:
    decision = reviewed(base, match)["review"]["decisions"][0]
    wanted = {"step": decision["first"], "seat": decision["seat"], "line": decision["ways"][-1]["line"]}
    tried = http(base, f"/api/matches/{match}/tries", wanted)
    assert 0 <= tried["chance"] <= 1
    assert tried["line"]


def test_a_choice_that_is_not_allowed_is_refused(base: str, match: str) -> None:
    decision = reviewed(base, match)["review"]["decisions"][0]
    wanted = {"step": decision["first"], "seat": decision["seat"], "line": [{"do": "nothing of the kind"}]}
    assert "error" in http(base, f"/api/matches/{match}/tries", wanted)
    assert "error" in http(base, f"/api/matches/{match}/tries", {**wanted, "step": 10_000})


def test_a_position_is_analysed(base: str) -> None:
    from warpad.core.record import replay
    from warpad.games import find

    game, record = find("bugs"), played("bugs", most=12)
    position = replay(game, record)
    told = http(base, "/api/games/bugs/analysis", {"position": game.dump(position)})
    assert told["ways"]
    assert told["draws"] > 0
    assert "error" in http(base, "/api/games/bugs/analysis", {"position": {"game": "bugs"}})


class TestQueue:
    """One visitor cannot fill it; what nobody waits for any more is ended."""

    @pytest.fixture
    def desk(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
        """A desk whose worker tells one thing and then thinks for ever."""

        class Shelf:
            async def review(self, match: str, depth: str) -> None:
                return None

        self.ended = []

        async def endless(crew: Crew, record: bytes, depth: str, seconds: float) -> AsyncIterator[bytes]:
            try:
                yield b'{"done": false, "decisions": []}'
                await asyncio.sleep(3600)
            finally:
                self.ended.append(record)

        monkeypatch.setattr(reviews, "reviews_of", endless)
        monkeypatch.setattr(reviews, "WATCH_SECONDS", 0.01)
        return reviews.ReviewDesk(Shelf(), Crew(keeps_ready=False), 60.0, 2)

    @staticmethod
    def room(id: str) -> Any:
        record = SimpleNamespace(dumps=lambda: id.encode())
        return SimpleNamespace(id=id, match=SimpleNamespace(result={}, record=record))

    def test_a_visitor_has_one_review_at_a_time(self, desk: Any) -> None:
        async def visit() -> None:
            ann, bob = Client("1.2.3.4"), Client("5.6.7.8")
            assert (await desk.ask(self.room("a"), "usual", ann))["stage"] == "waiting"
            with pytest.raises(problems.Problem, match="another review"):
                await desk.ask(self.room("b"), "usual", ann)
            await asyncio.sleep(0.01)
            assert (await desk.ask(self.room("a"), "usual", ann))["stage"] == "working"
            assert (await desk.ask(self.room("b"), "usual", bob))["place"] == 1
            desk.close()

        asyncio.run(visit())

    def test_a_review_that_is_left_is_ended_and_makes_room(self, desk: Any) -> None:
        async def visit() -> None:
            ann, bob = Client("1.2.3.4"), Client("5.6.7.8")
            await desk.ask(self.room("a"), "usual", ann)
            await desk.ask(self.room("a"), "usual", bob)
            await asyncio.sleep(0.01)
            desk.leave("a", "usual", ann)
            await asyncio.sleep(0.05)
            assert self.ended == []
            desk.leave("a", "usual", bob)
            await asyncio.sleep(0.05)
            assert self.ended == [b"a"]
            assert (await desk.ask(self.room("b"), "usual", ann))["stage"] == "waiting"
            desk.close()

        asyncio.run(visit())

    def test_nobody_asks_any_more(self, desk: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(reviews, "LEFT_SECONDS", 0.02)

        async def visit() -> None:
            await desk.ask(self.room("a"), "usual", Client("1.2.3.4"))
            await desk.ask(self.room("b"), "usual", Client("5.6.7.8"))
            await asyncio.sleep(0.2)
            assert self.ended == [b"a"]
            assert (await desk.ask(self.room("c"), "usual", Client("9.9.9.9")))["place"] == 0
            desk.close()

        asyncio.run(visit())

    def test_too_many_are_refused(self, desk: Any) -> None:
        async def visit() -> None:
            for n in range(3):
                await desk.ask(self.room(str(n)), "usual", Client(f"1.1.1.{n}"))
            with pytest.raises(problems.Problem, match="too many"):
                await desk.ask(self.room("x"), "usual", Client("2.2.2.2"))
            desk.close()

        asyncio.run(visit())
