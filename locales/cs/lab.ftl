# The balance lab: experiments and their reports.

lab-not-toml = řádek { $line }: { $what }
lab-unknown-key = neznámý klíč „{ $key }“; pokus má { $keys }
lab-needs-game = pokus potřebuje game = "lunch-money" nebo game = "munchkin-bites"
lab-number = { $key } musí být celé číslo od { $least } do { $most }, ne { $value }
lab-text = { $key } musí být text v uvozovkách, ne { $value }
lab-texts = { $key } musí být seznam textů jako ["jedna", "dvě"], ne { $value }
lab-players = players musí být seznam čísel od 2 do 8 jako [2, 4], ne { $value }
lab-twice = { $key } má „{ $value }“ dvakrát
lab-too-many = mřížka má víc než { $most } buněk; udělejte z ní dva pokusy
lab-cell = { $players } hráčů, { $settings }: { $what }
lab-same-cell = { $players } hráčů, { $settings }: to jsou pravidla jiné buňky; přepínač, který nic nemění, do mřížky nepatří
lab-other = v { $dir } je jiný pokus, nebo ho hrála jiná verze; zvolte pro -o jiný adresář
lab-no-plan = v { $dir } není žádný pokus: chybí { $file }. Vytvoří ho `recess lab run EXPERIMENT -o { $dir }`
lab-bad-plan = { $path } není to, co píše `recess lab run`: { $error }
lab-kept = Co je hotové, je v { $dir } a zůstává čitelné; tentýž příkaz odtud pokračuje.
lab-interrupted = Přerušeno: hotovo a uchováno je { $done } z { $all } her. Tentýž příkaz dohraje zbytek.
lab-written = { $games } her je v { $file }
lab-report-written = zpráva je v { $file } (a jako Markdown v { $markdown })
lab-nothing = v { $dir } zatím nejsou žádné dohrané hry

lab-at = { $players ->
    [one] { $players } hráč: { $what }
    [few] { $players } hráči: { $what }
   *[other] { $players } hráčů: { $what }
}
lab-profile = pravidla { $new } místo { $old }
lab-decks = balíčky { $new } místo { $old }
lab-bots = boti { $new } místo { $old }
lab-sentence = { $what }: { $length }, { $first }.
lab-sentence-out = { $what }: { $length }, { $first }, { $out }.
lab-sentence-none = { $what }: ani jedna z { $games } her nedopadla jinak.
lab-length-less = hry jsou o { $by } % ± { $give } % kratší
lab-length-same = v délce her není vidět rozdíl (± { $give } %)
lab-length-more = hry jsou o { $by } % ± { $give } % delší
lab-first-less = první místo ztrácí { $by } ± { $give } bodu
lab-first-same = u prvního místa není vidět rozdíl (± { $give } bodu)
lab-first-more = první místo získává { $by } ± { $give } bodu
lab-out-less = první vyřazení přichází o { $by } % ± { $give } % dřív
lab-out-same = v době prvního vyřazení není vidět rozdíl (± { $give } %)
lab-out-more = první vyřazení přichází o { $by } % ± { $give } % později

lab-switch-humiliation-stops-wedgy = { $value ->
    [off] { card-humiliation } neruší kartu { card-wedgy }
   *[on] { card-humiliation } ruší kartu { card-wedgy }
}
lab-switch-humiliation-stops-revival = { $value ->
    [off] { card-humiliation } neruší kartu { card-first-aid } zahranou pro udržení vědomí
   *[on] { card-humiliation } ruší kartu { card-first-aid } zahranou pro udržení vědomí
}
lab-switch-headlock-hits-at-once = { $value ->
    [off] rány zdarma z karty { card-headlock } začínají o tah později
   *[on] rány zdarma z karty { card-headlock } začínají hned v tom tahu
}
lab-switch-poke-second-attack-any = { $value ->
    [off] po kartě { card-poke-in-the-eye } smí následovat jen Základní útok nebo Zbraň
   *[on] po kartě { card-poke-in-the-eye } smí následovat jakýkoli útok
}
lab-switch-outsiders-basic-or-weapon-only = { $value ->
    [off] na toho, kdo je v držení, smí kdokoli útočit čímkoli
   *[on] na toho, kdo je v držení, smí ostatní útočit jen Základními útoky a Zbraněmi
}
lab-switch-cooties-when-grabbed = { $value ->
    [off] na kartu { card-grab } nelze odpovědět kartou { card-cooties }
   *[on] na kartu { card-grab } lze odpovědět kartou { card-cooties }
}
lab-switch-counter-cap = { $value ->
    [off] { card-first-aid } smí zvednout nad počáteční počet životů
   *[on] { card-first-aid } nikdy nezvedne nad počáteční počet životů
}
lab-switch-no-discard = { $value ->
    [off] odhazovat smí každý
   *[on] odhazuje jen ten, kdo nemůže nic jiného
}
lab-switch-discard-opens = { $value ->
    [off] odhození nikoho nevystaví útoku
   *[on] po odhození smí každý jednou zaútočit na toho, kdo odhazoval
}
lab-switch-discard-cost-per-card = { $value ->
    [off] odhození nestojí nic za kartu
   *[on] odhození stojí život za každou kartu
}
lab-switch-no-holds = { $value ->
    [off] { card-choke } a { card-headlock } jsou v balíčku
   *[on] { card-choke } a { card-headlock } jsou vyřazeny
}
lab-switch-discard-cost = { $value ->
    [off] odhození nic nestojí
    [one] odhození stojí život
    [few] odhození stojí { $value } životy
   *[other] odhození stojí { $value } životů
}
lab-switch-first-aid = { $value ->
    [one] v každém základním balíčku je jedna karta { card-first-aid }
    [few] v každém základním balíčku jsou { $value } karty { card-first-aid }
   *[other] v každém základním balíčku je { $value } karet { card-first-aid }
}
lab-switch-stall-rounds = { $value ->
    [off] klidná kola nikoho nic nestojí
    [one] všichni ztrácejí životy po jednom klidném kole
   *[other] všichni ztrácejí životy po { $value } klidných kolech
}
lab-switch-fast = { $value ->
    [off] obyčejná hra
   *[on] rychlá hra
}
lab-switch-items-in-combat = { $value ->
    [off] ve vlastním boji se předměty nevykládají
   *[on] ve vlastním boji se smí vykládat předměty
}
lab-switch-cheating = { $value ->
    [off] nikdo nepodvádí
   *[on] předměty lze vykládat proti pravidlům a být z toho obviněn
}
lab-switch-rounds = { $value ->
    [one] po jednom kole vyhrává ten, kdo vede
   *[other] po { $value } kolech vyhrává ten, kdo vede
}
lab-switch-offers = { $value ->
    [0] nikdo nenabízí pomoc
    [one] jedna nabídka na dvojici a boj
    [few] { $value } nabídky na dvojici a boj
   *[other] { $value } nabídek na dvojici a boj
}
lab-switch-trades = { $value ->
    [0] nikdo neobchoduje
    [one] jedna nabídka výměny na dvojici a tah
    [few] { $value } nabídky výměny na dvojici a tah
   *[other] { $value } nabídek výměny na dvojici a tah
}
lab-switch-turnings = { $value ->
    [0] předměty se nepřeskupují
    [one] předměty se přeskupují jednou za tah
   *[other] předměty se přeskupují { $value }krát za tah
}

lab-intro = { $game }. Stolů: { $cells }, her u každého: { $games }, celkem { $all } her ze semínka { $seed }. U všech stolů se hrají tatáž rozdání.
lab-partial = Přerušeno: tohle jsou údaje o { $done } z { $all } her.
lab-differences = Na čem záleží
lab-differences-note = Každý řádek je jediná změna proti stolu, který se jinak v ničem neliší, na týchž rozdáních. ± je 95% interval; z { $n } údajů by jich asi { $chance } leželo mimo svůj interval jen náhodou. Bod je jedno procento všech her.
lab-switches-at = Domácí pravidla, hráčů: { $players } ({ $common })
lab-profiles-at = Profily, hráčů: { $players } ({ $common })
lab-decks-at = Balíčky, hráčů: { $players } ({ $common })
lab-bots-at = Boti, hráčů: { $players } ({ $common })
lab-plot-length = Délka her proti základu, v %, hráčů: { $players }
lab-plot-first = Výhry prvního místa proti základu, v bodech, hráčů: { $players }
lab-no-difference = žádný rozdíl
lab-table = Hráčů: { $players } ({ $common })
lab-table-games = Údaje o { $games } hrách. Místo 1 začíná, ostatní následují v pořadí tahů.
lab-seats = Místa
lab-seat = místo { $n }
lab-plot-seats = Podíl her, které místo vyhraje, hráčů: { $players }
lab-by-bot = Boti
lab-by-kind = Druhy hráčů
lab-plot-groups = Výhry proti všem ostatním, v bodech
lab-lengths = Délka
lab-plot-lengths = Kolik her je jak dlouhých, hráčů: { $players }
lab-turns = tahy
lab-outs = Kdo je kdy vyřazen
lab-plot-outs = Podíl hráčů, kteří jsou ještě ve hře, hráčů: { $players }
lab-cards = Karty
lab-cards-note = O kolik bodů častěji vyhrává, kdo kartu má, než kdo ji nemá. Komu se karta na začátku rozdá, je náhoda, takže ten sloupec je zásluha karty; kdo je déle ve hře, dobírá a hraje víc karet všeho druhu, takže ostatní dva sloupce většině lichotí.
lab-cards-some = { $shown } karet z obou konců seznamu { $all }; ostatní jsou v datech.
lab-plot-cards = Co vydá karta v počáteční ruce, v bodech, hráčů: { $players }
lab-all = Všechny stoly
lab-notes = Jak to číst
lab-note-intervals = Intervaly jsou 95%. Nezávislé jsou hry; místa jedné hry se dělí o jednu výhru a intervaly s tím počítají.
lab-note-pairs = Rozdíly jsou rozdíly dvojic: totéž rozdání se změnou a bez ní. Kde se změna projeví pozdě, jde dvojice dlouho stejně a rozdíl je ostrý.
lab-note-bots = Boti nejsou lidé. Hrají podle týchž zvyků, ať jsou pravidla jakákoli: měří se, co pravidlo dělá s hrami, ne co by si s ním hráči počali.
lab-note-cards = Kopie karty se počítají jednou na hráče a hru. Karty a druhy, které mělo méně než 30 hráčů, jsou vynechány.
lab-note-endless = Hry, které po 20 000 rozhodnutích nikdo nevyhrál, se ukončí a nevyhrává je nikdo. Bez pravidla proti zdržování by opatrní boti odhazovali donekonečna.
lab-note-data = games.parquet má řádek pro každou hru a místo: cell, game, players, decks, rules, deal, seed, seat, turn_order, bot, result, turns, out_turn, score, kind a karty rozdané (dealt), dobrané (drawn), zahrané (played) a držené (held).
lab-col-what = změna
lab-col-length = délka, %
lab-col-first = první místo, body
lab-col-out = první vyřazení, %
lab-col-pairs = dvojic her
lab-col-seat = místo
lab-col-wins = výhry, %
lab-col-mean = průměr
lab-col-shortest = nejkratší
lab-col-tenth = 10 %
lab-col-median = medián
lab-col-ninety = 90 %
lab-col-ninety-nine = 99 %
lab-col-longest = nejdelší
lab-col-place = { $n ->
    [1] vyřazen první
   *[other] { $n }.
}
lab-col-out-turn = průměrný tah
lab-col-kind = druh
lab-col-share = podíl hráčů
lab-col-with = výhry
lab-col-others = výhry ostatních
lab-col-difference = rozdíl, body
lab-col-card = karta
lab-col-dealt = rozdaná
lab-col-drawn = dobraná
lab-col-played = zahraná
lab-col-seen = hráči, kteří ji dobrali
lab-col-settings = stůl
lab-col-players = hráčů
lab-col-games = her
lab-col-turns = tahy
lab-col-first-wins = výhry prvního místa, %
lab-col-endless = ukončené
