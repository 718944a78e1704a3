"""The same questions about masks, put to Python's own integers where the rules are not compiled."""


def single(number: int) -> int:
    """The mask with this bit alone."""
    return 1 << number


def lowest(mask: int) -> int:
    """The number of the lowest bit of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The number of the highest bit of a mask that is not empty."""
    return mask.bit_length() - 1


count = int.bit_count


def nth(mask: int, index: int) -> int:
    """The number of the bit at this index, counting set bits from the lowest."""
    for _ in range(index):
        mask &= mask - 1
    return lowest(mask)
