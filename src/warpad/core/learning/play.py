"""One game as environments drive it: whom it asks, how a seat answers in steps, what is sealed meanwhile."""

from warpad.core.dice import Dice
from warpad.core.learning.choice import UNDECIDED, Choice
from warpad.core.learning.encoding import Encoding
from warpad.core.position import CHANCE, NOBODY, SEVERAL, Position
from warpad.core.vecs import append, i64, u8, vec


class Play:
    """A game in which one seat is asked and the others play at random, or (`own` below 0) all are asked."""

    def __init__(self, encoding: Encoding, own: i64) -> None:
        self.encoding: Encoding = encoding
        self.own: i64 = own
        self.dice: Dice = Dice(0)
        self.position: Position = Position()
        self.asked: i64 = NOBODY  # the seat that chooses a number now
        self.choice: Choice = Choice(encoding)
        self.actors: vec[i64] = vec[i64]([])  # all who decide at this moment
        self.sealed: vec[i64] = vec[i64]([])  # the moves of those who have

    def begin(self, position: Position, dice: Dice) -> None:
        """Starts from a position, which is played on; luck and rivals take from these dice."""
        self.position = position
        self.dice = dice
        self.go_on()

    def go_on(self) -> None:
        """Plays until a seat is asked or the game is over."""
        position = self.position
        while True:
            who = position.actor()
            if who == CHANCE:
                position.play(position.draw(self.dice))
            elif who == NOBODY:
                self.asked = NOBODY
                return
            elif who == SEVERAL:
                self.actors = position.actors()
                self.sealed = vec[i64]([])
                if self.ask_next():
                    return
                position.apply(self.sealed)
            elif self.own >= 0 and who != self.own:
                position.play(position.pick(who, self.dice))
            else:
                self.actors = append(vec[i64]([]), who)
                self.sealed = vec[i64]([])
                self.ask(who)
                return

    def ask_next(self) -> bool:
        """Asks the next who has not decided; False when all have."""
        while len(self.sealed) < len(self.actors):
            who = self.actors[len(self.sealed)]
            if self.own < 0 or who == self.own:
                self.ask(who)
                return True
            self.sealed = append(self.sealed, self.position.pick(who, self.dice))
        return False

    def ask(self, seat: i64) -> None:
        self.asked = seat
        self.choice.open(self.position, seat)

    def choose(self, number: i64) -> bool:
        """Takes one number of the seat that is asked; False when no move goes on with it."""
        if self.asked < 0 or not self.choice.pick(number):
            return False
        if self.choice.move != UNDECIDED:
            self.answer(self.choice.move)
        return True

    def answer(self, move: i64) -> None:
        """Takes a whole move of the seat that is asked."""
        self.sealed = append(self.sealed, move)
        if self.ask_next():
            return
        if len(self.sealed) == 1:
            self.position.play(self.sealed[0])
        else:
            self.position.apply(self.sealed)
        self.go_on()

    def write(self, seat: i64, seen: vec[u8], at: i64) -> None:
        """What a seat sees, to a place that is all zeros; nobody else sees what it has picked so far."""
        picked = self.choice.picked if seat == self.asked else vec[i64]([])
        self.encoding.write(self.position, seat, picked, seen, at)

    def amend(self, seen: vec[u8], at: i64) -> None:
        """Adds what the seat that is asked has picked to what was written of it before."""
        self.encoding.amend(self.position, self.asked, self.choice.picked, seen, at)

    def mark(self, mask: vec[u8], at: i64) -> None:
        """The numbers open to the seat that is asked, to a place that is all zeros."""
        if self.asked >= 0:
            self.choice.mark(mask, at)

    def copy(self) -> "Play":
        """An independent game at the same moment."""
        twin = Play(self.encoding, self.own)
        twin.dice = self.dice.copy()
        twin.position = self.position.copy()
        twin.asked = self.asked
        twin.choice = self.choice.copy(twin.position)
        twin.actors = self.actors[:]
        twin.sealed = self.sealed[:]
        return twin
