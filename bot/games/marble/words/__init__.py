"""The words of City of Marble: its positions, its moves, and its rules with the numbers of the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import RulesPage, Text, text
from bot.games import sayings
from bot.games.game_words import GameWords
from bot.games.marble.components import CONSTANTS, TYPES
from bot.games.marble.game import GAME
from bot.games.marble.state import View
from bot.games.sayings import options_told, page

from . import moves, table
from .phrases import counted_tiles, points


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, as everybody reads it; in its turn, with the actions left."""
    if any(asked.seat == seat and asked.decision == "action" for asked in view.asked):
        return text("awaited-action-left", actions=view.actions_left)
    return sayings.awaited(view, seat)


def rules(seats: int, options: Mapping[str, str], rules_version: int | None) -> Sequence[RulesPage]:
    """The rules pages for a number of players and these options."""
    chosen = text("rules-reconstructed-chosen", values=", ".join(map(str, CONSTANTS.bridge_tile_values)))
    counted = ("bridges", "aqueducts", "fountains", "coins", "imperium")
    return [
        _aim(seats),
        page("turn", "actions", "draw", "play", "aqueduct", "recall", "extra", "end"),
        page("tiles", "where", "magistrate", "then", picture="tiles"),
        _sites(options),
        page("influence", "colour", "most", "tie", "stay", picture="influence"),
        page("claims", "who", "where", "home", "use", "care", picture="claims"),
        page("water", "bridges", "start", "edges", "never", "one", "score", picture="water"),
        page("fountains", "next", "piece", "treasury", "worth", picture="fountains"),
        page("end", "trigger", "pay", "count", *counted, "nothing", "tie"),
        page("options", *options_told(GAME, options)),
        page("reconstructed", "why", "known", chosen),
    ]


def _aim(seats: int) -> RulesPage:
    stacks = {kind.id: kind.tiles - seats * CONSTANTS.start_tiles_per_type for kind in TYPES.values()}
    start = text("rules-aim-start", stacks=counted_tiles(stacks), seats=seats)
    return page("aim", "families", "more", "board", "hills", start, picture="board")


def _sites(options: Mapping[str, str]) -> RulesPage:
    kinds = []
    for kind in TYPES.values():
        building, worth = Text(f"building-{kind.id}"), points(kind.points)
        kinds.append(text("rules-sites-type", count=kind.site_tiles, building=building, points=worth))
    hills = "block" if options.get("hills_block_sites") == "on" else "fill"
    return page("sites", text("rules-sites-complete", hills=hills), "count", *kinds, "order", picture="sites")


WORDS = GameWords(moves.SAID, status=table.status, rules=rules, awaited=awaited, table=table.PARTS)
