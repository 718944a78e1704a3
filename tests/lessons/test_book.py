"""The rulebooks are whole: texts in four languages, figures the engine plays, every rule at its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.test_locales import messages
from warpad import locales
from warpad.core.book import Book, Figure, read, words_of
from warpad.core.errors import DecodeError, SetupError
from warpad.games import GAMES, find
from warpad.lessons.facts import holds
from warpad.lessons.figures import book, caption, figures, perform
from warpad.server.work.figuring import show_figure

CITE = re.compile(r"\[([A-Z]+-[A-Z]+-\d+[a-z]?)\]")
STRONG = re.compile(r"\*\*([^*]+)\*\*")
FIGURES = [(game, figure) for game in GAMES for figure in figures(find(game))]
FACES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


def texts(game: str, language: str) -> dict[str, str]:
    say = locales.speaker(language)
    return {id: say(id) for id in words_of(book(find(game)))}


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
class TestWords:
    def test_every_text_of_the_book_is_there(self, game: str, language: str) -> None:
        assert [id for id, text in texts(game, language).items() if not text] == []

    def test_every_language_cites_the_same_rules(self, game: str, language: str) -> None:
        english = {id: CITE.findall(text) for id, text in texts(game, "en").items()}
        assert {id: CITE.findall(text) for id, text in texts(game, language).items()} == english

    def test_what_stands_out_is_marked_at_both_ends(self, game: str, language: str) -> None:
        for id, text in texts(game, language).items():
            assert "**" not in STRONG.sub("", text), id

    def test_no_text_is_left_over(self, game: str, language: str) -> None:
        told = {id for id in messages(language, f"book-{game}.ftl") if id.startswith("book-")}
        assert told == set(words_of(book(find(game))))

    def test_a_symbol_has_a_name_and_says_what_it_does(self, game: str, language: str) -> None:
        say = locales.speaker(language)
        signs = [id for id in messages(language, f"book-{game}.ftl") if re.match(r"sign-\w+-(?!group)", id)]
        assert signs
        for id in signs:
            name, bar, does = say(id).partition(" | ")
            assert all((name, bar, does)), id


@pytest.mark.parametrize("game", GAMES)
class TestRules:
    def test_cited_rules_are_in_the_register(self, game: str) -> None:
        register = find(game).rulebook
        for id, text in texts(game, "en").items():
            assert [rule for rule in CITE.findall(text) if rule not in register] == [], id

    def test_every_rule_stands_whole_at_the_end_of_one_chapter(self, game: str) -> None:
        held = [group for chapter in book(find(game)).chapters for group in chapter.rules]
        assert sorted(held) == sorted({rule.id.rpartition("-")[0] for rule in find(game).rulebook})

    def test_editions_are_those_of_the_set_up(self, game: str) -> None:
        found = book(find(game))
        rulesets = [option.choices for option in find(game).options() if option.name == "ruleset"]
        assert found.editions == (list(rulesets[0]) if rulesets else [])
        named = {edition for chapter in found.chapters for part in chapter.parts for edition in part.editions}
        assert named <= set(found.editions)

    def test_what_only_some_editions_say_is_in_the_list_of_changes(self, game: str) -> None:
        found = book(find(game))
        told = {id: text for id, text in texts(game, "en").items() if "-editions-" in id}
        listed = {rule for text in told.values() for rule in CITE.findall(text)}
        for chapter in found.chapters:
            for part in chapter.parts:
                if part.editions:
                    text = locales.speaker("en")(f"book-{found.prefix}-{chapter.id}-{part.text}")
                    assert set(CITE.findall(text)) & listed, part.text

    def test_every_symbol_has_a_rule_of_the_register(self, game: str) -> None:
        found = book(find(game))
        prefix = f"sign-{found.prefix}-"
        told = [id.removeprefix(prefix) for id in messages("en", f"book-{game}.ftl") if id.startswith(prefix)]
        assert sorted(found.symbols) == sorted(name for name in told if not name.startswith("group-"))
        assert [rule for rule in found.symbols.values() if rule not in find(game).rulebook] == []

    def test_signs_of_chapters_are_on_the_sheet(self, game: str) -> None:
        known = messages("en", f"book-{game}.ftl")
        found = book(find(game))
        named = [sign for chapter in found.chapters for part in chapter.parts for sign in part.signs]
        assert [sign for sign in named if f"sign-{found.prefix}-{sign}" not in known] == []


@pytest.mark.parametrize(("game", "figure"), FIGURES, ids=[f"{one.lesson}-{one.task}" for _, one in FIGURES])
class TestFigures:
    def test_goes_as_its_caption_says(self, game: str, figure: Figure) -> None:
        tutor, attempt = perform(find(game), figure)
        assert tutor.is_over(attempt)
        assert holds(tutor.task.goal, tutor.course_of(attempt)) is not bool(figure.mistake)

    def test_has_a_caption_in_every_language(self, game: str, figure: Figure) -> None:
        id = caption(find(game), figure)
        assert all(locales.has_message(id, language) for language in locales.LANGUAGES)

    def test_is_shown_moment_by_moment(self, game: str, figure: Figure) -> None:
        film = show_figure(game, figure.lesson, figure.task, figure.mistake)
        assert [moment["n"] for moment in film["views"]] == list(range(len(film["views"])))
        assert len(film["views"]) > 1
        assert any(moment["events"] for moment in film["views"])
        assert [seat["seat"] for seat in film["seats"]] == list(range(len(film["seats"])))


def test_every_chapter_is_read_in_an_order_that_begins_with_the_goal() -> None:
    for game in GAMES:
        chapters = book(find(game)).chapters
        assert chapters[0].id == "goal"
        assert len({chapter.id for chapter in chapters}) == len(chapters)
        assert all(any(part.text for part in chapter.parts) for chapter in chapters)


def test_a_mistake_can_be_shown() -> None:
    game = find("neuroshima")
    figure = Figure(lesson="nh-06", task="b", mistake="waste")
    tutor, attempt = perform(game, figure)
    assert not holds(tutor.task.goal, tutor.course_of(attempt))
    assert caption(game, figure) == "lesson-nh-06-b-wrong-waste"


def test_an_unknown_mistake_is_refused() -> None:
    with pytest.raises(SetupError):
        perform(find("neuroshima"), Figure(lesson="nh-06", task="b", mistake="nonsense"))


def test_a_file_that_is_no_book_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "book.json"
    file.write_text('{"book": 1, "game": "neon"}')
    with pytest.raises(DecodeError):
        read(file)


def test_symbols_and_their_words_agree() -> None:
    for game in GAMES:
        found: Book = book(find(game))
        drawn = (FACES / game / "symbols.ts").read_text(encoding="utf-8")
        groups = re.findall(r"^\s+id: '([a-z-]+)',\n\s+symbols|\{ id: '([a-z-]+)', symbols", drawn, re.M)
        named = {first or second for first, second in groups}
        prefix = f"sign-{found.prefix}-group-"
        told = {id.removeprefix(prefix) for id in messages("en", f"book-{game}.ftl") if id.startswith(prefix)}
        assert named == told
