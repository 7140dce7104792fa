"""Refusals of illegal moves, warnings before moves that a player may regret, and the moves of absent seats."""

from __future__ import annotations

import pytest

from bot.engine import Move, foresee
from bot.games.trajanum.components import START_TILES
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.moves import (
    COLOURED,
    GREY,
    NONE,
    OWN,
    RECEIVED,
    Bonus,
    Build,
    Citizen,
    End,
    Envoy,
    Exchange,
    Gain,
    Keep,
    Pay,
    Reward,
    Setup,
    Skip,
    Stop,
    Take,
    Use,
)
from bot.games.trajanum.state import State
from bot.games.trajanum.words import WORDS

from .scenario import (
    bare,
    builder,
    caution,
    cells_of,
    citizens,
    empty_table,
    envoys,
    hold,
    lay,
    leave,
    new_game,
    play,
    refusal,
    refused,
    scoring,
    single,
    stand,
    taking,
    track,
    turn_of,
)
from .spoken import english

CRANES = ("red", "blue", "green", "yellow")


class TestRefusals:
    @pytest.mark.parametrize(
        ("cranes", "row", "diagonal", "upper", "key"),
        [
            (("red", "red", "green", "yellow"), 0, "nw-se", 0, "refusal-cranes"),
            (CRANES, 9, "nw-se", 0, "refusal-row-class"),
            (CRANES, 0, "nw-ne", 0, "refusal-diagonal"),
            (CRANES, 0, "nw-se", 1, "refusal-upper"),
        ],
    )
    def test_setup(self, cranes: tuple[str, ...], row: int, diagonal: str, upper: int, key: str) -> None:
        state = empty_table()
        citizen = state.players[0].citizen
        own = {"patrician": 1, "merchant": 3, "craftsman": 5}[citizen]
        other = "patrician" if citizen != "patrician" else "merchant"
        move = Setup(*cranes, row or own, diagonal, citizen if upper else other)
        assert refused(state, 0, move) == key
        assert refused(state, 0, End()) == "refusal-first-set-up-choice"

    def test_taking(self) -> None:
        state = taking(new_game(), "tower", "monument", tribune=0)
        leave(state, 0, "A1", "B1", "A2", "D4")
        for move, key in (
            (Take("Z1"), "refusal-space-unknown"),
            (Take("C2"), "refusal-temple"),
            (Take("C1"), "refusal-no-tile"),
            (Take("D4"), "refusal-take-tribune"),
            (Stop(), "refusal-stop"),
            (Keep("t_red_red"), "refusal-keep-not-yet"),
            (End(), "refusal-first-taking"),
        ):
            assert refused(state, 0, move) == key
        play(state, 0, Take("B1"))
        assert refusal(state, 0, Keep(state.private(0).taken[0].tile)).arguments == {"taken": 1, "stop": "no"}
        play(state, 0, Take("A2"))
        for move in (Take("A1"), Stop()):
            assert refused(state, 0, move) == "refusal-keep-first"
        assert refused(state, 0, Keep("nothing")) == "refusal-keep"

    def test_using(self) -> None:
        state = turn_of(bare(), 0, "t_red_red", "t_blue_blue", ("t_coin_coin",))
        for move, key in (
            (Use(NONE, NONE), "refusal-tile-unknown"),
            (Use("gold", NONE), "refusal-tile-unknown"),
            (Use("t_coin_coin", NONE), "refusal-reserve-closed"),
            (Use(OWN, OWN), "refusal-two-tiles"),
            (Use(OWN, RECEIVED), "refusal-both-tribunes"),
            (End(), "refusal-first-using"),
        ):
            assert refused(state, 0, move) == key
        state = turn_of(bare(), 0, "t_red_red", None, ("t_coin_coin", "t_red_blue"))
        for move, key in (
            (Use(RECEIVED, NONE), "refusal-nothing-received"),
            (Use("t_red_red", NONE), "refusal-not-in-reserve"),
            (Use("t_coin_coin", "t_red_blue"), "refusal-two-tiles"),
        ):
            assert refused(state, 0, move) == key
        state = turn_of(bare(), 0, None, None, ("t_coin_coin", "t_red_blue"))
        assert refused(state, 0, Use(OWN, NONE)) == "refusal-no-own-tile"

    def test_citizens_and_gains(self) -> None:
        state = turn_of(bare(), 0, "t_craftsman_male")
        assert refused(state, 0, Citizen(1)) == "refusal-row-class"
        assert refused(state, 0, End()) == "refusal-first-citizen-choice"
        state = bare()
        citizens(state, 0, {5: 1})
        turn_of(state, 0, "t_craftsman_male")
        play(state, 0, Citizen(5))
        assert refused(state, 0, Gain("coin")) == "refusal-gain"
        assert refused(state, 0, Skip()) == "refusal-first-gain-choice"

    @pytest.mark.parametrize(
        ("move", "key"),
        [
            (Exchange("barter", "coin", "tribune"), "refusal-exchange-unknown"),
            (Exchange("craft_builder", "assistant", "builder"), "refusal-exchange-row"),
            (Exchange("recolour", "coin", "worker_red"), "refusal-exchange-pay"),
            (Exchange("recolour", "worker_blue", "worker_red"), "refusal-exchange-cost"),
            (Exchange("recolour", "worker_red", "worker_red"), "refusal-exchange-same"),
            (Exchange("recolour", "worker_red", "builder"), "refusal-exchange-get"),
            (Exchange("promote", "worker_green", "builder"), "refusal-exchange-cost"),
            (Build("forum", "A2", NONE, GREY), "refusal-plan-unknown"),
            (single("fountain", "A2"), "refusal-build-cost"),
            (single("house", "Z2"), "refusal-space-unknown"),
            (single("house", "C2"), "refusal-temple"),
            (single("house", "A1"), "refusal-corner"),
            (single("house", "B1"), "refusal-tile-there"),
            (single("house", "C1"), "refusal-built-there"),
            (Build("house", "A2", "A3", COLOURED), "refusal-second-single"),
            (Build("house", "A2", NONE, GREY), "refusal-order"),
            (Build("column_park", "A2", "A4", GREY), "refusal-not-beside"),
            (Build("column_park", "A2", "A1", GREY), "refusal-corner"),
            (Build("column_park", "A2", "A3", "both"), "refusal-order-unknown"),
            (Skip(), "refusal-first-building-step"),
        ],
    )
    def test_exchanges_and_buildings(self, move: Move, key: str) -> None:
        state = builder(builder=1, worker_red=1, worker_green=1, assistant=1)
        lay(state, 0, B1="t_red_red")
        stand(state, 0, C1="park")
        assert refused(state, 0, move) == key

    def test_building_without_room_is_refused(self) -> None:
        state = builder(builder=1, worker_green=2)
        leave(state, 0)
        lay(state, 0, **dict.fromkeys(["A2", "A3", "A4", "A5", "B1", "C1", "D1", "E1", "F2"], "t_red_red"))
        stand(state, 0, **dict.fromkeys(["F3", "F4", "F5", "B6", "C6", "D6", "E6"], "park"))
        stand(state, 0, **dict.fromkeys(["B2", "B3", "B5", "C3", "C5", "D2", "D3", "D4", "E4", "E5"], "park"))
        assert refused(state, 0, Build("double_park", "E2", "D2", COLOURED)) == "refusal-no-site-two"
        stand(state, 0, E2="park", C4="park")
        assert refused(state, 0, single("column", "E2")) == "refusal-no-site"
        assert refused(state, 0, Build("double_park", "E2", "D2", COLOURED)) == "refusal-no-site"

    def test_a_player_who_can_only_stop_is_told_so(self) -> None:
        state = taking(new_game(), "tower", "monument", tribune=0)
        leave(state, 0, "D4")
        taken, kept = refusal(state, 0, Take("D4")), refusal(state, 0, Keep("t_red_red"))
        assert english(taken).endswith("No tile is left there; choose *Take no tile*.")
        assert english(kept).endswith("no tile yet; choose *Take no tile* if you want none.")
        leave(state, 0, "D4", "E4")
        elsewhere = refusal(state, 0, Take("A1"))
        assert english(elsewhere) == "There is no tile on A1; choose *Take no tile*."

    def test_a_player_who_must_take_a_tile_is_told_only_streets_that_have_one(self) -> None:
        state = taking(new_game(), "tower", "monument")
        leave(state, 0, "B1", "D4")
        assert english(refusal(state, 0, Stop())) == "There is still a tile for you in Tower; take one."

    @pytest.mark.parametrize(
        ("own", "tribunes", "way_out"),
        [("t_red_red", 2, "choose one of each"), ("t_red_red", 1, "use only one"), (None, 2, "use only one")],
    )
    def test_two_tiles_are_advised_only_if_they_are_possible(
        self, own: str | None, tribunes: int, way_out: str
    ) -> None:
        state = bare()
        hold(state, 0, tribune=tribunes)
        turn_of(state, 0, own, None, ("t_coin_coin", "t_red_blue"))
        assert way_out in english(refusal(state, 0, Use("t_coin_coin", "t_red_blue")))

    @pytest.mark.parametrize(
        ("resources", "way_out"),
        [
            ({"worker_green": 2}, "exchange first, or build something else."),
            ({"builder": 1}, "build something else."),
            ({"assistant": 1}, "you can build nothing now."),
        ],
    )
    def test_a_building_that_costs_too_much_names_only_ways_out_that_are_open(
        self, resources: dict[str, int], way_out: str
    ) -> None:
        state = builder(**resources)
        assert english(refusal(state, 0, single("house", "A2"))).endswith(f"short); {way_out}")

    def test_exchanging_is_advised_only_if_it_is_possible(self) -> None:
        swap, poor = Exchange("swap", "coin", "tribune"), Exchange("promote", "coin", "builder")
        state = builder(builder=1, worker_red=2)
        assert english(refusal(state, 0, swap)).endswith("choose another exchange.")
        play(state, 0, single("column", "A2"))
        assert english(refusal(state, 0, single("column", "A3"))).endswith("exchange or end your turn.")
        hold(state, 0)
        assert english(refusal(state, 0, swap)).endswith("no exchange is possible now.")
        assert english(refusal(state, 0, poor)) == (
            "That can’t be given up here, and this exchange needs two workers of one color;"
            " no exchange is possible now."
        )
        assert english(refusal(state, 0, single("column", "A3"))).endswith("this turn; end your turn.")

    def test_an_eagle_is_refused_with_the_color_that_the_envoy_needs(self) -> None:
        state = builder(worker_blue=1)
        state.players[0].ship = 1
        play(state, 0, single("fountain", "A2"))
        assert english(refusal(state, 0, Envoy("B3"))).endswith("choose a blue cell.")
        state = bare()
        citizens(state, 0, {1: 1})
        turn_of(state, 0, "t_red_red", "t_patrician_male")
        play(state, 0, Use(RECEIVED, NONE))
        play(state, 0, Citizen(1))
        assert english(refusal(state, 0, Envoy("B3"))).endswith("choose a colored cell.")

    def test_rewards(self) -> None:
        state = builder(builder=1)
        track(state, 0, "library", 2)
        play(state, 0, single("library", "A2"))
        for move, key in (
            (Reward(4), "refusal-step"),
            (Reward(0), "refusal-step"),
            (Reward(3), "refusal-reward"),
            (End(), "refusal-first-reward-choice"),
        ):
            assert refused(state, 0, move) == key

    def test_own_tiles(self) -> None:
        state = builder(builder=1)
        track(state, 0, "market", 3)
        lay(state, 0, A3="t_red_red", A4="t_blue_blue")
        play(state, 0, single("market", "A2"))
        play(state, 0, Reward(4))
        for move, key in (
            (Take("B2"), "refusal-no-tile"),
            (Take("E3"), "refusal-temple"),
            (Take(""), "refusal-space-unknown"),
            (Skip(), "refusal-first-own-tile-choice"),
        ):
            assert refused(state, 0, move) == key

    def test_envoys_and_bonuses(self) -> None:
        state = builder(worker_blue=1)
        envoys(state, 1, "A4", "B4")
        state.players[0].ship = 1
        play(state, 0, single("fountain", "A2"))
        for move, key in (
            (Envoy("Z9"), "refusal-cell-unknown"),
            (Envoy("A4"), "refusal-cell-taken"),
            (Envoy("B3"), "refusal-no-eagle"),
            (Envoy("A1"), "refusal-cell-colour"),
            (Envoy("H2"), "refusal-area-rule"),
            (End(), "refusal-first-envoy-choice"),
        ):
            assert refused(state, 0, move) == key
        play(state, 0, Envoy("C4"))
        for move, key in (
            (Bonus("gold", NONE), "refusal-bonus-unknown"),
            (Bonus("coin", "tribune"), "refusal-bonus-one"),
            (Skip(), "refusal-first-bonus-choice"),
        ):
            assert refused(state, 0, move) == key

    def test_two_bonuses(self) -> None:
        state = builder(worker_blue=1)
        citizens(state, 0, {2: 1})
        state.players[0].ship, state.players[0].shift = 1, 8
        play(state, 0, single("fountain", "A2"))
        play(state, 0, Envoy("H2"))
        for move, key in (
            (Bonus("coin", NONE), "refusal-bonus-two"),
            (Bonus("coin", "coin"), "refusal-bonus-same"),
            (Bonus("coin", "upgrade"), "refusal-bonus-upgrade"),
        ):
            assert refused(state, 0, move) == key

    @pytest.mark.parametrize(
        ("rows", "key"),
        [
            ("1 3 5", "refusal-pay"),
            ("2", "refusal-rows"),
            ("3 1", "refusal-rows"),
            ("", "refusal-rows"),
            ("all", "refusal-rows"),
        ],
    )
    def test_payments(self, rows: str, key: str) -> None:
        state = bare()
        citizens(state, 0, {1: 1, 3: 1, 5: 1})
        hold(state, 0, coin=2)
        scoring(state, 1)
        assert refused(state, 0, Pay(rows)) == key
        assert refused(state, 0, End()) == "refusal-first-payment"


class TestCautions:
    def test_a_tribune_spent_though_a_tile_is_free(self) -> None:
        state = taking(new_game(), "tower", "monument", tribune=2)
        assert caution(state, 0, Take("D4")) == "caution-tribune"
        assert caution(state, 0, Take("B1")) is None
        leave(state, 0, "D4", "D6")
        assert caution(state, 0, Take("D4")) is None

    def test_an_upgrade_beyond_the_bar(self) -> None:
        for shift, warning in ((7, None), (8, "caution-upgrade")):
            state = bare()
            state.players[0].shift = shift
            turn_of(state, 0, "t_upgrade_coin", "t_red_red")
            assert caution(state, 0, Use(OWN, NONE)) == warning
            assert caution(state, 0, Use(RECEIVED, NONE)) is None

    def test_an_upgrade_beyond_the_bar_because_of_the_first_tile(self) -> None:
        state = bare()
        state.players[0].shift = 7
        hold(state, 0, tribune=2)
        turn_of(state, 0, "t_upgrade_coin", "t_upgrade_tribune")
        assert caution(state, 0, Use(OWN, RECEIVED)) == "caution-upgrade"
        assert caution(state, 0, Use(OWN, NONE)) is None

    def test_an_upgrade_beyond_the_bar_after_a_citizen(self) -> None:
        state = bare()
        state.players[0].shift = 8
        hold(state, 0, tribune=2)
        turn_of(state, 0, START_TILES["merchant"], "t_upgrade_coin")
        assert caution(state, 0, Use(OWN, RECEIVED)) == "caution-upgrade"

    def test_ending_the_turn_without_building(self) -> None:
        state = builder(builder=1)
        assert caution(state, 0, End()) == "caution-not-built"
        play(state, 0, single("column", "A2"))
        assert caution(state, 0, End()) is None
        assert caution(builder(), 0, End()) is None

    def test_a_building_without_its_reward(self) -> None:
        state = builder(builder=1, worker_red=2)
        assert caution(state, 0, single("house", "A2")) == "caution-no-envoy"
        state.players[0].ship = 1
        assert caution(state, 0, single("house", "A2")) is None
        assert caution(state, 0, Build("double_house", "A2", "A3", COLOURED)) == "caution-no-envoy"
        track(state, 0, "library", 4)
        assert caution(state, 0, single("library", "A2")) == "caution-track-ended"
        assert caution(state, 0, single("column", "A2")) is None

    def test_a_structure_without_a_cell_for_its_envoy(self) -> None:
        state = builder(worker_red=1)
        state.players[0].ship = 1
        envoys(state, 1, *cells_of(state, "red"))
        assert caution(state, 0, single("house", "A2")) == "caution-no-envoy"

    def test_citizens_left_unpaid(self) -> None:
        state = bare()
        citizens(state, 0, {1: 1, 3: 1})
        hold(state, 0, coin=1)
        scoring(state, 1)
        assert caution(state, 0, Pay(NONE)) == "caution-unpaid"
        warning = WORDS.caution(foresee(GAME, GAME.view(state, 0), Pay(NONE)))
        assert warning
        assert warning.arguments == {"rows": 1, "coins": 1}
        assert caution(state, 0, Pay("1")) is None


class TestAbsent:
    """Section 5.12."""

    def answer(self, state: State) -> Move:
        return GAME.asked(state)[0].absent(state)

    def test_in_a_turn(self) -> None:
        state = turn_of(bare(), 0, "t_red_red", "t_blue_blue")
        assert self.answer(state) == Use(OWN, NONE)
        state = turn_of(bare(), 0, "t_craftsman_male")
        assert self.answer(state) == Citizen(5)
        assert self.answer(builder(builder=1)) == End()

    def test_in_the_middle_of_a_reward(self) -> None:
        state = builder(builder=1, worker_red=1)
        state.players[0].ship = 1
        track(state, 0, "basilica", 3)
        play(state, 0, single("basilica", "A2"))
        assert self.answer(state) == Skip()
        play(state, 0, Reward(4))
        assert self.answer(state) == Skip()
        play(state, 0, single("house", "B2"))
        assert self.answer(state) == Skip()

    @pytest.mark.parametrize(("picks", "move"), [(1, Bonus("points", NONE)), (2, Bonus("points", "coin"))])
    def test_with_a_bonus(self, picks: int, move: Bonus) -> None:
        state = builder(worker_blue=1)
        citizens(state, 0, {2: picks - 1})
        state.players[0].ship = 1
        play(state, 0, single("fountain", "A2"))
        play(state, 0, Envoy("H2"))
        assert self.answer(state) == move

    def test_with_a_gain_and_with_an_own_tile(self) -> None:
        state = builder(builder=1)
        play(state, 0, single("library", "A2"))
        assert self.answer(state) == Gain("worker_red")
        state = builder(builder=1)
        track(state, 0, "library", 3)
        lay(state, 0, A5="t_red_red", B1="t_blue_blue")
        play(state, 0, single("library", "A2"))
        play(state, 0, Reward(4))
        assert self.answer(state) == Take("B1")

    def test_before_a_scoring(self) -> None:
        state = bare()
        citizens(state, 0, {1: 1, 3: 1, 5: 1})
        hold(state, 0, coin=2)
        assert self.answer(scoring(state, 1)) == Pay("1 3")
