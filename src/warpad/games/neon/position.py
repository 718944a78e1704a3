"""A game of Neon, answering the nine questions."""

from warpad.core.bits import MASK62, mix
from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY, SEVERAL
from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data.codes import OUT
from warpad.games.neon.data.tables import Tables
from warpad.games.neon.rules.chance import draw_outcome, happen, list_odds
from warpad.games.neon.rules.flow import decide, list_options, run
from warpad.games.neon.rules.frames import ASK_PLAN, ASK_WINDOW, LAST_DECISION
from warpad.games.neon.rules.layout import AGENDA, DEPTH, F_PICK, OVER, PLAYERS, SIZE
from warpad.games.neon.rules.planning import any_plan, reveal
from warpad.games.neon.rules.scoring import share
from warpad.games.neon.rules.setup import ask_for_deal, lay_out
from warpad.games.neon.rules.sizes import FRAME
from warpad.games.neon.rules.state import State
from warpad.games.neon.rules.unknown import deal_anew
from warpad.games.neon.tell.sight import observe


class Neon(State):
    """One position."""

    __slots__ = ()

    def actor(self) -> i64:
        s = self.s
        if s[DEPTH] == 0:
            return NOBODY
        at = self.top()
        kind = s[at]
        if kind > LAST_DECISION:
            return CHANCE
        if kind == ASK_PLAN:
            return SEVERAL if self.planners() > 1 else self.next_planner(0)
        return s[at + 2] if kind == ASK_WINDOW else s[at + 1]

    def planners(self) -> i64:
        number: i64 = 0
        seat: i64 = 0
        while seat < self.s[PLAYERS]:
            if self.place(seat) != OUT:
                number += 1
            seat += 1
        return number

    def next_planner(self, start: i64) -> i64:
        seat = start
        while self.place(seat) == OUT:
            seat += 1
        return seat

    def actors(self) -> vec[i64]:
        """NEON-PLAN-05: all who are in choose cards at the same time; else one decides, or chance."""
        who = vec[i64]([])
        one = self.actor()
        if one == NOBODY:
            return who
        if one != SEVERAL:
            return append(who, one)
        seat: i64 = 0
        while seat < self.s[PLAYERS]:
            if self.place(seat) != OUT:
                who = append(who, seat)
            seat += 1
        return who

    def legal(self, seat: i64) -> vec[i64]:
        list_options(self, seat)
        found = vec[i64]([])
        i: i64 = 0
        while i < self.count:
            found = append(found, self.moves[i])
            i += 1
        return found

    def pick(self, seat: i64, dice: Dice) -> i64:
        if self.s[self.top()] == ASK_PLAN:
            return any_plan(self, seat, dice)
        list_options(self, seat)
        return self.moves[dice.below(self.count)]

    def odds(self) -> vec[i64]:
        return list_odds(self, self.s[self.top()])

    def draw(self, dice: Dice) -> i64:
        return draw_outcome(self, self.s[self.top()], dice)

    def play(self, move: i64) -> None:
        kind = self.s[self.top()]
        if kind > LAST_DECISION:
            happen(self, move)
        elif kind == ASK_PLAN:
            seat = self.next_planner(0)
            self.pop()
            reveal(self, seat, move)
        else:
            decide(self, move)
        run(self)

    def apply(self, moves: vec[i64]) -> None:
        """NEON-PLAN-05: plans come together and are revealed at once; other moves come alone."""
        if len(moves) == 1:
            self.play(moves[0])
            return
        self.pop()
        seat: i64 = 0
        i: i64 = 0
        while i < len(moves):
            seat = self.next_planner(seat)
            reveal(self, seat, moves[i])
            seat += 1
            i += 1
        run(self)

    def copy(self) -> "Neon":
        return Neon(self.t, self.s[:], self.pack)

    def imagine(self, seat: i64, dice: Dice) -> "Neon":
        """NEON-HID-01: what this seat cannot know is dealt anew."""
        twin = self.copy()
        deal_anew(twin, seat, dice)
        return twin

    def scores(self) -> list[float]:
        if self.s[OVER] == 0:
            return []
        found: list[float] = []
        seat: i64 = 0
        while seat < self.s[PLAYERS]:
            found.append(share(self, seat))
            seat += 1
        return found

    def key(self) -> i64:
        s = self.s
        digest: i64 = 1
        i: i64 = 0
        while i < AGENDA + s[DEPTH] * FRAME:
            digest = mix(digest, s[i] + i * 1000003 & MASK62)
            i += 1
        return digest

    def observe(self, seat: i64) -> dict[str, object]:
        return observe(self, int(seat), self.pack)


def new_game(tables: Tables, pack: str, rules: vec[i64], picks: vec[i64]) -> Neon:
    """A game at its first decision; `rules` are mode, players, teams, Automa, board and skips."""
    zeros = vec[i64]([])
    i: i64 = 0
    while i < SIZE:
        zeros = append(zeros, 0)
        i += 1
    game = Neon(tables, zeros, pack)
    lay_out(game, rules[0], rules[1], rules[2], rules[3], rules[4], rules[5])
    place_picks(game, picks)
    ask_for_deal(game)
    run(game)
    return game


def place_picks(game: Neon, picks: vec[i64]) -> None:
    seat: i64 = 0
    while seat < game.s[PLAYERS]:
        game.s[game.block(seat) + F_PICK] = picks[seat]
        seat += 1
