"""Moves in words: actions, aqueducts, tiles, magistrates, and finished sites."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import add

from bot.engine import Argument, Choice, MovePreview, Place, Player, Text, text, yes
from bot.games.marble.board import PLACES, line_name, row_of
from bot.games.marble.components import (
    FIELDS,
    LAYOUT,
    OUTLETS,
    SCORING,
    TREASURY,
    TYPES,
    TileType,
    place_names,
    tile_type,
)
from bot.games.marble.rules import aqueducts, city, sites, tiles
from bot.games.marble.rules.moves import (
    NO,
    NONE,
    YES,
    Aqueduct,
    ChooseSite,
    Claim,
    Draw,
    Extra,
    Play,
    Recall,
    Water,
)
from bot.games.marble.rules.sites import SiteClaim, SiteOrder
from bot.games.marble.rules.turns import Action, TurnEnd, has_had_last_turn, to_be_fetched
from bot.games.marble.scoring import buildings_at, points_for_type
from bot.games.marble.state import View
from bot.games.sayings import Sayings, hint_of
from bot.i18n.fluent import signed

from . import phrases

SAID = Sayings[View]()


@SAID.asks(Action)
def _action(view: View, asked: Action) -> Text:
    actions = text("actions", amount=view.actions_left)
    return text("prompt-action", phase=view.phase, actions=actions, **means(view))


def means(view: View) -> dict[str, Argument]:
    """Message arguments for what the viewer can play with."""
    player = view.players[view.own_seat]
    return {"tiles": phrases.counted_tiles(player.forum), "home": player.home}


@SAID.asks(TurnEnd)
def _turn_end(view: View, asked: TurnEnd) -> Text:
    return Text("prompt-turn-end")


@SAID.shows(Extra, "imperium")
def _imperium(view: View, kind: TileType) -> Choice:
    """An Imperium tile to spend, the least loss first: a type in which others are far ahead, or far behind."""
    to_come = _to_come(view, kind)
    ahead = to_come.pop(view.own_seat) - max(to_come)
    rank = ahead - 4 if ahead > 0 else -ahead if ahead < 0 else -2
    rivals = [player.imperium[kind] for player in view.players]
    own, most = rivals[view.own_seat], max(held for seat, held in enumerate(rivals) if seat != view.own_seat)
    level = [Player(seat) for seat, held in enumerate(rivals) if held == most and seat != view.own_seat]
    lead = "level" if own == most else "alone" if own > most else "none"
    hint = text("hint-held", held=own, lead=lead, players=level)
    return Choice(Text(f"choice-imperium-{kind}"), hint, rank, called=Text(f"imperium-{kind}"))


@SAID.foresees(Extra)
def _extra(foreseen: MovePreview) -> list[Text]:
    """A majority that is lost, or shared, once all magistrates are home."""
    kind = tile_type(foreseen.move.imperium)
    assert kind
    views = foreseen.before, foreseen.after
    before, after = (points_for_type(_to_come(view, kind))[foreseen.seat] for view in views)
    if after >= before:
        return []
    alone = yes(before == SCORING.most_imperium)
    return [text("outlook-extra", type=Text(f"type-{kind}"), alone=alone, points=phrases.points(before))]


def _to_come(view: View, kind: TileType) -> list[int]:
    """How many Imperium tiles of a type each seat will have, including those being fetched."""
    held = (player.imperium[kind] for player in view.players)
    return list(map(add, held, to_be_fetched(view, kind)))


@SAID.asks(aqueducts.StartPath)
def _start_path(view: View, asked: aqueducts.StartPath) -> Text:
    aqueduct, point = Text(f"aqueduct-{asked.colour}"), Place(OUTLETS[asked.colour].point)
    return text("prompt-start-path", aqueduct=aqueduct, point=point)


@SAID.shows(Water, "first")
@SAID.shows(Water, "second")
@SAID.shows(Water, "path")
def _path(view: View, path: str, first: str | None, second: str | None) -> Choice:
    """The first pieces of an aqueduct, or the first of them: where they lead, and what they reach.

    Those already chosen aren't repeated.
    """
    asked = view.decision
    assert isinstance(asked, aqueducts.StartPath)
    outlet = OUTLETS[asked.colour].point
    along = [point for _, point in aqueducts.path_laid(view, asked.colour, path)]
    laid = second or first or ""
    shown = path.removeprefix(laid) if path != laid else path
    start, *others = shown.split()
    named = Text(f"direction-{start}")
    for direction in others:
        named = text("path", before=named, direction=Text(f"direction-{direction}"))
    arrow = Text(f"arrow-{others[-1] if others else start}")
    label = text("choice-path", path=named, arrow=arrow, point=along[-1])
    return _leading(view, label, [outlet, *along], along)


@SAID.shows(Aqueduct, "first")
def _first(view: View, step: str) -> Choice:
    return Choice(Text(f"aqueduct-{step}")) if step in OUTLETS else _last_of(view, step)


@SAID.shows(Aqueduct, "second")
def _second(view: View, step: str, first: str | None) -> Choice:
    if step == NONE:
        return Choice(Text("choice-nothing"))
    return Choice(_step(step)) if first is None else _last_of(view, first, step)


@SAID.looks_for(Aqueduct, "first")
def _ended(view: View) -> list[Aqueduct]:
    """The aqueducts that can't go on, without a direction."""
    going = {step.split()[0] for step in aqueducts.Works.of(view).steps()}
    return [Aqueduct(colour, NONE) for colour in OUTLETS if colour not in going]


@SAID.foresees(Water)
@SAID.foresees(Aqueduct)
def _watered(foreseen: MovePreview) -> list[Text]:
    """The buildings that will score more at the end, and the pieces left of the extended aqueducts."""
    before, after = foreseen.before, foreseen.after
    told, links = [], []
    for colour in OUTLETS:
        along = after.aqueducts[colour][max(1, len(before.aqueducts[colour])) :]
        if along:
            left = after.pieces[colour]
            told.append(text("outlook-pieces", aqueduct=Text(f"aqueduct-{colour}"), left=left))
        for point, kind, owner in buildings_at(after, along):
            player, own, at = Player(owner), yes(owner == foreseen.seat), Place(point)
            links.append(text("outlook-link", player=player, own=own, type=Text(f"kind-{kind}"), point=at))
    if links:
        told.append(text("outlook-links", links=links, points=phrases.points(SCORING.aqueduct)))
    return told


def _last_of(view: View, *steps: str) -> Choice:
    """The last of these pieces by the point where it ends, with what it reaches there."""
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
    """Pieces along a line, with what they reach at these points: coins, and points at the end.

    A preview can't show these until all pieces are chosen.
    """
    earned = aqueducts.coins_at(view, along)
    effects = [phrases.coins(earned)] if earned else []
    gained, given, each = SCORING.coin * earned, 0, SCORING.aqueduct
    for _, kind, owner in buildings_at(view, along):
        own = owner == view.own_seat
        if own:
            gained += each
        else:
            given += each
        key, joined = "would-join-own" if own else "would-join", Text(f"kind-{kind}")
        effects.append(text(key, player=Player(owner), type=joined, points=each))
    badge = signed(gained) if gained else ""
    meaning = phrases.legend(badge, "sign-points-end")
    return Choice(label, hint_of(effects), gained - given, line_name(line), badge, legend=meaning)


BRIDGE_WORTH, WATER_WORTH = 2.5, 1.0
"""Typical values of a bridge tile and of starting an aqueduct, in points, used only to order menus."""

_ORDER: dict[str, int] = {kind: index for index, kind in enumerate(TYPES)}

SAID.looks_among(Extra, lambda view: TYPES)
SAID.looks_among(Recall, lambda view: dict.fromkeys(view.players[view.own_seat].sent))
SAID.looks_among(Claim, lambda view: tiles.recallable(view, view.own_seat))
SAID.foresees(Recall)(phrases.sites_given_up)
SAID.foresees(ChooseSite)(phrases.claims_to_come)


@SAID.shows(Draw, "tile")
@SAID.shows(Draw, "other")
def _drawn(view: View, name: str) -> Choice:
    kind = tile_type(name)
    if kind is None:
        return Choice(Text("choice-nothing"))
    hint = text("hint-stack", tiles=phrases.counted_tiles({kind: view.stacks[kind]}))
    return Choice(Text(f"type-{kind}"), hint, -_ORDER[kind], legend=(Text("sign-draw"),))


@SAID.looks_for(Draw, "tile")
@SAID.looks_for(Draw, "other")
def _stacks(view: View, tile: str | None) -> list[Draw]:
    return [Draw(kind, kind) for kind in TYPES if kind != tile]


@SAID.foresees(Draw)
def _draw(foreseen: MovePreview) -> list[Text]:
    before, after = foreseen.before, foreseen.after
    emptied = [kind for kind in TYPES if before.stacks[kind] and not after.stacks[kind]]
    told = [text("outlook-draw-last", type=Text(f"type-{kind}")) for kind in emptied]
    if after.phase == "normal" and tiles.end_comes(after) and not tiles.end_comes(before):
        told.append(Text("outlook-draw-trigger"))
    return told


@SAID.warns(Draw)
@SAID.warns(Recall)
def _of_no_use(foreseen: MovePreview) -> Text | None:
    """A warning that what is drawn or comes home in the last turn is of no use."""
    return Text(f"caution-final-{foreseen.move.kind()}") if foreseen.before.phase == "final" else None


@SAID.shows(Play, "tile")
def _tile(view: View, kind: TileType, place: str | None, magistrate: str | None) -> Choice:
    """A tile of the forum, with the most points that it can score at once."""
    most = _most(view, kind, [place] if place else city.legal_places(view), magistrate)
    hint = text("hint-most", points=phrases.points(most)) if most > 0 else None
    return Choice(Text(f"type-{kind}"), hint, most - _ORDER[kind] / 10, called=Text(f"tile-{kind}"))


@SAID.shows(Play, "row")
def _row(view: View, row: str, tile: TileType | None, magistrate: str | None) -> Choice:
    places = [place for place in city.legal_places(view) if row_of(place) == row]
    most = _most(view, tile, places, magistrate)
    hint = text("hint-row", places=len(places), most=most, points=phrases.points(most))
    badge, rank = signed(most) if most > 0 else "", -LAYOUT.rows.index(row)
    legend = phrases.legend(badge, "sign-points-row")
    return Choice(text("choice-row", row=row), hint, rank, row, badge, legend=legend)


@SAID.shows(Play, "place")
def _place(view: View, place: str, tile: TileType | None, magistrate: str | None) -> Choice:
    found = _prospects(view, tile, place, magistrate)
    effects = _effects(view, found)
    rank = phrases.worth_of_sites(view, found) + len(found) / 10 + _closing_in(view, place)
    gained = phrases.points_by_builder(found).get(view.own_seat, 0)
    badge = signed(gained) if gained else phrases.FINISHED * bool(found)
    if tiles.bridges_at(view, place):
        effects.append(Text("would-bridge"))
        rank += BRIDGE_WORTH
        badge += phrases.BRIDGE
    if colour := aqueducts.outlet_at(view, place):
        effects.append(text("would-water", aqueduct=Text(f"aqueduct-{colour}")))
        rank += WATER_WORTH
        badge += phrases.WATER
    label, hint = text("choice-place", place=place), hint_of(effects)
    turned = "-".join(reversed(place.split("-")))
    return Choice(label, hint, rank, place, badge, (turned,), legend=phrases.legend(badge, "sign-points"))


def _closing_in(view: View, place: str) -> float:
    """How much a tile there fills the sites to come: the sum of its shares of the wedges left at each."""
    sites, laid = city.openings(view).at, PLACES[place]
    corners = [*((point, 1) for point in laid.acute), *((point, 2) for point in laid.obtuse)]
    return sum(
        filled / sites[point].left for point, filled in corners if point in sites and sites[point].left
    )


@SAID.shows(Play, "magistrate")
def _magistrate(view: View, value: str, tile: TileType | None, place: str | None) -> Choice:
    """With or without a magistrate, and the difference at the sites finished now."""
    found = city.prospects(view, view.own_seat, Play(tile, place, value)) if tile and place else []
    effects = _effects(view, found)
    if value == YES and not effects:
        effects.append(text("hint-home", home=view.players[view.own_seat].home))
    rank = phrases.worth_of_sites(view, found) - (0.5 if value == NO else 0)
    return Choice(Text(f"choice-magistrate-{value}"), hint_of(effects), rank)


@SAID.looks_for(Play, "tile")
def _forum(view: View) -> list[Play]:
    """Types drawn in this turn come first: they can be played in the next one."""
    incoming = view.players[view.own_seat].incoming
    return [Play(kind, "", NO) for kind in sorted(TYPES, key=lambda kind: not incoming[kind])]


@SAID.looks_for(Play, "magistrate")
def _with_one(view: View, tile: str | None, place: str | None) -> list[Play]:
    return [Play(tile, place, YES)] if tile and place else []


@SAID.foresees(Play)
def _play(foreseen: MovePreview) -> list[Text]:
    bridge = any(event.key == "bridge-taken" for event in foreseen.events)
    told = [Text("outlook-bridge")] if bridge else []
    if isinstance(foreseen.after.decision, SiteOrder):
        told.append(Text("outlook-order"))
    return told + phrases.claims_to_come(foreseen)


@SAID.warns(Play)
def _builds_for(foreseen: MovePreview) -> Text | None:
    for found in city.prospects(foreseen.before, foreseen.seat, foreseen.move):
        if found.builder is not None and found.builder != foreseen.seat:
            player, building = Player(found.builder), Text(f"building-{found.kind}")
            point, gained = Place(found.point), found.points
            return text("caution-builds-for", player=player, building=building, point=point, points=gained)
    return None


def _most(view: View, kind: TileType | None, places: Iterable[str], magistrate: str | None) -> int:
    """The most points that a tile can score the viewer at once on one of these places."""
    found = (_prospects(view, kind, place, magistrate) for place in places)
    return max((phrases.points_by_builder(sites).get(view.own_seat, 0) for sites in found), default=0)


def _prospects(view: View, kind: TileType | None, place: str, magistrate: str | None) -> list[city.Prospect]:
    """The sites that a tile would finish; with a magistrate if that is better, unless it is already chosen.

    A preview can't show them until the move is complete, nor the result of several: one is built first.
    """
    if kind is None:
        return []
    seat = view.own_seat
    without = city.prospects(view, seat, Play(kind, place, NO))
    if not without or magistrate == NO or not view.players[seat].home:
        return without
    with_one = city.prospects(view, seat, Play(kind, place, YES))
    better = phrases.worth_of_sites(view, with_one) > phrases.worth_of_sites(view, without)
    return with_one if magistrate == YES or better else without


def _effects(view: View, found: Sequence[city.Prospect]) -> list[Text]:
    """The results of the sites that a tile would finish; of several only the points, the viewer's first."""
    if len(found) < 2:
        return [phrases.site_outcome(view, prospect) for prospect in found]
    gained, own = phrases.points_by_builder(found), view.own_seat
    told = [text("would-finish", points=place_names(prospect.point for prospect in found))]
    for seat in sorted(gained, key=lambda seat: seat != own):
        key = "would-score-own" if seat == own else "would-score"
        told.append(text(key, player=Player(seat), points=phrases.points(gained[seat])))
    return told


@SAID.shows(Recall, "magistrate")
def _recalled(view: View, place: str) -> Choice:
    if place in FIELDS:
        return Choice(text("choice-on-field", field=Text(f"place-{place}")))
    return phrases.magistrate_choice(view, place)


@SAID.asks(SiteOrder)
def _order(view: View, asked: SiteOrder) -> Text:
    return text("prompt-site-order", points=place_names(asked.points))


@SAID.asks(SiteClaim)
def _finished(view: View, asked: SiteClaim) -> Text:
    site = view.sites[asked.point]
    about: dict[str, Argument] = {
        "point": Place(asked.point),
        "building": Text(f"building-{site.kind}"),
        "field": Text(f"place-{sites.field_of(site.kind)}"),
    }
    if site.owner is None:
        return text("prompt-site-claim", built="no", **about)
    own = "own" if site.owner == view.own_seat else "other"
    return text("prompt-site-claim", built=own, player=Player(site.owner), **about)


@SAID.shows(ChooseSite, "point")
def _site(view: View, point: str) -> Choice:
    prospect = city.prospect_at(view.tiles, point)
    worth = phrases.worth_of_sites(view, [prospect])
    label = text("choice-site", point=point, type=Text(f"type-{prospect.kind}"))
    hint = hint_of([phrases.site_outcome(view, prospect)])
    badge = signed(worth) if worth > 0 else phrases.FINISHED
    return Choice(label, hint, worth, point, badge, legend=phrases.legend(badge, "sign-points"))


@SAID.shows(Claim, "magistrate")
def _claimed(view: View, place: str) -> Choice:
    nobody = Choice(Text("choice-none"), rank=-len(PLACES))
    return nobody if place == NONE else phrases.magistrate_choice(view, place)


@SAID.foresees(Claim)
def _sent(foreseen: MovePreview) -> list[Text]:
    """When the magistrate comes home, and which sites it gives up."""
    left = [] if foreseen.move.magistrate == NONE else [*_reward(foreseen), *phrases.sites_given_up(foreseen)]
    return left + phrases.claims_to_come(foreseen)


def _reward(foreseen: MovePreview) -> list[Text]:
    """Whether a reward will be left for the magistrate after earlier ones; nothing if it is already home."""
    view, seat, asked = foreseen.after, foreseen.seat, foreseen.before.decision
    assert isinstance(asked, SiteClaim)
    field = sites.field_of(view.sites[asked.point].kind)
    standing = view.players[seat].fields[field]
    if not standing or has_had_last_turn(view, seat):
        return []
    fetches = to_be_fetched(view, field)[seat] >= standing
    when = ("now" if seat == foreseen.before.active else "later") if fetches else "never"
    reward = phrases.coins(1) if field == TREASURY else Text(f"imperium-{field}")
    return [text("outlook-send", when=when, reward=reward)]


@SAID.warns(Claim)
def _late(foreseen: MovePreview) -> Text | None:
    late = foreseen.move.magistrate != NONE and has_had_last_turn(foreseen.before, foreseen.seat)
    return Text("caution-claim-late") if late else None
