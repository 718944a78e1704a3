"""Why a move is refused: the precise rule and a sentence, for each kind of move."""

from __future__ import annotations

from warpad.core.game import Refusal
from warpad.games.neuroshima.data.content import NUMBER_OF
from warpad.games.neuroshima.data.tables import (
    INSTANT,
    INSTANT_NAMES,
    INSTANT_OF,
    KIND,
    MOST_ENERGY,
)
from warpad.games.neuroshima.rules import course, duel
from warpad.games.neuroshima.rules.board import ASK_TURN, HAND
from warpad.games.neuroshima.rules.position import Neuroshima
from warpad.games.neuroshima.rules.setup import REINFORCEMENTS
from warpad.games.neuroshima.tell.actions import FIELDS, VERB_OF, Json, move_of
from warpad.games.neuroshima.tell.objections import CHECKS
from warpad.games.neuroshima.variants.atlas import boards as atlas
from warpad.games.neuroshima.variants.constructions.refusals import BUILDING_VERBS, against_building
from warpad.games.neuroshima.variants.leaders.refusals import LEADER_QUESTIONS, against_leading

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
    "run-rotation": duel.ROTATION_COST,
    "run-swap": duel.SWAP_COST,
    "run-push": duel.PUSH_COST,
    "run-laser": duel.LASER_COST,
    "run-deletion": duel.DELETION_COST,
    "run-detonation": duel.DETONATION_COST,
}
BATTLE_VERBS = ("explode", "attack", "convert", "keep", "heal", "aim")
# Verbs of one scenario only.
SCENARIO_VERBS = {
    "load": atlas.ASSEMBLY_LINE,
    "hand-on": atlas.ASSEMBLY_LINE,
    "step": atlas.BREAKOUT,
    "evacuate": atlas.BREAKOUT,
    "blow-up": atlas.DEMOLITION,
}
# Verbs that answer one question only.
ANSWERS = {"hq": course.ASK_HQ, "retreat": course.ASK_RETREAT, "turn": course.ASK_FACE}


def why_not(position: Neuroshima, seat: int, action: Json) -> Refusal | None:
    """Why this action is refused now; None when it is legal."""
    if position.ask == course.ASK_OVER:
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
        against_building(position, verb, move)
        or _at_wrong_time(position, verb)
        or _explain(position, action, move)
    )


def _at_wrong_time(position: Neuroshima, verb: str) -> Refusal | None:
    """A move that answers another question than the one that is open."""
    ask = position.ask
    if verb == "choose" or verb.startswith("lead-") or ask in LEADER_QUESTIONS:
        return against_leading(position, verb)
    if verb in SCENARIO_VERBS and position.setup.scenario != SCENARIO_VERBS[verb]:
        return Refusal("NH-VAR-05", "nh-refuse-other-scenario")
    if ask == course.ASK_LOAD and verb != "load":
        return Refusal("NH-VAR-05", "nh-refuse-answer-first")
    if verb in ANSWERS and ask != ANSWERS[verb]:
        rule = {"hq": "NH-TURN-02", "retreat": "NH-INS-03", "turn": "NH-CTL-01"}[verb]
        return Refusal(rule, "nh-refuse-not-asked")
    if ask == course.ASK_HQ and verb != "hq":
        return Refusal("NH-TURN-02", "nh-refuse-hq-first")
    if ask == course.ASK_DISCARD and verb not in ("discard", "redraw"):
        return Refusal("NH-TURN-05", "nh-refuse-discard-first")
    if ask == course.ASK_BUY and verb not in ("sell", "bleed", "end"):
        return Refusal("NH-DUEL-02", "nh-refuse-buying")
    if ask == course.ASK_RETREAT and verb != "retreat":
        return Refusal("NH-INS-03", "nh-refuse-answer-first")
    if ask == course.ASK_FACE and verb != "turn":
        return Refusal("NH-CTL-01", "nh-refuse-answer-first")
    return None


def _explain(position: Neuroshima, action: Json, move: int) -> Refusal:
    verb = str(action["do"])
    player = position.asked
    if "tile" in action and verb != "lay":
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


def _tile(position: Neuroshima, player: int, verb: str, id: str) -> Refusal | None:
    """What speaks against using a tile of the hand so."""
    number = NUMBER_OF[id] - position.setup.first[player]
    held = 0 <= number < position.setup.kinds[player]
    if not held or position.pile[position.zone(player, HAND) + number] == 0:
        return Refusal("NH-TURN-04", "nh-refuse-not-in-hand", {"tile": id})
    if verb == "discard" or verb == "sell":
        return None
    tile = NUMBER_OF[id]
    if verb == "place" and KIND[tile] == INSTANT:
        return Refusal("NH-TILE-01", "nh-refuse-not-placed", {"tile": id})
    if verb in INSTANT_FOR and INSTANT_NAMES[INSTANT_OF[tile]] != INSTANT_FOR[verb]:
        return Refusal("NH-TILE-01", "nh-refuse-wrong-tile", {"tile": id})
    if position.plays_left <= 0:
        variant = "NH-VAR-02" if position.is_variant(REINFORCEMENTS) else "NH-VAR-01"
        return Refusal(variant, "nh-refuse-play-limit")
    return None


def _energy(position: Neuroshima, player: int, verb: str) -> Refusal | None:
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
    **dict.fromkeys(SCENARIO_VERBS, "NH-VAR-05"),
    **dict.fromkeys(BUILDING_VERBS, "NH-VAR-03"),
    **{verb: "NH-VAR-04" for verb in VERB_OF if verb == "choose" or verb.startswith("lead-")},
    **{verb: "NH-DUEL-03" for verb in VERB_OF if verb.startswith("run-")},
    "hq": "NH-TURN-02",
    "castle": "NH-INS-08",
    "turn": "NH-CTL-01",
}
