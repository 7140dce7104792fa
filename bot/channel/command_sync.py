"""The commands as Discord knows them: sent where they changed, and what Discord refuses of them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import aiohttp
import discord
import msgspec

from bot.channel.messages.messenger import is_temporary, retry_after
from bot.db.opening import RENEWED
from bot.play.store import Store

SUBCOMMANDS: Final = (1, 2)
"""The types of options that are commands themselves: a subcommand, a group of them."""

_SLASH: Final = 1
_FIELDS: Final = {"name_localizations": "name", "description_localizations": "description"}


def refusal_sentences(errors: Mapping[str, Any], payload: Sequence[Mapping[str, Any]]) -> list[str]:
    """A sentence for each error of Discord's answer to the commands that were sent.

    `errors` is the nested object `errors` of an answer with code 50035: keys lead into the payload, and each `_errors`
    lists what is wrong at its place, as `code` and `message`.
    """
    return [f"{_place(path, payload)}: {_rule(error)}." for path, error in _found(errors, ())]


def _found(errors: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, inner in errors.items():
        if key == "_errors" and isinstance(inner, list):
            yield from ((path, error) for error in inner)
        elif isinstance(inner, Mapping):
            yield from _found(inner, (*path, key))


def _rule(error: Any) -> str:
    if not isinstance(error, Mapping):
        return str(error)
    said = (error.get("code"), str(error.get("message") or "").rstrip("."))
    return ", ".join(str(part) for part in said if part) or "no reason is given"


def _place(path: Sequence[str], payload: Sequence[Mapping[str, Any]]) -> str:
    node: Any = payload
    command, inside = "", ""
    kind = "commands"
    rest = list(path)
    while rest and isinstance(node, list) and rest[0].isdigit() and int(rest[0]) < len(node):
        node = node[int(rest.pop(0))]
        name = node.get("name", "?")
        if kind == "commands":
            command = f"/{name}" if node.get("type", _SLASH) == _SLASH else f'the context menu\'s "{name}"'
        elif kind == "options" and node.get("type") in SUBCOMMANDS:
            command += f" {name}"
        elif kind == "options":
            inside = f', the option "{name}"'
        else:
            inside += f', the choice "{name}"'
        if rest and isinstance(node.get(rest[0]), list):
            kind = rest.pop(0)
            node = node[kind]
    where = f"{command}{inside}" or "the commands as a whole"
    if isinstance(node, list) and command and not rest:
        return f"{where}: its {kind}"
    return f"{where}: {_field(rest, node)}" if rest else where


def _field(path: Sequence[str], node: Any) -> str:
    field = _FIELDS.get(path[0], path[0])
    value = node
    for key in path:
        value = value.get(key) if isinstance(value, Mapping) else None
    locale = f"{_language(path[1])} " if path[0] in _FIELDS and len(path) > 1 else ""
    shown = f' "{value}"' if isinstance(value, str | int | float) else ""
    return f"its {locale}{field if locale or len(path) == 1 else '.'.join(path)}{shown}"


def _language(locale: str) -> str:
    try:
        return discord.Locale(locale).name.replace("_", " ").title()
    except ValueError:
        return locale


CHECKED_EVERY: Final = RENEWED  # seconds from one look to the next: who sends goes on holding the lease
AT_START: Final = 3.0
"""Seconds for which a start waits, so that the first people find the commands; no longer, whatever Discord does."""

FIRST_PAUSE: Final = 5.0
LONGEST_PAUSE: Final = 600.0
"""Seconds until Discord, out of reach, gets the commands again; each pause is twice the one before."""

LEASE: Final = "commands"  # what one process at a time does: send the commands
_MOST: Final = 8  # so many refusals are said; the others are counted

_log = logging.getLogger(__name__)


class RefusedUpload(msgspec.Struct, frozen=True):
    """That Discord refuses commands (`digest`), since when, and why: every process of their version reads it."""

    digest: str
    at: float
    sentences: list[str]


class CommandUpload:
    """Sends the commands of this version: one of several processes does so, and all know how it stands.

    `key` names the application in the store, `payload` gives what is sent, and `send` sends it. Until the commands
    are there, those of an earlier upload go on working. With `always` they are sent though Discord has them.
    """

    def __init__(
        self,
        send: Callable[[list[dict[str, Any]]], Awaitable[object]],
        payload: Callable[[], Awaitable[list[dict[str, Any]]]],
        store: Store,
        key: str,
        *,
        clock: Callable[[], float],
        always: bool = False,
    ) -> None:
        self._send_payload = send
        self._make_payload = payload
        self._store = store
        self._key = f"commands of {key}"
        self._refused_key = f"refused commands of {key}"
        self._clock = clock
        self._always = always
        self._started = clock()
        self._payload: list[dict[str, Any]] | None = None
        self._digest = ""
        self._former: str | None = None
        self._again_at = 0.0
        self._pause = FIRST_PAUSE
        self._sending: asyncio.Task[None] | None = None
        self._problem: str | None = "The commands have not been compared yet with those that Discord knows."

    @property
    def problem(self) -> str | None:
        """Why Discord lacks the commands of this version, as a sentence; None where it has them, or newer ones."""
        return self._problem

    async def start(self) -> None:
        """Begin to send the commands, and wait a moment for them. Raises what `look` raises."""
        await self.look()
        if self._sending is not None:
            await asyncio.wait({self._sending}, timeout=AT_START)

    async def look(self) -> None:
        """Begin to send the commands where it is time to. Raises StoreError, and faults met in sending."""
        if self._problem is None:
            return
        if self._sending is not None and not self._sending.done():
            await self._store.leases.hold(LEASE, now=self._clock())
            return
        sending, self._sending = self._sending, None
        if sending is not None:
            await sending
        if self._problem is not None and await self._is_due():
            self._again_at = self._clock() + self._longer_pause()
            self._problem = "The commands of this version are just being sent to Discord."
            self._sending = asyncio.create_task(self._send(), name="the commands")

    async def close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.wait({self._sending})

    async def _is_due(self) -> bool:
        known = await self._store.setting(self._key)
        if self._payload is None:
            self._payload = await self._make_payload()
            self._digest = hashlib.sha256(json.dumps(self._payload, sort_keys=True).encode()).hexdigest()
            self._former = known
        if not self._always and (known == self._digest or known != self._former):
            # Discord has them; or another version has sent its own meanwhile, and both must not go on in turns.
            self._problem = None
            return False
        if (refusal := await self._refusal()) is not None:
            self._problem = self._refused(refusal.sentences)
            return False
        if not await self._store.leases.hold(LEASE, now=self._clock()):
            self._problem = "The commands of this version are just being sent to Discord by another process."
            return False
        return self._clock() >= self._again_at

    async def _send(self) -> None:
        assert self._payload is not None
        try:
            await self._send_payload(self._payload)
        except discord.HTTPException as error:
            if is_temporary(error):
                self._put_off(error, retry_after(error))
            else:
                await self._note_refusal(error)
        except discord.RateLimited as error:
            self._put_off(error, error.retry_after)
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            self._put_off(error)
        else:
            await self._store.set_setting(self._key, self._digest)
            self._problem = None
            _log.info("the commands are sent to Discord")

    def _put_off(self, error: Exception, named: float = 0.0) -> None:
        pause = max(named, self._again_at - self._clock(), FIRST_PAUSE)
        self._again_at = self._clock() + pause
        self._problem = (
            f"Discord has not taken the commands ({str(error) or type(error).__name__}). {self._meanwhile()}"
        )
        _log.warning("%s They are sent again in %.0f seconds.", self._problem, pause)

    async def _note_refusal(self, error: discord.HTTPException) -> None:
        assert self._payload is not None
        sentences = refusal_sentences(getattr(error, "_errors", None) or {}, self._payload) or [f"{error}."]
        if len(sentences) > _MOST:
            sentences = [*sentences[:_MOST], f"There are {len(sentences) - _MOST} more."]
        self._problem = self._refused(sentences)
        _log.error(
            "%s They are sent again at the next start, or by a version that has others.", self._problem
        )
        refusal = RefusedUpload(self._digest, self._clock(), sentences)
        await self._store.set_setting(self._refused_key, msgspec.json.encode(refusal).decode())

    async def _refusal(self) -> RefusedUpload | None:
        """The refusal of these commands since this process was started, whichever process has met it."""
        noted = await self._store.setting(self._refused_key)
        if noted is None:
            return None
        refusal = msgspec.json.decode(noted, type=RefusedUpload)
        return refusal if refusal.digest == self._digest and refusal.at >= self._started else None

    def _refused(self, sentences: Sequence[str]) -> str:
        return f"Discord refuses the commands of this version. {' '.join(sentences)} {self._meanwhile()}"

    def _meanwhile(self) -> str:
        if self._former is None:
            return "It knows no command of this bot from before."
        return "The commands that it knows from before go on working."

    def _longer_pause(self) -> float:
        pause, self._pause = self._pause, min(2 * self._pause, LONGEST_PAUSE)
        return pause
