"""One match: the only place where a match advances. Every change is an entry of its log."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from warpad.core.errors import DecodeError, IllegalMove, StaleMove
from warpad.core.game import Json
from warpad.core.position import CHANCE
from warpad.core.record import Record, given_up, step_of
from warpad.core.vecs import append, i64, vec
from warpad.core.verdict import Verdict
from warpad.play import faults
from warpad.play.clock import Now
from warpad.play.dealer import Dealer
from warpad.play.entries import (
    Agreed,
    AnyEntry,
    Asked,
    Claimed,
    Closed,
    Handed,
    Judged,
    Renewed,
    Reopened,
    Resigned,
    Resumed,
    Sealed,
    Stepped,
    Undone,
    Unsealed,
)
from warpad.play.pins import pin_of
from warpad.play.players import BOT, HUMAN, OPEN, SERVER
from warpad.play.state import Plan, State
from warpad.play.takeback import BY_BOT, BY_CHANCE, BY_REVEAL

UNDO, HANDOVER, RENEWAL = "undo", "handover", "renewal"
LOCKED = {BY_CHANCE: faults.chance_came, BY_REVEAL: faults.revealed, BY_BOT: faults.bot_answered}


@dataclass(frozen=True)
class Attendance:
    """Which seats have a page open now, and for how many seconds more each absent one is waited for."""

    present: frozenset[int]
    grace: Mapping[int, float] = field(default_factory=dict)


class Match(State):
    """A match with its commands; each returns the entries it added, empty when it had been done before."""

    def __init__(self, plan: Plan, dealer: Dealer | None = None, now: Now = time.time) -> None:
        super().__init__(plan, dealer, now)
        self._fresh: list[AnyEntry] = []

    # -- commands ----------------------------------------------------------------------------

    def start(self) -> list[AnyEntry]:
        """Deals what chance has to give before the first choice."""
        self.clock.run(self.waiting(), self.now())
        self._settle()
        if self.clock.limit and not self._fresh:
            self._add(Resumed(at=self.now(), pauses=[]))  # the log knows since when somebody thinks
        return self._taken()

    def move(self, seat: int, action: Json, version: int, id: str = "") -> list[AnyEntry]:
        """Plays or seals one action; the last sealed one opens them all."""
        if self.answered(seat, id) is not None:
            return []
        self._require_running(seat)
        if not self.decided <= version <= self.version:
            raise StaleMove(version, self.version)
        if seat not in self.waiting():
            raise faults.not_your_turn(seat)
        code = self._code(seat, action)
        plain = self.game.action(self.position, seat, code)
        if len(self.position.actors()) == 1:
            self._play(vec[i64]([code]), by=seat, id=id)
        else:
            self._add(Sealed(at=self.now(), id=id, seat=seat, action=plain))
            self._open()
        self._settle()
        return self._taken()

    def undo(self, seat: int, version: int, id: str = "", own: Iterable[int] = ()) -> list[AnyEntry]:
        """Takes back the seat's last choice, or asks everyone whose consent is needed.

        What chance gave, what was revealed and what a bot answered stays, unless the match is practice.

        `own` are the seats that the asking person holds: nobody has to agree with themselves.
        """
        if self.answered(seat, id) is not None:
            return []
        self._require_running(seat)
        if not self.decided <= version <= self.version:
            raise StaleMove(version, self.version)
        if seat in self.sealed:
            self._add(Unsealed(at=self.now(), id=id, seat=seat))
            return self._taken()
        back = self.takeback(seat)
        if not back.possible:
            raise LOCKED.get(back.lock or "", faults.nothing_to_undo)()
        wanted = [] if back.free else self._others({seat, *own})
        if wanted:
            self._add(Asked(at=self.now(), id=id, seat=seat, what=UNDO, wanted=wanted, to=back.to))
        else:
            self._add(Undone(at=self.now(), id=id, seat=seat, to=back.to))
        return self._taken()

    def consent(self, seat: int, yes: bool, id: str = "") -> list[AnyEntry]:
        """Answers the open request; the last yes fulfils it, the first no ends it."""
        if self.answered(seat, id) is not None:
            return []
        self._require_running(seat)
        request = self.request
        if request is None or seat not in self.missing():
            raise faults.no_request()
        self._add(Agreed(at=self.now(), id=id, seat=seat, yes=yes))
        if yes and not self.missing():
            self._fulfil(request)
        return self._taken()

    def resign(self, seat: int, standin: str, id: str = "", reason: str = "resigned") -> list[AnyEntry]:
        """Gives up; where several sides are left, a bot plays on for the seat."""
        if self.answered(seat, id) is not None:
            return []
        self._require_running(seat)
        if self.players[seat].resigned:
            raise faults.resigned(seat)
        self._add(Resigned(at=self.now(), id=id, seat=seat, bot=standin, reason=reason))
        return self._taken()

    def hand(self, seat: int, bot: str | None, id: str = "") -> list[AnyEntry]:
        """Lets a bot play one's own seat, or takes it back from the bot."""
        if self.answered(seat, id) is not None:
            return []
        self._require_running(seat)
        self._require_handable(seat, bot)
        self._add(Handed(at=self.now(), id=id, seat=seat, by=seat, bot=bot))
        return self._taken()

    def stand_in(
        self, seat: int, target: int, bot: str, attendance: Attendance, id: str = ""
    ) -> list[AnyEntry]:
        """Lets a bot play for a player who has been away for too long, if all who are here agree."""
        if self.answered(seat, id) is not None:
            return []
        self._require_running(seat)
        self._require_seat(target)
        self._require_handable(target, bot)
        if target in attendance.present:
            raise faults.not_abandoned(target)
        if attendance.grace.get(target, 0) > 0:
            raise faults.not_long_away(target, attendance.grace[target])
        wanted = [other for other in self._others({seat, target}) if other in attendance.present]
        asked = Asked(at=self.now(), id=id, seat=seat, what=HANDOVER, wanted=wanted, target=target, bot=bot)
        if wanted:
            self._add(asked)
        else:
            self._fulfil(asked)
        return self._taken()

    def replace_guest(self, seat: int, bot: str) -> list[AnyEntry]:
        """Lets our bot play for a visitor's bot that does not answer; nobody has to be asked."""
        player = self.players[seat]
        if self.result is None and player.guest and player.kind == HUMAN:
            self._add(Handed(at=self.now(), seat=seat, by=SERVER, bot=bot))
        return self._taken()

    def come_back(self, seat: int) -> list[AnyEntry]:
        """The owner of a seat is here again: what others arranged for it meanwhile is over."""
        if self.result is not None:
            return []
        asked = self.request
        if asked is not None and asked.what == HANDOVER and asked.target == seat:
            self._add(Agreed(at=self.now(), seat=seat, yes=False))
        if self.players[seat].has_standin:
            self._add(Handed(at=self.now(), seat=seat, by=seat))
        return self._taken()

    def renew(self, seat: int, id: str = "", own: Iterable[int] = ()) -> list[AnyEntry]:
        """Goes on by today's rules and content, if all players agree."""
        if self.answered(seat, id) is not None:
            return []
        self._require_running(seat)
        asked = Asked(at=self.now(), id=id, seat=seat, what=RENEWAL, wanted=self._others({seat, *own}))
        if asked.wanted:
            self._add(asked)
        else:
            self._fulfil(asked)
        return self._taken()

    def reopen(self, seat: int) -> list[AnyEntry]:
        """Opens a seat again whose taker never did anything."""
        self._require_running(seat)
        player = self.players[seat]
        acted = any(seat in step.actors for step in self.steps) or seat in self.sealed
        if player.kind != OPEN and (player.kind != HUMAN or acted or self._has_answered(seat)):
            raise faults.seat_taken(seat)
        self._add(Reopened(at=self.now(), seat=seat))
        return self._taken()

    def claim(self, seat: int, name: str) -> list[AnyEntry]:
        """Somebody sits down on an open seat."""
        self._require_seat(seat)
        if self.players[seat].kind != OPEN:
            raise faults.seat_taken(seat)
        self._add(Claimed(at=self.now(), seat=seat, name=name))
        return self._taken()

    def load(self, record: Record) -> list[AnyEntry]:
        """Plays the steps of a record; one that does not reach an end is closed as it says itself."""
        for step in record.steps:
            self._add(Stepped(at=self.now(), step=step))
        if self.result is None:
            stated = given_up(self.game, record, self.position) or {"reason": "unfinished"}
            self._add(Closed(at=self.now(), **stated))
        return self._taken()

    def judge(self, verdict: Verdict) -> list[AnyEntry]:
        """Ends the try of an etude with what came of it."""
        if self.verdict is None:
            self._add(Judged(at=self.now(), verdict={**verdict}))
        return self._taken()

    def restart(self, seat: int, id: str = "") -> list[AnyEntry]:
        """Begins the try of an etude anew, with new dice."""
        if self.answered(seat, id) is not None:
            return []
        self._require_seat(seat)
        if self.plan.referee is None:
            raise faults.no_etude()
        self._add(Undone(at=self.now(), id=id, seat=seat, to=0))
        self._settle()
        return self._taken()

    def resume(self, breaks: Sequence[tuple[float, float]]) -> list[AnyEntry]:
        """No server ran during these breaks: what is new of them costs nobody time."""
        since = self.clock.since()
        fresh = [(began, ended) for began, ended in breaks if ended > max(since, self.paused_until)]
        if fresh and self.clock.limit and self.result is None:
            self._add(Resumed(at=self.now(), pauses=fresh))
        return self._taken()

    def _add(self, entry: AnyEntry, moves: vec[i64] | None = None) -> None:
        self.absorb(entry, moves)
        self._fresh.append(entry)

    def _taken(self) -> list[AnyEntry]:
        taken, self._fresh = self._fresh, []
        return taken

    # -- steps -------------------------------------------------------------------------------

    def _code(self, seat: int, action: Json) -> int:
        """The code of a legal action; whatever is told about another comes from an imagined world.

        Only what the game says cannot be read is called so: any other failure is an error in a rule.
        """
        code = self._read(seat, action)
        if code is not None and code in self.moves(seat) and self._says(seat, code, action):
            return code
        refusal = self.game.why_not(self.imagined(seat), seat, action)
        if refusal is not None:
            raise faults.RefusedMove(refusal)
        if self.plan.referee is not None:
            raise faults.not_in_etude()
        raise DecodeError("this action cannot be read", "action")

    def _read(self, seat: int, action: Json) -> int | None:
        """The code that the action names; what the real position adds to that is not told."""
        try:
            return int(self.game.move(self.position, seat, action))
        except (DecodeError, IllegalMove):
            return None

    def _says(self, seat: int, code: int, action: Json) -> bool:
        """Does the action mean this move, word for word or in the game's own reading?"""
        if self.game.action(self.position, seat, code) == action:
            return True
        return self.game.why_not(self.position, seat, action) is None

    def _open(self) -> None:
        if self.waiting():
            return
        moves = vec[i64]([])
        for seat in self.position.actors():
            moves = append(moves, self.sealed[seat])
        self._play(moves)

    def _play(self, moves: vec[i64], by: int | None = None, id: str = "") -> None:
        step = step_of(self.game, self.position, moves)
        self._add(Stepped(at=self.now(), id=id, step=step, by=by), moves)

    def _settle(self) -> None:
        """Chance acts until a seat has to choose or the match is over."""
        while self.result is None and not self.is_decided() and self.position.actor() == CHANCE:
            self._play(vec[i64]([self._deal()]))

    def _deal(self) -> int:
        """An outcome; where an undone one stood in the very same position, the same again."""
        given = self.plan.referee.outcome(self.attempt()) if self.plan.referee is not None else None
        if given is not None:
            return given
        known = self._fate.get(self.position.key())
        if known is not None and known in list(self.position.odds())[::2]:
            return known
        return self.dealer.deal(self.position)

    # -- requests ----------------------------------------------------------------------------

    def _others(self, but: set[int]) -> list[int]:
        """The people who have a say: no bots, ours or visitors', no open seats, none who gave up."""
        people = [n for n, p in enumerate(self.players) if p.kind == HUMAN and not p.resigned and not p.guest]
        return [seat for seat in people if seat not in but]

    def _fulfil(self, request: Asked) -> None:
        if request.what == UNDO:
            self._add(Undone(at=self.now(), id=request.id, seat=request.seat, to=request.to))
            return
        if request.what == RENEWAL:
            pin = pin_of(self.game, self.plan.setup, self.plan.position)
            self._add(Renewed(at=self.now(), id=request.id, seat=request.seat, pin=pin))
            return
        bot = request.bot or None
        self._add(Handed(at=self.now(), id=request.id, seat=request.target, by=request.seat, bot=bot))

    # -- conditions --------------------------------------------------------------------------

    def _require_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.players):
            raise faults.no_such_seat(seat)

    def _require_running(self, seat: int) -> None:
        self._require_seat(seat)
        if self.result is not None:
            raise faults.over()

    def _require_handable(self, target: int, bot: str | None) -> None:
        player = self.players[target]
        back = bot is None and player.kind == BOT and player.owned
        if player.resigned or not (back or (bot is not None and player.kind == HUMAN)):
            raise faults.not_handed(target)
