"""Whether an etude is what it says: it can be solved, in just as many ways as it states."""

from __future__ import annotations

from warpad.core.errors import DecodeError
from warpad.core.etude import Etude
from warpad.core.game import Game
from warpad.core.position import Position
from warpad.puzzles.exact import Exact
from warpad.puzzles.search import CLOSE
from warpad.puzzles.solver import Answer, mixture_in, prepared, solve


def faults_of(game: Game, etude: Etude) -> list[str]:
    """What is wrong with an etude; empty when all it says is proved."""
    try:
        position, goal = prepared(game, etude)
    except DecodeError as error:
        return [str(error)]
    answer = solve(position, goal, etude.seat)
    if not answer.lines:
        return [f"it has no solution: {answer.tries} tries, none reaches the goal"]
    found = []
    if etude.solutions is not None and answer.solutions != etude.solutions:
        found.append(f"it says {etude.solutions} solutions, there are {answer.solutions}")
    if etude.chance is not None and abs(answer.value - etude.chance) > CLOSE:
        found.append(f"it says the chance is {etude.chance}, it is {answer.value}")
    if etude.fraction is not None and not etude.mixture:
        found += _faults_of_fraction(etude, position, answer)
    found += _faults_of_mixture(game, etude, position, answer)
    tries = etude.measures.get("tries")
    if tries is not None and tries != answer.tries:
        found.append(f"it says {tries} tries, there are {answer.tries}")
    return found


def _faults_of_fraction(etude: Etude, position: Position, answer: Answer) -> list[str]:
    assert answer.search is not None
    exact = str(Exact(answer.search).chance(position))
    return [] if exact == etude.fraction else [f"it says the chance is {etude.fraction}, it is {exact}"]


def _faults_of_mixture(game: Game, etude: Etude, position: Position, answer: Answer) -> list[str]:
    stated = {str(part.action): part.share for part in etude.mixture}
    found = {str(part.action): part.share for part in mixture_in(game, position, etude.seat, answer)}
    if stated.keys() != found.keys() or any(abs(stated[name] - found[name]) > CLOSE for name in stated):
        return [f"it says the mixture {stated}, it is {found}"]
    return []
