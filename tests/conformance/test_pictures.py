"""The pictures of every game: drawn at every moment, within the budgets, readable, the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures import fonts
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas
from bot.pictures.heading import HEIGHT, WIDTH, Heading, gathered
from bot.pictures.names import ELLIPSIS, SOFT_HYPHEN, Showing
from bot.pictures.png import colours, encode
from bot.pictures.theme import NOBODY, SEATS, WALL
from tests.games.drawing import BIGGEST, SMALLEST, Drawing, alike, difference, opened
from tests.type_sizes import measure_texts
from tools.samples import all_places

from .suite import SUITE

DRAWINGS = [conformance.drawing or Drawing(conformance.title) for conformance in SUITE.values()]

each_game = pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.title.game.id)
each_locale = pytest.mark.parametrize("locale", LOCALES)


class Painted:
    """A moment of a game; each of its pictures is painted once for all tests.

    `small` are the texts that are too small to read.
    """

    def __init__(self, drawing: Drawing, seats: int, moment: str) -> None:
        self.drawing = drawing
        self.seats = seats
        self.state = drawing.sample(seats, moment)
        self.small: list[tuple[str, float]] = []
        self.tables = cache(self._tables)
        self.mat = cache(self._mat)

    def _tables(self, viewer: int | None, locale: Locale) -> list[Canvas]:
        view, showing = self.drawing.seen(self.state, viewer), self.drawing.showing(self.seats, locale)
        with self._noting_small_texts():
            return [draw(view, showing) for draw in self.drawing.title.artist.tables]

    def _mat(self, seat: int, viewer: int | None, locale: Locale) -> Canvas:
        view, showing = self.drawing.seen(self.state, viewer), self.drawing.showing(self.seats, locale)
        with self._noting_small_texts():
            return self.drawing.title.artist.mat(view, seat, showing)

    @contextmanager
    def _noting_small_texts(self) -> Iterator[None]:
        mask = fonts.mask

        def noted(text: str, style: fonts.Style) -> fonts.Mask:
            if style.size < SMALLEST:
                self.small.append((text, style.size))
            return mask(text, style)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(fonts, "mask", noted)
            yield


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(
            (drawing, seats, moment),
            id=f"{drawing.title.game.id}-{seats}-{moment}",
            marks=drawing.how_often(seats, moment),
        )
        for drawing in DRAWINGS
        for seats, moment in drawing.shown
    ],
)
def painted(request: pytest.FixtureRequest) -> Painted:
    return Painted(*request.param)


def weight(drawing: Drawing, canvas: Canvas) -> int:
    """Return the size of the PNG, in bytes."""
    return len(canvas.png(colours(drawing.title.game.id)))


@each_locale
def test_a_table_stays_within_its_budget(painted: Painted, locale: Locale) -> None:
    for table in painted.tables(None, locale):
        assert table.width == 1600
        assert table.height <= 1200
        assert weight(painted.drawing, table) <= BIGGEST


def test_the_table_is_the_same_for_every_viewer(painted: Painted) -> None:
    assert all(map(alike, painted.tables(0, "en"), painted.tables(None, "en")))


def test_every_seat_has_a_mat(painted: Painted) -> None:
    for seat in range(painted.seats):
        mat = painted.mat(seat, seat, "de")
        assert mat.width == 1200
        assert weight(painted.drawing, mat) <= BIGGEST


def test_a_mat_looks_different_to_others(painted: Painted) -> None:
    seat = painted.state.ply % painted.seats
    own, others = painted.mat(seat, seat, "de"), painted.mat(seat, None, "de")
    assert others.width == 1200
    assert not alike(own, others), "the mat says who else sees it"


def test_no_text_is_too_small_to_read(painted: Painted) -> None:
    for locale in LOCALES:
        assert painted.tables(None, locale)
        assert painted.mat(0, 0, locale)
    assert painted.small == []


@each_game
def test_pictures_are_sent_as_png(drawing: Drawing) -> None:
    seats, moment = drawing.shown[-1]
    state, showing, artist = drawing.sample(seats, moment), drawing.showing(seats), drawing.title.artist
    mat = artist.draw_mat(drawing.seen(state, 0), 0, showing)
    for png in [mat, *artist.draw_table(drawing.seen(state), showing)]:
        assert opened(png).format == "PNG"


@each_game
def test_the_table_can_be_drawn_without_players(drawing: Drawing) -> None:
    game = drawing.title.game
    view = game.view(game.new(game.seats[-1], {}, b"nobody"), None)
    assert drawing.title.artist.draw_table(view, Showing((), words("en", game.id)))


@each_game
@each_locale
def test_pictures_of_the_rules_are_drawn_without_cut_texts(
    drawing: Drawing, locale: Locale, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []
    mask = fonts.mask

    def noted(text: str, style: fonts.Style) -> fonts.Mask:
        cut.extend([text] if text.endswith(ELLIPSIS) or SOFT_HYPHEN in text else [])
        return mask(text, style)

    monkeypatch.setattr(fonts, "mask", noted)
    game = drawing.title.game
    showing = Showing((), words(locale, game.id))
    for page in drawing.title.words.rules(game.seats[-1], {}):
        if page.picture:
            png = drawing.title.artist.draw_rules(page.picture, showing)
            assert opened(png).width == 1200
            assert len(png) <= BIGGEST
    assert not cut


@each_game
def test_a_picture_of_the_rules_that_does_not_exist_raises_a_key_error(drawing: Drawing) -> None:
    with pytest.raises(KeyError):
        drawing.title.artist.draw_rules("no such picture", drawing.showing(2))


@each_game
def test_two_threads_draw_the_same_as_one(drawing: Drawing) -> None:
    shown = drawing.shown[:3]
    views = [(drawing.seen(drawing.sample(*sample)), drawing.showing(sample[0])) for sample in shown]

    def draw(number: int) -> bytes:
        view, showing = views[number % len(views)]
        return drawing.title.artist.draw_table(view, showing)[0]

    alone = [draw(number) for number in range(len(views))]
    with ThreadPoolExecutor(2) as hands:
        assert list(hands.map(draw, range(2 * len(views)))) == alone * 2


@each_game
def test_drawing_does_not_change_the_position(drawing: Drawing) -> None:
    game = drawing.title.game
    seats, moment = drawing.shown[-1]
    state = drawing.sample(seats, moment)
    before = game.encode(state)
    drawing.title.artist.draw_table(drawing.seen(state, 0), drawing.showing(seats))
    drawing.title.artist.draw_mat(drawing.seen(state, 0), 0, drawing.showing(seats))
    assert game.encode(state) == before


@each_game
def test_pictures_are_in_the_language_of_the_showing(drawing: Drawing) -> None:
    seats, moment = drawing.shown[0]
    view, draw = drawing.seen(drawing.sample(seats, moment)), drawing.title.artist.draw_table
    assert draw(view, drawing.showing(seats, "en")) != draw(view, drawing.showing(seats, "de"))


@pytest.mark.parametrize("game", SUITE)
def test_the_palette_of_a_game_suits_its_pictures(game: str) -> None:
    drawing = next(drawing for drawing in DRAWINGS if drawing.title.game.id == game)
    artist, chosen = drawing.title.artist, colours(game)
    assert 128 <= len(chosen) <= 256
    for seats, moment in drawing.shown[1:8:3]:
        state, showing = drawing.sample(seats, moment), drawing.showing(seats)
        for scene in (
            *(draw(drawing.seen(state), showing) for draw in artist.tables),
            artist.mat(drawing.seen(state, 0), 0, showing),
        ):
            with Image.open(BytesIO(encode(scene.image, chosen))) as reduced:
                assert difference(scene.image, reduced) <= 1


@each_game
@each_locale
def test_the_table_of_a_lobby_shows_who_has_joined_and_no_invented_players(
    drawing: Drawing, locale: Locale, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, said = drawing.title.game, words(locale, drawing.title.game.id)
    view = game.view(game.new(game.seats[0], {}, bytes(16)), None)

    def drawn(*names: str) -> bytes:
        return drawing.title.artist.draw_gathering(view, Showing(names, said), settled=game.seated is None)

    one = drawn("Zenobia")
    assert len(one) <= BIGGEST
    assert len({one, drawn("Yolanda"), drawn("Zenobia", "Yolanda")}) == 3
    monkeypatch.setattr(Heading, "stand_in", lambda heading, seat: f"Invented {seat}")
    monkeypatch.setattr(Heading, "score", lambda heading, seat: 99)
    monkeypatch.setattr(Heading, "_call", lambda heading, seat: "invented")
    assert drawn("Zenobia") == one


@each_game
@each_locale
@pytest.mark.parametrize("paneled", [True, False])
def test_the_table_of_a_lobby_names_each_seat_once_and_in_full(
    drawing: Drawing, locale: Locale, paneled: bool
) -> None:
    game, said = drawing.title.game, words(locale, drawing.title.game.id)
    for seats in sorted({game.seats[0], game.seats[-1] if paneled else min(4, game.seats[-1])}):
        view = game.view(game.new(seats, {}, bytes(16)), None)
        heading = drawing.title.artist.heading(view, Showing(("Zenobia",), said))
        panels = Box(808, 300, 768, 700).spread(seats) if paneled else []
        with measure_texts() as texts:
            gathered(Canvas(WIDTH, HEIGHT, WALL), heading, panels, 1, settled=True)
        drawn = [text for text, *_ in texts]
        assert drawn.count("Zenobia") == 1
        assert drawn.count(said("picture-free-seat")) == seats - 1
        assert not [text for text in drawn if text.endswith(ELLIPSIS)]


@each_game
@each_locale
def test_private_pictures_are_1200_px_wide_and_no_heading_is_cut(drawing: Drawing, locale: Locale) -> None:
    artist, game = drawing.title.artist, drawing.title.game
    seats = game.seats[-1]
    samples = [drawing.sample(seats, moment) for moment in ("middle", "start")]
    state, showing = next(filter(game.asked, samples)), drawing.showing(seats, locale)
    asked = game.asked(state)[0].seat
    own = drawing.seen(state, asked)
    with measure_texts() as texts:
        drawn = [artist.mat(own, asked, showing), artist.mat(own, (asked + 1) % seats, showing)]
        if marked := all_places(drawing.title, own):
            drawn.append(artist.choice(own, asked, marked, showing))
        if artist.since is not None:
            drawn.append(artist.since(own, asked, Since([own.events]), showing))
    assert {canvas.width for canvas in drawn} == {1200}
    assert not [text for text, *_ in texts if text.isupper() and text.endswith(ELLIPSIS)]


@each_game
def test_a_seat_has_the_same_sign_in_words_as_in_pictures(drawing: Drawing) -> None:
    artist = drawing.title.artist
    for seats, moment in drawing.shown:
        view = drawing.seen(drawing.sample(seats, moment))
        heading = artist.heading(view, drawing.showing(seats))
        looks = artist.looks(view, seats) or range(seats)
        signs = [NOBODY if look is None else SEATS[look] for look in looks]
        assert signs == [heading.look(seat) for seat in range(seats)]
