"""Which mechanisms of the rules play a part in an etude, told from what happens in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from warpad.core.game import Json
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import Catalogue, catalogue
from warpad.games.neon.rules.state import State

BY_VERB = {
    codes.V_ADD_ATTACK: "more-dice",
    codes.V_REROLL: "reroll",
    codes.V_TURN_FACE: "turned-dice",
    codes.V_ADD_DAMAGE: "extra-damage",
    codes.V_EXTEND: "range",
    codes.V_AREA: "area",
    codes.V_PLACE: "token",
    codes.V_LOSE: "drain",
    codes.V_FIRST: "initiative",
    codes.V_ADD_DEFENSE: "defence",
    codes.V_CANCEL: "defence",
    codes.V_PREVENT: "defence",
}
BY_SOURCE = {
    codes.FROM_UNIQUE: "ability",
    codes.FROM_SECTOR: "sector",
    codes.FROM_LOOT: "gear",
    codes.FROM_UPGRADE: "upgrade",
}
BY_OWN_EVENT = {
    "revealed": "plan",
    "moved": "move",
    "landed": "move",
    "searched": "loot",
    "bot-paid": "bot",
    "bot-destroyed": "bot",
    "leader-taken": "leader",
}
BY_EVENT = {"hits-cancelled": "armour", "damaged-by-closing": "closing"}
ANSWER, PUSH, TWO_ATTACKS = "answer", "push", "two-attacks"
# The last of those that play a part is the first hint.
THEMES = (
    ANSWER, "armour", "gear", "sector", "reroll", "upgrade", "move", "plan", "more-dice", "turned-dice",
    "ability", "loot", "bot", "leader", "defence", "drain", "initiative", "token", "area", "range",
    "extra-damage", PUSH, TWO_ATTACKS, "closing",
)  # fmt: skip


def themes_of(events: Sequence[Json], position: State, seat: int) -> list[str]:
    """The themes of a line of this seat: of the effects it uses, and of what else happens."""
    found = set(themes_in(events, catalogue(position.pack), seat))
    if sum(event["event"] == "attacked" and event["seat"] == seat for event in events) > 1:
        found.add(TWO_ATTACKS)
    return [theme for theme in THEMES if theme in found]


def themes_in(events: Sequence[Json], known: Catalogue, seat: int) -> Iterator[str]:
    for event in events:
        name, own = str(event["event"]), event.get("seat") == seat
        if name in BY_EVENT:
            yield BY_EVENT[name]
        if own and name in BY_OWN_EVENT:
            yield BY_OWN_EVENT[name]
        if name == "used":
            yield from themes_of_effect(known, str(event["effect"])) if own else (ANSWER,)


def themes_of_effect(known: Catalogue, effect: str) -> Iterator[str]:
    number = known.effect_ids.index(effect)
    tables = known.tables
    step = tables.e_first[number]
    verb = tables.d_verb[step]
    if verb in BY_VERB:
        yield BY_VERB[verb]
    if verb == codes.V_MOVE and tables.d_who[step] == codes.ON_TARGET:
        yield PUSH
    if tables.e_source[number] in BY_SOURCE:
        yield BY_SOURCE[tables.e_source[number]]
