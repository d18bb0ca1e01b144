# Munchkin: the text on cards, made from what they do. A sentence is put together from the parts
# below; each language says in which order, with which punctuation and in which grammatical form.
#
# $shape is “figure” where the effect is a mere number such as +3.
# $who is “you”, or another word where $name is to be the subject.
# $on is “monster” or “enhancer” on a card that speaks of its monster, else “you”.

## The sentence. A part that is a clause of its own is set off by a comma ($join is “clause”).

mb-sentence = { $text }.
mb-before =
    { $shape ->
        [figure] { $part }: { $text }
       *[clause] { $join ->
            [clause] { $part }, { $text }
           *[phrase] { $part } { $text }
        }
    }
mb-after =
    { $join ->
        [clause] { $text }, { $part }
       *[phrase] { $text } { $part }
    }
mb-cost = { $cost }: { $text }
mb-cost-may = hlavní bojovník může { $cost }: { $text }
mb-roll =
    { $n ->
        [6] hoď kostkou; padne-li 6, { $text }
       *[other] hoď kostkou; padne-li aspoň { $n }, { $text }
    }
mb-times-fight =
    { $n ->
        [1] { $text } (jednou za boj)
       *[other] { $text } (nejvýš { $n }× za boj)
    }
mb-times-turn =
    { $n ->
        [1] { $text } (jednou za tah)
       *[other] { $text } (nejvýš { $n }× za tah)
    }
mb-else =
    { $shape ->
        [figure] jinak: { $text }
       *[clause] { $join ->
            [clause] jinak, { $text }
           *[phrase] jinak { $text }
        }
    }
mb-else-none = pokud nic takového nemáš, { $text }
mb-or = anebo, pokud chceš raději, { $text }
mb-also =
    { $shape ->
        [figure] navíc: { $text }
       *[clause] { $join ->
            [clause] navíc, { $text }
           *[phrase] navíc { $text }
        }
    }
mb-bad-stuff = Zlé následky: { $text }

# A Half-Breed has no lines: what it does is in the rules (MB-HALF-1).
mb-half-one = S jednou Rasou máš všechny její výhody a žádnou z jejích nevýhod.
mb-half-two = Smíš mít i druhou Rasu; pak máš výhody i nevýhody obou.

## When

mb-any-time = v kterémkoli okamžiku
# “Svůj” belongs to the subject, which need not be the card's owner.
mb-own-turn =
    { $subject ->
        [you] ve svém tahu mimo boj
       *[other] ve tvém tahu mimo boj
    }
mb-fight = v boji, kterého se účastníš
mb-any-fight = v jakémkoli boji
mb-next-fight = v tomto nebo ve tvém příštím boji
mb-lasting = dokud se této kletby nezbavíš
mb-when-met = když tuto příšeru potkáš
mb-when-escaped_or_not = ať unikneš, nebo ne
mb-when-won =
    { $on ->
        [you] když vyhraješ boj
       *[monster] když vyhraješ
    }
mb-when-drawn = jakmile tuto kartu dobereš
mb-when-cursed = když tě zasáhne kletba
mb-when-trouble = když někdo hledá potíže
mb-when-you_help = když pomůžeš vyhrát boj
mb-when-your_roll = po svém hodu na útěk
mb-when-death = když někdo zemře
mb-when-level_lost = když ztratíš úroveň

## At what price. $mood is “may” after “the main fighter may”.

mb-cost-cards =
    { $mood ->
        [may] { $n ->
            [one] odhodit kartu
            [few] odhodit { $n } karty
           *[other] odhodit { $n } karet
        }
       *[do] { $n ->
            [one] odhoď kartu
            [few] odhoď { $n } karty
           *[other] odhoď { $n } karet
        }
    }
mb-cost-hand =
    { $mood ->
        [may] odhodit všechny karty z ruky
       *[do] odhoď všechny karty z ruky
    }
mb-cost-item =
    { $mood ->
        [may] { $n ->
            [one] odhodit vyložený předmět
            [few] odhodit { $n } vyložené předměty
           *[other] odhodit { $n } vyložených předmětů
        }
       *[do] { $n ->
            [one] odhoď vyložený předmět
            [few] odhoď { $n } vyložené předměty
           *[other] odhoď { $n } vyložených předmětů
        }
    }
mb-cost-level =
    { $mood ->
        [may] { $n ->
            [one] obětovat úroveň
            [few] obětovat { $n } úrovně
           *[other] obětovat { $n } úrovní
        }
       *[do] { $n ->
            [one] obětuj úroveň
            [few] obětuj { $n } úrovně
           *[other] obětuj { $n } úrovní
        }
    }
mb-cost-self =
    { $mood ->
        [may] odhodit tuto kartu
       *[do] odhoď tuto kartu
    }

## On what conditions

mb-against = proti { $those }
mb-against-fight = v boji proti { $those }
mb-against-level = proti příšerám s vytištěnou úrovní nejvýš { $n }
mb-monster-there = pokud je v boji { $one }
mb-monster-level-there = pokud je v boji příšera s vytištěnou úrovní nejvýš { $n }
mb-level-most = pokud máš úroveň { $n } nebo nižší
mb-level-least = pokud máš úroveň { $n } nebo vyšší
mb-stands-alone = pokud bojuješ bez pomocníka
mb-stands-helped = pokud máš pomocníka
mb-stands-off_turn = pokud nejsi na tahu
mb-per-item = za každý předmět, který používáš
mb-per-power = za každou Moc, kterou máš
mb-per-level = za každou úroveň, kterou máš
mb-per-monster = za každou příšeru v boji
mb-per-other = za každého z ostatních hráčů
mb-per-hand = za každou kartu, kterou máš v ruce
mb-per-minion = za každého Poskoka, kterého máš

## What a character is or has: after “proti” (in the dative), and as a condition.
## Races of the set that ships have their own forms; for other cards the name stands in quotes.

mb-those = hráčům s vyloženou kartou „{ $card }“
mb-those-vampire = Upírům
mb-those-werewolf = Vlkodlakům
mb-those-changeling = Podvržencům
mb-those-mummy = Mumiím
mb-those-human = lidem
mb-those-race = hráčům s Rasou
mb-those-power = hráčům s Mocí
mb-those-minion = hráčům s Poskokem
mb-those-female = ženským postavám
mb-those-male = mužským postavám
mb-those-no_head = hráčům bez nasazené pokrývky hlavy
mb-those-no_armour = hráčům bez oblečené zbroje
mb-those-no_feet = hráčům bez obutých bot
mb-those-no_hands = hráčům s prázdnýma rukama
mb-those-or = { $these } nebo { $those }
mb-those-nor = { $these } ani { $those }

mb-has = pokud máš vyloženou kartu „{ $card }“
mb-has-vampire = pokud jsi Upír
mb-has-werewolf = pokud jsi Vlkodlak
mb-has-changeling = pokud jsi Podvrženec
mb-has-mummy = pokud jsi Mumie
mb-has-human = pokud jsi člověk
mb-has-race = pokud máš Rasu
mb-has-power = pokud máš Moc
mb-has-minion = pokud máš Poskoka
mb-has-female = pokud je tvá postava žena
mb-has-male = pokud je tvá postava muž
mb-has-no_head = pokud nemáš nasazenou pokrývku hlavy
mb-has-no_armour = pokud nemáš oblečenou zbroj
mb-has-no_feet = pokud nemáš obuté boty
mb-has-no_hands = pokud máš prázdné ruce

## Tags: after “proti” (in the dative); one of them; the bare word.

mb-tag = příšerám druhu „{ $tag }“
    .one = příšera druhu „{ $tag }“
    .name = { $tag }
mb-tag-animal = zvířatům
    .one = zvíře
    .name = zvíře
mb-tag-bat = netopýrům
    .one = netopýr
    .name = netopýr
mb-tag-demon = démonům
    .one = démon
    .name = démon
mb-tag-ghost = duchům
    .one = duch
    .name = duch
mb-tag-household = domácím příšerám
    .one = domácí příšera
    .name = domácí příšera
mb-tag-undead = nemrtvým
    .one = nemrtvá příšera
    .name = nemrtvá příšera
mb-monster = jedna příšera
mb-monster-level = jedna příšera s vytištěnou úrovní nejvýš { $n }

## Who

mb-who-player = hráč, který tuto kartu zahrál,
mb-who-victim = oběť
mb-who-main = hlavní bojovník
mb-who-helper = pomocník
mb-who-each_fighter = každý bojovník
mb-who-one_other = jiný hráč podle tvé volby
mb-who-left = hráč po tvé levici
mb-who-right = hráč po tvé pravici
mb-who-lowest = každý hráč s nejnižší úrovní
mb-who-highest = každý hráč s nejvyšší úrovní
mb-who-all = každý hráč
mb-who-all_others = každý z ostatních hráčů
mb-from-one_other = jinému hráči podle své volby
mb-from-left = hráči po své levici
mb-from-right = hráči po své pravici
mb-from-lowest = hráči s nejnižší úrovní
mb-from-highest = hráči s nejvyšší úrovní
mb-to-one_other = jinému hráči podle své volby
mb-to-left = hráči po své levici
mb-to-right = hráči po své pravici
mb-to-lowest = hráči s nejnižší úrovní
mb-to-highest = hráči s nejvyšší úrovní

## Which cards, as the object of “lose”. $many is “one”, “some” (that is $n), “all”, or “die” after “roll the die and lose”.

mb-worn-head =
    { $many ->
        [one] nasazenou pokrývku hlavy
        [all] všechny nasazené pokrývky hlavy
        [die] tolik nasazených pokrývek hlavy, kolik padne
       *[some] { $n ->
            [few] { $n } nasazené pokrývky hlavy
           *[other] { $n } nasazených pokrývek hlavy
        }
    }
mb-worn-armour =
    { $many ->
        [one] oblečenou zbroj
        [all] všechny oblečené zbroje
        [die] tolik oblečených zbrojí, kolik padne
       *[some] { $n ->
            [few] { $n } oblečené zbroje
           *[other] { $n } oblečených zbrojí
        }
    }
mb-worn-feet =
    { $many ->
        [one] obuté boty
        [all] všechny obuté boty
        [die] tolik párů obutých bot, kolik padne
       *[some] { $n ->
            [few] { $n } páry obutých bot
           *[other] { $n } párů obutých bot
        }
    }
mb-worn-held =
    { $many ->
        [one] předmět z rukou
        [all] všechny předměty z rukou
        [die] tolik předmětů z rukou, kolik padne
       *[some] { $n ->
            [few] { $n } předměty z rukou
           *[other] { $n } předmětů z rukou
        }
    }
mb-worn-item =
    { $many ->
        [one] používaný předmět
        [all] všechny používané předměty
        [die] tolik používaných předmětů, kolik padne
       *[some] { $n ->
            [few] { $n } používané předměty
           *[other] { $n } používaných předmětů
        }
    }
mb-worn-big =
    { $many ->
        [one] používaný Velký předmět
        [all] všechny používané Velké předměty
        [die] tolik používaných Velkých předmětů, kolik padne
       *[some] { $n ->
            [few] { $n } používané Velké předměty
           *[other] { $n } používaných Velkých předmětů
        }
    }
mb-worn-small =
    { $many ->
        [one] používaný malý předmět
        [all] všechny používané malé předměty
        [die] tolik používaných malých předmětů, kolik padne
       *[some] { $n ->
            [few] { $n } používané malé předměty
           *[other] { $n } používaných malých předmětů
        }
    }
mb-which-head =
    { $many ->
        [one] pokrývku hlavy
        [all] všechny pokrývky hlavy
        [die] tolik pokrývek hlavy, kolik padne
       *[some] { $n ->
            [few] { $n } pokrývky hlavy
           *[other] { $n } pokrývek hlavy
        }
    }
mb-which-armour =
    { $many ->
        [one] zbroj
        [all] všechny zbroje
        [die] tolik zbrojí, kolik padne
       *[some] { $n ->
            [few] { $n } zbroje
           *[other] { $n } zbrojí
        }
    }
mb-which-feet =
    { $many ->
        [one] pár bot
        [all] všechny boty
        [die] tolik párů bot, kolik padne
       *[some] { $n ->
            [few] { $n } páry bot
           *[other] { $n } párů bot
        }
    }
mb-which-held =
    { $many ->
        [one] jednoruční nebo obouruční předmět
        [all] všechny jednoruční i obouruční předměty
        [die] tolik jednoručních nebo obouručních předmětů, kolik padne
       *[some] { $n ->
            [few] { $n } jednoruční nebo obouruční předměty
           *[other] { $n } jednoručních nebo obouručních předmětů
        }
    }
mb-which-item =
    { $many ->
        [one] předmět
        [all] všechny předměty
        [die] tolik předmětů, kolik padne
       *[some] { $n ->
            [few] { $n } předměty
           *[other] { $n } předmětů
        }
    }
mb-which-big =
    { $many ->
        [one] Velký předmět
        [all] všechny Velké předměty
        [die] tolik Velkých předmětů, kolik padne
       *[some] { $n ->
            [few] { $n } Velké předměty
           *[other] { $n } Velkých předmětů
        }
    }
mb-which-small =
    { $many ->
        [one] malý předmět
        [all] všechny malé předměty
        [die] tolik malých předmětů, kolik padne
       *[some] { $n ->
            [few] { $n } malé předměty
           *[other] { $n } malých předmětů
        }
    }
mb-which-best =
    { $many ->
        [one] používaný předmět s nejvyšším bonusem
        [all] všechny používané předměty
        [die] tolik používaných předmětů s nejvyšším bonusem, kolik padne
       *[some] { $n ->
            [few] { $n } používané předměty s nejvyšším bonusem
           *[other] { $n } používaných předmětů s nejvyšším bonusem
        }
    }
mb-which-hand =
    { $many ->
        [one] kartu z ruky
        [all] všechny karty z ruky
        [die] tolik karet z ruky, kolik padne
       *[some] { $n ->
            [few] { $n } karty z ruky
           *[other] { $n } karet z ruky
        }
    }
mb-which-race =
    { $many ->
        [one] Rasu
        [all] všechny Rasy
        [die] tolik Ras, kolik padne
       *[some] { $n ->
            [few] { $n } Rasy
           *[other] { $n } Ras
        }
    }
mb-which-power =
    { $many ->
        [one] Moc
        [all] všechny Moci
        [die] tolik Mocí, kolik padne
       *[some] { $n ->
            [few] { $n } Moci
           *[other] { $n } Mocí
        }
    }
mb-which-minion =
    { $many ->
        [one] Poskoka
        [all] všechny Poskoky
        [die] tolik Poskoků, kolik padne
       *[some] { $n ->
            [few] { $n } Poskoky
           *[other] { $n } Poskoků
        }
    }
mb-topmost-head = nejvrchnější pokrývku hlavy
mb-topmost-armour = nejvrchnější zbroj
mb-topmost-feet = nejvrchnější boty
mb-topmost-held = nejvrchnější jednoruční nebo obouruční předmět
mb-topmost-item = nejvrchnější předmět
mb-topmost-big = nejvrchnější Velký předmět
mb-topmost-small = nejvrchnější malý předmět
mb-topmost-best = nejvrchnější předmět s bonusem
mb-topmost-hand = nejvrchnější kartu
mb-topmost-race = nejvrchnější Rasu
mb-topmost-power = nejvrchnější Moc
mb-topmost-minion = nejvrchnějšího Poskoka

## What happens

mb-bonus =
    { $n ->
        [die] hoď kostkou a přičti výsledek své straně
       *[other] { $n }
    }
mb-bonus-monster =
    { $n ->
        [die] hoď kostkou a přičti výsledek příšeře
       *[other] { $n }
    }
mb-bonus-side =
    { $n ->
        [die] hoď kostkou a přičti výsledek straně podle své volby
       *[other] { $n } straně podle tvé volby
    }
mb-enhance = { $n } k úrovni příšery
# $more is “yes”, or “no” where it is less.
mb-form-more =
    { $more ->
        [no] méně
       *[yes] víc
    }
mb-reward-treasures =
    { $on ->
        [you] dobereš { mb-cards-treasure }
        [enhancer] příšera dává o { mb-form-treasures } { mb-form-more }
       *[monster] dává o { mb-form-treasures } { mb-form-more }
    }
mb-form-treasures =
    { $n ->
        [one] { $n } Poklad
        [few] { $n } Poklady
       *[other] { $n } Pokladů
    }
mb-reward-levels =
    { $on ->
        [you] získáš { mb-form-levels }
        [enhancer] příšera dává o { mb-form-levels-more }
       *[monster] dává o { mb-form-levels-more }
    }
mb-form-levels =
    { $n ->
        [one] { $n } úroveň
        [few] { $n } úrovně
       *[other] { $n } úrovní
    }
mb-form-levels-more = { mb-form-levels } { mb-form-more }
mb-double = tvá vlastní síla platí dvojnásobně
mb-flee =
    { $on ->
        [you] { $n } k tvým hodům na útěk
       *[monster] { $n } ke všem hodům na útěk před touto příšerou
    }
mb-allow-hand =
    { $n ->
        [one] na konci tahu smíš držet v ruce o { $n } kartu { mb-form-more }
        [few] na konci tahu smíš držet v ruce o { $n } karty { mb-form-more }
       *[other] na konci tahu smíš držet v ruce o { $n } karet { mb-form-more }
    }
mb-allow-big =
    { $n ->
        [one] smíš mít o { $n } Velký předmět { mb-form-more }
        [few] smíš mít o { $n } Velké předměty { mb-form-more }
       *[other] smíš mít o { $n } Velkých předmětů { mb-form-more }
    }
mb-allow-head =
    { $n ->
        [one] smíš používat o { $n } pokrývku hlavy { mb-form-more }
        [few] smíš používat o { $n } pokrývky hlavy { mb-form-more }
       *[other] smíš používat o { $n } pokrývek hlavy { mb-form-more }
    }
mb-allow-armour =
    { $n ->
        [one] smíš používat o { $n } zbroj { mb-form-more }
        [few] smíš používat o { $n } zbroje { mb-form-more }
       *[other] smíš používat o { $n } zbrojí { mb-form-more }
    }
mb-allow-feet =
    { $n ->
        [one] smíš používat o { $n } pár bot { mb-form-more }
        [few] smíš používat o { $n } páry bot { mb-form-more }
       *[other] smíš používat o { $n } párů bot { mb-form-more }
    }
mb-allow-hands =
    { $n ->
        [one] na předměty máš o { $n } ruku { mb-form-more }
        [few] na předměty máš o { $n } ruce { mb-form-more }
       *[other] na předměty máš o { $n } rukou { mb-form-more }
    }
mb-allow-ranks =
    { $more ->
        [no] součet Stupňů tvých Mocí musí být aspoň o { $n } nižší než tvá úroveň
       *[yes] součet Stupňů tvých Mocí smí být o { $n } vyšší než tvá úroveň
    }
mb-allow-minions =
    { $n ->
        [one] smíš mít o { $n } Poskoka { mb-form-more }
        [few] smíš mít o { $n } Poskoky { mb-form-more }
       *[other] smíš mít o { $n } Poskoků { mb-form-more }
    }
mb-exempt = smíš používat o jeden předmět víc, než dovolují tělo, ruce a limit Velkých předmětů
mb-worth =
    { $n ->
        [2] své předměty prodáváš za dvojnásobek jejich ceny
        [3] své předměty prodáváš za trojnásobek jejich ceny
       *[other] své předměty prodáváš za { $n }násobek jejich ceny
    }
mb-lose-level =
    { $n ->
        [die] { $who ->
            [you] hoď kostkou a ztrať tolik úrovní, kolik padne
           *[other] { $name } hodí kostkou a ztratí tolik úrovní, kolik padne
        }
       *[other] { $who ->
            [you] ztrácíš { mb-form-levels }
           *[other] { $name } ztrácí { mb-form-levels }
        }
    }
mb-lose =
    { $many ->
        [die] { $who ->
            [you] hoď kostkou a ztrať { $what }
           *[other] { $name } hodí kostkou a ztratí { $what }
        }
       *[other] { $who ->
            [you] ztrácíš { $what }
           *[other] { $name } ztrácí { $what }
        }
    }
mb-by-random = { $text } (rozhodne náhoda)
mb-by-left =
    { $who ->
        [you] { $text } (vybírá hráč po tvé levici)
       *[other] { $text } (vybírá hráč po jeho levici)
    }
mb-by-player = { $text } (vybírá ten, kdo tuto kartu zahrál)
mb-by-you = { $text } (vybíráš ty)
mb-by-left-blind =
    { $who ->
        [you] { $text } (vybírá hráč po tvé levici, naslepo)
       *[other] { $text } (vybírá hráč po jeho levici, naslepo)
    }
mb-by-player-blind = { $text } (vybírá ten, kdo tuto kartu zahrál, naslepo)
mb-by-you-blind = { $text } (vybíráš ty, naslepo)
mb-change-race =
    { $who ->
        [you] odhodíš své Rasy i Míšence; nejvrchnější z Ras odhozených už předtím, je-li nějaká, bude tvoje
       *[other] { $name } odhodí své Rasy i Míšence; nejvrchnější z Ras odhozených už předtím, je-li nějaká, bude jeho
    }
mb-change-sex =
    { $who ->
        [you] tvá postava změní pohlaví
       *[other] { $name } změní pohlaví své postavy
    }
mb-die =
    { $who ->
        [you] umíráš
       *[other] { $name } umírá
    }
mb-gain-level =
    { $n ->
        [die] { $who ->
            [you] hoď kostkou a získej tolik úrovní, kolik padne
           *[other] { $name } hodí kostkou a získá tolik úrovní, kolik padne
        }
       *[other] { $who ->
            [you] získáš { mb-form-levels }
           *[other] { $name } získá { mb-form-levels }
        }
    }
mb-draw =
    { $n ->
        [die] { $who ->
            [you] hoď kostkou a dober { $cards }
           *[other] { $name } hodí kostkou a dobere { $cards }
        }
       *[other] { $who ->
            [you] dobereš { $cards }
           *[other] { $name } dobere { $cards }
        }
    }
mb-draw-up =
    { $n ->
        [die] { $text }, všechny lícem nahoru
       *[other] { $text } lícem nahoru
    }
mb-draw-keep =
    { $who ->
        [you] { $text }, { $keep } si necháš a zbytek odhodíš
       *[other] { $text }, { $keep } si nechá a zbytek odhodí
    }
mb-cards-door =
    { $n ->
        [die] tolik karet Dveří, kolik padne
        [one] kartu Dveří
        [few] { $n } karty Dveří
       *[other] { $n } karet Dveří
    }
mb-cards-treasure =
    { $n ->
        [die] tolik karet Pokladů, kolik padne
        [one] kartu Pokladů
        [few] { $n } karty Pokladů
       *[other] { $n } karet Pokladů
    }
mb-recover = vezmeš do ruky { $what } z odhozených karet
mb-cure =
    { $who ->
        [you] odhodíš jednu kletbu, která na tobě leží
       *[other] { $name } odhodí jednu kletbu, která na něm leží
    }
mb-join = přidáš příšeru ze své ruky
mb-swarm = smí vstoupit přímo z ruky do boje, ve kterém je { $one }
mb-twin = jedna příšera dostane dvojče: druhou stejnou příšeru se všemi kartami, které na ni byly zahrány
mb-make = v tomto boji příšera platí také jako { $one }
mb-remove-driven_off =
    { $on ->
        [monster] příšera odejde a nic nedá
       *[you] { $monster } odejde a nic nedá
    }
mb-remove-killed =
    { $on ->
        [monster] příšera zahyne a dá své úrovně i Poklady
       *[you] { $monster } zahyne a dá své úrovně i Poklady
    }
mb-remove-with_treasure =
    { $on ->
        [monster] příšera odejde, ale své Poklady tu nechá
       *[you] { $monster } odejde, ale své Poklady tu nechá
    }
mb-friendly =
    { $on ->
        [enhancer] příšera nebojuje proti { $those }: odejde
       *[monster] nebojuje proti { $those }: odejde
    }
mb-solo =
    { $on ->
        [enhancer] s příšerou je třeba bojovat bez pomocníka
       *[monster] s touto příšerou je třeba bojovat bez pomocníka
    }
mb-form-against-it =
    { $on ->
        [enhancer] proti příšeře
       *[monster] proti této příšeře
    }
mb-ignore-items = { mb-form-against-it } neplatí používané předměty
mb-ignore-powers = { mb-form-against-it } neplatí Moci
mb-ignore-level = { mb-form-against-it } neplatí tvá úroveň
mb-ignore-minion = { mb-form-against-it } neplatí Poskoci
mb-ignore-head = { mb-form-against-it } neplatí pokrývky hlavy
mb-ignore-armour = { mb-form-against-it } neplatí zbroje
mb-ignore-feet = { mb-form-against-it } neplatí boty
mb-ignore-held = { mb-form-against-it } neplatí jednoruční ani obouruční předměty
mb-redirect = { $name } nastoupí místo hlavního bojovníka
mb-force-help = musí ti pomoct { $name }
mb-cancel-this = zrušíš ji
mb-cancel-curse = zrušíš kletbu, která byla právě zahrána nebo otočena
mb-cancel-one_shot = zrušíš jednorázový předmět, který byl právě zahrán
mb-cancel-enhancer = zrušíš vylepšení, které bylo právě zahráno na příšeru
mb-escape =
    { $on ->
        [you] unikneš jedné příšeře bez hodu
        [enhancer] příšera tě nepronásleduje
       *[monster] nepronásleduje tě
    }
mb-escape-all = unikneš všem příšerám bez hodu
mb-no-escape =
    { $on ->
        [enhancer] nikdo příšeře neunikne, leda by odhodil Poskoka
       *[monster] nikdo této příšeře neunikne, leda by odhodil Poskoka
    }
mb-no-escape-you =
    { $on ->
        [enhancer] neunikneš příšeře, ledaže odhodíš Poskoka
       *[monster] neunikneš jí, ledaže odhodíš Poskoka
    }
mb-die-to = otoč kostku na { $n }
mb-die-again = hoď znovu
mb-steal-level = ukradneš { $from } úroveň
mb-steal-item = ukradneš { $from } vyložený předmět
mb-steal-hand = ukradneš { $from } náhodnou kartu z ruky
mb-hand-over = dáš { $to } { $what }
mb-rotate = každý hráč předá { $what } hráči po své levici, všichni naráz

## The page of a card

mb-kind-monster = Příšera
    .many = Příšery
mb-kind-enhancer = Vylepšení příšery
    .many = Vylepšení příšer
mb-kind-wandering = Bloudící příšera
    .many = Bloudící příšery
mb-kind-twin = Dvojče
    .many = Dvojčata
mb-kind-curse = Past nebo kletba
    .many = Pasti a kletby
mb-kind-race = Rasa
    .many = Rasy
mb-kind-class = Povolání
    .many = Povolání
mb-kind-style = Styl
    .many = Styly
mb-kind-half = Míšenec
    .many = Míšenci
mb-kind-power = Moc
    .many = Moci
mb-kind-minion = Poskok
    .many = Poskoci
mb-kind-item = Předmět
    .many = Předměty
mb-kind-goup = Postup o úroveň
    .many = Postup o úroveň
mb-kind-special = Zvláštní karta
    .many = Zvláštní karty
mb-deck-door = Dveře
    .many = Dveře
mb-deck-treasure = Poklad
    .many = Poklady
mb-slot-head = Pokrývka hlavy
mb-slot-armour = Zbroj
mb-slot-feet = Boty
mb-slot-hand1 = 1 ruka
mb-slot-hand2 = 2 ruce
mb-page-head =
    { $n ->
        [one] { $kind }, { $deck }, 1 kus
        [few] { $kind }, { $deck }, { $n } kusy
       *[other] { $kind }, { $deck }, { $n } kusů
    }
mb-page-level = Úroveň { $level }; { mb-form-gives }
mb-form-gives =
    { $treasures ->
        [0] dává { mb-form-levels } a žádný Poklad
        [one] dává { mb-form-levels } a { $treasures } Poklad
        [few] dává { mb-form-levels } a { $treasures } Poklady
       *[other] dává { mb-form-levels } a { $treasures } Pokladů
    }
mb-page-tags = Druh: { $tags }
mb-page-rank = Stupeň { $rank }
mb-page-big = Velký
mb-page-one-shot = Jednorázový
mb-page-gold =
    { $gold ->
        [0] bez ceny
       *[other] { $gold } zlatých
    }
mb-page-list = { $these }, { $those }
mb-page-only = Slouží jen { $those }
mb-page-not = Neslouží { $those }
mb-page-flavour = »{ $text }«
