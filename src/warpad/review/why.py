"""Why a choice was made: the critic of its game compares it with the best ways that begin otherwise."""

from __future__ import annotations

from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.position import Position
from warpad.core.thinking.bot import Bot, Sight
from warpad.core.thinking.critic import Effort, critic_of
from warpad.core.thinking.grounds import find_why
from warpad.core.thinking.judgement import Alternative
from warpad.core.thinking.why import Why

# Ways and draws, and how many of the best are judged on draws of their own: those that begin with the choice,
# and others.
EFFORT = Effort(ways=8, draws=5, fresh=16, looks=0)
OWN, OTHERS = 2, 3


def why(game: Game, position: Position, seat: int, move: int, seed: int = 1, effort: Effort = EFFORT) -> Why:
    """What speaks for a move of a seat, by what it may know; all worlds are imagined ones."""
    critic, dice = critic_of(game), Dice(seed)
    world = position.imagine(seat, dice)
    effort = effort.times(critic.pace)
    hearing = critic.hear(world, seat, dice)
    begun = [way.moves for way in critic.ways_from(hearing.sight, move, OWN, dice)]
    field = hearing.look(effort, begun)
    own = [way for way in field if way.moves[0] == move][:OWN]
    others = [way for way in field if way.moves[0] != move][:OTHERS]
    finalists = [way.anew() for way in [*own, *others]]
    hearing.compare(finalists, effort.fresh)
    chosen = max(finalists[: len(own)], key=Alternative.mean)
    return find_why(hearing, chosen, finalists[len(own) :])


def why_of(bot: Bot, game: Game, position: Position, seat: int, move: int, seed: int = 1) -> Why:
    """What a bot says of its choice; where it says nothing, what the critic finds."""
    world = position.imagine(seat, Dice(seed))
    told = bot.why(Sight(game, world, seat), move, Dice(seed))
    return told if told is not None else why(game, position, seat, move, seed)
