"""The Fluent files: the same in both languages, complete, and with the typography of each language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from bot.i18n.fluent import LOCALES, Locale, words

from .files import (
    BOT,
    CHECKOUT,
    FOLDERS,
    GAMES,
    chosen_by_words,
    entries,
    keys,
    messages,
    parts,
    referred,
    said,
    variables,
)
from .keys_in_code import keys_in

each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)

TRANSCRIBED = re.compile(
    r"\b(fuer|ueber\w*|koenn\w*|wuerd\w*|waehl\w*|\w*plaett\w*|zurueck\w*|naechst\w*|\w*graet\w*|stueck\w*|spaet\w*)\b",
    re.IGNORECASE,
)
ENGLISH = re.compile(r"\b(the|your|you|with|and|this|tile|worker|player|round)\b", re.IGNORECASE)


@each_folder
@pytest.mark.parametrize("locale", LOCALES)
def test_a_file_parses_and_has_no_key_twice(folder: Path, locale: str) -> None:
    junk = [entry.content for entry in entries(folder, locale) if isinstance(entry, ast.Junk)]
    assert not junk
    found = keys(folder, locale)
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("both", sorted(BOT.glob("**/both.ftl")), ids=lambda path: path.parts[-3])
def test_a_message_without_words_of_its_own_is_written_once_for_both_languages(both: Path) -> None:
    english, german = (_in_file(both.with_name(f"{locale}.ftl")) for locale in LOCALES)
    alike = [key for key, one in english.items() if one.equals(german.get(key), ["span", "comment"])]
    assert [key for key in alike if not re.search(r"[^\W\d_]", "".join(said(english[key])))] == []


def _in_file(path: Path) -> dict[str, ast.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


MOST_REPEATED = 40
"""How many English messages of all games may repeat another of their game: by chance, or because German differs."""


def test_a_text_that_two_messages_of_a_game_share_is_written_once() -> None:
    repeated = {}
    for game, folder in GAMES.items():
        texts: dict[str, str] = {}
        for key, text in _own_texts([folder / "text", folder / "lessons" / "text"]):
            if text in texts:
                repeated[game, key] = texts[text]
            texts[text] = key
    assert len(repeated) <= MOST_REPEATED, repeated


def _own_texts(folders: list[Path]) -> Iterator[tuple[str, str]]:
    """Yield the key and the value of each English message that doesn't only refer to another one."""
    for folder in folders:
        for message in entries(folder, "en") if folder in FOLDERS else ():
            if isinstance(message, ast.Message) and message.value and referred(message) is None:
                yield message.id.name, serialize_pattern(message.value)


@each_folder
def test_both_languages_have_the_same_keys_with_the_same_arguments(folder: Path) -> None:
    first, *others = (
        {message.id.name: variables(message) for message in messages(folder, locale)} for locale in LOCALES
    )
    for other in others:
        assert other.keys() == first.keys()
        assert [key for key, used in other.items() if used != first[key]] == []


@each_folder
def test_both_languages_choose_between_forms_by_the_same_words_of_the_code(folder: Path) -> None:
    """Never by how another message reads: a translation would change that, and the default would be said."""
    english, german = (
        {message.id.name: chosen_by_words(message) for message in messages(folder, locale)}
        for locale in LOCALES
    )
    assert {key: words for key, words in german.items() if words != english[key]} == {}


@each_folder
@pytest.mark.parametrize("locale", LOCALES)
def test_an_argument_that_is_said_chooses_no_form(folder: Path, locale: str) -> None:
    found = {
        message.id.name: name
        for message in messages(folder, locale)
        for name in set(chosen_by_words(message)) & variables(message)
    }
    assert found == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_in_two_packages(game: str) -> None:
    rooms = [folder for folder in FOLDERS if folder.parents[1] == BOT] + [GAMES[game] / "text"]
    owner: dict[str, str] = {}
    for room in rooms:
        for key in keys(room):
            assert key not in owner, f"{key} stands in {owner.get(key)} and in {room.parent.name}"
            owner[key] = room.parent.name


@pytest.mark.parametrize(
    ("kind", "longest"),
    [("(option|level)-.*description", 100), ("(source|tie)-.*", 16)],
    ids=["below an option", "in the table of points"],
)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_texts_with_little_room_are_short_enough(game: str, locale: Locale, kind: str, longest: int) -> None:
    texts = [folder for folder in FOLDERS if folder.parents[1] == BOT] + [GAMES[game] / "text"]
    shown = [key for folder in texts for key in keys(folder) if re.fullmatch(kind, key)]
    assert [(key, said) for key in shown if len(said := words(locale, game)(key)) > longest] == []


def test_every_key_that_the_code_names_exists() -> None:
    bot = {key for folder in FOLDERS if folder.parents[1] == BOT for key in parts(folder)}
    of_games = {game: set(parts(folder / "text")) for game, folder in GAMES.items()}
    known = {game: "\n".join(bot | keys) for game, keys in of_games.items()}
    known_to_all = "\n".join(bot.union(*of_games.values()))
    lost = []
    named = 0
    for path in sorted((*BOT.rglob("*.py"), *CHECKOUT.glob("tools/**/*.py"))):
        game = next((game for game, folder in GAMES.items() if path.is_relative_to(folder)), None)
        lines = known[game] if game else known_to_all
        for pattern, written in keys_in(path):
            named += 1
            if not re.search(f"^{pattern}$", lines, re.MULTILINE):
                lost.append(f"{path.relative_to(CHECKOUT)}: {written}")
    assert named > 100
    assert not lost


@each_folder
def test_german_has_german_quotation_marks_and_umlauts(folder: Path) -> None:
    for message in messages(folder, "de"):
        text = "".join(said(message))
        assert not set(text) & set("\"'”"), message.id.name
        assert text.count("„") == text.count("“"), message.id.name
        assert not TRANSCRIBED.search(text), message.id.name


@each_folder
def test_german_texts_are_not_english(folder: Path) -> None:
    english = {message.id.name: said(message) for message in messages(folder, "en")}
    for message in messages(folder, "de"):
        text = said(message)
        assert not ENGLISH.search(" ".join(text)), message.id.name
        if len(re.findall(r"[A-Za-z]{2,}", " ".join(text))) >= 4:
            assert text != english[message.id.name], message.id.name


@each_folder
@pytest.mark.parametrize("locale", LOCALES)
def test_negative_numbers_have_a_real_minus_sign(folder: Path, locale: str) -> None:
    for message in messages(folder, locale):
        assert not re.search(r"(?<![\w-])-\d", "".join(said(message))), message.id.name
