celerity = Celerity
    .flavour = Arrive last, leave first: this is known as style.

prevarication = Prevarication
    .flavour = You said you were leaving. You never said at the first attempt.

aristocratic-pallor = Aristocratic Pallor
    .flavour = Three hundred years of factor fifty.

applied-melancholy = Applied Melancholy
    .flavour = Nobody understands you. It turns out to be a weapon.

chiropterology = Chiropterology
    .flavour = Bats. You could just have said bats.

comparative-necrology = Comparative Necrology
    .flavour = You can tell who is dead, who is resting and who is a tenor.

infernal-etiquette = Infernal Etiquette
    .flavour = The right fork for every demon. Usually a pitchfork.

condescension = Condescension
    .flavour = How brave of it, at that size.

prestidigitation = Prestidigitation
    .flavour = Five cards in the hand, two up the sleeve, none on the conscience.

clairaudience = Clairaudience
    .flavour = It sounds better than listening at keyholes.

deepest-condolences = Deepest Condolences
    .flavour = You always bring flowers. You always take something home.

martyrdom = Martyrdom
    .flavour = You suffer in silence, then you send the bill.

catharsis = Catharsis
    .flavour = Have a good scream. The neighbours are used to it.

coiffure-noire = Coiffure Noire
    .flavour = No hat would dare.

ascendancy = Ascendancy
    .flavour = They never wanted to help. Now they never want anything.

telekinesis = Telekinesis
    .flavour = Heavy things are lifted by the mind. Preferably someone else's.

weaponised-ennui = Weaponised Ennui
    .flavour = One yawn, and the room surrenders.

haematophagy = Haematophagy
    .flavour = Greek for: are you going to finish that?

choral-howling = Choral Howling
    .flavour = For four voices, no conductor and a great deal of moon.

pyramid-scheme = Pyramid Scheme
    .flavour = Four thousand years in business and still recruiting.

eclecticism = Eclecticism
    .flavour = A little of everything, and all of it borrowed.

apotropaism = Apotropaism
    .flavour = Bad luck sees you coming and crosses the street.

kleptomancy = Kleptomancy
    .flavour = You foresee that it will be yours.

sublimation = Sublimation
    .flavour = You are not running away. You are evaporating with dignity.

resurrectionism = Resurrectionism
    .flavour = Nothing is ever truly lost. Least of all what can be resold.

apotheosis = Apotheosis
    .flavour = Modesty was your last remaining flaw.

impeccable-provenance = Impeccable Provenance
    .flavour = It belonged to a count. So it counts double.

sartorial-transcendence = Sartorial Transcendence
    .flavour = Two hats. At once. And they suit you.

mesmerism = Mesmerism
    .flavour = Look into my eyes. No, the other ones.

megalomania = Megalomania
    .flavour = You are worth any two of them. Source: you.
