"""The one wrapper through which every handler runs: acknowledged in time, always answered with a sentence."""

from __future__ import annotations

import functools
import inspect
import logging
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.channel.messages.card import link_of
from bot.channel.messages.sentences import escaped
from bot.engine import Refusal
from bot.instruments.kinds import Kind, Outcome
from bot.journal import new_reference
from bot.tables.refused import Refused, Repeated
from bot.tables.table import Table

from .answers import (
    CONNECTION_LOST,
    Acknowledge,
    acknowledge,
    locale_of,
    on_private_page,
    reader,
    recognise,
    say,
    show_sentence,
)
from .house import ARRIVED, REFUSED, TABLE, Interaction
from .limits import TooOften, Work
from .refusals import refusal_sentence

SLOW: Final = 5.0
"""Seconds from a click to all that it brings, the channel's new picture included, above which it is logged."""

_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T", str, int, float)
Handler: TypeAlias = Callable[Concatenate[Interaction, P], Coroutine[Any, Any, None]]
Complete: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[T]]]]


def guarded(
    how: Acknowledge = Acknowledge.PRIVATELY, work: Work = Work.ANSWER
) -> Callable[[Handler[P]], Handler[P]]:
    """A handler of commands, clicks or forms whose first argument is the interaction; `work` is counted.

    What the tables or the rules refuse is said to the user alone; anything unexpected gets a reference, in
    the answer as in the log. The handler does not run when it is too late to answer.
    """

    def wrap(handler: Handler[P]) -> Handler[P]:
        @functools.wraps(handler)
        async def run(interaction: Interaction, /, *arguments: P.args, **named: P.kwargs) -> None:
            interaction.extras[ARRIVED] = perf_counter()
            with interaction.client.busy(), slowness_noted(interaction):
                outcome = await _arrived(interaction, how)
                if outcome is None:
                    if how is not Acknowledge.BY_ANSWER:
                        _note_acknowledged(interaction)
                    outcome = await _outcome(
                        interaction, work, partial(handler, interaction, *arguments, **named)
                    )
                    if how is Acknowledge.BY_ANSWER:
                        _note_acknowledged(interaction)
            interaction.client.instruments.interaction(kind_of(interaction), outcome)

        # discord.py makes a command's options of these, and would look for their names in this module.
        vars(run)["__signature__"] = inspect.signature(handler, eval_str=True)
        return run

    return wrap


def guarded_choices(complete: Complete[T]) -> Complete[T]:
    """An autocompletion: what is refused, or goes wrong, offers nothing. Never more than Discord takes."""

    @functools.wraps(complete)
    async def run(interaction: Interaction, current: str) -> list[app_commands.Choice[T]]:
        interaction.extras[ARRIVED] = perf_counter()
        choices: list[app_commands.Choice[T]] = []
        with interaction.client.busy():
            await recognise(interaction)
            try:
                choices = (await complete(interaction, current))[:25]
                outcome = _refused(interaction.extras.get(REFUSED))
            except (Refused, Refusal) as refused:
                outcome = _refused(refused)
            except Exception as error:
                note_fault(interaction, error, await table_here(interaction))
                outcome = Outcome.FAILED
        _note_acknowledged(interaction)
        interaction.client.instruments.interaction(Kind.COMPLETION, outcome)
        return choices

    return run


async def _outcome(
    interaction: Interaction, work: Work, handle: Callable[[], Coroutine[Any, Any, None]]
) -> Outcome:
    """Handle an interaction that is acknowledged, and answer whatever comes of it; what that was."""
    await recognise(interaction)
    try:
        interaction.client.limits.take(work, interaction)
        await handle()
    except (Refused, Refusal) as refused:
        return await _refuse(interaction, refused)
    except Repeated:
        # Carried out before: the first delivery has answered, or a crash came before it could.
        await say(interaction, reader(interaction)("repeated"))
        return Outcome.REPEATED
    except Exception as error:
        await answer_fault(interaction, error)
        return Outcome.FAILED
    return _refused(interaction.extras.get(REFUSED))


async def _arrived(interaction: Interaction, how: Acknowledge) -> Outcome | None:
    """Acknowledge an interaction; None where it can be handled, else what has become of it."""
    try:
        return None if await acknowledge(interaction, how) else Outcome.LATE
    except CONNECTION_LOST as error:
        note_fault(interaction, error, None)
        return Outcome.FAILED


def kind_of(interaction: Interaction) -> Kind:
    """What has come in."""
    data: Mapping[str, Any] = interaction.data or {}
    match interaction.type, data.get("component_type"):
        case discord.InteractionType.component, discord.ComponentType.button.value:
            return Kind.BUTTON
        case discord.InteractionType.component, _:
            return Kind.MENU
        case discord.InteractionType.modal_submit, _:
            return Kind.FORM
        case discord.InteractionType.autocomplete, _:
            return Kind.COMPLETION
    return Kind.COMMAND


def _note_acknowledged(interaction: Interaction) -> None:
    interaction.client.instruments.acknowledged(
        kind_of(interaction), perf_counter() - interaction.extras[ARRIVED]
    )


def _refused(refused: Refused | Refusal | None) -> Outcome:
    if refused is None:
        return Outcome.ANSWERED
    return Outcome.LIMITED if isinstance(refused, TooOften) else Outcome.REFUSED


@contextmanager
def slowness_noted(interaction: Interaction) -> Iterator[None]:
    """Log what takes longer than people like to wait."""
    start = perf_counter()
    yield
    seconds = perf_counter() - start
    if seconds > SLOW:
        _log.info(
            "slow: %s took %.1f s", _what(interaction), seconds, extra={"channel": interaction.channel_id}
        )


async def table_here(interaction: Interaction) -> Table | None:
    """The table of the channel, for words and logs; None where there is none, or where it can't be read.

    In direct messages it is the table that was found.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        found: Table | None = interaction.extras.get(TABLE)
        return found
    try:
        return await interaction.client.tables.shelf.current(interaction.channel_id)
    except Exception:
        _log.exception("the table of channel %s can't be read", interaction.channel_id)
        return None


async def _refuse(interaction: Interaction, refused: Refused | Refusal) -> Outcome:
    table = await table_here(interaction)
    if table is not None and isinstance(refused, Refused) and refused.text.key == "refused-host-only":
        refused = await _host_missed(interaction, table) or refused
    try:
        locale = locale_of(interaction)
        sentence = refusal_sentence(refused, table, interaction.user.id, locale)
    except Exception as error:
        await answer_fault(interaction, error)
        return Outcome.FAILED
    if isinstance(refused, Refused) and refused.for_good and on_private_page(interaction):
        # Nothing can be done there any more: the page becomes what holds now, and the way there.
        way = [] if table is None else [link_of(table)]
        await show_sentence(interaction, "\n".join([sentence, *way]))
    else:
        await say(interaction, sentence)
    return _refused(refused)


async def _host_missed(interaction: Interaction, table: Table) -> Refused | None:
    """What to say in place of a refusal that names a host who has left the server; None where they have not."""
    if not await interaction.client.post.presence.host_has_left(table):
        return None
    after = await interaction.client.tables.shelf.by_id(table.id) or table
    host = after.seat_of(after.host)
    return (
        Refused("called-off") if host is None else Refused("host-left", host=escaped(after.seats[host].name))
    )


async def answer_fault(interaction: Interaction, error: Exception) -> None:
    """Something unexpected: a sentence with a reference for the user, all the rest for the log."""
    reference = note_fault(interaction, error, await table_here(interaction))
    try:
        await say(interaction, reader(interaction)("fault", reference=reference))
    except (discord.DiscordException, *CONNECTION_LOST):
        _log.warning("ref %s could not be told", reference, exc_info=True)


async def answer_unknown(interaction: Interaction) -> None:
    """A command that this version does not know, or knows with other options."""
    await recognise(interaction)
    await say(interaction, reader(interaction)("command-unknown"))


def note_fault(interaction: Interaction, error: Exception, table: Table | None) -> str:
    """Log a fault of ours; gives the reference under which it is found."""
    reference = new_reference()
    game = table.id if table else None
    _log.error(
        "ref %s: %s of user %s in channel %s, game %s",
        reference,
        _what(interaction),
        interaction.user.id,
        interaction.channel_id,
        game,
        exc_info=error,
        extra={"reference": reference, "game": game, "channel": interaction.channel_id},
    )
    return reference


def _what(interaction: Interaction) -> str:
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data: Mapping[str, Any] = interaction.data or {}
    return str(data.get("custom_id", interaction.type.name))
