"""The question on the table: who is asked, in what words, by which rule."""

from __future__ import annotations

from warpad.core.game import Json
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import Catalogue
from warpad.games.neon.data.vocabulary import SUPPLIES, WINDOWS
from warpad.games.neon.rules import frames, layout, moves, sizes
from warpad.games.neon.rules.closing import IN_FLOOD
from warpad.games.neon.rules.planning import argument
from warpad.games.neon.rules.state import State

QUESTIONS: dict[int, tuple[str, str]] = {
    frames.ASK_PLAN: ("plan", "NEON-PLAN-01"),
    frames.ASK_FIGHTER: ("fighter", "NEON-SET-08"),
    frames.ASK_DECLARE: ("declare", "NEON-ACT-01"),
    frames.ASK_WINDOW: ("window", "NEON-ATK-13"),
    frames.ASK_LAND: ("land", "NEON-LAND-01"),
    frames.ASK_HALF: ("half", "NEON-ACT-03"),
    frames.ASK_MOVE: ("move", "NEON-MOVE-01"),
    frames.ASK_LEAVE: ("leave", "NEON-SRCH-02"),
    frames.ASK_PLACE: ("place", "NEON-LOOT-01"),
    frames.ASK_SURPLUS: ("surplus", "NEON-LOOT-04"),
    frames.ASK_AIM: ("aim", "NEON-ATK-01"),
    frames.ASK_DIRECT: ("direct", "NEON-ATK-07"),
    frames.ASK_PAY: ("pay", "NEON-SUP-06"),
    frames.ASK_DICE: ("dice", "NEON-ATK-10"),
    frames.ASK_BLOCK: ("block", "NEON-DEF-05"),
    frames.ASK_SPOILS: ("spoils", "NEON-KO-03"),
    frames.ASK_UPGRADE: ("upgrade", "NEON-MNT-04"),
    frames.ASK_FLEE: ("flee", "NEON-CLOSE-03"),
    frames.ASK_ALLY: ("drain", "NEON-COA-03"),
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


def must_attack(g: State, seat: int) -> bool:
    """NEON-R-01: of this half only an attack can be performed, and it cannot be left out."""
    acts = [move for move in g.legal(seat) if move & moves.VERB_MASK in (moves.ACT, moves.SKIP)]
    return len(acts) == 1 and acts[0] & moves.VERB_MASK == moves.ACT and argument(acts[0], 0) == codes.ATTACK


def question(g: State, known: Catalogue) -> Json | None:
    """What is asked now; None when chance acts or the game is over."""
    if g.s[layout.DEPTH] == 0 or g.s[g.top()] not in QUESTIONS:
        return None
    at = g.top()
    kind, a, b, c = (g.s[at + i] for i in range(sizes.FRAME))
    name, rule = QUESTIONS[kind]
    args: Json = {}
    seat: int | None = a
    if kind == frames.ASK_WINDOW:
        seat = b
        args = {"window": f"window-{WINDOWS[a]}"}
        rule = WINDOW_RULES.get(WINDOWS[a], rule)
    elif kind == frames.ASK_PLAN:
        seat = None
    elif kind in (frames.ASK_HALF, frames.ASK_DECLARE):
        args = {"half": b + 1}
        if kind == frames.ASK_HALF and must_attack(g, a):
            name, rule = "must-attack", "NEON-R-01"
    elif kind == frames.ASK_FLEE and b == IN_FLOOD:
        name, rule = "flood", "NEON-ROY-03"
    elif kind == frames.ASK_PAY:
        args = {"supply": SUPPLIES[c], **paid_for(g, a, b, known)}
    elif kind == frames.ASK_DICE:
        rule = "NEON-DEF-04" if b else rule
        args = {"pool": "defense" if b else "attack", "n": c}
    elif kind == frames.ASK_LEAVE:
        args = {"n": g.s[layout.LOOKED] - g.s[layout.KEEP]}
    elif kind == frames.ASK_SPOILS:
        args = {"n": c, "target": f"fighter-{known.fighters[g.s[g.block(b) + layout.F_ID]]}", "from": b}
    elif kind == frames.ASK_SURPLUS:
        args = {"loot": known.designs[g.s[g.equipment(a, b)] - 1]}
    return {"seat": seat, "message": f"neon-ask-{name}", "args": args, "rule": rule}


def paid_for(g: State, seat: int, slot: int, known: Catalogue) -> Json:
    """The equipment whose use is being paid."""
    card = int(g.s[g.equipment(seat, slot)]) - 1
    return {"loot": known.designs[card]} if card >= 0 else {}
