### Wie City of Marble gelernt wird: Lektionen und worum es bei jeder Art von Frage geht.

## Lektionen

lesson-aim-title = Was gewinnt
lesson-aim-close-do = Lege irgendein Plättchen auf **H5-H6**: Es schließt den **Kreis** um den goldenen Ring.
lesson-aim-close-why = Dort entsteht dein **Tempel**: **{ COMPONENT("type[id=temple].points") } Siegpunkte**. Wer am Ende die meisten hat, gewinnt.
lesson-aim-close-done = Ein Tempel, { COMPONENT("type[id=temple].points") } Siegpunkte; er trägt dein Zeichen. Er ist deiner, weil dein Beamter auf I6-I7 dort auf einem Tempelplättchen steht.
lesson-aim-close-missed = Das Plättchen liegt, aber der Kreis ist noch offen: Es fehlt das Dreieck H6 neben dem Hügel. Ein Plättchen auf H5-H6 schließt ihn.

lesson-turn-title = Dein Zug
lesson-turn-lay-do = Lege dein **Tempelplättchen** mit einem **Beamten** an einen **Hügel**.
lesson-turn-lay-why = Ein Plättchen berührt **mit einer ganzen Seite** einen Hügel oder ein anderes. Beamte sind deine drei Figuren.
lesson-turn-lay-done = Das Plättchen liegt, und dein Beamter steht darauf. Das war die erste der zwei Aktionen deines Zugs.
lesson-turn-lay-missed = Das geht mit jedem Plättchen; nimm diesmal das grüne, das Tempelplättchen.
lesson-turn-lay-missed-bare = Das Plättchen liegt, aber niemand steht darauf, und später kann niemand mehr dazukommen. Lass es beim Legen bei *{ choice-magistrate-yes }*.

lesson-turn-draw-do = Zweite Aktion: **Ziehe zwei Plättchen**, eins davon ein **Tempelplättchen**; du hast keins mehr.
lesson-turn-draw-why = Die beiden sind **verschieden**. Legen kannst du sie ab deinem nächsten Zug.
lesson-turn-draw-done = Am Ende deines Zugs kommen beide auf deine **Tafel**, zu deinen Plättchen. Ein Zug hat zwei Aktionen, in beliebiger Reihenfolge oder zweimal dieselbe.
lesson-turn-draw-missed = Zwei Plättchen mehr, aber kein Tempelplättchen: So kannst du im nächsten Zug keins legen. Ziehe eins und irgendein anderes dazu.

lesson-sites-title = { rules-sites-title }
lesson-sites-build-do = Schließe den Kreis mit einem Plättchen auf **D15-D16**, und zwar so, dass **du** baust: { COMPONENT("type[id=temple].points") } Siegpunkte.
lesson-sites-build-why = **{ COMPONENT("type[id=temple].site_tiles") } Plättchen** ergeben einen **Tempel**. Ihn baust du mit einem Beamten auf einem **Tempelplättchen**.
lesson-sites-build-done = Ein geschlossener Kreis ist ein fertiger Bauplatz. Drei Plättchen dort ergeben einen Tempel, vier ein Bad, fünf ein Theater, sechs eine Arena, für { COMPONENT("type[id=temple].points") } bis { COMPONENT("type[id=arena].points") } Siegpunkte.
lesson-sites-build-missed = Der Kreis ist noch offen. Ein Plättchen auf D15-D16 schließt ihn.
lesson-sites-build-missed-bare = Ein Tempelplättchen, aber niemand steht darauf. Wo niemand zählt, entsteht ein Brunnen, und der gehört niemandem. Lass es bei *{ choice-magistrate-yes }*.
lesson-sites-build-missed-type = Der Kreis ist geschlossen, aber für einen Tempel zählen nur Beamte auf Tempelplättchen. Da stand keiner, also entstand ein Brunnen.

lesson-influence-title = { rules-influence-title }
lesson-influence-build-do = Schließe den Kreis auf **J12-J13** so, dass du dort **mehr** Beamte hast als sonst jemand.
lesson-influence-build-why = Vier Plättchen: ein **Bad**. Auf Badplättchen steht es **1 zu 1**; Gleichstand gibt nur einen **Brunnen**.
lesson-influence-build-done = 2 zu 1, also ist das Bad deins: { COMPONENT("type[id=bath].points") } Siegpunkte. Es baut, wer mehr hat, egal wer das letzte Plättchen legt: Schließe nie einen Kreis für andere.
lesson-influence-build-missed = Das Bad ist nicht gebaut. Mit einem Badplättchen und einem Beamten auf J12-J13 wird es deins, für { COMPONENT("type[id=bath].points") } Siegpunkte.
lesson-influence-build-missed-theirs = Auf I9-I10 schließt du einen anderen Kreis, und dort liegst du nicht vorn: Du baust also nicht. Auf J12-J13 kannst du vorn liegen.
lesson-influence-build-missed-level = Es stand 1 zu 1, also entstand ein Brunnen, der niemandem gehört. Ein Beamter auf noch einem Badplättchen macht 2 zu 1.

lesson-imperium-title = Belohnung
lesson-imperium-send-do = Lass den Beamten auf **J14-J15**, der dort nichts mehr nützt, ein **Bad-Imperiumsplättchen** holen.
lesson-imperium-send-why = **Alle** dürfen je **einen** schicken. Das Plättchen gibt eine **weitere Aktion** oder zählt am Ende.
lesson-imperium-send-done = Dein Beamter kam mit einem Bad-Imperiumsplättchen zurück. Die meisten eines Typs bringen am Ende { COMPONENT("scoring.most_imperium") } Siegpunkte; oder wirf eins für eine weitere Aktion ab.
lesson-imperium-send-missed = Auch so bekommst du ein Imperiumsplättchen. Schicke aber den auf J14-J15: Um sein Plättchen ist kein Kreis mehr offen, bei dem er zählen kann.
lesson-imperium-send-missed-stayed = Alle bleiben stehen, also bekommst du kein Imperiumsplättchen. Der Beamte auf J14-J15 hat dort nichts mehr zu tun: Schicke ihn.

lesson-more-title = Drei Aktionen
lesson-more-recall-do = Du brauchst gleich zwei Beamte, auf der Tafel steht einer: **Hole** den auf **D2-D3** **zurück**.
lesson-more-recall-why = Er ist gleich wieder frei. **Lass den auf F8-G8 stehen**: Er zählt auf EF8, bald ein Theater.
lesson-more-recall-done = Das war eine deiner zwei Aktionen. Jetzt hast du zwei Beamte auf der Tafel, bereit für die nächsten Plättchen.
lesson-more-recall-missed = Der auf F8-G8 zählt dort, wo nur noch ein Plättchen zum Theater fehlt. Der auf D2-D3 ist entbehrlich.

lesson-more-three-do = Baue ein Theater mit einem Plättchen auf **F6-F7**, einen Tempel mit einem auf **G9-G10**: **8 Siegpunkte**.
lesson-more-three-why = Wirf für die dritte Aktion ein **Imperiumsplättchen** ab: Du hast **zwei**, sonst hat niemand eins.
lesson-more-three-done = Ein Theater und mit der weiteren Aktion ein Tempel: 8 Siegpunkte. Wen du von einem neuen Tempel losschickst, der holt das nächste Imperiumsplättchen.
lesson-more-three-missed = Noch keine Siegpunkte. Auf F6-F7 macht ein Theaterplättchen mit einem Beamten 2 zu 1; dann gibt dir *{ move-extra }* eine Aktion für G9-G10.
lesson-more-three-missed-kept = Ein Anfang, aber keine 8 Siegpunkte. F6-F7 und G9-G10 brauchen je das richtige Plättchen mit einem Beamten; *{ move-extra }* gibt dir die zweite Aktion.

lesson-water-title = Am Rand
lesson-water-bridge-do = Nimm die **Brücke** auf C3: Lege irgendein Plättchen auf **C3-C4**.
lesson-water-bridge-why = Wer eine Brücke überdeckt, nimmt sie. Am Ende bringt sie **{ COMPONENT("game.bridge_tile_values.1") } bis { COMPONENT("game.bridge_tile_values.8") } Siegpunkte**.
lesson-water-bridge-done = Das Brückenplättchen ist deins. Wie viele Siegpunkte es bringen wird, weißt nur du.
lesson-water-bridge-missed = Das Plättchen liegt, überdeckt aber keine Brücke. Auf C3-C4 überdeckt es die auf C3.

lesson-water-outlet-do = Erreiche den **weißen Wasseraustritt**, rechts bei W: Lege irgendein Plättchen auf **I15-I16**.
lesson-water-outlet-why = Mit dem ersten Plättchen, das ihn mit einer Ecke berührt, beginnt sein **Aquädukt**: eine Wasserleitung.
lesson-water-outlet-done = Das weiße Aquädukt beginnt, und du legst gleich seine ersten drei Teile, an den Kanten von Plättchen.
lesson-water-outlet-missed = Das Plättchen liegt, aber nicht am weißen Wasseraustritt. Auf I15-I16 berührt es ihn mit einer Ecke.

lesson-water-path-do = Führe die ersten **drei Teile** bis zu deinem **Bad** im goldenen Ring.
lesson-water-path-why = Am Ende bekommst du für jedes deiner Gebäude an einem Aquädukt **{ COMPONENT("scoring.aqueduct") } Siegpunkte**, egal wer es legt.
lesson-water-path-done = Dein Bad liegt jetzt am Aquädukt: { COMPONENT("scoring.aqueduct") } Siegpunkte mehr am Ende. Ausbauen können es alle, um zwei Teile je Aktion.
lesson-water-path-missed = Das Wasser fließt, aber nicht zu deinem Bad auf IJ12. Führe es nach Westen und einmal nach Südwesten.

lesson-fountain-title = { source-coins }
lesson-fountain-extend-do = Baue das **graue** Aquädukt über deinen **Tempel**, EF14, zum **Brunnen**, EF16, aus.
lesson-fountain-extend-why = Wer Wasser zu einem Brunnen führt, nimmt eine **Münze**: 1 Siegpunkt. Je Aktion sind es **zwei Teile**.
lesson-fountain-extend-done = Dein Tempel liegt am Wasser: am Ende { COMPONENT("scoring.aqueduct") } Siegpunkte, und 1 für die Münze. Auch jeder Brunnen eine Kante neben deinem Gebäude bringt 1.
lesson-fountain-extend-missed = Das Aquädukt ist gewachsen, aber nicht bis zum Brunnen, also gibt es keine Münze. Erst grau SW, dann grau O.
lesson-fountain-extend-missed-past = Eine Münze, aber dein Tempel liegt noch trocken. Erst grau SW zum Tempel, dann grau O: Das bringt beides.

lesson-last-title = Die letzte Aktion
lesson-last-win-do = Wenn alles gezählt ist, liegst du **9 Siegpunkte** zurück: Finde eine letzte Aktion, die **gewinnt**.
lesson-last-win-why = Was die Knöpfe nicht zeigen: 1 je **Brunnen eine Kante weiter** und was ein **Beamter** holt.
lesson-last-win-done = Gewonnen, mit einem Bad, seinem Brunnen und seinem Imperiumsplättchen. Sind drei Stapel leer, haben alle noch eine Aktion, und es wird abgerechnet.
lesson-last-win-missed = Das hat zu wenig gebracht. Gewinnen kannst du nur mit einem neuen Gebäude: einem Bad auf H8-H9, mit einem Beamten auf einem Badplättchen.
lesson-last-win-missed-near = Ein Gebäude, aber das reicht nicht. Baue das Bad auf H8-H9, und schicke von dort einen Beamten nach dem Imperiumsplättchen.
lesson-last-win-missed-fountain = Dort hatte niemand den meisten Einfluss, also entstand ein Brunnen. Für ein Bad muss dein Beamter auf einem Badplättchen stehen.
lesson-last-win-missed-late = Nach der letzten Aktion kommt nichts mehr: Plättchen und Beamte auf der Tafel bringen nichts. Jetzt hilft nur noch Bauen.

lesson-round-title = Eine ganze Runde
lesson-round-play-do = Jetzt allein: Hole mit deinen **zwei Aktionen** mindestens **8 Siegpunkte**.
lesson-round-play-why = Suche Kreise mit **einer Lücke**, zähle die Plättchen, und schau, wer auf dem **richtigen Typ** steht.
lesson-round-play-done = Mindestens 8 Siegpunkte in einem Zug: So geht es weiter, bis drei Stapel leer sind. Du bist bereit für eine erste Partie.
lesson-round-play-missed = Für dich wurde nichts gebaut. Dein Beamter auf C13-C14 zählt bei zwei Kreisen: B12-C12 und B14-B15 schließen sie.
lesson-round-play-missed-drew = Ziehen kann warten, solange es etwas zu bauen gibt. Plättchen auf B12-C12 und B14-B15 bringen zwei Bäder.
lesson-round-play-missed-one = Ein Gebäude war deins; zwei waren möglich. Auf B12-C12 und B14-B15 zählt der Beamte auf C13-C14 beide Male, wenn er bleibt.

## Worum es bei jeder Art von Frage geht, einmal gesagt, wenn sie jemand zum ersten Mal sieht

about-action = Zweimal im Zug: Plättchen ziehen, eins legen, Aquädukte ausbauen, einen Beamten zurückholen. Fertige Bauplätze bringen Siegpunkte.
about-turn-end = Ein Imperiumsplättchen gibt noch eine Aktion; behältst du es, zählt es am Ende für die meisten seines Typs.
about-start-path = Am Ende bringt ein Aquädukt für jedes Gebäude daran { COMPONENT("scoring.aqueduct") } Siegpunkte: Führe es zu deinen.
about-site-order = Gebaut wird nacheinander. Wer vom ersten losgeschickt wird, zählt beim nächsten nicht.
about-site-claim = Dein Beamter holt ein Imperiumsplättchen, vom Brunnen eine Münze. Zurück ist er am Ende deines Zugs.

## Wofür ein Zug gut ist, wie der Trainer es sagt

subject-points = für sofortige Siegpunkte
subject-fountains = für Brunnen
subject-aqueducts = für Aquädukte an deinen Gebäuden
subject-imperium = für Imperiumsplättchen
subject-coins = für Münzen
subject-actions = für deine Aktionen
subject-magistrates = für die Standorte deiner Beamten
subject-sites = für Bauplätze, deren Gebäude dir zufallen
subject-tiles = für die Plättchen, die du spielen kannst
