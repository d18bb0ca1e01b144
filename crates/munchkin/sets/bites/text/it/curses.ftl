trap-low-beam = Trappola della Trave Bassa
    .flavour = Casa d'epoca: gli ego, allora, erano più bassi.

curse-of-the-moths = Maledizione delle Tarme
    .flavour = Velluto d'annata, stagionato il giusto. Hanno chiesto il bis.

trap-wet-cement = Trappola del Cemento Fresco
    .flavour = I tuoi stivali hanno deciso di mettere radici.

curse-of-the-buttered-fingers = Maledizione delle Mani di Pasta Frolla
    .flavour = Dicevano che stavi perdendo la presa. Ora è ufficiale.

trap-dumb-waiter = Trappola del Montavivande
    .flavour = Porta giù di tutto. Riporta su soltanto l'odore.

curse-of-fashion = Maledizione della Moda
    .flavour = Il tuo pezzo migliore fa tanto secolo scorso. E neanche uno dei belli.

trap-portrait = Trappola del Ritratto
    .flavour = Gli occhi ti seguono per tutta la stanza. Le mani pure.

curse-of-the-alarm-clock = Maledizione della Sveglia
    .flavour = Le sette del mattino. Credevi fosse una leggenda.

trap-loose-stair = Trappola dello Scalino
    .flavour = Più in alto sali, più tempo hai per pensarci mentre scendi.

curse-of-writers-block = Maledizione del Foglio Bianco
    .flavour = Quattro secoli di tormento e nemmeno un verso decente.

curse-of-the-two-weeks-notice = Maledizione delle Dimissioni
    .flavour = Altrove offrono i fine settimana liberi. E un battito cardiaco.

trap-draught = Trappola dello Spiffero
    .flavour = La finestra si apre da sola. Le tue carte ne approfittano.

curse-of-the-nosy-neighbour = Maledizione della Vicina Ficcanaso
    .flavour = È passata per un po' di zucchero. E per la tua carta migliore.

curse-of-the-identity-crisis = Maledizione della Crisi d'Identità
    .flavour = Non è una fase, dicevi. Era una fase.

curse-of-the-family-doctor = Maledizione del Medico di Famiglia
    .flavour = Buone notizie: era carenza di vitamina D. Niente di soprannaturale.

trap-garlic-bread = Trappola della Bruschetta all'Aglio
    .flavour = L'antipasto lo offre la casa. Le conseguenze no.

curse-of-the-gloomy-afternoon = Maledizione del Pomeriggio Uggioso
    .flavour = Perché combattere? Perché esistere? È rimasta della torta?

curse-of-the-overdressed = Maledizione dell'Eleganza Eccessiva
    .flavour = Un ingresso trionfale. Peccato non riuscire a respirare.

curse-of-stage-fright = Maledizione del Panico da Palcoscenico
    .flavour = Immagina il pubblico nel sudario. Ah. È già vestito così.

trap-tangled-cape = Trappola del Mantello Impigliato
    .flavour = Una giravolta drammatica, una maniglia tragica.

curse-of-the-bad-hair-century = Maledizione del Secolo Spettinato
    .flavour = Nessun riflesso, nessun avviso, nessuna pietà.

curse-of-the-squeaky-shoes = Maledizione delle Scarpe Cigolanti
    .flavour = Ti muovi come un'ombra. Un'ombra che pesta paperelle di gomma.

curse-of-the-decorative-pockets = Maledizione delle Tasche Finte
    .flavour = Opera di un sarto che odiava la gioia.

curse-of-the-contested-will = Maledizione del Testamento Impugnato
    .flavour = E all'ospite alla mia sinistra: l'unica cosa che mi piaceva davvero.

curse-of-the-hatters-waltz = Maledizione del Valzer dei Cappellai
    .flavour = Si cambia dama, si cambia cappello, si cambia shampoo.

trap-chandelier = Trappola del Lampadario
    .flavour = Non mirava a nessuno. Non ha trascurato nessuno.

trap-backwards = Trappola al Contrario
    .flavour = Chi l'ha montata non sapeva leggere: scatta su chi ride.

curse-of-the-landlord = Maledizione del Padrone di Casa
    .flavour = L'affitto è scaduto. Nel 1742.

curse-of-the-crypt-roulette = Maledizione della Roulette Funebre
    .flavour = Il banco vince sempre. E intanto respira.

trap-lightning = Trappola del Fulmine
    .flavour = Più è alto il colletto, migliore è la mira.
