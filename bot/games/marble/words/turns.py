"""What is said of a turn: its actions, an extra one for an Imperium tile, and aqueducts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Argument, Choice, Foreseen, Place, Player, Text, text
from bot.games.marble.board import line_name
from bot.games.marble.components import COLOURS, CONSTANTS, OUTLETS, SCORING, TYPES, TileType, tile_type
from bot.games.marble.rules import aqueducts, city
from bot.games.marble.rules.moves import NONE, Aqueduct, Extra, Water
from bot.games.marble.rules.tiles import imperium_to_come
from bot.games.marble.rules.turns import Action, TurnEnd
from bot.games.marble.scoring import buildings_at
from bot.games.marble.state import View
from bot.games.sayings import Sayings
from bot.i18n.fluent import signed

from .phrases import coins, counted_tiles, effects_hint, legend, points

SAID = Sayings[View]()


@SAID.asks(Action)
def _action(view: View, asked: Action) -> Text:
    if view.phase == "final":
        return text("prompt-action-final", **means(view))
    return text("prompt-action", actions=text("actions", amount=view.actions_left), **means(view))


def means(view: View) -> dict[str, Argument]:
    """What the viewer can play with, as arguments."""
    player = view.players[view.own_seat]
    return {"tiles": counted_tiles(player.forum), "home": player.home}


@SAID.asks(TurnEnd)
def _turn_end(view: View, asked: TurnEnd) -> Text:
    return text("prompt-turn-end", imperium=counted_tiles(view.players[view.own_seat].imperium, "none"))


@SAID.shows(Extra, "imperium")
def _imperium(view: View, kind: TileType) -> Choice:
    """What is the least loss first: a type in which others are far ahead, or far behind."""
    ahead = _ahead(view, kind)
    rank = ahead - 4 if ahead > 0 else -ahead if ahead < 0 else -2
    label, called = Text(f"choice-imperium-{kind}"), Text(f"imperium-{kind}")
    return Choice(label, _compared(view, kind), rank, called=called)


def _compared(view: View, kind: TileType) -> Text:
    """How many Imperium tiles of a type the viewer has, and whether others have as many."""
    rivals = {seat: player.imperium[kind] for seat, player in enumerate(view.players)}
    own = rivals.pop(view.own_seat)
    most = max(rivals.values())
    if own == most:
        level = [Player(seat) for seat, held in rivals.items() if held == own]
        return text("hint-held-level", held=own, players=level)
    return text("hint-held-most" if own > most else "hint-held", held=own)


@SAID.looks_for(Extra, "imperium")
def _none_held(view: View) -> list[Extra]:
    return list(map(Extra, TYPES))


@SAID.foresees(Extra)
def _extra(foreseen: Foreseen) -> list[Text]:
    """A majority that is lost, or shared then, when everybody is home."""
    kind = tile_type(foreseen.move.imperium)
    assert kind
    before, after = _ahead(foreseen.before, kind), _ahead(foreseen.after, kind)
    name = Text(f"type-{kind}")
    if before > 0 >= after:
        return [text("outlook-extra-most", type=name, points=points(SCORING.most_imperium))]
    if before == 0 > after:
        return [text("outlook-extra-level", type=name, points=points(SCORING.most_imperium_tie))]
    return []


def _ahead(view: View, kind: TileType) -> int:
    """By how many Imperium tiles of a type the viewer will be ahead of all others, with those being fetched."""
    held = imperium_to_come(view, kind)
    own = held.pop(view.own_seat)
    return own - max(held)


@SAID.asks(aqueducts.StartPath)
def _start_path(view: View, asked: aqueducts.StartPath) -> Text:
    aqueduct, point = Text(f"aqueduct-{asked.colour}"), Place(OUTLETS[asked.colour].point)
    return text("prompt-start-path", aqueduct=aqueduct, point=point, pieces=CONSTANTS.start_pieces)


@SAID.shows(Water, "first")
@SAID.shows(Water, "second")
@SAID.shows(Water, "path")
def _path(view: View, path: str, first: str | None, second: str | None) -> Choice:
    """The first pieces of an aqueduct, or the beginning of them: where they lead, and what they reach.

    What is chosen of them already is not said again.
    """
    asked = view.decision
    assert isinstance(asked, aqueducts.StartPath)
    outlet = OUTLETS[asked.colour].point
    along = aqueducts.points_along(outlet, aqueducts.directions_of(path))
    laid = second or first or ""
    shown = path.removeprefix(laid) if path != laid else path
    start, *others = aqueducts.directions_of(shown)
    named = Text(f"direction-{start}")
    for direction in others:
        named = text("path", before=named, direction=Text(f"direction-{direction}"))
    arrow = Text(f"arrow-{others[-1] if others else start}")
    label = text("choice-path", path=named, arrow=arrow, point=along[-1])
    return _leading(view, label, [outlet, *along], along)


@SAID.shows(Aqueduct, "first")
def _first(view: View, step: str) -> Choice:
    return Choice(Text(f"aqueduct-{step}")) if step in COLOURS else _last_of(view, step)


@SAID.shows(Aqueduct, "second")
def _second(view: View, step: str, first: str | None) -> Choice:
    if step == NONE:
        return Choice(Text("choice-nothing"))
    return Choice(_step(step)) if first is None else _last_of(view, first, step)


@SAID.looks_for(Aqueduct, "first")
def _ended(view: View) -> list[Aqueduct]:
    """The aqueducts that don't go on, without a direction."""
    going = {step.split()[0] for step in aqueducts.Works.of(view).steps()}
    return [Aqueduct(colour, NONE) for colour in COLOURS if colour not in going]


@SAID.foresees(Water)
@SAID.foresees(Aqueduct)
def _watered(foreseen: Foreseen) -> list[Text]:
    """The buildings that count more at the end, and the pieces that are left of what was extended."""
    before, after = foreseen.before, foreseen.after
    told, links = [], []
    for colour in COLOURS:
        along = after.aqueducts[colour][max(1, len(before.aqueducts[colour])) :]
        if along:
            left = after.pieces[colour]
            told.append(text("outlook-pieces", aqueduct=Text(f"aqueduct-{colour}"), left=left))
        for point, kind, owner in buildings_at(after, along):
            player, own, at = Player(owner), "yes" if owner == foreseen.seat else "no", Place(point)
            links.append(text("outlook-link", player=player, own=own, type=Text(f"kind-{kind}"), point=at))
    if links:
        told.append(text("outlook-links", links=links, points=points(SCORING.aqueduct)))
    return told


def _last_of(view: View, *steps: str) -> Choice:
    """The last of these pieces by the point that it comes to, with what it reaches there."""
    pieces = aqueducts.pieces_laid(view, *steps)
    colour, end = pieces[-1]
    line = [view.aqueducts[colour][-1], *(point for other, point in pieces if other == colour)]
    arrow = Text(f"arrow-{steps[-1].split()[1]}")
    label = text("choice-step", step=_step(steps[-1]), arrow=arrow, point=end)
    return _leading(view, label, line, [end])


def _step(step: str) -> Text:
    aqueduct, direction = step.split()
    return text("step", aqueduct=Text(f"aqueduct-{aqueduct}"), direction=Text(f"direction-{direction}"))


def _leading(view: View, label: Text, line: Sequence[str], along: Sequence[str]) -> Choice:
    """Pieces that lie on a line, and what they reach along these points: coins, and points at the end."""
    earned = min(len(city.fountains_at(view, along)), view.coins)
    effects = [coins(earned)] if earned else []
    worth, points = SCORING.coin * earned, SCORING.aqueduct
    for _, kind, owner in buildings_at(view, along):
        own = owner == view.own_seat
        worth += points if own else -points
        key, joined = "would-join-own" if own else "would-join", Text(f"kind-{kind}")
        effects.append(text(key, player=Player(owner), type=joined, points=points))
    badge = signed(worth) if worth > 0 else ""
    meaning = legend(badge, "sign-points-end")
    return Choice(label, effects_hint(effects), worth, line_name(line), badge, legend=meaning)
