"""The whole table in a few sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine import Argument, Player, Text, text
from bot.games.telling import happened, who_is_asked
from bot.games.trajanum.rules.names import card_name, colour_name, resources_names, street_names
from bot.games.trajanum.state import View

from .phrases import numeral
from .prospects import envoys_sent


def position(view: View) -> Sequence[Text]:
    """The whole table in words, most important first: the picture's description."""
    return [
        _course(view),
        _scores(view),
        *who_is_asked(view),
        *happened(view),
        *_streets(view),
        *(_seat(view, seat) for seat in range(view.seats)),
        text("position-forum", free=_free_cells(view), areas=_areas(view)),
        *_card(view),
    ]


def _course(view: View) -> Text:
    if view.outcome is not None:
        return Text("position-over")
    if view.phase == "set_up":
        return Text("position-set-up")
    key = "position-scoring" if view.phase == "scoring" else "position-round"
    return text(key, cycle=numeral(view.cycle), round=view.round, start=Player(view.start_seat))


def _scores(view: View) -> Text:
    leading_first = sorted(range(view.seats), key=lambda seat: -view.players[seat].vp)
    scores: list[Text | Player] = [
        text("position-score", player=Player(seat), points=view.players[seat].vp) for seat in leading_first
    ]
    return text("position-scores", scores=scores)


def _streets(view: View) -> list[Text]:
    if not view.streets or view.outcome is not None:
        return []
    return [text("position-streets", streets=street_names(view.streets))]


def _card(view: View) -> list[Text]:
    """The orders that are scored next."""
    card = next((view.trajan[cycle] for cycle in view.trajan if cycle >= view.cycle), None)
    if card is None or view.outcome is not None:
        return []
    return [text("position-card", card=card_name(card))]


def _free_cells(view: View) -> int:
    return sum(len(view.forum.free(area)) for area in view.forum.areas)


def _areas(view: View) -> Argument:
    """The areas that are begun, by colour; here envoys go first."""
    begun = Counter(area.colour for area in view.forum.areas if view.forum.started(area))
    return [
        text("position-area", colour=colour_name(colour), count=count) for colour, count in begun.items()
    ] or Text("none")


def _seat(view: View, seat: int) -> Text:
    player = view.players[seat]
    return text(
        "position-seat",
        player=Player(seat),
        resources=resources_names(player.resources),
        ship=player.ship,
        sent=len(envoys_sent(view, seat)),
        buildings=len(player.buildings),
        citizens=player.active_citizens,
    )
