# Monster enhancers, twins and wanderers: names and flavour, English.

corrupted = Corrupted
    .flavour = Power corrupts. So does a decent tip.
poisonous = Poisonous
    .flavour = Do not lick the monster. We thought that was obvious.
undead = Undead
    .flavour = Death was only a career break.
horrible-full-of-evil-and-yet-pitiable = Horrible, Full of Evil, and Yet Pitiable
    .flavour = It weeps while it eats you. You almost want to comfort it.
with-a-tragic-past = With a Tragic Past
    .flavour = It will tell you all of it. There are nine volumes.
infernally-well-connected = Infernally Well Connected
    .flavour = It knows somebody downstairs. All the way downstairs.
batty = Batty
    .flavour = It grew wings overnight and has invited all its friends.
in-evening-dress = In Evening Dress
    .flavour = It dresses for dinner. Guess who is dinner.
cutesy = Cutesy
    .flavour = Big eyes, little bow. You will hate yourself for this.
half-asleep = Half Asleep
    .flavour = The other half is dreaming of you, with gravy.
evil-twin = Evil Twin
    .flavour = The nice one stayed at home.
wandering-monster = Wandering Monster
    .flavour = It heard screams and brought a fork.
