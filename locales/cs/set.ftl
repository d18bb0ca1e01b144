# Sets of Munchkin cards: what is wrong in one, and what `recess set` prints.

set-fault = { $place }: { $what }

toml-line = tento řádek nelze přečíst jako TOML; napiš `název = hodnota`, nebo `[[card]]`
toml-twice = tento název je tu dvakrát; jeden odstraň
toml-comma = mezi dvěma hodnotami chybí čárka, nebo je tu jedna navíc
toml-bracket = některá závorka není zavřená, nebo nebyla otevřena
toml-quotes = text patří do dvojitých uvozovek, které končí na témže řádku; uvnitř piš \" místo uvozovky a \\ místo zpětného lomítka
toml-value = za názvem musí být rovnítko a hodnota: `název = hodnota`
set-type = sem patří { $expected ->
    [text] text ve dvojitých uvozovkách
    [number] celé číslo bez uvozovek
    [flag] `true` nebo `false` bez uvozovek
    [list] seznam v hranatých závorkách, třeba ["a", "b"]
   *[tables] tabulka s nadpisem ve dvojitých hranatých závorkách, třeba [[card]]
}, ne { $found ->
    [text] text
    [number] celé číslo
    [fraction] desetinné číslo
    [flag] pravda či nepravda
    [date] datum
    [list] seznam
   *[table] tabulka
}
set-needs-field = toto pole tu být musí; doplň je
set-id = id se píše v kebab-case: začíná malým písmenem a má jen malá písmena, číslice a pomlčky
set-same-id = toto id už má jiná karta; id jsou jedinečná ve všech sadách, které se hrají spolu: zvol jiné
set-field = karta druhu „{ $kind }“ takové pole nemá; odstraň je, nebo oprav druh
set-field-missing = karta druhu „{ $kind }“ toto pole potřebuje; doplň je
set-unknown-word = „{ $word }“ tu není známo; očekává se jedno z: { $expected }
set-unknown-tag = žádná příšera nemá štítek „{ $word }“; oprav ho, nebo ho některé příšeře dej
set-unknown-trait = „{ $word }“ není nic, čím by postava mohla být nebo co by mohla mít; očekává se human, race, power, minion, male, female, no_head, no_armour, no_feet, no_hands, nebo id rasy, povolání, stylu či moci
set-number = „{ $word }“ není celé číslo od { $least } do { $most }
set-gold = zlato je po stovkách: napiš 0, 100, 200 a tak dál až do 2000
set-lines = karta má nejvýš 4 řádky, tato jich má { $n }; ať říká méně, nebo z ní udělej dvě karty
set-missing = řádek končí příliš brzy; očekává se: { $expected }
set-too-much = „{ $word }“ už přebývá; řádek je [kdy,] [cena,] [podmínky]: účinek [, limit]
set-order = „{ $word }“ je na špatném místě, nebo dvakrát; pořadí je: `else` nebo `or`, kdy, cena, podmínky a za dvojtečkou účinek
set-link-first = `else` a `or` navazují na předchozí řádek, a ten tu není; začni jiným řádkem
set-timing = na kartě druhu „{ $kind }“ by k tomu nikdy nemohlo dojít; zvol jiný okamžik
set-effect = na kartě druhu „{ $kind }“ v tomto okamžiku tento účinek nic neznamená; zvol jiný účinek nebo okamžik
set-roll = aby se dalo hodit kostkou, musí být řečeno kdy: pomocí `when`, `fight` nebo podobně
set-endless = dalo by se to používat donekonečna; přidej limit jako `up_to 1 turn`, nebo cenu, která se nevrátí
set-bad-stuff = příšera potřebuje Zlé následky; přidej řádek, který začíná `when caught`
set-no-lines = karta nic nedělá; přidej řádek
set-nobody = totéž je v `only` i v `not`, takže by ji nemohl použít nikdo; z jednoho to odstraň
set-few = balíček { $deck ->
    [door] Dveří
   *[treasure] Pokladů
} má { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}, na rozdání šesti hráčům je to málo; potřebuje aspoň { $least }
set-tags = karty mají dohromady { $n ->
    [one] { $n } různý štítek
    [few] { $n } různé štítky
   *[other] { $n } různých štítků
}; možných je nejvýš { $most }

set-no-name = set.toml nemá `name`; sada, se kterou se hraje, ho potřebuje
set-bad-name = „{ $name }“ není jméno pro sadu: nejvýš 40 malých písmen bez háčků a čárek, číslic a pomlček, první písmeno, a ne `bites`
set-too-many = uvést lze nejvýš { $most } sad
set-same-name = dvě sady se jmenují „{ $name }“
set-needs = sada „{ $name }“, se kterou se má tato hrát, neexistuje; dodávaná sada je `bites`
set-text-language = v tomto jazyce nejsou žádné texty; dej sem soubory .ftl se jménem a hláškou (`.flavour`) každé karty ({ $lang })
set-text-fluent = tento řádek nelze přečíst jako Fluent; napiš `id = Název` a pod něj, odsazené, co k němu patří
set-text-unknown = karta s tímto id neexistuje; oprav ho, nebo text odstraň
set-text-twice = text této karty už je v { $file }; jeden z nich odstraň
set-text-name = karta nemá v tomto jazyce jméno; přidej řádek jako `my-card = Moje karta`
set-text-flavour = karta nemá v tomto jazyce hlášku; přidej pod jméno odsazený řádek: `.flavour = Pár slov.`
set-text-same-name = „{ $name }“ se jmenuje i { $other }; nešlo by je rozlišit: zvol jiné jméno

set-no-dir = { $path }: takový adresář neexistuje; uveď adresář sady, nebo `bites`
set-no-cards = { $path }: nejsou tu žádné soubory s kartami; sada má karty v souborech *.toml vedle set.toml
set-not-utf8 = { $path }: toto není text v UTF-8; ulož soubor jako UTF-8
set-too-long = { $path }: soubor je delší než { $most } MiB
set-no-card = v této sadě není karta „{ $card }“; všechny ukáže `recess set show { $set }`
set-faults = { $n ->
    [one] { $n } chyba.
    [few] { $n } chyby.
   *[other] { $n } chyb.
}
set-sound = { $name }: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}, bez chyb.
set-with = Hraje se spolu s { $sets }.
set-deck = { $deck }: { $n }
set-kind = { $kind }: { $n }
