"""The pages of turns in all games, along random ways: each fits in a message and leads to legal moves."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ai.advice import MOST, AdvisedMove
from bot.channel.messages.components import LONGEST_CUSTOM_ID, LONGEST_LABEL, Address, TableMenu, address_in
from bot.channel.messages.post import Page
from bot.channel.moves.composing import advice_page
from bot.channel.moves.layout import Layout, layout_of
from bot.channel.moves.prompt import OpenTurn, Prompt, Selection
from bot.channel.moves.question import label_says, question_at, tokens_of
from bot.channel.moves.turn_page import complete_page, first_page, more_page, question_on_page, step_page
from bot.engine import Chance, Move
from bot.games import TITLES
from bot.games.provincia.rules.moves import Build, Discard
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, Locale
from bot.play.turn.games import KeptDraft
from tests.asking import prompt_for
from tests.colors import check_colors
from tests.games.provincia.scenario import own, turn_with
from tests.labels import cut_on_a_phone
from tests.scene import NAMES, TITLE
from tests.seeds import seeded
from tools.selfplay import seed_bytes

from .test_choosing import table_of

ROWS, COMPONENTS, TEXT = 5, 40, 4000


async def _drawn(*_: Any) -> bytes:
    return b""


async def _nothing(*_: Any) -> tuple[bytes, ...]:
    return ()


RENDERER: Any = SimpleNamespace(mat=_drawn, mat_foreseen=_drawn, choice=_drawn, result=_nothing)
"""A renderer that draws nothing, because the tests only read what is below the pictures."""


@pytest.mark.parametrize("title", [TITLE, *TITLES.values()], ids=lambda title: title.game.id)
async def test_every_page_of_a_turn_fits_in_a_message_and_leads_to_legal_moves(title: Title) -> None:
    game = title.game
    chance, seed = Random(seeded(f"pages {game.id}")), seed_bytes(f"pages {game.id}")
    state = game.new(game.seats[-1], {}, seed)
    drawn = Chance(seed)
    for turn in range(400):
        if state.outcome is not None:
            break
        decision = game.asked(state)[0]
        if turn % 8 == 0 and decision.seat < len(NAMES) - 1:
            asked = prompt_for(table_of(title, game.copy(state)), decision.seat, chance.choice(("en", "de")))
            after = game.copy(state)
            for move in await clicked_together(asked.turn, chance):
                game.play(after, decision.seat, move)
        form = drawn.pick(list(decision.forms(state)))
        game.play(state, decision.seat, form.sample(drawn.below))


@pytest.mark.parametrize("title", [TITLE, *TITLES.values()], ids=lambda title: title.game.id)
def test_advice_fits_in_a_message_and_leads_to_each_advised_move(title: Title) -> None:
    game = title.game
    chance, seed = Random(seeded(f"advice {game.id}")), seed_bytes(f"advice {game.id}")
    state = game.new(game.seats[-1], {}, seed)
    drawn = Chance(seed)
    for turn in range(200):
        if state.outcome is not None:
            break
        decision = game.asked(state)[0]
        forms = list(decision.forms(state))
        if turn % 20 == 0 and decision.seat < len(NAMES) - 1:
            asked = prompt_for(table_of(title, game.copy(state)), decision.seat, chance.choice(("en", "de")))
            moves = {drawn.pick(forms).sample(drawn.below): None for _ in range(MOST)}
            page = advice_page(
                asked, [AdvisedMove(move, chance.choice((0.2, 1.3, 7.8, None))) for move in moves]
            )
            check_fits(page)
            (row,) = page.rows
            assert not isinstance(row, TableMenu)
            for button, move in zip(row, moves, strict=False):
                now = question_at(asked, _choosing(asked, address_in(str(button.custom_id))))
                assert now is not None
                assert now.move == move
        game.play(state, decision.seat, drawn.pick(forms).sample(drawn.below))


async def clicked_together(turn: OpenTurn, chance: Random) -> tuple[Move, ...]:
    """Compose a turn by random clicks; return its moves."""
    choosing = Selection()
    for _ in range(200):
        asked = turn.asked
        if asked is None:
            page = await complete_page(RENDERER, turn, [])
        else:
            page = await step_page(RENDERER, asked, question_on_page(asked, choosing), [])
        check_fits(page)
        check_fits(more_page(turn, choosing))
        if asked is None:
            assert "do" in {_verb(item) for item in items_of(page)}
            return turn.draft.moves
        verb, choosing = tapped(asked, page, chance)
        now = question_at(asked, choosing)
        if now is not None and now.move is not None:
            draft = turn.draft.then(turn.table.title.game, now.move)
            turn = replace(turn, kept=KeptDraft(draft, turn.kept.edition + 1))
            choosing = Selection()
            if verb == "do":
                return turn.draft.moves
    raise AssertionError("no end of choosing")


def items_of(page: Page) -> list[Any]:
    """The buttons and menus of a page."""
    return [item for row in page.rows for item in ([row] if isinstance(row, TableMenu) else row)]


def check_fits(page: Page) -> None:
    """Assert that a page fits in a message, that its ids differ, and that each label says which of several it is."""
    items = items_of(page)
    ids = [str(item.custom_id) for item in items]
    labels = [str(item.item.label) for item in items if not isinstance(item, TableMenu)]
    assert len(set(labels)) == len(labels), f"two buttons are alike: {labels}"
    assert not [
        one for one in labels if any(re.match(f"{re.escape(one)}( · |: | – )", it) for it in labels)
    ], labels
    for menu in [item for item in items if isinstance(item, TableMenu)]:
        *named, question = re.split(" · |: ", menu.item.placeholder or "")
        assert len(set(named)) == len(named), menu.item.placeholder
        assert not [one for one in named if label_says(question, one)], menu.item.placeholder
    assert len(page.rows) <= ROWS
    assert all(len(row) <= 5 for row in page.rows if not isinstance(row, TableMenu))
    assert len(ids) == len(set(ids))
    assert all(len(one) <= LONGEST_CUSTOM_ID for one in ids)
    assert len(items) + len(page.rows) + 4 <= COMPONENTS
    assert sum(map(len, [*page.paragraphs, *page.footnotes])) <= TEXT
    components = [item.item.to_component_dict() for item in items]
    check_colors(components)
    assert list(cut_on_a_phone(components)) == []


def tapped(asked: Prompt, page: Page, chance: Random) -> tuple[str, Selection]:
    """Take a random button or option that leads on; return its verb and the selection to which it leads."""
    row = chance.choice([left for row in page.rows if (left := _leading(row))])
    if isinstance(row, TableMenu):
        address = address_in(str(row.custom_id))
        now = question_at(asked, _choosing(asked, address))
        assert now is not None
        option = chance.choice(row.item.options).value
        return "at", now.answer(tokens_of(option))
    address = address_in(str(chance.choice(row).custom_id))
    return address.verb, _choosing(asked, address)


def _choosing(asked: Prompt, address: Address) -> Selection:
    choosing = Selection.from_rest(address.rest, asked.forms)
    assert choosing is not None, address
    return choosing


def _leading(row: Any) -> Any:
    """The menu, or the buttons in a row, that lead to a move and not back."""
    if isinstance(row, TableMenu):
        return row
    return [button for button in row if _leads(button)]


def _leads(item: Any) -> bool:
    address = address_in(str(item.custom_id))
    return address.verb in ("at", "do", "pick") and not address.anew


def _verb(item: Any) -> str:
    return address_in(str(item.custom_id)).verb


async def test_kinds_of_moves_keep_their_order_with_and_without_pages_of_their_own() -> None:
    game = TITLES["praetor"].game
    chance, orders = Chance(seed_bytes("order")), set()
    state = game.new(3, {}, seed_bytes("order"))
    for _ in range(60):
        decision = game.asked(state)[0]
        forms = list(decision.forms(state))
        if {"build", "activate"} <= {form.move.kind() for form in forms}:
            asked = prompt_for(table_of(TITLES["praetor"], game.copy(state)), decision.seat, "en")
            page = await first_page(RENDERER, asked, [])
            ways = [
                _choosing(asked, address_in(str(item.custom_id))) for item in items_of(page) if _leads(item)
            ]
            orders.add(
                tuple(dict.fromkeys((way.kind, bool(way.chosen)) for way in ways if way.kind != "pass"))
            )
        game.play(state, decision.seat, chance.pick(forms).sample(chance.below))
    assert len(orders) > 1
    for order in orders:
        assert order == tuple(sorted(order, key=lambda way: ["build", "activate"].index(way[0])))


async def test_a_card_that_can_be_played_or_discarded_is_labeled_by_what_happens_to_it() -> None:
    title = TITLES["provincia"]
    doubled: set[str] = set()
    asking_to_discard: set[tuple[str, ...]] = set()
    for start in range(6):
        chance, state = (
            Chance(seed_bytes(f"cards {start}")),
            title.game.new(2, {}, seed_bytes(f"cards {start}")),
        )
        while state.outcome is None:
            decision = title.game.asked(state)[0]
            kinds = {form.move.kind() for form in decision.forms(state)}
            if {"favour", "discard"} <= kinds or kinds == {"discard", "done"}:
                asked = prompt_for(table_of(title, title.game.copy(state)), decision.seat, "en")
                page = await step_page(RENDERER, asked, question_on_page(asked, Selection()), [])
                check_fits(page)
                if "favour" in kinds:
                    doubled |= {str(one.item.label) for one in items_of(page) if _verb(one) in ("at", "do")}
                elif len(asked.forms["discard"].options("card", {})) > 1:
                    asking_to_discard.add(tuple(page.paragraphs[-1:]))
            title.game.play(
                state, decision.seat, chance.pick(list(decision.forms(state))).sample(chance.below)
            )
    assert {"Senate card · Patronus", "Discard Patronus"} <= doubled
    assert asking_to_discard == {("Which card do you discard?",)}


async def test_a_card_to_discard_is_told_from_the_same_card_to_play_when_only_one_kind_asks() -> None:
    state = turn_with("praetor", "armamentarium", "turris", "corruptio", clay=2, wood=1, gold=1)
    asked = prompt_for(table_of(TITLES["provincia"], state), 0, "en")
    page = await step_page(RENDERER, asked, question_on_page(asked, Selection()), [])
    check_fits(page)
    labels = {str(one.item.label) for one in items_of(page)}
    assert {"Discard Corruptio", "Corruptio · 2 clay and 1 wood", "Discard Turris"} <= labels


async def test_cards_that_can_be_played_or_discarded_keep_that_when_their_labels_are_shortened() -> None:
    cards = ("fons", "lignator", "commercium_wood1_clay1", "commercium_gold1_wood1")
    state = turn_with(*cards, clay=1, wood=1, stone=2, gold=1)
    asked = prompt_for(table_of(TITLES["provincia"], state), 0, "en")
    check_fits(await step_page(RENDERER, asked, question_on_page(asked, Selection()), []))


@pytest.mark.parametrize(
    ("locale", "labels"),
    [
        ("en", {"Discard Commercium (2 gold → 3 stone)", "Discard Commercium (1 clay → 1 wood)"}),
        ("de", {"Commercium (2 Gold → 3 Steine) ablegen", "Commercium (1 Lehm → 1 Holz) ablegen"}),
    ],
)
async def test_each_commercium_to_discard_says_what_it_exchanges(locale: Locale, labels: set[str]) -> None:
    state = turn_with("commercium_gold2_stone3", "commercium_clay1_wood1", clay=1, gold=2)
    asked = prompt_for(table_of(TITLES["provincia"], state), 0, locale)
    page = await step_page(RENDERER, asked, question_on_page(asked, Selection()), [])
    check_fits(page)
    assert labels <= {str(one.item.label) for one in items_of(page)}


async def test_the_end_of_a_turn_of_several_moves_fits_beside_the_changes_of_the_last() -> None:
    state = turn_with("puteus", "domus", clay=2, wood=2)
    own(state, 0, "carchesium", active=True)
    turn = prompt_for(table_of(TITLES["provincia"], state), 0, "en").turn
    for move in (Discard("puteus"), Build("domus", "clay")):
        turn = replace(turn, kept=KeptDraft(turn.draft.then(turn.table.title.game, move)))
    assert turn.asked is not None
    page = await step_page(RENDERER, turn.asked, question_on_page(turn.asked, Selection()), [])
    check_fits(page)
    assert "Instead: 1 wood less" in {str(one.item.label) for one in items_of(page)}


def test_dice_are_offered_in_the_same_order_whatever_they_show() -> None:
    title = TITLES["discordia"]
    orders = set()
    for start in range(8):
        state = title.game.new(2, {}, seed_bytes(f"dice {start}"))
        chance = Chance(seed_bytes(f"dice {start}"))
        while len(title.game.view(state, None).dice) < 3 or title.game.asked(state)[0].kind() != "die-choice":
            decision = title.game.asked(state)[0]
            title.game.play(
                state, decision.seat, chance.pick(list(decision.forms(state))).sample(chance.below)
            )
        asked = prompt_for(table_of(title, title.game.copy(state)), title.game.asked(state)[0].seat, "en")
        form = next(iter(asked.forms.values()))
        orders.add(tuple(offer.value for offer in asked.offers(form, "colour", {})))
    assert len(orders) == 1


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_card_whose_price_does_not_fit_in_the_label_is_called_by_its_name_not_its_letter(
    locale: Locale,
) -> None:
    title, long = TITLES["provincia"], 0
    for start in range(3):
        chance, seed = Chance(seed_bytes(f"letters {start}")), seed_bytes(f"letters {start}")
        state = title.game.new(2, {}, seed)
        for _ in range(30):
            decision = title.game.asked(state)[0]
            asked = prompt_for(table_of(title, title.game.copy(state)), decision.seat, locale)
            for now in (question_at(asked, Selection(kind)) for kind in asked.offered):
                if now is None or now.move is not None or now.group is not None:
                    continue
                long += any(len(answer.label) > LONGEST_LABEL for answer in now.answers if answer.place)
                shown = [str(item.label) for item in _buttons(layout_of(now))]
                assert not [label for label in shown if re.fullmatch("[A-F]", label)], shown
            title.game.play(state, decision.seat, chance.pick([*decision.forms(state)]).sample(chance.below))
    assert long


def _buttons(layout: Layout) -> list[Any]:
    return [one.item for row in layout.rows if not isinstance(row, TableMenu) for one in row]
