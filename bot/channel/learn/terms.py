"""`/game what`: what a term of the game means that is played here or learned, of the bot's own, or of any game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from discord import app_commands

from bot.channel.interactions import Acknowledge, Context, Work, guarded, guarded_choices, on_click
from bot.channel.messages import Address, Page, cut, escaped
from bot.channel.moves.move_commands import LONGEST_LINE, MOST_LINES
from bot.channel.moves.page_text import about_text, prompt_text
from bot.channel.moves.prompt import Offer, Prompt, Selection, turn_of
from bot.channel.moves.question import question_at
from bot.channel.moves.reading import matching_offers, mistyped_offers, nearest_offers, suggested_offers
from bot.channel.private.help import lesson_back_button
from bot.i18n.fluent import LOCALES, Words, words
from bot.lessons.glossary import Explained, explained, occurring
from bot.play.errors import Refused

_BETWEEN: Final = "/"
_OWN: Final = ""  # stands for the bot where a term is of no game
_NEAREST: Final = 3
_EXPLAINED: Final = 8
"""So many terms of a question are explained at once: those that it speaks of first; the others are named."""
_NAMED: Final = 12  # so many are explained or named


@guarded_choices
async def complete_term(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    context.bot.limits.take(Work.SEARCH, context.interaction)
    found = suggested_offers(typed, await _offered(context))
    return [
        app_commands.Choice(name=cut(offer.label, LONGEST_LINE), value=offer.token)
        for offer in found[:MOST_LINES]
    ]


@app_commands.autocomplete(term=complete_term)
@guarded(Acknowledge.PRIVATELY)
async def game_what(context: Context, /, term: app_commands.Range[str, 1, 100]) -> None:
    await show_term(context, term)


async def show_term(context: Context, typed: str) -> None:
    """What a term means. Raises Refused for what is none, with the terms that read most like it."""
    game, term = await _meant(context, typed)
    said = context.words(game)
    heading = said("term-of-all") if game is None else said("term-of", game=said("game-title"))
    footnotes = [] if term.rulebook is None else [said("term-in-rulebook", word=term.rulebook)]
    learns = await context.tables.learning.under_way(context.user.id)
    ways = [] if learns is None else [[lesson_back_button(said)]]
    await context.show(Page([heading, term.meaning], rows=ways, footnotes=footnotes))


@on_click("terms-here", Acknowledge.PRIVATELY)
async def terms_here_clicked(context: Context, address: Address) -> None:
    table = await context.table_clicked(address)
    turn = await turn_of(context.tables, table, context.user.id, context.locale)
    asked = turn.asked or turn.asked_before(len(turn.draft.steps) - 1)
    await context.show(Page(explained_terms(table.title.game.id, question_in_full(asked), asked.said)))


def question_in_full(asked: Prompt) -> list[str]:
    """All that a question says: what it asks, what it is about, the kinds of move, and what is offered of each."""
    moves = [asked.said(f"move-{kind}") for kind in asked.offered]
    steps = filter(None, (question_at(asked, Selection(kind)) for kind in asked.offered))
    answers = [answer.label for now in steps if now.move is None for answer in now.answers]
    return [prompt_text(asked), about_text(asked) or "", *moves, *answers]


def explained_terms(
    game: str, sentences: Sequence[str], said: Words, words_of_meaning: int | None = None
) -> list[str]:
    """What the terms mean that some sentences use, below a heading; of a few words in all, if so many are named."""
    used = occurring(game, said.locale, sentences)[:_NAMED]
    count = _EXPLAINED
    if words_of_meaning is not None:
        lengths = accumulate(len(term.meaning.split()) for term in used)
        count = max(1, sum(length <= words_of_meaning for length in lengths))
    told, others = used[:count], [term.written for term in used[count:]]
    more = [f"-# {said('terms-more', terms=', '.join(others))}"] if others else []
    return [f"### {said('terms-here')}", *(term.meaning for term in told), *more]


async def _meant(context: Context, typed: str) -> tuple[str | None, Explained]:
    offered = await _offered(context)
    found = [offer for offer in offered if offer.token == typed] or matching_offers(typed, offered)
    found = found or await _in_other_languages(context, typed, offered) or mistyped_offers(typed, offered)
    if not found:
        near = ", ".join(offer.label for offer in nearest_offers(typed, offered)[:_NEAREST])
        raise Refused("no-such-term", typed=cut(escaped(typed.strip()), 40), near=near)
    of, _, name = str(found[0].value).partition(_BETWEEN)
    game = None if of == _OWN else of
    return game, next(term for term in explained(game, context.locale) if term.name == name)


async def _offered(context: Context) -> list[Offer]:
    locale = context.locale
    needed, others = await _games(context)
    here = [] if needed is None else [_offer(needed, term) for term in explained(needed, locale)]
    labels = {offer.label for offer in here}
    for term in explained(None, locale):
        alike = term.written in labels
        here.append(_offer(None, term, words(locale)("term-of-bot") if alike else ""))
    return here + [
        _offer(game, term, words(locale, game)("game-title"))
        for game in others
        for term in explained(game, locale)
    ]


def _offer(game: str | None, term: Explained, called: str = "") -> Offer:
    label = f"{term.written} ({called})" if called else term.written
    return Offer(f"{game or _OWN}{_BETWEEN}{term.name}", label, also=term.forms)


async def _in_other_languages(context: Context, typed: str, offered: Sequence[Offer]) -> list[Offer]:
    for locale in LOCALES:
        known = [
            _offer(game, term) for game in [*context.tables.titles, None] for term in explained(game, locale)
        ]
        if found := {offer.value for offer in matching_offers(typed, known)}:
            return [offer for offer in offered if offer.value in found]
    return []


async def _games(context: Context) -> tuple[str | None, list[str]]:
    tables = context.tables
    table = await context.table_nearby()
    learns = await tables.learning.under_way(context.user.id)
    near = [] if table is None else [table.title.game.id]
    near += [] if learns is None else [learns.game]
    needed = near[0] if near else None
    return needed, [game for game in dict.fromkeys([*near, *tables.titles]) if game != needed]
