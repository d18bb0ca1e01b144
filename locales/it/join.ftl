# Un tavolo di un server: come arrivarci, e la partita in righe di testo.

join-bad-link = «{ $link }» non è il link di un tavolo; ci vuole qualcosa come https://host/t/ABCDEFGH
join-broken = il server { $server } non è raggiungibile: { $error }
join-no-recess = { $server } risponde con lo stato { $status }; forse non è un server di Recess
join-other-protocol = { $server } parla un'altra versione del protocollo; usa la stessa versione di Recess del server
join-other-game = il gioco «{ $game }» di questo tavolo qui non si conosce; usa la stessa versione di Recess del server
join-full = { $why } (con --watch)
join-watch-instead = Tutti i posti sono occupati. Vuoi guardare? (s/n)
join-yes = s
join-leave-sure = Scrivi { $leave } ancora una volta per farlo.
join-gave-up = Hai lasciato il tuo posto; il tavolo va avanti senza di te.
join-back = Il tuo posto resta tuo: `recess join { $link }` ti riporta lì.
join-how = Scrivi il numero di una mossa. Altre parole: { $hand } (le tue carte), { $table } (il tavolo), { $hint } (cosa farebbe un giocatore forte), { $chances } (quanto è probabile che ognuno vinca), { $why } CARTA (perché non si può giocare), { $rule } PAROLA (cercala), { $say } TESTO (a tutti), { $undo } (riprendi una risposta), { $free } (cosa puoi fare senza che te lo chiedano), { $stops } NUMERO (in quali occasioni ti si chiede), { $again } (la rivincita), { $record } (salva una partita finita), { $agree } o { $no } (a ciò che qualcuno chiede al tavolo), { $leave } (lascia il tuo posto), { $end } (chiedi di interrompere la partita), { $quit }.
join-seats = Al tavolo: { $seats }
join-time = Tempo rimasto: { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
join-again = Scrivi { $again } per la rivincita, { $record } per salvare la partita, qualsiasi altra cosa per andartene.
join-waits = C’è una partita in corso. Chi è al tavolo decide se puoi prendere il posto di un bot; altrimenti giochi dalla prossima partita.
host-link = Il link del tuo tavolo: { $link }
host-bad-server = “{ $server }” non è l'indirizzo di un server; dovrebbe essere come https://host o localhost:7777
host-bad-pace = --pace è uno di questi: { $paces }; non “{ $value }”
host-no-number = --number vuole NOME=N con uno di questi nomi: { $names }; non “{ $value }”
join-bad-game-link = “{ $link }” non è il link di una partita; dovrebbe essere come https://host/replay/ABCDEFGH/1 o https://host/t/ABCDEFGH
join-promise = La mescolata è promessa: { $hash }
join-head = Sigillo della partita fin qui: { $head }
