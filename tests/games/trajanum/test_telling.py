"""Forum Trajanum's texts about the setup, taking and using tiles, the scoring, the end and the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.channel.messages.sentences import event_lines
from bot.engine import Change, Event, Place, Text
from bot.games.trajanum.components import PRESTIGE, TRAJAN_CARDS
from bot.games.trajanum.rules.moves import Citizen, End, Keep, Pay, Setup, Stop, Take, Use
from bot.games.trajanum.rules.rounds import BeginTurn, BuildingStep, Round
from bot.games.trajanum.scoring import FinalScoring, group_points
from bot.games.trajanum.state import State
from bot.games.trajanum.words import WORDS
from tests.games.saying import NAMES

from .scenario import (
    bare,
    citizens,
    empty_table,
    envoys,
    first_set_up,
    hold,
    lay,
    leave,
    new_game,
    offered,
    play,
    refusal,
    run,
    scoring,
    stand,
    taking,
    turn_of,
)
from .spoken import (
    SAYING,
    choice,
    english,
    german,
    lacks,
    outlook,
    preview,
    preview_in_german,
    told,
    told_in_german,
    view_of,
)

pytestmark = pytest.mark.usefixtures("no_argument_missing")


# The setup.


def test_the_preview_of_a_setup_says_what_goes_where() -> None:
    state = empty_table(2)
    state.players[0].citizen = "patrician"
    move = first_set_up(state, 0, row=2)
    assert outlook(state, 0, move) == [
        "Your cranes: A1 red, F1 blue, A6 green and F6 yellow.",
        "In the corners: Merchant on A1 and Craftsman on F6.",
        "Row 2 (Patrician II) is active – two different area bonuses instead of one.",
        "While its citizens are active, each kind of gray building in row 2 scores 2 points.",
        "The others will see it once everyone has chosen.",
    ]
    both = choice(state, 0, Setup, "upper", move.upper)
    corners = choice(state, 0, Setup, "upper", move.upper, diagonal="ne-sw")
    assert corners.startswith(both + " | ")
    assert " on F1, " in corners
    assert corners.endswith(" on A6")
    play(state, 0, move)
    assert told(state) == ["Anna has chosen."]
    play(state, 1, first_set_up(state, 1))
    assert told(state)[1] == "The colonias are laid out: Anna and Ben."


# Taking tiles.


def test_called_streets_are_named_with_their_row_or_column() -> None:
    state = taking(new_game(2), "tower", "lamp", tribune=1)
    prompt = WORDS.prompt(view_of(state))
    assert english(prompt) == (
        "Take a tile from a called street: Tower (row 1) and Lamp (column F); any other costs your only tribune"
    )
    assert german(prompt) == (
        "Nimm ein Plättchen aus einer vorgegebenen Straße: Turm (Zeile 1) und Lampe (Spalte F)"
        "; ein anderes kostet deinen einzigen Tribun"
    )


@pytest.mark.parametrize(
    ("first", "left"),
    [
        ("B1", "Lamp (column F)"),
        ("F1", "Tower (row 1) and Lamp (column F)"),
        ("D4", "Tower (row 1) and Lamp (column F)"),
    ],
)
def test_the_question_for_the_second_tile_names_the_streets_still_available(first: str, left: str) -> None:
    state = taking(new_game(2), "tower", "lamp", tribune=1)
    play(state, 0, Take(first))
    assert f" – take a second tile; from {left}; " in english(WORDS.prompt(view_of(state)))


def test_a_refusal_names_only_the_street_still_available() -> None:
    state = taking(new_game(2), "tower", "lamp", tribune=0)
    play(state, 0, Take("B1"))
    assert "still open to you (Lamp)" in english(refusal(state, 0, Take("D4")))
    assert english(refusal(state, 0, Stop())) == "There is still a tile for you in Lamp; take one."


def test_a_street_called_twice_is_still_available_for_the_second_tile() -> None:
    state = taking(new_game(2), "tower", "tower", tribune=1)
    play(state, 0, Take("B1"))
    assert "; from Tower (row 1); " in english(WORDS.prompt(view_of(state)))


def test_a_street_called_twice_is_named_once() -> None:
    state = taking(new_game(2), "tower", "tower", tribune=0, coin=1)
    assert english(WORDS.prompt(view_of(state))) == (
        "Take a tile from a called street: Tower (row 1) twice; you have no tribune for any other"
    )
    assert lacks(view_of(state), Take, "space") == ["All other spaces | cost a tribune, and you have none"]


def test_a_space_says_why_its_tile_can_be_taken_and_at_what_cost() -> None:
    state = taking(new_game(2), "tower", "lamp", tribune=1)
    lay(state, 0, F1="t_coin_coin")
    assert choice(state, 0, Take, "space", "B1") == "B1 | row 1"
    assert choice(state, 0, Take, "space", "F1") == (
        "F1: 2 coins | row 1 and column F; uncovers the blue crane"
    )
    assert choice(state, 0, Take, "space", "D4") == "D4 | for 1 tribune"
    shown = WORDS.choice(view_of(state), Take, "space", "D4", {})
    assert (shown.place, shown.badge) == ("D4", "−1")
    ranked = sorted(
        offered(state, 0, Take, "space"),
        key=lambda space: -WORDS.choice(view_of(state), Take, "space", space, {}).rank,
    )
    assert set(ranked[:3]) == {"A1", "F1", "F6"}, "what lies open comes first"
    assert all(space[0] == "F" or space[1] == "1" for space in ranked[:11])


def test_only_the_player_who_takes_a_tile_reads_what_it_is() -> None:
    state = taking(new_game(2), "tower", "lamp", tribune=1)
    lay(state, 0, B1="t_red_red", F3="t_builder_coin")
    assert outlook(state, 0, Take("B1")) == [
        "You take the tile on B1 and look at it. You can’t put it back.",
        "Only you see it.",
    ]
    assert outlook(state, 0, Take("D4"))[-1] == "Once everyone has chosen, you pay 1 tribune for it."
    play(state, 0, Take("B1"))
    assert told(state, 0) == ["You take B1: 2 red workers."]
    assert told_in_german(state, 0) == ["Du nimmst B1: 2 rote Arbeiter."]
    assert told(state) == told(state, 1) == []
    play(state, 0, Take("F3"))
    assert english(WORDS.prompt(view_of(state))) == (
        "You have taken 2 red workers · 1 builder + 1 coin – keep one, the other goes to Ben"
    )
    assert choice(state, 0, Keep, "tile", "t_builder_coin") == "1 builder + 1 coin | from F3"
    assert preview(state, 0, Keep("t_red_red")).startswith(
        "Anna keeps 2 red workers. What you pass on goes to Ben."
    )
    play(state, 0, Keep("t_red_red"))
    assert told(state, 0) == ["Anna keeps 2 red workers."]
    assert told(state) == told(state, 1) == ["Anna has chosen."]


def test_stopping_reads_like_keeping_a_tile_to_the_others() -> None:
    state = taking(new_game(2), "tower", "lamp")
    leave(state, 0, "D4")
    assert english(WORDS.prompt(view_of(state))).startswith(
        "There is no tile for you in Tower (row 1) and Lamp (column F)"
    )
    assert preview(state, 0, Stop()).startswith("Anna takes no tile. You pass nothing to Ben.")
    state.players[1].reserve = ["t_red_red"]
    assert preview(state, 0, Stop()).startswith("Anna takes no tile. You pass nothing; Ben may use")
    play(state, 0, Stop())
    assert told(state, 1) == ["Anna has chosen."]


def test_the_tiles_that_all_players_took_are_reported_on_one_line() -> None:
    state = taking(new_game(2), "tower", "lamp")
    hold(state, 0, tribune=1)
    lay(state, 0, B1="t_red_red", D4="t_coin_coin")
    lay(state, 1, B1="t_blue_blue", F2="t_builder_coin")
    for seat, spaces in ((0, ("B1", "D4")), (1, ("B1", "F2"))):
        for space in spaces:
            play(state, seat, Take(space))
        play(state, seat, Keep(state.private(seat).taken[0].tile))
    assert told(state) == [
        "Ben has chosen.",
        "Tiles are taken: Anna (B1 and D4) −1 tribune; Ben (B1 and F2).",
        "Anna turns up: 2 red workers · 1 builder + 1 coin.",
    ]
    assert told_in_german(state) == [
        "Ben hat gewählt.",
        "Plättchen werden genommen: Anna (B1 und D4) −1 Tribun; Ben (B1 und F2).",
        "Anna deckt auf: 2 rote Arbeiter · 1 Baumeister + 1 Geld.",
    ]
    assert "You receive: 2 coins." in told(state, 1)


# Using tiles.


def test_the_preview_of_using_one_tile_says_where_the_other_goes() -> None:
    state = turn_of(bare(2), 0, "t_red_red", "t_builder_coin")
    assert choice(state, 0, Use, "tile", "own") == "Own tile: 2 red workers"
    assert choice(state, 0, Use, "tile", "received") == "From Ben: 1 builder + 1 coin"
    assert lacks(view_of(state), Use, "tile") == ["Both tiles | needs 2 tribunes; you have none"]
    assert outlook(state, 0, Use("received", "none")) == [
        "Ben’s tile then goes to your reserve.",
        "One envoy is then on your ship.",
    ]
    play(state, 0, Use("received", "none"))
    assert told(state) == [
        "Anna’s kept tile goes to the ship (2 red workers): +1 envoy aboard.",
        "Anna uses the received tile: +1 builder, +1 coin.",
    ]


def test_using_both_tiles_names_the_cost_in_tribunes() -> None:
    state = bare(2)
    hold(state, 0, tribune=3)
    turn_of(state, 0, "t_upgrade_coin", "t_patrician_male")
    assert english(WORDS.prompt(view_of(state))) == (
        "Which tile do you use? For 2 of your 3 tribunes you may use both"
    )
    assert choice(state, 0, Use, "tile", "own") == "Own tile: 1 upgrade + 1 coin | slider from 0 to 1"
    assert choice(state, 0, Use, "then", "received", tile="own") == "From Ben: Patrician | for 2 tribunes"
    assert preview(state, 0, Use("own", "received")).startswith(
        "Anna uses both tiles: −2 tribunes."
        " Anna uses the tile from the colonia: slider +1, +1 coin, +1 envoy aboard."
        " Anna uses the received tile: Patrician. One envoy is then on your ship."
        " Your slider moves from 0 to 1; an order is worth 3 points there."
    )
    assert outlook(state, 0, Use("received", "own")) == ["Then your second tile is used: 1 upgrade + 1 coin."]


def test_using_two_tiles_names_the_reserve_if_the_neighbor_passed_none() -> None:
    state = bare(2)
    hold(state, 0, tribune=2)
    turn_of(state, 0, "t_red_red", reserve=("t_coin_coin", "t_red_blue"))
    assert english(WORDS.prompt(view_of(state))) == (
        "Which tile do you use? For both of your tribunes you may use your own and one from your reserve"
    )


def test_an_upgrade_at_the_end_of_the_bar_is_reported_as_lost() -> None:
    state = bare(2)
    state.players[0].shift = 8
    turn_of(state, 0, "t_upgrade_coin", "t_red_red")
    play(state, 0, Use("own", "none"))
    assert told(state)[-1] == "Anna gains nothing from the upgrade, as the slider is at the end."


def test_the_reserve_is_offered_if_the_neighbor_passed_no_tile() -> None:
    state = turn_of(bare(2), 0, "t_red_red", reserve=("t_coin_coin",))
    assert lacks(view_of(state), Use, "tile")[0] == "Your neighbor’s tile | Ben has passed you none"
    assert choice(state, 0, Use, "tile", "t_coin_coin") == "Reserve: 2 coins"
    assert outlook(state, 0, Use("t_coin_coin", "none"))[0] == (
        "The tile from your reserve leaves the game (2 coins)."
    )


def test_a_row_says_what_its_next_citizen_does() -> None:
    state = bare(2)
    citizens(state, 0, {3: 1}, active=False)
    turn_of(state, 0, "t_merchant_male")
    assert choice(state, 0, Citizen, "row", 3) == "Row 3 (Merchant I) | a coin or a tribune"
    assert choice(state, 0, Citizen, "row", 4).startswith("Row 4 (Merchant II) | once a turn: swap")
    assert outlook(state, 0, Citizen(3)) == [
        "Row 3 (Merchant I) is active – the slider is turned over permanently; upgrades reach the next cypress.",
        "While its citizens are active, each kind of gray building in row 3 scores 3 points.",
    ]
    play(state, 0, Citizen(3))
    assert told(state) == [
        "Anna places a citizen in row 3 (Merchant I).",
        "For Anna row 3 (Merchant I) is active again.",
        "Anna turns the slider over to its higher numbers.",
    ]
    assert english(WORDS.prompt(view_of(state))) == "Choose: 1 coin or 1 tribune"


def test_the_end_of_a_turn_says_who_is_next() -> None:
    state = taking(new_game(2), "tower", "lamp")
    for seat, spaces in ((0, ("B1", "F2")), (1, ("B1", "F2"))):
        for space in spaces:
            play(state, seat, Take(space))
        keep = Keep(state.private(seat).taken[0].tile)
        passed = outlook(state, seat, keep)
        play(state, seat, keep)
    assert passed[-1] == "You are the last to choose: everyone’s tiles are taken and passed on."
    state.agenda = [Round(), BeginTurn(1), BuildingStep(0)]
    assert outlook(state, 0, End()) == ["Ben is next."]
    state.agenda = [Round(), BuildingStep(0)]
    assert outlook(state, 0, End()) == ["That begins round 2."]


# The scoring.


def about_to_pay() -> State:
    """Return the end of cycle 2: each seat has citizens in rows 1 and 4, and Anna an envoy on an eagle."""
    state = bare(3)
    for seat in range(3):
        hold(state, seat, coin=1, tribune=1)
        citizens(state, seat, {1: 1, 4: 1})
        stand(state, seat, B1="library", C1="market", D4="library")
    envoys(state, 0, "B2", "E2")
    state.players[0].cranes["A1"] = replace(state.players[0].cranes["A1"], state="open")
    state.trajan = {2: "i_1", 3: "iii_4"}
    return scoring(state, 2)


def test_a_payment_is_offered_with_the_points_of_the_scoring() -> None:
    state = about_to_pay()
    assert english(WORDS.prompt(view_of(state))) == (
        "Which citizens do you pay? A coin for each row; there are citizens in rows 1 and 4, and you have 1 coin"
    )
    assert lacks(view_of(state), Pay, "rows") == [
        "Rows 1 and 4 | 2 coins needed; you have 1",
        "Rows 2, 3, 5 and 6 | no citizen there",
    ]
    first, second, nobody = (choice(state, 0, Pay, "rows", rows) for rows in ("1", "4", "none"))
    assert first.startswith("Row 1 | ")
    assert first.endswith("; no coins left")
    assert nobody.startswith("No row | ")
    points = [int(told.split("| ")[1].split()[0]) for told in (first, second, nobody)]
    ranks = [WORDS.choice(view_of(state), Pay, "rows", rows, {}).rank for rows in ("1", "4", "none")]
    assert sorted(points) == [points[ranks.index(rank)] for rank in sorted(ranks)]


@pytest.mark.parametrize("rows", ["1", "4", "none"])
def test_the_points_in_the_preview_of_a_payment_are_those_scored(rows: str) -> None:
    state = about_to_pay()
    promised = int(choice(state, 0, Pay, "rows", rows).split("| ")[1].split()[0])
    (said,) = (line for line in outlook(state, 0, Pay(rows)) if line.startswith("This scoring then"))
    assert said.startswith(f"This scoring then gives you {promised} points: Colonia ")
    before = state.players[0].vp
    for seat, paid in enumerate((rows, "none", "none")):
        play(state, seat, Pay(paid))
    assert state.players[0].vp == before + promised


def test_a_scoring_is_reported_step_by_step_with_all_players_on_one_line() -> None:
    state = about_to_pay()
    for seat, rows in enumerate(("1", "4", "none")):
        play(state, seat, Pay(rows))
    assert told(state)[:5] == [
        "Carla has chosen.",
        "Citizens are paid: Anna – row 1 (Patrician I) −1 coin; Ben – row 4 (Merchant II) −1 coin; Carla – none.",
        "One of Anna’s cranes scores (A1, red: no structures): no points.",
        "Colonias: Anna +5 points; Ben +4 points; Carla +3 points.",
        "Anna scores for eagles: +3 points.",
    ]
    assert told(state)[5].startswith("Carla fulfills Trajan’s orders (collecting order once): +3 points")
    assert told_in_german(state)[1] == (
        "Bürger werden bezahlt: Anna – Zeile 1 (Patrizier I) −1 Geld; Ben – Zeile 4 (Händler II) −1 Geld; "
        "Carla – keine."
    )


# The end, the table in words, the rules.


def test_the_end_is_reported_with_points_and_ranks() -> None:
    state = run(bare(2), FinalScoring("ended-rounds"))
    assert told(state)[-1] == "The game is over: the third cycle is scored."
    view = view_of(state, None)
    assert english(*WORDS.status(view, 1)).startswith("0 points, rank 1 of 2")
    assert english(WORDS.length(view_of(new_game(2)))) == "one round"


@pytest.mark.parametrize(
    ("option", "shown"),
    [("list", "Still face down: 2 red workers"), ("look", "Left over, not in your colonia:")],
)
def test_only_owners_read_about_their_face_down_tiles(option: str, shown: str) -> None:
    state = new_game(2, spare_tile=option)
    assert shown in english(*WORDS.status(view_of(state, 0), 0))
    assert shown not in english(*WORDS.status(view_of(state, 1), 0))
    assert shown not in english(*WORDS.status(view_of(state, None), 0))


def page(name: str, seats: int = 2, **options: str) -> str:
    """Return a page of the rules in English."""
    pages = WORDS.rules(seats, options)
    return english(*next(page for page in pages if page.title == Text(f"rules-{name}-title")).paragraphs)


def test_the_rules_say_truly_that_a_turned_slider_is_never_worth_less() -> None:
    assert "most groups are worth more, and none less" in page("prestige")
    player = bare(2).players[0]
    for shift in range(PRESTIGE.last_shift + 1):
        gained = [
            group_points(replace(player, shift=shift, flipped=True), size)
            - group_points(replace(player, shift=shift), size)
            for size in range(1, len(PRESTIGE.base) + 1)
        ]
        assert all(more >= 0 for more in gained)
        assert sum(more > 0 for more in gained) > len(gained) / 2


def test_the_rules_say_that_a_used_citizen_stays_whichever_tile_it_was() -> None:
    ways = page("tiles")
    assert ways.index("it leaves the game") < ways.index("Only a **citizen** that you use is an exception")


def test_the_rules_say_when_a_player_may_stop_with_one_tile_or_none() -> None:
    assert "without a tribune, you may stop with one; with none only if both streets are empty" in page(
        "streets"
    )


def test_the_rules_say_what_the_options_change() -> None:
    assert "made of 3 mosaic boards" in page("set-up")
    assert "made of 5 mosaic boards" in page("set-up", 4)
    assert "you alone see a list" in page("set-up")
    assert "you alone may look at it" in page("set-up", spare_tile="look")
    assert "the same row or column" in page("streets")
    assert "differently in every colonia" in page("streets", colonia_side="B")
    assert "the same row or column" in page("streets", colonia_side="B", learning_game="on")
    assert "side A." in page("options", colonia_side="B", learning_game="on")
    assert "The cards are drawn" in page("orders")
    assert "One of these cards is drawn" in page("orders", learning_game="on")
    assert "14 single and 12 double tiles" in page("building")
    assert "never run out" in page("building", tile_supply="unlimited")
    assert "only after the third cycle" in page("scoring", learning_game="on")
    for options, cards in (({}, 12), ({"promo_cards": "on"}, 15), ({"learning_game": "on"}, 4)):
        pages = WORDS.rules(2, options)
        orders = next(page for page in pages if page.picture == "orders")
        assert sum(text.key.startswith("trajan-") for text in orders.paragraphs) == cards


def test_the_text_of_every_card_begins_with_its_cycle() -> None:
    for card in TRAJAN_CARDS.values():
        numeral = ("I", "II", "III")[card.cycle - 1]
        assert english(Text(f"trajan-{card.id}")).startswith(f"{numeral} (")
        assert german(Text(f"trajan-{card.id}")).startswith(f"{numeral} (")


def test_the_german_preview_of_using_a_tile() -> None:
    state = turn_of(bare(2), 0, "t_red_red", "t_builder_coin")
    assert preview_in_german(state, 0, Use("received", "none")).startswith(
        "Das behaltene Plättchen von Anna kommt aufs Schiff (2 rote Arbeiter): +1 Gesandter an Bord."
        " Anna nutzt das erhaltene Plättchen: +1 Baumeister, +1 Geld."
        " Das Plättchen von Ben kommt danach in deine Reserve. Auf deinem Schiff ist dann ein Gesandter."
    )


def crane(seat: int, colour: str, points: int) -> Event:
    told = {"corner": Place("A1"), "colour": Text(f"colour-{colour}"), "structures": points}
    return Event("crane-scored", seat, told, [Change(seat, "vp", points)] if points else [])


def test_cranes_are_summed_per_player_and_players_without_points_are_grouped() -> None:
    events = [
        crane(0, "blue", 3),
        crane(0, "red", 0),
        crane(0, "green", 3),
        crane(1, "red", 0),
        crane(2, "blue", 0),
    ]
    assert event_lines(SAYING.words, events) == [
        "Cranes: Anna +6 points (blue 3, green 3); Ben and Carla no points."
    ]
    assert event_lines(SAYING.german_words, events) == [
        "Baukranwertung: Anna +6 Siegpunkte (blau 3, grün 3); Ben und Carla keine Siegpunkte."
    ]


def test_equal_tiles_taken_by_all_are_reported_once() -> None:
    spaces = {"count": 2, "spaces": [Place("B2"), Place("E2")]}
    events = [Event("tiles-taken", seat, spaces) for seat in range(4)]
    assert event_lines(SAYING.words.naming(NAMES[:4]), events) == ["Tiles are taken: all (B2 and E2)."]


def test_the_cards_of_a_game_have_a_line_each() -> None:
    cards = Event(
        "cards-drawn", None, {"cards": [Text(f"trajan-{card}") for card in ("i_1", "ii_4", "iii_3")]}
    )
    assert [line[:33] for line in event_lines(SAYING.words, [cards])] == [
        "Trajan’s cards in this game: I (a",
        "Trajan’s cards in this game: II (",
        "Trajan’s cards in this game: III ",
    ]


def test_the_lesson_on_orders_finds_them_on_the_card_where_the_rules_do() -> None:
    page = next(page for page in WORDS.rules(2, {}) if page.title.key == "rules-orders-title")
    told = english(*page.paragraphs)
    assert "**building order**, on the left, and a **collecting order**, on the right" in told
    assert "left half of the card, its **building order**" in english(Text("lesson-orders-build-done"))
    assert "On the right of the card is the **collecting" in english(Text("lesson-orders-collect-why"))
