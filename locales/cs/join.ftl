# Stůl na serveru: cesta k němu a hra v řádcích textu.

join-bad-link = „{ $link }“ není odkaz na stůl; čeká se něco jako https://host/t/ABCDEFGH
join-broken = server { $server } není dostupný: { $error }
join-no-recess = { $server } odpovídá stavem { $status }; možná to není server Recess
join-other-protocol = { $server } mluví jinou verzí protokolu; použij stejnou verzi Recess, jakou má server
join-other-game = hru „{ $game }“ u tohoto stolu tu nikdo nezná; použij stejnou verzi Recess, jakou má server
join-full = { $why } (s --watch)
join-watch-instead = Všechna místa jsou obsazená. Chceš se dívat? (a/n)
join-yes = a
join-leave-sure = Napiš { $leave } ještě jednou, a stane se to.
join-gave-up = Místo už není tvoje; u stolu se hraje dál bez tebe.
join-back = Tvé místo na tebe čeká: `recess join { $link }` tě k němu vrátí.
join-how = Napiš číslo tahu. Další slova: { $hand } (tvé karty), { $table } (stůl), { $hint } (co by udělal silný hráč), { $chances } (jakou má kdo naději na výhru), { $why } KARTA (proč ji nelze zahrát), { $rule } SLOVO (vyhledej ho), { $say } TEXT (všem), { $undo } (vezmi odpověď zpět), { $free } (co smíš i bez vyzvání), { $stops } ČÍSLO (kdy se tě hra ptá), { $again } (odveta), { $record } (ulož hru, která skončila), { $agree } nebo { $no } (na to, o co někdo stůl žádá), { $leave } (vzdej se místa), { $end } (požádat o přerušení hry), { $quit }.
join-seats = U stolu: { $seats }
join-time = Zbývá: { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
join-again = Napiš { $again } pro odvetu, { $record } pro uložení hry, cokoli jiného pro odchod.
join-waits = Právě se hraje. Lidé u stolu rozhodnou, zda smíš převzít místo bota; pokud ne, hraješ od příští hry.
host-link = Odkaz na tvůj stůl: { $link }
host-bad-server = „{ $server }“ není adresa serveru; má vypadat jako https://host nebo localhost:7777
host-bad-pace = --pace je jedno z: { $paces }; ne „{ $value }“
host-no-number = --number chce JMÉNO=N s jedním z těchto jmen: { $names }; ne „{ $value }“
join-bad-game-link = „{ $link }“ není odkaz na hru; má vypadat jako https://host/replay/ABCDEFGH/1 nebo https://host/t/ABCDEFGH
join-promise = Zamíchání je slíbené: { $hash }
join-head = Pečeť dosavadního záznamu: { $head }
