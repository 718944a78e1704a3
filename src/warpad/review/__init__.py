"""Reviews of finished games: what every decision was worth, what chance gave, where the game turned."""

from warpad.review.reviewer import Reviewer, review
from warpad.review.why import why, why_of

__all__ = ["Reviewer", "review", "why", "why_of"]
