"""A tiny game for the tests of the channel: secret seeds, a garden of thirty beds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from types import SimpleNamespace
from typing import Any

from fluent.runtime import FluentResource
from PIL import Image

from bot import engine
from bot.engine import (
    Asked,
    Chance,
    Choice,
    Decision,
    Form,
    Game,
    Missing,
    Move,
    Option,
    Outcome,
    Position,
    RulesPage,
    Standing,
    State,
    Step,
    Task,
    Text,
    Together,
    Value,
    View,
    push,
    text,
)
from bot.games.samples import Samples
from bot.games.title import Title
from bot.pictures.livery import Livery
from bot.words import LOCALES, words

BEDS = [f"{row}{column}" for row in "ABCDE" for column in range(1, 7)]
PRICES = {"wheat": 1, "vine": 2, "olive": 4}
SEEDS = 8


class Hide(Move, frozen=True):
    """Keep one seed of the hand for the end, unseen."""

    seed: int


class Plant(Move, frozen=True):
    """Plant so many of a crop on a free bed."""

    assumed = frozenset({"amount"})

    crop: str
    bed: str
    amount: int


class Sow(Move, frozen=True):
    """Sow a seed of the hand."""

    seed: int


class Rest(Move, frozen=True):
    """Take three coins."""


class Garden(Position, kw_only=True):
    """What lies open."""

    coins: list[int]
    points: list[int]
    planted: dict[str, int] = {}


class GardenState(Garden, State, kw_only=True):
    hands: list[list[int]]
    hidden: list[int]
    agenda: list[Step]
    chance: Chance
    turns: int = 0

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat]


class GardenView(Garden, View, kw_only=True):
    viewer: int | None
    asked: list[Asked]
    answered: list[int]
    decision: Decision | None
    own_hand: list[int]

    def hand(self, seat: int) -> list[int]:
        return self.own_hand if seat == self.viewer else []


class ChooseHidden(Decision):
    def forms(self, position: Any) -> Iterator[Form]:
        yield Form(Hide, seed=position.hand(self.seat))

    def play(self, state: GardenState, move: Hide) -> None:
        state.hands[self.seat].remove(move.seed)
        state.hidden[self.seat] = move.seed
        event = state.tell("hid", self.seat)
        event.known_to = [self.seat]
        event.secret = {"seed": move.seed}

    def absent(self, position: Any) -> Move:
        return Hide(position.hand(self.seat)[0])


class Turn(Decision):
    def forms(self, position: Any) -> Iterator[Form]:
        coins = position.coins[self.seat]
        free = [bed for bed in BEDS if bed not in position.planted]
        if coins and free:
            yield Form(
                Plant,
                crop=[crop for crop, price in PRICES.items() if price <= coins],
                bed=lambda crop: [bed for bed in free if crop != "olive" or bed[0] == "A"] or free,
                amount=lambda crop, bed: list(range(1, min(3, coins // PRICES[crop]) + 1)),
            )
        if seeds := position.hand(self.seat):
            yield Form(Sow, seed=seeds)
        yield Form(Rest)

    def play(self, state: GardenState, move: Move) -> None:
        match move:
            case Plant():
                state.planted[move.bed] = self.seat
                event = state.tell("planted", self.seat, crop=text(f"crop-{move.crop}"), bed=move.bed)
                assert event.seat == self.seat
                gain(state, self.seat, "coins", -PRICES[move.crop] * move.amount)
                gain(state, self.seat, "points", move.amount)
                gain(state, (self.seat + 1) % state.seats, "coins", 1)
            case Sow():
                state.hands[self.seat].remove(move.seed)
                state.tell("sowed", self.seat, seed=move.seed)
                gain(state, self.seat, "points", move.seed)
            case Rest():
                state.tell("rested", self.seat)
                gain(state, self.seat, "coins", 3)
        push(state, NextTurn(self.seat))

    def absent(self, position: Any) -> Move:
        return Rest()

    def why_not(self, position: Any, move: Move) -> Text | None:
        if isinstance(move, Plant) and move.bed in position.planted:
            return text("why-bed-taken", bed=move.bed, player=engine.Player(position.planted[move.bed]))
        if isinstance(move, Plant) and PRICES.get(move.crop, 0) > position.coins[self.seat]:
            return text("why-too-dear", crop=text(f"crop-{move.crop}"))
        return None

    def caution(self, position: Any, move: Move) -> Text | None:
        return text("caution-rest") if isinstance(move, Rest) and position.coins[self.seat] > 8 else None


class NextTurn(Task):
    last: int

    def run(self, state: GardenState) -> None:
        state.turns += 1
        if state.turns == 4 * state.seats:
            push(state, Count())
            return
        push(state, Turn((self.last + 1) % state.seats))


class Count(Task):
    def run(self, state: GardenState) -> None:
        order = sorted(range(state.seats), key=lambda seat: -state.points[seat])
        state.outcome = Outcome(
            "end-turns",
            [
                Standing(seat, 1 + index, state.points[seat], {"planted": state.points[seat]}, {})
                for index, seat in enumerate(order)
            ],
        )


def gain(state: GardenState, seat: int, what: str, amount: int) -> None:
    getattr(state, what)[seat] += amount
    state.note(seat, what, amount)


def set_up(seats: int, options: dict[str, str], chance: Chance) -> GardenState:
    seeds = chance.shuffled(range(1, SEEDS + 1))
    decisions = [ChooseHidden(seat) for seat in range(seats)]
    return GardenState(
        seats=seats,
        options=options,
        gone=[False] * seats,
        coins=[6] * seats,
        points=[0] * seats,
        hands=[seeds[2 * seat : 2 * seat + 2] for seat in range(seats)],
        hidden=[0] * seats,
        agenda=[Turn(0), Together.of(decisions)],
        chance=chance,
    )


def seen_by(state: GardenState, viewer: int | None) -> GardenView:
    return engine.open_view(
        GardenView,
        state,
        viewer,
        own_hand=[] if viewer is None else state.hands[viewer],
    )


def abandon(state: GardenState) -> None:
    push(state, Count())


GARDEN = Game(
    id="garden",
    rules_version=1,
    seats=range(2, 5),
    minutes=(5, 10),
    options=(Option("weather", ("sun", "rain")),),
    state=GardenState,
    steps=(ChooseHidden, Turn, NextTurn, Count),
    moves=(Hide, Plant, Sow, Rest),
    set_up=set_up,
    seen_by=seen_by,
    abandon=abandon,
)


# What it says.


def choice(
    view: GardenView, move: type[Move], field: str, value: Value, chosen: Mapping[str, Value]
) -> Choice:
    match field:
        case "crop":
            price = PRICES[str(value)]
            return Choice(text(f"crop-{value}"), text("hint-price", price=price), rank=-price)
        case "bed":
            bed = str(value)
            return Choice(text("label-bed", bed=bed), rank=-BEDS.index(bed), place=bed, badge="*")
        case "row":
            return Choice(text("label-row", row=value), place=str(value))
        case "seed":
            return Choice(text("label-seed", seed=value), rank=float(value))
        case _:
            return Choice(text("label-amount", amount=value), rank=float(value))


def missing(view: GardenView, move: type[Move], field: str, chosen: Mapping[str, Value]) -> Sequence[Missing]:
    if field != "crop" or view.viewer is None:
        return []
    coins = view.coins[view.viewer]
    return [
        Missing(text(f"crop-{crop}"), text("lacks-coins", coins=price - coins))
        for crop, price in PRICES.items()
        if price > coins
    ]


def preview(view: GardenView, move: Move) -> Sequence[Text]:
    if isinstance(move, Plant):
        price = PRICES[move.crop] * move.amount
        return [text("preview-pay", coins=price), text("preview-gain", points=move.amount)]
    return [text(f"preview-{move.kind()}")]


def prompt(view: GardenView) -> Text:
    assert view.viewer is not None
    kind = view.decision.kind() if view.decision is not None else "none"
    return text(f"prompt-{kind}", coins=view.coins[view.viewer])


def awaited(view: GardenView, seat: int) -> Text:
    return text("awaited-turn")


def status(view: GardenView, seat: int) -> Sequence[Text]:
    lines = [text("status-stock", coins=view.coins[seat], points=view.points[seat])]
    if seat == view.viewer:
        lines.append(text("status-hand", seeds=", ".join(map(str, view.own_hand)) or "-"))
    return lines


def position(view: GardenView) -> Sequence[Text]:
    return [text("position-beds", beds=len(view.planted))]


def length(view: GardenView) -> Text:
    return text("length-rounds", rounds=len(view.planted))


def rules(seats: int, options: Mapping[str, str]) -> Sequence[RulesPage]:
    return [
        RulesPage(text("rules-aim-title"), [text("rules-aim", seats=seats)], "aim"),
        RulesPage(text("rules-turn-title"), [text("rules-turn")]),
    ]


def _picture(seed: str) -> bytes:
    colour = sum(seed.encode()) % 256
    buffer = BytesIO()
    Image.new("RGB", (8, 8), (colour, 80, 80)).save(buffer, "PNG")
    return buffer.getvalue()


ARTIST = SimpleNamespace(
    draw_table=lambda view, showing: [_picture("table")],
    draw_mat=lambda view, seat, showing: _picture(f"mat{seat}"),
    draw_choice=lambda view, seat, places, showing: _picture("".join(places)),
    draw_rules=lambda picture, showing: _picture(picture),
)

TELLING = SimpleNamespace(
    choice=choice,
    missing=missing,
    preview=preview,
    prompt=prompt,
    awaited=awaited,
    length=length,
    status=status,
    position=position,
    rules=rules,
)

TITLE = Title(
    game=GARDEN,
    telling=TELLING,
    artist=ARTIST,
    livery=Livery((0, 0, 0), (0, 0, 0), "friezes/meander"),
    samples=Samples(()),
)

_TEXTS = {
    "en": """
game-title = The Garden
game-about = Plant a garden together
option-weather = Weather
option-weather-description = How the sky is
option-weather-sun = Sun
option-weather-rain = Rain
move-hide = Hide a seed
move-hide-description = Keep a seed for the end
move-plant = Plant
move-plant-description = Plant a crop on a free bed
move-sow = Sow
move-sow-description = Sow a seed of your hand
move-rest = Rest
move-rest-description = Take three coins
command-hide = hide
command-plant = plant
command-sow = sow
command-rest = rest
option-name-crop = crop
option-name-bed = bed
option-name-amount = amount
option-name-seed = seed
field-crop = Crop
field-bed = Bed
field-amount = Amount
field-seed = Seed
field-plant-crop-description = What to plant
field-plant-bed-description = Where
field-plant-row-description = In which row
field-plant-amount-description = How many
field-hide-seed-description = Which seed
field-sow-seed-description = Which seed
crop-wheat = Wheat
crop-vine = Vine
crop-olive = Olive
hint-price = { $price } coins
label-bed = Bed { $bed }
label-row = Row { $row }
label-seed = Seed { $seed }
label-amount = { $amount } pieces
lacks-coins = { $coins } coins short
prompt-turn = Your turn: { $coins } coins
prompt-choose-hidden = Hide a seed
prompt-none = Nothing is asked
awaited-turn = your turn
status-stock = { $coins } coins, { $points } points
status-hand = Seeds: { $seeds }
position-beds = { $beds } beds planted
preview-pay = Pay { $coins } coins
preview-gain = { $points } points
preview-hide = The seed stays hidden
preview-sow = The seed is gone
preview-rest = 3 coins
event-hid = { $player } hides seed { $seed }
event-hid-hidden = { $player } hides a seed
event-planted = { $player } plants { $crop } on { $bed }
event-sowed = { $player } sows seed { $seed }
event-rested = { $player } rests
event-watered = { $player } waters the garden
event-watered-together = Watered gardens
event-withered = The garden of { $player } withers
event-withered-together = Withered gardens
event-weeded = { $player } pulls { $weeds } weeds
event-weeded-together = Weeds
event-weeded-each = { $player } { $weeds }
change-coins = { $signed } coins
change-points = { $signed } points
change-shade = { "" }
why-bed-taken = Bed { $bed } is taken by { $player }.
why-too-dear = You can’t pay for { $crop }.
caution-rest = You have plenty already.
end-turns = All turns are played
source-planted = Planted
rules-aim-title = Aim
rules-aim = Have the most points of { $seats }.
rules-turn-title = Turn
rules-turn = Plant, sow or rest.
""",
}
_TEXTS["de"] = (
    _TEXTS["en"]
    .replace("Your turn", "Du bist dran")
    .replace("command-plant = plant", "command-plant = pflanzen")
)

for _locale in LOCALES:
    words(_locale, GARDEN.id).bundle.add_resource(FluentResource(_TEXTS[_locale]))
