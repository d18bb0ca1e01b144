# Monster enhancers, twins and wanderers: names and flavour, Spanish.

corrupted = Corrupto
    .flavour = El poder corrompe. Una buena propina, también.
poisonous = Venenoso
    .flavour = No chupes al monstruo. Creíamos que era obvio.
undead = No muerto
    .flavour = La muerte fue solo una excedencia.
horrible-full-of-evil-and-yet-pitiable = Horrible, rebosante de maldad y, aun así, digno de lástima
    .flavour = Llora mientras te devora. Casi dan ganas de consolarlo.
with-a-tragic-past = Con un pasado trágico
    .flavour = Te lo va a contar entero. Son nueve tomos.
infernally-well-connected = Con enchufe en el infierno
    .flavour = Conoce a alguien de abajo. De muy abajo.
batty = Amurcielagado
    .flavour = Le han salido alas y ya ha invitado a los amigos.
in-evening-dress = De etiqueta
    .flavour = Se viste para cenar. Adivina qué hay de cena.
cutesy = Cuquísimo
    .flavour = Ojazos y lacito. Luego te dará vergüenza.
half-asleep = Medio dormido
    .flavour = La otra mitad sueña contigo, con guarnición.
evil-twin = Gemelo malvado
    .flavour = El bueno se ha quedado en casa.
wandering-monster = Monstruo errante
    .flavour = Oyó gritos y trajo el tenedor.
