"""Positions as JSON, both ways: for saved games, tests, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warpad.core.errors import ContentError, DecodeError
from warpad.core.fields import Gap, Slot, places_of
from warpad.core.game import Json
from warpad.core.reading import as_list_of, as_number, as_object, as_record, as_text, quote
from warpad.core.vecs import Ints, i64, vec
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import Catalogue, catalogue
from warpad.games.neon.data.tables import Tables
from warpad.games.neon.data.vocabulary import TYPES
from warpad.games.neon.rules import frames, layout, sizes
from warpad.games.neon.rules.fields import BODY, LAYOUT, READING, RULES, STATE
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.soundness import find_fault

FORMAT_KEYS = (
    "game", "pack", "rules", "state", "ring", "sectors", "scoreboard", "fighters", "loot", "looked",
    "upgrades", "attack", "agenda",
)  # fmt: skip
PLACE = places_of(LAYOUT)
Slots = Sequence[Slot | Gap]
PLACES = {codes.SHIP: "ship", codes.OUT: "out", codes.ABSENT: "absent"}
FRAME_KINDS = {
    value: name.lower().replace("_", "-")
    for name, value in vars(frames).items()
    if name.startswith(("STEP_", "ASK_", "DEAL_", "ROLL_", "REROLL_")) and isinstance(value, int)
}
FRAME_OF = {name: kind for kind, name in FRAME_KINDS.items()}


def saved(slots: Slots) -> list[Slot]:
    """Those that stand in a saved position by name."""
    return [slot for slot in slots if isinstance(slot, Slot) and slot.saved]


# Writing.


def dump(position: State) -> Json:
    """The whole position, secrets and pending choices included."""
    s, known = position.s, catalogue(position.pack)
    return {
        "game": "neon",
        "pack": position.pack,
        "rules": {**dump_slots(s, RULES), **dump_slots(s, READING)},
        "state": dump_slots(s, STATE),
        "ring": [known.sectors[s[layout.RING + i]] for i in range(s[layout.RING_SIZE])],
        "sectors": [[s[layout.TOKENS + i], s[layout.BOTS + i]] for i in range(codes.SECTORS)],
        "scoreboard": {
            "top": s[layout.TOP],
            "unseen": s[layout.UNSEEN],
            "laid": [[s[layout.LAID_TOKENS + i], s[layout.LAID_ROUNDS + i]] for i in range(s[layout.LAID])],
            "bots": [s[layout.BOT_COUNTS + i] for i in range(known.tables.bot_types)],
        },
        "fighters": [dump_fighter(position, known, who) for who in range(codes.FIGHTERS)],
        "loot": {
            "deck": dump_counts(position, known, layout.DECK),
            "discard": dump_counts(position, known, layout.DISCARD),
        },
        "looked": dump_looked(position, known),
        "upgrades": dump_upgrades(position, known),
        "attack": [s[i] for i in range(layout.ATTACKER, layout.ATTACK_END)],
        "agenda": [dump_frame(position, i) for i in range(s[layout.DEPTH])],
    }


def dump_slots(s: Ints, slots: Slots, at: int = 0) -> Json:
    """The slots that are saved by their names, within the block that begins there."""
    return {slot.saved: s[at + PLACE[slot.name]] for slot in saved(slots)}


def dump_counts(position: State, known: Catalogue, start: int) -> Json:
    counts = {id: position.s[start + number] for number, id in enumerate(known.designs)}
    return {id: number for id, number in counts.items() if number}


def dump_looked(position: State, known: Catalogue) -> Json:
    s = position.s
    number = s[layout.LOOKED]
    return {
        "seat": s[layout.LOOKER],
        "cards": [known.designs[s[layout.LOOK + i]] for i in range(number)],
        "known": [s[layout.LOOK_KNOWN + i] for i in range(number)],
    }


def dump_upgrades(position: State, known: Catalogue) -> Json:
    s = position.s
    under, offered = range(s[layout.UPGRADES_UNDER]), range(s[layout.OFFERED])
    return {
        "unseen": [id for n, id in enumerate(known.upgrades) if s[layout.UPGRADES_UNSEEN] >> n & 1],
        "under": [[known.upgrades[s[layout.UNDER + i]], s[layout.UNDER_KNOWN + i]] for i in under],
        "offered": [[known.upgrades[s[layout.OFFER + i]], s[layout.OFFER_KNOWN + i]] for i in offered],
    }


def dump_frame(position: State, index: int) -> list[object]:
    at = layout.AGENDA + index * sizes.FRAME
    return [FRAME_KINDS[position.s[at]], *(position.s[at + i] for i in range(1, sizes.FRAME))]


def dump_fighter(position: State, known: Catalogue, who: int) -> Json:
    s = position.s
    at = position.block(who)
    place, number = s[at + layout.F_PLACE], s[at + layout.F_ID]
    upgrade, token = s[at + layout.F_UPGRADE] - 1, s[at + layout.F_TOKEN]
    bots = range(known.tables.bot_types)
    return {
        "fighter": known.fighters[number] if number >= 0 else None,
        "place": PLACES[place] if place < 0 else known.sectors[place],
        "token": known.sectors[token] if token >= 0 else None,
        "hand": s[at + layout.F_HAND],
        "deck": s[at + layout.F_DECK],
        "discard": s[at + layout.F_DISCARD],
        **dump_slots(s, BODY, at),
        "trophies": [s[at + layout.F_TROPHIES + i] for i in range(3)],
        "upgrade": known.upgrades[upgrade] if upgrade >= 0 else None,
        "bots": [s[at + layout.F_BOTS + i] for i in bots],
        "spent": [s[at + layout.F_SPENT_BOTS + i] for i in bots],
        "equipment": [dump_stack(position, known, who, slot) for slot in range(len(TYPES))],
    }


def dump_stack(position: State, known: Catalogue, who: int, slot: int) -> list[str]:
    """The card on top, then its supplies; empty where there is none."""
    at = position.equipment(who, slot)
    cards = [position.s[at + i] - 1 for i in range(sizes.STACK)]
    return [known.designs[card] for card in cards if card >= 0]


# Reading.


def id_in(data: object, path: str, ids: Sequence[str]) -> int:
    if not isinstance(data, str) or data not in ids:
        raise DecodeError(f"{quote(data)} is not known", path)
    return ids.index(data)


Maker = Callable[[Tables, Ints, str], State]


class Loader:
    """Fills the facts of a position from JSON."""

    def __init__(self, data: object) -> None:
        self.data = as_record(data, "position", FORMAT_KEYS)
        if self.data["game"] != "neon":
            raise DecodeError("this is no position of Neon", "position.game")
        self.pack = as_text(self.data["pack"], "position.pack")
        try:
            self.known = catalogue(self.pack)
        except ContentError as error:
            raise DecodeError(str(error), "position.pack") from None
        self.s = vec[i64]([0 for _ in range(layout.SIZE)])

    def load(self, make: Maker) -> State:
        for section, slots in (("rules", (*RULES, *READING)), ("state", STATE)):
            entry = as_object(self.data[section], section)
            if section == "rules":
                entry = {slot.saved: 0 for slot in saved(READING)} | entry
            names = [slot.saved for slot in saved(slots)]
            self.slots(as_record(entry, section, names), slots, section)
        self.arena()
        for who, entry in enumerate(
            as_list_of(self.data["fighters"], "fighters", codes.FIGHTERS, codes.FIGHTERS)
        ):
            self.fighter(who, entry, f"fighters.{who}")
        self.loot()
        self.looked()
        self.upgrades()
        size = layout.ATTACK_END - layout.ATTACKER
        for i, value in enumerate(as_list_of(self.data["attack"], "attack", size, size)):
            self.s[layout.ATTACKER + i] = as_number(value, f"attack.{i}", -(10**6), 1 << 61)
        self.agenda()
        position = make(self.known.tables, self.s, self.pack)
        fault = find_fault(position)
        if fault:
            raise DecodeError(fault, "position")
        return position

    def slots(self, entry: Json, slots: Slots, path: str, at: int = 0) -> None:
        for slot in saved(slots):
            value = as_number(entry[slot.saved], f"{path}.{slot.saved}", slot.low, slot.high)
            self.s[at + PLACE[slot.name]] = value

    def arena(self) -> None:
        s, known = self.s, self.known
        for i in range(codes.SECTORS):
            s[layout.RING + i] = -1
            s[layout.PLACE_IN_RING + i] = -1
        ring = as_list_of(self.data["ring"], "ring", 0, codes.SECTORS)
        for i, id in enumerate(ring):
            sector = id_in(id, f"ring.{i}", known.sectors)
            if s[layout.PLACE_IN_RING + sector] >= 0:
                raise DecodeError("this sector stands twice in the ring", f"ring.{i}")
            s[layout.RING + i] = sector
            s[layout.PLACE_IN_RING + sector] = i
        s[layout.RING_SIZE] = len(ring)
        for i, entry in enumerate(as_list_of(self.data["sectors"], "sectors", codes.SECTORS, codes.SECTORS)):
            pair = as_list_of(entry, f"sectors.{i}", 2, 2)
            s[layout.TOKENS + i] = as_number(pair[0], f"sectors.{i}.0", 0, 10**6)
            s[layout.BOTS + i] = as_number(pair[1], f"sectors.{i}.1", 0, known.tables.bot_types)
        self.scoreboard()

    def scoreboard(self) -> None:
        s = self.s
        entry = as_record(self.data["scoreboard"], "scoreboard", ("top", "unseen", "laid", "bots"))
        s[layout.TOP] = as_number(entry["top"], "scoreboard.top", -1, codes.SECTORS - 1)
        s[layout.UNSEEN] = as_number(entry["unseen"], "scoreboard.unseen", 0, (1 << codes.SECTORS) - 1)
        laid = as_list_of(entry["laid"], "scoreboard.laid", 0, codes.SECTORS)
        s[layout.LAID] = len(laid)
        for i, token in enumerate(laid):
            pair = as_list_of(token, f"scoreboard.laid.{i}", 2, 2)
            s[layout.LAID_TOKENS + i] = as_number(pair[0], f"scoreboard.laid.{i}.0", 0, codes.SECTORS - 1)
            s[layout.LAID_ROUNDS + i] = as_number(pair[1], f"scoreboard.laid.{i}.1", 1, s[layout.ROUND])
        self.counts(entry["bots"], "scoreboard.bots", layout.BOT_COUNTS, self.known.tables.bot_types)

    def counts(self, data: object, path: str, at: int, size: int) -> None:
        for i, value in enumerate(as_list_of(data, path, size, size)):
            self.s[at + i] = as_number(value, f"{path}.{i}", 0, 99)

    def fighter(self, who: int, data: object, path: str) -> None:
        s, known = self.s, self.known
        own = ("fighter", "place", "token", "hand", "deck", "discard", "trophies", "upgrade")
        lists = ("bots", "spent", "equipment")
        entry = as_record(data, path, (*own, *(slot.saved for slot in saved(BODY)), *lists))
        at = layout.FIGHTER + who * layout.BLOCK
        s[at + layout.F_ID] = self.maybe(entry["fighter"], f"{path}.fighter", known.fighters)
        names = {name: place for place, name in PLACES.items()}
        place = entry["place"]
        s[at + layout.F_PLACE] = (
            names[place] if place in names else id_in(place, f"{path}.place", known.sectors)
        )
        s[at + layout.F_TOKEN] = self.maybe(entry["token"], f"{path}.token", known.sectors)
        s[at + layout.F_UPGRADE] = self.maybe(entry["upgrade"], f"{path}.upgrade", known.upgrades) + 1
        for name, field in (
            ("hand", layout.F_HAND),
            ("deck", layout.F_DECK),
            ("discard", layout.F_DISCARD),
        ):
            s[at + field] = as_number(entry[name], f"{path}.{name}", 0, (1 << codes.CARDS) - 1)
        self.slots(entry, BODY, path, at)
        self.counts(entry["trophies"], f"{path}.trophies", at + layout.F_TROPHIES, 3)
        self.counts(entry["bots"], f"{path}.bots", at + layout.F_BOTS, known.tables.bot_types)
        self.counts(entry["spent"], f"{path}.spent", at + layout.F_SPENT_BOTS, known.tables.bot_types)
        stacks = as_list_of(entry["equipment"], f"{path}.equipment", len(TYPES), len(TYPES))
        for slot, stack in enumerate(stacks):
            start = at + layout.F_EQUIPMENT + slot * sizes.STACK
            for i, id in enumerate(as_list_of(stack, f"{path}.equipment.{slot}", 0, sizes.STACK)):
                s[start + i] = id_in(id, f"{path}.equipment.{slot}.{i}", known.designs) + 1

    @staticmethod
    def maybe(data: object, path: str, ids: Sequence[str]) -> int:
        return -1 if data is None else id_in(data, path, ids)

    def loot(self) -> None:
        entry = as_record(self.data["loot"], "loot", ("deck", "discard"))
        for name, at in (("deck", layout.DECK), ("discard", layout.DISCARD)):
            for id, number in as_object(entry[name], f"loot.{name}").items():
                design = id_in(id, f"loot.{name}", self.known.designs)
                self.s[at + design] = as_number(number, f"loot.{name}.{id}", 0, 99)

    def looked(self) -> None:
        s = self.s
        entry = as_record(self.data["looked"], "looked", ("seat", "cards", "known"))
        s[layout.LOOKER] = as_number(entry["seat"], "looked.seat", -1, codes.SEATS - 1)
        cards = as_list_of(entry["cards"], "looked.cards", 0, sizes.MOST_LOOKED)
        seen = as_list_of(entry["known"], "looked.known", len(cards), len(cards))
        s[layout.LOOKED] = len(cards)
        for i, id in enumerate(cards):
            s[layout.LOOK + i] = id_in(id, f"looked.cards.{i}", self.known.designs)
            s[layout.LOOK_KNOWN + i] = as_number(seen[i], f"looked.known.{i}", 0, 1)

    def upgrades(self) -> None:
        s, ids = self.s, self.known.upgrades
        entry = as_record(self.data["upgrades"], "upgrades", ("unseen", "under", "offered"))
        for i, id in enumerate(as_list_of(entry["unseen"], "upgrades.unseen", 0, len(ids))):
            s[layout.UPGRADES_UNSEEN] |= 1 << id_in(id, f"upgrades.unseen.{i}", ids)
        s[layout.UPGRADES_UNDER] = self.pairs(entry, "under", layout.UNDER, layout.UNDER_KNOWN, len(ids))
        seen = self.known.tables.upgrades_seen
        s[layout.OFFERED] = self.pairs(entry, "offered", layout.OFFER, layout.OFFER_KNOWN, seen)

    def pairs(self, entry: Json, name: str, cards: int, knowers: int, most: int) -> int:
        items = as_list_of(entry[name], f"upgrades.{name}", 0, most)
        for i, item in enumerate(items):
            pair = as_list_of(item, f"upgrades.{name}.{i}", 2, 2)
            self.s[cards + i] = id_in(pair[0], f"upgrades.{name}.{i}.0", self.known.upgrades)
            self.s[knowers + i] = as_number(pair[1], f"upgrades.{name}.{i}.1", 0, 1 << codes.SEATS)
        return len(items)

    def agenda(self) -> None:
        frames = as_list_of(self.data["agenda"], "agenda", 0, sizes.MOST_FRAMES)
        self.s[layout.DEPTH] = len(frames)
        for i, frame in enumerate(frames):
            parts = as_list_of(frame, f"agenda.{i}", sizes.FRAME, sizes.FRAME)
            at = layout.AGENDA + i * sizes.FRAME
            if parts[0] not in FRAME_OF:
                raise DecodeError(f"{parts[0]!r} is not known", f"agenda.{i}.0")
            self.s[at] = FRAME_OF[parts[0]]
            for j in range(1, sizes.FRAME):
                self.s[at + j] = as_number(parts[j], f"agenda.{i}.{j}", -9, 1 << 20)


def load(data: object, make: Maker) -> State:
    """The position that this JSON tells of; DecodeError says what is wrong and where."""
    return Loader(data).load(make)
