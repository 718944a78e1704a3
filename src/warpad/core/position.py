"""One state of one game, and the nine questions that every game answers."""

from typing import Final

from warpad.core.dice import Dice
from warpad.core.vecs import append, i64, vec

CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -2
SEVERAL: Final[i64] = -3
SPECTATOR: Final[i64] = -4

EVENT_SIZE: Final[i64] = 6


class Position:
    """The state of a game: flat, compact, copied in about a microsecond.

    A game overrides `actors`, `legal`, `odds`, `apply`, `copy`, `observe`, `imagine`, `scores`
    and `key`. The other methods follow from these; a game may override them to be faster.
    """

    __slots__ = ("listening", "heard")

    def __init__(self) -> None:
        self.listening: bool = False
        self.heard: vec[i64] = vec[i64]([])

    # -- the nine questions ------------------------------------------------------------------

    def actors(self) -> vec[i64]:
        """Who acts now: nobody (the game is over), CHANCE, one seat, or several at once."""
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """Every move open to an acting seat, as codes, in a fixed order; never empty."""
        raise NotImplementedError

    def odds(self) -> vec[i64]:
        """When CHANCE acts: outcome, weight, outcome, weight, ..."""
        raise NotImplementedError

    def apply(self, moves: vec[i64]) -> None:
        """Plays one legal move for each actor, in the order of `actors`, on this position."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """An independent position that does not listen."""
        raise NotImplementedError

    def observe(self, seat: i64) -> dict[str, object]:
        """All that this seat (or SPECTATOR) may see, as JSON data built up from public facts."""
        raise NotImplementedError

    def imagine(self, seat: i64, dice: Dice) -> "Position":
        """A full position consistent with what this seat knows."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        """Nothing while the game is on; then 1 for a win, 0 for a loss, shares for a draw."""
        raise NotImplementedError

    def key(self) -> i64:
        """A hash of everything that matters, the same compiled and not."""
        raise NotImplementedError

    # -- what follows from them --------------------------------------------------------------

    def actor(self) -> i64:
        """The one who acts alone, or NOBODY, or SEVERAL."""
        who = self.actors()
        if len(who) == 0:
            return NOBODY
        if len(who) > 1:
            return SEVERAL
        return who[0]

    def play(self, move: i64) -> None:
        """Plays the move of the only actor."""
        moves = vec[i64]([])
        moves = append(moves, move)
        self.apply(moves)

    def pick(self, seat: i64, dice: Dice) -> i64:
        """A legal move of this seat, each as likely as the other."""
        moves = self.legal(seat)
        return moves[dice.below(len(moves))]

    def draw(self, dice: Dice) -> i64:
        """An outcome of CHANCE, as likely as `odds` says."""
        return draw_from(self.odds(), dice)

    # -- events ------------------------------------------------------------------------------

    def listen(self) -> None:
        """From now on gathers what happens."""
        self.listening = True
        self.heard = vec[i64]([])

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Notes one event as six numbers, when somebody listens."""
        if not self.listening:
            return
        heard = self.heard
        heard = append(heard, kind)
        heard = append(heard, a)
        heard = append(heard, b)
        heard = append(heard, c)
        heard = append(heard, d)
        self.heard = append(heard, e)

    def take_events(self) -> list[tuple[int, int, int, int, int, int]]:
        """What happened since the last call."""
        heard = self.heard
        self.heard = vec[i64]([])
        taken: list[tuple[int, int, int, int, int, int]] = []
        i: i64 = 0
        while i < len(heard):
            taken.append((heard[i], heard[i + 1], heard[i + 2], heard[i + 3], heard[i + 4], heard[i + 5]))
            i += EVENT_SIZE
        return taken


def draw_from(table: vec[i64], dice: Dice) -> i64:
    """An outcome of a table: outcome, weight, outcome, weight, ..."""
    total: i64 = 0
    i: i64 = 1
    while i < len(table):
        total += table[i]
        i += 2
    at = dice.below(total)
    i = 0
    while at >= table[i + 1]:
        at -= table[i + 1]
        i += 2
    return table[i]
