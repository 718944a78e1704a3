"""Masks, digests and dice against plain Python."""

from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warpad.core import bag, bits, bits64, plainbits
from warpad.core.dice import Dice
from warpad.core.vecs import i64, vec

masks = st.integers(1, (1 << 62) - 1)


both = pytest.mark.parametrize("kind", [bits64, plainbits], ids=["compiled", "plain"])


def set_bits(mask: int) -> list[int]:
    return [n for n in range(62) if mask >> n & 1]


@both
@given(mask=masks)
def test_lowest_and_highest_are_the_ends_of_the_set_bits(kind: ModuleType, mask: int) -> None:
    assert [kind.lowest(mask), kind.highest(mask)] == [set_bits(mask)[0], set_bits(mask)[-1]]


@both
@given(mask=st.integers(0, (1 << 62) - 1))
def test_count_counts_set_bits(kind: ModuleType, mask: int) -> None:
    assert kind.count(mask) == len(set_bits(mask))


@both
@given(mask=masks, data=st.data())
def test_nth_walks_the_set_bits_in_order(kind: ModuleType, mask: int, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(set_bits(mask)) - 1))
    assert kind.nth(mask, index) == set_bits(mask)[index]


@both
@given(number=st.integers(0, 61))
def test_single_has_one_bit(kind: ModuleType, number: int) -> None:
    assert set_bits(kind.single(number)) == [number]


@given(st.integers(0, bits.MASK62), st.integers(-5, bits.MASK62), st.integers(-5, bits.MASK62))
def test_a_digest_stays_small_and_tells_values_apart(digest: int, a: int, b: int) -> None:
    assert 0 <= bits.mix(digest, a) <= bits.MASK62
    if (a & bits.MASK62) != (b & bits.MASK62):
        assert bits.mix(digest, a) != bits.mix(digest, b)


def test_dice_repeat_for_the_same_seed_and_are_pinned() -> None:
    first, second = Dice(7), Dice(7)
    assert [first.below(1000) for _ in range(20)] == [second.below(1000) for _ in range(20)]
    assert Dice(0).bits() != Dice(1).bits()
    assert [Dice(seed).below(1000) for seed in range(5)] == [613, 771, 849, 79, 607]


def test_a_copy_of_dice_goes_its_own_way() -> None:
    dice = Dice(3)
    twin = dice.copy()
    ahead = [dice.bits() for _ in range(5)]
    assert [twin.bits() for _ in range(5)] == ahead


@given(st.integers(0, 10**6), st.integers(1, 1000))
def test_dice_stay_below_the_bound(seed: int, bound: int) -> None:
    assert 0 <= Dice(seed).below(bound) < bound


def test_a_die_is_fair_enough() -> None:
    dice = Dice(11)
    seen = [0] * 6
    for _ in range(6000):
        seen[dice.below(6)] += 1
    assert all(850 < count < 1150 for count in seen)


@given(st.lists(st.integers(0, 4), min_size=1, max_size=8).filter(any), st.integers(0, 999))
def test_a_bag_gives_only_what_is_in_it(counts: list[int], seed: int) -> None:
    inside = vec[i64]([9, *counts, 9])
    end = len(counts) + 1
    assert bag.size(inside, 1, end) == sum(counts)
    assert counts[bag.draw(inside, 1, end, Dice(seed))] > 0
    table = list(bag.odds(inside, 1, end))
    assert dict(zip(table[::2], table[1::2], strict=True)) == {k: n for k, n in enumerate(counts) if n}
    assert list(inside) == [9, *counts, 9]
