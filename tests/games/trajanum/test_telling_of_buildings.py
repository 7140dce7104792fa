"""Forum Trajanum's texts about exchanges, buildings, tracks, envoys and area bonuses."""

from __future__ import annotations

import pytest

from bot.games.trajanum.components import PLANS, TRACK_NAMES, reward_name
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.forum import BonusChoice, PlaceEnvoy
from bot.games.trajanum.rules.moves import COLOURED, GREY, Bonus, Build, Envoy, Exchange, Reward, Skip, Take
from bot.games.trajanum.state import State
from bot.games.trajanum.words import WORDS

from .scenario import (
    asked,
    bare,
    builder,
    caution,
    cells_of,
    citizens,
    envoys,
    lay,
    new_game,
    offered,
    play,
    run,
    single,
    stand,
    track,
)
from .spoken import (
    SAYING,
    choice,
    english,
    lacks,
    outlook,
    preview,
    preview_in_german,
    told,
    told_in_german,
    view_of,
)

pytestmark = pytest.mark.usefixtures("no_argument_missing")


def reward(track: str, step: int) -> str:
    """Return the reward of a track's step with the data's numbers (`test_examples.py` has those of the rulebook)."""
    return english(reward_name(track, step))


# Exchanges.


def test_an_exchange_says_what_it_costs_and_how_often_it_is_possible() -> None:
    state = builder(assistant=2, worker_red=3)
    citizens(state, 0, {5: 1})
    assert choice(state, 0, Exchange, "way", "recolour") == (
        "Recolor | an assistant and a worker for a worker of another color"
    )
    assert choice(state, 0, Exchange, "way", "craft_worker") == (
        "Train a worker | an assistant for a worker of any color; twice a turn"
    )
    assert choice(state, 0, Exchange, "pay", "worker_red", way="promote") == (
        "Red worker | costs 2 red workers; you have 3 red workers"
    )
    assert choice(state, 0, Exchange, "pay", "worker_red").startswith("Red worker | ")
    assert choice(state, 0, Exchange, "get", "builder") == "Builder | you have no builders"
    assert lacks(view_of(state), Exchange, "way") == [
        "Swap | needs an active citizen in row 4 (Merchant II)",
        "Train a builder | needs an active citizen in row 6 (Craftsman II)",
    ]
    assert choice(state, 0, Exchange, "get", "worker_blue", way="craft_worker", pay="assistant") == (
        "Blue worker | you have no blue workers; twice a turn"
    )
    move = Exchange("recolour", "worker_red", "worker_blue")
    play(state, 0, move)
    assert told(state) == ["Anna exchanges (Recolor): +1 blue worker, −1 assistant, −1 red worker."]
    assert told_in_german(state) == [
        "Anna tauscht (Umfärben): +1 blauer Arbeiter, −1 Assistent, −1 roter Arbeiter."
    ]
    play(state, 0, Exchange("craft_worker", "assistant", "worker_red"))
    assert choice(state, 0, Exchange, "way", "craft_worker").endswith("; once more this turn")
    assert lacks(view_of(state), Exchange, "way")[0] == "Recolor | needs an assistant and a worker"


# What to build, and where.


def test_a_plan_is_offered_with_its_price_and_its_result() -> None:
    state = builder(builder=2, worker_blue=1, worker_green=2)
    state.players[0].ship = 1
    citizens(state, 0, {1: 1})
    assert choice(state, 0, Build, "what", "column") == "Column | for 1 builder – 4 points"
    assert choice(state, 0, Build, "what", "library") == (
        f"Library | for 1 builder – step 1 ({reward('library', 1)})"
    )
    assert choice(state, 0, Build, "what", "library_fountain") == (
        "Library + fountain | for 1 builder and 1 blue worker – step 1 and an envoy to a blue cell"
    )
    assert choice(state, 0, Build, "what", "double_park") == (
        "Two parks | for 2 green workers – an envoy to a green cell"
    )
    assert lacks(view_of(state), Build, "what")[0] == "House | 1 red worker short"


def test_plans_without_tiles_or_room_are_listed_with_the_reason() -> None:
    state = builder(builder=1, worker_green=1)
    state.supply["single_green"] = 0
    stand(state, 0, **dict.fromkeys(free_but(state, "D6", "B1"), "house"))
    told_missing = lacks(view_of(state), Build, "what")
    assert "Column | no tile left" in told_missing
    assert "Column + park | no two free spaces side by side" in told_missing


def free_but(state: State, *spaces: str) -> list[str]:
    return [str(space) for space in offered(state, 0, Build, "space") if space not in spaces]


def test_a_space_says_what_a_gray_building_scores_there() -> None:
    state = builder(builder=1)
    citizens(state, 0, {2: 2})
    state.trajan = {1: "i_3"}
    stand(state, 0, B1="library", B3="library")
    assert choice(state, 0, Build, "space", "B2", what="market") == (
        "B2 | +3 each scoring and order I fulfilled"
    )
    assert WORDS.choice(view_of(state), Build, "space", "B2", {"what": "market"}).badge == "+3!"
    assert choice(state, 0, Build, "space", "E1", what="library") == "E1"
    assert choice(state, 0, Build, "space", "B2") == "B2"


def test_the_first_space_of_a_double_tile_says_what_the_second_can_add() -> None:
    state = builder(builder=1, worker_green=1)
    state.trajan = {1: "i_1"}
    stand(state, 0, D1="market", D4="library")
    assert choice(state, 0, Build, "space", "B1", what="column_park") == (
        "B1 | +1 each scoring and order I with the right second space"
    )
    assert choice(state, 0, Build, "second", "C1", what="column_park", space="B1") == (
        "C1 | +1 each scoring and order I fulfilled"
    )
    assert choice(state, 0, Build, "first", "coloured", what="column_park") == (
        "The colored half first | the park"
    )


def test_a_space_counts_only_the_orders_that_its_own_half_fulfills() -> None:
    state = builder(builder=1, worker_green=1)
    state.trajan = {1: "i_2"}
    stand(state, 0, C1="park", B5="park")
    assert choice(state, 0, Build, "space", "C3", what="column_park").endswith("order I fulfilled")
    assert choice(state, 0, Build, "second", "B3", what="column_park", space="C3").endswith(
        "order I fulfilled 2 times"
    )


def test_a_building_says_what_it_costs_and_what_follows() -> None:
    state = builder(builder=1, worker_green=1)
    state.players[0].ship = 1
    citizens(state, 0, {1: 1, 3: 1})
    state.trajan = {}
    move = Build("column_park", "B1", "B2", "coloured")
    assert outlook(state, 0, move) == [
        "That adds 2 points to each scoring of the colonia, with your citizens as they are then.",
        "Then the column scores 5 points, as things stand (3 for Trajan’s Column, 2 for active citizens).",
    ]
    assert preview_in_german(state, 0, move).startswith(
        "Anna baut eine Siegessäule und einen Park auf B1, B2: −1 Baumeister, −1 grüner Arbeiter."
    )
    play(state, 0, move)
    assert told(state) == ["Anna builds a column and a park on B1, B2: −1 builder, −1 green worker."]
    play(state, 0, Skip())
    assert told(state) == ["Anna sends no envoy.", "Anna’s column scores: +5 points."]


def test_the_fourth_step_says_what_the_end_of_the_track_brings() -> None:
    state = builder(cycle=3, builder=1)
    citizens(state, 0, {2: 2})
    track(state, 0, "market", 3)
    end = (
        "Then the market track ends: your marker goes to the plaza and scores 3 points, as things stand"
        " (1 for Trajan’s Column, 2 for active citizens)."
    )
    assert outlook(state, 0, single("market", "B1"))[-1] == end
    play(state, 0, single("market", "B1"))
    assert english(WORDS.prompt(view_of(state))) == "The market track: take a reward"
    assert choice(state, 0, Reward, "step", 2) == f"Step 2: {reward('market', 2)}"
    assert outlook(state, 0, Reward(2)) == ["You may take two different area bonuses.", end]
    play(state, 0, Skip())
    assert told(state) == [
        "Anna declines the reward of the market track.",
        "Anna’s marker leaves the market track for the plaza: +3 points.",
    ]


def test_the_preview_of_a_double_tile_announces_its_other_half() -> None:
    state = builder(builder=1, worker_blue=1)
    state.players[0].ship = 1
    track(state, 0, "library", 1)
    assert outlook(state, 0, Build("library_fountain", "B1", "B2", "coloured"))[-1] == (
        f"Then the library takes you to step 2 of its track: {reward('library', 2)}, or an earlier reward."
    )
    grey = Build("library_fountain", "B1", "B2", "grey")
    assert outlook(state, 0, grey)[-1] == "Then you may send an envoy to a blue cell, as things stand."
    state.players[0].ship = 0
    assert outlook(state, 0, grey)[-1] == (
        "No envoy is left on your ship for the fountain (blue), as things stand."
    )


def test_an_envoy_that_the_fourth_step_may_bring_is_neither_promised_nor_ruled_out() -> None:
    state = builder(builder=1, worker_blue=1)
    lay(state, 0, D4="t_red_red", E4="t_red_red")
    track(state, 0, "library", 3)
    assert choice(state, 0, Build, "what", "library_fountain") == (
        "Library + fountain | for 1 builder and 1 blue worker – step 4 and perhaps an envoy to a blue cell"
    )
    grey, coloured = (Build("library_fountain", "B1", "C1", first) for first in (GREY, COLOURED))
    assert caution(state, 0, grey) is None
    assert caution(state, 0, coloured) == "caution-no-envoy"
    play(state, 0, grey)
    play(state, 0, Reward(4))
    play(state, 0, Take("D4"))
    assert asked(state) == [(0, "envoy-choice")]


def test_a_structure_without_a_free_cell_says_that_no_envoy_is_sent() -> None:
    state = builder(builder=1, worker_blue=1)
    state.players[0].ship = 2
    envoys(state, 1, *cells_of(state, "blue"))
    assert choice(state, 0, Build, "what", "fountain") == (
        "Fountain | for 1 blue worker – no envoy, as no blue cell is free"
    )
    assert outlook(state, 0, Build("library_fountain", "B1", "B2", "grey"))[-1] == (
        "No blue cell is free for an envoy of the fountain, as things stand."
    )


def test_points_for_eagles_that_only_the_first_patrician_brings_are_told_as_such() -> None:
    state = builder(worker_yellow=1)
    citizens(state, 0, {1: 1})
    state.players[0].ship = 1
    play(state, 0, single("stable", "A2"))
    diagonal, beside = (outlook(state, 0, Envoy(cell)) for cell in ("D1", "D2"))
    assert "That adds 1 point for eagles to each scoring while Patrician I is active." in diagonal
    assert "That adds 1 point for eagles to each scoring." in beside


@pytest.mark.parametrize("step", [0, 3, 4])
@pytest.mark.parametrize("full", [False, True])
def test_what_a_double_tile_brings_fits_a_suggestion(step: int, full: bool) -> None:
    state = builder(builder=1, worker_red=1, worker_blue=1, worker_green=1, worker_yellow=1)
    for building in TRACK_NAMES:
        track(state, 0, building, step)
    if full:
        state.players[0].ship = 1
        envoys(state, 1, *state.forum.colours())
    for plan in PLANS:
        SAYING.fits_a_menu(WORDS.choice(view_of(state), Build, "what", plan, {}))


def test_a_building_says_which_reward_or_envoy_it_does_not_bring() -> None:
    state = builder(builder=1, worker_green=1)
    track(state, 0, "library", 4)
    play(state, 0, single("library", "B1"))
    assert told(state)[-1] == "Anna’s library earns no reward, as its track has ended."
    state = builder(worker_green=1)
    assert "Anna has no envoy on the ship to send." in preview(state, 0, single("park", "B1"))
    state.players[0].ship = 1
    envoys(state, 1, *(cell for area in state.forum.areas for cell in area.cells))
    play(state, 0, single("park", "B1"))
    assert told(state)[-1] == "There is no free cell for Anna’s envoy (green)."


def test_a_reward_that_is_not_possible_is_not_promised() -> None:
    state = builder(builder=1, worker_blue=1)
    track(state, 0, "library", 2)
    assert choice(state, 0, Build, "what", "library").endswith("step 3")
    state.players[0].ship = 1
    assert choice(state, 0, Build, "what", "library").endswith("step 3 (an envoy to an eagle)")
    move = Build("library_fountain", "B1", "C1", COLOURED)
    assert "Then the library takes you to step 3 of its track, for an earlier reward." in outlook(
        state, 0, move
    )


def test_impossible_rewards_are_listed_with_the_reason() -> None:
    state = builder(builder=1)
    track(state, 0, "library", 2)
    play(state, 0, single("library", "B1"))
    assert offered(state, 0, Reward, "step") == [1, 2]
    assert lacks(view_of(state), Reward, "step") == [
        f"Step 3: {reward('library', 3)} | no envoy on your ship"
    ]


def test_a_tile_taken_by_a_reward_is_seen_by_everybody() -> None:
    state = builder(builder=1)
    lay(state, 0, D4="t_red_red")
    track(state, 0, "library", 3)
    play(state, 0, single("library", "B1"))
    lay(state, 0, E5="t_coin_coin")
    play(state, 0, Reward(4))
    assert choice(state, 0, Take, "space", "E5") == "E5"
    assert outlook(state, 0, Take("E5")) == [
        "You take the tile on E5 and look at it. You can’t put it back.",
        "It takes effect right away; everyone sees it.",
    ]
    play(state, 0, Take("E5"))
    assert told(state)[:2] == [
        "Anna takes the tile on E5: 2 coins.",
        "Anna uses the tile from the colonia: +2 coins, +1 envoy aboard.",
    ]


# Envoys.


def envoy_asked(where: str, *others: str, ship: int = 2) -> State:
    """Return a decision of Anna to send an envoy; she has one beside an eagle, and Ben has `others`."""
    state = bare(2)
    state.players[0].ship = ship
    envoys(state, 0, "E1")
    envoys(state, 1, *others)
    return run(state, PlaceEnvoy(0, where))


def test_a_cell_says_what_an_envoy_brings_there() -> None:
    state = envoy_asked("green")
    assert english(WORDS.prompt(view_of(state))) == "Send an envoy to a green cell; 2 on the ship"
    assert choice(state, 0, Envoy, "cell", "F1") == "F1 (green) | completes its area and group of 2"
    shown = WORDS.choice(view_of(state), Envoy, "cell", "F1", {})
    assert shown.badge.endswith("!")
    assert outlook(state, 0, Envoy("F1")) == [
        "One envoy is then on your ship.",
        "Your largest group then has 2 envoys, worth 1 point in each scoring where your slider is then.",
    ]
    play(state, 0, Envoy("F1"))
    assert told(state) == [
        "Anna sends an envoy to F1 (green): −1 envoy aboard.",
        "Anna completes an area of 2 cells (green).",
    ]
    assert told_in_german(state) == [
        "Anna legt einen Gesandten auf F1 (grün): −1 Gesandter an Bord.",
        "Anna vollendet ein Farbfeld aus 2 Mosaikfeldern (grün).",
    ]


def test_an_eagle_says_its_points() -> None:
    state = envoy_asked("eagle")
    assert choice(state, 0, Envoy, "cell", "E2") == "E2 (eagle) | eagle +2 and group of 2"
    assert WORDS.choice(view_of(state), Envoy, "cell", "E2", {}).badge == "+3"
    assert english(WORDS.prompt(view_of(state))) == "Send an envoy to an eagle; 2 on the ship"


def test_the_column_is_chosen_first_if_there_are_many_cells() -> None:
    state = envoy_asked("any", ship=1)
    form = next(iter(GAME.asked(state)[0].forms(view_of(state))))
    assert form.left({}) == ["column", "cell"]
    columns = form.options("column")
    assert sorted(columns) == list("ABCDEFGHI")
    assert choice(state, 0, Envoy, "column", "I") == "Column I | 4 cells, up to +1 each scoring"
    assert choice(state, 0, Envoy, "column", "F") == "Column F | 4 cells, up to +1 each scoring"
    assert english(WORDS.prompt(view_of(state))) == "Send an envoy to any colored cell; 1 on the ship"


def test_area_bonuses_say_what_the_player_has() -> None:
    state = bare(2)
    state.players[0].shift = 8
    run(state, BonusChoice(0, 2))
    assert english(WORDS.prompt(view_of(state))) == "Choose two different area bonuses"
    assert choice(state, 0, Bonus, "first", "coin") == "1 coin | you have no coins"
    assert choice(state, 0, Bonus, "second", "points") == "2 points"
    assert lacks(view_of(state), Bonus, "first") == ["1 upgrade | your slider is at the end of the bar"]
    play(state, 0, Bonus("coin", "points"))
    assert told(state) == [
        "Anna takes an area bonus (1 coin): +1 coin.",
        "Anna takes an area bonus (2 points): +2 points.",
    ]


def test_everybody_reads_whether_a_player_can_still_build() -> None:
    state = builder(builder=1)
    assert english(WORDS.awaited(view_of(state, None), 0)) == "exchange and build"
    play(state, 0, single("column", "B1"))
    assert english(WORDS.awaited(view_of(state, None), 0)) == "exchange or end the turn"
    assert english(WORDS.awaited(view_of(new_game(2), None), 1)) == "take tiles"


def test_a_question_names_no_exchange_if_none_is_possible() -> None:
    def asked(**resources: int) -> str:
        return english(WORDS.prompt(view_of(builder(**resources))))

    assert asked(builder=1, assistant=1, worker_red=1).startswith("Build or exchange; ")
    assert asked(builder=1).startswith("Build or end your turn; ")
    assert asked(assistant=1, worker_red=1).startswith("Build or exchange")
    assert asked(coin=1).startswith("End your turn; ")
    state = builder(builder=1)
    play(state, 0, single("column", "B1"))
    assert english(WORDS.prompt(view_of(state))).startswith("End your turn; ")
