"""What happened in games of Neon among equal bots: who fell by whom, by which weapons, with which cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from statistics import median

from warpad.arena.statistics import Interval, wilson
from warpad.arena.table import ask
from warpad.bots import make
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.core.position import CHANCE
from warpad.core.vecs import append, i64, vec
from warpad.games import find
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import Catalogue, catalogue
from warpad.games.neon.data.vocabulary import TYPES
from warpad.games.neon.position import Neon
from warpad.games.neon.rules import event_kinds as kinds
from warpad.games.neon.rules import frames, layout

GAME = find("neon")
BASIC = "basic"
Raw = tuple[int, int, int, int, int, int]


@dataclass
class Counts:
    """What is counted in a game, and added up over many: by cause, by weapon, by card."""

    course: Counter[str] = field(default_factory=Counter)
    fallen: Counter[str] = field(default_factory=Counter)
    defeats: Counter[str] = field(default_factory=Counter)
    weapons: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    equipped: Counter[str] = field(default_factory=Counter)
    stowed: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)

    def add(self, told: Json) -> None:
        for name, counter in vars(self).items():
            counter.update(told[name])

    def taken(self, card: str) -> float:
        """The share of those seen that became equipment, or the upgrade."""
        return self.equipped[card] / max(self.seen[card], 1)

    def use(self, card: str) -> float:
        """How often it was used for each time it was kept as equipment or upgrade."""
        return self.used[card] / max(self.equipped[card], 1)


@dataclass
class Story:
    """The games of one setting, added up."""

    title: str
    mode: str
    players: int
    bot: str
    games: int = 0
    won: int = 0
    lengths: list[int] = field(default_factory=list)
    seats: list[float] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    counts: Counts = field(default_factory=Counts)

    def add(self, told: Json) -> None:
        """One game, as `tell` tells it."""
        self.games += 1
        self.won += told["won"]
        self.lengths.append(told["rounds"])
        self.seats = self.seats or [0.0] * self.players
        for seat, (fighter, score) in enumerate(zip(told["fighters"], told["scores"], strict=True)):
            self.seats[seat] += score
            self.points[fighter] += score
            self.played[fighter] += 1
        self.counts.add(told["counts"])

    def by_fighters(self) -> Interval:
        """Of the eliminations those by fighters and the Automa, not by water."""
        fallen = self.counts.fallen
        return wilson(fallen["fighter"] + fallen["automa"], fallen.total())

    def winner(self) -> Interval:
        return wilson(self.won, self.games)

    def length(self) -> float:
        return median(self.lengths) if self.lengths else 0.0

    def defeats_a_seat(self) -> float:
        return self.counts.defeats.total() / max(self.games * self.players, 1)

    def upgrades_a_seat(self) -> float:
        return self.counts.course["upgraded"] / max(self.games * self.players, 1)

    def basic(self) -> float:
        return self.counts.weapons[BASIC] / max(self.counts.weapons.total(), 1)

    def fair(self) -> float:
        return sum(self.points.values()) / max(self.played.total(), 1)

    def share(self, fighter: str) -> Interval:
        return wilson(self.points[fighter], self.played[fighter])

    def seat(self, seat: int) -> Interval:
        return wilson(self.seats[seat], self.games)


def tell(setup: Json, fighters: list[str], bot: str, dice: Dice) -> Json:
    """Plays one game and tells what came of it."""
    position = GAME.new({**setup, "fighters": fighters})
    assert isinstance(position, Neon)
    position.listen()
    listener = Listener(catalogue(position.pack))
    bots = [make(bot, GAME) for _ in fighters]
    minds = [Dice(dice.bits()) for _ in fighters]
    while len(actors := position.actors()):
        moves = vec[i64]([])
        if actors[0] == CHANCE:
            moves = append(moves, position.draw(dice))
        else:
            listener.note_offer(position)
            for seat in actors:
                moves = append(moves, ask(GAME, position, bots[seat], seat, minds[seat]))
        position.apply(moves)
        for raw in position.take_events():
            listener.hear(raw)
    return {
        "won": int(position.s[layout.WINNERS] != 0),
        "rounds": int(position.s[layout.ROUND]),
        "fighters": fighters,
        "scores": list(position.scores()),
        "counts": {name: dict(counter) for name, counter in vars(listener.counts).items()},
    }


class Listener:
    """Counts what is told during one game."""

    def __init__(self, known: Catalogue) -> None:
        self.known = known
        self.counts = Counts()

    def note_offer(self, position: Neon) -> None:
        if position.s[position.top()] == frames.ASK_UPGRADE:
            for i in range(position.s[layout.OFFERED]):
                self.counts.seen[self.known.upgrades[position.s[layout.OFFER + i]]] += 1

    def hear(self, raw: Raw) -> None:
        kind, who = raw[0], raw[1]
        if kind == kinds.DEFEATED and who != codes.AUTOMA:
            cause = "water" if raw[2] < 0 else "automa" if raw[2] == codes.AUTOMA else "fighter"
            self.counts.defeats[cause] += 1
            if not raw[3]:
                self.counts.fallen[cause] += 1
        elif kind == kinds.FLOODED:
            self.counts.course["floods"] += 1
        elif kind == kinds.UPGRADED:
            self.counts.course["upgraded"] += 1
            self.counts.equipped[self.known.upgrades[raw[2]]] += 1
        elif kind == kinds.AIMED and who != codes.AUTOMA:
            self.note_attack(raw[2] - 1)
        elif kind == kinds.EFFECT_USED:
            self.note_use(raw[2])
        else:
            self.note_loot(kind, raw[3] if kind == kinds.SPOILS_TAKEN else raw[2])

    def note_attack(self, design: int) -> None:
        if design < 0:
            self.counts.weapons[BASIC] += 1
            return
        self.counts.weapons[TYPES[self.known.tables.design_type[design]]] += 1
        self.counts.used[self.known.designs[design]] += 1

    def note_use(self, effect: int) -> None:
        t = self.known.tables
        if t.e_source[effect] == codes.FROM_LOOT:
            self.counts.used[self.known.designs[t.e_owner[effect]]] += 1
        elif t.e_source[effect] == codes.FROM_UPGRADE:
            self.counts.used[self.known.upgrades[t.e_owner[effect]]] += 1

    def note_loot(self, kind: int, design: int) -> None:
        if kind in (kinds.LOOKED, kinds.SPOILS_TAKEN):
            self.counts.seen[self.known.designs[design]] += 1
        elif kind in (kinds.EQUIPPED, kinds.COVERED):
            self.counts.equipped[self.known.designs[design]] += 1
        elif kind == kinds.STOWED:
            self.counts.stowed[self.known.designs[design]] += 1
