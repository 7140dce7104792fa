"""What Provincia says: every sentence in both languages, and that what it promises is what happens."""

from __future__ import annotations

import logging
import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest

from bot.engine import Choice, Decision, Form, Move, Player, Text, Value
from bot.games.provincia import GAME, telling
from bot.games.provincia.components import BUILDINGS, GOODS, SENATE
from bot.games.provincia.rules import (
    Accept,
    Activate,
    Aediles,
    Build,
    ChooseDeck,
    Coniuratio,
    Consuetudo,
    Corruptio,
    Discard,
    Done,
    Exchange,
    Favour,
    Keep,
    Order,
    PlayToken,
    Take,
    Trade,
)
from bot.games.provincia.rules.battle import BattlePhase
from bot.games.provincia.state import State, View
from bot.words import LOCALES, Words, words

from .scenario import (
    battle_of,
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
    run,
    stack,
    turn_with,
    without_horreum,
)

NAMES = ("Anna", "Ben", "Carla", "Dirk", "Eva", "Flavia Domitilla")
LONGEST_OPTION = 100
LONGEST_DESCRIPTION = 1000
LONGEST_PAGE = 3500

SPOKEN = [words(locale, "provincia").naming(NAMES) for locale in LOCALES]
ENGLISH = words("en", "provincia").naming(NAMES)
GERMAN: Words = words("de", "provincia").naming(NAMES)

TIDY = ("done", "discard")
"""Moves that players by chance make seldom, so that their games go somewhere."""


def turns(seats: int, seed: int, **options: str) -> Iterator[tuple[State, Decision, Form, Move]]:
    """A game by chance, decision by decision, with the move played next; the state ends up at the end."""
    chance = random.Random(seed)
    state: State = GAME.new(seats, options, seed.to_bytes(16, "big"))
    while asked := GAME.asked(state):
        forms = list(asked[0].forms(state))
        busy = [form for form in forms if form.move.kind() not in TIDY]
        form = chance.choice(busy) if busy and chance.random() < 0.9 else forms[-1]
        move = form.sample(chance.randrange)
        yield state, asked[0], form, move
        GAME.play(state, asked[0].seat, move)


def say(sentence: Text) -> list[str]:
    """A sentence in every language."""
    return [spoken.text(sentence) for spoken in SPOKEN]


def english(*sentences: Text) -> str:
    return " ".join(ENGLISH.text(sentence) for sentence in sentences)


def shown(choice: Choice) -> str:
    return english(choice.label) + (f" | {english(choice.hint)}" if choice.hint else "")


def lacks(view: View, move: type[Move], field: str) -> list[str]:
    return [
        f"{english(lack.label)} | {english(lack.lacks)}" for lack in telling.missing(view, move, field, {})
    ]


def view_of(state: State, seat: int | None = 0) -> View:
    view: View = GAME.view(state, seat)
    return view


@pytest.fixture(autouse=True)
def _no_argument_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A message that lacks an argument is logged as an error where it is said."""
    with caplog.at_level(logging.ERROR):
        yield
    assert [record.getMessage() for record in caplog.records] == []


# Whole games.


@pytest.mark.parametrize("seats", GAME.seats)
def test_whatever_happens_can_be_said_to_everybody(seats: int) -> None:
    for state, _, _, _ in turns(seats, seed=seats):
        tell_all(state)
    tell_all(state)
    assert state.outcome is not None
    for spoken in SPOKEN:
        assert spoken(state.outcome.reason)
        for standing in state.outcome.standings:
            assert all(spoken(f"source-{source}") for source in standing.sources)
            assert all(spoken(f"tie-{figure}") for figure in standing.tie_breaks)


def tell_all(state: State) -> None:
    for viewer in (None, *range(state.seats)):
        for event in view_of(state, viewer).events:
            for spoken in SPOKEN:
                sentence = spoken.event(event)
                assert sentence
                assert not sentence.endswith((".", ":"))
                assert "-" not in sentence
                spoken.changes(event.changes)


@pytest.mark.parametrize("seats", GAME.seats)
def test_whatever_can_be_chosen_can_be_said_and_fits_a_menu(seats: int) -> None:
    for number, (state, decision, form, move) in enumerate(turns(seats, seed=10 + seats)):
        if number % 4:
            continue
        view = view_of(state, decision.seat)
        say(telling.prompt(view))
        say(telling.awaited(view, decision.seat))
        assert all(map(say, telling.preview(view, move)))
        chosen: dict[str, Value] = {}
        for field in form.move.fields():
            for value in form.options(field, chosen):
                fitting(telling.choice(view, form.move, field, value, chosen))
            for lack in telling.missing(view, form.move, field, chosen):
                assert all(say(lack.label))
                assert all(say(lack.lacks))
            chosen[field] = getattr(move, field)


def fitting(choice: Choice) -> None:
    hints = say(choice.hint) if choice.hint else [""] * len(SPOKEN)
    for label, hint in zip(say(choice.label), hints, strict=True):
        assert label
        assert len(label) + len(hint) <= LONGEST_OPTION, (label, hint)


def test_every_card_fits_a_menu_wherever_it_is_shown() -> None:
    state = new_game()
    for card in (*BUILDINGS, *SENATE):
        state.private(0).hand = [card]
        fitting(telling.choice(view_of(state), Discard, "card", card, {}))


def test_fields_may_be_told_of_in_any_order() -> None:
    seen: set[type[Move]] = set()
    for seed in range(3):
        for state, decision, _, _ in turns(3, seed):
            view = view_of(state, decision.seat)
            for form in decision.forms(view):
                if form.move in seen:
                    continue
                seen.add(form.move)
                for field in form.move.fields():
                    for value in form.options(field):
                        fitting(telling.choice(view, form.move, field, value, {}))
                    telling.missing(view, form.move, field, {})
    assert seen == set(GAME.moves)


def test_what_is_offered_first_of_a_discount_is_the_default() -> None:
    state = turn_with("colosseum", clay=1, stone=6, gold=2)
    own(state, 0, "carchesium")
    view = view_of(state)
    form = next(form for form in GAME.asked(state)[0].forms(view) if form.move is Build)
    values = form.options("discount", {"building": "colosseum"})
    ranks = [
        telling.choice(view, Build, "discount", value, {"building": "colosseum"}).rank for value in values
    ]
    assert ranks == sorted(ranks, reverse=True)
    assert values[0] == "stone"


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_in_words_fits_a_description(seats: int) -> None:
    for number, (state, _, _, _) in enumerate(turns(seats, seed=20 + seats)):
        if number % 5 == 0:
            describe(state)
    describe(state)


def describe(state: State) -> None:
    for spoken in SPOKEN:
        described = " ".join(map(spoken.text, telling.position(view_of(state, None))))
        assert len(described) <= LONGEST_DESCRIPTION, described
    for viewer in (None, 0):
        for seat in range(state.seats):
            assert all(map(say, telling.status(view_of(state, viewer), seat)))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, {"printed_kiln_count": "on", "random_cities": "on"}])
def test_every_page_of_the_rules_fits_a_message(seats: int, options: dict[str, str]) -> None:
    pages = telling.rules(seats, options)
    assert len({page.title.key for page in pages}) == len(pages)
    for page in pages:
        for spoken in SPOKEN:
            body = "\n\n".join(map(spoken.text, [page.title, *page.paragraphs]))
            assert len(body) <= LONGEST_PAGE


def test_the_rules_explain_every_building_and_every_senate_card_once() -> None:
    pages = telling.rules(4, {})
    told = [paragraph for page in pages for paragraph in page.paragraphs if "effect" in paragraph.arguments]
    buildings = [text.arguments["building"] for text in told if text.key == "rules-building"]
    assert Counter(map(str, buildings)) == Counter(str(Text(f"building-{name}")) for name in BUILDINGS)
    senate = [text.arguments["card"] for text in told if text.key == "rules-senate-card"]
    assert len(senate) == len({kind.type for kind in SENATE.values()}) == len({str(card) for card in senate})


def test_the_rules_count_the_kilns_as_they_are_played() -> None:
    for value, count in (("off", "×6"), ("on", "×8")):
        pages = telling.rules(2, {"printed_kiln_count": value})
        told = [english(paragraph) for page in pages for paragraph in page.paragraphs]
        assert count in next(line for line in told if line.startswith("**Fornax Lateris**"))


# What is promised is what happens.


def test_the_prestige_and_steps_promised_are_what_comes() -> None:
    counted: Counter[str] = Counter()
    for state, decision, _, move in chain(turns(4, seed=40), turns(3, seed=42)):
        if not isinstance(move, Build | Activate | Favour | Accept):
            continue
        promised = promises(view_of(state, decision.seat), move)
        after = GAME.copy(state)
        GAME.play(after, decision.seat, move)
        before, then = state.players[decision.seat], after.players[decision.seat]
        for what in ("morale", "defence", "military", "prestige"):
            assert promised[what] == getattr(then, what) - getattr(before, what), (move, what)
        counted[move.kind()] += 1
    assert all(counted[kind] > 3 for kind in ("build", "activate", "favour"))


def promises(view: View, move: Move) -> Counter[str]:
    """The changes that a preview names, by what changes."""
    found: Counter[str] = Counter()
    for sentence in telling.preview(view, move):
        if sentence.key == "preview-activate":
            found["prestige"] -= 1
        if sentence.key == "preview-changes":
            listed = sentence.arguments["changes"]
            assert isinstance(listed, list)
            for change in listed:
                assert isinstance(change, Text)
                found[change.key.removeprefix("change-")] += int(
                    str(change.arguments["signed"]).replace("\N{MINUS SIGN}", "-")
                )
    return found


def test_the_goods_promised_are_the_goods_gained_and_paid() -> None:
    counted: Counter[str] = Counter()
    for state, decision, _, move in turns(3, seed=41):
        if not isinstance(move, Build | Favour | Exchange | Trade | Corruptio | Consuetudo | Coniuratio):
            continue
        bill = goods_told(telling.preview(view_of(state, decision.seat), move))
        after = GAME.copy(state)
        GAME.play(after, decision.seat, move)
        before, then = state.players[decision.seat].goods, after.players[decision.seat].goods
        assert {good: bill[good] for good in GOODS} == {good: then[good] - before[good] for good in GOODS}
        counted[move.kind()] += 1
    assert all(counted[kind] > 1 for kind in ("build", "favour", "exchange", "trade"))


def goods_told(sentences: object) -> Counter[str]:
    """What a preview says is paid (less) and gained (more)."""
    found: Counter[str] = Counter()
    assert isinstance(sentences, list)
    for sentence in sentences:
        for key, name, sign in (("preview-pay", "cost", -1), ("preview-gain", "goods", 1)):
            if sentence.key == key:
                listed = sentence.arguments[name]
                for text in listed if isinstance(listed, list) else [listed]:
                    found[text.key.removeprefix("goods-")] += sign * text.arguments["amount"]
    return found


def test_nothing_is_missing_that_is_on_offer() -> None:
    for number, (state, decision, _, _) in enumerate(turns(4, seed=31)):
        if number % 5:
            continue
        view = view_of(state, decision.seat)
        for form in decision.forms(view):
            for field in form.move.fields()[:1]:
                offered = {
                    english(telling.choice(view, form.move, field, value, {}).label)
                    for value in form.options(field)
                }
                assert not offered & {
                    english(lack.label) for lack in telling.missing(view, form.move, field, {})
                }


# The draft.


def draft_with(*cards: str) -> State:
    state = new_game()
    stack(state, "aedificium", *cards)
    draft_of(state, 0, 1, 2)
    return play(state, 0, ChooseDeck("aedificium"))


def test_cards_of_the_draft_are_told_with_price_and_use_and_hidden_ones_not_at_all() -> None:
    state = draft_with("insula", "portus", "turris", "domus", "circus", "forum")
    own(state, 0, "circus")
    view = view_of(state)
    choices = [telling.choice(view, Take, "slot", slot, {}) for slot in "ABCE"]
    assert [shown(choice) for choice in choices] == [
        "A: Insula – 9 wood | 10 prestige; +1 morale when built",
        "B: Portus – 1 clay and 4 wood | 5 prestige; can’t be built in Arelate",
        "C: Turris – 1 wood | 2 prestige; +1 defence when activated",
        "E: face down | a building card that nobody has seen",
    ]
    assert [choice.place for choice in choices] == ["A", "B", "C", "E"]
    assert english(*telling.preview(view, Take("B"))) == (
        "Portus goes to your hand. As things stand it is of no use to you: can’t be built in Arelate."
    )


def test_a_card_taken_face_down_is_told_to_its_taker_alone() -> None:
    state = play(draft_with("insula", "portus", "turris", "domus", "circus", "forum"), 0, Take("E"))
    told = [
        ENGLISH.event(event)
        for viewer in (0, 1, None)
        for event in view_of(state, viewer).events
        if event.seat == 0
    ]
    assert told == [
        "Anna takes Circus, face down (E)",
        "Anna takes a card face down (E)",
        "Anna takes a card face down (E)",
    ]
    assert lacks(view_of(state, 1), Take, "slot") == ["E | taken by Anna"]


def test_a_production_card_shows_what_the_player_would_get_of_it() -> None:
    state = new_game()
    hold(state, 1, stone=7)
    stack(state, "opes", "opes_09", "opes_13", "opes_10", "opes_12", "opes_01", "opes_02")
    draft_of(state, 0, 1, 2)
    play(state, 0, ChooseDeck("opes"))
    assert shown(telling.choice(view_of(state), Take, "slot", "A", {})) == "A: 5 stone"
    play(state, 0, Take("B"))
    assert shown(telling.choice(view_of(state, 1), Take, "slot", "A", {})) == "A: 3 stone | 1 stone in vain"
    assert english(*telling.preview(view_of(state, 1), Take("A"))) == (
        "You get 2 stone. 1 stone can’t be taken: no room, or none left in the bank."
    )


# The card turn.


def test_a_hand_is_told_to_its_owner_alone() -> None:
    state = new_game()
    hand(state, 0, "aediles", "insula", "turris")
    to_owner = english(*telling.status(view_of(state), 0))
    assert "Hand: Turris, Insula and Aediles" in to_owner
    assert "Arelate +1" in to_owner
    for viewer in (1, None):
        told = english(*telling.status(view_of(state, viewer), 0))
        assert "Hidden: 2 building cards, 1 Senate card, 5 tokens" in told
        assert not any(name in told for name in ("Aediles", "Insula", "Turris", "Arelate +1"))


def test_what_cannot_be_built_is_told_with_what_is_missing_and_what_never_can_last() -> None:
    state = turn_with("circus", "portus", "statua", "turris", wood=1, stone=6)
    own(state, 0, "circus")
    assert lacks(view_of(state), Build, "building") == [
        "Statua – 8 stone | 2 stone short",
        "Portus – 1 clay and 4 wood | can’t be built in Arelate",
        "Circus – 2 clay, 2 wood, 9 stone and 1 gold | you have one already",
    ]


def test_senate_cards_that_cannot_be_played_are_told_with_the_reason() -> None:
    state = turn_with("gloria_6", "legio", "praetor", gold=1)
    play_openly(state, 0, "gloria_3")
    assert lacks(view_of(state), Favour, "card") == [
        "Gloria 6 | you have one in play",
        "Legio | 1 gold short",
    ]
    state.phase = "final_turn"
    assert "Praetor | of no use in the last turn" in lacks(view_of(state), Favour, "card")


# Worked example 8: with Carchesium and Architectus, the discount on stone.


def test_a_building_says_before_what_it_will_do() -> None:
    state = turn_with("colosseum", clay=1, stone=6, gold=2)
    own(state, 0, "carchesium")
    play_openly(state, 0, "architectus")
    view = view_of(state)
    assert shown(telling.choice(view, Build, "building", "colosseum", {})) == (
        "Colosseum – 1 clay, 6 stone and 2 gold | 9 prestige; +1 morale when built"
    )
    assert shown(telling.choice(view, Build, "discount", "gold", {"building": "colosseum"})) == (
        "1 gold less | you pay 1 clay, 7 stone and 1 gold"
    )
    assert english(*telling.preview(view, Build("colosseum", "stone"))) == (
        "Pay 1 clay, 6 stone and 2 gold. +9 prestige and +1 morale."
    )


def test_an_inactive_building_says_what_it_will_be_good_for() -> None:
    state = turn_with("villa", wood=1)
    assert english(*telling.preview(view_of(state), Build("villa", "none"))) == (
        "Pay 1 wood. +2 prestige. It is inactive at first. "
        "At the end of a round you can activate it for 1 prestige: +1 morale and +1 gold."
    )


# Worked example 11: Commercium, twice or three times.


def test_an_exchange_says_what_is_in_vain() -> None:
    state = turn_with("commercium_gold2_stone3", gold=7, stone=2)
    view = view_of(state)
    card = "commercium_gold2_stone3"
    assert shown(telling.choice(view, Exchange, "card", card, {})) == (
        "Commercium (2 gold → 3 stone) | up to 3 times"
    )
    told = [shown(telling.choice(view, Exchange, "times", times, {"card": card})) for times in (2, 3)]
    assert told == ["2×: 4 gold for 6 stone", "3×: 6 gold for 9 stone | 2 stone in vain"]


def test_ending_the_turn_names_the_tax_and_the_hand_limit() -> None:
    state = turn_with(*["domus"] * 6, "legio", gold=3)
    assert english(*telling.preview(view_of(state), Done())) == (
        "Your card turn is over. At the end of this phase you must discard 2 cards. "
        "Tax at the end of the round: 1 of your 3 gold."
    )
    hold(state, 0)
    assert "you would lose 2 prestige" in english(*telling.preview(view_of(state), Done()))
    play_openly(state, 0, "corruptio")
    assert "You pay no tax this round" in english(*telling.preview(view_of(state), Done()))


def test_the_last_turn_says_what_gold_is_worth() -> None:
    state = turn_with(final=True, gold=8)
    assert "Your 8 gold makes 2 prestige." in english(*telling.preview(view_of(state), Done()))


# Worked example 13: a conspiracy against Circus in Tolosa.


def conspiracy(*cards: str, gold: int) -> State:
    state = turn_with("coniuratio", gold=6)
    hand(state, 1, *cards)
    hold(state, 1, gold=gold)
    own(state, 1, "circus")
    return play(state, 0, Coniuratio("massilia", "circus"))


def test_a_conspiracy_asks_alike_in_public_whether_or_not_there_are_aediles() -> None:
    awaited = []
    prompts = []
    for state in (conspiracy("aediles", gold=3), conspiracy("domus", gold=3), conspiracy("aediles", gold=1)):
        awaited.append(english(telling.awaited(view_of(state, None), 1)))
        prompts.append(english(telling.prompt(view_of(state, 1))))
    assert set(awaited) == {"answer the conspiracy"}
    assert prompts == [
        "Anna conspires against your Circus – save it with Aediles for 2 gold?",
        "Anna conspires against your Circus – you have nothing to save it with",
        "Anna conspires against your Circus – you have nothing to save it with",
    ]


def test_answers_to_a_conspiracy_say_what_they_cost() -> None:
    view = view_of(conspiracy("aediles", gold=3), 1)
    assert english(*telling.preview(view, Aediles())) == "Pay 2 gold. Circus stays. Aediles is discarded."
    assert english(*telling.preview(view, Accept())) == (
        "Circus goes back to your hand. You can build it again. −12 prestige."
    )


def test_losing_the_warehouse_says_what_is_lost_with_it() -> None:
    state = turn_with("coniuratio", gold=6)
    hold(state, 1, clay=8, wood=3, stone=9)
    play(state, 0, Coniuratio("massilia", "horreum"))
    assert english(*telling.preview(view_of(state, 1), Accept())) == (
        "Horreum goes back to your hand. You can build it again. "
        "You have room for only 5 of each resource then. At once you lose 3 clay and 4 stone."
    )


def test_the_ten_cards_of_consuetudo_and_what_was_kept_are_told_to_their_player_alone() -> None:
    state = turn_with("consuetudo", gold=2)
    stack(state, "aedificium", "forum", "insula", "domus")
    play(state, 0, Consuetudo())
    assert shown(telling.choice(view_of(state), Keep, "card", 2, {})) == (
        "2: Insula – 9 wood | 10 prestige; +1 morale when built"
    )
    play(state, 0, Keep(2))
    assert [ENGLISH.event(event) for event in view_of(state).events] == ["Anna keeps Insula"]
    assert [ENGLISH.event(event) for event in view_of(state, 1).events] == ["Anna keeps one of them"]
    play(state, 0, Order("3"))
    play(state, 0, Order("rest"))
    own_words, others = (ENGLISH.event(view_of(state, viewer).events[0]) for viewer in (0, None))
    assert own_words.startswith("Anna puts back Domus, Forum, ")
    assert others == "Anna puts back the other 9"


def test_a_discard_shows_its_back() -> None:
    state = play(turn_with("aediles"), 0, Discard("aediles"))
    assert ENGLISH.event(view_of(state).events[0]) == "Anna discards Aediles"
    assert ENGLISH.event(view_of(state, 1).events[0]) == "Anna discards a card of SPQR"


# The battle.


def test_a_battle_is_told_with_its_sums_and_a_real_minus() -> None:
    state = new_game()
    state.round = 5
    for seat, morale in enumerate((5, 4, 6)):
        state.players[seat].morale = morale
        state.players[seat].defence = -1
    battle_of(state, "bellum_v_4", "massilia-2", "narbo_martius-1", "arelate+1")
    events = [event for event in view_of(state, None).events if event.key != "answered"]
    assert [ENGLISH.event(event) for event in events[:5]] == [
        "The battle tokens are turned over: Arelate +1, Massilia −2 and Narbo Martius −1",
        "The Gauls attack with strength 4; who is beaten loses 4 prestige",
        "Anna holds out: 5 against 4 (morale 5, defence −1, military 0, tokens 1)",
        "Ben is beaten: 1 against 4 (morale 4, defence −1, military 0, tokens −2)",
        "Carla holds out: 4 against 4 (morale 6, defence −1, military 0, tokens −1)",
    ]
    assert "Gauls with strength 4; beaten by them: Ben." in english(*telling.position(view_of(state, None)))


def test_a_second_penalty_is_told_as_what_comes_else() -> None:
    state = battle_of(new_game(), "bellum_ii_2", "arelate+1", "massilia+1", "narbo_martius+1")
    came = next(event for event in state.events if event.key == "gauls-came")
    assert ENGLISH.event(came).endswith("loses a production building, else 2 prestige")
    assert GERMAN.event(came).endswith("büßt ein: ein Produktionsgebäude, sonst 2 Prestige")


def test_the_token_chosen_is_told_to_its_player_alone_until_all_have_chosen() -> None:
    state = run(new_game(), BattlePhase())
    play(state, 0, PlayToken("arelate+1"))
    assert "Chosen, still hidden: Arelate +1" in english(*telling.status(view_of(state), 0))
    for viewer in (1, None):
        view = view_of(state, viewer)
        assert [ENGLISH.event(event) for event in view.events] == ["Anna has chosen"]
        assert "Arelate +1" not in english(*telling.status(view, 0), *telling.position(view))


def test_tokens_say_for_whom_they_count_and_the_best_for_oneself_comes_first() -> None:
    state = run(new_game(), BattlePhase())
    state.private(0).tokens = ["arelate-1", "massilia-2", "arelate+2"]
    view = view_of(state)
    choices = [telling.choice(view, PlayToken, "token", token, {}) for token in state.private(0).tokens]
    choices.sort(key=lambda choice: -choice.rank)
    assert [shown(choice) for choice in choices] == [
        "Arelate +2 | counts for your own city",
        "Massilia −2 | counts for Massilia (Ben)",
        "Arelate −1 | counts for your own city",
    ]


def test_the_loser_of_a_building_is_asked_alike_in_public_whether_or_not_they_hold_aediles() -> None:
    asked = {}
    for cards in ((), ("aediles",)):
        state = new_game()
        hand(state, 0, *cards)
        own(state, 0, "turris", "fodina")
        state.players[0].morale = 1
        battle_of(state, "bellum_iii_1", "tolosa+1", "tolosa+1", "tolosa+1")
        asked[cards] = (
            english(telling.awaited(view_of(state, None), 0)),
            english(telling.prompt(view_of(state))),
        )
    assert asked[()] == ("answer the defeat", "The Gauls have won – you lose a defence building")
    assert asked["aediles",] == (
        "answer the defeat",
        "The Gauls have won – lose a defence building, or play Aediles?",
    )


# The table.


def test_before_the_cities_are_chosen_there_is_little_to_tell() -> None:
    state = empty_table(3)
    told = english(*telling.position(view_of(state, None)))
    assert "Free cities: Arelate, Massilia, Narbo Martius, Tolosa, Forum Iulii and Loupian." in told
    assert english(*telling.status(view_of(state), 1)) == "No city yet"


def test_a_city_is_told_with_its_strength_its_buildings_and_its_tax() -> None:
    state = new_game()
    own(state, 0, "lignator", "lignator", "turris")
    without_horreum(state, 0)
    state.players[0].extorted_by = 1
    prestige(state, 0, -2)
    told = [english(line) for line in telling.status(view_of(state, None), 0)]
    assert told[0] == "−2 prestige, place 3 of 3; Arelate, a Pons city"
    assert "Strength 6: morale 6, defence 0, military 0" in told
    assert "Buildings: 2× Lignator and Turris (inactive)" in told
    assert "Tax: 1 gold in every round (Concussio of Ben)" in told


def test_a_spectator_is_told_nothing_is_asked() -> None:
    assert english(telling.prompt(view_of(new_game(), None))) == "You are watching"


def test_players_are_called_by_their_names() -> None:
    state = new_game()
    seat = GAME.asked(state)[0].seat
    told = english(*telling.position(view_of(state, None)))
    assert f"To move: {ENGLISH.argument(Player(seat))}." in told


def test_german_speaks_as_at_the_table() -> None:
    state = turn_with("domus", clay=2, wood=1)
    play(state, 0, Build("domus", "none"))
    event = state.events[0]
    assert GERMAN.event(event) == "Anna baut Domus"
    assert GERMAN.changes(event.changes) == "+3 Prestige, −2 Lehm, −1 Holz"
    give(state, 0, "statua")
    lack = telling.missing(view_of(state), Build, "building", {})[0]
    assert (GERMAN.text(lack.label), GERMAN.text(lack.lacks)) == ("Statua – 8 Steine", "8 Steine zu wenig")


def test_a_game_that_players_leave_can_be_told_to_its_end() -> None:
    state = new_game(2)
    GAME.resign(state, 0)
    tell_all(state)
    assert state.outcome is not None
    assert "fewer than two players" in ENGLISH.event(
        next(event for event in state.events if event.key == state.outcome.reason)
    )
