### Der Garten: jedes Wort, das Spieler von diesem Spiel sehen.

game-title = Der Garten
game-about = Pflanzt zusammen einen Garten
points-ahead = { $amount ->
    [one] einen Punkt
   *[other] { $amount } Punkte
}

option-weather = Wetter
option-weather-description = Ob es nach jeder Runde regnet
option-weather-sun = Sonne
option-weather-rain = Regen
option-objections = Einsprüche
option-objections-description = Ob ein Nachbar gegen Gepflanztes Einspruch erheben darf
option-objections-off = keine
option-objections-on = erlaubt
option-crowd = Gedränge
option-crowd-description = Ob der Garten weniger Reihen hat
option-crowd-off = nein
option-crowd-on = ja

## Züge: `move-` in Sätzen, `command-` wie getippt wird

move-hide = Samen verstecken
move-hide-description = Einen Samen für das Ende aufheben
move-plant = Pflanzen
move-plant-description = Etwas auf ein freies Beet pflanzen
move-sow = Säen
move-sow-description = Einen Samen der Hand säen
move-rest = Rasten
move-rest-description = Ein paar Münzen verdienen
move-object = Einspruch
move-object-description = Sagen, ob du Einspruch erhebst
move-compost = Wegwerfen
move-compost-description = Einen übrigen Samen wegwerfen
command-hide = verstecken
command-compost = wegwerfen
field-crop = Pflanze
field-bed = Beet
field-amount = Anzahl
field-seed = Samen
field-answer = Antwort
field-plant-crop-description = Was gepflanzt wird
field-plant-crop-question = Was pflanzt du?
field-plant-bed-description = Wohin
field-plant-bed-question = Wo soll es wachsen?
field-plant-row-description = In welche Reihe
field-plant-row-question = In welcher Reihe soll es wachsen?
field-plant-amount-description = Wie viele
field-plant-amount-question = Wie viele pflanzt du?
field-hide-seed-description = { field-sow-seed-description }
field-hide-seed-question = Welchen Samen behältst du?
field-sow-seed-description = Welcher Samen
field-sow-seed-question = Welchen Samen säst du?
field-compost-seed-description = { field-sow-seed-description }
field-compost-seed-question = Welchen Samen wirfst du weg?
field-object-answer-description = Ob du Einspruch erhebst
field-object-answer-question = { prompt-may-object }

crop-wheat = Weizen
crop-vine = Wein
crop-olive = Oliven
label-bed = Beet { $bed }
label-row = Reihe { $row }
label-seed = Samen { $seed }
label-amount = { $amount } Stück
label-answer-yes = Einspruch!
label-answer-no = Ist mir recht
hint-price = { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}

## Was gefragt ist: `prompt-` an den Leser, `awaited-` für alle, `decision-` über einem Menü

prompt-turn = Du bist dran: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
prompt-choose-hidden = Verstecke einen Samen
prompt-may-object = Erhebst du Einspruch?
prompt-throw-away = Wirf einen Samen weg
awaited-turn = du bist am Zug
awaited-choose-hidden = ein Samen zum Verstecken
awaited-may-object = ein Einspruch oder keiner
awaited-throw-away = Samen zum Wegwerfen
way-may-object-ask = Frage mich jedes Mal
way-may-object-never = Nie Einspruch erheben
way-may-object-dear = Einspruch ab zwei Punkten

## Was jemand hat, und der Tisch in Worten

status-stock = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
status-hand = Samen: { $seeds }
status-no-hand = Keine Samen
status-hidden = Versteckt: Samen { $seed }
status-beds = { $colour }: { $beds ->
    [0] noch kein Beet
    [one] ein Beet
   *[other] { $beds } Beete
}
status-seeds = { $seeds ->
    [one] ein Samen auf der Hand
   *[other] { $seeds } Samen auf der Hand
}
status-total = Platz { $place }, { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}
## Was ein Zug bewirkt

outlook-hidden = Der Samen bleibt bis zum Ende versteckt

## Was die Zeichen auf Plätzen und Knöpfen bedeuten

sign-bed = **\*** ein freies Beet

## Was ans Licht kommt, wenn ein Zug vorausgespielt wird: „Dann …“

then-light-hidden = werden die versteckten Samen gezeigt
then-light-seed = siehst du, welcher Samen weggeworfen wird

## Was geschah: `event-`, ohne Punkt; vor anderen verborgen `-hidden`, von mehreren `-together`

event-hid = { $player } { VERB($player, "versteckt", "versteckst") } Samen { $seed }
event-hid-hidden = { $player } { VERB($player, "versteckt", "versteckst") } einen Samen
event-planted = { $player } pflanzt { $crop } auf { $bed }
event-sowed = { $player } { VERB($player, "sät", "säst") } Samen { $seed }
event-rested = { $player } { VERB($player, "rastet", "rastest") }
event-objected = { $player } { VERB($player, "erhebt", "erhebst") } Einspruch
event-allowed = { $player } { VERB($player, "erhebt", "erhebst") } keinen Einspruch
event-rained = Regen fällt auf Reihe { $row }
event-watered = { $player } gießt den Garten
event-watered-together = Gegossene Gärten
event-composted = { $player } { VERB($player, "wirft", "wirfst") } Samen { $seed } weg
event-revealed = { $player } { VERB($player, "hatte", "hattest") } Samen { $seed } versteckt
event-ended-turns = { ended-turns }
held-coins =
    .change = { $signed } { $amount ->
    [one] Münze
   *[other] Münzen
}
held-points =
    .change = { $signed } { $amount ->
    [one] Punkt
   *[other] Punkte
}
held-seeds =
    .change = { "" }

## Ablehnungen und Warnungen

refusal-crop = Das gibt es nicht; es gibt { $crops }.
refusal-bed = Dieses Beet gibt es nicht; die Reihen sind { $rows }.
refusal-bed-taken = Beet { $bed } gehört { $player }.
refusal-row = { $crop } wächst in Reihe { $row }, solange dort Platz ist.
refusal-too-dear = Für { $crop } reichen deine Münzen nicht.
    .short = { $lacks ->
        [one] { $lacks } Münze fehlt
       *[other] { $lacks } Münzen fehlen
    }
refusal-amount = { $most ->
    [one] Von { $crop } kannst du nur eins pflanzen.
   *[other] Von { $crop } kannst du höchstens { $most } pflanzen.
}
refusal-seed = Du hast { $seeds }.
refusal-object = Sag Ja oder Nein.
refusal-first-turn = Du bist am Zug: pflanze, säe oder raste.
refusal-first-choose-hidden = Versteck zuerst einen Samen.
refusal-first-may-object = Sag zuerst, ob du Einspruch erhebst.
refusal-first-throw-away = Wirf zuerst die übrigen Samen weg.
caution-rest = Du hast schon genug. Trotzdem rasten?

## Das Ende: Gründe wie in `event-`, Quellen der Punkte, was bei Gleichstand zählt

ended-turns = Alle Züge sind gespielt
source-garden = Gepflanzt
source-hidden = Versteckt
tie-coins = Münzen

## Das Spiel erklärt

rules-aim-title = Ziel
rules-aim = Habe von { $seats } die meisten Punkte. Alle bekommen { $hand } Samen, verstecken einen und haben dann { $turns } Züge.
rules-turn-title = Zug
rules-turn-plant = Pflanze auf ein freies Beet: bis zu { $most } Punkte, jeder zum Preis der Pflanze. Dein Nachbar verdient eine Münze.
rules-turn-crops = Preise: { $crops }. Oliven wollen in die erste Reihe, solange dort Platz ist.
rules-turn-crop = { $crop } { $price }
rules-turn-sow = Oder säe einen Samen der Hand: so viele Punkte wie seine Zahl.
rules-turn-rest = Oder raste: { $coins } Münzen.
rules-end = Übrige Samen werden weggeworfen. Die versteckten werden gezeigt und zählen. Bei Gleichstand entscheiden Münzen.

## In Bildern

picture-round = Runde { $round }
picture-end = Ende
picture-beds = { $beds ->
    [one] { $beds } Beet bepflanzt
   *[other] { $beds } Beete bepflanzt
}
picture-begins = Der Garten liegt brach.
picture-score = { $count ->
    [one] Punkt
   *[other] Punkte
}
picture-choose = wähle ein Beet
picture-open = offen für alle
picture-hand = auf der Hand
picture-hidden = versteckt
picture-no-seeds = keine Samen zu sehen
picture-page-crops = Was wächst

## Der Tisch in Worten

passage-garden = Der Garten
in-words-round = Runde { $round }; { $beds ->
    [one] ein Beet bepflanzt
   *[other] { $beds } Beete bepflanzt
}
in-words-over = Das Spiel ist zu Ende; { $beds ->
    [one] ein Beet bepflanzt
   *[other] { $beds } Beete bepflanzt
}
in-words-row = Reihe { $row }: { $beds }
in-words-bed-free = { $bed } frei
in-words-bed = { $bed } { $crop } ({ $owner })
