"""What City of Marble says of its positions and moves; and the game explained, with the numbers of the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import RulesPage, Text, text
from bot.games import sayings
from bot.games.game_words import GameWords
from bot.games.marble.components import CONSTANTS, OUTLETS, SCORING, TYPES
from bot.games.marble.game import GAME
from bot.games.marble.holdings import HOLDINGS
from bot.games.marble.state import View
from bot.games.sayings import options_told, page

from . import moves, table
from .phrases import coins, counted_tiles, points


def waiting(view: View) -> Text:
    return text("prompt-wait-seat", points=HOLDINGS["points"].told(view, view.own_seat), **moves.means(view))


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, said to everybody; in its turn with the actions that are left."""
    if any(asked.seat == seat and asked.decision == "action" for asked in view.asked):
        return text("awaited-action-left", actions=view.actions_left)
    return sayings.awaited(view, seat)


def rules(seats: int, options: Mapping[str, str]) -> Sequence[RulesPage]:
    """The game explained for so many players and these options."""
    values = CONSTANTS.bridge_tile_values
    chosen = text("rules-reconstructed-chosen", values=", ".join(map(str, values)))
    actions = text("rules-turn-actions", actions=text("actions", amount=CONSTANTS.actions))
    tie = text("rules-influence-tie", fountains=CONSTANTS.fountains)
    use = text("rules-claims-use", most=points(SCORING.most_imperium), tied=SCORING.most_imperium_tie)
    return [
        _aim(seats),
        page("turn", actions, "draw", "play", "aqueduct", "recall", "extra", "end"),
        page("tiles", "where", "magistrate", "then", picture="tiles"),
        _sites(options),
        page("influence", "colour", "most", tie, "stay", picture="influence"),
        page("claims", "who", "where", "home", use, "care", picture="claims"),
        _water(),
        _fountains(),
        _end(),
        page("options", *options_told(GAME, options)),
        page("reconstructed", "why", "known", chosen),
    ]


def _aim(seats: int) -> RulesPage:
    stacks = {kind.id: kind.tiles - seats * CONSTANTS.start_tiles_per_type for kind in TYPES.values()}
    hills = text("rules-aim-hills", drawn=CONSTANTS.hills_drawn)
    magistrates, left = CONSTANTS.magistrates, counted_tiles(stacks)
    start = text("rules-aim-start", magistrates=magistrates, stacks=left, seats=seats)
    return page("aim", "families", "more", "board", hills, start, picture="board")


def _sites(options: Mapping[str, str]) -> RulesPage:
    kinds = []
    for kind in TYPES.values():
        building, worth = Text(f"building-{kind.id}"), points(kind.points)
        kinds.append(text("rules-sites-type", count=kind.site_tiles, building=building, points=worth))
    hills = "block" if options.get("hills_block_sites") == "on" else "fill"
    return page("sites", text("rules-sites-complete", hills=hills), "count", *kinds, "order", picture="sites")


def _water() -> RulesPage:
    (supply,) = {outlet.pieces for outlet in OUTLETS.values()}
    values = CONSTANTS.bridge_tile_values
    bridges = text("rules-water-bridges", least=min(values), most=points(max(values)))
    start = text("rules-water-start", pieces=CONSTANTS.start_pieces)
    one = text("rules-water-one", supply=supply)
    score = text("rules-water-score", points=points(SCORING.aqueduct))
    return page("water", bridges, start, "edges", "never", one, score, picture="water")


def _fountains() -> RulesPage:
    beside = text("rules-fountains-next", points=points(SCORING.fountain))
    coin, most, supply = points(SCORING.coin), points(SCORING.most_coins), coins(CONSTANTS.coins)
    worth = text("rules-fountains-worth", coin=coin, most=most, coins=supply)
    return page("fountains", beside, "piece", "treasury", worth, picture="fountains")


def _end() -> RulesPage:
    most, tied = points(SCORING.most_imperium), points(SCORING.most_imperium_tie)
    return page(
        "end",
        "trigger",
        "pay",
        "count",
        "bridges",
        text("rules-end-aqueducts", points=points(SCORING.aqueduct)),
        text("rules-end-fountains", points=points(SCORING.fountain)),
        text("rules-end-coins", points=points(SCORING.coin), most=points(SCORING.most_coins)),
        text("rules-end-imperium", most=most, tied=tied),
        "nothing",
        "tie",
    )


WORDS = GameWords(
    moves.SAID,
    status=table.status,
    rules=rules,
    waiting=waiting,
    awaited=awaited,
    course=table.course,
    in_words=table.in_words,
)
