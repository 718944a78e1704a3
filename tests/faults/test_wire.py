"""Messages that come twice, late or in another order, pages that do not read, pages of an older version."""

from __future__ import annotations

import random
import socket
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from tests.faults.program import Players
from tests.server.client import Page, http
from tests.server.serving import UNLIMITED, serving, toy_settings
from warpad.server.http.patience import PatientSocket

BID = {"do": "bid", "coins": 1}


@pytest.fixture
def base(tmp_path):
    with serving(toy_settings(tmp_path, limits=UNLIMITED)) as address:
        yield address


@pytest.mark.parametrize("seed", [1, *(pytest.param(n, marks=pytest.mark.nightly) for n in range(2, 30))])
def test_messages_that_come_twice_and_in_another_order_count_once(base, note, seed):
    """Everything is sent through a bad line: kept back, doubled, shuffled. Each id counts at most once."""
    luck = random.Random(seed)
    players = Players.sit_down(base, "toy", {"rounds": 2}, seed)
    match, answers = players.made["match"], {}
    with Page(base) as page:
        page.join(match, *players.made["tokens"].values())
        held: list[dict] = []
        for n in range(120):
            if page.last["result"] is not None:
                break
            seat = luck.choice(page.last["waiting"] or [0])
            update = page.look(match, seat)
            for action in luck.sample(update["legal"], min(2, len(update["legal"]))):
                held.append(
                    {"seat": seat, "action": action, "version": update["version"], "id": f"w-{n}-{seat}"}
                )
            luck.shuffle(held)
            for message in held[: luck.randrange(1, 4)]:
                answer = page.move(**message)
                known = answers.get((message["seat"], message["id"]))
                if known is not None and answer["type"] == "accepted":
                    assert answer["version"] == known
                elif answer["type"] == "accepted":
                    answers[message["seat"], message["id"]] = answer["version"]
                if luck.random() < 0.5:
                    held.remove(message)
    assert len(answers) > 4
    assert len(set(answers.values())) == len(answers)
    record = http(base, f"/api/matches/{match}/steps")
    moves = sum(len(set(step["actors"]) - {"chance"}) for step in record["steps"])
    assert moves + len(page.last["sealed"]) == len(answers)
    note("messages doubled, late and in another order (games)", 1)


def frame(text: str) -> bytes:
    """A short message as a page sends it, masked by nothing."""
    return bytes([0x81, 0x80 | len(text)]) + b"\0\0\0\0" + text.encode()


def ask_without_reading(base: str) -> bool:
    """Asks and asks and never reads an answer; says whether the server put an end to it."""
    host, port = base.removeprefix("http://").split(":")
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.settimeout(20)
        raw.connect((host, int(port)))
        head = f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        raw.sendall(f"{head}{key}".encode())
        asks = frame("[]") * 100
        try:
            for n in range(800):
                raw.sendall(asks if n < 600 else asks[:8])
                time.sleep(0 if n < 600 else 0.1)
        except (ConnectionError, TimeoutError):
            return True
    return False


def test_a_page_that_does_not_read_is_sent_away_and_holds_up_nobody(base, note, monkeypatch):
    monkeypatch.setattr(PatientSocket, "answer_seconds", 1.0)
    with ThreadPoolExecutor(1) as beside, Page(base) as page:
        deaf = beside.submit(ask_without_reading, base)
        slowest = 0.0
        while not deaf.done():
            began = time.monotonic()
            page.send("ping")
            page.receive("pong")
            slowest = max(slowest, time.monotonic() - began)
            time.sleep(0.02)
        assert deaf.result()
        assert slowest < 3
    note("page that asks and never reads", 1)


OLD_PAGE = [
    '{"type":"join","match":"MATCH","tokens":["TOKEN"],"since":0}',
    '{"type":"look","match":"MATCH","seat":0}',
    '{"type":"hint","match":"MATCH","seat":0,"id":"c1-5","bot":null}',
    '{"type":"move","match":"MATCH","version":VERSION,"seat":0,"action":{"do":"bid","coins":1},"id":"c1-1"}',
    '{"type":"undo","match":"MATCH","version":VERSION,"seat":0,"id":"c1-2"}',
    '{"type":"handover","match":"MATCH","seat":0,"target":0,"bot":"random","id":"c1-3"}',
    '{"type":"handover","match":"MATCH","seat":0,"target":0,"bot":null,"id":"c1-4"}',
    '{"type":"ask","match":"MATCH","what":"forecast","id":"c1-6","after":null}',
    '{"type":"resign","match":"MATCH","seat":0,"id":"c1-7"}',
    '{"type":"leave","match":"MATCH"}',
]
OLD_FIELDS = {
    "update": "match version game setup seat held seats view secrets legal chosen events since reset step "
    "waiting sealed thinking undo request clock result verdict",
    "accepted": "match id version",
    "presence": "match connected watching",
    "hint": "match id seat version action",
    "answer": "match id what version data",
}


def test_a_page_of_the_first_version_plays_with_this_server(base, note):
    """Its messages are understood, and all that it reads is still there."""
    made = http(
        base, "/api/matches", {"game": "toy", "setup": {}, "seats": [{"kind": "human"}, {"kind": "open"}]}
    )
    assert {"match", "tokens", "invites", "watch", "summary"} <= set(made)
    claimed = http(
        base, f"/api/matches/{made['match']}/claim", {"invite": made["invites"]["1"], "name": "Ann"}
    )
    assert {"match", "seat", "token"} <= set(claimed)
    with Page(base) as page:
        assert page.welcome["protocol"] == 1
        for raw in OLD_PAGE:
            version = str(page.last.get("version", 0))
            raw = raw.replace("MATCH", made["match"]).replace("TOKEN", made["tokens"]["0"])
            page.socket.send(raw.replace("VERSION", version))
            expected = {"join": "update", "look": "update", "hint": "hint", "ask": "answer"}
            kind = raw.split('"')[3]
            if kind != "leave":
                answer = page.receive(expected.get(kind, "accepted"), "error", "refused", "stale")
                assert answer["type"] == expected.get(kind, "accepted"), (raw, answer)
                assert set(OLD_FIELDS[answer["type"]].split()) <= set(answer)
            page.drain(0.05)
    note("page of the first version with this server (messages)", len(OLD_PAGE))


def test_a_socket_that_is_closed_in_the_middle_of_a_message_leaves_nothing_behind(base, note):
    made = http(base, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}] * 2})
    for _ in range(5):
        page = Page(base)
        page.join(made["match"], made["tokens"]["0"])
        page.socket.socket.sendall(b"\x81\xfe\x10\x00abcd")
        page.socket.socket.close()
    with Page(base) as page:
        update = page.join(made["match"], made["tokens"]["1"])
        for _ in range(50):
            if not update["seats"][0]["connected"]:
                break
            time.sleep(0.1)
            update = page.look(made["match"], 1)
        assert update["seats"][0]["connected"] is False
        with pytest.raises((TimeoutError, ConnectionClosed)):
            page.receive("error", timeout=0.2)
    note("socket closed in the middle of a message", 5)
