"""What people do in the pretend Discord: commands, clicks, choices, forms, words."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from simcord.backend import serializers
from simcord.backend.errors import SetupError
from simcord.backend.models import Interaction
from simcord.components import walk_components
from simcord.enums import AppCommandType, ComponentType, InteractionType, OptionType
from simcord.interactions import base_payload, nest_options, walk_to_subcommand

from .discord_api import DiscordApi
from .world import PATIENCE, World

_WORDS: Final = (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP)
_INTEGER: Final = re.compile(r"-?[0-9]{1,15}")
_DECIMAL: Final = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,15})?")
_ID: Final = re.compile("[0-9]{1,20}")

Outcome = dict[str, Any]


class Impossible(Exception):
    """Nobody could do this in Discord: what it was done to is gone, disabled or not theirs."""


class Acting:
    """Everything that somebody may do; the bot hears of it as it hears from Discord.

    An outcome is empty, where what follows stands in the channel; it has `choices` to complete what is typed, or a
    `form` to fill in, or says that the bot has `failed` to answer. Raises Impossible.
    """

    def __init__(self, world: World, api: DiscordApi) -> None:
        self._world = world
        self._api = api

    async def command(
        self, person: int, channel: int, path: Sequence[str], options: Mapping[str, str]
    ) -> Outcome:
        return await self._command(InteractionType.APPLICATION_COMMAND, person, channel, path, options)

    async def complete(
        self, person: int, channel: int, path: Sequence[str], options: Mapping[str, str], focused: str
    ) -> Outcome:
        asked = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
        return await self._command(asked, person, channel, path, options, focused)

    async def apply(self, person: int, channel: int, name: str, target: int) -> Outcome:
        command = self._known(person, channel, name, AppCommandType.USER)
        self._check_member(target)
        data = {"id": command["id"], "name": name, "type": AppCommandType.USER}
        data |= {"target_id": str(target), "resolved": self._resolved([target])}
        return await self._interact(InteractionType.APPLICATION_COMMAND, person, channel, data)

    async def press(
        self, person: int, channel: int, message: int, custom_id: str, values: Sequence[str] | None = None
    ) -> Outcome:
        stored = self._world.messages[channel].get(message)
        if stored is None or not stored.visible_to(person):
            raise Impossible(f"message {message}")
        parts = (part for part in walk_components(stored.components) if part.get("custom_id") == custom_id)
        part = next(parts, None)
        if part is None or part.get("disabled"):
            raise Impossible(f"{custom_id} of message {message}")
        if (values is None) != (part["type"] == ComponentType.BUTTON):
            raise Impossible(f"{custom_id}: a menu takes values, a button none")
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": part["type"], "id": part.get("id")}
        if values is not None:
            if not part.get("min_values", 1) <= len(values) <= part.get("max_values", 1):
                raise Impossible(f"{len(values)} values of {custom_id}")
            offered = {option["value"] for option in part.get("options", ())}
            if offered and not offered.issuperset(values):
                raise Impossible(f"{values} of {custom_id}")
            data["values"] = list(values)
            if not offered:
                chosen = [_number(value) for value in values]
                data["resolved"] = self._resolved_of(part["type"], person, chosen)
        kind, payload = InteractionType.MESSAGE_COMPONENT, serializers.message_payload(self._world, stored)
        return await self._interact(kind, person, channel, data, source=message, message=payload)

    async def submit(self, person: int, channel: int, custom_id: str, fields: Mapping[str, str]) -> Outcome:
        rows = [
            {"type": 1, "components": [{"type": 4, "custom_id": name, "value": text}]}
            for name, text in fields.items()
        ]
        data = {"custom_id": custom_id, "components": rows}
        return await self._interact(InteractionType.MODAL_SUBMIT, person, channel, data)

    def say(self, person: int, channel: int, words: str) -> None:
        self._world.keep_time()
        self._world.create_message(channel, person, words)

    def dismiss(self, person: int, channel: int, message: int) -> None:
        stored = self._world.messages[channel].get(message)
        if stored is not None and stored.is_ephemeral and stored.visible_to(person):
            self._world.delete_message(channel, message)

    async def _command(
        self,
        kind: InteractionType,
        person: int,
        channel: int,
        path: Sequence[str],
        options: Mapping[str, str],
        focused: str | None = None,
    ) -> Outcome:
        command = self._known(person, channel, path[0], AppCommandType.CHAT_INPUT)
        try:
            leaf, nesting = walk_to_subcommand(command, list(path[1:]))
        except SetupError as error:
            raise Impossible(str(error)) from error
        if any(option["type"] in _WORDS for option in leaf.get("options") or ()):
            raise Impossible(f"{' '.join(path)}: a word is missing")
        named = {option["name"] for option in leaf.get("options") or () if not option.get("required")}
        needed = {option["name"] for option in leaf.get("options") or ()} - named
        if focused is None and not needed <= options.keys():
            raise Impossible(f"{' '.join(path)} without {', '.join(sorted(needed - options.keys()))}")
        if not {*options, *([] if focused is None else [focused])} <= named | needed:
            raise Impossible(f"{' '.join(path)} with other options than it has")
        leaves: list[dict[str, Any]] = []
        people: list[int] = []
        for option in leaf.get("options") or ():
            name = option["name"]
            if name == focused:
                value: Any = options.get(name, "")
                leaves.append({"name": name, "type": option["type"], "value": value, "focused": True})
            elif name in options and option["type"] == OptionType.ATTACHMENT:
                raise Impossible("a file: the sandbox has no way to attach one")
            elif name in options:
                value = _typed(option["type"], options[name])
                leaves.append({"name": name, "type": option["type"], "value": value})
                if option["type"] == OptionType.USER:
                    self._check_member(number := _number(value))
                    people.append(number)
        data = {
            "id": command["id"],
            "name": command["name"],
            "type": AppCommandType.CHAT_INPUT,
            "options": nest_options(command, nesting, leaves),
            "resolved": self._resolved(people),
        }
        return await self._interact(kind, person, channel, data, used=" ".join(path))

    def _known(self, person: int, channel: int, name: str, kind: AppCommandType) -> dict[str, Any]:
        for command in self._world.visible_commands(user_id=person, channel_id=channel, type=kind):
            if command["name"] == name:
                return command
        raise Impossible(f"command {name}")

    def _check_member(self, number: int) -> None:
        if number not in self._world.server.members:
            raise Impossible(f"member {number}")

    def _resolved(self, people: Iterable[int]) -> dict[str, Any]:
        world, server = self._world, self._world.server
        resolved: dict[str, dict[str, Any]] = {"users": {}, "members": {}}
        for one in people:
            if member := server.members.get(one):
                resolved["users"][str(one)] = serializers.user_payload(world.users[one])
                payload = serializers.member_payload(world, server, member, with_user=False)
                resolved["members"][str(one)] = payload
        return resolved

    def _resolved_of(self, kind: int, person: int, chosen: Sequence[int]) -> dict[str, Any]:
        world = self._world
        if kind == ComponentType.ROLE_SELECT:
            roles = world.server.roles
            known = {str(one): serializers.role_payload(roles[one]) for one in chosen if one in roles}
            return {"roles": known}
        if kind == ComponentType.CHANNEL_SELECT:
            channels = {}
            for one in (one for one in chosen if one in world.channels):
                allowed = str(world.compute_permissions(world.server.id, person, one))
                payload = serializers.channel_payload(world, world.channels[one])
                channels[str(one)] = {**payload, "permissions": allowed}
            return {"channels": channels}
        return self._resolved(chosen)

    async def _interact(
        self,
        kind: InteractionType,
        person: int,
        channel: int,
        data: dict[str, Any],
        source: int | None = None,
        used: str | None = None,
        **more: Any,
    ) -> Outcome:
        world = self._world
        world.keep_time()
        interaction, payload = base_payload(
            world, type=kind, channel_id=channel, guild_id=world.server.id, user_id=person, data=data
        )
        interaction.source_message_id = source
        interaction.command_name = used or interaction.command_name
        answered = self._api.callbacks[interaction.id] = asyncio.Event()
        try:
            world.emit(
                "INTERACTION_CREATE", {**payload, "locale": world.people[person].discord_locale, **more}
            )
            async with asyncio.timeout(PATIENCE):
                await answered.wait()
        except TimeoutError:
            return {"failed": True}
        finally:
            del self._api.callbacks[interaction.id]
            if kind == InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE:
                world.forget(interaction)  # there are many, and nothing more comes of them
        return _outcome(interaction)


def _typed(kind: int, text: str) -> Any:
    """What is typed into an option, as Discord sends it. Raises Impossible for what its clients don't take there."""
    match kind:
        case OptionType.INTEGER if _INTEGER.fullmatch(text):
            return int(text)
        case OptionType.NUMBER if _DECIMAL.fullmatch(text):
            return float(text)
        case OptionType.INTEGER | OptionType.NUMBER:
            raise Impossible(f"{text} where a number is typed")
        case OptionType.BOOLEAN:
            return text == "true"
    return text


def _number(text: str) -> int:
    """The number of somebody or something that is chosen. Raises Impossible for what is none."""
    if _ID.fullmatch(text) is None:
        raise Impossible(f"{text} where somebody or something is chosen")
    return int(text)


def _outcome(interaction: Interaction) -> Outcome:
    if interaction.autocomplete_choices is not None:
        return {"choices": interaction.autocomplete_choices}
    if interaction.modal is not None:
        return {"form": interaction.modal}
    return {}
