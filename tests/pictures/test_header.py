"""The header: bold and gold words, and plaques for every number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.engine import Place, Player, Text
from bot.games import TITLES
from bot.games.title import Title as GameTitle
from bot.i18n.fluent import words
from bot.pictures import fonts, header, rich_text
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import SENTENCE
from bot.pictures.header import HEIGHT, HeaderTitle, Narration, Plaque, draw_header
from bot.pictures.names import Showing
from bot.pictures.panels import number
from bot.pictures.rich_text import EMPHASIS, TextRun, emphasized, fitted, runs_width
from bot.pictures.sprites import PANELS
from bot.pictures.theme import LIGHT_GOLD, MARBLE, SEATS, WALL, Theme
from tests.games.drawing import Drawing
from tests.type_sizes import measure_texts


@pytest.fixture(autouse=True)
def _nothing_drawn_before() -> None:
    PANELS.clear()


THEMES = [title.theme for title in TITLES.values()]


def test_words_between_emphasis_marks_are_bold() -> None:
    assert emphasized(f"{EMPHASIS}Ben{EMPHASIS} builds a {EMPHASIS}sawmill{EMPHASIS}") == [
        TextRun("Ben", bold=True),
        TextRun(" builds a "),
        TextRun("sawmill", bold=True),
    ]


def test_only_players_places_and_strong_texts_are_bold() -> None:
    said = words("en").naming(["a.*b (N1)", "Anna"]).emphasizing(EMPHASIS)
    named = Text("list-and", {"rest": Player(0), "last": [Place("N1"), Text("seat-3", strong=True)]})
    runs = emphasized(said.text(named) + " on N1")
    assert [run.text for run in runs if run.bold] == ["a.*b (N1)", "N1", "Obsidian"]


@pytest.mark.parametrize("room", [150, 300, 600, 1200])
def test_a_sentence_fits_its_room(room: int) -> None:
    runs, size = fitted(
        [TextRun("Ben", True), TextRun(" builds a sawmill on the hill: "), TextRun("+4", True, True)],
        room,
        SENTENCE.size,
        SENTENCE.least,
    )
    assert runs_width(runs, size) <= room
    assert SENTENCE.least <= size <= SENTENCE.size


def plaques(seats: int, name: str, asked: int) -> list[Plaque]:
    return [
        Plaque(SEATS[seat], name, "128", "passed", "to move" if seat == asked else "", leads=seat == 1)
        for seat in range(seats)
    ]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("theme", THEMES)
def test_the_plaque_of_the_seat_to_move_is_marble_framed_in_gold(seats: int, theme: Theme) -> None:
    canvas = Canvas(1600, 1016, WALL)
    narration = Narration(SEATS[0], ((TextRun("Ben passes"),),), "Anna: choose")
    draw_header(
        canvas, theme, HeaderTitle("Game", "Round 3", "a remark"), plaques(seats, "Name", 1), narration
    )
    strip = canvas.image.crop((0, 0, 1600, 134))
    gold = [x for x in range(strip.width) if strip.getpixel((x, 13)) == LIGHT_GOLD]
    width = (1552 - 12 * (seats - 1)) / seats
    middle = 24 + width + 12 + width / 2
    assert gold
    assert sum(gold) / len(gold) == pytest.approx(middle, abs=4)
    assert strip.getpixel((round(middle), 40)) == MARBLE or strip.getpixel((round(middle + 20), 24)) == MARBLE


def test_nothing_is_drawn_below_the_header() -> None:
    canvas = Canvas(1600, 400, WALL)
    long = "Maximilian von und zu Hohenfels-Wartenberg " * 3
    title = HeaderTitle(long, long, long, long)
    narration = Narration(SEATS[0], ((TextRun(long), TextRun(long, True), TextRun(long, True, True)),), long)
    draw_header(canvas, THEMES[0], title, plaques(5, long, 2), narration)
    assert canvas.image.crop((0, HEIGHT, 1600, 400)).getcolors() == [(1600 * (400 - HEIGHT), WALL)]


@pytest.mark.parametrize("call", ["to move", "am Zug", "victor"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_call_on_every_plaque_is_large_enough_to_read(seats: int, call: str) -> None:
    for score in ("8", "-12", "188"):
        shown = [Plaque(SEATS[seat], "Name", score, "passed", call) for seat in range(seats)]
        with measure_texts(1600) as texts:
            draw_header(
                Canvas(1600, 400, WALL), THEMES[0], HeaderTitle("G", "R"), shown, Narration(None, (), "")
            )
        assert sum(text == call.upper() for text, *_ in texts) == seats
        assert min(height for _, height, _ in texts) >= 5


@pytest.mark.parametrize("tag", ["passed", "gepasst"])
@pytest.mark.parametrize("score", ["8", "29", "107"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_whoever_leads_has_a_remark_beside_the_score_like_all_others(
    seats: int, score: str, tag: str
) -> None:
    shown = [Plaque(SEATS[seat], "Name", score, tag, leads=seat == 1) for seat in range(seats)]
    with measure_texts(1600) as texts:
        draw_header(Canvas(1600, 400, WALL), THEMES[0], HeaderTitle("G", "R"), shown, NOTHING)
    assert sum(text == tag for text, *_ in texts) == seats


NOTHING = Narration(None, (), "")
LONGEST = "Maximilian von und zu Hohenfels-Wartenberg"


@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_in_a_header_shrinks_below_what_a_phone_can_show(seats: int) -> None:
    narration = Narration(SEATS[0], ((TextRun(f"{LONGEST} " * 3, True),),), f"{LONGEST}: build", (LONGEST,))
    title = HeaderTitle("Forum Trajanum", "Saturnalia", "fewest win", "last year")
    with measure_texts(1600) as texts:
        draw_header(Canvas(1600, 400, WALL), THEMES[0], title, plaques(seats, LONGEST, 1), narration)
    assert min(height for _, height, _ in texts) >= 5
    assert min(height for text, height, _ in texts if text.startswith("Maximilian")) >= 6.5
    assert min(height for text, height, _ in texts if text == "128") >= 9
    assert all(height >= 7 for text, height, _ in texts if text.endswith(": build"))


@contextmanager
def ink() -> Iterator[dict[str, list[tuple[int, int, Image.Image]]]]:
    """Record where the ink of each text is that is drawn meanwhile."""
    found: dict[str, list[tuple[int, int, Image.Image]]] = {}
    texts: dict[int, str] = {}
    mask, paste = fonts.mask, Canvas.paste

    def noted(text: str, style: fonts.Style) -> fonts.Mask:
        drawn = mask(text, style)
        texts[id(drawn.image)] = text
        return drawn

    def placed(canvas: Canvas, source: Any, at: Any, through: Image.Image | None = None) -> None:
        if through is not None and id(through) in texts:
            found.setdefault(texts[id(through)], []).append((at[0], at[1], through))
        paste(canvas, source, at, through)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "mask", noted)
        patch.setattr(Canvas, "paste", placed)
        yield found


def inked(pieces: list[tuple[int, int, Image.Image]]) -> Image.Image:
    """Return this ink on one sheet, a px wider on every side, so that neighbors meet."""
    sheet = Image.new("L", (1600, HEIGHT))
    for x, y, letters in pieces:
        for aside, down in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)):
            sheet.paste(255, (x + aside, y + down), letters.point(lambda value: 255 * (value > 40)))
    return sheet


@pytest.mark.parametrize("name", ["Gregory", "Θεόδωρος", "Владимир", "Jörgpygjy", "Nguyễn Ánh Ngọcọ"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_name_never_touches_its_points(seats: int, name: str) -> None:
    for score in ("8", "-39", "128", "1288"):
        PANELS.clear()
        shown = [
            Plaque(SEATS[seat], name, score, "passed", call, leads=seat == 0)
            for seat, call in enumerate(["to move"] * seats)
        ]
        with ink() as found:
            draw_header(
                Canvas(1600, 400, WALL), THEMES[0], HeaderTitle("G", "R"), shown, Narration(None, (), "")
            )
        names = [piece for text, pieces in found.items() if text[:3] == name[:3] for piece in pieces]
        assert len(names) == seats
        assert not ImageChops.multiply(inked(names), inked(found[score])).getbbox()
        assert not ImageChops.multiply(inked(names), inked(found["TO MOVE"])).getbbox()


TAILED = ("Gregory", "Θεόδωρος", "Владимир", "Jörgpygjy", "Nguyễn Ánh Ngọcọ", "Gregory P.")


@pytest.mark.parametrize(
    ("title", "seats"),
    [
        pytest.param(title, seats, id=f"{title.game.id}-{seats}")
        for title in TITLES.values()
        for seats in title.game.seats
    ],
)
def test_in_every_game_names_never_touch_points(title: GameTitle, seats: int) -> None:
    drawing = Drawing(title)
    view = drawing.seen(drawing.sample(seats, "middle"))
    for first in (0, 1, 2):
        PANELS.clear()
        names = (TAILED * 2)[first : first + seats]
        heading = title.artist.heading(view, Showing(names, words("en", title.game.id)))
        with ink() as found:
            heading.table()
        named = [
            piece for text, pieces in found.items() for piece in pieces if text[:3] in {n[:3] for n in names}
        ]
        points = [piece for seat in range(seats) for piece in found.get(number(heading.points(seat)), [])]
        assert len(named) >= seats
        assert points
        assert not ImageChops.multiply(inked(named), inked(points)).getbbox()
        assert not ImageChops.multiply(inked(named), inked(found.get("TO MOVE", []))).getbbox()


def test_the_fullest_version_that_fits_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    monkeypatch.setattr(rich_text, "draw_runs", lambda canvas, x, y, version, *rest: told.append(version))
    short, long, endless = (
        (TextRun("Ben passes"),),
        (TextRun("Ben passes " * 6),),
        (TextRun("Ben passes " * 40),),
    )
    for versions in ((long, short), (endless, long, short), (endless, endless)):
        narration = Narration(None, versions, "Anna: choose")
        draw_header(Canvas(1600, 400, WALL), THEMES[0], HeaderTitle("G", "R"), plaques(2, "N", 0), narration)
    assert told[1::2] == [long, long, endless]


def told(happened: tuple[TextRun, ...], name: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the narration in which somebody of that name has done something and is asked."""
    lines: list[str] = []
    draw = rich_text.draw_runs

    def noted(canvas: Canvas, x: float, y: float, line: tuple[TextRun, ...], *rest: Any) -> float:
        lines.append("".join(run.text for run in line))
        return draw(canvas, x, y, line, *rest)

    monkeypatch.setattr(rich_text, "draw_runs", noted)
    narration = Narration(None, (happened,), f"{name}: build or pass", (name, "Ben"))
    draw_header(Canvas(1600, 400, WALL), THEMES[0], HeaderTitle("G", "R"), plaques(2, name, 0), narration)
    return " | ".join(reversed(lines))


LONG = "Maximilianus Aurelius Pompeianus"


def test_a_long_name_in_the_narration_is_not_cut_if_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    line = told((TextRun(LONG, True), TextRun(" passes")), LONG, monkeypatch)
    assert line == f"{LONG} passes | {LONG}: build or pass"


def test_a_long_name_in_the_narration_is_cut_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    deed = " builds the large bath by the river beside the temple of Mars: +12 gold"
    line = told((TextRun(LONG, True), TextRun(deed)), LONG, monkeypatch)
    assert f"…{deed} | " in line
    assert line.endswith(f"{LONG}: build or pass"), "the call has a line of its own"


def test_if_one_call_needs_a_ribbon_all_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    ribbons = []
    monkeypatch.setattr(header, "_draw_ribbon", lambda *place: ribbons.append(place))
    shown = [
        Plaque(SEATS[seat], "Name", score, call="to move")
        for seat, score in enumerate(["8", "9", "7", "188"])
    ]
    draw_header(Canvas(1600, 400, WALL), THEMES[0], HeaderTitle("G", "R"), shown, Narration(None, (), ""))
    assert len(ribbons) == 4


@pytest.mark.parametrize(
    ("awaited", "shown"),
    [
        ("Anna: build", ["PRAETOR", "LAST ROUND", "Round 12", "fewest win"]),
        ("Anna: build or take back all that lies here", ["LAST ROUND", "Round 12"]),
        ("At least three stacks were empty, and everyone has had their last action.", []),
    ],
)
def test_the_title_gets_shorter_before_the_call_is_cut(awaited: str, shown: list[str]) -> None:
    title = HeaderTitle("Praetor", "Round 12", "fewest win", "last round")
    with measure_texts(1600) as texts:
        draw_header(
            Canvas(1600, 400, WALL), THEMES[0], title, plaques(2, "N", 0), Narration(None, (), awaited)
        )
    drawn = [text for text, *_ in texts]
    assert awaited in drawn
    assert [text for text in drawn if text in ("PRAETOR", "LAST ROUND", "Round 12", "fewest win")] == shown


@pytest.mark.parametrize("number", [1, 2])
def test_the_emblems_of_a_seat_are_in_its_own_block(number: int) -> None:
    emblems = ("discordia/maximus", "discordia/start_player")[:number]
    pictures = []
    for shown in ((), emblems):
        canvas = Canvas(1600, 1016, WALL)
        first, *others = plaques(4, "Name", 2)
        with_emblems = Plaque(first.seat, first.name, first.score, first.tag, emblems=shown)
        narration = Narration(None, ((TextRun("Ben passes"),),), "Anna: choose")
        draw_header(
            canvas,
            THEMES[0],
            HeaderTitle("Game", "Round 3", "a remark"),
            [with_emblems, *others],
            narration,
        )
        pictures.append(canvas.image)
    left, top, right, bottom = ImageChops.difference(*pictures).getbbox() or (0, 0, 0, 0)
    assert (left, top) >= (24, 14)
    assert right <= 24 + 92
    assert bottom <= 134
    assert (right - left, bottom - top) > (30, 30)


def test_a_header_is_drawn_once_for_all_pictures_of_a_table() -> None:
    for drawn_anew in (True, False):
        with measure_texts(1600) as texts:
            if not drawn_anew:
                draw_header(
                    Canvas(1600, 400, WALL), THEMES[0], HeaderTitle("G", "R"), plaques(2, "N", 0), NOTHING
                )
                texts.clear()
            draw_header(
                Canvas(1600, 400, WALL), THEMES[0], HeaderTitle("G", "R"), plaques(2, "N", 0), NOTHING
            )
        assert bool(texts) == drawn_anew
