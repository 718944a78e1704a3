"""Moves as readable flat objects."""

from __future__ import annotations

from collections.abc import Sequence

from warpad.core.game import Json
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import AUTOMA_ID, Catalogue, catalogue
from warpad.games.neon.data.vocabulary import ACTIONS, ATTACK_FACES, DEFENSE_FACES, TYPES
from warpad.games.neon.rules import layout, moves
from warpad.games.neon.rules.fight.aiming import AT_BOT, AT_SECTOR, RANGE_SHIFT
from warpad.games.neon.rules.planning import BOTTOM, BOTTOM_HALF, FLIP, SIDE, argument
from warpad.games.neon.rules.state import State, faces

SIDES = ("left", "right")

VERBS = {
    moves.PLAN: "plan",
    moves.PICK: "pick",
    moves.DECLARE: "declare",
    moves.USE: "use",
    moves.PASS: "pass",
    moves.LAND: "land",
    moves.ACT: "act",
    moves.SKIP: "skip",
    moves.GO: "go",
    moves.LEAVE: "leave",
    moves.EQUIP: "equip",
    moves.COVER: "cover",
    moves.STOW: "stow",
    moves.THROW: "throw",
    moves.DROP: "drop",
    moves.AIM: "aim",
    moves.PAY: "pay",
    moves.PAY_BOT: "pay-bot",
    moves.PAY_ITSELF: "pay-itself",
    moves.REROLL: "reroll",
    moves.BLOCK_CRITS: "block",
    moves.TAKE: "take",
    moves.CHOOSE: "choose",
    moves.FLEE: "flee",
    moves.STAY: "stay",
    moves.DRAIN: "drain",
}


class Wording:
    """Tells the moves of one seat in one position as flat objects."""

    def __init__(self, position: State, seat: int) -> None:
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

    def top_of(self, owner: int, slot: int) -> int:
        return self.position.s[self.position.equipment(owner, slot)] - 1

    # Moves to actions.

    def action(self, move: int) -> Json:
        verb = move & moves.VERB_MASK
        name = VERBS[verb]
        a, b, c = (argument(move, index) for index in range(3))
        tell = getattr(self, f"tell_{name.replace('-', '_')}", None)
        return {"do": name, **(tell(move, a, b, c) if tell else {})}

    def tell_plan(self, move: int, a: int, b: int, c: int) -> Json:
        plan = move >> moves.VERB_BITS
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
        return dice_by_face(move >> moves.VERB_BITS, self.pool_faces())

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

    def tell_drain(self, move: int, a: int, b: int, c: int) -> Json:
        return {"target": self.who(a)}


def dice_by_face(packed: int, names: Sequence[str]) -> Json:
    """Dice by face, zeros included."""
    return {name: faces(packed, number) for number, name in enumerate(names)}
