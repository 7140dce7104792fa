### Provincia Romana: every word that players see of this game.

game-about = Rebuild a city in Gaul out of cards. Pick them in a draft, court the Senate, and hold out against the raids: the city with the most prestige wins.
points-ahead = { $amount } prestige

## Goods, prestige, tracks

goods-clay = { $amount } clay
goods-wood = { $amount } wood
goods-stone = { $amount } stone
goods-gold = { $amount } gold
goods-nothing = nothing
no-goods = no resources or gold
resources-given = { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}

held-prestige = { picture-score }
    .change = { $signed } prestige
held-clay = Clay
    .change = { $signed } clay
held-wood = Wood
    .change = { $signed } wood
held-stone = Stone
    .change = { $signed } stone
held-gold = gold
    .change = { $signed } gold
held-morale = morale
    .change = { $signed } morale
held-defence = defense
    .change = { $signed } defense
held-military = military
    .change = { $signed } military
held-buildings = buildings
held-cards = cards in hand
held-tokens = battle tokens

held-strength =
    .change = { $signed } strength

strengths = { $least ->
    [0] { $most }
   *[other] { $least } to { $most }
}
waterway-city = { $waterway ->
    [portus] Portus
   *[pons] Pons
} city

## Cities, decks, tokens

deck-opes-content = production card
deck-spqr-content = Senate card
deck-aedificium-content = building card

## Buildings

building-inactive = { $building } (inactive)

effect-built = { $gains } when built
effect-each-round = { $gains } each round
effect-activated = { $gains } when activated
effect-discount = saves 1 resource or gold on each later building
effect-waterway = only in a { waterway-city }
effect-waterway-here = can be built in your city
effect-storage = room for { COMPONENT("game.storage_with_horreum") } of each resource instead of { COMPONENT("game.storage_without_horreum") }
effect-none = nothing but prestige

## Senate cards: the name; what it is called as a kind; what it does as a sentence, and in a few words

senate-aediles-effect = Saves one of your buildings out of turn: from the Gauls for free, from Coniuratio for { $cost }.
senate-aediles-brief = saves a building out of turn

senate-architectus-effect = From now on each building costs you 1 clay, wood or stone less, never more than 1, even with Carchesium.
senate-architectus-brief = 1 clay, wood or stone off each building

senate-commercium-effect = You make the exchange on the card as often as you like: { COMPONENT("senate[id=commercium_clay1_wood1].give.clay") } for { COMPONENT("senate[id=commercium_clay1_wood1].get.wood") }, or { COMPONENT("senate[id=commercium_clay2_gold3].give.clay") } for { COMPONENT("senate[id=commercium_clay2_gold3].get.gold") }.
senate-commercium-brief = exchange as often as you like

senate-concussio-effect = An opponent pays the tax in every round from now on, even with Praetor or Corruptio.
senate-concussio-brief = an opponent always pays the tax

senate-coniuratio-effect = You destroy an opponent’s building, unless they save it with Aediles.
senate-coniuratio-brief = destroys an opponent’s building

senate-consuetudo-effect = You look at the next { COMPONENT("senate[id=consuetudo].look") } building cards, keep one, and put the others back in any order.
senate-consuetudo-brief = look at { COMPONENT("senate[id=consuetudo].look") } building cards, keep one

senate-consul-kind = Consul (Cecilio Metello or Pompeio Magno)

senate-corruptio-effect = You never pay the tax again, unless Concussio makes you.
senate-corruptio-brief = no more tax

senate-gloria-effect = At the end you get the prestige on the card, from { COMPONENT("senate[id=gloria_3].end_prestige") } to { COMPONENT("senate[id=gloria_6].end_prestige") }. You can play only one.
senate-gloria-brief = +{ $prestige } at the end

senate-legio-effect = Your defense rises by { $defence }.
senate-legio-brief = +{ $defence } defense

senate-patronus-effect = You get the resources on the card: { COMPONENT("senate[id=patronus_1].effect.clay") } each of two kinds.
senate-patronus-brief = the resources right away

senate-praetor-effect = You pay no tax this round, unless Concussio makes you.
senate-praetor-brief = no tax this round

cost-free = free
cost-any = any { $amount ->
    [one] resource
   *[other] { $amount } resources
}
cost-or-free = free or { $cost }

## What a defeat costs

penalty-building-production = a production building
penalty-building-defence = a defense building
penalty-building-storage = the Horreum
penalty-building-prestige = a prestige building
penalty-building-any = a building of your choice
penalty-resources = { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
} of your choice
penalty-morale = { $amount } morale
penalty-either = { $first }, or else { $second }

## Phases

phase-cities = choosing cities
phase-draft = draft
phase-cards = card turns
phase-battle = battle
phase-yields = activation
phase-final_turn = the last card turns

## Moves: the button, the command, and what it does

move-choose-city = City
move-choose-deck = Deck
move-choose-deck-description = Choose the deck from which everyone takes a card, you first
move-take = Take
move-take-description = Take one of the cards laid out
move-build = Build
move-build-description = Build a building from your hand
move-favour-description = Play Architectus, a Consul, Gloria, Legio, Patronus or Praetor
command-favour = favor
move-exchange-description = Play Commercium and make its exchange
command-exchange = exchange
move-concussio-description = Play Concussio: from now on an opponent always pays the tax
move-coniuratio-description = Play Coniuratio: destroy an opponent’s building
move-corruptio-description = Play Corruptio: pay { COMPONENT("senate[id=corruptio].cost_any") ->
    [one] one resource
    [3] three resources
   *[other] { COMPONENT("senate[id=corruptio].cost_any") } resources
} and never pay the tax again
move-consuetudo-description = Play Consuetudo: look at the next building cards and keep one
move-keep = Keep
move-keep-description = Keep one of the cards that Consuetudo shows you
move-order = Put back
move-order-description = Say which card is drawn next, or leave the others as they are
command-order = order
move-trade = Trade
move-trade-description = Buy wood or stone from the bank for gold
move-discard = Discard
    .with = Discard { $what }
move-discard-description = Discard a card from your hand; you get nothing for it
move-done = Done
move-done-description = End your card turn, or stop activating
move-play-token = Battle token
move-play-token-description = Choose your battle token; it is shown without your name
command-play-token = token
move-lose = Lose a building
move-lose-description = Choose the building that the Gauls destroy
command-lose = lose
move-pay = Hand over
move-pay-description = Choose the resources that you lose to the Gauls
command-pay = pay
move-aediles-description = Play Aediles to save the building
move-accept = Let it happen
move-accept-description = Let the building be destroyed
command-accept = accept
move-activate = Activate
move-activate-description = Activate an inactive building for { COMPONENT("game.activation_prestige") } prestige

## Fields of a move

field-slot = Place
field-building = Building
field-discount = Discount
field-card = Card
field-times = Times
field-player = Opponent
field-good = Resource
field-amount = Amount

option-name-slot = slot
option-name-times = times
option-name-player = player
option-name-payment = payment
option-name-good = good
option-name-token = token

field-choose-city-city-description = Which city, of those still free
field-choose-city-city-question = Which city do you rebuild?
field-choose-deck-deck-description = Which deck, of those with an action marker left
field-choose-deck-deck-question = Which deck for everyone?
field-take-slot-description = Which card, by its letter; E and F are face down
field-take-slot-question = Which card do you take?
field-build-building-description = Which building from your hand
field-build-building-question = Which building do you build?
field-build-discount-description = What you save on it; if left out, whatever you are shortest of
field-build-discount-question = What do you save on { $building }?
field-favour-card-description = Which Senate card
field-favour-card-question = Which Senate card do you play?
field-exchange-card-description = Which Commercium
field-exchange-card-question = Which Commercium do you play?
field-exchange-times-description = How many times you make the exchange
field-exchange-times-question = How many times do you use { $card }?
field-concussio-player-description = Who must pay the tax from now on
field-concussio-player-question = Your Concussio: who pays the tax in every round from now on?
field-coniuratio-player-description = Whose building
field-coniuratio-player-question = Your Coniuratio: whose building do you destroy?
field-coniuratio-building-description = Which building is to be destroyed
field-coniuratio-building-question = Which of { $player }’s buildings do you destroy?
field-corruptio-payment-description = Which { COMPONENT("senate[id=corruptio].cost_any") ->
    [one] resource
    [3] three resources
   *[other] { COMPONENT("senate[id=corruptio].cost_any") } resources
} you pay
field-corruptio-payment-question = Your Corruptio (no more tax): which { COMPONENT("senate[id=corruptio].cost_any") ->
    [one] resource
   *[other] { COMPONENT("senate[id=corruptio].cost_any") } resources
} do you pay?
field-keep-card-description = Which card goes to your hand
field-keep-card-question = Which card do you keep?
field-order-card-description = Which card is drawn next
field-order-card-question = Which card should be drawn next?
field-trade-good-description = Wood or stone
field-trade-good-question = What do you buy?
field-trade-amount-description = How much of it
field-trade-amount-question = How much { $good } do you buy?
field-discard-card-description = Which card from your hand
field-discard-card-question = Which card do you discard?
field-play-token-token-description = Which of your battle tokens
field-play-token-token-question = Which battle token do you play?
field-lose-building-description = Which building you lose
field-lose-building-question = Which building do you give up?
field-pay-payment-description = Which resources you lose
field-pay-payment-question = Which resources do you give up?
field-activate-building-description = Which inactive building
field-activate-building-question = Which building do you activate?

## Options of a new game

option-gold_limited = Limited gold
option-gold_limited-description = The bank has only { COMPONENT("supply.gold") } gold; what it can’t pay is lost
option-gold_limited-off = off, gold never runs out
option-printed_kiln_count = Eight kilns
option-printed_kiln_count-description = Eight copies of Fornax Lateris, as its entry in the rulebook says, instead of { COMPONENT("building[id=fornax_lateris].count") ->
    [6] six
   *[other] { COMPONENT("building[id=fornax_lateris].count") }
}
option-random_cities = Random cities
option-random_cities-description = The cities are dealt, not chosen
option-equal_start = Equal start
option-equal_start-description = All begin with the resources and prestige of the last place
option-first_seat = First start player
option-first_seat-description = Who holds the Caesar card in round 1
option-first_seat-random = random
option-first_seat-1 = Seat 1
option-first_seat-2 = Seat 2
option-first_seat-3 = Seat 3
option-first_seat-4 = Seat 4
option-first_seat-5 = Seat 5
option-first_seat-6 = Seat 6

## What can be chosen

choice-slot-hidden = { $slot }: face down
choice-full-price = full price
choice-discount = { $saved } less
choice-times-goods = { $times }×: { $given } → { $got }
called-wood = wood
called-stone = stone
choice-rest = Leave the others as they are

hint-city = { $waterway ->
    [portus] on the coast: Portus can be built, Pons can’t
   *[pons] inland: Pons can be built, Portus can’t
}
hint-deck = a { $content } each; { $left ->
    [0] none
   *[other] { $left }
} left in the deck, { $markers ->
    [one] { $markers } action marker
   *[other] { $markers } action markers
}
hint-wasted = { $goods } would be lost
hint-exchange = { $most ->
    [one] at most once
   *[other] up to { $most } times
}
hint-exempt = pays no tax this round
hint-taxed = pays the tax anyway
hint-opponent = has { $prestige ->
    [0] no prestige
   *[other] { $prestige } prestige
} and { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}
hint-opponent-loses = would lose { $worth }
could-build = { $building }{ $prestige ->
    [0] { "" }
   *[other] {" "}({ $prestige } prestige)
}
hint-left = leaves { $goods }
hint-trade = { $most ->
    [one] 1 for { $price }
   *[other] { $price } each, at most { $most }
}
hint-rest = in the order in which you saw them
hint-own-token = counts for your own city
hint-token = counts for { $city }
hint-activated = −{ COMPONENT("game.activation_prestige") } prestige, { $gains }

## What a move comes to, beside what happens

outlook-city = { $city } is { $waterway ->
    [portus] on the coast: you can build Portus, but not Pons.
   *[pons] inland: you can build Pons, but not Portus.
}
outlook-city-tie = In a tie at the end, having built { $building } puts you ahead.
outlook-deck = { $cards ->
    [one] One card is laid out
   *[other] { $cards } cards are laid out
}, { $hidden ->
    [0] face up
    [one] the last one face down
   *[other] the last { $hidden } face down
}. You take one first.
outlook-deck-order = After you: { $players }.
outlook-deck-quaestor = You get the better half of the production card that you take.
outlook-take-hidden = You take this card face down. It goes to your hand; the others don’t see it.
outlook-take-hidden-opes = You take this card unseen. It is shown, and you get what it gives.
outlook-barred = As things stand, it is of no use to you: { $why }.
outlook-inactive = It is inactive at first. At the end of a round you can activate it for { COMPONENT("game.activation_prestige") } prestige: { $gains }.
outlook-personal = It puts you ahead in a tie at the end.
outlook-card-gone = Then the card is discarded.
outlook-concussio = From now on { $player } pays the tax in every round, despite the exemption.
outlook-concussio-later = { $player } pays the tax anyway; from now on no card can change that.
outlook-concussio-again = { $player } already pays the tax in every round; your card changes nothing.
outlook-coniuratio = { $building } goes back to { $player }’s hand{ $prestige ->
    [0] { "" }
   *[other] {" "}and costs them { $prestige } prestige
}.
outlook-coniuratio-storage = { $building } goes back to { $player }’s hand; their room shrinks to { COMPONENT("game.storage_without_horreum") } of each resource.
outlook-coniuratio-reaction = Aediles may save it; your card and your gold are gone anyway.
outlook-consuetudo = You look at { $count ->
    [one] the next building card and keep it.
   *[other] the next { $count } building cards and keep one.
}
outlook-discard = You get nothing for { $card }.
outlook-last-turn = That ends your last turn. Cards in hand, resources and battle tokens give no prestige.
outlook-last-gold = { $gold ->
    [0] You have no gold that would be worth prestige at the end.
   *[other] Your { $gold } gold is worth { $prestige ->
        [0] no prestige
       *[other] { $prestige } prestige
    }.
}
outlook-hand-limit = At the end of this phase you must discard { $count ->
    [one] a card.
   *[other] { $count } cards.
}
outlook-tax-none = You pay no tax this round.
outlook-tax = Tax at the end of the round: { $held ->
    [one] your last gold
   *[other] { $due } of your { $held } gold
}.
outlook-tax-short = You have no gold for the tax: you would lose { COMPONENT("game.tax_default_prestige") } prestige.
outlook-put-back = { $count ->
    [one] The other card goes back on the deck.
   *[other] The other { $count } cards go back on the deck, in any order you like.
}
outlook-order = { $card } goes back on the deck, no. { $place } to be drawn.
outlook-token = { $token } counts for { $city }: { $value }.
outlook-token-secret = It is shown among the others’ tokens, without your name, and then leaves the game.
outlook-storage = Then you have room for only { COMPONENT("game.storage_without_horreum") } of each resource.
outlook-rebuild = You can build { $building } again.

## What comes to light after a move that is played ahead: “Then …”

then-light-draft = the cards are laid out
then-light-card = you see which card it is
then-light-opes = the card is revealed
then-light-looked = you see which cards they are
then-light-tokens = the battle tokens are revealed, and the Gauls come

## What is asked

prompt-city-choice = Choose the city you will rebuild
prompt-deck-choice = Choose a deck; you have { $goods }
prompt-draft-pick = Take a card – { $deck }, chosen by { $player }; you have { $goods }
prompt-draft-pick-own = Take a card – { $deck }, you choose first; you have { $goods }
cards-in-hand = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
prompt-card-turn = Your card turn; { cards-in-hand }; { $goods }
prompt-card-turn-final = Your last card turn; { cards-in-hand }; { $goods }
prompt-keep-one = Consuetudo – keep one of the { $count } cards
prompt-order-rest = Consuetudo – which of these cards should be drawn next (no. { $place })?
prompt-conspiracy = { $player } conspires against your { $building } – you can’t save it
prompt-conspiracy-aediles = { $player } conspires against your { $building } – save it with Aediles for { $cost }?
prompt-discard-down = You can keep { COMPONENT("game.hand_limit") } cards – discard { $count }
prompt-token-choice = Choose a battle token; your strength is { $strength }, that of the Gauls { strengths }
prompt-building-loss = The Gauls have won – you lose { $penalty }
prompt-building-loss-aediles = The Gauls have won – lose { $penalty }, or play Aediles?
prompt-resource-loss = The Gauls have won – hand over { resources-given }; you have { $goods }
prompt-activation = Activate buildings, for { COMPONENT("game.activation_prestige") } prestige each; you have { $prestige }

awaited-city-choice = choose a city
awaited-deck-choice = choose a deck
awaited-draft-pick = take a card
awaited-card-turn = play cards
awaited-keep-one = keep a card
awaited-order-rest = put cards back
awaited-conspiracy = answer the conspiracy
awaited-discard-down = discard cards
awaited-token-choice = choose a battle token
awaited-building-loss = answer the defeat
awaited-resource-loss = hand over resources
awaited-activation = activate buildings

## What somebody has

status-no-city = No city yet
    .brief = { pictured-no-city }
pictured-no-city = no city yet
status-prestige = { $prestige }, rank { $place } of { $seats }; { $city }, a { waterway-city }
    .brief = { $prestige }; { $city }
status-result = { status-prestige }
    .brief = rank { $place } with { $prestige }; { $city }
status-sources = Prestige at the end: { $sources }
    .brief = { $sources }
status-goods = Resources and gold: { $goods }; room for { $storage } of each resource
    .brief = { $goods }
status-strength = Strength { $strength }: morale { $morale }, defense { $defence }, military { $military }
    .brief = strength { $strength }
status-raid = Raid in round { $round }: Gauls with strength { strengths }; the city will have { $strength }, as things stand
    .brief = { "" }
status-tax = Tax: { $reason ->
    [concussio] { $due } gold in every round ({ WHOSE($player) } Concussio)
    [corruptio] never again (Corruptio)
    [praetor] none this round (Praetor)
   *[none] { $due } gold a round
}
    .brief = { $reason ->
        [concussio] hit by Concussio
       *[other] { "" }
    }
status-exempt =
    .whole = Praetor played this round
status-senate = Senate cards in play: { $cards }
    .brief = Senate cards: { $cards }
status-lost =
    .whole = Lost: { $prestige }
status-borne =
    .whole = Penalty for the last defeat: { $event }
status-borne-saved = nothing, saved by { $thing }
status-hand = Hand: { $cards ->
    [0] empty
   *[other] { $hand }
}
    .brief = { cards-in-hand }
status-undecided = not decided yet
status-tokens = Battle tokens: { $tokens }
    .brief = { "" }
status-answer = Chosen, still hidden: { $answer }
    .brief = { "" }
status-backs = Hidden: { $buildings ->
    [0] no building cards
    [one] { $buildings } building card
   *[other] { $buildings } building cards
}, { $senate ->
    [0] no Senate cards
    [one] { $senate } Senate card
   *[other] { $senate } Senate cards
} and { $tokens ->
    [0] no battle tokens
    [one] { $tokens } battle token
   *[other] { $tokens } battle tokens
}
    .brief = { cards-in-hand }
status-looking =
    .whole = Looking at { $count ->
        [one] { $count } building card
       *[other] { $count } building cards
    }{ $kept ->
        [yes] ; one kept, { $named ->
            [0] none put back yet
            [one] one put back so far
           *[other] { $named } put back so far
        }
       *[no] { "" }
    }
status-unseen =
    .whole = Battle tokens of this color that no one has shown yet: { $values }
status-buildings = Buildings: { $buildings }
    .brief = buildings: { $buildings }
status-building =
    .whole = { $building }{ $category ->
        [production] , production
        [defence] , defense
       *[other] { "" }
    }: { $prestige ->
        [0] { "" }
       *[other] { $prestige } prestige;{" "}
    }{ $effect }

## The table in words

in-words-round = Provincia Romana, round { $round }, { $phase }.
in-words-over = Provincia Romana, the game is over after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}.
in-words-raid = Next raid in round { $round }, strength { strengths }.
passage-cities = The cities
passage-draft = The cards laid out
passage-decks = The decks
passage-bank = The bank
passage-raids = The raids of the Gauls
in-words-order = { $player } has the Caesar card; turn order: { $players }.
    .brief = { "" }
in-words-answered = Already chosen, still hidden: { $players }.
    .brief = { "" }
in-words-city-free = { $city }: free, a { waterway-city }.
    .brief = { $city }: free
in-words-city-taken = { $city }: { $player }’s, a { waterway-city }.
    .brief = { "" }
in-words-draft = Deck { $deck }, chosen by { $player }.
    .brief = Still to take from { $deck }:
in-words-slot-hidden = { $slot }: face down, a { $content }.
in-words-slot-opes = { $slot }: { $quaestor } for the quaestor, { $other } for everyone else.
    .brief = { $slot }: { opes-card }
in-words-card-unseen = not shown
in-words-slot-taken = { $slot }: { $card }, taken by { $player }{ $newest ->
    [yes] , the last so far
   *[no] { "" }
}.
    .brief = { "" }
in-words-slot-taken-face-down = { $slot }: taken face down by { $player }{ $newest ->
    [yes] , the last so far
   *[no] { "" }
}: { $card }.
    .brief = { "" }
in-words-deck = { $deck } ({ $content }s): { $left } in the deck, { $discarded } discarded, { $markers ->
    [0] no action markers
    [one] { $markers } action marker
   *[other] { $markers } action markers
}{ $open ->
    [yes] ; can be chosen
   *[no] { "" }
}.
in-words-supply = In the bank: { $goods }.
in-words-raid-later = Another raid in round { $round }.
    .brief = { "" }
in-words-raid-fought = Raid in round { $round }: strength { $strength }; penalty: { $penalties }.
    .brief = { $now ->
        [yes] Raid of the Gauls with strength { $strength }.
       *[no] { "" }
    }
in-words-raid-tokens = Battle tokens shown: { $tokens }.
    .brief = { "" }
in-words-fight = { $player } { $lost ->
    [yes] was beaten with { $total } against { $gauls }
   *[no] held out with { $total } against { $gauls }
}: morale { $morale }, defense { $defence }, military { $military }, battle tokens { $tokens }.
    .brief = { "" }
in-words-card-building = { $building }, building: costs { $cost }; { $prestige ->
    [0] { "" }
   *[other] { $prestige } prestige;{" "}
}{ $effect }{ $unique ->
    [yes] ; unique
   *[no] { "" }
}
in-words-card-senate = { $card }, Senate card: { $cost }; { $effect }

## What happened (the changes of prestige, goods and tracks follow the sentence)

event-city-chosen = { $player } { VERB($player, "chooses", "choose") } { $city }
event-city-dealt = { $player } { VERB($player, "is", "are") } dealt { $city }
event-city-dealt-together = The cities are dealt
event-equipped = { $player } { VERB($player, "begins", "begin") } with { $cards }, the battle tokens { COMMAS($tokens) }, resources and gold
    .label = { "" }
event-equipped-hidden = { $player } { VERB($player, "begins", "begin") } with a building card, battle tokens, resources and gold
    .label = { "" }
event-equipped-hidden-together = Everyone begins with a building card, battle tokens, resources and gold
event-round-began = Round { $round } begins; turn order: { $order }
    .table = Round { $round }
event-dealt = { $player } { VERB($player, "chooses", "choose") } { $deck }
    .aside = { PARTS($cards) }{ $hidden ->
    [0] { "" }
   *[other] ; { $hidden } more face down
}
event-taken = { $player } { VERB($player, "takes", "take") } { $card } from { $slot }
    .short = { VERB($player, "takes", "take") } { $card }
event-taken-face-down = { $player } { VERB($player, "takes", "take") } { $card } from { $slot }, face down
    .short = { VERB($player, "takes", "take") } a face-down card
event-taken-face-down-hidden = { $player } { VERB($player, "takes", "take") } the face-down card at { $slot }
    .short = { VERB($player, "takes", "take") } a face-down card
event-produced = { $player } { VERB($player, "takes", "take") } the production card at { $slot }
    .short = { VERB($player, "takes", "take") } a production card
event-wasted = { $player } can’t take { $goods }
    .aside = no room, or none left in the bank
event-deck-shuffled = The discard pile of { $deck } is shuffled: a new deck of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
    .table = { "" }
event-built = { $player } { VERB($player, "builds", "build") } { $building }
event-built-with-discount = { $player } { VERB($player, "builds", "build") } { $building } for { $saved } less
    .short = { VERB($player, "builds", "build") } { $building }
event-activated = { $player } { VERB($player, "activates", "activate") } { $building }
event-destroyed = { $player } { VERB($player, "loses", "lose") } { $building }; the card returns to { VERB($player, "their", "your") } hand
    .short = { VERB($player, "loses", "lose") } { $building }
event-spoiled = { $player } { VERB($player, "has", "have") } no room left for some resources
event-played = { $player } { VERB($player, "plays", "play") } { $card }{ $thing ->
    [praetor] { " " }and { VERB($player, "pays", "pay") } no tax this round
    [corruptio] { " " }and never { VERB($player, "has", "have") } to pay the tax again
   *[other] { "" }
}
    .short = { VERB($player, "plays", "play") } { $card }
event-played-in-vain = { $player } { VERB($player, "plays", "play") } { $card }, but { VERB($player, "pays", "pay") } the tax anyway
    .short = { VERB($player, "plays", "play") } { $card }
event-exchanged = { $player } { VERB($player, "plays", "play") } { $card }
event-bought = { $player } { VERB($player, "trades", "trade") } with the bank
    .short = { VERB($player, "trades", "trade") } with the bank
event-extorted = { $player } { VERB($player, "plays", "play") } Concussio against { $victim }
    .aside = the tax is due in every round from now on
event-conspired = { $player } { VERB($player, "plays", "play") } Coniuratio against { WHOSE($victim) } { $building }
event-saved-from-conspiracy = { $player } { VERB($player, "saves", "save") } { $building } with Aediles
event-saved-from-gauls = { $player } { VERB($player, "saves", "save") } the building with Aediles
event-looked = { $player } { VERB($player, "looks", "look") } at { $cards }
event-looked-hidden = { $player } { VERB($player, "looks", "look") } at { $count ->
    [one] the next building card
   *[other] the next { $count } building cards
}
event-kept = { $player } { VERB($player, "keeps", "keep") } { $card }
    .short = { "" }
event-kept-hidden = { $player } { VERB($player, "keeps", "keep") } one of them
    .short = { "" }
event-put-back = { $player } { VERB($player, "puts", "put") } back { $count ->
    [0] nothing
    [one] { $cards }
   *[other] { $cards }, to be drawn in this order
}
    .short = { "" }
event-put-back-hidden = { $player } { VERB($player, "puts", "put") } back { $count ->
    [0] nothing
    [one] the other one
   *[other] the other { $count }
}
    .short = { "" }
event-discarded = { $player } { VERB($player, "discards", "discard") } { $card }
    .short = { VERB($player, "discards", "discard") } a card
event-discarded-hidden = { $player } { VERB($player, "discards", "discard") } a { $thing ->
    [spqr] Senate card
   *[aedificium] building card
}
    .short = { VERB($player, "discards", "discard") } a card
event-turn-ended = { $player } { VERB($player, "ends", "end") } { VERB($player, "their", "your") } card turn
    .short = { "" }
event-tokens-shown = The battle tokens are revealed: { $tokens }
    .table = { "" }
event-gauls-came = The Gauls raid with strength { $strength }; the penalty for losing: { $penalties }
    .table = The Gauls raid with strength { $strength }
event-battle-won = { $player } { VERB($player, "holds", "hold") } out: { $total } against { $gauls }
    .aside = morale { $morale }{ $defence ->
        [0] { "" }
       *[other] , defense { $defence }
    }{ $military ->
        [0] { "" }
       *[other] , military { $military }
    }{ $tokens ->
        [0] { "" }
       *[other] , tokens { $tokens }
    }
    .label = Gauls held off, { $changes }
event-battle-lost = { $player } { VERB($player, "is", "are") } beaten: { $total } against { $gauls }
    .aside = { event-battle-won.aside }
    .label = beaten, { $changes }
event-penalty-suffered = { $player } { VERB($player, "suffers", "suffer") } the penalty
    .label = penalty { $changes }
event-resources-lost = { $player } { VERB($player, "hands", "hand") } over resources
    .label = { event-penalty-suffered.label }
event-upkeep-taxed = Upkeep and tax for { $player }
    .label = upkeep { $changes }
event-upkeep-taxed-together = Upkeep and tax
event-upkeep-untaxed = Upkeep for { $player }, without tax
    .nothing = no loss
    .label = upkeep { $changes }
event-upkeep-untaxed-together = Upkeep without tax
event-upkeep-unpaid = Upkeep for { $player }, but no gold for the tax
    .label = upkeep, no gold for the tax, { $changes }
event-upkeep-unpaid-together = Upkeep, but no gold for the tax
event-yielded = { WHOSE($player) } buildings yield
    .nothing = nothing
    .label = yield { $changes }
event-yielded-together = The buildings yield
event-activating-ended = { $player } { VERB($player, "activates", "activate") } no more buildings
    .short = { "" }
event-final-turns-began = Everyone has one last card turn
event-ended-rounds = The game is over: { COMPONENT("game.rounds") ->
    [6] six
   *[other] { COMPONENT("game.rounds") }
} rounds and the last card turns have been played
event-scored-gloria = Gloria is worth { $points } prestige to { $player }
event-scored-gloria-together = Prestige for Gloria
event-scored-gold = Gold is worth { $points } prestige to { $player }
event-scored-gold-together = Prestige for gold
event-scored-gold-each = { $player } { $points }{ $seats ->
    [one] { "" }
   *[other] {" "}each
}

## The end

ended-rounds = { COMPONENT("game.rounds") ->
    [6] Six
   *[other] { COMPONENT("game.rounds") }
} rounds and the last card turns have been played.

source-buildings = Buildings
source-lost = Lost
source-gold = Gold

tie-personal_building = Pons or Portus
tie-gold = Gold coins
tie-resources = Resources
tie-morale = Morale

## Refusals: what is wrong, and a way out

refusal-first-city-choice = First choose your city.
refusal-first-deck-choice = A deck is being chosen: take Opes, SPQR or Aedificium.
refusal-first-draft-pick = First take one of the cards laid out.
refusal-first-card-turn = It is your card turn: play cards, trade with the bank, discard, or choose “{ move-done }”.
refusal-first-keep-one = First keep one of the cards that Consuetudo shows you.
refusal-first-order-rest = First put the Consuetudo cards back: name the next one, or leave them as they are.
refusal-first-conspiracy = First answer the conspiracy against your building.
refusal-first-discard-down = You have too many cards; first discard some.
refusal-first-token-choice = First choose a battle token.
refusal-first-building-loss = First say which building you lose.
refusal-first-resource-loss = First say which resources you lose.
refusal-first-activation = Buildings are being activated: choose one, or “{ move-done }”.
refusal-city-unknown = There is no such city; still free: { $cities }.
refusal-city-taken = { $player } already has { $city }; choose another city.
    .short = taken by { $player }
refusal-deck-unknown = The decks are Opes, SPQR and Aedificium; choose one of them.
refusal-deck-used = { $deck } has no action marker left this round; choose another deck.
    .short = chosen { COMPONENT("game.action_markers_per_deck") ->
        [2] twice
       *[other] { COMPONENT("game.action_markers_per_deck") } times
    } this round
refusal-deck-empty = { $deck } has no cards left; choose another deck.
    .short = no cards left
refusal-slot-unknown = The cards are at { $slots }; choose one of these letters.
refusal-slot-empty = The card at { $slot } has already been taken; still there: { $slots }.
    .short = taken by { $player }
refusal-not-in-hand = You don’t have { $card } in your hand; choose a card that you have.
refusal-card-unknown = There is no such card; choose one from your hand.
refusal-building-unknown = There is no such building; choose one of those on offer.
refusal-senate-unknown = There is no such Senate card; choose one from your hand.
refusal-waterway = { $building } can be built only { $waterway ->
    [portus] on the coast, and { $city } is inland
   *[pons] inland, and { $city } is on the coast
}; choose another building.
    .short = can’t be built in { $city }
refusal-unique = { $building } is unique, and you already have it; choose another building.
    .short = you already have one
refusal-discount-none = There is nothing to save on { $building }; leave the discount out.
refusal-discount = You can save only one thing on { $building }; possible: { $goods }.
refusal-build-cost = { $building } costs { $cost }, and you are { $lacks } short; choose something you can pay for.
    .short = { $lacks } short
refusal-card-cost = { $card } costs { $cost }, and you are { $lacks } short; choose something you can pay for.
    .short = { $lacks } short
refusal-card-resources = { $card } costs { resources-given }, and you have { $held ->
    [0] none
   *[other] { $held }
}; choose another card.
refusal-final-turn = { $card } is of no use on the last turn; choose another card.
    .short = of no use on the last turn
refusal-second = You already have { $card } in play, and only one such card is allowed; choose another card.
    .short = you have one in play
refusal-no-buildings-left = There are no building cards left for { $card }; choose another card.
refusal-no-favour-commercium = Commercium is played with “{ move-exchange }”: say how many times you make the exchange.
refusal-no-favour-concussio = Concussio is played with “{ move-concussio }”: say against whom.
refusal-no-favour-coniuratio = Coniuratio is played with “{ move-coniuratio }”: say against which building.
refusal-no-favour-consuetudo = Consuetudo is played with “{ move-consuetudo }”.
refusal-no-favour-corruptio = Corruptio is played with “{ move-corruptio }”: say what you pay.
refusal-aediles-not-now = Aediles is played only when one of your buildings is about to be destroyed; keep it for that.
refusal-exchange-unknown = That isn’t a Commercium; choose one from your hand.
refusal-exchange-room = You can’t take { $goods } now: no room, or none left in the bank; choose another card.
    .short = no room, or none left in the bank
refusal-exchange-times = You can make this exchange { $most ->
    [one] only once
   *[other] 1 to { $most } times
}.
refusal-player-self = That is your own city; choose an opponent’s.
refusal-player-unknown = No one here has that city; your opponents have { $cities }.
refusal-building-not-there = There is no such building in { $city } ({ $player }); choose one that is there.
    .short = has no building
refusal-building-state = { $building } isn’t there, but { $standing } is; choose that one.
refusal-building-not-here = There is no such building in your city; choose one that is there.
refusal-not-at-stake = { $building } doesn’t count here: you lose { $penalty }; choose one that fits.
refusal-payment = Choose exactly { resources-given } that you have.
refusal-trade-good = The bank sells wood and stone; choose one of them.
    .short = not for sale
refusal-trade-amount = Choose an amount of at least 1.
refusal-trade-gold = { $goods } would cost { $cost }, and you have { $held }; buy less.
    .short = { $lacks } short
refusal-trade-supply = { $left ->
    [0] The bank has none of it left; buy something else.
   *[other] The bank has only { $held } left; buy less, or something else.
}
    .short = the bank has none left
refusal-trade-room = { $left ->
    [0] You have no room left for it; buy something else.
   *[other] You have room for only { $room }; buy less, or something else.
}
    .short = no room for more
refusal-discard-horreum = Horreum can’t be discarded; choose another card.
    .short = can’t be discarded
refusal-number = The cards are numbered from 1 to { $most }; choose one of them.
refusal-number-kept = That is the card you are keeping; choose another one.
refusal-number-named = You have already named that card; choose another one.
refusal-token = You don’t have that battle token; you have { $tokens }.
refusal-not-built = { $building } isn’t in your city; choose a building that is.
refusal-always-active = { $building } never needs to be activated; choose an inactive building.
refusal-active-already = { $building } is already active; choose an inactive building.

## Warnings before a move that one may regret

caution-final-turn = You could still play { $cards }; cards left in hand count for nothing. End your turn anyway?
caution-could-build = You could still build { $buildings }. End your turn anyway?
caution-could-build-and-waive = You have no gold for the tax and would lose { COMPONENT("game.tax_default_prestige") } prestige; { $cards } would save you from it. You could still build { $buildings } too. End your turn anyway?
caution-tax-waivable = You have no gold for the tax and would lose { COMPONENT("game.tax_default_prestige") } prestige; { $cards } would save you from it. End your turn anyway?
caution-extorted = Because of Concussio you pay the tax anyway, so { $card } does nothing for you. Play it anyway?
caution-exempt-already = You already pay no tax this round, so { $card } does nothing for you. Play it anyway?
caution-discount-already = You already save that much, so { $card } does nothing for you. Play it anyway?
caution-defence-full = Your defense is as high as it gets, so { $card } does nothing for you. Play it anyway?
caution-waste = { $goods } would be lost: no room, or none left in the bank. Do it anyway?
caution-take-nothing = The card at { $slot } does nothing for you now. Take it anyway?
caution-tax = That leaves no gold for the tax, and you would lose { COMPONENT("game.tax_default_prestige") } prestige at the end of the round. Do it anyway?
caution-activate-late = There are no more raids, so { $building } only costs you prestige now. Activate it anyway?

## The rules, page by page

rules-aim-title = The aim
rules-aim-legates = Vercingetorix has laid waste to the cities of Gaul. You are legates of Rome, and in { COMPONENT("game.rounds") } rounds each of you rebuilds one city out of cards.
rules-aim-prestige = Buildings are worth prestige, and some help you in other ways. The Senate does favors and plays tricks. The Gauls raid { COMPONENT("game.battle_rounds") ->
    [4] four
   *[other] { COMPONENT("game.battle_rounds") }
} times and take from whoever is too weak. Whoever has the most prestige at the end wins.
rules-aim-city = { $chosen ->
    [yes] At the beginning everyone chooses a city.
   *[no] The cities are dealt.
} Arelate, Tolosa and Loupian are inland, where Pons can be built; Massilia, Narbo Martius and Forum Iulii are on the coast, where Portus can. Otherwise the cities are alike.
rules-aim-start = Everyone has a Horreum (a warehouse), { COMPONENT("game.start_gold") } gold, { COMPONENT("game.start_building_cards") ->
    [one] a building card
   *[other] { COMPONENT("game.start_building_cards") } building cards
} and { COMPONENT("game.battle_tokens_start") } battle tokens; morale is { COMPONENT("tracks.morale.start") }, defense { COMPONENT("tracks.defence.start") }. Depending on their place in the first turn order, they also have:
rules-aim-place = Place { $place }: { $goods }.
rules-aim-place-behind = Place { $place }: { $goods }, but { $prestige } prestige.

rules-round-title = A round
rules-round-draft = **1. Draft.** In turn order everyone chooses a deck, from which all take a card each{ $twice ->
    [yes] ; with two or three players this is done twice.
   *[no] .
}
rules-round-cards = **2. Cards.** In turn order everyone has one turn and plays as many cards as they like. After that no one may hold more than { COMPONENT("game.hand_limit") ->
    [5] five
   *[other] { COMPONENT("game.hand_limit") }
}.
rules-round-battle = **3. Battle**, only in rounds { $rounds }: the Gauls raid, and every city fights for itself.
rules-round-upkeep = **4. Upkeep and tax.** Morale and defense fall by 1, and Rome wants its tax.
rules-round-activate = **5. Activation.** Buildings yield, and inactive ones can be activated.
rules-round-order = The start player has the Caesar card and begins every phase; the others follow clockwise. After each round the card moves on to the next.

rules-draft-title = Draft
rules-draft-deck = Choose one of three decks: Opes (resources and gold), SPQR (Senate cards), Aedificium (buildings). { COMPONENT("game.draft_size") } cards are laid out, { COMPONENT("game.draft_face_up") } face up (A to D) and { COMPONENT("game.draft_face_down") } face down (E and F).
rules-draft-take = You take one of them first, then the others take one each, clockwise from you. You may take a face-down card: only you see it. What is left is discarded.
rules-draft-markers = Each deck has { COMPONENT("game.action_markers_per_deck") } action markers, and choosing it costs one; without a marker it can’t be chosen. They come back at the end of the round. When a deck runs out, its discard pile is shuffled.
rules-draft-opes = **Opes** ({ COMPONENT("opes") } cards) are shown and resolved right away, even those taken face down. A card has two halves: the upper, usually better one is for the quaestor, who chose the deck; the others get the lower one, which is shown in brackets here.
rules-draft-storage = You can store { COMPONENT("game.storage_with_horreum") } of each resource (clay, wood, stone), or only { COMPONENT("game.storage_without_horreum") } without a Horreum; gold without limit. Whatever you have no room for, or the bank has run out of, is lost.
rules-draft-twice = With two or three players everyone chooses a deck twice in a round.

rules-turn-title = The card turn
rules-turn-how = On your turn you may do all this as often as you like and in any order: build, play Senate cards, trade with the bank, discard. Then choose “{ move-done }”.
rules-turn-build = **Build:** pay the cost, and the building is in your city. You get its prestige right away, and whatever it gives when built.
rules-turn-unique = Some buildings are unique: a city can have only one of each. Pons can be built only in a Pons city, Portus only in a Portus city. A card that you can’t build may be discarded.
rules-turn-inactive = Some buildings are inactive at first: their prestige counts, but they help only once they are activated at the end of a round.
rules-turn-discount = **Discount:** with Carchesium in play you save 1 clay, wood, stone or gold on each building; with Architectus 1 clay, wood or stone, but never gold. Even with both you save only 1 per building; you choose what.
rules-turn-trade = **Bank:** { COMPONENT("game.bank_trade_gold") } gold for 1 wood or 1 stone, as often as you like. The bank sells no clay, and you can’t trade with the others.
rules-turn-limit = **Hand limit:** when all have had their turn, everyone discards down to { COMPONENT("game.hand_limit") } cards. The Horreum counts, but can’t be discarded.

rules-buildings-title = Buildings for resources and defense
rules-buildings-2-title = Small buildings of the city
rules-buildings-3-title = Great buildings
rules-buildings-key = In brackets: cost; prestige; how many there are; whether it is unique; and what it counts as. Before the game { COMPONENT("game.buildings_removed_at_setup") } buildings in all are removed unseen.
rules-building = **{ $building }** ({ $cost }; { $prestige }; ×{ $copies }{ $unique ->
    [yes] ; unique
   *[no] { "" }
}{ $category ->
    [production] ; production
    [defence] ; defense
   *[other] { "" }
}): { $effect }.

rules-senate-title = Senate cards
rules-senate-key = In brackets: cost, and how many there are. Architectus, Concussio, Corruptio and Gloria stay in play; all others are discarded after use.

rules-battle-title = The battle
rules-battle-tokens = **Battle tokens.** Everyone has { COMPONENT("game.battle_tokens_start") } of them: the { $own } of their own color, and four others at random. There are five of every color ({ $own }, { $others }). All secretly choose one, of any color.
rules-battle-shown = The tokens are mixed and shown, without saying who played which. Each counts for the city of its color. Then they leave the game; one of yours will never be played.
rules-battle-strength = **Strength.** Morale + defense + military + the tokens of your color. If that reaches the strength of the Gauls, your city holds out and nothing happens.
rules-battle-tracks = Morale goes from { COMPONENT("tracks.morale.min") } to { COMPONENT("tracks.morale.max") }, defense from { COMPONENT("tracks.defence.min") } to { COMPONENT("tracks.defence.max") }; both fall every round, and whatever goes beyond an end is lost. Military lasts as long as the building stands and is active.
rules-battle-penalty = **Defeat.** The card of the Gauls names one or two penalties. You suffer the first if you can pay it in full, otherwise the second, otherwise { COMPONENT("game.unpayable_penalty_gold") } gold, and if you don’t have that, { COMPONENT("game.unpayable_penalty_prestige") } prestige.
rules-battle-destroyed = **Destroyed** buildings go back to your hand, and you lose their prestige and their lasting effect. You choose which, and may save it with Aediles. Without a Horreum you can store only { COMPONENT("game.storage_without_horreum") } of each resource; the rest is lost right away.

rules-raids-title = What the Gauls want
rules-raids-how = For every raid one of these cards is drawn at the beginning and stays face down until the battle. The strength comes first, then the penalty in brackets.
rules-raids-round = **Round { $round }:** { $raids }.
rules-raids-buildings = A prestige building is one worth 3 prestige or more. Production and defense buildings have a page of their own.

rules-upkeep-title = Upkeep and activation
rules-upkeep-tracks = After the battle everyone’s morale falls by 1, to { COMPONENT("tracks.morale.min") } at the lowest, and defense falls by 1.
rules-upkeep-tax = **Tax:** everyone pays { COMPONENT("game.tax_gold") } gold to Rome; whoever has none loses { COMPONENT("game.tax_default_prestige") } prestige. Praetor and Corruptio spare you, Concussio cancels that.
rules-upkeep-yields = **Yields:** buildings that give something each round do so now, even those built this round.
rules-upkeep-activate = **Activation:** in turn order everyone may activate as many inactive buildings as they like, for { COMPONENT("game.activation_prestige") } prestige each, as long as their prestige is above 0. A building then does what it does, and stays active.
rules-upkeep-end = Then the action markers return to the decks, and the Caesar card moves on.

rules-end-turn = After round { COMPONENT("game.rounds") } everyone has one more card turn. Concussio, Consul, Corruptio, Legio and Praetor no longer help and can’t be played.
rules-end-points = Then Gloria scores its prestige, and every { COMPONENT("game.gold_per_prestige_at_end") } gold scores 1 prestige. Most prestige wins.
rules-end-nothing = Inactive buildings count in full, activated ones { COMPONENT("game.activation_prestige") } less. Cards in hand, resources and battle tokens give no prestige.
rules-end-tie = In a tie whoever has the Pons or Portus of their city is ahead, then whoever has more gold (before it is converted), more resources, higher morale. Otherwise you share the rank.

rules-reconstructed-why = The rules follow the text of the published rulebook. Whatever is only on its cards and pictures was not available and has been designed anew, so that every example in the rulebook works out and many test games are balanced.
rules-reconstructed-known = From the rulebook: all buildings with cost, prestige, number and effect; the kinds of Senate cards with cost and effect; what everyone begins with; phases, battle, tax and end.
rules-reconstructed-chosen = Designed anew: what the Opes cards give, the rates of Commercium, the values of Gloria and the resources of Patronus, the cards of the Gauls, the values of the battle tokens apart from +{ COMPONENT("token[dealt=own].value") }, the colors and waterways of the cities, and which buildings count as production and defense.
rules-reconstructed-decided = Decided: there are { COMPONENT("building[id=fornax_lateris].count") ->
    [6] six
   *[other] { COMPONENT("building[id=fornax_lateris].count") }
} copies of Fornax Lateris (eight with the option “Eight kilns”) and four of Consul, since only then do the cards add up to the totals in the rulebook. Strata may be built as often as you like; its entry breaks off.

## Pictures

picture-round = Round { $round }
picture-phase-cities = Cities
picture-phase-draft = Draft
picture-phase-cards = Cards
picture-phase-battle = Battle
picture-phase-yields = Yields
picture-phase-final_turn = Last turns
picture-took = took { $slot }
picture-chosen = chosen
picture-choosing = thinking
picture-done = done
picture-begins = Rome sends legates to the ruined cities of Gaul.
picture-raid-lost = The Gauls come with a strength of { $strength }: { $players } { $count ->
    [one] loses
   *[other] lose
}
picture-raid-lost-many = The Gauls come with a strength of { $strength }: { $count } { $count ->
    [one] city loses
   *[other] cities lose
}
picture-raid-held = The Gauls come with a strength of { $strength }: every city holds out
picture-face-down = face down
picture-taken = taken
picture-held = holds
picture-tokens = tokens
picture-storage-of = of { $amount }
picture-storage = stores { $amount }
picture-discount = discount 1
picture-needs-pons = Pons city
picture-needs-portus = Portus city
picture-does-aediles = protects
picture-does-concussio = forces the tax
picture-does-coniuratio = destroys
picture-does-consuetudo = look at { COMPONENT("senate[id=consuetudo].look") }
picture-does-corruptio = { senate-corruptio-brief }
picture-does-praetor = no tax now
picture-deeds = Latest moves, newest on the right
picture-did-city-chosen = settles
picture-did-produced = resources
picture-did-built = built
picture-did-bought = bought
picture-did-exchanged = exchanged
picture-did-played = played
picture-did-extorted = extortion
picture-did-conspired = conspiracy
picture-did-kept = keeps one
picture-did-discarded = discarded
picture-did-activated = activated
picture-did-destroyed = destroyed
picture-did-saved-from-gauls = saved
picture-did-resources-lost = paid the Gauls
picture-did-resigned = leaves
picture-did-returned = joins
picture-hand = Your hand
picture-hand-limit = limit { COMPONENT("game.hand_limit") } after the card turns
picture-hand-empty = You hold no cards.
picture-vision = { COMPONENT("senate[id=consuetudo].look") ->
    [10] Ten
   *[other] { COMPONENT("senate[id=consuetudo].look") }
} buildings
picture-vision-remark = one to keep, the others back on the deck
picture-kept = you keep this
picture-drawn-next = no. { $number } to be drawn
picture-can-build = you can build
picture-can-play = you can play
picture-can-pay = you can pay
picture-short = { $goods } short
picture-goods-any = { resources-given }
picture-have-one = you have one
picture-wait = if threatened
picture-not-last = too late
picture-no-use = no use now
picture-your-tokens = Battle tokens
picture-your-town = Your city
picture-town = The city
picture-tax = tax { $amount }
picture-no-tax = no tax
picture-raid-range = raid { $raid }: { strengths }
picture-no-raid = no more raids
picture-expected = strength then: { $strength }
picture-carchesium = one clay, wood, stone or gold less on every building
picture-architectus = one clay, wood or stone less on every building
picture-corruptio = never pays the tax
picture-concussio = always pays the tax
picture-praetor = { hint-exempt }
picture-gloria = { $points } prestige at the end
picture-tokens-left = Tokens not shown yet
picture-at-stake = At stake
picture-score = prestige
picture-choose = choose
picture-page-tracks = Tracks and battle tokens
picture-page-track-morale = Morale falls by one every round
picture-page-track-defence = Defense falls by one every round
picture-page-token-values = Five battle tokens of every color
picture-page-signs = Signs on the cards
picture-page-sign-built = when built
picture-page-sign-each_round = every round
picture-page-sign-inactive = when activated, for { COMPONENT("game.activation_prestige") } prestige
picture-page-sign-repeatable = may be built again
picture-page-sign-military = counts in every battle

## What the terms mean

term-city = **City** – What you rebuild with your buildings. Everyone has one of their own, with its own color; it fights for itself.
term-prestige = **Prestige** – What decides who wins. Buildings give it right away; activating and unpaid tax cost some. It may fall below 0.
term-resource = **Resource** – Clay, wood and stone. They pay for buildings, and at the end they give no prestige; gold is not one of them.
term-clay = **Clay** – A resource, red. You get it from Opes and from the Fornax Lateris; the bank never sells it.
term-wood = **Wood** – A resource, brown. You get it from Opes, from the Lignator, and from the bank for { COMPONENT("game.bank_trade_gold") } gold.
term-stone = **Stone** – A resource, gray. The great buildings need a lot of it; the bank sells it for { COMPONENT("game.bank_trade_gold") } gold.
term-gold = **Gold** – It pays for cards, for wood and stone from the bank, and for the tax. At the end, { COMPONENT("game.gold_per_prestige_at_end") } gold is worth 1 prestige.
term-supply = **Bank** – What belongs to no one. It sells wood and stone for { COMPONENT("game.bank_trade_gold") } gold each, and what it has run out of no one gets.
term-deck = **Deck** – There are three: Opes, SPQR and Aedificium. Whoever chooses one lays out six cards of it, and all take one.
term-discard_pile = **Discard pile** – Where cards go that are used up or that no one takes. When a deck has run out, it is shuffled and becomes the deck.
term-action_marker = **Action marker** – Each deck has two; choosing it uses one, and they come back at the end of the round.
term-production_card = **Production card** – A card of the deck Opes. It gives resources or gold right away; the upper half is for whoever chose the deck.
term-senate_card = **Senate card** – A card of the deck SPQR: a favor for you, or a trick against others. Next to it you read what it does.
term-building_card = **Building card** – A card of the deck Aedificium. It waits in your hand until you pay for it and build.
term-buildings = **Building** – A card in your city. It is worth prestige as soon as it is built, and some help in another way, too.
term-quaestor = **Quaestor** – Whoever chose the deck. The quaestor takes a card first, and of production cards gets the upper half.
term-face_down = **Face down** – No one looks at the card before someone takes it: E and F of each draft are like that.
term-caesar_card = **Caesar card** – Whoever has it begins in every phase of the round. After each round it moves on to the next.
term-turn_order = **Turn order** – From the holder of the Caesar card clockwise, the same in all phases of a round.
term-horreum = **Horreum** – The warehouse that everyone has from the beginning. With it you store { COMPONENT("game.storage_with_horreum") } of each resource, without it only { COMPONENT("game.storage_without_horreum") }.
term-unique = **Unique** – A city can have only one such building. A second card of it can only be discarded.
term-inactive = **Inactive** – A building that is upside down: its prestige counts, but it helps only once it is activated.
term-activate = **Activate** – At the end of a round you may pay { COMPONENT("game.activation_prestige") } prestige for an inactive building, and it does what it says.
term-discount = **Discount** – With Carchesium or Architectus in play each building costs 1 resource less, with Carchesium also 1 gold; never more than 1.
term-card_turn = **Card turn** – Once a round you play as many cards as you can pay for, in any order, and trade with the bank.
term-final_turn = **Last turn** – After round { COMPONENT("game.rounds") } everyone has one more card turn. Cards against raids and taxes no longer help.
term-trade = **Trade** – On your card turn you pay the bank { COMPONENT("game.bank_trade_gold") } gold for 1 wood or 1 stone, as often as you like.
term-hand = **Hand** – The cards that only you see. When all have had their card turn, no one keeps more than five.
term-gauls = **Gauls** – They raid all cities in rounds { COMPONENT("game.battle_rounds.1") }, { COMPONENT("game.battle_rounds.2") }, { COMPONENT("game.battle_rounds.3") } and { COMPONENT("game.battle_rounds.4") }, with a strength that shows only in the battle.
term-raid = **Raid** – The Gauls come in rounds { COMPONENT("game.battle_rounds.1") }, { COMPONENT("game.battle_rounds.2") }, { COMPONENT("game.battle_rounds.3") } and { COMPONENT("game.battle_rounds.4") }. Whoever is as strong as they are loses nothing.
term-battle = **Battle** – The phase of a raid: all play a battle token, then every city compares its strength with that of the Gauls.
term-tokens = **Battle token** – You have five; its number counts for the city of its color. In each of the four battles you play one in secret.
term-strength = **Strength** – Morale, defense and military together; in a battle the tokens of your color are added.
term-morale = **Morale** – A track from { COMPONENT("tracks.morale.min") } to { COMPONENT("tracks.morale.max") } that begins at { COMPONENT("tracks.morale.start") }. It counts in battles and falls by 1 every round.
term-defence = **Defense** – A track from { COMPONENT("tracks.defence.min") } to { COMPONENT("tracks.defence.max") } that begins at { COMPONENT("tracks.defence.start") }. It counts in battles and falls by 1 every round.
term-military = **Military** – Strength that doesn’t fall: it lasts as long as its building stands and is active.
term-defeat = **Defeat** – Your city was weaker than the Gauls. Then you suffer what their card demands.
term-penalty = **Penalty** – What a defeat costs: the first on the card that you can pay in full, or else { COMPONENT("game.unpayable_penalty_gold") } gold, or else { COMPONENT("game.unpayable_penalty_prestige") } prestige.
term-destroyed = **Destroy** – A destroyed building returns to your hand; its prestige is gone until you build it again.
term-conspiracy = **Conspiracy** – Coniuratio, a Senate card for { COMPONENT("senate[id=coniuratio].cost.gold") } gold, destroys someone else’s building. Aediles can prevent it.
term-upkeep = **Upkeep** – The phase after the battle: morale and defense fall by 1, and the tax is due.
term-tax = **Tax** – { COMPONENT("game.tax_gold") } gold at the end of each round. Whoever has none loses { COMPONENT("game.tax_default_prestige") } prestige.
term-yield = **Yield** – What production buildings and the Aquaeductus give at the end of each round, even of the one they were built in.
term-hold = **Hold out** – Your strength reaches that of the Gauls: nothing happens to you. A tie is enough.
term-opes = **Opes** – The deck of production cards: resources and gold right away, most for whoever chose it.
term-aedificium = **Aedificium** – The deck of building cards. They go to your hand, and are built on your card turn.
term-build = **Build** – On your card turn you pay what a building card costs, and the building is in your city.
term-waterway = **Coast or inland** – Portus can be built only in a city on the coast, Pons only inland. Having built yours puts you ahead in a tie.
term-aediles = **Aediles** – A Senate card that you keep for danger: it saves a building from the Gauls for free, from a conspiracy for { COMPONENT("senate[id=aediles].cost_vs_coniuratio.gold") } gold.
term-architectus = **Architectus** – A Senate card for { COMPONENT("senate[id=architectus].cost.gold") } gold that stays in play: each building costs you 1 clay, wood or stone less.
term-commercium = **Commercium** – A Senate card with an exchange such as 1 wood for 1 stone. You make it as often as you like, then the card is gone.
term-concussio = **Concussio** – A Senate card for { COMPONENT("senate[id=concussio].cost.gold") } gold: from now on someone else pays the tax in every round, whatever they play.
term-coniuratio = **Coniuratio** – A Senate card for { COMPONENT("senate[id=coniuratio].cost.gold") } gold: you destroy someone else’s building, unless they save it with Aediles.
term-consuetudo = **Consuetudo** – A Senate card for { COMPONENT("senate[id=consuetudo].cost.gold") } gold: you look at the next ten building cards and keep one.
term-consul = **Consul** – A Senate card for { COMPONENT("senate[id=consul_metello].cost.gold") } gold: your defense rises by { COMPONENT("senate[id=consul_metello].effect.defence") }. There are four, of two names.
term-corruptio = **Corruptio** – A Senate card for any three resources: you never pay the tax again, unless Concussio makes you.
term-gloria = **Gloria** – A Senate card for { COMPONENT("senate[id=gloria_3].cost.gold") } gold that gives { COMPONENT("senate[id=gloria_3].end_prestige") } to { COMPONENT("senate[id=gloria_6].end_prestige") } prestige at the end. You can play only one.
term-legio = **Legio** – A Senate card for { COMPONENT("senate[id=legio].cost.gold") } gold: your defense rises by { COMPONENT("senate[id=legio].effect.defence") }.
term-patronus = **Patronus** – A Senate card for { COMPONENT("senate[id=patronus_1].cost.gold") } gold: you get { COMPONENT("senate[id=patronus_1].effect.wood") } each of two resources.
term-praetor = **Praetor** – A Senate card that costs nothing: you pay no tax this round, unless Concussio makes you.
