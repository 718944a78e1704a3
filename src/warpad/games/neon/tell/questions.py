"""The question on the table: who is asked, in what words, by which rule."""

from __future__ import annotations

from warpad.core.game import Json
from warpad.games.neon.data.catalogue import Catalogue
from warpad.games.neon.data.vocabulary import SUPPLIES, WINDOWS
from warpad.games.neon.rules import layout
from warpad.games.neon.rules.state import State

QUESTIONS: dict[int, tuple[str, str]] = {
    layout.ASK_PLAN: ("plan", "NEON-PLAN-01"),
    layout.ASK_FIGHTER: ("fighter", "NEON-SET-08"),
    layout.ASK_DECLARE: ("declare", "NEON-ACT-01"),
    layout.ASK_WINDOW: ("window", "NEON-ATK-13"),
    layout.ASK_LAND: ("land", "NEON-LAND-01"),
    layout.ASK_HALF: ("half", "NEON-ACT-03"),
    layout.ASK_MOVE: ("move", "NEON-MOVE-01"),
    layout.ASK_LEAVE: ("leave", "NEON-SRCH-02"),
    layout.ASK_PLACE: ("place", "NEON-LOOT-01"),
    layout.ASK_SURPLUS: ("surplus", "NEON-LOOT-04"),
    layout.ASK_AIM: ("aim", "NEON-ATK-01"),
    layout.ASK_DIRECT: ("direct", "NEON-ATK-07"),
    layout.ASK_PAY: ("pay", "NEON-SUP-06"),
    layout.ASK_DICE: ("dice", "NEON-ATK-10"),
    layout.ASK_BLOCK: ("block", "NEON-DEF-05"),
    layout.ASK_SPOILS: ("spoils", "NEON-KO-03"),
    layout.ASK_UPGRADE: ("upgrade", "NEON-MNT-04"),
    layout.ASK_FLEE: ("flee", "NEON-CLOSE-03"),
}
WINDOW_RULES = {
    "reveal": "NEON-INIT-05",
    "turn": "NEON-ACT-06",
    "search": "NEON-SRCH-03",
    "attack_declare": "NEON-ATK-07",
    "attack_pre": "NEON-ATK-08",
    "attack_post": "NEON-ATK-10",
    "defense_pre": "NEON-DEF-01",
    "defense_post": "NEON-DEF-04",
    "attack_counter": "NEON-DEF-07",
    "soak": "NEON-DEF-09",
    "result": "NEON-RES-02",
    "after_attack": "NEON-RES-06",
    "sector_close": "NEON-ABL-06",
    "pay_supply": "NEON-UPG-01",
}


def question(g: State, known: Catalogue) -> Json | None:
    """What is asked now; None when chance acts or the game is over."""
    if g.s[layout.DEPTH] == 0 or g.s[g.top()] not in QUESTIONS:
        return None
    at = g.top()
    kind, a, b, c = (g.s[at + i] for i in range(layout.FRAME))
    name, rule = QUESTIONS[kind]
    args: Json = {}
    seat: int | None = a
    if kind == layout.ASK_WINDOW:
        seat = b
        args = {"window": f"window-{WINDOWS[a]}"}
        rule = WINDOW_RULES.get(WINDOWS[a], rule)
    elif kind == layout.ASK_PLAN:
        seat = None
    elif kind in (layout.ASK_HALF, layout.ASK_DECLARE):
        args = {"half": b + 1}
    elif kind == layout.ASK_PAY:
        args = {"supply": SUPPLIES[c]}
    elif kind == layout.ASK_DICE:
        rule = "NEON-DEF-04" if b else rule
        args = {"pool": "defense" if b else "attack", "n": c}
    elif kind == layout.ASK_LEAVE:
        args = {"n": g.s[layout.LOOKED] - g.s[layout.KEEP]}
    elif kind == layout.ASK_SPOILS:
        args = {"n": c, "target": f"fighter-{known.fighters[g.s[g.block(b) + layout.F_ID]]}", "from": b}
    elif kind == layout.ASK_SURPLUS:
        args = {"loot": known.designs[g.s[g.equipment(a, b)] - 1]}
    return {"seat": seat, "message": f"neon-ask-{name}", "args": args, "rule": rule}
