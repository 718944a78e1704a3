"""What the halves of a row could do: where each Move can end, whom each Attack reaches, what Search costs.

Rows of others are secret, so nobody else acts in this look ahead. The row is played on a copy of the
position, each of its halves in every way that moves the fighter; every place where a half may come up is
looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from warpad.core.game import Json
from warpad.games.neon.data import codes
from warpad.games.neon.rules import frames, layout, moves
from warpad.games.neon.rules.flow import run
from warpad.games.neon.rules.planning import argument, half_at, reveal
from warpad.games.neon.rules.search import can_search, search_cost
from warpad.games.neon.rules.state import State
from warpad.games.neon.rules.turn import begin_turn, start_effects
from warpad.games.neon.tell.explaining import name_of
from warpad.games.neon.tell.prospect import Prospect, TooLong, next_target
from warpad.games.neon.tell.wording import Wording

MOST_STEPS = 6_000
DIGITS = 3


@dataclass
class Half:
    """What is found for one half of the row, at all the places where it may come up."""

    options: int
    stands: set[int] = field(default_factory=set)
    ends: set[int] = field(default_factory=set)
    aims: dict[tuple[object, ...], Json] = field(default_factory=dict)
    searches: dict[int, Json] = field(default_factory=dict)

    def has(self, option: int) -> bool:
        return bool(self.options >> option & 1)

    def as_json(self) -> Json:
        aims = sorted(self.aims.values(), key=lambda aim: -(aim["expected"] or 0))
        return {
            "stands": sorted(self.stands),
            "ends": sorted(self.ends) if self.has(codes.MOVE) else None,
            "aims": aims if self.has(codes.ATTACK) else None,
            "searches": [self.searches[at] for at in sorted(self.searches)]
            if self.has(codes.SEARCH)
            else None,
        }


def foresee_row(game: State, seat: int, move: int) -> list[Json]:
    """The three halves of a row that this seat could commit now."""
    return [half.as_json() for half in Foresight(game, seat, move).look()]


class Foresight:
    """One row, played on a copy in all ways that move the fighter."""

    def __init__(self, game: State, seat: int, move: int) -> None:
        self.seat = seat
        self.first = game.copy()
        clear(self.first)
        reveal(self.first, seat, move)
        self.halves = [Half(int(half_at(self.first, seat, slot))) for slot in range(codes.ROW)]
        self.counted: dict[int, float | None] = {}
        self.steps_left = MOST_STEPS

    def look(self) -> list[Half]:
        here = self.land()
        for slot, half in enumerate(self.halves):
            found: dict[tuple[int, int], State] = {}
            for game in here:
                for then in self.see_half(game, half, slot):
                    found.setdefault((int(then.place(self.seat)), int(then.energy(self.seat))), then)
            here = list(found.values())
        return self.halves

    def land(self) -> list[State]:
        """NEON-ACT-08: how the turn may begin: on the arena, or where the fighter lands."""
        begin_turn(self.first, self.seat)
        if self.first.place(self.seat) != codes.SHIP:
            return [self.settle(begin(self.first, self.seat))]
        landings = self.ask(self.first, frames.ASK_LAND, 0)
        open_moves = [int(move) for move in landings.legal(self.seat)]
        return [self.settle(begin(self.play(landings, move), self.seat)) for move in open_moves]

    def ask(self, game: State, kind: int, slot: int) -> State:
        """The position with this question and no other on the agenda."""
        asked = game.copy()
        asked.push(kind, self.seat, slot, 0)
        return asked

    def play(self, game: State, move: int) -> State:
        then = game.copy()
        then.play(move)
        return self.settle(then)

    def settle(self, game: State) -> State:
        """Windows are passed, what must be chosen is chosen somehow; chance and others end the look."""
        while game.s[layout.DEPTH] > 0 and game.actor() == self.seat:
            open_moves = [int(move) for move in game.legal(self.seat)]
            game.play(int(moves.PASS) if moves.PASS in open_moves else open_moves[0])
        clear(game)
        return game

    def see_half(self, game: State, half: Half, slot: int) -> Iterator[State]:
        """Notes what this half could do here; gives what comes after it."""
        if game.place(self.seat) < 0:
            return
        half.stands.add(int(game.place(self.seat)) + 1)
        if half.has(codes.SEARCH):
            self.see_search(game, half)
        if half.has(codes.ATTACK):
            self.see_attack(game, half)
        if half.has(codes.MOVE):
            yield from self.see_move(game, half)
        if self.may_stay(game, slot):
            yield game

    def may_stay(self, game: State, slot: int) -> bool:
        """Can the half be spent without going anywhere?"""
        offered = [int(move) for move in self.ask(game, frames.ASK_HALF, slot).legal(self.seat)]
        stays = (move & moves.VERB_MASK == moves.SKIP or argument(move, 0) != codes.MOVE for move in offered)
        return any(stays)

    def see_move(self, game: State, half: Half) -> Iterator[State]:
        """NEON-MOVE-01: every sector that a Move from here may end in."""
        if game.s[layout.RING_SIZE] < 2:
            return
        asked = self.ask(game, frames.ASK_MOVE, 0)
        for move in [int(move) for move in asked.legal(self.seat)]:
            if move & moves.VERB_MASK == moves.GO:
                half.ends.add(int(argument(move, 0)) + 1)
                yield self.play(asked, move)

    def see_search(self, game: State, half: Half) -> None:
        """NEON-SRCH-01: what a search costs here."""
        at = int(game.place(self.seat)) + 1
        payable = bool(can_search(game, self.seat)) or bool(half.searches.get(at, {}).get("payable"))
        half.searches[at] = {"at": at, "cost": int(search_cost(game, self.seat)), "payable": payable}

    def see_attack(self, game: State, half: Half) -> None:
        """NEON-ATK-01: every target within reach of a weapon alone, without an effect that must be paid."""
        asked = self.ask(game, frames.ASK_AIM, 0)
        for move in [int(move) for move in asked.legal(self.seat)]:
            if move & moves.VERB_MASK == moves.AIM and argument(move, 2) == 0:
                self.see_aim(asked, half, move)

    def see_aim(self, asked: State, half: Half, move: int) -> None:
        told = Wording(asked, self.seat).action(move)
        at = int(asked.place(self.seat)) + 1
        key = (told["target"], told["sector"], at, told["weapon"], told["range"])
        if key in half.aims:
            return
        then = asked.copy()
        then.play(move)
        target = next_target(then)
        if target is None:
            return
        half.aims[key] = {
            "target": name_of(then, target),
            "sector": int(then.s[layout.TARGET_SECTOR]) + 1,
            "at": at,
            "weapon": told["weapon"],
            "range": told["range"],
            "expected": self.expect(then, target),
        }

    def expect(self, game: State, target: int) -> float | None:
        """The damage to be expected if nobody does more; None when too much would have to be counted."""
        key = int(game.key())
        if key not in self.counted:
            count = Prospect(self.seat, target, self.steps_left)
            try:
                self.counted[key] = round(count.of(game).mean_damage(), DIGITS)
            except TooLong:
                self.counted[key] = None
            self.steps_left -= count.steps
        return self.counted[key]


def clear(game: State) -> None:
    """Nothing is left on the agenda."""
    while game.s[layout.DEPTH] > 0:
        game.pop()


def begin(game: State, seat: int) -> State:
    """NEON-ACT-08: the effects with which a turn begins."""
    start_effects(game, seat)
    run(game)
    return game
