"""The coach over the wire: for one person among bots, for the own seat, and for what can be played."""

from __future__ import annotations

from tests.server.test_play import BID_1, two_players


def alone(create, page):
    made = create("human", "bot")
    one = page()
    one.join(made["match"], made["tokens"]["0"])
    return made["match"], one


def test_counsel_and_a_word_about_an_action(create, page):
    match, one = alone(create, page)
    one.send("coach", match=match, seat=0, id="a")
    told = one.receive("coach", "error")
    assert told["counsel"]["line"][0] in one.last["legal"]
    assert (told["version"], told["word"]) == (one.last["version"], None)
    one.send("coach", match=match, seat=0, id="b", action=BID_1)
    told = one.receive("coach", "error")
    assert told["counsel"] is None
    assert set(told["word"]) == {"kind", "mark", "loss", "half", "reasons", "futures"}
    assert 0 not in one.last["sealed"], "nothing is played by asking"


def test_a_hint_comes_with_its_line_and_why(create, page):
    match, one = alone(create, page)
    one.send("hint", match=match, seat=0, id="h")
    hint = one.receive("hint")
    assert hint["line"][0] == hint["action"]
    assert hint["reasons"]
    assert hint["why"]["line"] == hint["line"]


def test_between_people_there_is_no_coach(create, page):
    match, first, _ = two_players(create, page)
    first.send("coach", match=match, seat=0, id="a")
    assert first.receive("coach", "error")["code"] == "no-coach"
    made = create("human", "open")
    waiting = page()
    waiting.join(made["match"], made["tokens"]["0"])
    waiting.send("coach", match=made["match"], seat=0, id="a")
    assert waiting.receive("coach", "error")["code"] == "no-coach"


def test_nobody_asks_for_another_seat_nor_about_what_is_not_allowed(create, page):
    match, one = alone(create, page)
    one.send("coach", match=match, seat=1, id="a")
    assert one.receive("coach", "error")["code"] == "not-your-seat"
    one.send("coach", match=match, seat=0, id="b", action={"do": "bid", "coins": 99})
    assert one.receive("coach", "error", "refused")["type"] in ("error", "refused")
    one.send("coach", match=match, seat=0, id="c", action={"do": "nonsense"})
    assert one.receive("coach", "error", "refused")["type"] in ("error", "refused")
