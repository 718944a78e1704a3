"""Setting up a game: what is fixed at once, and what chance deals afterwards."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import (
    ABSENT,
    AUTOMA,
    CARDS,
    COALITION,
    FIGHTERS,
    HEALTH,
    NO_ONE,
    ROYALE,
    SECTORS,
    SHIP,
)
from warpad.games.neon.rules.frames import (
    ASK_FIGHTER,
    DEAL_BOT,
    DEAL_CARDS,
    DEAL_FIGHTER,
    DEAL_LEADER,
    DEAL_RING,
    DEAL_TOKEN,
    STEP_ROUND,
)
from warpad.games.neon.rules.layout import (
    ATTACKER,
    BOARD,
    BOT_COUNTS,
    CLOSING,
    CURRENT,
    DECK,
    F_DECK,
    F_ENERGY,
    F_HEALTH,
    F_ID,
    F_PICK,
    F_PLACE,
    F_PLAN,
    F_SIDE,
    F_TEAM,
    F_TOKEN,
    LEADER,
    LOOKER,
    MAY_SKIP,
    MODE,
    PLACE_IN_RING,
    PLAYERS,
    RING,
    TEAMS,
    TOP,
    UNSEEN,
    UPGRADES_UNSEEN,
    WITH_AUTOMA,
)
from warpad.games.neon.rules.state import State

RANDOM_FIGHTER: Final[i64] = -1
OWN_CHOICE: Final[i64] = -2


def lay_out(g: State, mode: i64, players: i64, teams: i64, automa: i64, board: i64, skips: i64) -> None:
    """NEON-R-01, NEON-SET-01, NEON-SET-05, NEON-SET-16, NEON-SET-17: what is the same in every deal."""
    s = g.s
    s[MODE] = mode
    s[PLAYERS] = players
    s[TEAMS] = teams
    s[WITH_AUTOMA] = automa
    s[BOARD] = board
    s[MAY_SKIP] = skips
    s[LEADER] = 0
    s[TOP] = -1
    s[CLOSING] = -1
    s[ATTACKER] = NO_ONE
    s[CURRENT] = NO_ONE
    s[LOOKER] = NO_ONE
    s[UNSEEN] = (1 << SECTORS) - 1
    i: i64 = 0
    while i < SECTORS:
        s[RING + i] = -1
        s[PLACE_IN_RING + i] = -1
        i += 1
    lay_decks(g)
    i = 0
    while i < FIGHTERS:
        lay_fighter(g, i)
        i += 1


def lay_decks(g: State) -> None:
    """NEON-SET-04, NEON-BOT-04, NEON-SET-06, NEON-SET-07.

    Loot by class, bots, and upgrades where they are used.
    """
    s = g.s
    t = g.t
    i: i64 = 0
    while i < t.designs:
        s[DECK + i] = t.copies[i]
        i += 1
    i = 0
    while i < t.bot_types:
        s[BOT_COUNTS + i] = t.bot_copies
        i += 1
    if s[MODE] != ROYALE:
        s[UPGRADES_UNSEEN] = (1 << t.upgrades) - 1


def lay_fighter(g: State, who: i64) -> None:
    """NEON-SET-08, NEON-SET-09, NEON-SET-11, NEON-SET-12, NEON-AUTO-01: a fresh board on the ship."""
    s = g.s
    at = g.block(who)
    s[at + F_ID] = -1
    s[at + F_PLAN] = -1
    s[at + F_TOKEN] = -1
    s[at + F_PLACE] = ABSENT
    if who == AUTOMA:
        s[at + F_HEALTH] = HEALTH if s[WITH_AUTOMA] else 0
        s[at + F_TEAM] = AUTOMA
        return
    if who >= s[PLAYERS]:
        return
    s[at + F_PLACE] = SHIP
    s[at + F_SIDE] = 1 if s[MODE] == ROYALE else 0
    s[at + F_HEALTH] = HEALTH
    s[at + F_ENERGY] = g.t.energy_start
    s[at + F_DECK] = (1 << CARDS) - 1
    s[at + F_TEAM] = who % s[TEAMS] if s[MODE] == COALITION else who


def ask_for_deal(g: State) -> None:
    """NEON-SET-02, NEON-SET-03, NEON-SET-13, NEON-SET-14: what chance has to deal, in order."""
    s = g.s
    g.push(STEP_ROUND, 0, 0, 0)
    g.push(DEAL_LEADER, 0, 0, 0)
    seat = s[PLAYERS] - 1
    while seat >= 0:
        g.push(DEAL_CARDS, seat, g.t.hand, 0)
        seat -= 1
    seat = s[PLAYERS] - 1
    while seat >= 0:
        pick = s[g.block(seat) + F_PICK]
        if pick == RANDOM_FIGHTER:
            g.push(DEAL_FIGHTER, seat, 0, 0)
        elif pick == OWN_CHOICE:
            g.push(ASK_FIGHTER, seat, 0, 0)
        else:
            s[g.block(seat) + F_ID] = pick
        seat -= 1
    g.push(DEAL_BOT, 0, 0, 0)
    g.push(DEAL_TOKEN, 0, 0, 0)
    g.push(DEAL_RING, 0, 0, 0)
