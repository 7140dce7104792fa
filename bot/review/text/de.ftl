### Was vom Verlauf eines Spiels erzählt wird.

## Der Punkteverlauf

curve-length-rounds-title = Punkte je Runde
curve-length-rounds-axis = Runde
curve-length-rounds-interval = Runde { $number }
curve-final-axis = Ende
curve-final-interval = Schlusswertung
curve-fact = { $length }, { $players } { $players ->
    [one] Person
   *[other] Personen
}
curve-fact-so-far = { $interval }, bis jetzt
curve-fact-after = Nach { $interval }
curve-fewest = die wenigsten gewinnen

curve-told-leap-of = { $deed }: { $change }, insgesamt { $all }
curve-told-leap-often = { $player } punktet { $times }-mal: { $all }
curve-told-lead-often = { $player } punktet { $times }-mal: { $all } und { $outcome }
curve-told-lead = { $deed }: { $change } und { $outcome }
curve-told-lead-of = { $deed }: { $change }, insgesamt { $all }, und { $outcome }
curve-told-handed = { $deed }: { $change }, und { $player } hat { $outcome }
curve-told-ahead = { $player } hat { $outcome }
curve-told-fall = { $deed }: nur { $change }, und { $outcome }
curve-told-fall-of = { $deed }: insgesamt nur { $all }, und { $outcome }
curve-told-fall-worse = { $deed }: { $change }, und { $outcome }
curve-told-still = { $player } kommt nicht voran, und { $outcome }
curve-rest = { $rest } { $over ->
    [yes] bis zum Schluss
   *[no] bis jetzt
}
curve-told-stall = { $deed }: { $change }, danach nur noch { curve-rest }
curve-told-stall-worse = { $deed }: { $change }, danach { curve-rest }
curve-told-stall-nothing = { $deed }: { $change }, danach nichts mehr
curve-told-final = { $player } bekommt { $all }
curve-told-final-of = { $player } bekommt { $all }, { $part }
curve-told-final-lead = { $player } bekommt { $all } und { $outcome }
curve-told-final-lead-of = { $player } bekommt { $all } ({ $part }) und { $outcome }
curve-told-fall-short = { $player }: { $all }, und { $outcome }
curve-told-stall-short = { $player }: danach { curve-rest }
curve-told-lead-short = { $player }: { $all } und { $outcome }

curve-lead-for-good = die Führung bis zum Schluss
curve-lead-throughout = die Führung von Anfang bis Ende
curve-lead-so-far = die Führung
curve-lead-final = den Sieg
curve-lost-for-good = die Führung ist dahin
curve-lost-so-far = die Führung ist weg

curve-described-at = Nach { $intervals } und am Ende:
curve-described-after = Nach { $intervals }:
curve-described-at-so-far = Nach { $intervals } und jetzt:
curve-described-victor = { $player } { $points } (Sieg)

## Die Analyse

analysis-title = Analyse
analysis-fact = aus dem, was man wissen konnte
analysis-chance = Siegchance
analysis-close = Genauigkeit
analysis-move = Zug { $number }
analysis-even = Kein einzelner Zug hat diese Partie gewendet.
analysis-percent = { $share } %
analysis-unsure = Chance ±{ $share }
analysis-described = Siegchancen am Anfang und in der Mitte, und wie genau alle gespielt haben:
analysis-described-seat = { $player }: { $begun }, dann { $middle }; Genauigkeit: { $close }.
analysis-described-won = { $player } (gewinnt): { $begun }, dann { $middle }; Genauigkeit: { $close }.
analysis-described-nothing = nichts zu entscheiden
analysis-swing = { $number }. { $round }, Zug { $move }: { $deed }. Besser: { $better }. Siegchance −{ $share } { $share ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} (±{ $unsure }).
