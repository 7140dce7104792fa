"""The set-up (section 4)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Chance, Decision, Form, Move, Player, Task, Text, Together, push, text
from bot.games.trajanum import components
from bot.games.trajanum.state import FACE_DOWN, SOURCES, Crane, PlacedCitizen, Private, Row, State, Table
from bot.games.trajanum.state import Player as Governor

from . import forum
from .moves import Setup
from .names import card_name, class_name, resource_name, row_name, row_names
from .rounds import Cycle
from .tiles import seat_citizen


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    options = dict(options)
    if options["learning_game"] == "on":
        options["colonia_side"] = "A"
    street_cards = [symbol for symbol in components.STREETS for _ in range(components.CONSTANTS.street_cards)]
    cards = chance.shuffled(street_cards)
    size = len(cards) // components.CONSTANTS.cycles
    state = State(
        seats=seats,
        options=options,
        gone=[False] * seats,
        start_seat=chance.below(seats),
        players=[],
        forum=forum.lay_forum(seats, options, chance),
        supply=dict(components.SUPPLY) if options["tile_supply"] == "limited" else {},
        trajan=_draw_trajan_cards(options, chance),
        privates=[Private() for _ in range(seats)],
        faces=[{} for _ in range(seats)],
        spares=[],
        decks=[cards[place * size : (place + 1) * size] for place in range(components.CONSTANTS.cycles)],
        agenda=[],
        chance=chance,
    )
    state.tell("start-drawn", player=Player(state.start_seat))
    state.tell("cards-drawn", cards=[card_name(card) for card in state.trajan.values()])
    for seat, worker in zip(range(seats), chance.shuffled(components.WORKERS), strict=False):
        citizen = chance.pick(components.CLASSES)
        governor = Governor(
            citizen=citizen,
            resources=dict.fromkeys(components.RESOURCES, 0),
            rows=[Row() for _ in components.ROWS],
            tracks=dict.fromkeys(components.TRACK_NAMES, 0),
            points=dict.fromkeys(SOURCES, 0),
        )
        state.players.append(governor)
        state.tell("worker-drawn", seat, worker=resource_name(worker, 1), citizen=class_name(citizen))
        for resource, amount in components.START.items():
            state.change(seat, resource, amount)
        state.change(seat, worker, 1)
    choices = [SetUpChoice(seat) for seat in range(seats)]
    if options["setup_choice"] == "auto":
        for choice in choices:
            choice.play(state, choice.absent(state))
        push(state, Laying(), Cycle())
    else:
        push(state, Together.of(choices), Laying(), Cycle())
    return state


def _draw_trajan_cards(options: dict[str, str], chance: Chance) -> dict[int, str]:
    """One of each stack; of the last one alone in the learning game."""
    promo, last = options["promo_cards"] == "on", components.CONSTANTS.cycles
    cards = [card for card in components.TRAJAN_CARDS.values() if promo or not card.promo]
    return {
        cycle: chance.pick([card.id for card in cards if card.cycle == cycle])
        for cycle in range(last if options["learning_game"] == "on" else 1, last + 1)
    }


def other_classes(citizen: str) -> list[components.SocialClass]:
    """The classes of the two citizen tiles that go to the corners."""
    return [other for other in components.CLASSES if other != citizen]


class SetUpChoice(Decision):
    """Cranes, a row for the citizen, corners for the other two (`d_setup`)."""

    def forms(self, position: Table) -> Iterator[Form]:
        citizen = position.players[self.seat].citizen

        def left(*chosen: str) -> list[str]:
            return [colour for colour in components.COLOURS if colour not in chosen]

        yield Form(
            Setup,
            nw=left,
            ne=left,
            sw=left,
            se=left,
            row=components.ROWS_OF[citizen],
            diagonal=list(components.DIAGONALS),
            upper=other_classes(citizen),
        )

    def play(self, state: State, move: Setup) -> None:
        player = state.players[self.seat]
        for corner, colour in zip(components.CORNERS, (move.nw, move.ne, move.sw, move.se), strict=True):
            player.cranes[corner] = Crane(next(known for known in components.COLOURS if known == colour))
        upper, lower = components.DIAGONALS[move.diagonal]
        for other in other_classes(player.citizen):
            player.tiles[upper if other == move.upper else lower] = components.START_TILES[other]
        state.tell("laid-out", self.seat)
        state.tell("citizen-placed", self.seat, citizen=class_name(player.citizen), row=row_name(move.row))
        citizen = PlacedCitizen(components.START_TILES[player.citizen], self.seat)
        seat_citizen(state, self.seat, citizen, move.row)

    def absent(self, position: State) -> Setup:
        move = next(self.forms(position)).sample(position.chance.below)
        assert isinstance(move, Setup)
        return move

    def why_not(self, position: Table, move: Move) -> Text | None:
        if not isinstance(move, Setup):
            return None
        citizen = position.players[self.seat].citizen
        rows = components.ROWS_OF[citizen]
        if sorted((move.nw, move.ne, move.sw, move.se)) != sorted(components.COLOURS):
            return text("refusal-cranes")
        if move.row not in rows:
            return text("refusal-row-class", citizen=class_name(citizen), rows=row_names(rows))
        if move.diagonal not in components.DIAGONALS:
            return text("refusal-diagonal")
        return text("refusal-upper", citizen=class_name(citizen))


class Laying(Task):
    """The other tiles are shuffled and laid face down, but for the corners; one is left over (section 4.9)."""

    def run(self, state: State) -> None:
        for seat, player in enumerate(state.players):
            laid = {components.START_TILES[citizen] for citizen in components.CLASSES}
            tiles = state.chance.shuffled([tile for tile in components.TILES if tile not in laid])
            state.spares.append(tiles.pop())
            drawn = {space: tiles.pop() for space in components.TILE_SPACES if space not in player.tiles}
            shown = [corner for corner in components.CORNERS if corner in drawn]
            state.faces[seat] = {space: tile for space, tile in drawn.items() if space not in shown}
            player.tiles = {
                space: FACE_DOWN if space in state.faces[seat] else player.tiles.get(space) or drawn[space]
                for space in components.TILE_SPACES
            }
            event = state.tell("laid", seat, tiles=[tile_name(drawn[corner]) for corner in shown])
            event.reveals = True
