"""Who sees what: a position as JSON for one viewer, built up from public facts."""

from __future__ import annotations

from warpad.core.bits import count
from warpad.core.game import Json
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import AUTOMA_ID, Catalogue, catalogue
from warpad.games.neon.data.vocabulary import ACTIONS, CLASSES, TYPES
from warpad.games.neon.rules import frames, layout, sizes
from warpad.games.neon.rules.order import rank
from warpad.games.neon.rules.planning import half_at, options_at
from warpad.games.neon.rules.scoring import bot_points, leader_points, points, side_of, trophy_points
from warpad.games.neon.rules.search import search_cost
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.explaining import explain_attack
from warpad.games.neon.tell.questions import question

PHASES = ("setup", "plan", "actions", "check", "closing")
HEALTH_ROWS = (3, 2, 1)
TURNS_MOST = 10


class View:
    """What one viewer sees; a spectator is no seat."""

    def __init__(self, g: State, seat: int, known: Catalogue) -> None:
        self.g = g
        self.s = g.s
        self.seat = seat
        self.known = known

    def all(self) -> Json:
        s, known = self.s, self.known
        return {
            "game": "neon",
            "pack": known.name,
            "mode": known.modes[s[layout.MODE]],
            **self.round(),
            "ring": [self.sector(s[layout.RING + i]) for i in range(s[layout.RING_SIZE])],
            "fighters": self.fighters(),
            "order": self.order(),
            "sequence": self.sequence(),
            "loot": {name: self.deck(number) for number, name in enumerate(CLASSES)},
            "upgrades": {"deck": count(s[layout.UPGRADES_UNSEEN]) + s[layout.UPGRADES_UNDER]},
            "attack": explain_attack(self.g, known) if s[layout.ATTACKER] >= 0 else None,
            **self.private(),
            "ask": question(self.g, known),
            "over": self.over(),
        }

    def round(self) -> Json:
        s, known = self.s, self.known
        closings = known.pack.round_boards[s[layout.BOARD]].closings
        laid: list[list[int]] = [[] for _ in range(max(s[layout.ROUND], 0))]
        for i in range(s[layout.LAID]):
            laid[s[layout.LAID_ROUNDS + i] - 1].append(s[layout.LAID_TOKENS + i] + 1)
        active = s[layout.ACTIVE]
        return {
            "round": s[layout.ROUND],
            "turn": turn_number(self.g),
            "rounds": len(closings),
            "phase": "over" if s[layout.OVER] else PHASES[s[layout.PHASE]],
            "leader": s[layout.LEADER],
            "active": self.number(active) if active >= 0 and s[layout.ROUND] > 0 else None,
            "closings": list(closings),
            "laid": laid,
            "closes": s[layout.TOP] + 1 if s[layout.TOP] >= 0 else None,
            "hidden": [i + 1 for i in range(codes.SECTORS) if s[layout.UNSEEN] >> i & 1],
            "floods": s[layout.FLOODS],
        }

    def number(self, who: int) -> int:
        """The Automa comes after the players."""
        return self.s[layout.PLAYERS] if who == codes.AUTOMA else who

    def standing(self) -> list[int]:
        players = list(range(self.s[layout.PLAYERS]))
        return [*players, codes.AUTOMA] if self.s[layout.WITH_AUTOMA] else players

    def sector(self, sector: int) -> Json:
        s, known, g = self.s, self.known, self.g
        bot = s[layout.BOTS + sector] - 1
        tokens = [
            {"token": self.token_id(seat), "seat": seat}
            for seat in range(s[layout.PLAYERS])
            if s[g.block(seat) + layout.F_TOKEN] == sector
        ]
        entry = known.sector_of[known.sectors[sector]]
        return {
            "number": sector + 1,
            "sector": known.sectors[sector],
            "class": entry.class_,
            "bot": known.bots[bot] if bot >= 0 else None,
            "search": s[layout.TOKENS + sector],
            "tokens": tokens,
            "fighters": [self.number(who) for who in self.standing() if g.place(who) == sector],
        }

    def token_id(self, seat: int) -> str | None:
        fighter = self.s[self.g.block(seat) + layout.F_ID]
        token = self.known.tables.fighter_token[fighter] if fighter >= 0 else -1
        return self.known.tokens[token] if token >= 0 else None

    def deck(self, kind: int) -> Json:
        t, s = self.known.tables, self.s
        designs = range(t.class_first[kind], t.class_end[kind])
        unseen = sum(s[layout.DECK + design] for design in designs)
        discard = [self.known.designs[d] for d in designs for _ in range(s[layout.DISCARD + d])]
        return {"deck": unseen, "discard": discard}

    def order(self) -> list[int]:
        """NEON-INIT-03: who still acts this round, as the leader token lies now."""
        if self.s[layout.PHASE] != PHASES.index("actions"):
            return []
        waiting = [who for who in self.standing() if self.is_waiting(who)]
        return [self.number(who) for who in sorted(waiting, key=lambda who: rank(self.g, who))]

    def sequence(self) -> list[int]:
        """NEON-INIT-02: everybody as they act this round, also those who have acted; who is out comes last.

        Before the reveal nobody has an initiative, and the order is that of the seats from the leader on.
        """
        return [self.number(who) for who in sorted(self.standing(), key=self.turn_rank)]

    def turn_rank(self, who: int) -> tuple[bool, int]:
        return self.g.place(who) == codes.OUT, int(rank(self.g, who))

    def is_waiting(self, who: int) -> bool:
        if who == codes.AUTOMA:
            return self.g.place(who) >= 0 and self.s[layout.ACTIVE] != codes.AUTOMA
        return self.g.place(who) >= codes.SHIP and self.s[self.g.block(who) + layout.F_ACTED] == 0

    # Fighters.

    def fighters(self) -> list[Json]:
        told = [self.fighter(seat) for seat in range(self.s[layout.PLAYERS])]
        return [*told, self.automa()] if self.s[layout.WITH_AUTOMA] else told

    def place(self, who: int) -> str | int:
        place = self.g.place(who)
        return {codes.SHIP: "ship", codes.OUT: "out", codes.ABSENT: "ship"}.get(place, place + 1)

    def body(self, who: int) -> Json:
        """What a player's fighter and the Automa have in common."""
        s, g = self.s, self.g
        at = g.block(who)
        trophies = {str(value): s[at + layout.F_TROPHIES + value - 1] for value in (1, 2, 3)}
        side = side_of(g, who)
        scoring = g.counts_points()
        return {
            "seat": self.number(who),
            "place": self.place(who),
            "health": self.health(who),
            "tokens": s[at + layout.F_HEALTH],
            "trophies": trophies,
            "points": points(g, side) if scoring else None,
            "earned": self.earned(side) if scoring else None,
        }

    def earned(self, side: int) -> Json:
        """NEON-REB-02: what the points of a side are made of."""
        return {
            "trophies": trophy_points(self.g, side),
            "bots": bot_points(self.g, side),
            "leader": leader_points(self.g, side),
        }

    def health(self, who: int) -> list[list[int]]:
        """Tokens left, row by row; without numbers where they have no value."""
        s, g = self.s, self.g
        at = g.block(who)
        lost = codes.HEALTH - s[at + layout.F_HEALTH]
        row = 2 if who == codes.AUTOMA else s[at + layout.F_SIDE]
        values = list(g.t.health[row * codes.HEALTH : (row + 1) * codes.HEALTH])
        rows: list[list[int]] = []
        start = 0
        for size in HEALTH_ROWS:
            cells = range(start, start + size)
            rows.append([values[i] if g.counts_points() else 0 for i in cells if i >= lost])
            start += size
        return rows

    def automa(self) -> Json:
        team = codes.AUTOMA if self.s[layout.TEAMS] else None
        return {
            **self.body(codes.AUTOMA),
            "fighter": AUTOMA_ID,
            "team": team,
            "side": "A",
            "energy": 0,
            "fields": 0,
            "token": None,
            "hand": None,
            "cards": 0,
            "deck": 0,
            "discard": [],
            "row": None,
            "initiative": None,
            "acted": False,
            "equipment": [],
            "bots": [],
            "upgrades": [],
        }

    def fighter(self, seat: int) -> Json:
        s, g, known = self.s, self.g, self.known
        at = g.block(seat)
        number = s[at + layout.F_ID]
        return {
            **self.body(seat),
            "fighter": known.fighters[number] if number >= 0 else None,
            "team": s[at + layout.F_TEAM] if s[layout.TEAMS] else None,
            "side": "AB"[s[at + layout.F_SIDE]],
            "energy": s[at + layout.F_ENERGY],
            "fields": s[at + layout.F_FIELD],
            "token": self.token_place(seat),
            "hand": self.cards(seat, layout.F_HAND) if seat == self.seat else None,
            "cards": count(s[at + layout.F_HAND]),
            "deck": count(s[at + layout.F_DECK]),
            "discard": self.cards(seat, layout.F_DISCARD),
            "row": self.row(seat),
            "initiative": s[at + layout.F_INITIATIVE] or None,
            "acted": s[at + layout.F_ACTED] > 0,
            "search_cost": search_cost(g, seat) if g.place(seat) >= 0 else None,
            "equipment": self.equipment(seat),
            "bots": self.bots(seat),
            "upgrades": self.upgrade(seat),
        }

    def cards(self, seat: int, field: int) -> list[str]:
        at = self.g.block(seat)
        number, mask = self.s[at + layout.F_ID], self.s[at + field]
        if number < 0:
            return []
        return [id for card, id in enumerate(self.known.cards[number]) if mask >> card & 1]

    def token_place(self, seat: int) -> str | int | None:
        if self.token_id(seat) is None:
            return None
        where = self.s[self.g.block(seat) + layout.F_TOKEN]
        return "supply" if where < 0 else where + 1

    def row(self, seat: int) -> list[Json] | None:
        """NEON-PLAN-05, NEON-AUTO-11: open from the reveal to the end of the round."""
        at = self.g.block(seat)
        if self.s[at + layout.F_PLAN] < 0:
            return None
        return [self.half(seat, slot) for slot in range(codes.ROW)]

    def half(self, seat: int, slot: int) -> Json:
        at = self.g.block(seat)
        options, left = half_at(self.g, seat, slot), options_at(self.g, seat, slot)
        begun = self.s[at + layout.F_ACTED] > 0
        return {
            "options": [name for number, name in enumerate(ACTIONS) if options >> number & 1],
            "chosen": next(
                (n for i, n in enumerate(ACTIONS) if left >> i & 1 and count(left) == 1 < count(options)),
                None,
            ),
            "done": begun and slot < self.s[at + layout.F_HALF],
            "now": begun and slot == self.s[at + layout.F_HALF] and self.s[layout.ACTIVE] == seat,
        }

    def equipment(self, seat: int) -> list[Json]:
        told = []
        for slot, name in enumerate(TYPES):
            at = self.g.equipment(seat, slot)
            if self.s[at] > 0:
                supplies = [self.s[at + 1 + i] - 1 for i in range(sizes.MOST_SUPPLIES)]
                told.append(
                    {
                        "type": name,
                        "loot": self.known.designs[self.s[at] - 1],
                        "supplies": [self.known.designs[design] for design in supplies if design >= 0],
                        "max": self.known.tables.design_max[self.s[at] - 1],
                    }
                )
        return told

    def bots(self, seat: int) -> list[Json]:
        at = self.g.block(seat)
        told = []
        for kind, name in enumerate(self.known.bots):
            for field, used in ((layout.F_BOTS, False), (layout.F_SPENT_BOTS, True)):
                told += [{"bot": name, "used": used}] * self.s[at + field + kind]
        return told

    def upgrade(self, seat: int) -> list[Json]:
        at = self.g.block(seat)
        number = self.s[at + layout.F_UPGRADE] - 1
        if number < 0:
            return []
        used = bool(self.s[at + layout.F_EXHAUSTED])
        return [{"upgrade": self.known.upgrades[number], "used": used}]

    # What only some may see.

    def private(self) -> Json:
        """NEON-HID-01, NEON-SRCH-09: cards being looked at are shown to the looker, known ones to all."""
        s = self.s
        mine = s[layout.LOOKER] == self.seat
        looking = None
        if s[layout.LOOKED]:
            looking = [
                self.known.designs[s[layout.LOOK + i]] if mine or s[layout.LOOK_KNOWN + i] else None
                for i in range(s[layout.LOOKED])
            ]
        return {
            "looker": s[layout.LOOKER] if s[layout.LOOKED] else None,
            "looking": looking,
            "offered": self.offer(),
            "under": self.under(),
        }

    def offer(self) -> list[str | None] | None:
        s = self.s
        if s[layout.OFFERED] == 0:
            return None
        return [
            self.seen_upgrade(s[layout.OFFER + i], s[layout.OFFER_KNOWN + i])
            for i in range(s[layout.OFFERED])
        ]

    def under(self) -> list[str | None]:
        """The cards under the upgrade deck that this viewer has seen."""
        s = self.s
        return [
            self.seen_upgrade(s[layout.UNDER + i], s[layout.UNDER_KNOWN + i])
            for i in range(s[layout.UPGRADES_UNDER])
        ]

    def seen_upgrade(self, upgrade: int, knowers: int) -> str | None:
        known = self.seat >= 0 and knowers >> self.seat & 1
        return self.known.upgrades[upgrade] if known else None

    def over(self) -> Json | None:
        s, g = self.s, self.g
        if not s[layout.OVER]:
            return None
        everyone = self.standing()
        titled = [self.number(who) for who in everyone if s[layout.BEST] >> side_of(g, who) & 1]
        return {
            "winners": [self.number(who) for who in everyone if s[layout.WINNERS] >> side_of(g, who) & 1],
            "points": [points(g, side_of(g, who)) for who in everyone] if g.counts_points() else None,
            "title": titled,
        }


def turn_number(g: State) -> int:
    """A number that grows with every turn and every round."""
    return int(g.s[layout.ROUND] * TURNS_MOST + g.s[layout.TURNS])


def is_secret(g: State) -> bool:
    """NEON-PLAN-01, NEON-HID-01: a row is planned, or cards are looked at that others must not see."""
    s = g.s
    is_planning = s[layout.DEPTH] > 0 and s[g.top()] == frames.ASK_PLAN
    looks = any(not s[layout.LOOK_KNOWN + i] for i in range(s[layout.LOOKED]))
    return bool(is_planning or looks or s[layout.OFFERED])


def observe(g: State, seat: int, pack: str) -> Json:
    """All that a seat, or a spectator, may see."""
    return View(g, seat, catalogue(pack)).all()
