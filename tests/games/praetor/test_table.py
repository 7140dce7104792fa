"""Praetor's pictures: table, city, mats, choices and the training stages."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PIL import Image, ImageStat

from bot.app.fallbacks import gathered
from bot.assets import ASSETS
from bot.engine import foresee
from bot.games.praetor import pictures
from bot.games.praetor.components import BOARDS, CITY_TYPES, CORNERS, RESOURCES, TYPE_OF, corners_of, label
from bot.games.praetor.game import GAME
from bot.games.praetor.pictures import city as tiles
from bot.games.praetor.pictures import mat, panels, table
from bot.games.praetor.pictures.city import Plan, draw_rails, label_of, plan
from bot.games.praetor.pictures.table import Heading, draw_since, matched_corners
from bot.games.praetor.rules import city, rounds
from bot.games.praetor.rules.action import Activate, Build, Pass
from bot.games.praetor.state import PlacedWorker, State, View
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures import fonts
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas
from bot.pictures.names import SOFT_HYPHEN, Showing, halves
from bot.pictures.theme import NIGHT, SEATS, SeatLook
from tests.games.drawing import SMALLEST, difference, opened
from tests.type_sizes import LEAST, measure_gains, measure_texts

from .drawn import DRAWING
from .scenario import lay, new_game, play, show_wall, turn_of

seen, showing, sample = DRAWING.seen, DRAWING.showing, DRAWING.sample


def test_a_name_that_no_font_can_draw_is_replaced_by_the_name_of_the_seat() -> None:
    view, english = seen(sample(2, "middle")), words("en", "praetor")
    drawn = pictures.ARTIST.draw_table(view, Showing(("🔥", "ᏣᎳᎩ"), english))
    assert drawn == pictures.ARTIST.draw_table(view, Showing(("Porphyry", "Amber"), english))


@pytest.mark.parametrize("locale", LOCALES)
def test_words_name_the_signs_of_zones_that_pictures_show(locale: Locale) -> None:
    said = words(locale, "praetor")
    for key in ("term-zone", "rules-activating-zones"):
        assert [
            sign for kind in ("red", "green", "grey") if (sign := tiles.ZONES[kind].sign) in said(key)
        ] == [
            "+1",
            "+0",
            "S",
        ]
    assert f"({tiles.ZONES['red'].sign})" in said("lesson-experience-retire-why")
    assert f"({tiles.ZONES['green'].sign})" in said("lesson-experience-retire-missed-green")


# The table.


def test_every_component_has_artwork() -> None:
    needed = {
        *(f"praetor/{kind}" for kind in CITY_TYPES),
        *(f"praetor/plaza_{pattern}" for pattern in tiles.PLAZAS.values()),
        *(f"common/{good}" for good in RESOURCES),
        *(f"common/{piece}_{seat.shape}" for seat in SEATS for piece in ("token", "mark", "pawn")),
        *("praetor/wall", "common/morale", "common/villager", "common/retired", "common/die"),
    }
    assert [name for name in sorted(needed) if not (ASSETS / f"{name}.svg").is_file()] == []


def test_every_type_of_tile_looks_different() -> None:
    corners = tuple(corners_of("sawmill_1", 0).values())
    faces = {tiles.face(kind, corners, 62, False).tobytes() for kind in CITY_TYPES.values()}
    assert len(faces) == len(CITY_TYPES)


def test_a_rotated_tile_shows_its_corners_rotated() -> None:
    side = 80

    def tint(face: Image.Image, x: int) -> list[float]:
        return ImageStat.Stat(face.convert("RGB").crop((x, 3, x + 16, 19))).mean

    plain, turned = (tiles.face_of("market_1", rotation, side) for rotation in (0, 90))
    assert tint(turned, side - 19) == pytest.approx(tint(plain, 3), abs=8)
    assert tint(turned, 3) != pytest.approx(tint(plain, 3), abs=8)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", CITY_TYPES.values(), ids=lambda kind: kind.id)
def test_the_name_of_a_tile_fits_its_card(kind: object, locale: Locale) -> None:
    tile = next(tile for tile in CITY_TYPES.values() if tile is kind)
    saying = words(locale, "praetor")
    name = panels.short_name(saying, tile)
    assert name.replace(SOFT_HYPHEN, "") == saying(f"tile-{tile.id}")
    if tile.build_cost:
        room = 250 - 104 - 14 - 4
        lines = halves(name, panels.WHOLE, room)
        assert len(lines) <= 2
        assert all(fonts.width(line, panels.NAME.at(SMALLEST)) <= room for line in lines)


def test_the_last_move_is_marked_where_it_was_made_and_no_name_covered() -> None:
    state = turn_of(new_game(3), 0, 1, 2)
    before = table.draw_table(seen(state), showing(3)).image
    play(state, 0, Activate("M12", 3, 0))
    canvas = table.draw_table(seen(state), showing(3))
    after_move, box, below = canvas.image, canvas.spots["space M12"], canvas.spots["space M13"]
    edge = (box.x + 1, box.y + box.height // 2)
    assert after_move.getpixel(edge) != before.getpixel(edge)
    assert after_move.getpixel(edge) == (246, 214, 132)
    name = (below.x + 40, below.y + 5, below.right - 40, below.y + 30)
    assert difference(before.crop(name), after_move.crop(name)) == 0, "the name of the tile below is whole"


def test_the_gain_of_a_move_is_drawn_beside_it_large_enough_for_a_phone() -> None:
    state = turn_of(new_game(3), 0, 1, 2)
    play(state, 0, Build(_slot(state), state.players[0].pool[0], "M14", 0))
    with measure_gains() as figures:
        pictures.ARTIST.tables[0](seen(state), showing(3))
    assert len(figures) == 1
    assert figures[0] >= LEAST["gained"]


def test_the_last_move_is_described_with_its_gain() -> None:
    state = turn_of(new_game(3), 0, 1, 2)
    play(state, 0, Build(_slot(state), state.players[0].pool[0], "M14", 0))
    heading = Heading(seen(state), showing(3))
    deed = heading.deed
    assert deed is not None
    assert (deed.key, deed.seat, deed.places) == ("built", 0, ("M14",))
    points = sum(matched_corners(seen(state), "M14").values())
    assert heading.gains(0)["favor"] == TYPE_OF[state.city["M14"].tile].build_points + points


def test_what_follows_automatically_does_not_count_as_a_players_move() -> None:
    state = turn_of(new_game(2), 0)
    play(state, 0, Pass())
    heading = Heading(seen(state), showing(2))
    deed = heading.deed
    assert deed is not None
    assert (deed.key, heading.gains(0)) == ("passed", {})
    assert Heading(seen(new_game(2)), showing(2)).deed is None


def test_a_worker_sent_through_the_labor_camp_is_described_by_what_it_finally_does() -> None:
    state = new_game(3)
    lay(state, "labor_camp_1", "K13", 1)
    show_wall(state, "wall_02")
    state.players[0].pool, state.players[0].retired = [1, 2], 1
    play(turn_of(state, 0, 1), 0, Activate("M13", 6, 0))
    heading = Heading(seen(state), showing(3))
    deed = heading.deed
    assert deed is not None
    assert (deed.key, deed.places) == ("wall-tile-taken", ("M13",))
    assert heading.gains(0) == {"weapon": -1, "gold": -8, "favor": 6, "wall_tiles": 1}


def test_the_preview_of_a_retired_worker_also_names_what_it_finally_does() -> None:
    state = new_game(2)
    lay(state, "labor_camp_1", "K13", 0)
    state.players[0].retired = 1
    ahead = foresee(GAME, GAME.view(turn_of(state, 0), 0), Activate("M12", 6, 0))
    with measure_texts() as texts:
        table.draw_result(ahead, showing(2))
    assert "You activate the gold mine at " in [text for text, *_ in texts]


def test_an_automatic_pass_does_not_count_as_a_players_move() -> None:
    state = turn_of(new_game(3), 0, 1)
    state.players[0].pool, state.players[1].pool = [1], []
    play(state, 0, Activate("M12", 1, 0))
    assert [event.key for event in state.events[:3]] == ["activated", "passed-forced", "passed-forced"]
    assert [event.key for event in state.recent] == ["activated"]


def test_plaza_points_are_shown_at_their_corner() -> None:
    state = new_game(2)
    lay(state, "sawmill_1", "L14", 0, 180)
    # Worked example 4: two matches at the northeast corner, one at the southeast corner.
    assert matched_corners(seen(state), "L14") == {"ne": 2, "se": 1}
    assert set(matched_corners(seen(state), "L14")) <= set(CORNERS)


def sign_beside(view: View, layout: Plan, space: str) -> Box | None:
    return table.room_beside(layout, view, space, 120, 59)


def test_a_gain_is_left_out_where_it_would_cover_another_tile() -> None:
    view = seen(sample(5, "last round"))
    layout = plan(view.city, Box(20, 222, 776, 964))
    signs = {space: sign_beside(view, layout, space) for space in view.city}
    assert None in signs.values()
    for space, middle in signs.items():
        if middle is None:
            continue
        x, y = middle.middle
        for other in view.city:
            box = layout.box(other)
            apart = x + 60 <= box.x or box.right <= x - 60 or y + 28 <= box.y or box.bottom <= y - 28
            assert other == space or apart


@pytest.mark.parametrize(("seats", "moment"), [(2, "middle"), (2, "start"), (5, "start")])
def test_a_gain_covers_no_space_label(seats: int, moment: str) -> None:
    view = seen(sample(seats, moment))
    layout = plan(view.city, table.draw_table(view, showing(seats)).spots["city"])
    free = [place for place in city.free_spaces(view) if layout.shows(place)]
    assert not layout.railed
    assert free
    for space in view.city:
        if middle := sign_beside(view, layout, space):
            x, y = middle.middle
            for place in free:
                label = label_of(layout, place)
                apart = (
                    x + 59 <= label.x or label.right <= x - 59 or y + 28 <= label.y or label.bottom <= y - 28
                )
                assert apart, (space, place)


def test_row_and_column_labels_are_a_tile_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, float, float]] = []
    monkeypatch.setattr(
        Canvas, "text", lambda canvas, x, y, text, *rest, **named: written.append((text, x, y)) or 0
    )
    for wide, high in ((8, 5), (8, 8), (5, 9), (12, 4)):
        board = Box(20, 222, 776, 964)
        layout = plan(
            [label(column, row) for column in range(3, 3 + wide) for row in range(3, 3 + high)], board
        )
        if not layout.railed:
            continue
        written.clear()
        draw_rails(Canvas(1600, 1200, NIGHT), layout)
        columns = sorted(x for text, x, _ in written if text.isalpha())
        rows = sorted(y for text, _, y in written if text.isdecimal())
        for places in (columns, rows):
            pitches = [later - earlier for earlier, later in pairwise(places)]
            assert len(pitches) >= 3
            assert all(layout.tile * 0.8 <= pitch <= layout.tile for pitch in pitches)
            assert all(pitch == layout.tile for pitch in pitches[:-1])


def test_changes_are_numbered_in_the_city_and_players_who_did_something_else_are_named() -> None:
    state = turn_of(new_game(3), 0, 1, 2)
    moves = [play(state, 0, Activate("M12", 3, 0)).events, play(state, 1, Pass()).events]
    view = seen(state, 2)
    assert (Since(moves).places(), Since(moves).seats()) == ({"M12": "1"}, {1: "2"})
    numbered, one, none = (
        draw_since(view, 2, Since(told), showing(3)).image for told in (moves, moves[:1], [])
    )
    assert numbered.height > one.height == none.height
    assert difference(one, none)


# Cities of any size.


@pytest.mark.parametrize(
    ("columns", "rows"), [(3, 3), (5, 5), (7, 8), (9, 11), (11, 9), (25, 1), (1, 25), (25, 25)]
)
def test_a_city_of_any_size_fits_its_board(columns: int, rows: int) -> None:
    west, north = (25 - columns) // 2, (25 - rows) // 2
    spaces = [f"{chr(65 + west + x)}{north + y + 1}" for x in range(columns) for y in range(rows)]
    board = Box(20, 222, 776, 964)
    layout = plan(spaces, board)
    boxes = [layout.box(space) for space in spaces]
    assert all(box.width == box.height == layout.tile for box in boxes)
    assert min(box.x for box in boxes) > board.x
    assert min(box.y for box in boxes) > board.y
    assert max(box.x + box.width for box in boxes) < board.x + board.width
    assert max(box.y + box.height for box in boxes) < board.y + board.height
    assert len({(box.x, box.y) for box in boxes}) == len(spaces)


def test_the_free_spaces_around_a_city_are_in_the_picture() -> None:
    view = seen(sample(5, "last round"))
    layout = plan(view.city, Box(20, 222, 776, 964))
    for space in city.best_rotations(view, "statue_1"):
        assert layout.shows(space)
        assert min(layout.box(space).width, layout.box(space).height) >= 24


def test_a_city_in_one_long_row_can_be_drawn() -> None:
    state = new_game(5)
    tiles_left = iter([tile for tile in TYPE_OF if tile not in {laid.tile for laid in state.city.values()}])
    for column in "ABCDEFGHIJPQRSTUVWXY":
        lay(state, next(tiles_left), f"{column}13", 0)
    assert len(pictures.ARTIST.draw_table(seen(state), showing(5))[0]) <= 250_000


# Mats and choices.


def test_the_mat_says_how_much_each_worker_forges(monkeypatch: pytest.MonkeyPatch) -> None:
    state = turn_of(new_game(2), 0)
    lay(state, "smithy_1", "O13", 0)
    state.players[0].pool, state.players[0].goods["wood"] = [1, 3], 5
    said: list[str] = []
    written = mat.written
    monkeypatch.setattr(mat, "written", lambda text, *style: said.append(text) or written(text, *style))
    mat.draw_mat(seen(state, 0), 0, showing(2))
    assert said[said.index("O13") + 1] == "+1–3"


def test_the_best_place_for_a_tile_scores_the_most() -> None:
    view = seen(sample(3, "trade"))
    for tile in filter(None, view.display):
        place, points = city.best_place(view, tile)
        best = city.best_rotations(view, tile)
        assert points == best[place][1] == max(points for _, points in best.values())


def test_the_forecast_workers_are_those_of_the_next_round() -> None:
    state = turn_of(new_game(2), 0)
    player = state.players[0]
    player.pool, player.stage_2 = [1, 5], 1
    play(state, 0, Activate("M12", 5, 0))
    pool, retiring = rounds.pool_ahead(seen(state, 0), 0)
    assert (pool, retiring) == ([1, 1], 1)
    play(state, 0, Pass())
    assert (state.players[0].pool, state.players[0].retired) == (pool, retiring)


@pytest.mark.parametrize(("seats", "moment"), [(2, "start"), (3, "trade"), (5, "last round")])
def test_spaces_to_build_on_are_marked(seats: int, moment: str) -> None:
    view = seen(sample(seats, moment), 0)
    places = {space: f"+{points}" for space, (_, points) in city.best_rotations(view, "statue_1").items()}
    image = opened(pictures.ARTIST.draw_choice(view, 0, places, showing(seats)))
    assert image.width == 1200
    bare = opened(pictures.ARTIST.draw_choice(view, 0, dict.fromkeys(places, ""), showing(seats)))
    assert image.size == bare.size
    assert difference(image.convert("RGB"), bare.convert("RGB")) > 0


def test_tiles_to_activate_are_marked() -> None:
    view = seen(sample(3, "trade"), 0)
    places = dict.fromkeys(list(view.city)[:4], "+2")
    assert opened(pictures.ARTIST.draw_choice(view, 0, places, showing(3))).width == 1200


@pytest.mark.parametrize(("seats", "moment"), [(2, "start"), (3, "trade"), (5, "last round")])
def test_the_gain_on_a_tile_does_not_cover_its_label(seats: int, moment: str) -> None:
    view = seen(sample(seats, moment), 0)
    bare, marked = (
        opened(pictures.ARTIST.draw_choice(view, 0, dict.fromkeys(view.city, gain), showing(seats)))
        for gain in ("", "+12")
    )
    layout = tiles.lay_out(view, table.BARE_RING)
    style = fonts.PLACE_ON_TILE.at(max(22, layout.tile * 0.23))
    for space in view.city:
        (x, _), y = layout.box(space).middle, layout.box(space).y + layout.tile * 0.115
        across, down = fonts.width(space, style) / 2, style.size * 0.35
        written = [round(edge) for edge in (x - across, y - down, x + across, y + down)]
        assert difference(bare.crop(written), marked.crop(written)) < 1, space


def test_only_whole_tiles_are_shown_around_the_tile_of_a_move() -> None:
    scene = table.around("F6")
    boxes = [scene.box(label(column, row)) for column in range(3, 8) for row in range(3, 8)]
    assert all(table.WHOLE.holds(box) for box in boxes)
    assert not table.WHOLE.holds(scene.whole(label(2, 5)))
    assert not table.WHOLE.holds(scene.whole(label(5, 8)))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("board", [board for board in BOARDS if board != "A"])
def test_the_name_of_a_board_to_choose_is_not_truncated(board: str, locale: Locale) -> None:
    for seats in (2, 3, 5):
        state = new_game(seats, boards="choose")
        for player in state.players:
            player.dealt = board
        with measure_texts() as texts:
            table.draw_table(seen(state), Showing(("Anna",) * seats, words(locale, "praetor")))
        assert [text for text, *_ in texts if "…" in text] == []


def test_the_mat_of_a_player_choosing_a_side_shows_both_sides() -> None:
    state = sample(5, "set-up")
    seat = GAME.asked(state)[0].seat
    choosing = opened(pictures.ARTIST.draw_mat(seen(state, seat), seat, showing(5)))
    waiting = opened(pictures.ARTIST.draw_mat(seen(state, seat), (seat + 1) % 5, showing(5)))
    assert choosing.height != waiting.height
    assert BOARDS[state.players[seat].dealt or ""].side == "B"


def _slot(state: State) -> int:
    """Return a slot of the display whose tile seat 0 can afford."""
    goods = state.players[0].goods
    for slot, tile in enumerate(state.display, 1):
        if tile and all(goods[good] >= amount for good, amount in TYPE_OF[tile].build_cost.items()):
            return slot
    raise AssertionError("nothing on offer can be paid")


def test_a_tile_shows_the_experience_gained_and_no_color_letter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: set[str] = set()
    mask = fonts.mask
    monkeypatch.setattr(fonts, "mask", lambda text, style: written.add(text) or mask(text, style))
    table.draw_table(seen(new_game(2)), showing(2))
    assert {"+1", "+0"} & written
    assert not {"R", "G"} & written


@pytest.mark.parametrize("side", [64, 148])
def test_only_a_tile_that_nobody_uses_shows_the_experience_gained(side: int) -> None:
    state, box = turn_of(new_game(3), 0, 1, 2), Box(0, 0, side, side)
    layout = Plan(box, box, side, -12 * side, -11 * side)
    signs = []
    for used in (False, True):
        if used:
            play(state, 0, Activate("M12", 3, 0))
        with measure_texts() as texts:
            tiles.draw_city(Canvas(side, side, NIGHT), layout, seen(state), ["M12"])
        signs.append("+1" in [text for text, *_ in texts])
    assert signs == [True, False]


# Training.


@pytest.mark.parametrize(("stages", "shown"), [((0, 0), False), ((2, 0), True), ((0, 1), True)])
def test_training_stages_and_the_worker_they_lead_to_are_shown_only_if_somebody_is_training(
    stages: tuple[int, int], shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = new_game(2)
    for player in state.players:
        player.stage_1, player.stage_2 = stages
        player.pool = [3]
    values, mask, written = [], fonts.mask, set()
    die = panels.die

    def drawn(seat: SeatLook, value: int, size: int) -> Image.Image:
        values.append(value)
        return die(seat, value, size)

    def noted(text: str, style: fonts.Style) -> fonts.Mask:
        written.add(text)
        return mask(text, style)

    monkeypatch.setattr(panels, "die", drawn)
    monkeypatch.setattr(fonts, "mask", noted)
    pictures.ARTIST.tables[0](seen(state), showing(2))
    assert (1 in values) == shown
    assert ({"I", "II"} <= written) == shown


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("placed", [0, 7])
def test_many_workers_do_not_run_into_the_training_stages(
    placed: int, locale: Locale, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = new_game(5)
    player = state.players[0]
    player.stage_1, player.stage_2 = 3, 2
    player.pool = [2] * (0 if placed else 9)
    player.placed = [
        PlacedWorker(space=f"M{12 + number}", experience=2, role="builder") for number in range(placed)
    ]
    box = Box(808, 614, 768, 106)
    canvas, ends = Canvas(1600, 1200, NIGHT), []
    centre = Canvas.centre

    def noted(self: Canvas, piece: Image.Image, x: float, y: float) -> None:
        ends.append((x - piece.width / 2, x + piece.width / 2))
        centre(self, piece, x, y)

    monkeypatch.setattr(Canvas, "centre", noted)
    with gathered() as faults:
        panels.draw_panel(canvas, seen(state), 0, words(locale, "praetor"), box, asked=False)
    assert not faults
    dice, training = (canvas.spots[f"seat 1 {name}"] for name in ("dice", "training"))
    assert dice.right < training.x
    assert [end for start, end in ends[len(RESOURCES) :] if start < training.x < end] == []


def test_the_morale_of_one_of_five_players_covers_no_worker() -> None:
    state = new_game(5)
    state.players[0].pool = [2] * 3
    box, dice = Box(808, 614, 768, 106), []
    for index in (0, 4, 8):
        state.players[0].morale_index = index
        canvas = Canvas(1600, 1200, NIGHT)
        panels.draw_panel(canvas, seen(state), 0, words("en", "praetor"), box, asked=False)
        spot = canvas.spots["seat 1 dice"]
        dice.append(canvas.image.crop((spot.x, spot.y - 4, spot.right, spot.bottom)).tobytes())
    assert len(set(dice)) == 1
