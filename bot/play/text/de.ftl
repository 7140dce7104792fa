### Was die Tische ablehnen.

refused-no-game = Hier läuft kein Spiel. `/{ command-game } { command-game-new }` eröffnet eins.
refused-called-off = Hier läuft kein Spiel: Das letzte wurde abgebrochen. `/{ command-game } { command-game-new }` eröffnet ein neues.
refused-over = Hier läuft kein Spiel: Das letzte ist zu Ende. `/{ command-game } { command-game-board }` zeigt, wie es ausging, `/{ command-game } { command-game-new }` eröffnet ein neues.
refused-no-such-game = Ein Spiel namens „{ $game }“ gibt es hier nicht. `/{ command-game } { command-game-new }` zeigt, welche es gibt.
refused-no-such-revision = Dieser Augenblick des Spiels ist nicht aufgezeichnet.
refused-no-such-choice = Das steht nicht zur Wahl, oder nicht mehr. Öffne das Menü oder den Befehl noch einmal und wähle, was darin steht.
refused-too-long = Das ist länger als alles, wonach ich suche: Tippe höchstens { $most } Zeichen.
refused-no-such-seat = Diesen Platz gibt es an dem Tisch nicht.
refused-channel-taken = In diesem Kanal gibt es schon ein Spiel. Eröffne deins in einem anderen Kanal oder in einem Thread.
refused-not-lobby = Das Spiel hat schon begonnen; niemand kann mehr dazukommen oder Optionen ändern. `/{ command-game } { command-game-resign }` verlässt es; mit `/{ command-game } { command-game-replace }` kann, wer die Partie eröffnet hat, jemanden bitten, einen Platz zu übernehmen.
refused-not-playing = Das Spiel hat noch nicht begonnen. Wer es eröffnet hat, startet es mit *{ button-start }* oder `/{ command-game } { command-game-start }`.
refused-begun-already = Das Spiel hat schon begonnen; die Optionen stehen fest.
refused-broken = Diese Partie musste zur Seite gelegt werden (Kennung { $reference }). Sie ruht, bis der Fehler behoben ist; wer sie eröffnet hat, kann sie mit `/{ command-game } { command-game-end }` schließen.
refused-unreadable = Diese Partie ist zu Ende, aber ich kann sie nicht so zeigen, wie sie war (Kennung { $reference }). Ihre Züge sind aufgehoben; wer den Bot betreibt, kann nachsehen.
refused-seated-already = Du sitzt schon an diesem Tisch.
refused-seated-elsewhere = { $name } sitzt schon auf einem anderen Platz an diesem Tisch.
refused-not-seated = Du spielst hier nicht mit. `/{ command-game } { command-game-status }` zeigt dir, wie es steht.
refused-table-full = Alle { $most } Plätze sind besetzt. Du kannst zuschauen oder in einem anderen Kanal einen eigenen Tisch eröffnen.
refused-computer-already = Den Platz von { $player } spielt schon ein Computer.
refused-seat-not-free = { $player } spielt mit. Ein Computer kann weiterspielen, wenn jemand das Spiel oder den Server verlassen hat, keine Zeit mehr hat oder seit einer Woche nicht geantwortet hat; für dich selbst darfst du das immer.
refused-replace-same = { $player } hat diesen Platz schon. Wähle jemand anderen oder einen Computer.
refused-plays-already = Du spielst schon selbst.
refused-no-computers-here = Auf diesem Server spielen keine Computer mit. Wer ihn verwalten darf, kann das mit `/{ command-server } { command-server-settings }` ändern.
refused-sought-lately = Wer von offenen Tischen erfahren möchte, hat erst vor Kurzem von einem erfahren. Wieder möglich ist es ab { $moment }; dein Tisch bleibt offen.
refused-invited-lately = Du hast { $name } vor weniger als einer Stunde um die Übernahme eines Platzes gebeten. Wieder fragen kannst du ab { $moment }, oder du fragst jemand anderen.
refused-invited-declined = { $name } möchte in dieser Partie keinen Platz. Frage jemand anderen, oder lass einen Computer weiterspielen.
refused-sought-already = Wer von offenen Tischen erfahren möchte, weiß es schon: Einmal je Tisch genügt.
refused-no-such-level = Einen Computer der Stufe „{ $level }“ gibt es nicht. Wähle einen aus dem Menü.
refused-no-such-computer = Ein Computer namens { $name } sitzt hier nicht mehr. Im Menü unter dem Tisch steht, wer da ist.
refused-host-only = Das darf nur { $host } (hat die Partie eröffnet) oder wer diesen Kanal verwalten darf.
refused-host-gone = Wer diesen Tisch eröffnet hat, spielt nicht mehr mit: Das darf nur noch, wer diesen Kanal verwalten darf.
refused-too-few = { $missing ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $missing } Personen
 }, bevor es losgehen kann. Mit `/{ command-game } { command-game-join }` nimmst du Platz; wo Computer mitspielen dürfen, kann wer eröffnet hat im Menü am Tisch welche dazusetzen.
refused-no-lessons = Für dieses Spiel gibt es noch keine Lektionen. `/{ command-game } { command-game-rules }` erklärt es.
refused-no-such-lesson = Diese Lektion gibt es nicht mehr. `/{ command-learn }` zeigt alle.
refused-no-such-term = Einen Begriff „{ $typed }“ hat das Spiel nicht. Ähnlich sind: { $near }.
refused-learn-alone = Lernen beim Spielen ist für eine Person allein, und hier sitzen noch andere. Öffne mit `/{ command-game } { command-game-new }` einen anderen Tisch oder nimm `/{ command-learn }`.
refused-learn-on-a-server = Eine Partie braucht einen Kanal auf einem Server: Nimm dort `/{ command-learn }` und dann *{ button-learn-by-playing }*.
refused-stale = Der Tisch hat sich geändert, seit du das gewählt hast. Schau noch einmal hin und wähle dann neu.
refused-moved-on = Der Tisch hat sich in genau diesem Augenblick geändert. Schau noch einmal hin und wähle dann neu.
refused-draft-changed = Du hast diesen Zug inzwischen geändert, vielleicht auf einem anderen Gerät. So steht er jetzt.
refused-draft-long = So viele Schritte hat kein Zug. *{ button-do }* führt diesen aus, *{ button-step-back }* nimmt etwas davon zurück.
refused-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest: Du hast keinen gemacht, seit das Spiel begann oder zuletzt jemand ging oder einen Platz übernahm.
refused-question-void = Die Frage hat sich erledigt: Das Spiel ist weitergegangen.
refused-undo-revealed = Seit deinem letzten Zug hat der Zufall etwas entschieden, oder Verdecktes wurde aufgedeckt; darum bleibt er stehen. Zurücknehmen lässt sich ein Zug, solange sich dadurch nichts Unbekanntes gezeigt hat.
refused-stand-in-again = Du hast deinen Platz gerade erst eingenommen. Sobald du gezogen hast, kann wieder ein Computer für dich spielen.
refused-undo-standing = Du hast hier oft genug etwas zurückgenommen; wenn von nun an etwas anderes gelten soll, wähle es im Menü.
refused-instructed-too-often = Diese Partie dauert schon so lange, dass Antworten für die Zukunft nicht mehr möglich sind; antworte, wenn du gefragt wirst.
refused-undo-too-often = In dieser Partie wurden zu viele Züge zurückgenommen; von nun an bleibt jeder Zug stehen.
refused-undo-open = Jemand hat schon gebeten, einen Zug zurückzunehmen. Erst kommen die Antworten darauf, oder mit dem nächsten Zug erledigt sich die Frage.
refused-undo-refused-before = Jemand war schon dagegen, diesen Zug zurückzunehmen; er bleibt stehen.
refused-pause-refused-before = Jemand war schon dagegen oder hat die Pause beendet. Nach dem nächsten Zug kannst du wieder fragen.
refused-end-refused-before = Jemand war schon dagegen, die Partie zu beenden. Nach dem nächsten Zug kannst du wieder fragen; mit `/{ command-game } { command-game-resign }` steigst du aus.
refused-end-others = Hier spielen noch andere, und sie müssen einverstanden sein. `/{ command-game } { command-game-end }` fragt sie; mit `/{ command-game } { command-game-resign }` steigst du ohne sie aus.
refused-end-left = Beenden können die Partie nur die, die hier spielen, gemeinsam, oder wer diesen Kanal verwalten darf.
refused-pace-harder = Mit weniger Zeit oder strengeren Folgen, wenn sie um ist, müssen alle einverstanden sein, die mitspielen, und du spielst hier nicht mehr mit. Wer mitspielt und das Tempo ändern darf, kann die anderen mit `/{ command-game } { command-game-pace }` fragen.
refused-pace-refused-before = Jemand war schon gegen weniger Zeit. Nach dem nächsten Zug kannst du wieder fragen.
refused-pace-open = Am Tisch ist schon nach dem Tempo gefragt. Erst kommen die Antworten darauf, oder mit dem nächsten Zug erledigt sich die Frage.
refused-seats-kept = Auf { $players } wird noch gewartet: *{ button-join }* besetzt den Platz. { $count ->
    [one] Wer eröffnet hat, kann ihn auch im Menü am Tisch freigeben.
   *[other] Wer eröffnet hat, kann Plätze auch im Menü am Tisch freigeben.
}
refused-not-kept = Dieser Platz ist für niemanden mehr freigehalten. Schau noch einmal auf den Tisch.
refused-question-own = Das hast du selbst gefragt; antworten müssen die anderen.
refused-pause-open = Am Tisch ist schon danach gefragt. Erst kommen die Antworten darauf, oder mit dem nächsten Zug erledigt sich die Frage.
refused-end-open = Am Tisch ist schon gefragt, ob die Partie enden darf. Erst kommen die Antworten darauf, oder mit dem nächsten Zug erledigt sich die Frage.
refused-replace-void = Diese Frage ist erledigt, oder eine andere steht an ihrer Stelle. `/{ command-game } { command-game-replace }` fragt neu.
refused-record-not-over = Die Partie kannst du herunterladen, wenn sie vorbei ist: Vorher würde die Datei verraten, was verborgen ist und was der Zufall bringt.
refused-pace-hours = Für eine Entscheidung könnt ihr { $fewest } bis { $most } Stunden haben, oder eins der Tempi aus dem Menü.
refused-not-overdue = Hier ist niemandes Zeit mehr um: Das Spiel ist weitergegangen.
refused-nudge-nobody = Es gibt niemanden anzustupsen: Das Spiel wartet nur auf dich.
refused-nudge-computers = Es gibt niemanden anzustupsen: Nur ein Computer überlegt noch, und der lässt sich nicht drängen.
refused-nudged-already = An diesem Tisch wurde erst vor Kurzem angestupst. Wieder möglich ist es ab { $moment }.
refused-decide-paused = Die Partie pausiert, darum muss sich niemand beeilen. Mit `/{ command-game } { command-game-pause }` geht es weiter.
refused-nudge-paused = Die Partie pausiert, darum wird niemand angepingt. Mit `/{ command-game } { command-game-pause }` geht es weiter.
refused-nudge-absent = { $players } { $count ->
    [one] hat
   *[other] haben
} diesen Server verlassen; anstupsen hilft nicht. Bitte jemand anderen, den Platz zu übernehmen, oder lass, wo Computer mitspielen dürfen, einen weiterspielen: mit den Knöpfen unter der Nachricht im Kanal oder mit `/{ command-game } { command-game-replace }`.
refused-not-paused = Die Partie pausiert nicht mehr: Die Uhr läuft, und wer gefragt ist, kann ziehen.
refused-nudge-resting = { $players } { $count ->
    [one] ruht gerade und wird
   *[other] ruhen gerade und werden
 } vor { $moment } nicht angepingt.
refused-follow-seated = Du spielst hier selbst mit: Unter `/{ command-me } { command-me-settings }` wählst du, wie du angepingt wirst.
refused-follow-closed = Meine Direktnachrichten erreichen dich nicht: Erlaube sie in den Privatsphäre-Einstellungen von Discord für diesen Server und wähle dann noch einmal.
refused-again-players = Eine Revanche kann nur verlangen, wer zuletzt noch mitgespielt hat. `/{ command-game } { command-game-new }` eröffnet eine eigene Partie.
refused-advice-off = An diesem Tisch gibt es keinen Rat: Das wurde vor der Partie so festgelegt.
refused-analysis-not-over = Eine Analyse gibt es nur von Partien, die zu Ende gespielt sind: Vorher würde sie verraten, was andere haben.
refused-analysis-unknown = Von diesem Spiel gibt es keine Analyse: Noch kennt es kein Computer gut genug.
refused-advice-unknown = In diesem Spiel gibt es keinen Rat: Noch kennt es kein Computer gut genug.

# Eine Partie, die aus ihrer Datei weitergeht
refused-most-games = Du spielst schon in { $most } Partien mit, so vielen, wie man kann. `/{ command-me } { command-me-games }` zeigt sie: Beende eine, oder verlass eine mit `/{ command-game } { command-game-resign }`.
refused-most-waiting = Du sitzt schon an { $most } Tischen, an denen noch keine Partie begonnen hat, so vielen, wie man kann. `/{ command-me } { command-me-games }` zeigt sie: Steh von einem auf mit `/{ command-game } { command-game-leave }`.
refused-most-hosted = Du hast schon { $most } offene Tische, an denen noch keine Partie begonnen hat, so viele, wie man haben kann. `/{ command-me } { command-me-games }` zeigt, wo du sitzt: Beginne dort eine Partie, oder schließe einen Tisch mit `/{ command-game } { command-game-end }`.
refused-most-loaded = Du hast schon { $most } offene Partien, die du aus Dateien aufgenommen hast, so viele, wie man haben kann. Spiele eine zu Ende, oder beende eine mit `/{ command-game } { command-game-end }`.
refused-most-films = { $most } Filme werden gerade für dich gemacht, so viele, wie man zugleich haben kann. Warte, bis einer da ist.
refused-most-analyses = { $most } Partien werden gerade für dich analysiert, so viele, wie man zugleich haben kann. Warte, bis eine fertig ist.
refused-load-unread = Ich konnte die Datei nicht von Discord holen. Versuche es noch einmal.
refused-load-too-large = Diese Datei ist zu groß für eine Partie: Ich lese höchstens { $most } KB. *{ button-record }* unter einer abgebrochenen Partie gibt eine heraus, die ich aufnehmen kann.
refused-load-no-record = Diese Datei ist keine Partie. *{ button-record }* unter einer abgebrochenen Partie gibt eine heraus; lass sie, wie sie ist.
refused-load-part = Diese Datei ist keine Partie, wie ich sie kenne: `{ $part }` fehlt darin oder ist etwas anderes. *{ button-record }* unter einer abgebrochenen Partie gibt eine heraus; lass sie, wie sie ist.
refused-load-unknown-game = Ein Spiel namens „{ $name }“ kenne ich nicht. `/{ command-game } { command-game-new }` zeigt, welche es gibt.
refused-load-rules = Diese Partie wurde nach einer Fassung der Regeln begonnen, die ich nicht kenne. Ein neuerer Bot kann sie aufnehmen.
refused-load-too-long = Diese Partie hat mehr Züge, als ich nachspiele: höchstens { $most }.
refused-load-comings = In dieser Partie wurden öfter Plätze verlassen oder übernommen, als ich nachspiele: höchstens { $most } Mal.
refused-load-too-slow = Diese Partie nachzuspielen dauert zu lange: Nach Zug { $number } habe ich aufgehört. Beginne mit `/{ command-game } { command-game-new }` eine neue.
refused-load-seed = Der Startwert in dieser Datei ist nicht zu lesen: Es müssen { $digits } hexadezimale Ziffern sein.
refused-load-set-up = So kann diese Partie nicht begonnen haben: { $reason }
refused-load-options = Die Optionen in dieser Datei sind nicht vollständig. Nimm die Datei so, wie *{ button-record }* sie herausgegeben hat.
refused-load-chance = { $number ->
    [0] In dieser Datei ist der Aufbau nicht der, den ihr Startwert ergibt. Jemand hat sie verändert.
   *[other] In dieser Datei entscheidet der Zufall in Zug { $number } anders, als ihr Startwert es tut. Jemand hat sie verändert.
}
refused-load-seat = In dieser Datei ist Zug { $number } von Platz { $seat }, den es in der Partie nicht gibt.
refused-load-level = In dieser Datei ist Zug { $number } von einem Computer der Stufe „{ $level }“, die es nicht gibt.
refused-load-move = In dieser Datei ist Zug { $number } von { $player } keiner, den das Spiel kennt.
refused-load-refused = In dieser Datei ist Zug { $number } von { $player } nicht erlaubt: { $reason }
refused-load-gone = In dieser Datei geht { $player } in Zug { $number }, war da aber schon gegangen.
refused-load-outcome = Das Ergebnis in dieser Datei passt nicht zu ihren Zügen. Jemand hat sie verändert.
refused-load-digest = Die Züge in dieser Datei sind erlaubt, führen aber zu einem anderen Stand, als sie sagt. Jemand hat sie verändert.
refused-load-over = Diese Partie ist zu Ende: Da gibt es nichts weiterzuspielen. Wo sie gespielt wurde, zeigt `/{ command-game } { command-game-replay }` sie Zug für Zug.
refused-load-nobody = Noch sitzt kein Mensch da: Wähle einen Platz im Menü, oder schicke dort erst einen Computer weg.
refused-host-loaded = Das darf nur, wer diese Partie aufgenommen hat oder diesen Kanal verwalten darf.
refused-not-loaded = Dieser Tisch geht nicht aus einer Datei weiter: *{ button-join }* gibt dir einen Platz.
refused-seat-taken = Dieser Platz ist gerade besetzt worden. Im Menü unter dem Tisch steht, welche frei sind.
refused-option-loaded = Die Optionen dieser Partie stehen seit ihrem Beginn fest.

# Who has asked to be forgotten
seat-nameless = Person { $number }
