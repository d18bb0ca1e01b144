# Rozbor hry: stránka a co říká příkaz.

review-title = { $game }: rozbor hry
review-won = { $n ->
    [one] Vítězí { $seats }.
   *[other] Společně vítězí { $seats }.
}
review-unfinished = Záznam končí dřív než hra.
review-of-all = Všechna rozhodnutí všech hráčů, při nichž bylo z čeho vybírat.
review-of-seat = Všechna rozhodnutí, při nichž bylo z čeho vybírat; hráč: { $seat }.
review-honest = Každý odhad používá jen to, co v tu chvíli věděl ten, kdo rozhodoval: vlastní karty a to, co bylo vidět, nikdy cizí karty v ruce ani pořadí balíčku.
review-honest-seat = Každý odhad používá jen to, co se v tu chvíli vědělo na tomto místě ({ $seat }): vlastní karty a to, co bylo vidět, nikdy cizí karty v ruce ani pořadí balíčku. Nic jiného na této stránce není.
review-percent = { $n } %

review-curve = Šance na výhru
review-curve-own = Každá čára ukazuje, co si daný hráč mohl na začátku každého tahu myslet o svých šancích, když znal jen vlastní karty a to, co viděl. Každý ví něco jiného, takže součet nemusí být 100 %. Dole: tahy. Čísla nahoře: zlomové okamžiky. Značky na čáře: chyby daného hráče.
review-curve-seat = Všechny čáry ukazují, co si mohl na začátku každého tahu myslet jeden hráč ({ $seat }), když znal jen vlastní karty a to, co viděl. Dole: tahy. Čísla nahoře: zlomové okamžiky. Značky na čáře: chyby.
review-line = { $seat }: na začátku { $from } %, na konci { $to } %.
review-as-table = Totéž jako tabulka, v % na začátku každého tahu
review-turns = Tah
review-turn = Tah { $n }, { $seat }
review-setting-up = Příprava
review-end = Konec

review-turning = Zlomové okamžiky
review-turning-none = Žádný tah nezměnil najisto něčí šance o { $n } bodů nebo víc.
review-rises = { $turn }: { $seat } stoupá, předtím { $from } %, potom { $to } %.
review-falls = { $turn }: { $seat } klesá, předtím { $from } %, potom { $to } %.
review-gains = Nejvíc tím získává { $seat }: předtím { $from } %, potom { $to } %.
review-loses = Nejvíc tím ztrácí { $seat }: předtím { $from } %, potom { $to } %.
review-instead = { $seat } volí „{ $made }“; lepší by bylo „{ $better }“.

review-seats = Jak hráli
review-summary = { $n ->
    [0] Žádné rozhodnutí
    [one] { $n } rozhodnutí
    [few] { $n } rozhodnutí
   *[other] { $n } rozhodnutí
}, { $lost ->
    [one] celkem najisto ztracen { $lost } bod
    [few] celkem najisto ztraceny { $lost } body
   *[other] celkem najisto ztraceno { $lost } bodů
}.
review-best = nejlepší
review-fine = dobré
review-inaccuracy = nepřesnost
review-mistake = chyba
review-blunder = hrubá chyba

review-decisions = Rozhodnutí
review-only = Jen ta, která mají špatnou známku
review-hand = V ruce: { $cards }
review-before-after = Šance na výhru: předtím { $before } %, potom { $after } %.
review-loss = { $loss ->
    [one] Ztracen { $loss } bod
    [few] Ztraceny { $loss } body
   *[other] Ztraceno { $loss } bodů
} (± { $error }), z toho najisto { $sure }.
review-unknown = Nikdo neumí říct, jakou to mělo cenu.
review-alternatives = Jiné možnosti
review-choice = volba bota
review-made = zahráno
review-others = { $n ->
    [one] Jedna další možnost nevypadala na první pohled lépe.
    [few] { $n } další možnosti nevypadaly na první pohled lépe.
   *[other] { $n } dalších možností nevypadalo na první pohled lépe.
}

review-how = Jak se to měřilo
review-how-search = Bot hard si sedne na místo hráče jen s tím, co hráč věděl, a při každé simulaci si všechno skryté představí znovu. Počet simulací, které hledají, co stojí za bližší pohled: { $iterations }. Nejlepší možnosti (nejvýš { $closely }) a to, co bylo zahráno, se pak zkoušejí každá { $each }krát, na stejných představovaných kartách a se stejným štěstím. Co je vynucené, není rozhodnutí.
review-how-loss = Ztráta říká, o kolik méně často vyhrává to, co bylo zahráno, než volba bota, v bodech: bod je jedna hra ze sta. ± je jedna směrodatná chyba.
review-how-sure = Počítá se jen to, co je na ztrátě jisté: ztráta bez { $doubt } směrodatných chyb. Rozdíl, který není větší než šum, není ničí chyba.
review-means-best = volba bota nebo možnost, která podle měření není horší
review-means-fine = najisto ztraceno méně než { $n } body
review-means-bad = najisto ztraceno { $n } nebo víc bodů
review-how-curve = Šance na začátku tahu: { $between } simulací za každého hráče, z jehož místa se hledí. Zlomový okamžik je tah, který najisto změní něčí šance nejméně o { $least } bodů; vypráví se jich nejvýš pět.
review-how-limits = Bot je silný, ne dokonalý: vidí kus dopředu a představuje si, že všichni hrají podle jednoduchých zásad. Lidi u stolu nezná. Semínko je { $seed }: stejný příkaz dá stejnou stránku.

review-saved = Rozbor je v { $path }
review-where = uveď soubor pro stránku, například `-o review.html`, nebo `-o -` pro standardní výstup
review-several = { $path } obsahuje { $n } příkladů; rozebírá se jen jedna hra
review-no-decisions = v { $path } není co rozebírat: nikdo neměl na výběr
review-no-bot = žádný bot hry { $game } zatím nehledí dopředu, takže hru nemá kdo rozebrat
review-differs = Hra, která neodpovídá pravidlům, se nerozebírá:
review-interrupted = Přerušeno: nic se nezapsalo.
