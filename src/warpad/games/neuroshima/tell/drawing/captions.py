"""The words of a drawing: what is played, whose turn it is, how each player stands, what tiles are called."""

from __future__ import annotations

from warpad.games.neuroshima.data.content import ALL_ARMIES
from warpad.games.neuroshima.rules import questions
from warpad.games.neuroshima.rules.board import HAND, STACK, player_to_move
from warpad.games.neuroshima.rules.hand import pile_size
from warpad.games.neuroshima.rules.setup import MODE_NAMES, RULESET_NAMES
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.sight import pile_list, question
from warpad.games.neuroshima.tell.telling import telling
from warpad.locales import has_message, text, told

HOUSE = "house"


def heading(position: State, language: str) -> list[str]:
    """What is played, and what is asked of whom."""
    setup = position.setup
    rules = {"mode": MODE_NAMES[setup.mode], "ruleset": RULESET_NAMES[setup.ruleset]}
    head = [told("nh-drawing-rules", rules, language)]
    scenario = telling(position).heading(language)
    if scenario:
        head.append(f"{scenario}.")
    asked = _end(position, language) if position.ask == questions.ASK_OVER else _asked(position, language)
    return [" ".join(head), asked]


def _end(position: State, language: str) -> str:
    everybody = range(position.setup.players)
    armies = [army_of(position, player) for player in everybody if position.winners >> player & 1]
    if len(armies) in (0, len(everybody)):
        return told("nh-event-drawn-game", {}, language)
    return told("nh-drawing-won", {"army": armies}, language)


def _asked(position: State, language: str) -> str:
    """The turn, who chooses, and the question."""
    asked = question(position)
    who = []
    if position.turn_number:
        who.append(told("nh-drawing-turn", {"turn": position.turn_number}, language))
    if asked["player"] is not None:
        who.append(_army(position, asked["player"], language))
    sentence = told(asked["message"], asked["args"], language)
    return f"{', '.join(who)}. {sentence}" if who else sentence


def players(position: State, language: str) -> list[str]:
    """A line for each player."""
    everybody = range(position.setup.players)
    room = max(len(_army(position, player, language)) for player in everybody)
    return [_player(position, player, room, language) for player in everybody]


def _player(position: State, player: int, room: int, language: str) -> str:
    marker = "▸" if position.turn_number and player_to_move(position) == player else " "
    style = ("strike " if position.fallen >> player & 1 else "") + colour_of(position, player)
    name = f"{_army(position, player, language):<{room}}"
    notes = ", ".join(_notes(position, player, language))
    return f"{marker} [bold {style}]{name}[/]  {notes}; {_hand(position, player, language)}"


def _notes(position: State, player: int, language: str) -> list[str]:
    setup = position.setup
    counts = {"points" if setup.scores_points else "hit-points": position.hp[player]}
    counts["stack"] = pile_size(position, player, STACK)
    if setup.terminals:
        counts["energy"] = position.energy[player]
    notes = [told(f"nh-drawing-{what}", {"count": int(n)}, language) for what, n in counts.items()]
    if position.terror >> player & 1:
        notes.append(told("nh-drawing-terror", {}, language))
    return notes + telling(position).notes(position, player, language)


def _hand(position: State, player: int, language: str) -> str:
    tiles = pile_list(position, player, HAND)
    return (
        told("nh-drawing-hand", {"tile": tiles}, language)
        if tiles
        else told("nh-drawing-no-hand", {}, language)
    )


def army_of(position: State, player: int) -> str:
    return ALL_ARMIES[position.setup.army[player]].id


def colour_of(position: State, player: int) -> str:
    return ALL_ARMIES[position.setup.army[player]].colour


def _army(position: State, player: int, language: str) -> str:
    return told(f"nh-army-{army_of(position, player)}", {}, language)


def name_in_hex(tile: str, room: int, language: str) -> str:
    """The name of a tile where there is little room: the short one, if it has one, cut to fit."""
    short = f"nh-hex-{tile.partition('-')[2]}"
    name = text(short if has_message(short) else f"nh-tile-{tile}", {}, language)
    return name if len(name) <= room else f"{name[: room - 1].rstrip()}…"


def marked(words: str, origin: str, language: str) -> str:
    """House content is called so."""
    return told("nh-drawing-house", {"what": words}, language) if origin == HOUSE else words
