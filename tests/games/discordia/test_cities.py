"""Discordia's pictures: the large city, the ones beside it, changes since a turn, and the end."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace
from PIL import ImageChops

from bot.engine import Event, Place
from bot.games.discordia import pictures
from bot.games.discordia.components import DECREE_SPACES
from bot.games.discordia.holdings import HOLDINGS
from bot.games.discordia.pictures import private, scene
from bot.games.discordia.words.table import PARTS
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas
from bot.pictures.sprites import PANELS
from bot.pictures.theme import WALL

from .drawn import DRAWING
from .scenario import acting, new_game, stands

seen, showing, sample = DRAWING.seen, DRAWING.showing, DRAWING.sample


def test_the_large_city_is_that_of_the_seat_asked_and_at_the_end_of_the_winner() -> None:
    state = acting(new_game(4), 2, "red", 1)
    assert scene.foremost(seen(state)) == 2
    over = sample(4, "end")
    assert over.outcome is not None
    assert scene.foremost(seen(over)) == over.outcome.winners[0]
    view = replace(seen(state), asked=[])
    assert scene.foremost(view) == view.maximus


def test_each_slot_and_track_of_a_small_city_has_a_place_in_its_panel() -> None:
    box = Box(806, 222, 770, 253)
    state = sample(4, "last year")
    for seat, player in enumerate(state.players):
        canvas = Canvas(1600, 1016, WALL)
        scene.draw_beside(canvas, state, seat, box, False, showing(4).words)
        places = canvas.spots
        assert {slot for slot, _ in player.tiles()} | {"E6", "D6", "Q1", "aqueduct"} <= places.keys()
        for place in places.values():
            assert box.x <= place.x
            assert place.right <= box.right
            assert box.y <= place.y
            assert place.bottom <= box.bottom


def test_the_final_standings_have_no_places_of_the_board() -> None:
    view = seen(sample(4, "end"))
    spots = pictures.ARTIST.spots_of(0, view, showing(4))
    lying = {part.name for part in PARTS.lying(view)}
    assert not lying & {"dice", "columns"}
    assert spots.keys() == {*(f"seat {seat}" for seat in range(1, 5)), *lying}


def test_a_decree_has_a_place_in_each_city() -> None:
    spots = pictures.ARTIST.spots_of(1, seen(sample(4, "last year")), showing(4))
    assert {f"seat {seat} {space.id}" for seat in range(1, 5) for space in DECREE_SPACES} <= spots.keys()


def test_a_cached_city_looks_like_a_newly_drawn_one() -> None:
    state = sample(4, "turn")
    drawn = [draw(seen(state), showing(4)).image for draw in pictures.ARTIST.tables]
    PANELS.clear()
    assert [draw(seen(state), showing(4)).image for draw in pictures.ARTIST.tables] == drawn


def test_a_new_figure_in_a_city_is_drawn_in_a_cached_panel() -> None:
    state = new_game(4)
    before = scene.draw_cities(seen(state), showing(4)).image
    for seat in range(4):
        stands(state, seat, "K1", "barracks_3b")
        after = scene.draw_cities(seen(state), showing(4)).image
        assert after != before
        before = after


def test_changes_since_a_turn_are_numbered_on_the_display_and_in_each_city() -> None:
    took = Event("tile-taken", 1, {"cell": Place("3a"), "slot": Place("K1")}, deed=True)
    sent = Event("dispatched", 1, {"slot": Place("K1")}, deed=True)
    passed = Event("declined", 2, deed=True)
    told = Since([[took], [sent], [passed]])
    assert told.places("slot", seat=1) == {"K1": "1 2"}
    assert told.places("slot", seat=2) == {}
    state = new_game(4)
    view = seen(state, 0)
    drawn = [
        private.draw_since(view, 0, Since(moves), showing(4)).image
        for moves in (told.moves, told.moves[:2], told.moves[:1], [])
    ]
    assert all(one != other for one, other in pairwise(drawn))


def test_the_badge_of_a_die_does_not_cover_its_letter() -> None:
    state = new_game(4)
    state.dice = {"blue": 5, "red": 5, "yellow": 1}
    marked, bare = (
        private.draw_choice(seen(state, 0), 0, {"blue": value}, showing(4)) for value in ("5", "")
    )
    _, top, _, _ = ImageChops.difference(marked.image, bare.image).getbbox() or (0, 0, 0, 0)
    assert top > marked.spots["dice 5"].middle[1]


def test_the_end_shows_the_content_of_each_stock_and_the_figures_in_the_cities() -> None:
    state = sample(4, "end")
    title, rows = scene.Heading(seen(state), showing(4)).achieved()
    assert title == "In the city"
    assert rows[0].amounts == {seat: player.placed for seat, player in enumerate(state.players)}
    assert {held.scored for held in HOLDINGS.all if held.scored} == state.players[0].stock.keys()
    assert (
        scene.draw_shared(seen(state), showing(4)).image
        != scene.draw_shared(replace(seen(state), outcome=None, phase="shortage"), showing(4)).image
    )
