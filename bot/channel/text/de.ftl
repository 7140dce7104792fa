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

## Einen Zug wählen

refused-other-game = Das ist nicht das Spiel in diesem Kanal: Hier läuft { $game }.
refused-kind = { $move } geht gerade nicht. Du kannst wählen: { $possible }.
refused-not-together = { $field }: { $value } passt nicht zum Rest. Dazu passt: { $values }.
refused-lacking = { $value } geht nicht: { $lacks }.
refused-unknown-value = { $field }: „{ $typed }“ gibt es hier nicht. Möglich ist: { $values }.
refused-ambiguous = { $field }: „{ $typed }“ kann { $values } heißen. Tipp noch ein bisschen mehr, oder nimm es aus der Liste.
values-more = { $values } und { $more } weitere
command-group-description = Einen Zug in diesem Spiel machen
chosen-together = Notiert: { $choice }. Die anderen sehen es, wenn alle gewählt haben.
chooser-missing = Gerade nicht: { $value } – { $lacks }
button-do = Machen
button-back = Zurück
button-more = Mehr …
button-previous = Vorige
button-next = Nächste

## Was man allein sieht

waiting = { $players } { $count ->
    [one] überlegt
   *[other] überlegen
} noch.
waiting-stopped = Dieses Spiel ist abgebrochen.
board-own = Du:
board-of = { $player }:
status-since = Seit deinem letzten Zug
status-lately = Was zuletzt geschah
status-nothing = Seitdem ist nichts geschehen.
status-earlier = … { $lines } Zeilen davor: `/game log`
log-title = Was geschah ({ $page }/{ $pages })
button-earlier = Frühere
button-later = Spätere
rules-page = { $title } ({ $page }/{ $pages })
