### Wie man Provincia Romana lernt: Lektionen und worum es bei jeder Frage geht.

## Lektionen

lesson-aim-title = Was gewinnt
lesson-aim-build-do = Du hast drei Gebäude auf der Hand: Baue das mit dem **meisten Prestige**.
lesson-aim-build-why = Wer nach sechs Runden das meiste **Prestige** hat, gewinnt. Im Menü steht, was jede Karte bringt.
lesson-aim-build-done = Die Insula bringt { COMPONENT("building[id=insula].prestige") } Prestige für { COMPONENT("building[id=insula].cost.wood") } Holz, und die zählen von jetzt an. Ein Gebäude bleibt in deiner Stadt stehen, wenn es niemand zerstört.
lesson-aim-build-missed = Gebaut, aber das Armamentarium bringt nur { COMPONENT("building[id=armamentarium].prestige") } Prestige, und sein Holz fehlt nun der Insula: Die bringt { COMPONENT("building[id=insula].prestige") }.

lesson-draft-title = Karten nehmen
lesson-draft-stone-do = Du hast den Stapel **Opes** (Rohstoffe) gewählt: Nimm die Karte mit **{ COMPONENT("opes[id=opes_09].quaestor.stone") } Steinen**.
lesson-draft-stone-why = Alle nehmen eine, du zuerst. Wer gewählt hat, bekommt die **obere Hälfte**, die anderen die untere.
lesson-draft-stone-done = 8 Steine hast du jetzt; Platz ist für { COMPONENT("game.storage_with_horreum") } je Rohstoff, was darüber ist, verfällt. Dann nahm die andere Person eine Karte.
lesson-draft-stone-missed = Diese Karte bringt keinen Stein. Nimm A.
lesson-draft-stone-missed-hidden = E und F liegen verdeckt, das ist ein Wagnis. Die { COMPONENT("opes[id=opes_09].quaestor.stone") } Steine lagen offen auf A.
lesson-draft-stone-missed-fewer = Das ist Stein, aber weniger. Die Karte auf A bringt dir { COMPONENT("opes[id=opes_09].quaestor.stone") }, weil du den Stapel gewählt hast.

lesson-draft-army-do = Jetzt wurde **SPQR** gewählt, der Senat. Nimm den **Consul**: Er bringt +{ COMPONENT("senate[id=consul_metello].effect.defence") } Verteidigung.
lesson-draft-army-why = Solche Karten kommen auf deine **Hand**, bis du ausspielst. In Runde { COMPONENT("game.battle_rounds.1") } kommen die Gallier: Da hilft Verteidigung.
lesson-draft-army-done = Den Consul hast du auf der Hand; später zahlst du { COMPONENT("senate[id=consul_metello].cost.gold") } Gold und spielst ihn aus. Der dritte Stapel, Aedificium, bringt Gebäude.
lesson-draft-army-missed = Auch eine Gunst des Senats, aber nicht der Consul: Nimm A.
lesson-draft-army-missed-hidden = E und F liegen verdeckt, und niemand weiß vorher, was es ist. Der Consul liegt offen auf A.

lesson-bank-title = Der Vorrat
lesson-bank-wood-do = Deine Insula kostet **{ COMPONENT("building[id=insula].cost.wood") } Holz**, und du hast 7: Nimm die **2**, die fehlen, aus dem Vorrat.
lesson-bank-wood-why = Dort bekommst du Holz und Stein für je **{ COMPONENT("game.bank_trade_gold") } Gold**, sooft du magst, aber keinen Lehm.
lesson-bank-wood-done = 4 Gold für 2 Holz. Das geht immer, wenn du Karten ausspielst. Für eine Karte, die du ablegst, bekommst du nichts: Behalte deine.
lesson-bank-wood-missed = Holz, aber zu wenig: 7 und 1 sind 8, und die Insula kostet { COMPONENT("building[id=insula].cost.wood") }. Nimm 2.
lesson-bank-wood-missed-other = Das ist Stein; was jetzt fehlt, ist Holz. Das Gold wirst du noch brauchen.

lesson-bank-both-do = Baue nun **Insula und Amphiteatrum** und beende das Ausspielen mit „{ move-done }“.
lesson-bank-both-why = Du darfst **so viele Karten** ausspielen, wie du bezahlen kannst. Was an Stein fehlt, hat der Vorrat.
lesson-bank-both-done = 18 Prestige in einem Zug: Am meisten ist Gold wert, wenn es früh ein großes Gebäude möglich macht.
lesson-bank-both-missed = Du hast nichts gebaut, und die Runde ist vorbei. Baue erst die Insula, dann nimm 3 Steine für das Amphiteatrum aus dem Vorrat.
lesson-bank-both-missed-arsenal = Das Armamentarium nimmt Holz und Gold, die den großen Gebäuden fehlen: Es bringt { COMPONENT("building[id=armamentarium].prestige") } Prestige, sie bringen { COMPONENT("building[id=insula].prestige") } und { COMPONENT("building[id=amphiteatrum].prestige") }.
lesson-bank-both-missed-unpaid = Beide stehen, aber für die Steuer war kein Gold mehr da, und das kostete { COMPONENT("game.tax_default_prestige") } Prestige. 3 Steine aus dem Vorrat genügen.
lesson-bank-both-missed-one = Eins von beiden steht noch nicht. Insula für { COMPONENT("building[id=insula].cost.wood") } Holz, dann 3 Steine für 6 Gold, dann das Amphiteatrum.

lesson-senate-title = Der Senat
lesson-senate-patron-do = Dir fehlen 2 Steine für das Colosseum: Spiele die Senatskarte **Patronus**.
lesson-senate-patron-why = Sie kostet { COMPONENT("senate[id=patronus_2].cost.gold") } Gold und bringt **{ COMPONENT("senate[id=patronus_2].effect.wood") } Holz und { COMPONENT("senate[id=patronus_2].effect.stone") } Steine**; beim Vorrat wären das 8 Gold.
lesson-senate-patron-done = Vier Rohstoffe für { COMPONENT("senate[id=patronus_2].cost.gold") } Gold. Senatskarten bringen Rohstoffe, Nachlass, Verteidigung – oder schaden anderen. Was jede tut, steht dabei.
lesson-senate-patron-missed = Den Patronus hast du nicht gespielt. Nimm „{ move-favour } · Patronus“.

lesson-senate-great-do = Baue **Colosseum und Hortus**, dann nimm „{ move-done }“: zusammen **17 Prestige**.
lesson-senate-great-why = Das Colosseum braucht Stein und ein wenig Gold, der Hortus nur Gold: Beide kannst du bezahlen.
lesson-senate-great-done = { COMPONENT("building[id=colosseum].prestige") } und { COMPONENT("building[id=hortus].prestige") } Prestige, und zweimal stieg die Moral. Karten, die Verschiedenes kosten, passen gut zusammen.
lesson-senate-great-missed = Du hast nichts gebaut, und die Runde ist vorbei. Baue erst das Colosseum, dann den Hortus.
lesson-senate-great-missed-one = Das sind keine 17 Prestige. Du kannst beide bezahlen: Sie kosten 8 von deinen 9 Gold, und der Rest ist da.

lesson-yields-title = Ertrag
lesson-yields-three-do = Baue **Lignator, Fodina und Aurifex**, dann beende das Ausspielen mit „{ move-done }“.
lesson-yields-three-why = Jedes bringt { COMPONENT("building[id=lignator].prestige") } Prestige und in **jeder Runde** etwas: { COMPONENT("building[id=lignator].each_round.wood") } Holz, { COMPONENT("building[id=fodina].each_round.stone") } Stein, { COMPONENT("building[id=aurifex].each_round.gold") } Gold. Am besten früh.
lesson-yields-three-done = 1 Holz, 1 Stein und 1 Gold kamen am Ende dieser Runde, und sie kommen in allen fünf weiteren.
lesson-yields-three-missed = Du hast nichts gebaut. Alle drei kannst du bezahlen: Baue sie nacheinander.
lesson-yields-three-missed-some = Gut, aber nicht alle drei, obwohl du sie bezahlen kannst. Was du später baust, bringt seltener Ertrag.

lesson-tax-title = Die Steuer
lesson-tax-keep-do = Nimm „{ move-build } · Strata“, dann beende die Runde mit **{ COMPONENT("game.tax_gold") } Gold** für Rom.
lesson-tax-keep-why = Jede Runde kostet **{ COMPONENT("game.tax_gold") } Gold Steuer**, sonst { COMPONENT("game.tax_default_prestige") } Prestige. Die Karte Gloria für { COMPONENT("senate[id=gloria_6].cost.gold") } Gold kann warten.
lesson-tax-keep-done = { COMPONENT("building[id=strata].prestige") } Prestige, und die Steuer ist bezahlt. Außerdem sanken Moral und Verteidigung um 1, wie in jeder Runde.
lesson-tax-keep-missed = Die Steuer ist bezahlt, aber die Strata steht nicht. Sie kostet { COMPONENT("building[id=strata].cost.clay") } Lehm und { COMPONENT("building[id=strata].cost.stone") } Steine, kein Gold: Nimm „{ move-build } · Strata“.
lesson-tax-keep-missed-unpaid = Für die Steuer war kein Gold da: { COMPONENT("game.tax_default_prestige") } Prestige verloren. Gloria bringt ihre { COMPONENT("senate[id=gloria_6].end_prestige") } am Spielende, egal wann du sie ausspielst.

lesson-raid-title = Die Gallier
lesson-raid-legion-do = Die Gallier kommen mit bis zu **{ COMPONENT("bellum[id=bellum_ii_2].strength") }**, deine Stärke ist 5: Hebe sie auf **6**.
lesson-raid-legion-why = **Stärke** ist Moral, Verteidigung und Militär zusammen. Die Senatskarte Legio bringt { COMPONENT("senate[id=legio].effect.defence") } Verteidigung.
lesson-raid-legion-done = Stärke 6: so viel wie die stärksten dieser Gallier, und das genügt. Wer unterliegt, verliert Moral, Rohstoffe, Gold, Prestige oder ein Gebäude.
lesson-raid-legion-missed = Deine Stärke ist immer noch 5. Nimm „{ move-favour } · Legio“.

lesson-raid-token-do = Nimm „{ move-done }“; dann spiele einen **Kampfstein**, der **deiner** Stadt Loupian hilft.
lesson-raid-token-why = Alle wählen geheim einen, in **beliebiger Farbe**: Seine Zahl zählt für die Stadt dieser Farbe.
lesson-raid-token-done = Dein Stein zählte für Loupian, wie jeder Kampfstein in dieser Farbe. Jeder geht nur einmal.
lesson-raid-token-missed = Dieser Stein schwächte deine eigene Stadt. Dir gehört Loupian: Nimm dessen +1 oder +2.
lesson-raid-token-missed-theirs = Dieser Stein zählte für die andere Stadt. Andere zu schwächen kann lohnen, aber jetzt ist deine eigene in Gefahr: Loupian +1 oder +2.

lesson-activation-title = Aktivieren
lesson-activation-strength-do = Hebe deine Stärke von 3 auf **5**, für nur **2 Prestige**; dann nimm „{ move-done }“.
lesson-activation-strength-why = Gebäude, die auf dem Kopf stehen, sind **inaktiv**. Eins zu aktivieren kostet einmal **{ COMPONENT("game.activation_prestige") } Prestige**.
lesson-activation-strength-done = Vinea und Mola brachten je { COMPONENT("building[id=vinea].on_activate.morale") } Moral. Mit 5 hältst du auch den stärksten der nächsten Gallier stand, wenn dich nicht Kampfsteine schwächen.
lesson-activation-strength-missed = Deine Stärke ist immer noch 3, und die Gallier kommen mit { COMPONENT("bellum[id=bellum_iii_1].strength") } bis { COMPONENT("bellum[id=bellum_iii_4].strength") }. Vinea und Mola bringen je { COMPONENT("building[id=vinea].on_activate.morale") } Moral.
lesson-activation-strength-missed-merchants = Die Via Mercatoris kostet { COMPONENT("game.activation_prestige") } Prestige für { COMPONENT("building[id=via_mercatoris].on_activate.gold") } Gold, und Gold hast du genug: 7.
lesson-activation-strength-missed-one = Stärke 4 genügt nicht gegen { COMPONENT("bellum[id=bellum_iii_4].strength") }. Vinea und Mola bringen je { COMPONENT("building[id=vinea].on_activate.morale") } Moral: Aktiviere beide.

lesson-last-title = Der Schluss
lesson-last-points-do = Runde { COMPONENT("game.rounds") } ist vorbei: Hole noch mindestens **15 Prestige**; ein letztes Mal spielt ihr Karten aus.
lesson-last-points-why = Ein Überfall kommt nicht mehr. Am Ende zählt nur **Prestige**, und { COMPONENT("game.gold_per_prestige_at_end") } Gold sind 1 davon wert.
lesson-last-points-done = { COMPONENT("building[id=statua].prestige") }, { COMPONENT("building[id=portus].prestige") } und { COMPONENT("building[id=domus].prestige") } Prestige, und je { COMPONENT("game.gold_per_prestige_at_end") } Gold, die übrig sind, bringen noch 1. Handkarten und Rohstoffe hätten nichts gezählt.
lesson-last-points-missed = Das sind keine 15. Beende das Aktivieren mit „{ move-done }“, dann baue alles, was du bezahlen kannst.
lesson-last-points-missed-activated = Aktivieren kostete { COMPONENT("game.activation_prestige") } Prestige, und Stärke nützt nichts mehr: Nimm gleich „{ move-done }“, dann baue.
lesson-last-points-missed-some = Eine Karte ist übrig, die du hättest bauen können. 2 Holz kosten beim Vorrat 4 Gold; Statua, Portus und Domus bringen 15.

lesson-round-title = Ganze Runde
lesson-round-play-do = Jetzt allein: Hole in dieser ersten Runde mindestens **10 Prestige** und behalte { COMPONENT("game.tax_gold") } Gold für die Steuer.
lesson-round-play-why = Du hast die **Insula**: { COMPONENT("building[id=insula].prestige") } Prestige für { COMPONENT("building[id=insula].cost.wood") } Holz. Von welchem Stapel kommt Holz, oder Gold für Holz?
lesson-round-play-done = 10 Prestige oder mehr, und die Steuer ist bezahlt: So sieht eine gute Runde aus. Du bist bereit für eine erste Partie.
lesson-round-play-missed = Das sind keine 10 Prestige. Wähle Opes, nimm Gold oder Holz, hole aus dem Vorrat, was fehlt, und baue die Insula.
lesson-round-play-missed-unpaid = Für die Steuer war kein Gold mehr da, das kostete { COMPONENT("game.tax_default_prestige") } Prestige. Behalte { COMPONENT("game.tax_gold") } Gold, wenn du beim Vorrat tauschst.

## Worum es bei jeder Art von Frage geht, einmal gesagt, wenn sie jemand zum ersten Mal sieht

about-city-choice = Die Städte unterscheiden sich nur in einem: An der Küste geht Portus, im Inland Pons. Nimm, welche du magst.
about-deck-choice = Opes bringt sofort Rohstoffe und Gold, SPQR Senatskarten, Aedificium Gebäude. Du nimmst zuerst eine Karte.
about-draft-pick = A bis D liegen offen, E und F verdeckt. Was niemand nimmt, wird abgelegt.
about-card-turn = Baue, spiele Senatskarten, tausche beim Vorrat, sooft du bezahlen kannst. Behalte { COMPONENT("game.tax_gold") } Gold für die Steuer.
about-keep-one = Diese Gebäude siehst nur du. Eins kommt auf deine Hand; du kannst es gleich noch bauen.
about-order-rest = Die anderen kommen zurück auf den Stapel. Sag, welches zuerst gezogen wird, oder lass sie, wie sie liegen.
about-conspiracy = Nur Aediles rettet dein Gebäude, für { COMPONENT("senate[id=aediles].cost_vs_coniuratio.gold") } Gold; sonst kommt es zurück auf deine Hand.
about-discard-down = Nach dem Ausspielen behält niemand mehr als fünf Karten. Für das, was du ablegst, bekommst du nichts.
about-token-choice = Jeder Kampfstein zählt für die Stadt seiner Farbe, auch wenn er sie schwächt. Niemand sagt, von wem er war.
about-building-loss = Du bist unterlegen, und ein Gebäude wird zerstört. Es kommt auf deine Hand, und du darfst es wieder bauen.
about-resource-loss = Du bist unterlegen, und die Gallier nehmen Rohstoffe. Du suchst aus, welche: die, die du am wenigsten brauchst.
about-activation = Ein inaktives Gebäude hilft erst, wenn es aktiviert ist. Du darfst es auch lassen.

## Wofür ein Zug gut ist, wie der Trainer es sagt

subject-prestige = für Prestige
subject-buildings = für die Gebäude, die du bauen kannst
subject-activation = für Gebäude, die du später aktivieren kannst
subject-goods = für die Rohstoffe, die du dann hast
subject-taxes = für die Steuer
subject-yields = für die Erträge jeder Runde
subject-senate = für Senatskarten
subject-raids = für die nächsten Überfälle der Gallier
subject-draft = für die Karte, die du als Nächstes nimmst
