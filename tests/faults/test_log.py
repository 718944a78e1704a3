"""Any interleaving of moves, undo, consent, claims, bots, clocks and restarts leaves the log sound."""

from __future__ import annotations

import copy

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.marks import examples
from tests.play.toy import GAME
from warpad import games
from warpad.core.errors import StaleMove
from warpad.core.record import replay
from warpad.play.dealer import SeededDealer
from warpad.play.entries import pack, unpack
from warpad.play.faults import NotPossible, RefusedMove
from warpad.play.match import Attendance, Match
from warpad.play.players import HUMAN, OPEN, Player
from warpad.play.state import Plan

SAYS_NO = (NotPossible, StaleMove, RefusedMove)


class MatchLog(RuleBasedStateMachine):
    """A match, the log that a server would have on disk, and the people around it."""

    game, setup, count = "toy", {"rounds": 9}, 2
    tried = 0

    def teardown(self):
        type(self).tried += 1

    @initialize(seed=st.integers(0, 99), limit=st.sampled_from([0, 60]), practice=st.booleans())
    def begin(self, seed, limit, practice):
        count, setup = self.count, self.setup
        game = GAME if self.game == "toy" else games.find(self.game)
        players = [Player(HUMAN) for _ in range(count - 1)] + [Player(OPEN)]
        self.plan = Plan(game, game.read_setup(setup), players, limit=limit, practice=practice)
        self.time, self.seed, self.numbers = 1000.0, seed, 0
        self.log: list[bytes] = []
        self.here = set(range(count))
        self.ended = None
        self.match = self.new()
        self.keep(self.match.start())

    def new(self) -> Match:
        return Match(self.plan, SeededDealer(self.seed), lambda: self.time)

    def keep(self, entries) -> None:
        self.log += [pack(entry) for entry in entries]

    def attempt(self, command) -> bool:
        """Runs a command; a no changes nothing."""
        before = facts(self.match)
        try:
            self.keep(command())
        except SAYS_NO:
            assert facts(self.match) == before
            return False
        return True

    def seat(self, n: int) -> int:
        return n % len(self.match.players)

    def id(self) -> str:
        self.numbers += 1
        return f"i{self.numbers}"

    def move(self, pick, behind, again):
        waiting = self.match.waiting()
        if not waiting:
            return
        seat = waiting[pick % len(waiting)]
        legal = self.match.game.legal_actions(self.match.position, seat)
        action, id, version = legal[pick % len(legal)], self.id(), self.match.version - behind
        done = self.attempt(lambda: self.match.move(seat, action, version, id))
        if done and again:
            assert self.match.move(seat, action, version, id) == []

    # -- what people do ----------------------------------------------------------------------

    @rule(pick=st.integers(0, 10**6), behind=st.integers(0, 2), again=st.booleans())
    def choose(self, pick, behind, again):
        self.move(pick, behind, again)

    @rule(picks=st.lists(st.integers(0, 10**6), min_size=2, max_size=8))
    def play_on(self, picks):
        for pick in picks:
            self.move(pick, 0, False)

    @rule(n=st.integers(0, 5), alone=st.booleans())
    def undo(self, n, alone):
        own = () if alone else range(len(self.match.players))
        seat, id = self.seat(n), self.id()
        self.attempt(lambda: self.match.undo(seat, self.match.version, id, own))

    @rule(n=st.integers(0, 5), yes=st.booleans())
    def consent(self, n, yes):
        self.attempt(lambda: self.match.consent(self.seat(n), yes, self.id()))

    @rule(n=st.integers(0, 5))
    def claim(self, n):
        self.attempt(lambda: self.match.claim(self.seat(n), "Ann"))

    @rule(n=st.integers(0, 5))
    def reopen(self, n):
        self.attempt(lambda: self.match.reopen(self.seat(n)))

    @precondition(lambda self: self.numbers > 25)
    @rule(n=st.integers(0, 5))
    def resign(self, n):
        self.attempt(lambda: self.match.resign(self.seat(n), "greedy", self.id()))

    @rule(n=st.integers(0, 5), back=st.booleans())
    def hand(self, n, back):
        self.attempt(lambda: self.match.hand(self.seat(n), None if back else "greedy", self.id()))

    @rule(n=st.integers(0, 5), m=st.integers(0, 5), grace=st.sampled_from([0.0, 5.0]))
    def stand_in(self, n, m, grace):
        seat, target = self.seat(n), self.seat(m)
        away = {s: grace for s in range(len(self.match.players)) if s not in self.here}
        attendance = Attendance(frozenset(self.here), away)
        done = self.attempt(lambda: self.match.stand_in(seat, target, "greedy", attendance, self.id()))
        assert not done or (target not in self.here and grace == 0)

    @rule(n=st.integers(0, 5))
    def leave(self, n):
        self.here.discard(self.seat(n))

    @rule(n=st.integers(0, 5))
    def come_back(self, n):
        seat = self.seat(n)
        self.here.add(seat)
        self.attempt(lambda: self.match.come_back(seat))
        assert not self.match.players[seat].has_standin or self.match.result is not None

    @rule(n=st.integers(0, 5))
    def renew(self, n):
        self.attempt(lambda: self.match.renew(self.seat(n), self.id()))

    # -- what time and machines do -----------------------------------------------------------

    @rule(seconds=st.sampled_from([0.5, 5.0, 20.0, 50.0]))
    def wait(self, seconds):
        self.time += seconds
        fallen = self.match.clock.fallen(self.time)
        if fallen is not None and self.match.result is None:
            assert not self.match.players[fallen].resigned
            self.keep(self.match.resign(fallen, "greedy", reason="time"))
            assert self.match.clock.fallen(self.time) != fallen or self.match.result is not None

    @rule(down=st.floats(0, 100))
    def restart(self, down):
        """The server is killed, and another goes on from the log."""
        before = facts(self.match)
        used = self.match.clock.used(self.time)
        running = self.match.clock.as_json(self.time)["running"]
        began = self.time
        self.time += down
        match = self.new()
        for body in self.log:
            match.absorb(unpack(body))
        assert facts(match) == before
        self.match = match
        self.keep(match.resume([(began, self.time)]))
        assert match.resume([(began, self.time)]) == []
        if self.plan.limit and match.result is None and running:
            after = match.clock.used(self.time)
            assert all(abs(a - b) < 1e-6 for a, b in zip(after, used, strict=True))

    # -- what is always true -----------------------------------------------------------------

    @invariant()
    def the_log_is_the_match(self):
        assert self.match.version == len(self.log)

    @invariant()
    def the_record_leads_to_the_position(self):
        record = copy.deepcopy(self.match.record)
        assert replay(self.match.game, record).key() == self.match.position.key()

    @invariant()
    def somebody_can_act_or_it_is_over(self):
        match = self.match
        if match.result is None:
            assert match.waiting() or match.sealed
            assert set(match.sealed) <= set(match.position.actors())
            assert match.request is None or match.missing()
        else:
            assert match.waiting() == []

    @invariant()
    def an_end_is_an_end(self):
        if self.ended is not None:
            assert self.match.result == self.ended
        self.ended = self.match.result


def facts(match: Match) -> object:
    """All that a restart must not change."""
    players = [(p.kind, p.name, p.bot, p.resigned, p.owned, p.standin) for p in match.players]
    return (
        match.version,
        match.position.key(),
        players,
        dict(match.sealed),
        match.request,
        set(match.agreed) if match.request else None,
        match.result,
        list(match.record.steps),
        match.waiting(),
    )


class NeonLog(MatchLog):
    game, setup, count = "neon", {"players": 3}, 3


class BugsLog(MatchLog):
    game, setup, count = "bugs", {}, 2


class NeuroshimaLog(MatchLog):
    game, setup, count = "neuroshima", {}, 2


MANY = settings(examples(8), stateful_step_count=50, suppress_health_check=list(HealthCheck), deadline=None)


@pytest.mark.parametrize("machine", [MatchLog, NeonLog, BugsLog, NeuroshimaLog], ids=lambda one: one.game)
def test_any_interleaving_leaves_the_log_sound(note, machine):
    machine.tried = 0
    run_state_machine_as_test(machine, settings=MANY)
    note(
        "interleaving of up to 50 moves, undos, consents, claims, stand-ins, clocks, restarts", machine.tried
    )
