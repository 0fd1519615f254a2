# A first game of Ruhe in Frieden, guided.

lesson-rf-goal = Only five graves are left in the old cemetery. Bury your relatives as near to the graves they want as you can, and keep the other families alive. The most points win.
lesson-rf-family = This is your family: five elderly relatives, all of them unwell to begin with. The number on each card is the grave they want. You also have 5000 bucks, 5k for short.
lesson-rf-doctor = On your turn the doctor visits your whole family. A pill makes people one step better, a placebo one worse, a bitter pill two. The steps: top fit, unwell, weak, near death, dead.
lesson-rf-placebo = The others have had theirs. Bruno shall be the first to go, for grave 2, the one he wants, is still free. Tap Bruno, choose the placebo for 1000 bucks, then send in the doctor.
lesson-rf-shares = After the visits you may send pills to other families and buy shares. A grave goes to whoever has more shares of it than any other family. One costs 3000 bucks; on its back is an action only you can see.
lesson-rf-first-share = David wants grave 4. Think ahead and buy a share of it.
lesson-rf-adjusted = At the end of your turn everything takes effect: Bruno is weak now. The bank paid 6000 bucks for those who got better, 3000 more than your share cost. It is an Illegible Document: it will help you at a burial.
lesson-rf-rival = Now it is { bot-name-1 }’s turn. Watch.
lesson-rf-rival-wants = Look: Berta wants grave 2, like your Bruno, and has had a placebo as well. And { bot-name-1 } has bought a share of grave 2. The race is on.
lesson-rf-placebo-again = Your turn. The doctor has seen the others. Another placebo for Bruno.
lesson-rf-second-share = Buy a share of grave 2. You may buy only one of each grave per turn.
lesson-rf-rival-again = Bruno is near death. One more placebo will do it. { bot-name-1 }’s turn.
lesson-rf-danger = Berta is near death, too! With one more placebo she dies on { bot-name-1 }’s next turn. You can prevent that in a moment.
lesson-rf-last-placebo = First Bruno: his last placebo.
lesson-rf-pill = Now the trick of this game: keep your rivals healthy. Tap Berta, choose a pill for 1000 bucks and send it. She will get better, unless { bot-name-1 } pays 2000 bucks to swap it for a placebo.
lesson-rf-third-share = And one more share of grave 2, to be ahead.
lesson-rf-dead = Bruno has died and left you 2000 bucks. You have two shares of grave 2, { bot-name-1 } has one: that is a majority. Bury Bruno in grave 2.
lesson-rf-contest = Objection! { bot-name-1 } plays an Illegible Document. At this burial it counts as one more share: two against two, and a tie is not enough. Play your own document of grave 4!
lesson-rf-buried = Three to two: Bruno lies where he wanted to lie. That is worth five points at the end. The shares you used for it are gone.
lesson-rf-maintenance = { bot-name-1 } has played a share of grave 2 for the action on its back: Grave Maintenance. Whoever has buried somebody there pays: 2000 bucks from you. Most actions work only while somebody lies in the grave.
lesson-rf-alive = Your pill has worked: Berta is back to weak, and the grave she wanted is taken. Swapping it for a placebo would have cost { bot-name-1 } 2000 bucks.
lesson-rf-score = The game ends when all five graves are taken or a family has nobody left. The grave they wanted scores 5 points, one next to it 4, any other 3. The New Cemetery takes anybody, for 2. Everybody still alive costs you 2.
lesson-rf-end = That was all of it: dying in good time is an art, and so is keeping others from it. Ready?
