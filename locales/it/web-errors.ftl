### Ciò che il server risponde alle richieste che non accoglie; lo mostra il client nel browser.

web-error-offline = Ora manca la connessione. Non è partito nulla: riprova fra un momento.
error-no-table = Questo tavolo non esiste. Forse il link non è completo.
error-no-seat = A questo tavolo quel posto non c’è.
error-no-game = Questo gioco qui non c’è.
error-no-replay = Questa partita qui non c’è, o non è ancora finita.
error-no-clause = Il regolamento non ha questo articolo.
error-no-language = Qui nessuno parla questa lingua: si parlano en, it, es e cs.
error-bad-name = Un nome ha da 1 a { $most } caratteri su una riga, senza : " # > né virgole.
error-name-invisible = Il nome contiene caratteri che nessuno può vedere. Riscrivilo senza.
error-name-reserved = Con questo nome sembrerebbe che parli il server. Scegline un altro.
error-name-look-alike = A questo tavolo qualcuno ha un nome quasi identico. Scegline uno che si distingua.
error-bad-json = Richiesta non capita: { $error }
error-too-long = Troppo lungo: sono ammessi { $most } byte.
error-too-many = Un po’ troppo in una volta. Aspetta un minuto e riprova.
error-too-many-tables = Tutti i tavoli sono occupati. Riprova tra un po’.
error-options-too-long = Le opzioni sono troppo lunghe: al massimo { $bots } bot e { $most } caratteri per ogni impostazione.
error-other-site = Questa richiesta viene da una pagina di un altro sito.
error-not-kept = In questo momento il server non riesce a salvare nulla, perciò a questo tavolo non può succedere niente. Riprende da solo appena può.
error-no-new-tables = In questo momento il server non riesce a salvare i tavoli, perciò non ne apre di nuovi. Riprova più tardi.
error-not-read = Questo tavolo non si riesce a leggere dal disco del server. Chi gestisce il server trova il motivo nel registro.
error-closing = Il server sta per riavviarsi. Riprova tra un momento.
error-inside = Qualcosa è andato storto nel server. Riprova.
