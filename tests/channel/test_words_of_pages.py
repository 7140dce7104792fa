"""Pages of turns have few words in every game and language: at most 30 with a question, 35 before *Confirm*.

This includes the explanation for somebody who meets a kind of question for the first time.
"""

import re
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from bot.channel.messages.components import TableMenu, rows_on_a_phone, word_count
from bot.channel.messages.post import Page
from bot.channel.moves.page_text import about_text, draft_line
from bot.channel.moves.prompt import OpenTurn, Selection
from bot.channel.moves.turn_page import question_on_page, step_page, turn_page
from bot.engine import Chance, Draft, Move
from bot.games import TITLES
from bot.games.title import Title
from bot.games.trajanum.rules.moves import End, Exchange, Use
from bot.i18n.fluent import LOCALES, words
from bot.play.turn.games import KeptDraft
from tests.asking import prompt_for
from tests.games.trajanum.scenario import bare, hold, turn_of
from tools.selfplay import seed_bytes

from .test_choosing import table_of

ASKED, CONFIRMED = 30, 35
ROWS = 11
"""The most rows of buttons and menus on a phone that leave the picture above them visible."""


async def _drawn(*_: Any) -> bytes:
    return b""


async def _nothing(*_: Any) -> tuple[bytes, ...]:
    return ()


RENDERER: Any = SimpleNamespace(mat=_drawn, mat_foreseen=_drawn, choice=_drawn, result=_nothing)


@pytest.mark.parametrize("turns", [30, pytest.param(90, marks=pytest.mark.soak)])
@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.game.id)
async def test_a_page_of_a_turn_has_few_words_and_leaves_its_picture_visible(
    title: Title, turns: int
) -> None:
    game, seed = title.game, seed_bytes(f"words {title.game.id}")
    state, chance = game.new(min(game.seats[-1], 5), {}, seed), Chance(seed)
    for _ in range(turns):
        if state.outcome is not None:
            break
        table = table_of(title, game.copy(state))
        seat = game.asked(state)[0].seat
        kept = KeptDraft(Draft(table.view(seat)))
        while True:
            read = [OpenTurn(table, seat, table.words(locale), kept) for locale in LOCALES]
            for turn in read:
                check_page(turn, await page_of(turn))
            if (asked := read[0].asked) is None:
                break
            move = chance.pick(list(asked.forms.values())).sample(chance.below)
            kept = KeptDraft(kept.draft.then(game, move), kept.edition + 1)
        for move in kept.draft.moves:
            game.play(state, seat, move)


async def page_of(turn: OpenTurn) -> Page:
    """The page of a turn, on its first question with what the question is about."""
    about = None if turn.asked is None or turn.draft.steps else about_text(turn.asked)
    return await turn_page(RENDERER, turn, [f"-# {about}"] if about else [])


def check_page(turn: OpenTurn, page: Page) -> None:
    """Assert that a page has few words and rows of buttons, clear labels, each question once, not the reader's name."""
    asked = turn.asked
    now = None if asked is None else question_on_page(asked, Selection())
    before_last = asked is None or (now is not None and now.move is not None)
    said = "\n".join([*page.paragraphs, *page.footnotes])
    assert word_count(said) <= (CONFIRMED if before_last else ASKED), said
    own_name = turn.table.names[turn.seat]
    assert own_name not in "\n".join([said, *page.descriptions]), "who reads it is you"
    buttons = [one for row in page.rows if not isinstance(row, TableMenu) for one in row]
    menus = [row.item.placeholder for row in page.rows if isinstance(row, TableMenu)]
    assert len(page.paragraphs) == 1 or not {*menus} & {*page.paragraphs}, "a menu's question stands there"
    only_gains = [one.item.label for one in buttons if re.search(r" · \+\d+ \w+$", one.item.label or "")]
    assert not only_gains, "a button says what it is that brings something"
    assert len(menus) + len(rows_on_a_phone(buttons)) <= ROWS, [one.item.label for one in buttons]


def test_steps_of_the_same_kind_name_it_once() -> None:
    names = ["Take · A1", "Take · B2", "Build · Column", "Done", "Done"]
    assert draft_line(words("en"), names, 20) == ["**Take · A1, B2, Build · Column, Done**"]
    assert draft_line(words("en"), names, 5) == ["**2 earlier, Build · Column, Done**"]


async def test_a_page_names_earlier_steps_in_brief_and_none_beside_the_next_question_of_a_move() -> None:
    state = turn_of(bare(2), 0, "t_red_red", "t_builder_builder")
    turn = prompt_for(table_of(TITLES["trajanum"], state), 0, "en").turn
    turn = laid_out(turn, Use("own", "none"))
    assert (await page_of(turn)).paragraphs == ["**Use · Own tile**", "Build or exchange"]
    assert turn.asked is not None
    house = question_on_page(turn.asked, Selection.of("build", {"what": "house"}))
    assert (await step_page(RENDERER, turn.asked, house, [])).paragraphs == ["Where do you build a house?"]


async def test_the_page_before_confirm_names_steps_with_details_if_they_are_few_and_never_the_end() -> None:
    state = turn_of(bare(2), 0, "t_red_red", "t_builder_builder")
    turn = prompt_for(table_of(TITLES["trajanum"], state), 0, "en").turn
    short = await page_of(laid_out(turn, Use("own", "none"), End()))
    assert short.paragraphs[0] == "**Use · Own tile: 2 red workers**"
    hold(state, 0, assistant=5)
    turn = prompt_for(table_of(TITLES["trajanum"], state), 0, "en").turn
    workers = [f"worker_{colour}" for colour in ("red", "blue", "green", "yellow", "red", "blue")]
    recolored = [Exchange("recolour", before, after) for before, after in pairwise(workers)]
    long = await page_of(laid_out(turn, Use("own", "none"), *recolored, End()))
    assert long.paragraphs[0] == "**Use · Own tile, Exchange · Recolor**"


def laid_out(turn: OpenTurn, *moves: Move) -> OpenTurn:
    """The turn with these moves in its draft."""
    for move in moves:
        turn = replace(turn, kept=KeptDraft(turn.draft.then(turn.table.title.game, move)))
    return turn
