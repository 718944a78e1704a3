"""Reviews of finished games: what every decision was worth, what chance gave, where the game turned."""

from warpad.review.reviewer import Reviewer, review

__all__ = ["Reviewer", "review"]
