"""Orders for bots: nothing that an order can do is left out."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.games.bugs.scenario import scenario
from tests.marks import examples, rule
from warpad.core.dice import Dice
from warpad.core.playout import random_moves
from warpad.core.vecs import i64, vec
from warpad.games.bugs.game import GAME
from warpad.games.bugs.mind.plans import distinct_orders
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.orders import legal_orders


@rule("BUGS-MOVE-02")
def test_orders_that_only_add_barred_steps_are_left_out():
    p = scenario("S: ant a2, rhino a1; N: ant e4").position
    kept = {GAME.action(p, 0, order).get("path") for order in distinct_orders(p, 0) if order // 85 == 4}
    assert kept == {"stay", "N", "E", "NN", "NE", "NS", "EN", "EE", "ES", "EW"}


def outcome(p: BugsPosition, order: int, other: int) -> tuple[object, ...]:
    """What stands where, and what is asked, after the orders are carried out."""
    world = p.copy()
    world.apply(vec[i64]([order, other]))
    return (
        list(world.where),
        list(world.fights),
        int(world.phase),
        list(world.energy),
        list(world.influence),
    )


@examples(10)
@given(seed=st.integers(min_value=0, max_value=2**30))
def test_every_legal_order_does_what_one_of_the_distinct_ones_does(seed: int):
    p = GAME.new({"formation": "fixed"})
    dice = Dice(seed)
    for _ in range(2 + seed % 30):
        if p.phase == phases.OVER:
            return
        if p.actor() == -1:
            p.play(p.draw(dice))
        else:
            p.apply(random_moves(p, dice))
    if p.phase != phases.ORDERS:
        return
    other = int(p.pick(1, dice))
    kept = {repr(outcome(p, int(order), other)) for order in distinct_orders(p, 0)}
    assert {repr(outcome(p, int(order), other)) for order in legal_orders(p, 0)} == kept
