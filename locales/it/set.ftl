# Sets of Munchkin cards: what is wrong in one, and what `recess set` prints.

set-fault = { $place }: { $what }

toml-line = questa riga non si legge come TOML; scrivi `nome = valore`, oppure `[[card]]`
toml-twice = questo nome c'è due volte; togline uno
toml-comma = tra due valori manca una virgola, o ce n'è una di troppo
toml-bracket = una parentesi non è chiusa, o non è mai stata aperta
toml-quotes = il testo va tra virgolette doppie, chiuse sulla stessa riga; dentro, scrivi \" per una virgoletta e \\ per una barra rovesciata
toml-value = dopo il nome servono un segno di uguale e un valore: `nome = valore`
set-type = qui va { $expected ->
    [text] un testo tra virgolette doppie
    [number] un numero intero senza virgolette
    [flag] `true` o `false` senza virgolette
    [list] un elenco tra parentesi quadre, come ["a", "b"]
   *[tables] una tabella con l'intestazione tra doppie parentesi quadre, come [[card]]
}, non { $found ->
    [text] un testo
    [number] un numero intero
    [fraction] un numero con la virgola
    [flag] vero o falso
    [date] una data
    [list] un elenco
   *[table] una tabella
}
set-needs-field = questo campo è obbligatorio; aggiungilo
set-id = un id è in kebab-case: comincia con una lettera minuscola e contiene solo minuscole, cifre e trattini
set-same-id = un'altra carta ha già questo id; gli id sono unici in tutti i set giocati insieme: scegline un altro
set-field = una carta di tipo “{ $kind }” non ha questo campo; toglilo, o correggi il tipo
set-field-missing = una carta di tipo “{ $kind }” ha bisogno di questo campo; aggiungilo
set-unknown-word = “{ $word }” qui non si conosce; previsto uno tra: { $expected }
set-unknown-tag = nessun mostro ha l'etichetta “{ $word }”; correggila, o dalla a un mostro
set-unknown-trait = “{ $word }” non è nulla che un personaggio possa essere o avere; previsto human, race, power, minion, male, female, no_head, no_armour, no_feet, no_hands, oppure l'id di una razza, classe, stile o potere
set-number = “{ $word }” non è un numero intero da { $least } a { $most }
set-gold = l'oro va a centinaia: scrivi 0, 100, 200 e così via fino a 2000
set-lines = una carta ha al massimo 4 righe, questa ne ha { $n }; falle dire meno, o dividila in due carte
set-missing = la riga finisce troppo presto; previsto: { $expected }
set-too-much = “{ $word }” è di troppo; una riga è [momento,] [costo,] [condizioni]: effetto [, limite]
set-order = “{ $word }” è nel posto sbagliato, o c'è due volte; l'ordine è: `else` o `or`, momento, costo, condizioni, poi l'effetto dopo i due punti
set-link-first = `else` e `or` dipendono dalla riga precedente, e qui non c'è; comincia con un'altra riga
set-timing = su una carta di tipo “{ $kind }” questo non potrebbe mai accadere; scegli un altro momento
set-effect = su una carta di tipo “{ $kind }”, in quel momento, questo effetto non ha senso; scegli un altro effetto o un altro momento
set-roll = per tirare il dado serve un momento: indicalo con `when`, `fight` o simili
set-endless = si potrebbe usare all'infinito; aggiungi un limite come `up_to 1 turn`, o un costo che non ritorna
set-bad-stuff = un mostro ha bisogno di Brutte Cose; aggiungi una riga che comincia con `when caught`
set-no-lines = la carta non fa nulla; aggiungi una riga
set-nobody = la stessa cosa è sia in `only` sia in `not`, e nessuno potrebbe usarla; toglila da una delle due
set-few = il mazzo { $deck ->
    [door] delle Porte
   *[treasure] dei Tesori
} ha { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}, troppo poche per sei giocatori; ne servono almeno { $least }
set-tags = le carte hanno in tutto { $n } etichette diverse; al massimo ne sono possibili { $most }

set-no-name = set.toml non ha `name`; un set con cui si gioca deve averlo
set-bad-name = «{ $name }» non va bene come nome di un set: al massimo 40 lettere minuscole, cifre e trattini, con una lettera all’inizio, e non `bites`
set-too-many = si possono indicare al massimo { $most } set
set-same-name = due set si chiamano «{ $name }»
set-needs = non c'è nessun set “{ $name }” con cui giocare questo; il set fornito è `bites`
set-text-language = nessun testo in questa lingua; metti qui dei file .ftl con il nome e la battuta (`.flavour`) di ogni carta ({ $lang })
set-text-fluent = questa riga non si legge come Fluent; scrivi `id = Nome`, e sotto, rientrato, quel che le appartiene
set-text-unknown = non c'è nessuna carta con questo id; correggilo, o togli il testo
set-text-twice = il testo di questa carta c'è già in { $file }; togline uno
set-text-name = la carta non ha nome in questa lingua; aggiungi una riga come `my-card = La Mia Carta`
set-text-flavour = la carta non ha la battuta in questa lingua; aggiungi sotto il nome, rientrata, una riga: `.flavour = Poche parole.`
set-text-same-name = “{ $name }” è anche il nome di { $other }; chi gioca non le distinguerebbe: scegline un altro

set-no-dir = { $path }: questa cartella non esiste; indica la cartella di un set, oppure `bites`
set-no-cards = { $path }: non ci sono file di carte; un set tiene le sue carte in file *.toml accanto a set.toml
set-not-utf8 = { $path }: non è testo UTF-8; salva il file in UTF-8
set-too-long = { $path }: il file supera { $most } MiB
set-no-card = in questo set non c'è nessuna carta “{ $card }”; `recess set show { $set }` le mostra tutte
set-faults = { $n ->
    [one] { $n } errore.
   *[other] { $n } errori.
}
set-sound = { $name }: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}, nessun errore.
set-with = Si gioca insieme a { $sets }.
set-deck = { $deck }: { $n }
set-kind = { $kind }: { $n }
