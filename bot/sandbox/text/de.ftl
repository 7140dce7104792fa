# Was die Seite der Sandbox selbst sagt; alles andere sagt der Bot.

page-only-you = Nur du siehst das
page-dismiss = Nachricht ausblenden
page-thinking = Ludi Romani überlegt …
page-edited = (bearbeitet)
page-used = benutzte
page-app = APP
page-apps = Apps
page-members = Mitglieder
page-viewer = Du bist
page-earlier = Frühere Nachrichten zeigen
page-newest = Zu den neuesten Nachrichten
page-write = Nachricht, oder / für einen Befehl
page-optional = optional
page-none-fit = Nichts passt
page-failed = Ludi Romani hat nicht geantwortet. Warum, steht im Terminal.
page-gone = Das geht nicht mehr: Die Nachricht hat sich geändert.
page-lost = Die Sandbox ist geschlossen. Starte sie wieder, dann geht es hier weiter.
page-choose = Wähle
page-send = Senden
page-cancel = Abbrechen
page-close = Schließen
page-refused = Discord hat abgelehnt:
page-channels = Kanäle und Spieler
page-started-thread = hat einen Thread eröffnet: { $thread }
page-inbox = Direktnachrichten
page-beginning = Willkommen in #{ $channel }
page-beginning-steps =
    Hier spielst du alle selbst, und nichts verlässt diesen Rechner.
    Tippe unten **/{ command-game } { command-game-new }**, wähle ein Spiel und drücke Enter: Der Bot öffnet einen Tisch.
    Klicke unten links auf ein anderes Gesicht oder drücke Alt und 1 bis 6: Jetzt bist du diese Person. Drücke **{ button-join }**.
    Wechsle zurück zu der Person, die eröffnet hat, und drücke **{ button-start }**. Wer angepingt wird, ist dran; sein Gesicht zeigt eine rote Zahl.
    In den anderen Kanälen ist Platz für weitere Partien. Emil und Flavia lesen Deutsch. Klicke auf einen Namen, um zu sehen, was du mit ihm tun kannst.
    Alles bleibt erhalten, wenn die Sandbox geschlossen wird.
page-owner = Eigentümerin des Servers
page-german = liest Deutsch
