celerity = Celeridad
    .flavour = Llegar tarde y marcharse antes que nadie: eso es estilo.

prevarication = Tergiversación
    .flavour = Dijiste que te ibas. No que fuera a la primera.

aristocratic-pallor = Palidez aristocrática
    .flavour = Trescientos años de protección cincuenta.

applied-melancholy = Melancolía aplicada
    .flavour = Nadie te entiende. Resulta que es un arma.

chiropterology = Quiropterología
    .flavour = Murciélagos. Bastaba con decir murciélagos.

comparative-necrology = Necrología comparada
    .flavour = Distingues quién está muerto, quién descansa y quién es tenor.

infernal-etiquette = Protocolo infernal
    .flavour = A cada demonio, su tenedor. Casi siempre, el tridente.

condescension = Condescendencia
    .flavour = Qué valor, con ese tamaño.

prestidigitation = Prestidigitación
    .flavour = Cinco cartas en la mano, dos en la manga, ninguna en la conciencia.

clairaudience = Clariaudiencia
    .flavour = Suena mejor que “escuchar tras las puertas”.

deepest-condolences = Sentido pésame
    .flavour = Siempre traes flores. Siempre te llevas algo.

martyrdom = Victimismo
    .flavour = Sufres en silencio y luego pasas la factura.

catharsis = Catarsis
    .flavour = Un buen grito y listo. Los vecinos ya están acostumbrados.

coiffure-noire = Cabellera tenebrosa
    .flavour = Ningún sombrero se atrevería.

ascendancy = Ascendiente
    .flavour = No querían ayudarte. Ahora ya no quieren nada.

telekinesis = Telequinesis
    .flavour = Lo pesado se levanta con la mente. A ser posible, ajena.

weaponised-ennui = Tedio letal
    .flavour = Un bostezo y la sala se rinde.

haematophagy = Hematofagia
    .flavour = Del griego: “¿te vas a terminar eso?”.

choral-howling = Aullido polifónico
    .flavour = Para cuatro voces, ningún director y muchísima luna.

pyramid-scheme = Estafa piramidal
    .flavour = Cuatro mil años de actividad y sigue captando socios.

eclecticism = Eclecticismo
    .flavour = Un poco de todo, y todo prestado.

apotropaism = Arte apotropaico
    .flavour = La mala suerte te ve venir y cambia de acera.

kleptomancy = Cleptomancia
    .flavour = Prevés que va a ser tuyo.

sublimation = Sublimación
    .flavour = No es huir. Es evaporarse con dignidad.

resurrectionism = Resurreccionismo
    .flavour = Nada se pierde del todo. Y menos lo que se puede revender.

apotheosis = Apoteosis
    .flavour = La modestia era tu último defecto.

impeccable-provenance = Procedencia ilustre
    .flavour = Fue de un conde. La tinta del certificado aún está fresca.

sartorial-transcendence = Trascendencia indumentaria
    .flavour = Dos sombreros. A la vez. Y te sientan bien.

mesmerism = Mesmerismo
    .flavour = Mírame a los ojos. No, a los otros.

megalomania = Megalomanía
    .flavour = Vales por dos. Fuente: tú.
