### Words that every game and every package uses.

list-and = { $rest } and { $last }
players-all = all

# Values of options that are on or off, and what goes without saying.
option-on = on
option-off = off
none = none

seat-1 = Porphyry
seat-2 = Amber
seat-3 = Obsidian
seat-4 = Ivory
seat-5 = Azure
seat-6 = Verdigris

# The colour and the shape of a seat, as somebody sees them who doesn’t know its name.
seat-looks-porphyry = purple ●
seat-looks-amber = orange ■
seat-looks-obsidian = black ▲
seat-looks-ivory = white ◆
seat-looks-azure = light blue ★
seat-looks-verdigris = green ✚

## The reader in a sentence: what the functions WHOSE, WHOM and TO-WHOM say

you = you
you-whose = your
you-whom = you
you-to-whom = you
# What is owned stands behind the function in English, in it in German.
somebody-whose = { $name }’s{ $owned }

## What the engine tells and refuses

event-answered = { $player } { VERB($player, "has", "have") } chosen
    .short = { VERB($player, "has", "have") } chosen
event-resigned = { $player } { VERB($player, "leaves", "leave") } the game
event-returned = { $player } { VERB($player, "takes", "take") } over here
# What an earlier release has told otherwise, so that no more can be said of it.
event-untold = Something happened that can no longer be told
event-untold-of = { $player } did something that can no longer be told
event-instructed = { $player } { VERB($player, "decides", "decide") } from now on: “{ $way }”
    .short = { VERB($player, "decides", "decide") } from now on: “{ $way }”

refusal-seats = This game is for { $fewest } to { $most } players; at the table: { $seats }.
refusal-option-unknown = There is no option “{ $option }” in this game.
refusal-option-value = { $option }: there is no “{ $value }”.
refusal-option-seats = { $option }: “{ $value }” needs at least { $fewest } players; at the table: { $seats }.
refusal-value = { $field }: that is not possible here.
refusal-over = The game is over.
refusal-instruction = That can’t be left to the bot; choose one of the ways in the menu.
refusal-answered = You have already chosen; { $players } { $count ->
    [one] is
   *[other] are
} still thinking.
refusal-turn-ends-before = Your turn ends before it.
refusal-not-asked = It isn’t your turn yet: { $players } { $count ->
    [one] is
   *[other] are
} to move.

## What every game tells

rules-options-title = Options
rules-options-option = **{ $option }** – { $description }. In this game: { $value }.
rules-end-title = The end
rules-reconstructed-title = What was reconstructed
event-ended-abandoned = The game is over: fewer than two players are left
ended-abandoned = Fewer than two players were left.
passage-table = The table
passage-course = { $over ->
    [yes] The game is over
   *[no] The game
}
passage-seat-gone = { $player } (has left the game)
length-rounds = { $rounds ->
    [0] no full round
    [one] one round
   *[other] { $rounds } rounds
}

## What comes after a move that is played ahead

then-chance = chance decides
then-others = it depends on what the others choose
then-over = the game is over
then-verdict = you hear whether that was right
then-you = you go on: { $asked }
then-all = everyone: { $asked }
