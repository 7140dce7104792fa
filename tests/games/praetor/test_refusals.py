"""The refusals of illegal Praetor moves, and the warnings before moves that a player may regret."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine import Move, Place, Player, Text, foresee, text
from bot.games.praetor.game import GAME
from bot.games.praetor.rules.action import Activate, Build, Buy, Done, Pass, Sell
from bot.games.praetor.rules.rounds import Academy, ChooseSide, Recruit
from bot.games.praetor.state import State
from bot.games.praetor.words import WORDS
from bot.i18n.fluent import LOCALES, words

from .scenario import (
    caution,
    end_round,
    hold,
    lay,
    new_game,
    place,
    play,
    refusal,
    refused,
    show,
    show_wall,
    turn_of,
)


def to_act() -> State:
    """Return seat 0's turn with workers 1, 2, 3, a quarry on offer and a sawmill of seat 1 at K13."""
    state = new_game(3)
    show(state, "quarry_1")
    lay(state, "sawmill_1", "K13", 1)
    return turn_of(state, 0, 1, 2)


def with_retired(camp: int | None = 1, **goods: int) -> State:
    """Return the same turn with a retired worker, and seat `camp`'s labor camp at J13."""
    state = to_act()
    if camp is not None:
        lay(state, "labor_camp_1", "J13", camp)
    state.players[0].retired, state.players[0].pool = 1, [1, 2]
    hold(state.players[0], **goods)
    return state


def quarry(state: State) -> int:
    return state.display.index("quarry_1") + 1


def without_quarry() -> State:
    state = to_act()
    state.display[0] = None
    return state


def poor(**goods: int) -> State:
    state = to_act()
    hold(state.players[0], **goods)
    return state


def in_trade(bought: bool = False) -> State:
    state = turn_of(new_game(3), 0, 1)
    hold(state.players[0], gold=9, wood=2)
    play(state, 0, Activate("N13", 1, 0))
    return play(state, 0, Buy("stone", 1)) if bought else state


def asked_academy() -> State:
    state = new_game(3)
    lay(state, "academy_1", "K12", 1)
    state.players[0].stage_1, state.players[0].villagers = 1, 4
    return end_round(state, 0)


def asked_recruit() -> State:
    state = new_game(3)
    state.players[0].pool, state.players[0].retired = [], 3
    return end_round(state, 0)


def used(state: State, space: str, seat: int) -> State:
    state.activated[space] = seat
    return state


def camp_used() -> State:
    state = with_retired(weapon=1, gold=5)
    state.players[0].labor_camp_used = True
    return state


def no_retired() -> State:
    state = with_retired(weapon=1, gold=5)
    state.players[0].retired, state.players[0].pool = 0, [1, 2, 3]
    return state


def no_workers() -> State:
    state = with_retired(camp=0, gold=5)
    state.players[0].pool = []
    return state


def no_villagers() -> State:
    state = to_act()
    state.players[0].villagers, state.players[0].retired = 0, 5
    return state


def wall(wall_tile: str | None, **goods: int) -> State:
    state = poor(**goods)
    if wall_tile is None:
        state.wall_open = None
    else:
        show_wall(state, wall_tile)
    return state


def smithy() -> State:
    state = poor(wood=2)
    lay(state, "smithy_1", "J13", 0)
    return state


def special(tile: str) -> State:
    state = to_act()
    lay(state, tile, "J13", 0)
    return state


CASES: dict[str, tuple[Callable[[], State], Move]] = {
    # building
    "refusal-slot-unknown": (to_act, Build(5, 1, "M14", 0)),
    "refusal-slot-empty": (without_quarry, Build(1, 1, "M14", 0)),
    "refusal-worker-unknown": (to_act, Build(1, 7, "M14", 0)),
    "refusal-no-worker": (to_act, Build(1, 4, "M14", 0)),
    "refusal-no-workers": (no_workers, Activate("M12", 1, 0)),
    "refusal-build-cost": (poor, Build(1, 1, "M14", 0)),
    "refusal-space-unknown": (to_act, Build(1, 1, "Z99", 0)),
    "refusal-space-occupied": (to_act, Build(1, 1, "M13", 0)),
    "refusal-space-apart": (to_act, Build(1, 1, "A1", 0)),
    "refusal-rotation": (to_act, Build(1, 1, "M14", 45)),
    # activating
    "refusal-space-empty": (to_act, Activate("A1", 1, 0)),
    "refusal-special-academy": (lambda: special("academy_1"), Activate("J13", 1, 0)),
    "refusal-special-labor_camp": (lambda: special("labor_camp_1"), Activate("J13", 1, 0)),
    "refusal-no-zone": (lambda: special("statue_1"), Activate("J13", 1, 0)),
    "refusal-activated": (lambda: used(to_act(), "K13", 2), Activate("K13", 1, 0)),
    "refusal-fee": (poor, Activate("K13", 1, 0)),
    "refusal-no-villager": (no_villagers, Activate("L13", 1, 0)),
    "refusal-wall-taken": (lambda: wall(None), Activate("M13", 1, 0)),
    "refusal-wall-demand": (lambda: wall("wall_01", marble=2, weapon=1), Activate("M13", 1, 0)),
    "refusal-amount-none": (to_act, Activate("M12", 1, 1)),
    "refusal-amount": (smithy, Activate("J13", 3, 3)),
    # the labor camp
    "refusal-no-labor-camp": (lambda: with_retired(camp=None), Activate("M12", 6, 0)),
    "refusal-labor-camp-used": (camp_used, Activate("M12", 6, 0)),
    "refusal-no-retired": (no_retired, Activate("M12", 6, 0)),
    "refusal-labor-camp-fee": (lambda: with_retired(gold=3), Activate("M12", 6, 0)),
    # trading
    "refusal-no-trade": (to_act, Done()),
    "refusal-not-traded": (in_trade, Sell("gold", 1)),
    "refusal-trade-amount": (in_trade, Buy("wood", 0)),
    "refusal-sell-held": (in_trade, Sell("wood", 3)),
    "refusal-buy-gold": (in_trade, Buy("marble", 3)),
    "refusal-bought": (lambda: in_trade(bought=True), Sell("wood", 1)),
    "refusal-first-trade-step": (in_trade, Pass()),
    # other questions
    "refusal-side": (lambda: new_game(3, boards="choose"), ChooseSide("C")),
    "refusal-side-not-now": (to_act, ChooseSide("A")),
    "refusal-first-choose-board": (lambda: new_game(3, boards="choose"), Pass()),
    "refusal-academy-not-now": (to_act, Academy("yes")),
    "refusal-recruit-not-now": (to_act, Recruit("yes")),
    "refusal-yes-no": (asked_academy, Academy("maybe")),
    "refusal-first-use-academy": (asked_academy, Pass()),
    "refusal-first-recruit-villager": (asked_recruit, Done()),
}


@pytest.mark.parametrize("key", CASES)
def test_each_illegal_move_is_refused_for_its_own_reason(key: str) -> None:
    make, move = CASES[key]
    assert refused(make(), 0, move) == key


def test_a_thirteenth_tile_is_refused() -> None:
    state = twelve_tiles()
    assert refusal(state, 0, Build(quarry(state), 1, "M14", 0)) == Text("refusal-tiles")


def test_the_recruit_is_answered_only_by_yes_or_no() -> None:
    assert refused(asked_recruit(), 0, Recruit("perhaps")) == "refusal-yes-no"


def test_a_refusal_names_the_player_and_what_is_missing() -> None:
    one_weapon = [text("goods-weapon", amount=1)]
    assert refusal(with_retired(gold=3), 0, Activate("M12", 6, 0)) == text(
        "refusal-labor-camp-fee", cost=list(one_weapon), player=Player(1), lacks=list(one_weapon)
    )
    assert refusal(used(to_act(), "K13", 2), 0, Activate("K13", 1, 0)) == text(
        "refusal-activated",
        tile=Text("tile-sawmill-used"),
        space=Place("K13"),
        usable=5,
        player=Player(2),
        own="no",
    )
    reason = refusal(poor(gold=1), 0, Build(quarry(poor()), 1, "M14", 0))
    assert reason.arguments["lacks"] == [text("goods-wood", amount=1)]


def said(state: State, move: Move) -> list[str]:
    return [words(locale, "praetor").text(refusal(state, 0, move)) for locale in LOCALES]


def twelve_tiles() -> State:
    state = to_act()
    tiles = [tile for tile in state.stack if tile != "labor_camp_1"]
    for row, tile in enumerate(tiles[:11], 1):
        lay(state, tile, f"A{row}", 0)
    return state


def all_used() -> State:
    state = to_act()
    hold(state.players[0], gold=9, wood=9)
    state.activated = dict.fromkeys(state.city, 1)
    return state


def trading(**goods: int) -> State:
    state = in_trade()
    hold(state.players[0], **goods)
    return state


@pytest.mark.parametrize(
    ("make", "move", "english", "german"),
    [
        (
            lambda: poor(gold=1, wood=1),
            Build(3, 1, "M14", 0),
            "choose a tile you can pay for.",
            "nimm ein Plättchen, das du bezahlen kannst.",
        ),
        (
            poor,
            Build(3, 1, "M14", 0),
            "activate a tile instead, or pass.",
            "aktiviere stattdessen ein Plättchen, oder passe.",
        ),
        (
            lambda: used(to_act(), "K13", 2),
            Activate("K13", 1, 0),
            "choose another tile.",
            "nimm ein anderes Plättchen.",
        ),
        (
            all_used,
            Activate("K13", 1, 0),
            "build a tile instead, or pass.",
            "baue stattdessen ein Plättchen, oder passe.",
        ),
        (lambda: trading(wood=2), Sell("wood", 3), "sell less.", "verkaufe weniger."),
        (lambda: trading(wood=2), Sell("stone", 1), "sell something else.", "verkaufe etwas anderes."),
        (
            lambda: trading(gold=2),
            Sell("stone", 1),
            "buy something, or end the trade.",
            "kaufe etwas, oder beende den Handel.",
        ),
        (lambda: trading(gold=4), Buy("marble", 2), "buy less.", "nimm weniger."),
        (lambda: trading(gold=2), Buy("marble", 1), "buy something else.", "nimm etwas anderes."),
        (lambda: trading(wood=1), Buy("wood", 1), "sell something first.", "verkaufe zuerst etwas."),
    ],
)
def test_the_way_out_that_a_refusal_names_is_open(
    make: Callable[[], State], move: Move, english: str, german: str
) -> None:
    for sentence, way_out in zip(said(make(), move), (english, german), strict=True):
        assert sentence.endswith(f"; {way_out}")


def test_who_owns_twelve_tiles_is_told_so_whichever_slot_they_name() -> None:
    state = twelve_tiles()
    state.display[0] = None
    assert refused(state, 0, Build(1, 7, "M14", 0)) == "refusal-tiles"


def test_a_player_who_activated_a_tile_themselves_is_told_so_as_you() -> None:
    english, german = said(used(to_act(), "K13", 0), Activate("K13", 1, 0))
    assert english.startswith("You have already activated the sawmill at K13")
    assert german.startswith("Du hast das Sägewerk auf K13")


def test_the_fee_of_a_labor_camp_is_no_reason_without_a_retired_worker() -> None:
    state = no_retired()
    show_wall(state, "wall_01")
    hold(state.players[0], marble=2, weapon=2)
    assert refused(state, 0, Activate("M13", 6, 0)) == "refusal-no-retired"


def test_all_costs_of_an_action_must_be_affordable_together_or_nothing_is_paid() -> None:
    """9.42: the labor camp's fee, then the tile's fee, then the building cost or the demand."""
    state = with_retired(camp=1, weapon=2, marble=2)
    show_wall(state, "wall_01")
    reason = refusal(state, 0, Activate("M13", 6, 0))
    assert reason.key == "refusal-wall-demand"
    assert words("en", "praetor").text(reason) == (
        "The wall tile demands 2 marble and 2 weapons and the labor camp 1 weapon, and you are 1 weapon short; "
        "choose another tile."
    )
    state.players[0].goods["weapon"] = 3
    play(state, 0, Activate("M13", 6, 0))
    assert state.players[0].goods["weapon"] == 0


def venus(index: int) -> State:
    state = to_act()
    lay(state, "temple_venus_1", "J13", 0)
    state.players[0].morale_index = index
    return state


def last_step() -> State:
    state = poor()
    lay(state, "smithy_1", "J13", 0)
    state.players[0].pool = [1, 2, 5]
    return state


def only_retired() -> State:
    state = with_retired(camp=0, gold=5)
    state.players[0].pool = []
    place(state.players[0], "O15", 1)
    place(state.players[0], "O16", 2)
    return state


def last_recruit(favor: int) -> State:
    state = new_game(3)
    state.players[0].pool, state.players[0].retired, state.players[0].favor = [], 3, favor
    state.last_round = True
    return end_round(state, 0)


@pytest.mark.parametrize(
    ("make", "move", "key"),
    [
        (to_act, Pass(), "caution-pass"),
        (only_retired, Pass(), "caution-pass"),
        (lambda: venus(3), Activate("J13", 1, 0), "caution-no-gain"),
        (lambda: venus(9), Activate("J13", 1, 0), None),
        (smithy, Activate("J13", 1, 0), "caution-only-experience"),
        (smithy, Activate("J13", 1, 1), None),
        (last_step, Activate("J13", 2, 0), "caution-only-experience"),
        (last_step, Activate("J13", 5, 0), None),  # the worker retires, for points
        (poor, Activate("N13", 1, 0), "caution-nothing-to-trade"),
        (lambda: poor(wood=1), Activate("N13", 1, 0), None),
        (to_act, Activate("M12", 1, 0), None),
        (lambda: last_recruit(9), Recruit("yes"), "caution-recruit-last-round"),
        (lambda: last_recruit(9), Recruit("no"), None),
        (lambda: last_recruit(0), Recruit("yes"), None),
        (asked_recruit, Recruit("yes"), None),
    ],
)
def test_a_move_that_the_player_may_regret_gets_a_warning(
    make: Callable[[], State], move: Move, key: str | None
) -> None:
    state = make()
    assert caution(state, GAME.asked(state)[0].seat, move) == key


@pytest.mark.parametrize(
    ("make", "workers", "said"),
    [
        (to_act, 3, "3 of your workers are still free. Pass anyway?"),
        (only_retired, 0, "You could still send out a retired worker through the labor camp. Pass anyway?"),
    ],
)
def test_a_player_about_to_pass_is_told_which_workers_could_still_act(
    make: Callable[[], State], workers: int, said: str
) -> None:
    view = GAME.view(make(), 0)
    cautioned = WORDS.caution(foresee(GAME, view, Pass()))
    assert cautioned == text("caution-pass", workers=workers)
    assert words("en", "praetor").text(cautioned) == said
