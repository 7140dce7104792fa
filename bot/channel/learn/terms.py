"""`/game what`: what a term of the game means that is played here, or of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import app_commands

from bot.channel.interactions.answers import Acknowledge, locale_of
from bot.channel.interactions.guard import guarded
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.localisation import named
from bot.channel.interactions.origin import channel_of
from bot.channel.messages.components import cut
from bot.channel.messages.sentences import escaped
from bot.channel.moves.completing import LONGEST_LINE, MOST_LINES
from bot.channel.moves.reading import Offer, matching, mistaken, nearest, suggested
from bot.channel.private.pages import Page, show_page
from bot.lessons.terms import Explained, explained
from bot.tables.refused import Refused
from bot.words.fluent import LOCALES, words

_BETWEEN: Final = "/"
_NEAREST: Final = 3


def command() -> app_commands.Command[Any, ..., None]:
    """The command itself, of the group `/game`."""

    @app_commands.describe(term=named("command-game-what-term-description"))
    @app_commands.rename(term=named("command-game-what-term"))
    @app_commands.autocomplete(term=complete)
    @guarded(Acknowledge.PRIVATELY)
    async def what(interaction: Interaction, /, term: app_commands.Range[str, 1, 100]) -> None:
        await show_term(interaction, term)

    return app_commands.Command(
        name=named("command-game-what"), description=named("command-game-what-description"), callback=what
    )


async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The terms that fit what is typed so far, those of the game that is played here first."""
    interaction.client.limits.take(Work.SEARCH, interaction)
    found = suggested(typed, await _offered(interaction))
    return [
        app_commands.Choice(name=cut(offer.label, LONGEST_LINE), value=offer.token)
        for offer in found[:MOST_LINES]
    ]


async def show_term(interaction: Interaction, typed: str) -> None:
    """What a term means. Raises Refused for what is none, with the terms that read most like it."""
    game, term = await _meant(interaction, typed)
    said = words(locale_of(interaction), game)
    paragraphs = [said("term-of", game=said("game-title")), term.meaning]
    rulebook = said("term-in-rulebook", word=term.rulebook)
    await show_page(interaction, Page(paragraphs, footnotes=[rulebook]))


async def _meant(interaction: Interaction, typed: str) -> tuple[str, Explained]:
    offered = await _offered(interaction)
    found = [offer for offer in offered if offer.token == typed] or matching(typed, offered)
    found = found or await _in_other_languages(interaction, typed, offered) or mistaken(typed, offered)
    if not found:
        near = ", ".join(offer.label for offer in nearest(typed, offered)[:_NEAREST])
        raise Refused("no-such-term", typed=cut(escaped(typed.strip()), 40), near=near)
    game, _, name = str(found[0].value).partition(_BETWEEN)
    return game, next(term for term in explained(game, locale_of(interaction)) if term.name == name)


async def _offered(interaction: Interaction) -> list[Offer]:
    """Every term in the reader's words: those of the game played here bare, the others with their game."""
    locale = locale_of(interaction)
    here = await _game_here(interaction)
    games = [game for game in interaction.client.tables.titles if game != here]
    offered = [] if here is None else [_offer(here, term) for term in explained(here, locale)]
    return offered + [
        _offer(game, term, words(locale, game)("game-title"))
        for game in games
        for term in explained(game, locale)
    ]


def _offer(game: str, term: Explained, called: str = "") -> Offer:
    label = f"{term.written} ({called})" if called else term.written
    return Offer(f"{game}{_BETWEEN}{term.name}", label, rank=0 if called else 1)


async def _in_other_languages(interaction: Interaction, typed: str, offered: Sequence[Offer]) -> list[Offer]:
    """The same terms where they are typed as another language has them."""
    for locale in LOCALES:
        known = [
            Offer(f"{game}{_BETWEEN}{term.name}", term.written)
            for game in interaction.client.tables.titles
            for term in explained(game, locale)
        ]
        if found := {offer.value for offer in matching(typed, known)}:
            return [offer for offer in offered if offer.value in found]
    return []


async def _game_here(interaction: Interaction) -> str | None:
    """The game that is, or was last, played in the channel."""
    table = await interaction.client.tables.shelf.current(channel_of(interaction))
    return None if table is None else table.title.game.id
