"""A small game with everything a match has to handle: chance, a hidden card, sealed bids, a peek."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from warpad.core.dice import Dice
from warpad.core.errors import DecodeError
from warpad.core.game import Game, Json, Option, Refusal
from warpad.core.position import CHANCE, SPECTATOR, Position
from warpad.core.rulebook import Rule, Rulebook
from warpad.core.vecs import i64, vec

CARDS = (11, 22, 33, 44, 55)
COPIES = 2
SIDES = 6
MOST_STEPS = 3
DEAL, BID, ACT, ROLL, OVER = range(5)
DEALT, GOT, BIDS, STEPPED, PEEKED, LOOKED, ROLLED = range(7)
EVENTS = ("dealt", "got", "bids", "stepped", "peeked", "looked", "rolled")
STEP, PEEK, END = range(3)
VERBS = ("step", "peek", "end")


class ToyPosition(Position):
    def __init__(self, rounds: int) -> None:
        super().__init__()
        self.rounds = rounds
        self.round = 0
        self.phase = DEAL
        self.seat = 0
        self.cards = [0, 0]
        self.deck = [COPIES] * len(CARDS)
        self.known = [0, 0]
        self.moved = 0
        self.points = [0, 0]
        self.bids = [0, 0]

    def actors(self) -> Any:
        if self.phase in (DEAL, ROLL):
            return vec[i64]([CHANCE])
        return vec[i64]({BID: [0, 1], ACT: [self.seat], OVER: []}[self.phase])

    def legal(self, seat: int) -> Any:
        if self.phase == BID:
            return vec[i64]([0, 1, 2])
        moves = [STEP] if self.moved < MOST_STEPS else []
        if not self.known[seat]:
            moves.append(PEEK)
        return vec[i64]([*moves, END])

    def odds(self) -> Any:
        if self.phase == ROLL:
            return vec[i64]([n for side in range(1, SIDES + 1) for n in (side, 1)])
        return vec[i64]([n for card, left in enumerate(self.deck) if left for n in (card, left)])

    def apply(self, moves: Any) -> None:
        {DEAL: self._deal, BID: self._bid, ACT: self._act, ROLL: self._roll}[self.phase](list(moves))

    def _deal(self, moves: list[int]) -> None:
        self.deck[moves[0]] -= 1
        self.cards[self.seat] = CARDS[moves[0]]
        self.tell(DEALT, self.seat)
        self.tell(GOT, self.seat, self.cards[self.seat])
        self.seat += 1
        if self.seat == 2:
            self.phase, self.seat = BID, 0

    def _bid(self, moves: list[int]) -> None:
        self.bids = moves
        self.points = [p + b for p, b in zip(self.points, moves, strict=True)]
        self.tell(BIDS, *moves)
        self.phase, self.moved = ACT, 0

    def _act(self, moves: list[int]) -> None:
        if moves[0] == STEP:
            self.moved += 1
            self.points[self.seat] += 1
            self.tell(STEPPED, self.seat)
        elif moves[0] == PEEK:
            self.known[self.seat] = 1
            self.tell(LOOKED, self.seat)
            self.tell(PEEKED, self.seat, self.cards[1 - self.seat])
        else:
            self.phase = ROLL

    def _roll(self, moves: list[int]) -> None:
        self.points[self.seat] += moves[0]
        self.tell(ROLLED, self.seat, moves[0])
        self.moved = 0
        self.seat += 1
        self.phase = ACT
        if self.seat == 2:
            self._next_round()

    def _next_round(self) -> None:
        self.points = [p + c for p, c in zip(self.points, self.cards, strict=True)]
        self.round += 1
        self.seat, self.cards, self.known, self.deck = 0, [0, 0], [0, 0], [COPIES] * len(CARDS)
        self.phase = DEAL if self.round < self.rounds else OVER

    def copy(self) -> ToyPosition:
        twin = ToyPosition(self.rounds)
        for name in ("round", "phase", "seat", "moved"):
            setattr(twin, name, getattr(self, name))
        for name in ("cards", "deck", "known", "points", "bids"):
            setattr(twin, name, list(getattr(self, name)))
        return twin

    def observe(self, seat: int) -> Json:
        seen: Json = {"you": seat, "round": self.round, "phase": self.phase, "turn": self.seat}
        seen |= {"points": list(self.points), "bids": list(self.bids), "moved": self.moved}
        if seat != SPECTATOR:
            seen["card"] = self.cards[seat]
            seen["peeked"] = self.cards[1 - seat] if self.known[seat] else 0
        return seen

    def imagine(self, seat: int, dice: Dice) -> ToyPosition:
        world = self.copy()
        hidden = [s for s in (0, 1) if s != seat and self.cards[s] and not (seat >= 0 and self.known[seat])]
        for s in hidden:
            world.deck[CARDS.index(world.cards[s])] += 1
        for s in hidden:
            pool = [card for card, left in enumerate(world.deck) for _ in range(left)]
            card = pool[dice.below(len(pool))]
            world.deck[card] -= 1
            world.cards[s] = CARDS[card]
        return world

    def scores(self) -> list[float]:
        if self.phase != OVER:
            return []
        mine, theirs = self.points
        return [0.5, 0.5] if mine == theirs else [float(mine > theirs), float(theirs > mine)]

    def key(self) -> int:
        return zlib.crc32(repr(sorted(self._facts().items())).encode())

    def _facts(self) -> Json:
        names = ("rounds", "round", "phase", "seat", "moved", "cards", "deck", "known", "points", "bids")
        return {name: getattr(self, name) for name in names}


class Toy(Game):
    name = "toy"
    title = "Toy"
    prefix = "toy"
    folder = Path(__file__).parent
    rulebook = Rulebook({"TOY-1": Rule("TOY-1", "toy", "done")})
    questions = ("forecast",)

    def options(self) -> Sequence[Option]:
        return (Option("rounds", "number", 2, "how many rounds", low=1, high=9),)

    def start(self, setup: Mapping[str, Any]) -> ToyPosition:
        return ToyPosition(setup["rounds"])

    def samples(self) -> Sequence[Json]:
        return ({"rounds": 1},)

    def seats(self, position: Position) -> Sequence[Json]:
        return tuple({"name": f"toy-seat-{n}", "team": n} for n in (0, 1))

    def action(self, position: Position, seat: int, move: int) -> Json:
        if seat == CHANCE:
            return {"do": "roll", "pips": move} if position.phase == ROLL else {"do": "deal", "card": move}
        return {"do": "bid", "coins": move} if position.phase == BID else {"do": VERBS[move]}

    def move(self, position: Position, seat: int, action: Json) -> int:
        verb = action.get("do")
        for verbs, field in (("roll", "pips"), ("deal", "card"), ("bid", "coins")):
            if verb == verbs and isinstance(action.get(field), int):
                return int(action[field])
        if verb in VERBS:
            return VERBS.index(verb)
        raise DecodeError(f"unknown action {verb!r}", "do")

    def why_not(self, position: Position, seat: int, action: Json) -> Refusal | None:
        move = self.move(position, seat, action)
        if (action["do"] == "bid") == (position.phase == BID) and move in list(position.legal(seat)):
            return None
        return Refusal("TOY-1", "toy-refuse-move", {"do": action["do"]})

    def event(self, position: Position, raw: tuple[int, int, int, int, int, int]) -> Json:
        return {"event": EVENTS[raw[0]], "rule": "TOY-1", "seat": raw[1], "value": raw[2]}

    def visible(self, event: Json, seat: int) -> bool:
        return event["event"] not in ("got", "peeked") or event["seat"] == seat

    def dump(self, position: Position) -> Json:
        return position._facts()

    def load(self, data: Json) -> ToyPosition:
        position = ToyPosition(data["rounds"])
        for name, value in data.items():
            setattr(position, name, list(value) if isinstance(value, list) else value)
        return position

    def draw(self, position: Position, seat: int | None = None, language: str = "en") -> str:
        return str(position._facts())

    def evaluate(self, position: Position, seat: int) -> float:
        mine, theirs = position.points[seat], position.points[1 - seat]
        return (mine + 1) / (mine + theirs + 2)

    def check_content(self) -> Sequence[str]:
        return ()

    def digests(self) -> dict[str, str]:
        return {}

    def turn_number(self, position: Position) -> int:
        return position.round

    def forecast(self, position: Position) -> Json:
        return {"points": list(position.points), "moved": position.moved}


GAME = Toy()
