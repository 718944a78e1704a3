"""What an etude says, looked up in every language."""

from __future__ import annotations

from collections.abc import Iterable

from warpad import locales
from warpad.core.etude import Etude


def missing_words(etude: Etude, more: Iterable[str] = ()) -> list[str]:
    """The messages of its name, hints, reasons, themes and goal, and these more, that a language lacks."""
    assert etude.name is not None
    ids = [saying.id for saying in (etude.name, *etude.hints, *etude.reasons)]
    ids += [f"etude-theme-{theme}" for theme in etude.themes]
    ids += [f"etude-goal-{etude.goal['kind']}", *more]
    return [
        f"{language}: {id}"
        for language in locales.LANGUAGES
        for id in ids
        if not locales.has_message(id, language)
    ]
