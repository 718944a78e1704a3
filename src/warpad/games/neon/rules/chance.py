"""Everything that chance decides: deals, draws and dice."""

from typing import Final

from warpad.core.bag import draw as draw_from
from warpad.core.bag import odds as bag_odds
from warpad.core.bits import count, lowest, nth
from warpad.core.dice import Dice
from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data.codes import AUTOMA, BOT, FACE_BITS, FACES, SECTORS
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.fight.damage import take_leader
from warpad.games.neon.rules.frames import (
    DEAL_BOT,
    DEAL_CARDS,
    DEAL_FIGHTER,
    DEAL_LEADER,
    DEAL_LOOT,
    DEAL_RING,
    DEAL_TOKEN,
    DEAL_UPGRADE,
    REROLL_ATTACK,
    REROLL_DEFENSE,
    ROLL_ATTACK,
    ROLL_DEFENSE,
)
from warpad.games.neon.rules.layout import (
    AUTOMA_ROLL,
    BOT_COUNTS,
    BOT_ROLL,
    BOTS,
    DECK,
    DEFENSE_ROLLED,
    F_DECK,
    F_DISCARD,
    F_ID,
    F_PICK,
    F_PLACE,
    PLACE_IN_RING,
    PLAYERS,
    RING,
    RING_SIZE,
    ROLLED,
    ROUND,
    TOP,
    UNSEEN,
    UPGRADES_UNSEEN,
    WITH_AUTOMA,
)
from warpad.games.neon.rules.maintenance import draw_upgrade
from warpad.games.neon.rules.planning import draw_cards, shuffle_cards
from warpad.games.neon.rules.search import deal_loot, deck_is_dry
from warpad.games.neon.rules.state import State

DRAWS: Final[i64] = 4


def is_settled(g: State, kind: i64) -> bool:
    """Deals what leaves no choice to chance; True when the frame on top is done."""
    at = g.top()
    if kind == DEAL_LOOT and deck_is_dry(g, g.s[at + 1]):
        g.pop()
        return True
    if kind == DEAL_CARDS:
        return deal_certain_cards(g, g.s[at + 1], at)
    only = only_outcome(g, kind)
    if only >= 0:
        happen(g, only)
        return True
    return False


def deal_certain_cards(g: State, seat: i64, at: i64) -> bool:
    """NEON-ACT-05: a deck that is too small is drawn whole, then made anew."""
    s = g.s
    block = g.block(seat)
    while s[at + 2] > 0:
        deck = s[block + F_DECK]
        if count(deck) > s[at + 2]:
            return False
        if deck != 0:
            draw_cards(g, seat, deck)
            s[at + 2] -= count(deck)
        elif s[block + F_DISCARD] != 0:
            shuffle_cards(g, seat)
        else:
            s[at + 2] = 0
    g.pop()
    return True


def only_outcome(g: State, kind: i64) -> i64:
    """The outcome that must come, or -1 when there are several."""
    mask = open_mask(g, kind)
    if mask > 0:
        return lowest(mask) if mask & (mask - 1) == 0 else -1
    if is_roll(kind):
        return 0 if g.s[g.top() + 2] == 0 else -1
    if kind == DEAL_BOT:
        return only_kind(g.s, BOT_COUNTS, BOT_COUNTS + g.t.bot_types)
    if kind == DEAL_LOOT:
        deck = g.s[g.top() + 1]
        return only_kind(g.s, DECK + g.t.class_first[deck], DECK + g.t.class_end[deck])
    return -1


def only_kind(counts: vec[i64], start: i64, end: i64) -> i64:
    found: i64 = -1
    i = start
    while i < end:
        if counts[i] > 0:
            if found >= 0:
                return -1
            found = i - start
        i += 1
    return found


def is_roll(kind: i64) -> bool:
    return kind >= ROLL_ATTACK


def open_mask(g: State, kind: i64) -> i64:
    """Outcomes that are all equally likely, as a mask; 0 for the other kinds of chance."""
    s = g.s
    if kind == DEAL_RING:
        mask: i64 = (1 << SECTORS) - 1
        i: i64 = 0
        while i < s[RING_SIZE]:
            mask &= ~(1 << s[RING + i])
            i += 1
        return mask
    if kind == DEAL_TOKEN:
        return s[UNSEEN]
    if kind == DEAL_UPGRADE:
        return s[UPGRADES_UNSEEN]
    if kind == DEAL_LEADER:
        return (1 << s[PLAYERS]) - 1
    if kind == DEAL_FIGHTER:
        return free_fighters(g)
    return 0


def free_fighters(g: State) -> i64:
    """NEON-SET-08: no fighter twice; those named for a seat are not free either."""
    mask: i64 = (1 << g.t.fighters) - 1
    seat: i64 = 0
    while seat < g.s[PLAYERS]:
        at = g.block(seat)
        if g.s[at + F_ID] >= 0:
            mask &= ~(1 << g.s[at + F_ID])
        if g.s[at + F_PICK] >= 0:
            mask &= ~(1 << g.s[at + F_PICK])
        seat += 1
    return mask


def list_odds(g: State, kind: i64) -> vec[i64]:
    """NEON-RNG-01: every outcome with its weight."""
    t = g.t
    s = g.s
    at = g.top()
    mask = open_mask(g, kind)
    table = vec[i64]([])
    if mask != 0:
        while mask != 0:
            table = append(table, lowest(mask))
            table = append(table, 1)
            mask &= mask - 1
        return table
    if kind == DEAL_BOT:
        return bag_odds(s, BOT_COUNTS, BOT_COUNTS + t.bot_types)
    if kind == DEAL_LOOT:
        return bag_odds(s, DECK + t.class_first[s[at + 1]], DECK + t.class_end[s[at + 1]])
    if kind == DEAL_CARDS:
        first = t.draws_first[s[g.block(s[at + 1]) + F_DECK] * DRAWS + s[at + 2]]
        end = t.draws_first[s[g.block(s[at + 1]) + F_DECK] * DRAWS + s[at + 2] + 1]
        while first < end:
            table = append(table, t.draws[first])
            table = append(table, 1)
            first += 1
        return table
    return roll_odds(g, kind, s[at + 2])


def roll_odds(g: State, kind: i64, dice: i64) -> vec[i64]:
    """NEON-ATK-09, NEON-DEF-05: the faces of so many dice, all of one roll as one outcome."""
    t = g.t
    table = vec[i64]([])
    attack = kind in (ROLL_ATTACK, REROLL_ATTACK)
    first = t.attack_first[dice] if attack else t.defense_first[dice]
    end = t.attack_first[dice + 1] if attack else t.defense_first[dice + 1]
    while first < end:
        table = append(table, t.attack_rolls[first] if attack else t.defense_rolls[first])
        table = append(table, t.attack_weights[first] if attack else t.defense_weights[first])
        first += 1
    return table


def draw_outcome(g: State, kind: i64, dice: Dice) -> i64:
    """An outcome as likely as the odds say, without listing them."""
    t = g.t
    s = g.s
    at = g.top()
    mask = open_mask(g, kind)
    if mask != 0:
        return nth(mask, dice.below(count(mask)))
    if kind == DEAL_BOT:
        return draw_from(s, BOT_COUNTS, BOT_COUNTS + t.bot_types, dice)
    if kind == DEAL_LOOT:
        return draw_from(s, DECK + t.class_first[s[at + 1]], DECK + t.class_end[s[at + 1]], dice)
    if kind == DEAL_CARDS:
        row = s[g.block(s[at + 1]) + F_DECK] * DRAWS + s[at + 2]
        first = t.draws_first[row]
        return t.draws[first + dice.below(t.draws_first[row + 1] - first)]
    return throw_dice(g, kind, s[at + 2], dice)


def throw_dice(g: State, kind: i64, number: i64, dice: Dice) -> i64:
    t = g.t
    attack = kind in (ROLL_ATTACK, REROLL_ATTACK)
    ways: i64 = 1
    i: i64 = 0
    while i < number:
        ways *= t.die_sides
        i += 1
    left = dice.below(ways)
    if attack:
        i = t.attack_first[number]
        while left >= t.attack_weights[i]:
            left -= t.attack_weights[i]
            i += 1
        return t.attack_rolls[i]
    i = t.defense_first[number]
    while left >= t.defense_weights[i]:
        left -= t.defense_weights[i]
        i += 1
    return t.defense_rolls[i]


def happen(g: State, outcome: i64) -> None:
    """Carries out an outcome of the chance on top of the agenda."""
    s = g.s
    at = g.top()
    kind = s[at]
    if is_roll(kind):
        show_dice(g, kind, s[at + 1], outcome)
    elif kind == DEAL_LOOT:
        deal_loot(g, s[at + 1], s[at + 3], outcome)
    elif kind == DEAL_CARDS:
        seat = s[at + 1]
        g.pop()
        draw_cards(g, seat, outcome)
    elif kind == DEAL_UPGRADE:
        draw_upgrade(g, s[at + 1], outcome)
    else:
        deal_setup(g, kind, outcome)


def show_dice(g: State, kind: i64, who: i64, outcome: i64) -> None:
    """NEON-ATK-09, NEON-ATK-10, NEON-DEF-04, NEON-BOT-02, NEON-BOT-05: dice on the table."""
    s = g.s
    g.pop()
    if kind == ROLL_ATTACK:
        s[ROLLED] = outcome
    elif kind == REROLL_ATTACK:
        s[ROLLED] += outcome
    elif kind == REROLL_DEFENSE:
        s[DEFENSE_ROLLED] += outcome
    elif who == BOT:
        s[BOT_ROLL] = outcome
    elif who == AUTOMA:
        s[AUTOMA_ROLL] = outcome
    else:
        s[DEFENSE_ROLLED] = outcome
    if not g.listening:
        return
    if kind == ROLL_ATTACK:
        g.tell(tells.ATTACK_ROLLED, who, outcome)
    elif kind == ROLL_DEFENSE:
        g.tell(tells.DEFENSE_ROLLED, who, outcome)
    else:
        pool: i64 = 0 if kind == REROLL_ATTACK else 1
        g.tell(tells.REROLLED, who, pool, outcome, s[ROLLED] if pool == 0 else s[DEFENSE_ROLLED])


def deal_setup(g: State, kind: i64, outcome: i64) -> None:
    """NEON-SET-02, NEON-SET-03, NEON-SET-04, NEON-SET-08, NEON-SET-14: the deals of the set-up."""
    s = g.s
    at = g.top()
    if kind == DEAL_RING:
        s[RING + s[RING_SIZE]] = outcome
        s[PLACE_IN_RING + outcome] = s[RING_SIZE]
        s[RING_SIZE] += 1
        if s[RING_SIZE] == SECTORS:
            g.pop()
        if g.listening:
            g.tell(tells.RING_LAID, outcome, s[RING_SIZE])
    elif kind == DEAL_TOKEN:
        g.pop()
        show_token(g, outcome)
    elif kind == DEAL_BOT:
        sector = s[RING + s[at + 1]]
        s[BOTS + sector] = outcome + 1
        s[BOT_COUNTS + outcome] -= 1
        s[at + 1] += 1
        if s[at + 1] == SECTORS:
            g.pop()
        if g.listening:
            g.tell(tells.BOT_LAID, sector, outcome)
    elif kind == DEAL_FIGHTER:
        choose_fighter(g, s[at + 1], outcome)
    else:
        g.pop()
        take_leader(g, outcome)


def show_token(g: State, sector: i64) -> None:
    """NEON-SET-03, NEON-CLOSE-05, NEON-AUTO-01: the top number is seen; the Automa starts on the first."""
    s = g.s
    s[TOP] = sector
    s[UNSEEN] &= ~(1 << sector)
    if s[ROUND] == 0 and s[WITH_AUTOMA]:
        s[g.block(AUTOMA) + F_PLACE] = sector
    if g.listening:
        g.tell(tells.TOKEN_SHOWN, sector)


def choose_fighter(g: State, seat: i64, fighter: i64) -> None:
    """NEON-SET-08, NEON-SET-10: by choice or at random."""
    g.pop()
    g.s[g.block(seat) + F_ID] = fighter
    if g.listening:
        g.tell(tells.FIGHTER_CHOSEN, seat, fighter)


def dice_in(packed: i64) -> i64:
    """How many dice a packed roll has."""
    total: i64 = 0
    face: i64 = 0
    while face < FACES:
        total += packed >> (FACE_BITS * face) & 15
        face += 1
    return total
