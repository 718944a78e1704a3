"""Moves and outcomes of chance as readable flat objects, and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.position import CHANCE
from warpad.games.neon import codes, layout
from warpad.games.neon.aiming import AT_BOT, AT_SECTOR, RANGE_SHIFT
from warpad.games.neon.catalogue import AUTOMA_ID, BASIC_WEAPON, Catalogue, catalogue
from warpad.games.neon.planning import BOTTOM, BOTTOM_HALF, FLIP, SIDE, argument
from warpad.games.neon.position import Neon
from warpad.games.neon.state import code, faces
from warpad.games.neon.vocabulary import ACTIONS, ATTACK_FACES, DEFENSE_FACES, TYPES

SIDES = ("left", "right")

VERBS = {
    layout.PLAN: "plan",
    layout.PICK: "pick",
    layout.DECLARE: "declare",
    layout.USE: "use",
    layout.PASS: "pass",
    layout.LAND: "land",
    layout.ACT: "act",
    layout.SKIP: "skip",
    layout.GO: "go",
    layout.LEAVE: "leave",
    layout.EQUIP: "equip",
    layout.COVER: "cover",
    layout.STOW: "stow",
    layout.THROW: "throw",
    layout.DROP: "drop",
    layout.AIM: "aim",
    layout.PAY: "pay",
    layout.PAY_BOT: "pay-bot",
    layout.PAY_ITSELF: "pay-itself",
    layout.REROLL: "reroll",
    layout.BLOCK_CRITS: "block",
    layout.TAKE: "take",
    layout.CHOOSE: "choose",
    layout.FLEE: "flee",
    layout.STAY: "stay",
}
VERB_OF = {name: verb for verb, name in VERBS.items()}


def text_of(action: Json, name: str) -> str:
    value = action.get(name)
    if not isinstance(value, str):
        raise DecodeError(f"expected a text, found {value!r}", name)
    return value


def number_of(action: Json, name: str, most: int) -> int:
    value = action.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise DecodeError(f"expected a number from 0 to {most}, found {value!r}", name)
    return value


def place_of(action: Json, name: str, ids: Sequence[str]) -> int:
    """The number of an id in a list."""
    value = text_of(action, name)
    if value not in ids:
        raise DecodeError(f"{value!r} is not known", name)
    return ids.index(value)


class Reader:
    """Turns moves of one position into actions and back."""

    def __init__(self, position: Neon, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.catalogue: Catalogue = catalogue(position.pack)

    # Names.

    def cards(self) -> list[str]:
        fighter = self.position.s[self.position.block(self.seat) + layout.F_ID]
        return self.catalogue.cards[fighter] if fighter >= 0 else []

    def who(self, fighter: int) -> str:
        """A fighter as players call it."""
        if fighter == codes.AUTOMA:
            return AUTOMA_ID
        number = self.position.s[self.position.block(fighter) + layout.F_ID]
        return f"fighter-{self.catalogue.fighters[number]}" if number >= 0 else f"seat-{fighter}"

    def seat_called(self, name: str) -> int:
        for fighter in range(codes.FIGHTERS):
            if self.who(fighter) == name:
                return fighter
        raise DecodeError(f"{name!r} is not in this game", "target")

    def top_of(self, owner: int, slot: int) -> int:
        return self.position.s[self.position.equipment(owner, slot)] - 1

    # Moves to actions.

    def action(self, move: int) -> Json:
        verb = move & layout.VERB_MASK
        name = VERBS[verb]
        a, b, c = (argument(move, index) for index in range(3))
        tell = getattr(self, f"tell_{name.replace('-', '_')}", None)
        return {"do": name, **(tell(move, a, b, c) if tell else {})}

    def tell_plan(self, move: int, a: int, b: int, c: int) -> Json:
        plan = move >> layout.VERB_BITS
        cards = self.cards()
        top, bottom = plan & 7, plan >> BOTTOM & 7
        halves = [card.halves for card in (self.catalogue.card_of[cards[n]] for n in (top, bottom))]
        turned = plan >> FLIP & 1
        pair = [halves[0][turned].options, halves[0][1 - turned].options]
        below = halves[1][plan >> BOTTOM_HALF & 1].options
        row = [*pair, below] if plan >> SIDE & 1 else [below, *pair]
        return {
            "top": cards[top],
            "turned": bool(turned),
            "bottom": cards[bottom],
            "half": SIDES[plan >> BOTTOM_HALF & 1],
            "side": SIDES[plan >> SIDE & 1],
            "first": list(row[0]),
            "second": list(row[1]),
            "third": list(row[2]),
            "initiative": self.catalogue.card_of[cards[top]].initiative,
        }

    def tell_pick(self, move: int, a: int, b: int, c: int) -> Json:
        return {"fighter": self.catalogue.fighters[a]}

    def tell_declare(self, move: int, a: int, b: int, c: int) -> Json:
        return {"action": ACTIONS[b], "half": a + 1}

    def tell_use(self, move: int, a: int, b: int, c: int) -> Json:
        told = {"source": self.catalogue.source(a), "effect": self.catalogue.effect_ids[a]}
        step = self.catalogue.tables.e_first[a]
        if b == codes.NONE:
            return told
        if self.catalogue.tables.d_verb[step] == codes.V_GAIN:
            return {**told, "ally": self.who(b)}
        return {**told, "sector": self.catalogue.sectors[b]}

    def tell_sector(self, move: int, a: int, b: int, c: int) -> Json:
        return {"sector": self.catalogue.sectors[a]}

    tell_land = tell_sector
    tell_flee = tell_sector

    def tell_act(self, move: int, a: int, b: int, c: int) -> Json:
        return {"action": ACTIONS[a], "half": b + 1}

    def tell_skip(self, move: int, a: int, b: int, c: int) -> Json:
        return {"half": a + 1}

    def tell_go(self, move: int, a: int, b: int, c: int) -> Json:
        return {**self.tell_sector(move, a, b, c), **self.by(b)}

    def by(self, via: int) -> Json:
        """The effect that makes an action possible, where one is needed."""
        if via == 0:
            return {}
        return {"source": self.catalogue.source(via - 1), "effect": self.catalogue.effect_ids[via - 1]}

    def tell_loot(self, move: int, a: int, b: int, c: int) -> Json:
        return {"loot": self.catalogue.designs[a]}

    tell_leave = tell_loot
    tell_equip = tell_loot
    tell_throw = tell_loot
    tell_drop = tell_loot
    tell_pay = tell_loot
    tell_pay_itself = tell_loot

    def tell_cover(self, move: int, a: int, b: int, c: int) -> Json:
        covered = self.top_of(self.seat, b)
        return {"loot": self.catalogue.designs[a], "covered": self.catalogue.weapon(covered)}

    def tell_stow(self, move: int, a: int, b: int, c: int) -> Json:
        return {"loot": self.catalogue.designs[a], "under": self.catalogue.weapon(self.top_of(self.seat, b))}

    def tell_pay_bot(self, move: int, a: int, b: int, c: int) -> Json:
        return {"bot": self.catalogue.bots[a]}

    def tell_aim(self, move: int, a: int, b: int, c: int) -> Json:
        slot = a & (1 << RANGE_SHIFT) - 1
        design = self.top_of(self.seat, slot) if slot < codes.SLOTS else -1
        return {
            "weapon": self.catalogue.weapon(design),
            **self.tell_target(b),
            "range": a >> RANGE_SHIFT,
            **self.by(c),
        }

    def tell_target(self, target: int) -> Json:
        s = self.position.s
        if target >= AT_SECTOR:
            sector = self.catalogue.sectors[target - AT_SECTOR]
            return {"target": f"sector-{sector}", "sector": sector}
        if target >= AT_BOT:
            bot = s[layout.BOTS + target - AT_BOT] - 1
            return {
                "target": f"bot-{self.catalogue.bots[bot]}",
                "sector": self.catalogue.sectors[target - AT_BOT],
            }
        return {"target": self.who(target), "sector": self.catalogue.sectors[self.position.place(target)]}

    def tell_reroll(self, move: int, a: int, b: int, c: int) -> Json:
        return roll_told(move >> layout.VERB_BITS, self.pool_faces())

    def pool_faces(self) -> Sequence[str]:
        top = self.position.top()
        return DEFENSE_FACES if self.position.s[top + 2] == codes.DEFENSE_POOL else ATTACK_FACES

    def tell_block(self, move: int, a: int, b: int, c: int) -> Json:
        return {"n": a}

    def tell_take(self, move: int, a: int, b: int, c: int) -> Json:
        victim = self.position.s[self.position.top() + 2]
        return {"loot": self.catalogue.designs[self.top_of(victim, a)], "type": TYPES[a]}

    def tell_choose(self, move: int, a: int, b: int, c: int) -> Json:
        return {"upgrade": self.catalogue.upgrades[a]}

    # Actions to moves.

    def move(self, action: Json) -> int:
        name = action.get("do")
        if not isinstance(name, str) or name not in VERB_OF:
            raise DecodeError(f"{name!r} is not an action of Neon", "do")
        read: Callable[[Json, int], int] | None = getattr(self, f"read_{name.replace('-', '_')}", None)
        verb = VERB_OF[name]
        move = read(action, verb) if read else code(verb, 0, 0, 0)
        self.compare(action, move)
        return move

    def compare(self, action: Json, move: int) -> None:
        """Every word of the action must fit the move it stands for."""
        try:
            told = self.action(move)
        except (IndexError, KeyError, ValueError):
            raise DecodeError("it does not fit the cards on the table", "do") from None
        for name in {*told, *action}:
            if name not in told:
                raise DecodeError("this word is not part of the action", name)
            if action.get(name) != told[name] or type(action[name]) is not type(told[name]):
                raise DecodeError(f"expected {told[name]!r}, found {action.get(name)!r}", name)

    def read_plan(self, action: Json, verb: int) -> int:
        cards = self.cards()
        top, bottom = place_of(action, "top", cards), place_of(action, "bottom", cards)
        half, side = place_of(action, "half", SIDES), place_of(action, "side", SIDES)
        turned = action.get("turned")
        if not isinstance(turned, bool):
            raise DecodeError("expected true or false", "turned")
        plan = top | turned << FLIP | bottom << BOTTOM | half << BOTTOM_HALF | side << SIDE
        return verb | plan << layout.VERB_BITS

    def read_pick(self, action: Json, verb: int) -> int:
        return code(verb, place_of(action, "fighter", self.catalogue.fighters), 0, 0)

    def read_declare(self, action: Json, verb: int) -> int:
        return code(verb, self.half(action), place_of(action, "action", ACTIONS), 0)

    def half(self, action: Json) -> int:
        number = number_of(action, "half", codes.ROW)
        if number == 0:
            raise DecodeError(f"the halves are numbered 1 to {codes.ROW}", "half")
        return number - 1

    def read_use(self, action: Json, verb: int) -> int:
        effect = place_of(action, "effect", self.catalogue.effect_ids)
        if "ally" in action:
            return code(verb, effect, self.seat_called(text_of(action, "ally")), 0)
        if "sector" in action:
            return code(verb, effect, place_of(action, "sector", self.catalogue.sectors), 0)
        return code(verb, effect, codes.NONE, 0)

    def read_sector(self, action: Json, verb: int) -> int:
        return code(verb, place_of(action, "sector", self.catalogue.sectors), 0, 0)

    read_land = read_sector
    read_flee = read_sector

    def read_act(self, action: Json, verb: int) -> int:
        return code(verb, place_of(action, "action", ACTIONS), self.half(action), 0)

    def read_skip(self, action: Json, verb: int) -> int:
        return code(verb, self.half(action), 0, 0)

    def read_go(self, action: Json, verb: int) -> int:
        return code(verb, place_of(action, "sector", self.catalogue.sectors), self.read_by(action), 0)

    def read_by(self, action: Json) -> int:
        return place_of(action, "effect", self.catalogue.effect_ids) + 1 if "effect" in action else 0

    def design(self, action: Json, name: str = "loot") -> int:
        return place_of(action, name, self.catalogue.designs)

    def read_loot(self, action: Json, verb: int) -> int:
        return code(verb, self.design(action), 0, 0)

    read_leave = read_loot
    read_equip = read_loot
    read_throw = read_loot
    read_drop = read_loot

    def read_cover(self, action: Json, verb: int) -> int:
        return code(verb, self.design(action), self.slot_of(text_of(action, "covered"), "covered"), 0)

    def read_stow(self, action: Json, verb: int) -> int:
        return code(verb, self.design(action), self.slot_of(text_of(action, "under"), "under"), 0)

    def slot_of(self, name: str, field: str) -> int:
        """The place of an equipment card of this seat, called as in a message id."""
        design = name.removeprefix("loot-")
        if design not in self.catalogue.designs:
            raise DecodeError(f"{name!r} is not known", field)
        return self.catalogue.slot(design)

    def paying_slot(self) -> int:
        position = self.position
        asked = position.s[layout.DEPTH] > 0 and position.s[position.top()] == layout.ASK_PAY
        return position.s[position.top() + 2] if asked else 0

    def read_pay(self, action: Json, verb: int) -> int:
        return code(verb, self.design(action), self.paying_slot(), 0)

    read_pay_itself = read_pay

    def read_pay_bot(self, action: Json, verb: int) -> int:
        return code(verb, place_of(action, "bot", self.catalogue.bots), self.paying_slot(), 0)

    def read_aim(self, action: Json, verb: int) -> int:
        weapon = text_of(action, "weapon")
        slot = codes.BASIC_SLOT if weapon == BASIC_WEAPON else self.slot_of(weapon, "weapon")
        distance = number_of(action, "range", codes.SECTORS)
        return code(verb, slot | distance << RANGE_SHIFT, self.read_target(action), self.read_by(action))

    def read_target(self, action: Json) -> int:
        target = text_of(action, "target")
        sector = place_of(action, "sector", self.catalogue.sectors)
        if target.startswith("sector-"):
            return AT_SECTOR + sector
        if target.startswith("bot-"):
            return AT_BOT + sector
        return self.seat_called(target)

    def read_reroll(self, action: Json, verb: int) -> int:
        if self.position.s[layout.DEPTH] == 0 or self.position.s[self.position.top()] != layout.ASK_DICE:
            names = ATTACK_FACES if ATTACK_FACES[0] in action else DEFENSE_FACES
            return verb | roll_read(action, names) << layout.VERB_BITS
        return verb | roll_read(action, self.pool_faces()) << layout.VERB_BITS

    def read_block(self, action: Json, verb: int) -> int:
        return code(verb, number_of(action, "n", codes.ROW), 0, 0)

    def read_take(self, action: Json, verb: int) -> int:
        return code(verb, place_of(action, "type", TYPES), 0, 0)

    def read_choose(self, action: Json, verb: int) -> int:
        return code(verb, place_of(action, "upgrade", self.catalogue.upgrades), 0, 0)


def roll_told(packed: int, names: Sequence[str]) -> Json:
    """Dice by face, zeros included."""
    return {name: faces(packed, number) for number, name in enumerate(names)}


def roll_read(action: Json, names: Sequence[str]) -> int:
    counts = [number_of(action, name, codes.FACE_MASK) for name in names]
    return sum(count << codes.FACE_BITS * number for number, count in enumerate(counts))


# Chance.


def outcome_told(position: Neon, outcome: int) -> Json:
    """NEON-RNG-01: what chance dealt, as an object."""
    known = catalogue(position.pack)
    at = position.top()
    kind, who = position.s[at], position.s[at + 1]
    if kind in (layout.ROLL_ATTACK, layout.REROLL_ATTACK):
        return {"do": "roll", **roll_told(outcome, ATTACK_FACES)}
    if kind in (layout.ROLL_DEFENSE, layout.REROLL_DEFENSE):
        return {"do": "roll", **roll_told(outcome, DEFENSE_FACES)}
    if kind == layout.DEAL_CARDS:
        cards = known.cards[position.s[position.block(who) + layout.F_ID]]
        return {"do": "deal", "cards": [id for number, id in enumerate(cards) if outcome >> number & 1]}
    if kind == layout.DEAL_LOOT:
        return {"do": "deal", "loot": known.designs[known.tables.class_first[who] + outcome]}
    return {"do": "deal", **deal_told(known, kind, outcome)}


def deal_told(known: Catalogue, kind: int, outcome: int) -> Json:
    if kind in (layout.DEAL_RING, layout.DEAL_TOKEN):
        return {"sector": known.sectors[outcome]}
    if kind == layout.DEAL_BOT:
        return {"bot": known.bots[outcome]}
    if kind == layout.DEAL_FIGHTER:
        return {"fighter": known.fighters[outcome]}
    if kind == layout.DEAL_UPGRADE:
        return {"upgrade": known.upgrades[outcome]}
    return {"seat": outcome}


def outcome_read(position: Neon, action: Json) -> int:
    """The outcome that an object tells of, among those that can come now."""
    for outcome in list(position.odds())[::2]:
        if outcome_told(position, outcome) == action:
            return int(outcome)
    raise DecodeError(f"chance cannot give {action}", "chance")


def action_of(position: Neon, seat: int, move: int) -> Json:
    """A move of a seat, or an outcome of chance, as a flat object."""
    if seat == CHANCE:
        return outcome_told(position, move)
    return Reader(position, seat).action(move)


def move_of(position: Neon, seat: int, action: Json) -> int:
    """The code of an action; DecodeError when it cannot be read."""
    if seat == CHANCE:
        return outcome_read(position, action)
    return Reader(position, seat).move(action)
