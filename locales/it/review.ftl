# Una partita analizzata: la pagina, e ciò che dice il comando.

review-title = { $game }: analisi di una partita
review-won = { $n ->
    [one] Vince { $seats }.
   *[other] Vincono insieme { $seats }.
}
review-unfinished = La registrazione finisce prima della partita.
review-of-all = Tutte le decisioni di tutti i giocatori che lasciavano più di una possibilità.
review-of-seat = Tutte le decisioni di { $seat } che lasciavano più di una possibilità.
review-honest = Ogni stima usa solo ciò che sapeva in quel momento chi decideva: le proprie carte e ciò che aveva visto, mai le mani altrui né l'ordine del mazzo.
review-honest-seat = Ogni stima usa solo ciò che sapeva { $seat } in quel momento: le proprie carte e ciò che aveva visto, mai le mani altrui né l'ordine del mazzo. In questa pagina non c'è altro.
review-percent = { $n } %

review-curve = Probabilità di vincere
review-curve-own = Ogni linea è ciò che quel giocatore poteva pensare delle proprie probabilità all'inizio di ogni turno, conoscendo le proprie carte e ciò che aveva visto. Ognuno sa cose diverse, perciò le linee non danno per forza 100 %. In basso: i turni. Numeri in alto: i momenti decisivi. Segni su una linea: gli errori di quel giocatore.
review-curve-seat = Tutte le linee sono ciò che poteva pensare { $seat } all'inizio di ogni turno, conoscendo solo le proprie carte e ciò che aveva visto. In basso: i turni. Numeri in alto: i momenti decisivi. Segni su una linea: gli errori.
review-line = { $seat }: all'inizio { $from } %, alla fine { $to } %.
review-as-table = Lo stesso in una tabella, in % all'inizio di ogni turno
review-turns = Turno
review-turn = Turno { $n }, { $seat }
review-setting-up = Preparazione
review-end = Fine

review-turning = Momenti decisivi
review-turning-none = Nessun turno ha cambiato con certezza le probabilità di qualcuno di { $n } punti o più.
review-rises = { $turn }: { $seat } sale da { $from } a { $to } su cento.
review-falls = { $turn }: { $seat } scende da { $from } a { $to } su cento.
review-gains = Chi ci guadagna di più è { $seat }, da { $from } a { $to } su cento.
review-loses = Chi ci perde di più è { $seat }, da { $from } a { $to } su cento.
review-instead = Scelta di { $seat }: “{ $made }”; meglio “{ $better }”.

review-seats = Come hanno giocato
review-summary = { $n ->
    [0] Nessuna decisione
    [one] { $n } decisione
   *[other] { $n } decisioni
}, { $lost ->
    [one] { $lost } punto perso con certezza in tutto
   *[other] { $lost } punti persi con certezza in tutto
}.
review-best = migliore
review-fine = buona
review-inaccuracy = imprecisione
review-mistake = errore
review-blunder = errore grave

review-decisions = Decisioni
review-only = Solo quelle con un segno negativo
review-hand = In mano: { $cards }
review-before-after = Probabilità di vincere: prima { $before } %, dopo { $after } %.
review-loss = { $loss ->
    [one] { $loss } punto perso
   *[other] { $loss } punti persi
} (± { $error }), { $sure } con certezza.
review-unknown = Nessuno può dire quanto valesse.
review-alternatives = Alternative
review-choice = scelta del bot
review-made = giocata
review-others = { $n ->
    [one] Un'altra mossa non sembrava migliore a prima vista.
   *[other] Altre { $n } mosse non sembravano migliori a prima vista.
}

review-how = Come è stato misurato
review-how-search = Un bot hard prende il posto del giocatore, sapendo solo ciò che sapeva il giocatore, e a ogni simulazione immagina da capo tutto ciò che è nascosto. { $iterations } simulazioni trovano le mosse da guardare meglio. Poi le { $closely } migliori e la mossa giocata vengono provate { $each } volte ciascuna, sulle stesse carte immaginate e con la stessa fortuna. Ciò che è obbligato non è una decisione.
review-how-loss = Una perdita è quanto meno spesso vince la mossa giocata rispetto alla scelta del bot, in punti: un punto è una partita su cento. ± è un errore standard.
review-how-sure = Conta solo la parte certa di una perdita: la perdita meno { $doubt } errori standard. Una differenza non più grande del rumore non è un errore di nessuno.
review-means-best = la scelta del bot, o una mossa misurata non peggiore
review-means-fine = meno di { $n } punti persi con certezza
review-means-bad = almeno { $n } punti persi con certezza
review-how-curve = Le probabilità all'inizio di un turno vengono da { $between } simulazioni per ogni giocatore dal cui posto si guarda. Un momento decisivo è un turno che cambia con certezza le probabilità di qualcuno di almeno { $least } punti; se ne raccontano al massimo cinque.
review-how-limits = Il bot è forte, non perfetto: guarda un po' avanti e immagina che tutti giochino secondo regole pratiche. Non conosce le persone al tavolo. Il seme è { $seed }: lo stesso comando dà la stessa pagina.

review-saved = L'analisi è in { $path }
review-where = indica un file per la pagina, per esempio `-o review.html`, oppure `-o -` per lo standard output
review-several = { $path } contiene { $n } esempi; si analizza una partita alla volta
review-no-decisions = in { $path } non c'è niente da analizzare: nessuno aveva una scelta
review-no-bot = nessun bot di { $game } guarda ancora avanti, quindi nessuno può analizzare la partita
review-differs = Una partita che non segue le regole non viene analizzata:
review-interrupted = Interrotto: non è stato scritto niente.
