"""Numbers of components stand in components.toml alone: texts take them from there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from bot.games.trajanum.components import CONSTANTS, TRACK_NAMES
from bot.i18n.fluent import LOCALES, Bundle
from bot.i18n.functions import component

from .files import BOT, FOLDERS, GAMES, components_named, messages
from .readings import readings

OF_GAMES = [folder for game in GAMES.values() for folder in FOLDERS if game in folder.parents]
each_folder = pytest.mark.parametrize(
    "folder", OF_GAMES, ids=lambda path: next(name for name, game in GAMES.items() if game in path.parents)
)

WRITTEN: Final = {"discordia": "infrastructure_symbol", "trajanum": "trajan_head"}
"""The terms of each game's glossary that write a number themselves; one that takes it from there leaves the list."""

_NUMBER: Final = re.compile(r"(?<![\w–-])(?![01]\b)\d+\b")
"""A number that a text writes: not 0 or 1, by which other things are counted, and no label such as B5."""


TEACHING = [folder for folder in OF_GAMES if folder.parts[-2] == "lessons"]

BOX = """
[game]
envoys = 12
points = [3, 2, 1]
name = "A game"
[[reward]]
track = "library"
step = 2
gives = ["builder", "builder"]
[[reward]]
track = "market"
step = 2
gives = ["coin"]
"""


@pytest.fixture
def box(tmp_path: Path) -> Path:
    path = tmp_path / "components.toml"
    path.write_text(BOX)
    return path


def test_a_text_says_the_number_that_the_components_have(box: Path, tmp_path: Path) -> None:
    where = 'COMPONENT("reward[track=library, step=2].gives")'
    text = tmp_path / "en.ftl"
    text.write_text(
        f"gives = {{ {where} ->\n    [one] {{ {where} }} builder\n   *[other] {{ {where} }} builders\n}}\n"
    )
    for content, said in (
        (BOX, "2 builders"),
        (BOX.replace('"builder", "builder"', '"builder"'), "1 builder"),
    ):
        path = tmp_path / f"{said}.toml"
        path.write_text(content)
        bundle = Bundle("en", path)
        bundle.add(text)
        pattern = bundle.get_message("gives").value
        assert pattern is not None
        assert bundle.format_pattern(pattern) == (said, [])


def test_a_number_below_zero_has_the_minus_sign_of_all_texts(box: Path, tmp_path: Path) -> None:
    box.write_text("[track]\nmin = -3\n")
    text = tmp_path / "en.ftl"
    text.write_text('ends = from { COMPONENT("track.min") }\n')
    bundle = Bundle("en", box)
    bundle.add(text)
    pattern = bundle.get_message("ends").value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == ("from \N{MINUS SIGN}3", [])


@pytest.mark.parametrize(
    ("where", "number"),
    [
        ("game.envoys", 12),
        ("game.points", 3),
        ("game.points.2", 2),
        ("reward[track=library, step=2].gives", 2),
        ("reward[track=market].step", 2),
    ],
)
def test_a_number_is_found_by_names_places_and_what_a_table_has(box: Path, where: str, number: int) -> None:
    assert component(box, where) == number


@pytest.mark.parametrize(
    "where", ["game.swords", "game.points.4", "game.name", "reward[step=2].gives", "reward[step=9].gives"]
)
def test_what_is_no_number_of_the_components_is_refused(box: Path, where: str) -> None:
    with pytest.raises(LookupError):
        component(box, where)


@each_folder
def test_the_numbers_that_texts_take_are_there_and_the_same_in_both_languages(folder: Path) -> None:
    path = next(game for game in GAMES.values() if game in folder.parents) / "components.toml"
    taken = [{one.id.name: components_named(one) for one in messages(folder, locale)} for locale in LOCALES]
    assert taken[0] == taken[1]
    for where in set().union(*taken[0].values()):
        component(path, where)


@each_folder
@pytest.mark.parametrize("locale", LOCALES)
def test_a_text_that_takes_numbers_from_the_components_writes_none_itself_but_one(
    folder: Path, locale: str
) -> None:
    taking = {one.id.name for one in messages(folder, locale) if components_named(one)}
    assert sorted(taking & writing(folder, locale)) == []


@pytest.mark.parametrize("folder", TEACHING, ids=lambda path: path.parts[-3])
def test_no_other_term_of_a_glossary_writes_a_number_of_its_own(folder: Path) -> None:
    """A number of the components is taken from there by COMPONENT."""
    terms = {key for locale in LOCALES for key in writing(folder, locale) if key.startswith("term-")}
    assert terms == {f"term-{term}" for term in WRITTEN.get(folder.parts[-3], "").split()}


def writing(folder: Path, locale: str) -> set[str]:
    """The keys of the messages that write a number."""
    return {
        reading.key
        for reading in readings(folder, locale)
        if any(isinstance(piece, str) and _NUMBER.search(piece) for piece in reading.pieces)
    }


def test_the_rewards_of_trajanum_are_said_as_the_components_have_them() -> None:
    """Every step of a track that gives goods, in the reward's own text; glossary and lessons refer to that."""
    folder = BOT / "games/trajanum"
    for locale in LOCALES:
        taken = {one.id.name: components_named(one) for one in messages(folder / "text", locale)}
        for track, step in (
            ("library", 1),
            ("library", 2),
            ("basilica", 1),
            ("basilica", 2),
            ("basilica", 3),
            ("market", 1),
        ):
            assert taken[f"reward-{track}-{step}"] == {f"reward[track={track}, step={step}].gives"}
        source = (folder / f"lessons/text/{locale}.ftl").read_text(encoding="utf-8")
        for track in TRACK_NAMES:
            (line,) = re.findall(rf"(?m)^term-{track} = .*$", source)
            assert re.findall(rf"\{{ reward-{track}-(\d) \}}", line) == [
                str(step) for step in range(1, CONSTANTS.track_steps + 1)
            ]
