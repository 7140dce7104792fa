### Wie Forum Trajanum gelehrt wird: Lektionen und worum es bei jeder Art von Frage geht.

## Lektionen

lesson-column-title = Was gewinnt
lesson-column-build-do = Baue eine **Siegessäule** auf ein freies Feld: Sie braucht einen **Baumeister** und bringt sofort **4 Siegpunkte**.
lesson-column-build-why = Deine **Colonia** ist die linke. Wer am Ende die meisten Siegpunkte hat, gewinnt.
lesson-column-build-done = 4 Siegpunkte: { COMPONENT("fragment[cycle=1].points") } für die Siegessäule und 1 für deinen einzigen Bürger, links neben Zeile 4. Die meisten anderen gibt es in drei Wertungen.
lesson-column-build-missed = Gebaut, aber ohne Siegpunkte: Von allen Gebäuden zählt nur die Siegessäule, sobald sie steht.

lesson-streets-title = Ein Zug
lesson-streets-first-do = Nimm ein Plättchen aus **Zeile 3** oder **Zeile 5**, den zwei **Straßen** dieser Runde.
lesson-streets-first-why = Zeilen und Spalten sind Straßen. Zwei gelten je Runde; ihre Zeichen am Rand sind golden.
lesson-streets-first-done = Nur du hast dieses Plättchen gesehen, und zurücklegen kannst du es nicht. Wer es nutzt, bekommt, was es zeigt. Ein zweites kommt dazu.
lesson-streets-first-missed = Das Plättchen liegt in keiner der beiden Straßen und würde deinen **Tribun** kosten. In Zeile 3 und Zeile 5 kosten Plättchen nichts.
lesson-streets-second-do = Nimm jetzt dein zweites Plättchen aus der **anderen** der zwei Straßen.
lesson-streets-second-why = Jede der zwei Straßen gibt dir eins; jedes andere kostet einen **Tribun**, und du hast einen.
lesson-streets-second-done = Beide haben nichts gekostet. Von deinen zwei Plättchen behältst du eins, das andere gibst du verdeckt weiter.
lesson-streets-second-missed = Das Plättchen liegt in keiner der beiden Straßen und würde deinen einzigen Tribun kosten. In der anderen Straße kosten Plättchen nichts.
lesson-streets-second-missed-same = Diese Straße hat dir schon ein Plättchen gegeben; ein zweites würde deinen einzigen Tribun kosten. Nimm eins aus der anderen.
lesson-streets-turn-do = Behalte ein Plättchen, nutze eins und **baue**: Spiele bis zum Ende der Runde.
lesson-streets-turn-why = Du nutzt das behaltene oder das erhaltene und baust, wo Plättchen Platz gemacht haben.
lesson-streets-turn-done = Das war eine ganze Runde: zwei Plättchen nehmen, eins behalten, eins nutzen, bauen. Eine Partie hat zwölf davon.
lesson-streets-turn-missed = Die Runde ist zu Ende, und du hast nichts gebaut. Baue etwas, nachdem du ein Plättchen genutzt hast und bevor du den Zug beendest.

lesson-tiles-title = Dein eigenes Plättchen
lesson-tiles-use-do = Nutze das Plättchen, das dir dein Nachbar gegeben hat: **zwei Baumeister**.
lesson-tiles-use-why = Dein eigenes wird so oder so ein **Gesandter** auf deinem Schiff. Beide nutzen kostet { COMPONENT("game.both_tiles_tribunes") } Tribune.
lesson-tiles-use-done = Zwei Baumeister, und ein Gesandter mehr auf deinem Schiff: dein eigenes Plättchen. Gesandte schickst du nach Rom; wozu, siehst du bald.
lesson-tiles-use-missed = Das rechte Plättchen zeigt zwei Baumeister. Wähle dieses.
lesson-tiles-use-missed-own = Du hast zwei Arbeiter, aber keine Baumeister. Dein eigenes Plättchen kommt auch ungenutzt aufs Schiff.
lesson-tiles-use-missed-both = Du hast alles, aber es hat deine beiden Tribune gekostet. Die holen auch Plättchen aus anderen Straßen; hier genügen die Baumeister.

lesson-building-title = Bauen
lesson-building-exchange-do = Tausche deine **zwei roten Arbeiter** gegen einen **Baumeister**.
lesson-building-exchange-why = Graue Gebäude brauchen Baumeister, farbige **Bauwerke** Arbeiter. Dir fehlt ein Baumeister.
lesson-building-exchange-done = Jetzt hast du einen Baumeister. Tauschen darfst du, sooft du es bezahlen kannst, vor und nach dem Bauen.
lesson-building-exchange-missed = Das war ein anderer Tausch. *Befördern* macht aus zwei gleichfarbigen Arbeitern einen Baumeister.
lesson-building-double-do = Baue ein **Doppelplättchen** auf **C1** und **D1**: graues Gebäude und farbiges Bauwerk.
lesson-building-double-why = Du baust nur einmal im Zug, hier aber zwei: Siegessäule und Park oder Markt und Stallung.
lesson-building-double-done = Zwei Gebäude in einem Zug, und jedes bringt etwas, das graue zuerst, wenn du nichts anderes wählst. Das Bauwerk darf einen Gesandten schicken: Davon handelt die nächste Lektion.
lesson-building-double-missed = Gebaut, aber nur eins, und du baust einmal im Zug. Das Doppelplättchen wären zwei Gebäude gewesen.

lesson-areas-title = Gesandte in Rom
lesson-areas-build-do = Baue einen **Park** mit deinem **grünen Arbeiter**, auf irgendein freies Feld.
lesson-areas-build-why = Ein Bauwerk schickt einen **Gesandten** vom Schiff nach Rom, ein grüner Park auf Grün.
lesson-areas-build-done = Der Park steht. Jetzt sucht dein Gesandter ein grünes Mosaikfeld auf dem Forum, dem großen Platz in Rom.
lesson-areas-build-missed = Das schickt keinen Gesandten auf Grün. Dein grüner Arbeiter kann einen Park bauen.
lesson-areas-send-do = Lege den Gesandten auf **G2** oder **I4**: je ein **Farbfeld**, mit einem Gesandten voll.
lesson-areas-send-why = Was in einer Farbe zusammenhängt, ist ein Farbfeld. Wer es füllt, nimmt einen **Bonus**.
lesson-areas-send-done = Das Farbfeld ist vollendet, und der Bonus gehört dir. Wäre ein grünes begonnen und hätte Platz, hätte dein Gesandter dorthin gemusst.
lesson-areas-send-missed = Dieses Farbfeld hat zwei Mosaikfelder: Das zweite könnte jemand anders füllen und den Bonus nehmen. G2 und I4 sind sofort vollendet.
lesson-areas-bonus-do = Nimm als Bonus die **Aufwertung**: Sie rückt deinen **Schieber** nach rechts.
lesson-areas-bonus-why = Gruppen deiner Gesandten werden dreimal gewertet: je weiter rechts der Schieber, desto mehr.
lesson-areas-bonus-done = Dein Schieber ging von 2 auf 4, dank deinem Bürger in Zeile 3 (Händler I); sonst geht er ein Feld weit.
lesson-areas-bonus-missed = Auch nützlich, aber dein Schieber bleibt, wo er ist. Je früher er rückt, desto öfter zählt es.

lesson-tracks-title = Leisten und Adler
lesson-tracks-library-do = Baue eine **Bibliothek**: Dein Marker rückt auf **Stufe 3** ihrer Leiste.
lesson-tracks-library-why = Jedes Kästchen einer Leiste zeigt die **Prämie** seiner Stufe. Stufe 3: ein Reiter und ein Adler.
lesson-tracks-library-done = Du hast Stufe 3 erreicht. Du darfst ihre Prämie nehmen oder eine frühere.
lesson-tracks-library-missed = Gebaut, aber nur eine Bibliothek rückt deinen Marker auf Stufe 3 dieser Leiste.
lesson-tracks-reward-do = Nimm die Prämie von **Stufe 3**, Reiter und Adler: einen **Gesandten auf ein Adlerfeld**.
lesson-tracks-reward-why = Dort bringt er in jeder Wertung **{ points-on-eagle }**, und anders kommt keiner hin.
lesson-tracks-reward-done = Jetzt suche dir eins der drei Adlerfelder aus.
lesson-tracks-reward-missed = Eine frühere Prämie darfst du noch einmal nehmen, aber nur Stufe 3 führt auf ein Adlerfeld: { points-on-eagle } in jeder Wertung.
lesson-tracks-eagle-do = Lege den Gesandten auf das Adlerfeld **B3**, neben deinen Gesandten auf **B2**.
lesson-tracks-eagle-why = Deine Gesandten nebeneinander sind eine **Gruppe**. Je größer deine größte, desto mehr bringt sie.
lesson-tracks-eagle-done = Eine Gruppe aus zweien, und für den Adler in jeder Wertung 3 Siegpunkte: { COMPONENT("game.eagle_on") } für den Gesandten darauf, { COMPONENT("game.eagle_beside") } für den daneben.
lesson-tracks-eagle-missed = Auch hier bringt der Gesandte { points-on-eagle }, aber er steht allein. Auf B3 bildet er mit deinem anderen eine Gruppe.

lesson-citizens-title = Bürger und Wertung
lesson-citizens-build-do = Baue einen **Markt** auf **B5**: Links neben Zeile 5 liegt dein **Bürger**.
lesson-citizens-build-why = Jede **Art** grauer Gebäude einer Zeile bringt 1 Siegpunkt je Wertung, bei einem Bürger das Doppelte.
lesson-citizens-build-done = Drei Arten grauer Gebäude in Zeile 5: 3 Siegpunkte, mit deinem Bürger dort 6, wenn er bezahlt wird. Das kommt jetzt.
lesson-citizens-build-missed = In dieser Zeile wohnt kein Bürger. In Zeile 5 verdoppelt deiner, was jede Art grauer Gebäude bringt.
lesson-citizens-build-missed-same = Das richtige Feld, aber keine neue Art: In Zeile 5 stehen Basilika und Siegessäule, und nur graue Gebäude zählen hier.
lesson-citizens-pay-do = Wähle **Zug beenden**; dann wird gefragt, wen du bezahlst: **Zeile 5**, für **8 Siegpunkte**.
lesson-citizens-pay-why = Vier Runden sind ein **Durchgang**; dann wird gewertet. Bürger zählen nur für 1 **Geld** je Zeile.
lesson-citizens-pay-done = 8 Siegpunkte, 6 davon aus Zeile 5. Wer nicht bezahlt ist, bleibt, ist aber inaktiv. Neue Bürger kommen mit Plättchen, die einen zeigen.
lesson-citizens-pay-missed = Weniger als 8 Siegpunkte: Unbezahlt verdoppelt der Bürger von Zeile 5 nichts. Bezahle Zeile 5; in Zeile 3 gibt es nichts zu verdoppeln.

lesson-cranes-title = { source-crane }
lesson-cranes-first-do = Nimm das Plättchen in der grünen Ecke **A1** oder der gelben **F6**: Es legt einen **Baukran** frei.
lesson-cranes-first-why = Er zählt einmal, in der nächsten Wertung: hier **{ COMPONENT("game.crane_points.1") } Siegpunkte** für jedes deiner Bauwerke seiner Farbe.
lesson-cranes-first-done = Gewertet wird er nach dieser Runde; in späteren Durchgängen bringt ein Kran weniger. Er bleibt in seiner Ecke: Dort kannst du nie bauen.
lesson-cranes-first-missed = Unter diesem Plättchen steht kein Kran. Unter A1 steht der grüne, unter F6 der gelbe, und in beiden Farben hast du Bauwerke.
lesson-cranes-first-missed-crane = Auch ein Kran, aber in seiner Farbe hast du kein Bauwerk: Er würde für nichts gewertet. Nimm A1 oder F6.
lesson-cranes-second-do = Nimm dein zweites Plättchen aus der **anderen** dieser beiden Ecken, A1 oder F6.
lesson-cranes-second-why = Zwei grüne Parks: **6 Siegpunkte**; eine gelbe Stallung: **{ COMPONENT("game.crane_points.1") }**. Ohne Bauwerk seiner Farbe bringt er nichts.
lesson-cranes-second-done = 9 Siegpunkte für zwei Kräne in der nächsten Wertung. Warten lohnt sich, bis Bauwerke in der Farbe des Krans stehen.
lesson-cranes-second-missed = Unter diesem Plättchen steht kein Kran. Unter A1 steht der grüne, unter F6 der gelbe.
lesson-cranes-second-missed-nothing = Von der Farbe dieses Krans hast du kein Bauwerk: Er würde einmal gewertet, für nichts. A1 und F6 bringen Siegpunkte.

lesson-orders-title = { rules-orders-title }
lesson-orders-build-do = Baue einen **Markt** oder eine **Siegessäule** auf **A2**, direkt über deiner Basilika auf A3.
lesson-orders-build-why = Trajans Karte zeigt zwei graue Gebäude, eins über dem anderen; **≠** heißt: verschiedene.
lesson-orders-build-done = Die linke Hälfte der Karte, ihr **Bauauftrag**, ist erfüllt. Was ein Auftrag bringt, sagt dein Schieber: jetzt { COMPONENT("prestige.order_points.1") } Siegpunkte.
lesson-orders-build-missed = Gebaut, aber nicht über der Basilika auf A3. Der Auftrag will eins direkt über dem anderen.
lesson-orders-build-missed-same = Das richtige Feld, aber das ≠ auf der Karte verlangt zwei verschiedene graue Gebäude. Eine Basilika steht dort schon.
lesson-orders-collect-do = **Zug beenden**, dann Zeile 2 bezahlen, **{ COMPONENT("trajan[id=i_3].collect.assistant") } Assistenten und { COMPONENT("trajan[id=i_3].collect.coin") } Geld** behalten: **13 Siegpunkte** oder mehr.
lesson-orders-collect-why = Rechts auf der Karte: der **Sammelauftrag**. Was du dann hast, zählt; abgegeben wird nichts.
lesson-orders-collect-done = Jeder Auftrag brachte { COMPONENT("prestige.order_points.1") } Siegpunkte, und Assistenten und Geld hast du immer noch.
lesson-orders-collect-missed = Weniger als 13 Siegpunkte: Der Sammelauftrag will in der Wertung { COMPONENT("trajan[id=i_3].collect.assistant") } Assistenten und { COMPONENT("trajan[id=i_3].collect.coin") } Geld. Tausche sie vorher nicht weg.

lesson-round-title = Eine Runde für dich
lesson-round-play-do = Spiele die letzte Runde eines Durchgangs mit ihrer Wertung: **12 Siegpunkte** oder mehr.
lesson-round-play-why = Zwei gelbe Stallungen, ein grüner Park: Welche **Kräne** legst du frei? Dann baue und bezahle.
lesson-round-play-done = Gut gespielt: Du weißt, wie es geht. Eine Partie hat drei Durchgänge zu vier Runden, jeder mit so einer Wertung.
lesson-round-play-missed = Weniger als 12 Siegpunkte. Ein Kran in der Farbe deiner Bauwerke, eine Siegessäule, ein bezahlter Bürger: Jedes hilft.
lesson-round-play-missed-crane = Keiner deiner Kräne hat etwas gebracht. Unter F1 steht der gelbe, und du hast zwei gelbe Stallungen: 6 Siegpunkte.
lesson-round-play-missed-idle = In dieser Runde wurde nichts gebaut. Allein eine Siegessäule bringt sofort 4 Siegpunkte.

## Worum es bei jeder Art von Frage geht, für alle, die ihr zum ersten Mal begegnen

about-set-up-choice = Kräne werten später Bauwerke ihrer Farbe, die Zeile entscheidet, was dein Bürger kann.
about-taking = Du siehst dir jedes Plättchen gleich an, behältst eins von beiden und gibst das andere weiter.
about-using = Du bekommst, was es zeigt. Dein eigenes wird, genutzt oder nicht, ein Gesandter; das andere kommt in die Reserve.
about-citizen-choice = Jede Zeile hat eine Spezialfähigkeit für ihren ersten Bürger; Bürger vervielfachen auch die Punkte grauer Gebäude ihrer Zeile.
about-gain-choice = Es kostet nichts. Arbeiter bauen in ihrer Farbe, Geld bezahlt Bürger, Tribune holen mehr Plättchen.
about-building-step = Baue, wo kein Plättchen mehr liegt: graue Gebäude mit Baumeistern, farbige mit Arbeitern.
about-reward-choice = Bibliothek, Basilika oder Markt hat deinen Marker gerückt.
about-own-tile-choice = Jedes deiner Plättchen geht, egal in welcher Straße; es wirkt sofort.
about-extra-building = Die vierte Basilika lässt dich sofort noch einmal bauen, mit dem, was du hast.
about-envoy-choice = Ein Farbfeld zu vollenden bringt einen Bonus. Gesandte nebeneinander oder neben Adlern zählen am Ende jedes Durchgangs.
about-bonus-choice = Den Flächenbonus bringt ein gefülltes Farbfeld, auch die Marktleiste und Patrizier II. Suche dir aus, was du bekommst.
about-payment = Wer nicht bezahlt ist, zählt nicht, bis du später bezahlst oder einer dazukommt.

## Wofür ein Zug gut ist, wie der Trainer es sagt

subject-points = für sofortige Punkte
subject-rows = für Bürger und ihre Zeilen
subject-forum = für deine Gesandten auf dem Forum
subject-prestige = für die Prestigeleiste
subject-orders = für die Aufträge der Trajankarten
subject-cranes = für Baukräne
subject-figures = für Baumeister, Arbeiter, Assistenten und Tribune
subject-coins = für Geld
subject-ship = für Gesandte auf dem Schiff
subject-room = für Platz zum Bauen
subject-tracks = für die Prämien der Leisten
subject-hand = für die Plättchen auf deiner Hand
