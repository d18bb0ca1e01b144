# Monster enhancers, twins and wanderers: names and flavour, Czech.

corrupted = Zkažený
    .flavour = Moc kazí. Teplo taky.
poisonous = Jedovatý
    .flavour = Příšery neolizovat. Mysleli jsme, že je to jasné.
undead = Nemrtvý
    .flavour = Smrt byla jen přestávka na kávu.
horrible-full-of-evil-and-yet-pitiable = Hrozný, plný zla, a přece politováníhodný
    .flavour = Při jídle pláče. Skoro ho chceš utěšit, i když jídlo jsi ty.
with-a-tragic-past = S tragickou minulostí
    .flavour = Vypoví ti ji celou. Má devět dílů.
infernally-well-connected = S konexemi v pekle
    .flavour = Zná někoho dole. Úplně dole.
batty = Znetopýřený
    .flavour = Narostla mu křídla a hned pozval kamarády.
in-evening-dress = Ve fraku
    .flavour = K večeři se obléká. Hádej, kdo bude k večeři.
cutesy = Roztomiloučký
    .flavour = Velká očka, malá mašlička. Pak se budeš stydět.
half-asleep = V polospánku
    .flavour = Druhá půlka o tobě sní. A pak tě sní.
evil-twin = Zlé dvojče
    .flavour = To hodné zůstalo doma.
wandering-monster = Bloudící příšera
    .flavour = Slyšela křik a vzala si vidličku.
