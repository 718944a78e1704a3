"""Playing over the socket: moves, answers, tabs, spectators, hot-seat, bots, undo."""

from __future__ import annotations

from tests.server.client import http

BID_1 = {"do": "bid", "coins": 1}
STEP, PEEK, END = ({"do": verb} for verb in ("step", "peek", "end"))


def both_bid(first, second):
    assert first.move(0, BID_1)["type"] == "accepted"
    second.update_at(first.last["version"])
    answer = second.move(1, BID_1)
    assert answer["type"] == "accepted"
    for page in (first, second):
        page.update_at(answer["version"] + 1)


def two_players(create, page, **fields):
    made = create("human", "human", **fields)
    pages = page(), page()
    for seat, each in enumerate(pages):
        each.join(made["match"], made["tokens"][str(seat)])
    return made["match"], *pages


def test_a_move_is_acknowledged_before_the_update_that_shows_it(create, page):
    _, first, _ = two_players(create, page)
    seen = first.last["version"]
    first.drain()
    first.send("move", match=first.last["match"], version=seen, seat=0, action=BID_1, id="one")
    answers = [first.receive(), first.receive()]
    assert [answer["type"] for answer in answers] == ["accepted", "update"]
    assert answers[0]["version"] == answers[1]["version"] == seen + 1


def test_two_players_finish_a_match(create, page):
    _match, first, second = two_players(create, page, setup={"rounds": 1})
    both_bid(first, second)
    first.move(0, STEP)
    first.update_at(first.last["version"] + 1)
    ended = first.move(0, END)["version"]
    second.update_at(ended + 1)
    ended = second.move(1, END)["version"]
    result = second.update_at(ended + 1)["result"]
    assert result["reason"] == "played"
    assert sum(result["scores"]) == 1


def test_a_move_sent_twice_counts_once(create, page):
    _, first, second = two_players(create, page)
    both_bid(first, second)
    version = first.last["version"]
    one = first.move(0, STEP, id="same")
    two = first.move(0, STEP, id="same", version=version)
    assert one == two
    assert first.last["view"]["points"][0] == 2


def test_a_move_for_an_old_version_is_stale_and_brings_a_fresh_update(create, page):
    _, first, second = two_players(create, page)
    old = first.last["version"]
    both_bid(first, second)
    answer = first.move(0, STEP, version=old)
    assert (answer["type"], answer["seen"]) == ("stale", old)
    fresh = first.receive("update")
    assert fresh["version"] == answer["version"]


def test_an_illegal_move_is_refused_with_rule_and_message(create, page):
    _, first, _second = two_players(create, page)
    answer = first.move(0, STEP)
    assert (answer["type"], answer["rule"], answer["message"]) == ("refused", "TOY-1", "toy-refuse-move")
    assert answer["args"] == {"do": "step"}


def test_a_seat_that_is_not_held_cannot_be_played(create, page):
    _, first, _ = two_players(create, page)
    assert first.move(1, BID_1)["code"] == "not-your-seat"
    stranger = page()
    stranger.join(first.last["match"], "not-a-token")
    assert stranger.last["held"] == []
    assert stranger.move(0, BID_1)["code"] == "not-your-seat"


def test_two_tabs_of_one_seat_agree(create, page):
    made = create("human", "human")
    tabs = page(), page()
    for tab in tabs:
        tab.join(made["match"], made["tokens"]["0"])
    version = tabs[0].last["version"]
    answers = [tab.move(0, BID_1, version=version) for tab in tabs]
    assert [answer["type"] for answer in answers] == ["accepted", "error"]
    assert answers[1]["code"] == "not-your-turn"
    views = [tab.update_at(version + 1) for tab in tabs]
    assert views[0]["chosen"] == views[1]["chosen"] == BID_1


def test_a_spectator_watches_and_has_no_moves(create, page):
    match, first, second = two_players(create, page)
    watcher = page()
    watcher.join(match)
    both_bid(first, second)
    seen = watcher.update_at(first.last["version"])
    assert (seen["seat"], seen["legal"], seen["undo"]) == (None, [], None)
    assert "card" not in seen["view"]


def test_presence_tells_who_is_there(create, page):
    match, _first, second = two_players(create, page)
    watcher = page()
    watcher.join(match)
    told = watcher.receive("presence")
    assert (told["connected"], told["watching"]) == ([0, 1], 1)
    second.socket.close()
    assert watcher.receive("presence")["connected"] == [0]


def test_hot_seat_shows_secrets_only_when_the_curtain_is_lifted(create, page):
    made = create("human", "human")
    one = page()
    update = one.join(made["match"], *made["tokens"].values())
    assert (update["seat"], update["held"], update["legal"]) == (None, [0, 1], [])
    assert "card" not in update["view"]
    for seat in (0, 1):
        update = one.look(made["match"], seat)
        assert (update["seat"], update["view"]["you"], len(update["legal"])) == (seat, seat, 3)
        one.move(seat, BID_1)
        one.receive("update")
    assert "card" not in one.look(made["match"], None)["view"]


def test_one_may_not_look_as_a_seat_of_another(create, page):
    match, first, _ = two_players(create, page)
    first.send("look", match=match, seat=1)
    assert first.receive("error")["code"] == "not-your-seat"


def test_a_bot_answers_by_itself(create, page):
    made = create("human", "bot", setup={"rounds": 1})
    one = page()
    one.join(made["match"], made["tokens"]["0"])
    while one.last["result"] is None:
        if one.last["legal"]:
            one.move(0, one.last["legal"][-1])
        one.receive("update")
    assert one.last["result"]["reason"] == "played"


def test_two_bots_play_while_somebody_watches(create, page):
    made = create("bot", "bot", setup={"rounds": 1})
    watcher = page()
    watcher.join(made["match"])
    while watcher.last["result"] is None:
        watcher.receive("update")
    assert watcher.last["seats"][0]["kind"] == "bot"


def test_undo_is_free_until_something_new_is_known(create, page):
    match, first, second = two_players(create, page)
    both_bid(first, second)
    first.update_at(first.move(0, STEP)["version"])
    assert first.last["undo"] == {"free": True, "possible": True, "lock": None}
    first.send("undo", match=match, version=first.last["version"], seat=0, id="u1")
    first.update_at(first.receive("accepted")["version"])
    assert first.last["view"]["points"][0] == 1
    assert first.last["reset"]
    first.update_at(first.move(0, PEEK)["version"])
    assert first.last["undo"]["lock"] == "server-undo-reveal"
    assert not first.last["undo"]["possible"]
    first.send("undo", match=match, version=first.last["version"], seat=0, id="u2")
    assert first.receive("error")["code"] == "undo-reveal"


def test_in_practice_everything_is_taken_back_if_all_agree(base, create, page):
    match, first, second = two_players(create, page, practice=True)
    assert first.last["practice"]
    assert http(base, f"/api/matches/{match}")["practice"]
    both_bid(first, second)
    first.update_at(first.move(0, PEEK)["version"])
    first.send("undo", match=match, version=first.last["version"], seat=0, id="u2")
    asked = first.update_at(first.receive("accepted")["version"])["request"]
    assert (asked["kind"], asked["wanted"]) == ("undo", [1])
    second.send("consent", match=match, seat=1, yes=True, id="c1")
    first.update_at(second.receive("accepted")["version"])
    assert (first.last["request"], first.last["view"]["peeked"]) == (None, 0)


def test_resigning_ends_the_match(create, page):
    match, first, second = two_players(create, page)
    first.send("resign", match=match, seat=0, id="r")
    second.update_at(first.receive("accepted")["version"])
    assert second.last["result"] == {"scores": [0.0, 1.0], "reason": "resigned", "seats": [0]}
    assert first.move(0, BID_1)["code"] == "over"


def test_a_hint_is_a_legal_action(create, page):
    match, first, second = two_players(create, page)
    first.send("hint", match=match, seat=0, id="h")
    hint = first.receive("hint")
    assert hint["action"] in first.last["legal"]
    second.send("hint", match=match, seat=0, id="h")
    assert second.receive("error")["code"] == "not-your-seat"


def test_an_analysis_is_answered_and_unknown_questions_are_not(create, page):
    match, first, second = two_players(create, page)
    both_bid(first, second)
    first.send("ask", match=match, what="forecast", id="a", after=STEP)
    assert first.receive("answer")["data"] == {"points": [2, 1], "moved": 1}
    for what in ("dump", "load", "__class__", "start"):
        first.send("ask", match=match, what=what, id="b")
        assert first.receive("error")["code"] == "unknown-question"


def test_a_page_that_comes_back_gets_what_it_missed(create, page, base):
    match, first, second = two_players(create, page)
    both_bid(first, second)
    seen = second.last["version"]
    second.socket.close()
    first.update_at(first.move(0, STEP)["version"])
    update = page().join(match, *second.tokens, since=seen)
    assert [event["event"] for event in update["events"]] == ["stepped"]
    assert (update["reset"], update["seat"]) == (False, 1)
    assert update["version"] == http(base, f"/api/matches/{match}")["version"]


def test_a_clock_that_falls_loses(create, page):
    made = create("human", "bot", clock={"seconds": 1})
    one = page()
    one.join(made["match"], made["tokens"]["0"])
    while one.last["result"] is None:
        one.receive("update")
    assert one.last["result"] == {"scores": [0.0, 1.0], "reason": "time", "seats": [0]}
