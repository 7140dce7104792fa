"""Numbers of components are only in components.toml: texts take them from there."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import pytest

from bot.games.trajanum.components import CONSTANTS, TRACK_NAMES
from bot.i18n.fluent import LOCALES, Bundle
from bot.i18n.functions import component
from bot.lessons.lesson import teaching

from .files import BOT, FOLDERS, GAMES, components_named, messages
from .readings import readings

OF_GAMES = [folder for game in GAMES.values() for folder in FOLDERS if game in folder.parents]
each_folder = pytest.mark.parametrize(
    "folder", OF_GAMES, ids=lambda path: next(name for name, game in GAMES.items() if game in path.parents)
)

OF_ITS_POSITION: Final = {
    "discordia": {
        "die-column": {3},
        "dispatch-farmers": {13},
        "special-colour": {4},
        "season-value": {2},
        "raid-hold": {3},
        "alone-year": {2, 4, 9},
    },
    "marble": {"influence-build": {2}, "more-three": {2}, "last-win": {9}},
    "praetor": {
        "plazas-build": {4, 90, 270},
        "experience-retire": {5},
        "wages-pay": {3, 5},
        "market-sell": {6},
        "last-points": {20},
        "round-play": {4},
    },
    "provincia": {
        "draft-stone": {8},
        "bank-wood": {2, 4, 7, 8},
        "bank-both": {3, 6},
        "senate-patron": {8},
        "senate-great": {8, 9},
        "raid-legion": {5},
        "raid-token": {2},
        "activation-strength": {2, 3, 4, 7},
        "last-points": {2, 4},
    },
    "trajanum": {
        "areas-bonus": {2, 4},
        "tracks-eagle": {3},
        "citizens-build": {3, 6},
        "citizens-pay": {6},
        "cranes-second": {6, 9},
        "round-play": {4, 6},
    },
}
"""Numbers that the task of a lesson writes about its position.

What somebody has there, what a die or a token shows, what several figures add up to. What the task itself asks for is
in `lessons.toml`.
"""

_LABEL: Final = "".join(f"(?<!{word} )" for word in ("row", "column", "step", "Zeile", "Spalte", "Stufe"))
_PARAGRAPH: Final = r"(?!(?<=\*\*)\d+\. )"
_NUMBER: Final = re.compile(rf"(?<![\w–-]){_LABEL}{_PARAGRAPH}(?![01]\b)\d+\b", re.IGNORECASE)
"""A number that a text writes.

Not 0 or 1, by which other things are counted; no label such as B5 or row 5; not the number of a paragraph, as in **5. A
step.**
"""


TEACHING = [folder for folder in OF_GAMES if folder.parts[-2] == "lessons"]
SAYING = [folder for folder in OF_GAMES if folder not in TEACHING]

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


def test_a_term_says_the_number_at_the_place_that_it_is_given(box: Path, tmp_path: Path) -> None:
    text = tmp_path / "en.ftl"
    text.write_text(
        "-coins = { COMPONENT($where) ->\n    [one] a coin\n   *[other] { COMPONENT($where) } coins\n}\n"
        'costs = { -coins(where: "game.points.3") } or { -coins(where: "game.points.2") }\n'
    )
    bundle = Bundle("en", box)
    bundle.add(text)
    pattern = bundle.get_message("costs").value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == ("a coin or 2 coins", [])


def test_a_negative_number_has_a_real_minus_sign(box: Path, tmp_path: Path) -> None:
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
def test_a_number_is_found_by_names_indices_and_values_in_a_row(box: Path, where: str, number: int) -> None:
    assert component(box, where) == number


@pytest.mark.parametrize(
    "where", ["game.swords", "game.points.4", "game.name", "reward[step=2].gives", "reward[step=9].gives"]
)
def test_a_place_without_a_number_is_refused(box: Path, where: str) -> None:
    with pytest.raises(LookupError):
        component(box, where)


@each_folder
def test_numbers_taken_by_texts_exist_and_are_the_same_in_both_languages(folder: Path) -> None:
    path = next(game for game in GAMES.values() if game in folder.parents) / "components.toml"
    taken = [{one.id.name: components_named(one) for one in messages(folder, locale)} for locale in LOCALES]
    assert taken[0] == taken[1]
    for where in set().union(*taken[0].values()):
        component(path, where)


@pytest.mark.parametrize("folder", SAYING, ids=lambda path: path.parts[-2])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_text_that_takes_numbers_from_the_components_writes_none_itself(folder: Path, locale: str) -> None:
    taking = {one.id.name for one in messages(folder, locale) if components_named(one)}
    assert sorted(taking & written_by_key(folder, locale).keys()) == []


BY_HAND: Final = {
    "option-first_seat-*": "the value of the option",
    "decree-ext22": "pairs: two alike",
    "*develop*5": "one less than the value that develops, as its name says",
    "rules-signs-board": "the columns, a die's sides",
    "rules-turn-manipulators": "a die's sides",
    "rules-reconstructed-*": "what sources say, and how many pieces are not among them",
    "refusal-rotation": "quarters of a turn, in degrees",
    "rules-raids-buildings": "by kind of building, in no component",
    "refusal-rows": "an example of what is typed",
    "rules-scoring-colonia": "factors that the rules multiply by",
    "status-symbols-rows*": "the rows, which are letters and numbers",
}
"""Numbers that texts write by hand, and what they are."""


def test_numbers_are_written_by_hand_only_if_the_components_have_none() -> None:
    written = {key for folder in SAYING for locale in LOCALES for key in written_by_key(folder, locale)}
    excused = {key: [pattern for pattern in BY_HAND if fnmatchcase(key, pattern)] for key in written}
    assert [key for key, patterns in excused.items() if not patterns] == []
    assert set(BY_HAND) == {pattern for patterns in excused.values() for pattern in patterns}


@pytest.mark.parametrize("folder", TEACHING, ids=lambda path: path.parts[-3])
@pytest.mark.parametrize("locale", LOCALES)
def test_lessons_write_only_the_numbers_of_their_positions(folder: Path, locale: str) -> None:
    """They take numbers of the rules from the components by COMPONENT."""
    game, written = folder.parts[-3], written_by_key(folder, locale)
    positions = dict(OF_ITS_POSITION.get(game, {}))
    for lesson in teaching(game).lessons:
        for task in lesson.tasks:
            keys = [key for key in written if key.startswith(f"lesson-{lesson.id}-{task.id}-")]
            asked = {
                number
                for done in task.done
                for figures in (done.gains, done.least, done.most)
                for number in figures.values()
            }
            numbers = set().union(*map(written.pop, keys))
            assert numbers - asked == positions.pop(f"{lesson.id}-{task.id}", set())
    assert written == {}
    assert positions == {}


def written_by_key(folder: Path, locale: str) -> dict[str, set[int]]:
    """Return the numbers that messages write themselves, by key."""
    found: dict[str, set[int]] = {}
    for reading in readings(folder, locale):
        text = " … ".join(piece for piece in reading.pieces if isinstance(piece, str))
        if numbers := {int(number) for number in _NUMBER.findall(text)}:
            found[reading.key] = found.get(reading.key, set()) | numbers
    return found


def test_the_rewards_of_trajanum_take_their_numbers_from_the_components() -> None:
    """Every step of a track that gives goods has a text, to which glossary and lessons refer."""
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
        source = (folder / f"text/{locale}.ftl").read_text(encoding="utf-8")
        for track in TRACK_NAMES:
            (line,) = re.findall(rf"(?m)^term-{track} = .*$", source)
            assert re.findall(rf"\{{ reward-{track}-(\d) \}}", line) == [
                str(step) for step in range(1, CONSTANTS.track_steps + 1)
            ]
