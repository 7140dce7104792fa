"""The words for decisions and moves: questions, choices, previews and warnings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import Any

from bot.engine import Argument, Choice, Move, MovePreview, Place, Player, Text, foresee, text, yes
from bot.games.discordia import components
from bot.games.discordia.game import GAME
from bot.games.discordia.holdings import HOLDINGS
from bot.games.discordia.rules import bonuses, building, city, dispatches, moves, names, turns, years
from bot.games.discordia.rules.figures import counted, drawable, jokers
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile, View
from bot.games.sayings import Sayings, hint_of
from bot.i18n.fluent import signed

from . import phrases
from .phrases import gain, offered, rank_by_place, spaces, standing

SAID = Sayings[View]()

_OPENS = 4
"""The room of a hint for what a die allows: main actions take 1, free actions 2."""
_FEW = 3
"""The most slots that a hint names; more are counted."""


def question(view: View, asked: Any) -> Text:
    """The question of a decision, with the means that its seat has."""
    player = view.players[asked.seat]
    return text(f"prompt-{asked.kind()}", stock=phrases.stock(player), **_about(view, player, asked))


def _about(view: View, player: Governor, asked: Any) -> dict[str, Argument]:
    """Further arguments of the question."""
    match asked:
        case turns.DieChoice():
            dice = [phrases.rolled(view, die) for die in turns.dice_to_choose(view)]
            return {"dice": dice, "active": player.active}
        case turns.ActionChoice():
            assert view.turn
            left = phrases.open_items(view, view.turn) or Text("open-nothing")
            return {"die": names.die(view.turn.die), "value": view.turn.value, "open": left}
        case bonuses.StarChoice():
            space = city.next_space(player, asked.track)
            assert space
            amount = min(asked.effect.amount, bonuses.stars_to_place(player, asked.track))
            return {"star": phrases.star_to(view, asked.seat, space), "amount": amount}
        case bonuses.SwapChoice():
            return {"figures": text("figures", amount=drawable(view, asked.effect.amount))}
        case bonuses.ReturnChoice() | bonuses.Discarding():
            return {"figures": text("figures", amount=asked.amount)}
        case bonuses.PrivilegeUse():
            return {"privilege": names.privilege(asked.privilege), "last": yes(view.is_last)}
        case building.StallChoice():
            ship = player.standing(asked.ship)
            stall = names.face(components.BACKS[ship.id])
            return {"ship": names.standing(ship), "slot": Place(asked.ship), "stall": stall}
        case building.TowerChoice():
            return {"free": player.rows["T"].count(None), "towers": len(view.towers)}
        case building.DemolitionChoice() | dispatches.DispatchChoice():
            return {"effect": names.effect(asked.effect)}
        case dispatches.DecreeChoice():
            return {"decrees": list(map(names.decree, dispatches.claimable(view, asked.seat)))}
    return {}


@SAID.shows(moves.ChooseDie, "colour")
def _die(view: View, die: components.Die) -> Choice:
    """A die; all have the same rank, so their order is always the same."""
    value = view.dice[die]
    hint = _opened(view, die, value) if die in turns.dice_to_choose(view) else None
    return Choice(phrases.rolled(view, die), hint, place=die, badge=str(value))


@SAID.shows(moves.ChooseDie, "value")
def _value(view: View, value: int, colour: components.Die | None) -> Choice:
    """A value, with what it allows; values that cost fewer manipulators come first."""
    if colour is None:
        return Choice(text("choice-value", value=value), rank=-value)
    manipulators = abs(value - view.dice[colour])
    label = text("choice-value-turned" if manipulators else "choice-value", value=value, count=manipulators)
    return Choice(label, _opened(view, colour, value), -manipulators, str(value), str(value))


_FREE = {moves.UseSeason: "hint-die-season", moves.UseTower: "hint-die-tower"}
_MAIN: dict[type[Move], str] = {
    moves.Develop: "hint-die-develop",
    moves.Take: "hint-die-tile",
    moves.Extend: "action-extension",
    moves.TakeStars: "action-stars",
}
"""The messages for what a die allows besides dispatches: free actions, and main actions."""


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


@SAID.warns(moves.EndTurn)
def _left_open(foreseen: MovePreview) -> Text | None:
    """A warning about open actions, unless only trade towers and privileges are left."""
    view = foreseen.before
    better = turns.still_open(view, view.turn).keys() - {moves.UseTower, moves.UsePrivilege}
    return text("caution-open", open=phrases.open_items(view, view.turn)) if better else None


@SAID.shows(moves.Dispatch, "figures")
@SAID.shows(moves.SpecialDispatch, "figures")
@SAID.shows(moves.GiveBack, "figures")
@SAID.shows(moves.Discard, "figures")
def _figures(view: View, letters: str) -> Choice:
    """Figures that leave the stock; those that the city needs least come first."""
    hint = text("hint-figures", figures=names.figures(letters))
    return Choice(names.letters(letters), hint, _use_left(view.own, letters), also=_spellings(letters))


def _use_left(player: Governor, letters: str) -> float:
    """How many figures left in the stock fit a space of their color; among equals, an even stock is better."""
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
    rank, badge = rank_by_place(slot), signed(-len(space))
    return Choice(standing(slot, tile), hint, rank, slot, badge, called=called, legend=legend)


@SAID.looks_for(moves.Dispatch, "tile")
def _targets(view: View) -> list[moves.Dispatch]:
    """The tiles with open spaces that are of the sorts to which the seat may dispatch now."""
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
    return Choice(names.decree(decree), hint_of(gains), place=decree)


SAID.looks_among(moves.Claim, lambda view: view.decrees)


@SAID.shows(moves.TakePrivilege, "privilege")
def _privilege(view: View, privilege: str) -> Choice:
    hint = text("hint-effects", effects=phrases.privilege_gains(privilege))
    return Choice(names.privilege(privilege), hint, place=privilege)


@SAID.shows(moves.UsePrivilege, "privilege")
def _used(view: View, privilege: str) -> Choice:
    gains = [gain(view, view.own_seat, effect) for effect in components.PRIVILEGES[privilege].effects]
    return Choice(names.privilege(privilege), text("hint-effects", effects=list(gains)), place=privilege)


@SAID.looks_for(moves.UsePrivilege, "privilege")
def _privileges(view: View) -> list[moves.UsePrivilege]:
    if isinstance(view.decision, bonuses.PrivilegeUse):
        return []
    unspent = dict.fromkeys(view.own.unspent)
    return [moves.UsePrivilege(one) for one in unspent if components.PRIVILEGES[one].effects]


@SAID.warns(moves.Skip)
def _declined(foreseen: MovePreview) -> Text | None:
    lost = isinstance(foreseen.before.decision, bonuses.PrivilegeChoice)
    return Text("caution-privilege") if lost else None


@SAID.shows(moves.Take, "tile")
@SAID.shows(moves.Draft, "tile")
def _cell(view: View, cell: str) -> Choice:
    tile = view.display[cell]
    assert tile
    kind, turn = components.CITY_TILES[tile], view.turn
    # Computed without a preview: the slot is chosen later, and a tile that is covered may change the stock.
    special = turn and not dispatches.special_lack(view.own, turn, Tile(tile))
    more = [gain(view, view.own_seat, kind.bonus)] if kind.bonus else []
    if special:
        more.append(Text("hint-special"))
    if kind.back:
        more.append(text("hint-back", spaces=spaces(kind.back.spaces)))
    label = text("choice-cell", cell=cell, tile=names.tile(tile))
    badge, legend = ("!", (Text("sign-special"),)) if special else ("", ())
    hint, rank = offered(spaces(kind.front.spaces), *more), rank_by_place(cell)
    return Choice(label, hint, rank, cell, badge, called=names.tile(tile), legend=legend)


@SAID.shows(moves.Take, "slot")
@SAID.shows(moves.BuildTower, "slot")
@SAID.shows(moves.PlaceStall, "slot")
def _slot(view: View, slot: str) -> Choice:
    if slot == moves.OUT:
        return Choice(Text("choice-out"), Text("hint-out"), -3)
    tile = view.own.tile_at(slot)
    label = text("choice-slot", slot=Place(slot))
    if tile is None:
        return Choice(label, Text("hint-free"), 1, slot)
    key = "hint-over-figures" if tile.placed else "hint-over"
    hint = text(key, tile=names.standing(tile), number=tile.placed)
    return Choice(label, hint, -tile.placed / 10, slot)


@SAID.shows(moves.Demolish, "tile")
def _lost(view: View, slot: str) -> Choice:
    tile = view.own.standing(slot)
    key = "hint-lost-figures" if tile.placed else "hint-tile"
    hint = text(key, spaces=spaces(tile.face.spaces), number=tile.placed) if tile.face.spaces else None
    return Choice(standing(slot, tile), hint, -tile.placed, slot)


@SAID.warns(moves.Take)
@SAID.warns(moves.BuildTower)
@SAID.warns(moves.PlaceStall)
def _covers(foreseen: MovePreview) -> Text | None:
    """A warning about covering figures, or about covering a tile or discarding a stall although a place is free.

    If the slot may have been assumed, there is a warning for every tile that is covered.
    """
    player, move = foreseen.before.own, foreseen.move
    if move.slot == moves.OUT:
        return Text("caution-stall-out") if city.free_slot(player, "M") else None
    if (tile := player.tile_at(move.slot)) is None:
        return None
    about: dict[str, Argument] = {"tile": names.standing(tile), "slot": Place(move.slot)}
    if tile.placed:
        return text("caution-cover-figures", number=tile.placed, **about)
    if free := city.free_slot(player, components.PLACE_OF_SLOT[move.slot][0]):
        return text("caution-cover", free=Place(free), **about)
    return text("caution-cover-only", **about) if "slot" in move.assumed else None


@SAID.shows(moves.Extend, "extension")
def _extension(view: View, kind: components.Extension) -> Choice:
    player = view.own
    space = building.covered_next(player, kind)
    gains = [Text("gain-symbol")] * (space.symbols if space else 0)
    gains += [gain(view, view.own_seat, effect) for effect in building.brought_by(player, kind)]
    key = "hint-extension-gains" if gains else "hint-extension"
    hint = text(key, left=view.extensions[kind], gains=gains)
    return Choice(names.extension(kind), hint, len(gains), kind)


SAID.looks_among(moves.Extend, lambda view: view.extensions)


@SAID.shows(moves.BuildTower, "tower")
def _tower(view: View, tower: str) -> Choice:
    kind = components.TOWERS[tower]
    more = [gain(view, view.own_seat, kind.bonus)] if kind.bonus else []
    hint = hint_of(more)
    if kind.spaces or kind.strength:
        hint = offered(spaces(kind.spaces) if kind.spaces else Text("hint-tower-strength"), *more)
    rank = kind.strength + 0.5 * len(more) - len(kind.spaces)
    return Choice(names.tile(tower), hint, rank, tower)


def _built(view: View) -> list[str]:
    others = [player for seat, player in enumerate(view.players) if seat != view.own_seat]
    return [tile.id for player in others for _, tile in player.tiles("T")]


SAID.looks_among(moves.BuildTower, _built, slot="")


@SAID.shows(moves.UseTower, "tower")
def _trade(view: View, slot: str) -> Choice:
    return Choice(standing(slot, view.own.standing(slot)), rank=rank_by_place(slot), place=slot)


SAID.looks_among(
    moves.UseTower,
    lambda view: [slot for slot, tile in view.own.tiles("T") if components.TOWERS[tile.id].swap],
)


def outlook(foreseen: MovePreview) -> Iterator[Text]:
    """What a preview says besides events: about the kind of move, then about changes of the city."""
    move, before, after, seat = foreseen.move, foreseen.before, foreseen.after, foreseen.seat
    match move:
        case moves.ChooseDie():
            if turns.taken_die(after) == move.colour:
                other = Player((seat + 1) % after.seats)
                yield text("outlook-die-taken", die=names.die(move.colour), seats=after.seats, player=other)
            if after.turn is None:
                yield Text("outlook-open-nothing")
        case moves.EndTurn() if (lack := years.shortage(after, seat)) == years.shortage(before, seat):
            yield text("outlook-surplus" if lack < 0 else "outlook-lack", lack=abs(lack))
        case moves.Skip() if isinstance(before.decision, bonuses.PrivilegeUse):
            yield text("outlook-keep", last=yes(before.is_last))
        case moves.Skip() if isinstance(before.decision, dispatches.DecreeChoice):
            yield Text("outlook-no-decree")
        case moves.Swap() | moves.UseSeason() | moves.UseTower():
            if swapped := drawable(before, _swapped(before, move)):
                yield text("outlook-swap", figures=text("figures", amount=swapped))
        case moves.PlaceStall(moves.OUT):
            yield Text("outlook-stall-out")
    if after.outcome is None:
        yield from _new(before, after)
        yield from _changed(before, after)
    elif not after.own.figures:
        yield Text("outlook-victory")


def _swapped(view: View, move: Move) -> int:
    """How many figures the move swaps; a preview can't show more, since the draw is random."""
    if isinstance(move, moves.UseTower):
        return components.TOWERS[view.own.standing(move.tower).id].swap
    asked: Any = view.decision
    effect = turns.season_bonus(view) if isinstance(move, moves.UseSeason) else asked.effect
    return effect.amount if effect.kind == "swap" else 0


def _new(earlier: View, later: View) -> Iterator[Text]:
    """New tiles, full tiles, longer tracks, new privileges and permanent advantages."""
    before, after = earlier.own, later.own
    for slot, tile in after.tiles():
        former = before.tile_at(slot)
        is_new = former is None or (former.id, former.turned) != (tile.id, tile.turned)
        if is_new:
            yield from _printed(tile)
        if tile.is_full and (is_new or not (former and former.is_full)):
            key = "outlook-full-ship" if slot[0] == "H" else "outlook-full"
            yield text(key, tile=names.standing(tile), raid=yes(earlier.phase == "raid"))
    for kind, number in after.extensions.items():
        extension = components.EXTENSIONS[kind]
        if extension.track and number > before.extensions[kind]:
            track = names.track(extension.track)
            yield text("outlook-track", track=track, gains=names.effects(extension.adds))
    for privilege in after.privileges[len(before.privileges) :]:
        taken = components.PRIVILEGES[privilege.id]
        if taken.joker is None:
            now = yes(isinstance(later.decision, bonuses.PrivilegeUse))
            gains = names.effects(taken.effects)
            yield text("outlook-privilege", gains=gains, now=now, last=yes(earlier.is_last))
        else:
            second = len(jokers(after)) > len(jokers(before)) + 1
            key = "outlook-joker-second" if second else "outlook-joker"
            yield text(key, privilege=names.privilege(privilege.id))
    if set(city.any_colour(after)) > set(city.any_colour(before)):
        yield text("outlook-lasting", turn=yes(later.turn is not None))


def _printed(tile: Tile) -> Iterator[Text]:
    """What a new tile or tower in a city offers."""
    if tile.face.spaces:
        yield text("outlook-spaces", tile=names.standing(tile), spaces=spaces(tile.face.spaces))
    if tile.fresh:
        yield Text("outlook-fresh")
    if tile.id in components.BACKS and not tile.turned:
        yield text("outlook-back", spaces=spaces(components.BACKS[tile.id].spaces))
    if tile.id in components.TOWERS and (tower := components.TOWERS[tile.id]).swap:
        yield text("outlook-tower-swap", figures=text("figures", amount=tower.swap), value=tower.value or 0)


def _changed(earlier: View, later: View) -> Iterator[Text]:
    """Changes of stock, symbols, stars, shortage and strength, and decrees that can be claimed now."""
    before, after, seat = earlier.own, later.own, earlier.own_seat
    if after.stock != before.stock:
        yield text("outlook-stock", stock=phrases.stock(after))
    if (hidden := city.symbols(before) - city.symbols(after)) > 0:
        yield text("outlook-symbols", count=hidden)
    ahead = ("shortage", "strength") if earlier.phase != "shortage" else ()
    known = "none" if earlier.phase == "raid" else "all" if later.right else "some"
    about: dict[str, Argument] = {"known": known, "tribes": later.raid_strength}
    for held in map(HOLDINGS.__getitem__, ("star", *ahead)):
        was, now = held.of(earlier, seat), held.of(later, seat)
        if now != was:
            surplus = yes(min(was, now) < 0)
            yield text(f"outlook-{held.name}", before=was, after=now, surplus=surplus, **about)
    if not _may_claim(later, seat):
        return
    could = dispatches.claimable(earlier, seat)
    if can := [decree for decree in dispatches.claimable(later, seat) if decree not in could]:
        yield text("outlook-fulfilled", decrees=[names.decree(decree) for decree in can])


def _may_claim(view: View, seat: int) -> bool:
    """Whether the seat may still claim decrees in its turn, or in its raid step (ruling 58)."""
    if view.turn is not None:
        return not view.turn.ended
    return any(isinstance(step, dispatches.DecreeChoice) and step.seat == seat for step in view.agenda)
