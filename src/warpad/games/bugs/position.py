"""A position of War of Bugs: the nine questions that every game answers."""

from warpad.core.bits import mix
from warpad.core.dice import Dice
from warpad.core.position import NOBODY, Position, draw_from
from warpad.core.vecs import i64, vec
from warpad.games.bugs.data.book import TYPES, Setup
from warpad.games.bugs.data.tables import load_book
from warpad.games.bugs.rules.campaign import agree_on_option
from warpad.games.bugs.rules.course import answer, run
from warpad.games.bugs.rules.effects import terms_of
from warpad.games.bugs.rules.orders import next_army, pick_order
from warpad.games.bugs.rules.phases import (
    AGREE,
    ORDERS,
    OVER,
    PLACE_OPEN,
    PLACE_SECRET,
    ROLL,
    RUNNING,
    TARGETS,
)
from warpad.games.bugs.rules.placement import army_to_place, pick_place, place
from warpad.games.bugs.rules.questions import (
    find_actor,
    guess_secrets,
    is_awaited,
    is_sealed,
    list_actors,
    list_answers,
    list_odds,
)
from warpad.games.bugs.rules.ranged import next_shooter
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import side_of
from warpad.games.bugs.tell.sight import observe


def new_position(setup: Setup) -> "BugsPosition":
    """An empty position that has not been started."""
    book = load_book()
    position = BugsPosition(book, terms_of(book, setup, -1), setup)
    position.lay_out()
    return position


class BugsPosition(State):
    """One state of a match."""

    __slots__ = ()

    def actors(self) -> vec[i64]:
        return list_actors(self)

    def actor(self) -> i64:
        return find_actor(self)

    def legal(self, seat: i64) -> vec[i64]:
        return list_answers(self, seat)

    def pick(self, seat: i64, dice: Dice) -> i64:
        if self.phase == ORDERS:
            return pick_order(self, next_army(self, seat), dice)
        if self.phase == PLACE_SECRET or self.phase == PLACE_OPEN:
            return pick_place(self, army_to_place(self, seat), dice)
        moves = list_answers(self, seat)
        return moves[dice.below(len(moves))]

    def odds(self) -> vec[i64]:
        return list_odds(self)

    def draw(self, dice: Dice) -> i64:
        if self.phase != ROLL:
            return draw_from(list_odds(self), dice)
        weight = self.book.face_weight
        at = dice.below(weight[0] + weight[1] + weight[2])
        if at < weight[0]:
            return 1
        return 2 if at < weight[0] + weight[1] else 3

    def apply(self, moves: vec[i64]) -> None:
        if not is_sealed(self):
            self.play(moves[0])
            return
        if self.phase == AGREE:
            agree_on_option(self, moves)
        else:
            i: i64 = 0
            seat: i64 = 0
            while seat < self.setup.seats:
                if i < len(moves) and is_awaited(self, seat):
                    self._seal(seat, moves[i])
                    i += 1
                seat += 1
        self._run_unless_awaited()

    def play(self, move: i64) -> None:
        if is_sealed(self):
            self._seal(find_actor(self), move)
            self._run_unless_awaited()
            return
        phase = self.phase
        self.phase = RUNNING
        answer(self, phase, move)
        run(self)

    def _seal(self, seat: i64, move: i64) -> None:
        """Keeps one secret decision; nothing is told until all are in."""
        if self.phase == ORDERS:
            self.orders[next_army(self, seat)] = move
        elif self.phase == PLACE_SECRET:
            place(self, army_to_place(self, seat), move)
        elif self.phase == TARGETS:
            self.targets[next_shooter(self, seat) // TYPES] = move

    def _run_unless_awaited(self) -> None:
        if self.phase == RUNNING or find_actor(self) == NOBODY:
            self.phase = RUNNING
            run(self)

    def copy(self) -> "BugsPosition":
        twin = BugsPosition(self.book, self.terms, self.setup)
        self.copy_into(twin)
        return twin

    def imagine(self, seat: i64, dice: Dice) -> Position:
        twin = self.copy()
        guess_secrets(twin, seat, dice)
        return twin

    def observe(self, seat: i64) -> dict[str, object]:
        return observe(self, seat)

    def scores(self) -> list[float]:
        """One for each seat of the winning side, a half each for a draw."""
        if self.phase != OVER:
            return []
        marks: list[float] = []
        seat: i64 = 0
        while seat < self.setup.seats:
            marks.append(_mark(self.winner, side_of(self, seat)))
            seat += 1
        return marks

    def key(self) -> i64:
        """A hash of all that matters; between turns the record of the last one does not."""
        digest = mix(self.setup.mode * 8 + self.setup.seats, self.terms.option)
        digest = self.mix_standing(digest)
        return digest if self.phase == ORDERS else self.mix_turn(digest)


def _mark(winner: i64, side: i64) -> float:
    if winner == side:
        return 1.0
    return 0.5 if winner > 1 else 0.0
