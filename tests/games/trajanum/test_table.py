"""Forum Trajanum's pictures: table, forum, colonias, mats and choices, without secrets."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.assets import ASSETS
from bot.engine import Chance
from bot.games import TITLES
from bot.games.trajanum import pictures
from bot.games.trajanum.components import (
    BUILDINGS,
    CLASSES,
    LAYOUTS,
    PLANS,
    RESOURCES,
    REWARDS,
    ROWS,
    STREETS,
    TILE_SPACES,
    TILES,
    TRACK_NAMES,
    TRAJAN_CARDS,
    street_name,
)
from bot.games.trajanum.game import GAME
from bot.games.trajanum.holdings import GOODS, HOLDINGS
from bot.games.trajanum.pictures import forum, panels, private, scene, tiles
from bot.games.trajanum.pictures.colonia import (
    LARGE_BLOCK,
    LEAST_RESERVE,
    SMALL_BLOCK,
    reserve_layout,
)
from bot.games.trajanum.pictures.panels import CELL_SIGN, reward_signs
from bot.games.trajanum.pictures.scene import Heading
from bot.games.trajanum.pictures.tiles import COLOURS, of_gain, of_tile
from bot.games.trajanum.rules.forum import EnvoyChoice
from bot.games.trajanum.rules.moves import Build, Envoy, Keep, Take
from bot.games.trajanum.rules.tiles import takeable
from bot.games.trajanum.scoring import collected, formations
from bot.games.trajanum.state import FACE_DOWN, SOURCES, Hand, State, View
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures import fonts
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import headed
from bot.pictures.private_board import LEFT, RIGHT
from bot.pictures.theme import LIGHT_GOLD, PAPYRUS, SEATS, contrast
from tests.games.drawing import SMALLEST, alike, difference, laid_by

from .drawn import DRAWING
from .scenario import (
    bare,
    building_step,
    empty_table,
    envoys,
    new_game,
    play,
    run,
    scoring,
    stand,
    taking,
    turn_of,
)

seen, showing, sample = DRAWING.seen, DRAWING.showing, DRAWING.sample


def test_every_rules_picture_belongs_to_a_page() -> None:
    named = {page.picture for page in TITLES["trajanum"].words.rules(4, {}) if page.picture}
    assert named == set(pictures.pages.PAGES)


# Nothing hidden changes a byte of a picture.


def disguised(state: State, viewer: int | None) -> State:
    """Return the position with everything that is hidden from the viewer dealt anew."""
    other: State = GAME.imagine(GAME.view(state, viewer), Chance(b"pictures"))
    return other


@DRAWING.each_moment
def test_what_is_hidden_from_the_viewer_changes_no_byte(seats: int, moment: str) -> None:
    state = sample(seats, moment)
    hidden = disguised(state, None)
    assert GAME.encode(hidden) != GAME.encode(state)
    for draw in pictures.ARTIST.tables:
        assert alike(draw(seen(state), showing(seats)), draw(seen(hidden), showing(seats)))
    for seat in range(seats):
        others = disguised(state, seat)
        for shown in {seat, (seat + 1) % seats}:
            mat, other = (
                pictures.ARTIST.mat(seen(one, seat), shown, showing(seats)) for one in (state, others)
            )
            assert alike(mat, other)


def test_the_table_does_not_show_a_taken_tile_before_all_have_taken() -> None:
    state = taking(new_game(3), "tower", "monument")
    before = pictures.ARTIST.draw_table(seen(state), showing(3))
    space = takeable(seen(state, 1), 1)[1]
    play(state, 1, Take(space))
    assert pictures.ARTIST.draw_table(seen(state), showing(3)) == before
    assert pictures.ARTIST.draw_table(seen(state, 1), showing(3)) == before
    untouched = pictures.ARTIST.draw_mat(seen(state, 0), 1, showing(3))
    assert pictures.ARTIST.draw_mat(seen(state, 1), 1, showing(3)) != untouched


def test_only_giver_and_receiver_see_a_passed_tile() -> None:
    state = taking(new_game(3), "tower", "monument")
    for seat in range(3):
        play(state, seat, Take("B1"))
        play(state, seat, Take("A2"))
        play(state, seat, Keep(state.private(seat).taken[0].tile))
    state.privates[0].hand = Hand()
    passed = state.private(2).passed
    assert passed is not None
    assert state.private(1).hand.received == passed
    saying = words("en", "trajanum")
    names = ("Livia", "Marcus", "Ödön")

    def shown(viewer: int, seat: int) -> list[str]:
        return [tile for tile, *_ in private.held_tiles(seen(state, viewer), seat, saying, names)]

    assert passed in shown(1, 1)
    assert passed in shown(2, 2)
    assert shown(0, 1) == shown(2, 1) == [FACE_DOWN, FACE_DOWN]


def test_the_owner_sees_which_tiles_are_face_down_but_not_where() -> None:
    state = new_game(2)
    view = seen(state, 0)
    assert len(view.unseen) == 28
    before = pictures.ARTIST.draw_mat(view, 0, showing(2))
    spaces = list(state.faces[0])
    state.faces[0] = dict(zip(spaces, reversed(list(state.faces[0].values())), strict=True))
    assert pictures.ARTIST.draw_mat(seen(state, 0), 0, showing(2)) == before


# The table.


@pytest.mark.parametrize("locale", LOCALES)
def test_every_component_has_artwork(locale: Locale) -> None:
    needed = {
        *(artwork for tile in TILES for artwork in of_tile(tile, locale)),
        *(f"trajanum/{building}" for building in BUILDINGS),
        *(of_gain(what, locale) for what in (*RESOURCES, "upgrade", "vp")),
        *(f"trajanum/{symbol}" for symbol in STREETS),
        *(f"trajanum/{row.id}" for row in ROWS.values()),
        *(f"trajanum/{citizen}" for citizen in CLASSES),
        *(sign for reward in REWARDS.values() for sign in reward_signs(reward, locale) if sign != CELL_SIGN),
        *Heading.sources.values(),
        *(artwork for card in TRAJAN_CARDS.values() for artwork, _ in panels.collecting(card)),
        *(f"common/{piece}_{seat.shape}" for seat in SEATS[:4] for piece in ("token", "mark")),
    }
    assert [name for name in sorted(needed) if not (ASSETS / f"{name}.svg").is_file()] == []
    assert Heading.sources.keys() == set(SOURCES)
    assert sorted(good.name for good in HOLDINGS.on(GOODS)) == sorted(RESOURCES)


def test_every_tile_looks_different() -> None:
    faces = {tiles.face_up(tile, 84, 44, "en").tobytes() for tile in TILES}
    citizens = [tile for tile in TILES.values() if tile.citizen]
    assert len(faces) == len(TILES) - len(citizens) + len(CLASSES), "the two citizens of a class are alike"


def test_every_order_looks_different() -> None:
    drawn = []
    for card in TRAJAN_CARDS.values():
        canvas = Canvas(248, 110, PAPYRUS)
        panels.draw_card_orders(canvas, card, Box(4, 4, 240, 102))
        drawn.append(canvas.image.tobytes())
    assert len(set(drawn)) == len(TRAJAN_CARDS)


def test_backs_of_tiles_differ_in_color_and_even_in_gray() -> None:
    backs = [tiles.face_down(seat, 47, 47).convert("RGB") for seat in SEATS[:4]]
    for one, other in combinations(backs, 2):
        assert difference(one, other) > 10
        assert difference(one.convert("L"), other.convert("L")) > 2


def test_a_double_tile_has_no_visible_joint() -> None:
    double = tiles.building(("park", "park"), 60, upright=False).convert("RGB")
    assert double.getpixel((59, 30)) == double.getpixel((60, 30)) == COLOURS["green"].tile
    single = tiles.building(("park",), 60, upright=False).convert("RGB")
    assert single.getpixel((59, 30)) != COLOURS["green"].tile


@pytest.mark.parametrize("colour", COLOURS)
def test_the_letter_of_a_color_is_legible_on_its_stone(colour: str) -> None:
    kind = COLOURS[colour]
    assert contrast(kind.ink, kind.stone) >= 4.5
    assert contrast(kind.ink, kind.glint) >= 4.5


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("symbol", STREETS)
def test_the_name_of_a_street_fits_its_card(symbol: str, locale: Locale) -> None:
    name = words(locale, "trajanum").text(street_name(symbol))
    assert fonts.width(name, panels.STREET_NAME.at(SMALLEST)) <= panels.STREET_ROOM


# The arrangement of forum and colonias.


@pytest.mark.parametrize(("seats", "layout"), LAYOUTS)
@pytest.mark.parametrize("over", [False, True], ids=["playing", "over"])
def test_every_forum_leaves_room_for_column_and_plaza(seats: int, layout: str, over: bool) -> None:
    cells = empty_table(seats, forum_layout=layout).forum.colours()
    frame, plan, *free = scene.forum_arrangement(cells, over=over)
    boxes = [plan.box(cell) for cell in cells]
    assert plan.cell >= 52
    assert len({(box.x, box.y) for box in boxes}) == len(cells) == 12 * (seats + 1)
    for box in (*boxes, *free):
        assert frame.x < box.x
        assert box.right < frame.right
        assert frame.y < box.y
        assert box.bottom < frame.bottom
    for place in free:
        for box in boxes:
            apart = place.x >= box.right or box.x >= place.right
            assert apart or place.y >= box.bottom or box.y >= place.bottom


def test_a_complete_area_is_framed() -> None:
    state = bare(2)
    before = scene.draw_forum(seen(state), showing(2)).image
    area = next(area for area in state.forum.areas if len(area.cells) == 2)
    envoys(state, 0, *area.cells)
    drawn = scene.draw_forum(seen(state), showing(2)).image
    _, plan, *_ = scene.forum_arrangement(state.forum.colours())
    box = plan.box(area.cells[0])
    edge = box.x + forum.AREA_EDGE + 2, box.y + box.height // 2
    assert drawn.getpixel(edge) != before.getpixel(edge)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seats_own_picture_has_its_colonia_in_the_same_place_as_the_public_one(seats: int) -> None:
    state = building_step(bare(seats))
    everybody = scene.draw_colonias(GAME.view(state, None), showing(seats)).spots
    for seat in range(seats):
        own = scene.draw_colonias(GAME.view(state, seat), showing(seats)).spots
        for space in TILE_SPACES:
            assert own[f"space {space}"] == everybody[f"seat {seat + 1} space {space}"]


def test_many_markers_fit_on_the_plaza() -> None:
    state = bare(4)
    for player in state.players:
        player.plaza = list(TRACK_NAMES)
        player.tracks = dict.fromkeys(TRACK_NAMES, 4)
    box = scene.BLOCK[2]
    _, spots = forum.marker_spots(12, box)
    assert all(box.x <= x <= box.right - 20 and box.y <= y <= box.bottom for x, y in spots)
    assert len(set(spots)) == 12
    assert len(pictures.ARTIST.draw_table(seen(state), showing(4))) == 2


# The last move.


def header(view: View) -> Heading:
    """Return the heading of a view."""
    return Heading(view, showing(view.seats))


def test_a_building_is_marked_in_its_colonia() -> None:
    state = building_step(bare(4), builder=1, worker_green=1)
    play(state, 0, Build("column_park", "C3", "D3", "grey"))
    view = seen(state)
    deed = header(view).deed
    assert deed is not None
    assert (deed.key, deed.seat, deed.places) == ("built", 0, ("C3", "D3"))
    assert header(view).gains(0) == {"vp": 3, "builder": -1, "worker_green": -1}
    drawn = scene.draw_colonias(view, showing(4)).image
    box = LARGE_BLOCK.placed(24, scene.TOP).grid.boxes(deed.places)
    assert drawn.getpixel((box.x - 1, box.y + box.height // 2)) == LIGHT_GOLD


def test_the_badge_of_a_building_in_the_first_row_covers_no_street() -> None:
    drawn = []
    for action in (None, Build("column_park", "C1", "D1", "grey")):
        state = building_step(bare(4), builder=1, worker_green=1)
        if action:
            play(state, 0, action)
        drawn.append(scene.draw_colonias(seen(state), showing(4)).image)
    grid = LARGE_BLOCK.placed(24, scene.TOP).grid
    streets = (grid.x, grid.y - 56, grid.x + grid.width, grid.y - 6)
    assert drawn[0].crop(streets).tobytes() == drawn[1].crop(streets).tobytes()


def test_an_envoy_is_marked_in_the_forum() -> None:
    state = bare(2)
    state.players[0].ship = 1
    state = run(state, EnvoyChoice(0, "red"))
    cell = next(area for area in state.forum.areas if area.colour == "red" and len(area.cells) > 1).cells[0]
    play(state, 0, Envoy(cell))
    deed = header(seen(state)).deed
    assert deed is not None
    assert (deed.key, deed.places) == ("envoy-placed", (cell,))
    assert header(seen(state)).gains(0) == {"ship": -1}


def test_an_envoy_that_completes_an_area_is_described_by_the_area() -> None:
    view = seen(sample(2, "area"))
    deed = header(view).deed
    assert deed is not None
    assert deed.seat is not None
    assert deed.key == "area-completed"
    assert len(deed.places) == 1
    assert header(view).gains(deed.seat)["ship"] == -1


def test_a_simultaneous_move_of_all_is_no_single_players_deed() -> None:
    state = sample(4, "delivered")
    assert header(seen(state)).deed is None
    taken = [event.places for event in seen(state).events if event.key == "tiles-taken"]
    assert taken
    assert all(1 <= len(spaces) <= 2 for spaces in taken)


def test_a_scoring_is_described_with_everybodys_points() -> None:
    view = seen(sample(4, "scored"))
    assert header(view).deed is None
    assert sum(header(view).gains(seat)["vp"] for seat in range(4)) > 0
    said = "".join(run.text for run in header(view).happened()[0])
    assert said.startswith("Cycle II is scored: Livia +")
    whole = headed("Maximilian von Hohenfels-Wartenberg", "legatus")
    assert f"{whole} +" in said, "where there is no room, the header cuts names"


def test_a_secret_move_is_not_shown_as_a_deed() -> None:
    assert header(seen(sample(4, "taking"))).deed is None


# Mats and choices.


def test_tiles_in_hand_have_different_origins() -> None:
    state = turn_of(new_game(2), 0, "t_red_red", "t_builder_coin")
    saying = words("en", "trajanum")
    found = private.held_tiles(seen(state, 0), 0, saying, ("Livia", "Marcus"))
    assert [(tile, owner) for tile, owner, _ in found] == [("t_red_red", 0), ("t_builder_coin", 1)]
    assert len({whence for *_, whence in found}) == 2


def test_a_mat_counts_the_tiles_that_it_shows_face_down() -> None:
    state = taking(new_game(2), "tower", "monument")
    play(state, 0, Take("B1"))
    play(state, 0, Take("A2"))
    play(state, 0, Keep(state.private(0).taken[0].tile))
    view = seen(state, 0)
    assert (len(view.unseen), view.players[0].hidden_tiles) == (26, 28), "others see that only later"
    written = [one.text for one in laid_by(lambda: private.draw_mat(view, 0, showing(2)))]
    assert "26" in written
    assert "28" not in written


def test_below_a_tile_taken_from_a_corner_is_a_crane() -> None:
    state = taking(new_game(2), "tower", "monument")
    play(state, 0, Take("A1"))
    view = seen(state, 0)
    mat = private.draw_mat(view, 0, showing(2))
    for drawn in (mat, private.draw_choice(view, 0, {"B1": ""}, showing(2))):
        box = drawn.spots["space A1"]
        crane = tiles.crane(view.players[0].cranes["A1"].colour, box.width, False).convert("RGB")
        left, top, right, bottom = 30, 30, box.width - 30, box.height - 30
        within = (box.x + left, box.y + top, box.x + right, box.y + bottom)
        assert drawn.image.crop(within).tobytes() == crane.crop((left, top, right, bottom)).tobytes()


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 9, 12, 14])
@pytest.mark.parametrize("plan", [SMALL_BLOCK, LARGE_BLOCK], ids=["small", "large"])
def test_a_reserve_of_any_size_fits(plan: object, count: int) -> None:
    box = SMALL_BLOCK.reserve if plan is SMALL_BLOCK else LARGE_BLOCK.reserve
    found = reserve_layout(count, box)
    assert len(found) == min(count, 4 if plan is SMALL_BLOCK else 12)
    assert all(tile.height >= LEAST_RESERVE for tile in found)
    assert all(
        tile.x >= box.x and tile.right <= box.right and tile.y >= box.y and tile.bottom <= box.bottom
        for tile in found
    )


def test_cells_are_chosen_in_the_forum_and_spaces_in_the_colonia() -> None:
    state = bare(2)
    state.players[0].ship = 1
    places = {"A1": "", "B1": ""}
    at_home = private.draw_choice(seen(state, 0), 0, places, showing(2)).image
    state = run(state, EnvoyChoice(0, "any"))
    in_rome = private.draw_choice(seen(state, 0), 0, places, showing(2)).image
    assert at_home.size != in_rome.size
    elsewhere = private.draw_choice(seen(state, 0), 0, {"column_park": "+3"}, showing(2)).image
    assert elsewhere.size == private.draw_mat(seen(state, 0), 0, showing(2)).image.size


def test_the_badge_of_a_place_is_visible() -> None:
    state = taking(new_game(2), "tower", "monument")
    view = seen(state, 0)
    bare_places = dict.fromkeys(takeable(view, 0), "")
    written = pictures.ARTIST.draw_choice(view, 0, bare_places | {"D4": "+1"}, showing(2))
    assert written != pictures.ARTIST.draw_choice(view, 0, bare_places, showing(2))


def test_every_plan_can_be_drawn_on_a_full_colonia() -> None:
    state = bare(3)
    kinds = [part for plan in PLANS.values() for part in plan.parts]
    sites = [space for space in TILE_SPACES if space not in state.players[0].cranes]
    stand(state, 0, **dict(zip(sites, kinds * 2, strict=False)))
    assert all(len(png) <= 250_000 for png in pictures.ARTIST.draw_table(seen(state), showing(3)))


def test_the_scoring_can_be_drawn_with_no_citizens_left() -> None:
    state = scoring(bare(2), 3)
    assert len(pictures.ARTIST.draw_table(seen(state), showing(2))) == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_words_say_how_often_an_order_is_fulfilled(locale: Locale) -> None:
    state = sample(2, "last round")
    view, language = seen(state, 0), words(locale, "trajanum")
    written = [one.text for one in laid_by(lambda: private.draw_mat(view, 0, showing(2, locale)))]
    player = view.players[0]
    for card in map(TRAJAN_CARDS.__getitem__, view.trajan.values()):
        for times in (formations(player, card), collected(player, card)):
            assert language("picture-order-times", times=times) in written
    assert [text for text in written if text == "×0"] == []
    for times in range(12):
        said = language("picture-order-times", times=times)
        assert (
            fonts.width(said, private.TIMES.at(private.TIMES.least))
            <= (RIGHT - LEFT - 2 * panels.CARD_GAP) // 3 * 0.46
        )
