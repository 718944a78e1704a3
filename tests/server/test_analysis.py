"""The analysis board on the server: trees of games, exploring, thinking; nothing of a running match."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.review.games import played
from tests.server.client import http
from tests.server.serving import serving
from warpad.core.position import CHANCE
from warpad.core.record import replay
from warpad.games import GAMES, find
from warpad.server.settings import Limits, Settings, sqlite_url

pytestmark = pytest.mark.engine

STEPS = {"neuroshima": 12, "neon": 40, "bugs": 14}
PATIENCE = 120.0


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = sqlite_url(tmp_path_factory.mktemp("analysis"))
    limits = Limits(post_burst=1e6, thoughts_per_address=2)
    with serving(Settings(folder, in_process_bots=True, limits=limits, thinkers=1)) as address:
        yield address


def explore(base: str, game: str, **wanted: Any) -> Any:
    return http(base, f"/api/games/{game}/explore", wanted)


def deciding(game: str) -> tuple[dict[str, Any], int]:
    """A position of a game in which a seat decides, as data."""
    record = played(game, most=STEPS[game])
    for upto in range(len(record.steps), 0, -1):
        position = replay(find(game), record, upto)
        if position.actor() != CHANCE:
            return find(game).dump(position), int(position.actors()[0])
    raise AssertionError("nobody decides")


# -- opening -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_opens_as_a_tree_and_every_moment_can_be_explored(base: str, game: str) -> None:
    record = played(game, most=STEPS[game])
    match = http(base, "/api/records", record.dumps())["match"]
    chapter = http(base, f"/api/matches/{match}/chapter")
    assert [node["step"] for node in chapter["nodes"][1:]] == record.steps
    told = explore(base, game, setup=chapter["setup"], steps=record.steps)
    end = replay(find(game), record)
    assert told["position"] == find(game).dump(end)
    on = explore(base, game, position=told["position"], steps=[], seat=0)
    assert on["position"] == told["position"]
    assert on["seat"] == 0


def test_of_a_running_match_nothing_is_given_to_analyse(base: str) -> None:
    made = http(base, "/api/matches", {"game": "bugs", "seats": [{"kind": "human"}, {"kind": "human"}]})
    for token in ("", *made["tokens"].values()):
        told = http(base, f"/api/matches/{made['match']}/chapter", Authorization=f"Bearer {token}")
        assert told["error"]["code"] == "running"


@pytest.mark.parametrize("game", GAMES)
def test_the_start_of_a_game_opens_and_chance_is_chosen_or_drawn(base: str, game: str) -> None:
    told = explore(base, game)
    while not told["chance"]:
        step = {}
        for seat in told["actors"]:
            seen = explore(base, game, position=told["position"], seat=seat)
            step[str(seat)] = seen["legal"][0]
        told = explore(base, game, position=told["position"], steps=[step])
    assert abs(sum(outcome["share"] for outcome in told["outcomes"]) - 1) < 1e-6
    chosen = explore(
        base, game, position=told["position"], steps=[{"chance": told["outcomes"][-1]["action"]}]
    )
    assert "error" not in chosen
    drawn = explore(base, game, position=told["position"], draw="once")
    assert len(drawn["drawn"]) == 1
    on = explore(base, game, position=told["position"], draw="on")
    assert not on["chance"]
    again = explore(base, game, position=told["position"], steps=on["drawn"])
    assert again["position"] == on["position"]


# -- what is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_is_not_allowed_is_refused_with_its_rule(base: str, game: str) -> None:
    position, seat = deciding(game)
    legal = explore(base, game, position=position, seat=seat)["legal"]
    others = [action for action in played_actions(game) if action not in legal]
    codes = set()
    for action in others[:20]:
        step = {str(seat): action}
        told = explore(base, game, position=position, steps=[step])
        codes.add(told["error"]["code"])
        if told["error"]["code"] == "illegal":
            assert told["error"]["args"]["rule"]
    assert codes <= {"illegal", "unreadable"}


def played_actions(game: str) -> list[dict[str, Any]]:
    record = played(game, most=60)
    return [action for step in record.steps for seat, action in step.items() if seat != "chance"]


HOSTILE: list[Any] = [
    {"position": {}},
    {"position": {"board": []}},
    {"position": None, "setup": {"mode": "no such mode"}},
    {"setup": {"armies": [1, 2, {}]}},
    {"steps": [{}]},
    {"steps": [{"0": None}]},
    {"steps": [{"chance": {"do": "draw"}}]},
    {"steps": [{"99": {"do": "x"}}]},
    {"seat": 15},
    {"seat": -1},
    {"rules": 10**9},
    {"draw": "always"},
    {"nothing": 1},
    [],
    7,
]


@pytest.mark.parametrize("game", GAMES)
def test_hostile_wishes_are_refused_in_a_sentence(base: str, game: str) -> None:
    for wish in HOSTILE:
        told = http(base, f"/api/games/{game}/explore", wish)
        assert told["error"]["code"] in ("unreadable", "setup", "illegal"), wish
    position, seat = deciding(game)
    for field in list(position):
        for worth in (None, -5, 10**30, "x", [], {}, [[[]]], [10**12]):
            told = explore(base, game, position={**position, field: worth}, seat=seat)
            assert told.get("error", {}).get("code") != "failed", (field, worth)


def test_questions_are_answered_about_a_position(base: str) -> None:
    position, seat = deciding("neuroshima")
    told = http(
        base, "/api/games/neuroshima/questions", {"position": position, "what": "forecast", "seat": seat}
    )
    assert told["data"] is not None
    for wish in ({"what": "dump"}, {"what": "load"}, {"what": "forecast", "position": {}}):
        answer = http(base, "/api/games/neuroshima/questions", {"position": position, **wish})
        assert answer["error"]["code"] == "unreadable"


# -- thinking ----------------------------------------------------------------------------------------


@contextmanager
def thought(base: str, game: str, visitor: str = "me", wish: Any = None) -> Iterator[Iterator[Any]]:
    position, seat = deciding(game)
    body = json.dumps(wish or {"position": position, "seat": seat, "visitor": visitor}).encode()
    request = urllib.request.Request(f"{base}/api/games/{game}/thoughts", body)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        yield (json.loads(line) for line in answer)


@pytest.mark.parametrize("game", GAMES)
def test_plans_come_line_by_line_and_grow_surer(base: str, game: str) -> None:
    with thought(base, game) as lines:
        told = [line for line, _ in zip(lines, range(2), strict=False)]
    ways = told[0]["ways"]
    assert 1 <= len(ways) <= 5
    assert all(0 <= way["chance"] <= 1 and way["line"] for way in ways)
    assert told[-1]["draws"] >= told[0]["draws"] > 0


def test_what_chance_may_bring_is_told_with_the_chance_to_win_then(base: str) -> None:
    start = find("bugs").new({})
    wish = {"position": find("bugs").dump(start), "seat": 0, "visitor": "fate"}
    with thought(base, "bugs", wish=wish) as lines:
        ways = next(line for line in lines if line["ways"])["ways"]
    assert len(ways) == len(start.odds()) // 2
    assert sum(way["share"] for way in ways) == pytest.approx(1.0, abs=0.01)


def test_a_thought_that_nobody_listens_to_is_ended(base: str) -> None:
    with thought(base, "neuroshima", "leaver") as lines:
        next(lines)
    with thought(base, "bugs", "next") as lines:
        assert any(line["stage"] == "thinking" for line in lines)


@pytest.mark.plain  # the compiled engine is done before another asks
def test_a_visitor_has_one_thought_and_an_address_a_few(base: str) -> None:
    with thought(base, "neuroshima", "one") as first:
        next(first)
        with thought(base, "neuroshima", "one") as second, thought(base, "neuroshima", "two") as third:
            assert next(third)["stage"] == "waiting"
            assert next(second)["stage"] in ("waiting", "thinking")
            position, seat = deciding("bugs")
            wish = {"position": position, "seat": seat, "visitor": "three"}
            assert http(base, "/api/games/bugs/thoughts", wish)["error"]["code"] == "thoughts-busy"
            assert all(line["stage"] != "done" for line in first)
    until = time.monotonic() + PATIENCE
    while "error" in (told := open_thought(base)):
        assert time.monotonic() < until, told
        time.sleep(0.1)


def open_thought(base: str) -> Any:
    position, _ = deciding("bugs")
    wish = {"position": position, "seat": 99, "visitor": "four"}
    told = http(base, "/api/games/bugs/thoughts", wish)
    return {} if told["error"]["code"] == "unreadable" else told


def test_what_cannot_be_thought_about_is_refused(base: str) -> None:
    position, _ = deciding("bugs")
    for wish in (
        {"position": {}, "seat": 0},
        {"position": position, "seat": 14},
        {"position": position},
        {"position": position, "seat": "x"},
        {"position": position, "seat": 0, "line": [{"do": "nothing"}]},
    ):
        assert http(base, "/api/games/bugs/thoughts", wish)["error"]["code"] == "unreadable", wish
