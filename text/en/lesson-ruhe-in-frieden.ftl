# A first game of Ruhe in Frieden, guided.

lesson-rf-goal = Only five graves are left in the old cemetery. Get your relatives buried as close to their wishes as you can, and keep the other families from dying too soon. The most points win.
lesson-rf-family = This is your family: five elderly relatives. The number on each is the grave they wish for. All of them are unwell to begin with.
lesson-rf-doctor = Every turn the doctor visits everybody. A pill makes people better, a placebo makes them worse: from top fit to unwell, weak, near death and dead.
lesson-rf-placebo = The others have been seen to already: pills for three of them, a placebo for Clara. Now Bruno, who wishes for grave 2. Give him a placebo for 1,000 bucks and send the plan off.
lesson-rf-shares = After the visits you may send pills to other families and buy shares. To be buried in a grave you need more shares of it than anybody else. One costs 3,000, and on its back is an action only you can see.
lesson-rf-first-share = Buy a share of grave 4.
lesson-rf-adjusted = At the end of your turn everything takes effect: Bruno is weak now. And whoever gets better pays: you have earned 6,000 bucks. Your share turns out to be an Illegible Document. Keep that in mind.
lesson-rf-rival = Now it is { bot-name-1 }’s turn. Watch.
lesson-rf-rival-wants = Look: Berta, who wishes for grave 2 like your Bruno, has had a placebo as well. And { bot-name-1 } has bought a share of grave 2. This will be a race.
lesson-rf-placebo-again = Your turn. The doctor has seen the others. Another placebo for Bruno.
lesson-rf-second-share = Buy a share of grave 2, one each per turn is all you get.
lesson-rf-rival-again = Bruno is near death. One more placebo will do it. { bot-name-1 }’s turn.
lesson-rf-danger = Berta is near death, too! Left alone, she dies in { bot-name-1 }’s next turn. You can prevent that, in a moment.
lesson-rf-last-placebo = First Bruno: his last placebo.
lesson-rf-pill = Now the trick of this game: keep your rival’s family healthy. Send Berta a pill. It costs you 1,000 bucks, and it will make her better whether { bot-name-1 } likes it or not.
lesson-rf-third-share = And one more share of grave 2, to be ahead.
lesson-rf-dead = Bruno has died, and you inherit 2,000 bucks. You have two shares of grave 2, { bot-name-1 } has one: that is a majority. Bury Bruno in grave 2.
lesson-rf-contest = Objection! { bot-name-1 } plays an Illegible Document, which counts as one more share in this burial: two against two, and a tie is not enough. But you hold one as well. Play your document of grave 4!
lesson-rf-buried = Three to two: Bruno lies where he wished to lie. That is worth five points at the end. The shares you used for it are gone.
lesson-rf-maintenance = But a card of an occupied grave can be played for its action, at any time. { bot-name-1 } played Grave Maintenance, and you had to pay 2,000 bucks. The five actions are on the backs of the shares.
lesson-rf-alive = Your pill has worked: Berta is only weak, and her grave is taken. { bot-name-1 } could have swapped the pill, but that costs 2,000 bucks.
lesson-rf-score = It ends when all five graves are occupied or a family has died out. The wished-for grave counts 5 points, the one next to it 4, any other 3, the New Cemetery 2. Everybody still alive costs you 2.
lesson-rf-end = That was all of it: dying in good time is an art, and so is keeping others from it. Ready?
