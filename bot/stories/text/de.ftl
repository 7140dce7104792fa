### Was vom Lauf einer Partie erzählt wird.

## Die Analyse

analysis-title = Analyse
analysis-fact = von einem Legatus, aus dem, was jeder wusste
analysis-chance = Chance auf den Sieg
analysis-close = Nah am Besten
analysis-move = Zug { $number }
analysis-length-rounds = Runde { $number }
analysis-length-seasons = Jahreszeit { $number }
analysis-even = Kein einzelner Zug hat diese Partie gewendet.
analysis-percent = { $share } %
analysis-lost = −{ $share } %
analysis-unsure = Chance ±{ $share }
analysis-done = { $round }: { $deed }
analysis-described = Analyse eines Legatus, aus dem, was jeder damals wissen konnte. Die Chance auf den Sieg, Zug für Zug, als Bänder; und wie nah am Besten jeder gespielt hat.
analysis-described-seat = { $player }: Chance auf den Sieg { $begun } am Anfang, { $middle } in der Mitte; nah am Besten { $close }.
analysis-described-won = { $player } (gewinnt): Chance auf den Sieg { $begun } am Anfang, { $middle } in der Mitte; nah am Besten { $close }.
analysis-described-nothing = nichts zu entscheiden
analysis-swing = { $number }. { $round }, Zug { $move }: { $deed }. Besser: { $better }. Chance auf den Sieg −{ $share } % (±{ $unsure }).
