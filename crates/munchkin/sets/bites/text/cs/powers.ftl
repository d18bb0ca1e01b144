celerity = Celerita
    .flavour = Přijít poslední, zmizet první: tomu se říká styl.

prevarication = Tergiverzace
    .flavour = Že odcházíš, to ano. Že napoprvé, to nikdo neříkal.

aristocratic-pallor = Aristokratická bledost
    .flavour = Tři sta let faktoru padesát.

applied-melancholy = Užitá melancholie
    .flavour = Nikdo ti nerozumí. A ono je to zbraň.

chiropterology = Chiropterologie
    .flavour = Netopýři. Stačilo říct netopýři.

comparative-necrology = Srovnávací nekrologie
    .flavour = Poznáš, kdo je mrtvý, kdo odpočívá a kdo je tenor.

infernal-etiquette = Pekelná etiketa
    .flavour = Na každého démona jiná vidlička. Většinou vidle.

condescension = Blahosklonnost
    .flavour = Jaká odvaha na takového drobečka.

prestidigitation = Prestidigitace
    .flavour = Pět karet v ruce, dvě v rukávu, žádná na svědomí.

clairaudience = Jasnoslyšení
    .flavour = Zní to líp než „poslouchání za dveřmi“.

deepest-condolences = Upřímná soustrast
    .flavour = Vždycky přineseš květiny. Vždycky si něco odneseš.

martyrdom = Mučednictví
    .flavour = Trpíš mlčky. Pak pošleš fakturu.

catharsis = Katarze
    .flavour = Pořádně si zakřič. Sousedé už jsou zvyklí.

coiffure-noire = Temný účes
    .flavour = Žádný klobouk by si netroufl.

ascendancy = Podmanivost
    .flavour = Pomáhat ti nechtěli. Teď už nechtějí vůbec nic.

telekinesis = Telekineze
    .flavour = Těžké věci se zvedají silou vůle. Pokud možno cizí.

weaponised-ennui = Smrtící nuda
    .flavour = Jedno zívnutí a celá místnost se vzdává.

haematophagy = Hematofagie
    .flavour = Z řečtiny: „Budeš to dojídat?“

choral-howling = Sborové vytí
    .flavour = Pro čtyři hlasy, žádného dirigenta a spoustu měsíce.

pyramid-scheme = Pyramidová hra
    .flavour = Čtyři tisíce let v oboru a pořád nabírá členy.

eclecticism = Eklekticismus
    .flavour = Ode všeho trochu. A všechno půjčené.

apotropaism = Apotropaické umění
    .flavour = Smůla tě vidí přicházet a přejde na druhý chodník.

kleptomancy = Kleptomancie
    .flavour = Předvídáš, že to bude tvoje.

sublimation = Sublimace
    .flavour = To není útěk. To je důstojné vypařování.

resurrectionism = Resurekcionismus
    .flavour = Nic není navždy ztraceno. Natož to, co se dá prodat.

apotheosis = Apoteóza
    .flavour = Skromnost byla tvoje poslední vada.

impeccable-provenance = Vznešený původ
    .flavour = Patřilo to hraběti. Proto to hrabe peníze za dva.

sartorial-transcendence = Oděvní transcendence
    .flavour = Dva klobouky. Najednou. A sluší ti to.

mesmerism = Mesmerismus
    .flavour = Podívej se mi do očí. Ne, do těch druhých.

megalomania = Megalomanie
    .flavour = Vydáš za dva. Zdroj: ty.
