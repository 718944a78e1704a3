"""Counted once for all tables: rolls of dice, draws of cards, plans of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations, product
from math import factorial, prod

from warpad.games.neon.data import codes

CARD_MASKS = 1 << 7
MOST_CARDS_DRAWN = 3


def rolls(faces: Sequence[int], most: int) -> tuple[list[int], list[int], list[int]]:
    """Every outcome of 0 to `most` dice as packed counts, with the number of ways to roll it."""
    outcomes: list[int] = []
    weights: list[int] = []
    firsts: list[int] = []
    for dice in range(most + 1):
        firsts.append(len(outcomes))
        for counts in product(range(dice + 1), repeat=codes.FACES):
            if sum(counts) != dice:
                continue
            ways = factorial(dice) // prod(factorial(k) for k in counts)
            weight = ways * prod(f**k for f, k in zip(faces, counts, strict=True))
            if weight:
                outcomes.append(sum(k << codes.FACE_BITS * n for n, k in enumerate(counts)))
                weights.append(weight)
    firsts.append(len(outcomes))
    return outcomes, weights, firsts


def card_draws() -> tuple[list[int], list[int]]:
    """Every draw of up to three cards from every deck of action cards, as masks."""
    draws: list[int] = []
    firsts: list[int] = []
    for mask in range(CARD_MASKS):
        cards = [card for card in range(codes.CARDS) if mask >> card & 1]
        for number in range(MOST_CARDS_DRAWN + 1):
            firsts.append(len(draws))
            draws.extend(sum(1 << card for card in some) for some in combinations(cards, number))
    firsts.append(len(draws))
    return draws, firsts


def hand_plans(halves: Sequence[int], fighter: int, cards: Sequence[int]) -> list[int]:
    """NEON-PLAN-01, NEON-PLAN-02: top and bottom card, both orientations, either side; equal rows once."""
    seen: dict[tuple[int, ...], int] = {}
    for top, bottom in permutations(cards, 2):
        for flip, half, side in product(range(2), repeat=3):
            plan = top | flip << 3 | bottom << 4 | half << 7 | side << 8
            seen.setdefault((top, bottom, *row_of(halves, fighter, plan)), plan)
    return list(seen.values())


def row_of(halves: Sequence[int], fighter: int, plan: int) -> list[int]:
    """NEON-PLAN-02: the three halves that a plan shows."""
    top, flip = (fighter * codes.CARDS + (plan & 7)) * 2, plan >> 3 & 1
    bottom = (fighter * codes.CARDS + (plan >> 4 & 7)) * 2 + (plan >> 7 & 1)
    pair = [halves[top + flip], halves[top + 1 - flip]]
    return [*pair, halves[bottom]] if plan >> 8 & 1 else [halves[bottom], *pair]
