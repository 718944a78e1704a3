"""Visitors' bots: what a token opens and what it does not, sealed choices, bots that die or stall."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack, contextmanager

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.marks import examples
from tests.server.client import Page, http
from tests.server.serving import serving, toy_settings
from tests.server.test_hostile import closing_code, nested
from warpad.server.settings import Grace, Limits
from warpad.server.wire.connection import PATIENCE_WITH_GUESSES

SHORT = 0.4
ROOMY = Limits(post_burst=1e6, created_burst=1e6, get_burst=1e6, token_burst=1e6, messages_per_second=1e4)


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    with serving(toy_settings(tmp_path_factory.mktemp("guests"), limits=ROOMY)) as address:
        yield address


@pytest.fixture
def hasty(tmp_path):
    with serving(toy_settings(tmp_path, limits=ROOMY, grace=Grace(guest=SHORT))) as address:
        yield address


def make(base, name="Crusher", **scope):
    made = http(base, "/api/guests", {"name": name, **scope})
    assert "token" in made, made
    return made


@contextmanager
def bot(base, **scope):
    """A bot that is here: its facts with the token, and its socket."""
    made = make(base, **scope)
    with Page(base) as page:
        page.send("enlist", token=made["token"])
        page.receive("enlisted")
        yield made, page


def begin(base, *guests, **fields):
    seats = [{"kind": "guest", "guest": one["guest"]} if one else {"kind": "human"} for one in guests]
    return http(base, "/api/matches", {"game": "toy", "seats": seats, **fields})


def me(base, token):
    return http(base, "/api/guests/me", Authorization=f"Bearer {token}")


def revoke(base, token):
    return http(base, "/api/guests/me", method="DELETE", Authorization=f"Bearer {token}")


# -- what a token opens --------------------------------------------------------------------------


def test_a_bot_hears_of_its_seat_and_plays_it_with_its_own_token(base):
    with bot(base) as (crusher, page):
        made = begin(base, None, crusher)
        assert list(made["tokens"]) == ["0"]
        assert made["summary"]["seats"][1]["guest"] == crusher["guest"]
        told = page.receive("invitation")
        assert (told["match"], told["seat"], told["game"]) == (made["match"], 1, "toy")
        update = page.join(made["match"], crusher["token"])
        assert (update["held"], update["seat"], update["seats"][1]["player"]) == ([1], 1, "Crusher")
        assert page.move(1, {"do": "bid", "coins": 1})["type"] == "accepted"
        assert me(base, crusher["token"])["seats"] == [{"match": made["match"], "seat": 1}]


def test_a_bot_that_comes_back_hears_of_its_seats_again(base):
    with bot(base) as (crusher, page):
        made = begin(base, None, crusher)
        page.receive("invitation")
        with Page(base) as again:
            again.send("enlist", token=crusher["token"])
            assert again.receive("invitation")["match"] == made["match"]
            assert page.receive("error")["code"] == "elsewhere"
            assert closing_code(page) == 1008


def test_a_token_opens_nothing_but_the_seats_it_was_given(base):
    with bot(base) as (crusher, page), bot(base, name="Other") as (other, _):
        made = begin(base, None, other)
        assert page.join(made["match"], crusher["token"])["held"] == []
        assert page.move(1, {"do": "bid", "coins": 1})["code"] == "not-your-seat"
        wanted = {"seat": 0}
        told = http(
            base,
            f"/api/matches/{made['match']}/invitations",
            wanted,
            Authorization=f"Bearer {other['token']}",
        )
        assert told["error"]["code"] == "not-the-host"


def test_only_the_hash_of_a_token_is_stored(tmp_path):
    with serving(toy_settings(tmp_path)) as base, bot(base) as (crusher, _):
        begin(base, None, crusher)
        assert "token" not in me(base, crusher["token"])
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Crusher" in stored
    assert crusher["token"].encode() not in stored


def test_bots_that_are_here_are_listed_without_their_tokens(base):
    with bot(base, name="Listed", games=["toy"], most=1) as (listed, _):
        found = [one for one in http(base, "/api/guests")["guests"] if one["guest"] == listed["guest"]]
        assert found == [{name: value for name, value in listed.items() if name != "token"}]
        begin(base, None, listed)
        assert listed["guest"] not in {one["guest"] for one in http(base, "/api/guests")["guests"]}


# -- what it does not ----------------------------------------------------------------------------


def test_the_scope_of_a_token_is_kept(base):
    with bot(base, most=1) as (crusher, _):
        assert "match" in begin(base, None, crusher)
        assert begin(base, None, crusher)["error"]["code"] == "guest-busy"
    assert begin(base, None, make(base, "Absent"))["error"]["code"] == "guest-away"
    assert begin(base, None, {"guest": "nobody"})["error"]["code"] == "unknown-guest"
    assert http(base, "/api/guests", {"name": "x", "games": ["chess"]})["error"]["code"] == "unknown-game"
    with bot(base) as (crusher, _):
        assert begin(base, crusher, crusher)["error"]["message"] == "setup-guest-twice"


def test_a_bot_may_be_kept_to_one_game(tmp_path):
    both = toy_settings(tmp_path, games=("toy", "another"), limits=ROOMY)
    with serving(both) as base, bot(base, games=["another"]) as (crusher, _):
        assert begin(base, None, crusher)["error"]["code"] == "guest-game"


def test_a_revoked_token_opens_nothing_any_more(hasty):
    with bot(hasty) as (crusher, page):
        made = begin(hasty, None, crusher)
        page.join(made["match"], crusher["token"])
        assert revoke(hasty, crusher["token"]) == {"revoked": crusher["guest"]}
        assert closing_code(page) == 1008
        assert revoke(hasty, crusher["token"])["error"]["code"] == "unknown-token"
        assert me(hasty, crusher["token"])["error"]["code"] == "unknown-token"
        with Page(hasty) as other:
            other.send("enlist", token=crusher["token"])
            assert other.receive("error")["code"] == "unknown-token"
            other.send("join", match=made["match"], tokens=[crusher["token"]])
            assert other.receive("error")["code"] == "unknown-token"
            other.join(made["match"], made["tokens"]["0"])
            while other.last["seats"][1]["kind"] != "bot":
                other.receive("update")


def test_a_token_has_its_time(tmp_path):
    with serving(toy_settings(tmp_path, limits=Limits(guest_days=0))) as base:
        assert me(base, make(base)["token"])["error"]["code"] == "unknown-token"


def test_tokens_are_counted(tmp_path):
    with serving(toy_settings(tmp_path, limits=Limits(tokens_per_hour=0.1, token_burst=2))) as base:
        made = [http(base, "/api/guests", {"name": "x"}) for _ in range(4)]
        assert [one.get("error", {}).get("code") for one in made] == [None, None, *["too-many-tokens"] * 2]


def test_who_guesses_tokens_is_sent_away(base):
    with Page(base) as page:
        for number in range(PATIENCE_WITH_GUESSES):
            page.send("enlist", token=f"bot_{number:024}")
        assert closing_code(page) == 1008


@settings(examples(60), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=st.binary(max_size=100) | nested.map(lambda data: json.dumps(data).encode()))
def test_any_wish_for_a_token_is_answered(base, body):
    answer = http(base, "/api/guests", body)
    assert "token" in answer or answer["error"]["code"] in ("unreadable", "unknown-game")


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Bearer ,,,", "Basic x", "Bearer bot_", "Bearer " + "x" * 5000]
)
def test_any_authorization_is_answered(base, header):
    for method in ("GET", "DELETE"):
        told = http(base, "/api/guests/me", method=method, Authorization=header)
        assert told["error"]["code"] == "unknown-token"


def test_a_foreign_page_makes_and_revokes_nothing(base):
    made = make(base)
    assert (
        http(base, "/api/guests", {"name": "x"}, Origin="http://evil")["error"]["code"] == "forbidden-origin"
    )
    told = http(
        base, "/api/guests/me", method="DELETE", Origin="http://evil", Authorization=f"Bearer {made['token']}"
    )
    assert told["error"]["code"] == "forbidden-origin"
    assert me(base, made["token"])["guest"] == made["guest"]


# -- sealed choices ------------------------------------------------------------------------------


def test_a_sealed_choice_is_not_stale_because_another_sealed_theirs(base):
    with bot(base) as (crusher, page), bot(base, name="Other") as (other, second):
        made = begin(base, crusher, other)
        page.join(made["match"], crusher["token"])
        second.join(made["match"], other["token"])
        seen = page.last["version"]
        assert second.move(1, {"do": "bid", "coins": 2}, version=seen)["type"] == "accepted"
        assert page.move(0, {"do": "bid", "coins": 1}, version=seen)["type"] == "accepted"


def test_nor_because_another_server_was_first(postgres, tmp_path):
    shared = toy_settings(tmp_path, database=postgres, limits=ROOMY)
    with ExitStack() as stack:
        bases = [stack.enter_context(serving(shared)) for _ in range(2)]
        answers = []
        for _ in range(10):
            made = http(bases[0], "/api/matches", {"game": "toy", "seats": [{"kind": "human"}] * 2})
            pages = [stack.enter_context(Page(at)) for at in bases]
            for seat, page in enumerate(pages):
                page.join(made["match"], made["tokens"][str(seat)])
            for seat, page in enumerate(pages):
                fields = {"match": made["match"], "version": page.last["version"], "seat": seat}
                page.send("move", **fields, action={"do": "bid", "coins": 1}, id=f"m{seat}")
            answers += [page.receive("accepted", "stale", "error")["type"] for page in pages]
        assert set(answers) == {"accepted"}


# -- bots that do not answer ---------------------------------------------------------------------


def wait_for_kind(page, seat, kind):
    deadline = time.monotonic() + 10
    while page.last["seats"][seat]["kind"] != kind:
        assert time.monotonic() < deadline
        page.receive("update")


def test_a_bot_that_died_is_replaced_and_has_its_seat_back_when_it_returns(hasty):
    with bot(hasty) as (crusher, page), Page(hasty) as person:
        made = begin(hasty, None, crusher)
        page.socket.close()
        person.join(made["match"], made["tokens"]["0"])
        wait_for_kind(person, 1, "bot")
        assert person.last["seats"][1]["standin"]["by"] == -1
        with Page(hasty) as back:
            back.join(made["match"], crusher["token"])
            wait_for_kind(back, 1, "human")


def test_a_bot_that_stalls_is_replaced_though_it_is_here(hasty):
    with bot(hasty) as (crusher, page), Page(hasty) as person:
        made = begin(hasty, None, crusher)
        page.join(made["match"], crusher["token"])
        person.join(made["match"], made["tokens"]["0"])
        wait_for_kind(person, 1, "bot")
        while 1 not in person.last["sealed"]:
            person.receive("update")


def test_a_bot_that_answers_in_time_keeps_its_seat(hasty):
    with bot(hasty) as (crusher, page), Page(hasty) as person:
        made = begin(hasty, None, crusher)
        page.join(made["match"], crusher["token"])
        page.move(1, {"do": "bid", "coins": 0})
        person.join(made["match"], made["tokens"]["0"])
        time.sleep(2 * SHORT)
        assert person.look(made["match"], 0)["seats"][1]["kind"] == "human"


def test_nobody_asks_a_bot_for_consent(base):
    with bot(base) as (crusher, page), Page(base) as person:
        made = begin(base, None, crusher)
        page.join(made["match"], crusher["token"])
        person.join(made["match"], made["tokens"]["0"])
        person.send("renew", match=made["match"], seat=0, id="r")
        assert person.receive("error")["code"] == "not-renewable"
        person.move(0, {"do": "bid", "coins": 1})
        person.send("undo", match=made["match"], version=person.last["version"], seat=0, id="u")
        assert person.receive("accepted", "error")["type"] == "accepted"


# -- worlds --------------------------------------------------------------------------------------


def test_only_who_looks_as_a_seat_is_told_a_world(base):
    with bot(base) as (crusher, page), Page(base) as stranger:
        made = begin(base, None, crusher)
        page.join(made["match"], crusher["token"])
        page.send("ask", match=made["match"], what="world", id="w")
        told = page.receive("answer", "error")
        assert set(told["data"]) == {"position", "rules"}
        stranger.join(made["match"])
        stranger.send("ask", match=made["match"], what="world", id="w")
        assert stranger.receive("answer", "error")["code"] == "unknown-question"
