"""What somebody has, in words: the panel and the mat of a seat."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Argument, Text, text
from bot.games.discordia.components import AQUEDUCT_END, CONSTANTS, DECREES, RELIEF
from bot.games.discordia.rules import decrees, names, shortage, tracks
from bot.games.discordia.rules.dispatches import ROWS_OF
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import View
from bot.games.shared_words import breaths

from . import city_in_words
from .phrases import at, privilege_gains, stars, stock
from .positions import means, rank, this_turn

IN_A_BREATH = 4
"""So many decrees are named in a line, with how near they are."""


def whole(view: View, seat: int) -> list[Text]:
    """All that a seat has: its stock, its city place by place, its shortage, decrees and privileges."""
    player = view.players[seat]
    return [
        rank(view, seat),
        *this_turn(view, seat),
        means(player),
        text("in-words-own-strength", strength=player.strength),
        *city_in_words.rows(player),
        *city_in_words.track(player, "expedition"),
        *city_in_words.track(player, "development"),
        _aqueduct(player),
        _shortage(player),
        *city_in_words.decrees(player),
        *_progress(view, player),
        *_advantages(player),
        *_privileges(player),
    ]


def _aqueduct(player: Governor) -> Text:
    return text("in-words-aqueduct", field=player.aqueduct, end=AQUEDUCT_END, relief=RELIEF[player.aqueduct])


def _shortage(player: Governor) -> Text:
    """The shortage with all its parts."""
    lacking = shortage.lack(player)
    return text(
        "in-words-surplus" if lacking.total < 0 else "in-words-shortage",
        symbols=lacking.symbols,
        spaces=lacking.spaces,
        aqueduct=lacking.aqueduct,
        lasting=lacking.lasting,
        once=lacking.once,
        total=abs(lacking.total),
    )


def _progress(view: View, player: Governor) -> Iterator[Text]:
    """How near the seat is to each decree on offer, as long as it has a space for one."""
    told = [_nearness(player, decree) for decree in view.decrees]
    for some in breaths(told, IN_A_BREATH):
        yield text("in-words-progress", decrees=some)


def _nearness(player: Governor, decree: str) -> Text:
    condition = DECREES[decree].condition
    about: dict[str, Argument] = {
        "decree": names.decree(decree),
        "reached": decrees.progress(player, condition),
        "amount": condition.amount,
        "fulfilled": "yes" if decrees.is_fulfilled(player, decree) else "no",
    }
    if condition.sort is None:
        return text("in-words-nearness-most" if condition.is_limit else "in-words-nearness", **about)
    tiles = decrees.occupied(player, ROWS_OF[condition.sort])
    return text("in-words-nearness-tiles", tiles=tiles, wanted=condition.tiles, **about)


def _advantages(player: Governor) -> list[Text]:
    """What the city may do beyond others."""
    told = [Text("in-words-develops-on-5")] if tracks.develops_on_5(player) else []
    if sorts := tracks.any_colour(player):
        told.append(text("status-any-colour", sorts=[names.sort(sort) for sort in sorts]))
    return told


def _privileges(player: Governor) -> list[Text]:
    """The privileges with what they are good for; those that were used too."""
    return [
        text(
            "in-words-own-privilege",
            privilege=names.privilege(one.id),
            gains=privilege_gains(one.id),
            spent="yes" if one.spent else "no",
        )
        for one in player.privileges
    ]


# In few words.


def stock_briefly(view: View, seat: int) -> list[Text]:
    """A seat beside the board: its stock, and what it has to act with."""
    player = view.players[seat]
    told = [text("pictured-stock", stock=stock(player))]
    if view.outcome is not None:
        return [rank(view, seat)]
    if view.phase == "season" and seat == view.maximus:
        told.append(Text("pictured-maximus"))
    if seat == view.start_player:
        told.append(Text("pictured-start-player"))
    return [
        *told,
        stars(player.stars),
        text("pictured-manipulators", active=player.active, manipulators=player.manipulators),
        *_needs(player),
    ]


def city_briefly(view: View, seat: int) -> list[Text]:
    """A city in short parts, what matters most first."""
    player = view.players[seat]
    tiles = [at(slot, tile) for slot, tile in player.tiles()]
    return [
        text("pictured-figures", amount=player.figures),
        *_needs(player),
        text("pictured-tiles", tiles=list(tiles) or Text("none")),
        text("pictured-tracks", expedition=player.expedition, development=player.development),
        text("pictured-aqueduct", field=player.aqueduct),
        text("pictured-decrees", count=len(player.decrees), most=CONSTANTS.decree_spaces),
        *([text("pictured-privileges", count=len(player.privileges))] if player.privileges else []),
    ]


def _needs(player: Governor) -> list[Text]:
    """What the end of the year will ask."""
    return [
        text("pictured-strength", strength=player.strength),
        text("pictured-shortage", total=shortage.lack(player).total),
    ]
