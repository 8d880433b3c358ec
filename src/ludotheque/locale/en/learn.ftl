### The guided first games in the browser. A lesson has one idea, in few and friendly words.

learn-title = Learn { $game }
learn-minutes = About { $n } minutes, at your own pace
learn-start = Start my first game
learn-go-on = Go on with my first game
learn-anew = Start the lesson anew
learn-rules = Read the rules
learn-real = It is a real game with all its rules; only somebody sits beside you and explains. You can take moves back, hide the lessons, and stop and come back whenever you like.
learn-coach = Lesson
learn-got-it = Got it
learn-hide = Hide the lessons
learn-show = Show the lessons
learn-rest-0 = Play on. I am back when something new comes up. Not sure what to do? Ask for a hint.
learn-rest-1 = Play on. Every piece says what it is: point at it, or hold your finger on it.
learn-done = That was all I had to tell. Have fun!
learn-example = For example: { $move }
learn-notebook = What you know already
learn-notebook-empty = Nothing yet: the first lesson is being told.
learn-count = { $n } of { $of }

## The Spirit of Eden

learn-eden-lead = A puzzle for one. Your first game is the Classic one: no extra difficulties.
learn-eden-about-1 = Three Goomz have broken into a ring of eight lands, and nobody but you guards it.
learn-eden-about-2 = Each round you roll four dice, and they move your three Allies.
learn-eden-about-3 = Trap every Goomz three times before the lands are gone.

learn-eden-goal-title = Out with them!
learn-eden-goal = These three are the **Goomz**. Trap one of them three times and it is gone for good. When all three are gone, you have won.
learn-eden-lands-title = Two of every land
learn-eden-lands = Two waterfalls, two swamps, two forests, two mountains. A Goomz first **ravages** a land, then **destroys** it. When both lands of one kind are destroyed, you have lost.
learn-eden-allies-title = Your Allies
learn-eden-allies = **Water**, **Fauna** and **Flora** are on your side. With your dice they walk round the ring, pull and push the Goomz, heal, protect, and trap.
learn-eden-objectives-title = How to trap one
learn-eden-objectives = Each Goomz has a card. It shows which Ally can trap it, and on which land. Bring these two together on such a land, then use **Trap**.
learn-eden-dice-title = Your turn
learn-eden-dice = Touch a die, then a row with its number: that is what an Ally does. Each card takes one die a round. Follow my arrow, or go your own way.
learn-eden-forecast-title = The clouds know
learn-eden-forecast = The cloud beside a Goomz shows what it would do if your turn ended now. Each die can change that. When you are content, press **End**.
learn-eden-trap-title = Now!
learn-eden-trap = The right Goomz, the right Ally, the right land, and a die for **Trap**: take the chance! The Goomz is caught when its turn to act comes.
learn-eden-order-title = Their turn
learn-eden-order = Now each Goomz acts once, and **you** say in which order. Where two of them share a land, the order can make all the difference.
learn-eden-caught-title = Caught!
learn-eden-caught = One objective is reached. The Goomz has fled one land further, clockwise, and its card shows what comes next. After the third it is gone.
learn-eden-rest-title = An Ally takes the blow
learn-eden-rest = The Goomz met an Ally, so the land was spared. The Ally now rests with **Noa**: it misses the next round and then comes back on a forest.
learn-eden-ravage-title = That hurt
learn-eden-ravage = This land has lost its colours: it is ravaged. One more attack destroys it, unless an Ally **heals** it or stands in the way.
learn-eden-change-title = The wrong numbers?
learn-eden-change = **Backup**: give up one die and roll another one again, twice a round at most. And once in the whole game **Noa** turns a die to any number. Many keep that for a Trap.
learn-eden-shield-title = Stand your ground
learn-eden-shield = **Protect** raises a shield over a land: the next attack there harms nobody and nothing. The Ally stays where it is for this round.
learn-eden-over-title = { $won ->
        [yes] Eden is saved
       *[no] Not this time
    }
learn-eden-over = { $won ->
        [yes] Well done! You know the game now. If it felt easy, add a mode or two next time: there are five, and they can be mixed.
       *[no] Eden falls for nearly everybody at first. You know the game now, and Noa would be glad if you tried again.
    }

## Les Gardiens de Havresac

learn-havresac-lead = For one to four players, all at the same time. Your first game is alone: nobody waits for you.
learn-havresac-about-1 = Foxes, crocodiles and pigs have overrun the kingdom, and fairies hide in it.
learn-havresac-about-2 = Your Guardians come out of the bag one by one, and each goes on from where another stands.
learn-havresac-about-3 = What they achieve brings Glory: gold for more Guardians, and points.

learn-havresac-goal-title = Free the kingdom
learn-havresac-goal = In **five rounds** your Guardians catch creatures, rebuild villages and open chests. In the end only the **points** beside the crown count: get as many as you can.
learn-havresac-bag-title = Out of the bag
learn-havresac-bag = Your Guardians come out of the **bag** one by one, nobody knows in which order. Each is played before the next is drawn. When the bag is empty, the round is counted.
learn-havresac-move-title = Off you go
learn-havresac-move = This Guardian sets out from the Castle. Every square with a dot or a frame is within reach; where you end is what counts. Follow my arrow, or go your own way.
learn-havresac-done-title = Happy with it?
learn-havresac-done = Say **Done**, and the next Guardian comes out of the bag. Until then you can take the move back.
learn-havresac-chain-title = Step by step further
learn-havresac-chain = The next one may start at the Castle, or **from any Guardian that is out there already**. That is how you get into the far corners.
learn-havresac-creatures-title = Who catches whom
learn-havresac-creatures = Only a **Warrior** may enter the square of a Fox (Glory { $fox }), a Crocodile ({ $crocodile }) or a Pig ({ $pig }). A **Fairy** goes along with whoever reaches her.
learn-havresac-thief-title = The Thief
learn-havresac-thief = Only he opens **Chests**, by ending his move on one. The item inside helps one of the next Guardians, once; and every opened Chest is worth { $points } points in the end.
learn-havresac-priestess-title = The Priestess
learn-havresac-priestess = Instead of walking she may **take the place** of another Guardian. That one goes back into the bag and is drawn again this round: one more move for you.
learn-havresac-villages-title = Build it up again
learn-havresac-villages = End a move on a ruin, and the **Village** is rebuilt. All rebuilt Villages bring Glory in **every** round that follows: the sooner the better.
learn-havresac-glory-title = What it was worth
learn-havresac-glory = Everybody is home. Catches and Villages make **Glory**, and the table turns it into Gold and points. This round: Glory { $glory }, Gold { $gold }, points { $points }.
learn-havresac-recruit-title = Hire help
learn-havresac-recruit = Your **Gold** buys Guardians, and they are yours for good: more in the bag, more moves each round. What you do not spend you keep.
learn-havresac-round-title = A new round
learn-havresac-round = New creatures have appeared. Monsters that nobody caught are still there, the Fairies have flown. If a Guide left a **Tent**, you may start from it too.
learn-havresac-land-title = Woods and water
learn-havresac-land = A **forest** stops whoever enters it. **Lakes** are in the way, and so are other Guardians.
learn-havresac-over-title = The last count
learn-havresac-over = Your points, the creatures you hunted and the opened Chests: that is your score. Next time try some Guardians' Night side, or ask friends to the table: nobody ever waits for a turn.

## GOLDblivion

learn-goldblivion-lead = For one to four players. In your first game you meet the easy bot, which plays along without much thought.
learn-goldblivion-about-1 = Elves, humans and dwarves work for you; each knows a trick of their own.
learn-goldblivion-about-2 = Hire better people, build, and fight whatever sleeps in the hills.
learn-goldblivion-about-3 = Ten ingots end the game, and the richest wins.

learn-goldblivion-goal-title = Gold, of course
learn-goldblivion-goal = Once somebody has **ten ingots** the round is played to its end, and whoever has most wins. The track shows how far everybody is.
learn-goldblivion-noble-title = A noble friend
learn-goldblivion-noble = { $n ->
        [one] The other **Noble** is taken, so this one joins you.
       *[other] Choose a **Noble**.
    } The card goes into your pile and comes up again and again, like all your cards. Point at it to read what it does.
learn-goldblivion-develop-title = One card for your land
learn-goldblivion-develop = Each round you draw five cards, and one of them goes under your board **for the rest of the game**. On the left each makes a nugget a round; on the right every two make a material.
learn-goldblivion-play-title = Two actions
learn-goldblivion-play = A turn has **two actions**. Playing a card is one: you get what its icons say. Point at a card to read it in words.
learn-goldblivion-fight-title = To arms!
learn-goldblivion-fight = Choose a tile. The red sign tells how many of your **Combat cards** you draw there: one for each open side. If their Force reaches the enemy's, you win.
learn-goldblivion-fought-title = { $won ->
        [yes] Won!
       *[no] Not enough
    }
learn-goldblivion-fought = { $won ->
        [yes] The tile is yours, and its reward too. And the land is open now: you draw one card more against its neighbours.
       *[no] You lose one card of this fight, and you choose which. But the enemy stays uncovered: now everybody knows how much Force it takes.
    } The cards that fought rest until the next round.
learn-goldblivion-ingot-title = Seven make one
learn-goldblivion-ingot = Seven nuggets become **one ingot**, at any time in your turn and without using an action. Or do you need them for something better?
learn-goldblivion-purse-title = Three kinds of riches
learn-goldblivion-purse = **Nuggets** hire people. **Materials** build; you can hold four. **Ingots** are what you are here for. In the two **Villages** you can trade: each visit is an action.
learn-goldblivion-end-title = Anything else?
learn-goldblivion-end = Your two actions are used. Buildings, Magic tokens and changing nuggets cost none, so they are still possible. Then **end** your turn.
learn-goldblivion-buy-title = Get better cards
learn-goldblivion-buy = Buying is an action too. The card is shuffled into your pile and comes up later; a **Building** is in play at once. The red cards fight for you.
learn-goldblivion-symbols-title = Friends of a kind
learn-goldblivion-symbols = An icon after a stroke counts symbols: “/ leaf” means for **every Elf** you have in play, this card too. So think about the order in which you play.
learn-goldblivion-pass-title = That is it for now
learn-goldblivion-pass = Your hand is empty. Buy what you can use, then **pass**: every seven nuggets become an ingot, the rest stays yours, and you wait for the next round.
learn-goldblivion-round-title = Once more
learn-goldblivion-round = All your cards went back into the pile, and you have drawn five. Again one goes under your board; then **everything** under it produces again.
learn-goldblivion-over-title = { $won ->
        [yes] Rich!
       *[no] Somebody was richer
    }
learn-goldblivion-over = { $won ->
        [yes] Well played! Stronger bots are tougher opponents, and friends are tougher still.
       *[no] It happens, even against the easy bot. You know the game now: the next gold is yours.
    }
