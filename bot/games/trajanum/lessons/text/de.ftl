### Wie Forum Trajanum gelehrt wird: Lektionen, worum es bei jeder Art von Frage geht, was die Begriffe bedeuten.

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
lesson-orders-build-done = Die obere Hälfte der Karte, ihr **Bauauftrag**, ist erfüllt. Was ein Auftrag bringt, sagt dein Schieber: jetzt { COMPONENT("prestige.order_points.1") } Siegpunkte.
lesson-orders-build-missed = Gebaut, aber nicht über der Basilika auf A3. Der Auftrag will eins direkt über dem anderen.
lesson-orders-build-missed-same = Das richtige Feld, aber das ≠ auf der Karte verlangt zwei verschiedene graue Gebäude. Eine Basilika steht dort schon.
lesson-orders-collect-do = **Zug beenden**, dann Zeile 2 bezahlen, **{ COMPONENT("trajan[id=i_3].collect.assistant") } Assistenten und { COMPONENT("trajan[id=i_3].collect.coin") } Geld** behalten: **13 Siegpunkte** oder mehr.
lesson-orders-collect-why = Unten auf der Karte: der **Sammelauftrag**. Was du dann hast, zählt; abgegeben wird nichts.
lesson-orders-collect-done = Jeder Auftrag brachte { COMPONENT("prestige.order_points.1") } Siegpunkte, und Assistenten und Geld hast du immer noch.
lesson-orders-collect-missed = Weniger als 13 Siegpunkte: Der Sammelauftrag will in der Wertung { COMPONENT("trajan[id=i_3].collect.assistant") } Assistenten und { COMPONENT("trajan[id=i_3].collect.coin") } Geld. Tausche sie vorher nicht weg.

lesson-round-title = Eine Runde für dich
lesson-round-play-do = Spiele die letzte Runde eines Durchgangs mit ihrer Wertung: **12 Siegpunkte** oder mehr.
lesson-round-play-why = Zwei gelbe Stallungen, ein grüner Park: Welche **Kräne** legst du frei? Dann baue und bezahle.
lesson-round-play-done = Gut gespielt: Du weißt, wie es geht. Eine Partie hat drei Durchgänge zu vier Runden, jeder mit so einer Wertung.
lesson-round-play-missed = Weniger als 12 Siegpunkte. Ein Kran über den richtigen Gebäuden, eine Siegessäule, ein bezahlter Bürger: Jedes hilft.
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
about-own-tile-choice = Jedes deiner Plättchen geht, egal in welcher Straße; es wirkt sofort und macht ein Feld frei.
about-extra-building = Die vierte Basilika lässt dich sofort noch einmal bauen, mit dem, was du hast.
about-envoy-choice = Ein Farbfeld zu vollenden bringt einen Bonus. Gesandte nebeneinander oder neben Adlern zählen am Ende jedes Durchgangs.
about-bonus-choice = Du hast das letzte Mosaikfeld eines Farbfelds gefüllt: Suche dir aus, was du dafür bekommst.
about-payment = Wer nicht bezahlt ist, zählt nicht, bis du später bezahlst oder einer dazukommt.

## Die Begriffe des Spiels

term-colonia = **Colonia** – Der eigene Spielplan: sechs Spalten, A bis F, und sechs Zeilen, 1 bis { COMPONENT("colonia.rows") }. Darauf liegen Plättchen, und an ihrer Stelle wird gebaut.
term-victory_point = **Siegpunkt** – Siegpunkte gewinnen: Wer nach der dritten Wertung die meisten hat, ist vorn. Verloren gehen sie nie.
term-cycle = **Durchgang** – Vier Runden und eine Wertung. Eine Partie hat drei Durchgänge.
term-round = **Runde** – Zwei Straßenkarten werden aufgedeckt, alle nehmen Plättchen, dann haben alle einen Zug. Eine Partie hat zwölf Runden.
term-start_figure = **Startspielerfigur** – Wer sie hat, ist in der Runde zuerst am Zug. Nach jeder Runde geht sie nach rechts.
term-street = **Straße** – Eine Zeile oder Spalte einer Colonia. Genannt wird sie durch das Symbol, das an ihr steht.
term-street_card = **Straßenkarte** – Zwei werden je Runde aufgedeckt; jede meint die Straße mit ihrem Symbol. Von jedem Symbol gibt es zwei Karten, jede Straße kommt also zweimal dran.
term-symbol = **Symbol** – Das Zeichen einer Straße, etwa der Turm oder die Lampe. Es gibt zwölf, sechs für Zeilen und sechs für Spalten.
term-citizen_row = **Bürgerzeile** – Zwei Plätze für Bürger links von jeder Zeile der Colonia. Sie aktiv zu halten kostet 1 Geld, ob ein Bürger darin liegt oder zwei.
term-space = **Feld** – Eins der Quadrate einer Colonia, etwa B5. Gebaut wird, wo weder Plättchen noch Gebäude, Tempel oder Baukran ist.
term-colonia_tile = **Coloniaplättchen** – Alle haben die gleichen { COMPONENT("tile") }: sechs Bürger, die übrigen zeigen je zwei Ressourcen. Eins bleibt übrig, die meisten liegen verdeckt in der Colonia.
term-temple = **Tempel** – Vier sind auf jede Colonia gedruckt. Dort wird nicht gebaut, aber manche Aufträge wollen Gebäude um einen herum.
term-crane = **Baukran** – Einer je Farbe, in den Ecken. Freigelegt bringt er in der nächsten Wertung Siegpunkte je Bauwerk seiner Farbe, danach nie wieder: { COMPONENT("game.crane_points.1") }, { COMPONENT("game.crane_points.2") } oder { COMPONENT("game.crane_points.3") } (Durchgang I, II, III).
term-uncover = **Freilegen** – Das Plättchen in einer Ecke nehmen: Dann wird ihr Baukran am Ende dieses Durchgangs gewertet.
term-citizen = **Bürger** – Ein Plättchen, das in eine der zwei Zeilen seiner Schicht kommt. Aktiv hat er eine Spezialfähigkeit, vervielfacht graue Gebäude seiner Zeile und bringt jeder Siegessäule einen Siegpunkt.
term-social_class = **Gesellschaftsschicht** – Patrizier, Händler oder Handwerker, kurz: Schicht. Jede hat zwei Zeilen, und alle haben zwei Bürger davon unter ihren Plättchen.
term-patrician = **Patrizier** – Zeile I: Gesandte dürfen jedes Farbfeld beginnen und zählen auch schräg neben einem Adler. Zeile II: zwei verschiedene Flächenboni statt einem.
term-merchant = **Händler** – Zeile I: Der Schieber wird für immer gewendet, Aufwertungen reichen bis zur nächsten Zypresse. Zeile II: einmal im Zug Geld, einen Tribun oder einen Assistenten gegen etwas anderes davon tauschen.
term-craftsman = **Handwerker** – Zeile I: zweimal im Zug wird ein Assistent zu einem beliebigen Arbeiter. Zeile II: einmal im Zug wird ein Assistent zu einem Baumeister.
term-ability = **Spezialfähigkeit** – Was der erste Bürger einer Zeile dir erlaubt, solange sie aktiv ist. Ein zweiter verdoppelt sie nicht, bringt aber einmal etwas.
term-active = **Aktiv** – So heißt eine Bürgerzeile, die in der letzten Wertung bezahlt wurde oder in die seither ein Bürger kam.
term-inactive = **Inaktiv** – So heißt eine Bürgerzeile, die nicht bezahlt wurde: keine Spezialfähigkeit, und ihre Bürger zählen nicht, bis sie bezahlt werden oder einer dazukommt.
term-resource = **Ressource** – Baumeister, Arbeiter, Assistenten, Tribune und Geld. Sie gehen nie aus, und was übrig bleibt, entscheidet bei Gleichstand.
term-builder = **Baumeister** – Eine graue Figur. Jedes graue Gebäude kostet eine.
term-worker = **Arbeiter** – Eine rote, blaue, grüne oder gelbe Figur. Jedes farbige Bauwerk kostet eine in seiner Farbe.
term-assistant = **Assistent** – Mit einem färbst du einen Arbeiter um; Handwerker machen aus ihm einen Arbeiter oder Baumeister.
term-tribune = **Tribun** – Für einen nimmst du ein Plättchen von irgendwo in deiner Colonia, für zwei nutzt du in deinem Zug beide Plättchen.
term-coin = **Geld** – Damit bezahlst du Bürger: 1 Geld je Zeile und Wertung. Was übrig ist, bleibt dir.
term-upgrade = **Aufwertung** – Rückt deinen Schieber ein Feld nach rechts, oder bis zur nächsten Zypresse, solange Händler I aktiv ist.
term-envoy = **Gesandter** – Jedes deiner eigenen Plättchen, das auf dein Schiff kommt. Von dort gehen Gesandte aufs Forum und bleiben da.
term-ship = **Schiff** – Dorthin kommen deine eigenen Plättchen, genutzt oder nicht. Jedes ist ein Gesandter, der geschickt werden kann.
term-reserve = **Reserve** – Dorthin kommen die Plättchen deines Nachbarn. Eins davon darfst du nur in einer Runde nutzen, in der du keins bekommen hast; dann ist es aus dem Spiel.
term-neighbour = **Nachbar** – Dem rechten gibst du Plättchen, vom linken bekommst du welche. Zu zweit ist das dieselbe Person.
term-building_action = **Bauaktion** – Damit baust du ein Plättchen, einzeln oder doppelt, einmal in deinem Zug. Die vierte Basilika gibt eine dazu.
term-building_tile = **Bauplättchen** – Was gebaut wird: { COMPONENT("component_totals.single_tiles") } einzelne für ein Feld, { COMPONENT("component_totals.double_tiles") } doppelte für zwei. Sie können ausgehen, wenn die Option nichts anderes sagt.
term-single_tile = **Einzelbauplättchen** – Ein Gebäude auf einem Feld. Von jeder der vier Sorten gibt es { COMPONENT("supply.single_red") }.
term-double_tile = **Doppelbauplättchen** – Zwei Gebäude nebeneinander mit einer Bauaktion: ein graues und das farbige, das zu ihm gehört, oder zwei gleiche farbige. Von jeder der vier Sorten gibt es { COMPONENT("supply.double_red") }.
term-building = **Gebäude** – Was auf einem Feld einer Colonia steht, grau oder farbig. Jeder Teil eines Doppelplättchens zählt als eins.
term-grey_building = **Graues Gebäude** – Siegessäule, Bibliothek, Basilika oder Markt. Jedes kostet einen Baumeister und zählt in seiner Zeile bei jeder Wertung.
term-coloured_structure = **Farbiges Bauwerk** – Brunnen, Park, Stallung oder Haus. Jedes kostet einen Arbeiter seiner Farbe und darf einen Gesandten auf ein Mosaikfeld dieser Farbe schicken.
term-column = **Siegessäule** – Ein graues Gebäude, das sofort Siegpunkte bringt: { COMPONENT("fragment[cycle=1].points") }, { COMPONENT("fragment[cycle=2].points") } oder { COMPONENT("fragment[cycle=3].points") } (Durchgang I, II, III) und 1 für jeden deiner aktiven Bürger.
term-trajans_column = **Trajanssäule** – Die Säule in Rom. Oben zeigt sie, wie viele Siegpunkte Siegessäulen bringen: { COMPONENT("fragment[cycle=1].points") } in Durchgang I, dann { COMPONENT("fragment[cycle=2].points") }, dann { COMPONENT("fragment[cycle=3].points") }.
term-library = **Bibliothek** – Ein graues Gebäude, auf denselben Plättchen wie der Brunnen. Die Prämien ihrer Leiste: { reward-library-1 }; { reward-library-2 }; { reward-library-3 }; { reward-library-4 }.
term-basilica = **Basilika** – Ein graues Gebäude, auf denselben Plättchen wie das Haus. Die Prämien ihrer Leiste: { reward-basilica-1 }; { reward-basilica-2 }; { reward-basilica-3 }; { reward-basilica-4 }.
term-market = **Markt** – Ein graues Gebäude, auf denselben Plättchen wie die Stallung. Die Prämien seiner Leiste: { reward-market-1 }; { reward-market-2 }; { reward-market-3 }; { reward-market-4 }.
term-fountain = **Brunnen** – Das blaue Bauwerk. Er darf einen Gesandten auf ein blaues Mosaikfeld schicken.
term-park = **Park** – Das grüne Bauwerk. Er darf einen Gesandten auf ein grünes Mosaikfeld schicken.
term-stable = **Stallung** – Das gelbe Bauwerk. Sie darf einen Gesandten auf ein gelbes Mosaikfeld schicken.
term-house = **Haus** – Das rote Bauwerk. Es darf einen Gesandten auf ein rotes Mosaikfeld schicken.
term-bonus_track = **Prämienleiste** – Vier Stufen, je eine Leiste für Bibliotheken, Basiliken und Märkte. Mit jedem solchen Gebäude rückt dein Marker weiter, und du nimmst eine Prämie.
term-step = **Stufe** – Eins der vier Felder einer Prämienleiste. Du darfst die Prämie der Stufe nehmen, die du gerade erreicht hast, oder einer früheren.
term-reward = **Prämie** – Was eine Stufe einer Leiste bringt. Von der zweiten Stufe an darfst du verzichten.
term-marker = **Forumsmarker** – Zeigt, wie weit du auf einer Prämienleiste bist, kurz: Marker. Alle haben drei.
term-plaza = **Platz** – Neben der Trajanssäule. Ein Marker, der die vierte Stufe erreicht hat, kommt dorthin und bringt so viel wie eine Siegessäule.
term-forum = **Forum** – Der Platz des Kaisers in Rom, aus Mosaiktableaus. Dorthin schicken alle ihre Gesandten.
term-mosaic_board = **Mosaiktableau** – Ein Teil des Forums, drei Mosaikfelder breit und vier hoch, mit einem Adler. Es liegt eins mehr da, als Leute mitspielen.
term-cell = **Mosaikfeld** – Ein Quadrat des Forums, etwa G2. Es hat Platz für einen Gesandten.
term-area = **Farbfeld** – Alle Mosaikfelder einer Farbe, die sich mit den Seiten berühren, auch über mehrere Tableaus.
term-area_rule = **Farbflächenregel** – Sind Farbfelder der Farbe begonnen und haben Platz, kommt dein Gesandter in eins davon. Sonst geht jedes freie Mosaikfeld der Farbe.
term-area_bonus = **Flächenbonus** – Für das letzte Mosaikfeld eines Farbfelds: ein Tribun, ein Assistent, 1 Geld, eine Aufwertung oder { bonus-points }.
term-complete = **Vollendet** – So heißt ein Farbfeld, in dem nichts mehr frei ist. Wer das letzte Mosaikfeld füllt, nimmt den Bonus, egal wem die anderen Gesandten gehören.
term-begun = **Begonnen** – So heißt ein Farbfeld mit einem Gesandten und einem freien Mosaikfeld. Es geht für Gesandte seiner Farbe vor, egal wer es begonnen hat.
term-eagle = **Adlerfeld** – Es gehört zu keinem Farbfeld. In jeder Wertung bringt dein Gesandter darauf { points-on-eagle }, jeder daneben { COMPONENT("game.eagle_beside") }. Nur die dritte Bibliothek schickt einen dorthin.
term-group = **Gruppe** – Deine Gesandten, die sich mit den Seiten berühren, auch die auf Adlerfeldern. In jeder Wertung bringt deine größte, was dein Schieber zeigt.
term-prestige_bar = **Prestigeleiste** – Die Zahlen, an denen dein Schieber entlangrückt. Sie sagen, was deine größte Gruppe von Gesandten bringt.
term-slider = **Schieber** – Steht anfangs auf 0, höchstens auf { COMPONENT("prestige.last_shift") }. Je weiter rechts, desto mehr bringen deine größte Gruppe und jeder Auftrag.
term-cypress = **Zypresse** – Steht an jedem zweiten Feld des Schiebers: { COMPONENT("prestige.cypresses.1") }, { COMPONENT("prestige.cypresses.2") }, { COMPONENT("prestige.cypresses.3") } und { COMPONENT("prestige.cypresses.4") }. Mit Händler I reicht eine Aufwertung bis zur nächsten.
term-trajan_head = **Trajankopf** – Am Ende des Schiebers: was jeder Auftrag bringt. Erst { COMPONENT("prestige.order_points.1") } Siegpunkte, dann { COMPONENT("prestige.order_points.4") }, zuletzt { COMPONENT("prestige.order_points.7") }.
term-trajan_card = **Trajankarte** – Eine je Durchgang, von Anfang an offen, mit zwei Aufträgen. In der Kennenlernpartie gibt es nur eine, für Durchgang III; sie wird am Ende gewertet.
term-order = **Auftrag** – Jede Hälfte einer Trajankarte. Jedes Mal, wenn du einen in der Wertung erfüllst, bekommst du, was dein Trajankopf zeigt.
term-building_order = **Bauauftrag** – Das Muster auf einer Trajankarte. Es zählt, sooft es passt, ohne dass ein Gebäude, ein Tempel oder ein Kran doppelt vorkommt.
term-collecting_order = **Sammelauftrag** – Was du laut Trajankarte haben sollst, wenn sie gewertet wird. Er zählt, sooft alles da ist, und abgegeben wird nichts.
term-scoring = **Wertung** – Nach je { COMPONENT("game.rounds_per_cycle") } Runden: Bürger werden bezahlt, dann zählen Baukräne, Colonia, Adler, größte Gruppe und Trajans Aufträge.
term-scored = **Gewertet** – So heißt ein Baukran oder eine Karte nach der Wertung. Noch einmal zählen sie nicht.
term-learning_game = **Kennenlernpartie** – Eine Option für den Anfang: nur eine Trajankarte, am Ende gewertet, und gleiche Straßensymbole für alle.
term-supply = **Vorrat** – Die Bauplättchen, die noch da sind. Beide Seiten eines Plättchens teilen sich einen Vorrat.
term-exchange = **Tauschen** – In deinem Zug: ein Assistent und ein Arbeiter gegen einen anderer Farbe, oder zwei gleichfarbige Arbeiter gegen einen Baumeister. Aktive Bürger ermöglichen mehr.
term-decline = **Verzichten** – Einen Gesandten, eine Prämie oder eine zusätzliche Bauaktion auslassen. Das kostet nie etwas.
term-turn_up = **Aufdecken** – Deine zwei Plättchen allen zeigen, am Anfang deines Zugs.

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
