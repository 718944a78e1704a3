"""Many games side by side: one call plays a step in each and writes all observations and masks."""

from warpad.core.dice import Dice
from warpad.core.learning.encoding import Encoding
from warpad.core.learning.play import Play
from warpad.core.position import NOBODY, Position
from warpad.core.vecs import append, extend, i64, u8, vec


class Batch:
    """So many games, each begun anew when it is over, from one of the starts."""

    def __init__(self, encoding: Encoding, starts: list[Position], count: i64, own: i64) -> None:
        self.encoding: Encoding = encoding
        self.starts: list[Position] = starts
        self.plays: list[Play] = []
        self.seen: vec[u8] = zeros(count * encoding.size)
        self.mask: vec[u8] = zeros(count * encoding.numbers)
        self.over: vec[u8] = zeros(count)
        self.changed: vec[u8] = zeros(count)  # games whose observation is to be written anew
        self.rewards: list[float] = []  # of the seat that made the last choice
        self.scores: list[list[float]] = []  # of all seats, where a game is just over
        self.seats: vec[i64] = vec[i64]([])  # who is asked in each game
        i: i64 = 0
        while i < count:
            self.plays.append(Play(encoding, own))
            self.rewards.append(0.0)
            self.scores.append([])
            self.seats = append(self.seats, 0)
            i += 1

    def seed(self, seeds: vec[i64]) -> None:
        """Begins all games anew, each with its own luck."""
        i: i64 = 0
        while i < len(self.plays):
            self.plays[i].dice = Dice(seeds[i])
            self.begin(self.plays[i])
            i += 1

    def begin(self, play: Play) -> None:
        """A new game; one that nobody has to decide anything in is played again."""
        play.asked = NOBODY
        while play.asked == NOBODY:
            start = self.starts[play.dice.below(len(self.starts))]
            play.begin(start.copy(), play.dice)

    def step(self, numbers: vec[i64]) -> i64:
        """Takes a number in each game; gives the first game in which it is not open, or -1."""
        i: i64 = 0
        while i < len(self.plays):
            play = self.plays[i]
            who = play.asked
            if not play.choose(numbers[i]):
                return i
            if self.over[i] != 0:
                self.over[i] = u8(0)
                self.rewards[i] = 0.0
                self.scores[i] = []
            self.settle(i, who)
            i += 1
        return -1

    def settle(self, number: i64, seat: i64) -> None:
        """Notes the result of a game that is over, for the seat that chose last, and begins the next."""
        play = self.plays[number]
        if play.asked != NOBODY:
            return
        self.over[number] = u8(1)
        self.scores[number] = play.position.scores()
        self.rewards[number] = self.scores[number][seat]
        self.begin(play)

    def note_changes(self) -> None:
        """Says which observations are to be written anew: all but those within a choice of several steps."""
        i: i64 = 0
        while i < len(self.plays):
            self.changed[i] = u8(1) if len(self.plays[i].choice.picked) == 0 else u8(0)
            i += 1

    def write(self) -> None:
        """Writes masks, and observations that are to be written anew, to places that are all zeros."""
        size = self.encoding.size
        numbers = self.encoding.numbers
        i: i64 = 0
        while i < len(self.plays):
            play = self.plays[i]
            self.seats[i] = play.asked
            if self.changed[i] != 0:
                play.write(play.asked, self.seen, i * size)
            else:
                play.amend(self.seen, i * size)
            play.mark(self.mask, i * numbers)
            i += 1


def zeros(count: i64) -> vec[u8]:
    """So many zeros."""
    row = vec[u8]([u8(0)])
    while len(row) < count:
        row = extend(row, row[: count - len(row)])
    return row
