# Messages of `recess check` and of everything else that reads playbooks.

playbook-too-long = soubor je delší než { $mib } MiB; playbook je krátký textový soubor
playbook-not-utf8 = toto není text v UTF-8; ulož soubor jako UTF-8
playbook-empty = v tomto souboru není žádný příklad; očekává se `game lunch-money`, místa a tahy
playbook-no-game = v hlavičce chybí řádek jako `game lunch-money + sticks-and-stones`
playbook-line = řádku „{ $line }“ nelze rozumět; očekává se `Seat: move`, `= expectation`, `! Seat: illegal move`, `...`, `---` nebo řádek hlavičky
playbook-open-quote = popis není ukončený; očekává se druhé `"`
playbook-unknown-seat = místo „{ $name }“ neexistuje; místa jsou { $names }
playbook-unknown-card = karta „{ $name }“ neexistuje; všechny karty vypíše `recess rules --list`
playbook-unknown-card-near = karta „{ $name }“ neexistuje; měla to být „{ $near }“?
playbook-too-many = { $n ->
    [0] { $name } v těchto balíčcích není
    [one] v těchto balíčcích je jen { $n } karta { $name }
    [few] v těchto balíčcích jsou jen { $n } karty { $name }
   *[other] v těchto balíčcích je jen { $n } karet { $name }
}
playbook-targets = očekává se jeden cíl, u karty 2-Fer případně dva
playbook-weird-hit = po WEIRD se očekává číslo rány od 1 do 5, ne „{ $hit }“
playbook-copies = po několika najednou se hraje jen First Aid, ne „{ $name }“
playbook-head = řádku „{ $key } { $text }“ v hlavičce nelze rozumět
playbook-head-twice = „{ $key }“ je v této hlavičce dvakrát; jeden řádek vynech
playbook-seats = očekává se 2 až 8 řádků `seat`, nalezeno: { $n }
playbook-seat = místu „{ $text }“ nelze rozumět; očekává se `seat Name`, `seat Name 9: CARD, CARD` s 1 až 99 životy
playbook-seat-name = „{ $name }“ nemůže být jméno místa; zvol jiné, jednoslovné
playbook-seat-twice = dvě místa se jmenují „{ $name }“
playbook-hand = do ruky lze předem rozdat nejvýš { $most ->
    [one] { $most } kartu
    [few] { $most } karty
   *[other] { $most } karet
}
playbook-state = do tohoto stavu tu hráče uvést nelze
playbook-condition = neznámý stav „{ $text }“; očekává se cooties, stomped, wedgy N, hiding, poked, choked by X, headlocked by X, timed-out by X N
playbook-expectation = očekávání „{ $text }“ nelze rozumět; očekává se například `Ann 9`, `Ann out`, `Ann hand 5`, `Ann holds GRAB`, `Ann is cooties`, `discard has CHUNK`, `turn Ann`, `asked Ann`, `winner Ann`
playbook-counters = ve hře je víc životů než 15 na každého hráče
playbook-illegal = toto se tu zahrát nesmí
playbook-other-turn = na tahu: { $seat }
playbook-is-legal = toto se zahrát smí, ale nemělo by
playbook-other-clause = toto se zahrát nesmí, ale ne kvůli { $clause }
playbook-wrong-shuffle = řádek `shuffle:` neobsahuje karty odkládacího balíčku
playbook-wrong-chance = řádek `chance:` vybírá něco, co tam není

setup-decks = hraje se s jedním nebo dvěma základními balíčky a nejvýš dvěma balíčky Sticks & Stones
setup-seats = hrát může 2 až 8 hráčů
setup-unknown-deck = neznámý balíček „{ $name }“; očekává se lunch-money (nebo base) a sticks-and-stones, dva stejné s `x2`
rules-unknown-profile = neznámý profil pravidel „{ $name }“; očekává se { $known } a pak přepínače jako +{ $example }
rules-unknown-switch = neznámý přepínač „{ $name }“; všechny vysvětlí `recess rules { $clause }`
rules-needs-number = napiš +{ $name }=N, kde N je od { $least } do { $most }
rules-takes-no-number = { $name } je bez čísla: napiš +{ $name } nebo -{ $name }
rules-not-off = { $name } nelze vypnout; napiš +{ $name }=N
rules-unknown-setting = neznámé nastavení „{ $name }“; známá jsou { $known }
rules-number = { $name } potřebuje číslo od { $least } do { $most }: napiš { $name }=N

found-counters = { $seat } má { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}
found-out = { $seat } je v bezvědomí (životy: { $n })
found-hand = { $seat } má v ruce { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}
found-cards = { $seat } má v ruce: { $cards ->
    [none] nic
   *[other] { $cards }
}
found-conditions = { $seat }, stav: { $what ->
    [none] žádný
   *[other] { $what }
}
found-discard = v odkládacím balíčku je jich { $n }
found-turn = na tahu: { $seat }
found-asked = rozhoduje { $seat }
found-nobody-asked = nerozhoduje nikdo: hra skončila
found-winner = vyhrává { $seat }
found-no-winner = zatím nikdo nevyhrál
found-pile = ztracených životů v hromádce: { $n }

check-failed = { $place }: neprošlo: { $text }
check-unreadable = { $place }: nelze přečíst: { $what }
check-title = v příkladu „{ $title }“
check-what-is = skutečnost: { $what }
check-problem = { $what }
check-because = { $clause }: { $why }
check-legal = rozhoduje { $seat }; možnosti podle pravidel:
check-nobody = nerozhoduje nikdo: hra skončila
check-passed = { $examples ->
    [one] platí { $examples } příklad
    [few] platí { $examples } příklady
   *[other] platí { $examples } příkladů
} { $files ->
    [one] v { $files } souboru
    [few] ve { $files } souborech
   *[other] v { $files } souborech
}
check-summary = { $failed ->
    [one] neprošel { $failed }
    [few] neprošly { $failed }
   *[other] neprošlo { $failed }
} { $examples ->
    [one] z { $examples } příkladu
    [few] ze { $examples } příkladů
   *[other] z { $examples } příkladů
}; { $unreadable ->
    [0] všechny soubory lze přečíst
    [one] { $unreadable } soubor nelze přečíst
    [few] { $unreadable } soubory nelze přečíst
   *[other] { $unreadable } souborů nelze přečíst
}
check-none-ran = žádný příklad neproběhl: { $unreadable ->
    [one] { $unreadable } soubor se nedá přečíst
    [few] { $unreadable } soubory se nedají přečíst
   *[other] { $unreadable } souborů se nedá přečíst
}
check-no-files = { $path }: žádné playbooky (*.play) tu nejsou

# Munchkin.
playbook-mb-move = nelze přečíst krok „{ $text }“; očekává se například `open`, `put COFFIN`, `FAIRY DUST > fighters`, `ask Bob for 2`, `settle`, `roll`, `choose COFFIN`
playbook-mb-expect = nelze přečíst očekávání „{ $text }“; očekává se například `Ann 3`, `Ann has COFFIN`, `Ann holds COFFIN`, `fight 12 to 9`, `asked Bob`, `winner Ann`
found-mb-level = { $seat } je na úrovni { $what }
found-mb-dead = { $seat } je po smrti
found-mb-alive = { $seat } žije
found-mb-hand = { $seat } drží { $what }
found-mb-table = { $seat } má vyloženo { $what }
found-mb-uses = { $seat } používá { $what }
found-mb-knows = { $seat } zná: { $what }
found-mb-turn = na tahu je { $seat }
found-asked-for = odpovídá { $seat } ({ $what })
found-mb-fight = boj stojí { $ours } ku { $theirs }
found-mb-no-fight = žádný boj neprobíhá
found-mb-monsters = příšer v boji: { $n }
found-mb-main = hlavní bojovník je { $seat }
found-mb-helper = pomáhá { $seat }
found-mb-no-helper = nikdo nepomáhá
found-mb-discard = odhozeno je { $what }
playbook-mb-question = nerozumím, na co se hra ptá: „{ $text }“; očekává se jedno z: { $known }
found-mb-not-sealed = { $seat } žádnou zapečetěnou odpověď nemá
found-pile-cards = karet v balíčku: { $n }
found-pile-top = nahoře v balíčku leží: { $what }
found-mb-counting = { $seat }: kletba se v boji počítá
found-mb-waiting = { $seat }: kletba čeká na boj
found-mb-no-curse = { $seat } takovou kletbu nemá
