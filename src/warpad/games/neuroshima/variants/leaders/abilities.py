"""What leaders do: in the own turn, before a battle, and when a tile is wounded."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.leaders import ABILITIES
from warpad.games.neuroshima.data.leaders import LEADERS as CARDS
from warpad.games.neuroshima.data.tables import MELEE_ATTACK, MELEE_SIDES, RANGED_ATTACK, RANGED_SIDES
from warpad.games.neuroshima.rules.battle.attacks import make_armed, make_hastened
from warpad.games.neuroshima.rules.battle.segments import STAGE_NONE
from warpad.games.neuroshima.rules.battle.survey import COMMANDS
from warpad.games.neuroshima.rules.battle.wounds import HIT_TARGET, HIT_WOUNDS_SHIFT
from warpad.games.neuroshima.rules.board import ASK_NOTHING, HAND, POSE, STALE
from warpad.games.neuroshima.rules.codes import (
    CHOOSE_LEADER,
    END_TURN,
    GO,
    LEAD_ARM,
    LEAD_BATTLE,
    LEAD_HASTEN,
    LEAD_HEAL,
    LEAD_KEEP,
    LEAD_MOVE,
    LEAD_PASS,
    LEAD_PUSH,
    LEAD_TURN,
    make_base,
    number_of,
    source_of,
    target_of,
    turn_of,
)
from warpad.games.neuroshima.rules.course import (
    ASK_ACT,
    ASK_COMMAND,
    ASK_DISCARD,
    ASK_RESCUE,
    BY_TILE,
)
from warpad.games.neuroshima.rules.event_kinds import ARMED, HASTENED, LEADER_USED, RESCUED, TILE_DISCARDED
from warpad.games.neuroshima.rules.menu import ANY_WAY
from warpad.games.neuroshima.rules.setup import REINFORCEMENTS
from warpad.games.neuroshima.variants.leaders.cards import NO_LEADER, SIDE_COUNT, Leaders

KEEP_ALL: Final[i64] = ABILITIES.index("keep-all")
ROTATE: Final[i64] = ABILITIES.index("rotate")
MOVE: Final[i64] = ABILITIES.index("move")
PUSH: Final[i64] = ABILITIES.index("push")
HEAL: Final[i64] = ABILITIES.index("medic")
HASTE: Final[i64] = ABILITIES.index("initiative")
STRENGTH: Final[i64] = ABILITIES.index("strength")
BATTLE: Final[i64] = ABILITIES.index("battle")
NO_ABILITY: Final[i64] = -1

DOES: Final = vec[i64]([ABILITIES.index(card.do) for card in CARDS])
VALUE: Final = vec[i64]([card.value for card in CARDS])
# How many tiles the Strategist lets a player keep over the turn, and play in it.
MOST_KEPT: Final[i64] = 2
# How many hits a question about wounds can name.
MOST_HITS: Final[i64] = 64


class Leading(Leaders):
    """A position in which leaders are used."""

    __slots__ = ()

    # -- whether a leader can be used --------------------------------------------------------

    def ability(self, player: i64) -> i64:
        """NH-VAR-04: what the leader of a player can do now: two uses in all, one a turn."""
        side = self.side_of(player)
        if side >= SIDE_COUNT or self.leader[side] == NO_LEADER:
            return NO_ABILITY
        if self.uses[side] == 0 or self.used_in[side] == self.turn_number:
            return NO_ABILITY
        return DOES[self.leader[side]]

    def value(self, player: i64) -> i64:
        return VALUE[self.leader[self.side_of(player)]]

    def use_leader(self, player: i64) -> None:
        """NH-VAR-04: after the first use the card is turned over, after the second it is gone."""
        side = self.side_of(player)
        self.uses[side] -= 1
        self.used_in[side] = self.turn_number
        self.tell(LEADER_USED, player, self.leader[side], self.uses[side])

    # -- in the own turn ---------------------------------------------------------------------

    def fill_menu(self) -> None:
        super().fill_menu()
        if self.ask == ASK_DISCARD:
            self.offer_keeping(self.asked)
        elif self.ask == ASK_ACT:
            self.offer_leading(self.asked)
        elif self.ask == ASK_COMMAND:
            self.offer_commands(self.asked)
        elif self.ask == ASK_RESCUE:
            self.offer_rescues(self.asked)

    def offer_keeping(self, player: i64) -> None:
        """NH-VAR-04: the Strategist keeps the compulsory discard away."""
        if self.ability(player) == KEEP_ALL:
            self.offer_plain(make_base(LEAD_KEEP, 0, 0))

    def offer_end(self, player: i64) -> None:
        """NH-VAR-04, NH-VAR-02: of a hand kept whole at most two tiles stay; reinforcements all stay."""
        over = self.kept_in == self.turn_number and self.pile_size(player, HAND) > MOST_KEPT
        if not over or self.is_variant(REINFORCEMENTS) or self.offered == 0:
            self.offer_plain(make_base(END_TURN, 0, 0))

    def offer_leading(self, player: i64) -> None:
        """NH-VAR-04: abilities of the own turn."""
        if self.drills > 0:
            self.offer_drills(player)
        ability = self.ability(player)
        if ability == ROTATE:
            self.offer_drills(player)
        elif ability == MOVE:
            self.offer_marches(player)
        elif ability == PUSH:
            self.offer_pushes(LEAD_PUSH, 0, self.movable(player), player)
        elif ability == BATTLE:
            self.offer_onslaught(player)

    def offer_drills(self, player: i64) -> None:
        """NH-VAR-04: the Drillmaster turns any own tile that is not netted."""
        left = self.movable(player)
        while left != 0:
            cell = lowest(left)
            self.offer_turn(make_base(LEAD_TURN, 0, cell), cell)
            left &= left - 1

    def offer_marches(self, player: i64) -> None:
        """NH-VAR-04: the Pathfinder moves an own tile, but no HQ, to a hex next to it."""
        left = self.movable(player) & ~self.hq_cells()
        while left != 0:
            cell = lowest(left)
            self.offer_move(make_base(LEAD_MOVE, 0, cell), cell, player)
            left &= left - 1

    def offer_onslaught(self, player: i64) -> None:
        """NH-VAR-04, NH-END-02: the Warlord gives up a hand of which nothing was played for a battle."""
        is_idle = self.played_in != self.turn_number
        if is_idle and not self.is_last_drawn() and self.pile_size(player, HAND) >= self.value(player):
            self.offer_plain(make_base(LEAD_BATTLE, 0, 0))

    # -- what they do ------------------------------------------------------------------------

    def act(self, verb: i64, move: i64) -> None:
        if verb >= CHOOSE_LEADER:
            self.lead(verb, move)
        else:
            super().act(verb, move)

    def act_with_tiles(self, player: i64, verb: i64, move: i64) -> None:
        if verb < GO:
            self.played_in = self.turn_number
        super().act_with_tiles(player, verb, move)

    def lead(self, verb: i64, move: i64) -> None:
        """NH-VAR-04: does what a leader is asked for."""
        player = self.asked
        if verb == LEAD_KEEP:
            self.keep_all(player)
        elif verb in (LEAD_HASTEN, LEAD_ARM):
            self.command_battle(player, verb, move)
        elif verb == LEAD_HEAL:
            self.rescue(player, source_of(move))
        elif verb == LEAD_PASS:
            self.pass_command()
        else:
            self.faced = 0
            self.lead_in_turn(player, verb, move)

    def lead_in_turn(self, player: i64, verb: i64, move: i64) -> None:
        """NH-VAR-04: turning, moving, pushing, or a battle at once."""
        if verb == LEAD_TURN and self.drills > 0:
            self.drills -= 1
        else:
            self.use_leader(player)
            if verb == LEAD_TURN:
                self.drills = self.value(player) - 1
        if verb == LEAD_TURN:
            self.turn_tile(target_of(move), turn_of(move), verb)
            self.settle()
        elif verb == LEAD_MOVE:
            self.move_tile(source_of(move), target_of(move), turn_of(move), verb)
        elif verb == LEAD_PUSH:
            self.push(source_of(move), target_of(move))
        else:
            self.discard_hand(player)
            self.go_to_battle(BY_TILE)

    def keep_all(self, player: i64) -> None:
        """NH-VAR-04: nothing is discarded; at most two tiles are played and two kept."""
        self.use_leader(player)
        self.kept_in = self.turn_number
        self.plays_left = min(self.plays_left, MOST_KEPT)
        self.ask = ASK_ACT

    def discard_hand(self, player: i64) -> None:
        """NH-VAR-04: all tiles before the player go."""
        number: i64 = 0
        while number < self.setup.kinds[player]:
            while self.pile[self.zone(player, HAND) + number] > 0:
                self.put_away(player, number)
                self.tell(TILE_DISCARDED, player, self.setup.first[player] + number)
            number += 1

    def begin_turn(self) -> None:
        self.drills = 0
        super().begin_turn()

    # -- before a battle ---------------------------------------------------------------------

    def begin_battle(self) -> None:
        """NH-VAR-04: before the first segment some leaders may be used."""
        self.drills = 0
        self.to_command = 0
        player: i64 = 0
        while player < self.setup.players:
            if self.has_command(player):
                self.to_command |= single(player)
            player += 1
        self.command_next()

    def has_command(self, player: i64) -> bool:
        """NH-VAR-04: whether a leader can do anything for this player before a battle."""
        ability = self.ability(player)
        if ability == HASTE:
            return self.hasty(player) != 0
        return ability == STRENGTH and self.fighters(player) != 0

    def command_next(self) -> None:
        """NH-VAR-04, NH-BAT-14: asks in turn order; when nobody is left the battle begins."""
        if self.to_command != 0:
            self.ask = ASK_COMMAND
            self.asked = self.first_in_turn(self.to_command)
            return
        self.ask = ASK_NOTHING
        self.asked = 0
        super().begin_battle()

    def hasty(self, player: i64) -> i64:
        """NH-VAR-04: the tiles the Signaller can hasten: own, with initiative, not netted, no HQ."""
        return self.movable(player) & self.actors_at & ~self.hqs

    def fighters(self, player: i64) -> i64:
        """NH-VAR-04: the tiles whose attack the Gunsmith can strengthen: no HQ; never a gauss attack."""
        found: i64 = 0
        left = self.commanded(player) & ~self.hqs
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            pose = self.piece[cell] & POSE
            if MELEE_SIDES[pose] | RANGED_SIDES[pose] != 0:
                found |= single(cell)
        return found

    def offer_commands(self, player: i64) -> None:
        """NH-VAR-04: what the leader can do before this battle, or nothing."""
        if self.ability(player) == HASTE:
            self.offer(make_base(LEAD_HASTEN, 0, 0), self.hasty(player), ANY_WAY)
        else:
            left = self.fighters(player)
            while left != 0:
                cell = lowest(left)
                left &= left - 1
                pose = self.piece[cell] & POSE
                self.offer(make_base(LEAD_ARM, MELEE_ATTACK, 0), single(cell), MELEE_SIDES[pose])
                self.offer(make_base(LEAD_ARM, RANGED_ATTACK, 0), single(cell), RANGED_SIDES[pose])
        self.offer_plain(make_base(LEAD_PASS, 0, 0))

    def command_battle(self, player: i64, verb: i64, move: i64) -> None:
        """NH-VAR-04: one tile is faster, or one of its attacks stronger, until the battle ends."""
        self.use_leader(player)
        cell = target_of(move)
        if verb == LEAD_HASTEN:
            self.enlist(make_hastened(cell))
            self.tell(HASTENED, cell, self.piece[cell])
        else:
            self.enlist(make_armed(cell, turn_of(move), number_of(move)))
            self.tell(ARMED, cell, self.piece[cell], turn_of(move), number_of(move))
        self.to_command &= ~self.setup.friends[player]
        self.command_next()

    def enlist(self, change: i64) -> None:
        """Notes what holds for one battle."""
        self.note_change(change)
        self.known = STALE

    def pass_command(self) -> None:
        """NH-VAR-04: the leader is not used now; an ally may still use it."""
        if self.ask == ASK_COMMAND:
            self.to_command &= ~single(self.asked)
            self.command_next()
        else:
            self.rescued = True
            self.go_on_healing()

    # -- when tiles are wounded --------------------------------------------------------------

    def heal(self) -> bool:
        """NH-VAR-04: after the medics the Surgeon may cancel one hit on an own tile but the HQ."""
        if not super().heal():
            return False
        if not self.rescued and not self.unattended and self.asks_surgeon():
            return False
        self.rescued = False
        return True

    def can_rescue(self, hit: i64, player: i64) -> bool:
        """NH-VAR-04: whether the Surgeon of a player can cancel this hit."""
        cell = hit & HIT_TARGET
        if hit >> HIT_WOUNDS_SHIFT == 0 or (self.doomed | self.spent | self.hqs) >> cell & 1:
            return False
        return self.side_of(self.work[COMMANDS + cell]) == self.side_of(player)

    def asks_surgeon(self) -> bool:
        """NH-VAR-04: asks the side of the Surgeon, when a tile of it is wounded."""
        player: i64 = 0
        while player < self.setup.players:
            if self.ability(player) == HEAL:
                i: i64 = 0
                while i < len(self.hits) and i < MOST_HITS:
                    if self.can_rescue(self.hits[i], player):
                        self.ask = ASK_RESCUE
                        self.asked = self.work[COMMANDS + (self.hits[i] & HIT_TARGET)]
                        return True
                    i += 1
            player += 1
        return False

    def offer_rescues(self, player: i64) -> None:
        """NH-VAR-04: each hit on the own side, or none."""
        self.look()
        i: i64 = 0
        while i < len(self.hits) and i < MOST_HITS:
            if self.can_rescue(self.hits[i], player):
                self.offer(make_base(LEAD_HEAL, 0, i), single(self.hits[i] & HIT_TARGET), ANY_WAY)
            i += 1
        self.offer_plain(make_base(LEAD_PASS, 0, 0))

    def rescue(self, player: i64, number: i64) -> None:
        """NH-VAR-04: the wounds of one hit are cancelled."""
        hit = self.hits[number]
        cell = hit & HIT_TARGET
        self.use_leader(player)
        self.tell(RESCUED, cell, self.piece[cell], hit >> HIT_WOUNDS_SHIFT)
        self.hits[number] = hit & ((1 << HIT_WOUNDS_SHIFT) - 1)
        self.rescued = True
        self.go_on_healing()

    def go_on_healing(self) -> None:
        """Goes on where the question about the wounds came up."""
        self.ask = ASK_NOTHING
        self.asked = 0
        self.look()
        if self.stage == STAGE_NONE:
            self.settle_harm()
        else:
            self.run()
