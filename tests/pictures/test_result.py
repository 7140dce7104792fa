"""The picture of a move's result: what changes and nothing else, in type for a phone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games import TITLES
from bot.i18n.fluent import LOCALES, Locale
from bot.pictures.canvas import Canvas
from bot.pictures.preview import SCENE, Consequence, Figure, FigureChange, draw_result
from bot.pictures.rich_text import TextRun
from bot.pictures.theme import LIGHT_GOLD, SEATS, WALL
from tests.i18n.files import FOLDERS, messages, said
from tests.type_sizes import measure_texts

THEME = TITLES["praetor"].theme
WORDS = "If you confirm", "only you see this", "then"
MOVE = (
    (
        TextRun("You build a training camp on "),
        TextRun("N14", bold=True),
        TextRun(" (1 printed, 3 plaza), for 3 gold"),
    ),
)


def drawn(changes: int, then: int = 1) -> Canvas:
    figure = Figure("common/gold", "gold", 128)
    changed = [FigureChange(figure, 130, SEATS[1] if number else None) for number in range(changes)]
    follows = [Consequence(SEATS[2], (TextRun("Carla", bold=True), TextRun(": build or pass")))] * then
    return draw_result(THEME, SEATS[0], WORDS, MOVE, Canvas(*SCENE, LIGHT_GOLD).image, changed, follows)


def test_the_column_of_changes_grows_with_them_and_is_absent_without_any() -> None:
    def bare(canvas: Canvas) -> int:
        """Return how many px beside the scene show the wall."""
        column = canvas.image.crop((830, 240, 1190, 980))
        return {colour: count for count, colour in column.getcolors(1 << 20) or ()}.get(WALL, 0)

    assert bare(drawn(1)) > bare(drawn(3)) > bare(drawn(6))
    without = drawn(0).image
    left = next(x for x in range(without.width) if without.getpixel((x, 600)) == LIGHT_GOLD)
    assert left == without.width - SCENE[0] - left, "the scene stands in the middle"


def test_lines_about_what_follows_are_left_out_if_nothing_does() -> None:
    assert drawn(1, 0).height < drawn(1, 1).height < drawn(1, 2).height


@pytest.mark.parametrize("changes", [0, 1, 4, 7])
def test_type_can_be_read_on_a_phone_and_the_move_is_not_cut(changes: int) -> None:
    with measure_texts(1200) as texts:
        drawn(changes)
    assert min(height for _, height, _ in texts) >= 6.5
    assert not [text for text, *_ in texts if text.endswith("…")]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_lines_about_what_is_revealed_are_not_cut(folder: Path, locale: Locale) -> None:
    told = [said(message)[0] for message in messages(folder, locale) if message.id.name.startswith("then-l")]
    with measure_texts(1200) as texts:
        for one in told:
            then = [Consequence(None, (TextRun(one),))]
            draw_result(THEME, SEATS[0], WORDS, MOVE, Canvas(*SCENE, WALL).image, [], then)
    assert set(told) <= {text for text, *_ in texts}


@pytest.mark.parametrize("longer", range(30))
def test_a_word_that_just_fits_its_line_is_not_cut(longer: int) -> None:
    move = TextRun(f"Du aktivierst den Tempel des Plutos auf M11{'i' * longer} und bekommst nichts dafür")
    with measure_texts(1200) as texts:
        draw_result(THEME, SEATS[0], WORDS, ((move,),), Canvas(*SCENE, WALL).image, [], [])
    assert move.text in "".join(text for text, *_ in texts)


def test_a_long_move_takes_a_second_line_before_it_is_cut() -> None:
    long = (
        TextRun(
            "You activate the gold mine at N12, whose fee goes to Maximiliane-Charlotte: +2 gold, −1 worker"
        ),
    )
    with measure_texts(1200) as texts:
        draw_result(THEME, SEATS[0], WORDS, (long, MOVE[0]), Canvas(*SCENE, WALL).image, [], [])
    said = " ".join(text.strip() for text, height, _ in texts if height > 7)
    assert long[0].text in said
