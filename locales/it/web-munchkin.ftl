# Il tavolo di Munchkin Bites! nel browser.

t-mb-level = Livello
t-mb-level-of-ten = Livello { $level } di 10
t-mb-strength = Forza in combattimento
t-mb-strength-about = Livello e tutti i bonus che valgono fuori dal combattimento
t-mb-items = Oggetti
t-mb-powers = Poteri
t-mb-person = { $name }: livello { $level }, forza { $strength }, { $cards ->
    [one] { $cards } carta in mano
   *[other] { $cards } carte in mano
}
t-mb-dead = Nel regno dei morti fino a fine turno
t-mb-fights = Combatte
t-mb-runs = Fugge
t-mb-helps = Aiuta
t-mb-your-character = Il tuo personaggio
t-mb-ranks = Ranghi: { $ranks } su { $level }
t-mb-in-use = In uso
t-mb-carried = Solo trasportati
t-mb-slot-head = Testa
t-mb-slot-armour = Corpo
t-mb-slot-hands = Mani
t-mb-slot-feet = Piedi
t-mb-nothing = nulla
t-mb-nothing-at-all = Proprio nulla
t-mb-curses = Maledizioni
t-mb-doors = Porte
t-mb-treasures = Tesori
t-mb-door-discards = Porte scartate: { $n }
t-mb-treasure-discards = Tesori scartati: { $n }
t-mb-gold = { $n } pezzi d'oro
t-mb-before = Prima della partita
t-mb-fight = Il combattimento
t-mb-your-side = La tua parte
t-mb-fighters = Combattenti
t-mb-monsters = Mostri
t-mb-ahead = In vantaggio di { $n }
t-mb-short = Mancano { $n }
t-mb-running = Si fugge!
t-mb-stakes = In palio: { $levels ->
    [0] nessun livello
    [one] { $levels } livello
   *[other] { $levels } livelli
}, { $treasures ->
    [0] nessun Tesoro
    [one] { $treasures } Tesoro
   *[other] { $treasures } Tesori
}.
t-mb-last-call = Ultima chiamata: qualcuno interviene?
t-mb-last-call-short = Ultima chiamata
t-mb-ask-help = Chiedi aiuto…
t-mb-ask-whom = Chiedi a { $name }
t-mb-whom-to-ask = A chi chiedi?
t-mb-with-them-ahead = Insieme sareste in vantaggio di { $n }, così come stanno le cose.
t-mb-with-them-short = Anche insieme vi mancherebbero { $n }, così come stanno le cose.
t-mb-help-stands = Insieme: { $fighters } contro { $monsters }.
t-mb-help-reach = Con le carte che hai in mano potreste arrivare a { $n }.
t-mb-help-levels = Vincendo, { $name } salirebbe di { $n ->
    [one] { $n } livello
   *[other] { $n } livelli
}.
t-mb-help-risk = In caso di sconfitta: { $name } – { $how }.
t-mb-treasures-for = Tesori per { $name }
t-mb-offered = I tuoi oggetti nell'offerta
t-mb-offered-of = Gli oggetti di { $name } nell'offerta
t-mb-kept-items = I tuoi oggetti che tieni
t-mb-kept-items-of = Gli oggetti che restano a { $name }
t-mb-offer-hint = Tocca o trascina un oggetto per offrirlo.
t-mb-offer-from = { $name } ti fa un'offerta
t-mb-gets = { $name } riceve
t-mb-you-would-get = Riceveresti
t-mb-make-offer = Fai questa offerta
t-mb-counter = Proponi altro…
t-mb-trade = Scambia o regala…
t-mb-trade-about = Gli oggetti in gioco si possono scambiare o regalare in ogni momento, se nessuno dei due combatte. L'altro deve accettare.
t-mb-trade-whom = Con chi?
t-mb-you-give = Tu dai
t-mb-you-get = Ricevi da { $name }
t-mb-offer-trade = Proponi lo scambio
t-mb-offer-gift = Offri come regalo
t-mb-offer-beg = Chiedilo in regalo
t-mb-sell = Vendi…
t-mb-sell-title = Vendi oggetti per livelli
t-mb-sell-levels = Compri { $n ->
    [one] { $n } livello
   *[other] { $n } livelli
}: saresti al livello { $level }.
t-mb-sell-missing = Ancora { $n } pezzi d'oro per un livello.
t-mb-sell-top = Il decimo livello non si compra.
t-mb-sell-go = Vendi per { $n ->
    [one] { $n } livello
   *[other] { $n } livelli
}
t-mb-in-play = In gioco
t-mb-now = Gioca ora… ({ $n })
t-mb-now-title = Quello che puoi fare adesso
t-mb-now-nothing = In questo momento non si può giocare nulla.
t-mb-from-hand = Dalla tua mano
t-mb-from-table = Con quello che hai in gioco
t-mb-show-hand = Mostra la mano
t-mb-could-do = Quello che puoi fare
t-mb-known-hand = Carte in mano che conosci
t-mb-accuse = Bara?
t-mb-answer = Rispondi…
t-mb-later = Prima guarda il tavolo
t-mb-ways = { $n ->
    [one] { $n } modo
   *[other] { $n } modi
}
t-mb-lay-out-about = Una Razza, un Potere di Rango 1, un Lacchè e tutti gli oggetti che puoi portare.
t-mb-lay-out = Metti in gioco { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
t-mb-key-go-on = Apri la porta, conferma, continua, passa
t-mb-key-now = Che cosa si può giocare ora
t-mb-key-help = Chiedi aiuto
t-mb-key-sell = Vendi oggetti
t-mb-key-character = Il tuo personaggio
t-mb-key-answer = Torna alla domanda
t-mb-part-level = Livello
t-mb-part-doubled = Raddoppio
t-mb-part-doubled-by = Raddoppio: { $name }
t-mb-part-least = Un mostro vale almeno 1
t-mb-part-by = giocata da { $name }
t-mb-part-thrown = Carte aggiunte
t-mb-helper-terms = { $name } aiuta in cambio di: { $terms }
t-mb-escape-roll = si salva con { $n } o più
t-mb-escape-surely = si salva di sicuro
t-mb-escape-never = nessun tiro basta
t-mb-would-lose = Perderesti { $cards }.
t-mb-moment-door = La porta si apre…
t-mb-moment-curse = Una maledizione!
t-mb-moment-at-you = Questa è per te!
t-mb-moment-needed = { $n ->
    [6] Solo con un 6 si scappa.
   *[other] Con { $n } o più si scappa.
}
t-mb-moment-caught = In trappola!
t-mb-moment-level = Livello { $level }!
t-mb-moment-lost-level = Giù al livello { $level }!
t-mb-moment-died = Morte!
t-mb-moment-won = Vittoria!
t-mb-feat-fight = Miglior combattimento
t-mb-feat-fight-text = { $name } contro { $monster }: { $treasures ->
    [one] { $treasures } Tesoro
   *[other] { $treasures } Tesori
}
t-mb-feat-cursed = Il bersaglio preferito
t-mb-story-level = Livello { $level }
t-mb-story-fights = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}, { $fights ->
    [one] { $fights } combattimento vinto
   *[other] { $fights } combattimenti vinti
}, { $fled ->
    [one] { $fled } fuga
   *[other] { $fled } fughe
}.
t-mb-story-deaths = { $n ->
    [0] Nessuna morte.
    [one] Una sola morte.
   *[other] { $n } morti in tutto.
}
t-mb-story-died = { $name } muore { $n ->
    [one] una volta
   *[other] { $n } volte
}.
t-mb-story-won = Alla fine { $name } arriva al livello { $level }.
t-mb-curve-levels = I livelli, turno per turno
t-mb-change-fight = combattimento { $n }
t-mb-change-strength = forza { $n }
t-mb-change-levels = livello { $n }
t-mb-barred = non utilizzabile
web-meant-for = Il gioco è pensato per { $least }-{ $most } giocatori; con altri numeri funziona, ma meno bene.
web-last-call = Secondi dell'ultima chiamata
web-last-call-about = Quanto tempo c'è per intervenire in un combattimento; ricomincia ogni volta che qualcuno interviene.
t-mb-hint-turn = Tocca a te: indossa gli oggetti con un clic o trascinandoli, poi apri la porta.
t-mb-hint-fight = Il tuo totale deve superare il loro. Gioca carte, chiedi aiuto a qualcuno, poi conferma.
t-mb-hint-call = Ultima chiamata: con una carta luminosa puoi intervenire, per chi vuoi. Oppure passa.
web-goal-munchkin = Arriva per primo al livello 10 uccidendo un mostro.
web-how-mb-1 = Tutti partono dal livello 1. Vince chi arriva per primo al livello 10; l’ultimo livello deve venire da un mostro ucciso.
web-how-mb-2 = Nel tuo turno apri una porta. Un mostro va combattuto, una maledizione ti colpisce, il resto è tuo. Se non è uscito un mostro, cerca rogne con uno dalla mano, oppure saccheggia la stanza.
web-how-mb-3 = In combattimento il tuo livello e i tuoi bonus devono superare quelli del mostro. Se vinci ottieni livelli e Tesori.
web-how-mb-4 = Se non basta, chiedi aiuto a qualcuno e contratta sui Tesori. Gli altri possono darti una mano, o peggiorare tutto. Se perdi scappi: con 5 o 6 sul dado ce la fai, altrimenti arrivano le Brutte Cose.
web-how-mb-5 = Oggetti, una Razza e Poteri ti rendono più forte. Vendi oggetti per 1000 pezzi d’oro in tutto e guadagni un livello, ma mai l’ultimo.
web-how-mb-6 = Alla fine del turno tieni cinque carte; il resto va a chi ha il livello più basso.
web-lead-munchkin = Munchkin Bites!, la casa dei mostri e dei cattivi affari. Contro i bot o con gli amici, nel browser, senza account.
