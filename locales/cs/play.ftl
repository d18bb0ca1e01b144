# The plain text game: prompts, moves, the table.

ask-action = Jsi na tahu. Co uděláš?
ask-answer = { $by } hraje { $card } proti tobě. Co uděláš?
ask-spoil = { $by } se brání kartou { $card }. Překazíš to?
ask-spoil-revival = { $by } se zachraňuje kartou First Aid. Překazíš to?
ask-interrupt = { $by } hraje { $card } → { $at }. Zasáhneš do toho?
ask-interrupt-alone = { $by } hraje { $card }. Zasáhneš do toho?
ask-answer-humiliation = { $by } hraje Humiliation → { $victim }. Odpovíš?
ask-backlash = Útočí { $by } a stojí to { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}. Obrátíš to?
ask-answer-backlash = { $by } hraje Backlash. Odpovíš?
ask-follow-up = Karta { $card } uspěla. Čím navážeš?
ask-counter-grab = Block zastavil ránu. Zahraješ Grab?
ask-direction = Cíl se vyhnul: { $card } letí dál. Na kterou stranu?
ask-keep-nuts = Vezmeš si Nuts zpět do ruky?
ask-revive = Tvé životy: { $n }. Zahraješ First Aid?
ask-free-attack = Humiliation → { $victim }. Máš volný útok.
ask-pile-on = Smíš jednou zaútočit. Cíl: { $victim }.
ask-friend = Zahraješ Imaginary Friend?
ask-friend-attack = Na koho zaútočí tvůj Imaginary Friend?
ask-headlock-hit = V Headlocku držíš: { $victim }. Další rána?
ask-more-aid = Další First Aid?
ask-hide-discard = Jsi v úkrytu. Které karty odhodíš?
ask-grabbed-cooties = { $by } tě chytá, Grab uspěl. Zahraješ Cooties?

move-pass = pasovat
move-decline = nedělat nic
move-take-it = nebránit se
move-at = { $card } → { $at }
move-at-two = { $card } → { $at } a { $also }
move-with-weird = { $move } + { $n ->
    [one] Weird
   *[other] Weird ×{ $n }
}
move-on-hit = { $move } (na { $hit }. ránu)
move-alone = { $card }
move-escape = { $card } na únik (drží { $from })
move-answer = { $card }
move-answer-faster = { $card } + { $faster }
move-aid = First Aid{ $n ->
    [one] { "" }
   *[other] { " " }×{ $n }
}
move-discard = odhodit { $cards } a dobrat
move-discard-none = neodhodit nic
move-left = doleva
move-right = doprava
move-way-left = { $move }, dál doleva
move-way-right = { $move }, dál doprava
move-keep = vzít Nuts zpět
move-drop = nechat Nuts být
move-release = pustit

state-hiding = v úkrytu
state-stomped = příští útok poloviční
state-cooties = Cooties
state-wedgies = { $n ->
    [one] Wedgy
   *[other] Wedgy ×{ $n }
}
state-poked = Poke in the Eye, bezbrannost
state-choked = v Choke, drží { $by }
state-headlocked = v Headlocku, drží { $by }
state-timed-out = v Time Out, dokud { $by } nedokončí ještě { $n ->
    [one] jeden tah
    [few] { $n } tahy
   *[other] { $n } tahů
}
state-fast-dodge = Dodge bez omezení
state-fast-block = Block bez omezení

play-welcome = Lunch Money: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, pravidla: { $rules }, semínko { $seed }.
play-how = Napiš číslo tahu, nebo rovnou tah ({ $example }). Další slova: { $hand } (tvoje karty), { $table } (stůl), { $hint } (co by udělal bot hard), { $why } KARTA (proč ji nelze zahrát), { $rule } SLOVO (najdi v pravidlech), { $quit }.
play-you = Max
play-you-are = Hraješ jako { $name }.
play-seat = { $name }: { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
play-seat-states = { $seat } ({ $states })
play-seat-out = { $name }: v bezvědomí
play-piles = Dobírací balíček { $draw }, odkládací balíček { $discard }, ztracené životy { $pile }.
play-known = viděno v ruce: { $cards }
play-hand = Tvé karty: { $cards }
play-hand-empty = Nemáš v ruce žádné karty.
play-choice = { $n }. { $move }
play-prompt = Tvá volba (1 až { $n }):
play-not-understood = „{ $text }“ tu zvolit nejde: { $why }. Napiš číslo od 1 do { $n }, nebo { $help } pro nápovědu.
play-illegal = To nejde:
play-because = { $why } ({ $clause })
play-why-which = Která karta? Například: { $example }
play-why-fine = Kartu { $card } teď zahrát jde.
play-end-of-input = Vstup skončil, hra se tu zastavuje.
play-saved = Hra je uložena v { $path }; převypráví ji `recess replay { $path }`.
play-you-win = Vyhráváš!
play-winner = { $seat } vyhrává.
play-over-after = Hra skončila po { $turns ->
    [one] { $turns } tahu
   *[other] { $turns } tazích
}.
play-cmd-hand = karty
play-cmd-table = stul
play-cmd-hint = rada
play-hint = Bot hard na tvém místě, s tím, co víš ty: { $move }
play-hint-equal = Bot hard na tvém místě, s tím, co víš ty, pokládá za stejně dobré tyto tahy ({ $n }):
play-hint-chance = { "  " }asi { $chance } % na výhru: { $move }
play-hint-move = { "  " }nebo: { $move }
play-hint-why = { "      " }protože: { $why }
play-cmd-why = proc
play-cmd-rule = pravidlo
play-cmd-quit = konec
play-cmd-help = pomoc
play-cmd-discard = odhodit
play-cmd-again = znovu
play-cmd-agree = souhlas
play-cmd-no = ne
play-again = Napiš { $again } pro odvetu (rozdává další), cokoli jiného pro konec:
play-welcome-mb = Munchkin Bites!: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, pravidla: { $rules }, semínko { $seed }.
play-how-mb = Napiš číslo tahu, nebo rovnou tah ({ $example }). Kdykoli jsi na řadě s odpovědí, můžeš také měnit, ukazovat, odhazovat a otáčet: „trade { $other }: TVÉ for JEHO“, „show KARTA > { $other }“, „drop KARTA“, „use PŘEDMĚT“, „carry PŘEDMĚT“. Další slova: { $hand } (tvoje karty), { $table } (stůl), { $hint } (co by udělal bot hard), { $why } KARTA (proč ji nelze zahrát), { $rule } SLOVO (najdi v pravidlech), { $quit }.
play-piles-mb = K dobrání: Dveře { $doors }, Poklady { $treasures }.
play-again-mb = Napiš { $again } pro další hru, cokoli jiného pro konec:
play-name = jméno „{ $name }“ nejde použít; povolena jsou písmena, číslice, mezery, - ' . a _, nejvýše { $most } znaků
play-resume-open = hra v souboru { $path } je otevřená v jiném okně; nejdřív ji tam zavři
play-resume-what = { $path } není uložená hra; čeká se soubor, který zapsal příkaz `recess play`
play-resume-over = hra v souboru { $path } už skončila; ukáže ji `recess replay`
play-resume-which = Nedohrané hry, nejnovější první:
play-resume-choice = { $n }. { $title } ({ $moves ->
    [one] { $moves } rozhodnutí
    [few] { $moves } rozhodnutí
   *[other] { $moves } rozhodnutí
}), { $path }
play-resume-prompt = Která? (1 až { $n }, Enter pro první, q pro žádnou)
play-resume-none = není žádná rozehraná hra, ve které by šlo pokračovat
play-resume-differs = ve hře { $path } nejde pokračovat: řádek { $line } podle těchto pravidel není možný
play-resume-how = Hra zůstává v { $path }; pokračuje v ní `recess play --resume`.
play-cmd-say = řekni
play-cmd-undo = zpět
play-cmd-free = volné
play-cmd-chances = vyhlidky
play-cmd-stops = zastavky
play-cmd-leave = vzdat
play-cmd-record = záznam

# What speaks for a move, in hints
reason-lm-fells = { $at } má už jen { $n }: jedna rána může znamenat knokaut.
reason-lm-helpless = { $at } se nemůže bránit.
reason-lm-leads = { $at } má ze všech nejvíc: { $n }.
reason-lm-worth = Může soupeře stát { $n }.
reason-lm-free = { $from } tě pak už nedrží.
reason-lm-survive = Bez odpovědi by tě to složilo.
reason-lm-saves = Může ti to ušetřit { $n }.
reason-lm-bear = To se dá vydržet: zbylo by ti { $n } a karty ti zůstanou v ruce.
reason-lm-renew = Nové karty mají větší cenu než tyhle.
reason-mb-levels = { $n ->
    [one] Získáš tím úroveň.
    [few] Získáš tím { $n } úrovně.
   *[other] Získáš tím { $n } úrovní.
}
reason-mb-would = { $how ->
    [ahead] Bojující by měli náskok { $n }.
    [level] V boji by to bylo nerozhodně.
   *[behind] Bojující by ztráceli { $n }.
}
reason-mb-stands = { $how ->
    [ahead] Bojující mají náskok { $n }.
    [level] V boji je to nerozhodně.
   *[behind] Bojující ztrácejí { $n }.
}
reason-mb-strength = Posílí tě o { $n }.
reason-mb-loot = Dá ti kartu bez boje.
