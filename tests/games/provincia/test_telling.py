"""Provincia Romana's texts about the rules, the table, the draft and the card turn, word for word."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.channel.messages.sentences import event_lines
from bot.engine import Text, deeds_of
from bot.games.provincia.components import BUILDINGS, SENATE
from bot.games.provincia.game import GAME
from bot.games.provincia.rules import moves
from bot.games.provincia.rules.rounds import FinalScoring, YieldPhase
from bot.games.provincia.state import State
from bot.games.provincia.words import WORDS

from .scenario import (
    draft_of,
    empty_table,
    give,
    hand,
    hold,
    new_game,
    own,
    play,
    play_openly,
    prestige,
    refusal,
    run,
    stack,
    turn_with,
    without_horreum,
)
from .spoken import ENGLISH, GERMAN, SAYING, english, lacks, shown, view_of, whole_table

pytestmark = pytest.mark.usefixtures("no_argument_missing")


def test_every_card_fits_a_menu_wherever_it_is_shown() -> None:
    state = new_game()
    for card in (*BUILDINGS, *SENATE):
        state.private(0).hand = [card]
        SAYING.fits_a_menu(WORDS.choice(view_of(state), moves.Discard, "card", card, {}))


def test_a_card_that_needs_a_waterway_says_whether_the_viewers_city_has_it() -> None:
    state = turn_with("portus")
    for city, said in (("massilia", "can be built in your city"), ("tolosa", "can’t be built in Tolosa")):
        state.players[0].city = city
        choice = WORDS.choice(view_of(state), moves.Discard, "card", "portus", {})
        assert choice.hint is not None
        assert english(choice.hint) == f"1 clay and 4 wood; 5 prestige; {said}"


def test_a_question_names_what_a_player_without_any_goods_lacks() -> None:
    prompt = WORDS.prompt(view_of(turn_with("domus", clay=0, wood=0, stone=0, gold=0)))
    assert english(prompt) == "Your card turn; 1 card in hand; no resources or gold"
    assert GERMAN.text(prompt) == "Karten ausspielen; 1 Karte auf der Hand; weder Rohstoffe noch Gold"


def test_a_button_does_not_promise_what_a_discarded_card_would_have_brought() -> None:
    choice = WORDS.choice(view_of(turn_with("domus")), moves.Discard, "card", "domus", {})
    assert choice.note is None


def test_a_building_to_discard_has_its_cost_in_the_hint_since_discarding_costs_nothing() -> None:
    choice = WORDS.choice(view_of(turn_with("domus")), moves.Discard, "card", "domus", {})
    assert shown(choice) == "Domus | 2 clay and 1 wood; 3 prestige; nothing but prestige"


def test_the_first_discount_offered_is_the_default() -> None:
    state = turn_with("colosseum", clay=1, stone=6, gold=2)
    own(state, 0, "carchesium")
    view = view_of(state)
    form = next(form for form in GAME.asked(state)[0].forms(view) if form.move is moves.Build)
    values = form.options("discount", {"building": "colosseum"})
    ranks = [
        WORDS.choice(view, moves.Build, "discount", value, {"building": "colosseum"}).rank for value in values
    ]
    assert ranks == sorted(ranks, reverse=True)
    assert values[0] == "stone"


def test_the_rules_explain_every_building_and_every_senate_card_once() -> None:
    pages = WORDS.rules(4, {})
    told = [paragraph for page in pages for paragraph in page.paragraphs if "effect" in paragraph.arguments]
    buildings = [text.arguments["building"] for text in told if text.key == "rules-building"]
    assert Counter(map(str, buildings)) == Counter(str(Text(f"building-{name}")) for name in BUILDINGS)
    senate = [text.arguments["card"] for text in told if text.key == "rules-senate-card"]
    assert len(senate) == len({kind.type for kind in SENATE.values()}) == len({str(card) for card in senate})


def test_the_rules_give_the_number_of_kilns_of_the_option() -> None:
    for value, count in (("off", "×6"), ("on", "×8")):
        pages = WORDS.rules(2, {"printed_kiln_count": value})
        told = [english(paragraph) for page in pages for paragraph in page.paragraphs]
        assert count in next(line for line in told if line.startswith("**Fornax Lateris**"))


def test_the_rules_say_what_architectus_never_saves_and_which_card_counts_are_decisions() -> None:
    told = " ".join(english(paragraph) for page in WORDS.rules(4, {}) for paragraph in page.paragraphs)
    assert "with Architectus 1 clay, wood or stone, but never gold" in told
    assert all(name in told.split("Decided:")[1] for name in ("Fornax Lateris", "Strata", "Consul"))


# The draft.


def draft_with(*cards: str) -> State:
    state = new_game()
    stack(state, "aedificium", *cards)
    draft_of(state, 0, 1, 2)
    return play(state, 0, moves.ChooseDeck("aedificium"))


def test_open_cards_of_the_draft_are_offered_with_price_and_use_and_hidden_ones_without() -> None:
    state = draft_with("insula", "portus", "turris", "domus", "circus", "forum")
    own(state, 0, "circus")
    view = view_of(state)
    choices = [WORDS.choice(view, moves.Take, "slot", slot, {}) for slot in "ABCE"]
    assert [shown(choice) for choice in choices] == [
        "A: Insula – 9 wood | 10 prestige; +1 morale when built",
        "B: Portus – 1 clay and 4 wood | 5 prestige; can’t be built in Arelate",
        "C: Turris – 1 wood | 2 prestige; +1 defense when activated",
        "E: face down",
    ]
    assert [choice.place for choice in choices] == ["A", "B", "C", "E"]
    assert SAYING.preview(state, 0, moves.Take("B")) == (
        "Anna takes Portus from B. As things stand, it is of no use to you: can’t be built in Arelate. "
        "Then Ben: take a card."
    )


def test_only_the_player_who_takes_a_face_down_card_reads_its_name() -> None:
    state = play(draft_with("insula", "portus", "turris", "domus", "circus", "forum"), 0, moves.Take("E"))
    told = [
        ENGLISH.event(event)
        for viewer in (0, 1, None)
        for event in view_of(state, viewer).events
        if event.seat == 0
    ]
    assert told == [
        "Anna takes Circus from E, face down",
        "Anna takes the face-down card at E",
        "Anna takes the face-down card at E",
    ]
    assert lacks(view_of(state, 1), moves.Take, "slot") == ["E: face down | taken by Anna"]


def test_cards_of_the_draft_are_named_with_their_slots() -> None:
    state = draft_with("insula", "portus", "turris", "domus", "circus", "forum")
    (dealt,) = state.events
    assert dealt.places == ("A", "B", "C", "D")
    assert ENGLISH.emphasizing("**").event(dealt) == (
        "**Anna** chooses **Aedificium** "
        "(**A**: Insula · **B**: Portus · **C**: Turris · **D**: Domus; 2 more face down)"
    )
    play(state, 0, moves.Take("B"))
    (taken,) = deeds_of(state.events)
    assert (taken.places, taken.said["thing"]) == (("B",), "portus")
    said = refusal(state, 1, moves.Take("B"))
    assert ENGLISH.text(said) == "The card at B has already been taken; still there: A, C, D, E and F."


def test_a_production_card_says_what_the_player_would_gain() -> None:
    state = new_game()
    hold(state, 1, stone=7)
    stack(state, "opes", "opes_09", "opes_13", "opes_10", "opes_12", "opes_01", "opes_02")
    draft_of(state, 0, 1, 2)
    play(state, 0, moves.ChooseDeck("opes"))
    assert shown(WORDS.choice(view_of(state), moves.Take, "slot", "A", {})) == "A: 5 stone"
    play(state, 0, moves.Take("B"))
    assert (
        shown(WORDS.choice(view_of(state, 1), moves.Take, "slot", "A", {}))
        == "A: 3 stone | 1 stone would be lost"
    )
    assert SAYING.preview(state, 1, moves.Take("A")) == (
        "Ben takes the production card at A: +2 stone. "
        "Ben can’t take 1 stone (no room, or none left in the bank). Then Carla: take a card."
    )


# The card turn.


def test_only_the_owner_reads_the_cards_of_a_hand() -> None:
    state = new_game()
    hand(state, 0, "aediles", "insula", "turris")
    to_owner = english(*WORDS.status(view_of(state), 0))
    assert "Hand: Turris, Insula and Aediles" in to_owner
    assert "Arelate +1" in to_owner
    for viewer in (1, None):
        told = english(*WORDS.status(view_of(state, viewer), 0))
        assert "Hidden: 2 building cards, 1 Senate card and 5 battle tokens" in told
        assert not any(name in told for name in ("Aediles", "Insula", "Turris", "Arelate +1"))


def test_unbuildable_cards_are_listed_with_the_reason_and_the_never_buildable_last() -> None:
    state = turn_with("circus", "portus", "statua", "turris", wood=1, stone=6)
    own(state, 0, "circus")
    assert lacks(view_of(state), moves.Build, "building") == [
        "Statua – 8 stone | 2 stone short",
        "Portus – 1 clay and 4 wood | can’t be built in Arelate",
        "Circus – 2 clay, 2 wood, 9 stone and 1 gold | you already have one",
    ]


def test_unplayable_senate_cards_are_listed_with_the_reason() -> None:
    state = turn_with("gloria_6", "legio", "praetor", gold=1)
    play_openly(state, 0, "gloria_3")
    assert lacks(view_of(state), moves.Favour, "card") == [
        "Legio | 1 gold short",
        "Gloria 6 | you have one in play",
    ]
    state.phase = "final_turn"
    assert "Praetor | of no use on the last turn" in lacks(view_of(state), moves.Favour, "card")


def test_the_refusal_of_a_second_glory_names_the_one_in_play() -> None:
    state = turn_with("gloria_6", gold=9)
    play_openly(state, 0, "gloria_3")
    said = refusal(state, 0, moves.Favour("gloria_6"))
    assert ENGLISH.text(said).startswith("You already have Gloria 3 in play")
    assert GERMAN.text(said).startswith("Gloria 3 liegt schon vor dir")


@pytest.mark.parametrize(
    ("cards", "laid_out"),
    [
        (6, "6 cards are laid out, the last 2 face down."),
        (5, "5 cards are laid out, the last one face down."),
        (3, "3 cards are laid out, face up. You take one first. After you: Ben and Carla."),
        (2, "2 cards are laid out, face up. You take one first. After you: Ben. You get"),
        (1, "One card is laid out, face up. You take one first. You get"),
    ],
)
def test_a_deck_says_how_many_cards_would_lie_face_down(cards: int, laid_out: str) -> None:
    state = draft_of(new_game(), 0)
    state.decks["opes"] = state.decks["opes"][:cards]
    assert SAYING.preview(state, 0, moves.ChooseDeck("opes")).startswith(laid_out)


# Worked example 8: with Carchesium and Architectus, the discount on stone.


def test_the_preview_of_a_building_says_what_it_will_do() -> None:
    state = turn_with("colosseum", clay=1, stone=6, gold=2)
    own(state, 0, "carchesium")
    play_openly(state, 0, "architectus")
    view = view_of(state)
    assert shown(WORDS.choice(view, moves.Build, "building", "colosseum", {})) == (
        "Colosseum – 1 clay, 6 stone and 2 gold | 9 prestige; +1 morale when built"
    )
    assert shown(WORDS.choice(view, moves.Build, "discount", "gold", {"building": "colosseum"})) == (
        "1 gold less | 1 clay, 7 stone and 1 gold"
    )
    assert SAYING.preview(state, 0, moves.Build("colosseum", "stone")) == (
        "Anna builds Colosseum for 1 stone less: +9 prestige, +1 morale, −1 clay, −6 stone, −2 gold. "
        "Then you go on: play cards."
    )


def test_the_preview_of_an_inactive_building_says_what_its_activation_brings() -> None:
    state = turn_with("villa", wood=1)
    assert SAYING.preview(state, 0, moves.Build("villa", "none")) == (
        "Anna builds Villa: +2 prestige, −1 wood. It is inactive at first. "
        "At the end of a round you can activate it for 1 prestige: +1 morale and +1 gold. "
        "Then you go on: play cards."
    )


@pytest.mark.parametrize(
    ("building", "goods"),
    [("villa", {"wood": 1}), ("lignator", {"clay": 9, "stone": 9, "gold": 9, "wood": 9})],
)
def test_a_building_promises_nothing_for_a_later_phase_on_the_last_turn(
    building: str, goods: dict[str, int]
) -> None:
    move = moves.Build(building, "none")
    assert SAYING.outlook(turn_with(building, **goods), 0, move)
    assert not SAYING.outlook(turn_with(building, final=True, **goods), 0, move)


def test_a_raid_that_will_not_come_is_not_announced_after_the_end() -> None:
    state = new_game(2)
    before = " ".join((whole_table(state), english(*WORDS.status(view_of(state), 0))))
    assert "Raid in round 2" in before
    assert "Next raid in round 2" in before
    GAME.resign(state, 1)
    after = " ".join((whole_table(state), english(*WORDS.status(view_of(state), 0))))
    assert "aid in round" not in after


def test_a_tax_that_will_not_be_due_is_not_announced_in_the_last_card_turn() -> None:
    state = turn_with("domus")
    assert "Tax: 1 gold a round" in english(*WORDS.status(view_of(state), 0))
    state.phase = "final_turn"
    assert "Tax" not in english(*WORDS.status(view_of(state), 0))


def test_buildings_promise_no_step_beyond_the_end_of_a_track() -> None:
    state = turn_with("insula", wood=9)
    own(state, 0, "turris", "villa")
    prestige(state, 0, 9)
    state.players[0].morale, state.players[0].defence = 10, 5
    build = WORDS.choice(view_of(state), moves.Build, "building", "insula", {})
    assert shown(build) == "Insula – 9 wood | 10 prestige; nothing when built"
    run(state, YieldPhase())
    shown_of = {
        building: shown(WORDS.choice(view_of(state), moves.Activate, "building", building, {}))
        for building in ("turris", "villa")
    }
    assert shown_of == {
        "turris": "Turris | −1 prestige, +1 defense",
        "villa": "Villa | −1 prestige, +1 gold",
    }


def test_a_building_to_be_lost_does_not_count_its_past_bonus_as_a_loss() -> None:
    state = turn_with("coniuratio", gold=5)
    own(state, 1, "circus", "turris", "officina", "portus")
    own(state, 1, "villa", active=True)
    hints = {
        building: shown(WORDS.choice(view_of(state), moves.Coniuratio, "building", building, {}))
        for building in ("circus", "turris_inactive", "officina", "portus", "villa")
    }
    assert hints == {
        "circus": "Circus | would lose 12 prestige; nothing but prestige",
        "turris_inactive": "Turris (inactive) | would lose 2 prestige; +1 defense when activated",
        "officina": "Officina | would lose 2 prestige; +1 military",
        "portus": "Portus | would lose 5 prestige; nothing but prestige",
        "villa": "Villa | would lose 1 prestige; nothing but prestige",
    }


# Worked example 11: Commercium, twice or three times.


def test_an_exchange_says_which_goods_would_be_lost() -> None:
    state = turn_with("commercium_gold2_stone3", gold=7, stone=2)
    view = view_of(state)
    card = "commercium_gold2_stone3"
    assert shown(WORDS.choice(view, moves.Exchange, "card", card, {})) == (
        "Commercium (2 gold → 3 stone) | up to 3 times"
    )
    told = [shown(WORDS.choice(view, moves.Exchange, "times", times, {"card": card})) for times in (2, 3)]
    assert told == ["2×: 4 gold → 6 stone", "3×: 6 gold → 9 stone | 2 stone would be lost"]


def test_the_preview_of_ending_the_turn_names_the_tax_and_the_hand_limit() -> None:
    state = turn_with(*["domus"] * 6, "legio", gold=3)
    assert SAYING.preview(state, 0, moves.Done()) == (
        "Anna ends their card turn. At the end of this phase you must discard 2 cards. "
        "Tax at the end of the round: 1 of your 3 gold. Then you go on: play cards."
    )
    hold(state, 0)
    assert "you would lose 2 prestige" in SAYING.preview(state, 0, moves.Done())
    play_openly(state, 0, "corruptio")
    assert "You pay no tax this round" in SAYING.preview(state, 0, moves.Done())


def test_the_last_turn_says_what_gold_is_worth() -> None:
    state = turn_with(final=True, gold=8)
    assert "Your 8 gold is worth 2 prestige." in SAYING.preview(state, 0, moves.Done())


# The table.


def test_the_table_in_words_is_short_before_the_cities_are_chosen() -> None:
    state = empty_table(3)
    told = whole_table(state)
    assert "Arelate: free" in told
    assert "in the deck" not in told
    assert english(*WORDS.status(view_of(state), 1)) == "No city yet"


def test_the_status_of_a_city_gives_its_strength_its_buildings_and_its_tax() -> None:
    state = new_game()
    own(state, 0, "lignator", "lignator", "turris")
    without_horreum(state, 0)
    state.players[0].extorted_by = 1
    prestige(state, 0, -2)
    told = [english(line) for line in WORDS.status(view_of(state, None), 0)]
    assert told[0] == "−2 prestige, rank 3 of 3; Arelate, a Pons city"
    assert "Strength 6: morale 6, defense 0, military 0" in told
    assert "Buildings: 2× Lignator and Turris (inactive)" in told
    assert "Tax: 1 gold in every round (Ben’s Concussio)" in told


def test_the_status_at_the_end_gives_the_total_and_the_rank() -> None:
    state = new_game(2)
    prestige(state, 0, 3)
    prestige(state, 1, 2)
    hold(state, 0, gold=0)
    hold(state, 1, gold=9)
    run(state, FinalScoring("ended-rounds"))
    assert english(WORDS.status(view_of(state, None), 1)[0]).startswith("5 prestige, rank 1 of 2")


def test_the_german_sentences_of_a_building() -> None:
    state = turn_with("domus", clay=2, wood=1)
    play(state, 0, moves.Build("domus", "none"))
    event = state.events[0]
    assert GERMAN.event(event) == "Anna baut Domus"
    assert GERMAN.changes(event.changes) == "+3 Prestige, −2 Lehm, −1 Holz"
    give(state, 0, "statua")
    lack = WORDS.missing(view_of(state), moves.Build, "building", {})[0]
    assert (GERMAN.text(lack.label), GERMAN.text(lack.lacks)) == ("Statua – 8 Steine", "8 Steine zu wenig")


def test_german_sentences_fit_one_stone_several_and_nothing() -> None:
    def left(**held: int) -> str:
        choice = WORDS.choice(
            view_of(turn_with("corruptio", **held)), moves.Corruptio, "payment", "3 clay", {}
        )
        return GERMAN.text(choice.hint) if choice.hint else ""

    def refused(stone: int) -> str:
        return GERMAN.text(refusal(turn_with("statua", stone=stone), 0, moves.Build("statua", "none")))

    assert [left(clay=3), left(clay=3, stone=1)] == ["übrig: nichts", "übrig: 1 Stein"]
    assert "und du hast 1 Stein zu wenig;" in refused(7)
    assert "und du hast 2 Steine zu wenig;" in refused(6)
    without = refusal(turn_with("corruptio", gold=9), 0, moves.Corruptio("3 clay"))
    assert "costs 3 resources, and you have none;" in english(without)
    assert "kostet 3 Rohstoffe, du hast keinen;" in GERMAN.text(without)


def test_a_crane_saves_only_on_later_buildings_in_both_languages() -> None:
    hint = WORDS.choice(view_of(turn_with("carchesium")), moves.Discard, "card", "carchesium", {}).hint
    assert hint is not None
    assert english(hint).endswith("saves 1 resource or gold on each later building")
    assert GERMAN.text(hint).endswith("spart danach je Gebäude 1 Rohstoff oder Gold")


def test_a_building_that_the_discount_makes_free_is_called_free() -> None:
    state = turn_with("lignator")
    own(state, 0, "carchesium")
    label = WORDS.choice(view_of(state), moves.Build, "building", "lignator", {}).label
    assert (english(label), GERMAN.text(label)) == ("Lignator – free", "Lignator – kostenlos")


def test_the_report_of_a_card_says_its_lasting_effect() -> None:
    state = turn_with("praetor", "concussio", "corruptio", gold=9, clay=9)
    play(state, 0, moves.Favour("praetor"))
    assert SAYING.told(state) == ["Anna plays Praetor and pays no tax this round."]
    play(state, 0, moves.Corruptio("3 clay"))
    assert SAYING.told(state) == ["Anna plays Corruptio and never has to pay the tax again: −3 clay."]
    (own_line,) = event_lines(ENGLISH.read_by(0), view_of(state).events)
    assert own_line == "You play Corruptio and never have to pay the tax again: −3 clay."
    play(state, 0, moves.Concussio("massilia"))
    assert SAYING.told(state) == [
        "Anna plays Concussio against Ben (the tax is due in every round from now on): −2 gold."
    ]
