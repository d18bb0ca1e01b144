# Sets of Munchkin cards: what is wrong in one, and what `recess set` prints.

set-fault = { $place }: { $what }

toml-line = this line cannot be read as TOML; write `name = value`, or `[[card]]`
toml-twice = this name is there twice; remove one of them
toml-comma = a comma is missing between two values, or there is one too many
toml-bracket = a bracket is not closed, or was never opened
toml-quotes = text stands in double quotes that are closed on the same line; write \" and \\ for a quote and a backslash within
toml-value = a name needs an equals sign and a value: `name = value`
set-type = { $expected ->
    [text] text in double quotes
    [number] a whole number without quotes
    [flag] `true` or `false` without quotes
    [list] a list in square brackets, such as ["a", "b"],
   *[tables] a table with a heading in double square brackets, such as [[card]],
} belongs here, not { $found ->
    [text] text
    [number] a whole number
    [fraction] a number with a fraction
    [flag] true or false
    [date] a date
    [list] a list
   *[table] a table
}
set-needs-field = this field must be there; add it
set-id = an id is kebab-case: it starts with a lower-case letter and has only lower-case letters, digits and dashes
set-same-id = another card already has this id; ids must be unique across all sets played together
set-field = a card of kind “{ $kind }” has no such field; remove it, or correct the kind
set-field-missing = a card of kind “{ $kind }” needs this field; add it
set-unknown-word = “{ $word }” is not known here; expected one of: { $expected }
set-unknown-tag = no monster has the tag “{ $word }”; correct it, or give the tag to a monster
set-unknown-trait = “{ $word }” is not a trait; expected human, race, power, minion, male, female, no_head, no_armour, no_feet, no_hands, or the id of a race, class, style or power
set-number = “{ $word }” is not a whole number from { $least } to { $most }
set-gold = gold comes in hundreds: write 0, 100, 200 and so on up to 2000
set-lines = a card has at most 4 lines, and this one has { $n }; shorten it, or make two cards
set-missing = the line ends too soon; expected: { $expected }
set-too-much = “{ $word }” does not belong here; a line is [timing,] [cost,] [conditions]: effect [, limit]
set-order = “{ $word }” is in the wrong place, or appears twice; the order is: `else` or `or`, timing, cost, conditions, then a colon and the effect
set-link-first = `else` and `or` continue the line before, and there is none; start with another line
set-timing = this can never happen on a card of kind “{ $kind }”; choose another timing
set-effect = this effect does nothing on a card of kind “{ $kind }” at that time; choose another effect or timing
set-roll = a roll needs a moment; say when, with `when`, `fight` or another timing
set-endless = this could be used endlessly; add a limit such as `up_to 1 turn`, or a cost that uses something up
set-bad-stuff = a monster needs Bad Stuff; add a line that starts with `when caught`
set-no-lines = the card does nothing; add a line
set-nobody = `only` and `not` name the same thing, so nobody could use the card; remove it from one of them
set-few = the { $deck ->
    [door] Door deck
   *[treasure] Treasure deck
} has { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, too few to deal to six players; it needs at least { $least }
set-tags = the cards use { $n } different tags; the limit is { $most }

set-no-name = set.toml has no `name`; a set that is played needs one
set-bad-name = “{ $name }” is no name for a set: use at most 40 lower-case letters, digits and hyphens, a letter first, and not `bites`
set-too-many = at most { $most } sets can be given
set-same-name = two sets are called “{ $name }”
set-needs = there is no set “{ $name }” to go with this one; the built-in set is `bites`
set-text-language = no texts in this language ({ $lang }); add .ftl files with a name and a flavour for each card
set-text-fluent = this line cannot be read as Fluent; write `id = Name`, and what belongs to it below, indented
set-text-unknown = there is no card with this id; correct it, or remove the text
set-text-twice = { $file } already has a text for this card; remove one of them
set-text-name = the card has no name in this language; add a line such as `my-card = My Card`
set-text-flavour = the card has no flavour in this language; add an indented line below its name: `.flavour = A few words.`
set-text-same-name = { $other } is also called “{ $name }”; players could not tell them apart: choose another name

set-no-dir = { $path }: there is no such directory; give the directory of a set, or `bites`
set-no-cards = { $path }: there are no card files; a set has its cards in *.toml files next to set.toml
set-not-utf8 = { $path }: this is not UTF-8 text; save the file as UTF-8
set-too-long = { $path }: the file is longer than { $most } MiB
set-no-card = there is no card “{ $card }” in this set; `recess set show { $set }` lists them all
set-faults = { $n ->
    [one] { $n } mistake.
   *[other] { $n } mistakes.
}
set-sound = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, no mistakes.
set-with = Played together with { $sets }.
set-deck = { $deck }: { $n }
set-kind = { $kind }: { $n }
