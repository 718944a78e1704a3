"""The judge of an etude: what is asked for must be so before the round is over, by the best chance."""

from typing import Final

from warpad.core.bits import lowest, mix, single
from warpad.core.goal import Goal
from warpad.core.position import Position
from warpad.core.vecs import i64, vec
from warpad.games.neon.data.codes import (
    ABSENT,
    ATTACK,
    AUTOMA,
    CRIT,
    DEFENSE,
    FIGHTERS,
    HIT,
    NO_ONE,
    OUT,
    ROW,
    ROYALE,
    SEARCH,
    W_RESULT,
)
from warpad.games.neon.puzzles.digesting import mix_stretch, mix_tokens
from warpad.games.neon.puzzles.wishes import COLLECT, EQUIP, POINTS, Wish
from warpad.games.neon.rules.closing import LEAST_RING, closings_now
from warpad.games.neon.rules.fight.aiming import AT_BOT, AT_SECTOR, list_aims
from warpad.games.neon.rules.fight.attack import AT_HURT, AT_NEXT
from warpad.games.neon.rules.frames import (
    ASK_AIM,
    ASK_DECLARE,
    ASK_HALF,
    ASK_LEAVE,
    ASK_PLACE,
    ASK_PLAN,
    ASK_SURPLUS,
    ASK_UPGRADE,
    DEAL_CARDS,
    DEAL_LOOT,
    DEAL_TOKEN,
    DEAL_UPGRADE,
    STEP_CLOSING,
    STEP_SEARCH,
    STEP_TURN,
)
from warpad.games.neon.rules.layout import (
    ACTIVE,
    AGENDA,
    ATTACK_END,
    ATTACKER,
    BLOCK,
    CLOSING,
    CURRENT,
    DECK,
    DEPTH,
    DESIGN,
    F_ACTED,
    F_HALF,
    F_HAND,
    F_HEALTH,
    F_INITIATIVE,
    F_LOST,
    F_PLACE,
    F_PLAN,
    F_TOKEN,
    F_TROPHIES,
    F_UPGRADE,
    FIGHTER,
    LOOK,
    LOOKED,
    MODE,
    PHASE,
    RESOLVED,
    RING_SIZE,
    ROLLED,
    STAGE,
    TARGETS,
    TOP,
)
from warpad.games.neon.rules.moves import ACT, AIM, PASS, SKIP, STAY, VERB_MASK
from warpad.games.neon.rules.planning import argument, options_at
from warpad.games.neon.rules.rounds import PHASE_CLOSING
from warpad.games.neon.rules.sizes import FRAME
from warpad.games.neon.rules.state import State, faces
from warpad.games.neon.rules.turn import TURN_HALVES

# What the others do: nothing, answer our attacks, or whatever they can.
NOTHING: Final[i64] = 0
DEFEND: Final[i64] = 1
ANYTHING: Final[i64] = 2
NO_PLAN: Final[i64] = -1

# More than the dice of an attack no effect adds to its damage.
MOST_ADDED: Final[i64] = 2
# With so many tokens one outlives the sectors and tokens of a round.
STURDY: Final[i64] = 5


class RoundGoal(Goal):
    """The judge of one etude: its value is the chance to get there before the round is over."""

    def __init__(self, wish: Wish) -> None:
        self.wish: Wish = wish
        self.seat: i64 = wish.seat
        self.target: i64 = wish.target
        self.others: i64 = NOTHING
        self.searches: bool = False  # loot may be searched for
        self.attacks_others: bool = False  # the own seat may attack other fighters than the target
        self.plans: vec[i64] = vec[i64]([NO_PLAN, NO_PLAN, NO_PLAN, NO_PLAN, NO_PLAN, NO_PLAN])

    def value(self, position: Position) -> float:
        assert isinstance(position, State)
        decided = self.wish.value(position)
        if decided >= 0.0 or position.s[position.block(self.seat) + F_PLAN] < 0:
            return decided
        return 0.0 if self.is_hopeless(position) else -1.0

    def is_hopeless(self, g: State) -> bool:
        """Nothing that can still happen in this round is enough."""
        if self.wish.is_gain():
            return self.is_done(g)
        if not self.wish.names_victim():
            return False
        if g.place(AUTOMA) >= 0 and self.target != AUTOMA and g.s[PHASE] < PHASE_CLOSING:
            return False
        attacks = self.attacks_left(g)
        under_way = g.s[ATTACKER] == self.seat and not self.is_settled(g)
        most = attacks * (g.t.attack_max + MOST_ADDED) + self.count_drowned(g, attacks, under_way)
        if under_way:
            most += self.most_damage(g)
        return g.s[g.block(self.target) + F_HEALTH] - self.wish.amount > most

    def is_done(self, g: State) -> bool:
        """NEON-DMG-03: the own fighter cannot gain enough any more in this round."""
        s = g.s
        kind = self.wish.kind
        if self.others == ANYTHING or s[g.block(self.seat) + F_TOKEN] >= 0 or self.attacks_left(g) > 0:
            return False
        if kind == EQUIP:
            return s[ATTACKER] != self.seat and self.is_safe(g) and self.has_searched(g)
        if kind != COLLECT:
            return self.has_acted(g) and (kind != POINTS or not self.wish.holds(g))
        most = self.wish.collected(g)
        if s[ATTACKER] == self.seat:
            if s[STAGE] <= AT_NEXT:
                return False
            left = s[TARGETS] & ~s[RESOLVED]
            if 0 <= s[CURRENT] < FIGHTERS:
                left |= single(s[CURRENT])
            while left != 0:
                most += min(s[g.block(lowest(left)) + F_HEALTH], self.most_damage(g))
                left &= left - 1
        return most < self.wish.amount

    def has_acted(self, g: State) -> bool:
        """Whether the own turn is over, and nobody will attack whom the own fighter could pay back."""
        s = g.s
        acted = s[g.block(self.seat) + F_ACTED] != 0 and s[ACTIVE] != self.seat
        return acted and s[ATTACKER] == NO_ONE and self.is_safe(g)

    def is_safe(self, g: State) -> bool:
        """NEON-MNT-04: whether the own fighter cannot fall, and be given something when it is renewed."""
        return g.place(AUTOMA) < 0 and g.s[g.block(self.seat) + F_HEALTH] >= STURDY

    def has_searched(self, g: State) -> bool:
        """NEON-SRCH-02: whether all cards that may be found have been seen, and none of them is wanted."""
        s = g.s
        if self.searches and self.actions_left(g, SEARCH) > 0:
            return False
        if self.is_searching(g) and s[g.top()] not in (ASK_LEAVE, ASK_PLACE, ASK_SURPLUS):
            return False
        i: i64 = 0
        while i < s[LOOKED]:
            if g.t.design_type[s[LOOK + i]] == self.wish.what:
                return False
            i += 1
        return True

    def is_searching(self, g: State) -> bool:
        at = AGENDA
        while at < AGENDA + g.s[DEPTH] * FRAME:
            if g.s[at] in (STEP_SEARCH, DEAL_LOOT):
                return True
            at += FRAME
        return False

    def most_damage(self, g: State) -> i64:
        """NEON-RES-01: what the attack under way can do at most: once the dice lie, the hits among them."""
        s = g.s
        design = s[DESIGN] - 1
        adds = design >= 0 and g.t.design_windows[design] >> W_RESULT & 1 != 0
        more: i64 = MOST_ADDED if adds else 0
        if s[STAGE] <= AT_NEXT:
            return g.t.attack_max + more
        return faces(s[ROLLED], CRIT) + faces(s[ROLLED], HIT) + more

    def attacks_left(self, g: State) -> i64:
        return self.actions_left(g, ATTACK)

    def actions_left(self, g: State, action: i64) -> i64:
        """NEON-ACT-02: in how many halves of the own row that are still to come an action may be chosen."""
        s = g.s
        at = g.block(self.seat)
        if s[at + F_PLACE] == OUT or s[PHASE] >= PHASE_CLOSING:
            return 0
        found: i64 = 0
        if s[at + F_LOST] != 0 and s[at + F_ACTED] != 0:
            return 0
        slot: i64 = 0 if s[at + F_ACTED] == 0 else self.next_half(g)
        while slot < ROW:
            if options_at(g, self.seat, slot) >> action & 1:
                found += 1
            slot += 1
        return found

    def is_settled(self, g: State) -> bool:
        """Whether the attack under way has done to the target what it could."""
        s = g.s
        return s[STAGE] > AT_HURT + 1 or s[RESOLVED] >> self.target & 1 != 0

    def next_half(self, g: State) -> i64:
        """NEON-ACT-02: the first half of the row that has not been used; behind the last without a turn."""
        s = g.s
        half = ROW
        at = AGENDA
        end = AGENDA + s[DEPTH] * FRAME
        while at < end:
            if s[at] == STEP_TURN and s[at + 1] == self.seat:
                half = s[at + 2] - TURN_HALVES if s[at + 2] > TURN_HALVES else 0
            elif s[at] in (ASK_HALF, ASK_AIM) and s[at + 1] == self.seat:
                half -= 1
            at += FRAME
        return half

    def count_drowned(self, g: State, attacks: i64, under_way: bool) -> i64:
        """NEON-CLOSE-03, NEON-ROY-03: how many tokens the water may take from the target this round."""
        s = g.s
        if s[MODE] == ROYALE and s[RING_SIZE] <= LEAST_RING:
            return 1
        closings = closings_now(g)
        stays = attacks == 0 and not under_way
        if closings == 1 and stays and g.place(self.target) not in (s[TOP], s[CLOSING]):
            return 0
        return closings

    def considers(self, position: Position, seat: i64, move: i64) -> bool:
        """Everything of the own seat; of the others what the etude lets them do."""
        assert isinstance(position, State)
        if seat == self.seat:
            return self.permits(position, move)
        planning = position.s[position.top()] == ASK_PLAN
        if planning and self.plans[seat] != NO_PLAN:
            return move == self.plans[seat]
        if self.is_away(position, seat) or position.is_ally(self.seat, seat):
            return move == idle_answer(position, seat)
        if self.others == ANYTHING and move & VERB_MASK == SKIP:
            return not self.must_act(position, seat)
        if self.others == ANYTHING or (self.others == DEFEND and position.s[ATTACKER] == self.seat):
            return self.allows_search(move)
        return move == idle_answer(position, seat)

    def is_away(self, g: State, who: i64) -> bool:
        """NEON-MNT-01: whether a fighter is being renewed, which serves the next round."""
        kind = g.s[g.top()]
        if who == self.seat or g.place(who) >= 0 or self.returns(g, who):
            return False
        return kind in (ASK_UPGRADE, ASK_PLACE, ASK_SURPLUS)

    def returns(self, g: State, who: i64) -> bool:
        """NEON-LAND-03: whether one who fell has a turn of this round to come, with what it is given."""
        acts = self.others == ANYTHING and not self.wish.names_victim()
        return acts and g.s[g.block(who) + F_ACTED] == 0

    def permits(self, g: State, move: i64) -> bool:
        """Whether the etude lets the own seat make a legal move: what it may search for and attack."""
        verb = move & VERB_MASK
        if verb == SKIP:
            return not self.must_act(g, self.seat)
        if verb == AIM:
            return self.attacks_anyone() or self.is_fair_aim(g, move)
        if verb != ACT:
            return True
        if argument(move, 0) == SEARCH:
            return self.searches
        if argument(move, 0) == ATTACK and not self.attacks_anyone():
            return self.has_fair_aim(g)
        return True

    def must_act(self, g: State, seat: i64) -> bool:
        """NEON-R-01: is there an action of this half that can be performed and that the etude allows?"""
        moves = g.legal(seat)
        i: i64 = 0
        while i < len(moves):
            is_act = moves[i] & VERB_MASK == ACT
            if is_act and (self.allows_search(moves[i]) if seat != self.seat else self.permits(g, moves[i])):
                return True
            i += 1
        return False

    def allows_search(self, move: i64) -> bool:
        return self.searches or move & VERB_MASK != ACT or argument(move, 0) != SEARCH

    def attacks_anyone(self) -> bool:
        return self.attacks_others or not self.wish.names_victim()

    def is_fair_aim(self, g: State, aim: i64) -> bool:
        """At a bot, or where the target stands."""
        at = argument(aim, 1)
        if at >= AT_SECTOR:
            return at - AT_SECTOR == g.place(self.target)
        return at >= AT_BOT or at == self.target

    def has_fair_aim(self, g: State) -> bool:
        before = g.count
        list_aims(g, self.seat)
        found = False
        i = before
        while i < g.count:
            if self.is_fair_aim(g, g.moves[i]):
                found = True
            i += 1
        g.count = before
        return found

    def is_idle(self, position: Position) -> bool:
        """NEON-ACT-05, NEON-CLOSE-05, NEON-MNT-04: new cards, the number shown last, and what a fallen
        opponent is given, serve the next round."""
        assert isinstance(position, State)
        s = position.s
        at = position.top()
        if s[at] == DEAL_UPGRADE:
            return s[at + 1] != self.seat and not self.returns(position, s[at + 1])
        if s[at] == DEAL_LOOT:
            who = s[at + 3]
            return who != self.seat and position.place(who) < 0 and not self.returns(position, who)
        return s[at] == DEAL_CARDS or (s[at] == DEAL_TOKEN and s[at - FRAME] != STEP_CLOSING)

    def is_try(self, position: Position) -> bool:
        return True

    def key(self, position: Position) -> i64:
        """All that still matters: of the own cards the halves to come, of loot what is card_in."""
        assert isinstance(position, State)
        s = position.s
        digest = mix_stretch(s, 1, 0, DECK)
        if self.searches:
            digest = mix_stretch(s, digest, DECK, FIGHTER)
        if self.wish.counts_tokens():
            digest = mix_tokens(position, digest)
        who: i64 = 0
        while who < FIGHTERS:
            at = position.block(who)
            if s[at + F_PLACE] != ABSENT:
                digest = mix_stretch(s, digest, at, at + F_HAND)
                digest = self.mix_row(position, who, digest)
                digest = mix_stretch(s, digest, at + F_INITIATIVE, at + F_TROPHIES)
                digest = mix_stretch(s, digest, at + F_UPGRADE, at + BLOCK)
            who += 1
        return mix_stretch(s, digest, AGENDA, AGENDA + s[DEPTH] * FRAME)

    def mix_row(self, g: State, who: i64, digest: i64) -> i64:
        """NEON-ACT-02: the halves that the fighter has still to act by, or the cards to plan with."""
        s = g.s
        at = g.block(who)
        if s[at + F_PLAN] < 0:
            return mix(mix(digest, s[at + F_HAND]), 1)
        slot: i64 = 0 if s[at + F_ACTED] == 0 else s[at + F_HALF]
        while slot < ROW:
            digest = mix(digest, options_at(g, who, slot) + 2)
            slot += 1
        return mix(digest, s[at + F_HALF] + 2)

    def outline(self, position: Position) -> i64:
        """What is rolled or drawn now, by which attack, from where; not which cards or supplies led there."""
        assert isinstance(position, State)
        s = position.s
        if s[DEPTH] == 0:
            return position.key()
        digest = mix(1, position.place(self.seat) + 7)
        digest = mix(digest, position.place(self.target) + 7)
        digest = mix(digest, s[position.block(self.seat) + F_TOKEN] + 7)
        digest = mix_stretch(s, digest, position.top(), position.top() + FRAME)
        return mix_stretch(s, digest, ATTACKER, ATTACK_END)


def idle_answer(g: State, seat: i64) -> i64:
    """What somebody answers who does nothing; a Defence that may be declared is."""
    kind = g.s[g.top()]
    moves = g.legal(seat)
    i: i64 = 0
    while i < len(moves):
        verb = moves[i] & VERB_MASK
        if verb in (PASS, SKIP, STAY):
            return moves[i]
        if kind == ASK_DECLARE and argument(moves[i], 1) == DEFENSE:
            return moves[i]
        i += 1
    return moves[0]
