"""The pictures of every game: every moment can be drawn, within the budgets, readable, the same every time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures import fonts
from bot.pictures.canvas import encode
from bot.pictures.palettes import colours
from bot.pictures.showing import Showing
from bot.words import LOCALES, words
from bot.words.fluent import Locale
from tests.conformance.suite import SUITE
from tests.games.drawing import BIGGEST, SMALLEST, Drawing, difference, opened

DRAWINGS = [conformance.drawing or Drawing(conformance.title) for conformance in SUITE.values()]

each_game = pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.title.game.id)
each_moment = pytest.mark.parametrize(
    ("drawing", "seats", "moment"),
    [
        pytest.param(drawing, seats, moment, id=f"{drawing.title.game.id}-{seats}-{moment}")
        for drawing in DRAWINGS
        for seats, moment in drawing.shown
    ],
)
each_locale = pytest.mark.parametrize("locale", LOCALES)


@each_moment
@each_locale
def test_a_table_keeps_within_its_budget(drawing: Drawing, seats: int, moment: str, locale: Locale) -> None:
    view = drawing.seen(drawing.sample(seats, moment))
    for png in drawing.title.artist.draw_table(view, drawing.showing(seats, locale)):
        image = opened(png)
        assert image.format == "PNG"
        assert image.width == 1600
        assert image.height <= 1200
        assert len(png) <= BIGGEST


@each_moment
def test_no_text_is_too_small_to_read(
    drawing: Drawing, seats: int, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = []
    mask = fonts.mask

    def noted(text: str, style: fonts.Style) -> fonts.Mask:
        if style.size < SMALLEST:
            small.append((text, style.size))
        return mask(text, style)

    monkeypatch.setattr(fonts, "mask", noted)
    state = drawing.sample(seats, moment)
    for locale in LOCALES:
        drawing.title.artist.draw_table(drawing.seen(state), drawing.showing(seats, locale))
        drawing.title.artist.draw_mat(drawing.seen(state, 0), 0, drawing.showing(seats, locale))
    assert small == []


@each_moment
def test_every_seat_has_a_mat_whoever_looks(drawing: Drawing, seats: int, moment: str) -> None:
    state, showing, artist = drawing.sample(seats, moment), drawing.showing(seats, "de"), drawing.title.artist
    for seat in range(seats):
        own = artist.draw_mat(drawing.seen(state, seat), seat, showing)
        assert opened(own).width == 1200
        assert len(own) <= BIGGEST
        others = artist.draw_mat(drawing.seen(state, None), seat, showing)
        assert own != others, "the mat says who else sees it"


@each_moment
def test_the_table_is_the_same_whoever_looks(drawing: Drawing, seats: int, moment: str) -> None:
    state, showing = drawing.sample(seats, moment), drawing.showing(seats)
    public = drawing.title.artist.draw_table(drawing.seen(state), showing)
    assert drawing.title.artist.draw_table(drawing.seen(state, 0), showing) == public


@each_game
def test_the_table_can_be_drawn_before_anybody_sits_there(drawing: Drawing) -> None:
    game = drawing.title.game
    view = game.view(game.new(game.seats[-1], {}, b"nobody"), None)
    assert drawing.title.artist.draw_table(view, Showing((), words("en", game.id)))


@each_game
@each_locale
def test_every_picture_of_the_rules_pages_is_drawn(drawing: Drawing, locale: Locale) -> None:
    game = drawing.title.game
    showing = Showing((), words(locale, game.id))
    for page in drawing.title.telling.rules(game.seats[-1], {}):
        if page.picture:
            assert opened(drawing.title.artist.draw_rules(page.picture, showing)).width == 1200


@each_game
def test_a_page_without_a_picture_has_none(drawing: Drawing) -> None:
    with pytest.raises(KeyError):
        drawing.title.artist.draw_rules("no such picture", drawing.showing(2))


@each_game
def test_two_hands_draw_what_one_draws(drawing: Drawing) -> None:
    shown = drawing.shown[:4]
    views = [(drawing.seen(drawing.sample(*sample)), drawing.showing(sample[0])) for sample in shown]

    def draw(number: int) -> bytes:
        view, showing = views[number % len(views)]
        return drawing.title.artist.draw_table(view, showing)[0]

    alone = [draw(number) for number in range(len(views))]
    with ThreadPoolExecutor(2) as hands:
        assert list(hands.map(draw, range(4 * len(views)))) == alone * 4


@each_game
def test_drawing_leaves_the_view_alone(drawing: Drawing) -> None:
    game = drawing.title.game
    seats, moment = drawing.shown[-1]
    state = drawing.sample(seats, moment)
    before = game.encode(state)
    drawing.title.artist.draw_table(drawing.seen(state, 0), drawing.showing(seats))
    drawing.title.artist.draw_mat(drawing.seen(state, 0), 0, drawing.showing(seats))
    assert game.encode(state) == before


@each_game
def test_the_language_is_that_of_the_showing(drawing: Drawing) -> None:
    seats, moment = drawing.shown[0]
    view, draw = drawing.seen(drawing.sample(seats, moment)), drawing.title.artist.draw_table
    assert draw(view, drawing.showing(seats, "en")) != draw(view, drawing.showing(seats, "de"))


@pytest.mark.parametrize("game", SUITE)
def test_the_colours_chosen_beforehand_suit_the_pictures(game: str) -> None:
    drawing = next(drawing for drawing in DRAWINGS if drawing.title.game.id == game)
    artist, chosen = drawing.title.artist, colours(game)
    assert 128 <= len(chosen) <= 256
    for seats, moment in drawing.shown[1:8:2]:
        state, showing = drawing.sample(seats, moment), drawing.showing(seats)
        for scene in (
            *(draw(drawing.seen(state), showing) for draw in artist.tables),
            artist.mat(drawing.seen(state, 0), 0, showing),
        ):
            with Image.open(BytesIO(encode(scene.image, chosen))) as reduced:
                assert difference(scene.image, reduced) <= 1
