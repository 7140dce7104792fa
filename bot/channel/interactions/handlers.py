"""Registering handlers of commands, buttons and menus; the wrapper, `guarded`, that every handler runs in."""

from __future__ import annotations

import functools
import inspect
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.channel.messages.card import link_of
from bot.channel.messages.components import CHOICES, CLICKS, LONGEST_ENTRY, MOST_LISTED, UNKNOWN, Address, cut
from bot.channel.messages.sentences import escaped
from bot.engine import Refusal
from bot.games.title import Title
from bot.i18n.fluent import locale_for, words
from bot.log import log_fault
from bot.metrics import InteractionKind, InteractionOutcome
from bot.play.errors import Refused, RepeatedRequest
from bot.play.repository import Condition
from bot.play.table import Table

from .bot_types import Interaction, TooOften, Work
from .context import CONNECTION_LOST, LONGEST_TYPED, Acknowledge, Context, check_options, chosen_one

_log = logging.getLogger(__name__)

SLOW: Final = 5.0
"""Seconds from a click to the end of all its effects, the channel's new picture included, above which it is logged."""

P = ParamSpec("P")
Handler: TypeAlias = Callable[Concatenate[Context, P], Coroutine[Any, Any, None]]
Guarded: TypeAlias = Callable[Concatenate[Interaction, P], Coroutine[Any, Any, None]]
Complete: TypeAlias = Callable[[Context, str], Coroutine[Any, Any, Sequence[tuple[str, str]]]]
"""An autocompletion of what is typed so far: each line, and the value that it enters."""
Completed: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def guarded(how: Acknowledge, work: Work = Work.ANSWER) -> Callable[[Handler[P]], Guarded[P]]:
    """Wrap a handler of commands or clicks: it gets their context, and `work` is counted against the limits.

    Refusals are said privately; anything unexpected gets a reference, in the answer and in the log. The handler doesn't
    run if it is too late to answer.
    """

    def wrap(handler: Handler[P]) -> Guarded[P]:
        @functools.wraps(handler)
        async def run(interaction: Interaction, /, *arguments: P.args, **named: P.kwargs) -> None:
            context, kind = Context(interaction), interaction_kind(interaction)
            with context.bot.busy():
                handle = partial(handler, context, *arguments, **named)
                outcome = await _outcome(context, kind, how, work, handle)
            if (seconds := perf_counter() - context.arrived) > SLOW:
                where = {"channel": context.interaction.channel_id}
                _log.info("slow: %s took %.1f s", _what(interaction), seconds, extra=where)
            context.bot.metrics.interactions.labels(kind, outcome).inc()

        # discord.py makes a command's options of these, and would resolve their names in this module.
        vars(run)["__signature__"] = inspect.signature(handler, eval_str=True)
        return run

    return wrap


def guarded_choices(complete: Complete) -> Completed:
    """Wrap an autocompletion: lines are cut to what Discord allows; refusals and errors offer nothing."""

    @functools.wraps(complete)
    async def run(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        context = Context(interaction)
        choices: list[app_commands.Choice[str]] = []
        with context.bot.busy():
            try:
                await context.load_person()
                lines = await complete(context, current[:LONGEST_TYPED])
                choices = [
                    app_commands.Choice(name=cut(line, LONGEST_ENTRY), value=value)
                    for line, value in lines[:MOST_LISTED]
                ]
                outcome = _refused(context.refused)
            except (Refused, Refusal) as refused:
                outcome = _refused(refused)
            except Exception as error:
                log_handler_fault(context, error, await _table_meant(context))
                outcome = InteractionOutcome.FAILED
        metrics = context.bot.metrics
        metrics.acknowledgment.labels(InteractionKind.COMPLETION).observe(perf_counter() - context.arrived)
        metrics.interactions.labels(InteractionKind.COMPLETION, outcome).inc()
        return choices

    return run


async def _outcome(
    context: Context,
    kind: InteractionKind,
    how: Acknowledge,
    work: Work,
    handle: Callable[[], Coroutine[Any, Any, None]],
) -> InteractionOutcome:
    try:
        if not await context.acknowledge(how):
            return InteractionOutcome.LATE
    except CONNECTION_LOST as error:
        log_handler_fault(context, error, None)
        return InteractionOutcome.FAILED
    context.bot.metrics.acknowledgment.labels(kind).observe(perf_counter() - context.arrived)
    try:
        await context.load_person()
        context.bot.limits.take(work, context.caller)
        if isinstance(command := context.interaction.command, app_commands.Command):
            check_options(context.interaction, command)
        await handle()
    except (Refused, Refusal) as refused:
        return await _refuse(context, refused)
    except RepeatedRequest:
        # The first delivery was carried out, and has answered, unless a crash came before that.
        await context.say(context.words()("repeated"))
        return InteractionOutcome.REPEATED
    except Exception as error:
        await _answer_fault(context, error)
        return InteractionOutcome.FAILED
    return _refused(context.refused)


_KINDS: Final = {
    discord.InteractionType.component: InteractionKind.MENU,
    discord.InteractionType.autocomplete: InteractionKind.COMPLETION,
}


def interaction_kind(interaction: Interaction) -> InteractionKind:
    data: Mapping[str, Any] = interaction.data or {}
    if data.get("component_type") == discord.ComponentType.button.value:
        return InteractionKind.BUTTON
    return _KINDS.get(interaction.type, InteractionKind.COMMAND)


def _refused(refused: Refused | Refusal | None) -> InteractionOutcome:
    if refused is None:
        return InteractionOutcome.ANSWERED
    return InteractionOutcome.LIMITED if isinstance(refused, TooOften) else InteractionOutcome.REFUSED


async def _table_meant(context: Context) -> Table | None:
    """The table that was found, or else the channel's, for words and logs; None if it can't be read."""
    try:
        return await context.table_nearby() or context.found
    except Exception:
        _log.exception("the table of channel %s can't be read", context.interaction.channel_id)
        return None


async def _refuse(context: Context, refused: Refused | Refusal) -> InteractionOutcome:
    table = await _table_meant(context)
    try:
        if table is not None and isinstance(refused, Refused) and refused.text.key == "refused-host-only":
            refused = await _host_missed(context, table) or refused
        sentence = context.refuse(refused, table)
    except Exception as error:
        await _answer_fault(context, error)
        return InteractionOutcome.FAILED
    if isinstance(refused, Refused) and refused.for_good and context.on_private_page:
        # The page is void: replace it by the refusal and a way on.
        way = [] if table is None else [link_of(table)]
        await context.show_sentence("\n".join([sentence, *way]))
    else:
        await context.say(sentence)
    return _refused(refused)


async def _host_missed(context: Context, table: Table) -> Refused | None:
    if not await context.outbox.presence.host_has_left(table):
        return None
    after = await context.tables.repository.by_id(table.id) or table
    host = after.seat_of(after.host)
    return Refused("called-off") if host is None else Refused("host-left", host=escaped(after.names[host]))


async def _answer_fault(context: Context, error: Exception) -> None:
    """Answer an unexpected error by a sentence with a reference; the log has everything else."""
    reference = log_handler_fault(context, error, await _table_meant(context))
    try:
        await context.say(context.words()("fault", reference=reference))
    except (discord.DiscordException, *CONNECTION_LOST):
        _log.warning("ref %s could not be told", reference, exc_info=True)


def log_handler_fault(context: Context, error: Exception, table: Table | None) -> str:
    """Log an unexpected error; return its reference."""
    what, where = _what(context.interaction), context.interaction.channel_id
    game = table.id if table else None
    about = what, context.user.id, where, game
    message = "%s of user %s in channel %s, game %s"
    return log_fault(_log, message, *about, error=error, game=game, channel=where)


def _what(interaction: Interaction) -> str:
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data: Mapping[str, Any] = interaction.data or {}
    return str(data.get("custom_id", interaction.type.name))


Click: TypeAlias = Callable[[Context, Address], Coroutine[Any, Any, None]]
Choice: TypeAlias = Callable[[Context, Address, str], Coroutine[Any, Any, None]]
Choices: TypeAlias = Callable[[Context, Address, list[str]], Coroutine[Any, Any, None]]
OnClick = TypeVar("OnClick", bound=Click)
OnTable = TypeVar("OnTable", bound=Callable[[Context, Table], Coroutine[Any, Any, None]])
OnChoice = TypeVar("OnChoice", bound=Choice)
OnChoices = TypeVar("OnChoices", bound=Choices)


def on_click(verb: str, how: Acknowledge, work: Work = Work.ANSWER) -> Callable[[OnClick], OnClick]:
    """Register the function that runs, guarded, when a button with this verb is clicked."""

    def mark(handler: OnClick) -> OnClick:
        if verb in CLICKS:
            raise ValueError(f"two buttons say {verb!r}")
        CLICKS[verb] = guarded(how, work)(handler)
        return handler

    return mark


def on_table_click(
    verb: str,
    *needed: Condition,
    how: Acknowledge = Acknowledge.PRIVATELY,
    work: Work = Work.ANSWER,
    here: bool = False,
) -> Callable[[OnTable], OnTable]:
    """Register a function for clicks that gets the table that the button is about, in the condition `needed`.

    With `here`, the table must be the channel's open one.
    """

    def mark(handler: OnTable) -> OnTable:
        @on_click(verb, how, work)
        async def clicked(context: Context, address: Address) -> None:
            meant = context.table_here(address) if here else context.table_clicked(address, *needed)
            await handler(context, await meant)

        return handler

    return mark


def on_choice(verb: str, work: Work = Work.ANSWER) -> Callable[[OnChoice], OnChoice]:
    """Register the function that runs, guarded, when a value is chosen in a menu with this verb."""

    def mark(handler: OnChoice) -> OnChoice:
        @on_choices(verb, work)
        @functools.wraps(handler)
        async def run(context: Context, address: Address, values: list[str]) -> None:
            await handler(context, address, chosen_one(values))

        return handler

    return mark


def on_choices(verb: str, work: Work = Work.ANSWER) -> Callable[[OnChoices], OnChoices]:
    """The same for a menu in which any number of values can be chosen."""

    def mark(handler: OnChoices) -> OnChoices:
        if verb in CHOICES:
            raise ValueError(f"two menus say {verb!r}")
        CHOICES[verb] = guarded(Acknowledge.SILENTLY, work)(handler)
        return handler

    return mark


@guarded(Acknowledge.PRIVATELY)
async def _unknown(context: Context, address: Address, values: Sequence[str] = ()) -> None:
    await context.say(context.words()("button-unknown"))


CLICKS[UNKNOWN] = CHOICES[UNKNOWN] = _unknown


@guarded(Acknowledge.PRIVATELY)
async def answer_error(context: Context, error: app_commands.AppCommandError) -> None:
    if not isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        raise error
    await context.say(context.words()("command-unknown"))


def completes(interaction: Interaction) -> bool:
    """Whether the bot completes this option: the user's client may know an older version of the command."""
    command = interaction.command
    options: list[Any] = dict[str, Any](interaction.data or {}).get("options", [])
    while options and "options" in options[0]:
        options = options[0]["options"]
    focused = {option["name"] for option in options if option.get("focused")}
    return isinstance(command, app_commands.Command) and any(
        parameter.autocomplete and str(parameter.display_name) in focused for parameter in command.parameters
    )


DEFAULT_LOCALE = "en"  # the language for readers of any language without a translation


def localized(key: str, game: str | None = None) -> app_commands.locale_str:
    """A message of the bot or of a game for use in commands: in English, translated when they are synced."""
    return app_commands.locale_str(words(DEFAULT_LOCALE, game)(key), key=key, game=game)


def command(
    key: str,
    callback: Any,
    contexts: app_commands.AppCommandContext | None = None,
    *,
    games: Mapping[str, Title] | None = None,
    **called: str,
) -> app_commands.Command[Any, ..., None]:
    """A command with its messages `command-<key>` and `command-<key>-description`.

    Each parameter of the callback after the context is an option, with the messages `command-<key>-<option>` and
    `command-<key>-<option>-description`, where some are `called` otherwise. The option `game` offers these `games`.
    """
    _, *options = inspect.signature(callback).parameters
    messages = {option: f"command-{key}-{called.get(option, option)}" for option in options}
    described = {option: localized(f"{message}-description") for option, message in messages.items()}
    app_commands.describe(**described)(callback)
    app_commands.rename(**{option: localized(message) for option, message in messages.items()})(callback)
    if games is not None:
        titles = [app_commands.Choice(name=localized("game-title", game), value=game) for game in games]
        app_commands.choices(game=titles)(callback)
    return app_commands.Command(
        name=localized(f"command-{key}"),
        description=localized(f"command-{key}-description"),
        callback=callback,
        allowed_contexts=contexts,
    )


def command_group(key: str, contexts: app_commands.AppCommandContext, **more: Any) -> app_commands.Group:
    return app_commands.Group(
        name=localized(f"command-{key}"),
        description=localized(f"command-{key}-description"),
        allowed_contexts=contexts,
        **more,
    )


class Translator(app_commands.Translator):
    """Translates what `localized` returns."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The message in one of Discord's languages; None if there is no translation."""
        language = locale_for(locale.value)
        key = string.extras.get("key")
        if key is None or language == DEFAULT_LOCALE:
            return None
        return words(language, string.extras.get("game"))(key)
