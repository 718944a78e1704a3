"""Positions as JSON, both ways: for saved games, tests, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warpad.core.errors import ContentError, DecodeError
from warpad.core.game import Json
from warpad.core.vecs import i64, vec
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import Catalogue, catalogue
from warpad.games.neon.data.vocabulary import TYPES
from warpad.games.neon.rules import layout
from warpad.games.neon.rules.position import Neon
from warpad.games.neon.tell.soundness import find_fault

MOST = 10**6
FORMAT_KEYS = (
    "game", "pack", "rules", "state", "ring", "sectors", "scoreboard", "fighters", "loot", "looked",
    "upgrades", "attack", "agenda",
)  # fmt: skip
RULES = {
    "mode": layout.MODE,
    "players": layout.PLAYERS,
    "teams": layout.TEAMS,
    "automa": layout.WITH_AUTOMA,
    "board": layout.BOARD,
}
STATE = {
    "round": layout.ROUND,
    "phase": layout.PHASE,
    "leader": layout.LEADER,
    "active": layout.ACTIVE,
    "turns": layout.TURNS,
    "floods": layout.FLOODS,
    "closing": layout.CLOSING,
    "spared": layout.SPARED,
    "fled": layout.FLED,
    "over": layout.OVER,
    "winners": layout.WINNERS,
    "best": layout.BEST,
    "extra": layout.EXTRA,
    "keep": layout.KEEP,
}
BODY = {
    "side": layout.F_SIDE,
    "health": layout.F_HEALTH,
    "energy": layout.F_ENERGY,
    "fields": layout.F_FIELD,
    "plan": layout.F_PLAN,
    "declared": layout.F_DECLARED,
    "initiative": layout.F_INITIATIVE,
    "acted": layout.F_ACTED,
    "first": layout.F_FIRST,
    "exhausted": layout.F_EXHAUSTED,
    "team": layout.F_TEAM,
    "lost": layout.F_LOST,
    "half": layout.F_HALF,
    "pick": layout.F_PICK,
}
PLACES = {codes.SHIP: "ship", codes.OUT: "out", codes.ABSENT: "absent"}
FRAME_KINDS = {
    value: name.lower().replace("_", "-")
    for name, value in vars(layout).items()
    if name.startswith(("STEP_", "ASK_", "DEAL_", "ROLL_", "REROLL_")) and isinstance(value, int)
}
FRAME_OF = {name: kind for kind, name in FRAME_KINDS.items()}


# Writing.


def dump(position: Neon) -> Json:
    """The whole position, secrets and pending choices included."""
    s, known = position.s, catalogue(position.pack)
    return {
        "game": "neon",
        "pack": position.pack,
        "rules": {name: s[at] for name, at in RULES.items()},
        "state": {name: s[at] for name, at in STATE.items()},
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


def dump_counts(position: Neon, known: Catalogue, start: int) -> Json:
    counts = {id: position.s[start + number] for number, id in enumerate(known.designs)}
    return {id: number for id, number in counts.items() if number}


def dump_looked(position: Neon, known: Catalogue) -> Json:
    s = position.s
    number = s[layout.LOOKED]
    return {
        "seat": s[layout.LOOKER],
        "cards": [known.designs[s[layout.LOOK + i]] for i in range(number)],
        "known": [s[layout.LOOK_KNOWN + i] for i in range(number)],
    }


def dump_upgrades(position: Neon, known: Catalogue) -> Json:
    s = position.s
    under, offered = range(s[layout.UPGRADES_UNDER]), range(s[layout.OFFERED])
    return {
        "unseen": [id for n, id in enumerate(known.upgrades) if s[layout.UPGRADES_UNSEEN] >> n & 1],
        "under": [[known.upgrades[s[layout.UNDER + i]], s[layout.UNDER_KNOWN + i]] for i in under],
        "offered": [[known.upgrades[s[layout.OFFER + i]], s[layout.OFFER_KNOWN + i]] for i in offered],
    }


def dump_frame(position: Neon, index: int) -> list[object]:
    at = layout.AGENDA + index * layout.FRAME
    return [FRAME_KINDS[position.s[at]], *(position.s[at + i] for i in range(1, layout.FRAME))]


def dump_fighter(position: Neon, known: Catalogue, who: int) -> Json:
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
        **{name: s[at + field] for name, field in BODY.items()},
        "trophies": [s[at + layout.F_TROPHIES + i] for i in range(3)],
        "upgrade": known.upgrades[upgrade] if upgrade >= 0 else None,
        "bots": [s[at + layout.F_BOTS + i] for i in bots],
        "spent": [s[at + layout.F_SPENT_BOTS + i] for i in bots],
        "equipment": [dump_stack(position, known, who, slot) for slot in range(len(TYPES))],
    }


def dump_stack(position: Neon, known: Catalogue, who: int, slot: int) -> list[str]:
    """The card on top, then its supplies; empty where there is none."""
    at = position.equipment(who, slot)
    cards = [position.s[at + i] - 1 for i in range(layout.STACK)]
    return [known.designs[card] for card in cards if card >= 0]


# Reading.


def expect(data: Any, kind: type, path: str) -> Any:
    if not isinstance(data, kind) or (kind is int and isinstance(data, bool)):
        raise DecodeError(f"expected {kind.__name__}, found {data!r}", path)
    return data


def number_in(data: Any, path: str, low: int = -MOST, high: int = MOST) -> int:
    value = expect(data, int, path)
    if not low <= value <= high:
        raise DecodeError(f"expected a number from {low} to {high}, found {value}", path)
    return int(value)


def list_of(data: Any, path: str, low: int, high: int) -> list[Any]:
    items: list[Any] = expect(data, list, path)
    if not low <= len(items) <= high:
        raise DecodeError(f"expected {low} to {high} entries, found {len(items)}", path)
    return items


def object_of(data: Any, path: str, keys: Sequence[str]) -> Json:
    entry: Json = expect(data, dict, path)
    for name in {*entry, *keys}:
        if name not in keys:
            raise DecodeError("this key is not known", f"{path}.{name}")
        if name not in entry:
            raise DecodeError("this key is missing", f"{path}.{name}")
    return entry


def id_in(data: Any, path: str, ids: Sequence[str]) -> int:
    if data not in ids:
        raise DecodeError(f"{data!r} is not known", path)
    return ids.index(data)


class Loader:
    """Fills the facts of a position from JSON."""

    def __init__(self, data: object) -> None:
        self.data = object_of(data, "position", FORMAT_KEYS)
        if self.data["game"] != "neon":
            raise DecodeError("this is no position of Neon", "position.game")
        self.pack = expect(self.data["pack"], str, "position.pack")
        try:
            self.known = catalogue(self.pack)
        except ContentError as error:
            raise DecodeError(str(error), "position.pack") from None
        self.s = vec[i64]([0 for _ in range(layout.SIZE)])

    def load(self) -> Neon:
        self.scalars("rules", RULES)
        self.scalars("state", STATE)
        self.arena()
        for who, entry in enumerate(
            list_of(self.data["fighters"], "fighters", codes.FIGHTERS, codes.FIGHTERS)
        ):
            self.fighter(who, entry, f"fighters.{who}")
        self.loot()
        self.looked()
        self.upgrades()
        size = layout.ATTACK_END - layout.ATTACKER
        for i, value in enumerate(list_of(self.data["attack"], "attack", size, size)):
            self.s[layout.ATTACKER + i] = number_in(value, f"attack.{i}", -MOST, 1 << 61)
        self.agenda()
        position = Neon(self.known.tables, self.s, self.pack)
        fault = find_fault(position)
        if fault:
            raise DecodeError(fault, "position")
        return position

    def scalars(self, section: str, fields: dict[str, int]) -> None:
        entry = object_of(self.data[section], section, tuple(fields))
        for name, at in fields.items():
            self.s[at] = number_in(entry[name], f"{section}.{name}")

    def arena(self) -> None:
        s, known = self.s, self.known
        for i in range(codes.SECTORS):
            s[layout.RING + i] = -1
            s[layout.PLACE_IN_RING + i] = -1
        ring = list_of(self.data["ring"], "ring", 0, codes.SECTORS)
        for i, id in enumerate(ring):
            sector = id_in(id, f"ring.{i}", known.sectors)
            if s[layout.PLACE_IN_RING + sector] >= 0:
                raise DecodeError("this sector stands twice in the ring", f"ring.{i}")
            s[layout.RING + i] = sector
            s[layout.PLACE_IN_RING + sector] = i
        s[layout.RING_SIZE] = len(ring)
        for i, entry in enumerate(list_of(self.data["sectors"], "sectors", codes.SECTORS, codes.SECTORS)):
            pair = list_of(entry, f"sectors.{i}", 2, 2)
            s[layout.TOKENS + i] = number_in(pair[0], f"sectors.{i}.0", 0)
            s[layout.BOTS + i] = number_in(pair[1], f"sectors.{i}.1", 0, known.tables.bot_types)
        self.scoreboard()

    def scoreboard(self) -> None:
        s = self.s
        entry = object_of(self.data["scoreboard"], "scoreboard", ("top", "unseen", "laid", "bots"))
        s[layout.TOP] = number_in(entry["top"], "scoreboard.top", -1, codes.SECTORS - 1)
        s[layout.UNSEEN] = number_in(entry["unseen"], "scoreboard.unseen", 0, (1 << codes.SECTORS) - 1)
        laid = list_of(entry["laid"], "scoreboard.laid", 0, codes.SECTORS)
        s[layout.LAID] = len(laid)
        for i, token in enumerate(laid):
            pair = list_of(token, f"scoreboard.laid.{i}", 2, 2)
            s[layout.LAID_TOKENS + i] = number_in(pair[0], f"scoreboard.laid.{i}.0", 0, codes.SECTORS - 1)
            s[layout.LAID_ROUNDS + i] = number_in(pair[1], f"scoreboard.laid.{i}.1", 1, s[layout.ROUND])
        self.counts(entry["bots"], "scoreboard.bots", layout.BOT_COUNTS, self.known.tables.bot_types)

    def counts(self, data: object, path: str, at: int, size: int) -> None:
        for i, value in enumerate(list_of(data, path, size, size)):
            self.s[at + i] = number_in(value, f"{path}.{i}", 0, 99)

    def fighter(self, who: int, data: object, path: str) -> None:
        s, known = self.s, self.known
        own = ("fighter", "place", "token", "hand", "deck", "discard", "trophies", "upgrade")
        lists = ("bots", "spent", "equipment")
        entry = object_of(data, path, (*own, *BODY, *lists))
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
            s[at + field] = number_in(entry[name], f"{path}.{name}", 0, (1 << codes.CARDS) - 1)
        for name, field in BODY.items():
            s[at + field] = number_in(entry[name], f"{path}.{name}", -9, 1 << 12)
        self.counts(entry["trophies"], f"{path}.trophies", at + layout.F_TROPHIES, 3)
        self.counts(entry["bots"], f"{path}.bots", at + layout.F_BOTS, known.tables.bot_types)
        self.counts(entry["spent"], f"{path}.spent", at + layout.F_SPENT_BOTS, known.tables.bot_types)
        stacks = list_of(entry["equipment"], f"{path}.equipment", len(TYPES), len(TYPES))
        for slot, stack in enumerate(stacks):
            start = at + layout.F_EQUIPMENT + slot * layout.STACK
            for i, id in enumerate(list_of(stack, f"{path}.equipment.{slot}", 0, layout.STACK)):
                s[start + i] = id_in(id, f"{path}.equipment.{slot}.{i}", known.designs) + 1

    @staticmethod
    def maybe(data: object, path: str, ids: Sequence[str]) -> int:
        return -1 if data is None else id_in(data, path, ids)

    def loot(self) -> None:
        entry = object_of(self.data["loot"], "loot", ("deck", "discard"))
        for name, at in (("deck", layout.DECK), ("discard", layout.DISCARD)):
            for id, number in expect(entry[name], dict, f"loot.{name}").items():
                design = id_in(id, f"loot.{name}", self.known.designs)
                self.s[at + design] = number_in(number, f"loot.{name}.{id}", 0, 99)

    def looked(self) -> None:
        s = self.s
        entry = object_of(self.data["looked"], "looked", ("seat", "cards", "known"))
        s[layout.LOOKER] = number_in(entry["seat"], "looked.seat", -1, codes.SEATS - 1)
        cards = list_of(entry["cards"], "looked.cards", 0, layout.MOST_LOOKED)
        seen = list_of(entry["known"], "looked.known", len(cards), len(cards))
        s[layout.LOOKED] = len(cards)
        for i, id in enumerate(cards):
            s[layout.LOOK + i] = id_in(id, f"looked.cards.{i}", self.known.designs)
            s[layout.LOOK_KNOWN + i] = number_in(seen[i], f"looked.known.{i}", 0, 1)

    def upgrades(self) -> None:
        s, ids = self.s, self.known.upgrades
        entry = object_of(self.data["upgrades"], "upgrades", ("unseen", "under", "offered"))
        for i, id in enumerate(list_of(entry["unseen"], "upgrades.unseen", 0, len(ids))):
            s[layout.UPGRADES_UNSEEN] |= 1 << id_in(id, f"upgrades.unseen.{i}", ids)
        s[layout.UPGRADES_UNDER] = self.pairs(entry, "under", layout.UNDER, layout.UNDER_KNOWN, len(ids))
        seen = self.known.tables.upgrades_seen
        s[layout.OFFERED] = self.pairs(entry, "offered", layout.OFFER, layout.OFFER_KNOWN, seen)

    def pairs(self, entry: Json, name: str, cards: int, knowers: int, most: int) -> int:
        items = list_of(entry[name], f"upgrades.{name}", 0, most)
        for i, item in enumerate(items):
            pair = list_of(item, f"upgrades.{name}.{i}", 2, 2)
            self.s[cards + i] = id_in(pair[0], f"upgrades.{name}.{i}.0", self.known.upgrades)
            self.s[knowers + i] = number_in(pair[1], f"upgrades.{name}.{i}.1", 0, 1 << codes.SEATS)
        return len(items)

    def agenda(self) -> None:
        frames = list_of(self.data["agenda"], "agenda", 0, layout.MOST_FRAMES)
        self.s[layout.DEPTH] = len(frames)
        for i, frame in enumerate(frames):
            parts = list_of(frame, f"agenda.{i}", layout.FRAME, layout.FRAME)
            at = layout.AGENDA + i * layout.FRAME
            if parts[0] not in FRAME_OF:
                raise DecodeError(f"{parts[0]!r} is not known", f"agenda.{i}.0")
            self.s[at] = FRAME_OF[parts[0]]
            for j in range(1, layout.FRAME):
                self.s[at + j] = number_in(parts[j], f"agenda.{i}.{j}", -9, 1 << 20)


def load(data: object) -> Neon:
    """The position that this JSON tells of; DecodeError says what is wrong and where."""
    return Loader(data).load()
