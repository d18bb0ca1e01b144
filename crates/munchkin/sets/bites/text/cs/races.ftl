vampire = Upír
    .flavour = Nejdřív krk, potom představování.

werewolf = Vlkodlak
    .flavour = Přinese pomoc, přinese poklad, přinese klacek.

changeling = Podvrženec
    .flavour = Vyměnili ho v kolébce. Účtenku si nechal.

mummy = Mumie
    .flavour = Pevně zabaleno, dlouhá trvanlivost, otevírat na vlastní nebezpečí.

half-breed = Míšenec
    .flavour = Dvojnásobek předků, polovina pozvánek.
