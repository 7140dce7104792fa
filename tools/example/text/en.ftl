### The Garden: every word that players see of this game.

game-title = The Garden
game-about = Plant a garden together
points-ahead = { $amount ->
    [one] one point
   *[other] { $amount } points
}

option-weather = Weather
option-weather-description = Whether rain falls after each round
option-weather-sun = Sun
option-weather-rain = Rain
option-objections = Objections
option-objections-description = Whether a neighbor may object to what is planted
option-objections-off = none
option-objections-on = allowed
option-crowd = Crowded
option-crowd-description = Whether the garden has fewer rows
option-crowd-off = no
option-crowd-on = yes

## Moves: `move-` in sentences, `command-` as it is typed

move-hide = Hide a seed
move-hide-description = Keep a seed for the end
move-plant = Plant
move-plant-description = Plant a crop on a free bed
move-sow = Sow
move-sow-description = Sow a seed from your hand
move-rest = Rest
move-rest-description = Earn some coins
move-object = Object
move-object-description = Say whether you object
move-compost = Throw away
move-compost-description = Throw away a seed that is left
command-hide = hide
command-compost = compost
field-crop = Crop
field-bed = Bed
field-amount = Amount
field-seed = Seed
field-answer = Answer
field-plant-crop-description = What to plant
field-plant-crop-question = What do you plant?
field-plant-bed-description = Where
field-plant-bed-question = Where should it grow?
field-plant-row-description = In which row
field-plant-row-question = In which row should it grow?
field-plant-amount-description = How many
field-plant-amount-question = How many do you plant?
field-hide-seed-description = { field-sow-seed-description }
field-hide-seed-question = Which seed do you keep?
field-sow-seed-description = Which seed
field-sow-seed-question = Which seed do you sow?
field-compost-seed-description = { field-sow-seed-description }
field-compost-seed-question = Which seed do you throw away?
field-object-answer-description = Whether you object
field-object-answer-question = { prompt-may-object }

crop-wheat = Wheat
crop-vine = Vine
crop-olive = Olive
label-bed = Bed { $bed }
label-row = Row { $row }
label-seed = Seed { $seed }
label-amount = { $amount ->
    [one] { $amount } piece
   *[other] { $amount } pieces
}
label-answer-yes = I object
label-answer-no = I don’t mind
hint-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}

## What is asked: `prompt-` of the reader, `awaited-` said to everybody, `decision-` above a menu

prompt-turn = Your turn: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
prompt-choose-hidden = { move-hide }
prompt-may-object = Do you object?
prompt-throw-away = Throw away a seed
awaited-turn = your turn
awaited-choose-hidden = a seed to hide
awaited-may-object = an objection, or none
awaited-throw-away = seeds to throw away
way-may-object-ask = Ask me each time
way-may-object-never = Never object
way-may-object-dear = Object to two points or more

## What somebody has, and the table in words

status-stock = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
status-hand = Seeds: { $seeds }
status-no-hand = No seeds
status-hidden = Hidden: seed { $seed }
status-beds = { $colour }: { $beds ->
    [0] no bed yet
    [one] one bed
   *[other] { $beds } beds
}
status-seeds = { $seeds ->
    [one] one seed in hand
   *[other] { $seeds } seeds in hand
}
status-total = Rank { $place }, { $total ->
    [one] one point
   *[other] { $total } points
}
## What a move will do

outlook-hidden = The seed stays hidden until the end

## What the signs mean that stand on places and buttons

sign-bed = **\*** a bed that is free

## What comes to light after a move that is played ahead: “Then …”

then-light-hidden = the hidden seeds are shown
then-light-seed = you see which seed is thrown away

## What happened: `event-`, without a full stop; hidden from others `-hidden`, of several seats `-together`

event-hid = { $player } { VERB($player, "hides", "hide") } seed { $seed }
event-hid-hidden = { $player } { VERB($player, "hides", "hide") } a seed
event-planted = { $player } { VERB($player, "plants", "plant") } { $crop } on { $bed }
event-sowed = { $player } { VERB($player, "sows", "sow") } seed { $seed }
event-rested = { $player } { VERB($player, "rests", "rest") }
event-objected = { $player } { VERB($player, "objects", "object") }
event-allowed = { $player } { VERB($player, "does", "do") } not object
event-rained = Rain falls on row { $row }
event-watered = { $player } { VERB($player, "waters", "water") } the garden
event-watered-together = Watered gardens
event-composted = { $player } { VERB($player, "throws", "throw") } seed { $seed } away
event-revealed = { $player } had hidden seed { $seed }
event-ended-turns = { ended-turns }
held-coins =
    .change = { $signed } { $amount ->
    [one] coin
   *[other] coins
}
held-points =
    .change = { $signed } { $amount ->
    [one] point
   *[other] points
}
held-seeds =
    .change = { "" }

## Refusals and cautions

refusal-crop = There is no such crop; there are { $crops }.
refusal-bed = There is no such bed; the rows are { $rows }.
refusal-bed-taken = Bed { $bed } is taken by { $player }.
refusal-row = { $crop } grows in row { $row } while there is room.
refusal-too-dear = You can’t pay for { $crop }.
    .short = { $lacks ->
        [one] { $lacks } coin short
       *[other] { $lacks } coins short
    }
refusal-amount = { $most ->
    [one] You can plant only one of { $crop }.
   *[other] You can plant at most { $most } of { $crop }.
}
refusal-seed = You have { $seeds }.
refusal-object = Say yes or no.
refusal-first-turn = It is your turn: plant, sow or rest.
refusal-first-choose-hidden = First hide a seed.
refusal-first-may-object = First say whether you object.
refusal-first-throw-away = First throw away the seeds that are left.
caution-rest = You already have plenty. Rest anyway?

## The end: reasons as in `event-`, sources of points, tie-breaks

ended-turns = All turns are played
source-garden = Planted
source-hidden = Hidden
tie-coins = coins

## The game explained

rules-aim-title = Aim
rules-aim = Have the most points of { $seats }. Everyone gets { $hand } seeds, hides one, and then has { $turns } turns.
rules-turn-title = Turn
rules-turn-plant = Plant on a free bed: up to { $most } points, each for the price of the crop. Your neighbor earns a coin.
rules-turn-crops = Prices: { $crops }. Olives want the first row while there is room.
rules-turn-crop = { $crop } { $price }
rules-turn-sow = Or sow a seed from your hand: as many points as its number.
rules-turn-rest = Or rest: { $coins } coins.
rules-end = Seeds that are left are thrown away. The hidden ones are shown, and count. Coins decide ties.

## In pictures

picture-round = Round { $round }
picture-end = { rules-end-title }
picture-beds = { $beds ->
    [one] { $beds } bed planted
   *[other] { $beds } beds planted
}
picture-begins = The garden is bare.
picture-score = { $count ->
    [one] point
   *[other] points
}
picture-choose = choose a bed
picture-open = open to all
picture-hand = in hand
picture-hidden = hidden
picture-no-seeds = no seeds to see
picture-page-crops = What grows

## The table in words

passage-garden = The garden
in-words-round = Round { $round }; { $beds ->
    [one] one bed planted
   *[other] { $beds } beds planted
}
in-words-over = The game is over; { $beds ->
    [one] one bed planted
   *[other] { $beds } beds planted
}
in-words-row = Row { $row }: { $beds }
in-words-bed-free = { $bed } free
in-words-bed = { $bed } { $crop } ({ $owner })
