"""The figures of Neon as a page: what was aimed at and what was found, then everything in tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from neon_story import BASIC, Counts, Story

from warpad.arena.statistics import Z95, Interval
from warpad.games.neon.data.content import load_pack
from warpad.games.neon.data.vocabulary import TYPES

PACK = load_pack()
BY_FIGHTERS, WINNER, LONGER = 0.70, 0.97, 2
DEFEATS, UPGRADES, BASIC_MOST = 1.0, 0.80, 1 / 3
LOW, HIGH = 0.60, 1.40
LEAST_USED = 0.01
NEVER, ALWAYS = 0.05, 0.95
HEAD = """# What decides Neon

All seats of a game are played by the same bot, fighters are dealt at random. Made by:

    {command}

What we aim at, in every setting:

- Battle Royale: 70 % of eliminations by fighters, a winner in 97 % of games, a median length of at most two
  rounds more than the round board has cells;
- Resurrection and Squad: one defeat for each seat, four of five seats choose an upgrade, at most a third of
  attacks with the basic weapon;
- every fighter's share of wins within 60-140 % of a fair one; the first, the middle and the last
  seats within the interval of an even share;
- every card is used, none is taken nearly always (95 %) or nearly never (5 %).

A figure in bold misses its mark. What stands in brackets is the 95 % interval, and ± its half width; where it
reaches over the mark, the games were too few to tell. The command goes on where it stopped; of the {asked:,}
games it asks for {played:,} have been played.
"""


CARDS_HEAD = """Seen: looked at, dealt, or won from a fighter that fell. Taken: of those, how many became
equipment (or, of two upgrades, the one that was chosen). The book lets most searchers keep all they see; what
is not taken lies as a supply or is thrown away. Used: attacks with the card and uses of its effects for each
time it was taken; what works by itself is not counted.
"""


def page(command: str, stories: Sequence[Story], asked: int) -> str:
    played = sum(story.games for story in stories)
    lines = [HEAD.format(command=command, asked=asked, played=played)]
    lines += royale(stories)
    lines += points(stories)
    lines += weapons(stories)
    lines += fighters(stories)
    lines += seats(stories)
    lines += cards(stories)
    return "\n".join(lines).rstrip() + "\n"


def mark(text: str, is_met: bool) -> str:
    return text if is_met else f"**{text}**"


def cells(story: Story) -> int:
    """NEON-SET-05: how many rounds the board of this number of players has."""
    return next(len(side.closings) for side in PACK.round_boards if story.players in side.players)


def royale(stories: Sequence[Story]) -> Iterator[str]:
    told = [story for story in stories if story.mode == "royale"]
    if not told:
        return
    yield "## Battle Royale\n"
    yield (
        "| setting | games | fallen by fighters, Automa, water | not by water | a winner "
        "| median length | nine of ten within | floods a game |"
    )
    yield "|---|--:|--:|--:|--:|--:|--:|--:|"
    for story in told:
        fallen, most = story.counts.fallen, cells(story) + LONGER
        yield (
            f"| {story.title} | {story.games} | {fallen['fighter']}, {fallen['automa']}, {fallen['water']} "
            f"| {bounds(story.by_fighters(), BY_FIGHTERS)} | {bounds(story.winner(), WINNER)} "
            f"| {mark(f'{story.length():g}', story.length() <= most)} of {cells(story)} "
            f"| {sorted(story.lengths)[(9 * story.games - 1) // 10]} "
            f"| {story.counts.course['floods'] / story.games:.1f} |"
        )
    yield ""


def bounds(found: Interval, least: float) -> str:
    """A share with its interval, to be at least so much."""
    return f"{mark(f'{found.rate:.0%}', found.rate >= least)} ({found.low:.0%} - {found.high:.0%})"


def points(stories: Sequence[Story]) -> Iterator[str]:
    told = [story for story in stories if story.mode != "royale"]
    if not told:
        return
    yield "## Resurrection and Squad\n"
    yield (
        "| setting | games | defeats a seat | by fighters, Automa, water | eliminations | upgrades a seat "
        "| basic weapon | median length |"
    )
    yield "|---|--:|--:|--:|--:|--:|--:|--:|"
    for story in told:
        fell = story.counts.defeats
        yield (
            f"| {story.title} | {story.games} "
            f"| {mark(f'{story.defeats_a_seat():.2f}', story.defeats_a_seat() >= DEFEATS)} "
            f"| {fell['fighter']}, {fell['automa']}, {fell['water']} | {story.counts.fallen.total()} "
            f"| {mark(f'{story.upgrades_a_seat():.0%}', story.upgrades_a_seat() >= UPGRADES)} "
            f"| {mark(f'{story.basic():.0%}', story.basic() <= BASIC_MOST)} "
            f"| {story.length():g} of {cells(story)} |"
        )
    yield ""


def weapons(stories: Sequence[Story]) -> Iterator[str]:
    kinds = [BASIC, *(kind for kind in TYPES if any(story.counts.weapons[kind] for story in stories))]
    yield "## Attacks by weapon\n"
    yield f"| setting | a game | {' | '.join(kinds)} |"
    yield f"|---|--:|{'--:|' * len(kinds)}"
    for story in stories:
        total = max(story.counts.weapons.total(), 1)
        shares = " | ".join(f"{story.counts.weapons[kind] / total:.0%}" for kind in kinds)
        yield f"| {story.title} | {total / story.games:.1f} | {shares} |"
    yield ""


def fighters(stories: Sequence[Story]) -> Iterator[str]:
    names = [fighter.id for fighter in PACK.fighters]
    yield "## Fighters, against a fair share\n"
    yield f"| setting | fair | {' | '.join(names)} |"
    yield f"|---|--:|{'--:|' * len(names)}"
    for story in stories:
        fair = story.fair() or 1.0
        told = " | ".join(against(story.share(name), fair) for name in names)
        yield f"| {story.title} | {fair:.1%} | {told} |"
    for bot in dict.fromkeys(story.bot for story in stories):
        told = " | ".join(overall([story for story in stories if story.bot == bot], name) for name in names)
        yield f"| all together, bot {bot} |  | {told} |"
    yield ""


def against(share: Interval, fair: float) -> str:
    ratio, half = share.rate / fair, (share.high - share.low) / 2 / fair
    return f"{mark(f'{ratio:.0%}', LOW <= ratio <= HIGH)} ± {100 * half:.0f}"


def overall(stories: Sequence[Story], name: str) -> str:
    """Points of a fighter in all settings, against those that would be fair there."""
    won = sum(story.points[name] for story in stories)
    fair = sum(story.fair() * story.played[name] for story in stories)
    return mark(f"{won / fair:.0%}", LOW <= won / fair <= HIGH) if fair else ""


def seats(stories: Sequence[Story]) -> Iterator[str]:
    yield "## Seats\n"
    yield "Share of wins of each seat; in bold where the 95 % interval does not hold the mean of all, which"
    yield "happens to one seat in twenty by chance alone.\n"
    yield "| setting | 1 | 2 | 3 | 4 | 5 | 6 |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for story in stories:
        fair = sum(story.seats) / max(story.games * story.players, 1)
        found = [story.seat(seat) for seat in range(story.players)]
        told = [mark(f"{seat.rate:.1%}", seat.low <= fair <= seat.high) for seat in found]
        yield f"| {story.title} | {' | '.join([*told, *[''] * (6 - len(told))])} |"
    yield ""
    yield "All settings together, against a share that is the same for every seat of a setting:\n"
    yield "| bot | first seat | seats in the middle | last seat |"
    yield "|---|--:|--:|--:|"
    for bot in dict.fromkeys(story.bot for story in stories):
        own = [story for story in stories if story.bot == bot]
        first = against_even([(story, [0]) for story in own])
        middle = against_even([(story, list(range(1, story.players - 1))) for story in own])
        last = against_even([(story, [story.players - 1]) for story in own])
        yield f"| {bot} | {first} | {middle} | {last} |"
    yield ""


def against_even(chosen: Sequence[tuple[Story, Sequence[int]]]) -> str:
    """What these seats won of an even share, with its 95 % interval; in bold where 100 % is not in it."""
    won = even = variance = 0.0
    for story, seats in chosen:
        fair = sum(story.seats) / max(story.games * story.players, 1)
        won += sum(story.seats[seat] for seat in seats)
        even += fair * story.games * len(seats)
        variance += fair * (1 - fair) * story.games * len(seats)
    if even == 0:
        return ""
    ratio, half = won / even, Z95 * sqrt(variance) / even
    return f"{mark(f'{ratio:.0%}', abs(ratio - 1) <= half)} ± {100 * half:.0f}"


def cards(stories: Sequence[Story]) -> Iterator[str]:
    """Of all settings together."""
    found = Counts()
    for story in stories:
        found.add(vars(story.counts))
    yield "## Cards\n"
    yield CARDS_HEAD
    yield "| card | class | type | seen | taken | as a supply | used |"
    yield "|---|---|---|--:|--:|--:|--:|"
    for design in PACK.designs:
        yield row(found, design.id, design.class_, design.type)
    for upgrade in PACK.upgrades:
        yield row(found, upgrade.id, "upgrade", upgrade.kind)


def row(found: Counts, card: str, class_: str, kind: str) -> str:
    taken, use = found.taken(card), found.use(card)
    is_told = kind not in ("permanent", "immediate")
    stowed = f"{found.stowed[card] / max(found.seen[card], 1):.0%}" if class_ != "upgrade" else ""
    return (
        f"| {card} | {class_} | {kind} | {found.seen[card]} "
        f"| {mark(f'{taken:.0%}', NEVER <= taken <= ALWAYS)} | {stowed} "
        f"| {mark(f'{use:.2f}', use >= LEAST_USED) if is_told else '-'} |"
    )
