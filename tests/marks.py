"""The mark that ties a test to the rules it shows: `@rule("NH-NET-04")`."""

import pytest

rule = pytest.mark.rule
