"""What every number of an observation tells, and what every number of an action means.

Fighters are counted from the one who looks, clockwise around the table; the Automa is always the last.
"""

from __future__ import annotations

from warpad.core.learning.sheet import Channel, Sheet
from warpad.games.neon.data import codes
from warpad.games.neon.data.vocabulary import ACTIONS as ROW_ACTIONS
from warpad.games.neon.data.vocabulary import ATTACK_FACES, CLASSES, DEFENSE_FACES, TYPES, WINDOWS
from warpad.games.neon.rules import sizes

FIGHTERS = int(codes.FIGHTERS)
SECTORS = int(codes.SECTORS)
CARDS = int(codes.CARDS)
ROW = int(codes.ROW)
FACES = int(codes.FACES)
SLOTS = int(codes.SLOTS)
DESIGNS = int(sizes.MOST_DESIGNS)
UPGRADES = int(sizes.MOST_UPGRADES)
BOTS = int(sizes.MOST_BOT_TYPES)
SUPPLIES = int(sizes.MOST_SUPPLIES)
IDS = 16
EFFECTS = 256
FRAMES = 64
VERBS = 32
PLANS = 512
DICE = 16
# Sectors, then the drop ship, then out.
PLACES = SECTORS + 2
# Fighters, bot tokens by sector, whole sectors.
TARGETS = FIGHTERS + 2 * SECTORS


def _fighters(name: str, about: str, highest: int = 1) -> Channel:
    return Channel(name, (FIGHTERS,), about, highest)


def _each(name: str, size: int, about: str, highest: int = 1) -> Channel:
    """So many numbers for each fighter."""
    return Channel(name, (FIGHTERS, size), about, highest)


RING = (
    Channel("open", (SECTORS,), "sectors in the ring, by number"),
    Channel(
        "ahead",
        (SECTORS, SECTORS),
        "steps clockwise from the own sector, or from the first one",
    ),
    Channel("back", (SECTORS, SECTORS), "the same the other way round"),
    Channel("class", (SECTORS, len(CLASSES)), "the class of loot found there: " + ", ".join(CLASSES)),
    Channel("search", (SECTORS,), "search tokens", 15),
    Channel("bot", (SECTORS, BOTS), "the bot token there, by type"),
    Channel("closes", (SECTORS,), "the sector that is known to close next"),
    Channel("hidden", (SECTORS,), "sectors whose closing token has not been seen"),
    Channel("closing", (SECTORS,), "the sector that is closing now"),
)
FIGHTER_CHANNELS = (
    _fighters("present", "takes part"),
    _each("relation", 3, "own, ally, opponent"),
    _each("fighter", IDS, "which fighter it is, by its number in the content"),
    _each("side", 2, "side A or B of the board"),
    _each("place", PLACES, "its sector by number, the drop ship, out"),
    _fighters("health", "health tokens left", 15),
    _fighters("energy", "energy", 15),
    _fighters("fields", "force fields", 7),
    _each("token", SECTORS, "the sector where its token lies"),
    _fighters("cards", "cards in hand", 7),
    _each("hand", CARDS, "own cards in hand; of others nothing"),
    _each("left", CARDS, "cards in hand or deck"),
    _each("discard", CARDS, "cards in the discard pile"),
    Channel(
        "row",
        (FIGHTERS, ROW, len(ROW_ACTIONS)),
        "what each half offers: " + ", ".join(ROW_ACTIONS),
    ),
    Channel("row_left", (FIGHTERS, ROW, len(ROW_ACTIONS)), "the same once a choice was declared"),
    _fighters("initiative", "initiative of this round, 0 before the reveal", 127),
    _fighters("acted", "has had its turn, or has it"),
    _fighters("half", "halves of the row that are done", 7),
    _each("trophies", 3, "trophies of 1, 2 and 3 points", 31),
    _fighters("points", "points of its side, where they count", 127),
    _each("upgrade", UPGRADES, "its upgrade"),
    _fighters("exhausted", "the upgrade was used"),
    _each("bots", BOTS, "bot tokens it has, by type", 15),
    _each("spent_bots", BOTS, "of these, used ones", 15),
    _each("wears", DESIGNS, "equipment, by design of loot"),
    Channel("under", (FIGHTERS, SLOTS, SUPPLIES), "supplies under each piece: design and 1", DESIGNS),
)
ATTACK = (
    _fighters("attacker", "who attacks"),
    _fighters("targets", "who is attacked"),
    _fighters("resolved", "targets already dealt with"),
    _fighters("current", "the target at hand"),
    Channel("target_bot", (1,), "a bot token is attacked"),
    Channel("target_sector", (SECTORS,), "the sector that is attacked"),
    Channel("weapon", (DESIGNS,), "the weapon; nothing for the basic one"),
    Channel("weapon_gone", (1,), "the weapon is lost after the attack"),
    Channel("area", (1,), "all in the sector are attacked"),
    Channel("stage", (32,), "how far the attack is"),
    Channel("rolled", (FACES,), "attack dice: " + ", ".join(ATTACK_FACES), 15),
    Channel("seen", (FACES,), "the same as the target at hand sees them", 15),
    Channel("defense", (FACES,), "defence dice: " + ", ".join(DEFENSE_FACES), 15),
    Channel("bot_roll", (FACES,), "dice of the bot token", 15),
    Channel("automa_roll", (FACES,), "dice of the Automa", 15),
    Channel("countered", (FACES,), "defence dice already turned", 15),
    Channel("rerolled", (2,), "attack dice were rerolled, defence dice were"),
    Channel(
        "counts",
        (11,),
        "range, base dice, dice added, pool; defence added, pool; criticals, hits, damage, dealt, failed",
        63,
    ),
)
TABLE = (
    Channel("deck", (len(CLASSES),), "loot cards left in each deck", 127),
    Channel("discarded", (DESIGNS,), "loot in the discard piles", 15),
    Channel("upgrade_deck", (1,), "upgrade cards left", 31),
    Channel("looking", (DESIGNS,), "loot being looked at that the seat knows", 15),
    Channel("looking_unknown", (1,), "loot being looked at that it does not know", 15),
    _fighters("looker", "who looks"),
    Channel("offered", (UPGRADES,), "upgrades on offer that the seat knows"),
    Channel("offered_unknown", (1,), "upgrades on offer that it does not know", 15),
    Channel("under_deck", (UPGRADES,), "upgrades under the deck that it knows"),
    Channel("mode", (3,), "the mode: rebirth, royale, coalition"),
    Channel("board", (8,), "the round board"),
    Channel("round", (1,), "number of the round", 31),
    Channel("turns", (1,), "turns taken in this round", 15),
    Channel("phase", (5,), "set-up, planning, actions, check, closing"),
    Channel("floods", (1,), "how high the flood is", 31),
    _fighters("leader", "who has the leader token"),
    _fighters("active", "whose turn it is"),
    _fighters("asked", "who is asked, when it is one"),
    Channel("question", (FRAMES,), "what is asked, by its number in rules/frames.py"),
    Channel("window", (len(WINDOWS),), "the moment at which effects may be used: " + ", ".join(WINDOWS)),
    Channel("ask", (3,), "numbers of the question: a half, a slot, a supply, how many", 63),
    Channel("picked_verb", (VERBS,), "picked so far: the verb"),
    Channel("picked_effect", (EFFECTS,), "picked so far: the effect"),
    Channel("picked_sector", (SECTORS,), "picked so far: the sector"),
    Channel("picked_design", (DESIGNS,), "picked so far: the loot"),
    Channel("picked_slot", (8,), "picked so far: the weapon's slot"),
    Channel("picked_target", (TARGETS,), "picked so far: the target"),
    Channel("picked_dice", (FACES,), "picked so far: dice to reroll, by face, and 1", DICE),
    Channel("picked_range", (DICE,), "picked so far: the range"),
)
OBSERVATION = Sheet((*RING, *FIGHTER_CHANNELS, *ATTACK, *TABLE))


def _loot(name: str, about: str) -> Channel:
    return Channel(name, (DESIGNS,), about + ", by design of loot")


ACTIONS = Sheet(
    (
        Channel("plain", (VERBS,), "a verb that needs nothing more, by its number in rules/moves.py"),
        Channel("plan", (PLANS,), "top card, turned * 8, bottom card * 16, its half * 128, its side * 256"),
        Channel("pick", (IDS,), "play this fighter"),
        Channel("declare", (ROW, 8), "this half is used for this action"),
        Channel("act", (8, ROW), "take this action with this half"),
        Channel("skip", (ROW,), "leave this half out"),
        Channel("use", (EFFECTS,), "use an effect, by its number in the content"),
        Channel("use_on", (FIGHTERS,), "for this fighter"),
        Channel("use_at", (SECTORS,), "in this sector"),
        Channel("land", (SECTORS,), "land in this sector"),
        Channel("go", (SECTORS,), "move to this sector"),
        Channel("flee", (SECTORS,), "flee to this sector"),
        Channel("by", (EFFECTS,), "by means of this effect and 1; 0 plainly"),
        _loot("leave", "leave this behind"),
        _loot("equip", "wear this"),
        _loot("cover", "wear this over"),
        _loot("stow", "put this under"),
        _loot("throw", "throw this away"),
        _loot("drop", "drop this"),
        _loot("pay", "pay with this"),
        _loot("pay_itself", "pay with the weapon itself"),
        Channel("pay_bot", (BOTS,), "pay with a bot token"),
        Channel("slot", (8,), "the place of equipment: " + ", ".join(TYPES) + ", basic weapon"),
        Channel("aim", (8,), "attack with the weapon of this place"),
        Channel("target", (TARGETS,), "a fighter, the bot token of a sector, a whole sector"),
        Channel("range", (DICE,), "at this range"),
        Channel("reroll", (FACES, DICE), "reroll so many dice of this face"),
        Channel("block", (DICE,), "block so many criticals"),
        Channel("take", (8,), "take the loser's equipment of this place"),
        Channel("choose", (UPGRADES,), "take this upgrade"),
    )
)
