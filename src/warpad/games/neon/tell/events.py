"""What happened, as data: each event with its rule, ready for the sentence `neon-event-<event>`.

Fields that name things hold the ends of message ids: `fighter` "akari" or "automa", `sector` "park", `loot`
"g-frag"; where one field may hold things of several kinds, the kind stands first: `target` "fighter-akari",
"bot-guard"; `source` "ability-shield"; `weapon` "loot-o-reaper" or "basic-weapon".
"""

from __future__ import annotations

from collections.abc import Callable

from warpad.core.game import Json
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import AUTOMA_ID
from warpad.games.neon.data.vocabulary import ACTIONS, ATTACK_FACES, CLASSES, DEFENSE_FACES
from warpad.games.neon.rules import event_kinds as kinds
from warpad.games.neon.rules import layout, moves
from warpad.games.neon.rules.scoring import side_of
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.wording import Wording, dice_by_face

Raw = tuple[int, int, int, int, int, int]

PRIVATE = ("cards-drawn", "looked")
HIDDEN_FROM_SEAT = ("looked-hidden",)


class Teller:
    """Tells the events of one position."""

    def __init__(self, position: State) -> None:
        self.position = position
        self.names = Wording(position, 0)
        self.catalogue = self.names.catalogue

    def tell(self, raw: Raw) -> Json:
        return TELLERS[raw[0]](self, raw)

    def fighter(self, who: int) -> str:
        return self.names.who(who).removeprefix("fighter-")

    def of(self, event: str, rule: str, who: int, **facts: object) -> Json:
        """An event about a fighter."""
        return {"event": event, "rule": rule, "seat": who, "fighter": self.fighter(who), **facts}

    def sector(self, number: int) -> str:
        return self.catalogue.sectors[number]

    def loot(self, number: int) -> str:
        return self.catalogue.designs[number]

    def target(self, who: int, sector: int = -1) -> Json:
        """Someone an attack aims at, or that takes damage."""
        if who == codes.BOT:
            return {"target": "bot", "sector": self.sector(sector)}
        return {"target": self.names.who(who), "target_seat": who}

    def ring_laid(self, raw: Raw) -> Json:
        return {
            "event": "ring-laid",
            "rule": "NEON-SET-02",
            "sector": self.sector(raw[1]),
            "place": raw[2],
        }

    def token_shown(self, raw: Raw) -> Json:
        return {"event": "closing-named", "rule": "NEON-CLOSE-05", "sector": self.sector(raw[1])}

    def bot_laid(self, raw: Raw) -> Json:
        bot = self.catalogue.bots[raw[2]]
        return {"event": "bot-laid", "rule": "NEON-SET-04", "sector": self.sector(raw[1]), "bot": bot}

    def fighter_chosen(self, raw: Raw) -> Json:
        return self.of("fighter-picked", "NEON-SET-08", raw[1])

    def cards_drawn(self, raw: Raw) -> Json:
        fighter = self.position.s[self.position.block(raw[1]) + layout.F_ID]
        cards = [id for number, id in enumerate(self.catalogue.cards[fighter]) if raw[2] >> number & 1]
        return self.of("cards-drawn", "NEON-ACT-05", raw[1], n=len(cards), cards=cards)

    def leader_taken(self, raw: Raw) -> Json:
        return self.of("leader-taken", "NEON-LEAD-01", raw[1])

    def round_begun(self, raw: Raw) -> Json:
        return {"event": "round-began", "rule": "NEON-RND-01", "round": raw[1]}

    def revealed(self, raw: Raw) -> Json:
        told = Wording(self.position, raw[1]).tell_plan(raw[2] << moves.VERB_BITS, 0, 0, 0)
        row = {name: [f"half-{option}" for option in told[name]] for name in ("first", "second", "third")}
        cards = {"top": told["top"], "bottom": told["bottom"]}
        return self.of("revealed", "NEON-PLAN-05", raw[1], **row, **cards, initiative=raw[3])

    def declared(self, raw: Raw) -> Json:
        return self.of("declared", "NEON-ACT-01", raw[1], half=raw[2] + 1, action=f"half-{ACTIONS[raw[3]]}")

    def field_attached(self, raw: Raw) -> Json:
        return self.of("field-attached", "NEON-ACT-01", raw[1], n=raw[2])

    def turn_begun(self, raw: Raw) -> Json:
        return self.of("turn-began", "NEON-INIT-01", raw[1])

    def token_returned(self, raw: Raw) -> Json:
        return self.of("token-returned", "NEON-TOK-01", raw[1], token=self.token(raw[1]))

    def token(self, seat: int) -> str:
        fighter = self.position.s[self.position.block(seat) + layout.F_ID]
        return self.catalogue.tokens[self.catalogue.tables.fighter_token[fighter]]

    def token_placed(self, raw: Raw) -> Json:
        where = self.sector(raw[2])
        return self.of("token-placed", "NEON-TOK-01", raw[1], token=self.token(raw[1]), sector=where)

    def landed(self, raw: Raw) -> Json:
        return self.of("landed", "NEON-LAND-01", raw[1], sector=self.sector(raw[3]))

    def moved(self, raw: Raw) -> Json:
        where = {"from": self.sector(raw[2]), "sector": self.sector(raw[3])}
        return self.of("moved", "NEON-MOVE-02", raw[1], **where)

    def energy_changed(self, raw: Raw) -> Json:
        name = "energy-gained" if raw[2] >= 0 else "energy-lost"
        return self.of(name, "NEON-NRG-02", raw[1], n=abs(raw[2]), energy=raw[3])

    def skipped(self, raw: Raw) -> Json:
        return self.of("skipped", "NEON-R-01", raw[1], half=raw[2] + 1)

    def unable(self, raw: Raw) -> Json:
        return self.of("unable", "NEON-ACT-04", raw[1], half=raw[2] + 1)

    def stayed(self, raw: Raw) -> Json:
        return self.of("stayed", "NEON-MOVE-01", raw[1], sector=self.sector(raw[2]))

    def acted(self, raw: Raw) -> Json:
        return self.of("acted", "NEON-ACT-02", raw[1], half=raw[2] + 1, action=f"half-{ACTIONS[raw[3]]}")

    def effect_used(self, raw: Raw) -> Json:
        known = self.catalogue
        effect = {"source": known.source(raw[2]), "effect": known.effect_ids[raw[2]]}
        return self.of("used", known.rule(raw[2]), raw[1], **effect)

    def searched(self, raw: Raw) -> Json:
        return self.of("searched", "NEON-SRCH-01", raw[1], sector=self.sector(raw[2]), cost=raw[3])

    def looked(self, raw: Raw) -> Json:
        facts = {"loot": self.loot(raw[2]), "class": CLASSES[raw[3]]}
        return self.of("looked", "NEON-SRCH-09", raw[1], **facts)

    def looked_hidden(self, raw: Raw) -> Json:
        return self.of("looked-hidden", "NEON-SRCH-09", raw[1], **{"class": CLASSES[raw[2]]})

    def left(self, raw: Raw) -> Json:
        return self.of("left", "NEON-SRCH-04", raw[1], loot=self.loot(raw[2]))

    def equipped(self, raw: Raw) -> Json:
        return self.of("equipped", "NEON-LOOT-02", raw[1], loot=self.loot(raw[2]))

    def covered(self, raw: Raw) -> Json:
        covered = f"loot-{self.loot(raw[3])}"
        return self.of("covered", "NEON-LOOT-03", raw[1], loot=self.loot(raw[2]), covered=covered)

    def stowed(self, raw: Raw) -> Json:
        under = f"loot-{self.loot(raw[3])}"
        return self.of("stowed", "NEON-LOOT-05", raw[1], loot=self.loot(raw[2]), under=under)

    def discarded(self, raw: Raw) -> Json:
        return self.of("discarded", "NEON-LOOT-01", raw[1], loot=self.loot(raw[2]))

    def aimed(self, raw: Raw) -> Json:
        weapon = self.catalogue.weapon(raw[2] - 1)
        facts = {"weapon": weapon, **self.names.tell_target(raw[3]), "range": raw[4], "dice": max(raw[5], 0)}
        return self.of("attacked", "NEON-ATK-01", raw[1], **facts)

    def attack_rolled(self, raw: Raw) -> Json:
        return self.of("attack-rolled", "NEON-ATK-09", raw[1], **dice_by_face(raw[2], ATTACK_FACES))

    def defense_rolled(self, raw: Raw) -> Json:
        roll = dice_by_face(raw[2], DEFENSE_FACES)
        rule = "NEON-BOT-02" if raw[1] == codes.BOT else "NEON-DEF-05"
        sector = self.position.s[layout.TARGET_SECTOR]
        return {"event": "defense-rolled", "rule": rule, **self.target(raw[1], sector), **roll}

    def rerolled(self, raw: Raw) -> Json:
        if raw[2] == codes.ATTACK_POOL:
            return self.of("attack-rerolled", "NEON-ATK-10", raw[1], **dice_by_face(raw[4], ATTACK_FACES))
        current = self.position.s[layout.CURRENT]
        target = self.target(current if current >= 0 else raw[1])
        roll = dice_by_face(raw[4], DEFENSE_FACES)
        return {"event": "defense-rerolled", "rule": "NEON-DEF-04", **target, **roll}

    def dice_turned(self, raw: Raw) -> Json:
        names = DEFENSE_FACES if raw[2] else ATTACK_FACES
        facts = {"n": raw[3], "from": f"face-{names[raw[4]]}", "to": f"face-{names[raw[5]]}"}
        return {"event": "face-turned", "rule": "NEON-EFF-03", **facts}

    def blocked(self, raw: Raw) -> Json:
        sector = self.position.s[layout.TARGET_SECTOR]
        hits = {"crit": raw[2], "hit": raw[3]}
        return {"event": "blocked", "rule": "NEON-DEF-05", **self.target(raw[1], sector), **hits}

    def hits_cancelled(self, raw: Raw) -> Json:
        return self.of("hits-cancelled", "NEON-DEF-09", raw[1], n=raw[2])

    def supply_paid(self, raw: Raw) -> Json:
        name, rule = ("card-paid", "NEON-SUP-02") if raw[3] else ("supply-paid", "NEON-SUP-01")
        return self.of(name, rule, raw[1], loot=self.loot(raw[2]))

    def bot_paid(self, raw: Raw) -> Json:
        return self.of("bot-paid", "NEON-SUP-05", raw[1], bot=self.catalogue.bots[raw[2]])

    def hurt(self, raw: Raw) -> Json:
        facts = {"value": raw[3] if raw[5] else 0, "left": raw[4]}
        return {"event": "token-lost", "rule": "NEON-DMG-01", **self.target(raw[1]), **facts}

    def damaged(self, raw: Raw) -> Json:
        if raw[2] == codes.NO_ONE:
            return {
                "event": "damaged-by-closing",
                "rule": "NEON-CLOSE-03",
                **self.target(raw[1]),
                "n": raw[3],
            }
        return self.of("damaged", "NEON-RES-03", raw[2], **self.target(raw[1]), n=raw[3])

    def withstood(self, raw: Raw) -> Json:
        return {"event": "withstood", "rule": "NEON-RES-01", **self.target(raw[1], raw[2])}

    def attack_failed(self, raw: Raw) -> Json:
        return self.of("attack-failed", "NEON-ATK-07" if raw[2] else "NEON-RES-05", raw[1])

    def bot_taken(self, raw: Raw) -> Json:
        facts = {"bot": self.catalogue.bots[raw[2]], "sector": self.sector(raw[3])}
        return self.of("bot-destroyed", "NEON-RES-04", raw[1], **facts)

    def defeated(self, raw: Raw) -> Json:
        name = "defeated" if raw[3] else "eliminated"
        return {"event": name, "rule": "NEON-KO-01", **self.target(raw[1]), "by": raw[2]}

    def spoils_taken(self, raw: Raw) -> Json:
        facts = {**self.target(raw[2]), "loot": self.loot(raw[3])}
        return self.of("spoils-taken", "NEON-KO-03", raw[1], **facts)

    def upgraded(self, raw: Raw) -> Json:
        return self.of("upgraded", "NEON-MNT-04", raw[1], upgrade=self.catalogue.upgrades[raw[2]])

    def renewed(self, raw: Raw) -> Json:
        return self.of("maintained", "NEON-MNT-05", raw[1], energy=raw[3])

    def sector_closed(self, raw: Raw) -> Json:
        return {"event": "sector-closed", "rule": "NEON-CLOSE-04", "sector": self.sector(raw[1])}

    def damage_spared(self, raw: Raw) -> Json:
        return self.of("damage-prevented", "NEON-ABL-06", raw[1])

    def flooded(self, raw: Raw) -> Json:
        return {"event": "flooded", "rule": "NEON-ROY-03", "n": raw[1]}

    def deck_shuffled(self, raw: Raw) -> Json:
        return {"event": "deck-shuffled", "rule": "NEON-SRCH-06", "class": CLASSES[raw[1]]}

    def search_token_laid(self, raw: Raw) -> Json:
        where = self.sector(raw[1])
        return {"event": "search-token-laid", "rule": "NEON-SRCH-07", "sector": where, "n": raw[2]}

    def members(self, sides: int) -> list[str]:
        """The fighters of some sides."""
        players = range(self.position.s[layout.PLAYERS])
        named = [self.fighter(who) for who in players if sides >> side_of(self.position, who) & 1]
        return [*named, AUTOMA_ID] if sides >> codes.AUTOMA & 1 else named

    def game_over(self, raw: Raw) -> Json:
        sides = raw[1]
        name = "nobody-won" if sides == 0 else "won" if sides & (sides - 1) == 0 else "shared"
        rule = "NEON-REB-03" if self.position.counts_points() else "NEON-ROY-02"
        return {"event": name, "rule": rule, "fighter": self.members(sides)}

    def titled(self, raw: Raw) -> Json:
        return {"event": "titled", "rule": "NEON-REB-04", "fighter": self.members(raw[1])}


TELLERS: dict[int, Callable[[Teller, Raw], Json]] = {
    value: getattr(Teller, name.lower())
    for name, value in vars(kinds).items()
    if name.isupper() and isinstance(value, int)
}


def event_of(position: State, raw: Raw) -> Json:
    """One event as data."""
    return Teller(position).tell(raw)


def is_visible(event: Json, seat: int) -> bool:
    """NEON-HID-01, NEON-SRCH-09: drawn cards and cards looked at are for their owner's eyes."""
    if event["event"] in PRIVATE:
        return bool(event["seat"] == seat)
    if event["event"] in HIDDEN_FROM_SEAT:
        return bool(event["seat"] != seat)
    return True
