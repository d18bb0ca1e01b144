# Co říká stůl, když něco nejde, a na co se ptá, dokud je okno otevřené.

table-game = hru „{ $game }“ tu nemáme; vyber z těchto: { $games }
table-players = stůl této hry má { $least } až { $most } míst
table-no-set = tahle hra se hraje s jednou z těchto sad karet: { $sets }
table-level = bot úrovně „{ $level }“ není; vyber jednu z těchto: { $levels }
table-beat = boti čekají nejvýš { $most } milisekund
table-no-option = tahle hra nemá volbu „{ $name }“: vynech ji
table-option-bounds = „{ $name }“ může být od { $least } do { $most }
table-name = napiš jméno, ve kterém je aspoň jedno písmeno nebo číslice
table-full = na všech místech sedí lidé; můžeš se dívat
table-not-understood = stůl této zprávě nerozuměl
table-watching = díváš se; chceš-li hrát, sedni si
table-secret = toto místo má už někdo jiný, nebo jeho tajný klíč nesouhlasí
table-not-now = to teď nejde
table-no-kind = takový druh okna v této hře není
table-late = tato otázka už skončila; podívej se na stůl a odpověz na novou
table-no-card = taková karta není
table-no-hints = u tohoto stolu jsou nápovědy vypnuté
table-rules-changed = tato hra začala podle starší verze pravidel a nemůže pokračovat; dá se ještě přehrát ze záznamu

window-play = { $by } hraje { $card } na { $at }. Máš k tomu co říct?
window-alone = { $by } hraje { $card }. Máš k tomu co říct?
window-answer = { $by } odpovídá. Máš k tomu co říct?
window-revival = { $seat } je na zemi. Máš k tomu co říct?
window-open = Máš k tomu co říct?
window-mb-fight = { $fight } Máš k tomu co říct?
window-kind-at-me = Co se hraje proti mně
window-kind-by-me = Moje vlastní karty, když na ně může někdo odpovědět
window-kind-at-others = Co hrají ostatní proti sobě nebo sami
window-kind-defence = Obrana proti útoku
window-kind-humiliation = Humiliation a Backlash
window-kind-revival = Někdo je na zemi
window-kind-my-fight = Můj boj
window-kind-fight = Boj ostatních
window-kind-about-me = Cokoli jiného, co se týká mě
window-kind-about-others = Cokoli jiného, co se týká ostatních
