"""Undo: free until another acted, then by consent, never once something is known, except in practice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.play.test_match import BID_1, END, PEEK, STEP, bid
from warpad import games
from warpad.core.errors import StaleMove
from warpad.core.position import CHANCE
from warpad.core.vecs import i64, vec
from warpad.play.dealer import SeededDealer
from warpad.play.entries import Undone, pack, unpack
from warpad.play.faults import NotPossible
from warpad.play.match import Match
from warpad.play.players import Player
from warpad.play.state import Plan
from warpad.play.takeback import Step, Terms, takeback
from warpad.play.update import update


def test_ones_own_steps_are_taken_back_one_by_one(new_match):
    match = new_match()
    bid(match)
    key = match.position.key()
    match.move(0, STEP, match.version)
    between = match.position.key()
    match.move(0, STEP, match.version)
    assert match.takeback(0).free
    match.undo(0, match.version)
    assert match.position.key() == between
    match.undo(0, match.version)
    assert match.position.key() == key
    assert match.takeback(0).lock == "server-undo-reveal"


def test_a_match_goes_on_after_an_undo_and_tells_its_events(new_match):
    match = new_match()
    bid(match)
    match.move(0, STEP, match.version)
    match.undo(0, match.version)
    match.move(0, STEP, match.version)
    assert [event["event"] for event in match.happenings[-1].events] == ["stepped"]
    assert match.position.points[0] == 2


def test_a_version_never_goes_back(new_match):
    match = new_match()
    bid(match)
    match.move(0, STEP, match.version)
    before = match.version
    match.undo(0, before)
    assert match.version == before + 1
    with pytest.raises(StaleMove):
        match.move(0, STEP, before)


def test_a_sealed_choice_may_be_taken_back_while_others_choose(new_match):
    match = new_match()
    match.move(0, BID_1, match.version)
    match.undo(0, match.version)
    assert match.waiting() == [0, 1]
    with pytest.raises(NotPossible, match="nothing to take back"):
        match.undo(0, match.version)


@pytest.mark.parametrize(
    ("actions", "lock"),
    [([PEEK], "server-undo-reveal"), ([END], "server-undo-chance"), ([STEP], None)],
)
def test_what_was_learned_locks_the_undo(new_match, actions, lock):
    match = new_match()
    bid(match)
    for action in actions:
        match.move(0, action, match.version)
    back = match.takeback(0)
    assert (back.lock, back.free, back.possible) == (lock, lock is None, lock is None)


def test_the_step_of_another_locks_the_undo(new_match):
    match = new_match()
    bid(match)
    match.move(0, END, match.version)
    match.move(1, STEP, match.version)
    assert match.takeback(0).lock == "server-undo-chance"
    assert match.takeback(1).free
    match.undo(1, match.version)
    assert match.takeback(1).lock == "server-undo-chance"


@pytest.mark.parametrize(("action", "why"), [(END, "rolled"), (PEEK, "revealed")])
@pytest.mark.parametrize("other", ["human", "bot"])
def test_what_was_learned_is_not_taken_back_by_anybody(new_match, action, why, other):
    match = new_match("human", other)
    bid(match)
    match.move(0, action, match.version)
    before = match.version, match.position.key()
    with pytest.raises(NotPossible, match=why):
        match.undo(0, match.version, own=[0, 1])
    assert (match.version, match.position.key(), match.request) == (*before, None)


def test_revealed_bids_are_not_taken_back(new_match):
    match = new_match("human", "bot")
    bid(match)
    with pytest.raises(NotPossible, match="revealed"):
        match.undo(0, match.version)


@pytest.mark.parametrize("other", ["human", "bot"])
def test_in_practice_all_is_taken_back(new_match, other):
    match = new_match("human", other, practice=True)
    bid(match)
    key = match.position.key()
    match.move(0, END, match.version)
    back = match.takeback(0)
    assert (back.lock, back.free, back.possible) == ("server-undo-chance", False, True)
    match.undo(0, match.version, own=[0, 1])
    assert match.position.key() == key
    assert update(match, 0, 0)["practice"]
    assert not update(new_match(), 0, 0)["practice"]


def played(*actors):
    return [Step(who, vec[i64]([0] * len(who))) for who in actors]


ME, YOU, BOTH, ROLL = (0,), (1,), (0, 1), (CHANCE,)


@pytest.mark.parametrize(
    ("steps", "bots", "lock", "possible"),
    [
        ([ME], [], None, True),
        ([ME, YOU], [], "server-undo-other", True),
        ([ME, YOU], [1], "server-undo-bot", False),
        ([ME, YOU, ROLL], [], "server-undo-chance", False),
        ([ME, ROLL, YOU], [1], "server-undo-chance", False),
        ([BOTH], [], "server-undo-reveal", False),
        ([ROLL, ME], [], None, True),
        ([BOTH, ME], [1], None, True),
        ([ROLL, YOU], [], "server-undo-nothing", False),
    ],
)
def test_what_stands_between_decides(steps, bots, lock, possible):
    terms = Terms(bots=frozenset(bots))
    back = takeback(played(*steps), 0, lambda at: False, terms)
    assert (back.lock, back.possible) == (lock, possible)
    practice = takeback(played(*steps), 0, lambda at: False, Terms(True, terms.bots))
    assert practice.possible == (lock != "server-undo-nothing")


@pytest.mark.parametrize(("shown", "lock"), [(0, "server-undo-reveal"), (1, "server-undo-reveal"), (2, None)])
def test_a_reveal_of_anybody_since_decides_too(shown, lock):
    steps = played(ME, YOU)
    back = takeback(steps, 0, lambda at: at == shown)
    assert back.lock == (lock or "server-undo-other")


@pytest.fixture
def placing(watch):
    """People and a bot place their bugs in turn, with open eyes and without chance."""

    def make(*kinds):
        game = games.find("bugs")
        players = [Player(kind, bot="random" if kind == "bot" else None) for kind in kinds]
        match = Match(Plan(game, game.read_setup({"formation": "free"}), players), SeededDealer(4), watch)
        match.start()
        for seat in (1, 0):
            match.move(seat, game.legal_actions(match.position, seat)[0], match.version)
        return match

    return make


def test_an_open_choice_of_a_person_is_passed_by_their_consent(placing):
    match = placing("human", "human")
    assert match.takeback(1).as_json() == {"free": False, "possible": True, "lock": "server-undo-other"}
    match.undo(1, match.version)
    assert match.missing() == [0]
    match.consent(0, True)
    assert match.waiting() == [1]


def test_an_open_choice_of_a_bot_stays(placing):
    match = placing("bot", "human")
    with pytest.raises(NotPossible, match="bot has answered"):
        match.undo(1, match.version)


def test_a_try_of_an_etude_is_begun_anew_instead(new_match):
    match = new_match()
    match.plan = replace(match.plan, referee=Lenient())
    bid(match)
    match.move(0, STEP, match.version)
    assert match.takeback(0).free
    match.move(0, END, match.version)
    with pytest.raises(NotPossible, match="rolled"):
        match.undo(0, match.version)
    match.restart(0)
    assert len(match.steps) == 2, "only what chance gives before the first choice"


class Lenient:
    """Lets the solver do everything."""

    seat = 0

    def allows(self, position, move):
        return True

    def is_decided(self, position):
        return False

    def is_over(self, attempt):
        return False

    def outcome(self, attempt):
        return None

    def progress(self, position):
        return None


def test_more_is_taken_back_by_consent_in_practice(new_match):
    match = new_match(practice=True)
    bid(match)
    key = match.position.key()
    match.move(0, END, match.version)
    match.undo(0, match.version, "u")
    assert match.missing() == [1]
    with pytest.raises(NotPossible, match="consent"):
        match.consent(0, True)
    match.consent(1, True, "c")
    assert match.position.key() == key
    assert match.request is None


def test_a_no_ends_the_request(new_match):
    match = new_match(practice=True)
    bid(match)
    match.move(0, END, match.version)
    key = match.position.key()
    match.undo(0, match.version)
    match.consent(1, False)
    assert (match.position.key(), match.request) == (key, None)


def test_a_move_ends_the_request(new_match):
    match = new_match(practice=True)
    bid(match)
    match.move(0, END, match.version)
    match.undo(0, match.version)
    match.move(1, STEP, match.version)
    assert match.request is None


def test_nobody_has_to_agree_with_themselves_or_with_a_bot(new_match):
    hot_seat, with_bot = new_match(practice=True), new_match("human", "bot", practice=True)
    for match in (hot_seat, with_bot):
        bid(match)
        key = match.position.key()
        match.move(0, END, match.version)
        match.undo(0, match.version, own=[0, 1] if match is hot_seat else [0])
        assert match.position.key() == key


def test_chance_gives_the_same_again_in_the_same_position(new_match):
    match = new_match("human", "bot", practice=True)
    bid(match)
    match.move(0, END, match.version)
    rolled = match.record.steps[-1]
    for _ in range(5):
        match.undo(0, match.version)
        match.move(0, END, match.version)
        assert match.record.steps[-1] == rolled


def test_the_log_rebuilds_a_match_with_undo(new_match):
    match = new_match("human", "bot", practice=True)
    log = list(match.log)
    for seat in (0, 1):
        log += match.move(seat, BID_1, match.version)
    log += match.move(0, STEP, match.version)
    log += match.move(0, END, match.version)
    log += match.undo(0, match.version)
    log += match.undo(0, match.version)
    log += match.move(0, PEEK, match.version)
    twin = Match(match.plan)
    for entry in log:
        twin.absorb(unpack(pack(entry)))
    assert sum(isinstance(entry, Undone) for entry in log) == 2
    assert twin.position.key() == match.position.key() == twin.replayed(len(twin.steps)).key()
    assert twin.takeback(0) == match.takeback(0)
