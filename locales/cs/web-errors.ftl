### Co server odpovídá na požadavky, kterým nevyhoví; ukazuje to klient v prohlížeči.

web-error-offline = Teď není spojení. Nic se neodeslalo: zkus to za chvíli znovu.
error-no-table = Takový stůl neexistuje. Možná odkaz není celý.
error-no-seat = U tohoto stolu takové místo není.
error-no-game = Taková hra tu není.
error-no-replay = Taková partie tu není, nebo ještě neskončila.
error-no-clause = V pravidlech takový bod není.
error-no-language = Tímto jazykem tu nikdo nemluví: mluví se en, it, es a cs.
error-bad-name = Jméno má 1 až { $most } znaků na jednom řádku, bez : " # > a čárek.
error-name-invisible = Jméno obsahuje znaky, které nejsou vidět. Napiš ho znovu bez nich.
error-name-reserved = S tímto jménem by se zdálo, že mluví server. Zvol jiné.
error-name-look-alike = Někdo u tohoto stolu má skoro stejně vypadající jméno. Zvol takové, které se nesplete.
error-bad-json = Tomu nebylo rozumět: { $error }
error-too-long = To je příliš dlouhé: povoleno je { $most } bajtů.
error-too-many = To bylo na jednou moc. Počkejte minutu a zkuste to znovu.
error-too-many-tables = Všechny stoly jsou obsazené. Zkuste to za chvíli.
error-options-too-long = Nastavení je příliš dlouhé: nejvýše { $bots } botů a { $most } znaků na každé nastavení.
error-other-site = Tento požadavek přichází ze stránky jiného webu.
error-not-kept = Server teď nemůže nic uložit, a tak se u tohoto stolu nemůže nic dít. Jakmile to půjde, bude pokračovat sám.
error-no-new-tables = Server teď nemůže ukládat stoly, a tak žádné nové neotevírá. Zkuste to později.
error-not-read = Tento stůl nejde přečíst z disku serveru. Důvod najde správce serveru v záznamu.
error-closing = Server se právě restartuje. Zkuste to za okamžik.
error-inside = V serveru se něco pokazilo. Zkuste to znovu.
