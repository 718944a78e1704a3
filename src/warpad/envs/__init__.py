"""Environments for programs that learn: one seat, all seats, many games at once (extra [envs])."""

import gymnasium

from warpad.envs.many import Many
from warpad.envs.parallel import Parallel
from warpad.envs.solo import Solo
from warpad.envs.table import Table
from warpad.envs.views import split, transform
from warpad.games import GAMES

for _name in GAMES:
    gymnasium.register(
        id=f"warpad/{_name.capitalize()}-v1",
        entry_point="warpad.envs.solo:Solo",
        vector_entry_point="warpad.envs.many:Many",
        kwargs={"game": _name},
    )

__all__ = ["Many", "Parallel", "Solo", "Table", "split", "transform"]
