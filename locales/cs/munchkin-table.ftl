# Munchkin at the table: what happens, what is asked, what can be chosen, how everybody stands.
# Players and cards are names and never inflected.

## What happens

event-mb-rolled = { $seat } hází kostkou: { $die }.
    .seat = Házíš kostkou: { $die }.
event-mb-drew = { $seat } dobírá: { $cards }.
    .seat = Dobíráš: { $cards }.
event-mb-reshuffled-doors = Odhozené Dveře se zamíchají a je z nich nový balíček.
event-mb-reshuffled-treasures = Odhozené Poklady se zamíchají a je z nich nový balíček.
event-mb-opened = { $seat } otevírá dveře: { $card }.
    .seat = Otevíráš dveře: { $card }.
event-mb-opened-monster = { $seat } otevírá dveře. Stojí za nimi { $card }!
    .seat = Otevíráš dveře. Stojí za nimi { $card }!
event-mb-opened-curse = { $seat } otevírá dveře. Číhá za nimi { $card }!
    .seat = Otevíráš dveře. Číhá za nimi { $card }!
event-mb-no-door = { $seat } nemá co otevřít: žádné Dveře už nezbyly.
    .seat = Nemáš co otevřít: žádné Dveře už nezbyly.
event-mb-put = { $seat } vykládá kartu { $card }.
    .seat = Vykládáš kartu { $card }.
event-mb-carries = { $seat } předmět { $card } teď jen nese.
    .seat = Předmět { $card } teď jen neseš.
event-mb-uses = { $seat } teď používá předmět { $card }.
    .seat = Teď používáš předmět { $card }.
event-mb-played = { $seat } hraje kartu { $card }.
    .seat = Hraješ kartu { $card }.
event-mb-used = { $seat } používá kartu { $card }.
    .seat = Používáš kartu { $card }.
event-mb-used-line = { $seat } používá kartu { $card } ({ $text }).
    .seat = Používáš kartu { $card } ({ $text }).
event-mb-bought-off = { $seat } platí, aby příšera { $card } odešla.
    .seat = Platíš, aby příšera { $card } odešla.
event-mb-played-at = { $seat } hraje kartu { $card } → { $at }.
    .seat = Hraješ kartu { $card } → { $at }.
    .at = { $seat } hraje kartu { $card } na tebe.
event-mb-hits = { $seat } se stává obětí karty { $card }.
    .seat = Stáváš se obětí karty { $card }.
event-mb-discarded = { $seat } odhazuje: { $cards }.
    .seat = Odhazuješ: { $cards }.
event-mb-cancelled = { $seat } ruší kartu { $card }.
    .seat = Rušíš kartu { $card }.
event-mb-level = { $seat } je teď na { $level }. úrovni.
    .seat = Jsi teď na { $level }. úrovni.
event-mb-met = { $seat } potkává příšeru { $card }!
    .seat = Potkáváš příšeru { $card }!
event-mb-joined = { $seat } přivádí do boje příšeru { $card }.
    .seat = Přivádíš do boje příšeru { $card }.
event-mb-left = Příšera { $card } je z boje pryč.
event-mb-left-friendly = Příšera { $card } je přátelská a odchází.
event-mb-asked = { $seat } prosí o pomoc → { $other }.
    .seat = Prosíš o pomoc → { $other }.
    .other = { $seat } tě prosí o pomoc.
event-mb-helps = { $seat } pomáhá → { $main }.
    .seat = Pomáháš → { $main }.
    .main = { $seat } ti pomáhá.
event-mb-refused = { $seat } odmítá.
    .seat = Odmítáš.
event-mb-handed = Boj přechází: { $from } → { $to }.
event-mb-settled = { $seat } uzavírá: poslední výzva!
    .seat = Uzavíráš: poslední výzva!
event-mb-won = { $seat } vyhrává boj: { $levels ->
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
    .seat = Vyhráváš boj: { $levels ->
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
event-mb-escaped = { $seat } uniká příšeře { $card }.
    .seat = Unikáš příšeře { $card }.
event-mb-caught = { $seat } neuniká: { $card } je rychlejší. Zlé následky!
    .seat = Neunikáš: { $card } je rychlejší. Zlé následky!
event-mb-died = { $seat } umírá!
    .seat = Umíráš!
event-mb-back = { $seat } vstává z mrtvých.
    .seat = Vstáváš z mrtvých.
event-mb-got = { $from } → { $to }: { $cards }.
    .to = Dostáváš { $cards } (dává { $from }).
    .from = { $to } od tebe dostává: { $cards }.
event-mb-got-hidden = { $from } → { $to }: { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[other] { $n } karet
}.
    .to = Dostáváš (dává { $from }): { $n ->
        [one] jedna karta
        [few] { $n } karty
       *[other] { $n } karet
    }.
event-mb-sold = { $seat } prodává předměty za { $gold } zlatých.
    .seat = Prodáváš předměty za { $gold } zlatých.
event-mb-trade-offered = { $seat } nabízí výměnu → { $other }.
    .seat = Nabízíš výměnu → { $other }.
    .other = { $seat } ti nabízí výměnu.
event-mb-traded = Platí, plácli si { $seat } a { $other }.
    .seat = Platí, plácli jste si: ty a { $other }.
    .other = Platí, plácli jste si: { $seat } a ty.
event-mb-die-turned = { $seat } otáčí kostku na { $die }.
    .seat = Otáčíš kostku na { $die }.
event-mb-shown-all = { $seat } ukazuje všem: { $cards }.
event-mb-shown = { $seat } ukazuje → { $to }: { $cards }.
event-mb-shown-hidden = { $seat } někomu ukazuje { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
event-mb-accused-rightly = { $seat } tvrdí, že { $other } podvádí s kartou { $card }. A je to pravda.
event-mb-accused-wrongly = { $seat } tvrdí, že { $other } podvádí s kartou { $card }. A není to pravda.
event-mb-claimed = { $seat } získává nárokem odhozenou kartu { $card }.
    .seat = Získáváš nárokem odhozenou kartu { $card }.
event-mb-turned-up = Otočila se karta { $card }.
event-mb-is-female = { $seat } hraje za ženu.
event-mb-is-male = { $seat } hraje za muže.
event-mb-over = Hra skončila.

## What is asked

ask-mb-lay-out = Ještě před prvním tahem: co vyložíš?
ask-mb-before-door = Jsi na tahu. V klidu se připrav a pak otevři dveře.
ask-mb-room = Tady se nebojuje. Budeš hledat potíže, nebo vyrabuješ místnost?
ask-mb-ending = S místností jsi u konce. Ještě něco, než ukončíš tah?
ask-mb-fight = { $fight } Co uděláš?
ask-mb-last-call = { $fight } Poslední výzva: zasáhneš do toho?
ask-mb-window-start = Začíná tah a hraje { $seat }. Zahraješ něco?
ask-mb-window-room = { $seat } se jde rozhlédnout po místnosti. Zahraješ něco?
ask-mb-window-end = { $seat } končí tah. Zahraješ něco?
ask-mb-window-run = { $seat } se chystá utéct příšeře { $monster }. Zahraješ něco?
ask-mb-window-run-you = Chystáš se utéct příšeře { $monster }. Zahraješ předtím něco?
ask-mb-window = Zahraješ něco?
ask-mb-help = { $fight } { $main } tě prosí o pomoc a nabízí: { $terms }. Pomůžeš?
ask-mb-help-answer = { $other } chce za pomoc: { $terms }. Platí?
ask-mb-trade = { $seat } ti nabízí: { $give }. Chce za to: { $want }. Platí?
ask-mb-trade-gift = { $seat } ti chce darovat: { $give }. Přijmeš to?
ask-mb-trade-beg = { $seat } od tebe chce zadarmo: { $want }. Platí?
ask-mb-turned-up = Za dveřmi je { $card }. Vyložíš kartu hned, nebo si ji vezmeš do ruky?
ask-mb-cancel = { $seat } hraje kartu { $card }. Zrušíš ji?
ask-mb-cancel-on = { $seat } hraje na příšeru { $monster } kartu { $card }. Zrušíš ji?
ask-mb-cancel-curse = Obětí karty { $card } má být { $victim }. Zrušíš ji?
ask-mb-cancel-curse-you = Obětí karty { $card } máš být ty. Zrušíš ji?
ask-mb-react = Tuhle chvíli jmenuje některá z tvých karet. Zahraješ ji?
ask-mb-react-trouble = { $seat } hledá potíže. Zahraješ kartu?
ask-mb-react-trouble-you = Hledáš potíže. Zahraješ kartu?
ask-mb-react-death = Mrtvých přibylo: { $seat }. Zahraješ kartu?
ask-mb-react-level = Přicházíš o úroveň. Zahraješ kartu?
ask-mb-by-card = { $card }: { $question }
ask-mb-choose = Kterou kartu vybereš?
ask-mb-choose-lose = { $n ->
    [one] Kterou kartu ztratíš?
    [few] Které { $n } karty ztratíš? Jednu po druhé.
   *[other] Kterých { $n } karet ztratíš? Jednu po druhé.
}
ask-mb-choose-lose-other = { $n ->
    [one] Kterou kartu má ztratit { $seat }?
    [few] Které { $n } karty má ztratit { $seat }? Jednu po druhé.
   *[other] Kterých { $n } karet má ztratit { $seat }? Jednu po druhé.
}
ask-mb-choose-pay = { $n ->
    [one] Kterou kartou zaplatíš?
   *[other] Kterými { $n } kartami zaplatíš? Jednou po druhé.
}
ask-mb-choose-hand-over = Kterou kartu předáš? Dostane ji { $seat }.
ask-mb-choose-steal = Kterou kartu si vezmeš? Přijde o ni { $seat }.
ask-mb-choose-cure = Které kletby se zbavíš?
ask-mb-choose-ranks = Součet tvých Stupňů je vyšší než tvoje úroveň. Kterou Moc odhodíš?
ask-mb-choose-race = Bez Míšence smíš mít jen jednu Rasu. Kterou Rasu odhodíš?
ask-mb-choose-big = Máš příliš mnoho Velkých předmětů. Který odhodíš?
ask-mb-choose-make-room = Tenhle Velký předmět ti byl slíben, ale nemáš pro něj místo. Který ze svých za něj odhodíš? Když pasuješ, zůstane, kde je.
ask-mb-choose-slot = Všechno naráz používat nejde. Který předmět poneseš jen tak?
ask-mb-choose-share = { $n ->
    [one] Dělí se Poklady. Který si vezmeš?
    [few] Dělí se Poklady. Které { $n } si vezmeš? Jeden po druhém.
   *[other] Dělí se Poklady. Kterých { $n } si vezmeš? Jeden po druhém.
}
ask-mb-choose-loot = Rozebírají se karty, které po sobě nechává { $seat }. Kterou si vezmeš?
ask-mb-choose-keep = { $n ->
    [one] Kterou z těchto karet si necháš?
    [few] Které { $n } z těchto karet si necháš? Jednu po druhé.
   *[other] Kterých { $n } z těchto karet si necháš? Jednu po druhé.
}
ask-mb-either = Co z toho?
ask-mb-run-from = Je čas utíkat. Které příšeře utečeš teď?
ask-mb-flee = Utíkáš příšeře { $monster }. { $need ->
    [1] Stačí jakýkoli hod.
    [6] Potřebuješ 6.
    [7] Žádný hod nestačí.
   *[other] Potřebuješ aspoň { $need }.
} Jak utečeš?
ask-mb-flee-hopeless = Příšeře { $monster } nikdo neunikne, zachránit tě může jen Poskok. Co uděláš?
ask-mb-die = Při útěku příšeře { $monster } ti padlo: { $die }. { $need ->
    [1] Stačí jakýkoli hod.
    [6] Potřebuješ 6.
    [7] Žádný hod nestačí.
   *[other] Potřebuješ aspoň { $need }.
} Změníš kostku?
ask-mb-receive = Dostáváš: { $cards }. Co vyložíš?
ask-mb-charity = V ruce máš o { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} víc, než smíš. Kterou kartu dáš a komu?
ask-mb-charity-discard = V ruce máš o { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} víc, než smíš, a nikdo na tom není hůř než ty. Kterou kartu odhodíš?
ask-mb-claim = Navrchu odkládacího balíčku: { $cards }. Uděláš si na kartu nárok?
ask-mb-sex = Je tvoje postava žena, nebo muž?

## What can be chosen. $how is “use” for an ability, else “play”.

move-mb-pass = Pasovat
move-mb-refuse = Odmítnout
move-mb-nothing = Nevyložit nic
move-mb-take-nothing = Nevzít si nic
move-mb-let-happen = Nechat to být
move-mb-leave-die = Nechat kostku, jak je
move-mb-claim-nothing = Nedělat si nárok
move-mb-lay-out = Vyložit: { $cards }
move-mb-open = Otevřít dveře
move-mb-keep = Vzít kartu do ruky
move-mb-trouble = Hledat potíže s příšerou { $card }
move-mb-loot = Vyrabovat místnost
move-mb-end = Ukončit tah
move-mb-put = Vyložit kartu { $card }
move-mb-put-carried = Vyložit předmět { $card } a jen ho nést
move-mb-put-instead = Vyložit kartu { $card } místo karty { $old }
move-mb-play = { $how ->
    [use] Použít kartu { $card }
   *[play] Zahrát kartu { $card }
}
move-mb-play-at = { $how ->
    [use] Použít kartu { $card } → { $at }
   *[play] Zahrát kartu { $card } → { $at }
}
move-mb-play-self = { $how ->
    [use] Použít kartu { $card } na sebe
   *[play] Zahrát kartu { $card } na sebe
}
move-mb-play-on = { $how ->
    [use] Použít kartu { $card } na příšeru { $monster }
   *[play] Zahrát kartu { $card } na příšeru { $monster }
}
move-mb-play-fighters = Zahrát kartu { $card } na stranu bojovníků
move-mb-play-monsters = Zahrát kartu { $card } na stranu příšer
move-mb-play-with = Zahrát kartu { $card } s příšerou { $monster }
move-mb-join = Přivést do boje příšeru { $card }
move-mb-buy-off = Zaplatit, aby příšera { $card } odešla
move-mb-cancel = Zrušit to kartou { $card }
move-mb-detail = { $move } ({ $text })
move-mb-sell = Prodat za { $gold } zlatých ({ $levels ->
    [0] žádná úroveň
    [one] { $levels } úroveň
    [few] { $levels } úrovně
   *[other] { $levels } úrovní
}): { $cards }
move-mb-ask = Požádat o pomoc → { $other } a nabídnout: { $terms }
move-mb-accept = Souhlasit
move-mb-counter = Navrhnout místo toho: { $terms }
move-mb-settle-winning = Uzavřít: takhle vyhráváš
move-mb-settle-losing = Uzavřít: takhle utíkáš
move-mb-run-from = Utéct příšeře { $monster }
move-mb-roll = Hodit kostkou
move-mb-sacrifice = Obětovat Poskoka a uniknout
move-mb-sacrifice-alone = Obětovat Poskoka: unikneš ty, { $helper } ne
move-mb-sacrifice-both = Obětovat Poskoka: unikneš ty i { $helper }
move-mb-choose = Vybrat kartu { $card }
move-mb-discard = Odhodit kartu { $card }
move-mb-pay = Zaplatit kartou { $card }
move-mb-hand-over = Předat kartu { $card }
move-mb-take = Vzít si kartu { $card }
move-mb-cure = Zbavit se kletby { $card }
move-mb-keep-card = Nechat si kartu { $card }
move-mb-first = První možnost
move-mb-second = Druhá možnost
move-mb-give = Dát kartu { $card } → { $to }
move-mb-trade = Nabídnout výměnu → { $to }: { $give } za { $want }
move-mb-gift = Darovat → { $to }: { $give }
move-mb-beg = Poprosit o dar → { $to }: { $want }
move-mb-use = Začít používat předmět { $card }
move-mb-carry = Předmět { $card } jen nést
move-mb-show = Ukázat → { $to }: { $cards }
move-mb-show-all = Ukázat všem: { $cards }
move-mb-cheat = Podvádět: přesto použít předmět { $card }
move-mb-accuse = Obvinit z podvodu → { $seat }: { $card }
move-mb-claim = Odhodit kartu { $card } a udělat si nárok na vrchní kartu odkládacího balíčku
move-mb-be-female = Žena
move-mb-be-male = Muž

## How everybody stands

state-mb-person = { $name }: { $state }
state-mb-level = úroveň { $level }
state-mb-human = člověk
state-mb-powers = Moci: { $cards }
state-mb-rank = { $card } (Stupeň { $rank })
state-mb-minion = Poskok: { $cards }
state-mb-in-use = používá: { $cards }
state-mb-carried = jen nese: { $cards }
state-mb-curses = kletby: { $cards }
state-mb-hand = { $n ->
    [0] prázdná ruka
    [one] { $n } karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
state-mb-hand-known = { $hand }, mezi nimi { $cards }
state-mb-dead = po smrti do konce tahu
state-mb-more = { $these }; { $those }
state-mb-numbered = { $card } #{ $n }
state-mb-and = { $these } a { $those }
state-mb-fight = { $fighters } proti: { $monsters }. Součty { $ours } : { $theirs }.
state-mb-fight-running = { $fighters } na útěku, v patách: { $monsters }.
state-mb-monster = { $card }: úroveň { $level }; { $treasures ->
    [0] žádný Poklad
    [one] { $treasures } Poklad
    [few] { $treasures } Poklady
   *[other] { $treasures } Pokladů
}
state-mb-monster-with = { $monster }; vylepšení: { $cards }
state-mb-helps = { $helper } pomáhá za: { $terms }
state-mb-nothing = nic
state-mb-share = { $n ->
    [one] { $n } Poklad
    [few] { $n } Poklady
   *[other] { $n } Pokladů
}
state-mb-share-half = polovinu Pokladů
state-mb-share-all = všechny Poklady
state-mb-picks-first = první vybírá { $name }

# Co boti říkají při smlouvání.
talk-mb-ask = { $n ->
    [0] Pomůžeš mi jen tak, za nic?
    [one] Tvoje pomoc mi stojí za { $n } Poklad.
    [few] Tvoje pomoc mi stojí za { $n } Poklady.
   *[other] Tvoje pomoc mi stojí za { $n } Pokladů.
}
talk-mb-pay = { $n ->
    [0] Zadarmo? Platí.
    [one] Stojí mi to za { $n } Poklad: platí.
    [few] Stojí mi to za { $n } Poklady: platí.
   *[other] Stojí mi to za { $n } Pokladů: platí.
}
talk-mb-less = { $n ->
    [0] Nestojí mi to ani za jeden Poklad.
    [one] Stojí mi to za { $n } Poklad, víc ne.
    [few] Stojí mi to za { $n } Poklady, víc ne.
   *[other] Stojí mi to za { $n } Pokladů, víc ne.
}
talk-mb-too-much = { $n ->
    [one] Za { $n } Poklad se mi to nevyplatí.
    [few] Za { $n } Poklady se mi to nevyplatí.
   *[other] Za { $n } Pokladů se mi to nevyplatí.
}
talk-mb-fair = { $n ->
    [0] Šlo by to i zadarmo.
    [one] Pomůžu, když za to bude aspoň { $n } Poklad.
    [few] Pomůžu, když za to budou aspoň { $n } Poklady.
   *[other] Pomůžu, když za to bude aspoň { $n } Pokladů.
}
talk-mb-more = { $n ->
    [0] Půjdu do toho zadarmo.
    [one] Za { $n } Poklad by se mi to vyplatilo.
    [few] Za { $n } Poklady by se mi to vyplatilo.
   *[other] Za { $n } Pokladů by se mi to vyplatilo.
}
talk-mb-refuse = { $n ->
    [one] Za tohle ne. Za { $n } Poklad ano.
    [few] Za tohle ne. Za { $n } Poklady ano.
   *[other] Za tohle ne. Za { $n } Pokladů ano.
}
talk-mb-hopeless = Prohráli bychom i ve dvou.
talk-mb-you-would-win = A vyhraješ celou hru? Ne.
talk-mb-never = To se mi nevyplatí.
