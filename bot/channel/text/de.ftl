### Was der Bot in einem Kanal sagt, welches Spiel auch gespielt wird.

## Fehler und Ablehnungen

fault = Bei uns ist etwas schiefgegangen (Kennung { $reference }). Es ist nichts verloren gegangen. Versuche es noch einmal, oder hole den Tisch mit `/{ command-game } { command-game-board }` zurück.
button-unknown = Dieser Knopf stammt aus einer älteren Version des Bots. `/{ command-game } { command-game-board }` holt den Tisch mit neuen Knöpfen zurück.
posted-soon = Erledigt. Discord ist hier gerade langsam; gleich steht es im Kanal.
refusal-would-fit = { $sentence } Möglich ist hier: { $values }.
refusal-would-fit-some = { $sentence } Möglich ist hier: { $values } und { $more } weitere.
repeated = Das ist schon erledigt.
command-unknown = Dieser Befehl hat sich geändert, seit dein Discord zuletzt nachgesehen hat. Lade Discord neu (Strg+R, oder schließe die App) und versuche es noch einmal.
refused-stood-in = An diesem Tisch spielt ein Computer für dich. Mit `/{ command-game } { command-game-join }` nimmst du deinen Platz wieder ein.
refused-no-person-left = Außer dir spielt an diesem Tisch kein Mensch mehr, und unter sich spielen Computer nicht. Mit `/{ command-game } { command-game-end }` kannst du die Partie abbrechen.
refused-replace-by-whom = Nenne mit `{ command-game-replace-by }:`, wer den Platz einnimmt, oder mit `{ command-game-replace-computer }:`, welcher Computer dort weiterspielt, aber nicht beides.
refused-no-curve = Der Punkteverlauf beginnt nach der ersten Runde: Noch gibt es nichts zu sehen.
refused-no-curve-left = Diese Partie endete, bevor die erste Runde vorbei war: Es gibt keinen Punkteverlauf.
refused-old-lobby = Das gehört zu einem früheren Spiel. `/{ command-game } { command-game-board }` zeigt das aktuelle.
refused-channel-taken-here = Hier läuft schon { $game }: { $link }. In einem Kanal läuft immer nur ein Spiel: Eröffne deins in einem anderen Kanal oder in einem Thread.
refused-channel-gathers-here = Hier ist ein Tisch für { $game } offen: { $link }. In einem Kanal gibt es immer nur einen Tisch: Eröffne deinen in einem anderen Kanal oder in einem Thread.
refused-permissions = Ich darf hier nichts schreiben. Wer diesen Kanal verwalten darf, muss mir erlauben: { $missing }.
no-thread-here = Threads gibt es nur in gewöhnlichen Textkanälen.
no-thread-permissions = Hier darf ich keinen Thread eröffnen: Mir fehlt { $missing }. Wer diesen Kanal verwalten darf, kann es mir erlauben.
no-thread-refused = Discord lässt mich keinen Thread eröffnen, darum spielen wir hier.
refused-no-thread-no-room = Discord lässt mich keinen Thread eröffnen, und in diesem Kanal gibt es schon einen Tisch. Eröffne deinen in einem anderen Kanal.
refused-no-channel = Das geht nur in einem Kanal eines Servers. Hier kannst du ein Spiel lernen (`/{ command-learn }`), seine Regeln lesen (`/{ command-game } { command-game-rules }`), einen Begriff nachschlagen (`/{ command-game } { command-game-what }`), sehen, wo du spielst (`/{ command-me } { command-me-games }`), und dort ziehen (`/{ command-move }`).
refused-new-on-a-server = Eine Partie { $game } braucht einen Kanal auf einem Server, auch wenn du nur gegen Computer spielst: Gib dort `/{ command-game } { command-game-new }` ein. Hier kannst du das Spiel in Lektionen von zwei Minuten lernen (`/{ command-learn }`) und seine Regeln lesen (`/{ command-game } { command-game-rules }`).
refused-nothing-waits = Keine Partie wartet auf deinen Zug. `/{ command-me } { command-me-games }` zeigt, wo du spielst.
refused-several-wait = Mehrere Partien warten auf deinen Zug: Wähle eine. (`/{ command-move }` allein, ohne Zug, zeigt sie.)
try-again = Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refused-too-often-person = Das war viel in kurzer Zeit. { try-again }
refused-too-often-channel = In diesem Kanal wird gerade zu viel von mir verlangt. { try-again }
refused-too-often-server = Auf diesem Server wird gerade zu viel von mir verlangt. { try-again }
refused-no-bots = Ein Bot kann nicht mitspielen. Wähle eine Person.
refused-newcomer-gone = Diese Person ist nicht mehr auf dem Server. Wähle jemanden, der da ist.
refused-absent-no-more = Dieser Platz wird gespielt: Wer dort sitzt, ist auf diesem Server, oder jemand anderes hat ihn übernommen.
refused-no-such-player = So heißt niemand an diesem Tisch. Wähle einen der Plätze: { $players }.
refused-parted = { $count ->
    [one] Jemand vom Tisch hat diesen Server verlassen; der Platz ist wieder frei.
   *[other] { $count } vom Tisch haben diesen Server verlassen; ihre Plätze sind wieder frei.
} Sieh nach, wer jetzt am Tisch sitzt, und starte noch einmal.
refused-host-left = Wer die Partie eröffnet hat, hat diesen Server verlassen: Jetzt leitet { $host } die Partie. Wenn du das bist, versuche es noch einmal.
refused-still-there = Den Kanal dieser Partie gibt es noch: { $link }. Dort geht sie weiter.
refused-plays-not-here = { $name } spielt hier nicht mit. Am Tisch: { $players }.

trouble-later = Alles ist gespeichert, aber Discord nimmt gerade keine Nachrichten von mir an (Kennung { $reference }). Der Tisch erscheint von selbst, sobald es wieder geht; du musst nichts wiederholen.
trouble-again = Alles ist gespeichert, aber Discord nimmt gerade keine Nachrichten von mir an (Kennung { $reference }). Sobald es wieder geht, holt `/{ command-game } { command-game-board }` den Tisch zurück.
trouble-no-access = Alles ist gespeichert, aber ich komme nicht mehr in diesen Kanal (Kennung { $reference }). Sobald ich ihn wieder sehe, holt `/{ command-game } { command-game-board }` den Tisch zurück.
trouble-permissions = Alles ist gespeichert, aber ich darf hier nichts schreiben (Kennung { $reference }). Wer diesen Kanal verwalten darf, muss mir erlauben, ihn zu sehen, Nachrichten zu senden, Dateien anzuhängen und den Nachrichtenverlauf zu lesen; dann holt `/{ command-game } { command-game-board }` den Tisch zurück.
trouble-refused = Alles ist gespeichert, aber Discord hat meine Nachricht abgelehnt (Kennung { $reference }). `/{ command-game } { command-game-board }` holt den Tisch zurück.
trouble-locked = Alles ist gespeichert, aber dieser Thread ist gesperrt (Kennung { $reference }). Wer Threads verwalten darf, kann ihn entsperren; oder tippe `/{ command-game } { command-game-board }` in dem Kanal, zu dem der Thread gehört: Dann geht das Spiel dort weiter.
picture-missing = Das Bild ließ sich nicht zeichnen (Kennung { $reference }).

permission-read-messages = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf lesen
permission-create-public-threads = Öffentliche Threads erstellen
permission-mention-everyone = @everyone, @here und alle Rollen erwähnen

## Vor dem Spiel

lobby-facts = { $fewest }–{ $most } Personen · etwa { $shortest }–{ $longest } Minuten
lobby-seated = **{ $seated } von { $most } Plätzen besetzt:** { $players }
lobby-kept = { $count ->
    [one] **Freigehalten** ist bis { $moment } ein Platz für { $players }: *{ button-join }* nimmt ihn.
   *[other] **Freigehalten** sind bis { $moment } Plätze für { $players }: *{ button-join }* nimmt einen davon.
} Erst wenn auf niemanden mehr gewartet wird, kann es losgehen; wer eröffnet hat, kann im Menü einen Platz freigeben.
lobby-host = { $player } (hat eröffnet)
introduced-computer = { $player } (Computer: { $level })
lobby-picture = Der Tisch von { $game } vor dem Spiel. Am Tisch: { $players }.
lobby-begun = Das Spiel hat begonnen; der Tisch steht weiter unten.
lobby-stopped = Dieser Tisch ist aufgelöst. `/{ command-game } { command-game-new }` eröffnet einen neuen.
lobby-open = Der Tisch ist eröffnet: { $link }
lobby-joined = Du sitzt mit am Tisch: { $link }
lobby-started = Das Spiel hat begonnen: { $link }
lobby-left = Du bist aufgestanden.
home-there = { $way } wird hier gespielt: { $link }
home-playing = Am Tisch: { $players }.
taken-up = **Diese Partie geht weiter.** Ihre Datei ist geprüft, Zug für Zug: { $length }, bisher { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}.
taken-up-seats = **Besetzt: { $taken } von { $seats }.**{ $free ->
    [0] { "" }
   *[other] {" "}Wähle deinen Platz im Menü:
}
taken-up-host = { $seat } – { $player } (hat eröffnet): { $standing }
taken-up-free = { $seat } – frei: { $standing }
taken-up-left = { $seat } – verlassen, kann übernommen werden: { $standing }
taken-up-known = Wer die Datei hat, kann daraus erfahren, was verborgen ist. Für Wertungen zählt die Partie nicht.
menu-seat = Platz wählen …
menu-seat-left = { $seat } (verlassen)
card-loaded = Aus einer Datei aufgenommen; für Wertungen zählt die Partie nicht.
menu-more-players = Wer spielt noch mit …
seek = Leute zum Mitspielen suchen
seek-description = Sagt es einmal allen auf diesem Server, die von offenen Tischen erfahren möchten
sought = { $role } { $game }: { $wanted ->
    [one] Noch eine Person
   *[other] Noch { $wanted } Personen
} gesucht. { $link }
menu-computers-full = Einen Platz frei machen …
computer-add = { $level } dazu
computer-take-out = { $player } wegschicken
seat-free = Platz für { $player } freigeben
level-tiro = Computer (leicht)
level-tiro-named = Computer (leicht, Tiro)
level-tiro-told = leicht, Tiro
level-tiro-description = Spielt, was auf den ersten Blick gut aussieht
level-veteranus = Computer (mittel)
level-veteranus-named = Computer (mittel, Veteranus)
level-veteranus-told = mittel, Veteranus
level-veteranus-description = Denkt den eigenen Zug bis zum Ende durch
level-legatus = Computer (schwer)
level-legatus-named = Computer (schwer, Legatus)
level-legatus-told = schwer, Legatus
level-legatus-description = Denkt am weitesten und lässt sich Zeit dafür
menu-options = Etwas anderes ändern …
options-usual = Übliche Regeln
options-title = { $game }: Optionen
options-settled = [Das Spiel hat begonnen]({ $link }): Diese Optionen stehen fest.
option-language = Sprache
option-pace = Tempo
option-pace-description = Wie viel Zeit ihr für eine Entscheidung habt; Ruhezeiten und Abwesenheit zählen nicht mit
option-overdue = Wenn die Zeit um ist
option-overdue-description = Was geschieht, wenn die Zeit für eine Entscheidung um ist
option-overdue-wait = wir warten
option-overdue-wait-description = Die anderen hören es und können, wo Computer mitspielen dürfen, diesmal einen entscheiden lassen
option-overdue-decide = ein Computer entscheidet
option-overdue-decide-description = Sofort, nur dieses eine Mal; alle hören davon
option-overdue-seat = nach dreimal übernimmt ein Computer
option-overdue-seat-description = Er entscheidet jedes Mal und spielt nach drei Mal hintereinander weiter, bis die Person zurück ist
pace-none = ohne Grenze
pace-minutes = ein Abend ({ $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} für jede Entscheidung)
pace-hours = { $hours ->
    [one] eine Stunde für jede Entscheidung
    [24] ein Zug am Tag
    [72] drei Tage für jede Entscheidung
   *[other] { $hours } Stunden für jede Entscheidung
}
pace-own-hours = Jede andere Zahl von Stunden: `/{ command-game } { command-game-pace } { command-game-pace-hours }:`.
pace-nudge = *{ button-nudge }* schickt allen, auf die das Spiel wartet, einen Ping, für alle sichtbar.
pace-asked = Am Zug: { $players }.
pace-asked-until = { $player } (bis { $moment })
decided = Ein Computer trifft diese eine Entscheidung; gleich steht es am Tisch.
language-en = Englisch
language-de = Deutsch

## Die Karte

card-start = ## { $game } beginnt
    Am Tisch: { $players }.
card-fingerprint = Fingerabdruck des Mischens: `{ $fingerprint }`
card-called = { $player } „{ $name }“
card-replaced-names = Im Bild heißt { $seats }.
card-asked-something = du bist am Zug
card-asked-until = { $players }: { $what } – bis { $moment }.
card-missed = Die Zeit von { $player } war { $times } von { $most } Mal hintereinander um; nach { $most } Mal übernimmt ein Computer den Platz.
card-thinking = { $count ->
    [one] Der Computer überlegt
   *[other] Die Computer überlegen
}.
card-paused = Die Partie pausiert: Die Uhr steht, und niemand wird angepingt. Ziehen ist trotzdem möglich.
happened-undo-one = { $player } { VERB($player, "nimmt", "nimmst") } den eigenen letzten Zug zurück.
happened-undo-more = { $player } { VERB($player, "nimmt", "nimmst") } den eigenen letzten Zug zurück und damit alles, was seitdem geschehen war.
happened-decided = { WHOSE($player, "Die Zeit", "Deine Zeit") } ist um: Ein Computer ({ $level }) entscheidet dieses eine Mal.
happened-laid-out = { WHOSE($player, "Die Zeit", "Deine Zeit") } ist um: Gespielt wird, was schon vorbereitet war.
happened-stood-in = Ein Computer ({ $level }) spielt für { WHOM($player) } weiter.
happened-back = { $player } { VERB($player, "spielt", "spielst") } wieder selbst.
happened-replaced = { $player } { VERB($player, "übernimmt", "übernimmst") } den Platz von { $former }.

## Das Ende

end-length = { $length }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}.
end-thanks = Danke fürs Mitspielen, { $players }.
end-seed = Startwert des Mischens: `{ $seed }`; sein SHA-256 ist der Fingerabdruck vom Anfang, `{ $fingerprint }`.
record-here = Die ganze Partie als Datei, mit jedem Zug und allem, was der Zufall entschieden hat ({ $options }). Man kann sie nachspielen und prüfen; eine abgebrochene geht damit über `/{ command-game } { command-game-load }` weiter, in jedem Kanal.

## Hinweise

note-stopped = Die Partie ist abgebrochen. `/{ command-game } { command-game-new }` eröffnet eine neue; mit *{ button-record }* und `/{ command-game } { command-game-load }` geht diese weiter, wo ihr wollt.
note-expired = Eine Woche lang hat niemand diese Partie begonnen: Der Tisch ist geschlossen. `/{ command-game } { command-game-new }` eröffnet einen neuen.
note-broken = Dieses Spiel musste zur Seite gelegt werden (Kennung { $reference }): Sein Stand lässt sich nicht lesen. Gelöscht ist nichts davon; wer den Bot betreibt, findet die Kennung im Protokoll. `/{ command-game } { command-game-end }` schließt es.
not-shown = Was hier geschehen ist, konnte ich nicht zeigen (Kennung { $reference }): Der Fehler liegt bei mir, gespeichert ist alles.{ $over ->
    [yes] { " " }Das Spiel ist zu Ende.
   *[no] { "" }
}
note-reminder = Die Hälfte deiner Zeit ist um: Das Spiel wartet auf dich, bis { $moment }.
note-reminder-last = Dir bleibt nur noch ein Zehntel deiner Zeit: Das Spiel wartet auf dich, bis { $moment }.
note-overdue = Für { $late } ist die Zeit um. { $computers ->
    [yes] Ihr könnt weiter warten oder dieses eine Mal einen Computer entscheiden lassen.
   *[no] Ihr könnt weiter warten; wer eröffnet hat, kann auch jemand anderen bitten, den Platz zu übernehmen: `/{ command-game } { command-game-replace }`.
}
note-seat-taken = { $player }, deine Zeit war { $times }-mal hintereinander um. Ein Computer (mittel, Veteranus) spielt für dich weiter, bis du wieder da bist.
note-absent = { $player } hat diesen Server verlassen; das Spiel muss nicht warten. { $computers ->
    [yes] Alle am Tisch können einen Computer weiterspielen lassen oder jemand anderen bitten, den Platz zu übernehmen.
   *[no] Alle am Tisch können jemand anderen bitten, den Platz zu übernehmen; Computer dürfen auf diesem Server nicht mitspielen.
} Wenn { $player } vorher zurückkommt, ist der Platz noch da; von einem Computer holt ihn `/{ command-game } { command-game-join }` zurück.
note-heir = Wer die Partie eröffnet hat, hat diesen Server verlassen: Ab jetzt leitet { $player } die Partie.
note-parted = { $count ->
    [one] Ein Platz ist wieder frei: Wer dort saß, hat diesen Server verlassen.
   *[other] { $count } Plätze sind wieder frei: Wer dort saß, hat diesen Server verlassen.
}
note-kept-over = { $count ->
    [one] Ein Platz ist wieder frei: Er war einen Tag lang freigehalten, und niemand hat sich gesetzt.
   *[other] { $count } Plätze sind wieder frei: Sie waren einen Tag lang freigehalten, und niemand hat sich gesetzt.
}
kept-asked = { $player } möchte noch einmal spielen. { $others }, { $count ->
    [one] ein Platz ist
   *[other] je ein Platz ist
} einen Tag lang für { $count ->
    [one] dich
   *[other] euch
} freigehalten: *{ button-join }* nimmt ihn, *{ button-leave }* gibt ihn frei.
settings-asked = Was oder wie schnell gespielt wird, hat sich geändert. { $others }, schaut euch den Tisch an: Mit *{ button-join }* bist du einverstanden, mit *{ button-leave }* gibst du deinen Platz frei.
note-deserted = Die Partie ist abgebrochen: Alle, die mitgespielt haben, haben diesen Server verlassen. Mit *{ button-record }* und `/{ command-game } { command-game-load }` geht sie weiter, wo immer ihr wollt.
note-made-up = Ich war eine Weile weg, Entschuldigung. Deshalb ist für niemanden die Zeit abgelaufen: Wem sie knapp wurde, der hat wieder ein Viertel davon. Am Tisch steht, bis wann.
note-pace = Ab jetzt – { $pace }.
note-paused = Die Partie pausiert: Die Uhr steht, und niemand wird angepingt. Ziehen ist trotzdem möglich. *{ button-go-on }* beendet die Pause.
note-unpaused = Die Partie geht weiter.
undo-question = { $player } möchte den eigenen letzten Zug zurücknehmen und alles, was seitdem geschehen ist. Einverstanden, { $others }?
undo-proposed = Seitdem haben andere gezogen, etwas wurde aufgedeckt, oder dahin ging es schon zu oft zurück: Ich habe die anderen gefragt, ob sie einverstanden sind.
undo-agreed = { $player } ist einverstanden; der Zug wird zurückgenommen.
undo-declined = { $player } ist nicht einverstanden; der Zug gilt.
undo-noted = Notiert. Der Zug wird zurückgenommen, sobald alle einverstanden sind.
pause-question = { $player } möchte { $paused ->
    [yes] die Pause beenden
   *[no] eine Pause: Die Uhr steht, niemand wird angepingt
}. Einverstanden, { $others }?
pause-proposed = Alle, die mitspielen, müssen einverstanden sein. Ich habe die anderen gefragt.
pause-carried-out = Es ist sonst niemand da, den ich fragen könnte: Erledigt.
pause-agreed = { $player } ist einverstanden; damit ist es erledigt.
pause-declined = { $player } ist nicht einverstanden; alles bleibt, wie es ist.
pause-noted = Notiert. Sobald alle einverstanden sind, geschieht es.
note-pause-refused = { $player } ist damit nicht einverstanden; alles bleibt, wie es ist.
pace-question = { $player } möchte weniger Zeit für alle oder strengere Folgen, wenn sie um ist. Es wäre dann – { $pace }. Einverstanden, { $others }?
pace-proposed = Mit weniger Zeit oder strengeren Folgen, wenn sie um ist, müssen alle einverstanden sein, die mitspielen. Ich habe die anderen gefragt.
pace-agreed = { $player } ist einverstanden; das Tempo gilt ab jetzt.
pace-declined = { $player } ist nicht einverstanden; das Tempo bleibt, wie es ist.
pace-noted = Notiert. Das Tempo ändert sich, sobald alle einverstanden sind.
end-question = { $player } möchte diese Partie ohne Ergebnis beenden. Einverstanden, { $others }?
end-proposed = Alle, die mitspielen, müssen einverstanden sein; dann endet die Partie ohne Ergebnis. Ich habe die anderen gefragt.
end-carried-out = Es ist sonst niemand da, den ich fragen könnte: Die Partie ist zu Ende.
end-agreed = { $player } ist einverstanden; die Partie ist zu Ende.
end-declined = { $player } ist nicht einverstanden; es wird weitergespielt.
end-noted = Notiert. Die Partie endet, sobald alle einverstanden sind.
end-asking-sure = Soll ich die anderen fragen, ob { $game } ohne Ergebnis enden darf? Sind alle einverstanden, ist Schluss.
button-end-asking = Die anderen fragen
stand-in-sure = Ab jetzt spielt ein Computer ({ $level }) für { WHOM($player) } weiter. Mit `/{ command-game } { command-game-join }` { VERB($player, "kann", "kannst") } { $player } jederzeit zurückkommen. Soll er spielen?
stand-in-done = Der Computer spielt weiter.
stand-in-over = Du hast deinen Platz wieder.
somebody-else = { $player } hat diesen Server verlassen. Wer soll den Platz übernehmen? Ich frage, bevor sich etwas ändert.
menu-somebody-else = Jemand von diesem Server …
button-stand-in = Spielen lassen
replace-question-player = Soll { $newcomer } den Platz von { $player } übernehmen? Beide müssen einverstanden sein; für die Wertung zählt das als Aufgeben.
replace-question-most = Soll { $newcomer } den Platz von { $player } übernehmen? { $newcomer } und die meisten, die mitspielen, müssen einverstanden sein.
replace-question-others = Soll { $newcomer } den Platz von { $player } übernehmen? { $player } ist nicht da, darum müssen { $newcomer } und die meisten anderen am Tisch einverstanden sein; für { $player } zählt die Partie nicht.
replace-question-newcomer = { $newcomer }, übernimmst du den Platz von { $player }? Er ist aufgegeben, dort hat niemand rechtzeitig geantwortet, oder wer dort saß, hat den Server verlassen: Du entscheidest allein.
replace-sure-player = { $newcomer } würde den Platz von { $player } endgültig übernehmen und alles sehen, was nur dort zu sehen ist. Ich frage im Kanal; beide müssen einverstanden sein, und { $player } hat damit für die Wertung aufgegeben. Soll ich?
replace-sure-most = { $newcomer } würde den Platz von { $player } endgültig übernehmen und alles sehen, was nur dort zu sehen ist. Ich frage im Kanal; die meisten, die mitspielen, müssen einverstanden sein. Soll ich?
replace-sure-others = { $newcomer } würde den Platz von { $player } endgültig übernehmen und alles sehen, was nur dort zu sehen ist. { $player } ist nicht da, darum frage ich die anderen im Kanal; die meisten müssen einverstanden sein. Soll ich?
replace-sure-newcomer = { $newcomer } würde den Platz von { $player } endgültig übernehmen und alles sehen, was nur dort zu sehen ist. Er ist aufgegeben, dort hat niemand rechtzeitig geantwortet, oder { $player } hat den Server verlassen: { $newcomer } entscheidet allein. Soll ich fragen?
replace-asked = Ich habe alle gefragt, die einverstanden sein müssen.
replace-noted = Notiert. Der Platz wechselt, sobald alle einverstanden sind, auf die es ankommt.
replace-done = Der Platz ist neu besetzt.
replace-declined = { $player } ist nicht einverstanden; alle bleiben, wo sie sind.
note-nudge = { $player } stupst dich an: Das Spiel wartet auf dich.
note-asked = { $moves ->
    [yes] Das Spiel wartet auf dich.
   *[no] Weiter oben wartet eine Frage auf deine Antwort.
}
note-unreached = Meine Direktnachricht kam bei dir nicht an, darum pinge ich dich eine Woche lang hier an: { $moves ->
    [yes] Das Spiel wartet auf dich.
   *[no] Weiter oben wartet eine Frage auf deine Antwort.
} Wenn du bis dahin Direktnachrichten von Mitgliedern dieses Servers erlaubst, kommen sie wieder an.
nudged = Angestupst: { $players }.
nudged-not = { $player } ruht bis { $moment }.
follow-question = Wann möchtest du von { $game } hören? Ich schreibe dir dann eine Direktnachricht.
follow-rounds = Nach jeder Runde und am Ende
follow-end = Am Ende des Spiels
follow-nothing = Gar nicht
followed = Du folgst { $place }: Ich habe dir gerade geschrieben.
followed-no-more = Von dieser Partie hörst du nichts mehr.

## Direktnachrichten

direct-place = { $game } auf { $server }
direct-asked = { $place } wartet auf dich: { $what }.
direct-asked-until = { $place } wartet auf dich: { $what } – bis { $moment }.
direct-nudge = { $player } stupst dich an:
direct-question = { $place }: Dort wurdest du etwas gefragt.
direct-ended = { $place } ist vorbei. { $result }
direct-round = { $place }: Eine Runde ist zu Ende.
direct-stopped = { $place } ist abgebrochen.
direct-lost = { $place }: { $why ->
    [access] Ich kann den Kanal nicht mehr sehen
   *[channel] Der Kanal ist gelöscht worden
}. Alle, die mitspielen, können das Spiel in einem anderen Kanal des Servers weitergehen lassen: Tippe dort `/{ command-me } { command-me-games }`.
direct-set-aside = { $place } ist geschlossen: { $why ->
    [access] Ich konnte den Kanal eine Woche lang nicht sehen, und niemand hat das Spiel anderswo weitergehen lassen.
    [server] Ich war eine Woche lang nicht auf dem Server.
   *[channel] Der Kanal wurde vor einer Woche gelöscht, und niemand hat das Spiel anderswo weitergehen lassen.
}
direct-news = { $place }: Es gibt Neues für dich.
direct-follow-rounds = Du folgst { $place }: Ich schreibe dir am Ende jeder Runde und am Ende des Spiels. *{ button-follow }* auf der Seite, die *{ button-status }* öffnet, ändert das.
direct-follow-end = Du folgst { $place }: Ich schreibe dir am Ende des Spiels. *{ button-follow }* auf der Seite, die *{ button-status }* öffnet, ändert das.
resign-sure = Du würdest { $game } verlassen: Das Spiel geht ohne dich weiter, und zurück kannst du nur, wenn ein Computer für dich weiterspielt. Wirklich?
resign-sure-ends = Wenn du { $game } verlässt, ist das Spiel zu Ende, denn es bleibt nur eine Person übrig: Gewertet wird der jetzige Stand, und du kommst hinter die andere Person. Wirklich?
resign-sure-alone = Außer dir spielt hier niemand selbst: Wenn du { $game } verlässt, wird das Spiel abgebrochen, ohne Ergebnis. Mit seiner Datei und `/{ command-game } { command-game-load }` kann es später weitergehen, wo immer du willst. Wirklich?
end-sure = Damit wäre { $game } für alle vorbei, ohne Ergebnis; mit der Datei und `/{ command-game } { command-game-load }` kann es später weitergehen, wo ihr wollt. Wirklich?
end-sure-closes = Damit wäre der Tisch von { $game } für alle aufgelöst. Wirklich?
kept = Alles bleibt, wie es ist.
resigned = Du hast das Spiel verlassen.
resigned-alone = Du hast das Spiel verlassen; damit ist es abgebrochen.
ended = Die Partie ist abgebrochen.

## Knöpfe

button-join = Mitspielen
button-leave = Aufstehen
button-options = Optionen
button-start = Los
button-start-missing = Los (noch { $missing } nötig)
button-move = Zug
button-board = Mein Tableau
button-status = Was geschah
button-in-words = In Worten
button-undo = Zug zurücknehmen
button-set-up = Aufbau
button-rules = Regeln
button-agree = Einverstanden
button-decline = Lieber nicht
button-again = Revanche
button-again-veteranus = Revanche: mittlere Stufe
button-again-legatus = Revanche: schwere Stufe
button-record = Partie herunterladen
button-replace = Fragen
button-thread = In einem Thread eröffnen
button-nudge = Jetzt anstupsen
button-go-on = Weiter
button-follow = Folgen
menu-follow = Wann du davon hörst …
button-decide = Computer entscheiden lassen
button-come-back = Bin wieder da
button-plays-on = Ein Computer spielt weiter
button-somebody-else = Jemand anderes …
button-go-on-here = Hier weiter: { $game } (Nr. { $number })
button-resign = Spiel verlassen
button-end = Partie abbrechen
button-keep = Nein, weiterspielen

## Befehle

command-game = spiel
command-game-description = Brettspiele in diesem Kanal
command-game-new = neu
command-game-new-description = Ein Spiel in diesem Kanal eröffnen
command-game-new-game = spiel
command-game-new-game-description = Welches Spiel
command-game-new-language = sprache
command-game-new-language-description = Die Sprache dessen, was alle lesen
command-game-new-place = ort
command-game-new-place-description = Wo gespielt wird: in diesem Kanal oder in einem eigenen Thread
place-here = hier
place-thread = eigener Thread
command-game-join = mitspielen
command-game-join-description = Einen Platz nehmen
command-game-leave = aufstehen
command-game-leave-description = Den Platz räumen, bevor es losgeht
command-game-start = start
command-game-start-description = Das Spiel beginnen (wer es eröffnet hat)
command-game-board = tisch
command-game-board-description = Den Tisch zurückholen, oder ein Tableau ansehen
command-game-board-player = person
command-game-board-player-description = Wessen Tableau; ohne Angabe kommt der Tisch noch einmal
command-game-hand = hand
command-game-hand-description = Was du hast und sonst niemand sehen darf
command-game-status = stand
command-game-text = text
command-game-text-description = Der ganze Tisch in Worten statt in Bildern
command-game-status-description = Was seit deinem letzten Zug geschehen ist, und was du jetzt entscheiden musst
command-game-log = protokoll
command-game-log-description = Alles, was geschehen ist
command-game-undo = zurück
command-game-undo-description = Deinen letzten Zug zurücknehmen
command-game-resign = aufgeben
command-game-resign-description = Das laufende Spiel verlassen
command-game-replace = ersetzen
command-game-replace-description = Einen Platz weitergeben (wer eröffnet hat), oder einen Computer für dich weiterspielen lassen
command-game-replace-player-description = Wessen Platz es ist
command-game-replace-by = durch
command-game-replace-by-description = Wer ihn übernimmt
command-game-replace-computer = durch-computer
command-game-replace-computer-description = Oder welcher Computer dort weiterspielt, bis die Person zurück ist
command-game-nudge = anstupsen
command-game-nudge-description = Anpingen, auf wen das Spiel wartet; einmal in sechs Stunden
command-game-pace = tempo
command-game-pace-description = Wie viel Zeit ihr für eine Entscheidung habt, und was geschieht, wenn sie um ist
command-game-pace-hours = stunden
command-game-pace-hours-description = So viele Stunden für eine Entscheidung (wer eröffnet hat)
command-game-pause = pause
command-game-pause-description = Anhalten oder weiterlaufen lassen; hast du nicht eröffnet, werden meist erst die anderen gefragt
command-game-end = abbrechen
command-game-end-description = Die anderen fragen, ob die Partie enden darf; vor Beginn löst auf, wer eröffnet hat
command-game-rules = regeln
command-game-rules-description = Das Spiel erklärt

command-help = hilfe
command-help-description = Was dieser Bot ist, wie man spielt und was du in diesem Kanal jetzt tun kannst
menu-show-board = Tableau zeigen

## Hilfe

help-here = Gerade in diesem Kanal
help-direct = Hier, in Direktnachrichten
help-directly = Das liest niemand außer dir. `/{ command-me } { command-me-games }` zeigt, wo du spielst; mit `/{ command-move }` ziehst du in der Partie, die auf dich wartet.
help-lobby = Hier findet sich eine Runde für { $game } zusammen: { $seated ->
    [one] Ein Platz ist
   *[other] { $seated } Plätze sind
} besetzt. *{ button-join }* [am Tisch]({ $link }).
help-lobby-full = [{ $game }]({ $link }) hat noch nicht begonnen; alle Plätze sind besetzt.
help-your-move = Du bist dran.
help-watching = [{ $game }]({ $link }): { $waiting } Du schaust zu; *{ button-status }* zeigt, wie es steht.
help-about = Römische Brettspiele, hier im Kanal:
help-open = - **Spielen:** `/{ command-game } { command-game-new }` eröffnet einen Tisch, für Menschen und Computer.
help-learning = - **Lernen:** `/{ command-learn }` hat Lektionen von zwei Minuten, `/{ command-game } { command-game-what }` erklärt einen Begriff.
help-moving = - **Ziehen:** *{ button-move }* unter der neuesten Karte, oder getippt: `/{ command-move }`.
help-looking = - **Ansehen:** `/{ command-game } { command-game-rules }`, `/{ command-game } { command-game-log }`, `/{ command-stats }`, `/{ command-ranking }`.
help-yours = - **Für dich:** `/{ command-me } { command-me-settings }`, `/{ command-me } { command-me-games }`, `/{ command-me } { command-me-data }`.

## Was jede Person für sich hat

command-me = ich
command-me-description = Deine Einstellungen, deine Partien, und was ich über dich speichere
command-me-settings = einstellungen
command-me-settings-description = Sprache, Pings, Ruhezeiten, Abwesenheit, Bilder, Ranglisten; das siehst nur du
command-me-settings-zone = zeitzone
command-me-settings-zone-description = Deine Zeitzone, nach einer Stadt
command-me-settings-from = von
command-me-settings-from-description = Wann deine Ruhezeit beginnt: „22:30“
command-me-settings-until = bis
command-me-settings-until-description = Wann sie endet: „8:00“
command-me-settings-away = weg
command-me-settings-away-description = Der Tag, an dem du wieder da bist: „3.12.“
command-me-games = partien
command-me-games-description = Alle Tische, an denen du sitzt, auf jedem Server, und wer am Zug ist
command-me-data = daten
command-me-data-description = Alles, was ich über dich speichere, als Datei
command-me-forget = vergessen
command-me-forget-description = Deinen Namen aus allem nehmen, was ich speichere

me-title = Deine Einstellungen
me-about = Sie gelten überall, wo ich bin, und außer dir sieht sie niemand. Deine Tische erfahren nur, dass du weg bist, und wann deine Ruhezeit endet, wenn dich darin jemand anstupst.
me-typed = Andere Zeitzonen, Uhrzeiten und Tage: `/{ command-me } { command-me-settings } { command-me-settings-zone }: { command-me-settings-from }: { command-me-settings-until }: { command-me-settings-away }:`.
me-pictures = Bilder im Kanal sind für alle gleich; deine Wahl gilt für die, die nur du siehst.
me-zone-missing = Du hast noch keine Zeitzone: Bis du eine wählst, gelten deine Zeiten in UTC.
me-away = Du bist weg bis { $until }. Deine Tische wissen es; niemand pingt dich an.
me-closed = Eine Direktnachricht kam nicht bei dir an ({ $moment }): Discord ließ mich dir nicht schreiben. Eine Woche lang von da an pinge ich dich im Kanal an; danach versuche ich es wieder.
menu-me-pings = Pings
menu-me-pictures = Bilder
menu-me-zone = Wähle deine Zeitzone
menu-me-quiet = Ruhezeit
menu-me-away = Sag, dass du weg bist
button-back-again = Ich bin wieder da
me-language-discord = Sprache: wie in deinem Discord
me-language-en = Sprache: Englisch
me-language-de = Sprache: Deutsch
me-pings-channel = Pings: im Kanal
me-pings-direct = Pings: als Direktnachricht
me-pings-both = Pings: Kanal und Direktnachricht
me-pings-none = Pings: keine
me-pictures-normal = Bilder: normal
me-pictures-contrast = Bilder: mit hohem Kontrast
me-pictures-words = Bilder: mit dem Tisch in Worten
me-zone = Zeitzone: { $zone }
me-quiet-never = Ruhezeit: keine
me-quiet = Ruhezeit: { $begins } bis { $ends }
me-away-for = { $days ->
    [1] Weg bis morgen
   *[other] { $days } Tage weg
}
me-day = { $day }.{ $month }.{ $year }
refused-no-such-setting = Diese Seite ist von einer älteren Version. `/{ command-me } { command-me-settings }` öffnet die neue.
refused-zone = Eine Zeitzone „{ $typed }“ kenne ich nicht. Tippe den Namen einer großen Stadt darin, „Berlin“ oder „New York“, und nimm sie aus der Liste.
refused-time-of-day = „{ $typed }“ kann ich nicht als Uhrzeit lesen. Schreibe sie wie „22“ oder „22:30“.
refused-quiet-hours = Die Ruhezeit kann höchstens 16 Stunden am Tag dauern. Willst du keine, wähle im Menü *{ me-quiet-never }*.
refused-day = „{ $typed }“ kann ich nicht als Tag lesen. Schreibe ihn wie „3.12.“ oder „3.12.2026“, oder nimm ihn aus der Liste.
refused-day-to-come = Nenne einen Tag ab morgen, innerhalb eines Jahres: den, an dem du wieder da bist.
in-words-more = *{ button-in-words }* oder `/{ command-game } { command-game-text }` sagt dir den Rest.

games-title = Deine Partien
games-none = Gerade spielst du nirgends. `/{ command-game } { command-game-new }` eröffnet einen Tisch, `/{ command-help }` zeigt, wie es geht.
games-count = { $games ->
    [one] Ein Tisch
   *[other] { $games } Tische
}; { $yours ->
    [0] keiner wartet auf dich.
    [one] einer wartet auf dich.
   *[other] { $yours } warten auf dich.
}
games-yours = **du bist dran** seit { $since }.
games-yours-until = **du bist dran** seit { $since }; Ende deiner Zeit: { $until }.
games-theirs = { $count ->
    [0] niemand ist am Zug
   *[other] am Zug: { $players }
}, seit { $since }.
games-stood-in = ein Computer spielt für dich; `/{ command-game } { command-game-join }` gibt dir deinen Platz zurück.
games-lobby = hat noch nicht begonnen, offen seit { $since }.
games-broken = musste zur Seite gelegt werden; ruht seit { $since }. Wer es eröffnet hat, kann es mit `/{ command-game } { command-game-end }` schließen.
games-lost-channel = der Kanal ist gelöscht worden. Tippe `/{ command-me } { command-me-games }` in einem anderen Kanal des Servers, dann geht das Spiel dort weiter; sonst wird es am { $aside } geschlossen.
games-lost-access = ich kann den Kanal nicht mehr sehen. Tippe `/{ command-me } { command-me-games }` in einem anderen Kanal des Servers, dann geht das Spiel dort weiter; sonst wird es am { $aside } geschlossen.
games-lost-server = ich bin nicht mehr auf dem Server. Werde ich wieder eingeladen, geht es weiter; sonst wird es am { $aside } geschlossen.
games-go-on = Ein Knopf unten lässt ein Spiel in diesem Kanal weitergehen.
gone-on = Das Spiel geht in diesem Kanal weiter: { $link }

kept-of-you = Das ist alles, was ich über dich speichere: Einstellungen, Tische, Züge, und was ich dir noch schulde. Zeiten sind in UTC, Nummern die von Discord. Was in der Datei wie heißt und wie lange es bleibt, steht auf der Seite zum Datenschutz in meiner Dokumentation.
forget-first = { $games ->
    [one] Du hast noch einen Platz an einem Tisch. Verlass ihn
   *[other] Du hast noch Plätze an { $games } Tischen. Verlass sie
} mit `/{ command-game } { command-game-leave }` oder `/{ command-game } { command-game-resign }`, oder spiele zu Ende; dann kann ich dich vergessen.
forget-sure = Ich würde deine Einstellungen vergessen und welchen Partien du folgst, und in allen Partien, die du gespielt hast, „Person“ und eine Nummer an die Stelle deines Namens setzen. Die Partien selbst bleiben den anderen. { $aside ->
    [0] Das
   *[other] Dein Platz in einer Partie, die zur Seite gelegt werden musste, wäre aufgegeben. Das
} lässt sich nicht zurücknehmen, und Nachrichten in Kanälen bleiben, wie sie sind. Soll ich dich vergessen?
forgotten = Erledigt: Nichts von dem, was ich speichere, nennt dich noch.
button-forget = Vergiss mich
button-keep-all = Nein, lass es
note-away = { $player } ist weg bis { $day }; so lange läuft für { $player } keine Zeit.
note-back = { $player } ist wieder da.

## Einstellungen eines Servers

command-server = server
command-server-description = Was auf diesem Server für Spiele gilt
command-server-settings = einstellungen
command-server-settings-description = Sprache, Tempo, Kanäle und mehr für neue Tische (wer den Server verwalten darf)
server-title = Spiele auf diesem Server
server-about = Sprache, Tempo und Kanäle gelten für Tische, die ab jetzt eröffnet werden, und Computer, die schon mitspielen, bleiben; alles andere gilt sofort.
menu-server-language = Sprache der Tische
server-language-discord = Sprache der Person, die eröffnet
server-language-en = Tische sprechen Englisch
server-language-de = Tische sprechen Deutsch
server-channels-gone = Die Kanäle, die für Tische gewählt waren, gibt es nicht mehr: Wähle unten andere.
menu-server-channels = Tische in jedem Kanal; oder wähle, in welchen …
menu-server-role = Wer einen Ping bekommt, wenn Leute fehlen …
menu-server-computers = Computer
server-computers-yes = Computer dürfen mitspielen
server-computers-no = Computer spielen nicht mit
menu-server-rated = Ergebnisse
server-rated-yes = Ergebnisse werden gewertet
server-rated-no = Ergebnisse werden nicht gewertet
refused-server-managers = Das kann nur ändern, wer diesen Server verwalten darf.
refused-role-everyone = Das wären alle. Wähle eine Rolle für die, die spielen möchten.
refused-channel-closed = Auf diesem Server werden Tische in { $channels } eröffnet. Tippe dort `/{ command-game } { command-game-new }`.
refused-channels-gone = Die Kanäle, in denen auf diesem Server Tische eröffnet werden, gibt es alle nicht mehr. Wer ihn verwalten darf, wählt mit `/{ command-server } { command-server-settings }` andere.
refused-no-role = Auf diesem Server ist noch keine Rolle gewählt, die davon erfahren soll. Wer ihn verwalten darf, wählt mit `/{ command-server } { command-server-settings }` eine.
role-gone = Die Rolle, die davon erfahren soll, gibt es nicht mehr. Wer diesen Server verwalten darf, wählt mit `/{ command-server } { command-server-settings }` eine andere.
role-silent = Die Rolle { $role } darf ich nicht anpingen. Wer diesen Server verwalten darf, kann erlauben, dass alle sie erwähnen (in den Einstellungen der Rolle), oder mir dies: { $missing }.

## Was geschehen ist

happened-to = { $player } { $seats ->
    [one] { "" }
   *[other] je{" "}
}{ $changes }
summary-received = von anderen { $changes }

## Einen Zug wählen

refused-other-game = In diesem Kanal läuft { $game }. `/{ command-move }` passt zu jedem Spiel.
refused-kind = „{ $move }“ geht gerade nicht. Du kannst wählen: { $possible }.
refused-kind-by-rule = { $reason } Du kannst wählen: { $possible }.
refused-not-together = { $field }: { $value } passt nicht zum Rest. Möglich ist: { $values }.
refused-lacking = { $value } geht nicht: { $lacks }. Möglich ist: { $values }.
refused-unknown-value = { $field }: „{ $typed }“ gibt es hier nicht. Möglich ist: { $values }.
refused-unknown-words = „{ $typed }“ kannst du nicht wählen. Möglich ist: { $values }.
refused-words-apart = Kein Zug hat all diese Wörter: „{ $typed }“. Möglich ist: { $values }.
refused-ambiguous = { $field }: „{ $typed }“ passt auf mehreres: { $values }. Tippe noch ein bisschen mehr, oder nimm es aus der Liste.
values-more = { $values } und { $more } weitere
typed-several = „{ $typed }“ passt zu mehreren Zügen. Welcher soll es sein?
typed-several-menu = Welcher Zug?
command-move = zug
command-move-description = In einer Zeile ziehen, in jedem Spiel
command-move-what = was
command-move-what-description = Ein paar Wörter des Zugs, in jeder Reihenfolge: „säg l14“; ohne Text: die besten Züge
command-move-now = sofort
command-move-now-description = Gleich ziehen, ohne vorher zu zeigen, was dann geschieht
command-group-description = Einen Zug in diesem Spiel machen
chosen-together = Notiert: { $choice }, geheim, bis alle gewählt haben.
chooser-missing = Gerade nicht: { $values }
chooser-missing-of = { $move } – gerade nicht: { $values }
chooser-legend = Zeichen: { $signs }
draft-more = { $count } davor
draft-lost = *{ $move }* geht nicht mehr: { $reason } Der Rest deines Zugs bleibt.
draft-complete = Dein Zug ist schon vollständig: *{ button-do }* führt ihn aus, *{ button-step-back }* geht einen Schritt zurück.
draft-played = Gespielt.
menu-others = Etwas anderes …
menu-from-now-on = Von jetzt an …
menu-boards = Tableau ansehen …
button-do = Bestätigen
button-step-back = Zurücknehmen
button-clear = Alles zurück
button-else = Was noch?
button-change = { $what } – ändern
button-instead = Lieber: { $what }
button-choose = Wählen
preview-then = Dann { $what }.
button-back = Zurück
button-more = Mehr …
button-previous = Vorige
button-next = Nächste

## Rat

button-advice = Rat
button-advised = { $place } nehmen …
command-game-load = laden
command-game-load-description = Eine abgebrochene Partie aus ihrer Datei weiterspielen
command-game-load-file = datei
command-game-load-file-description = Die Datei, die du von „{ button-record }“ hast
command-game-advice = rat
command-game-advice-description = Was der beste Computer an deiner Stelle erwägen würde, nur für dich
advice-title = Was ein Computer (schwer) erwägen würde
advice-thinking = Ein Computer (schwer) sieht sich die Lage von deinem Platz aus an …
advice-best-by = am besten, um etwa { $amount }
advice-best-barely = am besten, aber nur knapp
advice-decides = das kann die Partie entscheiden
advice-better-by = etwa { $amount } besser als der nächste
advice-better-barely = kaum besser als der nächste
advice-footnote = Durchdacht mit dem, was du siehst; alles andere ist geschätzt. Am Ende sehen alle, wer Rat wie oft befolgt hat; Ansehen zählt nicht.
button-analysis = Analyse
command-game-analysis = analyse
command-game-analysis-description = Was ein Computer (schwer) von den Zügen der Partie hält, die hier zu Ende ist
analysis-begun = Ein Computer (schwer, Legatus) geht die Partie Entscheidung für Entscheidung durch. Das dauert ein paar Minuten; dann steht die Analyse am Tisch, für alle.
analysis-progress = Ein Computer (schwer, Legatus) geht die Partie durch: { $share } % sind geschafft. Dann steht die Analyse am Tisch, für alle.
analysis-kept = Ein Computer (schwer, Legatus) ist die Partie durchgegangen: Die Analyse steht in { $link }, und *{ button-analysis }* zeigt sie dir wieder.
analysis-failed = Diese Partie ließ sich nicht analysieren (Kennung { $reference }). *{ button-analysis }* versucht es noch einmal.
analysis-heading = { $game }: was ein Computer (schwer) von dieser Partie hält
analysis-footnote = Beurteilt nach dem, was man bei jedem Zug wissen konnte, nicht nach dem, was der Zufall danach gebracht hat. ± sagt, wie weit eine Zahl danebenliegen kann.
end-advice = Rat befolgt { $count ->
    [one] hat
   *[other] haben
} { $players }.
end-advice-of = { $player } ({ $times ->
    [one] ein Zug
   *[other] { $times } Züge
})
option-advice-description = Ob man fragen darf, was ein Computer (schwer) täte; am Ende wird gesagt, wer den Rat befolgt hat
option-advice-on = erlaubt
option-advice-off = keiner

## Was man allein sieht

waiting = { $players } { $count ->
    [one] überlegt
   *[other] überlegen
} noch.
time-until = Zeit bis { $moment }.
board-own = Du:
described-asked = { $player } (am Zug):
in-words-title = { $game } in Worten ({ $page } von { $pages })
in-words-asked = Wer am Zug ist
status-since = Seit deinem letzten Zug
status-lately = Was zuletzt geschehen ist
status-nothing = Es ist nichts geschehen.
status-earlier = … { $lines ->
    [one] eine frühere Zeile
   *[other] { $lines } frühere Zeilen
}: `/{ command-game } { command-game-log }`
set-up-title = Wie das Spiel aufgebaut ist
set-up-fingerprint = Er ist der SHA-256 des Startwerts. Der Startwert folgt am Ende: So können alle prüfen, dass nichts geändert wurde.
set-up-nothing = Zu Beginn wird nichts verteilt; das Bild zeigt, was auf dem Tisch liegt.
log-title = Was geschehen ist ({ $page }/{ $pages })
button-earlier = Frühere
button-later = Spätere
button-other-rules = Ein anderes Spiel
rules-games = Von welchem Spiel möchtest du die Regeln lesen?
rules-contents = { $game }: die Regeln
menu-contents = Inhalt …
button-contents = Inhalt

## Lektionen

command-learn = lernen
command-learn-description = Lektionen: ein Spiel in einer Viertelstunde lernen, für dich allein
learn-games = Welches Spiel möchtest du lernen?
lessons-title = Lektionen: { $game }
lessons-about = { $count ->
    [one] Eine Lektion von zwei Minuten.
   *[other] { $count } Lektionen von je zwei Minuten.
} Niemand sonst sieht sie, und Partien im Kanal laufen ungestört weiter.
lessons-some-done = { $done } von { $count } geschafft.
lessons-all-done = Alle Lektionen sind geschafft: Jetzt kommt eine erste Partie. Ein Computer (leicht) spielt mit, und ein Trainer sagt etwas zu deinen Zügen.
lessons-stopped = Mit `/{ command-learn }` machst du weiter, wo du warst, wann immer du magst.
lessons-gone = Diese Lektion gibt es nicht mehr. `/{ command-learn }` zeigt alle.
menu-lessons = Eine Lektion …
lesson-heading = Lektion { $number } · { $title }
lesson-seat = Im Bild bist du **{ $seat }**.
lesson-wrong = ❌ { $said } Versuche es noch einmal.
lesson-next = Als Nächstes: **{ $title }**
lesson-hint = Der richtige Zug: { $move }.
lesson-hint-none = Von hier aus gibt es keinen Hinweis. Mach weiter, wie du magst: Geht es schief, beginnt die Aufgabe von vorn.
lesson-shown = Vorgeführt: { $moves }.
button-lesson-begin = Anfangen
button-lesson-go-on = Weiter
button-lesson-next = Nächste Lektion
button-lesson-again = Noch einmal
button-lesson-stop = Aufhören
button-lesson-hint = Hinweis
button-lesson-show = Zeig es mir
button-terms = Begriffe
button-lesson-help = Hilfe
button-lesson-back = Zurück zur Lektion
terms-here = Was die Begriffe hier heißen
terms-more = Auch hier: { $terms }. `/{ command-game } { command-game-what }` sagt, was jeder davon heißt.
button-lessons = Alle Lektionen
button-learn-by-playing = Lernen beim Spielen
button-learn = Lernen

## Terms

command-game-what = was
command-game-what-description = Was heißt ein Begriff des Spiels oder des Bots?
command-game-what-term = begriff
command-game-what-term-description = Der Begriff: Plaza, Ädilen, Präfekt, Fingerabdruck …
term-of = Aus { $game }:
term-of-all = In jedem Spiel hier:
term-of-bot = jedes Spiel
term-in-rulebook = In der Spielregel: { $word }
learn-by-playing-description = Eine erste Partie gegen einen Computer (leicht); ein Trainer sagt etwas zu deinen Zügen
first-game-asks = { $taken ->
    [yes] Eine erste Partie { $game } ist nicht privat: In diesem Kanal gibt es schon einen Tisch, darum bekommt deiner einen Thread, und alle hier können ihn sehen.
   *[no] Eine erste Partie { $game } ist nicht privat: Alle hier können sie sehen, im Kanal oder in einem Thread.
} Nach jedem Zug zeige ich eine Karte, und wenn du dran bist, bekommst du einen Ping. Was der Trainer sagt, liest nur du.
button-first-game-here = In diesem Kanal anfangen
button-first-game-thread = In einem Thread anfangen
first-game-in-thread = In diesem Kanal gibt es schon einen Tisch, darum spielst du in einem eigenen Thread.
first-game-begun = Deine erste Partie hat begonnen: [hier ist dein Tisch]({ $link }). Du spielst gegen einen Computer (leicht, Tiro); ein Trainer sagt etwas zu deinen Zügen, nur dir.
## Die Geschichte einer Partie

command-game-curve = punkteverlauf
command-game-curve-description = Die Punkte aller Runde für Runde, und was die Partie gewendet hat
command-game-replay = rückblick
command-game-replay-description = Eine Partie dieses Servers noch einmal, Zug für Zug
command-game-replay-game = partie
command-game-replay-game-description = Ihre Nummer oder ein Link zu einer ihrer Nachrichten (ohne: die Partie dieses Kanals)
command-game-replay-move = zug
command-game-replay-move-description = Nach welchem Zug (ohne: am Anfang)
replay-title = { $game } · Partie { $number }
replay-where = Hier steht die Partie: { $link }
replay-film = *{ button-film }* zeigt allen in diesem Kanal die ganze Partie.
button-replay = Rückblick
button-replay-first = ⏮ Anfang
button-replay-back = ◀ Zurück
button-replay-on = Weiter ▶
button-replay-last = Ende ⏭
menu-replay-rounds = Zu einer Runde …
menu-replay-moves = Zu einem Zug …
replay-start = Der Anfang
refused-replay-unclear = Nenne die Partie mit ihrer Nummer oder mit einem Link zu einer ihrer Nachrichten. Die Zeilen unter `{ command-game-replay-game }:` zeigen, welche hier zuletzt zu Ende gingen.
refused-replay-not-here = Auf diesem Server gibt es keine solche Partie, die du sehen kannst. Die Zeilen unter `{ command-game-replay-game }:` zeigen, welche hier zuletzt zu Ende gingen.
button-film = Film
film-drawn = 🎞️ Der Film von { $game }, Partie { $number }, wird gezeichnet: { $share } %
film-here = 🎞️ { $game }, Partie { $number }: die ganze Partie in einer Minute.
film-stands = Der Film erscheint hier: { $link }
film-too-large = Der Film dieser Partie ist für diesen Kanal zu groß, auch grob gezeichnet. *{ button-replay }* zeigt die Partie Zug für Zug.
film-failed = Bei diesem Film ist etwas schiefgegangen (Kennung { $reference }). *{ button-film }* versucht es noch einmal.
refused-film-not-over = Einen Film gibt es, wenn die Partie zu Ende ist. *{ button-replay }* zeigt, was bisher geschehen ist.

### Was jemand gespielt hat

command-stats = statistik
command-stats-description = Wie jemand spielt: Partien, Siege, Plätze, Punkte und Wertung
command-stats-player-description = Wessen (ohne Angabe: deine)
command-stats-game-description = Ein Spiel genauer
command-game-history = archiv
command-game-history-description = Die beendeten Partien dieses Servers, mit Links
command-game-history-player-description = Nur Partien, in denen diese Person mitgespielt hat
command-game-history-game-description = Nur Partien dieses Spiels
command-ranking = rangliste
command-ranking-description = Wie stark die Leute in einem Spiel sind
command-ranking-game-description = In welchem Spiel
command-ranking-where = wo
command-ranking-where-description = Unter denen, die auf diesem Server gespielt haben, oder unter allen
ranking-server = dieser Server
ranking-everywhere = überall

button-show-all = Allen zeigen
button-ranking-server = Dieser Server
button-ranking-everywhere = Überall

decimal = { $whole },{ $tenth }
rating = Wertung { $figure } ±{ $margin }.
rating-doubtful = Wertung { $figure } ±{ $margin }, noch unsicher.

stats-won = { $wins ->
    [0] keine gewonnen
   *[other] { $wins } gewonnen
}
stats-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}
stats-fact = { stats-fact-brief }, seit { $month }
stats-counts = { stats-fact-brief }, im Schnitt Platz { $place }.
stats-row-none = { $game }: noch nicht gespielt.
stats-seats = Zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $seats }
}:
stats-mean-points = Ergebnis im Schnitt: { $points }.
stats-best = Beste Partie: { $points }, Platz { $place } von { $seats }, am { $day }.
stats-best-here = Beste Partie: { $points }, Platz { $place } von { $seats }, am { $day }: { $link }, oder `/{ command-game } { command-game-replay } { command-game-replay-game }:{ $number }`
stats-favorite = Die meisten Punkte kommen von: { $source } ({ $share } % von allen).
stats-unrated = Noch keine Wertung: Sie kommt von Partien mit mindestens zwei Menschen, in denen du selbst ziehst.
stats-footnote = Eine Wertung beginnt bei 1400; in zwei von drei Fällen liegt die wahre Stärke innerhalb des ±. Computer werden gewertet wie Menschen.
stats-loaded = { $games ->
    [one] Eine Partie, die aus einer Datei aufgenommen wurde, zählt nicht mit.
   *[other] { $games } Partien, die aus Dateien aufgenommen wurden, zählen nicht mit.
}
stats-nameless = Jemand
stats-none-own = Du hast noch keine solche Partie zu Ende gespielt. `/{ command-game } { command-game-new }` eröffnet einen Tisch.
stats-none-other = { $name } hat noch keine solche Partie zu Ende gespielt.
refused-stats-private = { $name } bleibt den Ranglisten fern, darum sieht diese Zahlen niemand sonst.

history-title = Beendete Partien
history-count = { stats-games }, die neueste zuerst.
history-line-loaded = **{ $number }** · { $game }, { $day }, aus einer Datei aufgenommen: { $players } · { $link }
history-player-left = { $place }. { $name } { $points } (ausgestiegen)
history-none = Auf diesem Server ist noch keine solche Partie, die du sehen kannst, zu Ende gespielt worden. `/{ command-game } { command-game-new }` eröffnet einen Tisch.
history-footnote = Jeder Link führt zur letzten Karte der Partie; `/{ command-game } { command-game-replay }` mit ihrer Nummer zeigt sie noch einmal, Zug für Zug.

ranking-none = In { $game } gibt es noch niemanden zu vergleichen: Auf der Liste steht, wer mit mindestens einem anderen Menschen eine Partie zu Ende gespielt hat.
ranking-how = Spiele eine Partie mit mindestens einem anderen Menschen zu Ende, dann stehst du hier.
ranking-footnote = Der Balken zeigt, wie sicher eine Wertung ist: In zwei von drei Fällen liegt die wahre Stärke darin. `/{ command-me } { command-me-settings }` nimmt dich heraus.
ranking-out = Du bleibst den Ranglisten fern, darum siehst nur du deine Zeile. `/{ command-me } { command-me-settings }` nimmt dich wieder auf.
refused-ranking-off = Auf diesem Server werden Ergebnisse nicht gewertet. `/{ command-ranking }` mit *{ ranking-everywhere }* zeigt, wer anderswo wie stark ist.

menu-me-ranked = Ranglisten
me-ranked-yes = Ranglisten: mit mir
me-ranked-no = Ranglisten: meine Zahlen sehe nur ich

month-1 = Januar
month-1-short = Jan.
month-2 = Februar
month-2-short = Feb.
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-8-short = Aug.
month-9 = September
month-9-short = Sept.
month-10 = Oktober
month-10-short = Okt.
month-11 = November
month-11-short = Nov.
month-12 = Dezember
month-12-short = Dez.

## The coach

coach-better = 🦉 { $better } brächte dir mehr als { $played }.
coach-better-for = 🦉 { $better } brächte dir mehr als { $played }, vor allem { $why }.
coach-good = 🦉 Gut gefunden: { $played }.
coach-good-for = 🦉 Gut gefunden: { $played }, vor allem { $why }.
# Wofür ein Zug gut ist, wo das Spiel nichts anderes sagt: was er anderen tut, und wovon man mehr hat.
subject-others = gegen die anderen
subject-holding = für { $holding }
coach-is-off = Der Trainer sagt in dieser Partie nichts mehr.{ $advice ->
    [yes] {" "}*{ button-advice }* gibt es weiterhin, wenn du magst.
   *[no] { "" }
}
coach-is-on = Der Trainer meldet sich wieder vor *{ button-do }*.
button-coach-off = Trainer aus
button-show-better = Zeig mir
button-coach-on = Trainer an
