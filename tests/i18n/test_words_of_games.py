"""What every game needs words for, and what Discord allows of them."""

import re

import pytest

from bot.engine import ASK, Decision, Game
from bot.i18n.fluent import LOCALES, Words, words
from tools.samples import TITLES

LONGEST_DESCRIPTION = 100
LONGEST_QUESTION = 60
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")

each_game = pytest.mark.parametrize(
    "game", [title.game for title in TITLES.values()], ids=lambda game: game.id
)
each_locale = pytest.mark.parametrize("locale", LOCALES)


@each_game
@each_locale
def test_a_game_has_a_title_and_a_description(game: Game, locale: str) -> None:
    say = words(locale, game.id)
    assert say("game-title")
    assert say("game-about")


@each_game
@each_locale
def test_every_move_and_field_has_its_words(game: Game, locale: str) -> None:
    say = words(locale, game.id)
    for move in game.moves:
        kind = move.kind()
        assert len(say(f"move-{kind}")) <= 30
        if not move.command:
            continue
        assert_described(say, f"move-{kind}-description")
        assert_command_name(say, f"command-{kind}")
        for field in move.fields():
            assert say(f"field-{field}")
            assert_command_name(say, f"option-name-{field}")
        for step in move.steps():
            assert_described(say, f"field-{kind}-{step}-description")
            question = say(f"field-{kind}-{step}-question", **dict.fromkeys(move.steps(), "the sawmill"))
            assert question.endswith("?")
            assert len(question) <= LONGEST_QUESTION


@each_game
@each_locale
def test_names_of_commands_and_of_their_options_are_unique(game: Game, locale: str) -> None:
    say = words(locale, game.id)
    commands = [say(f"command-{move.kind()}") for move in game.moves if move.command]
    assert len(commands) == len(set(commands))
    for move in game.moves:
        options = [say(f"option-name-{field}") for field in move.fields()]
        assert len(options) == len(set(options))


@each_game
@each_locale
def test_every_option_of_a_new_game_has_its_words(game: Game, locale: str) -> None:
    say = words(locale, game.id)
    for option in game.options:
        assert say(f"option-{option.id}")
        assert_described(say, f"option-{option.id}-description")
        assert all(say(f"option-{option.id}-{value}") for value in option.values)


@each_game
@each_locale
def test_every_decision_has_its_words(game: Game, locale: str) -> None:
    say = words(locale, game.id)
    for step in game.steps:
        if issubclass(step, Decision):
            assert say(f"awaited-{step.kind()}")
            for way in (ASK, *step.ways) if step.ways else ():
                assert_described(say, f"way-{step.kind()}-{way}")


def assert_described(say: Words, key: str) -> None:
    assert 0 < len(say(key)) <= LONGEST_DESCRIPTION, key


def assert_command_name(say: Words, key: str) -> None:
    name = say(key)
    assert COMMAND_NAME.fullmatch(name), key
    assert name == name.lower(), key
