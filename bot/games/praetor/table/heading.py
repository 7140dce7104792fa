"""What the header of a table says: round, points, whose turn, what just happened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Change, Event, changes_of, deeds_of
from bot.games.praetor.components import RESOURCES
from bot.games.praetor.state import View
from bot.pictures.header import Narration, Plaque, Title
from bot.pictures.ledger import number
from bot.pictures.narration import briefly_named, call_of, deed_told, won
from bot.pictures.people import named
from bot.pictures.runs import Run, emphasised
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing
from bot.words import Words

TOLD_CHANGES = ("favor", *RESOURCES, "morale")
"""What the narration tells of a deed; its badge shows the first of these that was gained."""


def last_deed(view: View) -> Event | None:
    """What tells most of the last move: what a worker did at the end of his way, else its first deed."""
    deeds = deeds_of(view.events)
    return next((deed for deed in reversed(deeds) if deed.places), deeds[0] if deeds else None)


def gains_of(view: View) -> dict[str, int]:
    """What the last move brought the seat that made it, and what it cost them."""
    deeds = deeds_of(view.events)
    return changes_of(deeds, deeds[0].seat) if deeds and deeds[0].seat is not None else {}


def heading(view: View, showing: Showing, deed: Event | None) -> tuple[Title, list[Plaque], Narration]:
    """All that the header of the table says."""
    words, names = named(showing, view.seats)
    spoken, short = briefly_named(words, names)
    actor = view.outcome.winners[0] if view.outcome else deed.seat if deed else None
    narration = Narration(
        None if actor is None else SEATS[actor],
        _happened(view, spoken, short, deed),
        _awaited(view, spoken),
    )
    return _title(view, words), _plaques(view, words, names), narration


def _title(view: View, words: Words) -> Title:
    """Game, stack, round; the last round, and the end, stand out."""
    game = words("picture-game")
    if view.outcome:
        return Title(game, words("picture-rounds", count=view.round), words("picture-end"))
    moment = words("picture-set-up") if view.phase == "setup" else words("picture-round", round=view.round)
    if view.last_round:
        return Title(game, words("picture-last-round"), moment, urgent=True)
    if view.stack_top is None:
        return Title(game, words("picture-stack-empty"), moment)
    return Title(game, words("picture-stack", epoch=view.stack_top, left=view.stack_left), moment)


def _plaques(view: View, words: Words, names: Sequence[str]) -> list[Plaque]:
    """The seats in turn order, at the end by place, with their points."""
    best = max(player.favor for player in view.players)
    winners = view.outcome.winners if view.outcome else []
    result = []
    for seat in seats_in_order(view):
        player = view.players[seat]
        call = call_of(view, seat, words)
        leads = seat in winners if view.outcome else player.favor == best
        result.append(
            Plaque(SEATS[seat], names[seat], number(player.favor), _tag(view, seat, words), call, leads)
        )
    return result


def seats_in_order(view: View) -> list[int]:
    """The seats by place at the end, by initiative before, as they sit before the first round."""
    if view.outcome:
        return [standing.seat for standing in view.outcome.standings]
    return list(view.initiative) or list(range(view.seats))


def _tag(view: View, seat: int, words: Words) -> str:
    player = view.players[seat]
    if view.gone[seat]:
        return words("picture-gone")
    if player.passed:
        return words("picture-passed")
    if view.phase == "action":
        return words("picture-workers", count=len(player.pool))
    return ""


def _happened(
    view: View, words: Words, names: Sequence[str], deed: Event | None
) -> tuple[tuple[Run, ...], ...]:
    """The last move as a sentence, what it brought in gold; the winner at the end. Shorter and shorter versions."""
    if view.outcome:
        total = words("favor", amount=view.outcome.standings[0].total)
        return ((*won(view.outcome, names, words), Run(f" {total}", bold=True, gold=True)),)
    if deed is None:
        return (tuple(emphasised(words("picture-begins"), names)),)
    gains = gains_of(view)
    changes = [Change(deed.seat or 0, what, gains.get(what, 0)) for what in TOLD_CHANGES]
    return deed_told(words.event(deed), changes, {*names, *deed.places}, words)


def _awaited(view: View, words: Words) -> str:
    """Who must do what now; at the end, why it has come."""
    if view.outcome:
        return words(f"event-{view.outcome.reason}")
    parts = []
    for asked in view.asked:
        what = words(f"awaited-{asked.decision}")
        parts.append(words("picture-awaited", player=words.player(asked.seat), what=what))
    return " · ".join(parts)
