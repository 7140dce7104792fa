### What the bot says in a channel, whatever game is played.

## Faults and refusals

fault = Something went wrong on our side (ref. { $reference }). Nothing was lost. Try again, or bring the table back with `/game board`.
button-unknown = This button is of an older version of the bot. `/game board` brings the table back with fresh ones.
refusal-would-fit = { $sentence } Possible here: { $values }.
refusal-would-fit-some = { $sentence } Possible here: { $values } and { $more } more.

## What happened

happened = { $sentence }.
happened-with-changes = { $sentence }: { $changes }.
happened-to = { $player } { $changes }

## Choosing a move

refused-other-game = That is not the game in this channel: here it is { $game }.
refused-kind = { $move } is not possible now. You can choose: { $possible }.
refused-not-together = { $field }: { $value } does not go with the rest. With it fit: { $values }.
refused-lacking = { $value } is not possible: { $lacks }.
refused-unknown-value = { $field }: nothing here is called “{ $typed }”. Possible: { $values }.
refused-ambiguous = { $field }: “{ $typed }” may mean { $values }. Type a little more, or take it from the list.
values-more = { $values } and { $more } more
command-group-description = Make a move in this game
chosen-together = Noted: { $choice }. The others see it when all have chosen.
chooser-missing = Not now: { $value } – { $lacks }
button-do = Do it
button-back = Back
button-more = More …
button-previous = Previous
button-next = Next

## What one person sees alone

waiting = { $players } { $count ->
    [one] is
   *[other] are
} thinking.
waiting-stopped = This game has been called off.
board-own = You:
board-of = { $player }:
status-since = Since your last move
status-lately = What happened last
status-nothing = Nothing has happened since.
status-earlier = … { $lines } earlier lines: `/game log`
log-title = What happened ({ $page }/{ $pages })
button-earlier = Earlier
button-later = Later
rules-page = { $title } ({ $page }/{ $pages })
