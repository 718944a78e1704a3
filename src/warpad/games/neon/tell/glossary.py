"""What every card, ability, sector and token does, in phrases: fetched once by a screen that explains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from warpad.games.neon.data.entries import Effect, Pack
from warpad.games.neon.tell.texts import effect_phrases

Json = dict[str, Any]


def sources(pack: Pack) -> Iterator[tuple[str, Sequence[Effect], str]]:
    """Everything that has effects, named as in actions and events, with its origin."""
    for ability in (*pack.standard_abilities, *(a for fighter in pack.fighters for a in fighter.abilities)):
        yield f"ability-{ability.id}", ability.effects, ability.origin
    for token in pack.tokens:
        yield f"token-{token.id}", token.aura, token.origin
    for sector in pack.sectors:
        yield f"sector-{sector.id}", sector.effects, sector.origin
    for design in pack.designs:
        yield f"loot-{design.id}", design.effects, design.origin
    for upgrade in pack.upgrades:
        yield f"upgrade-{upgrade.id}", upgrade.effects, upgrade.origin


def glossary(pack: Pack) -> Json:
    """For each source its origin and its effects: {"effect": id, "text": [phrases]}."""
    return {
        name: {
            "origin": origin,
            "effects": [{"effect": effect.id, "text": effect_phrases(effect)} for effect in effects],
        }
        for name, effects, origin in sources(pack)
    }
