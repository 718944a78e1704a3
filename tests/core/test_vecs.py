"""The plain vector behaves like the fast one."""

from types import ModuleType

import pytest
from mypy_extensions import i64

from warpad.core import plainvecs

librt = pytest.importorskip("librt.vecs")


@pytest.mark.parametrize("kind", [plainvecs, librt], ids=["plain", "fast"])
def test_vectors_grow_shrink_and_compare(kind: ModuleType) -> None:
    v = kind.vec[i64]([1, 2])
    v = kind.append(v, 3)
    v = kind.extend(v, [4, 5])
    v, last = kind.pop(v)
    v, first = kind.pop(v, 0)
    assert (list(v), first, last) == ([2, 3, 4], 1, 5)
    assert list(v[1:]) == [3, 4]
    v[0] = 9
    assert v == kind.vec[i64]([9, 3, 4])
    assert 9 in v


@pytest.mark.parametrize("kind", [plainvecs, librt], ids=["plain", "fast"])
def test_indices_outside_are_refused(kind: ModuleType) -> None:
    with pytest.raises(IndexError):
        kind.vec[i64]([1])[3]
