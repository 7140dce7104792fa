"""Praetor's texts, word for word; what a preview promises is what happens."""

from __future__ import annotations

import pytest

from bot.channel.moves.prompt import foreseen_lines, offers
from bot.channel.moves.reading import matching_offers
from bot.engine import Move, Text, foresee
from bot.games import TITLES
from bot.games.praetor.components import COMPENSATION
from bot.games.praetor.game import GAME
from bot.games.praetor.rules.action import Activate, Build, Done, Pass
from bot.games.praetor.rules.economy import RETIRED
from bot.games.praetor.rules.rounds import Academy, Recruit
from bot.games.praetor.state import View
from bot.games.praetor.words import WORDS
from bot.i18n.fluent import Words
from bot.pictures.names import Showing
from tests.games.saying import Saying

from .scenario import end_round, lay, new_game, play, turn_of

pytestmark = pytest.mark.usefixtures("no_argument_missing")

_saying = Saying(GAME, WORDS)
english = _saying.english


def foretold(view: View, move: Move) -> list[str]:
    """Return the preview that a player reads before confirming the move."""
    return foreseen_lines(_saying.words, WORDS, foresee(GAME, view, move))


def test_the_rules_explain_every_type_of_tile_once() -> None:
    names = [
        paragraph.arguments["tile"]
        for page in WORDS.rules(5, {})
        for paragraph in page.paragraphs
        if "effect" in paragraph.arguments
    ]
    assert len(names) == len({english(name) for name in names if isinstance(name, Text)}) == 21


# Worked example 4: seat 1 builds a sawmill at L14, rotated by 180 degrees.


def sawmill_to_build() -> View:
    state = new_game(2, first_seat="2")
    state.display[0] = "sawmill_1"
    view: View = GAME.view(state, 0)
    return view


def test_a_tile_is_offered_with_its_price_and_its_use() -> None:
    choice = WORDS.choice(sawmill_to_build(), Build, "tile", 1, {})
    assert english(choice.label) == "Sawmill – 2 gold"
    assert choice.hint is not None
    assert english(choice.hint) == "1 point; wood by experience"


def test_a_space_is_offered_with_the_points_of_its_best_rotation() -> None:
    choice = WORDS.choice(sawmill_to_build(), Build, "space", "L14", {"tile": 1, "worker": 2})
    assert (choice.place, choice.badge) == ("L14", "+4")
    assert choice.hint is not None
    assert english(choice.hint) == "+4 points: 1 printed, 3 plazas (turned 180°)"


def test_the_preview_of_a_building_says_what_it_will_do() -> None:
    assert foretold(sawmill_to_build(), Build(1, 2, "L14", 180)) == [
        "Anna builds a sawmill at L14 (1 printed, 3 plazas): +4 points, −2 gold.",
        "Worker 2 stays on L14 until the end of the round and then has experience 3.",
        "Then Ben: build, activate or pass.",
    ]


def test_a_fee_is_named_with_its_recipient() -> None:
    view = sawmill_to_build()
    choice = WORDS.choice(view, Activate, "space", "M14", {})
    assert english(choice.label) == "Gold mine M14 for 1 gold"
    assert choice.hint is not None
    assert english(choice.hint) == "up to 3 gold; fee to Ben"
    assert foretold(view, Activate("M14", 3, 0))[:2] == [
        "Anna activates the gold mine at M14 (fee to Ben): +2 gold; Ben +1 gold.",
        "Worker 3 stays on M14 until the end of the round and then has experience 4.",
    ]


def test_a_tile_says_up_to_how_much_a_retired_worker_would_gain() -> None:
    state = turn_of(new_game(2, first_seat="2"), 0, 1)
    lay(state, "labor_camp_1", "M15", 0)
    state.players[0].pool, state.players[0].retired = [2], 1
    assert _saying.choice(state, 0, Activate, "space", "M12") == "Gold mine M12 | up to 6 gold"
    assert _saying.choice(state, 0, Activate, "space", "M12", worker=2) == "Gold mine M12 | +2 gold"


def test_a_player_who_left_ranks_behind_those_who_stay() -> None:
    state = turn_of(new_game(3), 0, 1)
    for player, favor in zip(state.players, (20, 10, 30), strict=True):
        player.favor = favor
    GAME.resign(state, 2)
    assert [english(WORDS.status(GAME.view(state, 0), seat)[0]) for seat in range(3)] == [
        "20 points, rank 1 of 3",
        "10 points, rank 2 of 3",
        "30 points, rank 3 of 3",
    ]


def test_the_preview_of_passing_names_idle_workers_and_wages() -> None:
    assert foretold(sawmill_to_build(), Pass())[:2] == [
        "Anna passes with 3 workers left.",
        "Wages at the end of the round: 3 of your 10 gold.",
    ]


def test_a_worker_who_will_retire_this_round_is_announced_with_the_points() -> None:
    state = new_game(2, first_seat="2")
    state.players[0].pool = [5]
    told = " ".join(foretold(GAME.view(turn_of(state, 0, 1), 0), Activate("M12", 5, 0)))
    assert "then retires: 12 points" in told


def test_the_last_move_of_a_round_previews_its_end_as_far_as_it_is_known() -> None:
    state = turn_of(new_game(2, first_seat="2"), 0)
    state.players[0].goods["gold"] = 1
    told = foretold(GAME.view(state, 0), Pass())
    assert "Anna is 2 gold short for wages" in " ".join(told)
    assert told[-1] == "Then the next wall tile is turned up."


def test_the_wages_after_declining_the_academy_leave_out_those_who_train_on() -> None:
    state = new_game(3)
    lay(state, "academy_1", "K12", 2)
    for player in state.players[:2]:
        player.stage_1 = 1
    end_round(state, 0)
    told = foretold(GAME.view(state, 0), Academy("no"))
    assert told[-2:] == [
        "Wages at the end of the round: 3 of your 10 gold.",
        "Then Ben: use the academy or not.",
    ]


def test_nothing_is_promised_for_after_the_last_round() -> None:
    state = turn_of(new_game(2, first_seat="2"), 0, 1)
    state.last_round, state.players[0].wall_tiles = True, ["wall_01"]
    assert "Wall tiles: 1; +3 points with the next one" in english(*WORDS.status(GAME.view(state, 0), 0))
    state.wall_open = None
    view = GAME.view(state, 0)
    assert "Wall tiles: 1 " in english(*WORDS.status(view, 0))
    assert "Imperial outpost M13 | no wall tile left" in _saying.lacks(view, Activate, "space")


def test_saying_no_has_no_hint_about_a_next_round_in_the_last_one() -> None:
    state = turn_of(new_game(2, first_seat="2"), 0, 1)
    assert _saying.choice(state, 0, Recruit, "accept", "no").endswith(" | no active worker next round")
    state.last_round = True
    assert _saying.choice(state, 0, Recruit, "accept", "no") == "No, recruit no one"
    assert _saying.choice(state, 0, Academy, "use", "no") == "No, to training stage II"


def test_a_player_with_workers_but_no_tile_left_is_told_only_that() -> None:
    state = turn_of(new_game(2, first_seat="2"), 0, 1)
    state.activated = dict.fromkeys(state.city, 1)
    lines = [english(line) for passage in WORDS.in_words(GAME.view(state, 0)) for line in passage.lines]
    assert "Nothing that you can activate right now." in lines


def test_what_is_not_affordable_is_listed_with_what_is_missing() -> None:
    state = new_game(2, first_seat="2")
    state.display[0] = "statue_1"
    state.wall_open = "wall_02"
    state.players[0].goods |= {"stone": 1, "marble": 2, "gold": 7}
    view = GAME.view(state, 0)
    tiles = WORDS.missing(view, Build, "tile", {})
    assert ("Statue – 2 stone and 2 marble", "1 stone short") in [
        (english(lack.label), english(lack.lacks)) for lack in tiles
    ]
    spaces = WORDS.missing(view, Activate, "space", {})
    assert [(english(lack.label), english(lack.lacks)) for lack in spaces] == [
        ("Imperial outpost M13", "1 gold short")
    ]


def test_the_points_in_a_preview_are_the_points_gained() -> None:
    built = 0
    for state, decision, _, move in _saying.turns(3, seed=40):
        if not isinstance(move, Build):
            continue
        chosen = {"tile": move.tile, "worker": move.worker, "rotation": move.rotation}
        badge = WORDS.choice(GAME.view(state, decision.seat), Build, "space", move.space, chosen).badge
        after = GAME.copy(state)
        GAME.play(after, decision.seat, move)
        event = next(event for event in after.events if event.key == "built")
        gained = sum(change.amount for change in event.changes if change.what == "favor")
        assert int(badge) == gained
        built += 1
    assert built > 10


def test_the_best_place_comes_first() -> None:
    state = new_game(4)
    form = next(form for form in GAME.asked(state)[0].forms(state) if form.move is Build)
    move = form.sample(lambda bound: 0)
    chosen = {"tile": move.tile, "worker": move.worker}
    choices = [
        WORDS.choice(GAME.view(state, 0), Build, "space", space, chosen)
        for space in form.options("space", chosen)
    ]
    badges = [int(choice.badge) for choice in sorted(choices, key=lambda choice: -choice.rank)]
    assert badges == sorted(badges, reverse=True)
    assert badges[0] > badges[-1]


def test_the_german_sentences_of_a_building() -> None:
    german = _saying.german_words
    state = new_game(2, first_seat="2")
    state.display[0] = "sawmill_1"
    GAME.play(state, 0, Build(1, 2, "L14", 180))
    event = state.events[0]
    assert german.event(event) == "Anna baut ein Sägewerk auf L14 (1 aufgedruckt, 3 Plazas)"
    assert german.changes(event.changes) == "+4 Punkte, −2 Gold"


def test_the_first_amount_offered_in_a_trade_is_the_largest() -> None:
    state = play(turn_of(new_game(3), 0, 1), 0, Activate("N13", 1, 0))
    view, trade = GAME.view(state, 0), GAME.asked(state)[0]
    for form in trade.forms(state):
        if form.move is not Done:
            chosen = {"resource": "wood"}
            amounts = form.options("amount", chosen)
            offered = offers(_saying.words, WORDS, view, form.move, "amount", amounts, chosen)
            assert offered[0].value == max(amounts) > 1


@pytest.mark.parametrize("saying", _saying.spoken)
def test_typing_r_finds_the_retired_worker_in_every_language(saying: Words) -> None:
    state = new_game(3)
    lay(state, "labor_camp_1", "K13", 0)
    state.players[0].pool, state.players[0].retired = [1, 5], 1
    view = GAME.view(turn_of(state, 0), 0)
    for move, chosen in ((Build, {"tile": 1}), (Activate, {"space": "M12"})):
        offered = offers(saying, WORDS, view, move, "worker", [1, 5, RETIRED], chosen)
        assert [offer.value for offer in matching_offers("R", offered)] == [RETIRED]


def told_rules(**options: str) -> str:
    return english(*(paragraph for page in WORDS.rules(3, options) for paragraph in page.paragraphs))


def test_the_rules_of_a_game_without_markets_do_not_explain_markets() -> None:
    assert "**Market**" in told_rules()
    assert "first sell as much as you like, then buy" in told_rules()
    told = told_rules(no_market="on")
    assert "**Market**" not in told
    assert "first sell as much as you like, then buy" not in told
    assert "no market" in told
    assert "no market" not in told_rules()


def test_the_rules_explain_compensation_only_with_that_option() -> None:
    assert "place in the first round: " + "/".join(map(str, COMPENSATION[3])) in told_rules(compensation="on")
    assert "place in the first round" not in told_rules()


def test_the_picture_of_tiles_in_a_game_without_markets_shows_no_market() -> None:
    without, artist = {"no_market": "on"}, TITLES["praetor"].artist
    pictures = {page.picture for page in WORDS.rules(3, without) if page.picture}
    assert len(pictures - {page.picture for page in WORDS.rules(3, {})}) == 1
    for picture in pictures:
        assert artist.draw_rules(picture, Showing(("Anna", "Ben"), _saying.words))


def test_the_rules_say_how_much_favor_each_seat_starts_with() -> None:
    told = told_rules()
    assert "starts with 10 points" in told
    assert "counterclockwise" in told
