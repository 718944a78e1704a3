"""A very small game with chance, a hidden card and a simultaneous decision, for tests of the core.

Three rounds. Each seat is dealt a hidden card; both bid one or two at once; the higher card takes
the smaller bid. Then the loser of the round, if he has a point, may pay it to end the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from warpad.core import bag
from warpad.core.bits import mix
from warpad.core.dice import Dice
from warpad.core.errors import DecodeError
from warpad.core.game import Game, Json, Option, Refusal
from warpad.core.position import CHANCE, SPECTATOR, Position
from warpad.core.rulebook import Rule, Rulebook
from warpad.core.vecs import Ints, i64, vec

KINDS = 3
COPIES = 3
NO_CARD = -1
DEAL, BID, PAY, OVER = range(4)
VERBS = {BID: ("bid-one", "bid-two"), PAY: ("stay", "end")}
WON = 1

RULES = {
    "TOY-01": Rule("TOY-01", "tests", "done"),  # the higher card takes the smaller bid
    "TOY-02": Rule("TOY-02", "tests", "done"),  # who has no point cannot pay
    "TOY-03": Rule("TOY-03", "tests", "done"),  # only who is asked may act
}


class ToyPosition(Position):
    def __init__(self, rounds: int = 3) -> None:
        super().__init__()
        self.rounds = rounds
        self.stage = DEAL
        self.deck: Ints = vec[i64]([COPIES] * KINDS)
        self.hands = [NO_CARD, NO_CARD]
        self.points = [0, 0]
        self.payer = NO_CARD

    def actors(self) -> Ints:
        who = {DEAL: [CHANCE], BID: [0, 1], PAY: [self.payer], OVER: []}
        return vec[i64](who[self.stage])

    def legal(self, seat: int) -> Ints:
        """TOY-02: ending the game costs a point."""
        if self.stage == BID:
            return vec[i64]([0, 1])
        return vec[i64]([0, 1] if self.points[seat] > 0 else [0])

    def odds(self) -> Ints:
        return bag.odds(self.deck, 0, KINDS)

    def apply(self, moves: Ints) -> None:
        if self.stage == DEAL:
            self._deal(moves[0])
        elif self.stage == BID:
            self._compare(min(moves[0], moves[1]) + 1)
        else:
            self._pay(moves[0])

    def _deal(self, card: int) -> None:
        self.deck[card] -= 1
        self.hands[self.hands.index(NO_CARD)] = card
        if NO_CARD not in self.hands:
            self.stage = BID

    def _compare(self, stake: int) -> None:
        """TOY-01: the higher card takes the smaller bid; equal cards give nothing."""
        first, second = self.hands
        self.hands = [NO_CARD, NO_CARD]
        if first == second:
            self._next_round()
            return
        winner = 0 if first > second else 1
        self.points[winner] += stake
        self.payer = 1 - winner
        self.stage = PAY
        self.tell(WON, winner, stake)

    def _pay(self, move: int) -> None:
        self.points[self.payer] -= move
        if move:
            self.rounds = 1
        self._next_round()

    def _next_round(self) -> None:
        self.payer = NO_CARD
        self.rounds -= 1
        self.stage = DEAL if self.rounds else OVER

    def copy(self) -> ToyPosition:
        twin = ToyPosition(self.rounds)
        twin.stage, twin.payer = self.stage, self.payer
        twin.deck = vec[i64](list(self.deck))
        twin.hands, twin.points = list(self.hands), list(self.points)
        return twin

    def unseen(self, seat: int) -> list[int]:
        """What the seat cannot place: the deck, and hands that are not its own."""
        counts = list(self.deck)
        for owner, card in enumerate(self.hands):
            if owner != seat and card != NO_CARD:
                counts[card] += 1
        return counts

    def observe(self, seat: int) -> dict[str, object]:
        own = self.hands[seat] if seat != SPECTATOR else NO_CARD
        return {
            "turn": -self.rounds,
            "stage": self.stage,
            "points": list(self.points),
            "dealt": [card != NO_CARD for card in self.hands],
            "card": own,
            "unseen": self.unseen(seat),
        }

    def imagine(self, seat: int, dice: Dice) -> ToyPosition:
        world = self.copy()
        world.deck = vec[i64](self.unseen(seat))
        for owner, card in enumerate(self.hands):
            if owner != seat and card != NO_CARD:
                world.hands[owner] = bag.draw(world.deck, 0, KINDS, dice)
                world.deck[world.hands[owner]] -= 1
        return world

    def scores(self) -> list[float]:
        if self.stage != OVER:
            return []
        first, second = self.points
        return [0.5, 0.5] if first == second else [float(first > second), float(second > first)]

    def key(self) -> int:
        digest = mix(self.rounds, self.stage)
        for value in (*self.deck, *self.hands, *self.points, self.payer):
            digest = mix(digest, value)
        return digest


class Toy(Game):
    name = "toy"
    title = "Toy"
    prefix = "toy"
    folder = Path(__file__).parent
    rulebook = Rulebook(RULES)

    def options(self) -> Sequence[Option]:
        return [Option("rounds", "number", 3, "how many rounds", low=1, high=4)]

    def start(self, setup: Mapping[str, Any]) -> ToyPosition:
        return ToyPosition(setup["rounds"])

    def samples(self) -> Sequence[Json]:
        return [{"rounds": 3}, {"rounds": 1}]

    def seats(self, position: Position) -> Sequence[Json]:
        return [{"name": f"toy-seat-{seat}", "team": seat} for seat in (0, 1)]

    def action(self, position: Position, seat: int, move: int) -> Json:
        assert isinstance(position, ToyPosition)
        if seat == CHANCE:
            return {"do": "deal", "card": move}
        return {"do": VERBS[position.stage][move]}

    def move(self, position: Position, seat: int, action: Json) -> int:
        assert isinstance(position, ToyPosition)
        if seat == CHANCE:
            return int(action["card"])
        for verbs in VERBS.values():
            if action.get("do") in verbs:
                return verbs.index(action["do"])
        raise DecodeError(f"there is no action {action.get('do')!r}", "do")

    def why_not(self, position: Position, seat: int, action: Json) -> Refusal | None:
        move = self.move(position, seat, action)
        if seat not in list(position.actors()):
            return Refusal("TOY-03", "toy-refuse-not-asked")
        if move not in list(position.legal(seat)) or self.action(position, seat, move) != action:
            return Refusal("TOY-02", "toy-refuse-no-point")
        return None

    def event(self, position: Position, raw: tuple[int, int, int, int, int, int]) -> Json:
        return {"event": "won", "rule": "TOY-01", "seat": raw[1], "points": raw[2]}

    def visible(self, event: Json, seat: int) -> bool:
        return True

    def dump(self, position: Position) -> Json:
        assert isinstance(position, ToyPosition)
        names = ("rounds", "stage", "hands", "points", "payer")
        return {name: getattr(position, name) for name in names} | {
            "game": self.name,
            "deck": list(position.deck),
        }

    def load(self, data: Json) -> ToyPosition:
        position = ToyPosition()
        try:
            position.rounds, position.stage, position.payer = data["rounds"], data["stage"], data["payer"]
            position.hands, position.points = list(data["hands"]), list(data["points"])
            position.deck = vec[i64](data["deck"])
        except KeyError as error:
            raise DecodeError("is missing", str(error.args[0])) from None
        return position

    def draw(self, position: Position, seat: int | None = None, language: str = "en") -> str:
        return str(self.dump(position))

    def evaluate(self, position: Position, seat: int) -> float:
        assert isinstance(position, ToyPosition)
        return 0.5 + (position.points[seat] - position.points[1 - seat]) / 20

    def check_content(self) -> Sequence[str]:
        return []

    def digests(self) -> dict[str, str]:
        return {}


TOY = Toy()
