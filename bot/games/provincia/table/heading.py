"""What the header of a table says: round and phase, prestige, whose turn, what just happened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Argument, Change, Event, Player, changes_of, deeds_of, heard
from bot.games.provincia.components import BELLUM, CONSTANTS
from bot.games.provincia.state import View
from bot.pictures.artwork import icon
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import FIGURE
from bot.pictures.header import Narration, Plaque, Title
from bot.pictures.ledger import number
from bot.pictures.narration import awaited_together, briefly_named, call_of, deed_told, won
from bot.pictures.palette import INK, IVORY, LIGHT_GOLD, mix
from bot.pictures.runs import BOLD, Run, emphasised
from bot.pictures.showing import Showing
from bot.words import Words

from .battle import fought_last
from .livery import LIVERY
from .looks import look, named

DISC, PITCH, FIRST, ROUNDS_Y = 30, 46, 44, 72
"""The discs of the rounds, in the second line of the title."""


def heading(view: View, showing: Showing) -> tuple[Title, list[Plaque], Narration]:
    """All that the header of the table says."""
    words, names = named(showing, view)
    spoken, short = briefly_named(words, names)
    deeds = deeds_of(heard(view.events, None))
    actor = view.outcome.winners[0] if view.outcome else deeds[0].seat if deeds else None
    narration = Narration(
        None if actor is None or fought_last(view) else look(view, actor),
        _happened(view, spoken, short, deeds),
        _awaited(view, spoken),
    )
    return _title(view, words), _plaques(view, words, names), narration


def _title(view: View, words: Words) -> Title:
    if view.outcome:
        return Title(words("picture-game"), "", words("picture-end"))
    moment = words("picture-round", round=view.round)
    return Title(words("picture-game"), "", moment, remark=words(f"picture-phase-{view.phase}"))


def draw_rounds(canvas: Canvas, view: View) -> None:
    """Six discs: past rounds dim, the present one gold; those of raids wear the wings of a Gaul."""
    accent = LIVERY.accent
    for round in range(1, CONSTANTS.rounds + 1):
        x = FIRST + PITCH * (round - 1)
        past = round < view.round or view.phase in ("final_turn", "end")
        now = round == view.round and not past
        ground = LIGHT_GOLD if now else mix(accent, LIVERY.dark, 0.55) if past else LIVERY.dark
        if round in CONSTANTS.battle_rounds:
            wings = icon("provincia/wings", 42)
            if past:
                wings = wings.copy()
                wings.putalpha(wings.getchannel("A").point(lambda value: value // 3))
            canvas.centre(wings, x, ROUNDS_Y - 3)
        canvas.disc(x, ROUNDS_Y, DISC / 2 + 2, INK if now else mix(accent, INK, 0.25))
        canvas.disc(x, ROUNDS_Y, DISC / 2, ground)
        colour = INK if now else mix(IVORY, accent, 0.35) if past else IVORY
        canvas.text(x, ROUNDS_Y, str(round), FIGURE.at(24), colour, "middle")


def seats_in_order(view: View) -> list[int]:
    """The seats by place at the end, in turn order before."""
    if view.outcome:
        return [standing.seat for standing in view.outcome.standings]
    return view.turn_order()


def prestige(view: View, seat: int) -> int:
    """What the header shows as the seat's score: prestige now, the total at the end."""
    if view.outcome:
        return next(standing.total for standing in view.outcome.standings if standing.seat == seat)
    return view.players[seat].prestige


def _plaques(view: View, words: Words, names: Sequence[str]) -> list[Plaque]:
    best = max((prestige(view, seat) for seat in view.played_seats()), default=0)
    settled = any(player.buildings for player in view.players)
    winners = view.outcome.winners if view.outcome else []
    result = []
    for seat in seats_in_order(view):
        call = call_of(view, seat, words)
        score = prestige(view, seat)
        leads = seat in winners if view.outcome else settled and not view.gone[seat] and score == best
        tag = _tag(view, seat, words)
        result.append(Plaque(look(view, seat), names[seat], number(score), tag, call, leads))
    return result


def _tag(view: View, seat: int, words: Words) -> str:
    """What the seat did in what everybody does now."""
    if view.gone[seat]:
        return words("picture-gone")
    if view.draft:
        taken = [label for label, slot in view.draft.slots.items() if slot.taker == seat]
        return words("picture-took", slot=taken[0]) if taken else ""
    if seat in view.answered:
        return words("picture-chosen")
    if view.phase in ("cards", "yields", "final_turn") and view.asked:
        order = view.turn_order()
        first = min(order.index(asked.seat) for asked in view.asked)
        return words("picture-done") if order.index(seat) < first else ""
    return ""


def _happened(
    view: View, words: Words, names: Sequence[str], deeds: Sequence[Event]
) -> tuple[tuple[Run, ...], ...]:
    """The last move as a sentence, what it brought in gold; the raid; at the end the winner."""
    if view.outcome:
        total = words("picture-points", count=view.outcome.standings[0].total)
        return ((*won(view.outcome, names, words), Run(f" {total}", bold=True, gold=True)),)
    if fought_last(view):
        return _raided(view, words, names)
    if not deeds:
        answered = [event for event in view.events if event.key == "answered"]
        said = words.event(answered[0]) if answered else words("picture-begins")
        return (tuple(emphasised(said, names)),)
    seat = deeds[0].seat
    assert seat is not None
    changes = [Change(seat, what, amount) for what, amount in changes_of(deeds, seat).items()]
    return deed_told(words.emphasising(BOLD).brief(deeds[0].text), changes, (), words)


def _raided(view: View, words: Words, names: Sequence[str]) -> tuple[tuple[Run, ...], ...]:
    """Who held and who lost; where that would be long, how many lost."""
    battle = view.battles[-1]
    strength = BELLUM[battle.bellum].strength
    losers: Argument = [Player(seat) for seat, fight in enumerate(battle.fights) if fight.lost]
    lost = sum(fight.lost for fight in battle.fights)
    if not lost:
        return (tuple(emphasised(words("picture-raid-held", strength=strength), names)),)
    told = (
        words("picture-raid-lost", strength=strength, players=losers, count=lost),
        words("picture-raid-lost-many", strength=strength, count=lost),
    )
    return tuple(tuple(emphasised(sentence, names)) for sentence in told)


def _awaited(view: View, words: Words) -> str:
    """Who must do what now; at the end, why it has come."""
    if view.outcome:
        return words(view.outcome.reason)
    return awaited_together(view, words)
