"""Forged interactions: values that were never offered, which no Discord client would send."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from simcord import actors, interactions
from simcord.actors import MemberActor
from simcord.enums import ComponentType, InteractionType, OptionType
from simcord.results import InteractionResult

from tests.scene import Scene, parts

HOSTILE = (
    "",
    "-1",
    "0",
    "9" * 30,
    "9" * 100,
    "x" * 100,
    "\u0664\u0662",
    "²",
    "½",
    "1e9",
    "nan",
    "None",
    "0000-9999",
    "a-b",
    "\x00\x1b[31m\r\n\t",
    "\u202e\u200b\ufeff",
    "@everyone <@1> <#1> [a](https://discord.com) **_~`",
    "{ $name } {???}",
    "../../etc/passwd",
    "'; DROP TABLE tables; --",
)
"""Values that were never offered; none is longer than Discord allows a value to be."""

LONG = ("x" * 6_000, "\\*" * 3_000, "9" * 6_000, "\N{GRINNING FACE}" * 3_000)
"""The longest texts that can be typed into an option."""

NUMBERS = (-1, 0, 2**31, 2**53, -(2**53), 10**30)


def components_of(message: Any) -> Iterator[tuple[int, str]]:
    """The types and custom ids of the components of a message that can be used."""
    for part in parts(message):
        if part.get("custom_id"):
            yield part["type"], part["custom_id"]


async def component(
    scene: Scene, player: MemberActor, message: Any, custom_id: str, values: Sequence[str] | None
) -> InteractionResult:
    """Click, or select any values, by any custom id, as if the message had such a component.

    A menu of texts stands for those of channels and roles, too: all send their values in the same form.
    """
    kind = ComponentType.BUTTON if values is None else ComponentType.STRING_SELECT
    part: dict[str, Any] = {"type": kind, "custom_id": custom_id}
    part |= {"style": 2, "label": "x"} if values is None else {"options": []}
    stored = scene.env.backend.get_message(scene.channel.id, message.id)
    stored.components = [{"type": ComponentType.ACTION_ROW, "components": [part]}]
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    return await actors._component_interaction(
        player, stored, data if values is None else {**data, "values": list(values)}
    )


async def command(
    scene: Scene, player: MemberActor, name: str, options: Mapping[str, tuple[int, Any]]
) -> InteractionResult:
    """Send a command with any values of its options, each with its type."""
    first, *rest = name.split()
    (root,) = (
        known
        for known in scene.env.backend.visible_commands(user_id=player.id, channel_id=scene.channel.id)
        if known["name"] == first
    )
    resolved: dict[str, Any] = {}
    for kind, value in options.values():
        if kind == OptionType.USER:
            interactions.resolve_handle(player, value, resolved, channel_id=scene.channel.id)
    given = [
        {"name": name, "type": kind, "value": str(value.id) if kind == OptionType.USER else value}
        for name, (kind, value) in options.items()
    ]
    data = {
        "resolved": resolved,
        "id": root["id"],
        "name": first,
        "type": root.get("type", 1),
        "options": interactions.nest_options(root, rest, given),
    }
    return await actors._dispatch_actor_interaction(
        player, InteractionType.APPLICATION_COMMAND, scene.channel, data
    )


def commands_of(scene: Scene, player: MemberActor) -> Iterator[tuple[str, dict[str, dict[str, Any]]]]:
    """All commands that somebody sees, each with its options by name."""
    for root in scene.env.backend.visible_commands(user_id=player.id, channel_id=scene.channel.id):
        if root.get("type", 1) == 1:
            for path, leaf in interactions.command_leaves(root):
                yield " ".join(path), {option["name"]: option for option in leaf.get("options") or []}
