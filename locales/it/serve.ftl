### recess serve: ciò che legge chi gestisce il server.

serve-listening = Recess si trova su { $url }
serve-data = I tavoli sono conservati in { $path }
serve-stop-how = Premi Ctrl-C per fermarlo. Quando il server riparte, le partite continuano da dove erano.
serve-stopping = Mi fermo: i giocatori si ricollegheranno quando il server sarà di nuovo attivo.
serve-stopped = Fermato.
serve-admin = Le metriche e lo stato del server sono su { $url }
serve-everybody = Può giocare chiunque raggiunga questa macchina. Per Internet, metti davanti un proxy con HTTPS e aggiungi --behind-proxy.
serve-cannot-open = Non è stato possibile aprire un browser: vai tu all’indirizzo.
serve-rehearsal = Questa è una prova: ogni mescolata segue dal seme e nulla è segreto.

serve-bad-address = --listen: «{ $value }» non è un indirizzo con una porta. Prova 127.0.0.1:7777, o 0.0.0.0:7777 per tutta la tua rete.
serve-bad-admin = --admin: «{ $value }» non è un indirizzo con una porta. Prova 127.0.0.1:9777.
serve-bad-proxy = --behind-proxy: «{ $value }» non è un indirizzo né una rete. Prova --behind-proxy=127.0.0.1 o --behind-proxy=10.0.0.0/8,192.168.1.2.
serve-bad-log = --log: «{ $value }» non è noto. Scegli text, json oppure off.
serve-rehearse-alone = --rehearse serve solo a te: con il seme si può conoscere ogni carta. Togli --listen, oppure ascolta su 127.0.0.1.
serve-no-home = Non c’è un posto per i tavoli di questo utente. Indica un file con --data FILE.
serve-port-taken = { $address } è già in uso, forse da un altro Recess. Fermalo, oppure scegli un’altra porta con --listen, per esempio 127.0.0.1:7800.
serve-port-forbidden = { $address } non può essere usato da questo utente. Scegli con --listen una porta da 1024 in su, per esempio 127.0.0.1:7777.
serve-cannot-listen = Recess non può mettersi in ascolto su { $address }: { $error }. Scegli un altro indirizzo con --listen.

serve-store-not-ours = { $path } non è un file di tavoli di Recess. Indica un altro file con --data: se non c’è, viene creato.
serve-key-unusable = La chiave con cui questo server firma le partite non si può usare: { $path }: { $error }. Rimetti il file giusto. Se è perso, cancellalo e il server creerà una chiave nuova; i giocatori vedranno che è cambiata.
serve-store-newer = { $path } è stato scritto da un Recess più recente (versione { $theirs } del file; questo programma conosce la { $ours }). Usa il programma più recente, o un altro file con --data.
serve-store-unwritable = Non si può scrivere { $path }: { $error }. Indica con --data un file in una cartella in cui puoi scrivere.
serve-store-locked = { $path } è in uso, molto probabilmente da un altro recess serve. Fermalo, o indica un altro file con --data.
serve-store-full = Il disco di { $path } è pieno. Libera spazio: i tavoli aspettano di poter essere salvati, poi continuano.
serve-store-slow = Il disco di { $path } non risponde. I tavoli aspettano di poter essere salvati, poi continuano.
serve-store-gone = { $path } è stato spostato, cancellato o sostituito mentre il server lo usava. Rimetti proprio quel file al suo posto: fino ad allora i tavoli aspettano e non perdono nulla. Se non è recuperabile, ferma il server e ripristina una copia.
serve-store-damaged = { $path } è danneggiato: { $error }. Lascialo com’è. Copialo, recupera ciò che si legge con «sqlite3 COPIA .recover | sqlite3 RECUPERATO» e indica con --data il file recuperato o una copia di riserva.
serve-store-unreadable = Un tavolo in { $path } non si può leggere: { $error }. Gli altri tavoli non ne risentono.
serve-store-no-directory = La cartella { $dir } per { $path } non esiste. Creala, o indica un altro file con --data.
serve-store-trouble = { $path } dà problemi: { $error }.
serve-store-conflict = Un tavolo è conservato in modo diverso da come è stato consegnato: il file è usato da qualcun altro?
serve-store-closed = L’archivio è chiuso.

serve-no-client = Recess è attivo, ma il client per il browser non è stato incluso.
serve-no-client-how = Compilalo con «make web» nella cartella dei sorgenti (serve Node.js), poi ricompila e riavvia Recess.

cli-serve-about = Offre tavoli: si gioca nel browser, da soli o con altri
cli-serve-after =
    Esempi:
      recess serve --open                     tavoli su questa macchina, in un browser
      recess serve --listen 0.0.0.0:7777      per tutti nella tua rete
      recess serve --data games.db --log json tavoli in un file a scelta, un registro per macchine

    RECESS_LISTEN, RECESS_DATA e RECESS_LOG valgono come --listen, --data e --log.
    Ctrl-C ferma il server. Ogni mossa è su disco prima che qualcuno ne sappia: alla ripartenza le partite continuano.
cli-serve-listen = Indirizzo e porta [di solito 127.0.0.1:7777, o la prossima porta libera]
cli-serve-data = File in cui sono conservati i tavoli [di solito tables.db tra i dati dell’utente]
cli-serve-admin = Indirizzo e porta per le metriche e lo stato del server, come 127.0.0.1:9777 [di solito nessuno]
cli-serve-log = Come si scrive il registro sullo standard error [di solito text]
cli-serve-open = Apre un browser
cli-serve-behind-proxy = Crede a questi proxy su chi chiede (X-Forwarded-For): indirizzi o reti, come in =10.0.0.0/8 [senza: questa macchina]
cli-serve-max-tables = Tavoli aperti insieme [di solito 20000]
cli-serve-max-connections = Connessioni insieme [di solito 100000]
cli-serve-max-connections-each = Connessioni ai tavoli insieme da un indirizzo [di solito 64]
cli-serve-max-tables-each = Tavoli e posti che un indirizzo può prendere in un minuto [di solito 60]
cli-serve-max-requests-each = Quante partite, esempi ed elenchi al minuto per indirizzo [di solito 240]
cli-serve-max-messages = Messaggi al secondo da una connessione [di solito 10]
cli-serve-with = Offre anche questo gioco, che non è in elenco; si può dare più volte
cli-serve-rehearse = Mescola secondo questo seme, sempre allo stesso modo: per test e immagini
