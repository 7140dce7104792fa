"""What the header of a table says: round, points, whose turn, what just happened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Change, Event, changes_of, deeds_of
from bot.games.marble import telling
from bot.games.marble.state import View
from bot.pictures.header import Narration, Plaque, Title
from bot.pictures.ledger import number
from bot.pictures.narration import briefly_named, call_of, deed_told, won
from bot.pictures.people import named
from bot.pictures.runs import Run, emphasised
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing
from bot.words import Words

BUILT = ("built", "fountain-built", "plaza-left")
"""What can come of a site."""


def heading(view: View, showing: Showing) -> tuple[Title, list[Plaque], Narration]:
    """All that the header of the table says."""
    words, names = named(showing, view.seats)
    spoken, short = briefly_named(words, names)
    deed = next(iter(deeds_of(view.events)), None)
    actor = view.outcome.winners[0] if view.outcome else deed.seat if deed else None
    narration = Narration(
        None if actor is None else SEATS[actor], _happened(view, spoken, short, deed), _awaited(view, spoken)
    )
    return _title(view, words), _plaques(view, words, names), narration


def _title(view: View, words: Words) -> Title:
    """The round is that of the first seat; the final one, and the end, stand out."""
    game = words("picture-game")
    if view.outcome:
        return Title(game, words("picture-second"), words("picture-end"))
    moment = words("picture-round", round=max(1, -(-view.turn // view.seats)))
    if view.phase == "final":
        return Title(game, words("picture-last-round"), moment, urgent=True)
    return Title(game, words("picture-second"), moment)


def _plaques(view: View, words: Words, names: Sequence[str]) -> list[Plaque]:
    """The seats in turn order, at the end by place, with their points."""
    points = [player.points for player in view.players]
    order = view.turn_order()
    if view.outcome:
        order = [standing.seat for standing in view.outcome.standings]
        for standing in view.outcome.standings:
            points[standing.seat] = standing.total
    winners = view.outcome.winners if view.outcome else []
    result = []
    for seat in order:
        call = call_of(view, seat, words)
        leads = seat in winners if view.outcome else bool(points[seat]) and points[seat] == max(points)
        tag = words("picture-gone") if view.gone[seat] else ""
        result.append(Plaque(SEATS[seat], names[seat], number(points[seat]), tag, call, leads))
    return result


def _happened(
    view: View, words: Words, names: Sequence[str], deed: Event | None
) -> tuple[tuple[Run, ...], ...]:
    """The last move as a sentence, what it brought in gold; the winner at the end. Shorter and shorter versions."""
    if view.outcome:
        total = words("picture-points", count=view.outcome.standings[0].total)
        return ((*won(view.outcome, names, words), Run(f" {total}", bold=True, gold=True)),)
    if deed is None:
        return (tuple(emphasised(words("picture-begins"), names)),)
    told = _told(deed, words, names)
    site = next((event for event in view.events if event.key in BUILT and event is not deed), None)
    if site is None:
        return told
    built = _built(site, words, names)
    alone = built if site.changes else told[-1]
    return (*((*version, Run(" · "), *built) for version in told), alone)


def _built(event: Event, words: Words, names: Sequence[str]) -> tuple[Run, ...]:
    """What came of a site, in few words."""
    if event.key == "built":
        return _told(event, words, names)[-1]
    said = words(f"picture-{event.key}", point=event.arguments["point"])
    return tuple(emphasised(said, event.places))


def _told(event: Event, words: Words, names: Sequence[str]) -> tuple[tuple[Run, ...], ...]:
    """An event, with what its seat gained by it and lost."""
    assert event.seat is not None
    gains = changes_of([event], event.seat)
    changes = [Change(event.seat, what, amount) for what, amount in gains.items()]
    return deed_told(words.event(event), changes, {*names, *event.places}, words)


def _awaited(view: View, words: Words) -> str:
    """Who must do what now; at the end, why it has come."""
    if view.outcome:
        return words(f"event-{view.outcome.reason}")
    parts = []
    for asked in view.asked:
        what = words.text(telling.awaited(view, asked.seat))
        parts.append(words("picture-awaited", player=words.player(asked.seat), what=what))
    return " · ".join(parts)
