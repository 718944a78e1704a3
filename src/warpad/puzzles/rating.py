"""Ratings of solvers and of puzzles, by Glicko-2: a try is a game between the two.

Formulas and names follow Mark Glickman, "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final

import msgspec

# One point of the published scale, and its middle.
SCALE: Final = 173.7178
MIDDLE: Final = 1500.0
# How much the volatility may change, and when its iteration has come near enough.
TAU: Final = 0.5
NEAR: Final = 1e-6
WIDEST: Final = 350.0
NARROWEST: Final = 45.0


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, how sure that is (one standard deviation), and how steady."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06

    @property
    def mu(self) -> float:
        return (self.rating - MIDDLE) / SCALE

    @property
    def phi(self) -> float:
        return self.deviation / SCALE


def expected(solver: Rating, puzzle: Rating) -> float:
    """How often a solver like this one solves a puzzle like this one: 0 to 1; what is unsure counts less."""
    return _chance(solver.mu, puzzle.mu, sqrt(solver.phi**2 + puzzle.phi**2))


def rate(player: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """The rating after these games of one period, each an opponent and a score of 0 to 1."""
    if not games:
        return Rating(player.rating, _bounded(hypotenuse(player.phi, player.volatility)), player.volatility)
    weight, gain = 0.0, 0.0
    for other, score in games:
        chance = _chance(player.mu, other.mu, other.phi)
        weight += _g(other.phi) ** 2 * chance * (1 - chance)
        gain += _g(other.phi) * (score - chance)
    volatility = _volatility(player, 1 / weight, gain / weight)
    before = hypotenuse(player.phi, volatility)
    phi = 1 / sqrt(1 / before**2 + weight)
    return Rating(MIDDLE + SCALE * (player.mu + phi**2 * gain), _bounded(phi), volatility)


def hypotenuse(one: float, other: float) -> float:
    return sqrt(one**2 + other**2)


def _bounded(phi: float) -> float:
    """Nobody is ever known quite surely, and nobody less than a newcomer."""
    return min(WIDEST, max(NARROWEST, SCALE * phi))


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _chance(mu: float, other: float, phi: float) -> float:
    return 1 / (1 + exp(-_g(phi) * (mu - other)))


def _volatility(player: Rating, variance: float, gain: float) -> float:
    """Step 5: the new volatility, by the Illinois method."""
    phi, start = player.phi, log(player.volatility**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (gain**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low = start
    if gain**2 > phi**2 + variance:
        high = log(gain**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > NEAR:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
