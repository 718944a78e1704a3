"""Whom the game asks, what they may answer, and what chance may bring."""

from typing import Final

from warpad.core.bits import lowest
from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY, SEVERAL
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.verbs import FREE_REROLL
from warpad.games.bugs.rules.battle import KEEP, REROLL, REROLL_FREE, chooser, tied_battles, unit_of
from warpad.games.bugs.rules.campaign import last_fulfillers, trophies_left
from warpad.games.bugs.rules.codes import NONE
from warpad.games.bugs.rules.orders import legal_orders, next_army, pick_order
from warpad.games.bugs.rules.phases import (
    AGREE,
    ASK_BATTLE,
    ASK_BOOST,
    ASK_DESTINATION,
    ASK_INCOME,
    ASK_PORTAL,
    ASK_REROLL,
    AT_SHOTS,
    DRAW_TROPHY,
    LOT_FIRST,
    LOT_MEDAL,
    LOT_MEETING,
    LOT_PORTAL,
    ORDERS,
    OVER,
    PLACE_OPEN,
    PLACE_SECRET,
    ROLL,
    ROLL_TROPHY,
    TARGETS,
)
from warpad.games.bugs.rules.placement import army_to_place, imagine_places, legal_places, open_placer
from warpad.games.bugs.rules.portals import destinations, tied_travellers
from warpad.games.bugs.rules.ranged import NO_TARGET, next_shooter, shooter_of, targets_of
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import medal_ready

_YES_NO: Final = vec[i64]([0, 1])


def list_actors(p: State) -> vec[i64]:
    """BUGS-TURN-01: both sides act at once where the rules say so."""
    who = vec[i64]([])
    if p.phase == OVER:
        return who
    if not is_sealed(p):
        return append(who, one_actor(p))
    seat: i64 = 0
    while seat < p.setup.seats:
        if is_awaited(p, seat):
            who = append(who, seat)
        seat += 1
    return who


def find_actor(p: State) -> i64:
    """The one who acts alone, or NOBODY, or SEVERAL."""
    if p.phase == OVER:
        return NOBODY
    if not is_sealed(p):
        return one_actor(p)
    found = NOBODY
    seat: i64 = 0
    while seat < p.setup.seats:
        if is_awaited(p, seat):
            if found != NOBODY:
                return SEVERAL
            found = seat
        seat += 1
    return found


def is_sealed(p: State) -> bool:
    """BUGS-HID-01: questions that all seats answer in secret at the same time."""
    return p.phase == ORDERS or p.phase == PLACE_SECRET or p.phase == TARGETS or p.phase == AGREE


def is_awaited(p: State, seat: i64) -> bool:
    """Whether a seat has not yet answered the sealed question."""
    if p.phase == ORDERS:
        return next_army(p, seat) != NONE
    if p.phase == PLACE_SECRET:
        return army_to_place(p, seat) != NONE
    if p.phase == TARGETS:
        return next_shooter(p, seat) != NONE
    return True


def one_actor(p: State) -> i64:
    """Who answers a question that is not sealed."""
    phase = p.phase
    if phase == PLACE_OPEN:
        return open_placer(p)
    if phase == ASK_INCOME:
        return p.setup.owner[p.subject]
    if phase in (ASK_PORTAL, ASK_DESTINATION):
        return p.setup.owner[p.subject // TYPES]
    if phase == ASK_BATTLE:
        return chooser(p, open_battles(p))
    if phase in (ASK_BOOST, ASK_REROLL):
        return p.setup.owner[unit_of(p, p.ask) // TYPES]
    return CHANCE


def open_battles(p: State) -> vec[i64]:
    """The battles of which one has to be chosen."""
    return tied_battles(p, p.stage == AT_SHOTS)


def list_answers(p: State, seat: i64) -> vec[i64]:
    """Every answer of a seat to the open question, as codes in a fixed order."""
    phase = p.phase
    if phase == ORDERS:
        return legal_orders(p, next_army(p, seat))
    if phase in (PLACE_OPEN, PLACE_SECRET):
        return legal_places(p, army_to_place(p, seat))
    if phase == ASK_REROLL:
        return _list_rerolls(p)
    if phase == TARGETS:
        return _list_targets(p, seat)
    if phase == ASK_BATTLE:
        return open_battles(p)
    if phase == ASK_DESTINATION:
        return destinations(p, p.subject)
    if phase == AGREE:
        return vec[i64]([0, 1, 2, 3])
    if phase == OVER:
        return vec[i64]([])
    return _YES_NO[:]


def _list_rerolls(p: State) -> vec[i64]:
    army = unit_of(p, p.ask) // TYPES
    moves = vec[i64]([KEEP])
    if p.energy[army] > 0:
        moves = append(moves, REROLL)
    if medal_ready(p, army, FREE_REROLL) != NONE:
        moves = append(moves, REROLL_FREE)
    return moves


def _list_targets(p: State, seat: i64) -> vec[i64]:
    moves = vec[i64]([NO_TARGET])
    found = targets_of(p, next_shooter(p, seat))
    i: i64 = 0
    while i < len(found):
        moves = append(moves, found[i] + 1)
        i += 1
    return moves


def list_odds(p: State) -> vec[i64]:
    """BUGS-RNG-01: dice, lots and the drawn trophy are all that is random."""
    phase = p.phase
    if phase in (ROLL, ROLL_TROPHY):
        weight = p.book.face_weight
        return vec[i64]([1, weight[0], 2, weight[1], 3, weight[2]])
    if phase == DRAW_TROPHY:
        return trophies_left(p)
    if phase == LOT_MEETING:
        return vec[i64]([p.subject, 1, p.other, 1])
    if phase == LOT_PORTAL:
        return _even(tied_travellers(p))
    if phase == LOT_MEDAL:
        return _even(last_fulfillers(p, p.subject))
    if phase == LOT_FIRST:
        return _even((1 << p.setup.seats) - 1)
    return vec[i64]([0, 1, 1, 1])


def _even(mask: i64) -> vec[i64]:
    """Every number of a mask with the same weight."""
    table = vec[i64]([])
    left = mask
    while left != 0:
        table = append(table, lowest(left))
        table = append(table, 1)
        left &= left - 1
    return table


def guess_secrets(p: State, seat: i64, dice: Dice) -> None:
    """BUGS-HID-01: the sealed decisions of the others are guessed anew."""
    if p.phase == PLACE_SECRET:
        imagine_places(p, seat, dice)
    a: i64 = 0
    while a < p.setup.armies:
        if p.setup.owner[a] != seat:
            if p.phase == ORDERS and p.orders[a] != NONE:
                p.orders[a] = pick_order(p, a, dice)
            if p.phase == TARGETS and p.targets[a] != NONE:
                p.targets[a] = _guess_target(p, a, dice)
        a += 1


def _guess_target(p: State, army: i64, dice: Dice) -> i64:
    """Any answer the shooter's owner may have given."""
    found = targets_of(p, shooter_of(p, army))
    at = dice.below(len(found) + 1)
    return NO_TARGET if at == 0 else found[at - 1] + 1
