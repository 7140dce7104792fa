"""What is said of a turn: its die and value, dispatches, swaps, stars, decrees, privileges, its end."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import Any

from bot.engine import Choice, Foreseen, Move, Place, Text, foresee, text
from bot.games.discordia import components
from bot.games.discordia.game import GAME
from bot.games.discordia.rules import bonuses, building, city, dispatches, moves, names, turns, years
from bot.games.discordia.rules.figures import counted, drawable
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import View
from bot.games.sayings import Sayings
from bot.i18n.fluent import signed

from . import phrases

SAID = Sayings[View]()

_OPENS = 4
"""So much of what a die opens has room in a line: what is free counts twice."""
_FEW = 3
"""So many slots are named in a hint; more of them are counted."""


@SAID.asks(turns.DieChoice)
def _die_asked(view: View, asked: turns.DieChoice) -> Text:
    dice = [phrases.rolled(view, die) for die in turns.dice_to_choose(view)]
    return phrases.question(view, asked, dice=dice, active=view.players[asked.seat].active)


@SAID.asks(turns.ActionChoice)
def _action_asked(view: View, asked: turns.ActionChoice) -> Text:
    turn = view.turn
    assert turn
    left = phrases.open_items(view, turn) or Text("open-nothing")
    return phrases.question(view, asked, die=names.die(turn.die), value=turn.value, open=left)


@SAID.asks(bonuses.StarChoice)
def _star_asked(view: View, asked: bonuses.StarChoice) -> Text:
    player = view.players[asked.seat]
    space = city.next_space(player, asked.track)
    assert space
    amount = min(asked.effect.amount, bonuses.stars_to_place(player, asked.track))
    return phrases.question(view, asked, star=phrases.star_to(view, asked.seat, space), amount=amount)


def _amount_asked(view: View, asked: Any) -> Text:
    return phrases.question(view, asked, figures=text("figures", amount=asked.amount))


for thing in (building.DraftChoice, building.ExtensionChoice, bonuses.PrivilegeChoice):
    SAID.asks(thing)(phrases.question)
for asking in (bonuses.ReturnChoice, bonuses.DiscardChoice, bonuses.SurplusChoice):
    SAID.asks(asking)(_amount_asked)
SAID.asks(bonuses.SwapChoice)(
    lambda view, it: phrases.question(
        view, it, figures=text("figures", amount=drawable(view, it.effect.amount))
    )
)
SAID.asks(dispatches.DispatchChoice)(
    lambda view, it: phrases.question(view, it, effect=names.effect(it.effect))
)
SAID.asks(bonuses.PrivilegeUse)(
    lambda view, asked: phrases.question(view, asked, privilege=names.privilege(asked.privilege))
)
SAID.asks(dispatches.DecreeChoice)(
    lambda view, it: phrases.question(
        view, it, decrees=list(map(names.decree, dispatches.claimable(view, it.seat)))
    )
)


@SAID.shows(moves.ChooseDie, "colour")
def _die(view: View, die: components.Die) -> Choice:
    """A die; all have the same rank, so that they always stand in the same order."""
    value = view.dice[die]
    hint = _opened(view, die, value) if die in turns.dice_to_choose(view) else None
    return Choice(phrases.rolled(view, die), hint, place=die, badge=str(value))


@SAID.shows(moves.ChooseDie, "value")
def _value(view: View, value: int, colour: components.Die | None) -> Choice:
    """A value, with what it opens; as rolled before what costs manipulators."""
    if colour is None:
        return Choice(text("choice-value", value=value), rank=-value)
    manipulators = abs(value - view.dice[colour])
    label = text("choice-value-turned" if manipulators else "choice-value", value=value, count=manipulators)
    return Choice(label, _opened(view, colour, value), -manipulators, str(value), str(value))


_FREE = {moves.UseSeason: "hint-die-season", moves.UseTower: "hint-die-tower"}
_MAIN: dict[type[Move], str] = {
    **{moves.Develop: "hint-die-develop", moves.Take: "hint-die-tile"},
    **{moves.Extend: "action-extension", moves.TakeStars: "action-stars"},
}
"""What is said of what a die opens, beside dispatches: free of charge, and as the main action."""


def _opened(view: View, die: components.Die, value: int) -> Text:
    after = foresee(GAME, view, moves.ChooseDie(die, value)).after
    left = turns.still_open(after, after.turn) if after.turn else {}
    free: list[Text] = []
    if special := left.get(moves.SpecialDispatch):
        key = "hint-die-special" if len(special) <= _FEW else "hint-die-special-many"
        free.append(text(key, slots=list(map(Place, special)), count=len(special)))
    free += [Text(key) for move, key in _FREE.items() if move in left]
    main = [Text(key) for move, key in _MAIN.items() if move in left]
    rows = {slot[0] for slot in left.get(moves.Dispatch, ())}
    where = [
        Text(f"action-dispatch_{sort}")
        for sort in turns.tile_of_column(view, value).dispatches
        if rows.intersection(dispatches.rows_of_sorts((sort,)))
    ]
    if where:
        main.append(text("hint-die-dispatch", where=phrases.either(where)))
    room = _OPENS - 2 * len(free)
    if room <= 0 or not main:
        return text("hint-effects", effects=list(free or [Text("open-nothing")]))
    if len(main) + len(where[1:]) > room:
        main = [*main[: min(room, len(main) - 1)], Text("hint-die-more")]
    return text("hint-die", free=free, main=phrases.either(main)) if free else phrases.either(main)


@SAID.looks_for(moves.ChooseDie, "colour")
def _dice(view: View) -> list[moves.ChooseDie]:
    return [moves.ChooseDie(die, view.dice[die]) for die in components.DICE if die in view.dice]


@SAID.foresees(moves.ChooseDie)
def _chosen(foreseen: Foreseen) -> list[Text]:
    move, told = foreseen.move, []
    if turns.taken_die(foreseen.after) == move.colour:
        told.append(text("outlook-die-taken", die=Text(f"die-{move.colour}")))
    if foreseen.after.turn is None:
        told.append(Text("outlook-open-nothing"))
    return told


@SAID.foresees(moves.EndTurn)
def _ended(foreseen: Foreseen) -> list[Text]:
    """The shortage, also where it has not changed."""
    before, after = (years.shortage(view, foreseen.seat) for view in (foreseen.before, foreseen.after))
    return [text("outlook-lack", lack=after)] if after == before else []


@SAID.foresees(moves.Skip)
def _skipped(foreseen: Foreseen) -> list[Text]:
    kinds = {bonuses.PrivilegeUse: "outlook-keep", dispatches.DecreeChoice: "outlook-no-decree"}
    return [Text(key) for decision, key in kinds.items() if isinstance(foreseen.before.decision, decision)]


@SAID.warns(moves.EndTurn)
def _left_open(foreseen: Foreseen) -> Text | None:
    """What is still open, if anything of it is better not left: all but a swap and privileges, which stay."""
    view = foreseen.before
    better = turns.still_open(view, view.turn).keys() - {moves.UseTower, moves.UsePrivilege}
    return text("caution-open", open=phrases.open_items(view, view.turn)) if better else None


@SAID.shows(moves.Dispatch, "figures")
@SAID.shows(moves.SpecialDispatch, "figures")
@SAID.shows(moves.GiveBack, "figures")
@SAID.shows(moves.Discard, "figures")
def _figures(view: View, letters: str) -> Choice:
    """Figures that leave the stock: what the city needs least of first."""
    hint = text("hint-figures", figures=names.figures(letters))
    return Choice(names.letters(letters), hint, _use_left(view.own, letters), also=_spellings(letters))


def _use_left(player: Governor, letters: str) -> float:
    """How many figures of the stock would still find a space of their colour, and how even it would be."""
    open_spaces = [space for _, tile in player.tiles() for space in tile.face.spaces[len(tile.figures) :]]
    wanted, gone = counted("".join(open_spaces)), counted(letters)
    left = {colour: player.stock[colour] - gone.get(colour, 0) for colour in components.COLOURS}
    filling = sum(min(left[colour], wanted.get(colour, 0)) for colour in components.COLOURS)
    return filling - max(left.values()) / 100


@lru_cache(maxsize=1 << 10)
def _spellings(letters: str) -> tuple[str, ...]:
    orders = dict.fromkeys("".join(order) for order in permutations(letters))
    german = [order.replace(components.LETTERS["yellow"], phrases.GERMAN_YELLOW) for order in orders]
    return tuple(dict.fromkeys([*orders, *german]))[1:]


@SAID.shows(moves.Discard, "number")
def _discard_number(view: View, number: int) -> Choice:
    return Choice(text("figures", amount=number), rank=number)


@SAID.foresees(moves.Swap)
@SAID.foresees(moves.UseSeason)
@SAID.foresees(moves.UseTower)
def _swapped(foreseen: Foreseen) -> list[Text]:
    """How many figures a swap draws: which ones is hidden, so that nothing of it is foreseen."""
    view, move = foreseen.before, foreseen.move
    if isinstance(move, moves.UseTower):
        amount = components.TOWERS[view.own.standing(move.tower).id].swap
    else:
        effect = turns.season_bonus(view) if isinstance(move, moves.UseSeason) else view.decision.effect
        amount = effect.amount if effect.kind == "swap" else 0
    return [text("outlook-swap", figures=text("figures", amount=drawable(view, amount)))] if amount else []


@SAID.shows(moves.TakeStars, "number")
def _stars_number(view: View, number: int) -> Choice:
    held = foresee(GAME, view, moves.TakeStars(number)).after.own.stars
    hint = text("hint-stars", held=text("stars", amount=held))
    return Choice(text("stars", amount=number), hint, number)


@SAID.shows(moves.Dispatch, "tile")
@SAID.shows(moves.SpecialDispatch, "tile")
def _target(view: View, slot: str) -> Choice:
    tile = view.own.tile_at(slot)
    space = tile and tile.open_space
    if tile is None or not space:
        return Choice(text("choice-slot", slot=Place(slot)))
    last = tile.open_spaces == 1
    hint = text("hint-fills" if last else "hint-needs", needs=names.figures(space))
    called, legend = names.standing(tile), (Text("sign-figures"),)
    rank, badge = phrases.as_it_lies(slot), signed(-len(space))
    return Choice(phrases.standing(slot, tile), hint, rank, slot, badge, called=called, legend=legend)


@SAID.looks_for(moves.Dispatch, "tile")
def _targets(view: View) -> list[moves.Dispatch]:
    """The tiles of the sorts to which one may dispatch now that have a space left."""
    asked, turn = view.decision, view.turn
    if isinstance(asked, dispatches.DispatchChoice):
        rows = dispatches.ROWS_OF[asked.effect.what]
    else:
        rows = dispatches.rows_of_sorts(turns.tile_of_column(view, turn.value).dispatches) if turn else ()
    return [moves.Dispatch(slot, "") for slot, tile in view.own.tiles(*rows) if rows and tile.open_space]


def _fitting(view: View) -> list[str]:
    value = view.turn.value if view.turn else None
    return [slot for slot, tile in view.own.tiles() if tile.open_space and tile.face.value == value]


SAID.looks_among(moves.SpecialDispatch, _fitting, figures="")


@SAID.shows(moves.Claim, "decree")
def _decree(view: View, decree: str) -> Choice:
    gains = phrases.covered(view, view.own_seat, city.decree_spaces(view.own)[0])
    hint = text("hint-effects", effects=gains) if gains else None
    return Choice(names.decree(decree), hint, place=decree)


SAID.looks_among(moves.Claim, lambda view: view.decrees)


@SAID.shows(moves.TakePrivilege, "privilege")
def _privilege(view: View, privilege: str) -> Choice:
    hint = text("hint-effects", effects=phrases.privilege_gains(privilege))
    return Choice(names.privilege(privilege), hint, place=privilege)


@SAID.shows(moves.UsePrivilege, "privilege")
def _used(view: View, privilege: str) -> Choice:
    gains = [phrases.gain(view, view.own_seat, effect) for effect in components.PRIVILEGES[privilege].effects]
    return Choice(names.privilege(privilege), text("hint-effects", effects=list(gains)), place=privilege)


@SAID.looks_for(moves.UsePrivilege, "privilege")
def _privileges(view: View) -> list[moves.UsePrivilege]:
    if isinstance(view.decision, bonuses.PrivilegeUse):
        return []
    unspent = dict.fromkeys(view.own.unspent)
    return [moves.UsePrivilege(one) for one in unspent if components.PRIVILEGES[one].effects]


@SAID.warns(moves.Skip)
def _declined(foreseen: Foreseen) -> Text | None:
    lost = isinstance(foreseen.before.decision, bonuses.PrivilegeChoice)
    return Text("caution-privilege") if lost else None
