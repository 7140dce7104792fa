"""The evaluations of all games: progress, figures, weights and results."""

from __future__ import annotations

import pytest

from bot.engine import Chance, Evaluation
from bot.games.title import Title

from .facts import put
from .suite import SUITE, TOLD, course
from .version import position_path

each_game = pytest.mark.parametrize("title", [entry.title for entry in SUITE.values()], ids=SUITE)

SEAT = 2
"""The seat for which figures are counted in the stored position of the first version.

Which figures count a fact depends on the position: on whether wages are short, say, or the home is full. In that
position, which never changes, there is little that this seat couldn't use.
"""


@each_game
def test_progress_goes_from_start_to_end_and_never_back(title: Title) -> None:
    if title.evaluation == Evaluation():
        pytest.skip("nothing is counted of this game")
    for seats in (title.game.seats[0], title.game.seats[-1]):
        passed = [title.evaluation.progress(state) for state in course(title.game.id, seats)]
        assert passed == sorted(passed)
        assert 0 <= passed[0] < 0.1
        assert passed[-1] == 1


@each_game
def test_the_figures_of_a_seat_depend_only_on_its_view(title: Title) -> None:
    game, evaluation = title.game, title.evaluation
    for number, state in enumerate(course(game.id, game.seats[-1])):
        if number % 25 == 0:
            seat = number % state.seats
            imagined = game.imagine(game.view(state, seat), Chance(b"judged"))
            assert evaluation.counted(imagined, seat) == evaluation.counted(state, seat)


@each_game
def test_every_figure_has_a_weight_and_every_weight_a_figure(title: Title) -> None:
    evaluation, counted = title.evaluation, set[str]()
    for seats in title.game.seats:
        for state in course(title.game.id, seats):
            counted |= evaluation.counted(state, state.ply % seats).keys()
    weighed = evaluation.weights.figures.keys()
    if weighed:
        assert weighed - counted == set(), "weights of figures that nothing counts: is one forgotten?"
        assert counted - weighed == set(), (
            "these have no weight; make the weights anew: python -m tools weights"
        )


@pytest.mark.parametrize("game", TOLD)
def test_more_of_a_fact_changes_exactly_the_figures_that_count_it(game: str) -> None:
    rules, evaluation, judged = SUITE[game].game, SUITE[game].title.evaluation, SUITE[game].judged
    state = rules.decode(position_path(game, 1).read_bytes())
    state.rules_version = rules.rules_version
    seat = min(SEAT, state.seats - 1)
    before, wrong = evaluation.counted(state, seat), {}
    for fact in SUITE[game].facts:
        if fact.at.startswith("players.*"):
            expected = judged.get(fact.name, (f"+ {fact.name}",) if fact.name in before else None)
            assert expected is not None, f"say in judged which figures count {fact.name}; () for none"
            more = fact.more if fact.more is not None else fact.of(state, seat) + 1
            after = evaluation.counted(put(state, fact.path(seat), more), seat)
            found = {
                f"{'+' if after[name] > before[name] else '-'} {name}"
                for name in after
                if after[name] != before[name]
            }
            if found != set(expected):
                wrong[fact.name] = found
    assert not wrong


@each_game
def test_after_the_end_the_winner_has_the_highest_value(title: Title) -> None:
    state = course(title.game.id, 3)[-1]
    worths = title.evaluation.worths(state)
    assert worths[state.outcome.winners[0]] == max(worths)
