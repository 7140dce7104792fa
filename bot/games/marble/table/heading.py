"""What the header of a table says: round, points, whose turn, what just happened."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.engine import Change, Event
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

from .deeds import Deed

SPACE = re.compile(r"\b[A-J]\d{1,2}-[A-J]\d{1,2}\b|\b[A-JX]{2}\d{1,2}\b")
"""A place or a point named in a sentence."""


def heading(view: View, showing: Showing, deed: Deed | None) -> tuple[Title, list[Plaque], Narration]:
    """All that the header of the table says."""
    words, names = named(showing, view.seats)
    spoken, short = briefly_named(words, names)
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
    view: View, words: Words, names: Sequence[str], deed: Deed | None
) -> tuple[tuple[Run, ...], ...]:
    """The last move as a sentence, what it brought in gold; the winner at the end. Shorter and shorter versions."""
    if view.outcome:
        total = words("picture-points", count=view.outcome.standings[0].total)
        return ((*won(view.outcome, names, words), Run(f" {total}", bold=True, gold=True)),)
    if deed is None:
        return (tuple(emphasised(words("picture-begins"), names)),)
    told = _told(deed.event, words, names)
    if not deed.built:
        return told
    built = _built(deed.built[0], words, names)
    alone = built if deed.built[0].changes else told[-1]
    return (*((*version, Run(" · "), *built) for version in told), alone)


def _built(event: Event, words: Words, names: Sequence[str]) -> tuple[Run, ...]:
    """What came of a site, in few words."""
    if event.key == "built":
        return _told(event, words, names)[-1]
    said = words(f"picture-{event.key}", point=event.arguments["point"])
    return tuple(emphasised(said, SPACE.findall(said)))


def _told(event: Event, words: Words, names: Sequence[str]) -> tuple[tuple[Run, ...], ...]:
    """An event, with what its seat gained by it and lost."""
    sentence = words.event(event)
    gains: dict[str, int] = {}
    for change in event.changes:
        if change.seat == event.seat:
            gains[change.what] = gains.get(change.what, 0) + change.amount
    changes = [Change(event.seat or 0, what, amount) for what, amount in gains.items()]
    return deed_told(sentence, changes, {*names, *SPACE.findall(sentence)}, words)


def _awaited(view: View, words: Words) -> str:
    """Who must do what now; at the end, why it has come."""
    if view.outcome:
        return words(f"event-{view.outcome.reason}")
    parts = []
    for asked in view.asked:
        what = words.text(telling.awaited(view, asked.seat))
        parts.append(words("picture-awaited", player=words.player(asked.seat), what=what))
    return " · ".join(parts)
