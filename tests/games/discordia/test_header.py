"""The header of Discordia's table: the year, who leads, emblems, what has happened."""

from __future__ import annotations

import pytest

from bot.engine import Text
from bot.games.discordia.pictures import scene
from bot.games.discordia.rules.moves import ChooseDie
from bot.games.discordia.state import State
from bot.games.discordia.words import WORDS
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures.names import Showing
from tests.type_sizes import measure_texts

from .drawn import DRAWING
from .scenario import holds, new_game, play

seen, showing, sample = DRAWING.seen, DRAWING.showing, DRAWING.sample


def header(state: State) -> scene.Heading:
    return scene.Heading(seen(state), showing(state.seats))


def test_the_end_of_a_year_is_shown_for_all_seats_at_once() -> None:
    state = sample(4, "raid")
    found = header(state).year_end
    held, raided, sent = (
        {player.seat for event, player in found if event.key in keys}
        for keys in (["raid-won"], ["raid-lost"], ["shortage", "surplus"])
    )
    assert found
    assert not held & raided
    assert sent <= held | raided <= {*range(4)}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("raided", range(5))
def test_the_outcome_of_a_raid_is_never_cut_in_the_header(raided: int, locale: Locale) -> None:
    state = new_game(4)
    for seat in range(4):
        key = "raid-lost" if seat < raided else "raid-won"
        state.tell(key, seat, strength=2, tribes=5, effect=Text("effect-tower"))
    names = tuple(f"Maximiliane von Hohenfels {seat}" for seat in range(4))
    with measure_texts() as texts:
        scene.draw_shared(seen(state), Showing(names, words(locale, "discordia")))
    assert [text for text, *_ in texts if "…" in text and not text.startswith("Max")] == []


def test_the_smallest_stock_leads_unless_all_are_equal() -> None:
    state = new_game(3)
    for seat, letters in enumerate(("BBB", "RR", "YYYY")):
        holds(state, seat, letters)
    plaques = header(state).plaques()
    assert [plaque.leads for plaque in plaques] == [False, True, False]
    assert [plaque.score for plaque in plaques] == ["3", "2", "4"]
    holds(state, 0, "BB")
    holds(state, 2, "BB")
    plaques = header(state).plaques()
    assert not any(plaque.leads for plaque in plaques)


def test_maximus_and_the_start_player_have_their_emblems() -> None:
    state = new_game(4)
    state.start_player, state.season = 2, 3
    plaques = header(state).plaques()
    assert plaques[0].emblems == ("discordia/maximus",)
    assert plaques[2].emblems == ("discordia/start_player",)
    assert plaques[1].emblems == plaques[3].emblems == ()


def test_each_seat_has_the_die_that_it_has_chosen_this_season() -> None:
    state = new_game(3)
    assert [plaque.tag for plaque in header(state).plaques()] == ["", "", ""]
    play(state, 0, ChooseDie("red", 6))
    assert [plaque.tag for plaque in header(state).plaques()] == ["red 6", "", ""]
    said = words("en", "discordia")
    told = [said.lines(lines, "brief") for lines in WORDS.pictured(seen(state))[0].seats.values()]
    assert ["chose red 6" in lines for lines in told] == [True, False, False]
    state.phase = "raid"
    assert header(state).plaques()[0].tag == ""


def test_the_title_of_the_last_year_is_urgent() -> None:
    state = new_game()
    assert not header(state).title().urgent
    state.year = 4
    assert header(state).title().urgent
