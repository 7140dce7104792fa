"""Provincia Romana's pictures: table, towns, mats and choices, without secrets."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.fallbacks import gathered
from bot.assets import ASSETS
from bot.engine import Chance, Event, deeds_of, heard
from bot.games import TITLES
from bot.games.provincia import pictures
from bot.games.provincia.components import BUILDINGS, CITIES, DECKS, GOODS, SENATE
from bot.games.provincia.game import GAME
from bot.games.provincia.pictures import cards, choice, mat, strip, table, town
from bot.games.provincia.pictures.cards import LOOKS, look, of_gain, of_thing, short_name
from bot.games.provincia.pictures.table import Heading
from bot.games.provincia.rules import moves
from bot.games.provincia.state import Slot, State
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures import fonts
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas
from bot.pictures.names import Showing, halves
from bot.pictures.panels import HEIGHT, WIDTH
from bot.pictures.theme import IVORY, NOBODY, SEATS, WALL
from tests.games.drawing import SMALLEST, alike, laid_by, opened
from tests.type_sizes import measure_texts

from .drawn import DRAWING
from .scenario import beaten, empty_table, hold, new_game, own, play, turn_with
from .scenario import hand as hold_cards
from .spoken import turns

seen, showing, sample = DRAWING.seen, DRAWING.showing, DRAWING.sample


def test_every_rules_picture_belongs_to_a_page() -> None:
    named = {page.picture for page in TITLES["provincia"].words.rules(6, {}) if page.picture}
    assert named == set(pictures.pages.PAGES)


# Nothing hidden changes a byte of a picture.


def imagined(state: State, viewer: int | None) -> State:
    """Return the position with everything that is hidden from the viewer drawn anew."""
    other: State = GAME.imagine(GAME.view(state, viewer), Chance(b"pictures"))
    return other


@DRAWING.each_moment
def test_what_is_hidden_from_the_viewer_changes_no_byte(seats: int, moment: str) -> None:
    state = sample(seats, moment)
    hidden = imagined(state, None)
    assert hidden.privates != state.privates or moment == "cities"
    for draw in pictures.ARTIST.tables:
        assert alike(draw(seen(state), showing(seats)), draw(seen(hidden), showing(seats)))
    for seat in range(seats):
        others = imagined(state, seat)
        for shown in {seat, (seat + 1) % seats}:
            mat, other = (
                pictures.ARTIST.mat(seen(one, seat), shown, showing(seats)) for one in (state, others)
            )
            assert alike(mat, other)


def test_a_card_taken_face_down_is_not_on_the_table_even_for_its_taker() -> None:
    state = new_game(3)
    play(state, 0, moves.ChooseDeck("aedificium"))
    before = pictures.ARTIST.draw_table(seen(state), showing(3))
    assert state.draft
    state.draft.slots["E"] = Slot("templum", open=False)
    assert pictures.ARTIST.draw_table(seen(state), showing(3)) == before
    play(state, 0, moves.Take("E"))
    assert pictures.ARTIST.draw_table(seen(state, 0), showing(3)) == pictures.ARTIST.draw_table(
        seen(state), showing(3)
    )
    (deed,) = deeds_of(heard(seen(state, 0).events, None))
    assert deed.said.keys() == {"slot", "thing"}


# The table.


def test_every_component_has_artwork() -> None:
    needed = {
        *map(of_thing, (*BUILDINGS, *SENATE, *CITIES, *DECKS)),
        *map(of_gain, (*GOODS, "morale", "defence", "military", "prestige")),
        *(f"common/{piece}_{seat.shape}" for seat in (*SEATS, NOBODY) for piece in ("token", "mark")),
        *(f"provincia/{name}" for name in ("opes", "spqr", "aedificium", "bellum", "caesar", "wings")),
        *(f"provincia/{name}" for name in ("battle_token", "battle_token_back", "inactive", "each_round")),
    }
    assert [name for name in sorted(needed) if not (ASSETS / f"{name}.svg").is_file()] == []


def test_a_seat_looks_like_its_city() -> None:
    state = new_game(6)
    assert [look(state, seat).key for seat in range(3)] == ["amber", "azure", "verdigris"]
    assert len({look(state, seat).key for seat in range(6)}) == 6
    assert look(empty_table(2), 0) is NOBODY
    assert LOOKS.keys() == CITIES.keys()


def test_the_winning_total_is_given_as_prestige() -> None:
    heading = Heading(seen(new_game(2)), Showing(("Anna", "Ben"), words("de", "provincia")))
    assert [heading.total(points) for points in (12, -1)] == ["12 Prestige", "−1 Prestige"]


def test_a_name_that_no_font_can_draw_is_replaced_by_the_name_of_the_city() -> None:
    english = words("en", "provincia")
    heading = Heading(seen(new_game(3)), Showing(("🔥", "Livia", "ᏣᎳᎩ"), english))
    assert heading.names == ("Arelate", "Livia", "Narbo Martius")
    heading = Heading(seen(empty_table(2)), Showing(("🔥",), english))
    assert heading.names == ("Porphyry", "Amber")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("building", BUILDINGS)
def test_the_name_of_a_building_fits_its_card(building: str, locale: Locale) -> None:
    name = short_name(building, words(locale, "provincia"))
    style = cards.ON_TABLE.name
    lines = halves(name, style, 148 - 8)
    assert len(lines) <= 2
    assert all(fonts.width(line, style.at(style.least)) <= 148 - 4 for line in lines)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", sorted(SENATE))
def test_the_name_of_a_senate_card_fits_its_card(card: str, locale: Locale) -> None:
    name = short_name(card, words(locale, "provincia"))
    assert fonts.width(name, cards.ON_TABLE.name.at(SMALLEST)) <= 148 - 8


def test_the_last_move_is_shown_with_the_card_it_used() -> None:
    state = turn_with("domus", clay=2, wood=1)
    play(state, 0, moves.Build("domus", "none"))
    (deed,) = deeds_of(seen(state).events)
    assert strip.artwork_of(deed) == "provincia/domus"
    assert short_name("domus", words("en", "provincia")) == "Domus"


def test_a_deed_that_cannot_be_drawn_is_left_out_of_the_strip(left_out: list[str]) -> None:
    known, unknown = Event("built", 0, {"thing": "domus"}), Event("built", 1)
    assert [deed.seat for deed in strip.shown([known, unknown, known], words("en", "provincia"))] == [0, 0]
    (told,) = left_out
    assert told.startswith("the deed built in the strip is left out")


def test_every_recent_deed_has_words_and_artwork() -> None:
    spoken = [words(locale, "provincia") for locale in LOCALES]
    deeds: dict[str, Event] = {}
    for state, *_ in turns(2, seed=5):
        deeds.update((event.key, event) for event in state.recent)
    assert len(deeds) >= 12
    for key, event in deeds.items():
        assert (ASSETS / f"{strip.artwork_of(event)}.svg").is_file()
        assert all(said(f"picture-did-{key}") for said in spoken)


def test_a_battle_is_shown_until_the_next_move() -> None:
    assert strip.fought_last(seen(sample(6, "raid"))) is not None
    assert strip.fought_last(seen(sample(6, "tokens"))) is None
    assert strip.fought_last(seen(sample(4, "after the raid"))) is not None
    assert strip.fought_last(seen(sample(6, "cards"))) is None


def test_a_battle_records_what_happened_to_each_loser() -> None:
    state = new_game()
    own(state, 0, "turris", "fodina")
    hold(state, 2, gold=3)
    beaten(state, "bellum_iii_1", 0, 2)
    assert state.battles[-1].borne.keys() == {2}
    play(state, 0, moves.Lose("turris_inactive"))
    assert {seat: event.key for seat, event in state.battles[-1].borne.items()} == {
        0: "destroyed",
        2: "penalty-suffered",
    }


# Mats and choices.


def test_a_card_in_hand_says_what_can_be_done_with_it() -> None:
    state = turn_with("domus", "statua", "legio", "aediles", "portus", "consul_magno", clay=2, wood=1, gold=2)
    english = words("en", "provincia")
    said = {card: mat.footer(seen(state, 0), 0, card, english) for card in state.private(0).hand}
    assert said["domus"].text == "you can build"
    assert said["statua"].text == "8 stone short"
    assert said["legio"].text == "you can play"
    assert said["aediles"].text == "if threatened"
    assert (said["portus"].text, said["portus"].never) == ("Portus city", True)
    assert said["consul_magno"].text == "1 gold short"


def test_on_the_last_turn_a_mat_warns_neither_of_the_tax_nor_of_the_hand_limit() -> None:
    def told(*, last: bool) -> set[str]:
        state = turn_with("domus", gold=0)
        state.phase = "final_turn" if last else "cards"
        laid = laid_by(lambda: pictures.ARTIST.draw_mat(seen(state, 0), 0, showing(3)))
        return {one.text for one in laid} & {"tax 1", "no tax", "limit 5 after the card turns"}

    assert told(last=False) == {"tax 1", "limit 5 after the card turns"}
    assert told(last=True) == {"no tax"}


MEASURES = {
    "on the table": (cards.ON_TABLE, Box(0, 0, WIDTH, HEIGHT)),
    "in hand": (cards.IN_HAND, mat.face_in(Box(0, 0, mat.WIDTH, mat.HEIGHT))),
    "among many": (mat.SMALL, mat.face_in(Box(0, 0, mat.width_of(7), mat.HEIGHT))),
}


@pytest.mark.parametrize("measure", MEASURES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_name_of_a_card_does_not_touch_the_description_below_it(locale: Locale, measure: str) -> None:
    parts, box = MEASURES[measure]
    language = words(locale, "provincia")
    for thing in (*BUILDINGS, *{kind.type: name for name, kind in SENATE.items()}.values()):
        canvas = Canvas(box.right, box.bottom, WALL)
        lines = halves(short_name(thing, language), parts.name, box.width - 8)
        found = laid_by(lambda: cards.draw_card(canvas, thing, language, box, parts))  # noqa: B023 - drawn now
        name = [index for index, one in enumerate(found) if one.text in lines]
        assert len(name) == len(lines), thing
        lowest = max(found[index].box.bottom for index in name)
        below = min(one.box.y for one in found[name[-1] + 1 :])
        assert lowest + 2 <= below, (thing, lowest, below)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_on_below_a_card_or_in_a_full_town_is_truncated(locale: Locale) -> None:
    language, state = words(locale, "provincia"), empty_table(2)
    own(state, 0, *BUILDINGS)
    with measure_texts(mat.WIDTH) as texts:
        for parts, box in MEASURES.values():
            for card in (*BUILDINGS, *SENATE):
                cards.draw_card(Canvas(box.right, box.bottom, WALL), card, language, box, parts)
        canvas = Canvas(1200, 1200, WALL)
        for name in (short_name(card, language) for card in (*BUILDINGS, *SENATE)):
            cards.draw_name(canvas, name, 100, 100, fonts.DETAIL_BOLD, IVORY, WIDTH - cards.ASIDE)
        for said in ("can-build", "can-play", "can-pay", "have-one", "wait", "not-last", "no-use", "kept"):
            room = mat.width_of(mat.MOST_ON_ROW) - mat.FOOT_EDGE
            canvas.text(0, 100, language(f"picture-{said}"), mat.FOOTER, IVORY, room=room)
        town.draw_town(
            canvas,
            (found := town.plots_of(state.players[0])),
            Box(0, 0, mat.TOWN_WIDTH, 900),
            mat.fitting(found)[0],
            words=language,
        )
    assert [text for text, *_ in texts if "…" in text] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_name_on_a_deeds_card_does_not_touch_the_text_below_it(locale: Locale) -> None:
    view, language = seen(sample(2, "middle")), words(locale, "provincia")
    box = Box(0, 0, 177, 244 - strip.DEEDS_TOP)
    for building in BUILDINGS:
        name, did = short_name(building, language), language("picture-did-built")
        deed = strip.Deed(0, of_thing(building), name, did, {"prestige": 2, "clay": -1, "wood": -1})
        canvas = Canvas(box.right, box.bottom, WALL)
        found = laid_by(lambda: strip.draw_deed(canvas, deed, view, ("Anna", "Ben"), box))  # noqa: B023 - drawn now
        lines = halves(name, fonts.DETAIL_BOLD.at(32), box.width - 8)
        parts = {one.text: one.box for one in found if one.text in (*lines, did)}
        assert list(parts) == [*lines, did]
        boxes = list(parts.values())
        assert boxes[-2].bottom + 2 <= boxes[-1].y, (building, boxes)


def test_the_name_of_a_card_that_can_never_be_built_is_not_struck_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines: list[Box] = []
    fill = Canvas.rectangle

    def filled(canvas: Canvas, x: float, y: float, width: float, height: float, *rest: Any) -> None:
        lines.append(Box(round(x), round(y), round(width), round(height)))
        fill(canvas, x, y, width, height, *rest)

    monkeypatch.setattr(Canvas, "rectangle", filled)
    state = turn_with("statua", stone=8)
    own(state, 0, "statua")
    view, language, box = seen(state, 0), words("en", "provincia"), Box(0, 0, mat.WIDTH, mat.HEIGHT)
    foot, canvas = mat.footer(view, 0, "statua", language), Canvas(box.right, box.bottom, WALL)
    assert foot.never
    found = laid_by(lambda: mat.draw_held(canvas, view, 0, "statua", language, box, "1", foot))
    name = next(one.box for one in found if one.text == short_name("statua", language))
    assert [line for line in lines if line.height < 10 and name.y < line.y < name.bottom] == []


def test_a_card_that_is_too_late_says_so_even_if_it_is_also_unaffordable() -> None:
    state = turn_with("legio", final=True)
    assert mat.footer(seen(state, 0), 0, "legio", words("en", "provincia")).text == "too late"


def test_a_second_unique_building_is_marked_as_never_buildable() -> None:
    state = turn_with("statua", stone=8)
    own(state, 0, "statua")
    foot = mat.footer(seen(state, 0), 0, "statua", words("en", "provincia"))
    assert (foot.text, foot.never) == ("you have one", True)


def test_the_good_that_a_discount_saves_is_marked() -> None:
    state = turn_with("colosseum", clay=1, stone=6, gold=2)
    own(state, 0, "carchesium")
    price = {part.artwork: part for part in mat.price(seen(state, 0), 0, "colosseum")}
    assert (price["common/stone"].amount, price["common/stone"].saved) == (6, True)
    assert not any(part.lacking for part in price.values())


def test_the_ten_cards_of_consuetudo_replace_the_hand() -> None:
    state = turn_with("consuetudo", "domus", gold=2)
    before = opened(pictures.ARTIST.draw_mat(seen(state, 0), 0, showing(3)))
    play(state, 0, moves.Consuetudo())
    ten = opened(pictures.ARTIST.draw_mat(seen(state, 0), 0, showing(3)))
    assert ten.height > before.height
    play(state, 0, moves.Keep(2))
    play(state, 0, moves.Order("5"))
    assert pictures.ARTIST.draw_mat(seen(state, 0), 0, showing(3)) != ten


def test_a_building_in_danger_is_shown_with_the_card_that_saves_it() -> None:
    state = turn_with("coniuratio", gold=5)
    own(state, 1, "circus")
    hold_cards(state, 1, "aediles")
    english = words("en", "provincia")
    assert mat.stake(seen(state, 1), 1, english) == []
    play(state, 0, moves.Coniuratio("massilia", "circus"))
    assert len(mat.stake(seen(state, 1), 1, english)) == 1
    assert mat.stake(seen(state, 0), 1, english) == []
    assert mat.footer(seen(state, 1), 1, "aediles", english).text == "you can play"
    play(state, 1, moves.Aediles())
    assert mat.stake(seen(state, 1), 1, english) == []


def test_the_places_of_a_choice_are_marked() -> None:
    state = sample(2, "draft")
    draft = state.draft
    assert draft
    seat = GAME.asked(state)[0].seat
    places = {label: "" for label, slot in draft.slots.items() if slot.taker is None}
    all_marked = pictures.ARTIST.draw_choice(seen(state, seat), seat, places, showing(2))
    del places["F"]
    assert pictures.ARTIST.draw_choice(seen(state, seat), seat, places, showing(2)) != all_marked


# Changes since a player's last turn.


def test_deeds_since_the_last_turn_have_the_number_of_their_move() -> None:
    state = sample(6, "cards")
    deeds = heard(state.recent, 0)
    moves = [[deed] for deed in deeds[-3:]]
    told = Since([*moves[:1], [], *moves[1:]])
    assert [number for number, _ in choice.numbered(told)] == [1, 3, 4]
    view = seen(state, 0)
    few, many = (choice.draw_since(view, 0, Since(told), showing(6)).image for told in (moves, moves * 3))
    assert few.height < many.height


def test_the_mat_is_shown_if_nobody_has_done_anything() -> None:
    state = sample(3, "decks")
    view = seen(state, 0)
    shown = choice.draw_since(view, 0, Since([[]]), showing(3)).image
    assert shown.tobytes() == mat.draw(view, 0, showing(3)).image.tobytes()


def test_raids_look_the_same_in_every_language() -> None:
    """No raid contains words that could be truncated."""
    view = seen(sample(6, "raid"))
    german, english = (
        pictures.table.draw(view, Showing(("A",) * 6, words(locale, "provincia"))).image for locale in LOCALES
    )
    box = (
        pictures.table.RAIDS.x,
        pictures.table.RAIDS.y,
        1576,
        pictures.table.RAIDS.y + pictures.table.RAIDS.height,
    )
    assert german.crop(box).tobytes() == english.crop(box).tobytes()


def test_decks_have_no_numbers_before_the_cities_are_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    mask = fonts.mask
    monkeypatch.setattr(fonts, "mask", lambda text, style: (drawn.append(text), mask(text, style))[1])
    pictures.table.draw(seen(empty_table(2)), showing(2))
    assert drawn.count("0") == 2, "the prestige of two players"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_title_with_round_and_phase_is_never_truncated(
    locale: Locale, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    mask = fonts.mask
    monkeypatch.setattr(fonts, "mask", lambda text, style: (drawn.append(text), mask(text, style))[1])
    said = words(locale, "provincia")
    view = seen(sample(6, "cards"))
    for phase in ("cities", "draft", "cards", "battle", "yields", "final_turn"):  # in which somebody is asked
        view.phase, view.draft = phase, None
        pictures.table.draw(view, Showing(("A",) * 6, said))
        titles = [text for text in drawn if text.endswith("…")]
        assert titles == [], phase


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_final_table_takes_half_of_the_picture_at_the_end(seats: int) -> None:
    view = DRAWING.seen(DRAWING.sample(seats, "end"))
    assert view.outcome
    assert table.STANDINGS.width * 2 >= 1600 - 2 * 48
    towns = [
        box for name, box in table.draw(view, DRAWING.showing(seats)).spots.items() if name.endswith("town")
    ]
    assert len(towns) == seats
    assert all(town.right < table.STANDINGS.x and town.bottom <= table.STANDINGS.bottom for town in towns)
    assert min(town.width * town.height for town in towns) > 40_000


def test_seals_without_room_beside_the_strength_fit_closer_together_beside_the_goods() -> None:
    state = new_game(6)
    player = state.players[1]
    player.senate, player.extorted_by, player.penalty_points = ["gloria_5", "corruptio"], 0, 10
    player.goods = {"clay": 3, "wood": 4, "stone": 8, "gold": 0}
    player.defence = -3
    with gathered() as faults:
        table.draw(seen(state), showing(6))
    assert not faults


def test_the_seal_of_a_concussio_shows_whose_it_is() -> None:
    state = new_game(3)
    box = table.placed_panels(3)[1]
    drawn = set()
    for seat in (None, 0, 2):
        state.players[1].extorted_by = seat
        canvas = Canvas(box.right, box.bottom, WALL)
        table.draw_panel(canvas, seen(state), 1, words("en", "provincia"), box, table.PLANS[3])
        drawn.add(canvas.image.tobytes())
    assert len(drawn) == 3
    described = TITLES["provincia"].words.pictured(seen(state))[0].seats[1]
    assert "hit by Concussio" in words("en", "provincia").lines(described, "brief")


def test_no_seal_covers_the_number_of_another() -> None:
    state = new_game(3)
    player = state.players[1]
    player.senate, player.extorted_by = ["gloria_3", "corruptio", "architectus"], 0
    player.penalty_points, player.goods = 10, dict.fromkeys(GOODS, 9)
    box = table.placed_panels(3)[1]
    canvas = Canvas(box.right, box.bottom, WALL)
    found = laid_by(
        lambda: table.draw_panel(canvas, seen(state), 1, words("en", "provincia"), box, table.PLANS[3])
    )
    number = max(index for index, one in enumerate(found) if one.text == "3")
    assert not [one for one in found[number + 1 :] if one.box.meets(found[number].box)]
