"""Positions of Neon built by hand: fighters with all they have, hands and rows, bots and search tokens."""

from __future__ import annotations

from typing import Any

from warpad.core.analysis.editing import Bench, Change, Editing, Number, Piece, Thing, within
from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.position import Position
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import catalogue
from warpad.games.neon.data.vocabulary import TYPES
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell import laying

MOST_SEARCH = 3
FIGHTER_NUMBERS = ("health", "energy", "fields")
# Where a loot card lies: with a fighter, or in one of the two piles that all share.
WORN, PILES = "worn", ("deck", "discard")


class ArenaEditing(Editing):
    """Fighters stay in the game; they are moved, not taken away. A sector has room for one bot."""

    def __init__(self, dump: Any, load: Any) -> None:
        self._dump = dump
        self._load = load

    def bench(self, position: Position) -> Bench:
        assert isinstance(position, State)
        data: Json = self._dump(position)
        known = catalogue(position.pack)
        most = _most(position)
        playing = [(seat, one) for seat, one in enumerate(data["fighters"]) if one["place"] in data["ring"]]
        numbers: list[Number] = [
            {
                "number": f"{name}:{seat}",
                "name": f"edit-{name}",
                "of": f"neon-fighter-{fighter['fighter']}",
                "value": fighter[name],
                "low": 1 if name == "health" else 0,
                "high": most[name],
            }
            for seat, fighter in playing
            for name in FIGHTER_NUMBERS
        ]
        numbers += [
            {
                "number": f"search:{sector}",
                "name": "edit-search",
                "of": f"neon-sector-{sector}",
                "value": data["sectors"][known.sectors.index(sector)][0],
                "low": 0,
                "high": MOST_SEARCH,
            }
            for sector in data["ring"]
        ]
        pieces: list[Piece] = [
            {
                "thing": fighter["fighter"],
                "name": f"neon-fighter-{fighter['fighter']}",
                "side": seat,
                "at": str(known.sectors.index(fighter["place"]) + 1),
                "facing": None,
                "wounds": None,
                "most_wounds": 0,
                "is_fixed": True,
            }
            for seat, fighter in playing
        ]
        everybody = data["fighters"][: data["rules"]["players"]]
        sides = [f"neon-fighter-{one['fighter']}" for one in everybody]
        pieces += [_bot_piece(data, known, sector) for sector in data["ring"] if _bot_in(data, known, sector)]
        things = [_bot_thing(data, position, known, seat, bot) for seat, _ in playing for bot in known.bots]
        things += laying.card_things(data, known)
        things += [_thing(data, known, seat, design) for seat, _ in playing for design in known.designs]
        return {"sides": sides, "things": things, "pieces": pieces, "numbers": numbers, "to_move": None}

    def change(self, data: Json, change: Change) -> Json:
        position = self._load(data)
        known = catalogue(position.pack)
        match change.do:
            case "put" | "take" | "move" if change.thing in known.bots:
                _change_bot(data, position, known, change)
            case "move":
                fighter = _standing(data, change.side)
                fighter["place"] = _sector(data, known, change.to)
            case "shift" if change.thing in known.card_of:
                laying.shift_card(data, known, change.side, change.thing, change.to)
                self._reveal_again(data, change.side)
            case "shift":
                _shift(data, known, change)
            case "set":
                _set(data, position, known, change)
            case _:
                raise DecodeError("edit-unknown", "change")
        return data

    def _reveal_again(self, data: Json, seat: int) -> None:
        if laying.has_row(data, seat):
            laying.reveal_again(data, self._load(data), seat)


def _most(position: State) -> dict[str, int]:
    """The most a fighter can have."""
    t = position.t
    return {"health": int(codes.HEALTH), "energy": int(t.energy_max), "fields": int(t.fields)}


def _thing(data: Json, known: Any, seat: int, design: str) -> Thing:
    """A loot card as one fighter may have it; the piles are those of all."""
    stack = data["fighters"][seat]["equipment"][_slot(known, design)]
    lies = {WORN: int(stack[:1] == [design]), **{pile: data["loot"][pile].get(design, 0) for pile in PILES}}
    return {
        "thing": design,
        "name": f"neon-loot-{design}",
        "side": seat,
        "left": sum(lies[pile] for pile in PILES),
        "most": known.design_of[design].copies,
        "is_placed": False,
        "zones": [{"zone": zone, "count": count} for zone, count in lies.items()],
    }


def _bot_in(data: Json, known: Any, sector: str) -> str | None:
    kind = data["sectors"][known.sectors.index(sector)][1]
    return known.bots[kind - 1] if kind else None


def _bots_left(data: Json, position: State, known: Any, bot: str) -> int:
    """How many of a kind are neither in a sector nor with a fighter."""
    kind = int(known.bots.index(bot))
    seen: int = sum(pair[1] == kind + 1 for pair in data["sectors"])
    owned: int = sum(one["bots"][kind] + one["spent"][kind] for one in data["fighters"])
    return max(0, int(position.t.bot_copies) - seen - owned)


def _bot_thing(data: Json, position: State, known: Any, seat: int, bot: str) -> Thing:
    """Bots are nobody's: every side is offered the same ones."""
    return {
        "thing": bot,
        "name": f"neon-bot-{bot}",
        "side": seat,
        "left": _bots_left(data, position, known, bot),
        "most": int(position.t.bot_copies),
        "is_placed": True,
        "zones": [],
    }


def _bot_piece(data: Json, known: Any, sector: str) -> Piece:
    bot = _bot_in(data, known, sector)
    assert bot is not None
    return {
        "thing": bot,
        "name": f"neon-bot-{bot}",
        "side": 0,
        "at": str(known.sectors.index(sector) + 1),
        "facing": None,
        "wounds": None,
        "most_wounds": 0,
        "is_fixed": False,
    }


def _change_bot(data: Json, position: State, known: Any, change: Change) -> None:
    """A bot comes into a sector, leaves it, or goes from one to another."""
    kind = known.bots.index(change.thing) + 1
    if change.do == "put":
        _fetch_bot(data, position, known, change)
    else:
        stands = _tokens(data, known, change.at)
        if stands[1] != kind:
            raise DecodeError("edit-empty", "change")
        stands[1] = 0
    if change.do != "take":
        goal = _tokens(data, known, change.to if change.do == "move" else change.at)
        if goal[1] and not change.mend:
            raise DecodeError("edit-bot-there", "change")
        goal[1] = kind


def _fetch_bot(data: Json, position: State, known: Any, change: Change) -> None:
    """One that is free; else, to mend it, the first that stands in a sector."""
    if _bots_left(data, position, known, change.thing):
        return
    stands = (sector for sector in data["ring"] if _bot_in(data, known, sector) == change.thing)
    source = next(stands, None) if change.mend else None
    if source is None:
        raise DecodeError("edit-no-bot", "change")
    data["sectors"][known.sectors.index(source)][1] = 0


def _tokens(data: Json, known: Any, number: str) -> list[int]:
    """The search tokens and the bot of a sector."""
    found: list[int] = data["sectors"][known.sectors.index(_sector(data, known, number))]
    return found


def _slot(known: Any, design: str) -> int:
    return TYPES.index(known.design_of[design].type)


def _shift(data: Json, known: Any, change: Change) -> None:
    """NEON-LOOT-06: a fighter has one card of each type; with it go the supplies that lie under it."""
    if change.thing not in known.design_of or change.to not in (WORN, *PILES):
        raise DecodeError("edit-unknown", "change")
    equipment = _standing(data, change.side)["equipment"]
    slot, piles = _slot(known, change.thing), data["loot"]
    if change.to == WORN:
        pile = next((pile for pile in PILES if piles[pile].get(change.thing)), None)
        if pile is None:
            raise DecodeError("edit-no-card", "change")
        if equipment[slot] and not change.mend:
            raise DecodeError("edit-worn", "change")
        piles["discard"] = _counted(piles["discard"], equipment[slot], 1)
        piles[pile] = _counted(piles[pile], [change.thing], -1)
        equipment[slot] = [change.thing]
    elif equipment[slot][:1] == [change.thing]:
        piles[change.to] = _counted(piles[change.to], equipment[slot], 1)
        equipment[slot] = []
    else:
        other = PILES[1 - PILES.index(change.to)]
        if not piles[other].get(change.thing):
            raise DecodeError("edit-no-card", "change")
        piles[other] = _counted(piles[other], [change.thing], -1)
        piles[change.to] = _counted(piles[change.to], [change.thing], 1)


def _counted(pile: Json, designs: list[str], by: int) -> Json:
    counts = dict(pile)
    for design in designs:
        counts[design] = counts.get(design, 0) + by
    return {design: count for design, count in counts.items() if count}


def _standing(data: Json, seat: int) -> Json:
    fighters = data["fighters"]
    if not 0 <= seat < len(fighters) or fighters[seat]["place"] not in data["ring"]:
        raise DecodeError("edit-empty", "change")
    found: Json = fighters[seat]
    return found


def _sector(data: Json, known: Any, number: str) -> str:
    names: dict[str, str] = {str(at + 1): sector for at, sector in enumerate(known.sectors)}
    if names.get(number) not in data["ring"]:
        raise DecodeError("edit-sunk", "change")
    return names[number]


def _set(data: Json, position: State, known: Any, change: Change) -> None:
    name, _, whose = change.thing.partition(":")
    if name == "search" and whose in data["ring"]:
        data["sectors"][known.sectors.index(whose)][0] = within(change.value, 0, MOST_SEARCH)
    elif name in FIGHTER_NUMBERS and whose in {str(n) for n in range(len(data["fighters"]))}:
        low = 1 if name == "health" else 0
        _standing(data, int(whose))[name] = within(change.value, low, _most(position)[name])
    else:
        raise DecodeError("edit-unknown", "change")
