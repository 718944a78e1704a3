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
class Cards:
    """For each loot card and upgrade: how often it was seen, kept, and what for."""

    seen: Counter[str] = field(default_factory=Counter)
    equipped: Counter[str] = field(default_factory=Counter)
    stowed: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)

    def add(self, other: Cards) -> None:
        for name in ("seen", "equipped", "stowed", "used"):
            getattr(self, name).update(getattr(other, name))

    def kept(self, card: str) -> float:
        """The share of those seen that were kept, as equipment, supply or upgrade."""
        return (self.equipped[card] + self.stowed[card]) / max(self.seen[card], 1)

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
    fallen: Counter[str] = field(default_factory=Counter)
    defeats: Counter[str] = field(default_factory=Counter)
    upgraded: int = 0
    weapons: Counter[str] = field(default_factory=Counter)
    floods: int = 0
    seats: list[float] = field(default_factory=list)
    points: dict[str, float] = field(default_factory=dict)
    played: Counter[str] = field(default_factory=Counter)
    cards: Cards = field(default_factory=Cards)

    # Shares.

    def by_fighters(self) -> float:
        """Of the eliminations those by fighters and the Automa, not by water."""
        return (self.fallen["fighter"] + self.fallen["automa"]) / max(self.fallen.total(), 1)

    def winner(self) -> float:
        return self.won / max(self.games, 1)

    def length(self) -> float:
        return median(self.lengths) if self.lengths else 0.0

    def defeats_a_seat(self) -> float:
        return self.defeats.total() / max(self.games * self.players, 1)

    def upgrades_a_seat(self) -> float:
        return self.upgraded / max(self.games * self.players, 1)

    def basic(self) -> float:
        return self.weapons[BASIC] / max(self.weapons.total(), 1)

    def fair(self) -> float:
        return sum(self.points.values()) / max(sum(self.played.values()), 1)

    def share(self, fighter: str) -> Interval:
        return wilson(self.points.get(fighter, 0.0), self.played[fighter])

    def seat(self, seat: int) -> Interval:
        return wilson(self.seats[seat], self.games)

    # One game.

    def play(self, setup: Json, fighters: list[str], dice: Dice) -> None:
        position = GAME.new(setup)
        assert isinstance(position, Neon)
        position.listen()
        known = catalogue(position.pack)
        bots = [make(self.bot, GAME) for _ in fighters]
        minds = [Dice(dice.bits()) for _ in fighters]
        while len(actors := position.actors()):
            moves = vec[i64]([])
            if actors[0] == CHANCE:
                moves = append(moves, position.draw(dice))
            else:
                self.note_offer(position, known)
                for seat in actors:
                    moves = append(moves, ask(GAME, position, bots[seat], seat, minds[seat]))
            position.apply(moves)
            for raw in position.take_events():
                self.hear(raw, known)
        self.close(position, fighters)

    def close(self, position: Neon, fighters: list[str]) -> None:
        scores = position.scores()
        self.games += 1
        self.won += position.s[layout.WINNERS] != 0
        self.lengths.append(int(position.s[layout.ROUND]))
        self.seats = self.seats or [0.0] * len(fighters)
        for seat, (fighter, score) in enumerate(zip(fighters, scores, strict=True)):
            self.seats[seat] += score
            self.points[fighter] = self.points.get(fighter, 0.0) + score
            self.played[fighter] += 1

    def note_offer(self, position: Neon, known: Catalogue) -> None:
        if position.s[position.top()] == frames.ASK_UPGRADE:
            for i in range(position.s[layout.OFFERED]):
                self.cards.seen[known.upgrades[position.s[layout.OFFER + i]]] += 1

    def hear(self, raw: Raw, known: Catalogue) -> None:
        kind, who = raw[0], raw[1]
        if kind == kinds.DEFEATED and who != codes.AUTOMA:
            cause = "water" if raw[2] < 0 else "automa" if raw[2] == codes.AUTOMA else "fighter"
            self.defeats[cause] += 1
            if not raw[3]:
                self.fallen[cause] += 1
        elif kind == kinds.FLOODED:
            self.floods += 1
        elif kind == kinds.UPGRADED:
            self.upgraded += 1
            self.cards.equipped[known.upgrades[raw[2]]] += 1
        elif kind == kinds.AIMED and who != codes.AUTOMA:
            self.note_attack(raw[2] - 1, known)
        elif kind == kinds.EFFECT_USED:
            self.note_use(raw[2], known)
        else:
            self.note_loot(kind, raw[2], known)

    def note_attack(self, design: int, known: Catalogue) -> None:
        if design < 0:
            self.weapons[BASIC] += 1
            return
        self.weapons[TYPES[known.tables.design_type[design]]] += 1
        self.cards.used[known.designs[design]] += 1

    def note_use(self, effect: int, known: Catalogue) -> None:
        t = known.tables
        if t.e_source[effect] == codes.FROM_LOOT:
            self.cards.used[known.designs[t.e_owner[effect]]] += 1
        elif t.e_source[effect] == codes.FROM_UPGRADE:
            self.cards.used[known.upgrades[t.e_owner[effect]]] += 1

    def note_loot(self, kind: int, design: int, known: Catalogue) -> None:
        if kind == kinds.LOOKED:
            self.cards.seen[known.designs[design]] += 1
        elif kind in (kinds.EQUIPPED, kinds.COVERED):
            self.cards.equipped[known.designs[design]] += 1
        elif kind == kinds.STOWED:
            self.cards.stowed[known.designs[design]] += 1
