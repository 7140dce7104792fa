### Wörter, die in den Bildern jedes Spiels stehen.

picture-to-move = am Zug
picture-victor = Sieg
picture-private = nur du siehst das
picture-confirm = wenn du bestätigst
picture-then = dann

picture-gone = ist raus
picture-free-seat = freier Platz
picture-gathering = Wer spielt?
picture-awaited = { $players }: { $what }
picture-all-awaited = Alle: { $what }
picture-many-awaited = { $count } Personen: { $what }
picture-wins = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } teilen sich den Sieg
}
picture-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
picture-total = Summe
picture-tied = Bei Gleichstand
picture-since = seit deinem letzten Zug

picture-replay = RÜCKBLICK
picture-move-of = Zug { $move } von { $moves }
picture-length-rounds = Runde

## A person's page, and a ranking

picture-column-games = Partien
picture-column-wins = Siege
picture-column-mean-place = Ø Platz
picture-column-best = Rekord
picture-column-rating = Wertung
picture-column-seats = Zu
picture-column-favorite = Meist durch
picture-unrated = noch keine Wertung
picture-not-played = noch nicht gespielt
picture-all-begin = alle beginnen bei { $figure }
picture-ranking = Rangliste
picture-column-place = Platz
picture-column-player = Name
picture-column-since = Seit { $month }
picture-new = neu
