trap-low-beam = Low Beam Trap
    .flavour = The house was built for shorter egos.

curse-of-the-moths = Curse of the Moths
    .flavour = Velvet, vintage, well aged. They asked for seconds.

trap-wet-cement = Wet Cement Trap
    .flavour = Your boots have decided to settle down.

curse-of-the-buttered-fingers = Curse of the Buttered Fingers
    .flavour = They always said you had lost your grip. Now it is official.

trap-dumb-waiter = Dumb Waiter Trap
    .flavour = It takes everything down. All it ever brings up is the smell.

curse-of-fashion = Curse of Fashion
    .flavour = Your best piece is so last century. And not one of the good ones.

trap-portrait = Portrait Trap
    .flavour = Its eyes follow you around the room. So do its hands.

curse-of-the-alarm-clock = Curse of the Alarm Clock
    .flavour = Seven in the morning. You thought it was a legend.

trap-loose-stair = Loose Stair Trap
    .flavour = The higher you climb, the longer you get to think about it.

curse-of-writers-block = Curse of Writer's Block
    .flavour = Four hundred years of torment and not one decent line.

curse-of-the-two-weeks-notice = Curse of the Two Weeks' Notice
    .flavour = Someone else offered weekends off. And a pulse.

trap-draught = Sudden Draught Trap
    .flavour = The window opens by itself. Your cards see their chance.

curse-of-the-nosy-neighbour = Curse of the Nosy Neighbour
    .flavour = She only came to borrow some sugar. And your best card.

curse-of-the-identity-crisis = Curse of the Identity Crisis
    .flavour = It is not a phase, you said. It was a phase.

curse-of-the-family-doctor = Curse of the Family Doctor
    .flavour = Good news: just a lack of vitamin D. Nothing supernatural.

trap-garlic-bread = Garlic Bread Trap
    .flavour = The starter is on the house. The consequences are not.

curse-of-the-gloomy-afternoon = Curse of the Gloomy Afternoon
    .flavour = Why fight? Why anything? Is there any cake left?

curse-of-the-overdressed = Curse of the Overdressed
    .flavour = A stunning entrance. If only one could breathe in it.

curse-of-stage-fright = Curse of Stage Fright
    .flavour = Picture your audience in their shrouds. Oh. They came in them.

trap-tangled-cape = Tangled Cape Trap
    .flavour = One dramatic swirl, one tragic doorknob.

curse-of-the-bad-hair-century = Curse of the Bad Hair Century
    .flavour = No reflection, no warning, no mercy.

curse-of-the-squeaky-shoes = Curse of the Squeaky Shoes
    .flavour = You move like a shadow. A shadow treading on rubber ducks.

curse-of-the-decorative-pockets = Curse of the Decorative Pockets
    .flavour = Sewn shut by a tailor who hated joy.

curse-of-the-contested-will = Curse of the Contested Will
    .flavour = And to the guest on my left: the one thing I actually liked.

curse-of-the-hatters-waltz = Curse of the Hatters' Waltz
    .flavour = Change partners, change hats, change shampoo.

trap-chandelier = Falling Chandelier Trap
    .flavour = Aimed at nobody. Fair to everybody.

trap-backwards = Backwards Trap
    .flavour = Fitted the wrong way round: it springs on whoever laughs.

curse-of-the-landlord = Curse of the Landlord
    .flavour = The rent is overdue. Since 1742.

curse-of-the-crypt-roulette = Curse of the Crypt Roulette
    .flavour = The house always wins. The house also breathes.

trap-lightning = Lightning Trap
    .flavour = The higher the collar, the better the aim.
