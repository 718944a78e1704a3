"""The HTTP side: games, matches, invitations, records, replays."""

from __future__ import annotations

import json
import urllib.request

import pytest

from tests.server.client import http
from warpad.core.record import loads
from warpad.server.http import page as built

STATES = ("running", "finished", "open")


def finish(page, made):
    """Plays a hot-seat match to its end."""
    one = page()
    one.join(made["match"], *made["tokens"].values())
    while one.last["result"] is None:
        seat = one.last["waiting"][0]
        one.move(seat, one.look(made["match"], seat)["legal"][-1])
        one.receive("update")
    return one.last


def raw(base, path, **headers):
    request = urllib.request.Request(
        base + path, headers={k.replace("_", "-"): v for k, v in headers.items()}
    )
    with urllib.request.urlopen(request) as answer:
        return answer.read(), answer.headers


def test_games_come_with_their_options_bots_and_languages(base):
    told = http(base, "/api/games")
    (toy,) = told["games"]
    assert (toy["name"], toy["options"][0]["name"], toy["questions"]) == ("toy", "rounds", ["forecast"])
    assert {"name": "random"} in told["bots"]
    assert told["languages"] == ["en", "ru", "uk", "pl"]


def test_a_setup_is_checked_before_the_match_is_made(base):
    told = http(base, "/api/games/toy/check", {"setup": {"rounds": 3}})
    assert (told["setup"], len(told["seats"])) == ({"rounds": 3}, 2)
    refused = http(base, "/api/games/toy/check", {"setup": {"rounds": 99}})["error"]
    assert (refused["code"], "from 1 to 9" in refused["text"]) == ("setup", True)
    assert refused["message"] == "setup-option-range"
    assert refused["args"] == {"option": "rounds", "low": 1, "high": 9, "given": "99"}


def test_rules_are_told_by_id(base):
    assert http(base, "/api/games/toy/rules")["rules"][0]["id"] == "TOY-1"
    assert http(base, "/api/games/toy/rules/TOY-1")["source"] == "toy"
    assert http(base, "/api/games/toy/rules/TOY-9")["error"]["code"] == "unknown-rule"


@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl"])
def test_texts_come_as_one_catalogue(base, language):
    body, headers = raw(base, f"/api/text/{language}.ftl")
    assert b"server-not-your-turn = " in body
    assert b"rule-NH-BAT-08" not in body, "the rules are too long for the first view"
    assert headers["ETag"]
    assert http(base, "/api/text/xx.ftl")["error"]["code"] == "unknown-language"


def test_every_problem_has_its_words_in_every_language():
    from warpad import locales
    from warpad.play import faults, takeback
    from warpad.server.wire import problems

    made = [
        getattr(faults, name) for name in dir(faults) if name.islower() and callable(getattr(faults, name))
    ]
    codes = {make(*[0] * make.__code__.co_argcount).code for make in made}
    codes |= set(problems.STATUS) | {"not-joined", "too-many-matches", "busy", "unknown-question", "stale"}
    codes |= set(problems.FROZEN) | {"not-renewable"}
    ids = {f"server-{code}" for code in codes}
    ids |= {takeback.NOTHING, takeback.BY_OTHER, *takeback.FINAL}
    missing = [(id, code) for id in ids for code in locales.LANGUAGES if not locales.has_message(id, code)]
    assert missing == []


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [{"kind": "bot", "bot": "deep-thought"}]}, "unknown-bot"),
        ({"seats": [{"kind": "bot"}]}, "setup"),
        ({"seats": [{"kind": "dog"}]}, "setup"),
        ({"seats": [{"kind": "human"}] * 3}, "setup"),
        ({"setup": {"colour": "red"}}, "setup"),
        ({"surprise": 1}, "unreadable"),
        ({"branch": {"match": "nowhere", "step": 1}}, "unknown-match"),
    ],
)
def test_an_impossible_match_is_refused_with_a_sentence(base, fields, code):
    assert http(base, "/api/matches", {"game": "toy", **fields})["error"]["code"] == code


def test_an_invitation_is_good_once(base, create, page):
    made = create("human", listed=False)
    path = f"/api/matches/{made['match']}/claim"
    assert http(base, path, {"seat": 1})["error"]["code"] == "seat-taken"
    claimed = http(base, path, {"invite": made["invites"]["1"], "name": "Ann"})
    assert claimed["seat"] == 1
    assert http(base, path, {"invite": made["invites"]["1"]})["error"]["code"] == "seat-taken"
    one = page()
    one.join(made["match"], claimed["token"])
    assert (one.last["seat"], one.last["seats"][1]["player"]) == (1, "Ann")


def test_an_invitation_opens_no_seat_by_itself(create, page):
    made = create("human")
    one = page()
    assert one.join(made["match"], made["invites"]["1"])["held"] == []


def test_an_open_seat_of_a_listed_match_is_taken_from_the_list(base, create):
    made = create("human")
    listed = http(base, "/api/matches?state=open")["matches"]
    assert made["match"] in [each["match"] for each in listed]
    path = f"/api/matches/{made['match']}/claim"
    assert http(base, path, {"seat": 1})["seat"] == 1
    assert http(base, path, {"seat": 1})["error"]["code"] == "seat-taken"
    assert http(base, path, {"seat": 0})["error"]["code"] == "seat-taken"


def test_matches_are_found_by_their_ids_listed_or_not(base, create):
    made, hidden = create("human"), create("human", listed=False)
    ids = f"{made['match']},{hidden['match']},nowhere"
    found = http(base, f"/api/matches?ids={ids}")["matches"]
    assert {each["match"] for each in found} == {made["match"], hidden["match"]}


def test_lists_follow_the_state_of_a_match(base, create, page):
    made = create("human", "human", setup={"rounds": 1})
    hidden = create("human", "human", listed=False)

    def where():
        lists = {state: http(base, f"/api/matches?state={state}&limit=200")["matches"] for state in STATES}
        assert all(hidden["match"] != each["match"] for found in lists.values() for each in found)
        return [state for state, found in lists.items() if made["match"] in [each["match"] for each in found]]

    assert where() == ["running"]
    finish(page, made)
    assert where() == ["finished"]
    assert http(base, "/api/matches?state=odd")["error"]["code"] == "unreadable"


def test_a_record_is_downloaded_loaded_and_replayed(base, create, page):
    made = create("human", "human", setup={"rounds": 1})
    assert http(base, f"/api/matches/{made['match']}/record")["error"]["code"] == "running"
    last = finish(page, made)
    body, headers = raw(base, f"/api/matches/{made['match']}/record")
    assert "attachment" in headers["Content-Disposition"]
    assert len(loads(body).steps) == last["step"]
    loaded = http(base, "/api/records", body)
    assert (loaded["steps"], loaded["finished"], loaded["faults"]) == (last["step"], True, [])
    again, _ = raw(base, f"/api/matches/{loaded['match']}/record")
    assert again == body
    assert page().join(loaded["match"])["result"] == last["result"]
    assert http(base, f"/api/matches/{loaded['match']}/claim", {"seat": 0})["error"]["code"] == "seat-taken"


def test_the_record_of_a_match_given_up_is_loaded_with_its_result(base, create, page):
    made = create("human", "human")
    first = page()
    seen = first.join(made["match"], made["tokens"]["0"])
    first.send("resign", match=made["match"], seat=0, id="enough")
    first.receive("accepted")
    body, _ = raw(base, f"/api/matches/{made['match']}/record")
    loaded = http(base, "/api/records", body)
    assert (loaded["steps"], loaded["finished"], loaded["faults"]) == (seen["step"], True, [])
    result = {"scores": [0.0, 1.0], "reason": "resigned", "seats": [0]}
    assert page().join(loaded["match"])["result"] == result
    again, _ = raw(base, f"/api/matches/{loaded['match']}/record")
    assert again == body


def test_a_record_cut_in_the_middle_is_loaded_as_far_as_it_goes(base, create, page):
    made = create("human", "human", setup={"rounds": 1})
    finish(page, made)
    body, _ = raw(base, f"/api/matches/{made['match']}/record")
    part = b"\n".join(body.splitlines()[:4]) + b"\n"
    loaded = http(base, "/api/records", part)
    assert (loaded["steps"], loaded["finished"]) == (3, False)
    seen = page().join(loaded["match"])
    assert (seen["result"]["reason"], seen["waiting"]) == ("unfinished", [])


def test_a_false_record_is_refused_with_its_place(base):
    head = {"warpad": 1, "game": "toy", "setup": {"rounds": 1}, "content": {}}
    lines = [head, {"chance": {"do": "deal", "card": 77}}]
    refused = http(base, "/api/records", "\n".join(map(json.dumps, lines)).encode() + b"\n")["error"]
    assert refused["code"] == "record"
    assert (refused["message"], refused["args"]) == ("record-chance", {"step": 1})
    assert "chance cannot produce" in refused["text"]
    assert "'card': 77" in refused["text"]


def test_a_record_of_other_content_is_taken_and_told(base):
    head = {"warpad": 1, "game": "toy", "setup": {"rounds": 1}, "content": {"cards.json": "0"}}
    made = http(base, "/api/records", json.dumps(head).encode() + b"\n")
    told = [(fault["message"], fault["args"]) for fault in made["faults"]]
    assert told == [("record-content", {"file": "cards.json"})]


def test_a_record_of_other_rules_is_refused_with_both_versions(base):
    head = {"warpad": 1, "game": "toy", "rules": 7, "setup": {"rounds": 1}, "content": {}}
    refused = http(base, "/api/records", json.dumps(head).encode() + b"\n")["error"]
    assert (refused["code"], refused["message"]) == ("record", "record-rules-newer")
    assert refused["args"] == {"played": 7, "current": 1}


def test_views_steps_and_evaluation_agree(base, create, page):
    made = create("human", "human", setup={"rounds": 1})
    last = finish(page, made)
    path = f"/api/matches/{made['match']}"
    steps = http(base, f"{path}/steps")
    count = len(steps["steps"])
    views = http(base, f"{path}/views?from=0&to={count}&seat=0")["views"]
    values = http(base, f"{path}/evaluation")["values"]
    assert (count, len(views), len(values)) == (last["step"], last["step"] + 1, last["step"] + 1)
    assert [view["n"] for view in views] == list(range(count + 1))
    assert views[-1]["view"]["points"] == last["view"]["points"]
    assert (views[0]["result"], views[-1]["result"]) == (None, last["result"])
    assert views[1]["events"][0]["event"] == "dealt"
    assert steps["steps"][2]["actors"] == ["0", "1"]
    assert all(0 <= value <= 1 for row in values for value in row)
    part = http(base, f"{path}/views?from=3&to=4")["views"]
    assert [view["n"] for view in part] == [3, 4]
    assert "card" not in part[0]["view"]


def test_a_running_match_shows_its_past_to_its_own_seat_only(base, create):
    made = create("human", "human")
    path = f"/api/matches/{made['match']}"
    assert http(base, f"{path}/views?seat=0")["error"]["code"] == "not-your-seat"
    mine = http(base, f"{path}/views?seat=0&from=2", Authorization=f"Bearer {made['tokens']['0']}")["views"]
    assert mine[0]["view"]["card"]
    assert http(base, f"{path}/evaluation")["error"]["code"] == "running"


def test_one_may_play_on_from_a_moment_of_a_finished_match(base, create, page):
    made = create("human", "human", setup={"rounds": 1})
    branch = {"match": made["match"], "step": 3}
    refused = http(base, "/api/matches", {"game": "toy", "branch": branch})
    assert refused["error"]["code"] == "running"
    finish(page, made)
    fork = create("human", "human", branch=branch)
    one = page()
    update = one.join(fork["match"], fork["tokens"]["0"])
    view = http(base, f"/api/matches/{made['match']}/views?from=3&seat=0")["views"][0]["view"]
    assert update["view"] == view
    assert one.move(0, {"do": "step"})["type"] == "accepted"


def test_without_a_page_a_sentence_is_served(base, monkeypatch, tmp_path):
    from warpad.server.http import page

    monkeypatch.setattr(page, "FOLDER", tmp_path)
    request = urllib.request.Request(base + "/")
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(request)
    assert caught.value.code == 503
    assert b"not built" in caught.value.read()


def test_the_page_is_served_compressed_for_every_address_of_it(base, monkeypatch, tmp_path):
    from warpad.server.http import page

    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 5000)
    (tmp_path / "app.js").write_text("let a = 1")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    body, headers = raw(base, "/m/abc", Accept_Encoding="gzip")
    assert (headers["Content-Encoding"], len(body) < 200) == ("gzip", True)
    assert "frame-ancestors" in headers["Content-Security-Policy"]
    body, headers = raw(base, "/app.js")
    assert (body, headers["Content-Type"].split(";")[0]) == (b"let a = 1", "text/javascript")


def test_an_unknown_address_of_the_api_is_said_to_be_unknown(base):
    assert http(base, "/api/nothing")["error"]["code"] == "not-found"
    assert http(base, "/api/matches/nowhere")["error"]["code"] == "unknown-match"
    assert http(base, "/api/matches/nowhere/steps")["error"]["code"] == "unknown-match"


def test_the_page_is_there_for_who_only_asks_whether_it_is(base, monkeypatch, tmp_path):
    (tmp_path / "index.html").write_text("the page")
    monkeypatch.setattr(built, "FOLDER", tmp_path)
    with urllib.request.urlopen(urllib.request.Request(f"{base}/", method="HEAD")) as answer:
        assert (answer.status, answer.headers["content-length"], answer.read()) == (200, "8", b"")
