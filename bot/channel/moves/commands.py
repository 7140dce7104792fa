"""The slash commands of a game's moves: a group for the game, a command for each kind of move."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeAlias

from discord import app_commands

from bot.channel.interactions.answers import Acknowledge, announce, locale_of, say, say_nothing
from bot.channel.interactions.guard import guarded, guarded_choices
from bot.channel.interactions.house import Interaction
from bot.channel.interactions.limits import Work
from bot.channel.interactions.localisation import DEFAULT, named
from bot.channel.interactions.refusals import refusal_sentence
from bot.channel.messages.components import cut
from bot.engine import Move, Refusal
from bot.games.title import Title
from bot.tables.refused import Refused
from bot.tables.table import Table
from bot.words.fluent import words

from .asking import asking
from .chooser import show_step
from .choosing import Choosing
from .playing import play, played_before, told_alone, told_privately
from .preview import preview
from .reading import LONGEST_TYPED, nearest, suggested

MOST_CHOICES = 25
"""The lines that Discord shows below an option."""

TypedText: TypeAlias = app_commands.Range[str, None, LONGEST_TYPED]

Complete: TypeAlias = "Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]"


def group(title: Title) -> app_commands.Group:
    """All commands of a game: `/game move`, for each of its moves."""
    commands = app_commands.Group(
        name=title.game.id, description=named("command-group-description"), guild_only=True
    )
    for move in title.game.moves:
        if move.command:
            commands.add_command(command(title, move))
    return commands


def command(title: Title, move: type[Move]) -> app_commands.Command[Any, ..., None]:
    """The command of one kind of move. Its options may be left out: what is missing is asked by clicking."""
    game, kind = title.game.id, move.kind()

    @guarded(Acknowledge.PRIVATELY)
    async def run(interaction: Interaction, /, **typed: str | None) -> None:
        await _play_typed(interaction, game, kind, _bounded(typed))

    # discord.py reads the options off the signature.
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    options = [
        inspect.Parameter(
            field, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=TypedText | None
        )
        for field in move.fields()
    ]
    vars(run)["__signature__"] = inspect.Signature([first, *options])
    for decorate in (
        app_commands.describe(
            **{field: named(f"field-{kind}-{field}-description", game) for field in move.fields()}
        ),
        app_commands.rename(**{field: named(f"option-name-{field}", game) for field in move.fields()}),
        app_commands.autocomplete(**{field: _completion(game, move, field) for field in move.fields()}),
    ):
        decorate(run)
    return app_commands.Command(
        name=named(f"command-{kind}", game), description=named(f"move-{kind}-description", game), callback=run
    )


async def _play_typed(interaction: Interaction, game: str, kind: str, typed: dict[str, str]) -> None:
    try:
        asked = asking(await _table(interaction), interaction.user.id, locale_of(interaction), game)
        form = asked.form(kind)
        wanted = asked.wanted(form, typed)
        settled = asked.assumed(form, wanted)
        move = form.move(**settled) if len(settled) == len(form.move.fields()) else None
    except (Refused, Refusal):
        if await played_before(interaction):
            await say_nothing(interaction)
            return
        raise
    if move is None:
        await show_step(interaction, asked, Choosing.of(kind, wanted))
        return
    if preview(asked, move).caution is not None:
        await show_step(interaction, asked, Choosing.of(kind, settled))
        return
    table = await play(interaction, asked.table, move, asked.table.revision)
    if await announce(interaction):
        sentence = told_alone(asked, move, table) or told_privately(asked, table)
        await (say(interaction, sentence) if sentence else say_nothing(interaction))


def _completion(game: str, move: type[Move], field: str) -> Complete:
    """The lines below an option: what fits what is typed in it and in the others, in whatever order."""
    names = {words(DEFAULT, game)(f"option-name-{name}"): name for name in move.fields()}

    @guarded_choices
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        locale = locale_of(interaction)
        table = None
        try:
            interaction.client.limits.take(Work.SEARCH, interaction)
            table = await _table(interaction)
            asked = asking(table, interaction.user.id, locale, game)
            form = asked.form(move.kind())
        except (Refused, Refusal) as refused:
            sentence = refusal_sentence(refused, table, interaction.user.id, locale)
            return [app_commands.Choice(name=cut(sentence, 100), value="-")]
        others = {names[name]: text for name, text in interaction.namespace if name in names}
        others.pop(field, None)
        offered = asked.offers(form, field, asked.sought(form, _bounded(others)))
        current = current[:LONGEST_TYPED]
        fitting = suggested(current, offered) or nearest(current, offered)
        return [
            app_commands.Choice(name=cut(offer.line, 100), value=offer.token)
            for offer in fitting[:MOST_CHOICES]
        ]

    return complete


def _bounded(typed: Mapping[str, str | None]) -> dict[str, str]:
    """What somebody has typed, no more of it than is looked at: Discord itself takes thousands of letters."""
    return {field: text[:LONGEST_TYPED] for field, text in typed.items() if text and text.strip()}


async def _table(interaction: Interaction) -> Table | None:
    channel = interaction.channel_id
    return None if channel is None else await interaction.client.tables.shelf.current(channel)
