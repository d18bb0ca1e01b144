### recess serve: co čte ten, kdo server provozuje.

serve-listening = Recess je na { $url }
serve-data = Stoly jsou uložené v { $path }
serve-stop-how = Zastavíte ho klávesami Ctrl-C. Až se server znovu spustí, hry pokračují tam, kde byly.
serve-stopping = Zastavuji: hráči se znovu připojí, až server poběží.
serve-stopped = Zastaveno.
serve-admin = Metriky a stav serveru jsou na { $url }
serve-everybody = Hrát může každý, kdo se k tomuto počítači dostane. Pro internet dejte před server proxy s HTTPS a přidejte --behind-proxy.
serve-cannot-open = Žádný prohlížeč se nepodařilo otevřít; jděte na adresu sami.
serve-rehearsal = Tohle je zkouška: každé zamíchání plyne ze semínka a nic není tajné.

serve-bad-address = --listen: „{ $value }“ není adresa s portem. Zkuste 127.0.0.1:7777, nebo 0.0.0.0:7777 pro celou vaši síť.
serve-bad-admin = --admin: „{ $value }“ není adresa s portem. Zkuste 127.0.0.1:9777.
serve-bad-proxy = --behind-proxy: „{ $value }“ není adresa ani síť. Zkuste --behind-proxy=127.0.0.1 nebo --behind-proxy=10.0.0.0/8,192.168.1.2.
serve-bad-log = --log: „{ $value }“ neznám. Zvolte text, json nebo off.
serve-rehearse-alone = --rehearse je jen pro vás: kdo zná semínko, zná každou kartu. Vynechte --listen, nebo naslouchejte na 127.0.0.1.
serve-no-home = Pro stoly tohoto uživatele se nenašlo místo. Určete soubor pomocí --data FILE.
serve-port-taken = { $address } se už používá, možná jiným Recessem. Zastavte ho, nebo zvolte jiný port pomocí --listen, třeba 127.0.0.1:7800.
serve-port-forbidden = { $address } tento uživatel použít nesmí. Zvolte pomocí --listen port od 1024 výš, třeba 127.0.0.1:7777.
serve-cannot-listen = Recess nemůže naslouchat na { $address }: { $error }. Zvolte jinou adresu pomocí --listen.

serve-store-not-ours = { $path } není soubor se stoly Recessu. Určete jiný soubor pomocí --data; když neexistuje, vytvoří se.
serve-key-unusable = Klíč, kterým tento server podepisuje hry, nelze použít: { $path }: { $error }. Vraťte správný soubor. Pokud se ztratil, smažte ho a server vytvoří nový klíč; hráči uvidí, že se změnil.
serve-store-newer = { $path } zapsal novější Recess (verze souboru { $theirs }, tento program zná { $ours }). Použijte novější program, nebo jiný soubor pomocí --data.
serve-store-unwritable = { $path } nelze zapsat: { $error }. Určete pomocí --data soubor ve složce, do které smíte zapisovat.
serve-store-locked = { $path } se používá, nejspíš jiným recess serve. Zastavte ho, nebo určete jiný soubor pomocí --data.
serve-store-full = Disk, na kterém je { $path }, je plný. Uvolněte místo: stoly počkají, až je půjde uložit, a pak budou pokračovat.
serve-store-slow = Disk, na kterém je { $path }, neodpovídá. Stoly počkají, až je půjde uložit, a pak budou pokračovat.
serve-store-gone = { $path } někdo přesunul, smazal nebo nahradil, zatímco ho server používal. Vraťte přesně tento soubor na jeho místo: stoly do té doby počkají a o nic nepřijdou. Pokud ho vrátit nejde, zastavte server a obnovte zálohu.
serve-store-damaged = { $path } je poškozený: { $error }. Nechte ho, jak je. Zkopírujte ho, zachraňte čitelná data příkazem „sqlite3 KOPIE .recover | sqlite3 ZACHRANENY“ a zachráněný soubor nebo zálohu uveďte v --data.
serve-store-unreadable = Jeden stůl v { $path } nejde přečíst: { $error }. Ostatních stolů se to netýká.
serve-store-no-directory = Složka { $dir } pro { $path } neexistuje. Vytvořte ji, nebo uveďte jiný soubor v --data.
serve-store-trouble = { $path } dělá potíže: { $error }.
serve-store-conflict = Stůl je uložený jinak, než jak byl předán; nepoužívá soubor ještě někdo jiný?
serve-store-closed = Úložiště je zavřené.

serve-no-client = Recess běží, ale klient pro prohlížeč v něm není.
serve-no-client-how = Sestavte ho příkazem „make web“ ve složce se zdrojovým kódem (je potřeba Node.js), pak Recess znovu sestavte a spusťte.

cli-serve-about = Nabídne stoly: hraje se v prohlížeči, sám nebo s ostatními
cli-serve-after =
    Příklady:
      recess serve --open                     stoly na tomto počítači, v prohlížeči
      recess serve --listen 0.0.0.0:7777      pro všechny ve vaší síti
      recess serve --data games.db --log json stoly ve zvoleném souboru, záznam pro stroje

    RECESS_LISTEN, RECESS_DATA a RECESS_LOG platí jako --listen, --data a --log.
    Ctrl-C server zastaví. Každý tah je na disku dřív, než se o něm kdo dozví: po novém spuštění hry pokračují.
cli-serve-listen = Adresa a port [obvykle 127.0.0.1:7777, nebo další volný port]
cli-serve-data = Soubor, do kterého se ukládají stoly [obvykle tables.db mezi daty uživatele]
cli-serve-admin = Adresa a port pro metriky a stav serveru, třeba 127.0.0.1:9777 [obvykle žádné]
cli-serve-log = Jak se zapisuje záznam na chybový výstup [obvykle text]
cli-serve-open = Otevře prohlížeč
cli-serve-behind-proxy = Komu věřit, kdo se ptá (X-Forwarded-For): adresy nebo sítě proxy, třeba =10.0.0.0/8 [bez nich: tento počítač]
cli-serve-max-tables = Současně otevřené stoly [obvykle 20000]
cli-serve-max-connections = Současná spojení [obvykle 100000]
cli-serve-max-connections-each = Současná spojení ke stolům z jedné adresy [obvykle 64]
cli-serve-max-tables-each = Stoly a místa, které smí jedna adresa obsadit za minutu [obvykle 60]
cli-serve-max-requests-each = Kolik záznamů, příkladů a seznamů za minutu pro jednu adresu [obvykle 240]
cli-serve-max-messages = Zprávy za sekundu z jednoho spojení [obvykle 10]
cli-serve-with = Nabídnout i tuto hru, která není v seznamu; lze uvést vícekrát
cli-serve-rehearse = Míchat podle tohoto semínka, vždy stejně: pro testy a obrázky
