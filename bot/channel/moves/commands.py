"""The slash commands of a game's moves: a group for the game, a command for each kind of move."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from discord import app_commands

from bot.channel.interactions.answers import Acknowledge
from bot.channel.interactions.context import ON_SERVERS, Context
from bot.channel.interactions.guard import Completed, guarded, guarded_choices
from bot.channel.interactions.localisation import DEFAULT, named
from bot.engine import Move
from bot.games.title import Title
from bot.words.fluent import words

from .asking import Asking, turn_of
from .choosing import Choosing
from .completing import MOST_LINES, Line, completed
from .composing import go_to, show_as_it_stands
from .playing import play_typed
from .preview import preview
from .reading import suggested
from .refusing import briefly, refusals_told
from .spelling import LONGEST_TYPED

TypedText: TypeAlias = app_commands.Range[str, None, LONGEST_TYPED]


def group(title: Title) -> app_commands.Group:
    """All commands of a game: `/game move`, for each of its moves."""
    commands = app_commands.Group(
        name=title.game.id, description=named("command-group-description"), allowed_contexts=ON_SERVERS
    )
    for move in title.game.moves:
        if move.command:
            commands.add_command(command(title, move))
    return commands


def command(title: Title, move: type[Move]) -> app_commands.Command[Any, ..., None]:
    """The command of one kind of move. Its options may be left out: what is missing is asked by clicking."""
    game, kind = title.game.id, move.kind()

    @guarded(Acknowledge.PRIVATELY)
    async def run(context: Context, /, **typed: str | None) -> None:
        await _play_typed(context, game, kind, _bounded(typed))

    # discord.py reads the options off the signature.
    first = inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD)
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


async def _play_typed(context: Context, game: str, kind: str, typed: dict[str, str]) -> None:
    table = await context.table()
    turn = await turn_of(context.tables, table, context.user.id, context.locale, game)
    if (asked := turn.asked) is None:
        await show_as_it_stands(context, turn, turn.said("draft-complete"))
        return
    kept = Choosing()
    async with refusals_told(context, asked, lambda: kept):
        form = asked.form(kind)
        kept = Choosing.of(kind, asked.sought(form, typed))
        wanted = asked.wanted(form, typed)
        kept = Choosing.of(kind, wanted)
        settled = asked.assumed(form, wanted)
        if len(settled) < len(form.move.fields()):
            await go_to(context, turn, kept)
            return
        move = form.move(**settled)
        filled_in = settled.keys() - form.narrow(wanted).keys()
        sure = not filled_in and asked.names_exactly(form, typed, wanted)
        if not sure or preview(asked, move).caution is not None:
            await go_to(context, turn, Choosing.of(kind, settled))
            return
        await play_typed(context, asked, move, asked.table.revision)


def _completion(game: str, move: type[Move], field: str) -> Completed[str]:
    """The lines below an option: what fits what is typed in it and in the others, in whatever order."""
    names = {words(DEFAULT, game)(f"option-name-{name}"): name for name in move.fields()}

    @guarded_choices
    async def complete(context: Context, current: str) -> list[app_commands.Choice[str]]:
        current = current[:LONGEST_TYPED]

        def lines(asked: Asking) -> Iterable[Line]:
            form = asked.form(move.kind())
            others = {names[name]: text for name, text in context.interaction.namespace if name in names}
            others.pop(field, None)
            wanted = asked.sought(form, _bounded(others))
            offered = asked.offers(form, field, wanted)
            fitting = suggested(current, offered) or asked.matching(form, field, current, wanted)
            if not fitting:
                # What is entered then is what was typed, which is refused in the same words.
                return [(briefly(asked, asked.unfit(form, field, current, offered, wanted)), current)]
            return [(offer.line, offer.token) for offer in fitting[:MOST_LINES]]

        return await completed(context, lines, game)

    return complete


def _bounded(typed: Mapping[str, str | None]) -> dict[str, str]:
    """What somebody has typed, no more of it than is looked at: Discord itself takes thousands of letters."""
    return {field: text[:LONGEST_TYPED] for field, text in typed.items() if text and text.strip()}
