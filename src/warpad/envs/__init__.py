"""Environments for programs that learn: Gymnasium for one seat, PettingZoo for all (extra [envs])."""

from warpad.envs.solo import Solo
from warpad.envs.table import Table

__all__ = ["Solo", "Table"]
