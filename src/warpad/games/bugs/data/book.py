"""The facts of content and set-up as flat tables, shared by all positions of a match."""

from typing import Final

from warpad.core.vecs import i64, vec

TYPES: Final[i64] = 6
ARMIES: Final[i64] = 4
UNITS: Final[i64] = 24
SIDES: Final[i64] = 2
OPTIONS: Final[i64] = 3

ONE_BOARD: Final[i64] = (1 << 25) - 1
TWO_BOARDS: Final[i64] = (1 << 50) - 1

TRAINING: Final[i64] = 0
CAMPAIGN: Final[i64] = 1
ALLIED: Final[i64] = 2
DOUBLE: Final[i64] = 3

# One effect is a row of EFFECT_SIZE numbers.
EFFECT_SIZE: Final[i64] = 12
E_VERB: Final[i64] = 0
E_AMOUNT: Final[i64] = 1
E_TARGET: Final[i64] = 2
E_PER: Final[i64] = 3
E_MAX: Final[i64] = 4
E_ATTACKING: Final[i64] = 5
E_RANGED: Final[i64] = 6
E_MIN_STEPS: Final[i64] = 7
E_MAX_STEPS: Final[i64] = 8
E_OPPONENT_ACTIVE: Final[i64] = 9
E_MODE: Final[i64] = 10
E_CELLS: Final[i64] = 11
ANY: Final[i64] = -1


class Book:
    """What the content files say: units, board, trophies and medals.

    Effects lie in `effects`, one row each; `traits_from[t]` to `traits_from[t + 1]` are the rows of
    unit type t, `options_from[o]` to `options_from[o + 1]` those of trophy option o (trophy * 3 + die - 1).
    """

    def __init__(self) -> None:
        self.speed: vec[i64] = vec[i64]([])
        self.strength: vec[i64] = vec[i64]([])
        self.range: vec[i64] = vec[i64]([])
        self.beats: vec[i64] = vec[i64]([])
        self.general: i64 = 0
        self.flies: i64 = 0
        self.exempt: i64 = 0

        self.effects: vec[i64] = vec[i64]([])
        self.traits_from: vec[i64] = vec[i64]([])
        self.options_from: vec[i64] = vec[i64]([])
        self.trophies: i64 = 0

        self.medals: i64 = 0
        self.medal_verb: vec[i64] = vec[i64]([])
        self.medal_amount: vec[i64] = vec[i64]([])
        self.medal_once: vec[i64] = vec[i64]([])
        self.medal_event: vec[i64] = vec[i64]([])
        self.medal_count: vec[i64] = vec[i64]([])

        self.face_weight: vec[i64] = vec[i64]([])
        self.artifact: i64 = 0
        self.train: vec[i64] = vec[i64]([])
        self.portals: i64 = 0
        self.lines: vec[i64] = vec[i64]([])
        self.first_lines: vec[i64] = vec[i64]([])
        self.formation: vec[i64] = vec[i64]([])

        self.energy_start: i64 = 0
        self.energy_max: i64 = 6
        self.influence_start: i64 = 0
        self.influence_max: i64 = 8
        self.goal: i64 = 8
        self.income: i64 = 2
        self.per_kill: i64 = 1
        self.per_artifact: i64 = 1
        self.max_speed: i64 = 3
        self.penalty: i64 = 1


class Setup:
    """What the players agreed on before the match."""

    def __init__(self, mode: i64, seats: i64) -> None:
        self.mode: i64 = mode
        self.seats: i64 = seats
        self.armies: i64 = 4 if mode >= ALLIED else 2
        self.cells: i64 = TWO_BOARDS if mode >= ALLIED else ONE_BOARD
        self.owner: vec[i64] = _owners(mode, seats)
        self.fixed: bool = False
        self.agree: bool = False
        self.to_win: i64 = 3
        self.turn_cap: i64 = 0
        self.party_cap: i64 = 0
        self.retreat_scores: bool = False
        self.up_to: bool = True
        self.blocked_shots: bool = False
        self.bonus_at_target: bool = False

    def is_campaign(self) -> bool:
        return self.mode != TRAINING


def _owners(mode: i64, seats: i64) -> vec[i64]:
    """BUGS-ALLY-01: which seat leads each army; armies 0 and 2 are south, 1 and 3 north."""
    if mode == ALLIED:
        return vec[i64]([0, 1, 2, 3]) if seats == 4 else vec[i64]([0, 1, 0, 2])
    return vec[i64]([0, 1, 0, 1])


class Terms:
    """The rules of one party after its trophy: numbers that the chapters read."""

    def __init__(self, book: Book) -> None:
        self.option: i64 = -1
        self.speed: vec[i64] = book.speed[:]
        self.exempt: i64 = book.exempt
        self.triangle: i64 = 0
        self.per_kill: i64 = book.per_kill
        self.per_artifact: i64 = book.per_artifact
        self.goal: i64 = book.goal
        self.income: i64 = book.income
        self.energy_start: i64 = book.energy_start
        self.influence_start: i64 = book.influence_start
        self.portals: i64 = 0
        self.portal_energy: i64 = 0
        self.rows_from: i64 = 0
        self.rows_to: i64 = 0
