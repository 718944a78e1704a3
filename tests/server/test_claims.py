"""A lost answer costs nobody a seat: the same key gives the same answer, and a creator can invite anew."""

from __future__ import annotations

import secrets

import pytest

from tests.server.client import Page, http
from tests.server.serving import serving, toy_settings
from warpad.server.settings import Grace


def key() -> str:
    return secrets.token_urlsafe(18)


@pytest.fixture
def quick(tmp_path):
    """A server that waits for nobody."""
    with serving(toy_settings(tmp_path, grace=Grace(untimed=0))) as address:
        yield address


def test_a_creation_sent_again_is_the_same_match(base):
    asked = {"game": "toy", "seats": [{"kind": "human"}], "key": key()}
    first, again = (http(base, "/api/matches", asked) for _ in range(2))
    assert {name: first[name] for name in ("match", "tokens", "invites", "host")} == {
        name: again[name] for name in ("match", "tokens", "invites", "host")
    }
    other = http(base, "/api/matches", {**asked, "key": key()})
    assert other["match"] != first["match"]


def test_a_claim_whose_answer_was_lost_is_answered_again(base, create):
    made = create("human", "open")
    asked = {"invite": made["invites"]["1"], "name": "Ann", "key": key()}
    path = f"/api/matches/{made['match']}/claim"
    first, again = (http(base, path, asked) for _ in range(2))
    assert first == again
    assert http(base, path, {**asked, "key": key()})["error"]["code"] == "seat-taken"
    with Page(base) as page:
        assert page.join(made["match"], again["token"])["held"] == [1]


def test_a_key_opens_one_match_only(base, create):
    one, other = create("human", "open"), create("human", "open")
    same = key()
    tokens = [
        http(base, f"/api/matches/{made['match']}/claim", {"invite": made["invites"]["1"], "key": same})
        for made in (one, other)
    ]
    assert tokens[0]["token"] != tokens[1]["token"]


def test_a_creator_can_invite_anew_and_the_old_invitation_is_dead(quick):
    made = http(quick, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}]})
    path = f"/api/matches/{made['match']}"
    lost = http(quick, f"{path}/claim", {"invite": made["invites"]["1"]})
    bearer = f"Bearer {made['tokens']['0']}"
    fresh = http(quick, f"{path}/invitations", {"seat": 1}, Authorization=bearer)
    assert http(quick, f"{path}/claim", {"invite": made["invites"]["1"]})["error"]["code"] == "seat-taken"
    taken = http(quick, f"{path}/claim", {"invite": fresh["invite"], "name": "Ann"})
    with Page(quick) as page:
        assert page.join(made["match"], lost["token"])["held"] == []
        assert page.join(made["match"], taken["token"])["held"] == [1]


def test_nobody_else_can_invite_and_no_player_is_put_out(quick):
    made = http(quick, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}]})
    path = f"/api/matches/{made['match']}"
    taken = http(quick, f"{path}/claim", {"invite": made["invites"]["1"]})
    stranger = http(quick, f"{path}/invitations", {"seat": 0}, Authorization=f"Bearer {taken['token']}")
    assert stranger["error"]["code"] == "not-the-host"
    host = {"Authorization": f"Bearer {made['host']}"}
    with Page(quick) as page:
        page.join(made["match"], taken["token"])
        assert http(quick, f"{path}/invitations", {"seat": 1}, **host)["error"]["code"] == "seat-taken"
        page.move(1, {"do": "bid", "coins": 1})
    assert http(quick, f"{path}/invitations", {"seat": 1}, **host)["error"]["code"] == "seat-taken"
    assert http(quick, f"{path}/invitations", {"seat": 0}, **host)["error"]["code"] == "not-your-seat"
