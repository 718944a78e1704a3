"""A pack with its tables and the ids of everything the tables number."""

from __future__ import annotations

from functools import cache

from warpad.games.neon.data import codes
from warpad.games.neon.data.compose import Composer
from warpad.games.neon.data.content import load_pack, pack_folder
from warpad.games.neon.data.entries import Ability, Pack
from warpad.games.neon.data.vocabulary import TYPES

BASE = "base"
AUTOMA_ID = "automa"
BASIC_WEAPON = "basic-weapon"


class Catalogue:
    """Numbers to ids and back: `catalogue.designs[3]`, `catalogue.designs.index("g-frag")`."""

    def __init__(self, name: str, pack: Pack) -> None:
        composer = Composer(pack)
        self.name = name
        self.pack = pack
        self.tables = composer.compose()
        self.effects = composer.effects
        self.effect_ids = [effect.id for effect in composer.effects]
        self.design_of = {design.id: design for design in composer.designs}
        self.designs = [design.id for design in composer.designs]
        sectors = sorted(pack.sectors, key=lambda sector: sector.number)
        self.sector_of = {sector.id: sector for sector in sectors}
        self.sectors = [sector.id for sector in sectors]
        self.fighters = [fighter.id for fighter in pack.fighters]
        self.upgrades = [upgrade.id for upgrade in pack.upgrades]
        self.bots = [bot.id for bot in pack.bots.types]
        self.tokens = [token.id for token in pack.tokens]
        self.boards = [board.id for board in pack.round_boards]
        self.modes = ["rebirth", "royale", "coalition"]
        self.cards = [
            [card.id for card in pack.cards if card.fighter == fighter.id] for fighter in pack.fighters
        ]
        self.card_of = {card.id: card for card in pack.cards}
        self.ability_of: dict[str, Ability] = {
            effect.id: ability
            for ability in (*pack.standard_abilities, *(a for f in pack.fighters for a in f.abilities))
            for effect in ability.effects
        }

    def source(self, effect: int) -> str:
        """What an effect belongs to, as the part of a message id: "ability-shield", "loot-g-frag"."""
        kind, owner = self.tables.e_source[effect], self.tables.e_owner[effect]
        if kind in (codes.FROM_STANDARD, codes.FROM_UNIQUE):
            return f"ability-{self.ability_of[self.effect_ids[effect]].id}"
        if kind == codes.FROM_SECTOR:
            return f"sector-{self.sectors[owner]}"
        if kind == codes.FROM_LOOT:
            return f"loot-{self.designs[owner]}"
        if kind == codes.FROM_UPGRADE:
            return f"upgrade-{self.upgrades[owner]}"
        return f"token-{self.tokens[owner]}"

    def rule(self, effect: int) -> str:
        """The rule behind an effect: the one its content names, else that of its kind of source."""
        if self.effects[effect].rule:
            return self.effects[effect].rule
        kind = self.tables.e_source[effect]
        if kind == codes.FROM_LOOT:
            return "NEON-ATK-11"
        return "NEON-UPG-01" if kind == codes.FROM_UPGRADE else "NEON-ABL-01"

    def weapon(self, design: int) -> str:
        """The weapon of an attack; -1 is the basic weapon."""
        return f"loot-{self.designs[design]}" if design >= 0 else BASIC_WEAPON

    def slot(self, design: str) -> int:
        return TYPES.index(self.design_of[design].type)


@cache
def catalogue(name: str = BASE) -> Catalogue:
    """The pack of this name (or folder), loaded once."""
    return Catalogue(name, load_pack(pack_folder(name)))
