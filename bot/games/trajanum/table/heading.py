"""What the header of a table says: cycle and round, points, whose turn, what just happened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Argument, Change, Event, Player, changes_of, deeds_of, heard
from bot.games.trajanum.components import CONSTANTS, RESOURCES
from bot.games.trajanum.rules.names import street_names
from bot.games.trajanum.state import View
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import HEADING
from bot.pictures.header import Narration, Plaque, Title
from bot.pictures.ledger import number
from bot.pictures.narration import awaited_together, briefly_named, call_of, deed_told, won
from bot.pictures.palette import IVORY, mix
from bot.pictures.people import named
from bot.pictures.runs import Run, emphasised
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing
from bot.words import Words, signed

from .livery import LIVERY
from .orders import NUMERALS

TOLD_CHANGES = ("vp", *RESOURCES, "shift", "ship")
"""What is told of a deed, in this order."""

TELLS_MORE = {"used": "citizen-placed", "envoy-placed": "area-completed"}
"""What is told instead of a deed where it came to that, too."""

ROUNDS = CONSTANTS.cycles * CONSTANTS.rounds_per_cycle


def told_deed(view: View) -> Event | None:
    """What is told of the last move: the first deed of the seat that moved, or what tells more."""
    deeds = deeds_of(heard(view.events, None))
    if not deeds:
        return None
    return next((deed for deed in deeds if deed.key == TELLS_MORE.get(deeds[0].key)), deeds[0])


def gained(view: View, seat: int) -> dict[str, int]:
    """By how much the last move changed what the seat has, in the order in which it is told."""
    changed = changes_of(heard(view.events, None), seat)
    return {what: changed[what] for what in TOLD_CHANGES if what in changed}


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


def draw_second_name(canvas: Canvas, view: View, words: Words) -> None:
    """The second half of the game's name, unless the last round is announced there."""
    if not _last_round(view):
        second = words("picture-game-second").upper()
        canvas.text(27, 71, second, HEADING.at(25), mix(IVORY, LIVERY.accent, 0.12), room=270)


def _last_round(view: View) -> bool:
    return view.round == ROUNDS and view.phase in ("take", "turns")


def _title(view: View, words: Words) -> Title:
    game = words("picture-game")
    if view.outcome:
        return Title(game, "", words("picture-end"))
    if view.phase == "set_up":
        return Title(game, "", words("picture-set-up"))
    key = "picture-scoring" if view.phase == "scoring" else "picture-round"
    moment = words(key, cycle=NUMERALS[view.cycle], round=view.round)
    if _last_round(view):
        return Title(game, words("picture-last-round"), moment, urgent=True)
    return Title(game, "", moment)


def seats_in_order(view: View) -> list[int]:
    """The seats by place at the end, in turn order before."""
    if view.outcome:
        return [standing.seat for standing in view.outcome.standings]
    return view.turn_order()


def _plaques(view: View, words: Words, names: Sequence[str]) -> list[Plaque]:
    best = max(player.vp for player in view.players)
    winners = view.outcome.winners if view.outcome else []
    result = []
    for seat in seats_in_order(view):
        points = view.players[seat].vp
        call = call_of(view, seat, words)
        leads = seat in winners if view.outcome else points == best and points > 0
        tag = _tag(view, seat, words)
        result.append(Plaque(SEATS[seat], names[seat], number(points), tag, call, leads))
    return result


def _tag(view: View, seat: int, words: Words) -> str:
    """Whether the seat has answered, has had its turn, or comes next."""
    if view.gone[seat]:
        return words("picture-gone")
    open_to_all = view.phase in ("set_up", "take", "scoring") and view.asked
    if open_to_all and all(asked.seat != seat for asked in view.asked):
        return words("picture-chosen")
    if view.phase != "turns" or not view.asked:
        return words("picture-first") if seat == view.start_seat and not view.outcome else ""
    order = view.turn_order()
    turn = order.index(view.asked[0].seat)
    place = order.index(seat)
    if place < turn:
        return words("picture-done")
    return words("picture-next") if place == turn + 1 else ""


def _happened(
    view: View, words: Words, names: Sequence[str], deed: Event | None
) -> tuple[tuple[Run, ...], ...]:
    """The last move as a sentence, what it brought in gold; at the end the winner."""
    if view.outcome:
        total = words("picture-points", count=view.outcome.standings[0].total)
        return ((*won(view.outcome, names, words), Run(": "), Run(total, bold=True, gold=True)),)
    if any(event.key == "paid" for event in view.events):
        return (_scored(view, words),)
    if deed is None:
        return (tuple(emphasised(_moment(view, words), names)),)
    seat = deed.seat or 0
    changes = [Change(seat, what, amount) for what, amount in gained(view, seat).items()]
    return deed_told(words.event(deed), changes, {*names, *deed.places}, words)


def _moment(view: View, words: Words) -> str:
    """What goes on, where nobody in particular has done anything."""
    if view.phase == "turns":
        return words("picture-tiles-passed")
    done = [seat for seat in view.turn_order() if all(asked.seat != seat for asked in view.asked)]
    if done:
        players: Argument = [Player(seat) for seat in done]
        return words("picture-have-chosen", players=players, count=len(done))
    if view.phase == "take":
        return words("picture-streets-called", streets=street_names(view.streets))
    return words(f"picture-moment-{view.phase}")


def _scored(view: View, words: Words) -> tuple[Run, ...]:
    """What everybody got in the scoring of a cycle."""
    told = [Run(words("picture-cycle-scored", cycle=NUMERALS[view.cycle - 1]))]
    for seat in range(view.seats):
        told.append(Run(f"{', ' if seat else ' '}{words.player(seat)} ", bold=True))
        told.append(Run(signed(gained(view, seat).get("vp", 0)), bold=True, gold=True))
    return tuple(told)


def _awaited(view: View, words: Words) -> str:
    """Who must do what now; at the end, why it has come."""
    if view.outcome:
        return words(view.outcome.reason)
    return awaited_together(view, words)
