vampire = Vampiro
    .flavour = Primero el cuello; luego, las presentaciones.

werewolf = Hombre lobo
    .flavour = Trae ayuda, trae tesoros, trae el palito.

changeling = Changeling
    .flavour = Hubo cambiazo en la cuna. Conserva el tique.

mummy = Momia
    .flavour = Bien envuelta, larga conservación, ábrase bajo su responsabilidad.

half-breed = Mestizo
    .flavour = El doble de antepasados, la mitad de invitaciones.
