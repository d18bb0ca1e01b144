# Podvod: hodnoty, události, otázky, volby a proč ne.

ch-rank-a = esa
ch-rank-2 = dvojky
ch-rank-3 = trojky
ch-rank-4 = čtyřky
ch-rank-5 = pětky
ch-rank-6 = šestky
ch-rank-7 = sedmy
ch-rank-8 = osmy
ch-rank-9 = devítky
ch-rank-10 = desítky
ch-rank-j = kluci
ch-rank-q = dámy
ch-rank-k = králové

ch-event-turn = Na tahu je { $seat }: { $rank }.
ch-event-laid = { $n ->
    [one] { $by } vykládá kartu a hlásí: { $rank }.
    [few] { $by } vykládá { $n } karty a hlásí: { $rank }.
   *[other] { $by } vykládá { $n } karet a hlásí: { $rank }.
}
ch-event-laid-open = { $by } vykládá { $cards } a hlásí: { $rank }.
ch-event-believed = Nikdo nepochybuje. Karty, které vyložil hráč { $by }, zůstávají ležet.
ch-event-doubted = { $by } pochybuje o tom, co hlásí { $whose }.
ch-event-honest = { $by } ukazuje { $cards }: byla to pravda.
ch-event-lie = { $by } ukazuje { $cards }: byla to lež.
ch-event-took = { $n ->
    [one] { $seat } si bere kartu z hromádky.
    [few] { $seat } si bere { $n } karty z hromádky.
   *[other] { $seat } si bere { $n } karet z hromádky.
}
ch-event-took-open = { $seat } si bere hromádku: { $cards }.
ch-event-rounds-over = Poslední kolo skončilo.
ch-event-won = { $seat } vyhrává.
ch-event-shared = O výhru se dělí { $seats }.

ch-ask-lay = Hlásíte: { $rank }. Které karty vyložíte?
ch-ask-doubt = { $n ->
    [one] { $by } vykládá kartu a hlásí: { $rank }. Pochybujete?
    [few] { $by } vykládá { $n } karty a hlásí: { $rank }. Pochybujete?
   *[other] { $by } vykládá { $n } karet a hlásí: { $rank }. Pochybujete?
}
ch-window = Ostatní se rozhodují, zda pochybují. Karty vyložil hráč { $by }.

ch-move-truth = vyložit { $cards } (pravda)
ch-move-lie = vyložit { $cards } (lež)
ch-move-doubt = pochybovat
ch-move-believe = nechat být

ch-why-over = Hra skončila.
ch-why-count = Vykládá se jedna až čtyři karty.
ch-why-not-held = Všechny tyto karty v ruce nemáte.
ch-why-not-your-turn = Karty se vykládají ve vlastním tahu, když žádné tvrzení nečeká.
ch-why-own-claim = O vlastním tvrzení pochybovat nemůžete.
ch-why-nothing-to-doubt = Teď tu není žádné tvrzení, o kterém byste mohli pochybovat.

ch-playbook-move = tahu „{ $text }“ nelze rozumět; čeká se `lay QS, 7D`, `doubt` nebo `-`
ch-playbook-expect = očekávání „{ $text }“ nelze rozumět; čeká se například `Ann 5`, `Ann holds QS`, `Ann knows QS`, `pile 7`, `rank Q`, `turn Ann`, `asked Ann`, `winner Ann`, `winners Ann, Bob`
ch-playbook-empty = { $seat } nemá karty; dejte karty všem, nebo nikomu
ch-found-hand = { $n ->
    [0] { $seat } nemá v ruce nic
   *[other] { $seat } má v ruce { $cards }
}
ch-found-known = { $n ->
    [0] { $seat } nezná žádnou kartu ostatních
   *[other] { $seat } zná { $cards }
}
ch-found-pile = na hromádce je karet: { $n }
ch-found-rank = na řadě je hodnota { $rank }

ch-welcome = Podvod: hráčů { $players }, pravidla: { $rules }, semínko { $seed }.
ch-how = Napište číslo tahu nebo tah sám ({ $example }). Další příkazy: { $hand } (vaše karty), { $table } (stůl), { $hint } (co by udělal těžký bot), { $why } KARTA (proč ji nelze vyložit), { $rule } SLOVO (vyhledá se v pravidlech), { $quit }.
ch-again = Napište { $again } pro odvetu (rozdává další hráč), nebo cokoli jiného pro konec:
ch-seat = { $name }: { $held ->
    [one] { $held } karta
    [few] { $held } karty
   *[other] { $held } karet
}, na hromádce { $laid }
ch-piles = hromádka { $pile } · hlásí se: { $rank } · kolo { $round } z { $rounds }
ch-buried = vaše na hromádce: { $cards }
ch-claim = { $n } × { $rank }?
ch-signs = Značky: ▯ karty v ruce, ▼ jejich karty na hromádce, ▶ kdo je na tahu, … rozhoduje se. ✓ označuje vaše karty hodnoty, která se hlásí.
ch-sim-title = Podvod, hráčů { $players }, pravidla { $rules }, semínko { $seed }
ch-one-pack = Podvod se hraje s jedním balíčkem; balíčky nechte prázdné
ch-window-claims = Tvrzení ostatních hráčů
ch-window-last-cards = Tvrzení s něčími posledními kartami

# V prohlížeči.
web-game-cheat = Podvod
web-lead-cheat = Vykládejte karty lícem dolů, říkejte, co to je, a nenechte se chytit. Vyhrává, kdo se první zbaví všech karet.
web-profile-cheat-usual = Obvyklá pravidla
web-switch-taker-next = Pokračuje, kdo bral
    .about = Po pochybnosti je na tahu ten, kdo si vzal hromádku.
web-view-cheat-rank = Hlásí se
web-view-cheat-round = Kolo
web-view-cheat-held = Karty
web-view-cheat-laid = Na hromádce
web-view-cheat-claim = Právě vyložené karty
web-view-cheat-hand = Vaše karty
web-view-cheat-buried = Vaše karty na hromádce
web-view-cheat-known = Víte o

# In reports of the lab.
lab-switch-taker-next = { $value ->
    [off] po pochybnosti jde tah dál jako obvykle
   *[on] po pochybnosti pokračuje ten, kdo si vzal hromádku
}
