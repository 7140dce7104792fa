"""Which tests are near a game or a file."""

from __future__ import annotations

import pytest

from .near import ASKED_OF_GAMES, near


@pytest.mark.parametrize(
    "what",
    ["provincia", "bot/games/provincia/state.py", "assets/provincia", "bot/games/provincia/text/de.ftl"],
)
def test_near_a_game_are_its_tests_and_those_for_all_games_but_not_those_of_other_games(what: str) -> None:
    folder, *asked, _, chosen = near(what)
    assert folder == "tests/games/provincia"
    assert tuple(asked) == ASKED_OF_GAMES
    assert "marble" in chosen
    assert "provincia" not in chosen
    assert "example" not in chosen, "the tests of worked examples are called so"


def test_near_a_file_are_the_tests_of_its_package_and_those_that_import_it() -> None:
    found = near("bot/play/clock/clocks.py")
    assert found[0] == "tests/play"
    assert "tests/channel/test_me.py" in found
    assert not any(path.startswith("tests/play/") for path in found)


def test_near_a_fluent_file_are_also_the_tests_of_words() -> None:
    assert near("bot/play/text/en.ftl") == ["tests/play", "tests/i18n"]


def test_near_a_test_file_is_that_file() -> None:
    assert near("tests/test_near.py") == ["tests/test_near.py"]


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(ValueError, match="neither a game nor a file chess: name one of praetor"):
        near("chess")
