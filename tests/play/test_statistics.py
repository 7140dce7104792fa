"""Statistics of a person's games."""

from __future__ import annotations

from typing import Any

from bot.play.history.ratings import PlayedRow, Statistics, by_game


def a_result(**more: Any) -> PlayedRow:
    known = {
        "table_id": 1,
        "game": "example",
        "guild": 9,
        "channel": 1,
        "home": None,
        "card_message": None,
        "ended_at": 0.0,
        "seats": 3,
        "place": 1,
        "points": 40,
        "sources": '{"garden": 30, "hidden": 10}',
        "stayed": True,
        "mean": None,
        "spread": None,
    }
    return PlayedRow(**(known | more))


def test_a_game_that_somebody_left_is_a_last_place_without_points() -> None:
    left = a_result(stayed=False, points=99, sources='{"hidden": 99}')
    some = Statistics([a_result(place=2), left])
    assert (some.games, some.wins, some.mean_place, some.mean_points) == (2, 0, 2.5, 40.0)
    assert some.best == some.results[0]
    assert some.favorite == ("garden", 0.75)


def test_the_best_game_has_the_fewest_points_where_the_fewest_win_and_no_source_is_a_favorite() -> None:
    results = [a_result(points=40), a_result(points=3), a_result(points=0, stayed=False)]
    some = by_game(results, ["example"])["example"]
    assert (some.best, some.favorite) == (results[1], None)
    assert (some.by_seats()[3].best, by_game(results, [])["example"].best) == (results[1], results[0])


def test_a_person_who_never_stayed_has_no_best_game_and_no_favorite() -> None:
    some = Statistics([a_result(stayed=False)])
    assert (some.best, some.favorite, some.mean_points, some.rating) == (None, None, None, None)


def test_losing_points_is_no_favorite_way_to_score() -> None:
    some = Statistics([a_result(sources='{"garden": 10, "debts": -30}')])
    assert some.favorite == ("garden", 1.0)


def test_the_curve_begins_with_a_beginners_rating_and_leaves_out_unrated_games() -> None:
    some = Statistics([a_result(mean=26.0, spread=8.0), a_result(), a_result(mean=27.0, spread=7.5)])
    assert some.curve == (1400, 1414, 1428)
    assert some.rating is not None
    assert some.rating.spread == 7.5


def test_games_are_grouped_by_kind_and_by_number_of_seats() -> None:
    played = by_game([a_result(seats=4), a_result(game="other"), a_result(seats=2)], [])
    assert {game: some.games for game, some in played.items()} == {"example": 2, "other": 1}
    assert list(played["example"].by_seats()) == [2, 4]
