### Was der Bot in einem Kanal sagt, welches Spiel auch gespielt wird.

## Fehler und Ablehnungen

fault = Bei uns ist etwas schiefgegangen (Kennung { $reference }). Verloren ist nichts. Versuch es noch einmal, oder hol den Tisch mit `/game board` zurück.
button-unknown = Dieser Knopf stammt aus einer älteren Version des Bots. `/game board` holt den Tisch mit frischen zurück.
refusal-would-fit = { $sentence } Möglich ist hier: { $values }.
refusal-would-fit-some = { $sentence } Möglich ist hier: { $values } und { $more } weitere.

## Was geschehen ist

happened = { $sentence }.
happened-with-changes = { $sentence }: { $changes }.
happened-to = { $player } { $changes }
