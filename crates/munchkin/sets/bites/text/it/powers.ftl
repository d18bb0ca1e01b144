celerity = Celerità
    .flavour = Arrivare per ultimi, andarsene per primi: si chiama stile.

prevarication = Tergiversazione
    .flavour = Avevi detto che te ne andavi. Mica al primo tentativo.

aristocratic-pallor = Pallore Aristocratico
    .flavour = Trecento anni di protezione cinquanta.

applied-melancholy = Malinconia Applicata
    .flavour = Nessuno ti capisce. A quanto pare, è un'arma.

chiropterology = Chirotterologia
    .flavour = Pipistrelli. Bastava dire pipistrelli.

comparative-necrology = Necrologia Comparata
    .flavour = Sai distinguere chi è morto, chi riposa e chi è un tenore.

infernal-etiquette = Galateo Infernale
    .flavour = A ogni demone la sua forchetta. Di solito, il forcone.

condescension = Condiscendenza
    .flavour = Che coraggio, con quella stazza.

prestidigitation = Prestidigitazione
    .flavour = Cinque carte in mano, due nella manica, nessuna sulla coscienza.

clairaudience = Chiaroudienza
    .flavour = Suona meglio di «origliare alle porte».

deepest-condolences = Sentite Condoglianze
    .flavour = Porti sempre dei fiori. Porti sempre via qualcosa.

martyrdom = Vittimismo
    .flavour = Soffri in silenzio, poi mandi la fattura.

catharsis = Catarsi
    .flavour = Un bell'urlo e passa tutto. I vicini ci sono abituati.

coiffure-noire = Chioma Tenebrosa
    .flavour = Nessun cappello oserebbe.

ascendancy = Ascendente
    .flavour = Non volevano aiutarti. Adesso non vogliono più niente.

telekinesis = Telecinesi
    .flavour = I pesi si sollevano con la mente. Meglio se altrui.

weaponised-ennui = Tedio Letale
    .flavour = Uno sbadiglio, e la stanza si arrende.

haematophagy = Ematofagia
    .flavour = Dal greco: «quello lo finisci?»

choral-howling = Ululato Polifonico
    .flavour = Per quattro voci, nessun direttore e parecchia luna.

pyramid-scheme = Schema Piramidale
    .flavour = Quattromila anni di attività, e cerca ancora soci.

eclecticism = Eclettismo
    .flavour = Un po' di tutto, e tutto in prestito.

apotropaism = Arte Apotropaica
    .flavour = La sfortuna ti vede arrivare e cambia marciapiede.

kleptomancy = Cleptomanzia
    .flavour = Prevedi che sarà tuo.

sublimation = Sublimazione
    .flavour = Non è una fuga. È un evaporare con dignità.

resurrectionism = Risurrezionismo
    .flavour = Nulla va perduto per sempre. Men che meno ciò che si rivende.

apotheosis = Apoteosi
    .flavour = La modestia era il tuo ultimo difetto.

impeccable-provenance = Provenienza Illustre
    .flavour = Apparteneva a un conte, perciò il conto raddoppia.

sartorial-transcendence = Trascendenza Sartoriale
    .flavour = Due cappelli. Insieme. E ti donano.

mesmerism = Mesmerismo
    .flavour = Guardami negli occhi. No, negli altri.

megalomania = Megalomania
    .flavour = Vali per due. Fonte: tu.
