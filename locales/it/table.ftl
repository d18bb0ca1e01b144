# Che cosa dice un tavolo quando qualcosa non si può fare, e che cosa chiede mentre una finestra è aperta.

table-game = qui non c’è il gioco “{ $game }”; scegli tra: { $games }
table-players = un tavolo di questo gioco ha da { $least } a { $most } posti
table-no-set = questo gioco si gioca con uno di questi insiemi di carte: { $sets }
table-level = non c’è un bot di livello “{ $level }”; scegline uno tra: { $levels }
table-beat = i bot aspettano al massimo { $most } millisecondi
table-no-option = questo gioco non ha un’opzione «{ $name }»: non indicarla
table-option-bounds = «{ $name }» può andare da { $least } a { $most }
table-name = scrivi un nome con almeno una lettera o una cifra
table-full = tutti i posti sono occupati da persone; puoi guardare
table-not-understood = il tavolo non ha capito questo messaggio
table-watching = stai guardando; prendi un posto per giocare
table-secret = questo posto è stato preso da qualcun altro, oppure il suo segreto è sbagliato
table-not-now = adesso non si può fare
table-no-kind = in questo gioco non c’è una finestra di questo tipo
table-late = quella domanda è chiusa; guarda il tavolo e rispondi a quella nuova
table-no-card = non c’è una carta così
table-no-hints = a questo tavolo i suggerimenti sono disattivati
table-rules-changed = questa partita è cominciata con una versione precedente delle regole e non può continuare; si può ancora rivedere

window-play = { $by } gioca { $card } contro { $at }. Hai qualcosa da dire?
window-alone = { $by } gioca { $card }. Hai qualcosa da dire?
window-answer = { $by } ha risposto. Hai qualcosa da dire?
window-revival = { $seat } è a terra. Hai qualcosa da dire?
window-open = Hai qualcosa da dire?
window-mb-fight = { $fight } Hai qualcosa da dire?
window-kind-at-me = Ciò che viene giocato contro di me
window-kind-by-me = Le mie carte, quando qualcuno può rispondere
window-kind-at-others = Ciò che gli altri giocano tra loro, o da soli
window-kind-defence = Una difesa contro un attacco
window-kind-humiliation = Humiliation e Backlash
window-kind-revival = Qualcuno è a terra
window-kind-my-fight = Un mio combattimento
window-kind-fight = Un combattimento di altri
window-kind-about-me = Tutto il resto che riguarda me
window-kind-about-others = Tutto il resto che riguarda altri
