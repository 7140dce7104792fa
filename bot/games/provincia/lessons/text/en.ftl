### How Provincia Romana is taught: lessons, and what each kind of question is about.

## Lessons

lesson-aim-title = What wins
lesson-aim-build-do = You hold three buildings: build the one worth the **most prestige**.
lesson-aim-build-why = Whoever has the most **prestige** after six rounds wins. The menu says what each card is worth.
lesson-aim-build-done = The Insula is worth { COMPONENT("building[id=insula].prestige") } prestige for { COMPONENT("building[id=insula].cost.wood") } wood, and it counts from now on. A building stays in your city, unless someone destroys it.
lesson-aim-build-missed = Built, but the Armamentarium is worth only { COMPONENT("building[id=armamentarium].prestige") } prestige, and the Insula now lacks that wood: it is worth { COMPONENT("building[id=insula].prestige") }.

lesson-draft-title = Taking cards
lesson-draft-stone-do = You chose the deck **Opes** (resources): take the card that gives **{ COMPONENT("opes[id=opes_09].quaestor.stone") } stone**.
lesson-draft-stone-why = Everyone takes one; you first. Whoever chose gets the **upper half** of a card, others the lower.
lesson-draft-stone-done = You have 8 stone now; there is room for { COMPONENT("game.storage_with_horreum") } of each resource, and anything beyond that is lost. Then the other player took a card.
lesson-draft-stone-missed = That card gives no stone. Choose A.
lesson-draft-stone-missed-hidden = E and F are face down: a gamble. The { COMPONENT("opes[id=opes_09].quaestor.stone") } stone was in plain sight at A.
lesson-draft-stone-missed-fewer = That is stone, but less of it. The card at A gives you { COMPONENT("opes[id=opes_09].quaestor.stone") }, since you chose the deck.

lesson-draft-army-do = The other player chose **SPQR**, the Senate. Take the **Consul**, who gives +{ COMPONENT("senate[id=consul_metello].effect.defence") } defense.
lesson-draft-army-why = Such cards go to your **hand** until your turn to play. In round { COMPONENT("game.battle_rounds.1") } the Gauls come: defense helps.
lesson-draft-army-done = The Consul is in your hand; later you pay { COMPONENT("senate[id=consul_metello].cost.gold") } gold and play it. The third deck, Aedificium, has buildings.
lesson-draft-army-missed = That is a favor of the Senate, too, but not the Consul: choose A.
lesson-draft-army-missed-hidden = E and F are face down, and no one knows what they are beforehand. The Consul is in plain sight at A.

lesson-bank-title = The bank
lesson-bank-wood-do = Your Insula costs **{ COMPONENT("building[id=insula].cost.wood") } wood**, and you have 7: buy the **2** you need.
lesson-bank-wood-why = The bank sells wood and stone for **{ COMPONENT("game.bank_trade_gold") } gold** each, as often as you like, but no clay.
lesson-bank-wood-done = 4 gold for 2 wood. You may do that on each of your card turns. You get nothing for a card that you discard: keep yours.
lesson-bank-wood-missed = Wood, but not enough: 7 and 1 is 8, and the Insula costs { COMPONENT("building[id=insula].cost.wood") }. Buy 2.
lesson-bank-wood-missed-other = That is stone; what you need now is wood. You will need that gold.

lesson-bank-both-do = Now build **Insula and Amphiteatrum**, then end your turn with “{ move-done }”.
lesson-bank-both-why = On one turn you play **as many cards** as you can pay for. The bank has the stone you need.
lesson-bank-both-done = 18 prestige on one turn: gold is worth most when it lets you build something great early.
lesson-bank-both-missed = Nothing was built, and the round is over. First build the Insula; then buy 3 stone for the Amphiteatrum.
lesson-bank-both-missed-arsenal = The Armamentarium took wood and gold that the great buildings need: it is worth { COMPONENT("building[id=armamentarium].prestige") } prestige, they are worth { COMPONENT("building[id=insula].prestige") } and { COMPONENT("building[id=amphiteatrum].prestige") }.
lesson-bank-both-missed-unpaid = Both are built, but no gold was left for the tax, and that cost { COMPONENT("game.tax_default_prestige") } prestige. 3 stone from the bank are enough.
lesson-bank-both-missed-one = One of the two isn’t built yet. Insula for { COMPONENT("building[id=insula].cost.wood") } wood; then 3 stone for 6 gold; then the Amphiteatrum.

lesson-senate-title = The Senate
lesson-senate-patron-do = You’re 2 stone short for the Colosseum: play the Senate card **Patronus**.
lesson-senate-patron-why = It costs { COMPONENT("senate[id=patronus_2].cost.gold") } gold and gives **{ COMPONENT("senate[id=patronus_2].effect.wood") } wood and { COMPONENT("senate[id=patronus_2].effect.stone") } stone**; from the bank that would be 8 gold.
lesson-senate-patron-done = Four resources for { COMPONENT("senate[id=patronus_2].cost.gold") } gold. Senate cards give resources, discounts, defense – or harm others. Next to each you read what it does.
lesson-senate-patron-missed = The Patronus wasn’t played. Choose “{ move-favour } · Patronus”.

lesson-senate-great-do = Build **Colosseum and Hortus**, then end your turn: **17 prestige** in all.
lesson-senate-great-why = The Colosseum takes stone and a little gold, the Hortus nothing but gold: you can pay for both.
lesson-senate-great-done = { COMPONENT("building[id=colosseum].prestige") } and { COMPONENT("building[id=hortus].prestige") } prestige, and morale rose twice. Cards that need different resources go well together.
lesson-senate-great-missed = Nothing was built, and the round is over. First build the Colosseum, then the Hortus.
lesson-senate-great-missed-one = Less than 17 prestige. You can pay for both: they cost 8 of your 9 gold, and you have the rest.

lesson-yields-title = Yields
lesson-yields-three-do = Build **Lignator, Fodina and Aurifex**, then end your turn with “{ move-done }”.
lesson-yields-three-why = Each is worth { COMPONENT("building[id=lignator].prestige") } prestige and gives something **each round**: { COMPONENT("building[id=lignator].each_round.wood") } wood, { COMPONENT("building[id=fodina].each_round.stone") } stone, { COMPONENT("building[id=aurifex].each_round.gold") } gold. Early is best.
lesson-yields-three-done = You got 1 wood, 1 stone and 1 gold at the end of this round, and you’ll get them in all five that follow.
lesson-yields-three-missed = Nothing was built. You can pay for all three: build them one by one.
lesson-yields-three-missed-some = Good, but not all three, though you can pay for them. What you build later yields fewer times.

lesson-tax-title = The tax
lesson-tax-keep-do = Choose “{ move-build } · Strata”, then end the round with **{ COMPONENT("game.tax_gold") } gold** left for Rome.
lesson-tax-keep-why = Each round costs **{ COMPONENT("game.tax_gold") } gold in tax**, or else { COMPONENT("game.tax_default_prestige") } prestige. The card Gloria, for { COMPONENT("senate[id=gloria_6].cost.gold") } gold, can wait.
lesson-tax-keep-done = { COMPONENT("building[id=strata].prestige") } prestige, and the tax is paid. Also, morale and defense fell by 1, as they do every round.
lesson-tax-keep-missed = The tax is paid, but the Strata isn’t built. It costs { COMPONENT("building[id=strata].cost.clay") } clay and { COMPONENT("building[id=strata].cost.stone") } stone, no gold: choose “{ move-build } · Strata”.
lesson-tax-keep-missed-unpaid = There was no gold for the tax: { COMPONENT("game.tax_default_prestige") } prestige lost. Gloria gives its { COMPONENT("senate[id=gloria_6].end_prestige") } at the end, whenever you play it.

lesson-raid-title = The Gauls
lesson-raid-legion-do = The Gauls come with up to **{ COMPONENT("bellum[id=bellum_ii_2].strength") }**, and your strength is 5: raise it to **6**.
lesson-raid-legion-why = **Strength** is morale, defense and military together. The Senate card Legio gives { COMPONENT("senate[id=legio].effect.defence") } defense.
lesson-raid-legion-done = Strength 6: now as strong as the strongest of these Gauls, and that is enough. A city that is beaten loses morale, resources, gold, prestige or a building.
lesson-raid-legion-missed = Your strength is still 5. Choose “{ move-favour } · Legio”.

lesson-raid-token-do = Choose “{ move-done }”; then play a **battle token** that helps **your** city, Loupian.
lesson-raid-token-why = All choose one in secret, of **any color**: its number counts for the city of that color.
lesson-raid-token-done = Your token counted for Loupian, as every token of its color does. Each can be played only once.
lesson-raid-token-missed = That token weakened your own city. Loupian is yours: choose its +1 or +2.
lesson-raid-token-missed-theirs = That token counted for the other city. Weakening others can pay off, but now your own city is in danger: Loupian +1 or +2.

lesson-activation-title = Activating
lesson-activation-strength-do = Raise your strength from 3 to **5** for only **2 prestige**; then choose “{ move-done }”.
lesson-activation-strength-why = Upside-down buildings are **inactive**. Activating one costs **{ COMPONENT("game.activation_prestige") } prestige**, once.
lesson-activation-strength-done = Vinea and Mola gave { COMPONENT("building[id=vinea].on_activate.morale") } morale each. With 5 you withstand even the strongest of the next Gauls, unless tokens weaken you.
lesson-activation-strength-missed = Your strength is still 3, and the Gauls come with { COMPONENT("bellum[id=bellum_iii_1].strength") } to { COMPONENT("bellum[id=bellum_iii_4].strength") }. Vinea and Mola give { COMPONENT("building[id=vinea].on_activate.morale") } morale each.
lesson-activation-strength-missed-merchants = The Via Mercatoris costs { COMPONENT("game.activation_prestige") } prestige for { COMPONENT("building[id=via_mercatoris].on_activate.gold") } gold, and you have plenty of gold: 7.
lesson-activation-strength-missed-one = Strength 4 is not enough against { COMPONENT("bellum[id=bellum_iii_4].strength") }. Vinea and Mola give { COMPONENT("building[id=vinea].on_activate.morale") } morale each: activate both.

lesson-last-title = The end
lesson-last-points-do = Round { COMPONENT("game.rounds") } is over: gain **15 prestige** or more in what is left, a last turn of cards.
lesson-last-points-why = There are no more raids. At the end only **prestige** counts, and { COMPONENT("game.gold_per_prestige_at_end") } gold is worth 1 of it.
lesson-last-points-done = { COMPONENT("building[id=statua].prestige") }, { COMPONENT("building[id=portus].prestige") } and { COMPONENT("building[id=domus].prestige") } prestige, and every { COMPONENT("game.gold_per_prestige_at_end") } gold left is worth 1 more. Cards in hand and resources would have counted for nothing.
lesson-last-points-missed = Less than 15. End the activation with “{ move-done }”; then build all that you can pay for.
lesson-last-points-missed-activated = Activating cost { COMPONENT("game.activation_prestige") } prestige, and strength no longer helps: choose “{ move-done }” right away, then build.
lesson-last-points-missed-some = You have a card left that you could have built. 2 wood from the bank costs 4 gold; Statua, Portus and Domus are worth 15.

lesson-round-title = A whole round
lesson-round-play-do = On your own now: gain **10 prestige** or more in this first round, and keep { COMPONENT("game.tax_gold") } gold for the tax.
lesson-round-play-why = You hold the **Insula**: { COMPONENT("building[id=insula].cost.wood") } wood for { COMPONENT("building[id=insula].prestige") } prestige. Which deck gives you wood, or gold for wood?
lesson-round-play-done = 10 prestige or more, and the tax is paid: that’s how a good round goes. You’re ready for a first game.
lesson-round-play-missed = Less than 10 prestige. Choose Opes, take gold or wood, buy what you need from the bank, and build the Insula.
lesson-round-play-missed-unpaid = No gold was left for the tax, and that cost { COMPONENT("game.tax_default_prestige") } prestige. Keep { COMPONENT("game.tax_gold") } gold when you trade with the bank.

## What each kind of question is about, told to somebody who meets it for the first time

about-city-choice = The cities differ in one thing: on the coast Portus can be built, inland Pons. Choose whichever you like.
about-deck-choice = Opes gives resources and gold right away, SPQR Senate cards, Aedificium buildings. You take a card first.
about-draft-pick = A to D are face up, E and F face down. What no one takes is discarded.
about-card-turn = Build, play Senate cards, trade with the bank, as often as you can pay. Keep { COMPONENT("game.tax_gold") } gold for the tax.
about-keep-one = You alone see these buildings. One goes to your hand; you can build it this very turn.
about-order-rest = The others go back on the deck. Say which is drawn first, or leave them as they are.
about-conspiracy = Only Aediles, for { COMPONENT("senate[id=aediles].cost_vs_coniuratio.gold") } gold, can save your building; otherwise it returns to your hand.
about-discard-down = After the card turns no one keeps more than five cards. You get nothing for what you discard.
about-token-choice = Each battle token counts for the city of its color, for better or worse. It is shown without your name.
about-building-loss = You were beaten, and a building is destroyed. It returns to your hand, and you may build it again.
about-resource-loss = You were beaten, and the Gauls take resources. You choose which: give what you need least.
about-activation = An inactive building helps only once it is activated. You may also leave it as it is.

## What a move is good for, as the coach says it

subject-prestige = for prestige
subject-buildings = for the buildings that you can build
subject-activation = for buildings that you can activate later
subject-goods = for the resources that you have then
subject-taxes = for the tax
subject-yields = for the yields of each round
subject-senate = for Senate cards
subject-raids = for the next raids of the Gauls
subject-draft = for the card that you take next
