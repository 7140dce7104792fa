"""What somebody has, in words: the panel and the mat of a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Event, Player, Standing, Text, text
from bot.games.provincia.components import BUILDINGS
from bot.games.provincia.rules import hands, outlook
from bot.games.provincia.rules.city import label_of
from bot.games.provincia.rules.names import building_name, card_names, city_name, goods_names, senate_name
from bot.games.provincia.state import Battle, Building, View
from bot.i18n.fluent import signed

from .cards import card_in_words
from .phrases import building_effect, prestige
from .positions import status


def whole(view: View, seat: int) -> list[Text]:
    """All that a seat has: each building with what it does, the tokens not shown, the hand card by card."""
    player = view.players[seat]
    told = [*_result(view, seat), *status(view, seat)]
    if not player.city:
        return told
    if player.penalty_points:
        told.append(text("in-words-lost", prestige=prestige(player.penalty_points)))
    if player.exempt:
        told.append(Text("in-words-exempt"))
    told += _buildings(player.buildings)
    unseen = [signed(value) for value in outlook.unseen_tokens(view, seat)]
    told.append(text("in-words-unseen", values=", ".join(unseen) or Text("none")))
    return [*told, *_borne(view, seat), *_hand(view, seat), *_looking(view, seat)]


def _buildings(buildings: Sequence[Building]) -> Iterator[Text]:
    """Each building with what it counts and does; of several alike one."""
    for label, building in {label_of(building): building for building in buildings}.items():
        yield text(
            "in-words-building",
            building=building_name(label),
            category=BUILDINGS[building.id].category,
            prestige=building.prestige,
            effect=building_effect(building.id),
        )


def _hand(view: View, seat: int) -> Iterator[Text]:
    """The cards of the viewer's own hand."""
    if seat == view.viewer:
        for number, card in enumerate(hands.sorted_hand(view.private(seat).hand), 1):
            yield text("choice-numbered", number=number, card=card_in_words(card))


def _looking(view: View, seat: int) -> Iterator[Text]:
    """What everybody knows of somebody's Consuetudo."""
    size = view.hand_sizes[seat]
    if size.looking:
        kept = "yes" if size.kept else "no"
        yield text("in-words-looking", count=size.looking, kept=kept, named=size.named)


def _borne(view: View, seat: int) -> Iterator[Text]:
    """What the last defeat has cost."""
    battle = view.battles[-1] if view.battles else None
    if battle is not None and seat in battle.borne:
        yield text("in-words-borne", event=_cost_of(battle, seat))


def _cost_of(battle: Battle, seat: int) -> Sequence[Text]:
    event: Event = battle.borne[seat]
    thing = event.arguments.get("thing")
    if isinstance(thing, str):
        saved = event.key != "destroyed"
        return [text("in-words-borne-saved" if saved else "in-words-borne-building", thing=_thing(thing))]
    return [
        text(f"change-{change.what}", signed=signed(change.amount), amount=abs(change.amount))
        for change in event.changes
        if change.seat == seat
    ] or [Text("goods-nothing")]


def _thing(thing: str) -> Text:
    return building_name(thing) if thing in BUILDINGS else senate_name(thing)


def _result(view: View, seat: int) -> list[Text]:
    """The prestige at the end by source."""
    standing = _standing(view, seat)
    return [] if standing is None else [text("in-words-sources", sources=_sources(standing))]


def _sources(standing: Standing) -> list[Text | Player]:
    return [
        text("in-words-source", source=Text(f"source-{source}"), points=_written(amount))
        for source, amount in standing.sources.items()
    ]


def _written(value: int) -> str:
    return signed(value) if value < 0 else str(value)


def _standing(view: View, seat: int) -> Standing | None:
    standings = view.outcome.standings if view.outcome else []
    return next((standing for standing in standings if standing.seat == seat), None)


def short(view: View, seat: int) -> list[Text]:
    """What a seat has, in parts of a line, what matters most first."""
    player = view.players[seat]
    standing = _standing(view, seat)
    if standing is not None:
        rank = text("in-words-rank", place=standing.place, prestige=prestige(standing.total))
        return [rank, *(source for source in _sources(standing) if isinstance(source, Text))]
    if not player.city:
        return [Text("pictured-no-city")]
    size = view.hand_sizes[seat]
    told = [
        prestige(player.prestige),
        city_name(player.city),
        text("pictured-goods", goods=goods_names(player.goods)),
        text("pictured-strength", strength=player.strength),
    ]
    if player.senate:
        told.append(text("pictured-senate", cards=card_names(player.senate)))
    told.append(text("pictured-hand", cards=size.buildings + size.senate))
    labels = list(dict.fromkeys(map(label_of, player.buildings)))
    if labels:
        names: list[Text | Player] = list(map(building_name, labels))
        told.append(text("pictured-buildings", buildings=names))
    return told
