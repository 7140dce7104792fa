"""What the header of a table says: year and season, figures in stock, whose turn, what just happened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Argument, Event, Player, changes_of, deeds_of, text
from bot.games.discordia.components import COLOURS, CONSTANTS, SEASONS
from bot.games.discordia.state import View
from bot.pictures.header import Narration, Plaque, Title
from bot.pictures.ledger import number
from bot.pictures.narration import briefly_named, call_of, won
from bot.pictures.people import named
from bot.pictures.runs import Run, emphasised, versions
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing
from bot.words import Words, signed

from .reckoning import Reckoning, reckoning


def heading(view: View, showing: Showing) -> tuple[Title, list[Plaque], Narration]:
    """All that the header of the table says."""
    words, names = named(showing, view.seats)
    spoken, short = briefly_named(words, names)
    deed = None if reckoning(view) else next(iter(deeds_of(view.events)), None)
    actor = view.outcome.winners[0] if view.outcome else deed.seat if deed else None
    narration = Narration(
        None if actor is None else SEATS[actor],
        _happened(view, spoken, short, deed),
        _awaited(view, spoken),
    )
    return title(view, words), _plaques(view, words, names), narration


def title(view: View, words: Words) -> Title:
    """The game, the year, and the season or what the year's end has come to."""
    game = words("picture-game")
    if view.outcome:
        return Title(game, words("picture-year", year=view.year, years=CONSTANTS.years), words("picture-end"))
    in_season = view.phase == "season"
    moment = words(
        f"picture-season-{SEASONS[view.season - 1].id}" if in_season else f"picture-phase-{view.phase}"
    )
    if view.year == CONSTANTS.years:
        return Title(game, words("picture-last-year"), moment, urgent=True)
    key = "picture-year-season" if in_season else "picture-year"
    return Title(game, words(key, year=view.year, years=CONSTANTS.years, season=view.season), moment)


def _plaques(view: View, words: Words, names: Sequence[str]) -> list[Plaque]:
    """In the order of the seats, all game long: whoever has the fewest figures leads."""
    stocks = [player.figures for player in view.players]
    played = [stocks[seat] for seat in view.played_seats()]
    winners = view.outcome.winners if view.outcome else []
    result = []
    for seat, figures in enumerate(stocks):
        call = call_of(view, seat, words)
        leads = (
            seat in winners if view.outcome else not view.gone[seat] and figures == min(played) < max(played)
        )
        tag = words("picture-gone" if view.gone[seat] else "picture-in-stock")
        result.append(
            Plaque(SEATS[seat], names[seat], number(figures), tag, call, leads, _emblems(view, seat))
        )
    return result


def _emblems(view: View, seat: int) -> tuple[str, ...]:
    """Maximus, and the start player's stone."""
    if view.outcome:
        return ()
    found = []
    if view.phase == "season" and seat == view.maximus:
        found.append("discordia/maximus")
    if seat == view.start_player:
        found.append("discordia/start_player")
    return tuple(found)


def _happened(
    view: View, words: Words, names: Sequence[str], deed: Event | None
) -> tuple[tuple[Run, ...], ...]:
    """The last move as a sentence, with what it did to the stock in gold; at the end the winner."""
    if view.outcome:
        stock = words("picture-wins-with", count=view.outcome.standings[0].total)
        return ((*won(view.outcome, names, words), Run(f" {stock}", bold=True, gold=True)),)
    if found := reckoning(view):
        return _reckoned(found, words, names)
    if deed is None or deed.seat is None:
        return (tuple(emphasised(words("picture-begins"), names)),)
    changes = changes_of(view.events, deed.seat)
    change = sum(changes.get(colour, 0) for colour in COLOURS)
    told = words("picture-stock-change", change=signed(change)) if change else ""
    return versions(words.event(deed), told, "", [*names, *deed.places])


def _reckoned(found: Reckoning, words: Words, names: Sequence[str]) -> tuple[tuple[Run, ...], ...]:
    """Who held against the tribes, and what came to each stock; where that is long, the latter alone."""
    told = []
    if found.held or found.raided:
        outcome = "both" if found.held and found.raided else "held" if found.held else "lost"
        held: Argument = [Player(seat) for seat in found.held]
        raided: Argument = [Player(seat) for seat in found.raided]
        told.append(
            words(
                f"picture-raid-{outcome}",
                strength=found.tribes,
                held=held,
                holders=len(found.held),
                raided=raided,
                losers=len(found.raided),
            )
        )
    if found.shortages:
        stocks: Argument = [
            text("picture-shortage-of", player=Player(seat), change=signed(change))
            for seat, change in found.shortages.items()
        ]
        told.append(words("picture-shortages", stocks=stocks))
    return tuple(tuple(emphasised(". ".join(part), names)) for part in (told, told[-1:]))


def _awaited(view: View, words: Words) -> str:
    """Who must do what now; at the end, why it has come."""
    if view.outcome:
        return words(f"event-{view.outcome.reason}")
    players: list[Argument] = [[Player(asked.seat)] for asked in view.asked]
    return " · ".join(
        words("picture-awaited", players=who, what=words(f"awaited-{asked.decision}"))
        for who, asked in zip(players, view.asked, strict=True)
    )
