"""`/help`: what can be done in the channel now; and the rules of the games, page by page."""

from __future__ import annotations

from typing import Final

from bot.channel.interactions import Acknowledge, Context, guarded, on_choice, on_click, parse_number
from bot.channel.messages import Address, ButtonMeaning, address_at, button, menu, message_words, table_button
from bot.channel.messages.card import link_of
from bot.channel.messages.components import TableButton, TableMenu, options_of, paging_buttons
from bot.channel.messages.post import Page, fitted_description
from bot.engine import RulesPage
from bot.engine.game import completed
from bot.games.title import Title
from bot.i18n.fluent import Locale, Words, words
from bot.lessons.lesson import teaching
from bot.play.errors import not_running
from bot.play.table import Table

from .board import waiting_line

_FOR_PLAYERS: Final = ("move", "board", "status", "rules")
_FOR_WATCHERS: Final = ("status", "rules")


@guarded(Acknowledge.PRIVATELY)
async def show_help(context: Context) -> None:
    locale = context.locale
    said = words(locale)
    if context.guild_id is None:
        heading, here, buttons = said("help-direct"), said("help-directly"), [_any_rules(said)]
    else:
        heading = said("help-here")
        here, buttons = _here(await context.table_nearby(), context.user.id, locale)
    about = [said(f"help-{part}") for part in ("about", "open", "learning", "moving", "looking", "yours")]
    await context.show(Page([f"### {heading}", here, *about], rows=[buttons]))


def _here(table: Table | None, user: int, locale: Locale) -> tuple[str, list[TableButton]]:
    said = words(locale)
    any_rules = [_any_rules(said)]
    if table is None:
        return said("refused-no-game"), any_rules
    if not table.open:
        return said.text(not_running(table).text), any_rules
    if table.row.fault is not None:
        return said("refused-broken", reference=table.row.fault), any_rules
    own = message_words(table, locale)
    game = own("game-title")
    if not table.begun:
        rules = [table_button(said, "rules", table)]
        seated = sum(not seat.free for seat in table.seats)
        return own("help-lobby", game=game, seated=seated, link=link_of(table)), rules
    seat = table.seat_of(user)
    buttons = [
        button(
            said(f"button-{verb}"),
            address_at(verb, table),
            ButtonMeaning.CHOOSES if verb == "move" else ButtonMeaning.INFORMS,
        )
        for verb in (_FOR_WATCHERS if seat is None else _FOR_PLAYERS)
    ]
    key = "help-playing" if seat is not None else "help-watching"
    asked = table.view(seat).decision is not None
    waiting = own("help-your-move") if asked else waiting_line(table, own, seat)
    return own(key, game=game, waiting=waiting, link=link_of(table)), buttons


def _any_rules(said: Words) -> TableButton:
    return button(said("button-rules"), Address("rules-of"))


CONTENTS: Final = "contents"  # stands for the page that lists all others
_LESSON: Final = "lesson"  # stands behind a page that is read beside a lesson, and leads back to it


async def show_rules_contents(
    context: Context, title: Title, table: Table | None = None, *, lesson: bool = False
) -> None:
    """What a game is about, and a menu of the pages of its rules; beside a `lesson` the way back to it."""
    said = context.words(title.game.id)
    pages = _pages(title, table)
    listed = [f"{number}. {said.text(page.title)}" for number, page in enumerate(pages, 1)]
    ways = [button(said("button-next"), _address(title, table, "0", lesson=lesson))]
    if lesson:
        ways.append(lesson_back_button(said))
    elif teaching(title.game.id).lessons:
        ways.append(button(said("button-learn"), Address("lessons", 0, 0, (title.game.id,))))
    if len(context.tables.titles) > 1 and not lesson:
        ways.append(button(said("button-other-rules"), Address("rules-of")))
    lines = [f"### {said('rules-contents', game=said('game-title'))}", said("game-about"), *listed]
    await context.show(Page(lines, rows=[_menu(said, title, table, pages, None, lesson=lesson), ways]))


async def show_games_with_rules(context: Context) -> None:
    locale = context.locale
    said = words(locale)
    games = options_of({game: words(locale, game)("game-title") for game in context.tables.titles})
    which = menu(said("rules-games"), Address("rules-of"), games)
    await context.show(Page([f"### {said('rules-games')}"], rows=[which]))


async def show_rules(
    context: Context, title: Title, table: Table | None, page: int, *, lesson: bool = False
) -> None:
    """A page of the rules: as they are played at a table, else as the game comes out of its box."""
    locale = context.locale
    said = words(locale, title.game.id)
    pages = _pages(title, table)
    page = min(max(page, 0), len(pages) - 1)
    shown = pages[page]
    ways = [button(said("button-contents"), _address(title, table, CONTENTS, lesson=lesson))]
    ways += paging_buttons(said, page, len(pages), lambda to: _address(title, table, str(to), lesson=lesson))
    if lesson:
        ways.append(lesson_back_button(said))
    picture = shown.picture
    drawn = [] if picture is None else [await context.renderer.rules(title, picture, locale)]
    heading = said("rules-page", title=shown.title, page=page + 1, pages=len(pages))
    paragraphs = [said.text(paragraph) for paragraph in shown.paragraphs]
    await context.show(
        Page(
            [f"### {heading}", *paragraphs],
            drawn,
            [fitted_description([said.text(shown.title), *paragraphs])],
            [_menu(said, title, table, pages, page, lesson=lesson), ways],
        )
    )


def lesson_back_button(said: Words) -> TableButton:
    return button(said("button-lesson-back"), Address("lesson-back"), ButtonMeaning.CHOOSES)


def page_about(title: Title, table: Table | None, question: str) -> int | None:
    """The page of the rules that explains a kind of question, where the game names one."""
    key = teaching(title.game.id).pages.get(question)
    pages = enumerate(_pages(title, table))
    return next((number for number, page in pages if page.title.key == key), None)


@on_click("rules-here", Acknowledge.PRIVATELY)
async def rules_here_clicked(context: Context, address: Address) -> None:
    table = await context.table_clicked(address, "readable")
    page = "".join(address.rest[-1:])
    await show_rules(context, table.title, table, parse_number(page) or 0)


def _pages(title: Title, table: Table | None) -> list[RulesPage]:
    game = title.game
    seats = game.seats[-1] if table is None else min(max(len(table.seats), game.seats[0]), game.seats[-1])
    chosen = {} if table is None else dict(table.options)
    return list(title.words.rules(seats, completed(game.options, {}, seats) | chosen))


def _menu(
    said: Words, title: Title, table: Table | None, pages: list[RulesPage], page: int | None, *, lesson: bool
) -> TableMenu:
    labels = {str(number): f"{number + 1}. {said.text(one.title)}" for number, one in enumerate(pages)}
    address = _address(title, table, CONTENTS, lesson=lesson)
    return menu(said("menu-contents"), address, options_of(labels, str(page)))


def _address(title: Title, table: Table | None, page: str, *, lesson: bool) -> Address:
    beside = (_LESSON,) if lesson else ()
    return Address("rules-page", table.id if table else 0, 0, (title.game.id, page, *beside))


@on_click("rules", Acknowledge.PRIVATELY)
async def rules_clicked(context: Context, address: Address) -> None:
    table = await context.table_clicked(address, "readable")
    await show_rules_contents(context, table.title, table)


@on_click("rules-of", Acknowledge.SILENTLY)
async def other_rules_clicked(context: Context, address: Address) -> None:
    await show_games_with_rules(context)


@on_click("rules-page", Acknowledge.SILENTLY)
async def rules_page_clicked(context: Context, address: Address) -> None:
    page = address.rest[1] if len(address.rest) > 1 else ""
    await _turn_to(context, address, page)


@on_choice("rules-page", Acknowledge.SILENTLY)
async def rules_page_chosen(context: Context, address: Address, values: list[str]) -> None:
    await _turn_to(context, address, "".join(values))


@on_choice("rules-of", Acknowledge.SILENTLY)
async def other_rules_chosen(context: Context, address: Address, values: list[str]) -> None:
    await show_rules_contents(context, context.tables.repository.title("".join(values)))


async def _turn_to(context: Context, address: Address, page: str) -> None:
    table = await context.table_clicked(address) if address.table else None
    title = table.title if table else context.tables.repository.title("".join(address.rest[:1]))
    lesson = _LESSON in address.rest[2:]
    if page == CONTENTS:
        await show_rules_contents(context, title, table, lesson=lesson)
    else:
        await show_rules(context, title, table, parse_number(page) or 0, lesson=lesson)
