"""Who is away is waited for, seen on every server, and has their seat back at once."""

from __future__ import annotations

import time
from contextlib import ExitStack

import pytest

from tests.server.client import Page, http
from tests.server.serving import serving, toy_settings
from warpad.server.matches import presence
from warpad.server.matches.presence import Elsewhere
from warpad.server.settings import Grace

SHORT = 1.0


@pytest.fixture
def base(tmp_path):
    with serving(toy_settings(tmp_path, grace=Grace(untimed=SHORT))) as address:
        yield address


def sit_down(base, stack, bases=None):
    """Two people at one match, each with a page of their own."""
    made = http(base, "/api/matches", {"game": "toy", "seats": [{"kind": "human"}] * 2})
    pages = [stack.enter_context(Page(at)) for at in bases or (base, base)]
    for seat, page in enumerate(pages):
        page.join(made["match"], made["tokens"][str(seat)])
    return made, *pages


def hand_over(page, match, id):
    page.send("handover", match=match, seat=0, target=1, bot="random", id=id)
    return page.receive("accepted", "error")


def wait_until_alone(page, seat=0):
    while page.receive("presence")["connected"] != [seat]:
        pass


def test_nobody_loses_their_seat_by_reloading_the_page(base):
    with ExitStack() as stack:
        made, first, second = sit_down(base, stack)
        assert hand_over(first, made["match"], "h1")["code"] == "not-abandoned"
        second.socket.close()
        wait_until_alone(first)
        refused = hand_over(first, made["match"], "h2")
        assert (refused["code"], refused["args"]) == ("not-long-away", {"seconds": 1})
        with Page(base) as back:
            assert back.join(made["match"], made["tokens"]["1"])["seats"][1]["kind"] == "human"


def test_who_stays_away_is_replaced_by_the_hosts_bot_and_not_by_the_rivals_choice(base):
    with ExitStack() as stack:
        made, first, second = sit_down(base, stack)
        second.socket.close()
        wait_until_alone(first)
        time.sleep(SHORT + 0.1)
        assert hand_over(first, made["match"], "h1")["type"] == "accepted"
        while first.last["sealed"] != [1]:
            first.receive("update")
        assert first.last["seats"][1]["bot"] == "greedy"


def test_who_comes_back_sees_what_happened_and_plays_on(base):
    with ExitStack() as stack:
        made, first, second = sit_down(base, stack)
        second.socket.close()
        wait_until_alone(first)
        time.sleep(SHORT + 0.1)
        hand_over(first, made["match"], "h1")
        with Page(base) as back:
            back.join(made["match"], made["tokens"]["1"])
            while back.last["seats"][1]["kind"] != "human":
                back.receive("update")
            standin = back.last["seats"][1]["standin"]
            assert (standin["by"], standin["bot"], standin["until"] is not None) == (0, "greedy", True)


def test_each_absent_player_is_shown_with_the_time_that_is_left(base):
    with ExitStack() as stack:
        made, first, second = sit_down(base, stack)
        second.socket.close()
        wait_until_alone(first)
        told = first.receive("presence") if not first.last else None
        first.send("look", match=made["match"], seat=0)
        seats = first.receive("update")["seats"]
        assert seats[0]["away"] is None
        assert 0 < seats[1]["away"] <= SHORT
        assert told is None or told["away"]


def test_a_restart_starts_the_grace_anew(tmp_path):
    settings = toy_settings(tmp_path, grace=Grace(untimed=30))
    with serving(settings) as base, ExitStack() as stack:
        made, *_ = sit_down(base, stack)
    with serving(settings) as base, Page(base) as page:
        page.join(made["match"], made["tokens"]["0"])
        refused = hand_over(page, made["match"], "h")
        assert refused["code"] == "not-long-away"
        assert refused["args"]["seconds"] >= 29


def test_a_longer_clock_gives_a_longer_grace():
    grace = Grace()
    assert grace.of(300) < grace.of(3600) < grace.of(0)


def test_who_is_on_another_server_is_here(postgres, tmp_path):
    settings = toy_settings(tmp_path, database=postgres, grace=Grace(untimed=0))
    with ExitStack() as stack:
        bases = [stack.enter_context(serving(settings)) for _ in range(2)]
        made, first, second = sit_down(bases[0], stack, bases)
        while first.receive("presence")["connected"] != [0, 1]:
            pass
        assert hand_over(first, made["match"], "h1")["code"] == "not-abandoned"
        second.socket.close()
        wait_until_alone(first)
        assert hand_over(first, made["match"], "h2")["type"] == "accepted"


class Neighbours:
    """Two servers that hear each other, and a time that tests set."""

    def __init__(self) -> None:
        self.time = 100.0
        self.changed: list[str] = []
        self.one = Elsewhere(self.changed.append, lambda: self.time)
        self.other = Elsewhere(lambda match: None, lambda: self.time)

    def talk(self) -> None:
        for news in self.other.news():
            self.one.hear(news)


def test_presence_dies_with_its_server():
    both = Neighbours()
    both.other.tell("m", [1], 2)
    both.talk()
    assert (both.one.seats("m"), both.one.watching("m")) == ({1}, 2)
    both.time += presence.LEASE_SECONDS - 0.1
    both.one.forget_the_silent()
    assert both.one.seats("m") == {1}
    both.time += 0.2
    both.one.forget_the_silent()
    assert (both.one.seats("m"), both.changed) == (set(), ["m", "m"])


def test_a_sign_of_life_keeps_presence():
    both = Neighbours()
    both.other.tell("m", [1], 0)
    for _ in range(5):
        both.time += presence.BEAT_SECONDS
        both.talk()
        both.one.forget_the_silent()
    assert both.one.seats("m") == {1}


def test_a_server_that_says_farewell_is_forgotten_at_once_and_a_new_one_is_told_everything():
    both = Neighbours()
    both.other.tell("m", [0], 0)
    both.talk()
    both.other.hear(both.one.ask())
    both.one.hear(both.other.farewell())
    assert both.one.seats("m") == set()
    both.talk()
    assert both.one.seats("m") == {0}


def test_a_notice_is_never_too_long():
    both = Neighbours()
    for n in range(450):
        both.other.tell(f"match-{n:010}", [0, 1, 2, 3], 10)
    told = list(both.other.news())
    assert len(told) == 5
    assert max(map(len, told)) < 8000
