"""What Praetor says: every sentence in both languages, and that what it promises is what happens."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator

import pytest

from bot.engine import Choice, Decision, Form, Move, Player, Text, Value
from bot.games.praetor import GAME, telling
from bot.games.praetor.rules import Activate, Build, Buy, Pass, Sell
from bot.games.praetor.state import State, View
from bot.words import LOCALES, Words, words

NAMES = ("Anna", "Ben", "Carla", "Dirk", "Eva")
LONGEST_OPTION = 100
LONGEST_DESCRIPTION = 1000
LONGEST_PAGE = 3500

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"boards": "choose"},
    {"boards": "all_b", "expert": "on", "no_market": "on"},
    {"expert": "on"},
)
SPOKEN = [words(locale, "praetor").naming(NAMES) for locale in LOCALES]
ENGLISH = words("en", "praetor").naming(NAMES)


def new(seats: int, seed: int = 0, **options: str) -> State:
    state: State = GAME.new(seats, options, seed.to_bytes(16, "big"))
    return state


def turns(seats: int, seed: int, **options: str) -> Iterator[tuple[State, Decision, Form, Move]]:
    """A game by chance, decision by decision, with the move played next; the state ends up at the end."""
    chance = random.Random(seed)
    state = new(seats, seed, **options)
    while asked := GAME.asked(state):
        forms = list(asked[0].forms(state))
        form = chance.choice(forms) if chance.random() < 0.6 else forms[0]
        move = form.sample(chance.randrange)
        yield state, asked[0], form, move
        GAME.play(state, asked[0].seat, move)


def say(sentence: Text) -> list[str]:
    """A sentence in every language."""
    return [spoken.text(sentence) for spoken in SPOKEN]


def english(*sentences: Text) -> str:
    return " ".join(ENGLISH.text(sentence) for sentence in sentences)


def shown(view: View, form: Form, move: Move) -> Iterator[tuple[str, list[Choice]]]:
    """The choices of each field on the way to a move, best first."""
    chosen: dict[str, Value] = {}
    for field in form.move.fields():
        values = form.options(field, chosen)
        told = [telling.choice(view, form.move, field, value, chosen) for value in values]
        yield field, sorted(told, key=lambda choice: -choice.rank)
        chosen[field] = getattr(move, field)


@pytest.fixture(autouse=True)
def _no_argument_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A message that lacks an argument is logged as an error where it is said."""
    with caplog.at_level(logging.ERROR):
        yield
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_whatever_happens_can_be_said(seats: int) -> None:
    options = OPTIONS[1 if seats == 2 else seats - 2]
    for state, _, _, _ in turns(seats, seed=seats, **options):
        tell_all(state)
    tell_all(state)
    assert state.outcome is not None
    for spoken in SPOKEN:
        assert spoken(state.outcome.reason)
        for standing in state.outcome.standings:
            assert all(spoken(f"source-{source}") for source in standing.sources)
            assert all(spoken(f"tie-{figure}") for figure in standing.tie_breaks)


def tell_all(state: State) -> None:
    for event in state.events:
        for spoken in SPOKEN:
            sentence = spoken.event(event)
            assert sentence
            assert not sentence.endswith(".")
            spoken.changes(event.changes)


@pytest.mark.parametrize("seats", GAME.seats)
def test_whatever_can_be_chosen_can_be_said_and_fits_a_menu(seats: int) -> None:
    for number, (state, decision, form, move) in enumerate(turns(seats, seed=10 + seats)):
        if number % 7:
            continue
        view = GAME.view(state, decision.seat)
        say(telling.prompt(view))
        say(telling.awaited(view, decision.seat))
        assert all(map(say, telling.preview(view, move)))
        for field, choices in shown(view, form, move):
            for choice in choices:
                for label in fitting(choice):
                    assert label, field


def fitting(choice: Choice) -> list[str]:
    labels = say(choice.label)
    hints = say(choice.hint) if choice.hint else [""] * len(labels)
    for label, hint in zip(labels, hints, strict=True):
        assert len(label) + len(hint) <= LONGEST_OPTION, (label, hint)
    return labels


def test_fields_may_be_told_of_in_any_order() -> None:
    state = new(2)
    view = GAME.view(state, GAME.asked(state)[0].seat)
    for form in GAME.asked(state)[0].forms(state):
        for field in form.move.fields():
            for value in form.options(field):
                fitting(telling.choice(view, form.move, field, value, {}))
            telling.missing(view, form.move, field, {})


def test_every_refusal_and_caution_can_be_said() -> None:
    wrong = [
        Build(9, 1, "M12", 0),
        Build(1, 4, "M12", 0),
        Build(1, 7, "M12", 0),
        Build(1, 6, "M12", 0),
        Build(1, 1, "M13", 0),
        Build(1, 1, "A1", 0),
        Build(1, 1, "Z99", 0),
        Build(1, 1, "K13", 45),
        Activate("A1", 1, 0),
        Activate("Q77", 1, 0),
        Activate("M13", 1, 0),
        Activate("L13", 1, 3),
        Sell("wood", 1),
        Buy("gold", 1),
        *[move(word) for move in GAME.moves if len(move.fields()) == 1 for word in ("yes", "perhaps")],
    ]
    for number, (state, decision, _, move) in enumerate(turns(3, seed=5, boards="choose")):
        if number % 5:
            continue
        for attempt in wrong:
            if reason := decision.why_not(state, attempt):
                assert all(sentence.endswith(".") for sentence in say(reason))
        if caution := decision.caution(state, move):
            assert all(sentence.endswith("?") for sentence in say(caution))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_in_words_fits_a_description(seats: int) -> None:
    for number, (state, _, _, _) in enumerate(turns(seats, seed=20 + seats)):
        if number % 10 == 0:
            describe(state)
    describe(state)


def describe(state: State) -> None:
    view = GAME.view(state, None)
    for spoken in SPOKEN:
        described = " ".join(map(spoken.text, telling.position(view)))
        assert len(described) <= LONGEST_DESCRIPTION, described
    for seat in range(state.seats):
        assert all(map(say, telling.status(view, seat)))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS[:1] + OPTIONS[2:3])
def test_every_page_of_the_rules_fits_a_message(seats: int, options: dict[str, str]) -> None:
    pages = telling.rules(seats, options)
    assert len({page.title.key for page in pages}) == len(pages)
    for page in pages:
        for spoken in SPOKEN:
            body = "\n\n".join(map(spoken.text, [page.title, *page.paragraphs]))
            assert len(body) <= LONGEST_PAGE


def test_the_rules_explain_every_type_of_tile_once() -> None:
    names = [
        paragraph.arguments["tile"]
        for page in telling.rules(5, {})
        for paragraph in page.paragraphs
        if "effect" in paragraph.arguments
    ]
    assert len(names) == len({english(name) for name in names if isinstance(name, Text)}) == 21


# Worked example 4: seat 1 builds a sawmill at L14, turned by 180 degrees.


def sawmill_to_build() -> View:
    state = new(2, first_seat="2")
    state.display[0] = "sawmill_1"
    view: View = GAME.view(state, 0)
    return view


def test_a_tile_is_shown_with_its_price_and_what_it_is_for() -> None:
    choice = telling.choice(sawmill_to_build(), Build, "tile", 1, {})
    assert english(choice.label) == "Sawmill – 2 gold"
    assert choice.hint is not None
    assert english(choice.hint) == "1 point; wood by experience"


def test_a_space_is_shown_with_the_points_of_its_best_rotation() -> None:
    choice = telling.choice(sawmill_to_build(), Build, "space", "L14", {"tile": 1, "worker": 2})
    assert (choice.place, choice.badge) == ("L14", "+4")
    assert choice.hint is not None
    assert english(choice.hint) == "+4 points: 1 printed, 3 plazas (turned 180°)"


def test_a_building_says_before_what_it_will_do() -> None:
    told = telling.preview(sawmill_to_build(), Build(1, 2, "L14", 180))
    assert english(*told) == (
        "Pay 2 gold. +4 points: 1 printed, 3 plazas. "
        "Worker 2 stays on L14 until the end of the round and then becomes 3."
    )


def test_a_fee_is_said_with_its_owner() -> None:
    view = sawmill_to_build()
    choice = telling.choice(view, Activate, "space", "M14", {})
    assert english(choice.label) == "Gold mine M14 – 1 gold to Ben"
    assert english(*telling.preview(view, Activate("M14", 3, 0))) == (
        "Pay 1 gold to Ben. You get 3 gold. "
        "Worker 3 stays on M14 until the end of the round and then becomes 4."
    )


def test_passing_names_idle_workers_and_wages() -> None:
    assert english(*telling.preview(sawmill_to_build(), Pass())) == (
        "You take no more actions this round. 3 workers (1, 2, 3) remain unused. "
        "Wages at the end of the round: 3 gold of your 10."
    )


def test_who_retires_at_the_end_of_the_round_is_told_and_paid_for() -> None:
    state = new(2, first_seat="2")
    state.players[0].pool = [5]
    view = GAME.view(state, 0)
    told = english(*telling.preview(view, Activate("M12", 5, 0)))
    assert "then retires: 12 points" in told


def test_what_cannot_be_paid_is_told_with_what_is_missing() -> None:
    state = new(2, first_seat="2")
    state.display[0] = "statue_1"
    state.wall_open = "wall_02"
    state.players[0].goods |= {"stone": 1, "marble": 2, "gold": 7}
    view = GAME.view(state, 0)
    tiles = telling.missing(view, Build, "tile", {})
    assert ("Statue – 2 stone and 2 marble", "1 stone short") in [
        (english(lack.label), english(lack.lacks)) for lack in tiles
    ]
    spaces = telling.missing(view, Activate, "space", {})
    assert [(english(lack.label), english(lack.lacks)) for lack in spaces] == [
        ("Imperial outpost M13", "1 gold short")
    ]


def test_nothing_is_missing_that_is_on_offer() -> None:
    for number, (state, decision, _, _) in enumerate(turns(4, seed=31)):
        if number % 6:
            continue
        view = GAME.view(state, decision.seat)
        for form in decision.forms(state):
            field = form.move.fields()[0] if form.move.fields() else None
            if form.move not in (Build, Activate) or field is None:
                continue
            offered = {
                english(telling.choice(view, form.move, field, value, {}).label).split(" – ")[0]
                for value in form.options(field)
            }
            lacks = {
                english(lack.label).split(" – ")[0] for lack in telling.missing(view, form.move, field, {})
            }
            assert not offered & lacks


def test_the_points_promised_are_the_points_gained() -> None:
    built = 0
    for state, decision, _, move in turns(3, seed=40):
        if not isinstance(move, Build):
            continue
        chosen = {"tile": move.tile, "worker": move.worker, "rotation": move.rotation}
        badge = telling.choice(GAME.view(state, decision.seat), Build, "space", move.space, chosen).badge
        after = GAME.copy(state)
        GAME.play(after, decision.seat, move)
        event = next(event for event in after.events if event.key == "built")
        gained = sum(change.amount for change in event.changes if change.what == "favor")
        assert int(badge) == gained
        built += 1
    assert built > 10


def test_the_best_place_comes_first() -> None:
    state = new(4, seed=3)
    seat = GAME.asked(state)[0].seat
    form = next(form for form in GAME.asked(state)[0].forms(state) if form.move is Build)
    places = dict(shown(GAME.view(state, seat), form, form.sample(lambda bound: 0)))["space"]
    badges = [int(choice.badge) for choice in places]
    assert badges == sorted(badges, reverse=True)
    assert badges[0] > badges[-1]


def test_a_spectator_is_told_nothing_is_asked() -> None:
    assert english(telling.prompt(GAME.view(new(2), None))) == "You are watching"


def test_players_are_called_by_their_names() -> None:
    state = new(2)
    seat = GAME.asked(state)[0].seat
    told = english(*telling.position(GAME.view(state, None)))
    assert f"To move: {ENGLISH.argument(Player(seat))}." in told


def test_german_speaks_as_at_the_table() -> None:
    german: Words = words("de", "praetor").naming(NAMES)
    state = new(2, first_seat="2")
    state.display[0] = "sawmill_1"
    GAME.play(state, 0, Build(1, 2, "L14", 180))
    event = state.events[0]
    assert german.event(event) == "Anna baut ein Sägewerk auf L14 (1 aufgedruckt, 3 Plazas)"
    assert german.changes(event.changes) == "+4 Punkte, −2 Gold"


def test_a_game_that_players_leave_can_be_told_to_its_end() -> None:
    state = new(2)
    GAME.resign(state, 0)
    tell_all(state)
    assert state.outcome is not None
    assert "fewer than two players" in ENGLISH.event(
        next(event for event in state.events if event.key == state.outcome.reason)
    )
