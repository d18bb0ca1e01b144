# The table in a browser.

t-you = Ty
t-home = Na úvodní stránku
t-table = Stůl
t-side = Záznam, povídání, nastavení
t-log = Záznam
t-talk = Povídání
t-talk-news = { $n ->
    [0] Povídání
    [one] Povídání, { $n } nová zpráva
    [few] Povídání, { $n } nové zprávy
   *[other] Povídání, { $n } nových zpráv
}
t-settings = Nastavení
t-close = Zavřít
t-cancel = Zrušit
t-undo = Vzít zpět
t-watched = { $n ->
    [one] { $n } divák
    [few] { $n } diváci
   *[other] { $n } diváků
}
t-invite = Pozvat
t-invite-text = Pojď si s námi zahrát!
t-invite-about = Kdo má tento odkaz, může se dívat nebo si sednout místo bota.
t-leave = Odejít od stolu
t-leave-sure = Opravdu odejít? Na tvé místo si sedne bot.
t-leave-home = Na úvodní stránku
t-opponents = Ostatní hráči
t-seat = { $name }: { $counters ->
    [one] { $counters } život
    [few] { $counters } životy
   *[other] { $counters } životů
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
t-counters = { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}
t-your-counters = Máš { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}
t-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
t-out = Mimo hru
t-you-are-out = Jsi mimo hru; dívej se, jak to dopadne
t-away = Pryč
t-stood-in = Zaskakuje bot
t-plays-for-you = Hraje za tebe bot.
t-i-am-back = Jsem zpět
t-ask-me = Ptát se
t-ask-me-everything = Ptát se na vše
t-ask-me-mine = Jen co se mě týká
t-ask-me-at-me = Jen co míří na mě
t-ask-me-nothing = Až do mého tahu na nic
t-bot = Bot ({ $level })
t-decides = na tahu
t-turn-of = Na tahu: { $name }
t-turn = { $you ->
    [true] Jsi na tahu
   *[other] Na tahu: { $name }
}
t-just-now = { $you ->
    [true] Před chvílí: tvůj tah
   *[other] Před chvílí: tah – { $name }
}
t-can-be-chosen = Lze zvolit
t-strip = Co se hrálo v tomto tahu
t-panel = { $who }: { $card }
t-panel-at = { $who }: { $card } → { $at }
t-panel-stopped = { $panel } (zastaveno)
t-in-the-air = Zranění ve vzduchu: { $n } → { $who }
t-nothing-yet = Zatím se nic nestalo.
t-draw = Balíček
t-discards = Odhozené
t-draw-pile = Dobírací balíček: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
t-discard-pile = Odhazovací balíček: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
t-top = Naposledy odhozeno: { $card }
t-draw-about = Každý si dobírá do plné ruky.
t-lost-counters = Zatím ztraceno: { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}
t-no-discards = Zatím nebylo nic odhozeno.
t-hand = Tvoje karty
t-no-cards = Nemáš žádné karty.
t-dim = Teď ji nelze zahrát
t-chosen = Zvoleno
t-whom = { $card }: na koho?
t-second-target = { $card }: kdo dostane druhý zásah? Tentýž hráč dostane oba.
t-how = { $card }: jak?
t-play-it = Zahrát
t-stopped-by = Zastaví ji { $cards }.
t-describe = Řekni k tomu něco (když chceš)
t-say-with = Řekni…
t-discard = Odhodit…
t-mark = Označ karty, kterých se chceš zbavit.
t-discard-marked = Odhodit { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}
t-moment-lost = Ztrácíš { $n }!
t-moment-let = Nebránil(a) ses.
t-moment-nothing = Neměl(a) jsi čím to zastavit.
t-moment-fell = K. o.!
t-moment-out = { $you ->
    [true] Jsi mimo hru.
   *[other] { $name } je mimo hru.
}
t-meanwhile-more = { $n ->
    [one] (a předtím ještě { $n } věc)
    [few] (a předtím ještě { $n } věci)
   *[other] (a předtím ještě { $n } věcí)
}
t-show-again = Ukázat znovu
t-sound-ask = Zvuk?
t-sound-yes = Ano
t-sound-no = Ne
t-kept = Tvoje odpověď: { $move }
t-kept-detail = Čeká se na ostatní. Ještě si to můžeš rozmyslet.
t-moment = Okamžik…
t-window = Ostatní mohou odpovědět…
t-waiting-for = Rozhoduje: { $name }…
t-winner = { $you ->
    [true] Vítězíš!
   *[other] Vítězí { $name }!
}
t-over = Hra skončila
t-stop = Stop
t-stop-long = Zastavit vše: nic už neprojde samo a máš víc času
t-hint-ask = Rada
t-hint-pondering = Přemýšlím…
t-advice = Silný hráč by udělal tohle a vyhrál by takhle často:
t-advice-chance = asi { $percent } %
t-advice-none = Silný hráč nemá co dodat.
t-why-not = Proč teď ne?
t-can-be-played = Teď se dá zahrát.
t-kind-basic = Základní útok
t-kind-defense = Obrana
t-kind-weapon = Zbraň
t-kind-specialty = Speciální karta
t-hits = zranění { $hits }
t-rules = Pravidla
t-answered-by = Čím se dá odpovědět
t-follows = Hraje se po nebo spolu s
t-seen-in-hand = Viděno, jak se vrací do ruky
t-no-talk = Zatím nikdo nic neřekl.
t-say = Řekni něco
t-send = Poslat
t-mute = Koho nechceš slyšet
t-quick-ouch = Au!
t-quick-nice = Dobrý!
t-quick-really = Vážně?
t-quick-sorry = Nic osobního.
t-quick-hurry = Tak dělej…
t-quick-game = Dobrá hra!
t-result = Výsledek
t-postcard = Sdílet obrázek
t-feat-blow = Nejlepší rána
t-feat-blow-text = { $by }: { $card } → { $at }, { $n }
t-feat-shamed = Nejvíc ponížení
t-feat-times = { $name }, { $n ->
    [one] jednou
   *[other] { $n }krát
}
t-story-first = Trvalo to { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}; první ránu dává { $by } → { $at } ({ $card }).
t-story-turns = Trvalo to { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}.
t-story-fell = První padá { $name }.
t-story-back = { $name } klesá až na { $low }, a přesto vítězí se stavem { $left }.
t-story-won = { $name } vítězí se stavem { $left }.
t-curve-counters = Životy tah po tahu
t-came = { $name } přisedá ke stolu.
t-left = { $name } odchází od stolu. Místo přebírá bot.
t-bot-stands-in = Místo { $name } teď hraje bot.
t-is-back = { $name } je zpět.
t-stay = Zůstat
t-letters-left = { $n ->
    [one] zbývá { $n } znak
    [few] zbývají { $n } znaky
   *[other] zbývá { $n } znaků
}
t-pointless = Zahrát ji lze, ale teď by nic neudělala.
t-pointless-pile = Zahrát ji lze, ale nikdo ještě nic neztratil, takže není co získat zpět.
t-pointless-full = Zahrát ji lze, ale žádné životy ti nechybějí.
t-advice-equal = První { $n } jsou stejně dobré.
t-rematch = Odveta
t-replay = Přehrát záznam
t-fair-kept = Zamícháno poctivě ✓
t-fair-broken = Zamíchání neodpovídá slibu!
t-fair-about = Před hrou stůl ukázal otisk; teď jsou semínko a sůl odkryté a tento prohlížeč ověřil, že dávají stejný otisk.
t-fair-seed = Semínko
t-fair-salt = Sůl
t-hint-turn = Jsi na tahu: vyber kartu se zářícím okrajem a pak na koho. Nebo ji tam přetáhni.
t-hint-answer = Můžeš odpovědět: teď pomůže karta se zářícím okrajem. Nebo to prostě přijmi.
t-hint-dim = Některé karty jsou tmavé: klepni na ně a uvidíš, proč je teď nelze zahrát.
t-keys = Klávesy
t-keys-about = Dlouhé podržení, pravé tlačítko nebo ? na čemkoli řekne, co to je.
t-key-card = Vybrat kartu
t-key-arrows = Od karty ke kartě, od cíle k cíli
t-key-enter = Vybrat; podruhé: zahrát
t-key-take = Přijmout, odmítnout, vynechat
t-key-discard = Odhodit
t-key-undo = Vzít odpověď zpět
t-key-stop = Zastavit vše, víc času
t-key-hint = Co by udělal silný hráč?
t-key-cancel = Zrušit
t-key-log = Záznam
t-key-talk = Povídání
t-key-help = Tyto klávesy; na kartě nebo hráči: co to je

# A game without a screen of its own.
t-plain-yes = ano
t-plain-no = ne
t-plain-key-move = Zahrát tah podle čísla
