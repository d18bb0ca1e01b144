shady-butler = Maggiordomo Losco
    .flavour = Qualunque cosa succeda, è stato lui.

night-coachman = Cocchiere Notturno
    .flavour = Non si ferma mai. Nemmeno per i cavalli.

unpaid-intern = Stagista Non Pagato
    .flavour = In compenso fa esperienza. Quasi sempre brutta.

part-time-tomb-robber = Tombarolo Part-Time
    .flavour = Bussa sempre, prima di entrare. Col piede di porco.

eager-understudy = Sostituto Impaziente
    .flavour = Sa la tua parte a memoria. Aspetta solo che tu inciampi.

family-solicitor = Avvocato di Famiglia
    .flavour = Ogni maledizione ha le sue clausole in piccolo. Le ha scritte lui.
