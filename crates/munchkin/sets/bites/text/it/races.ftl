vampire = Vampiro
    .flavour = Prima il collo, poi le presentazioni.

werewolf = Licantropo
    .flavour = Riporta aiuti, riporta tesori, riporta il bastone.

changeling = Changeling
    .flavour = Lo scambio avvenne nella culla. Lo scontrino c'è ancora.

mummy = Mummia
    .flavour = Ben confezionata, a lunga conservazione, aprire a proprio rischio.

half-breed = Mezzosangue
    .flavour = Il doppio degli antenati, la metà degli inviti.
