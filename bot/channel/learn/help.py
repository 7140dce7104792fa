"""`/help`: what can be done in the channel now; rules pages; terms."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from discord import app_commands

from bot.channel.board import waiting_line
from bot.channel.interactions.bot_types import Work
from bot.channel.interactions.context import Acknowledge, Context, parse_number
from bot.channel.interactions.handlers import guarded, guarded_choices, on_choice, on_click, on_table_click
from bot.channel.messages.card import link_of
from bot.channel.messages.components import (
    Address,
    ButtonMeaning,
    TableButton,
    button,
    menu,
    options_of,
    paging_buttons,
    table_button,
)
from bot.channel.messages.messenger import pictures_or_note
from bot.channel.messages.post import Page, fitted_description
from bot.channel.messages.sentences import message_words
from bot.channel.moves.page_text import about_text, prompt_text
from bot.channel.moves.prompt import Offer, Prompt, turn_of
from bot.channel.moves.question import questions_and_moves
from bot.channel.moves.reading import nearest_offers, offers_meant, quoted, suggested_offers
from bot.channel.rendering.renderer import Pictures
from bot.engine import RulesPage, completed
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, Words, words
from bot.lessons.glossary import Term, glossary, occurring
from bot.lessons.lesson import teaching
from bot.play.errors import Refused, not_running
from bot.play.repository import require
from bot.play.table import Table


@guarded(Acknowledge.PRIVATELY)
async def show_help(context: Context) -> None:
    said = context.words()
    if context.guild_id is None:
        heading, here, buttons = said("help-direct"), said("help-directly"), [_any_rules_button(said)]
    else:
        heading = said("help-here")
        here, buttons = _here(await context.table_nearby(), context.user.id, said)
    about = [said(f"help-{part}") for part in ("about", "open", "learning", "moving", "looking", "yours")]
    await context.show(Page([f"### {heading}", here, *about], rows=[buttons]))


def _here(table: Table | None, user: int, said: Words) -> tuple[str, list[TableButton]]:
    any_rules = [_any_rules_button(said)]
    if table is None:
        return said("refused-no-game"), any_rules
    if not table.open:
        return said.text(not_running(table).text), any_rules
    if table.row.fault is not None:
        return said("refused-broken", reference=table.row.fault), any_rules
    own = message_words(table, said.locale)
    game = own("game-title")
    if not table.begun:
        rules = [table_button(said, "rules", table)]
        seated = sum(not seat.free for seat in table.seats)
        key = "help-lobby-full" if table.full and not table.kept else "help-lobby"
        return own(key, game=game, seated=seated, link=link_of(table)), rules
    seat = table.seat_of(user)
    buttons = [table_button(said, verb, table) for verb in ("status", "rules")]
    if seat is not None:
        move = table_button(said, "move", table, ButtonMeaning.CHOOSES)
        buttons = [move, table_button(said, "board", table), *buttons]
    key = "help-playing" if seat is not None else "help-watching"
    asked = table.view(seat).decision is not None
    waiting = own("help-your-move") if asked else waiting_line(table, own, seat)
    return own(key, game=game, waiting=waiting, link=link_of(table)), buttons


def _any_rules_button(said: Words, key: str = "button-rules") -> TableButton:
    return button(said(key), Address("rules-of"))


CONTENTS: Final = "contents"  # the page that lists all others


@guarded(Acknowledge.PRIVATELY)
async def game_rules(context: Context) -> None:
    table = await context.table_nearby()
    if table is None:
        await show_games_with_rules(context)
    else:
        require(table, "readable")
        await show_rules(context, table.title, table)


async def show_games_with_rules(context: Context) -> None:
    said = context.words()
    games = options_of({game: context.words(game)("game-title") for game in context.tables.titles})
    which = menu(said("command-learn-game-description"), Address("rules-of"), games)
    await context.show(Page([f"### {said('rules-games')}"], rows=[which]))


async def show_rules(
    context: Context,
    title: Title,
    table: Table | None = None,
    page: int | None = None,
    *,
    lesson: int | None = None,
) -> None:
    """Show a page of the rules; None: what the game is about, and the list of all pages.

    They are those of the table's options and version, or else of the game's defaults; from a `lesson`, those of its
    version, with a button back.
    """
    version = lesson if table is None else table.rules_version
    said = context.words(title.game.id, version)
    pages = _pages(title, table, version)
    titles = [f"{number}. {said.text(one.title)}" for number, one in enumerate(pages, 1)]

    def at(page: int | str) -> Address:
        beside = () if lesson is None else (str(lesson),)
        return Address("rules-page", table.id if table else 0, 0, (title.game.id, str(page), *beside))

    back = [] if lesson is None else [lesson_back_button(said)]
    listed = options_of({str(number): one for number, one in enumerate(titles)}, str(page))
    contents = menu(said("menu-contents"), at(CONTENTS), listed)
    if page is None:
        ways = [button(said("button-next"), at(0)), *back]
        if lesson is None and teaching(title.game.id).lessons:
            ways.append(button(said("button-learn"), Address("lessons", 0, 0, (title.game.id,))))
        if lesson is None and len(context.tables.titles) > 1:
            ways.append(_any_rules_button(said, "button-other-rules"))
        lines = [f"### {said('rules-contents', game=said('game-title'))}", said("game-about"), *titles]
        await context.show(Page(lines, rows=[contents, ways]))
        return
    page = min(max(page, 0), len(pages) - 1)
    shown = pages[page]
    ways = [button(said("button-contents"), at(CONTENTS)), *paging_buttons(said, page, len(pages), at), *back]
    drawn: Pictures = ()
    instead: Sequence[str] = ()
    if shown.picture:
        drawing = context.renderer.rules(title, shown.picture, said)
        drawn, instead = await pictures_or_note(None, said.locale, drawing)
    heading = said("rules-page", title=shown.title, page=page + 1, pages=len(pages))
    paragraphs = [said.text(paragraph) for paragraph in shown.paragraphs]
    described = [fitted_description([said.text(shown.title), *paragraphs])]
    await context.show(Page([f"### {heading}", *paragraphs], drawn, described, [contents, ways], instead))


def lesson_back_button(said: Words) -> TableButton:
    return button(said("button-lesson-back"), Address("lesson-back"), ButtonMeaning.CHOOSES)


def page_about(title: Title, table: Table | None, question: str, rules_version: int | None) -> int | None:
    """The page of the rules that explains a kind of question, if the game names one."""
    key = teaching(title.game.id).pages.get(question)
    pages = enumerate(_pages(title, table, rules_version))
    return next((number for number, page in pages if page.title.key == key), None)


@on_click("rules-here", Acknowledge.PRIVATELY)
async def rules_here_clicked(context: Context, address: Address) -> None:
    table = await context.table_clicked(address, "readable")
    page = page_about(table.title, table, "".join(address.rest[-1:]), table.rules_version)
    await show_rules(context, table.title, table, page or 0)


def _pages(title: Title, table: Table | None, rules_version: int | None) -> list[RulesPage]:
    game = title.game
    seats = game.seats[-1] if table is None else min(max(len(table.seats), game.seats[0]), game.seats[-1])
    chosen = {} if table is None else dict(table.options)
    return list(title.words.rules(seats, completed(game.options, {}, seats) | chosen, rules_version))


@on_table_click("rules", "readable")
async def show_rules_of_table(context: Context, table: Table) -> None:
    await show_rules(context, table.title, table)


@on_click("rules-of", Acknowledge.SILENTLY)
async def other_rules_clicked(context: Context, address: Address) -> None:
    await show_games_with_rules(context)


@on_choice("rules-of")
async def other_rules_chosen(context: Context, address: Address, value: str) -> None:
    await show_rules(context, context.tables.repository.title(value))


@on_click("rules-page", Acknowledge.SILENTLY)
@on_choice("rules-page")
async def rules_page_turned(context: Context, address: Address, value: str = "") -> None:
    table = await context.table_clicked(address) if address.table else None
    title = table.title if table else context.tables.repository.title(address.part(0))
    page = value or address.part(1)
    number = None if page == CONTENTS else parse_number(page) or 0
    await show_rules(context, title, table, number, lesson=parse_number(address.part(2)))


_BETWEEN: Final = "/"
_OWN: Final = ""  # in place of a game's id: the bot's own terms
_NEAREST: Final = 3
_EXPLAINED: Final = 8
"""How many terms of a question are explained, the first in its text; further ones are only named."""
_NAMED: Final = 12  # how many are explained or named


@guarded_choices
async def complete_term(context: Context, typed: str) -> Sequence[tuple[str, str]]:
    context.bot.limits.take(Work.SEARCH, context.caller)
    return [(offer.label, offer.token) for offer in suggested_offers(typed, await _offered(context))]


@app_commands.autocomplete(term=complete_term)
@guarded(Acknowledge.PRIVATELY)
async def game_what(context: Context, /, term: app_commands.Range[str, 1, 100]) -> None:
    """Explain a term. Raises Refused for an unknown one, with the most similar terms."""
    game, meant = await _meant(context, term)
    said = context.words(game)
    heading = said("term-of-all") if game is None else said("term-of", game=said("game-title"))
    footnotes = [] if meant.rulebook is None else [said("term-in-rulebook", word=meant.rulebook)]
    learns = await context.tables.learning.under_way(context.user.id)
    ways = [] if learns is None else [[lesson_back_button(said)]]
    await context.show(Page([heading, meant.meaning], rows=ways, footnotes=footnotes))


@on_table_click("terms-here")
async def show_terms(context: Context, table: Table) -> None:
    turn = await turn_of(context.tables, table, context.user.id, context.locale)
    asked = turn.asked or turn.asked_before(len(turn.draft.steps) - 1)
    await context.show(Page(explained_terms(question_in_full(asked), asked.said)))


def question_in_full(asked: Prompt) -> list[str]:
    """Everything that a question says: what it asks and is about, the kinds of move, and their offers."""
    moves = [asked.said(f"move-{kind}") for kind in asked.offered]
    questions, _ = questions_and_moves(asked)
    answers = [answer.label for now in questions for answer in now.answers]
    return [prompt_text(asked), about_text(asked) or "", *moves, *answers]


def explained_terms(sentences: Sequence[str], said: Words, words_of_meaning: int | None = None) -> list[str]:
    """The terms used in some sentences, explained below a heading, in at most `words_of_meaning` words."""
    used = occurring(said, sentences)[:_NAMED]
    count = _EXPLAINED
    if words_of_meaning is not None:
        lengths = accumulate(len(term.meaning.split()) for term in used)
        count = max(1, sum(length <= words_of_meaning for length in lengths))
    told, others = used[:count], [term.written for term in used[count:]]
    more = [f"-# {said('terms-more', terms=', '.join(others))}"] if others else []
    return [f"### {said('terms-here')}", *(term.meaning for term in told), *more]


async def _meant(context: Context, typed: str) -> tuple[str | None, Term]:
    offered = await _offered(context)
    in_languages = (
        [_offer(game, term) for game in [*context.tables.titles, None] for term in glossary(game, locale)]
        for locale in LOCALES
    )
    found = offers_meant(typed, offered, in_languages)
    if not found:
        near = ", ".join(offer.label for offer in nearest_offers(typed, offered)[:_NEAREST])
        raise Refused("no-such-term", typed=quoted(typed), near=near)
    of, _, name = str(found[0].value).partition(_BETWEEN)
    game = None if of == _OWN else of
    table = await context.table_nearby()
    version = table.rules_version if table is not None and table.title.game.id == game else None
    return game, next(term for term in glossary(game, context.locale, version) if term.name == name)


async def _offered(context: Context) -> list[Offer]:
    """All terms: first those of the game that is played or learned here, then the bot's, then other games'."""
    table, locale = await context.table_nearby(), context.locale
    learns = await context.tables.learning.under_way(context.user.id)
    near = [] if table is None else [table.title.game.id]
    near += [] if learns is None else [learns.game]
    offered: list[Offer] = []
    for game in dict.fromkeys([*near[:1], None, *near, *context.tables.titles]):
        said, labels = words(locale, game), {offer.label for offer in offered}
        for term in glossary(game, locale):
            called = "" if game in near[:1] else said("game-title" if game else "term-of-bot")
            unlike = game is None and term.written not in labels
            offered.append(_offer(game, term, "" if unlike else called))
    return offered


def _offer(game: str | None, term: Term, called: str = "") -> Offer:
    label = f"{term.written} ({called})" if called else term.written
    return Offer(f"{game or _OWN}{_BETWEEN}{term.name}", label, also=term.forms)
