"""City of Marble's pictures for one player: the mat, and the places to choose from."""

from __future__ import annotations

import pytest

from bot.games.marble.board import LAYOUT, PLACES, POINTS, row_of
from bot.games.marble.components import BRIDGE_SPACES
from bot.games.marble.pictures import ARTIST, private
from bot.games.marble.rules.city import legal_places
from bot.pictures.private_board import RIGHT, TOP
from tests.games.drawing import laid_by, opened

from .drawn import DRAWING
from .scenario import TEMPLE, laid, line, new_game

seen, showing, sample = DRAWING.seen, DRAWING.showing, DRAWING.sample


def test_all_seven_bridges_fit_a_mat() -> None:
    state = new_game(2)
    state.players[0].bridges, state.players[0].coins = len(BRIDGE_SPACES), 16
    found = laid_by(lambda: private.draw_mat(seen(state), 0, showing(2)))
    assert all(one.box.right <= RIGHT for one in found if one.box.y > TOP and one.box.width < 100)


def test_rows_are_offered_on_the_whole_board_and_places_on_an_enlarged_row() -> None:
    state = sample(4, "middle")
    view = seen(state, 0)
    places = legal_places(view)
    rows = dict.fromkeys(map(row_of, places), "")
    whole = opened(ARTIST.draw_choice(view, 0, rows, showing(4)))
    row = next(iter(rows))
    near = opened(
        ARTIST.draw_choice(view, 0, {place: "" for place in places if row_of(place) == row}, showing(4))
    )
    assert whole.width == near.width == 1200
    assert near.height < whole.height


@pytest.mark.parametrize("half", [0, 1])
def test_everything_that_can_be_chosen_is_in_the_picture(half: int) -> None:
    everything = [*PLACES, *POINTS, *LAYOUT.rows]
    for place in everything[half::2]:
        board, plan = private.lay_out([place])
        for point in private.points_of(place):
            x, y = plan.point(point)
            assert -1 <= x <= board.width + 1
            assert -1 <= y <= board.height + 1
        assert board.height <= 1100


@pytest.mark.parametrize(("seats", "moment"), [(2, "middle"), (4, "claimed"), (4, "aqueduct")])
def test_badges_are_drawn_on_places_and_points(seats: int, moment: str) -> None:
    view = seen(sample(seats, moment), 0)
    for places in (legal_places(view)[:12], list(view.tiles)[:4], list(view.sites)[:4], ["EF10", "CD8"]):
        bare = private.draw_choice(view, 0, dict.fromkeys(places, ""), showing(seats)).image
        badged = private.draw_choice(view, 0, dict.fromkeys(places, "+2"), showing(seats)).image
        assert bare.size == badged.size
        assert bare.tobytes() != badged.tobytes()


def test_a_second_piece_is_shown_with_the_first_one_chosen() -> None:
    state = laid(new_game(2), TEMPLE, "C15-D15", "C16-C17", "D16-D17", "B14-C14")
    line(state, "grey", "BC17", "BC15", "CD16", "DE15")
    view = seen(state, 0)
    pictures = {
        drawn: private.draw_choice(view, 0, {drawn: ""}, showing(2)).image.tobytes()
        for drawn in ("DE15>DE17", "DE15>CD14", "DE15>DE17>EF18", "EF18")
    }
    assert len(set(pictures.values())) == len(pictures)
    both = private.draw_choice(view, 0, {"DE15>DE17": "", "DE15>CD14": "+1"}, showing(2)).image
    assert both.tobytes() not in pictures.values()


def test_a_choice_without_a_place_on_the_board_shows_the_mat() -> None:
    view = seen(sample(2, "middle"), 0)
    assert ARTIST.draw_choice(view, 0, {"none": ""}, showing(2)) == ARTIST.draw_mat(view, 0, showing(2))
