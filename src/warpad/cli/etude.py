"""`warpad etude`: etudes solved, made, listed, shown and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TypeVar

from warpad.cli.parts.arguments import Argument, Exit, Option
from warpad.cli.parts.inputs import game_of
from warpad.cli.parts.narrate import action_sentence, event_sentence, step_lines, told
from warpad.cli.parts.output import chatter, print_json, print_markup, print_plain, warn
from warpad.cli.parts.parameters import AsJson, GameName, InFile, Seed
from warpad.cli.parts.speech import complaint, decimal, language, say
from warpad.core.analysis.study import reads
from warpad.core.content import read_bytes
from warpad.core.dice import Dice
from warpad.core.errors import DecodeError, IllegalMove, reading
from warpad.core.etude import Etude, read
from warpad.core.game import Game, Json
from warpad.core.position import Position
from warpad.games import GAMES, find
from warpad.puzzles import shelf
from warpad.puzzles.advice import advice_of
from warpad.puzzles.exact import Exact
from warpad.puzzles.maker import Maker
from warpad.puzzles.proving import proved
from warpad.puzzles.renewing import content_of, renewed
from warpad.puzzles.solver import Answer, Line, knowing, prepared, solve, steps_of, with_luck
from warpad.puzzles.studying import etude_of
from warpad.puzzles.verifying import faults_of

T = TypeVar("T")

FAULTY = 1
INTERRUPTED = 130

Which = Annotated[str, Argument("FILE", help="etude-which-help")]
All = Annotated[bool, Option("--all", help="etude-all-help")]
Count = Annotated[int, Option("-n", min=1, metavar="N", help="etude-count-help")]
Grade = Annotated[int | None, Option("--grade", min=1, max=5, metavar="G", help="etude-grade-help")]
Theme = Annotated[str | None, Option("--theme", metavar="WORD", help="etude-theme-help")]
Of = Annotated[str | None, Argument("[GAME]", help="game-help")]
Folder = Annotated[Path | None, Option("--out", metavar="DIR", help="etude-out-help")]
Several = Annotated[list[str] | None, Argument("[FILE...]", help="etude-several-help")]


def opened(which: str) -> tuple[Game, Etude]:
    """The etude of a file, or of the library by its name."""
    path = Path(which)
    etude = (
        read(read_bytes(path), path.name) if path.suffix == ".json" or path.exists() else shelf.find(which)
    )
    return game_of({"game": etude.game}, path.name), etude


@contextmanager
def watched() -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, when a person watches."""
    from rich.progress import BarColumn, Progress, TimeRemainingColumn

    with Progress(
        BarColumn(),
        TimeRemainingColumn(),
        console=chatter(),
        transient=True,
        disable=not chatter().is_terminal,
    ) as bar:
        task = bar.add_task("", total=1)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def solve_one(which: Which, every: All = False, as_json: AsJson = False) -> None:
    game, etude = opened(which)
    position, goal = named(which, lambda: prepared(game, etude))
    with watched() as report:
        answer = solve(position, goal, etude.seat, first_only=not every, report=report)
    if as_json:
        print_json(facts(game, position, answer, every))
    else:
        tell(game, position, answer, every)
    if not answer.lines:
        raise Exit(FAULTY)


def named(which: str, work: Callable[[], T]) -> T:
    """Does the work; what is wrong with the etude is told with the name of its file."""
    with reading(Path(which).name):
        return work()


def facts(game: Game, position: Position, answer: Answer, every: bool) -> Json:
    lines = [line_facts(game, position, answer, line) for line in answer.lines]
    return {
        "solved": bool(lines),
        "solutions": answer.solutions if every else None,
        "chance": answer.value,
        "fraction": fraction_of(position, answer),
        "tries": answer.tries,
        "positions": answer.nodes,
        "shares": answer.shares if answer.is_mixture else None,
        "lines": lines,
    }


def line_facts(game: Game, position: Position, answer: Answer, line: Line) -> Json:
    """A line; where dice follow, what to do when they lie, and how it goes with luck."""
    steps, events = steps_of(game, position, line)
    told: Json = {"steps": steps, "events": events}
    then = advice_of(game, answer, line)
    if then:
        lucky, happened = steps_of(game, position, with_luck(answer, line))
        told |= {"then": then, "with_luck": {"steps": lucky, "events": happened}}
    return told


def fraction_of(position: Position, answer: Answer) -> str | None:
    """The chance as a fraction, where there is one."""
    if answer.search is None or not 0 < answer.value < 1:
        return None
    try:
        return str(Exact(answer.search).chance(position))
    except ArithmeticError:
        return None


def beginning(answer: Answer, number: int) -> str:
    """What stands before a line: which solution it is, or its share in the mixture."""
    if answer.is_mixture:
        return say("etude-share", share=decimal(f"{answer.shares[number - 1]:.2%}"))
    return say("etude-solution", number=number)


def tell(game: Game, position: Position, answer: Answer, every: bool) -> None:
    """Each solution move by move, then the battle it leads to."""
    if not answer.lines:
        print_plain(say("etude-none", tries=answer.tries))
        return
    if every:
        print_plain(say("etude-solutions", count=answer.solutions, tries=answer.tries))
    if 0 < answer.value < 1:
        print_plain(say("etude-chance", chance=chance_text(position, answer)))
    for number, line in enumerate(answer.lines, start=1):
        print_plain(beginning(answer, number))
        steps, events = steps_of(game, position, line)
        for step in steps[: line.own]:
            for sentence in step_lines(game, position, step):
                print_plain(f"  {sentence}")
        for event in events:
            print_plain(f"    {event_sentence(game, event)}")
        tell_dice(game, position, answer, line)


def chance_text(position: Position, answer: Answer) -> str:
    fraction = fraction_of(position, answer)
    return decimal(f"{answer.value:.2%}") + (f" = {fraction}" if fraction else "")


def tell_dice(game: Game, position: Position, answer: Answer, line: Line) -> None:
    """What to do when the dice lie, and what happens when they lie well."""
    then = advice_of(game, answer, line)
    if not then:
        return
    print_plain(say("etude-then"))
    together: dict[str, list[float]] = {}
    for part in then:
        actions = "; ".join(action_sentence(game, action) for action in part["actions"])
        fate = say("etude-then-nothing" if part["chance"] > 0 else "etude-then-lost")
        shares = together.setdefault(actions or fate, [0.0, 0.0])
        shares[0] += part["share"]
        shares[1] += part["share"] * part["chance"]
    for told_so, (share, met) in together.items():
        print_plain(f"  {decimal(f'{share:6.1%}')}  {told_so}  ({decimal(f'{met / share:.1%}')})")
    print_plain(say("etude-with-luck"))
    _, events = steps_of(game, position, with_luck(answer, line))
    for event in events[len(steps_of(game, position, line)[1]) :]:
        print_plain(f"    {event_sentence(game, event)}")


def show(which: Which, as_json: AsJson = False) -> None:
    game, etude = opened(which)
    position, _ = named(which, lambda: prepared(game, etude))
    if as_json:
        print_json(etude)
        return
    print_plain(heading(game, etude))
    print_markup(game.draw(position, language=language()))
    print_plain(told(game, f"etude-goal-{etude.goal['kind']}", etude.goal))
    if etude.tiles:
        print_plain(told(game, "etude-tiles", {"tile": etude.tiles}))
    for saying in knowing(game).terms(etude):
        print_plain(told(game, saying.id, saying.args))
    for reason in etude.reasons:
        print_plain(f"  {told(game, reason.id, reason.args)}")


def heading(game: Game, etude: Etude) -> str:
    name = told(game, etude.name.id, etude.name.args) if etude.name else etude.id
    themes = ", ".join(told(game, f"etude-theme-{theme}", {}) for theme in etude.themes)
    return say("etude-line", file=etude.id, name=name, grade=etude.grade or 0, themes=themes)


def list_all(game_name: Of = None, grade: Grade = None, theme: Theme = None, as_json: AsJson = False) -> None:
    for name in (find(game_name).name,) if game_name else GAMES:
        for etude in shelf.chosen(name, grade, theme):
            if as_json:
                parts = ("id", "game", "grade", "themes", "goal", "solutions", "chance", "fraction")
                print_json({part: getattr(etude, part) for part in parts})
            else:
                print_plain(heading(find(name), etude))


def make(
    game_name: GameName,
    count: Count = 1,
    grade: Grade = None,
    seed: Seed = 0,
    out: Folder = None,
    as_json: AsJson = False,
) -> None:
    game = find(game_name)
    maker = Maker(game, Dice(seed), grade)
    made = 0
    try:
        for etude in maker.attempts():
            progress = say("etude-making", tried=maker.tried, others=maker.others, made=made)
            chatter().print(progress, end="\r", markup=False)
            if etude is None:
                continue
            made += 1
            etude.id = f"{game.name}-{seed}-{made}"
            etude.content = content_of(game)
            keep(game, etude, out, as_json)
            if made == count:
                break
    except KeyboardInterrupt:
        warn(say("etude-stopped", made=made))
        raise Exit(INTERRUPTED) from None


def from_study(file: InFile, out: Folder = None, as_json: AsJson = False) -> None:
    """Every chapter of a study as a puzzle, as far as the solver proves it; what is not sound is told."""
    study = reads(read_bytes(file), file.name)
    unsound = 0
    for number, chapter in enumerate(study.chapters, start=1):
        game = game_of({"game": chapter.game}, file.name)
        try:
            etude = proved(game, etude_of(game, chapter))
            if etude is None:
                raise DecodeError("etude-unsolvable")
        except (DecodeError, IllegalMove) as error:
            unsound += 1
            warn(f"{number} {chapter.title}: {complaint(error)}")
            continue
        etude.id, etude.content = f"{file.stem}-{number}", content_of(game)
        keep(game, etude, out, as_json)
    if unsound:
        raise Exit(FAULTY)


def keep(game: Game, etude: Etude, out: Path | None, as_json: bool) -> None:
    """Into the folder when there is one; otherwise it is printed."""
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        (out / f"{etude.id}.json").write_bytes(shelf.written(etude))
    if as_json:
        print_json(etude)
    elif out is not None:
        print_plain(heading(game, etude))
    else:
        print_plain(shelf.written(etude).decode())


def check(several: Several = None, as_json: AsJson = False) -> None:
    names = several or [etude.id for game in GAMES for etude in shelf.etudes(game)]
    found: dict[str, list[str]] = {}
    for name in names:
        try:
            game, etude = opened(name)
            found[name] = faults_of(game, etude)
        except DecodeError as error:
            found[name] = [complaint(error)]
        if found[name] and not as_json:
            print_plain(f"{name}: {'; '.join(found[name])}")
    faulty = {name: faults for name, faults in found.items() if faults}
    if as_json:
        print_json({"ok": not faulty, "checked": len(found), "faults": faulty})
    else:
        print_plain(say("etude-checked", count=len(found), faults=len(faulty)))
    if faulty:
        raise Exit(FAULTY)


def renew(several: Several = None, as_json: AsJson = False) -> None:
    """Proves etudes with the content of today and writes down what is true of them now."""
    faulty: list[str] = []
    kept: list[str] = []
    stated = [etude.id for game in GAMES for etude in shelf.etudes(game) if etude.content is not None]
    for name in several or stated:
        game, etude = opened(name)
        path = Path(name) if Path(name).exists() else shelf.FOLDER / game.name / f"{etude.id}.json"
        if etude.content == content_of(game):
            continue
        found = prove_anew(game, etude)
        (faulty if found is None else kept).append(etude.id)
        if found is not None:
            path.write_bytes(shelf.written(found))
        if not as_json:
            print_plain(heading(game, found) if found else say("etude-none-any-more", file=etude.id))
    if as_json:
        print_json({"renewed": kept, "faulty": faulty})
    if faulty:
        raise Exit(FAULTY)


def prove_anew(game: Game, etude: Etude) -> Etude | None:
    try:
        return renewed(game, etude)
    except DecodeError as error:
        warn(f"{etude.id}: {complaint(error)}")
        return None


COMMANDS = {
    "solve": solve_one,
    "show": show,
    "list": list_all,
    "make": make,
    "check": check,
    "renew": renew,
    "study": from_study,
}
