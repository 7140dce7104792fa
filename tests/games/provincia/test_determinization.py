"""Determinization: hidden cards are drawn with the right odds, and agree with all that the viewer has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from pathlib import Path

import msgspec
import pytest

from bot.engine import Chance
from bot.games.provincia.components import BELLUM, SENATE
from bot.games.provincia.game import GAME
from bot.games.provincia.rules import hands, moves
from bot.games.provincia.rules.battle import BattlePhase
from bot.games.provincia.rules.hands import discard, draw
from bot.games.provincia.state import State

from .scenario import draft_of, hand, new_game, own, play, run, stack, turn_of, turn_with, withdraw

DRAWS = 160


def imagined(state: State, viewer: int | None) -> list[State]:
    """Return `DRAWS` positions imagined from the same view."""
    view, chance = GAME.view(state, viewer), Chance(b"odds")
    return [GAME.imagine(view, chance) for _ in range(DRAWS)]


def drawn(state: State, viewer: int | None, look: Callable[[State], Hashable]) -> Counter[Hashable]:
    """Count what `look` returns for the imagined positions."""
    return Counter(map(look, imagined(state, viewer)))


def check_odds(found: Counter[Hashable], **odds: float) -> None:
    """Check that each possibility occurs as often as expected, within five standard deviations, and no other."""
    assert found.keys() == odds.keys()
    for what, share in odds.items():
        assert abs(found[what] - DRAWS * share) < 5 * (DRAWS * share * (1 - share)) ** 0.5 + 1, found


def with_senate(*cards: str) -> State:
    """Return seat 0's card turn with these Senate cards in the deck, the first on top.

    The other Senate cards are on the discard pile, where everybody has seen them; nobody has any card.
    """
    state = new_game()
    for seat in range(state.seats):
        hand(state, seat)
    unseen = Counter(cards)
    for card in state.decks["spqr"]:
        if unseen[card]:
            unseen[card] -= 1
        else:
            discard(state, card)
    state.decks["spqr"] = list(reversed(cards))
    return turn_of(state, 0)


def given(state: State, seat: int, *cards: str, openly: bool = False) -> State:
    """Let the seat take these cards from their decks."""
    for card in cards:
        withdraw(state, card)
        hands.take_up(state, seat, card, openly=openly)
    return state


def held(seat: int) -> Callable[[State], str]:
    return lambda state: " ".join(sorted(state.private(seat).hand))


# Cards.


def test_a_card_taken_unseen_is_any_unseen_card_in_proportion_to_their_numbers() -> None:
    state = given(with_senate("legio", "legio", "praetor", "aediles"), 1, "legio")
    check_odds(drawn(state, 0, held(1)), legio=1 / 2, praetor=1 / 4, aediles=1 / 4)
    check_odds(drawn(state, None, held(1)), legio=1 / 2, praetor=1 / 4, aediles=1 / 4)
    check_odds(
        drawn(state, 1, lambda other: other.decks["spqr"][-1]), legio=1 / 3, praetor=1 / 3, aediles=1 / 3
    )


def test_a_card_taken_openly_is_known_to_be_in_that_hand() -> None:
    state = given(with_senate("legio", "praetor", "aediles"), 1, "praetor", openly=True)
    given(state, 2, "legio")
    assert drawn(state, 0, held(1)).keys() == {"praetor"}
    check_odds(drawn(state, 0, held(2)), legio=1 / 2, aediles=1 / 2)


def test_a_face_down_discard_is_any_card_that_the_hand_had_at_that_time() -> None:
    state = given(with_senate("legio", "praetor", "aediles", "concussio"), 1, "legio", "praetor", openly=True)
    given(state, 1, "aediles")
    hands.discard_from_hand(state, 1, "legio")
    given(state, 1, "concussio", openly=True)
    found = drawn(state, 0, lambda other: other.discards["spqr"][-1])
    check_odds(found, legio=1 / 3, praetor=1 / 3, aediles=1 / 3)
    assert all("concussio" in str(cards) for cards in drawn(state, 0, held(1)))
    assert drawn(state, 1, lambda other: other.discards["spqr"].count("legio")).keys() == {2}


def test_a_card_shown_later_was_not_the_one_discarded() -> None:
    state = given(with_senate("legio", "praetor", "aediles"), 1, "legio", "praetor", openly=True)
    hands.discard_from_hand(state, 1, "praetor")
    hands.lay_down(state, 1, "legio")
    discard(state, "legio")
    for viewer in (0, None):
        assert drawn(state, viewer, lambda other: sorted(other.discards["spqr"]).count("praetor")) == {
            4: DRAWS
        }


def test_a_card_that_turns_up_elsewhere_was_the_one_discarded() -> None:
    state = given(with_senate("gloria_3", "gloria_4", "aediles"), 1, "gloria_3", "gloria_4", openly=True)
    hands.discard_from_hand(state, 1, "gloria_3")
    state.decks["spqr"] = []
    top = draw(state, "spqr", 50)
    assert set(top) == {*SENATE} - {"gloria_4"}
    given(state, 2, "gloria_3", openly=True)
    assert drawn(state, 0, held(1)).keys() == {"gloria_4"}


def test_a_card_shuffled_into_the_deck_is_in_no_earlier_hand() -> None:
    state = given(with_senate("gloria_3", "gloria_4"), 1, "gloria_3")
    (fourth,) = draw(state, "spqr", 1)
    discard(state, fourth, face_down=True)
    (top,) = draw(state, "spqr", 1)
    state.decks["spqr"].append(top)
    check_odds(drawn(state, 0, held(1)), gloria_3=1 / 2, gloria_4=1 / 2)
    assert drawn(state, 0, lambda other: other.decks["spqr"].count("legio")) == {2: DRAWS}


def test_the_buildings_removed_from_the_game_can_be_any() -> None:
    state = new_game()
    inside = drawn(state, 0, lambda other: "villa" in other.decks["aedificium"])
    both_out = 42 / 126 * 41 / 125
    assert abs(inside[False] - DRAWS * both_out) < 5 * (DRAWS * both_out * (1 - both_out)) ** 0.5


@pytest.mark.parametrize("printed", ["off", "on"])
def test_there_are_as_many_kilns_as_the_option_says(printed: str) -> None:
    state = new_game(printed_kiln_count=printed)
    own(state, 0, *["fornax_lateris"] * 6)
    left = drawn(state, None, lambda other: "fornax_lateris" in other.decks["aedificium"])
    assert left[True] > 0 if printed == "on" else left[True] == 0


# Consuetudo.


def after_consuetudo() -> State:
    """Let seat 0 put back Forum, Insula, Domus, Strata, Villa, Turris and so on, and lay out a draft of them."""
    state = turn_with("consuetudo", gold=2)
    for seat in (1, 2):
        hand(state, seat)
    stack(state, "aedificium", "mola", "forum", "insula", "domus", "strata", "villa", "turris")
    for move in (moves.Consuetudo(), moves.Keep(1), moves.Order("rest")):
        play(state, 0, move)
    draft_of(state, 1, 2, 0)
    return play(state, 1, moves.ChooseDeck("aedificium"))


def test_after_consuetudo_its_player_knows_face_down_cards_and_who_took_them() -> None:
    state = after_consuetudo()

    def hidden(other: State) -> str:
        assert other.draft
        return " ".join(str(slot.card) for slot in other.draft.slots.values() if not slot.open)

    assert drawn(state, 0, hidden) == {"villa turris": DRAWS}
    assert len(drawn(state, 2, hidden)) > 60
    play(state, 1, moves.Take("F"))
    assert drawn(state, 0, held(1)) == {"turris": DRAWS}
    assert len(drawn(state, 2, held(1))) > 20
    play(play(state, 2, moves.Take("A")), 0, moves.Take("B"))
    assert drawn(state, 0, lambda other: other.discards["aedificium"].count("villa")) == {1: DRAWS}
    known = GAME.view(state, 0).private(0).memory.foreseen
    assert len(known) == 3
    assert len(drawn(state, 0, lambda other: tuple(other.decks["aedificium"][:-4:-1]))) == 1


@pytest.mark.parametrize("goes", [hands.discard_played, hands.discard_from_hand])
def test_a_card_that_consuetudo_told_of_is_not_expected_in_a_hand_after_it_left(
    goes: Callable[[State, int, str], None],
) -> None:
    state = play(after_consuetudo(), 1, moves.Take("F"))
    goes(state, 1, "turris")
    given(state, 1, "domus")
    assert len(drawn(state, 0, held(1))) > 20


def test_the_cards_that_somebody_is_looking_at_can_be_any_to_the_others() -> None:
    state = turn_with("consuetudo", gold=2)
    play(state, 0, moves.Consuetudo())
    play(state, 0, moves.Keep(4))
    play(state, 0, moves.Order("2"))
    found = drawn(state, 1, lambda other: getattr(other.private(0).vision, "kept", 0))
    assert set(found) == set(range(1, 11))
    state = GAME.imagine(GAME.view(state, 1), Chance(b"one"))
    vision = state.private(0).vision
    assert vision is not None
    assert len(vision.order) == 1
    assert vision.cards[vision.kept - 1] == state.private(0).hand[-1]


# Raids and tokens.


def test_every_raid_of_a_round_is_as_likely_as_the_others() -> None:
    others = imagined(new_game(), 0)
    for place, number in enumerate((2, 3, 5, 6)):
        cards = [card.id for card in BELLUM.values() if card.round == number]
        check_odds(Counter(other.bellum[place] for other in others), **dict.fromkeys(cards, 1 / len(cards)))


def test_tokens_can_be_anybodys_except_that_each_player_has_their_own_plus_one() -> None:
    state = new_game()
    state.private(0).tokens = ["arelate+1", "massilia+2", "massilia-1", "massilia-1", "massilia-2"]
    rest = ["arelate+2", "arelate-1", "arelate-1", "arelate-2"]
    rest += [token.replace("arelate", "narbo_martius") for token in rest]
    state.private(1).tokens = ["massilia+1", *rest[:4]]
    state.private(2).tokens = ["narbo_martius+1", *rest[4:]]

    others = imagined(state, 0)
    whose = ("ben" if "arelate+2" in other.private(1).tokens else "carla" for other in others)
    check_odds(Counter(whose), ben=1 / 2, carla=1 / 2)
    assert all("massilia+1" in other.private(1).tokens for other in others)
    assert all("narbo_martius+1" in other.private(2).tokens for other in others)


def test_revealed_tokens_are_in_no_hand() -> None:
    state = run(new_game(), BattlePhase())
    played = [state.private(seat).tokens[seat] for seat in range(3)]
    for seat, token in enumerate(played):
        play(state, seat, moves.PlayToken(token))

    def left(other: State) -> int:
        return sum(other.private(seat).tokens.count("arelate+1") for seat in range(3))

    assert drawn(state, None, left) == {0: DRAWS}


# No knowledge beyond what was seen.


def test_a_face_down_discard_leaves_no_trace_in_other_views() -> None:
    seen = []
    for card in ("legio", "aediles", "praetor"):
        state = given(with_senate("legio", "praetor", "aediles"), 0, "legio", "praetor", openly=True)
        given(state, 0, "aediles")
        play(state, 0, moves.Discard(card))
        seen.append([msgspec.msgpack.encode(GAME.view(state, viewer)) for viewer in (1, 2, None)])
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parent / "positions").glob("*")), ids=lambda path: path.stem
)
def test_positions_of_earlier_versions_can_be_imagined(path: Path) -> None:
    state = GAME.decode(path.read_bytes())
    for viewer in (None, *range(state.seats)):
        view = GAME.view(state, viewer)
        other = GAME.imagine(view, Chance(b"earlier"))
        assert msgspec.msgpack.encode(GAME.view(other, viewer)) == msgspec.msgpack.encode(view)


def test_traces_that_carry_no_information_are_dropped() -> None:
    state = with_senate("legio", "praetor", "aediles")
    given(state, 1, "legio", "praetor")
    hands.discard_from_hand(state, 1, "legio")
    assert len(state.traces[1]) == 1
