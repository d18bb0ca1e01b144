# The command line: help, reports, errors.

cli-about = Škodolibé karetní hry s poctivým rozhodčím: hraj, ověřuj, simuluj, přehrávej, hledej v pravidlech.
cli-after =
    Příklady:
      recess play                             hra Lunch Money proti třem botům
      recess play --players 2 --lang it       italsky, proti jednomu
      recess play munchkin-bites --plain      hra Munchkin Bites!
      recess serve --open                     stoly v prohlížeči, sám nebo s ostatními
      recess host localhost:7777              vlastní stůl na serveru
      recess join https://host/t/ABCDEFGH     stůl na serveru, s přáteli
      recess rules backlash                   co karta dělá a jaká má pravidla
      recess rules LM-BLOCK-2 --lang cs       jedno pravidlo, česky
      recess check rulebook/playbooks         ověří všechny příklady z pravidel
      recess sim lunch-money --games 100000   náhodné hry a jejich statistika
      recess sim munchkin-bites --games 1000  druhá hra, i podle Ras a karet
      recess arena --bots hard,normal --games 400  jak je bot silný
      recess lab run lab/munchkin-bites.toml -o out     pokus se zprávou
      recess replay game.play --lang es       uložená hra převyprávěná španělsky
      recess review game.play -o review.html  uložená hra, rozhodnutí po rozhodnutí
      recess set show bites vampire           karta Munchkinu a co dělá

    Fanouškovské zpracování bez vazby na vydavatele; žádné původní obrázky ani texty.
cli-usage = Použití:
cli-commands = Příkazy:
cli-arguments = Argumenty:
cli-options = Volby:
cli-help = Ukáže tuto nápovědu
cli-version = Ukáže verzi
cli-lang = Jazyk: en, it, es nebo cs (jinak podle prostředí)
cli-bad-lang = neznámý jazyk „{ $lang }“; očekává se en, it, es nebo cs
cli-error = chyba: { $what }
cli-warning = varování: { $what }
cli-see-help = Každý příkaz a každou volbu vysvětlí `--help`.
cli-no-command = příkaz „{ $name }“ tu není
cli-no-command-near = příkaz „{ $name }“ tu není; nemá to být „{ $near }“?
cli-no-option = „{ $option }“ sem nepatří
cli-no-option-near = „{ $option }“ sem nepatří; nemá to být „{ $near }“?
cli-no-value = { $option } potřebuje hodnotu
cli-bad-value = „{ $value }“ není hodnota pro { $option }
cli-no-equals = { $option } má hodnotu za rovnítkem
cli-option-twice = { $option } se dá zadat jen jednou
cli-options-conflict = { $option } a { $other } nejdou dohromady
cli-missing = něco chybí: { $what }
cli-not-utf8 = jeden z argumentů není text v UTF-8

cli-check-about = Ověří playbooky: spustitelné příklady, hlášení chyb, uložené hry
cli-check-after =
    Playbook je textový soubor (*.play). Adresář se prohledá i s podadresáři; - je standardní vstup.
    Návratový kód: 0 všechny příklady platí, 1 některé očekávání neplatí, 2 soubor nelze přečíst.

    Příklady:
      recess check rulebook/playbooks
      recess check my-argument.play
      recess sim lunch-money --games 1 --save games && recess check games
cli-check-files = Playbooky, adresáře s playbooky, nebo - pro standardní vstup
cli-check-quiet = Nevypisovat nic, když všechny příklady platí

cli-play-about = Hra proti botům: Lunch Money, nebo Munchkin Bites!
cli-play-after =
    V terminálu zabere hra celou obrazovku, s klávesami a myší (? je vypíše).
    Ukládá se průběžně: --resume pokračuje u téhož rozhodnutí.
    V rouře nebo s --plain jsou to číslované možnosti po řádcích, vhodné i pro čtečky obrazovky.
    Boti vidí jen to, co smí vidět jejich místo, a nevědí, kdo je člověk: easy občas zapomene
    odpovědět, normal hraje podle citu, hard myslí dopředu.
    h (s --plain slovo „rada“) řekne, co by bot hard udělal s tím, co víš ty.

    Příklady:
      recess play
      recess play --players 2 --seed 42 --lang cs
      recess play --rules italian,+counter_cap --deck base
      recess play munchkin-bites --players 4 --rules +fast
      recess play --bots hard,easy,normal
      recess play --resume        pokračuje v poslední nedohrané hře
      recess play --plain         hra po řádcích textu
      recess play --save games
cli-play-plain = Prostý text: otázky a číslované možnosti, i pro roury a čtečky obrazovky
cli-play-players = Kolik hráčů hraje i s tebou (2 až 8)
cli-play-name = Tvé jméno
cli-play-save = Hru ukládat do tohoto adresáře (jinak mezi tvá data; bez toho po sobě roura nic nenechá)
cli-play-resume = Pokračovat v nedohrané hře: v té ze souboru FILE, nebo v některé z posledních
cli-deck = Balíčky Lunch Money: base, sticks-and-stones; dva stejné: „base x2“
cli-sets = adresář vlastní sady karet (jen Munchkin Bites!); lze uvést vícekrát, pak se všechny zamíchají dohromady
cli-rules = Lunch Money: english nebo italian, pak +switch, -switch, +switch=N (jinak english). Munchkin Bites!: +fast, -items_in_combat, +cheating, rounds=N, offers=N, trades=N, turnings=N (jinak standard)
cli-seed = Semínko, ze kterého se všechno rozdává (jinak náhodné)
cli-seats-warning = tyto karty pohodlně stačí asi pro { $n ->
    [one] { $n } hráče
    [few] { $n } hráče
   *[other] { $n } hráčů
}; odkládací balíček se bude často míchat
cli-cannot-deal = s tímto nastavením není dost karet na rozdání
cli-no-sets = tahle hra nebere vlastní sady karet
cli-no-deck = tato hra má jedinou sadu karet: --deck je pro hry s více balíčky
cli-mb-seats-warning = hra je určena pro 3 až 6 hráčů
cli-set-unsound = dodávanou sadu karet nelze přečíst; `recess set check bites` řekne proč
cli-bad-number = { $name } musí být celé číslo od { $least } do { $most }, ne „{ $value }“

cli-host-about = Založ stůl na serveru a hraj u něj
cli-host-after =
    Odkaz na stůl se vypíše a stojí v čekárně: pošli ho kamarádům. Přijdou z prohlížeče nebo příkazem
    `recess join`; volná místa na začátku obsadí boti.
    Místo ti zůstane: `recess join ODKAZ` tě k němu vrátí.

    Příklady:
      recess host localhost:7777
      recess host https://play.example.org munchkin-bites --players 5 --hints
      recess host https://play.example.org --rules italian --pace relaxed --public
      recess host localhost:7777 --bots hard --start
cli-host-url = Server, třeba https://host nebo localhost:7777
cli-host-players = Kolik je míst (2 až 8)
cli-host-bots = Boti, kteří obsadí místa, jeden pro všechna nebo jeden pro každé od druhého: easy, normal, hard (jinak normal)
cli-host-pace = Kolik je času: relaxed, normal, quick, appointment (jinak normal)
cli-host-beat = Kolik milisekund boti čekají, než něco udělají (jinak jako server)
cli-host-number = Číslo, které má jen tahle hra, třeba last_call=10 pro munchkin-bites
cli-host-strict = Každé okno trvá celý svůj čas
cli-host-hints = Hráči smějí chtít nápovědu
cli-host-public = Stůl je v seznamu a dívat se může kdokoli
cli-host-start = Začít hned, s boty na ostatních místech

cli-join-about = Hraj u stolu na serveru, s přáteli nebo s boty
cli-join-after =
    Odkaz je ten, který má stůl v prohlížeči a který pošle kamarád. Kdo nemá místo, sedne si na
    volné; tajemství místa zůstane ve tvé složce s daty, takže stejný příkaz tě k němu vrátí.
    Odkaz s #key=… vede k místu s tímto tajemstvím.
    V terminálu zabere stůl celou obrazovku, s klávesami a myší (? je vypíše); v rouře nebo
    s --plain jsou to řádky textu, i pro čtečky obrazovky.
    Návratový kód: 0 odešel jsi, 1 vstup skončil nebo se nikdo nechtěl dívat, 2 nepodařilo se to.

    Příklady:
      recess join http://localhost:7777/t/ABCDEFGH
      recess join https://play.example.org/t/ABCDEFGH --name Anna
      recess join https://play.example.org/t/ABCDEFGH --watch
      recess join "http://localhost:7777/t/ABCDEFGH#key=5d41402abc4b2a76" --plain
cli-join-url = Odkaz na stůl, třeba https://host/t/ABCDEFGH
cli-join-name = Tvé jméno u stolu (jinak jméno tvého účtu)
cli-join-watch = Jen se dívat

cli-rules-about = Vyhledá v pravidlech: kód pravidla, kartu nebo jakékoli slovo
cli-rules-after =
    Příklady:
      recess rules LM-BLOCK-2
      recess rules "poke in the eye" --lang es
      recess rules helpless
      recess rules --list
      recess rules MB-LASTCALL-1
      recess rules --game munchkin-bites curse
cli-rules-what = Kód pravidla (LM-GRAB-1), karta (v kterémkoli jazyce) nebo hledaná slova
cli-rules-game = Hra: { $games } (kód pravidla se najde i bez toho)
cli-rules-list = Vypsat všechna pravidla a všechny karty
cli-rules-none = o „{ $what }“ v pravidlech nic není; pravidla a karty vypíše `recess rules --list`
cli-rules-answered = Odpovědi: { $cards }
cli-rules-answered-none = Odpovědět na ni nejde ničím.
cli-rules-follows = Smí se hrát po kartě nebo s kartou: { $cards }
cli-rules-follows-none = Hraje se samostatně.
cli-rules-copies = V balíčcích: { $base ->
    [0] v základní hře není
   *[other] { $base }× v základní hře
}, { $expansion ->
    [0] v Sticks & Stones není
   *[other] { $expansion }× v Sticks & Stones
}.
cli-rules-examples-help = Vypsat i všechny příklady k pravidlu
cli-rules-examples-count = { $n ->
    [one] { $n } příklad: vypíše ho `recess rules { $clause } --examples`.
    [few] { $n } příklady: vypíše je `recess rules { $clause } --examples`.
   *[other] { $n } příkladů: vypíše je `recess rules { $clause } --examples`.
}
cli-rules-examples = Příklady:
cli-rules-touches = Viz také: { $clauses }
cli-rules-clauses = Pravidla:
cli-rules-cards = Karty:
cli-rules-found = Pravidla, která zmiňují „{ $what }“:
cli-rules-clauses-about = Pravidla o této kartě:
cli-kind-basic = Základní útok
cli-kind-defense = Obranná karta
cli-kind-weapon = Zbraň
cli-kind-specialty = Speciální karta

cli-sim-about = Nechá boty odehrát mnoho her a vypíše statistiku
cli-sim-after =
    Stejné semínko a nastavení dají stejné hry při jakémkoli počtu vláken.
    Ctrl-C simulaci ukončí předčasně a vypíše, co je zatím hotové.
    Boti hard tu dělají 500 simulací na rozhodnutí, pokud --iterations neřekne jinak.

    Klíče --json:
      game, players, rules, bots, seed, threads    nastavení
      decks                                        lunch-money
      games, decisions, turns                      kolik se toho odehrálo
      seconds, games_per_s, decisions_per_s        jak dlouho to trvalo
      turns_per_game, decisions_per_game           každý s mean, median, p99
      wins_by_seat                                 počítáno od prvního místa
      wins_by_turn_order                           počítáno od hráče, který začínal
      interrupted                                  zda simulace skončila předčasně
    a pro munchkin-bites (dva hráči mohou vyhrát společně):
      rounds_per_game                              s mean, median, p99
      stalled                                      ukončené podle MB-STALL-1
      races                                        hráči a výhry podle Rasy
      fights, decided_by                           co rozhodlo kolik bojů
      cards                                        s --cards: held, used, share

    decided_by počítá vyhrané boje a útěky podle druhu karty, která naposledy
    změnila, kdo vede: none, help, item ... cards počítá hry, kde měl kartu někdo
    v ruce, a z nich ty, kde byla použita.

    Příklady:
      recess sim lunch-money --players 4 --games 100000 --seed 1
      recess sim lunch-money --rules italian,+counter_cap --json
      recess sim lunch-money --games 10 --save games
      recess sim munchkin-bites --games 1000 --bots casual --cards
cli-sim-game = Hra: { $games }
cli-sim-players = Kolik hráčů hraje (2 až 8)
cli-sim-games = Kolik her
cli-sim-seed = Semínko celého běhu; každá hra z něj dostane své vlastní
cli-sim-threads = Kolik vláken (jinak jedno na každé jádro)
cli-sim-save = Každou hru uložit jako playbook do tohoto adresáře
cli-sim-json = Vypsat statistiku pro strojové zpracování
cli-sim-bots = Kdo hraje, jeden pro všechny nebo jeden pro každé místo, oddělení čárkami: random (jakýkoli tah podle pravidel), easy, normal, hard; pro Munchkin Bites! také casual (prostý a rychlý)
cli-unknown-bots = neznámí boti „{ $name }“; očekává se některý z { $names }
cli-bots-count = počet botů { $given }, počet míst { $wanted }; uveď jednoho pro všechna, nebo jednoho pro každé
cli-play-bots = Ostatní, jeden pro všechny nebo jeden pro každého od tvé levice, oddělení čárkami: random, easy, normal, hard (jinak normal); pro Munchkin Bites! také casual (prostý a rychlý)
cli-iterations = Kolik simulací dělají boti hard na jedno rozhodnutí: se stejným semínkem všude stejně
cli-seconds = Kolik sekund boti hard přemýšlejí o rozhodnutí (jinak 0.3)
cli-bad-seconds = --seconds musí být číslo od 0.001 do 3600, ne „{ $value }“
cli-sim-cards = U každé karty spočítat, jak často ji ten, kdo ji drží, použije (munchkin-bites)
cli-sim-no-cards = --cards je pro hry, jejichž karty se počítají
cli-sim-title-mb = Munchkin Bites!, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, pravidla { $rules }, semínko { $seed }
cli-sim-by = hrají boti { $bots }
cli-sim-rounds = kola
cli-sim-stalled = ukončeno limitem kol (MB-STALL-1): { $share }
cli-sim-races = podle Rasy na konci: podíl hráčů, podíl výher
cli-sim-race = { "  " }{ $race }: { $players }, { $wins }
cli-sim-human = lidé
cli-sim-half = míšenec { $races }
cli-sim-decided = co rozhodlo boje ({ $fights }):
cli-sim-decided-none = nic zahraného
cli-sim-decided-help = pomoc
cli-sim-share = { "  " }{ $what }: { $share }
cli-sim-cards-title = karty, které měl někdo v ruce, podle toho, jak často byly použity:
cli-sim-card = { "  " }{ $share }  { $card } (v ruce ve hrách: { $games })
cli-sim-title = Lunch Money, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $decks }, pravidla { $rules }, semínko { $seed }
cli-sim-games-done = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} za { $seconds } s, { $threads ->
    [one] { $threads } vlákno
    [few] { $threads } vlákna
   *[other] { $threads } vláken
}
cli-sim-speed = { $games } her/s, { $decisions } rozhodnutí/s
cli-sim-length = { $what } na hru: průměr { $mean }, medián { $median }, 99 % { $p99 }
cli-sim-turns = tahy
cli-sim-decisions = rozhodnutí
cli-sim-wins = výhry podle místa: { $wins }
cli-sim-wins-order = výhry od hráče, který začínal: { $wins }
cli-sim-interrupted = Přerušeno: { $done ->
    [one] dohrána je { $done } hra
    [few] dohrány jsou { $done } hry
   *[other] dohráno je { $done } her
} z { $games }.
cli-sim-saved = { $games ->
    [one] { $games } hra uložena
    [few] { $games } hry uloženy
   *[other] { $games } her uloženo
} v { $dir }
cli-sim-save-many = při ukládání více než { $most } her vznikne obrovský adresář; zvol méně her, nebo vynech --save
cli-cannot-write = { $path }: nelze zapsat: { $error }
cli-cannot-read = { $path }: nelze přečíst: { $error }
cli-no-such-file = neexistuje
cli-no-permission = chybí oprávnění
cli-is-a-directory = je to adresář
cli-not-a-directory = část cesty není adresář
cli-read-only = souborový systém je jen pro čtení
cli-disk-full = disk je plný

cli-replay-about = Převypráví uloženou hru (nebo jakýkoli playbook) tah po tahu
cli-replay-after =
    Příklady:
      recess replay game.play
      recess replay game.play --lang cs
      recess replay game.play --seat Ann        s kartami, které dobrala Ann, a žádnými cizími
      recess replay game.play --screen          na celé obrazovce, krok za krokem
      recess replay https://host/replay/ABCDEFGH/1   hra, která se hrála na serveru
      recess replay game.play --spell-out       s vypsanými kartami v ruce, balíčky a mícháním
      recess replay game.play --verify HASH     rozdalo se, jak stůl slíbil?
cli-replay-screen = Ukázat ji na celé obrazovce, krok za krokem, tam i zpět
cli-replay-no-screen = --screen potřebuje terminál
cli-replay-file = Playbook, odkaz na stůl nebo na záznam na serveru, nebo - pro standardní vstup
cli-replay-spell = Přepsat playbook se všemi kartami v ruce, celými balíčky, každým zamícháním a každým hodem, aby nepotřeboval náhodná čísla
cli-replay-seat = Vyprávět, jak hru bylo vidět z tohoto místa
cli-replay-turn = Tah { $n }
cli-replay-differs = Odtud se záznam liší od pravidel:
cli-replay-example = Příklad { $n }: { $title }
cli-replay-version = tuto hru uložila verze pravidel { $version }, toto je { $ours }; může se lišit
cli-replay-several = soubor obsahuje několik příkladů; --spell-out zapíše první
cli-replay-verify = Ověřit, že se rozdalo, jak bylo slíbeno (obvykle podle HASH ze souboru), že každé rozhodnutí je podle pravidel a že záznam je úplný a podepsaný
cli-verify-several = --verify ověřuje jednu hru; v souboru jich je { $n }
cli-verify-bad-hash = --verify čeká otisk z 64 číslic a písmen a až f, jak jej stůl ukázal před hrou, ne „{ $value }“
cli-verify-version = tato hra se hrála podle pravidel verze { $version }, toto je { $ours }: ověřit ji umí jen recess verze { $version }
cli-verify-laid-out = { $place }: ne všechno se rozdává podle semínka: „{ $text }“; hra stažená od stolu má jen místa bez karet, rozdávajícího a semínko
cli-verify-no-salt = { $file }: chybí sůl (řádek „salt ...“), bez níž nelze spočítat otisk; stáhněte hru znovu od jejího stolu nebo ze záznamu
cli-verify-no-hash = { $file }: chybí otisk (řádek „hash ...“); zadejte ten, který stůl ukázal před hrou: --verify HASH
cli-verify-wrong = Zamíchání není to slíbené. Slíbeno: { $promised }; záznam dává: { $hash }
cli-verify-changed = Záznam byl změněn, nebo není z této hry:
cli-verify-left =
    { $n ->
        [one] V záznamu chybí jedno rozhodnutí
        [few] V záznamu chybějí { $n } rozhodnutí
       *[other] V záznamu chybí { $n } rozhodnutí
    }: hra má pro každé svůj řádek
cli-verify-unfinished = Záznam končí dřív než hra
cli-verify-no-winner = Záznam neříká, kdo vyhrál; z tahů plyne: { $winners }
cli-verify-kept = Zamíchání je to slíbené: { $hash }
cli-verify-holds = Po rozdání podle semínka { $seed } je všech { $n } rozhodnutí podle pravidel. Vítěz: { $winners }
cli-verify-compare = Slib je vzat ze samotného souboru. Porovnejte jej s otiskem, který stůl ukázal před hrou, nebo jej zadejte: --verify HASH
cli-replay-key = S --verify: veřejný klíč serveru, který měl záznam podepsat
cli-replay-head = S --verify: pečeť záznamu, kterou stůl ukázal během hry
cli-verify-no-secret = { $file } nemá tajemství (řádek „secret ...“), takže není z čeho počítat hash; stáhněte hru znovu od jejího stolu nebo z jejího záznamu
cli-verify-share = To, čím zařízení hráče { $name } přispělo k míchání, není to, co předtím slíbilo
cli-verify-seed = Semínko není to, které dává tajemství a zařízení hráčů: { $seed }
cli-verify-form = Řádky o míchání jsou poškozené
cli-verify-nobody = Na míchání se nepodílelo zařízení žádného hráče: určil ho sám server
cli-verify-shares = Zařízení, která se podílela na míchání: { $names }
cli-verify-left-out = Vynechaná, protože včas neodpověděla: { $names }
cli-verify-chain = Záznam byl změněn: jeho řetěz nekončí tak, jak říká soubor
cli-verify-head = Záznam byl změněn: to, co stůl ukázal během hry (--head), v něm není
cli-verify-unsigned = Záznam není podepsaný klíčem, který uvádí
cli-verify-key = Záznam je podepsaný jiným klíčem: { $key }
cli-verify-signed = Záznam je úplný a server ho podepsal klíčem { $key }
cli-verify-broken = Rozdáno ze semínka { $seed }; všech { $n } rozhodnutí je podle pravidel. Pak byla hra přerušena

cli-review-about = Rozebere uloženou hru: šance, všechna rozhodnutí, chyby a zlomové okamžiky
cli-review-after =
    Stránka (HTML), která nic dalšího nepotřebuje, i pro telefon; --json pro stroje.
    Bot hard posuzuje každé rozhodnutí jen s tím, co hráč v tu chvíli věděl.
    Ztráty menší než šum nejsou ničí chyba; stránka říká, jak se to měří.
    Stejné semínko a --iterations dají stejný rozbor při jakémkoli počtu vláken.
    Ctrl-C rozbor ukončí; pak se nic nezapíše.
    Návratový kód: 0 rozebráno, 1 hra neodpovídá pravidlům, 2 nelze číst nebo zapsat.

    Klíče --json:
      game, title, seats, winners, seat, seed, iterations   co se rozebíralo a jak
      thresholds                       jisté ztráty, od kterých se dává známka
      summary                          za každé místo: decisions, marks, sure_loss
      curve                            na začátku každého tahu a na konci: turn, whose,
                                       chances a errors podle míst
      turning_points                   turn, seat, from, to, decision, sentence
      decisions                        turn, seat, question, move, text, mark, before, after,
                                       loss, loss_error, sure_loss, alternatives, others

    Příklady:
      recess review game.play -o review.html
      recess review game.play --seat Ann -o ann.html --lang it
      recess review game.play --iterations 20000 -o careful.html
      recess review game.play --json > review.json
cli-review-out = Soubor, který se má zapsat (- pro standardní výstup)
cli-review-seat = Jen rozhodnutí tohoto hráče, beze všeho, co nevěděl
cli-review-iterations = Simulace, které hledají, co stojí za bližší pohled; každá taková možnost jich dostane polovinu
cli-review-seed = Semínko všeho, co se představuje
cli-review-json = Vypsat rozbor pro strojové zpracování

cli-set-about = Ukáže karty Munchkinu a ověří tvou vlastní sadu
cli-set-after =
    Sada je adresář datových souborů: *.toml pro karty, text/en, it, es, cs pro jejich jména.
    Popisuje je docs/card-data.md. `bites` je dodávaná sada.

    Příklady:
      recess set show bites
      recess set show bites vampire --lang es
      recess set check my-set
cli-set-set = Dodávaná sada (bites), nebo adresář sady
cli-set-card = Karta: její id, nebo jméno v kterémkoli jazyce (jinak všechny karty)
cli-set-check-about = Ověří sadu: každou chybu se souborem, kartou a polem
cli-set-check-after =
    S needs = ["bites"] v set.toml se sada čte spolu s dodávanou.
    Návratový kód: 0 sada je v pořádku, 1 něco v ní je špatně, 2 nelze ji přečíst.

    Příklady:
      recess set check my-set
      recess set check my-set --lang cs
      recess set check bites
cli-set-show-about = Ukáže karty tak, jak je vidí hráči
cli-set-show-after =
    Text karty vzniká z toho, co dělá, takže je správný v každém jazyce.

    Příklady:
      recess set show bites
      recess set show bites vampire
      recess set show bites hombre lobo --lang cs
      recess set show my-set garden-ghoul

cli-arena-about = Nechat boty hrát proti sobě a změřit, jak jsou silní
cli-arena-after =
    Každé rozdání se hraje jednou z každého místa: boti se posunou o místo, karty zůstanou.
    S --out se každé dohrané rozdání uloží do DIR/deals.jsonl: přeruš, kdy chceš, spusť stejný příkaz
    znovu a pokračuje se. DIR/result.json a DIR/result.svg jsou výsledky.
    Intervaly jsou 95%, seskupené podle rozdání: hry jednoho rozdání nejsou nezávislé.
    S --iterations dá stejné semínko stejné výhry na každém stroji a při jakémkoli počtu vláken;
    s časem (--seconds) závisí na stroji.

    Klíče --json:
      game, rules, bots, seed, seconds nebo iterations nastavení
      games, deals, fair                               kolik se hrálo, spravedlivý podíl
      results                                          pro každý druh bota: bot, seats,
                                                       win_rate, low, high, decisions,
                                                       seconds_per_decision
      interrupted                                      zda to bylo přerušeno

    Příklady:
      recess arena --bots hard,normal,normal,normal --games 2000 --seed 7
      recess arena --bots hard,normal --games 1000 --iterations 1000 --out duel
      recess arena --bots easy,random,random,random --games 20000 --json
      recess arena --game munchkin-bites --bots normal,easy,easy,easy --games 400
cli-arena-bots = Kdo hraje: jedno jméno pro každé místo, oddělená čárkami
cli-arena-games = Kolik her (zaokrouhleno na celá rozdání)
cli-arena-out = Ukládat dohraná rozdání, výsledky a obrázek do tohoto adresáře a pokračovat odtud
cli-arena-seats = uveď dva až osm botů, jednoho pro každé místo
arena-title = Hry: { $games }; rozdání: { $deals }, každé hrané z každého místa
arena-bot = bot
arena-seats = míst
arena-wins = výhry
arena-interval = interval 95 %
arena-time = čas na rozhodnutí
arena-note = Výhry jsou podíl her na každého bota toho druhu; spravedlivý podíl je { $fair } %. Intervaly jsou seskupené podle rozdání.
arena-saved = výsledky, obrázek a rozdání jsou v { $dir }
arena-interrupted = Přerušeno: dohraná rozdání { $done } z { $deals }.
arena-other = { $path } obsahuje utkání s jiným nastavením; zvol pro --out jiný adresář
arena-picture = { $title }: podíl výher, hry: { $games }
arena-fair = spravedlivý podíl { $fair } %

cli-lab-about = Měří, co dělají pravidla, místa a karty: pokusy se zprávou
cli-lab-after =
    Pokus je mřížka stolů zapsaná v souboru TOML; v lab/ jsou některé připravené.

    Příklady:
      recess lab run lab/lunch-money-house-rules.toml -o out/house-rules
      recess lab report out/house-rules --lang it
cli-lab-run-about = Odehraje pokus, uchová jeho hry a napíše zprávu
cli-lab-run-after =
    Klíče pokusu (povinný je jen game):
      title       název zprávy
      game        "lunch-money" nebo "munchkin-bites"
      players     [2, 4, 6]: kolik lidí hraje (jinak [4])
      decks       ["base", "base,sticks-and-stones"] (lunch-money)
      profiles    ["english", "italian"]: výchozí pravidla
      switches    ["+counter_cap", "+discard_cost=1"]: každý se zkouší sám proti žádnému
      bots        ["normal", "hard,easy,easy,easy"]: jeden pro všechna místa, nebo pro každé jeden
      games       her v každé buňce mřížky (jinak 1000)
      seed        semínko všech rozdání (jinak 1); každá buňka hraje tatáž
      iterations  simulací na rozhodnutí botů hard (jinak 500)
      chunk       her uchovávaných pohromadě (jinak 500)
    S prvním z každého seznamu se srovnávají ostatní.

    V DIR budou games.parquet (řádek pro každou hru a místo), report-LANG.html a report-LANG.md.
    Kdykoli lze přerušit Ctrl-C: hotové části jsou v DIR/parts, zpráva řekne, co z nich plyne,
    a tentýž příkaz pokračuje. Hry jsou stejné na jakémkoli počtu vláken.
    Návratový kód: 0 vše je odehráno, 130 přerušeno, 2 něco je špatně.

    Příklady:
      recess lab run lab/lunch-money-house-rules.toml -o out/house-rules
      recess lab run lab/munchkin-bites.toml -o out/munchkin --games 200 --threads 2
      duckdb -c "select players, turn_order, avg(result) from 'out/munchkin/games.parquet'
                 group by all order by all"
cli-lab-report-about = Znovu napíše zprávu o pokusu, i o nedokončeném
cli-lab-report-after =
    Příklady:
      recess lab report out/house-rules
      recess lab report out/house-rules --lang cs
cli-lab-file = Pokus, nebo - pro standardní vstup
cli-lab-out = Adresář pro hry a zprávu; byl-li tam pokus začat, pokračuje
cli-lab-games = Her v každé buňce, ať pokus říká cokoli
cli-lab-dir = Adresář, který napsal recess lab run
