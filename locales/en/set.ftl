# Sets of Munchkin cards: what is wrong in one, and what `recess set` prints.

set-fault-file = { $file }: { $what }
set-fault-card = { $file }: { $card }: { $what }
set-fault-field = { $file }: { $card }: { $field }: { $what }
set-fault-line = { $file }:{ $field }: { $what }

set-toml = line { $line } cannot be read as TOML: { $error }
set-id = an id is kebab-case: it begins with a small letter and has only small letters, digits and dashes
set-same-id = another card has this id; ids are unique among all sets that are played together: choose another
set-field = a card of kind “{ $kind }” has no such field; remove it, or correct the kind
set-field-missing = a card of kind “{ $kind }” needs this field; add it
set-unknown-word = “{ $word }” is not known here; expected one of: { $expected }
set-unknown-tag = no monster has the tag “{ $word }”; correct it, or give the tag to a monster
set-unknown-trait = “{ $word }” is nothing a character can be or have; expected human, race, power, minion, male, female, no_head, no_armour, no_feet, no_hands, or the id of a race, class, style or power
set-number = “{ $word }” is not a whole number from { $least } to { $most }
set-gold = gold comes in hundreds: write 0, 100, 200 and so on up to 2000
set-lines = a card has at most 4 lines, this one has { $n }; say less, or make two cards of it
set-missing = the line ends too soon; expected: { $expected }
set-too-much = “{ $word }” is one word too many; a line is [timing,] [cost,] [conditions]: effect [, limit]
set-order = “{ $word }” stands in the wrong place, or twice; the order is: `else` or `or`, timing, cost, conditions, then the effect behind a colon
set-link-first = `else` and `or` hang on the line before, and there is none; begin with another line
set-timing = on a card of kind “{ $kind }” this could never come about; choose another timing
set-effect = this effect means nothing on a card of kind “{ $kind }” at that time; choose another effect or timing
set-roll = a die needs a moment to be rolled: say when, with `when`, `fight` or another timing
set-endless = this could be used without end; add a limit such as `up_to 1 turn`, or a cost that does not come back
set-bad-stuff = a monster needs Bad Stuff; add a line that begins with `when caught`
set-no-lines = the card does nothing; add a line
set-nobody = the same is in `only` and in `not`, so nobody could use it; remove it from one of them
set-few = the { $deck ->
    [door] Door deck
   *[treasure] Treasure deck
} has { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, too few to deal to six players; it needs at least { $least }
set-tags = the cards have { $n } different tags together; at most { $most } are possible

set-needs = there is no set “{ $name }” to play this one with; the set that ships is `bites`
set-text-language = no texts in this language; put .ftl files with a name and a flavour for each card there ({ $lang })
set-text-fluent = line { $line } cannot be read as Fluent: { $error }
set-text-unknown = there is no card of this id; correct it, or remove the text
set-text-twice = the text of this card stands in { $file } already; remove one of them
set-text-name = the card has no name in this language; add a line such as `my-card = My Card`
set-text-flavour = the card has no flavour in this language; add a line below its name, indented: `.flavour = A few words.`
set-text-same-name = “{ $name }” is also the name of { $other }; players could not tell them apart: choose another

set-no-dir = { $path }: there is no such directory; give the directory of a set, or `bites`
set-no-cards = { $path }: there are no card files; a set has its cards in *.toml files beside set.toml
set-not-utf8 = { $path }: this is not UTF-8 text; save the file as UTF-8
set-too-long = { $path }: the file is longer than { $most } MiB
set-no-card = there is no card “{ $card }” in this set; `recess set show { $set }` shows all of them
set-faults = { $n ->
    [one] { $n } thing is wrong.
   *[other] { $n } things are wrong.
}
set-sound = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, nothing wrong.
set-with = Played together with { $sets }.
set-deck = { $deck }: { $n }
set-kind = { $kind }: { $n }
