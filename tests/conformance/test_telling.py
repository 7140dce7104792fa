"""What every game tells about its positions and moves: it can be said, fits where it is shown, and is consistent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, pairwise

import pytest

from bot.engine import AnyState, Decision, Form, Move, Value, foresee
from bot.games.sayings import then
from tests.games.saying import Saying

from .suite import SUITE, combinations, some_seats

pytestmark = pytest.mark.usefixtures("no_argument_missing", "well_put")

LONGEST_PAGE = 3500

SIGN = re.compile(r"\W")
"""What says nothing by itself: neither a number nor a letter."""

SAYINGS = [Saying(conformance.game, conformance.title.words) for conformance in SUITE.values()]
each_game = pytest.mark.parametrize("saying", SAYINGS, ids=lambda saying: saying.game.id)
each_table = pytest.mark.parametrize(
    ("saying", "seats"),
    [
        pytest.param(saying, seats, id=f"{saying.game.id}-{seats}")
        for saying in SAYINGS
        for seats in saying.game.seats
    ],
)


def some_turns(
    saying: Saying, seats: int, seed: int, every: int
) -> Iterator[tuple[AnyState, Decision, Form, Move]]:
    return islice(saying.turns(seats, seed), 0, None, every)


@each_table
def test_everything_that_happens_can_be_told_to_everybody(saying: Saying, seats: int) -> None:
    state = None
    lengths: list[str] = []
    for state, _, _, _ in saying.turns(seats, seed=seats):
        saying.tell_all(state)
        lengths.append(str(saying.game_words.length(saying.view(state, None))))
    assert state is not None
    saying.tell_all(state)
    assert state.outcome is not None
    assert len(set(lengths)) > 1, "who follows the game hears of the end of each round"
    assert sum(one != other for one, other in pairwise(lengths)) == len(set(lengths)) - 1, "none comes again"
    assert all(saying.all_of(saying.game_words.length(saying.view(state, None))))
    keys = {state.outcome.reason}
    for standing in state.outcome.standings:
        keys |= {f"source-{source}" for source in standing.sources}
        keys |= {f"tie-{figure}" for figure in standing.tie_breaks}
    for spoken in saying.spoken:
        lacking = sorted(key for key in keys if not spoken.has(key))
        assert not lacking, f"{spoken.locale}.ftl lacks what the end is told with: {lacking}"


@each_table
def test_every_choice_can_be_said_and_fits_a_menu(saying: Saying, seats: int) -> None:
    telling = saying.game_words
    for state, decision, form, move in some_turns(saying, seats, 10 + seats, every=7):
        view = saying.view(state, decision.seat)
        assert all(saying.all_of(telling.prompt(view)))
        assert all(saying.all_of(telling.awaited(view, decision.seat)))
        foreseen = foresee(saying.game, view, move)
        caution = telling.caution(foreseen)
        assert all(map(saying.all_of, [*telling.outlook(foreseen), *then(foreseen, telling.awaited)]))
        if caution is not None:
            assert all(sentence.endswith("?") for sentence in saying.all_of(caution)), caution
        chosen: dict[str, Value] = {}
        for field in form.move.fields():
            for value in form.options(field, chosen):
                saying.fits_a_menu(telling.choice(view, form.move, field, value, chosen))
            for missing in telling.missing(view, form.move, field, chosen):
                assert all(saying.all_of(missing.label))
                assert all(saying.all_of(missing.lacks))
            chosen[field] = getattr(move, field)


@each_game
def test_badges_with_symbols_are_explained(saying: Saying) -> None:
    for seed in range(2):
        for state, decision, form, move in some_turns(saying, some_seats(saying.game), 40 + seed, every=3):
            view = saying.view(state, decision.seat)
            chosen: dict[str, Value] = {}
            for step in form.move.steps():
                for value in form.options(step, chosen):
                    choice = saying.game_words.choice(view, form.move, step, value, chosen)
                    if SIGN.search(choice.badge):
                        assert choice.legend or choice.note, f"{choice.badge} on {choice.place}: what is it?"
                    assert all(map(saying.all_of, choice.legend))
                if step not in form.move.groups:
                    chosen[step] = getattr(move, step)


@each_game
def test_fields_can_be_described_in_any_order(saying: Saying) -> None:
    seen: set[type[Move]] = set()
    for seed in range(3):
        for state, decision, _, _ in saying.turns(some_seats(saying.game), seed):
            view = saying.view(state, decision.seat)
            for form in decision.forms(view):
                if form.move in seen:
                    continue
                seen.add(form.move)
                for field in form.move.fields():
                    for value in form.options(field):
                        saying.fits_a_menu(saying.game_words.choice(view, form.move, field, value, {}))
                    saying.game_words.missing(view, form.move, field, {})
    assert len(seen) > len(saying.game.moves) / 2


@each_game
def test_nothing_on_offer_is_called_missing(saying: Saying) -> None:
    telling = saying.game_words
    for state, decision, _, _ in some_turns(saying, saying.game.seats[-1], 31, every=6):
        view = saying.view(state, decision.seat)
        for form in decision.forms(view):
            for field in form.move.fields()[:1]:
                offered = {
                    saying.english(telling.choice(view, form.move, field, value, {}).label)
                    for value in form.options(field)
                }
                missing = {
                    saying.english(absent.label) for absent in telling.missing(view, form.move, field, {})
                }
                assert not offered & missing


@each_game
def test_refusals_are_sentences(saying: Saying) -> None:
    conformance = SUITE[saying.game.id]
    for state, decision, form, move in some_turns(saying, some_seats(saying.game), 5, every=5):
        for field in form.move.fields():
            strays = conformance.numbers if isinstance(getattr(move, field), int) else conformance.labels
            for stray in strays:
                wrong = saying.game.move_from({"type": move.kind(), **move.values(), field: stray})
                if reason := decision.refusal(state, wrong):
                    assert all(sentence.endswith(".") for sentence in saying.all_of(reason)), reason


@each_game
def test_every_question_has_a_refusal_that_says_it_comes_first(saying: Saying) -> None:
    kinds = [step.kind() for step in saying.game.steps if issubclass(step, Decision)]
    for spoken in saying.spoken:
        lacking = [kind for kind in kinds if not spoken.has(f"refusal-first-{kind}")]
        assert not lacking, f"{spoken.locale}.ftl has no refusal-first- for {lacking}"


@each_table
def test_the_status_of_every_seat_can_be_told_at_any_time(saying: Saying, seats: int) -> None:
    state = None
    for state, _, _, _ in some_turns(saying, seats, 20 + seats, every=10):
        _describe(saying, state)
    _describe(saying, state)


def _describe(saying: Saying, state: AnyState) -> None:
    for view in (saying.view(state, None), saying.view(state, 0)):
        for seat in range(state.seats):
            assert all(said.lines(saying.game_words.status(view, seat)) for said in saying.spoken)


@each_game
def test_every_page_of_the_rules_fits_a_message(saying: Saying) -> None:
    for seats, options in combinations(saying.game):
        pages = saying.game_words.rules(seats, options)
        assert len({page.title.key for page in pages}) == len(pages)
        for page in pages:
            for spoken in saying.spoken:
                assert len("\n\n".join(map(spoken.text, [page.title, *page.paragraphs]))) <= LONGEST_PAGE


@each_game
def test_a_game_that_players_leave_can_be_told_to_its_end(saying: Saying) -> None:
    state = saying.game.new(saying.game.seats[0], {}, b"left")
    for seat in range(1, state.seats):
        saying.game.resign(state, seat)
    saying.tell_all(state)
    assert state.outcome is not None
    reason = state.outcome.reason
    told = next((event for event in state.events if event.key == reason), None)
    assert told, f"why the game is over is told too: state.tell({reason!r}) before the outcome"
    assert "fewer than two players" in saying.words.event(told), f"event-{reason} says so, in these words"
