# Munchkin: the text on cards, made from what they do. A sentence is put together from the parts
# below; each language says in which order, with which punctuation and in which grammatical form.
#
# $shape is “figure” where the effect is a mere number such as +3.
# $who is “you”, or another word where $name is to be the subject.
# $on is “monster” or “enhancer” on a card that speaks of its monster, else “you”.

## The sentence

mb-sentence = { $text }.
mb-before =
    { $shape ->
        [figure] { $part }: { $text }
       *[clause] { $part }, { $text }
    }
mb-after = { $text } { $part }
mb-cost = { $cost }: { $text }
mb-cost-may = il combattente principale può { $cost }: { $text }
mb-roll =
    { $n ->
        [6] tira il dado; con un 6, { $text }
       *[other] tira il dado; con { $n } o più, { $text }
    }
mb-times-fight =
    { $n ->
        [1] { $text } (una volta per combattimento)
       *[other] { $text } (al massimo { $n } volte per combattimento)
    }
mb-times-turn =
    { $n ->
        [1] { $text } (una volta per turno)
       *[other] { $text } (al massimo { $n } volte per turno)
    }
mb-else =
    { $shape ->
        [figure] altrimenti: { $text }
       *[clause] altrimenti, { $text }
    }
mb-else-none = se non ne hai, { $text }
mb-or = oppure, se preferisci, { $text }
mb-also =
    { $shape ->
        [figure] inoltre: { $text }
       *[clause] inoltre, { $text }
    }
mb-bad-stuff = Brutte Cose: { $text }

# A Half-Breed has no lines: what it does is in the rules (MB-HALF-1).
mb-half-one = Con una sola Razza ne hai tutti i vantaggi e nessuno svantaggio.
mb-half-two = Ti permette di avere una seconda Razza; allora hai vantaggi e svantaggi di entrambe.

## When

mb-any-time = in qualsiasi momento
mb-own-turn = nel tuo turno, fuori dal combattimento
mb-fight = in un combattimento a cui partecipi
mb-any-fight = in qualsiasi combattimento
mb-next-fight = nel combattimento in corso o nel tuo prossimo
mb-lasting = finché non ti liberi di questa maledizione
mb-when-met = quando incontri questo mostro
mb-when-escaped_or_not = che tu riesca a fuggire o no
mb-when-won =
    { $on ->
        [you] quando vinci un combattimento
       *[monster] quando vinci
    }
mb-when-drawn = appena peschi questa carta
mb-when-cursed = quando una maledizione ti colpisce
mb-when-trouble = quando qualcuno cerca guai
mb-when-you_help = quando aiuti a vincere un combattimento
mb-when-your_roll = dopo il tuo tiro per fuggire
mb-when-death = quando qualcuno muore
mb-when-level_lost = quando perdi un livello

## At what price. $mood is “may” after “the main fighter may”.

mb-cost-cards =
    { $mood ->
        [may] { $n ->
            [one] scartare una carta
           *[other] scartare { $n } carte
        }
       *[do] { $n ->
            [one] scarta una carta
           *[other] scarta { $n } carte
        }
    }
mb-cost-hand =
    { $mood ->
        [may] scartare l'intera mano
       *[do] scarta l'intera mano
    }
mb-cost-item =
    { $mood ->
        [may] { $n ->
            [one] scartare un oggetto in gioco
           *[other] scartare { $n } oggetti in gioco
        }
       *[do] { $n ->
            [one] scarta un oggetto in gioco
           *[other] scarta { $n } oggetti in gioco
        }
    }
mb-cost-level =
    { $mood ->
        [may] { $n ->
            [one] rinunciare a un livello
           *[other] rinunciare a { $n } livelli
        }
       *[do] { $n ->
            [one] rinuncia a un livello
           *[other] rinuncia a { $n } livelli
        }
    }
mb-cost-self =
    { $mood ->
        [may] scartare questa carta
       *[do] scarta questa carta
    }

## On what conditions

mb-against = contro { $those }
mb-against-fight = in combattimento contro { $those }
mb-against-level = contro mostri di livello stampato { $n } o inferiore
mb-monster-there = se nel combattimento c'è { $one }
mb-monster-level-there = se nel combattimento c'è un mostro di livello stampato { $n } o inferiore
mb-level-most = se sei di livello { $n } o inferiore
mb-level-least = se sei di livello { $n } o superiore
mb-stands-alone = se combatti senza alleati
mb-stands-helped = se hai un alleato
mb-stands-off_turn = se non è il tuo turno
mb-per-item = per ogni oggetto che hai in uso
mb-per-power = per ogni Potere che hai
mb-per-level = per ogni tuo livello
mb-per-monster = per ogni mostro nel combattimento
mb-per-other = per ogni altro giocatore
mb-per-hand = per ogni carta che hai in mano
mb-per-minion = per ogni Lacchè che hai

## What a character is or has: as the object of “against”, and as a condition.
## Races of the set that ships have their own forms; for other cards the name stands in quotes.

mb-those = chi ha in gioco “{ $card }”
mb-those-vampire = i Vampiri
mb-those-werewolf = i Licantropi
mb-those-changeling = i Changeling
mb-those-mummy = le Mummie
mb-those-human = gli umani
mb-those-race = chi ha una Razza
mb-those-power = chi ha un Potere
mb-those-minion = chi ha un Lacchè
mb-those-female = i personaggi femminili
mb-those-male = i personaggi maschili
mb-those-no_head = chi non ha un copricapo in uso
mb-those-no_armour = chi non ha un'armatura in uso
mb-those-no_feet = chi non ha calzature in uso
mb-those-no_hands = chi ha le mani vuote
mb-those-or = { $these } o { $those }
mb-those-nor = { $these } né per { $those }

mb-has = se hai in gioco “{ $card }”
mb-has-vampire = se sei un Vampiro
mb-has-werewolf = se sei un Licantropo
mb-has-changeling = se sei un Changeling
mb-has-mummy = se sei una Mummia
mb-has-human = se sei umano
mb-has-race = se hai una Razza
mb-has-power = se hai un Potere
mb-has-minion = se hai un Lacchè
mb-has-female = se il tuo personaggio è femmina
mb-has-male = se il tuo personaggio è maschio
mb-has-no_head = se non hai un copricapo in uso
mb-has-no_armour = se non hai un'armatura in uso
mb-has-no_feet = se non hai calzature in uso
mb-has-no_hands = se hai le mani vuote

## Tags: as the object of “against”; one of them; the bare word.

mb-tag = i mostri di tipo “{ $tag }”
    .one = un mostro di tipo “{ $tag }”
    .name = { $tag }
mb-tag-animal = gli animali
    .one = un animale
    .name = animale
mb-tag-bat = i pipistrelli
    .one = un pipistrello
    .name = pipistrello
mb-tag-demon = i demoni
    .one = un demone
    .name = demone
mb-tag-ghost = i fantasmi
    .one = un fantasma
    .name = fantasma
mb-tag-household = i mostri domestici
    .one = un mostro domestico
    .name = domestico
mb-tag-undead = i non morti
    .one = un non morto
    .name = non morto
mb-monster = un mostro
mb-monster-level = un mostro di livello stampato { $n } o inferiore

## Who

mb-who-player = chi ha giocato questa carta
mb-who-victim = la vittima
mb-who-main = il combattente principale
mb-who-helper = l'alleato
mb-who-each_fighter = ogni combattente
mb-who-one_other = un altro giocatore a tua scelta
mb-who-left = il giocatore alla tua sinistra
mb-who-right = il giocatore alla tua destra
mb-who-lowest = ogni giocatore con il livello più basso
mb-who-highest = ogni giocatore con il livello più alto
mb-who-all = ogni giocatore
mb-who-all_others = ogni altro giocatore
mb-from-one_other = a un altro giocatore a tua scelta
mb-from-left = al giocatore alla tua sinistra
mb-from-right = al giocatore alla tua destra
mb-from-lowest = al giocatore di livello più basso
mb-from-highest = al giocatore di livello più alto
mb-to-one_other = a un altro giocatore a tua scelta
mb-to-left = al giocatore alla tua sinistra
mb-to-right = al giocatore alla tua destra
mb-to-lowest = al giocatore di livello più basso
mb-to-highest = al giocatore di livello più alto

## Which cards, as the object of “lose”. $many is “one”, “some” (that is $n), “all”, or “die” after “roll the die and lose”.

mb-form-you-have =
    { $who ->
        [you] che hai
       *[other] che ha
    }
mb-form-your =
    { $who ->
        [you] i tuoi
       *[other] i suoi
    }
mb-form-your-f =
    { $who ->
        [you] le tue
       *[other] le sue
    }
mb-worn-head =
    { $many ->
        [one] il copricapo { mb-form-you-have } in uso
        [all] tutti i copricapi { mb-form-you-have } in uso
        [die] altrettanti copricapi { mb-form-you-have } in uso
       *[some] { $n } copricapi { mb-form-you-have } in uso
    }
mb-worn-armour =
    { $many ->
        [one] l'armatura { mb-form-you-have } in uso
        [all] tutte le armature { mb-form-you-have } in uso
        [die] altrettante armature { mb-form-you-have } in uso
       *[some] { $n } armature { mb-form-you-have } in uso
    }
mb-worn-feet =
    { $many ->
        [one] le calzature { mb-form-you-have } in uso
        [all] tutte le calzature { mb-form-you-have } in uso
        [die] altrettante paia di calzature { mb-form-you-have } in uso
       *[some] { $n } paia di calzature { mb-form-you-have } in uso
    }
mb-worn-held =
    { $many ->
        [one] un oggetto { mb-form-you-have } tra le mani
        [all] tutti gli oggetti { mb-form-you-have } tra le mani
        [die] altrettanti oggetti { mb-form-you-have } tra le mani
       *[some] { $n } oggetti { mb-form-you-have } tra le mani
    }
mb-worn-item =
    { $many ->
        [one] un oggetto { mb-form-you-have } in uso
        [all] tutti gli oggetti { mb-form-you-have } in uso
        [die] altrettanti oggetti { mb-form-you-have } in uso
       *[some] { $n } oggetti { mb-form-you-have } in uso
    }
mb-worn-big =
    { $many ->
        [one] un oggetto Grande { mb-form-you-have } in uso
        [all] tutti gli oggetti Grandi { mb-form-you-have } in uso
        [die] altrettanti oggetti Grandi { mb-form-you-have } in uso
       *[some] { $n } oggetti Grandi { mb-form-you-have } in uso
    }
mb-worn-small =
    { $many ->
        [one] un oggetto piccolo { mb-form-you-have } in uso
        [all] tutti gli oggetti piccoli { mb-form-you-have } in uso
        [die] altrettanti oggetti piccoli { mb-form-you-have } in uso
       *[some] { $n } oggetti piccoli { mb-form-you-have } in uso
    }
mb-which-head =
    { $many ->
        [one] un copricapo
        [all] tutti { mb-form-your } copricapi
        [die] altrettanti copricapi
       *[some] { $n } copricapi
    }
mb-which-armour =
    { $many ->
        [one] un'armatura
        [all] tutte { mb-form-your-f } armature
        [die] altrettante armature
       *[some] { $n } armature
    }
mb-which-feet =
    { $many ->
        [one] un paio di calzature
        [all] tutte { mb-form-your-f } calzature
        [die] altrettante paia di calzature
       *[some] { $n } paia di calzature
    }
mb-which-held =
    { $many ->
        [one] un oggetto a una o due mani
        [all] tutti { mb-form-your } oggetti a una o due mani
        [die] altrettanti oggetti a una o due mani
       *[some] { $n } oggetti a una o due mani
    }
mb-which-item =
    { $many ->
        [one] un oggetto
        [all] tutti { mb-form-your } oggetti
        [die] altrettanti oggetti
       *[some] { $n } oggetti
    }
mb-which-big =
    { $many ->
        [one] un oggetto Grande
        [all] tutti { mb-form-your } oggetti Grandi
        [die] altrettanti oggetti Grandi
       *[some] { $n } oggetti Grandi
    }
mb-which-small =
    { $many ->
        [one] un oggetto piccolo
        [all] tutti { mb-form-your } oggetti piccoli
        [die] altrettanti oggetti piccoli
       *[some] { $n } oggetti piccoli
    }
mb-which-best =
    { $many ->
        [one] l'oggetto in uso con il bonus più alto
        [all] tutti { mb-form-your } oggetti in uso
        [die] altrettanti oggetti in uso, quelli con il bonus più alto
       *[some] i { $n } oggetti in uso con il bonus più alto
    }
mb-which-hand =
    { $many ->
        [one] una carta della mano
        [all] l'intera mano
        [die] altrettante carte della mano
       *[some] { $n } carte della mano
    }
mb-which-race =
    { $many ->
        [one] una Razza
        [all] tutte { mb-form-your-f } Razze
        [die] altrettante Razze
       *[some] { $n } Razze
    }
mb-which-power =
    { $many ->
        [one] un Potere
        [all] tutti { mb-form-your } Poteri
        [die] altrettanti Poteri
       *[some] { $n } Poteri
    }
mb-which-minion =
    { $many ->
        [one] il Lacchè
        [all] tutti { mb-form-your } Lacchè
        [die] altrettanti Lacchè
       *[some] { $n } Lacchè
    }
mb-topmost-head = il primo copricapo
mb-topmost-armour = la prima armatura
mb-topmost-feet = le prime calzature
mb-topmost-held = il primo oggetto a una o due mani
mb-topmost-item = il primo oggetto
mb-topmost-big = il primo oggetto Grande
mb-topmost-small = il primo oggetto piccolo
mb-topmost-best = il primo oggetto con un bonus
mb-topmost-hand = la prima carta
mb-topmost-race = la prima Razza
mb-topmost-power = il primo Potere
mb-topmost-minion = il primo Lacchè

## What happens

mb-bonus =
    { $n ->
        [die] tira il dado e aggiungi il risultato alla tua parte
       *[other] { $n }
    }
mb-bonus-monster =
    { $n ->
        [die] tira il dado e aggiungi il risultato al mostro
       *[other] { $n }
    }
mb-bonus-side =
    { $n ->
        [die] tira il dado e aggiungi il risultato a una delle due parti
       *[other] { $n } a una delle due parti
    }
mb-enhance = { $n } al livello del mostro
# $more is “yes”, or “no” where it is less.
mb-form-more =
    { $more ->
        [no] in meno
       *[yes] in più
    }
mb-reward-treasures =
    { $on ->
        [you] peschi { mb-cards-treasure }
        [enhancer] il mostro dà { $n } { mb-form-treasures } { mb-form-more }
       *[monster] dà { $n } { mb-form-treasures } { mb-form-more }
    }
mb-form-treasures =
    { $n ->
        [one] Tesoro
       *[other] Tesori
    }
mb-reward-levels =
    { $on ->
        [you] guadagni { mb-form-levels }
        [enhancer] il mostro dà { mb-form-levels-more }
       *[monster] dà { mb-form-levels-more }
    }
mb-form-levels =
    { $n ->
        [one] { $n } livello
       *[other] { $n } livelli
    }
mb-form-levels-more = { mb-form-levels } { mb-form-more }
mb-double = la tua forza conta il doppio
mb-flee =
    { $on ->
        [you] { $n } ai tuoi tiri per fuggire
        [enhancer] { $n } a tutti i tiri per fuggire dal mostro
       *[monster] { $n } a tutti i tiri per fuggire da questo mostro
    }
mb-allow-hand =
    { $n ->
        [one] a fine turno puoi tenere in mano { $n } carta { mb-form-more }
       *[other] a fine turno puoi tenere in mano { $n } carte { mb-form-more }
    }
mb-allow-big =
    { $n ->
        [one] puoi avere { $n } oggetto Grande { mb-form-more }
       *[other] puoi avere { $n } oggetti Grandi { mb-form-more }
    }
mb-allow-head =
    { $n ->
        [one] puoi usare { $n } copricapo { mb-form-more }
       *[other] puoi usare { $n } copricapi { mb-form-more }
    }
mb-allow-armour =
    { $n ->
        [one] puoi usare { $n } armatura { mb-form-more }
       *[other] puoi usare { $n } armature { mb-form-more }
    }
mb-allow-feet =
    { $n ->
        [one] puoi usare { $n } paio di calzature { mb-form-more }
       *[other] puoi usare { $n } paia di calzature { mb-form-more }
    }
mb-allow-hands =
    { $n ->
        [one] hai { $n } mano { mb-form-more } per gli oggetti
       *[other] hai { $n } mani { mb-form-more } per gli oggetti
    }
mb-allow-ranks =
    { $more ->
        [no] la somma dei Ranghi dei tuoi Poteri deve restare sotto il tuo livello di almeno { $n }
       *[yes] la somma dei Ranghi dei tuoi Poteri può superare di { $n } il tuo livello
    }
mb-allow-minions = puoi avere { $n } Lacchè { mb-form-more }
mb-exempt = puoi usare un oggetto in più, oltre i limiti di corpo, mani e oggetti Grandi
mb-worth =
    { $n ->
        [2] i tuoi oggetti si vendono al doppio del loro valore
        [3] i tuoi oggetti si vendono al triplo del loro valore
       *[other] i tuoi oggetti si vendono a { $n } volte il loro valore
    }
mb-lose-level =
    { $n ->
        [die] { $who ->
            [you] tira il dado e perdi altrettanti livelli
           *[other] { $name } tira il dado e perde altrettanti livelli
        }
       *[other] { $who ->
            [you] perdi { mb-form-levels }
           *[other] { $name } perde { mb-form-levels }
        }
    }
mb-lose =
    { $many ->
        [die] { $who ->
            [you] tira il dado e perdi { $what }
           *[other] { $name } tira il dado e perde { $what }
        }
       *[other] { $who ->
            [you] perdi { $what }
           *[other] { $name } perde { $what }
        }
    }
mb-by-random = { $text }, a caso
mb-by-left =
    { $who ->
        [you] { $text } (sceglie il giocatore alla tua sinistra)
       *[other] { $text } (sceglie il giocatore alla sua sinistra)
    }
mb-by-player = { $text } (sceglie chi ha giocato questa carta)
mb-by-you = { $text } (scegli tu)
mb-by-left-blind =
    { $who ->
        [you] { $text } (sceglie il giocatore alla tua sinistra, senza guardare)
       *[other] { $text } (sceglie il giocatore alla sua sinistra, senza guardare)
    }
mb-by-player-blind = { $text } (sceglie chi ha giocato questa carta, senza guardare)
mb-by-you-blind = { $text } (scegli tu, senza guardare)
mb-change-race =
    { $who ->
        [you] scarti le tue Razze e il Mezzosangue; la prima Razza che era già tra gli scarti, se c'è, diventa tua
       *[other] { $name } scarta le sue Razze e il Mezzosangue; la prima Razza che era già tra gli scarti, se c'è, diventa sua
    }
mb-change-sex =
    { $who ->
        [you] il tuo personaggio cambia sesso
       *[other] { $name } cambia il sesso del suo personaggio
    }
mb-die =
    { $who ->
        [you] muori
       *[other] { $name } muore
    }
mb-gain-level =
    { $n ->
        [die] { $who ->
            [you] tira il dado e guadagna altrettanti livelli
           *[other] { $name } tira il dado e guadagna altrettanti livelli
        }
       *[other] { $who ->
            [you] guadagni { mb-form-levels }
           *[other] { $name } guadagna { mb-form-levels }
        }
    }
mb-draw =
    { $n ->
        [die] { $who ->
            [you] tira il dado e pesca { $cards }
           *[other] { $name } tira il dado e pesca { $cards }
        }
       *[other] { $who ->
            [you] peschi { $cards }
           *[other] { $name } pesca { $cards }
        }
    }
mb-draw-up =
    { $n ->
        [one] { $text } scoperta
       *[other] { $text } scoperte
    }
mb-draw-keep =
    { $who ->
        [you] { $text }, ne tieni { $keep } e scarti il resto
       *[other] { $text }, ne tiene { $keep } e scarta il resto
    }
mb-cards-door =
    { $n ->
        [die] altrettante carte Porta
        [one] una carta Porta
       *[other] { $n } carte Porta
    }
mb-cards-treasure =
    { $n ->
        [die] altrettante carte Tesoro
        [one] una carta Tesoro
       *[other] { $n } carte Tesoro
    }
mb-recover = prendi in mano { $what } in cima agli scarti
mb-cure =
    { $who ->
        [you] ti liberi di una maledizione che hai addosso
       *[other] { $name } si libera di una maledizione che ha addosso
    }
mb-join = aggiungi un mostro dalla tua mano
mb-swarm = può unirsi direttamente dalla mano a un combattimento in cui c'è { $one }
mb-twin = un mostro si sdoppia: se ne aggiunge uno uguale, con tutte le carte giocate su di lui
mb-make = per questo combattimento il mostro è anche { $one }
mb-remove-driven_off =
    { $on ->
        [monster] il mostro se ne va senza dare nulla
       *[you] { $monster } se ne va senza dare nulla
    }
mb-remove-killed =
    { $on ->
        [monster] il mostro muore e dà livelli e Tesori
       *[you] { $monster } muore e dà livelli e Tesori
    }
mb-remove-with_treasure =
    { $on ->
        [monster] il mostro se ne va, ma lascia i suoi Tesori
       *[you] { $monster } se ne va, ma lascia i suoi Tesori
    }
mb-friendly =
    { $on ->
        [enhancer] il mostro non combatte contro { $those }: se ne va
       *[monster] non combatte contro { $those }: se ne va
    }
mb-solo =
    { $on ->
        [enhancer] contro il mostro si combatte senza alleati
       *[monster] contro questo mostro si combatte senza alleati
    }
mb-form-against-it =
    { $on ->
        [enhancer] contro il mostro
       *[monster] contro questo mostro
    }
mb-ignore-items = gli oggetti in uso non contano { mb-form-against-it }
mb-ignore-powers = i Poteri non contano { mb-form-against-it }
mb-ignore-level = il tuo livello non conta { mb-form-against-it }
mb-ignore-minion = i Lacchè non contano { mb-form-against-it }
mb-ignore-head = i copricapi non contano { mb-form-against-it }
mb-ignore-armour = le armature non contano { mb-form-against-it }
mb-ignore-feet = le calzature non contano { mb-form-against-it }
mb-ignore-held = gli oggetti a una o due mani non contano { mb-form-against-it }
mb-redirect = { $name } prende il posto del combattente principale
mb-force-help = { $name } deve aiutarti
mb-cancel-this = la annulli
mb-cancel-curse = annulli una maledizione appena giocata o appena uscita
mb-cancel-one_shot = annulli un oggetto a uso singolo appena giocato
mb-cancel-enhancer = annulli un potenziamento appena giocato su un mostro
mb-escape =
    { $on ->
        [you] riesci a fuggire da un mostro senza tirare il dado
        [enhancer] il mostro non ti insegue
       *[monster] non ti insegue
    }
mb-escape-all = riesci a fuggire da tutti i mostri senza tirare il dado
mb-no-escape =
    { $on ->
        [enhancer] nessuno riesce a fuggire dal mostro, se non scartando un Lacchè
       *[monster] nessuno riesce a fuggire da questo mostro, se non scartando un Lacchè
    }
mb-no-escape-you =
    { $on ->
        [enhancer] non riesci a fuggire dal mostro, se non scartando un Lacchè
       *[monster] non riesci a fuggire, se non scartando un Lacchè
    }
mb-die-to = gira il dado sul { $n }
mb-die-again = tira di nuovo il dado
mb-steal-level = rubi un livello { $from }
mb-steal-item = rubi un oggetto in gioco { $from }
mb-steal-hand = rubi { $from } una carta a caso dalla mano
mb-hand-over = dai { $what } { $to }
mb-rotate = ogni giocatore passa { $what } al giocatore alla propria sinistra, tutti nello stesso istante

## The page of a card

mb-kind-monster = Mostro
    .many = Mostri
mb-kind-enhancer = Potenziamento per mostri
    .many = Potenziamenti per mostri
mb-kind-wandering = Mostro Errante
    .many = Mostri Erranti
mb-kind-twin = Gemello
    .many = Gemelli
mb-kind-curse = Trappola o maledizione
    .many = Trappole e maledizioni
mb-kind-race = Razza
    .many = Razze
mb-kind-class = Classe
    .many = Classi
mb-kind-style = Stile
    .many = Stili
mb-kind-half = Mezzosangue
    .many = Mezzosangue
mb-kind-power = Potere
    .many = Poteri
mb-kind-minion = Lacchè
    .many = Lacchè
mb-kind-item = Oggetto
    .many = Oggetti
mb-kind-goup = Avanzi di livello
    .many = Avanzi di livello
mb-kind-special = Speciale
    .many = Speciali
mb-deck-door = Porta
    .many = Porte
mb-deck-treasure = Tesoro
    .many = Tesori
mb-slot-head = Copricapo
mb-slot-armour = Armatura
mb-slot-feet = Calzature
mb-slot-hand1 = 1 mano
mb-slot-hand2 = 2 mani
mb-page-head =
    { $n ->
        [one] { $kind }, { $deck }, 1 copia
       *[other] { $kind }, { $deck }, { $n } copie
    }
mb-page-level = Livello { $level }; { mb-form-gives }
mb-form-gives =
    { $n ->
        [one] dà { $n } livello e { $treasures ->
            [0] nessun Tesoro
            [one] { $treasures } Tesoro
           *[other] { $treasures } Tesori
        }
       *[other] dà { $n } livelli e { $treasures ->
            [0] nessun Tesoro
            [one] { $treasures } Tesoro
           *[other] { $treasures } Tesori
        }
    }
mb-page-tags = Tipo: { $tags }
mb-page-rank = Rango { $rank }
mb-page-big = Grande
mb-page-one-shot = Uso singolo
mb-page-gold =
    { $gold ->
        [0] senza valore
       *[other] { $gold } pezzi d'oro
    }
mb-page-list = { $these }, { $those }
mb-page-only = Solo per { $those }
mb-page-not = Non per { $those }
mb-page-flavour = “{ $text }”
