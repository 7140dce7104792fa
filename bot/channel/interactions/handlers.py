"""How commands, buttons and menus get their handlers, and the one wrapper through which every handler runs."""

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

from bot.channel.messages import Address, escaped, link_of
from bot.channel.messages.components import CHOICES, CLICKS, UNKNOWN
from bot.engine import Refusal
from bot.games.title import Title
from bot.i18n.fluent import locale_for, words
from bot.log import log_fault
from bot.metrics import InteractionKind, InteractionOutcome
from bot.play.errors import Refused, Repeated
from bot.play.repository import Condition
from bot.play.table import Table

from .bot_types import Interaction, TooOften, Work
from .context import CONNECTION_LOST, LONGEST_TYPED, Acknowledge, Context, check_one_chosen, check_options

_log = logging.getLogger(__name__)

P = ParamSpec("P")
Handler: TypeAlias = Callable[Concatenate[Context, P], Coroutine[Any, Any, None]]
Guarded: TypeAlias = Callable[Concatenate[Interaction, P], Coroutine[Any, Any, None]]
Complete: TypeAlias = Callable[[Context, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
Completed: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def guarded(how: Acknowledge, work: Work = Work.ANSWER) -> Callable[[Handler[P]], Guarded[P]]:
    """A handler of commands or clicks, which is given their context; `work` is counted.

    What the tables or the rules refuse is said to the user alone; anything unexpected gets a reference, in
    the answer as in the log. The handler does not run when it is too late to answer.
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

        # discord.py makes a command's options of these, and would look for their names in this module.
        vars(run)["__signature__"] = inspect.signature(handler, eval_str=True)
        return run

    return wrap


def guarded_choices(complete: Complete) -> Completed:
    """An autocompletion: what is refused, or goes wrong, offers nothing. Never more than Discord takes."""

    @functools.wraps(complete)
    async def run(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        context = Context(interaction)
        choices: list[app_commands.Choice[str]] = []
        with context.bot.busy():
            try:
                await context.load_person()
                choices = (await complete(context, current[:LONGEST_TYPED]))[:25]
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
    except Repeated:
        # Carried out before: the first delivery has answered, or a crash came before it could.
        await context.say(context.words()("repeated"))
        return InteractionOutcome.REPEATED
    except Exception as error:
        await _answer_fault(context, error)
        return InteractionOutcome.FAILED
    return _refused(context.refused)


def interaction_kind(interaction: Interaction) -> InteractionKind:
    data: Mapping[str, Any] = interaction.data or {}
    if data.get("component_type") == discord.ComponentType.button.value:
        return InteractionKind.BUTTON
    return _KINDS.get(interaction.type, InteractionKind.COMMAND)


_KINDS: Final = {
    discord.InteractionType.component: InteractionKind.MENU,
    discord.InteractionType.autocomplete: InteractionKind.COMPLETION,
}


def _refused(refused: Refused | Refusal | None) -> InteractionOutcome:
    if refused is None:
        return InteractionOutcome.ANSWERED
    return InteractionOutcome.LIMITED if isinstance(refused, TooOften) else InteractionOutcome.REFUSED


async def _table_meant(context: Context) -> Table | None:
    """The table that was found, or that of the channel, for words and logs; None where it can't be read."""
    try:
        return await context.table_nearby() or context.found
    except Exception:
        _log.exception("the table of channel %s can't be read", context.interaction.channel_id)
        return None


async def _refuse(context: Context, refused: Refused | Refusal) -> InteractionOutcome:
    table = await _table_meant(context)
    if table is not None and isinstance(refused, Refused) and refused.text.key == "refused-host-only":
        refused = await _host_missed(context, table) or refused
    try:
        sentence = context.refuse(refused, table)
    except Exception as error:
        await _answer_fault(context, error)
        return InteractionOutcome.FAILED
    if isinstance(refused, Refused) and refused.for_good and context.on_private_page:
        # Nothing can be done there any more: the page becomes what holds now, and the way there.
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
    """Something unexpected: a sentence with a reference for the user, all the rest for the log."""
    reference = log_handler_fault(context, error, await _table_meant(context))
    try:
        await context.say(context.words()("fault", reference=reference))
    except (discord.DiscordException, *CONNECTION_LOST):
        _log.warning("ref %s could not be told", reference, exc_info=True)


def log_handler_fault(context: Context, error: Exception, table: Table | None) -> str:
    """Log a fault of ours; gives the reference under which it is found."""
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
Choice: TypeAlias = Callable[[Context, Address, list[str]], Coroutine[Any, Any, None]]
OnClick = TypeVar("OnClick", bound=Click)
OnTable = TypeVar("OnTable", bound=Callable[[Context, Table], Coroutine[Any, Any, None]])
OnChoice = TypeVar("OnChoice", bound=Choice)


def on_click(verb: str, how: Acknowledge, work: Work = Work.ANSWER) -> Callable[[OnClick], OnClick]:
    """Mark the function that runs, guarded, when a button with this verb is clicked."""

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
    """Mark the function that gets the table that a button with this verb is about, in the condition `needed`.

    What is done `here` alone gets the channel's open table.
    """

    def mark(handler: OnTable) -> OnTable:
        @on_click(verb, how, work)
        async def clicked(context: Context, address: Address) -> None:
            meant = context.table_here(address) if here else context.table_clicked(address, *needed)
            await handler(context, await meant)

        return handler

    return mark


def on_choice(
    verb: str, how: Acknowledge, work: Work = Work.ANSWER, *, several: bool = False
) -> Callable[[OnChoice], OnChoice]:
    """Mark the function that runs, guarded, when a value is chosen in a menu with this verb; or `several`, or none."""

    def mark(handler: OnChoice) -> OnChoice:
        if verb in CHOICES:
            raise ValueError(f"two menus say {verb!r}")

        @functools.wraps(handler)
        async def run(context: Context, address: Address, values: list[str]) -> None:
            if not several:
                check_one_chosen(values)
            await handler(context, address, values)

        CHOICES[verb] = guarded(how, work)(run)
        return handler

    return mark


@on_click(UNKNOWN, Acknowledge.PRIVATELY)
@on_choice(UNKNOWN, Acknowledge.PRIVATELY)
async def _unknown(context: Context, address: Address, values: Sequence[str] = ()) -> None:
    await context.say(context.words()("button-unknown"))


@guarded(Acknowledge.PRIVATELY)
async def answer_error(context: Context, error: app_commands.AppCommandError) -> None:
    if not isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        raise error
    await context.say(context.words()("command-unknown"))


def completes(interaction: Interaction) -> bool:
    """Whether the bot completes what is typed: the user's Discord may know an older command, or another option."""
    command = interaction.command
    options: list[Any] = dict[str, Any](interaction.data or {}).get("options", [])
    while options and "options" in options[0]:
        options = options[0]["options"]
    focused = {option["name"] for option in options if option.get("focused")}
    return isinstance(command, app_commands.Command) and any(
        parameter.autocomplete and str(parameter.display_name) in focused for parameter in command.parameters
    )


SLOW: Final = 5.0
"""Seconds from a click to all that it brings, the channel's new picture included, above which it is logged."""


DEFAULT_LOCALE = "en"  # the language that Discord shows to readers of any other


def localized(key: str, game: str | None = None) -> app_commands.locale_str:
    """A message of the bot or of a game, for a command: English, translated when it is synced."""
    return app_commands.locale_str(words(DEFAULT_LOCALE, game)(key), key=key, game=game)


def command(
    key: str,
    callback: Any,
    contexts: app_commands.AppCommandContext | None = None,
    *,
    games: Mapping[str, Title] | None = None,
    **called: str,
) -> app_commands.Command[Any, ..., None]:
    """A command by its messages `command-<key>` and `command-<key>-description`.

    Each parameter of the callback after the context is an option, by the messages `command-<key>-<option>` and
    `command-<key>-<option>-description`; some are `called` otherwise there. One of these `games` is chosen as `game`.
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
    """Finds the translations of what `named` gave."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The message in a language of Discord's; None where the English one is as near."""
        language = locale_for(locale.value)
        key = string.extras.get("key")
        if key is None or language == DEFAULT_LOCALE:
            return None
        return words(language, string.extras.get("game"))(key)
