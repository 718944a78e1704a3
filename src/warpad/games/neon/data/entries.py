"""The shapes of the content files: every entry a strict struct, every key known."""

from __future__ import annotations

import msgspec
from msgspec import field


class Data(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a content file; a key it does not know is an error."""


class Entry(Data, frozen=True, kw_only=True):
    """A part that says where it comes from: `rulebook` or `house`; `note` says more."""

    origin: str
    note: str = ""


class Cost(Data, frozen=True, kw_only=True):
    """What an effect costs: energy, or supplies of one type, or nothing."""

    energy: int = 0
    supply: str = ""
    count: int = 0


class Scope(Data, frozen=True, kw_only=True):
    """Where an effect of a sector or token works and on whom."""

    sector: str
    affects: str


class Step(Data, frozen=True, kw_only=True):
    """One verb of the closed vocabulary (`do`) with the words it needs."""

    do: str
    value: int = 0
    floor: int | None = None
    min_range: int = 0
    max_range: int = 9
    opens_empty_range: bool = False
    weapon_types: tuple[str, ...] = ()
    for_: str = field(name="for", default="")
    pool: str = ""
    owner: str = ""
    max: int | str = 0
    min: int = 0
    dice: int = 0
    from_: str = field(name="from", default="")
    to: str = ""
    count: int | str = 0
    kind: str = ""
    source: str = ""
    who: str = ""
    steps: int = 0
    dest: str = ""
    target_range: tuple[int, int] | None = None
    scope: str = ""
    token: str = ""
    where: str = ""
    class_: str = field(name="class", default="")
    what: str = ""


class Effect(Data, frozen=True, kw_only=True):
    """One effect: when it works, for whom, at what price, and what it does."""

    id: str
    window: str
    mode: str
    limit: str
    steps: tuple[Step, ...]
    actor: str = "attacker"
    cost: Cost = Cost()
    when: str | tuple[str, ...] = ()
    team: bool = False
    scope: Scope | None = None
    requires: str = ""
    rule: str = ""

    @property
    def conditions(self) -> tuple[str, ...]:
        return (self.when,) if isinstance(self.when, str) else self.when


class Die(Entry, frozen=True, kw_only=True):
    id: str
    faces: tuple[str, ...]
    max_per_roll: int


class SupplyType(Entry, frozen=True, kw_only=True):
    id: str


class EquipmentType(Entry, frozen=True, kw_only=True):
    id: str
    weapon: bool
    own_sector_only: bool = False


class Search(Data, frozen=True, kw_only=True):
    look: dict[str, int]
    keep: int


class LootClass(Entry, frozen=True, kw_only=True):
    id: str
    search: Search


class Energy(Entry, frozen=True, kw_only=True):
    start: int
    max: int
    after_maintenance: int


class Layout(Data, frozen=True, kw_only=True):
    """The values of the health tokens, row by row."""

    top: tuple[int, ...]
    middle: tuple[int, ...]
    bottom: tuple[int, ...]

    @property
    def tokens(self) -> tuple[int, ...]:
        """In the order in which they are lost."""
        return self.top + self.middle + self.bottom


class Health(Entry, frozen=True, kw_only=True):
    fighter_layout: Layout
    side_b_layout: Layout


class Limits(Entry, frozen=True, kw_only=True):
    hand_size: int
    field_tokens_per_fighter: int
    upgrades_seen_at_maintenance: int
    loot_at_maintenance: dict[str, int]
    max_spoils: int


Range = dict[str, int | None]


class BasicWeapon(Entry, frozen=True, kw_only=True):
    type: str
    range: Range


class BasicArmor(Entry, frozen=True, kw_only=True):
    defense_dice: int


class Components(Data, frozen=True, kw_only=True):
    supply_types: tuple[SupplyType, ...]
    equipment_types: tuple[EquipmentType, ...]
    loot_classes: tuple[LootClass, ...]
    energy: Energy
    health: Health
    limits: Limits
    basic_weapon: BasicWeapon
    basic_armor: BasicArmor


class Ability(Entry, frozen=True, kw_only=True):
    id: str
    effects: tuple[Effect, ...]
    token: str = ""
    also_for_ally_in_sector: bool = False


class Fighter(Entry, frozen=True, kw_only=True):
    id: str
    colour: str
    standard_abilities: tuple[str, ...]
    abilities: tuple[Ability, ...]


class Token(Entry, frozen=True, kw_only=True):
    id: str
    aura: tuple[Effect, ...]


class ActionType(Entry, frozen=True, kw_only=True):
    id: str
    kind: str
    energy: int = 0


class Half(Data, frozen=True, kw_only=True):
    """Half of an action card: the main action and its alternatives."""

    options: tuple[str, ...]


class ActionCard(Entry, frozen=True, kw_only=True):
    id: str
    fighter: str
    initiative: int
    halves: tuple[Half, Half]
    joker: bool = False


class Design(Entry, frozen=True, kw_only=True):
    """A loot card as it is printed; `copies` of it are in the deck of its class."""

    id: str
    class_: str = field(name="class")
    type: str
    copies: int
    max_supplies: int
    supplies: tuple[str, ...]
    effects: tuple[Effect, ...]
    range: Range = {}
    use_cost: Cost | None = None
    area: bool = False


class LootCard(Data, frozen=True, kw_only=True):
    """One of the cards in a loot deck; cards of one design are the same to the rules."""

    id: str
    design: str
    class_: str


class Upgrade(Entry, frozen=True, kw_only=True):
    id: str
    kind: str
    effects: tuple[Effect, ...]


class Sector(Entry, frozen=True, kw_only=True):
    id: str
    number: int
    class_: str = field(name="class")
    effects: tuple[Effect, ...]


class BotType(Entry, frozen=True, kw_only=True):
    id: str
    colour: str
    supplies: tuple[str, ...]


class Bots(Data, frozen=True, kw_only=True):
    defense_dice: int
    copies_per_type: int
    types: tuple[BotType, ...]


class RoundBoard(Entry, frozen=True, kw_only=True):
    id: str
    players: tuple[int, ...]
    closings: tuple[int, ...]


class Weapon(Entry, frozen=True, kw_only=True):
    range: Range


class Automa(Entry, frozen=True, kw_only=True):
    health_layout: Layout
    target_range: tuple[int, int]
    move_steps: int
    weapon: Weapon
    armor: BasicArmor


class AutomaUse(Data, frozen=True, kw_only=True):
    required: tuple[int, ...]
    optional: tuple[int, ...]


class Mode(Entry, frozen=True, kw_only=True):
    id: str
    players: tuple[int, ...]
    board_side: str
    lives: int
    upgrades: bool
    scoring: bool
    automa: AutomaUse
    teams: dict[str, tuple[tuple[int, ...], ...]] = {}


class Scoring(Entry, frozen=True, kw_only=True):
    bot: int
    bot_pair_bonus: int
    leader: int


class Flag(Data, frozen=True, kw_only=True):
    """A ruling that a pack may decide otherwise."""

    id: str
    default: bool | int | str | None
    rule: str


class DiceFile(Data, frozen=True, kw_only=True):
    dice: tuple[Die, ...]


class FightersFile(Data, frozen=True, kw_only=True):
    standard_abilities: tuple[Ability, ...]
    fighters: tuple[Fighter, ...]
    tokens: tuple[Token, ...]


class ActionCardsFile(Data, frozen=True, kw_only=True):
    actions: tuple[ActionType, ...]
    cards: tuple[ActionCard, ...]


class LootFile(Data, frozen=True, kw_only=True):
    designs: tuple[Design, ...]


class UpgradesFile(Data, frozen=True, kw_only=True):
    upgrades: tuple[Upgrade, ...]


class SectorsFile(Data, frozen=True, kw_only=True):
    sectors: tuple[Sector, ...]


class RoundBoardsFile(Data, frozen=True, kw_only=True):
    sides: tuple[RoundBoard, ...]


class ModesFile(Data, frozen=True, kw_only=True):
    modes: tuple[Mode, ...]
    scoring: Scoring
    flags: tuple[Flag, ...]


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """All content of one game, file by file, cross-checked."""

    dice: tuple[Die, ...]
    components: Components
    standard_abilities: tuple[Ability, ...]
    fighters: tuple[Fighter, ...]
    tokens: tuple[Token, ...]
    actions: tuple[ActionType, ...]
    cards: tuple[ActionCard, ...]
    designs: tuple[Design, ...]
    upgrades: tuple[Upgrade, ...]
    sectors: tuple[Sector, ...]
    bots: Bots
    round_boards: tuple[RoundBoard, ...]
    automa: Automa
    modes: tuple[Mode, ...]
    scoring: Scoring
    flags: tuple[Flag, ...]

    @property
    def loot(self) -> tuple[LootCard, ...]:
        """Every loot card of the game, copies included."""
        return tuple(
            LootCard(id=f"{design.id}.{copy + 1}", design=design.id, class_=design.class_)
            for design in self.designs
            for copy in range(design.copies)
        )

    def flag(self, id: str) -> bool | int | str | None:
        """What this pack decided on one of the open rulings."""
        return next(flag.default for flag in self.flags if flag.id == id)
