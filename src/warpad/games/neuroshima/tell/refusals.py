"""Why a move is refused: the precise rule and a sentence, for each kind of move."""

from __future__ import annotations

from warpad.core.game import Refusal
from warpad.games.neuroshima.data.content import NUMBER_OF
from warpad.games.neuroshima.data.tables import INSTANT, INSTANT_NAMES, INSTANT_OF, KIND, MOST_ENERGY
from warpad.games.neuroshima.rules import questions, terminals
from warpad.games.neuroshima.rules.board import HAND, zone_start
from warpad.games.neuroshima.rules.modes import is_variant
from warpad.games.neuroshima.rules.questions import ASK_TURN
from warpad.games.neuroshima.rules.setup import REINFORCEMENTS
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.actions import FIELDS, VERB_OF, Json, move_of
from warpad.games.neuroshima.tell.objections import CHECKS
from warpad.games.neuroshima.tell.telling import telling
from warpad.games.neuroshima.variants import words

# Which instant each verb needs.
INSTANT_FOR = {
    "battle": "battle",
    "move": "move",
    "push": "push",
    "snipe": "sniper",
    "grenade": "grenade",
    "strike": "air-strike",
    "rotate": "rotation",
    "castle": "castling",
    "terror": "terror",
}
COSTS = {
    "run-rotation": terminals.ROTATION_COST,
    "run-swap": terminals.SWAP_COST,
    "run-push": terminals.PUSH_COST,
    "run-laser": terminals.LASER_COST,
    "run-deletion": terminals.DELETION_COST,
    "run-detonation": terminals.DETONATION_COST,
}
BATTLE_VERBS = ("explode", "attack", "convert", "keep", "heal", "treat", "spend", "aim")
# Verbs that answer one question only.
ANSWERS = {"hq": questions.ASK_HQ, "retreat": questions.ASK_RETREAT, "turn": questions.ASK_FACE}


def why_not(position: State, seat: int, action: Json) -> Refusal | None:
    """Why this action is refused now; None when it is legal."""
    if position.ask == questions.ASK_OVER:
        return Refusal("NH-END-04", "nh-refuse-over")
    if seat not in list(position.actors()):
        return Refusal("NH-TURN-09", "nh-refuse-not-your-turn")
    verb = str(action.get("do"))
    if verb in FIELDS and position.ask < ASK_TURN:
        return Refusal("NH-TURN-11", "nh-refuse-answer-first")
    if verb in BATTLE_VERBS and position.ask >= ASK_TURN:
        return Refusal("NH-BAT-14", "nh-refuse-not-asked")
    move = move_of(position, seat, action)
    if move in position.legal(seat):
        return None
    if position.ask < ASK_TURN:
        return Refusal("NH-BAT-14", "nh-refuse-not-open")
    return (
        telling(position).refuse(position, verb, move)
        or _at_wrong_time(position, verb)
        or _explain(position, action, move)
    )


def _at_wrong_time(position: State, verb: str) -> Refusal | None:
    """A move that answers another question than the one that is open."""
    ask = position.ask
    if verb in ANSWERS and ask != ANSWERS[verb]:
        rule = {"hq": "NH-TURN-02", "retreat": "NH-INS-03", "turn": "NH-CTL-01"}[verb]
        return Refusal(rule, "nh-refuse-not-asked")
    if ask == questions.ASK_HQ and verb != "hq":
        return Refusal("NH-TURN-02", "nh-refuse-hq-first")
    if ask == questions.ASK_DISCARD and verb not in ("discard", "redraw", *COSTS):
        return Refusal("NH-TURN-05", "nh-refuse-discard-first")
    if ask == questions.ASK_BUY and verb not in ("sell", "bleed", "end"):
        return Refusal("NH-DUEL-02", "nh-refuse-buying")
    if ask == questions.ASK_RETREAT and verb != "retreat":
        return Refusal("NH-INS-03", "nh-refuse-answer-first")
    if ask == questions.ASK_FACE and verb != "turn":
        return Refusal("NH-CTL-01", "nh-refuse-answer-first")
    return None


def _explain(position: State, action: Json, move: int) -> Refusal:
    verb = str(action["do"])
    player = position.asked
    if "tile" in action and verb not in words.VERBS:
        refusal = _tile(position, player, verb, str(action["tile"]))
        if refusal is not None:
            return refusal
    if verb.startswith("run-") or verb in ("sell", "bleed"):
        refusal = _energy(position, player, verb)
        if refusal is not None:
            return refusal
    check = CHECKS.get(verb)
    found = check(position, player, move) if check is not None else None
    return found or Refusal(_LAST_RESORT.get(verb, "NH-TURN-06"), "nh-refuse-not-open")


def _tile(position: State, player: int, verb: str, id: str) -> Refusal | None:
    """What speaks against using a tile of the hand so."""
    number = NUMBER_OF[id] - position.setup.first[player]
    held = 0 <= number < position.setup.kinds[player]
    if not held or position.pile[zone_start(position, player, HAND) + number] == 0:
        return Refusal("NH-TURN-04", "nh-refuse-not-in-hand", {"tile": id})
    if verb == "discard" or verb == "sell":
        return None
    tile = NUMBER_OF[id]
    if verb == "place" and KIND[tile] == INSTANT:
        return Refusal("NH-TILE-01", "nh-refuse-not-placed", {"tile": id})
    if verb in INSTANT_FOR and INSTANT_NAMES[INSTANT_OF[tile]] != INSTANT_FOR[verb]:
        return Refusal("NH-TILE-01", "nh-refuse-wrong-tile", {"tile": id})
    if position.plays_left <= 0:
        variant = "NH-VAR-02" if is_variant(position.setup, REINFORCEMENTS) else "NH-VAR-01"
        return Refusal(variant, "nh-refuse-play-limit")
    return None


def _energy(position: State, player: int, verb: str) -> Refusal | None:
    if position.setup.terminals == 0:
        return Refusal("NH-SET-09", "nh-refuse-no-terminals")
    energy = position.energy[player]
    if verb in COSTS:
        if energy < COSTS[verb]:
            args = {"cost": COSTS[verb], "energy": energy}
            return Refusal("NH-DUEL-03", "nh-refuse-energy-short", args)
        return None
    if energy >= MOST_ENERGY:
        return Refusal("NH-DUEL-02", "nh-refuse-energy-full", {"most": MOST_ENERGY})
    if verb == "bleed":
        return Refusal("NH-DUEL-02", "nh-refuse-last-hit-point")
    return None


_LAST_RESORT = {
    **words.RULES,
    **{verb: "NH-DUEL-03" for verb in VERB_OF if verb.startswith("run-")},
    "hq": "NH-TURN-02",
    "castle": "NH-INS-08",
    "turn": "NH-CTL-01",
}
