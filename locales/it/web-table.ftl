# The table in a browser.

t-you = Tu
t-home = Alla pagina iniziale
t-table = Tavolo
t-side = Diario, chat, impostazioni
t-log = Diario
t-talk = Chat
t-talk-news = { $n ->
    [0] Chat
    [one] Chat, { $n } nuovo messaggio
   *[other] Chat, { $n } nuovi messaggi
}
t-settings = Impostazioni
t-close = Chiudi
t-cancel = Annulla
t-undo = Annulla la mossa
t-watched = { $n ->
    [one] { $n } guarda
   *[other] { $n } guardano
}
t-invite = Invita
t-invite-text = Vieni a giocare con noi!
t-invite-about = Chi ha questo link può guardare o prendere il posto di un bot.
t-leave = Lascia il tavolo
t-leave-sure = Vuoi davvero andartene? Un bot prende il tuo posto.
t-leave-home = Alla pagina iniziale
t-opponents = Gli altri giocatori
t-seat = { $name }: { $counters ->
    [one] { $counters } punto
   *[other] { $counters } punti
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
t-counters = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
t-your-counters = Hai { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
t-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
t-out = Fuori
t-you-are-out = Sei fuori: guarda come va a finire
t-away = Non c’è
t-stood-in = Al suo posto c’è un bot
t-plays-for-you = Un bot gioca per te.
t-i-am-back = Ci sono
t-ask-me = Chiedimi
t-ask-me-everything = Chiedi di tutto
t-ask-me-mine = Chiedi ciò che mi riguarda
t-ask-me-at-me = Chiedi solo ciò che mi colpisce
t-ask-me-nothing = Non chiedere fino al mio turno
t-bot = Bot ({ $level })
t-decides = decide
t-turn-of = Turno di { $name }
t-turn = { $you ->
    [true] Il tuo turno
   *[other] Turno di { $name }
}
t-just-now = { $you ->
    [true] Poco fa: il tuo turno
   *[other] Poco fa: turno di { $name }
}
t-can-be-chosen = Si può scegliere
t-strip = Cosa è stato giocato in questo turno
t-panel = { $who }: { $card }
t-panel-at = { $who }: { $card } → { $at }
t-panel-stopped = { $panel } (fermata)
t-in-the-air = Danni in arrivo: { $n } → { $who }
t-nothing-yet = Non è ancora successo nulla.
t-draw = Mazzo
t-discards = Scarti
t-draw-pile = Mazzo: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
t-discard-pile = Scarti: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
t-top = Ultimo scarto: { $card }
t-draw-about = Tutti pescano fino ad avere di nuovo la mano piena.
t-lost-counters = Persi finora: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
t-no-discards = Non è stato ancora scartato nulla.
t-hand = La tua mano
t-no-cards = Non hai carte in mano.
t-dim = Ora non si può giocare
t-chosen = Scelta
t-whom = { $card }: su chi?
t-second-target = { $card }: a chi il secondo colpo? Lo stesso giocatore li prende entrambi.
t-how = { $card }: come?
t-play-it = Giocala
t-stopped-by = Si può fermare con { $cards }.
t-describe = Dì qualcosa mentre la giochi (se vuoi)
t-say-with = Dì…
t-discard = Scarta…
t-mark = Segna le carte di cui vuoi liberarti.
t-discard-marked = Scarta { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
t-moment-lost = Perdi { $n }!
t-moment-let = Hai lasciato passare il colpo.
t-moment-nothing = Non avevi nulla per fermarlo.
t-moment-fell = K.O.!
t-moment-out = { $you ->
    [true] Sei fuori.
   *[other] { $name } è fuori gioco.
}
t-meanwhile-more = { $n ->
    [one] (e un’altra cosa prima)
   *[other] (e altre { $n } cose prima)
}
t-show-again = Rivedi
t-sound-ask = Suoni?
t-sound-yes = Sì
t-sound-no = No
t-kept = La tua risposta: { $move }
t-kept-detail = In attesa degli altri. Puoi ancora ripensarci.
t-moment = Un momento…
t-window = Gli altri possono rispondere…
t-waiting-for = { $name } decide…
t-winner = { $you ->
    [true] Hai vinto!
   *[other] Vince { $name }!
}
t-over = La partita è finita
t-stop = Fermi tutti
t-stop-long = Ferma tutto: più nulla passa da solo e hai più tempo
t-hint-ask = Consiglio
t-hint-pondering = Ci penso…
t-advice = Un giocatore forte farebbe così, e vincerebbe tante volte:
t-advice-chance = circa { $percent } %
t-advice-none = Un giocatore forte non ha nulla da aggiungere.
t-why-not = Perché non ora?
t-can-be-played = Si può giocare ora.
t-kind-basic = Attacco base
t-kind-defense = Difesa
t-kind-weapon = Arma
t-kind-specialty = Speciale
t-hits = danni { $hits }
t-rules = Regole
t-answered-by = Che cosa la contrasta
t-follows = Si gioca dopo o insieme a
t-seen-in-hand = Viste tornare in mano
t-no-talk = Nessuno ha ancora detto nulla.
t-say = Dì qualcosa
t-send = Invia
t-mute = Chi non vuoi sentire
t-quick-ouch = Ahia!
t-quick-nice = Bel colpo!
t-quick-really = Sul serio?
t-quick-sorry = Niente di personale.
t-quick-hurry = Dai…
t-quick-game = Bella partita!
t-result = Il risultato
t-postcard = Condividi un’immagine
t-feat-blow = Colpo migliore
t-feat-blow-text = { $by }: { $card } su { $at }, { $n }
t-feat-shamed = Più umiliazioni
t-feat-times = { $name }, { $n ->
    [one] una volta
   *[other] { $n } volte
}
t-story-first = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
} in tutto: il primo colpo è di { $by }, con { $card } su { $at }.
t-story-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
} in tutto.
t-story-fell = { $name } è la prima persona a cadere.
t-story-back = { $name } era a quota { $low } e vince comunque con { $left }.
t-story-won = { $name } vince con { $left } punti rimasti.
t-curve-counters = I punti, turno per turno
t-came = Al tavolo arriva { $name }.
t-left = { $name } lascia il tavolo. Il posto va a un bot.
t-bot-stands-in = Un bot sostituisce { $name }.
t-is-back = { $name } è di nuovo qui.
t-stay = Resta
t-letters-left = { $n ->
    [one] { $n } carattere rimasto
   *[other] { $n } caratteri rimasti
}
t-pointless = Si può giocare, ma adesso non farebbe nulla.
t-pointless-pile = Si può giocare, ma nessuno ha ancora perso nulla: non c’è niente da riprendere.
t-pointless-full = Si può giocare, ma non hai perso nulla.
t-advice-equal = Le prime { $n } sono ugualmente buone.
t-rematch = Rivincita
t-replay = Rivedi la partita
t-fair-kept = Mescolata regolare ✓
t-fair-broken = La mescolata non corrisponde alla promessa!
t-fair-about = Prima della partita il tavolo mostrava l’impronta; ora seme e sale sono noti e questo browser ha verificato che danno la stessa impronta.
t-fair-seed = Seme
t-fair-salt = Sale
t-hint-turn = Tocca a te: scegli una carta con il bordo acceso, poi su chi. Oppure trascinala.
t-hint-answer = Puoi rispondere: ora serve una carta con il bordo acceso. Oppure incassa.
t-hint-dim = Alcune carte sono spente: toccane una per sapere perché ora non si può giocare.
t-keys = Tasti
t-keys-about = Tenendo premuto, con il tasto destro o con ? su qualsiasi cosa si scopre che cos’è.
t-key-card = Scegli una carta
t-key-arrows = Da una carta all’altra, da un bersaglio all’altro
t-key-enter = Seleziona; di nuovo: gioca
t-key-take = Incassa, rinuncia, passa
t-key-discard = Scarta
t-key-undo = Ritira la risposta
t-key-stop = Ferma tutto, più tempo
t-key-hint = Che cosa farebbe un giocatore forte?
t-key-cancel = Annulla
t-key-log = Diario
t-key-talk = Chat
t-key-help = Questi tasti; su una carta o un giocatore: che cos’è

# A game without a screen of its own.
t-plain-yes = sì
t-plain-no = no
t-plain-key-move = Fai una mossa, per numero
