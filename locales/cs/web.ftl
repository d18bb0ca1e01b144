# Klient v prohlížeči, mimo samotný stůl.

web-title-landing = Recess – karetní hry s přáteli, hned teď
web-title-new = Nový stůl – Recess
web-title-table = Stůl – Recess
web-title-here = Jedno zařízení pro všechny – Recess
web-title-tables = Veřejné stoly – Recess
web-title-replay = Záznam hry – Recess
web-title-rules = Pravidla – Recess
web-title-cards = Všechny karty – Recess
web-title-about = O hře – Recess
web-title-missing = Tady nic není – Recess

web-home = Recess: na úvodní stránku
web-menu = Nabídka
web-skip = Přejít k obsahu
web-close = Zavřít
web-more = Další
web-yes = ano
web-no = ne
web-loading = Načítá se…
web-try-again = Zkusit znovu
web-to-start = Na úvodní stránku
web-broken = Tohle se nepovedlo
web-missing = Tady nic není
web-missing-about = Adresa je špatně, nebo to, co tu bylo, už neexistuje.

web-lead = Lunch Money, školní rvačka s kartami. Proti botům nebo s přáteli, v prohlížeči, bez registrace.
web-picture = Děti nakreslené křídou kolem stolu na školním dvoře, na stole karty a mince; právě dopadl kopanec.
web-play-now = Hrát hned
web-continue = Zpátky do hry
web-play-with-friends = Hrát s přáteli
web-join-with-link = Přidat se přes odkaz
web-link-or-code = Odkaz nebo kód stolu
web-link-wrong = Tohle není odkaz na stůl. Vypadá takhle: …/t/k3x9pq….
web-join = Přidat se
web-guest = Host
web-fan-made = Fanouškovské zpracování, které s vydavateli nemá nic společného. Žádné původní obrázky ani texty.

web-settings = Nastavení
web-language = Jazyk
web-theme = Vzhled
web-theme-system = podle systému
web-theme-light = světlý
web-theme-dark = tmavý
web-theme-to-light = Světlý vzhled
web-theme-to-dark = Tmavý vzhled
web-motion = Tempo dění
web-motion-slow = pomalé
web-motion-normal = normální
web-motion-fast = rychlé
web-motion-none = bez čekání
web-goal-lunch-money = Vyhrává, kdo zůstane na nohou poslední.
web-how-to = Jak se hraje, za dvě minuty
web-search-example = např. lze vykrýt Grab?
web-my-games = Moje hry
web-my-games-all = Zobrazit všech { $n }
web-my-game = Vítěz: { $winner }, { $when }
web-how-lm-1 = Každý začíná s 15 životy a pěti kartami. Kdo nemá životy, končí. Vyhrává, kdo zůstane na nohou poslední.
web-how-lm-2 = Ve svém tahu zahraješ na někoho útok nebo jinou kartu, anebo odhodíš, co nechceš. Pak si všichni doberou do pěti karet.
web-how-lm-3 = Když na tebe někdo útočí, můžeš odpovědět obrannou kartou. Malé ikony dole na kartě ukazují, co ji zastaví. Co se nezastaví, stojí tě životy.
web-how-lm-4 = Některé karty jdou hrát jen po jiných: povedený Grab otevře cestu k těm opravdu ošklivým. Karty, které teď hrát nejde, jsou zašedlé; klepni a dozvíš se proč.
web-how-lm-5 = Humiliation zruší téměř cokoli a First Aid vrací životy. Nikdo není v bezpečí a nikdo nemusí být hodný.
web-turn-back = Předchozí tah
web-turn-on = Další tah
web-speed = Rychlost
web-sound = Zvuk
web-sound-about = Krátké zvuky, když se něco stane.
web-stop-about = U stolu to klávesa stop hned přeruší a dá ti víc času.
web-stops = Ptej se mě na
web-stops-about = Co je vypnuté, projde samo, ať držíš cokoli; nikdo to nepozná.

web-error-network = Server není dostupný. Zkontroluj připojení a zkus to znovu.
web-error-nothing-there = Na této adrese nic není.
web-error-status = Server nedokázal odpovědět (stav { $status }). Zkus to prosím později.
web-error-unexpected = Stalo se něco nečekaného: { $error }

web-new-table = Nový stůl
web-new-table-about = Vyber, pozvi přátele a začni, kdy chceš. Prázdná místa obsadí boti.
web-make-table = Založit stůl
web-options = Nastavení stolu
web-change-options = Změnit nastavení
web-save-options = Uložit pro všechny
web-your-name = Tvoje jméno
web-game = Hra
web-game-lunch-money = Lunch Money
web-game-munchkin-bites = Munchkin Bites!
web-players = Místa
web-fewer = méně
web-more-of = více
web-bots-level = Boti
web-level-easy = lehcí
web-level-normal = normální
web-level-hard = těžcí
web-pace = Tempo
web-pace-relaxed = volné
    .about = dvě minuty na tah, 12 sekund na odpověď
web-pace-normal = normální
    .about = 45 sekund na tah, 6 na odpověď
web-pace-quick = rychlé
    .about = 15 sekund na tah, 3 na odpověď
web-pace-appointment = na dálku
    .about = den na všechno
web-decks = Karty
web-deck-base = základní balíček
web-deck-both = základní balíček a Sticks & Stones
web-deck-base-twice = dva základní balíčky
web-deck-both-twice = všechno dvakrát
web-deck-bites = Munchkin Bites!
web-decks-crowded = Tyto karty pohodlně stačí nejvýš pro tento počet hráčů: { $n }. Hrát může i víc lidí, jen se bude často míchat.
web-profile = Pravidla
web-profile-english = anglická
    .about = Anglický list, a kde mlčí, španělský a český.
web-profile-italian = italská
    .about = Italský souhrn.
web-profile-standard = podle knihy pravidel
    .about = Co tištěná pravidla nechávají otevřené, řeší se tak, jak říká kniha pravidel.
web-house-rules = Domácí pravidla
web-house-rules-about = Jak jsou nastavena, vidí všichni u stolu. V pravidlech:
web-switch-humiliation-stops-wedgy = Humiliation zastaví Wedgy
    .about = Humiliation může zrušit Wedgy.
web-switch-humiliation-stops-revival = Humiliation zastaví oživení
    .about = Humiliation může zrušit First Aid zahranou proti bezvědomí.
web-switch-headlock-hits-at-once = Headlock bije hned
    .about = Volné útoky začínají už v tahu, kdy je Headlock nasazen.
web-switch-poke-second-attack-any = Po Poke jakýkoli útok
    .about = Kdo hraje po Poke in the Eye, smí na oběť použít jakýkoli útok.
web-switch-outsiders-basic-or-weapon-only = Ostatní jen jednoduše
    .about = Na hráče v držení smějí ostatní útočit jen Základním útokem nebo Zbraní.
web-switch-cooties-when-grabbed = Cooties proti Grab
    .about = Koho chytí Grab, smí odpovědět kartou Cooties.
web-switch-counter-cap = Životy mají strop
    .about = First Aid nikoho nedostane nad počáteční počet životů.
web-switch-no-discard = Odhazovat jen z nouze
    .about = Odhodit a dobrat smí jen ten, kdo by jinak mohl už jen pasovat.
web-switch-discard-opens = Odhození odkrývá
    .about = Potom na tebe každý další hráč smí jednou zaútočit.
web-switch-discard-cost-per-card = Každá odhozená karta něco stojí
    .about = Za každou kartu, kterou odhodíš a dobereš, jeden život.
web-switch-no-holds = Bez držení
    .about = Choke a Headlock zůstanou v krabici.
web-switch-discard-cost = Cena odhození
    .about = Kolik životů stojí odhodit a dobrat, nikdy však ten poslední.
web-switch-first-aid = Karty First Aid
    .about = Kolik jich je v každém základním balíčku.
web-switch-stall-rounds = Klidná kola
    .about = Po tolika kolech bez ztraceného života začnou ztrácet všichni; 0 znamená nikdy.
web-switch-fast = Rychlá hra
    .about = Víc karet na začátku i po smrti a odhozené Rasy, Míšence a Moci si jde nárokovat.
web-switch-items-in-combat = Předměty v boji
    .about = Ve vlastním boji smíš vykládat předměty z ruky.
web-switch-cheating = Podvádění
    .about = Předměty jde vyložit i proti pravidlům, a kdo si toho všimne, může to říct.
web-switch-rounds = Nejvýš kol
    .about = Pak vyhrává ten, kdo vede.
web-switch-offers = Nabídky za pomoc
    .about = Tolik jich smí být mezi dvěma hráči v jednom boji.
web-switch-trades = Nabídky výměny
    .about = Tolik jich smí být mezi dvěma hráči v jednom tahu.
web-switch-turnings = Přerovnávání
    .about = Tolikrát za tah si smí každý přerovnat předměty.
web-public = Veřejný stůl
web-public-about = Je v seznamu stolů a dívat se může kdokoli.
web-strict = Pevné časy na odpověď
web-strict-about = Každé okno trvá celou svou dobu, pokud všichni nepasují. Jinak stůl za hráče, kteří odpovědět nemohou, po náhodné době pasuje sám.
web-hints = Nápovědy
web-hints-about = Hráči se smějí zeptat, co by udělal silný hráč.

web-connecting = Připojuje se…
web-reconnecting = Spojení se přerušilo. Připojuje se znovu…
web-reconnect-in = Spojení se přerušilo. Další pokus za { $seconds } s.
web-reconnect-now = Hned
web-table-closed = Tento stůl je pro tebe zavřený
web-watch = Dívat se
web-watching = Díváš se.
web-take-a-seat = Sednout si
web-sit-for = Místo hráče { $name }
web-waiting-room = Před hrou
web-waiting-room-about = Pošli odkaz přátelům a začni, až budou všichni.
web-waiting-room-guest = Máš pozvánku. Napiš svoje jméno a sedni si.
web-sit-down = Sednout si
web-sit-here = Sem
web-no-seat = Na všech místech sedí lidé. Dívat se můžeš, jakmile hra začne.
web-seats = U stolu: { $n } z { $of }
web-empty-seat = Volné místo
web-you = ty
web-sitter-nobody = zatím nikdo
web-sitter-person = je tady
web-sitter-away = pryč
web-sitter-stood-in = zaskakuje bot
web-sitter-bot = bot
web-came = { $name } je tady.
web-start = Začít
web-bots-fill = Prázdná místa obsadí boti.
web-invite = Odkaz pro přátele
web-invite-text = { $name } tě zve na hru { $game }
web-somebody = Někdo
web-qr = QR kód odkazu
web-copy = Kopírovat
web-copied = Zkopírováno
web-share = Sdílet
web-other-device = Pokračovat na jiném zařízení
web-other-device-about = Tento odkaz je tvoje místo. Nikomu ho nedávej.
web-leave = Odejít od stolu
web-talk = Hovor u stolu

web-tables = Veřejné stoly
web-tables-about = Sedni si, kde je volné místo, nebo se jen dívej.
web-tables-count = { $n ->
    [0] Žádný stůl není otevřený.
    [one] { $n } stůl
    [few] { $n } stoly
   *[other] { $n } stolů
}
web-refresh = Obnovit
web-only-bots = jen boti
web-free-seats = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
web-stage-waiting = čeká na hráče
web-stage-playing = hraje se
web-stage-over = konec

web-here = Jedno zařízení pro všechny
web-here-about = Dva až osm lidí si podává jedno zařízení. Karty každého hráče skrývá opona.
web-here-unknown = Tato hra začala na jiném zařízení.
web-here-players = Hráči
web-here-name = Hráč { $n }
web-here-bots = Boti
web-here-skip = Přeskočit, kdo nemůže odpovědět
web-here-skip-about = Je to rychlejší; jenže kdo zařízení nedostane, zjevně neměl čím odpovědět.
web-hand-over = Zařízení dostane { $name }
web-hand-over-about = Ostatní se dívají jinam.
web-lift-curtain = To jsem já

web-rules = Pravidla
web-cards = Všechny karty
web-cards-about = Každá karta hry, její obrázek a co dělá.
web-contents = Obsah
web-search = Hledat
web-found = { $n ->
    [0] Nic se nenašlo.
    [one] nalezeno { $n } pravidlo
    [few] nalezena { $n } pravidla
   *[other] nalezeno { $n } pravidel
}
web-link-to = Odkaz na { $id }
web-examples = { $n ->
    [one] { $n } příklad
    [few] { $n } příklady
   *[other] { $n } příkladů
}
web-no-examples = Žádný příklad, který by šlo ukázat, tu není.

web-replay = Záznam hry
web-replay-told-only = Tato hra se hrála podle pravidel verze { $version }, která se od té doby změnila: dá se číst, ale ne ukázat na stole.
web-player = Hra krok za krokem; šipkami dopředu a dozadu
web-play = Přehrát
web-pause = Pauza
web-step-back = O krok zpět
web-step-on = O krok dál
web-scrub = Krok
web-step-count = { $at } / { $of }
web-eyes = Očima hráče
web-all-hands = karty všech
web-hand-of = Karty hráče { $name }
web-spectator = divák
web-download = Záznam (.play)
web-fair-kept = Zamíchání bylo dané před hrou: ověřeno
web-fair-broken = Zamíchání neodpovídá slibu
web-fair-unseen = Zamíchání jde přepočítat; slib dostali jen ti, kdo byli u stolu
web-fair-about = Před první kartou server zveřejnil otisk SHA-256 textu „recess:SEED:SALT“. Tvůj prohlížeč ho právě spočítal sám.
web-fair-promised = Slíbeno před hrou
web-fair-hash = Otisk
web-fair-seed = Semínko
web-fair-salt = Sůl

web-about = O Recess
web-about-what = Co to je
web-about-text = V Recess se hraje Lunch Money s rozšířením Sticks & Stones: v prohlížeči, v terminálu, proti botům, kteří vidí jen to, co bys na jejich místě viděl ty. Pravidla vyprávíme vlastními slovy, jedno po druhém, s příklady.
web-about-privacy = Žádný účet, žádné sledování, žádné cookies. Nastavení i klíče ke tvým místům zůstávají v tomto prohlížeči.
web-credits = Děkujeme
web-credits-about = Kresby a kód jsou naše a jsou v nich i tato díla jiných:
web-credits-all = Všechny ikony a jejich autoři
web-arrive = Právě se hraje
web-arrive-about = Kdo převezme místo bota, vidí jeho karty. Proto musí lidé u stolu souhlasit, a kdo se na tuto hru díval, počká na příští.
web-arrive-watch = Dívat se
web-arrive-ask = Požádat o hru místo hráče { $name }
web-arrive-next = Hrát od příští hry
web-arrive-back = Vrátit se na své místo
web-waits-consent = Lidé u stolu dostali otázku. Dokud nesouhlasí, hru nevidíš.
web-waits-next = Hraješ od příští hry.
web-waits-stop = Už nečekat
