shady-butler = Podezřelý komorník
    .flavour = Ať se stane cokoli, byl to on.

night-coachman = Noční kočí
    .flavour = Nikdy nezastaví. Ani kvůli koním.

unpaid-intern = Neplacený stážista
    .flavour = Odměnou jsou mu zkušenosti. Většinou špatné.

part-time-tomb-robber = Vykradač hrobů na půl úvazku
    .flavour = Vždycky nejdřív zaklepe. Páčidlem.

eager-understudy = Dychtivý záskok
    .flavour = Tvou roli zná zpaměti. Čeká jen, až zakopneš.

family-solicitor = Rodinný advokát
    .flavour = Každá kletba má dodatek drobným písmem. Psal ho on.
