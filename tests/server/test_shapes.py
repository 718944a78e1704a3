"""What the server really says has the shapes that its messages promise, and nothing besides."""

from __future__ import annotations

import time
import urllib.request
from collections.abc import Iterator
from typing import Any, get_args, get_origin

import msgspec
import pytest

from tests.server.client import Page, http
from tests.server.serving import serving
from warpad import locales
from warpad.core.etude import Saying
from warpad.games import GAMES, find
from warpad.server.settings import Limits, Settings, sqlite_url
from warpad.server.wire import messages, shapes

Json = dict[str, Any]
MOVES = 6
PATIENCE = 60.0
PUZZLE = "borgo-01"
# Lists whose items hold facts of their game besides those that all games have.
OPEN = ("seats", "events", "goals")


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = sqlite_url(tmp_path_factory.mktemp("shapes"))
    with serving(Settings(folder, in_process_bots=True, limits=Limits(post_burst=1e6))) as address:
        yield address


def undeclared(raw: Any, kept: Any, path: str = "$") -> Iterator[str]:
    """What was said and is in no shape."""
    if isinstance(raw, dict):
        for name, value in raw.items():
            if name not in kept:
                yield f"{path}.{name}"
            elif name not in OPEN:
                yield from undeclared(value, kept[name], f"{path}.{name}")
    elif isinstance(raw, list):
        for item, own in zip(raw, kept, strict=True):
            yield from undeclared(item, own, f"{path}[]")


def assert_shape(raw: Any, shape: Any) -> None:
    kept = msgspec.to_builtins(msgspec.convert(raw, shape), str_keys=True)
    assert not list(undeclared(raw, kept))


def assert_message(message: Json) -> None:
    kinds = [get_origin(kind) or kind for kind in get_args(messages.Message)]
    known = {kind.__struct_config__.tag: kind for kind in kinds}
    assert_shape(message, known[message["type"]])


def seats_of(base: str, game: str) -> list[Json]:
    checked = http(base, f"/api/games/{game}/check", {})
    assert_shape(checked, shapes.Checked[Json])
    return [{"kind": "human"}] * len(checked["seats"])


def play_some(base: str, game: str) -> str:
    """A few moves of a match with one person on every seat; every message has its shape."""
    made = http(base, "/api/matches", {"game": game, "seats": seats_of(base, game)})
    assert_shape(made, shapes.Created)
    match = made["match"]
    with Page(base) as page:
        assert_message(page.welcome)
        assert_message(page.join(match, *made["tokens"].values()))
        for number in range(MOVES):
            seat = page.last["waiting"][0]
            assert_message(page.look(match, seat))
            page.send("ask", match=match, what="nothing", id=f"a{number}")
            assert_message(page.receive("error"))
            accepted = page.move(seat, page.last["legal"][-1])
            assert_message(accepted)
            assert_message(page.update_at(accepted["version"]))
        assert_message(page.move(page.last["waiting"][0], {"do": "nothing"}))
        page.send("undo", match=match, version=page.last["version"], seat=seat, id="u")
        assert_message(page.receive("accepted", "error", "stale"))
        for taken in page.last["held"]:
            page.send("resign", match=match, seat=taken, id=f"r{taken}")
            page.receive("accepted", "error")
        page.drain()
        assert page.last["result"] is not None
        assert_message(page.last)
    return str(match)


def test_the_languages_are_those_of_the_catalogues() -> None:
    assert get_args(get_args(shapes.Language)[0]) == locales.LANGUAGES


def test_the_list_of_games_says_how_messages_and_rules_are_called(base: str) -> None:
    told = http(base, "/api/games")
    assert_shape(told, shapes.Games)
    assert [(game["name"], game["prefix"], game["rule_prefix"]) for game in told["games"]] == [
        ("neuroshima", "nh", "NH"),
        ("neon", "neon", "NEON"),
        ("bugs", "bugs", "BUGS"),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_of_a_game_begin_alike(game: str) -> None:
    book = find(game).rulebook
    assert all(rule.id.startswith(f"{book.prefix}-") for rule in book)


def test_what_cannot_be_found_is_a_refusal(base: str) -> None:
    assert_shape(http(base, "/api/nothing"), shapes.Refusal)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_and_its_replay(base: str, game: str) -> None:
    match = play_some(base, game)
    rules = http(base, f"/api/games/{game}/rules")
    assert_shape(rules, shapes.Rules)
    assert_shape(http(base, f"/api/games/{game}/rules/{rules['rules'][0]['id']}"), shapes.Rule)
    assert_shape(http(base, f"/api/games/{game}/content"), shapes.Content)
    assert_shape(http(base, f"/api/matches/{match}"), shapes.Summary)
    assert_shape(http(base, "/api/matches?state=finished"), shapes.Summaries)
    assert_shape(http(base, f"/api/matches/{match}/steps"), shapes.Steps)
    assert_shape(http(base, f"/api/matches/{match}/views?from=0&to=9"), shapes.Moments[Json])
    assert_shape(http(base, f"/api/matches/{match}/evaluation"), shapes.Evaluation)
    assert_shape(http(base, f"/api/etudes/goals?match={match}&step={MOVES}"), shapes.Goals)
    record = urllib.request.urlopen(f"{base}/api/matches/{match}/record").read()
    assert_shape(http(base, "/api/records", record), shapes.Uploaded)
    assert_shape(http(base, "/api/records", b"{}"), shapes.Refusal)


def test_an_open_seat(base: str) -> None:
    seats = [{"kind": "human"}, {"kind": "open"}]
    made = http(base, "/api/matches", {"game": "bugs", "seats": seats})
    host = f"Bearer {made['host']}"
    asked = http(base, f"/api/matches/{made['match']}/invitations", {"seat": 1}, authorization=host)
    assert_shape(asked, shapes.Invited)
    invite = asked["invite"]
    assert_shape(http(base, f"/api/matches/{made['match']}/claim", {"invite": invite}), shapes.Claimed)


def test_the_library_and_an_attempt(base: str) -> None:
    library = http(base, "/api/etudes")
    assert_shape(library, shapes.EtudeList)
    assert_shape(http(base, "/api/etudes/day?lang=pl"), shapes.EtudeOfDay)
    assert_shape(http(base, f"/api/etudes/{PUZZLE}"), shapes.EtudeInfo)
    assert_shape(http(base, f"/api/etudes/{PUZZLE}/hints/1"), Saying)
    assert_shape(http(base, f"/api/etudes/{PUZZLE}/mixture"), shapes.Mixture)
    made = http(base, f"/api/etudes/{PUZZLE}/tries", {"name": "Ann"})
    assert_shape(made, shapes.Created)
    with Page(base) as page:
        page.join(made["match"], *made["tokens"].values())
        seat = http(base, f"/api/etudes/{PUZZLE}")["seat"]
        until = time.monotonic() + PATIENCE
        while page.last["verdict"] is None and time.monotonic() < until:
            if page.last["legal"]:
                version = page.move(seat, page.last["legal"][0]).get("version", 0)
                page.update_at(version)
            else:
                page.receive("update", timeout=PATIENCE)
            assert_message(page.last)
        assert page.last["verdict"] is not None
