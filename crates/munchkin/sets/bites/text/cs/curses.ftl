trap-low-beam = Past s nízkým trámem
    .flavour = Dům se stavěl pro ega menšího vzrůstu.

curse-of-the-moths = Kletba molů
    .flavour = Archivní samet, správně vyzrálý. Přišli si přidat.

trap-wet-cement = Past z čerstvého betonu
    .flavour = Tvoje boty se rozhodly, že se tu usadí.

curse-of-the-buttered-fingers = Kletba děravých rukou
    .flavour = Říkalo se, že ti všechno padá z rukou. Teď je to úřední.

trap-dumb-waiter = Past v jídelním výtahu
    .flavour = Dolů odveze všechno. Nahoru vyveze jen zápach.

curse-of-fashion = Kletba módy
    .flavour = Tvůj nejlepší kousek je úplně minulé století. A ani ne to lepší.

trap-portrait = Past v portrétu
    .flavour = Jeho oči tě sledují po celém pokoji. Jeho ruce taky.

curse-of-the-alarm-clock = Kletba budíku
    .flavour = Sedm hodin ráno. A že prý je to jenom pověst.

trap-loose-stair = Past na schodišti
    .flavour = Čím výš vylezeš, tím víc času máš cestou dolů na přemýšlení.

curse-of-writers-block = Kletba prázdné stránky
    .flavour = Čtyři sta let muk a ani jeden slušný verš.

curse-of-the-two-weeks-notice = Kletba podané výpovědi
    .flavour = Jinde nabízejí volné víkendy. A tep.

trap-draught = Past s průvanem
    .flavour = Okno se otevře samo. Karty využijí příležitosti.

curse-of-the-nosy-neighbour = Kletba zvědavé sousedky
    .flavour = Přišla si jen půjčit cukr. A tvoji nejlepší kartu.

curse-of-the-identity-crisis = Kletba krize identity
    .flavour = Prý to není jen takové období. Bylo to jen takové období.

curse-of-the-family-doctor = Kletba rodinného lékaře
    .flavour = Dobrá zpráva: jen ti chyběl vitamin D. Nic nadpřirozeného.

trap-garlic-bread = Past s česnekovou topinkou
    .flavour = Předkrm je na účet podniku. Následky ne.

curse-of-the-gloomy-afternoon = Kletba pochmurného odpoledne
    .flavour = Proč bojovat? Proč vůbec být? A nezbyl ještě dort?

curse-of-the-overdressed = Kletba přehnané elegance
    .flavour = Velkolepý příchod. Škoda jen, že se v tom nedá dýchat.

curse-of-stage-fright = Kletba trémy
    .flavour = Představ si publikum v rubáších. Aha. Ono v nich přišlo.

trap-tangled-cape = Past na plášť
    .flavour = Jedno dramatické zavlání, jedna tragická klika.

curse-of-the-bad-hair-century = Kletba rozcuchaného století
    .flavour = Žádný odraz, žádné varování, žádné slitování.

curse-of-the-squeaky-shoes = Kletba vrzajících bot
    .flavour = Pohybuješ se jako stín. Stín, co šlape po gumových kachničkách.

curse-of-the-decorative-pockets = Kletba falešných kapes
    .flavour = Dílo krejčího, který nesnášel radost.

curse-of-the-contested-will = Kletba napadené závěti
    .flavour = A hostu po mé levici odkazuji jedinou věc, co za něco stojí.

curse-of-the-hatters-waltz = Kletba kloboučnického valčíku
    .flavour = Střídá se partner, střídá se klobouk, střídá se šampon.

trap-chandelier = Past s lustrem
    .flavour = Nemířil na nikoho. Nevynechal nikoho.

trap-backwards = Past naruby
    .flavour = Montovali ji bez návodu: sklapne na toho, kdo se směje.

curse-of-the-landlord = Kletba pana domácího
    .flavour = Nájem je po splatnosti. Od roku 1742.

curse-of-the-crypt-roulette = Kletba rulety v kryptě
    .flavour = Dům vždycky vyhraje. A ještě u toho dýchá.

trap-lightning = Past s bleskem
    .flavour = Čím vyšší límec, tím přesnější zásah.
