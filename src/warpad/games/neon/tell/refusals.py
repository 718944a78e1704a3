"""Why a move is refused: the rule and a sentence, as precise as the table allows."""

from __future__ import annotations

from collections.abc import Callable

from warpad.core.errors import DecodeError
from warpad.core.game import Json, Refusal
from warpad.games.neon.data import codes
from warpad.games.neon.data.vocabulary import SUPPLIES
from warpad.games.neon.rules import frames, layout, moves
from warpad.games.neon.rules.equipment import bot_pays, can_pay, has_under, supplies_under
from warpad.games.neon.rules.fight import abilities
from warpad.games.neon.rules.fight.aiming import AT_BOT, RANGE_SHIFT, dice_at
from warpad.games.neon.rules.planning import argument, bottom_card, options_at, top_card
from warpad.games.neon.rules.search import search_cost
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.actions import VERB_OF, move_of
from warpad.games.neon.tell.questions import QUESTIONS
from warpad.games.neon.tell.wording import Wording

# The verbs that answer each question.
ANSWERS: dict[int, tuple[int, ...]] = {
    frames.ASK_PLAN: (moves.PLAN,),
    frames.ASK_FIGHTER: (moves.PICK,),
    frames.ASK_DECLARE: (moves.DECLARE,),
    frames.ASK_WINDOW: (moves.USE, moves.PASS),
    frames.ASK_LAND: (moves.LAND,),
    frames.ASK_HALF: (moves.ACT, moves.SKIP, moves.USE),
    frames.ASK_MOVE: (moves.GO, moves.STAY),
    frames.ASK_LEAVE: (moves.LEAVE,),
    frames.ASK_PLACE: (moves.EQUIP, moves.COVER, moves.STOW, moves.THROW),
    frames.ASK_SURPLUS: (moves.DROP,),
    frames.ASK_AIM: (moves.AIM,),
    frames.ASK_DIRECT: (moves.USE,),
    frames.ASK_PAY: (moves.PAY, moves.PAY_BOT, moves.PAY_ITSELF),
    frames.ASK_DICE: (moves.REROLL,),
    frames.ASK_BLOCK: (moves.BLOCK_CRITS,),
    frames.ASK_SPOILS: (moves.TAKE, moves.PASS),
    frames.ASK_UPGRADE: (moves.CHOOSE,),
    frames.ASK_FLEE: (moves.FLEE, moves.STAY),
    frames.ASK_ALLY: (moves.DRAIN,),
}

Check = Callable[[State, int, int], "Refusal | None"]


def refuse(rule: str, name: str, **args: object) -> Refusal:
    return Refusal(rule, f"neon-refuse-{name}", dict(args))


def why_not(position: State, seat: int, action: Json) -> Refusal | None:
    """Why this action is refused now; None when it is legal."""
    verb = action.get("do")
    if not isinstance(verb, str) or verb not in VERB_OF:
        raise DecodeError(f"{verb!r} is not an action of Neon", "do")
    if position.s[layout.OVER]:
        return refuse("NEON-END-01", "over")
    if seat not in list(position.actors()):
        return refuse("NEON-INIT-01", "not-your-turn")
    kind = position.s[position.top()]
    if VERB_OF[verb] not in ANSWERS[kind]:
        return refuse(QUESTIONS[kind][1], "other-question")
    try:
        move = move_of(position, seat, action)
    except DecodeError:
        unread = UNREAD.get(VERB_OF[verb])
        return (unread and unread(position, action)) or refuse(QUESTIONS[kind][1], "not-offered")
    if move in list(position.legal(seat)):
        return None
    reason = CHECKS[VERB_OF[verb]](position, seat, move) if VERB_OF[verb] in CHECKS else None
    return reason or refuse(QUESTIONS[kind][1], "not-offered")


def why_not_plan(position: State, seat: int, move: int) -> Refusal | None:
    """NEON-PLAN-01: two different cards of the hand."""
    plan = move >> moves.VERB_BITS
    is_same = top_card(plan) == bottom_card(plan)
    return refuse("NEON-PLAN-01", "same-card" if is_same else "not-in-hand")


def why_not_pick(position: State, seat: int, move: int) -> Refusal | None:
    """NEON-SET-08: no fighter twice."""
    return refuse("NEON-SET-08", "taken")


def why_not_use(position: State, seat: int, move: int) -> Refusal | None:
    """NEON-ABL-01, NEON-ATK-11: limit, price, condition, dice."""
    effect, t, s = argument(move, 0), position.t, position.s
    step = t.e_first[effect]
    if t.e_team[effect] and s[layout.MODE] != codes.COALITION:
        return refuse("NEON-COA-03", "team")
    if t.e_limit[effect] == codes.WHILE_TOKEN_HELD and s[position.block(seat) + layout.F_TOKEN] >= 0:
        return refuse("NEON-TOK-01", "token-out")
    if not abilities.is_within_limit(position, seat, effect):
        return why_not_again(position, effect)
    price = abilities.cost(position, seat, effect)
    if price > position.energy(seat):
        return refuse("NEON-NRG-02", "energy", cost=price, energy=position.energy(seat))
    if t.d_verb[step] == codes.V_REROLL and s[layout.ATTACKER] >= 0:
        return why_not_roll(position, t.d_pool[step])
    supply = t.e_supply[effect]
    if supply and not can_pay(position, seat, t.design_type[t.e_owner[effect]], supply - 1, True):
        return refuse("NEON-SUP-01", "supply", supply=SUPPLIES[supply - 1])
    if not abilities.meets(position, seat, effect):
        return refuse("NEON-ABL-01", "condition")
    return refuse("NEON-ACT-04", "no-dice") if t.d_verb[step] == codes.V_TURN_FACE else None


def why_not_again(position: State, effect: int) -> Refusal:
    """NEON-ATK-11, NEON-ABL-02, NEON-UPG-01, NEON-ATK-06, NEON-DEF-03: by what its uses are limited."""
    t = position.t
    if t.e_limit[effect] == codes.UNLIMITED:
        attack = t.d_verb[t.e_first[effect]] == codes.V_ADD_ATTACK
        return refuse("NEON-ATK-06" if attack else "NEON-DEF-03", "pool-full")
    if t.e_source[effect] == codes.FROM_UPGRADE:
        return refuse("NEON-UPG-01", "used")
    return refuse("NEON-ATK-11" if t.e_source[effect] == codes.FROM_LOOT else "NEON-ABL-02", "used")


def why_not_roll(position: State, pool: int) -> Refusal | None:
    """NEON-ATK-10, NEON-DEF-04, NEON-SEC-08: one reroll per pool, none in the Police Station."""
    s = position.s
    attack = pool == codes.ATTACK_POOL
    owner = s[layout.ATTACKER] if attack else s[layout.CURRENT]
    if owner >= 0 and not abilities.rolls_freely(position, owner):
        return refuse("NEON-SEC-08", "police")
    if s[layout.REROLLED if attack else layout.DEFENSE_REROLLED]:
        return refuse("NEON-ATK-10" if attack else "NEON-DEF-04", "rerolled")
    return None


def why_not_act(position: State, seat: int, move: int) -> Refusal | None:
    """NEON-ACT-03, NEON-ACT-04, NEON-SRCH-01: the half offers it and it can be performed."""
    option, slot = argument(move, 0), argument(move, 1)
    if slot != position.s[position.top() + 2] or not options_at(position, seat, slot) >> option & 1:
        return refuse("NEON-ACT-03", "not-on-half")
    if option == codes.SEARCH:
        cost = search_cost(position, seat)
        return refuse("NEON-SRCH-01", "search-cost", cost=cost, energy=position.energy(seat))
    return refuse("NEON-ACT-04", "no-target")


def why_not_go(position: State, seat: int, move: int) -> Refusal | None:
    """NEON-MOVE-01: only to a neighbour, unless an effect says otherwise."""
    via = argument(move, 1)
    if via:
        return why_not_use(position, seat, moves.USE | (via - 1) << moves.VERB_BITS)
    return refuse("NEON-MOVE-01", "far")


def why_not_aim(position: State, seat: int, move: int) -> Refusal | None:
    """NEON-ATK-02, NEON-ATK-04, NEON-COA-02: an opponent within the range of the weapon."""
    weapon, target = argument(move, 0), argument(move, 1)
    slot, distance = weapon & (1 << RANGE_SHIFT) - 1, weapon >> RANGE_SHIFT
    if target < AT_BOT:
        if position.is_ally(seat, target):
            return refuse("NEON-COA-02", "ally")
        if position.place(target) < 0 or target == seat:
            return refuse("NEON-ATK-02", "gone-target")
    design = position.s[position.equipment(seat, slot)] - 1 if slot < codes.SLOTS else -1
    if dice_at(position, slot, design, distance) < 0 and argument(move, 2) == 0:
        return refuse("NEON-ATK-04", "range", range=distance)
    return refuse("NEON-ATK-03", "range", range=distance)


def why_not_place(position: State, seat: int, move: int) -> Refusal | None:
    """NEON-LOOT-03, NEON-LOOT-05, NEON-LOOT-06: symbols, types and room."""
    t, s = position.t, position.s
    verb, design, slot = move & moves.VERB_MASK, argument(move, 0), argument(move, 1)
    kind = t.design_type[design]
    if verb == moves.EQUIP:
        return refuse("NEON-LOOT-06", "type")
    at = position.equipment(seat, slot)
    if s[at] == 0 or t.design_supplies[s[at] - 1] & t.design_supplies[design] == 0:
        return refuse("NEON-LOOT-03" if verb == moves.COVER else "NEON-LOOT-05", "share")
    if verb == moves.COVER and kind != slot:
        return refuse("NEON-LOOT-06", "type")
    if verb == moves.STOW and supplies_under(position, at) >= t.design_max[s[at] - 1]:
        return refuse("NEON-LOOT-05", "room")
    return None


def why_not_pay(position: State, seat: int, move: int) -> Refusal | None:
    """NEON-SUP-05, NEON-SUP-06: suitable supplies first, then the card itself; bot tokens in a fight."""
    s = position.s
    slot, supply = s[position.top() + 2], s[position.top() + 3]
    verb, thing = move & moves.VERB_MASK, argument(move, 0)
    if verb == moves.PAY_ITSELF and has_under(position, position.equipment(seat, slot), supply):
        return refuse("NEON-SUP-06", "itself")
    if verb == moves.PAY_BOT and not bot_pays(position, seat, thing, supply):
        if s[layout.ATTACKER] == seat and s[layout.GAINED] == thing + 1:
            return refuse("NEON-SUP-05", "bot-new")
        return refuse("NEON-SUP-05", "supply", supply=SUPPLIES[supply])
    if verb == moves.PAY_BOT and s[layout.ATTACKER] < 0:
        return refuse("NEON-SUP-05", "bot-peace")
    return refuse("NEON-SUP-01", "supply", supply=SUPPLIES[supply])


def why_not_flee(position: State, seat: int, move: int) -> Refusal | None:
    """NEON-CLOSE-03: to a neighbour of the closing sector."""
    return refuse("NEON-CLOSE-03", "far")


def why_not_stay(position: State, seat: int, move: int) -> Refusal | None:
    """NEON-CLOSE-03: nobody stays in a sector that sinks."""
    return refuse("NEON-CLOSE-03", "sinks")


def why_not_skip(position: State, seat: int, move: int) -> Refusal | None:
    """NEON-R-01: what can be performed must be."""
    if argument(move, 0) != position.s[position.top() + 2]:
        return refuse("NEON-ACT-02", "other-half")
    return refuse("NEON-R-01", "must-act")


def why_not_drain(position: State, seat: int, move: int) -> Refusal | None:
    """NEON-COA-03: an ally of the target, in the attacker's sector."""
    return refuse("NEON-COA-03", "not-an-ally")


def why_not_same_card(position: State, action: Json) -> Refusal | None:
    """NEON-PLAN-01: no row can be told of one card laid on itself."""
    same = action.get("top") is not None and action.get("top") == action.get("bottom")
    return refuse("NEON-PLAN-01", "same-card") if same else None


def why_not_absent(position: State, action: Json) -> Refusal | None:
    """NEON-LAND-02, NEON-ATK-02: a target that stands in no sector."""
    words = Wording(position, 0)
    for who in range(codes.FIGHTERS):
        if position.place(who) > codes.ABSENT and words.who(who) == action.get("target"):
            if position.place(who) == codes.SHIP:
                return refuse("NEON-LAND-02", "on-ship")
            return refuse("NEON-ATK-02", "gone-target") if position.place(who) == codes.OUT else None
    return None


# What is wrong with an action that stands for no move at all.
UNREAD: dict[int, Callable[[State, Json], Refusal | None]] = {
    moves.PLAN: why_not_same_card,
    moves.AIM: why_not_absent,
}

CHECKS: dict[int, Check] = {
    moves.PLAN: why_not_plan,
    moves.PICK: why_not_pick,
    moves.USE: why_not_use,
    moves.ACT: why_not_act,
    moves.GO: why_not_go,
    moves.AIM: why_not_aim,
    moves.EQUIP: why_not_place,
    moves.COVER: why_not_place,
    moves.STOW: why_not_place,
    moves.PAY: why_not_pay,
    moves.PAY_BOT: why_not_pay,
    moves.PAY_ITSELF: why_not_pay,
    moves.FLEE: why_not_flee,
    moves.STAY: why_not_stay,
    moves.SKIP: why_not_skip,
    moves.DRAIN: why_not_drain,
}
