"""Tools for developers: `python -m tools` lists them, `python -m tools NAME ...` runs one.

The parameters of a tool's function are its options. It returns an exit status or None (0), and raises what `run_tool`
reports in a sentence.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

from msgspec import DecodeError

from bot.__main__ import completed, refuse
from bot.engine import Mismatch, Refusal
from bot.i18n.fluent import words

TOOLS: Final = {
    "selfplay": ("tools.selfplay:run_selfplay", "Play random games and count."),
    "arena": ("tools.arena:run_arena", "Let computer players play against each other."),
    "balance": ("tools.balance:run_balance", "Let computers play, and write down how balanced a game is."),
    "replay": ("tools.records:run_replay", "Replay a recorded game and check it."),
    "film": ("tools.records:run_film", "Make a film of a recorded game, an MP4 file."),
    "lessons": ("tools.records:run_lessons", "Make a position for a lesson, from a game of computers."),
    "bench": ("tools.bench:run_bench", "Measure speeds, print JSON."),
    "bench-reading": ("tools.bench.reading:run_bench_reading", "Measure how much players must read and tap."),
    "bench-growth": ("tools.bench.growth:run_bench_growth", "Measure a database with years of games in it."),
    "load": ("tools.load.run:run_load", "Play in many channels of a fake Discord, count what is lost."),
    "weights": ("tools.weights:run_weights", "Make a game's weights from games of computers."),
    "win-chances": ("tools.win_chances:run_win_chances", "Make a game's scales of chances to win."),
    "sheets": ("tools.sheets:run_sheets", "Draw the pictures of the documentation."),
    "vision": ("tools.vision:run_vision", "Show pictures as phones and color-blind people do."),
    "palettes": ("tools.palettes:run_palettes", "Choose the 256 colors of games' pictures."),
    "new-game": ("tools.new_game:run_new_game", "Make a new game from the example."),
    "licenses": ("tools.licenses:run_licenses", "Write the page of licenses."),
    "openapi-cut": ("tools.openapi_cut:run_openapi_cut", "Cut the needed part out of Discord's OpenAPI."),
}
"""The function of each tool, imported only if it is run, and what the tool does."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a tool and return its exit status."""
    if find_spec("cyclopts") is None:
        return refuse('The tools need the extra `tools` of the package: pip install ".[tools]".')
    return completed(lambda: run_tool(sys.argv[1:] if arguments is None else arguments))


def run_tool(typed: Sequence[str]) -> int:
    from cyclopts import App, CycloptsError, Parameter

    from .options import CannotRun

    app = App(
        "python -m tools",
        help="Tools for developers.",
        version_flags=(),
        exit_on_error=False,
        print_error=False,
        default_parameter=Parameter(consume_multiple=True, negative=()),
    )
    for name, (function, line) in TOOLS.items():
        app.command(function, name=name, help=line)
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
