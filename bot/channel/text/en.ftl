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
