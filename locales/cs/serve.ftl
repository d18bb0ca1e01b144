### recess serve: co čte ten, kdo server provozuje.

serve-listening = Recess je na { $url }
serve-data = Stoly jsou uložené v { $path }
serve-stop-how = Zastavíte ho klávesami Ctrl-C. Až se server znovu spustí, hry pokračují tam, kde byly.
serve-stopping = Zastavuji: hráči se znovu připojí, až server poběží.
serve-stopped = Zastaveno.
serve-everybody = Hrát může každý, kdo se k tomuto počítači dostane. Pro internet dejte před server proxy s HTTPS a přidejte --behind-proxy.
serve-cannot-open = Žádný prohlížeč se nepodařilo otevřít; jděte na adresu sami.
serve-rehearsal = Tohle je zkouška: každé zamíchání plyne ze semínka a nic není tajné.

serve-bad-address = --listen: „{ $value }“ není adresa s portem. Zkuste 127.0.0.1:7777, nebo 0.0.0.0:7777 pro celou vaši síť.
serve-bad-log = --log: „{ $value }“ neznám. Zvolte text, json nebo off.
serve-rehearse-alone = --rehearse je jen pro vás: kdo zná semínko, zná každou kartu. Vynechte --listen, nebo naslouchejte na 127.0.0.1.
serve-no-home = Pro stoly tohoto uživatele se nenašlo místo. Určete soubor pomocí --data FILE.
serve-port-taken = { $address } se už používá, možná jiným Recessem. Zastavte ho, nebo zvolte jiný port pomocí --listen, třeba 127.0.0.1:7800.
serve-port-forbidden = { $address } tento uživatel použít nesmí. Zvolte pomocí --listen port od 1024 výš, třeba 127.0.0.1:7777.
serve-cannot-listen = Recess nemůže naslouchat na { $address }: { $error }. Zvolte jinou adresu pomocí --listen.

serve-store-not-ours = { $path } není soubor se stoly Recessu. Určete jiný soubor pomocí --data; když neexistuje, vytvoří se.
serve-store-newer = { $path } zapsal novější Recess (verze souboru { $theirs }, tento program zná { $ours }). Použijte novější program, nebo jiný soubor pomocí --data.
serve-store-unwritable = { $path } nelze zapsat: { $error }. Určete pomocí --data soubor ve složce, do které smíte zapisovat.
serve-store-locked = { $path } se používá, nejspíš jiným recess serve. Zastavte ho, nebo určete jiný soubor pomocí --data.
serve-store-full = Disk, na kterém je { $path }, je plný. Uvolněte místo: stoly počkají, až je půjde uložit, a pak budou pokračovat.
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
cli-serve-log = Jak se zapisuje záznam na chybový výstup [obvykle text]
cli-serve-open = Otevře prohlížeč
cli-serve-behind-proxy = Kdo se ptá, říká proxy před serverem (X-Forwarded-For)
cli-serve-max-tables = Současně otevřené stoly [obvykle 20000]
cli-serve-max-connections = Současná spojení [obvykle 100000]
cli-serve-max-connections-each = Současná spojení ke stolům z jedné adresy [obvykle 64]
cli-serve-max-tables-each = Stoly a místa, které smí jedna adresa obsadit za minutu [obvykle 60]
cli-serve-max-messages = Zprávy za sekundu z jednoho spojení [obvykle 10]
cli-serve-rehearse = Míchat podle tohoto semínka, vždy stejně: pro testy a obrázky
