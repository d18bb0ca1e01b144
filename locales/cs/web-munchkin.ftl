# Stůl Munchkin Bites! v prohlížeči.

t-mb-level = Úroveň
t-mb-level-of-ten = Úroveň { $level } z 10
t-mb-strength = Bojová síla
t-mb-strength-about = Úroveň a všechny bonusy, které platí mimo boj
t-mb-items = Předměty
t-mb-powers = Moci
t-mb-person = { $name }: úroveň { $level }, síla { $strength }, { $cards ->
    [one] { $cards } karta v ruce
    [few] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
}
t-mb-dead = Po smrti do konce tahu
t-mb-fights = Bojuje
t-mb-runs = Utíká
t-mb-helps = Pomáhá
t-mb-your-character = Tvoje postava
t-mb-ranks = Stupně: { $ranks } z { $level }
t-mb-in-use = V použití
t-mb-carried = Jen neseno
t-mb-slot-head = Hlava
t-mb-slot-armour = Tělo
t-mb-slot-hands = Ruce
t-mb-slot-feet = Nohy
t-mb-nothing = nic
t-mb-nothing-at-all = Vůbec nic
t-mb-curses = Kletby
t-mb-doors = Dveře
t-mb-treasures = Poklady
t-mb-door-discards = Odhozené Dveře: { $n }
t-mb-treasure-discards = Odhozené Poklady: { $n }
t-mb-gold = { $n } zlatých
t-mb-before = Před hrou
t-mb-fight = Boj
t-mb-your-side = Tvoje strana
t-mb-fighters = Bojovníci
t-mb-monsters = Příšery
t-mb-ahead = Náskok { $n }
t-mb-short = Chybí { $n }
t-mb-running = Útěk!
t-mb-stakes = Za výhru: { $levels ->
    [0] žádná úroveň
    [one] { $levels } úroveň
    [few] { $levels } úrovně
   *[other] { $levels } úrovní
}, { $treasures ->
    [0] žádný Poklad
    [one] { $treasures } Poklad
    [few] { $treasures } Poklady
   *[other] { $treasures } Pokladů
}.
t-mb-last-call = Poslední výzva: zasáhne někdo?
t-mb-last-call-short = Poslední výzva
t-mb-ask-help = Požádat o pomoc…
t-mb-ask-whom = Požádat: { $name }
t-mb-whom-to-ask = Koho požádáš?
t-mb-with-them-ahead = Společně byste teď měli náskok { $n }.
t-mb-with-them-short = Ani společně to nestačí: teď by chybělo { $n }.
t-mb-help-stands = Společně: { $fighters } proti { $monsters }.
t-mb-help-reach = S kartami ve své ruce byste se mohli dostat na { $n }.
t-mb-help-levels = Za výhru by { $name } získal(a) { $n ->
    [one] { $n } úroveň
    [few] { $n } úrovně
   *[other] { $n } úrovní
}.
t-mb-help-risk = Když to nevyjde: { $name } – { $how }.
t-mb-treasures-for = Poklady, které získá { $name }
t-mb-offered = Tvoje předměty v nabídce
t-mb-offered-of = Předměty v nabídce (vlastní je { $name })
t-mb-kept-items = Tvoje předměty, které si necháš
t-mb-kept-items-of = Předměty, které si nechá { $name }
t-mb-offer-hint = Ťukni na předmět, nebo ho sem přetáhni.
t-mb-offer-from = { $name } ti něco nabízí
t-mb-gets = { $name } dostane
t-mb-you-would-get = Dostaneš
t-mb-make-offer = Navrhnout to
t-mb-counter = Navrhnout něco jiného…
t-mb-trade = Vyměnit nebo darovat…
t-mb-trade-about = Vyložené předměty lze kdykoli vyměnit nebo darovat, pokud ani jeden z vás nebojuje. Druhý musí souhlasit.
t-mb-trade-whom = S kým?
t-mb-you-give = Dáváš
t-mb-you-get = Od hráče { $name } dostáváš
t-mb-offer-trade = Navrhnout výměnu
t-mb-offer-gift = Nabídnout jako dar
t-mb-offer-beg = Požádat o dar
t-mb-sell = Prodat…
t-mb-sell-title = Prodat předměty za úrovně
t-mb-sell-levels = Stačí na { $n ->
    [one] { $n } úroveň
    [few] { $n } úrovně
   *[other] { $n } úrovní
}: máš pak úroveň { $level }.
t-mb-sell-missing = Do další úrovně chybí { $n } zlatých.
t-mb-sell-top = Desátou úroveň si koupit nelze.
t-mb-sell-go = Prodat za { $n ->
    [one] { $n } úroveň
    [few] { $n } úrovně
   *[other] { $n } úrovní
}
t-mb-in-play = Vyloženo
t-mb-now = Zahrát teď… ({ $n })
t-mb-now-title = Co můžeš udělat právě teď
t-mb-now-nothing = Teď se nedá zahrát nic.
t-mb-from-hand = Z ruky
t-mb-from-table = S tím, co máš vyložené
t-mb-show-hand = Ukázat karty v ruce
t-mb-could-do = Co můžeš udělat
t-mb-known-hand = Karty v ruce, o kterých víš
t-mb-accuse = Podvádí?
t-mb-answer = Odpovědět…
t-mb-later = Nejdřív se podívat na stůl
t-mb-ways = { $n ->
    [one] { $n } způsob
    [few] { $n } způsoby
   *[other] { $n } způsobů
}
t-mb-lay-out-about = Jednu Rasu, jednu Moc Stupně 1, Poskoka a předměty, které uneseš.
t-mb-lay-out = Vyložit { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}
t-mb-key-go-on = Otevřít dveře, uzavřít, pokračovat, pasovat
t-mb-key-now = Co se dá zahrát teď
t-mb-key-help = Požádat o pomoc
t-mb-key-sell = Prodat předměty
t-mb-key-character = Tvoje postava
t-mb-key-answer = Zpátky k otázce
t-mb-part-level = Úroveň
t-mb-part-doubled = Zdvojnásobení
t-mb-part-doubled-by = Zdvojnásobení: { $name }
t-mb-part-least = Příšera má vždy aspoň 1
t-mb-part-by = hraje { $name }
t-mb-part-thrown = Přihozené karty
t-mb-helper-terms = { $name } pomáhá za: { $terms }
t-mb-escape-roll = unikne při hodu { $n } a víc
t-mb-escape-surely = unikne určitě
t-mb-escape-never = žádný hod nestačí
t-mb-would-lose = Přijdeš o { $cards }.
t-mb-moment-door = Dveře se otevírají…
t-mb-moment-curse = Kletba!
t-mb-moment-at-you = Tahle je pro tebe!
t-mb-moment-needed = { $n ->
    [6] Uteče se jen se šestkou.
   *[other] Uteče se s { $n } a víc.
}
t-mb-moment-caught = Dopadení!
t-mb-moment-level = Úroveň { $level }!
t-mb-moment-lost-level = Zpátky na úroveň { $level }!
t-mb-moment-died = Smrt!
t-mb-moment-won = Vítězství!
t-mb-feat-fight = Nejlepší boj
t-mb-feat-fight-text = { $name } proti { $monster }: { $treasures ->
    [one] { $treasures } Poklad
    [few] { $treasures } Poklady
   *[other] { $treasures } Pokladů
}
t-mb-feat-cursed = Nejoblíbenější terč
t-mb-story-level = { $level }. úroveň
t-mb-story-fights = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}, { $fights ->
    [one] { $fights } vyhraný boj
    [few] { $fights } vyhrané boje
   *[other] { $fights } vyhraných bojů
}, { $fled ->
    [one] { $fled } útěk
    [few] { $fled } útěky
   *[other] { $fled } útěků
}.
t-mb-story-deaths = { $n ->
    [0] Nikdo nezemřel.
    [one] Jedna smrt.
    [few] { $n } smrti.
   *[other] { $n } smrtí.
}
t-mb-story-died = { $name } umírá { $n ->
    [one] jednou
   *[other] { $n }krát
}.
t-mb-story-won = Nakonec { $name } dosahuje { $level }. úrovně.
t-mb-curve-levels = Úrovně tah po tahu
t-mb-change-fight = boj { $n }
t-mb-change-strength = síla { $n }
t-mb-change-levels = úroveň { $n }
t-mb-barred = nejde použít
web-meant-for = Hra je určena pro { $least } až { $most } hráčů; v jiném počtu funguje, ale hůř.
web-last-call = Sekundy poslední výzvy
web-last-call-about = Jak dlouho lze zasáhnout do boje; po každém zásahu běží znovu.
t-mb-hint-turn = Jsi na tahu: kliknutím nebo přetažením si vezmi předměty a pak otevři dveře.
t-mb-hint-fight = Tvůj součet musí být vyšší než jejich. Zahraj karty, popros někoho o pomoc, pak uzavři.
t-mb-hint-call = Poslední výzva: svítící kartou můžeš zasáhnout na kterékoli straně. Nebo pasuj.
web-goal-munchkin = Vyhrává, kdo první zabitím příšery dosáhne 10. úrovně.
web-how-mb-1 = Všichni začínají na 1. úrovni. Vyhrává, kdo je první na 10. úrovni; poslední úroveň musí být za zabitou příšeru.
web-how-mb-2 = Ve svém tahu otevřeš dveře. S příšerou musíš bojovat, kletba tě zasáhne, všechno ostatní je tvoje. Když příšera nepřišla, hledej potíže s příšerou z ruky, nebo místnost vyrabuj.
web-how-mb-3 = V boji musí být tvoje úroveň a bonusy dohromady víc než síla příšery. Za vítězství získáš úrovně a Poklady.
web-how-mb-4 = Když to nestačí, popros někoho o pomoc a smlouvej o Poklady. Ostatní ti mohou pomoci, nebo všechno zhoršit. Když prohráváš, utíkáš: s 5 nebo 6 na kostce unikneš, jinak přijdou zlé následky.
web-how-mb-5 = Předměty, Rasa a Moci tě posilují. Prodej předměty dohromady za 1000 zlatých a získáš úroveň, nikdy však tu poslední.
web-how-mb-6 = Na konci tahu si necháš pět karet; zbytek dostane, kdo má nejnižší úroveň.
web-lead-munchkin = Munchkin Bites!, dům příšer a špatných obchodů. Proti botům nebo s přáteli, v prohlížeči, bez účtu.
