"""Discordia's pictures: figures, tiles, tracks, missing infrastructure and the last move."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.assets import ASSETS
from bot.engine import changes_of, deeds_of
from bot.games import TITLES
from bot.games.discordia import pictures as table
from bot.games.discordia.components import (
    ANY,
    CITY_TILES,
    COLOURS,
    DECREES,
    EXTENSIONS,
    FRONTS,
    GERMANIC,
    LETTERS,
    PLAN,
    PRIVILEGES,
    SEASONS,
    SORTS,
    TOWERS,
    Effect,
)
from bot.games.discordia.game import GAME
from bot.games.discordia.pictures import board, cities, pages, private, scene, tiles
from bot.games.discordia.pictures import tiles as printed_tiles
from bot.games.discordia.pictures.tiles import standing_tile
from bot.games.discordia.rules import turns, years
from bot.games.discordia.rules.moves import ChooseDie, SpecialDispatch, Take
from bot.games.discordia.state import State
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures import fonts
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import DETAIL
from bot.pictures.heading import HEIGHT, WIDTH
from bot.pictures.rich_text import Icon
from bot.pictures.theme import WALL, contrast
from tests.games.drawing import BIGGEST, SMALLEST, laid_by, opened

from .drawn import DRAWING
from .scenario import acting, claimed, extended, holds, new_game, play, stands, starred, tribes, turn

seen, showing, sample = DRAWING.seen, DRAWING.showing, DRAWING.sample
SAYING = words("en", "discordia")
PANEL = Box(24, 222, 770, 776)


def pictures(state: State, seats: int) -> list[bytes]:
    return list(table.ARTIST.draw_table(seen(state), showing(seats)))


# Artwork and words for everything.


def test_every_component_has_artwork() -> None:
    effects = [
        *(season.bonus for season in SEASONS),
        *(tile.bonus for tile in CITY_TILES.values() if tile.bonus),
        *(tower.bonus for tower in TOWERS.values() if tower.bonus),
        *(space.bonus for space in PLAN.values() if space.bonus),
        *(tile.effect for tile in GERMANIC.values()),
        *(effect for privilege in PRIVILEGES.values() for effect in privilege.effects),
        *(effect for tile in EXTENSIONS.values() for effect in tile.adds),
    ]
    needed = {
        *(name for effect in effects for name in tiles.effect_artworks(effect)),
        *map(tiles.artwork_of, (*SORTS, *EXTENSIONS, *(season.id for season in SEASONS), *pages.SIGNS)),
        *(
            tiles.privilege_artwork(kind, words(locale, "discordia"))
            for kind in PRIVILEGES.values()
            for locale in LOCALES
        ),
        *map(board.decree_artwork, DECREES),
        *(name for locale in LOCALES for name in tiles.figure_artworks(words(locale, "discordia")).values()),
        *(
            tiles.artwork_of(name)
            for name in ("boat", "maximus", "start_player", "germanic", "ring", "shortage", "decree")
        ),
    }
    assert [name for name in sorted(needed) if not (ASSETS / f"{name}.svg").is_file()] == []


def test_the_die_artwork_does_not_take_the_color_of_a_seat() -> None:
    assert "seat" not in (ASSETS / "discordia/die.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("decree", DECREES)
def test_the_text_of_a_decree_fits_its_column(decree: str, locale: Locale) -> None:
    said = words(locale, "discordia")(f"picture-decree-{decree}")
    assert fonts.width(said, DETAIL.at(SMALLEST)) <= board.DECREE_ROOM


@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_of_a_sign_fits_the_legend(locale: Locale) -> None:
    saying = words(locale, "discordia")
    for sign in pages.SIGNS:
        assert fonts.width(saying(f"picture-sign-{sign}"), DETAIL.at(SMALLEST)) <= 740 / 2 - 56


def test_every_rules_picture_belongs_to_a_page() -> None:
    named = {page.picture for page in TITLES["discordia"].words.rules(4, {}) if page.picture}
    assert named == set(table.pages.PAGES)


# Figures: legible, and distinguishable without colors.


@pytest.mark.parametrize("letter", [*LETTERS.values(), ANY])
def test_the_letter_of_a_figure_is_legible_on_its_disc_and_in_its_hole(letter: str) -> None:
    look = tiles.FIGURE_LOOKS[letter]
    assert contrast(look.missing, tiles.HOLE) >= 4.5
    if letter != ANY:
        assert contrast(look.mark, look.solid) >= 4.5


@pytest.mark.parametrize("sort", printed_tiles.TILE_LOOKS)
def test_a_value_is_legible_on_its_badge(sort: str) -> None:
    look = printed_tiles.TILE_LOOKS[sort]
    assert contrast(look.figure, look.badge) >= 4.5


def test_a_filled_space_differs_from_an_open_one_even_in_gray() -> None:
    for tile, front in FRONTS.items():
        if front.spaces:
            empty = standing_tile(tile, False, (), 109, 48, "en").convert("L")
            full = standing_tile(tile, False, tuple(front.spaces), 109, 48, "en").convert("L")
            darker = sum(a > b + 60 for a, b in zip(empty.tobytes(), full.tobytes(), strict=True))
            assert darker > 100, tile


@pytest.mark.parametrize(("width", "height"), [(189, 100), (91, 98), (70, 60), (60, 48)])
def test_spaces_are_on_at_most_two_lines_in_their_filling_order(width: int, height: int) -> None:
    for front in FRONTS.values():
        if front.spaces:
            lines, _ = tiles.arranged(tiles.spaces_of(front.spaces), width, height)
            assert len(lines) <= 2
            assert [space.wanted for line in lines for space in line] == list(front.spaces)


@pytest.mark.parametrize(
    ("width", "height"), [(109, 48), (90, 48), (109, 108), (91, 136), (189, 100), (95, 100)]
)
def test_all_spaces_of_a_tile_fit_on_it(width: int, height: int) -> None:
    for front in FRONTS.values():
        if front.spaces:
            _, size = tiles.arranged(
                tiles.spaces_of(front.spaces), width - (8 if height >= 80 else 31), 2 * height
            )
            assert size >= 20


def test_a_figure_on_a_gray_place_shows_its_own_letter() -> None:
    (space,) = tiles.spaces_of(("B*",), ("BR",))
    assert space.filled
    assert standing_tile("ship_2d", False, ("BB", "BR"), 109, 48, "en") != standing_tile(
        "ship_2d", False, ("BB", "BY"), 109, 48, "en"
    )


# The city.


@pytest.mark.parametrize("columns", range(5, 11))
def test_slots_are_inside_the_plan_and_do_not_overlap(columns: int) -> None:
    plan = Box(86, 300, 602, 265)
    slots = cities.slots(plan, columns)
    assert list(slots) == [f"{row}{place}" for row in cities.ROWS for place in range(1, columns + 1)]
    boxes = list(slots.values())
    assert all(map(plan.holds, boxes))
    for one in boxes:
        for other in boxes:
            apart = (
                one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
            )
            assert one is other or apart


@pytest.mark.parametrize(("seats", "moment"), DRAWING.shown)
def test_whatever_changes_in_a_city_has_a_place_in_its_panel(seats: int, moment: str) -> None:
    state = sample(seats, moment)
    for seat, player in enumerate(state.players):
        canvas = Canvas(1600, 1016, WALL)
        cities.draw_city(canvas, state, seat, PANEL, False, SAYING)
        places = canvas.spots
        assert {slot for slot, _ in player.tiles()} <= places.keys()
        assert {"E6", "D6", "Q1", "Q4"} <= places.keys()
        for box in places.values():
            assert PANEL.x <= box.x
            assert box.right <= PANEL.right
            assert PANEL.y <= box.y
            assert box.bottom <= PANEL.bottom


def shown_symbols(state: State, seat: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return how often a picture of the city shows the sign of missing infrastructure."""
    drawn: list[str] = []

    def noted(name: str, size: int) -> Image.Image:
        drawn.append(name)
        return Image.new("RGBA", (max(1, size), max(1, size)))

    monkeypatch.setattr(cities, "icon", noted)
    cities.draw_city(Canvas(1600, 1016, WALL), state, seat, PANEL, False, SAYING)
    return drawn.count("discordia/infra")


@pytest.mark.parametrize(("seats", "moment"), DRAWING.shown)
def test_there_are_as_many_signs_of_missing_infrastructure_as_symbols_counted(
    seats: int, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = sample(seats, moment)
    for seat, player in enumerate(state.players):
        assert shown_symbols(state, seat, monkeypatch) == years.lack(player).symbols


def test_a_covered_symbol_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_game()
    player = state.players[0]
    assert shown_symbols(state, 0, monkeypatch) == 13
    stands(state, 0, "K1", "barracks_1a")
    starred(state, 0, expedition=1, development=2)
    extended(state, 0, "expedition_ext", "harbour")
    claimed(state, 0, 2)
    assert shown_symbols(state, 0, monkeypatch) == 7 == years.lack(player).symbols


def crowded() -> State:
    """Return a game of four with cities as full as possible: rows of ten, tracks of fourteen, 14 towers."""
    state = new_game(4)
    slots = {"H": 9, "K": 9, "M": 10, "F": 10}
    left = {sort: [tile for tile in CITY_TILES if tile.startswith(sort)] for sort in SORTS}
    sorts = dict(zip(slots, SORTS, strict=True))
    for player in state.players:
        player.rows = {row: (None,) * number for row, number in slots.items()} | {"T": (None,) * 9}
        player.extensions = dict.fromkeys(player.extensions, 4)
        player.expedition, player.development = 9, 2
        player.manipulators = player.active = 10
        player.stock = dict.fromkeys(COLOURS, 35)
    for row, number in slots.items():
        for place in range(1, number + 1):
            tile = left[sorts[row]].pop()
            front = FRONTS[tile]
            filled = [space.replace("*", "R") for space in front.spaces[: place % (len(front.spaces) + 1)]]
            stands(state, place % 4, f"{row}{place}", tile, *filled)
    for place, tower in enumerate(list(state.towers)[:9], 1):
        stands(state, place % 4, f"T{place}", tower)
    state.towers = [tower for tower in TOWERS if tower not in ("mil_s2", "trade_6x")]
    tribes(state, "a4", "d3")
    return state


@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_table_is_drawn_legibly_within_the_size_limit(
    locale: Locale, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = []
    mask = fonts.mask

    def noted(text: str, style: fonts.Style) -> fonts.Mask:
        if style.size < SMALLEST:
            small.append(text)
        return mask(text, style)

    monkeypatch.setattr(fonts, "mask", noted)
    state = crowded()
    for png in table.ARTIST.draw_table(seen(state), showing(4, locale)):
        assert opened(png).size == (WIDTH, HEIGHT)
        assert len(png) <= BIGGEST
    for seat in range(4):
        assert len(table.ARTIST.draw_mat(seen(state), seat, showing(4, locale))) <= BIGGEST
    assert small == []


# The board.


def test_towers_on_offer_fit_side_by_side_whatever_their_number() -> None:
    towers = list(TOWERS)
    for number in range(1, 8):
        for kind in ("military", "trade"):
            row = [tower for tower in towers if TOWERS[tower].kind == kind][-number:]
            widths = board.widths(row, 504)
            assert sum(widths) + 5 * (len(widths) - 1) <= 504
            for tower, width in zip(row, widths, strict=True):
                if spaces := TOWERS[tower].spaces:
                    assert tiles.line_width(tiles.spaces_of(spaces), 22) <= width - 2


def test_the_die_that_maximus_took_is_known() -> None:
    state = new_game(3)
    assert turns.taken_die(seen(state)) is None
    play(state, 0, ChooseDie("red", 6))
    assert turns.taken_die(seen(state)) == "red"


def test_the_colors_in_the_bag_are_shown_only_with_that_option() -> None:
    state = new_game()
    before = pictures(state, 2)
    state.bag["blue"], state.bag["red"] = state.bag["blue"] - 1, state.bag["red"] + 1
    assert pictures(state, 2) == before
    state.options = {**state.options, "show_bag": "on"}
    shown = pictures(state, 2)
    state.bag["blue"], state.bag["red"] = state.bag["blue"] + 1, state.bag["red"] - 1
    assert pictures(state, 2) != shown


@DRAWING.each_moment
def test_face_down_tiles_change_no_byte_of_a_picture(seats: int, moment: str) -> None:
    state = sample(seats, moment)
    hidden: State = GAME.copy(state)
    for pile in (hidden.stack, hidden.left_pile, hidden.right_pile):
        pile.reverse()
    assert pictures(hidden, seats) == pictures(state, seats)


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (Effect("lose_star", 1), ["−1"]),
        (Effect("aqueduct", -1), ["−1"]),
        (Effect("infra_once", 2), ["−2"]),
        (Effect("draw", 1), ["1"]),
        (Effect("swap", 3), ["3"]),
        (Effect("aqueduct", 2), ["2"]),
        (Effect("exp_star", 1), []),
        (Effect("tower", 1), []),
        (Effect("demolish", 1, "farm"), []),
    ],
)
def test_an_effect_is_shown_with_its_number(effect: Effect, said: list[str]) -> None:
    assert [sign for sign in board.effect_signs(effect) if isinstance(sign, str)] == said


# The last move, the year's end and the leader.


def test_a_tile_taken_is_marked_where_it_was_and_where_it_is() -> None:
    state = turn("red", 3, stock="RRRW")
    cell = next(cell for cell, tile in state.display.items() if tile and cell[0] == "3")
    tile = state.display[cell]
    assert tile is not None
    play(state, 0, Take(cell, f"{GAME_ROWS[tile.partition('_')[0]]}1"))
    deed, *_ = deeds_of(seen(state).events)
    assert deed.places_of("cell") == (cell,)
    assert deed.places == (cell, *deed.places_of("slot"))
    view = seen(state)
    unmarked = replace(view, events=[])
    assert scene.draw_shared(view, showing(2)).png() != scene.draw_shared(unmarked, showing(2)).png()
    assert scene.draw_cities(view, showing(2)).png() != scene.draw_cities(unmarked, showing(2)).png()


GAME_ROWS = {"ship": "H", "barracks": "K", "market": "M", "farm": "F"}


def test_a_dispatch_is_shown_with_its_change_of_the_stock() -> None:
    state = turn("red", 3, stock="RRRW")
    stands(state, 0, "K1", "barracks_3b")
    play(state, 0, SpecialDispatch("K1", "RR"))
    deed, *_ = deeds_of(seen(state).events)
    assert (deed.key, deed.places) == ("specially-dispatched", ("K1",))
    assert changes_of(seen(state).events, 0) == {"red": -2}


# Choices and cities.


@pytest.mark.parametrize(
    "places",
    [
        {"1a": "", "2b": "−2"},
        {"blue": "", "yellow": ""},
        {"1": "", "6": ""},
        {"H1": "BB", "M2": ""},
        dict.fromkeys(list(TOWERS)[:7], ""),
        dict.fromkeys(EXTENSIONS, "+1"),
        dict.fromkeys(DECREES, ""),
        dict.fromkeys(PRIVILEGES, ""),
    ],
    ids=["cells", "dice", "values", "slots", "towers", "extensions", "decrees", "privileges"],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_kind_of_place_is_shown_in_the_picture_of_a_choice(
    places: dict[str, str], locale: Locale
) -> None:
    state = acting(new_game(), 0, "red", 1)
    view, names = seen(state, 0), showing(2, locale)
    shown = table.ARTIST.draw_choice(view, 0, places, names)
    assert opened(shown).width == 1200
    assert shown != table.ARTIST.draw_mat(view, 0, names)
    assert shown != table.ARTIST.draw_choice(view, 0, dict(list(places.items())[:1]), names)


def test_a_choice_without_a_place_shows_the_city() -> None:
    view, names = seen(new_game(), 0), showing(2)
    assert table.ARTIST.draw_choice(view, 0, {}, names) == table.ARTIST.draw_mat(view, 0, names)


def test_an_extension_is_shown_with_what_it_covers() -> None:
    state = new_game()
    player = state.players[0]
    assert private.covering(player, "harbour") == [Icon("discordia/infra")]
    extended(state, 0, "harbour", "expedition_ext")
    assert private.covering(player, "harbour") == [Icon("discordia/exp_star")]
    assert Icon("discordia/infra") not in private.covering(player, "expedition_ext")


def test_tiles_with_a_possible_special_dispatch_are_framed() -> None:
    state = turn("red", 3, stock="RRRW")
    stands(state, 0, "K1", "barracks_3b")
    possible = table.ARTIST.draw_mat(seen(state, 0), 0, showing(2))
    holds(state, 0, "YYYW")
    impossible = table.ARTIST.draw_mat(seen(state, 0), 0, showing(2))
    assert private.targets(seen(state, 0), 0) == []
    assert possible != impossible


@pytest.mark.parametrize("seat", [0, 1])
def test_each_list_of_a_city_ends_with_its_last_line(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    panels: list[Box] = []
    monkeypatch.setattr(private, "panel", lambda canvas, *box: panels.append(Box(*box)))
    view = seen(sample(2, "turn"), seat)
    found = laid_by(lambda: private.draw_mat(view, seat, showing(2)))
    assert len(panels) >= 2
    for panel in panels:
        lowest = max(
            one.box.bottom
            for one in found
            if panel.x <= one.box.x and one.box.right <= panel.right and panel.y <= one.box.y < panel.bottom
        )
        assert panel.bottom - private.PITCH < lowest <= panel.bottom


def test_a_city_says_how_many_sorts_a_decree_for_all_of_them_still_lacks() -> None:
    state = turn("red", 3)
    state.decrees = ["each9"]
    for slot, tile in {"F1": "farm_1d", "F2": "farm_3d"}.items():
        stands(state, 0, slot, tile, "Y", "Y", "YB")
    stands(state, 0, "M1", "market_1b", "WW")
    found = laid_by(lambda: private.draw_mat(seen(state, 0), 0, showing(2)))
    assert "2/4 · 10/9" in [one.text for one in found]
