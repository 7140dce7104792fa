"""The tools of developers: `python -m tools` lists them, `python -m tools NAME ...` runs one.

The module of a tool has a function `run_NAME`, whose parameters (or those of `NAME_options`) are the tool's options,
and which returns an exit status, 0 where it returns none. It raises what `run_tool` says in a sentence.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final, NamedTuple

from msgspec import DecodeError

from bot.__main__ import completed, refuse
from bot.engine import Mismatch, Refusal
from bot.i18n.fluent import words

from .options import CannotRun, add_options


class Tool(NamedTuple):
    """A tool: its name, its module, what it does, and the extra of the package that it needs."""

    name: str
    module: str
    line: str
    extra: str = ""


TOOLS: Final = (
    Tool("selfplay", "tools.selfplay", "play random games and count"),
    Tool("arena", "tools.arena", "let computer players play against each other"),
    Tool("balance", "tools.balance", "let computers play, and write down what is worth how much"),
    Tool("replay", "tools.records", "play a recorded game again and check it"),
    Tool("film", "tools.records", "make a film of a recorded game, an MP4 file"),
    Tool("lessons", "tools.records", "make a position for a lesson, from a game of computers"),
    Tool("bench", "tools.bench", "measure speeds, print JSON"),
    Tool("bench-reading", "tools.bench.reading", "measure what turns ask of players", "sandbox"),
    Tool("bench-growth", "tools.bench.growth", "measure a database with years of games in it"),
    Tool(
        "load", "tools.load.run", "play in many channels of a pretend Discord, count what is lost", "sandbox"
    ),
    Tool("weights", "tools.weights", "make a game's weights from games of computers", "tools"),
    Tool("win-chances", "tools.win_chances", "make a game's scales of chances to win"),
    Tool("sheets", "tools.sheets", "draw the pictures of the documentation"),
    Tool("vision", "tools.vision", "show pictures as phones and color-blind people do", "tools"),
    Tool("palettes", "tools.palettes", "choose the 256 colors of games' pictures"),
    Tool("new-game", "tools.new_game", "make a new game from the example"),
    Tool("licenses", "tools.licenses", "write the page of licenses"),
    Tool("openapi-cut", "tools.openapi_cut", "cut what the gate needs out of Discord's OpenAPI file"),
)

EXTRAS: Final = {"sandbox": "jsonschema_rs", "tools": "numpy"}
"""A module of each extra, to see whether it is installed."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a tool; its exit status."""
    name, *rest = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    tool = next((tool for tool in TOOLS if tool.name == name), None)
    if tool is None:
        listed = "\n".join(f"  {tool.name:16}{tool.line}" for tool in TOOLS)
        listing = (
            f"usage: python -m tools NAME ...\n\n{listed}\n\npython -m tools NAME --help tells its options."
        )
        if name in ("-h", "--help"):
            print(listing)
            return 0
        refuse(f"There is no tool called {name}.", listing)
        return 2
    if tool.extra and find_spec(EXTRAS[tool.extra]) is None:
        return refuse(
            f"`{name}` needs the package's extra `{tool.extra}`, which is not installed: "
            f'pip install ".[{tool.extra}]".'
        )
    return completed(lambda: run_tool(tool, rest))


def run_tool(tool: Tool, arguments: Sequence[str]) -> int:
    module, name = import_module(tool.module), tool.name.replace("-", "_")
    parser = argparse.ArgumentParser(
        prog=f"python -m tools {tool.name}", description=f"{tool.line[0].upper()}{tool.line[1:]}."
    )
    run = getattr(module, f"run_{name}")
    add_options(parser, getattr(module, f"{name}_options", run))
    options = vars(parser.parse_args(arguments))
    try:
        return int(run(**options) or 0)
    except Refusal as refusal:
        return refuse(words("en", options.get("game")).text(refusal.reason))
    except (CannotRun, Mismatch, DecodeError) as error:
        return refuse(str(error))
    except (FileNotFoundError, IsADirectoryError, NotADirectoryError, PermissionError) as error:
        return refuse(f"{error.filename}: {error.strerror}.")


if __name__ == "__main__":
    sys.exit(main())
