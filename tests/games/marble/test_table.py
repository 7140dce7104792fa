"""City of Marble's pictures: board and panels, what has changed, and no secrets."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PIL import Image

from bot.assets import ASSETS
from bot.engine import Event, all_moves
from bot.games import TITLES
from bot.games.marble.board import PLACES, POINTS, TRIANGLES
from bot.games.marble.components import FIELDS, HILLS, OUTLETS, TYPES
from bot.games.marble.game import GAME
from bot.games.marble.pictures import ARTIST, city, pages, private, table
from bot.games.marble.pictures.city import NOTHING, Fresh, last_move
from bot.games.marble.pictures.ground import ON_TRAVERTINE, Plan, named_now
from bot.games.marble.pictures.table import Heading, draw_panel
from bot.games.marble.rules.moves import NO, YES, Aqueduct, Claim, Draw, Play, Recall
from bot.games.marble.state import State, View
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures import fonts, highlights
from bot.pictures.artist import Since
from bot.pictures.canvas import Canvas, Point
from bot.pictures.names import Showing
from bot.pictures.theme import LIGHT_GOLD, WALL, Colour

from .drawn import DRAWING
from .scenario import ARENA, BATH, TEMPLE, THEATRE, holds, laid, line, new_game, play, site

seen, showing, sample = DRAWING.seen, DRAWING.showing, DRAWING.sample

ENGLISH = words("en", "marble")
JULIA, CLAUDIA, TIBERIUS = 0, 1, 2


def theatre() -> State:
    """Return example 1 before the tile that finishes the theater at EF8."""
    state = new_game(3, "capitoline", "palatine", "viminal")
    laid(state, THEATRE, "E9-E10", by=JULIA)
    laid(state, THEATRE, "F8-F9", by=CLAUDIA)
    laid(state, ARENA, "F6-F7", by=CLAUDIA)
    laid(state, THEATRE, "E6-E7", by=TIBERIUS)
    return state


def drawn(state: State, plan: Plan | None = None) -> Image.Image:
    """Draw only the city, in the layout of the table by default."""
    canvas = Canvas(table.BOARD.width, table.BOARD.height, WALL)
    view: View = seen(state)
    city.draw_city(canvas, plan or table.PLAN, view, ENGLISH, last_move(view), named=())
    return canvas.image


def at(image: Image.Image, point: Point) -> Colour:
    pixel = image.getpixel((round(point[0]), round(point[1])))
    assert isinstance(pixel, tuple)
    return pixel[0], pixel[1], pixel[2]


def differing(one: Image.Image, other: Image.Image, point: Point, reach: int = 12) -> bool:
    """Return whether the pictures differ around a point."""
    x, y = round(point[0]), round(point[1])
    box = (x - reach, y - reach, x + reach, y + reach)
    return one.crop(box).tobytes() != other.crop(box).tobytes()


# The layout of the board.


@pytest.mark.parametrize("half", [31, 44, 49, 56, 82])
def test_points_and_triangles_are_drawn_where_the_board_has_them(half: int) -> None:
    plan = Plan(half, 10, 20)
    for point in POINTS.values():
        x, y = plan.point(point.name)
        assert x == pytest.approx(10 + point.column / 2 * plan.side)
        assert y == pytest.approx(20 + point.line * 3**0.5 / 2 * plan.side, abs=plan.side * 0.1)
    for triangle in TRIANGLES.values():
        corners = plan.triangle(triangle.name)
        assert plan.centre(triangle.name) == pytest.approx(
            (sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3)
        )


def test_the_winning_total_is_given_as_victory_points() -> None:
    heading = Heading(seen(new_game(2)), Showing(("Anna", "Ben"), words("de", "marble")))
    assert heading.total(12) == "12 Siegpunkte"


def test_the_outline_of_a_place_alternates_acute_and_obtuse_corners() -> None:
    plan = Plan(44)
    for place in PLACES.values():
        outline = plan.outline(place.name)
        assert {outline[0], outline[2]} == {plan.point(corner) for corner in place.acute}
        assert {outline[1], outline[3]} == {plan.point(corner) for corner in place.obtuse}
        assert plan.middle(place.name) == pytest.approx(
            (sum(x for x, _ in outline) / 4, sum(y for _, y in outline) / 4)
        )


def test_the_whole_board_is_on_the_table() -> None:
    for point in POINTS:
        x, y = table.PLAN.point(point)
        assert 0 < x < table.BOARD.width
        assert 0 < y < table.BOARD.height
    for colour in OUTLETS:
        x, y = city.outlet_at(table.PLAN, colour)
        assert x + 23 <= table.BOARD.width


# Tiles, hills, bridges, sites and aqueducts.


@pytest.mark.parametrize("place", ["H10-H11", "H9-H10", "G13-H13"])
def test_a_tile_covers_its_two_triangles_and_no_other(place: str) -> None:
    state = new_game(2)
    before = drawn(state)
    after = drawn(laid(state, BATH, place))
    for name in TRIANGLES:
        assert differing(before, after, table.PLAN.centre(name), 6) == (name in PLACES[place].triangles)


@pytest.mark.parametrize("place", ["C5-C6", "E14-E15", "G9-H9"])
def test_each_type_of_tile_looks_different_in_every_orientation(place: str) -> None:
    images = {drawn(laid(new_game(2), kind, place)).tobytes() for kind in TYPES}
    assert len(images) == len(TYPES)


def test_a_magistrate_is_visible_on_its_tile() -> None:
    alone, watched = laid(new_game(2), TEMPLE, "E8-E9"), laid(new_game(2), TEMPLE, "E8-E9", by=1)
    assert differing(drawn(alone), drawn(watched), table.PLAN.middle("E8-E9"))


def test_hills_in_play_look_different_from_the_outlines_of_the_others() -> None:
    some, others = new_game(2, "palatine", "caelian", "aventine"), new_game(2, *list(HILLS)[:3])
    one, two = drawn(some), drawn(others)
    for hill in HILLS.values():
        different = (hill.id in some.hills) != (hill.id in others.hills)
        assert differing(one, two, table.PLAN.centre(hill.triangle)) == different


def test_a_bridge_that_was_taken_is_no_longer_drawn() -> None:
    state = new_game(2)
    before = drawn(state)
    state.bridges.remove("C3")
    assert differing(before, drawn(state), table.PLAN.centre("C3"))


def test_a_site_that_lacks_one_wedge_is_circled() -> None:
    state = laid(new_game(2), THEATRE, "E9-E10", "F8-F9", "F6-F7")
    assert "EF8" not in city.closing(seen(state))
    laid(state, BATH, "D8-E8")
    assert "EF8" in city.closing(seen(state))


def test_a_point_that_a_hill_blocks_is_never_circled() -> None:
    tiles = ("D5-D6", "E6-E7")
    fills, blocks = new_game(2), new_game(2, hills_block_sites="on")
    for state in (fills, blocks):
        laid(state, TEMPLE, *tiles)
        laid(state, BATH, "D8-D9")
    assert "DE7" in city.closing(seen(fills))
    assert "DE7" not in city.closing(seen(blocks))


def test_a_building_shows_its_owner() -> None:
    images = set()
    for owner in (0, 1):
        state = laid(new_game(2), TEMPLE, "E9-E10", "E11-F11", "F9-F10")
        site(state, "temple", "EF10", owner=owner)
        images.add(drawn(state).tobytes())
    assert len(images) == 2


def test_an_aqueduct_runs_along_the_edges_from_point_to_point() -> None:
    state = laid(new_game(2), TEMPLE, "C15-D15", "C16-C17", "D16-D17")
    before = drawn(state)
    line(state, "grey", "BC17", "BC15", "CD16", "DE15")
    after = drawn(state)
    points = ["BC17", "BC15", "CD16", "DE15"]
    for start, end in pairwise(points):
        (x1, y1), (x2, y2) = table.PLAN.point(start), table.PLAN.point(end)
        assert differing(before, after, ((x1 + 2 * x2) / 3, (y1 + 2 * y2) / 3), 3)
    assert not differing(before, after, table.PLAN.middle("C16-C17"), 3)


def test_the_table_labels_exactly_the_triangles_that_some_answer_uses() -> None:
    met: set[str] = set()
    for seats, moment in (
        (2, "start"),
        (2, "middle"),
        (4, "built"),
        (4, "claimed"),
        (4, "last round"),
        (4, "end"),
    ):
        state = sample(seats, moment)
        wanted: set[str] = set()
        for asked in GAME.asked(state):
            view: View = seen(state, asked.seat)
            assert view.decision is not None
            met.add(view.decision.kind())
            for move in all_moves(view.decision.forms(view)):
                for value in move.values().values():
                    wanted.update(PLACES[value].triangles if value in PLACES else ())
        assert set(named_now(seen(state))) == wanted
    assert met >= {"action", "site-claim"}


@pytest.mark.parametrize("triangle", ["E10", "E11", "F9"])
def test_an_empty_triangle_is_labeled_where_its_name_is_needed(triangle: str) -> None:
    view: View = seen(laid(new_game(2), TEMPLE, "E8-E9"))
    pictures = []
    for named in ((), (triangle,)):
        canvas = Canvas(table.BOARD.width, table.BOARD.height, WALL)
        city.draw_city(canvas, table.PLAN, view, ENGLISH, named=named)
        pictures.append(canvas.image)
    for name in TRIANGLES:
        assert differing(*pictures, table.PLAN.centre(name), 8) == (name == triangle)


@pytest.mark.parametrize(
    ("triangle", "points"),
    [
        ("C16", ("BC15", "CD16")),
        ("C16", ("BC17", "CD16")),
        ("C16", ("BC15", "BC17")),
        ("C16", ("BC15", "CD16", "BC17")),
        ("D16", ("CD16", "DE15")),
    ],
)
def test_the_name_of_a_triangle_is_whole_beside_aqueducts(triangle: str, points: tuple[str, ...]) -> None:
    dry, watered = new_game(2), new_game(2)
    line(watered, "grey", *points)
    written = []
    for state in (dry, watered):
        laid(state, TEMPLE, "C14-C15")
        canvas = Canvas(table.BOARD.width, table.BOARD.height, WALL)
        city.draw_city(canvas, table.PLAN, seen(state), ENGLISH, named=(triangle,))
        written.append(
            {colour: count for count, colour in canvas.image.getcolors(1 << 20) or ()}[ON_TRAVERTINE]
        )
    assert written[0] == written[1] > 0


@pytest.mark.parametrize("moment", ["start", "middle", "bridge", "built", "claimed"])
def test_the_badge_of_a_gain_covers_no_name(moment: str) -> None:
    view: View = seen(sample(4, moment))
    names = city.names_at(table.PLAN, view, named_now(view))
    assert names
    middles = [(table.PLAN.middle(tile), city.BRIDGE_PLACES) for tile in PLACES]
    middles += [(table.PLAN.point(point), city.GAIN_PLACES) for point in POINTS]
    clear = 0
    for middle, offsets in middles:
        x, y = city.clear_place(table.PLAN, middle, offsets, names)
        across, down = offsets[-1]
        if (x - middle[0], y - middle[1]) != pytest.approx((across, down)):
            clear += 1
            assert all(abs(x - left) > 78 or abs(y - top) > 42 for left, top in names)
    assert clear


# The last move.


def test_the_last_tile_stays_framed_in_gold_until_its_claims_are_answered() -> None:
    state = theatre()
    holds(state, JULIA, theatre=2)
    play(state, JULIA, Play(THEATRE, "D8-E8", YES))
    fresh = last_move(seen(state))
    assert (fresh.tile, fresh.sites) == ("D8-E8", ["EF8"])
    assert fresh.gains == {"EF8": (5, "")}
    image = drawn(state)
    outline = table.PLAN.outline("D8-E8")
    edge = ((outline[0][0] + outline[1][0]) / 2, (outline[0][1] + outline[1][1]) / 2)
    assert at(image, edge) == LIGHT_GOLD
    play(state, JULIA, Claim("E9-E10"))
    fresh = last_move(seen(state))
    assert (fresh.left, fresh.went_to) == ("E9-E10", "theatre")
    assert (fresh.tile, fresh.sites) == ("D8-E8", ["EF8"])


def test_new_aqueduct_pieces_and_the_coin_of_a_fountain_are_marked() -> None:
    state = laid(new_game(2), TEMPLE, "C15-D15", "C16-C17", "D16-D17", "D18-E18", "E16-E17")
    line(state, "grey", "BC17", "BC15", "CD16", "DE15")
    site(state, "fountain", "DE17")
    play(state, 0, Aqueduct("grey E", "grey SE"))
    fresh = last_move(seen(state))
    assert fresh.reached == ["DE17", "EF18"]
    assert fresh.gains == {"DE17": (1, "marble/treasury")}


def test_taking_a_bridge_is_shown_to_every_viewer() -> None:
    state = laid(new_game(3), TEMPLE, "E3-E4")
    state.hills = ["capitoline", "palatine", "viminal"]
    play(state, 0, Play(BATH, "E1-E2", NO))
    for viewer in (None, 0, 1):
        fresh = last_move(seen(state, viewer))
        assert fresh.bridge


def test_the_tiles_just_drawn_are_known_when_they_are_already_in_the_forum() -> None:
    state = new_game(2)
    play(state, 0, Draw(TEMPLE, ARENA))
    fresh = last_move(seen(state))
    assert fresh.drawn == {TEMPLE: 1, ARENA: 1}


def test_tiles_just_drawn_are_counted_once() -> None:
    def panel(forum: int, incoming: int, drawn: int) -> bytes:
        state = new_game(2)
        holds(state, 0, temple=forum)
        state.players[0].incoming[TEMPLE] = incoming
        box = table.PANELS.spread(2)[0]
        canvas = Canvas(box.right, box.bottom, WALL)
        draw_panel(canvas, seen(state), 0, ENGLISH, box, Fresh(0, drawn={TEMPLE: drawn} if drawn else {}))
        return canvas.image.tobytes()

    assert panel(5, 0, 1) == panel(4, 1, 0) == panel(4, 1, 1)
    assert panel(5, 0, 0) != panel(5, 0, 1)


def test_a_recalled_magistrate_leaves_a_mark() -> None:
    state = laid(new_game(2), TEMPLE, "E8-E9", by=0)
    play(state, 0, Recall("E8-E9"))
    fresh = last_move(seen(state))
    assert (fresh.left, fresh.tile) == ("E8-E9", None)
    assert last_move(seen(new_game(2))) == NOTHING


# Since the last turn.


def julia_finishes_the_theater(state: State) -> list[list[Event]]:
    """Return the events of three moves: Julia lays the tile and claims, Claudia doesn't claim."""
    holds(state, JULIA, theatre=2)
    return [
        play(state, JULIA, Play(THEATRE, "D8-E8", YES)).events,
        play(state, JULIA, Claim("E9-E10")).events,
        play(state, CLAUDIA, Claim("none")).events,
    ]


def test_tiles_sites_and_other_moves_since_a_players_last_turn_are_numbered() -> None:
    state = theatre()
    moves = [
        *julia_finishes_the_theater(state),
        play(state, TIBERIUS, Claim("none")).events,
        play(state, JULIA, Draw(TEMPLE, ARENA)).events,
    ]
    view, numbers = seen(state, TIBERIUS), Since(moves)
    assert numbers.places() | {"D8-E8": "1", "E9-E10": "2"} == numbers.places()
    assert numbers.places()["EF8"].startswith("1")
    assert numbers.seats() == {JULIA: "5"}
    pictures = [
        private.draw_since(view, TIBERIUS, Since(moves[:count]), showing(3)).image for count in (0, 1, 2, 5)
    ]
    assert len({picture.tobytes() for picture in pictures}) == len(pictures)
    assert pictures[3].height > pictures[0].height == pictures[1].height == pictures[2].height


def test_a_move_numbered_on_a_tile_is_not_numbered_again_at_the_point_beside_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    numbers: list[str] = []
    monkeypatch.setattr(highlights, "disc", lambda canvas, x, y, text, size: numbers.append(text))
    state = theatre()
    moves = julia_finishes_the_theater(state)
    assert Since(moves).places() == {"D8-E8": "1", "EF8": "1 2 3", "E9-E10": "2"}
    private.draw_since(seen(state, TIBERIUS), TIBERIUS, Since(moves), showing(3))
    assert sorted(numbers) == ["1", "2", "3"]


def test_a_number_on_a_tile_does_not_cover_its_magistrate() -> None:
    pictures = []
    for watched in (YES, NO):
        state = theatre()
        holds(state, JULIA, theatre=2)
        moves = [play(state, JULIA, Play(THEATRE, "D8-E8", watched)).events]
        pictures.append(private.draw_since(seen(state, TIBERIUS), TIBERIUS, Since(moves), showing(3)).image)
    board, plan = private.lay_out(POINTS)
    x, y = plan.middle("D8-E8")
    assert differing(*pictures, (board.x + x, board.y + y - 20))


# The end.


@pytest.mark.parametrize("locale", LOCALES)
def test_no_source_of_points_is_truncated_at_the_end(monkeypatch: pytest.MonkeyPatch, locale: Locale) -> None:
    written: list[str] = []
    mask = fonts.mask
    monkeypatch.setattr(fonts, "mask", lambda text, style: written.append(text) or mask(text, style))
    seats = 4
    table.draw_table(seen(sample(seats, "end")), Showing("ABCD", words(locale, "marble")))
    assert set(map(words(locale, "marble"), ("source-most_coins", "source-aqueducts"))) <= set(written)
    assert [text for text in written if "…" in text] == []


def test_points_that_lack_a_wedge_are_circled_until_the_end() -> None:
    state = sample(2, "end")
    view: View = seen(state)
    point = city.closing(view)[0]
    over = drawn(state)
    going_on: State = GAME.copy(state)
    going_on.outcome = None
    assert differing(over, drawn(going_on), table.PLAN.point(point), 30)


# Secrets.


def test_only_the_owners_mat_depends_on_the_values_of_bridges() -> None:
    state = sample(3, "bridge")
    other: State = GAME.copy(state)
    other.values = [[5 - value for value in values] for values in other.values]
    other.bridge_tiles = {space: 5 - value for space, value in other.bridge_tiles.items()}
    owner = next(seat for seat, values in enumerate(state.values) if values)
    for viewer in (None, (owner + 1) % 3):
        assert table.draw_table(seen(state, viewer), showing(3)).image.tobytes() == (
            table.draw_table(seen(other, viewer), showing(3)).image.tobytes()
        )
        assert private.draw_mat(seen(state, viewer), owner, showing(3)).image.tobytes() == (
            private.draw_mat(seen(other, viewer), owner, showing(3)).image.tobytes()
        )
    assert ARTIST.draw_mat(seen(state, owner), owner, showing(3)) != (
        ARTIST.draw_mat(seen(other, owner), owner, showing(3))
    )


# Rules pages, artwork.


def test_every_rules_picture_belongs_to_a_page() -> None:
    assert {page.picture for page in TITLES["marble"].words.rules(4, {}) if page.picture} == set(pages.PAGES)


def test_every_component_has_artwork() -> None:
    needed = {
        *(f"marble/{prefix}{kind}" for kind in TYPES for prefix in ("", "house_", "tile_", "imperium_")),
        *(f"marble/{name}" for name in ("fountain", "hill", "bridge", "outlet", "aqueduct", "treasury")),
        "marble/imperium_all",
        "common/olive_branch",
    }
    assert [name for name in sorted(needed) if not (ASSETS / f"{name}.svg").is_file()] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_magistrate_on_a_field_is_visible(locale: Locale) -> None:
    state = new_game(4)
    for field in FIELDS:
        images = [table.draw_table(seen(state), showing(4, locale)).image]
        for seat in range(4):
            for number in range(1, 4):
                state.players[seat].fields[field] = number
                images.append(table.draw_table(seen(state), showing(4, locale)).image)
            assert images[-1].tobytes() != images[-2].tobytes()
        for player in state.players:
            player.fields[field] = 0


def test_the_header_says_how_many_actions_the_turn_has_left_while_somebody_else_is_asked() -> None:
    state = theatre()
    holds(state, JULIA, theatre=1)
    play(state, JULIA, Play(THEATRE, "D8-E8", YES))
    assert [plaque.tag for plaque in header(state).plaques()] == ["1 action left", "", ""]
    play(state, JULIA, Claim("E9-E10"))
    claudia = header(state).plaques()[CLAUDIA]
    assert (claudia.call, claudia.tag) == ("to move", "")
    assert header(state).plaques()[JULIA].tag == "1 action left"


def header(state: State) -> Heading:
    return Heading(seen(state), showing(state.seats))
