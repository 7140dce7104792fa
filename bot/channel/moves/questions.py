"""The pages of the chooser: the kinds of move with their first questions, one question, what a move will do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.channel.drawing.studio import Studio
from bot.channel.messages.components import Meaning, TableMenu, button
from bot.channel.messages.describing import fitting
from bot.channel.messages.labels import LONGEST_LABEL, fitted
from bot.channel.messages.sentences import escaped, marked
from bot.channel.messages.standing_in import names_replaced
from bot.channel.private.instructions import instruction_menus
from bot.channel.private.pages import Page, rows_of
from bot.channel.private.reading_out import Board
from bot.engine import Move

from .asking import Asking
from .choosing import Choosing
from .layout import (
    Row,
    address_of,
    button_of,
    cautious,
    help_buttons,
    laid_out,
    leading_to,
    menu_of,
    ways_on,
)
from .step import MENU, Step, step
from .wording import (
    also_possible,
    asking_lines,
    label_of,
    legend_of,
    missing_from,
    missing_from_all,
    prompt_of,
    said_at_once,
    told,
    trail_of,
)

_ROWS: Final = 5
"""Rows of buttons, each menu one, that a message has."""


def step_of(asked: Asking, choosing: Choosing) -> Step | None:
    """How far a player has come; None where they are at the beginning, with the kinds of move before them.

    A single kind is chosen already, but where a move that needs no answer would hide that there are others.
    """
    if choosing.kind is None and len(asked.offered) == 1:
        now = step(asked, Choosing(next(iter(asked.offered))))
        if now is not None and now.move is not None and len(asked.forms) > 1:
            return None
    else:
        now = step(asked, choosing)
    return None if now is not None and now.begins and only_question(asked) else now


async def step_page(studio: Studio, asked: Asking, now: Step | None, above: Sequence[str]) -> Page:
    """The next question on the way to a move; what it will do where none is left."""
    if now is None:
        return await first_page(studio, asked, above)
    if now.move is None:
        return await question_page(studio, now, above)
    return await confirm_page(studio, now, now.move, above)


async def first_page(studio: Studio, asked: Asking, above: Sequence[str]) -> Page:
    """The kinds of move, always in the same order: those with a question as menus of it, the others as buttons."""
    open_steps, settled = _kinds(asked)
    if len(open_steps) == 1:
        return await question_page(studio, open_steps[0], above, settled)
    instructions = list(_instructions(asked))
    beside = [*map(button_of, settled), *help_buttons(asked)]
    count = _menus_that_fit(len(open_steps), len(beside), len(instructions))
    buttons = [leading_to(now) for now in open_steps[count:]] + beside
    rows: list[Row] = [menu_of(now) for now in open_steps[:count]]
    rows += [*rows_of(buttons), *instructions]
    said = marked(asked.table, asked.said.locale)
    status = [said.text(line) for line in asked.table.title.telling.status(asked.view, asked.seat)]
    picture = await studio.mat(asked.table, asked.seat, asked.seat, asked.said.locale)
    missing = missing_from_all(asked, open_steps[:count])
    return Page(
        [*above, prompt_of(asked), *said_at_once(settled)],
        [picture],
        [fitting(status)],
        rows,
        [*missing, *_whom(asked)],
        Board(asked.table, asked.seat, asked.seat),
    )


def only_question(asked: Asking) -> bool:
    """Whether the first page is the page of one question: the other kinds of move need no answer."""
    return len(_kinds(asked)[0]) == 1


def _kinds(asked: Asking) -> tuple[list[Step], list[Step]]:
    """The kinds of move with a question, and those without."""
    steps = [now for now in (step(asked, Choosing(kind)) for kind in asked.offered) if now is not None]
    return [now for now in steps if now.move is None], [now for now in steps if now.move is not None]


async def question_page(studio: Studio, now: Step, above: Sequence[str], beside: Sequence[Step] = ()) -> Page:
    """One question: buttons where answers are few and short, else a menu; places are shown in a picture.

    `beside` are moves of other kinds that need no answer.
    """
    asked = now.asked
    layout = laid_out(now)
    buttons = [button_of(other) for other in beside]
    buttons += ways_on(now, layout.pages, first=bool(beside))
    if now.begins:
        buttons += help_buttons(asked)
    rows = [*layout.rows, *rows_of(buttons)]
    instructions = list(_instructions(asked))
    rows += instructions[: _ROWS - len(rows)]
    picture = None
    if len(layout.places) > 1:
        picture = await studio.choice(asked.table, asked.seat, layout.places, asked.said.locale)
    elif not now.choosing.chosen and now.choosing.asks is None:
        picture = await studio.mat(asked.table, asked.seat, asked.seat, asked.said.locale)
    return Page(
        [
            *above,
            *asking_lines(now),
            *layout.lines,
            *legend_of(asked, layout.legend),
            *also_possible(asked, beside),
            *said_at_once(beside),
        ],
        [picture] if picture is not None else [],
        [fitting([answer.line for answer in now.answers[:MENU]])],
        rows,
        [
            *missing_from(now),
            *(missing_from_all(asked, ()) if now.begins else []),
            *(_whom(asked) if picture is not None else []),
        ],
        Board(asked.table, asked.seat, asked.seat) if picture is not None else None,
    )


async def confirm_page(studio: Studio, now: Step, move: Move, above: Sequence[str]) -> Page:
    """What the move will do, in words and, where it can be seen, in a picture; the last click, and what was filled in,
    to be changed.
    """
    asked = now.asked
    shown = now.preview
    pictures: Sequence[bytes] = await studio.result(asked.table, shown.foreseen, asked.said.locale)
    if not pictures and (places := _suggested_places(now, move)):
        pictures = [await studio.choice(asked.table, asked.seat, places, asked.said.locale)]
    play = button(
        asked.said("button-do"),
        address_of("do", asked, now.whole),
        cautious(shown, Meaning.CONFIRMS),
    )
    room = LONGEST_LABEL - len(asked.said("button-change", what=""))
    labels = fitted([label_of(now, move, name) for name in now.changes], room)
    changes = [
        button(asked.said("button-change", what=label), address_of("at", asked, now.choosing.ask(name)))
        for name, label in zip(now.changes, labels, strict=True)
    ]
    opening = [] if now.choosing.chosen else [prompt_of(asked)]
    suggested = [asked.said("chooser-suggested")] if opening and changes else []
    return Page(
        [
            *above,
            *opening,
            asked.said("chooser-confirm", move=escaped(trail_of(now))),
            *told(shown),
            *suggested,
        ],
        pictures,
        [fitting(shown.lines)],
        [[play, *ways_on(now, 1), *help_buttons(asked)], *rows_of(changes)],
        _whom(asked) if pictures else [],
    )


def _whom(asked: Asking) -> Sequence[str]:
    """Whom the picture of a page means by the name of a seat."""
    said = marked(asked.table, asked.said.locale)
    return names_replaced(asked.table, said, drawn_in=said.locale)


def _suggested_places(now: Step, move: Move) -> dict[str, str]:
    """Where what is filled in lies, with what it is; nothing where that is one place, or none."""
    places: dict[str, list[str]] = {}
    values = move.values()
    for name in now.changes:
        offer = now.asked.offer(now.form, name, values[name], values)
        if offer.place is not None:
            places.setdefault(offer.place, []).append(offer.badge)
    return {place: " ".join(badges) for place, badges in places.items()} if len(places) > 1 else {}


def _menus_that_fit(menus: int, buttons: int, others: int) -> int:
    """How many kinds of move can be menus of their first question; the rest are buttons."""
    return next(
        count
        for count in range(menus, -1, -1)
        if count == 0 or count + -(-(menus - count + buttons) // 5) + others <= _ROWS
    )


def _instructions(asked: Asking) -> Iterable[TableMenu]:
    if not asked.instructs:
        return ()
    return instruction_menus(asked.table, asked.seat, asked.said, asked.decision.kind())
