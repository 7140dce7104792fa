"""What people do in the fake Discord: commands, clicks, choices, forms, messages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from simcord.backend import serializers
from simcord.backend.errors import SetupError
from simcord.backend.models import Guild
from simcord.components import walk_components
from simcord.enums import AppCommandType, ComponentType, InteractionType, OptionType
from simcord.interactions import base_payload, nest_options, parse_option_input, walk_to_subcommand

from .live_backend import LiveBackend, LiveInteraction

_WORDS: Final = (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP)
_ID: Final = re.compile("[0-9]{1,20}")


class Impossible(Exception):
    """Nobody could do this in Discord: the target is gone, disabled or not theirs."""


class Acting:
    """Everything that a person can do, reported to the bot as by Discord. Raises Impossible."""

    def __init__(self, world: LiveBackend) -> None:
        self._world = world

    def command(
        self,
        person: int,
        channel: int,
        path: Sequence[str],
        options: Mapping[str, str],
        files: Mapping[str, bytes] = {},
    ) -> LiveInteraction:
        """Use a command; the value of a file option is the file's name, and `files` has the content."""
        return self._command(InteractionType.APPLICATION_COMMAND, person, channel, path, options, files=files)

    def complete(
        self, person: int, channel: int, path: Sequence[str], options: Mapping[str, str], focused: str
    ) -> LiveInteraction:
        asked = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
        return self._command(asked, person, channel, path, options, focused)

    def apply(self, person: int, channel: int, name: str, target: int) -> LiveInteraction:
        command = self._known(person, channel, name, AppCommandType.USER)
        data = {"id": command["id"], "name": name, "type": AppCommandType.USER}
        data |= {"target_id": str(target), "resolved": self._resolved(channel, [target])}
        return self._interact(InteractionType.APPLICATION_COMMAND, person, channel, data)

    def press(
        self, person: int, channel: int, message: int, custom_id: str, values: Sequence[str] | None = None
    ) -> LiveInteraction:
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
                data["resolved"] = self._resolved_of(part["type"], person, channel, chosen)
        kind, payload = InteractionType.MESSAGE_COMPONENT, serializers.message_payload(self._world, stored)
        return self._interact(kind, person, channel, data, source=message, message=payload)

    def submit(self, person: int, channel: int, custom_id: str, fields: Mapping[str, str]) -> LiveInteraction:
        rows = [
            {"type": 1, "components": [{"type": 4, "custom_id": name, "value": text}]}
            for name, text in fields.items()
        ]
        data = {"custom_id": custom_id, "components": rows}
        return self._interact(InteractionType.MODAL_SUBMIT, person, channel, data)

    def say(self, person: int, channel: int, words: str) -> None:
        self._world.keep_time()
        self._world.create_message(channel, person, words)

    def dismiss(self, person: int, channel: int, message: int) -> None:
        stored = self._world.messages[channel].get(message)
        if stored is not None and stored.is_ephemeral and stored.visible_to(person):
            self._world.delete_message(channel, message)

    def _command(
        self,
        kind: InteractionType,
        person: int,
        channel: int,
        path: Sequence[str],
        options: Mapping[str, str],
        focused: str | None = None,
        files: Mapping[str, bytes] = {},
    ) -> LiveInteraction:
        command = self._known(person, channel, path[0], AppCommandType.CHAT_INPUT)
        typed = options if focused is None else {focused: "", **options}
        leaves: list[dict[str, Any]] = []
        people: list[int] = []
        attachments: dict[str, Any] = {}
        try:
            leaf, nesting = walk_to_subcommand(command, list(path[1:]))
            known = {option["name"]: option for option in leaf.get("options") or ()}
            needed = {name for name, option in known.items() if option.get("required") and focused is None}
            if wrong := (needed - typed.keys()) | (typed.keys() - known.keys()):
                raise Impossible(f"{' '.join(path)}: {', '.join(sorted(wrong))}")
            for name, option in known.items():
                if option["type"] in _WORDS:
                    raise Impossible(f"{' '.join(path)}: a word is missing")
                if name not in typed:
                    continue
                value: Any = typed[name]
                if option["type"] == OptionType.ATTACHMENT:
                    if name not in files:
                        raise Impossible("a file: the sandbox has no way to attach one")
                    file = self._world.hand_in(channel, value, files[name])
                    attachments[value := file["id"]] = file
                elif option["type"] == OptionType.USER:
                    people.append(_number(value))
                elif name != focused:
                    raw = value == "true" if option["type"] == OptionType.BOOLEAN else value
                    value = parse_option_input(command["name"], option, raw)
                leaves.append({"name": name, "type": option["type"], "value": value})
                if name == focused:
                    leaves[-1]["focused"] = True
        except SetupError as error:
            raise Impossible(str(error)) from error
        data = {
            "id": command["id"],
            "name": command["name"],
            "type": AppCommandType.CHAT_INPUT,
            "options": nest_options(command, nesting, leaves),
            "resolved": {**self._resolved(channel, people), "attachments": attachments},
        }
        return self._interact(kind, person, channel, data, used=" ".join(path))

    def _known(self, person: int, channel: int, name: str, kind: AppCommandType) -> dict[str, Any]:
        for command in self._world.visible_commands(user_id=person, channel_id=channel, type=kind):
            if command["name"] == name:
                return command
        raise Impossible(f"command {name}")

    def _server(self, channel: int) -> Guild:
        """The server of a channel. Raises Impossible for direct messages."""
        guild = self._world.channels[channel].guild_id
        if guild is None:
            raise Impossible(f"somebody, a role or a channel in direct messages {channel}")
        return self._world.guilds[guild]

    def _resolved(self, channel: int, people: Iterable[int]) -> dict[str, Any]:
        """Discord's data about the people named. Raises Impossible for somebody who isn't there."""
        resolved: dict[str, dict[str, Any]] = {"users": {}, "members": {}}
        for one in people:
            server = self._server(channel)
            if (member := server.members.get(one)) is None:
                raise Impossible(f"member {one}")
            resolved["users"][str(one)] = serializers.user_payload(self._world.users[one])
            payload = serializers.member_payload(self._world, server, member, with_user=False)
            resolved["members"][str(one)] = payload
        return resolved

    def _resolved_of(self, kind: int, person: int, channel: int, chosen: Sequence[int]) -> dict[str, Any]:
        world, server = self._world, self._server(channel)
        if kind == ComponentType.ROLE_SELECT:
            known = {
                str(one): serializers.role_payload(server.roles[one]) for one in chosen if one in server.roles
            }
            return {"roles": known}
        if kind == ComponentType.CHANNEL_SELECT:
            channels = {}
            for one in (one for one in chosen if one in world.channels):
                allowed = str(world.compute_permissions(server.id, person, one))
                payload = serializers.channel_payload(world, world.channels[one])
                channels[str(one)] = {**payload, "permissions": allowed}
            return {"channels": channels}
        return self._resolved(channel, chosen)

    def _interact(
        self,
        kind: InteractionType,
        person: int,
        channel: int,
        data: dict[str, Any],
        source: int | None = None,
        used: str | None = None,
        **more: Any,
    ) -> LiveInteraction:
        world = self._world
        world.keep_time()
        guild = world.channels[channel].guild_id
        interaction, payload = base_payload(
            world, type=kind, channel_id=channel, guild_id=guild, user_id=person, data=data
        )
        assert isinstance(interaction, LiveInteraction)
        interaction.source_message_id = source
        interaction.command_name = used or interaction.command_name
        world.emit("INTERACTION_CREATE", {**payload, "locale": world.locale_of(person), **more})
        return interaction


def _number(text: str) -> int:
    """The id that was chosen. Raises Impossible for anything else."""
    if _ID.fullmatch(text) is None:
        raise Impossible(f"{text} where somebody or something is chosen")
    return int(text)
