"""Malformed and hostile input gets an answer and changes nothing."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.marks import examples
from tests.server.client import Page, http
from tests.server.serving import serving, toy_settings
from warpad.server.settings import Limits

ANSWERS = ("error", "refused", "stale", "pong", "update", "accepted", "answer", "hint", "coach")
KINDS = (
    "ping",
    "join",
    "leave",
    "look",
    "move",
    "undo",
    "consent",
    "resign",
    "handover",
    "hint",
    "coach",
    "ask",
)

plain = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
nested = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
actions = st.dictionaries(st.sampled_from(["do", "coins", "x", ""]), nested, max_size=3)


@pytest.fixture(scope="module")
def field(tmp_path_factory):
    """A server without a limit on speed, a match on it, and a socket that holds a seat."""
    limits = Limits(messages_per_second=1e6, post_burst=1e6, created_burst=1e6, get_burst=1e6)
    with serving(toy_settings(tmp_path_factory.mktemp("hostile"), limits=limits)) as base:
        made = http(base, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}, {"kind": "human"}]})
        with Page(base) as page:
            page.join(made["match"], made["tokens"]["0"])
            yield base, made, page


def still_the_same(field):
    """The match stands where it stood, and the socket still answers."""
    base, made, page = field
    page.drain(0.01)
    page.send("ping")
    page.receive("pong")
    with Page(base) as other:
        update = other.join(made["match"], made["tokens"]["0"])
        assert (update["version"], update["sealed"]) == (2, [])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "{",
        '"ping"',
        '{"type":"ping","more":1}',
        '{"type":"move"}',
        '{"type":"update","match":"x"}',
        '{"type":"join","match":"../../etc/passwd"}',
        '{"type":"join","match":"' + "a" * 5000 + '"}',
        '{"type":"look","match":"x","seat":-1}',
        '{"type":"look","match":"x","seat":1e400}',
        "[" * 20000,
        '{"type":"ping"' + ',"a":{' * 5000,
        '{"type":"join","match":"x","tokens":["\\ud800\\ud800"]}',
        "\u0000\u0001",
    ],
    ids=range(17),
)
def test_what_cannot_be_read_is_answered(field, text):
    page = field[2]
    page.drain(0.01)
    page.socket.send(text)
    assert page.receive("error")["code"] == "unreadable"
    still_the_same(field)


def test_bytes_are_no_messages(field):
    page = field[2]
    page.drain(0.01)
    page.socket.send(b'{"type":"ping"}')
    assert page.receive("error")["code"] == "unreadable"


def test_an_unknown_match_is_said_to_be_unknown(field):
    page = field[2]
    page.drain(0.01)
    page.send("join", match="nowhere")
    answer = page.receive("error")
    assert (answer["code"], answer["match"]) == ("unknown-match", "nowhere")
    page.send("look", match="nowhere", seat=0)
    assert page.receive("error")["code"] == "not-joined"


@settings(examples(120), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    kind=st.sampled_from(KINDS),
    fields=st.dictionaries(st.sampled_from(["match", "seat", "id", "version", "what"]), nested),
)
def test_any_message_with_any_fields_is_answered(field, kind, fields):
    page = field[2]
    if fields.get("match") == field[1]["match"]:
        return
    page.send(kind, **fields)
    assert page.receive()["type"] in ANSWERS
    page.send("ping")
    page.receive("pong")


@settings(examples(150), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(action=actions.filter(lambda a: a.get("do") != "bid"), version=st.integers(2, 2))
def test_any_action_is_answered_and_an_unknown_one_changes_nothing(field, action, version):
    page = field[2]
    page.drain(0)
    answer = page.move(0, action, version=version)
    assert answer["type"] in ("error", "refused")
    assert page.look(field[1]["match"], 0)["version"] == 2


def closing_code(page: Page) -> int:
    """Reads until the server closes the socket; its reason."""
    try:
        while True:
            page.receive()
    except ConnectionClosed as closed:
        return int(closed.rcvd.code) if closed.rcvd else 0


def test_a_message_too_large_closes_the_socket_and_nothing_else(field):
    base, made, _ = field
    with Page(base) as big:
        big.join(made["match"], made["tokens"]["0"])
        big.socket.send("x" * 70_000)
        assert closing_code(big) == 1009
    still_the_same(field)


def test_who_sends_too_fast_is_slowed_then_sent_away(tmp_path):
    limits = Limits(messages_per_second=5, burst_seconds=1)
    with serving(toy_settings(tmp_path, limits=limits)) as base, Page(base) as page:
        for _ in range(20):
            page.send("ping")
        kinds = [page.receive()["type"] for _ in range(20)]
        assert kinds.count("pong") in range(5, 8)
        assert kinds.count("error") == 20 - kinds.count("pong")
        with suppress(ConnectionClosed):
            for _ in range(600):
                page.send("ping")
        assert closing_code(page) in (1008, 1013)
        with Page(base) as another:
            another.send("ping")
            another.receive("pong")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://"])
def test_a_foreign_page_may_open_no_socket_and_post_nothing(field, origin):
    base = field[0]
    with pytest.raises(InvalidStatus) as caught:
        Page(base, Origin=origin)
    assert caught.value.response.status_code == 403
    assert http(base, "/api/matches", {"game": "toy"}, Origin=origin)["error"]["code"] == "forbidden-origin"


def test_our_own_page_may(field):
    base = field[0]
    with Page(base, Origin=base) as page:
        assert page.welcome["protocol"] == 1


def test_a_foreign_name_for_this_machine_is_not_answered(tmp_path):
    with serving(toy_settings(tmp_path, hosts=frozenset({"127.0.0.1"}))) as base:
        assert http(base, "/api/health")["ok"]
        assert http(base, "/api/health", Host="evil.example")["error"]["code"] == "forbidden-origin"


@settings(examples(60), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=st.binary(max_size=200) | nested.map(lambda data: json.dumps(data).encode()))
@pytest.mark.parametrize(
    "path", ["/api/matches", "/api/records", "/api/matches/x/claim", "/api/games/toy/check"]
)
def test_any_body_is_answered_with_a_sentence(field, path, body):
    answer = http(field[0], path, body)
    assert "error" not in answer or answer["error"]["code"] != "failed"


def test_a_body_too_large_is_not_read(field):
    answer = http(field[0], "/api/matches", b" " * 100_000)
    assert answer["error"]["code"] == "too-large"


def test_posts_are_counted(tmp_path):
    with serving(toy_settings(tmp_path, limits=Limits(posts_per_second=0.01, post_burst=3))) as base:
        codes = [http(base, "/api/matches", b"[]")["error"]["code"] for _ in range(5)]
    assert codes == ["unreadable"] * 3 + ["too-fast"] * 2


@pytest.mark.parametrize(
    "path", ["/../../pyproject.toml", "/%2e%2e/app.py", "/..%2fapp.py", "/app.py", "//etc/passwd.txt"]
)
def test_nothing_outside_the_page_is_served(path, tmp_path):
    from warpad.server.http.page import find

    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("page")
    (tmp_path / "app.py").write_text("secret")
    found = find(path.replace("%2e", ".").replace("%2f", "/"), tmp_path / "page")
    assert found is None or found.body == b"page"
