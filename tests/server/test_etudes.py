"""Etudes on the server: no solution leaves before it is asked for; tries are judged, new ones proved."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.client import Page, http
from tests.server.serving import serving
from warpad import locales
from warpad.core.record import new_record
from warpad.games import GAMES, find
from warpad.locales import LANGUAGES
from warpad.puzzles import shelf
from warpad.puzzles.attempts import open_moves
from warpad.puzzles.solver import prepared
from warpad.server.settings import Limits, Settings, sqlite_url
from warpad.server.work.etudes import EtudeDesk

pytestmark = pytest.mark.engine

PUZZLE = "borgo-01"
DICE = "ant-02"
PATIENCE = 60.0


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = sqlite_url(tmp_path_factory.mktemp("etudes"))
    limits = Limits(post_burst=1e6)
    with serving(Settings(folder, in_process_bots=True, limits=limits)) as address:
        yield address


def begun(base: str, id: str) -> tuple[Page, Any]:
    made = http(base, f"/api/etudes/{id}/tries", {"name": "Ann"})
    page = Page(base)
    page.join(made["match"], *made["tokens"].values())
    return page, made


def verdict(page: Page) -> Any:
    while page.last.get("verdict") is None:
        page.receive("update")
    return page.last["verdict"]


def until_own_turn(page: Page) -> None:
    while not page.last["legal"] and page.last["verdict"] is None:
        page.receive("update")


def solved_by_steps(page: Page, match: str, seat: int) -> Any:
    """Asks for one step after another and plays it."""
    for number in range(20):
        until_own_turn(page)
        if page.last["verdict"] is not None:
            return page.last["verdict"]
        page.send("hint", match=match, seat=seat, id=f"h{number}")
        action = page.receive("hint", timeout=PATIENCE)["action"]
        version = page.last["version"]
        assert page.move(seat, action)["type"] == "accepted"
        while page.last["version"] == version:
            page.receive("update")
    raise AssertionError("the steps come to no end")


def test_every_etude_is_listed_and_nothing_of_its_solution(base: str) -> None:
    listed = http(base, "/api/etudes")["etudes"]
    assert [one["id"] for one in listed] == [etude.id for game in GAMES for etude in shelf.etudes(game)]
    seen = packed(listed)
    assert "etude-hint" not in seen
    for etude in (etude for game in GAMES for etude in shelf.etudes(game)):
        told = [hint.args["action"] for hint in etude.hints if "action" in hint.args]
        for action in (*told, *(share.action for share in etude.mixture)):
            assert packed(action) not in seen, etude.id


def packed(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


def test_no_byte_of_a_try_tells_the_solution(base: str) -> None:
    etude = shelf.find(PUZZLE)
    action = packed(etude.hints[-1].args["action"])
    page, made = begun(base, PUZZLE)
    with page:
        assert action not in packed([http(base, f"/api/etudes/{PUZZLE}"), made])
        assert "hint" not in page.bytes.decode()
        assert [packed(one) for one in page.last["legal"]].count(action) == 1, "one legal move among others"


def test_hints_come_one_by_one(base: str) -> None:
    etude = shelf.find(PUZZLE)
    told = [http(base, f"/api/etudes/{PUZZLE}/hints/{n}") for n in (1, 2, 3)]
    assert [one["id"] for one in told] == [hint.id for hint in etude.hints]
    assert http(base, f"/api/etudes/{PUZZLE}/hints/4")["error"]["code"] == "unknown-hint"


def test_a_failed_try_says_how_the_goal_stands_and_can_be_begun_anew(base: str) -> None:
    page, made = begun(base, PUZZLE)
    with page:
        page.move(0, {"do": "end"})
        failed = verdict(page)
        assert failed["solved"] is False
        assert failed["outcome"]["id"] == "etude-outcome-tile"
        page.send("restart", match=made["match"], seat=0, id="again")
        page.receive("accepted")
        page.receive("update")
        assert (page.last["step"], page.last["verdict"], page.last["result"]) == (0, None, None)
        assert solved_by_steps(page, made["match"], 0)["solved"] is True


def test_the_others_answer_as_badly_for_us_as_they_can(base: str) -> None:
    page, made = begun(base, "moloch-05")
    with page:
        told = solved_by_steps(page, made["match"], 0)
    assert told["solved"] is True
    assert [answer["action"]["do"] for answer in told["answers"]] == ["retreat"]


def test_a_try_with_dice_is_judged_by_its_chance(base: str) -> None:
    etude = shelf.find(DICE)
    page, made = begun(base, DICE)
    with page:
        page.move(0, {"do": "order", "army": "south", "unit": "spider", "path": "N"})
        failed = verdict(page)
        assert (failed["solved"], failed["chance"]) == (False, 0.0)
        assert failed["best"] == pytest.approx(etude.chance)
        page.send("restart", match=made["match"], seat=0, id="again")
        page.receive("update")
        won = solved_by_steps(page, made["match"], 0)
        assert won["solved"] is True, "whatever the dice say"
        assert won["chance"] == pytest.approx(etude.chance)


def test_what_does_not_belong_to_the_etude_is_refused(base: str) -> None:
    page, _ = begun(base, PUZZLE)
    with page:
        tile = shelf.find(PUZZLE).tiles[0]
        said = page.move(0, {"do": "discard", "tile": tile})
    assert (said["type"], said["code"]) == ("error", "not-in-etude")


def test_only_tries_can_be_begun_anew(base: str) -> None:
    made = http(base, "/api/matches", {"game": "bugs", "seats": [{"kind": "human"}, {"kind": "human"}]})
    with Page(base) as page:
        page.join(made["match"], made["tokens"]["0"])
        page.send("restart", match=made["match"], seat=0, id="again")
        assert page.receive("error")["code"] == "no-etude"


# -- new ones ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def replay(base: str) -> str:
    """A finished match whose first moment is the position of a puzzle."""
    etude = shelf.find(PUZZLE)
    game = find(etude.game)
    position, _ = prepared(game, etude)
    record = new_record(game, {}, game.dump(position))
    match: str = http(base, "/api/records", record.dumps())["match"]
    return match


def proved(base: str, told: Any) -> Any:
    until = time.monotonic() + PATIENCE
    while told.get("state") == "solving" and time.monotonic() < until:
        time.sleep(0.1)
        told = http(base, f"/api/etudes/{told['id']}")
    return told


def test_a_moment_of_a_replay_becomes_an_etude_and_a_file(base: str, replay: str) -> None:
    etude = shelf.find(PUZZLE)
    offered = http(base, f"/api/etudes/goals?match={replay}&step=0")
    assert offered["seats"][0]["seat"] == 0
    kinds = [goal["kind"] for goal in offered["seats"][0]["goals"]]
    assert etude.goal["kind"] in kinds
    wish = {"match": replay, "step": 0, "seat": 0, "goal": etude.goal, "title": "  My own  "}
    told = proved(base, http(base, "/api/etudes", wish))
    assert (told["state"], told["solutions"], told["own"]) == ("proved", etude.solutions, True)
    assert told["name"] == {"id": "etude-title", "args": {"title": "My own"}}
    file = http(base, f"/api/etudes/{told['id']}/file")
    assert "hints" not in file
    again = proved(base, http(base, "/api/etudes/file", json.dumps(file).encode()))
    assert (again["state"], again["solutions"], again["name"]) == ("proved", told["solutions"], told["name"])


def test_a_moment_of_planning_becomes_an_etude_that_tells_the_plans_of_the_others(base: str) -> None:
    etude = next(etude for etude in shelf.etudes("neon") if etude.sealed)
    game = find("neon")
    position, goal = prepared(game, etude)
    own = game.action(position, etude.seat, open_moves(position, goal, etude.seat)[0])
    record = new_record(game, {}, game.dump(position))
    record.steps.append({str(etude.seat): own, **etude.sealed})
    match = http(base, "/api/records", record.dumps())["match"]
    offered = http(base, f"/api/etudes/goals?match={match}&step=0")["seats"]
    assert etude.seat in [one["seat"] for one in offered]
    wish = {"match": match, "step": 0, "seat": etude.seat, "goal": etude.goal, "opponent": "nothing"}
    told = [term["args"]["action"] for term in http(base, "/api/etudes", wish)["terms"] if term["args"]]
    assert told == list(etude.sealed.values())


def test_what_cannot_be_reached_is_told(base: str, replay: str) -> None:
    goal = {"kind": "destroy-hq"}
    told = proved(base, http(base, "/api/etudes", {"match": replay, "step": 0, "seat": 0, "goal": goal}))
    assert told["state"] == "unsolvable"
    assert http(base, f"/api/etudes/{told['id']}/tries", {})["error"]["code"] == "unknown-etude"


@pytest.mark.parametrize(
    "changed",
    [
        {"goal": {"kind": "destroy-everything"}},
        {"goal": {"kind": "damage", "amount": 10**9}},
        {"goal": {"kind": "damage", "amount": "much"}},
        {"goal": {}},
        {"seat": 1},
    ],
)
def test_a_goal_that_makes_no_sense_gets_a_sentence(base: str, replay: str, changed: Any) -> None:
    wish = {"match": replay, "step": 0, "seat": 0, "goal": {"kind": "destroy-hq"}} | changed
    error = http(base, "/api/etudes", wish)["error"]
    assert error["code"] == "etude"
    assert error["text"]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[" * 20_000,
        b'{"etude": 1}',
        b'{"etude":1,"id":"x","game":"neuroshima","position":{},"goal":{}}',
        b'{"etude":1,"id":"x","game":"bugs","position":{"game":"bugs","where":[1e99]},"goal":{}}',
    ],
)
def test_a_file_that_is_no_etude_gets_a_sentence(base: str, data: bytes) -> None:
    error = http(base, "/api/etudes/file", data or None, method="POST")["error"]
    assert error["code"] in ("etude", "unknown-game")
    assert error["text"]


def test_a_file_that_is_too_large_is_not_read(base: str) -> None:
    assert http(base, "/api/etudes/file", b" " * 70_000)["error"]["code"] == "too-large"


def test_etudes_of_a_running_match_are_not_to_be_had(base: str) -> None:
    made = http(base, "/api/matches", {"game": "bugs", "seats": [{"kind": "human"}, {"kind": "human"}]})
    assert http(base, f"/api/etudes/goals?match={made['match']}&step=0")["error"]["code"] == "running"


def test_the_solver_is_stopped_when_its_time_is_over(tmp_path: Any) -> None:
    limits = Limits(post_burst=1e6, solver_seconds=0.05)
    with serving(Settings(sqlite_url(tmp_path), in_process_bots=True, limits=limits)) as base:
        data = shelf.written(shelf.find(PUZZLE))
        told = proved(base, http(base, "/api/etudes/file", data))
        assert told["state"] == "too-long"


def test_a_try_is_told_how_far_it_is_from_its_goal(base: str) -> None:
    page, made = begun(base, "moloch-05")
    push = {"do": "push", "tile": "moloch-push-back", "from": "E1", "at": "D1"}
    for after in (None, push):
        page.send("ask", match=made["match"], what="progress", id="far", after=after)
        answer = page.receive("answer")["data"]
        assert (answer["wanted"], answer["met"]) == (9, answer["amount"] >= 9)
    plain = http(base, "/api/matches", {"game": "neuroshima", "seats": [{"kind": "human"}] * 2})
    page.join(plain["match"], *plain["tokens"].values())
    page.send("ask", match=plain["match"], what="progress", id="none")
    assert page.receive("error")["code"] == "unknown-question"


# -- the puzzle of the day ---------------------------------------------------------------------------


def test_every_etude_has_its_day() -> None:
    desk: Any = SimpleNamespace(_hub=SimpleNamespace(settings=SimpleNamespace(games=GAMES)))
    library = [etude.id for game in GAMES for etude in shelf.etudes(game)]
    chosen = [EtudeDesk.of_day(desk, day) for day in range(len(library))]
    assert sorted(one.id for one in chosen if one) == sorted(library)


def test_a_server_without_puzzles_has_none_of_the_day() -> None:
    desk: Any = SimpleNamespace(_hub=SimpleNamespace(settings=SimpleNamespace(games=())))
    assert EtudeDesk.of_day(desk, 1) is None


def test_the_etude_of_the_day_is_named_in_the_language_asked_for(base: str) -> None:
    told = {language: http(base, f"/api/etudes/day?lang={language}") for language in LANGUAGES}
    etude = http(base, f"/api/etudes/{told['en']['id']}")
    assert {one["id"] for one in told.values()} == {etude["id"]}
    prefix, goal = find(etude["game"]).prefix, etude["goal"]
    for language, one in told.items():
        assert one["picture"] == etude["picture"]
        assert one["goal"] == locales.told(f"etude-goal-{goal['kind']}", goal, language, prefix)
        assert one["name"] == locales.told(etude["name"]["id"], etude["name"]["args"], language, prefix)
    assert http(base, "/api/etudes/day?lang=xx")["error"]["code"] == "unknown-language"
