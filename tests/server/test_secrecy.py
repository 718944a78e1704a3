"""The bytes that each client gets hold nothing it may not know."""

from __future__ import annotations

import json
import urllib.error
import urllib.request

import pytest

from tests.play.toy import CARDS
from tests.server.client import http

MARKS = (b'"card":', b'"value":', b'"peeked":')


def seen_in(data: bytes) -> set[int]:
    """The cards that some bytes name."""
    return {card for card in CARDS if any(b"%s%d" % (mark, card) in data for mark in MARKS)}


def all_of(base: str, match: str, **headers: str) -> bytes:
    """Whatever the HTTP side tells of a match."""
    views = [f"/views?from=0&to=30{seat}" for seat in ("", "&seat=0", "&seat=1")]
    paths = ["", "/steps", "/record", "/evaluation", *views]
    return b"".join(body(f"{base}/api/matches/{match}{path}", headers) for path in paths)


def body(address: str, headers: dict[str, str]) -> bytes:
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as answer:
            return bytes(answer.read())
    except urllib.error.HTTPError as error:
        return error.read()


@pytest.fixture
def played(create, page):
    """A match in which seat 0 peeked; its pages, and what the real cards are."""
    made = create("human", "human", setup={"rounds": 1})
    pages = [page() for _ in range(3)]
    for n, each in enumerate(pages):
        each.join(made["match"], *([made["tokens"][str(n)]] if n < 2 else []))
    cards = [pages[n].last["view"]["card"] for n in (0, 1)]
    pages[0].move(0, {"do": "bid", "coins": 2})
    pages[1].drain()
    pages[1].send("hint", match=made["match"], seat=0, id="x")
    pages[1].send("look", match=made["match"], seat=0)
    pages[1].send("undo", match=made["match"], version=1, seat=1, id="y")
    pages[1].send("ask", match=made["match"], what="forecast", id="z")
    for each in pages:
        each.drain()
    return made, pages, cards


def test_a_sealed_bid_reaches_nobody_else(base, played):
    made, pages, _ = played
    for each in pages[1:]:
        assert b'"coins":2' not in each.bytes.replace(
            b'"legal":[{"do":"bid","coins":0},{"do":"bid","coins":1},{"do":"bid","coins":2}]', b""
        )
    assert b'"coins":2' in pages[0].bytes
    assert b"coins" not in all_of(base, made["match"])


def test_each_page_gets_only_the_cards_it_may_know(base, played):
    made, pages, cards = played
    assert [seen_in(each.bytes) for each in pages] == [{cards[0]}, {cards[1]}, set()]
    pages[1].move(1, {"do": "bid", "coins": 1})
    pages[0].update_at(5)
    pages[0].move(0, {"do": "peek"})
    for each in pages:
        each.drain()
    assert [seen_in(each.bytes) for each in pages] == [set(cards), {cards[1]}, set()]
    assert seen_in(all_of(base, made["match"])) == set()
    mine = all_of(base, made["match"], Authorization=f"Bearer {made['tokens']['1']}")
    assert seen_in(mine) == {cards[1]}


def test_hot_seat_bytes_hold_no_secret_before_the_curtain_is_lifted(create, page):
    made = create("human", "human")
    one = page()
    one.join(made["match"], *made["tokens"].values())
    one.drain()
    assert seen_in(one.bytes) == set()
    card = one.look(made["match"], 1)["view"]["card"]
    one.look(made["match"], None)
    one.drain()
    assert seen_in(one.bytes) == {card}


def test_no_answer_names_a_token_of_another(base, played):
    made, pages, _ = played
    tokens = list(made["tokens"].values())
    everything = b"".join(each.bytes for each in pages) + all_of(base, made["match"])
    everything += json.dumps(http(base, "/api/matches")).encode()
    assert not [token for token in tokens if token.encode() in everything]


def test_secrets_are_stored_as_hashes_only(tmp_path):
    from tests.server.serving import serving, toy_settings

    with serving(toy_settings(tmp_path)) as base:
        made = http(base, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}]})
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert made["match"].encode() in kept
    assert made["tokens"]["0"].encode() not in kept
    assert made["invites"]["1"].encode() not in kept


def test_a_finished_match_shows_everything(base, played):
    made, pages, cards = played
    pages[0].send("resign", match=made["match"], seat=0, id="r")
    pages[0].receive("accepted")
    assert b'"card"' in all_of(base, made["match"])
    with urllib.request.urlopen(f"{base}/api/matches/{made['match']}/record") as answer:
        steps = answer.read().splitlines()[1:]
    assert [CARDS[json.loads(step)["chance"]["card"]] for step in steps[:2]] == cards
