"""Actions and outcomes of chance, read and told: the door between moves and JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.position import CHANCE
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import BASIC_WEAPON
from warpad.games.neon.data.vocabulary import ACTIONS, ATTACK_FACES, DEFENSE_FACES, TYPES
from warpad.games.neon.rules import frames, layout, moves
from warpad.games.neon.rules.fight.aiming import AT_BOT, AT_SECTOR, RANGE_SHIFT
from warpad.games.neon.rules.planning import BOTTOM, BOTTOM_HALF, FLIP, SIDE
from warpad.games.neon.rules.state import State, code
from warpad.games.neon.tell.outcomes import describe_outcome, outcome_read
from warpad.games.neon.tell.wording import SIDES, VERBS, Wording

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


class Reader(Wording):
    """Reads the actions of one seat in one position, too."""

    def find_seat(self, name: str) -> int:
        for fighter in range(codes.FIGHTERS):
            if self.who(fighter) == name:
                return fighter
        raise DecodeError(f"{name!r} is not in this game", "target")

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
        return verb | plan << moves.VERB_BITS

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
            return code(verb, effect, self.find_seat(text_of(action, "ally")), 0)
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
        asked = position.s[layout.DEPTH] > 0 and position.s[position.top()] == frames.ASK_PAY
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
        return self.find_seat(target)

    def read_reroll(self, action: Json, verb: int) -> int:
        if self.position.s[layout.DEPTH] == 0 or self.position.s[self.position.top()] != frames.ASK_DICE:
            names = ATTACK_FACES if ATTACK_FACES[0] in action else DEFENSE_FACES
            return verb | roll_read(action, names) << moves.VERB_BITS
        return verb | roll_read(action, self.pool_faces()) << moves.VERB_BITS

    def read_block(self, action: Json, verb: int) -> int:
        return code(verb, number_of(action, "n", codes.ROW), 0, 0)

    def read_take(self, action: Json, verb: int) -> int:
        return code(verb, place_of(action, "type", TYPES), 0, 0)

    def read_choose(self, action: Json, verb: int) -> int:
        return code(verb, place_of(action, "upgrade", self.catalogue.upgrades), 0, 0)

    def read_drain(self, action: Json, verb: int) -> int:
        return code(verb, self.find_seat(text_of(action, "target")), 0, 0)


def roll_read(action: Json, names: Sequence[str]) -> int:
    counts = [number_of(action, name, codes.FACE_MASK) for name in names]
    return sum(count << codes.FACE_BITS * number for number, count in enumerate(counts))


def action_of(position: State, seat: int, move: int) -> Json:
    """A move of a seat, or an outcome of chance, as a flat object."""
    if seat == CHANCE:
        return describe_outcome(position, move)
    return Reader(position, seat).action(move)


def move_of(position: State, seat: int, action: Json) -> int:
    """The code of an action; DecodeError when it cannot be read."""
    if seat == CHANCE:
        return outcome_read(position, action)
    return Reader(position, seat).move(action)
