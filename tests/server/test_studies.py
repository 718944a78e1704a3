"""Studies on the server: kept, read by all who have the link, changed by their owner alone, within limits."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.core.test_study import a_tree
from tests.puzzles.test_studying import ETUDE, answer, chapter
from tests.review.games import played
from tests.server.client import http
from tests.server.serving import serving
from warpad.core.analysis.study import Study, dumps
from warpad.games import find
from warpad.server.settings import Limits, Settings, sqlite_url

RULES = find("bugs").rules_version
STUDY = {"title": "Nets", "chapters": [{"game": "bugs", "rules": RULES, "nodes": [{"note": "Which one?"}]}]}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = sqlite_url(tmp_path_factory.mktemp("studies"))
    limits = Limits(post_burst=1e6, study_bytes=20_000)
    with serving(Settings(folder, in_process_bots=True, limits=limits)) as address:
        yield address


def kept(base: str, study: Any = STUDY) -> Any:
    return http(base, "/api/studies", {"study": study})


def put(base: str, made: Any, study: Any, version: int = 1, token: str | None = None) -> Any:
    secret = made["token"] if token is None else token
    body = {"study": study, "version": version}
    return http(base, f"/api/studies/{made['id']}", body, "PUT", Authorization=f"Bearer {secret}")


def test_a_study_is_kept_and_read_by_all_who_have_the_link(base: str) -> None:
    made = kept(base)
    found = http(base, f"/api/studies/{made['id']}")
    assert (found["study"], found["version"], found["own"]) == (STUDY, 1, False)
    mine = http(base, f"/api/studies/{made['id']}", Authorization=f"Bearer {made['token']}")
    assert mine["own"]


def test_only_its_owner_changes_a_study(base: str) -> None:
    made, other = kept(base), kept(base)
    changed = {**STUDY, "title": "Nets and claws"}
    for token in ("", "x" * 24, other["token"]):
        assert put(base, made, changed, token=token)["error"]["code"] == "not-the-author"
    assert http(base, f"/api/studies/{made['id']}")["study"] == STUDY
    assert put(base, made, changed)["version"] == 2
    assert http(base, f"/api/studies/{made['id']}")["study"] == changed


def test_nobody_writes_over_what_they_have_not_seen(base: str) -> None:
    made = kept(base)
    assert put(base, made, STUDY)["version"] == 2
    told = put(base, made, {"title": "late"}, version=1)
    assert told["error"]["code"] == "study-changed"
    assert told["error"]["args"]["version"] == 2
    assert http(base, f"/api/studies/{made['id']}")["study"] == STUDY


def test_a_study_can_be_withdrawn_by_its_owner(base: str) -> None:
    made = kept(base)
    path = f"/api/studies/{made['id']}"
    assert http(base, path, method="DELETE")["error"]["code"] == "not-the-author"
    assert http(base, path, method="DELETE", Authorization=f"Bearer {made['token']}")["ok"]
    assert http(base, path)["error"]["code"] == "unknown-study"


def test_a_study_goes_into_a_file_and_comes_back(base: str) -> None:
    study = Study("All about nets", [a_tree(), a_tree("neon")])
    read = http(base, "/api/studies/file", dumps(study))
    made = kept(base, read)
    with urllib.request.urlopen(f"{base}/api/studies/{made['id']}/file") as answer:
        data = answer.read()
    assert http(base, "/api/studies/file", data) == read
    assert [chapter["title"] for chapter in read["chapters"]] == ["Nets before blows"] * 2


def test_a_record_is_read_as_a_study(base: str) -> None:
    record = played("neuroshima", most=12)
    read = http(base, "/api/studies/file", record.dumps())
    assert [node["step"] for node in read["chapters"][0]["nodes"][1:]] == record.steps


@pytest.mark.parametrize(
    "study",
    [
        {"title": "x" * 200},
        {"chapters": [{}]},
        {"chapters": [{"game": "chess"}]},
        {"chapters": [{"game": "bugs", "nodes": []}]},
        {"chapters": [{"game": "bugs", "nodes": [{"step": {"0": {}}}]}]},
        {"chapters": [{"game": "bugs", "nodes": [{}, {"step": {"0": {}}, "after": 5}]}]},
        {"chapters": [{"game": "bugs", "nodes": [{"note": "x" * 5000}]}]},
        {"chapters": [{"game": "bugs", "nodes": [{"arrows": [{"source": ""}]}]}]},
        {"chapters": [{"game": "bugs", "rules": RULES, "position": {"board": 7}}]},
        {"chapters": [{"game": "bugs", "rules": RULES, "setup": {"mode": "no such"}}]},
        {"chapters": [{"game": "bugs", "at": 7}]},
        {"chapters": [{"game": "bugs"}] * 100},
        {"title": "x", "chapters": [{"game": "bugs", "nodes": [{"note": "y" * 3900}] * 9}]},
        {"nothing": 1},
        [],
        None,
        7,
    ],
)
def test_hostile_studies_are_refused_in_a_sentence(base: str, study: Any) -> None:
    told = kept(base, study)
    codes = ("unreadable", "study", "unknown-game", "setup", "too-large")
    assert told["error"]["code"] in codes, told


def test_a_study_of_older_rules_is_kept_and_read(base: str) -> None:
    old = {"chapters": [{"game": "bugs", "rules": 1, "position": {"board": 7}}]}
    assert RULES > 1
    assert http(base, f"/api/studies/{kept(base, old)['id']}")["study"]["chapters"][0]["game"] == "bugs"


def test_hostile_files_are_refused_in_a_sentence(base: str) -> None:
    deep = b'{"warpad":1,"game":"bugs","setup":' + b'{"a":' * 5000 + b"1" + b"}" * 5001
    for data in (b"", b"{", b"\xff" * 99, b'{"warpad":1}', json.dumps(STUDY).encode(), deep, b"\n" * 9):
        told = http(base, "/api/studies/file", data)
        assert told["error"]["code"] in ("study", "unreadable", "setup"), (data[:40], told)


def test_what_is_not_there_is_told(base: str) -> None:
    for path in ("nothing", "..%2f..", "x" * 300):
        assert http(base, f"/api/studies/{path}")["error"]["code"] in ("unknown-study", "not-found")


def test_chapters_become_puzzles_or_are_told_why_not(base: str) -> None:
    chapters = [msgspec.to_builtins(chapter(answer())), STUDY["chapters"][0]]
    made = kept(base, {"title": "Two", "chapters": chapters})
    path = f"/api/studies/{made['id']}/etudes"
    assert http(base, path, {}, "POST")["error"]["code"] == "not-the-author"
    found = http(base, path, {}, "POST", Authorization=f"Bearer {made['token']}")["puzzles"]
    assert http(base, f"/api/etudes/{found[0]['etude']}")["goal"] == ETUDE.goal
    assert found[1]["refused"]["message"] == "study-no-question"
