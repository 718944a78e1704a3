"""Every fact of a position: where it stands in the flat vector and what it is called in saved positions."""

from __future__ import annotations

from warpad.core.fields import Gap, Layout, Part, Slot
from warpad.games.neon.data.codes import FIGHTERS, SECTORS
from warpad.games.neon.rules.sizes import (
    FRAME,
    MOST_BOT_TYPES,
    MOST_DESIGNS,
    MOST_FRAMES,
    MOST_LOOKED,
    MOST_UPGRADES,
    STACK,
    USED_WORDS,
)

TYPES_OF_LOOT = 6
MOST_OFFERED = 4
_MILLION = 10**6


def _fact(name: str, saved: str) -> Slot:
    return Slot(name, 1, saved, -_MILLION, _MILLION)


def _of_fighter(name: str, saved: str) -> Slot:
    return Slot(name, 1, saved, -9, 1 << 12)


# What was agreed on before the game, and how far it is.
RULES = (
    _fact("MODE", "mode"),
    _fact("PLAYERS", "players"),
    _fact("TEAMS", "teams"),
    _fact("WITH_AUTOMA", "automa"),
    _fact("BOARD", "board"),
)
# Stands behind what older positions hold, so that their keys stay as they were.
READING = (_fact("MAY_SKIP", "skip_actions"),)
STATE = (
    _fact("ROUND", "round"),
    _fact("PHASE", "phase"),
    _fact("LEADER", "leader"),
    _fact("ACTIVE", "active"),
    _fact("TURNS", "turns"),
    Slot("TOP"),
    Slot("UNSEEN"),
    Slot("LAID"),
    Slot("RING_SIZE"),
    _fact("FLOODS", "floods"),
    _fact("CLOSING", "closing"),
    _fact("SPARED", "spared"),
    _fact("FLED", "fled"),
    _fact("OVER", "over"),
    _fact("WINNERS", "winners"),
    _fact("BEST", "best"),
    _fact("EXTRA", "extra"),
    _fact("KEEP", "keep"),
)
CARDS = (
    Slot("LOOKER"),
    Slot("LOOKED"),
    Slot("UPGRADES_UNSEEN"),
    Slot("UPGRADES_UNDER"),
    Slot("DEPTH"),
)

ARENA = (
    Slot("RING", SECTORS),
    Slot("PLACE_IN_RING", SECTORS),
    Slot("TOKENS", SECTORS),
    Slot("BOTS", SECTORS),
    Slot("LAID_TOKENS", SECTORS),
    Slot("LAID_ROUNDS", SECTORS),
    Slot("LOOK", MOST_LOOKED),
    Slot("LOOK_KNOWN", MOST_LOOKED),
    Slot("UNDER", MOST_UPGRADES),
    Slot("UNDER_KNOWN", MOST_UPGRADES),
    Slot("OFFER", MOST_OFFERED),
    Slot("OFFER_KNOWN", MOST_OFFERED),
    Slot("OFFERED"),
    Gap(3),
    Slot("BOT_COUNTS", MOST_BOT_TYPES),
    Gap(2),
)

# Saved as one list, from the attacker to the end, so that the gap is part of it.
ATTACK = (
    Slot("ATTACKER"),
    Slot("STAGE"),
    Slot("WEAPON"),
    Slot("DESIGN"),
    Slot("WEAPON_GONE"),
    Slot("RANGE"),
    Slot("BASE"),
    Slot("ADDED"),
    Slot("AREA"),
    Slot("TARGETS"),
    Slot("TARGET_BOT"),
    Slot("TARGET_SECTOR"),
    Slot("POOL"),
    Slot("ROLLED"),
    Slot("REROLLED"),
    Slot("BOT_ROLL"),
    Slot("AUTOMA_ROLL"),
    Slot("CURRENT"),
    Slot("SEEN"),
    Slot("DEFENSE_ADDED"),
    Slot("DEFENSE_POOL_SIZE"),
    Slot("DEFENSE_ROLLED"),
    Slot("DEFENSE_REROLLED"),
    Slot("COUNTERED"),
    Slot("CRITS"),
    Slot("HITS"),
    Slot("DAMAGE"),
    Slot("DEALT"),
    Slot("RESOLVED"),
    Slot("GAINED"),
    Slot("VIA"),
    Slot("ORIGIN"),
    Slot("FAILED"),
    Slot("DAMAGED"),
    Gap(6),
    Slot("USED", USED_WORDS * FIGHTERS),
    Slot("ATTACK_END", 0),
)

LOOT = (Slot("DECK", MOST_DESIGNS), Slot("DISCARD", MOST_DESIGNS))

BODY = (
    Slot("F_ID"),
    Slot("F_PLACE"),
    _of_fighter("F_SIDE", "side"),
    _of_fighter("F_HEALTH", "health"),
    _of_fighter("F_ENERGY", "energy"),
    _of_fighter("F_FIELD", "fields"),
    Slot("F_TOKEN"),
    Slot("F_HAND"),
    Slot("F_DECK"),
    Slot("F_DISCARD"),
    _of_fighter("F_PLAN", "plan"),
    _of_fighter("F_DECLARED", "declared"),
    _of_fighter("F_INITIATIVE", "initiative"),
    _of_fighter("F_ACTED", "acted"),
    _of_fighter("F_FIRST", "first"),
    Slot("F_TROPHIES", 3),
    Slot("F_UPGRADE"),
    _of_fighter("F_EXHAUSTED", "exhausted"),
    _of_fighter("F_TEAM", "team"),
    _of_fighter("F_LOST", "lost"),
    _of_fighter("F_HALF", "half"),
    _of_fighter("F_PICK", "pick"),
    Slot("F_BOTS", MOST_BOT_TYPES),
    Slot("F_SPENT_BOTS", MOST_BOT_TYPES),
    Slot("F_EQUIPMENT", TYPES_OF_LOOT * STACK),
    Gap(2),
    Slot("BLOCK", 0),
)
FIGHTER = Slot("FIGHTER", FIGHTERS * sum(slot.size for slot in BODY))

LAYOUT = Layout(
    "layout",
    "Where each fact stands in the one flat vector of a position.",
    (
        Part("The whole game.", (*RULES, *STATE, *CARDS, *READING, Gap(11))),
        Part("The arena, and the cards being looked at and chosen from.", ARENA),
        Part("The attack under way.", ATTACK),
        Part("Loot: how many of each design lie in its deck and its discard pile.", LOOT),
        Part(
            "Fighters: seats 0 to 5 and the Automa, one block each.",
            (FIGHTER,),
        ),
        Part("The agenda.", (Slot("AGENDA", FRAME * MOST_FRAMES), Slot("SIZE", 0))),
        Part("Within the block of a fighter.", BODY, start=0),
    ),
)
TABLES = (LAYOUT,)
