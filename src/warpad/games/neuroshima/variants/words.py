"""The words of the variants in actions and questions, and what is said where a variant is not played."""

from __future__ import annotations

from warpad.games.neuroshima.variants.atlas import codes as atlas
from warpad.games.neuroshima.variants.atlas.mission import ASSEMBLY_LINE, BREAKOUT, DEMOLITION
from warpad.games.neuroshima.variants.constructions import codes as constructions
from warpad.games.neuroshima.variants.leaders import codes as leaders

# Each verb with its number and its fields.
LEADER_VERBS: dict[str, tuple[int, tuple[str, ...]]] = {
    "choose": (leaders.CHOOSE_LEADER, ("leader",)),
    "lead-keep": (leaders.LEAD_KEEP, ()),
    "lead-turn": (leaders.LEAD_TURN, ("at", "facing")),
    "lead-move": (leaders.LEAD_MOVE, ("from", "at", "facing")),
    "lead-push": (leaders.LEAD_PUSH, ("from", "at")),
    "lead-battle": (leaders.LEAD_BATTLE, ()),
    "lead-hasten": (leaders.LEAD_HASTEN, ("at",)),
    "lead-arm": (leaders.LEAD_ARM, ("at", "direction", "attack")),
    "lead-heal": (leaders.LEAD_HEAL, ("at", "source")),
    "lead-pass": (leaders.LEAD_PASS, ()),
}
SCENARIO_VERBS: dict[str, tuple[int, tuple[str, ...]]] = {
    "load": (atlas.LOAD_PART, ("at",)),
    "hand-on": (atlas.HAND_ON, ("from", "at")),
    "step": (atlas.STEP, ("from", "at")),
    "evacuate": (atlas.EVACUATE, ("at",)),
    "blow-up": (atlas.BLOW_UP, ("at",)),
}
BUILDING_VERBS: dict[str, tuple[int, tuple[str, ...]]] = {
    "build": (constructions.BUILD, ()),
    "lay": (constructions.LAY, ("tile", "at", "facing")),
    "swivel": (constructions.SWIVEL, ("at", "facing")),
    "board": (constructions.BOARD_ENEMIES, ()),
}
VERBS = {**LEADER_VERBS, **SCENARIO_VERBS, **BUILDING_VERBS}
# Verbs that turn a tile where it lies.
IN_PLACE = ("lead-turn", "swivel")
# The scenario that each verb belongs to.
SCENARIO_OF = {
    "load": ASSEMBLY_LINE,
    "hand-on": ASSEMBLY_LINE,
    "step": BREAKOUT,
    "evacuate": BREAKOUT,
    "blow-up": DEMOLITION,
}
# The rule behind each verb.
RULES = {
    **dict.fromkeys(LEADER_VERBS, "NH-VAR-04"),
    **dict.fromkeys(SCENARIO_VERBS, "NH-VAR-05"),
    **dict.fromkeys(BUILDING_VERBS, "NH-VAR-03"),
}
# Where its variant is not played.
MISSING = {
    **dict.fromkeys(LEADER_VERBS, "nh-refuse-no-leaders"),
    **dict.fromkeys(SCENARIO_VERBS, "nh-refuse-other-scenario"),
    **dict.fromkeys(BUILDING_VERBS, "nh-refuse-no-constructions"),
}
QUESTIONS = {
    leaders.ASK_DEAL: "deal",
    leaders.ASK_LEADER: "leader",
    leaders.ASK_COMMAND: "command",
    leaders.ASK_RESCUE: "rescue",
    atlas.ASK_LOAD: "load",
    constructions.ASK_PAY: "pay",
    constructions.ASK_LAY: "lay",
    constructions.ASK_BOARD: "board",
}
