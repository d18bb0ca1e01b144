# Dubito: valori, eventi, domande, scelte, e perché no.

ch-rank-a = assi
ch-rank-2 = due
ch-rank-3 = tre
ch-rank-4 = quattro
ch-rank-5 = cinque
ch-rank-6 = sei
ch-rank-7 = sette
ch-rank-8 = otto
ch-rank-9 = nove
ch-rank-10 = dieci
ch-rank-j = fanti
ch-rank-q = regine
ch-rank-k = re

ch-event-turn = Tocca a { $seat }: { $rank }.
ch-event-laid = { $n ->
    [one] { $by } cala una carta e dichiara: { $rank }.
   *[other] { $by } cala { $n } carte e dichiara: { $rank }.
}
ch-event-laid-open = { $by } cala { $cards } e dichiara: { $rank }.
ch-event-believed = Nessuno dubita di { $by }.
ch-event-doubted = { $by } dubita di { $whose }.
ch-event-honest = { $by } mostra { $cards }: era vero.
ch-event-lie = { $by } mostra { $cards }: era una bugia.
ch-event-took = { $n ->
    [one] { $seat } prende la carta del mucchio.
   *[other] { $seat } prende le { $n } carte del mucchio.
}
ch-event-took-open = { $seat } prende il mucchio: { $cards }.
ch-event-rounds-over = L'ultimo giro è finito.
ch-event-won = { $seat } vince.
ch-event-shared = Vincono insieme { $seats }.

ch-ask-lay = Dichiari: { $rank }. Quali carte cali?
ch-ask-doubt = { $n ->
    [one] { $by } cala una carta e dichiara: { $rank }. Dubiti?
   *[other] { $by } cala { $n } carte e dichiara: { $rank }. Dubiti?
}
ch-window = Gli altri decidono se dubitare di { $by }.

ch-move-truth = calare { $cards } (la verità)
ch-move-lie = calare { $cards } (una bugia)
ch-move-doubt = dubitare
ch-move-believe = lasciar correre

ch-why-over = La partita è finita.
ch-why-count = Si calano da una a quattro carte.
ch-why-not-held = Non hai in mano tutte queste carte.
ch-why-not-your-turn = Le carte si calano nel proprio turno, quando nessuna dichiarazione è in attesa.
ch-why-own-claim = Non puoi dubitare della tua dichiarazione.
ch-why-nothing-to-doubt = Adesso non c'è una dichiarazione di cui tu possa dubitare.

ch-playbook-move = la mossa “{ $text }” non si capisce; ci si aspetta `lay QS, 7D`, `doubt` o `-`
ch-playbook-expect = l'aspettativa “{ $text }” non si capisce; ci si aspetta per esempio `Ann 5`, `Ann holds QS`, `Ann knows QS`, `pile 7`, `rank Q`, `turn Ann`, `asked Ann`, `winner Ann`, `winners Ann, Bob`
ch-playbook-empty = { $seat } non ha carte; bisogna dare carte a tutti o a nessuno
ch-found-hand = { $n ->
    [0] { $seat } non ha niente in mano
   *[other] { $seat } ha in mano { $cards }
}
ch-found-known = { $n ->
    [0] { $seat } non conosce nessuna carta degli altri
   *[other] { $seat } conosce { $cards }
}
ch-found-pile = nel mucchio ci sono { $n } carte
ch-found-rank = il valore da dichiarare è { $rank }

ch-welcome = Dubito: { $players } giocatori, regole: { $rules }, seme { $seed }.
ch-how = Scrivi il numero di una mossa, o la mossa stessa ({ $example }). Altri comandi: { $hand } (le tue carte), { $table } (il tavolo), { $hint } (che cosa farebbe un bot difficile), { $why } CARTA (perché non puoi calarla), { $rule } PAROLA (cercala nelle regole), { $quit }.
ch-again = Scrivi { $again } per la rivincita (il mazziere cambia), o qualsiasi altra cosa per smettere:
ch-seat = { $name }: { $held ->
    [one] { $held } carta
   *[other] { $held } carte
}, { $laid } nel mucchio
ch-piles = mucchio { $pile } · da dichiarare: { $rank } · giro { $round } di { $rounds }
ch-buried = tue nel mucchio: { $cards }
ch-claim = { $n } × { $rank }?
ch-signs = Segni: ▯ carte in mano, ▼ sue carte nel mucchio, ▶ a chi tocca, … sta decidendo. ✓ indica le tue carte del valore da dichiarare.
ch-sim-title = Dubito, { $players } giocatori, regole { $rules }, seme { $seed }
ch-one-pack = a Dubito si gioca con un solo mazzo; lascia vuoti i mazzi
ch-window-claims = Dichiarazioni degli altri
ch-window-last-cards = Dichiarazioni con le ultime carte di qualcuno

# Nel browser.
web-game-cheat = Dubito
web-lead-cheat = Cala le carte coperte, di’ che cosa sono e non farti scoprire. Vince chi resta per primo senza carte.
web-profile-cheat-usual = Regole consuete
web-switch-taker-next = Poi tocca a chi ha preso
    .about = Dopo un dubbio, il turno passa a chi ha preso il mucchio.
web-view-cheat-rank = Da dichiarare
web-view-cheat-round = Giro
web-view-cheat-held = Carte
web-view-cheat-laid = Nel mucchio
web-view-cheat-claim = Carte appena calate
web-view-cheat-hand = Le tue carte
web-view-cheat-buried = Le tue carte nel mucchio
web-view-cheat-known = Conosci

# In reports of the lab.
lab-switch-taker-next = { $value ->
    [off] dopo un dubbio il turno passa come al solito
   *[on] dopo un dubbio tocca a chi ha preso il mucchio
}
