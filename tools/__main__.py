"""The tools of developers: `python -m tools` lists them, `python -m tools NAME ...` runs one.

The module of a tool has a function `run_NAME`, whose parameters are the tool's options, and which returns an exit
status, 0 where it returns none. It raises what `run_tool` says in a sentence.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final, NamedTuple

from msgspec import DecodeError

from bot.__main__ import completed, refuse
from bot.engine import Mismatch, Refusal
from bot.i18n.fluent import words

from .options import CannotRun


class Tool(NamedTuple):
    """A tool: its name, the module of its function, and what it does."""

    name: str
    module: str
    line: str

    @property
    def function(self) -> str:
        """Where its function is, which is imported only if it is run."""
        return f"{self.module}:run_{self.name.replace('-', '_')}"


TOOLS: Final = (
    Tool("selfplay", "tools.selfplay", "Play random games and count."),
    Tool("arena", "tools.arena", "Let computer players play against each other."),
    Tool("balance", "tools.balance", "Let computers play, and write down what is worth how much."),
    Tool("replay", "tools.records", "Play a recorded game again and check it."),
    Tool("film", "tools.records", "Make a film of a recorded game, an MP4 file."),
    Tool("lessons", "tools.records", "Make a position for a lesson, from a game of computers."),
    Tool("bench", "tools.bench", "Measure speeds, print JSON."),
    Tool("bench-reading", "tools.bench.reading", "Measure what turns ask of players."),
    Tool("bench-growth", "tools.bench.growth", "Measure a database with years of games in it."),
    Tool("load", "tools.load.run", "Play in many channels of a fake Discord, count what is lost."),
    Tool("weights", "tools.weights", "Make a game's weights from games of computers."),
    Tool("win-chances", "tools.win_chances", "Make a game's scales of chances to win."),
    Tool("sheets", "tools.sheets", "Draw the pictures of the documentation."),
    Tool("vision", "tools.vision", "Show pictures as phones and color-blind people do."),
    Tool("palettes", "tools.palettes", "Choose the 256 colors of games' pictures."),
    Tool("new-game", "tools.new_game", "Make a new game from the example."),
    Tool("licenses", "tools.licenses", "Write the page of licenses."),
    Tool("openapi-cut", "tools.openapi_cut", "Cut what the gate needs out of Discord's OpenAPI file."),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a tool; its exit status."""
    if find_spec("cyclopts") is None:
        return refuse(
            'Tools need the package’s extra `tools`, which is not installed: pip install ".[tools]".'
        )
    return completed(lambda: run_tool(sys.argv[1:] if arguments is None else arguments))


def run_tool(typed: Sequence[str]) -> int:
    from cyclopts import App, CycloptsError, Parameter

    app = App(
        "python -m tools",
        help="Tools of those who build the games.",
        version_flags=(),
        exit_on_error=False,
        print_error=False,
        default_parameter=Parameter(consume_multiple=True, negative=()),
    )
    for tool in TOOLS:
        app.command(tool.function, name=tool.name, help=tool.line)
    try:
        run, bound, _ = app.parse_args(typed)
        return int(run(*bound.args, **bound.kwargs) or 0)
    except CycloptsError as error:
        refuse(str(error))
        return 2
    except Refusal as refusal:
        return refuse(words("en", bound.arguments.get("game")).text(refusal.reason))
    except (CannotRun, Mismatch, DecodeError) as error:
        return refuse(str(error))
    except (FileNotFoundError, IsADirectoryError, NotADirectoryError, PermissionError) as error:
        return refuse(f"{error.filename}: {error.strerror}.")


if __name__ == "__main__":
    sys.exit(main())
