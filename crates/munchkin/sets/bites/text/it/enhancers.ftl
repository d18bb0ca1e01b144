# Monster enhancers, twins and wanderers: names and flavour, Italian.

corrupted = Corrotto
    .flavour = Il potere corrompe. Anche una buona mancia aiuta.
poisonous = Velenoso
    .flavour = Non leccare il mostro. Credevamo fosse ovvio.
undead = Non Morto
    .flavour = La morte? Solo una pausa di riflessione.
horrible-full-of-evil-and-yet-pitiable = Orribile, Pregno di Male, Eppure Commisevole
    .flavour = Piange mentre ti divora. Quasi lo consoleresti.
with-a-tragic-past = Dal Passato Tragico
    .flavour = Te lo racconterà tutto. Sono nove volumi.
infernally-well-connected = Con Amici Molto in Basso
    .flavour = C'è chi ha santi in paradiso. Lui ha cugini altrove.
batty = Impipistrellato
    .flavour = Gli sono spuntate le ali e ha già invitato gli amici.
in-evening-dress = In Abito da Sera
    .flavour = Si veste per cena. Indovina la cena.
cutesy = Puccettoso
    .flavour = Occhioni e fiocchetto. Dopo ti vergognerai.
half-asleep = Mezzo Addormentato
    .flavour = L'altra metà sogna te, con contorno.
evil-twin = Gemello Malvagio
    .flavour = Quello buono è rimasto a casa.
wandering-monster = Mostro Errante
    .flavour = Ha sentito gridare e ha portato la forchetta.
