"""The marks of tests: the rules they show, and how many examples a property is tried on."""

import pytest
from hypothesis import settings

# `@rule("NH-NET-04")` ties a test to the rules it shows.
rule = pytest.mark.rule

EVERY_RUN = 100
NIGHTLY = 1000

# In every run a property is tried on the same examples; by night on many more, each time others.
settings.register_profile("every run", max_examples=EVERY_RUN, derandomize=True, deadline=None)
settings.register_profile("nightly", max_examples=NIGHTLY, derandomize=False, deadline=None)


def examples(number: int) -> settings:
    """So many examples in every run, ten times as many by night."""
    return settings(max_examples=number * settings().max_examples // EVERY_RUN)
