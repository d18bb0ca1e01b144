# Munchkin: the text on cards, made from what they do. A sentence is put together from the parts
# below; each language says in which order, with which punctuation and in which grammatical form.
#
# $shape is “figure” where the effect is a mere number such as +3.
# $who is “you”, or another word where $name is to be the subject.
# $on is “monster” or “enhancer” on a card that speaks of its monster, else “you”.

## The sentence

mb-sentence = { $text }.
mb-before =
    { $shape ->
        [figure] { $part }: { $text }
       *[clause] { $part }, { $text }
    }
mb-after = { $text } { $part }
mb-cost = { $cost }: { $text }
mb-cost-may = the main fighter may { $cost }: { $text }
mb-roll =
    { $n ->
        [6] roll the die; on a 6, { $text }
       *[other] roll the die; on { $n } or more, { $text }
    }
mb-times-fight =
    { $n ->
        [1] { $text } (once a fight)
        [2] { $text } (at most twice a fight)
       *[other] { $text } (at most { $n } times a fight)
    }
mb-times-turn =
    { $n ->
        [1] { $text } (once a turn)
        [2] { $text } (at most twice a turn)
       *[other] { $text } (at most { $n } times a turn)
    }
mb-else =
    { $shape ->
        [figure] otherwise: { $text }
       *[clause] otherwise, { $text }
    }
mb-else-none = if you have none, { $text }
mb-or = or, if you prefer, { $text }
mb-also =
    { $shape ->
        [figure] also: { $text }
       *[clause] also, { $text }
    }
mb-bad-stuff = Bad Stuff: { $text }

# A Half-Breed has no lines: what it does is in the rules (MB-HALF-1).
mb-half-one = With one Race you have all its advantages and none of its drawbacks.
mb-half-two = It lets you have a second Race; then you have the advantages and drawbacks of both.

## When

mb-any-time = at any time
mb-own-turn = on your own turn, outside a fight
mb-fight = in a fight you are in
mb-any-fight = in any fight
mb-next-fight = in your current or next fight
mb-lasting = until you get rid of this curse
mb-when-met = when you meet it
mb-when-escaped_or_not = whether you escape or not
mb-when-won =
    { $on ->
        [you] when you win a fight
       *[monster] when you win
    }
mb-when-drawn = as soon as you draw this card
mb-when-cursed = when a curse hits you
mb-when-trouble = when somebody looks for trouble
mb-when-you_help = when you help win a fight
mb-when-your_roll = after your roll to run away
mb-when-death = when somebody dies
mb-when-level_lost = when you lose a level

## At what price. $mood is “may” after “the main fighter may”.

mb-cost-cards =
    { $n ->
        [one] discard a card
       *[other] discard { $n } cards
    }
mb-cost-hand =
    { $mood ->
        [may] discard their whole hand
       *[do] discard your whole hand
    }
mb-cost-item =
    { $n ->
        [one] discard an item in play
       *[other] discard { $n } items in play
    }
mb-cost-level =
    { $n ->
        [one] give up a level
       *[other] give up { $n } levels
    }
mb-cost-self = discard this card

## On what conditions

mb-against = against { $those }
mb-against-fight = in a fight against { $those }
mb-against-level = against monsters of printed level { $n } or lower
mb-monster-there = if there is { $one } in the fight
mb-monster-level-there = if there is a monster of printed level { $n } or lower in the fight
mb-level-most = if you are level { $n } or lower
mb-level-least = if you are level { $n } or higher
mb-stands-alone = if you have no helper
mb-stands-helped = if you have a helper
mb-stands-off_turn = if it is not your turn
mb-per-item = for each item you have in use
mb-per-power = for each Power you have
mb-per-level = for each level you have
mb-per-monster = for each monster in the fight
mb-per-other = for each other player
mb-per-hand = for each card in your hand
mb-per-minion = for each Minion you have

## What a character is or has: as the object of “against”, and as a condition.
## Races of the set that ships have their own forms; for other cards the name stands in quotes.

mb-those = players with “{ $card }” in play
mb-those-vampire = Vampires
mb-those-werewolf = Werewolves
mb-those-changeling = Changelings
mb-those-mummy = Mummies
mb-those-human = humans
mb-those-race = players with a Race
mb-those-power = players with a Power
mb-those-minion = players with a Minion
mb-those-female = female characters
mb-those-male = male characters
mb-those-no_head = players without headgear in use
mb-those-no_armour = players without armour in use
mb-those-no_feet = players without footgear in use
mb-those-no_hands = players with empty hands
mb-those-or = { $these } or { $those }
mb-those-nor = { $these } or { $those }

mb-has = if you have “{ $card }” in play
mb-has-vampire = if you are a Vampire
mb-has-werewolf = if you are a Werewolf
mb-has-changeling = if you are a Changeling
mb-has-mummy = if you are a Mummy
mb-has-human = if you are human
mb-has-race = if you have a Race
mb-has-power = if you have a Power
mb-has-minion = if you have a Minion
mb-has-female = if your character is female
mb-has-male = if your character is male
mb-has-no_head = if you have no headgear in use
mb-has-no_armour = if you have no armour in use
mb-has-no_feet = if you have no footgear in use
mb-has-no_hands = if your hands are empty

## Tags: as the object of “against”; one of them; the bare word.

mb-tag = monsters of the kind “{ $tag }”
    .one = a monster of the kind “{ $tag }”
    .name = { $tag }
mb-tag-animal = animals
    .one = an animal
    .name = animal
mb-tag-bat = bats
    .one = a bat
    .name = bat
mb-tag-demon = demons
    .one = a demon
    .name = demon
mb-tag-ghost = ghosts
    .one = a ghost
    .name = ghost
mb-tag-household = household things
    .one = a household thing
    .name = household thing
mb-tag-undead = the undead
    .one = an undead monster
    .name = undead
mb-monster = a monster
mb-monster-level = a monster of printed level { $n } or lower

## Who

mb-who-player = whoever played this card
mb-who-victim = the victim
mb-who-main = the main fighter
mb-who-helper = the helper
mb-who-each_fighter = each fighter
mb-who-one_other = another player of your choice
mb-who-left = the player on your left
mb-who-right = the player on your right
mb-who-lowest = each player with the lowest level
mb-who-highest = each player with the highest level
mb-who-all = every player
mb-who-all_others = every other player
mb-from-one_other = from another player of your choice
mb-from-left = from the player on your left
mb-from-right = from the player on your right
mb-from-lowest = from the player with the lowest level
mb-from-highest = from the player with the highest level
mb-to-one_other = to another player of your choice
mb-to-left = to the player on your left
mb-to-right = to the player on your right
mb-to-lowest = to the player with the lowest level
mb-to-highest = to the player with the highest level

## Which cards, as the object of “lose”. $many is “one”, “some” (that is $n), “all”, or “die” after “roll the die and lose”.

mb-form-you-have =
    { $who ->
        [you] you have
       *[other] they have
    }
mb-form-your =
    { $who ->
        [you] your
       *[other] their
    }
mb-worn-head =
    { $many ->
        [one] the headgear { mb-form-you-have } in use
        [all] all headgear { mb-form-you-have } in use
        [die] that many pieces of headgear { mb-form-you-have } in use
       *[some] { $n } pieces of headgear { mb-form-you-have } in use
    }
mb-worn-armour =
    { $many ->
        [one] the armour { mb-form-you-have } in use
        [all] all armour { mb-form-you-have } in use
        [die] that many suits of armour { mb-form-you-have } in use
       *[some] { $n } suits of armour { mb-form-you-have } in use
    }
mb-worn-feet =
    { $many ->
        [one] the footgear { mb-form-you-have } in use
        [all] all footgear { mb-form-you-have } in use
        [die] that many pairs of footgear { mb-form-you-have } in use
       *[some] { $n } pairs of footgear { mb-form-you-have } in use
    }
mb-worn-held =
    { $many ->
        [one] an item in { mb-form-your } hands
        [all] all items in { mb-form-your } hands
        [die] that many items in { mb-form-your } hands
       *[some] { $n } items in { mb-form-your } hands
    }
mb-worn-item =
    { $many ->
        [one] an item { mb-form-you-have } in use
        [all] all items { mb-form-you-have } in use
        [die] that many items { mb-form-you-have } in use
       *[some] { $n } items { mb-form-you-have } in use
    }
mb-worn-big =
    { $many ->
        [one] a Big item { mb-form-you-have } in use
        [all] all Big items { mb-form-you-have } in use
        [die] that many Big items { mb-form-you-have } in use
       *[some] { $n } Big items { mb-form-you-have } in use
    }
mb-worn-small =
    { $many ->
        [one] a small item { mb-form-you-have } in use
        [all] all small items { mb-form-you-have } in use
        [die] that many small items { mb-form-you-have } in use
       *[some] { $n } small items { mb-form-you-have } in use
    }
mb-which-head =
    { $many ->
        [one] a piece of headgear
        [all] all { mb-form-your } headgear
        [die] that many pieces of headgear
       *[some] { $n } pieces of headgear
    }
mb-which-armour =
    { $many ->
        [one] a suit of armour
        [all] all { mb-form-your } armour
        [die] that many suits of armour
       *[some] { $n } suits of armour
    }
mb-which-feet =
    { $many ->
        [one] a pair of footgear
        [all] all { mb-form-your } footgear
        [die] that many pairs of footgear
       *[some] { $n } pairs of footgear
    }
mb-which-held =
    { $many ->
        [one] a one- or two-handed item
        [all] all { mb-form-your } one- and two-handed items
        [die] that many one- or two-handed items
       *[some] { $n } one- or two-handed items
    }
mb-which-item =
    { $many ->
        [one] an item
        [all] all { mb-form-your } items
        [die] that many items
       *[some] { $n } items
    }
mb-which-big =
    { $many ->
        [one] a Big item
        [all] all { mb-form-your } Big items
        [die] that many Big items
       *[some] { $n } Big items
    }
mb-which-small =
    { $many ->
        [one] a small item
        [all] all { mb-form-your } small items
        [die] that many small items
       *[some] { $n } small items
    }
mb-which-best =
    { $many ->
        [one] the item in use with the highest bonus
        [all] all { mb-form-your } items in use
        [die] that many items in use, those with the highest bonuses
       *[some] the { $n } items in use with the highest bonuses
    }
mb-which-hand =
    { $many ->
        [one] a card from { mb-form-your } hand
        [all] { mb-form-your } whole hand
        [die] that many cards from { mb-form-your } hand
       *[some] { $n } cards from { mb-form-your } hand
    }
mb-which-race =
    { $many ->
        [one] a Race
        [all] all { mb-form-your } Races
        [die] that many Races
       *[some] { $n } Races
    }
mb-which-power =
    { $many ->
        [one] a Power
        [all] all { mb-form-your } Powers
        [die] that many Powers
       *[some] { $n } Powers
    }
mb-which-minion =
    { $many ->
        [one] { mb-form-your } Minion
        [all] all { mb-form-your } Minions
        [die] that many Minions
       *[some] { $n } Minions
    }
mb-topmost-head = the topmost headgear
mb-topmost-armour = the topmost armour
mb-topmost-feet = the topmost footgear
mb-topmost-held = the topmost one- or two-handed item
mb-topmost-item = the topmost item
mb-topmost-big = the topmost Big item
mb-topmost-small = the topmost small item
mb-topmost-best = the topmost item with a bonus
mb-topmost-hand = the topmost card
mb-topmost-race = the topmost Race
mb-topmost-power = the topmost Power
mb-topmost-minion = the topmost Minion

## What happens

mb-bonus =
    { $n ->
        [die] roll the die and add that number to your side
       *[other] { $n }
    }
mb-bonus-monster =
    { $n ->
        [die] roll the die and add that number to the monster
       *[other] { $n }
    }
mb-bonus-side =
    { $n ->
        [die] roll the die and add that number to the side of your choice
       *[other] { $n } to the side of your choice
    }
mb-enhance = { $n } to the monster's level
# $more is “yes”, or “no” where it is less.
mb-form-more =
    { $more ->
        [no] fewer
       *[yes] more
    }
mb-reward-treasures =
    { $on ->
        [you] draw { mb-cards-treasure }
        [enhancer] the monster gives { $n } { mb-form-more } { mb-form-treasures }
       *[monster] it gives { $n } { mb-form-more } { mb-form-treasures }
    }
mb-form-treasures =
    { $n ->
        [one] Treasure
       *[other] Treasures
    }
mb-reward-levels =
    { $on ->
        [you] gain { mb-form-levels }
        [enhancer] the monster gives { mb-form-levels-more }
       *[monster] it gives { mb-form-levels-more }
    }
mb-form-levels =
    { $n ->
        [one] { $n } level
       *[other] { $n } levels
    }
mb-form-levels-more =
    { $n ->
        [one] { $n } { mb-form-more } level
       *[other] { $n } { mb-form-more } levels
    }
mb-double = your own strength counts twice
mb-flee =
    { $on ->
        [you] { $n } to your rolls to run away
        [enhancer] { $n } to all rolls to run away from the monster
       *[monster] { $n } to all rolls to run away from it
    }
mb-allow-hand =
    { $n ->
        [one] you may hold { $n } { mb-form-more } card at the end of your turn
       *[other] you may hold { $n } { mb-form-more } cards at the end of your turn
    }
mb-allow-big =
    { $n ->
        [one] you may have { $n } { mb-form-more } Big item
       *[other] you may have { $n } { mb-form-more } Big items
    }
mb-allow-head =
    { $n ->
        [one] you may use { $n } { mb-form-more } piece of headgear at once
       *[other] you may use { $n } { mb-form-more } pieces of headgear at once
    }
mb-allow-armour =
    { $n ->
        [one] you may use { $n } { mb-form-more } suit of armour at once
       *[other] you may use { $n } { mb-form-more } suits of armour at once
    }
mb-allow-feet =
    { $n ->
        [one] you may use { $n } { mb-form-more } pair of footgear at once
       *[other] you may use { $n } { mb-form-more } pairs of footgear at once
    }
mb-allow-hands =
    { $n ->
        [one] you have { $n } { mb-form-more } hand for items
       *[other] you have { $n } { mb-form-more } hands for items
    }
mb-allow-ranks =
    { $more ->
        [no] the Ranks of your Powers may add up to no more than your level minus { $n }
       *[yes] the Ranks of your Powers may add up to { $n } more than your level
    }
mb-allow-minions =
    { $n ->
        [one] you may have { $n } { mb-form-more } Minion
       *[other] you may have { $n } { mb-form-more } Minions
    }
mb-exempt = you may use one item more than your slots and the limit of Big items allow
mb-worth =
    { $n ->
        [2] your items sell for twice their gold
        [3] your items sell for three times their gold
       *[other] your items sell for { $n } times their gold
    }
mb-lose-level =
    { $n ->
        [die] { $who ->
            [you] roll the die and lose that many levels
           *[other] { $name } rolls the die and loses that many levels
        }
       *[other] { $who ->
            [you] lose { mb-form-levels }
           *[other] { $name } loses { mb-form-levels }
        }
    }
mb-lose =
    { $many ->
        [die] { $who ->
            [you] roll the die and lose { $what }
           *[other] { $name } rolls the die and loses { $what }
        }
       *[other] { $who ->
            [you] lose { $what }
           *[other] { $name } loses { $what }
        }
    }
mb-by-random = { $text }, chosen at random
mb-by-left =
    { $who ->
        [you] { $text } (the player on your left chooses)
       *[other] { $text } (the player on their left chooses)
    }
mb-by-player = { $text } (whoever played this card chooses)
mb-by-you = { $text } (you choose)
mb-by-left-blind =
    { $who ->
        [you] { $text } (the player on your left chooses, without looking)
       *[other] { $text } (the player on their left chooses, without looking)
    }
mb-by-player-blind = { $text } (whoever played this card chooses, without looking)
mb-by-you-blind = { $text } (you choose, without looking)
mb-change-race =
    { $who ->
        [you] discard your Races and Half-Breed; the topmost Race that was among the discards before, if any, becomes yours
       *[other] { $name } discards their Races and Half-Breed; the topmost Race that was among the discards before, if any, becomes theirs
    }
mb-change-sex =
    { $who ->
        [you] your character changes sex
       *[other] the character of { $name } changes sex
    }
mb-die =
    { $who ->
        [you] you die
       *[other] { $name } dies
    }
mb-gain-level =
    { $n ->
        [die] { $who ->
            [you] roll the die and gain that many levels
           *[other] { $name } rolls the die and gains that many levels
        }
       *[other] { $who ->
            [you] gain { mb-form-levels }
           *[other] { $name } gains { mb-form-levels }
        }
    }
mb-draw =
    { $n ->
        [die] { $who ->
            [you] roll the die and draw that many { $cards }
           *[other] { $name } rolls the die and draws that many { $cards }
        }
       *[other] { $who ->
            [you] draw { $cards }
           *[other] { $name } draws { $cards }
        }
    }
mb-draw-up = { $text } face up
mb-draw-keep =
    { $who ->
        [you] { $text }, keep { $keep } and discard the rest
       *[other] { $text }, keeps { $keep } and discards the rest
    }
mb-cards-door =
    { $n ->
        [die] Doors
        [one] a Door
       *[other] { $n } Doors
    }
mb-cards-treasure =
    { $n ->
        [die] Treasures
        [one] a Treasure
       *[other] { $n } Treasures
    }
mb-recover = take { $what } from the discards into your hand
mb-cure =
    { $who ->
        [you] discard one curse that lies on you
       *[other] { $name } discards one curse that lies on them
    }
mb-join = add a monster from your hand to the fight
mb-swarm = may join any fight with { $one } in it straight from hand
mb-twin = a monster gets a twin: the same monster again, with every card played on it
mb-make = for this fight the monster also counts as { $one }
mb-remove-driven_off =
    { $on ->
        [monster] it leaves without giving anything
       *[you] { $monster } leaves without giving anything
    }
mb-remove-killed =
    { $on ->
        [monster] it is killed, and gives its levels and Treasures
       *[you] { $monster } is killed, and gives its levels and Treasures
    }
mb-remove-with_treasure =
    { $on ->
        [monster] it leaves, but its Treasures stay
       *[you] { $monster } leaves, but its Treasures stay
    }
mb-friendly =
    { $on ->
        [enhancer] the monster leaves rather than fight { $those }
       *[monster] leaves rather than fight { $those }
    }
mb-solo =
    { $on ->
        [enhancer] the monster must be fought alone
       *[monster] must be fought alone
    }
mb-form-against-it =
    { $on ->
        [enhancer] against the monster
       *[monster] against it
    }
mb-ignore-items = items in use do not count { mb-form-against-it }
mb-ignore-powers = Powers do not count { mb-form-against-it }
mb-ignore-level = your level does not count { mb-form-against-it }
mb-ignore-minion = Minions do not count { mb-form-against-it }
mb-ignore-head = headgear does not count { mb-form-against-it }
mb-ignore-armour = armour does not count { mb-form-against-it }
mb-ignore-feet = footgear does not count { mb-form-against-it }
mb-ignore-held = one- and two-handed items do not count { mb-form-against-it }
mb-redirect = { $name } takes over the fight
mb-force-help = { $name } must help you
mb-cancel-this = cancel it
mb-cancel-curse = cancel a curse that has just been played or turned up
mb-cancel-one_shot = cancel a one-shot item that has just been played
mb-cancel-enhancer = cancel an enhancer that has just been played on a monster
mb-escape =
    { $on ->
        [you] you escape from one monster without rolling
        [enhancer] the monster does not chase you
       *[monster] it does not chase you
    }
mb-escape-all = you escape from all monsters without rolling
mb-no-escape =
    { $on ->
        [enhancer] nobody escapes from the monster, except by discarding a Minion
       *[monster] nobody escapes from it, except by discarding a Minion
    }
mb-no-escape-you =
    { $on ->
        [enhancer] you cannot escape from the monster, except by discarding a Minion
       *[monster] you cannot escape from it, except by discarding a Minion
    }
mb-die-to = turn the die to { $n }
mb-die-again = roll again
mb-steal-level = steal a level { $from }
mb-steal-item = steal an item in play { $from }
mb-steal-hand = steal a random hand card { $from }
mb-hand-over = give { $what } { $to }
mb-rotate = every player passes { $what } to the player on their left, all at once

## The page of a card

mb-kind-monster = Monster
    .many = Monsters
mb-kind-enhancer = Monster enhancer
    .many = Monster enhancers
mb-kind-wandering = Wandering monster
    .many = Wandering monsters
mb-kind-twin = Twin
    .many = Twins
mb-kind-curse = Trap or curse
    .many = Traps and curses
mb-kind-race = Race
    .many = Races
mb-kind-class = Class
    .many = Classes
mb-kind-style = Style
    .many = Styles
mb-kind-half = Half-Breed
    .many = Half-Breeds
mb-kind-power = Power
    .many = Powers
mb-kind-minion = Minion
    .many = Minions
mb-kind-item = Item
    .many = Items
mb-kind-goup = Go up a level
    .many = Go up a level
mb-kind-special = Special
    .many = Specials
mb-deck-door = Door
    .many = Doors
mb-deck-treasure = Treasure
    .many = Treasures
mb-slot-head = Headgear
mb-slot-armour = Armour
mb-slot-feet = Footgear
mb-slot-hand1 = 1 hand
mb-slot-hand2 = 2 hands
mb-page-head =
    { $n ->
        [one] { $kind }, { $deck }, 1 copy
       *[other] { $kind }, { $deck }, { $n } copies
    }
mb-page-level = Level { $level }; { mb-form-gives }
mb-form-gives =
    { $n ->
        [one] gives { $n } level and { $treasures ->
            [0] no Treasure
            [one] { $treasures } Treasure
           *[other] { $treasures } Treasures
        }
       *[other] gives { $n } levels and { $treasures ->
            [0] no Treasure
            [one] { $treasures } Treasure
           *[other] { $treasures } Treasures
        }
    }
mb-page-tags = Kind: { $tags }
mb-page-rank = Rank { $rank }
mb-page-big = Big
mb-page-one-shot = One-shot
mb-page-gold =
    { $gold ->
        [0] no value
       *[other] { $gold } gold
    }
mb-page-list = { $these }, { $those }
mb-page-only = Only for { $those }
mb-page-not = Not for { $those }
mb-page-flavour = “{ $text }”
