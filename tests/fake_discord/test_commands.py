"""Which commands Discord refuses, and which it accepts at the limit."""

from __future__ import annotations

from typing import Any

import pytest

from bot.fake_discord.registration_rules import LOCALES, read_in

from .asking import registered


def command(name: str = "game", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "Games", "type": 1, **more}


def parameter(name: str = "what", **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "What", **more}


def subcommand(name: str, *options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 1, "name": name, "description": "Sub", "options": list(options), **more}


def group(name: str, *options: dict[str, Any]) -> dict[str, Any]:
    return {"type": 2, "name": name, "description": "Group", "options": list(options)}


def numbered(count: int, **more: Any) -> list[dict[str, Any]]:
    return [parameter(f"p{number}", **more) for number in range(count)]


def choices(count: int) -> list[dict[str, Any]]:
    return [{"name": f"c{number}", "value": f"v{number}"} for number in range(count)]


def large(letters: int) -> dict[str, Any]:
    """A command of so many letters: 4 + 5 of its own, then options of 100 + 2 each, the rest in choices."""
    options = [parameter(f"{number:02}", description="d" * 100, choices=[]) for number in range(25)]
    rest = letters - 9 - 25 * 102
    for part in options:
        part["choices"] = []
        while rest > 0 and len(part["choices"]) < 25:
            size = min(rest, 200)
            at = len(part["choices"])
            half = size // 2
            part["choices"].append(
                {"name": f"{at:02}".ljust(half, "n"), "value": f"{at:02}".ljust(size - half, "v")}
            )
            rest -= size
    return command(options=options)


TAKEN: dict[str, list[dict[str, Any]]] = {
    "one name for each kind": [command("game"), {"name": "game", "type": 2}, {"name": "game", "type": 3}],
    "25 subcommands": [command(options=[subcommand(f"s{number}") for number in range(25)])],
    "25 options": [command(options=numbered(25))],
    "a name of 32 letters": [command("n" * 32)],
    "all that may be in a name": [command("zurück-zu_9'")],
    "a description of 100 letters": [command(description="d" * 100)],
    "a group with subcommands": [command(options=[group("g", subcommand("s", parameter()))])],
    "25 choices of 100 letters": [
        command(options=[parameter(choices=[*choices(24), {"name": "n" * 100, "value": "v" * 100}])])
    ],
    "8000 letters": [large(8000)],
    "all languages": [command(name_localizations={locale: f"spiel-{locale.lower()}" for locale in LOCALES})],
    "a language twice only by its default": [
        command(
            options=[
                parameter("log", name_localizations={"de": "protokoll"}),
                parameter("protokoll", name_localizations={"de": "log"}),
            ]
        )
    ],
    "permissions as digits": [command(default_member_permissions="32", contexts=[0], integration_types=[0])],
}

REFUSED: dict[str, tuple[list[dict[str, Any]], str]] = {
    "two commands of one name": ([command(), command()], "1.name"),
    "two commands of one translated name": (
        [command("a", name_localizations={"de": "c"}), command("b", name_localizations={"de": "c"})],
        "1.name_localizations.de",
    ),
    "26 subcommands": ([command(options=[subcommand(f"s{number}") for number in range(26)])], "0.options"),
    "26 options": ([command(options=numbered(26))], "0.options"),
    "no name": ([command("")], "0.name"),
    "a name of 33 letters": ([command("n" * 33)], "0.name"),
    "a name with a capital": ([command("Game")], "0.name"),
    "a name with a space": ([command("my game")], "0.name"),
    "a translated name with a sign": (
        [command(name_localizations={"de": "spiel!"})],
        "0.name_localizations.de",
    ),
    "a description of 101 letters": ([command(description="d" * 101)], "0.description"),
    "a translated description of 101 letters": (
        [command(description_localizations={"de": "d" * 101})],
        "0.description_localizations.de",
    ),
    "options of one name": ([command(options=[parameter(), parameter()])], "0.options.1.name"),
    "options of one translated name": (
        [
            command(
                options=[
                    parameter("log", name_localizations={"de": "verlauf"}),
                    parameter("curve", name_localizations={"de": "verlauf"}),
                ]
            )
        ],
        "0.options.1.name_localizations.de",
    ),
    "an option whose translation is another's default": (
        [command(options=[parameter("log"), parameter("curve", name_localizations={"fr": "log"})])],
        "0.options.1.name_localizations.fr",
    ),
    "one name by the fallback from British to American English": (
        [
            command(
                options=[
                    parameter("a", name_localizations={"en-US": "colour"}),
                    parameter("b", name_localizations={"en-GB": "colour"}),
                ]
            )
        ],
        "0.options.1.name_localizations.en-US",
    ),
    "a group in a group": ([command(options=[group("g", group("h"))])], "0.options.0.options.0.type"),
    "a subcommand in a subcommand": (
        [command(options=[subcommand("s", subcommand("t"))])],
        "0.options.0.options.0",
    ),
    "a parameter in a group": ([command(options=[group("g", parameter())])], "0.options.0.options.0.type"),
    "26 choices": ([command(options=[parameter(choices=choices(26))])], "0.options.0.choices"),
    "a choice of 101 letters": (
        [command(options=[parameter(choices=[{"name": "n" * 101, "value": "v"}])])],
        "0.options.0.choices.0.name",
    ),
    "a value of 101 letters": (
        [command(options=[parameter(choices=[{"name": "n", "value": "v" * 101}])])],
        "0.options.0.choices.0.value",
    ),
    "choices of one name": (
        [command(options=[parameter(choices=[{"name": "n", "value": "a"}, {"name": "n", "value": "b"}])])],
        "0.options.0.choices.1.name",
    ),
    "choices of one value": (
        [command(options=[parameter(choices=[{"name": "a", "value": "v"}, {"name": "b", "value": "v"}])])],
        "0.options.0.choices.1.value",
    ),
    "8001 letters": ([large(8001)], "0"),
    "a longer translation that comes to more than 8000": (
        [large(7999) | {"name_localizations": {"de": "spiele"}}],
        "0",
    ),
    "an unknown type of option": ([command(options=[parameter() | {"type": 12}])], "0.options.0"),
}


@pytest.mark.parametrize("commands", TAKEN.values(), ids=TAKEN)
def test_accepted(commands: list[dict[str, Any]]) -> None:
    assert registered(*commands) == ""


@pytest.mark.parametrize(("commands", "where"), REFUSED.values(), ids=REFUSED)
def test_refused(commands: list[dict[str, Any]], where: str) -> None:
    assert registered(*commands).startswith(f"{where}: ")


def test_a_missing_language_falls_back_to_its_variant_and_then_to_the_default() -> None:
    part = {"name": "default", "name_localizations": {"en-GB": "british", "es-ES": "spanish"}}
    assert read_in(part, "name", "en-US") == "british"
    assert read_in(part, "name", "es-419") == "spanish"
    assert read_in(part, "name", "de") == "default"


def test_discord_has_32_languages() -> None:
    assert len(set(LOCALES)) == 32
