"""Quick answers of all seats, so that a turn can be played to its end in imagination."""

from typing import Final

from warpad.core.dice import Dice
from warpad.core.position import CHANCE, SEVERAL
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.mind.evaluate import Eyes
from warpad.games.bugs.rules.battle import KEEP, REROLL, REROLL_FREE, die_of, total_of, unit_of
from warpad.games.bugs.rules.effects import IS_SHOT, SHOOTS, strength
from warpad.games.bugs.rules.phases import ASK_REROLL, ORDERS, OVER, TARGETS
from warpad.games.bugs.rules.ranged import NO_TARGET, next_shooter, targets_of
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import is_personal, side_of

BEST_FACE: Final[i64] = 3
WORST_FACE: Final[i64] = 1
# A shot that is weaker by as much cannot win.
HOPELESS: Final[i64] = -2


def unfold_turns(p: State, party: i64, last: i64, dice: Dice) -> None:
    """Plays to the end of this turn of this party; stops early at the end of the party."""
    while p.phase != OVER and p.party == party:
        if p.phase == ORDERS and p.turn > last:
            return
        _step(p, dice)


class Trial:
    """Moves of a seat tried against moves that its opponents make at the same time."""

    def __init__(self, world: State, seat: i64, foes: list[int], dice: Dice, eyes: Eyes) -> None:
        self.world: State = world
        self.seat: i64 = seat
        self.foes: list[int] = foes
        self.dice: Dice = dice
        self.eyes: Eyes = eyes

    def values(self, move: i64, replies: list[tuple[int, ...]]) -> list[float]:
        """What a move comes to against each reply (one move for each opponent); others move at random."""
        side = side_of(self.world, self.seat)
        return [self.eyes.chance(end, side) for end in self.ends(move, replies)]

    def ends(self, move: i64, replies: list[tuple[int, ...]]) -> list[State]:
        """Where the turn ends after a move and each reply."""
        world = self.world
        actors = world.actors()
        found: list[State] = []
        for reply in replies:
            twin = world.copy()
            moves = vec[i64]([])
            i: i64 = 0
            while i < len(actors):
                moves = append(moves, self.move_of(actors[i], move, reply))
                i += 1
            twin.apply(moves)
            unfold_turns(twin, world.party, world.turn, self.dice)
            found.append(twin)
        return found

    def move_of(self, actor: i64, move: i64, reply: tuple[int, ...]) -> i64:
        if actor == self.seat:
            return move
        if actor in self.foes:
            return reply[self.foes.index(actor)]
        return self.world.pick(actor, self.dice)


def _step(p: State, dice: Dice) -> None:
    who = p.actor()
    if who == CHANCE:
        p.play(p.draw(dice))
    elif who == SEVERAL:
        moves = vec[i64]([])
        seats = p.actors()
        i: i64 = 0
        while i < len(seats):
            moves = append(moves, quick_answer(p, seats[i], dice))
            i += 1
        p.apply(moves)
    else:
        p.play(quick_answer(p, who, dice))


def quick_answer(p: State, seat: i64, dice: Dice) -> i64:
    """A sensible reroll or shot; any other question is answered at random."""
    if p.phase == ASK_REROLL:
        return _quick_reroll(p)
    if p.phase == TARGETS:
        return _quick_target(p, next_shooter(p, seat))
    return p.pick(seat, dice)


def _quick_reroll(p: State) -> i64:
    """BUGS-BAT-13: who is behind rolls again when that can help; in a draw the worst die goes."""
    side = p.ask
    lead = total_of(p, side) - total_of(p, 1 - side)
    die = die_of(p, side)
    hopes = lead < 0 and BEST_FACE - die >= -lead
    if not hopes and not (lead == 0 and die == WORST_FACE):
        return KEEP
    return REROLL if p.energy[unit_of(p, side) // TYPES] > 0 else REROLL_FREE


def _quick_target(p: State, shooter: i64) -> i64:
    """BUGS-RANGED-03: the target over which the shooter leads most; no shot where there is no hope."""
    found = targets_of(p, shooter)
    best = NO_TARGET
    lead = HOPELESS
    i: i64 = 0
    while i < len(found):
        this = _lead(p, shooter, found[i])
        if this > lead:
            lead = this
            best = found[i] + 1
        i += 1
    return best


def _lead(p: State, shooter: i64, target: i64) -> i64:
    if (p.book.beats[shooter % TYPES] >> (target % TYPES)) & 1 != 0:
        return BEST_FACE
    own = strength(p, shooter, target, p.where[shooter], True, SHOOTS)
    return own - strength(p, target, shooter, p.where[target], is_personal(p, target), IS_SHOT)
