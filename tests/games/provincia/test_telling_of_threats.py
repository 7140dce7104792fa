"""Provincia Romana's texts about conspiracies and battles, for everybody and for those threatened."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.channel.messages.sentences import summarize
from bot.engine import Change, Event, text
from bot.games.provincia.rules import moves
from bot.games.provincia.rules.battle import BattlePhase
from bot.games.provincia.rules.card_turn import CardTurn
from bot.games.provincia.state import State
from bot.games.provincia.words import WORDS
from bot.i18n.fluent import Words
from bot.play.history.game_log import LogEntry
from tests.games.saying import NAMES

from .scenario import (
    battle_of,
    beaten,
    extort,
    hand,
    hold,
    new_game,
    own,
    play,
    run,
    stack,
    turn_of,
    turn_with,
)
from .spoken import ENGLISH, GERMAN, SAYING, english, shown, view_of, whole_table

pytestmark = pytest.mark.usefixtures("no_argument_missing")

# Worked example 13: a conspiracy against Circus in Tolosa.


def conspiracy(*cards: str, gold: int) -> State:
    state = turn_with("coniuratio", gold=6)
    hand(state, 1, *cards)
    hold(state, 1, gold=gold)
    own(state, 1, "circus")
    return play(state, 0, moves.Coniuratio("massilia", "circus"))


def test_a_conspiracy_is_announced_the_same_with_and_without_aediles() -> None:
    awaited = []
    prompts = []
    for state in (conspiracy("aediles", gold=3), conspiracy("domus", gold=3), conspiracy("aediles", gold=1)):
        awaited.append(english(WORDS.awaited(view_of(state, None), 1)))
        prompts.append(english(WORDS.prompt(view_of(state, 1))))
    assert set(awaited) == {"answer the conspiracy"}
    assert prompts == [
        "Anna conspires against your Circus – save it with Aediles for 2 gold?",
        "Anna conspires against your Circus – you can’t save it",
        "Anna conspires against your Circus – you can’t save it",
    ]


def test_previews_of_answers_to_a_conspiracy_say_what_they_cost() -> None:
    state = conspiracy("aediles", gold=3)
    assert (
        SAYING.preview(state, 1, moves.Aediles())
        == "Ben saves Circus with Aediles: −2 gold. Then Anna: play cards."
    )
    assert SAYING.preview(state, 1, moves.Accept()) == (
        "Ben loses Circus; the card returns to their hand: −12 prestige. You can build Circus again. "
        "Then Anna: play cards."
    )


def test_losing_the_warehouse_says_what_is_lost_with_it() -> None:
    state = turn_with("coniuratio", gold=6)
    hold(state, 1, clay=8, wood=3, stone=9)
    play(state, 0, moves.Coniuratio("massilia", "horreum"))
    assert SAYING.preview(state, 1, moves.Accept()) == (
        "Ben loses Horreum; the card returns to their hand. "
        "Ben has no room left for some resources: −3 clay, −4 stone. You can build Horreum again. "
        "Then you have room for only 5 of each resource. Then Anna: play cards."
    )


def test_only_its_player_reads_the_cards_of_consuetudo_and_the_one_kept() -> None:
    state = turn_with("consuetudo", gold=2)
    stack(state, "aedificium", "forum", "insula", "domus")
    play(state, 0, moves.Consuetudo())
    assert shown(WORDS.choice(view_of(state), moves.Keep, "card", 2, {})) == (
        "2: Insula – 9 wood | 10 prestige; +1 morale when built"
    )
    play(state, 0, moves.Keep(2))
    assert [ENGLISH.event(event) for event in view_of(state).events] == ["Anna keeps Insula"]
    assert [ENGLISH.event(event) for event in view_of(state, 1).events] == ["Anna keeps one of them"]
    play(state, 0, moves.Order("3"))
    play(state, 0, moves.Order("rest"))
    own_words, others = (ENGLISH.event(view_of(state, viewer).events[0]) for viewer in (0, None))
    assert own_words.startswith("Anna puts back Domus, Forum, ")
    assert others == "Anna puts back the other 9"


def test_the_others_read_only_the_deck_of_a_discarded_card() -> None:
    state = play(turn_with("aediles"), 0, moves.Discard("aediles"))
    assert ENGLISH.event(view_of(state).events[0]) == "Anna discards Aediles"
    assert ENGLISH.event(view_of(state, 1).events[0]) == "Anna discards a Senate card"


# The battle.


def test_a_battle_is_reported_with_its_sums_and_a_typographic_minus() -> None:
    state = new_game()
    state.round = 5
    for seat, morale in enumerate((5, 4, 6)):
        state.players[seat].morale = morale
        state.players[seat].defence = -1
    battle_of(state, "bellum_v_4", "massilia-2", "narbo_martius-1", "arelate+1")
    events = [event for event in view_of(state, None).events if event.key != "answered"]
    assert [ENGLISH.event(event) for event in events[:5]] == [
        "The battle tokens are revealed: Arelate +1, Massilia −2 and Narbo Martius −1",
        "The Gauls raid with strength 4; the penalty for losing: 4 prestige",
        "Anna holds out: 5 against 4 (morale 5, defense −1, tokens 1)",
        "Ben is beaten: 1 against 4 (morale 4, defense −1, tokens −2)",
        "Carla holds out: 4 against 4 (morale 6, defense −1, tokens −1)",
    ]
    assert "Ben was beaten with 1 against 4" in whole_table(state)


@pytest.mark.parametrize(
    ("said", "first", "then"),
    [
        (
            ENGLISH,
            "**Carla** has chosen; **beaten**; **penalty −4 prestige**.",
            "**Carla** takes a production card: **+3 clay**; **penalty −2 clay, −2 wood**.",
        ),
        (
            GERMAN,
            "**Carla** hat gewählt; **unterlegen**; **Strafe −4 Prestige**.",
            "**Carla** nimmt eine Produktionskarte: **+3 Lehm**; **Strafe −2 Lehm, −2 Holz**.",
        ),
    ],
)
def test_the_summary_says_what_was_lost_as_a_penalty_and_not_as_the_price_of_another_deed(
    said: Words, first: str, then: str
) -> None:
    beaten_by_force = beaten(new_game(), "bellum_v_4", 2)
    assert first in summary(said, view_of(beaten_by_force, None).events)
    asked_what_to_lose = beaten(new_game(), "bellum_ii_1", 2)
    events = [*view_of(play(asked_what_to_lose, 2, moves.Pay("2 clay 2 wood")), None).events]
    taken = text("choice-slot-hidden", slot="B")
    produced = Event("produced", 2, {"slot": taken}, [Change(2, "clay", 3)], deed=True)
    assert then in summary(said, [*events, produced])


def summary(said: Words, events: Sequence[Event]) -> list[str]:
    entry = LogEntry(1, "move", 2, 0.0, list(events), names=NAMES[:3], computers=(None, None, None))
    return summarize(said, [entry], [2], ("prestige",)).lines


def test_a_second_penalty_is_named_as_the_alternative() -> None:
    state = battle_of(new_game(), "bellum_ii_2", "arelate+1", "massilia+1", "narbo_martius+1")
    came = next(event for event in state.events if event.key == "gauls-came")
    assert ENGLISH.event(came).endswith("losing: a production building, or else 2 prestige")
    assert GERMAN.event(came).endswith("Niederlage: ein Produktionsgebäude, sonst 2 Prestige")


def test_the_german_sums_of_a_battle_call_a_token_by_its_name_and_not_like_stone() -> None:
    state = battle_of(new_game(), "bellum_ii_2", "arelate+1", "massilia+1", "narbo_martius+1")
    assert "Anna hält stand: 7 gegen 6 (Moral 6, Kampfsteine 1)." in SAYING.told_in_german(state)


def test_a_loser_who_may_choose_any_building_is_told_so() -> None:
    state = beaten(new_game(), "bellum_vi_4", 0)
    assert english(WORDS.prompt(view_of(state))) == "The Gauls have won – you lose a building of your choice"
    assert GERMAN.text(WORDS.prompt(view_of(state))).endswith("du verlierst ein Gebäude nach Wahl")


def test_the_german_status_says_the_penalty_of_a_defeat_without_a_double_minus() -> None:
    state = beaten(new_game(), "bellum_vi_3", 0)
    lines = GERMAN.lines(WORDS.status(view_of(state), 0), "whole")
    assert "Strafe für die letzte Niederlage: −4 Prestige" in lines


def test_only_its_player_reads_a_chosen_token_until_all_have_chosen() -> None:
    state = run(new_game(), BattlePhase())
    play(state, 0, moves.PlayToken("arelate+1"))
    assert "Chosen, still hidden: Arelate +1" in english(*WORDS.status(view_of(state), 0))
    for viewer in (1, None):
        view = view_of(state, viewer)
        assert [ENGLISH.event(event) for event in view.events] == ["Anna has chosen"]
        assert "Arelate +1" not in english(*WORDS.status(view, 0)) + whole_table(state, viewer)


def test_tokens_say_for_whom_they_count_and_the_best_for_the_player_comes_first() -> None:
    state = run(new_game(), BattlePhase())
    state.private(0).tokens = ["arelate-1", "massilia-2", "arelate+2"]
    view = view_of(state)
    choices = [WORDS.choice(view, moves.PlayToken, "token", token, {}) for token in state.private(0).tokens]
    choices.sort(key=lambda choice: -choice.rank)
    assert [shown(choice) for choice in choices] == [
        "Arelate +2 | counts for your own city",
        "Massilia −2 | counts for Massilia (Ben)",
        "Arelate −1 | counts for your own city",
    ]


def test_the_loss_of_a_building_is_announced_the_same_with_and_without_aediles() -> None:
    asked = {}
    for cards in ((), ("aediles",)):
        state = new_game()
        hand(state, 0, *cards)
        own(state, 0, "turris", "fodina")
        state.players[0].morale = 1
        battle_of(state, "bellum_iii_1", "tolosa+1", "tolosa+1", "tolosa+1")
        asked[cards] = (
            english(WORDS.awaited(view_of(state, None), 0)),
            english(WORDS.prompt(view_of(state))),
        )
    assert asked[()] == ("answer the defeat", "The Gauls have won – you lose a defense building")
    assert asked["aediles",] == (
        "answer the defeat",
        "The Gauls have won – lose a defense building, or play Aediles?",
    )


def test_the_preview_of_a_token_says_for_whom_it_counts_and_that_it_stays_anonymous() -> None:
    state = run(new_game(), BattlePhase())
    state.private(0).tokens = ["massilia-2"]
    assert SAYING.preview(state, 0, moves.PlayToken("massilia-2")) == (
        "Massilia −2 counts for Massilia (Ben): −2 strength. It is shown among the others’ tokens, without your name, "
        "and then leaves the game. Then it depends on what the others choose."
    )


def test_a_question_to_all_is_announced_to_everyone_in_any_turn_order() -> None:
    state = turn_of(new_game(), 0, BattlePhase())
    state.caesar = 2
    assert SAYING.preview_lines(state, 0, moves.Done())[-1] == "Then everyone: choose a battle token."


def test_a_building_lost_on_the_last_turns_can_be_built_again_only_before_the_own_turn() -> None:
    for turns_to_come, told in ((0, False), (1, True)):
        state = turn_with("coniuratio", final=True, gold=6)
        state.agenda[:-1] = [CardTurn(1)] * turns_to_come
        own(state, 1, "circus")
        play(state, 0, moves.Coniuratio("massilia", "circus"))
        assert ("You can build Circus again." in SAYING.outlook(state, 1, moves.Accept())) == told


def test_the_preview_of_a_conspiracy_says_what_it_takes_and_that_it_may_fail() -> None:
    state = turn_with("coniuratio", gold=6)
    own(state, 1, "circus")
    assert SAYING.preview(state, 0, moves.Coniuratio("massilia", "circus")) == (
        "Anna plays Coniuratio against Ben’s Circus: −5 gold. Circus goes back to Ben’s hand and costs "
        "them 12 prestige. Aediles may save it; your card and your gold are gone anyway. "
        "Then Ben: answer the conspiracy."
    )


def test_the_preview_of_extortion_says_whether_it_changes_anything_this_round() -> None:
    state = turn_with("concussio", gold=6)
    move = moves.Concussio("massilia")
    assert SAYING.outlook(state, 0, move) == ["Ben pays the tax anyway; from now on no card can change that."]
    state.players[1].exempt = True
    assert SAYING.outlook(state, 0, move) == [
        "From now on Ben pays the tax in every round, despite the exemption."
    ]
    extort(state, 1, by=2)
    assert SAYING.outlook(state, 0, move) == [
        "Ben already pays the tax in every round; your card changes nothing."
    ]


def test_the_preview_of_a_tax_exemption_takes_extortion_into_account() -> None:
    state = turn_with("praetor", "corruptio", clay=3)
    assert SAYING.preview(state, 0, moves.Favour("praetor")).startswith(
        "Anna plays Praetor and pays no tax this round."
    )
    extort(state, 0, by=1)
    for move, card in ((moves.Favour("praetor"), "Praetor"), (moves.Corruptio("3 clay"), "Corruptio")):
        said = SAYING.preview(state, 0, move)
        assert said.startswith(f"Anna plays {card}, but pays the tax anyway")
