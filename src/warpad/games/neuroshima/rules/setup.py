"""What does not change during a game: rules in force, board, armies, teams; shared by all its positions."""

from collections.abc import Callable
from typing import Final

from warpad.core.bits import count, single
from warpad.core.hexes import CELLS, FULL_MASK, MAIN_MASK, SIDES, neighbours
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.data.tables import ARMY_TILES, FIRST_TILE, HAS_TEMPER, TERMINALS

RULESET_NAMES: Final = ("3.0", "duel", "2025")
RULES_30: Final[i64] = 0
RULES_DUEL: Final[i64] = 1
RULES_2025: Final[i64] = 2

MODE_NAMES: Final = ("duel", "deathmatch", "points", "solo-team", "teams")
MODE_DUEL: Final[i64] = 0
MODE_DEATHMATCH: Final[i64] = 1
MODE_POINTS: Final[i64] = 2
MODE_SOLO: Final[i64] = 3
MODE_TEAMS: Final[i64] = 4

# Bits of Setup.variants.
ALTERNATIVE_START: Final[i64] = 1
REINFORCEMENTS: Final[i64] = 2
# All other bits, and numbers above them, belong to the variants.
BASE_VARIANTS: Final[i64] = 3

FULL_HP: Final[i64] = 20
TEAM_HP: Final[i64] = 15
PAIR_HP: Final[i64] = 13
MOST_POINTS: Final[i64] = 20
MOST_PLAYERS: Final[i64] = 6


def strike_centres(board: i64) -> i64:
    """NH-INS-06: the hexes that lie on the board with all their six neighbours."""
    found: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        around = neighbours(cell)
        if board >> cell & 1 and count(around & board) == SIDES:
            found |= single(cell)
        cell += 1
    return found


class Setup:
    """The frame of one game. A player is one army; `seat` says who decides for it."""

    def __init__(
        self, ruleset: i64, mode: i64, armies: vec[i64], teams: vec[i64], extended: bool, temper: bool
    ) -> None:
        self.ruleset: i64 = ruleset
        self.mode: i64 = mode
        self.players: i64 = len(armies)
        self.army: vec[i64] = armies
        self.team: vec[i64] = teams
        self.seat: vec[i64] = vec[i64](list(range(len(armies))))
        self.extended: bool = extended
        self.temper: bool = temper
        self.main: i64 = MAIN_MASK
        self.board: i64 = FULL_MASK if extended else MAIN_MASK
        self.strike_centres: i64 = strike_centres(self.board)
        self.terminals: i64 = TERMINALS if ruleset == RULES_DUEL else 0
        self.clown_hurts_hq: bool = ruleset != RULES_DUEL
        self.scores_points: bool = mode == MODE_POINTS
        self.first_wins: bool = self.scores_points and ruleset != RULES_2025  # the first to reach 20
        self.notes_hits: bool = self.scores_points  # whether every hit is noted with its source
        self.variants: i64 = 0
        self.plain: bool = True  # no variant with hooks is in force
        self.first: vec[i64] = vec[i64]([FIRST_TILE[army] for army in armies])
        self.kinds: vec[i64] = vec[i64]([ARMY_TILES[army] for army in armies])
        self.start_hp: vec[i64] = vec[i64]([self.hp_of(player) for player in range(len(armies))])
        self.order: vec[i64] = self.turn_order()
        players = range(len(armies))
        # Sets of players, by player: own side, enemies, whom attacks hurt, whom nets and pushes reach.
        self.friends: vec[i64] = vec[i64]([self.players_with(p, self.is_friend) for p in players])
        self.foes: vec[i64] = vec[i64]([self.players_with(p, self.is_foe) for p in players])
        self.prey: vec[i64] = vec[i64]([self.players_with(p, self.is_prey) for p in players])
        self.caught: vec[i64] = vec[i64]([self.players_with(p, self.is_caught) for p in players])

    def players_with(self, player: i64, test: "Callable[[i64, i64], bool]") -> i64:
        """The set of players of whom this is true."""
        found: i64 = 0
        other: i64 = 0
        while other < self.players:
            if test(player, other):
                found |= single(other)
            other += 1
        return found

    def is_friend(self, player: i64, other: i64) -> bool:
        """NH-TEAM-01: players of one team help each other."""
        return self.team[player] == self.team[other]

    def is_foe(self, player: i64, other: i64) -> bool:
        return self.team[player] != self.team[other]

    def has_temper(self, player: i64) -> bool:
        return self.temper and HAS_TEMPER[self.army[player]] == 1

    def is_prey(self, player: i64, other: i64) -> bool:
        """NH-TEAM-05: attacks hurt enemies; those of a bad-tempered army hurt allies too."""
        return self.is_foe(player, other) or (player != other and self.has_temper(player))

    def is_caught(self, player: i64, other: i64) -> bool:
        """NH-TEAM-05: nets and pushes reach enemies; also, both ways, a bad-tempered army and its allies."""
        if self.is_foe(player, other):
            return True
        return player != other and (self.has_temper(player) or self.has_temper(other))

    def team_size(self, player: i64) -> i64:
        size: i64 = 0
        other: i64 = 0
        while other < self.players:
            if self.team[other] == self.team[player]:
                size += 1
            other += 1
        return size

    def hp_of(self, player: i64) -> i64:
        """NH-SET-01, NH-SET-02, NH-SET-03: with how many hit points (or points) a player starts."""
        if self.mode == MODE_POINTS:
            return 0
        if self.mode == MODE_TEAMS:
            return TEAM_HP if self.ruleset == RULES_30 else FULL_HP
        if self.mode == MODE_SOLO and self.team_size(player) > 1:
            return PAIR_HP
        return FULL_HP

    def turn_order(self) -> vec[i64]:
        """NH-MULTI-03, NH-TEAM-01: who takes turns, in order; members of a team never follow each other."""
        order = vec[i64]([])
        if self.mode != MODE_SOLO and self.mode != MODE_TEAMS:
            player: i64 = 0
            while player < self.players:
                order = append(order, player)
                player += 1
            return order
        return self.alternating_order()

    def alternating_order(self) -> vec[i64]:
        """One of the first side, one of the other, and so on; a lone player comes in between each time."""
        order = vec[i64]([])
        lead: i64 = 0
        if self.mode == MODE_SOLO:
            while self.team_size(lead) > 1:
                lead += 1
        ours = vec[i64]([p for p in range(self.players) if self.team[p] == self.team[lead]])
        theirs = vec[i64]([p for p in range(self.players) if self.team[p] != self.team[lead]])
        turn: i64 = 0
        while turn < len(theirs):
            order = append(order, ours[turn % len(ours)])
            order = append(order, theirs[turn])
            turn += 1
        return order

    def use_board(self, board: i64, main: i64, extended: bool) -> None:
        """Other hexes than usual; `main` are those that make a full board."""
        self.board = board
        self.main = main
        self.extended = extended
        self.strike_centres = strike_centres(board)

    def choose_variants(self, variants: i64) -> None:
        """NH-VAR-01, NH-VAR-02: puts variants in force."""
        self.variants = variants
        self.plain = variants & ~BASE_VARIANTS == 0

    def key(self) -> i64:
        frame = self.ruleset + 4 * self.mode + 32 * self.players + (1024 if self.extended else 0)
        return frame + 2048 * self.variants
