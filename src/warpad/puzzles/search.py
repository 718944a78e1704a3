"""Complete search: own moves are chosen, the others' moves must all be met, chance is weighed."""

from typing import Final

from warpad.core.goal import Goal
from warpad.core.position import CHANCE, NOBODY, SEVERAL, Position
from warpad.core.vecs import append, i64, vec
from warpad.puzzles.duel import Cells, Duel

UNKNOWN: Final = -1.0
SURE: Final = 1.0
HOPELESS: Final = 0.0
NO_LIMIT: Final[i64] = 0
# Two values closer than this are the same.
CLOSE: Final = 1e-9


class Search:
    """The worth of positions for one seat, each position worked out once."""

    def __init__(self, goal: Goal, seat: i64, limit: i64 = NO_LIMIT, first_only: bool = False) -> None:
        self.goal: Goal = goal
        self.seat: i64 = seat
        self.limit: i64 = limit
        self.first_only: bool = first_only  # one sure way is enough
        # Moves whose order does not matter are made in one order: right for the position at the beginning,
        # while in the midst of them some ways are missing.
        self.in_order: bool = False
        self.known: dict[int, float] = {}
        self.nodes: i64 = 0
        self.tries: i64 = 0  # how many different tries were judged
        self.met: i64 = 0  # how many of them were sure
        self.best_try: float = 0.0
        self.best_count: i64 = 0
        self.chances: i64 = 0  # how many times chance stepped in on the way here
        self.stopped: bool = False  # the limit was reached: nothing that follows is proved

    def worth(self, position: Position) -> float:
        """The best that the seat can be sure of (where chance plays: expect)."""
        decided = self.goal.value(position)
        if decided >= HOPELESS:
            return decided
        key = self.goal.key(position)
        known = self.known.get(key, UNKNOWN)
        if known >= HOPELESS:
            return known
        self.nodes += 1
        if self.limit != NO_LIMIT and self.nodes > self.limit:
            self.stopped = True
        if self.stopped:
            return HOPELESS
        value = self.searched(position)
        self.known[key] = value
        return value

    def searched(self, position: Position) -> float:
        who = position.actor()
        if who == self.seat:
            return self.best(position)
        if who == CHANCE:
            return self.expected(position)
        if who == NOBODY:
            return HOPELESS
        if who == SEVERAL:
            return self.contested(position)
        return self.worst(position, who)

    def best(self, position: Position) -> float:
        """The own choice."""
        moves = self.moves(position)
        value = HOPELESS
        i: i64 = 0
        while i < len(moves):
            value = max(value, self.after(position, moves[i]))
            if self.stopped or (self.first_only and value >= SURE):
                break
            i += 1
        return value

    def moves(self, position: Position) -> vec[i64]:
        if self.in_order:
            return self.goal.options_in_order(position, self.seat)
        return self.goal.options(position, self.seat)

    def after(self, position: Position, move: i64) -> float:
        """The worth of an own move; a move that closes is a try."""
        following = position.copy()
        following.play(move)
        value = self.worth(following)
        if self.goal.closes(position, move):
            self.note_try(value)
        return value

    def note_try(self, value: float) -> None:
        self.tries += 1
        if value >= SURE:
            self.met += 1
        if value > self.best_try:
            self.best_try = value
            self.best_count = 0
        if value == self.best_try:
            self.best_count += 1

    def worst(self, position: Position, who: i64) -> float:
        """Somebody else's choice: a solution must hold against each."""
        moves = self.goal.options(position, who)
        value = SURE
        i: i64 = 0
        while i < len(moves) and value > HOPELESS and not self.stopped:
            following = position.copy()
            following.play(moves[i])
            value = min(value, self.worth(following))
            i += 1
        return value

    def expected(self, position: Position) -> float:
        """Chance: every outcome by its weight."""
        table = position.odds()
        if self.goal.is_idle(position):
            following = position.copy()
            following.play(table[0])
            return self.worth(following)
        self.chances += 1
        value = self.weighed(position, table)
        self.chances -= 1
        if self.chances == 0 and self.goal.is_try(position):
            self.note_try(value)
        return value

    def weighed(self, position: Position, table: vec[i64]) -> float:
        total: i64 = 0
        sum = 0.0
        i: i64 = 0
        while i < len(table) and not self.stopped:
            following = position.copy()
            following.play(table[i])
            sum += float(table[i + 1]) * self.worth(following)
            total += table[i + 1]
            i += 2
        return sum / float(total)

    def contested(self, position: Position) -> float:
        """Sealed choices: the own one must hold against all that the others may choose at once."""
        actors = position.actors()
        own: i64 = -1
        i: i64 = 0
        while i < len(actors):
            if actors[i] == self.seat:
                own = i
            i += 1
        if own < 0:
            return self.against_all(position, actors, 0, vec[i64]([]), own, 0)
        if self.goal.mixes() and len(actors) == 2:
            return self.duel(position).value
        moves = self.goal.options(position, self.seat)
        value = HOPELESS
        i = 0
        while i < len(moves) and not self.stopped:
            reached = self.against_all(position, actors, 0, vec[i64]([]), own, moves[i])
            if self.goal.closes(position, moves[i]):
                self.note_try(reached)
            value = max(value, reached)
            i += 1
        return value

    def duel(self, position: Position) -> Duel:
        """Sealed choices of two that may be mixed, weighed against each other."""
        cells = Sealed(self, position)
        duel = Duel(cells, len(cells.mine), len(cells.theirs))
        duel.fight()
        i: i64 = 0
        while i < len(cells.mine):
            if self.goal.closes(position, cells.mine[i]):
                self.note_try(duel.row_worth(i))
            i += 1
        return duel

    def against_all(
        self, position: Position, actors: vec[i64], number: i64, chosen: vec[i64], own: i64, move: i64
    ) -> float:
        """The least worth over every choice of the actors from this number on."""
        if number == len(actors):
            following = position.copy()
            following.apply(chosen)
            return self.worth(following)
        if number == own:
            return self.against_all(position, actors, number + 1, append(chosen[:], move), own, move)
        moves = self.goal.options(position, actors[number])
        value = SURE
        i: i64 = 0
        while i < len(moves) and value > HOPELESS and not self.stopped:
            with_it = append(chosen[:], moves[i])
            value = min(value, self.against_all(position, actors, number + 1, with_it, own, move))
            i += 1
        return value


class Sealed(Cells):
    """What two sealed choices, ours in the rows and the other's in the columns, lead to."""

    def __init__(self, search: Search, position: Position) -> None:
        actors = position.actors()
        self.search: Search = search
        self.position: Position = position
        self.first: bool = actors[0] == search.seat  # whether ours comes first in a list of moves
        self.mine: vec[i64] = search.goal.options(position, search.seat)
        self.theirs: vec[i64] = search.goal.options(position, actors[1] if self.first else actors[0])

    def reckon(self, row: i64, column: i64) -> float:
        following = self.position.copy()
        following.apply(self.moves(row, column))
        return self.search.worth(following)

    def moves(self, row: i64, column: i64) -> vec[i64]:
        """The two choices in the order of the actors."""
        if self.first:
            return vec[i64]([self.mine[row], self.theirs[column]])
        return vec[i64]([self.theirs[column], self.mine[row]])
