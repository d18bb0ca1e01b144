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
mb-cost-may = el combatiente principal puede { $cost }: { $text }
mb-roll =
    { $n ->
        [6] tira el dado; con un 6, { $text }
       *[other] tira el dado; con { $n } o más, { $text }
    }
mb-times-fight =
    { $n ->
        [1] { $text } (una vez por combate)
       *[other] { $text } (como mucho { $n } veces por combate)
    }
mb-times-turn =
    { $n ->
        [1] { $text } (una vez por turno)
       *[other] { $text } (como mucho { $n } veces por turno)
    }
mb-else =
    { $shape ->
        [figure] si no: { $text }
       *[clause] si no, { $text }
    }
mb-else-none = si no tienes, { $text }
mb-or = o, si lo prefieres, { $text }
mb-also =
    { $shape ->
        [figure] además: { $text }
       *[clause] además, { $text }
    }
mb-bad-stuff = Mal Rollo: { $text }

# A Half-Breed has no lines: what it does is in the rules (MB-HALF-1).
mb-half-one = Con una sola Raza tienes todas sus ventajas y ninguna de sus desventajas.
mb-half-two = Te permite tener una segunda Raza; entonces tienes las ventajas y desventajas de las dos.

## When

mb-any-time = en cualquier momento
mb-own-turn = en tu turno, fuera de combate
mb-fight = en un combate en el que luches
mb-any-fight = en cualquier combate
mb-next-fight = en tu combate actual o en el próximo
mb-lasting = hasta que te libres de esta maldición
mb-when-met = al encontrarte con este monstruo
mb-when-escaped_or_not = escapes o no
mb-when-won =
    { $on ->
        [you] cuando ganas un combate
       *[monster] si ganas
    }
mb-when-drawn = en cuanto robas esta carta
mb-when-cursed = cuando te cae encima una maldición
mb-when-trouble = cuando alguien busca problemas
mb-when-you_help = cuando ayudas a ganar un combate
mb-when-your_roll = después de tu tirada de huida
mb-when-death = cuando alguien muere
mb-when-level_lost = cuando pierdes un nivel

## At what price. $mood is “may” after “the main fighter may”.

mb-cost-cards =
    { $mood ->
        [may] { $n ->
            [one] descartar una carta
           *[other] descartar { $n } cartas
        }
       *[do] { $n ->
            [one] descarta una carta
           *[other] descarta { $n } cartas
        }
    }
mb-cost-hand =
    { $mood ->
        [may] descartar toda su mano
       *[do] descarta toda tu mano
    }
mb-cost-item =
    { $mood ->
        [may] { $n ->
            [one] descartar un objeto en juego
           *[other] descartar { $n } objetos en juego
        }
       *[do] { $n ->
            [one] descarta un objeto en juego
           *[other] descarta { $n } objetos en juego
        }
    }
mb-cost-level =
    { $mood ->
        [may] { $n ->
            [one] renunciar a un nivel
           *[other] renunciar a { $n } niveles
        }
       *[do] { $n ->
            [one] renuncia a un nivel
           *[other] renuncia a { $n } niveles
        }
    }
mb-cost-self =
    { $mood ->
        [may] descartar esta carta
       *[do] descarta esta carta
    }

## On what conditions

mb-against = contra { $those }
mb-against-fight = en combate contra { $those }
mb-against-level = contra monstruos de nivel impreso { $n } o inferior
mb-monster-there = si en el combate hay { $one }
mb-monster-level-there = si en el combate hay un monstruo de nivel impreso { $n } o inferior
mb-level-most = si eres de nivel { $n } o inferior
mb-level-least = si eres de nivel { $n } o superior
mb-stands-alone = si luchas sin ayudante
mb-stands-helped = si tienes un ayudante
mb-stands-off_turn = si no es tu turno
mb-per-item = por cada objeto que tengas en uso
mb-per-power = por cada Poder que tengas
mb-per-level = por cada nivel que tengas
mb-per-monster = por cada monstruo que haya en el combate
mb-per-other = por cada uno de los demás jugadores
mb-per-hand = por cada carta que tengas en la mano
mb-per-minion = por cada Esbirro que tengas

## What a character is or has: as the object of “against”, and as a condition.
## Races of the set that ships have their own forms; for other cards the name stands in quotes.

mb-those = quien tenga en juego «{ $card }»
mb-those-vampire = los Vampiros
mb-those-werewolf = los Hombres lobo
mb-those-changeling = los Changelings
mb-those-mummy = las Momias
mb-those-human = los humanos
mb-those-race = quien tenga una Raza
mb-those-power = quien tenga un Poder
mb-those-minion = quien tenga un Esbirro
mb-those-female = los personajes femeninos
mb-those-male = los personajes masculinos
mb-those-no_head = quien no tenga ningún tocado en uso
mb-those-no_armour = quien no tenga ninguna armadura en uso
mb-those-no_feet = quien no tenga ningún calzado en uso
mb-those-no_hands = quien tenga las manos vacías
mb-those-or = { $these } o { $those }
mb-those-nor = { $these } ni para { $those }

mb-has = si tienes en juego «{ $card }»
mb-has-vampire = si eres Vampiro
mb-has-werewolf = si eres Hombre lobo
mb-has-changeling = si eres Changeling
mb-has-mummy = si eres Momia
mb-has-human = si eres humano
mb-has-race = si tienes una Raza
mb-has-power = si tienes un Poder
mb-has-minion = si tienes un Esbirro
mb-has-female = si tu personaje es mujer
mb-has-male = si tu personaje es hombre
mb-has-no_head = si no tienes ningún tocado en uso
mb-has-no_armour = si no tienes ninguna armadura en uso
mb-has-no_feet = si no tienes ningún calzado en uso
mb-has-no_hands = si tienes las manos vacías

## Tags: as the object of “against”; one of them; the bare word.

mb-tag = los monstruos de tipo «{ $tag }»
    .one = un monstruo de tipo «{ $tag }»
    .name = { $tag }
mb-tag-animal = los animales
    .one = un animal
    .name = animal
mb-tag-bat = los murciélagos
    .one = un murciélago
    .name = murciélago
mb-tag-demon = los demonios
    .one = un demonio
    .name = demonio
mb-tag-ghost = los fantasmas
    .one = un fantasma
    .name = fantasma
mb-tag-household = los monstruos domésticos
    .one = un monstruo doméstico
    .name = doméstico
mb-tag-undead = los no muertos
    .one = un no muerto
    .name = no muerto
mb-monster = un monstruo
mb-monster-level = un monstruo de nivel impreso { $n } o inferior

## Who

mb-who-player = quien haya jugado esta carta
mb-who-victim = la víctima
mb-who-main = el combatiente principal
mb-who-helper = el ayudante
mb-who-each_fighter = cada combatiente
mb-who-one_other = otro jugador que elijas
mb-who-left = el jugador de tu izquierda
mb-who-right = el jugador de tu derecha
mb-who-lowest = cada jugador con el nivel más bajo
mb-who-highest = cada jugador con el nivel más alto
mb-who-all = cada jugador
mb-who-all_others = cada uno de los demás jugadores
mb-from-one_other = a otro jugador que elijas
mb-from-left = al jugador de tu izquierda
mb-from-right = al jugador de tu derecha
mb-from-lowest = al jugador de nivel más bajo
mb-from-highest = al jugador de nivel más alto
mb-to-one_other = a otro jugador que elijas
mb-to-left = al jugador de tu izquierda
mb-to-right = al jugador de tu derecha
mb-to-lowest = al jugador de nivel más bajo
mb-to-highest = al jugador de nivel más alto

## Which cards, as the object of “lose”. $many is “one”, “some” (that is $n), “all”, or “die” after “roll the die and lose”.

mb-form-you-have =
    { $who ->
        [you] que tienes
       *[other] que tiene
    }
# With “un”: any of those that the player may have.
mb-form-you-may-have =
    { $who ->
        [you] que tengas
       *[other] que tenga
    }
mb-form-your =
    { $who ->
        [you] tus
       *[other] sus
    }
mb-form-your-f =
    { $who ->
        [you] tu
       *[other] su
    }
mb-worn-head =
    { $many ->
        [one] el tocado { mb-form-you-have } en uso
        [all] todos los tocados { mb-form-you-have } en uso
        [die] esa cantidad de tocados de los { mb-form-you-have } en uso
       *[some] { $n } tocados de los { mb-form-you-have } en uso
    }
mb-worn-armour =
    { $many ->
        [one] la armadura { mb-form-you-have } en uso
        [all] todas las armaduras { mb-form-you-have } en uso
        [die] esa cantidad de armaduras de las { mb-form-you-have } en uso
       *[some] { $n } armaduras de las { mb-form-you-have } en uso
    }
mb-worn-feet =
    { $many ->
        [one] el calzado { mb-form-you-have } en uso
        [all] todo el calzado { mb-form-you-have } en uso
        [die] esa cantidad de pares de calzado de los { mb-form-you-have } en uso
       *[some] { $n } pares de calzado de los { mb-form-you-have } en uso
    }
mb-worn-held =
    { $many ->
        [one] un objeto { mb-form-you-may-have } en las manos
        [all] todos los objetos { mb-form-you-have } en las manos
        [die] esa cantidad de objetos de los { mb-form-you-have } en las manos
       *[some] { $n } objetos de los { mb-form-you-have } en las manos
    }
mb-worn-item =
    { $many ->
        [one] un objeto { mb-form-you-may-have } en uso
        [all] todos los objetos { mb-form-you-have } en uso
        [die] esa cantidad de objetos de los { mb-form-you-have } en uso
       *[some] { $n } objetos de los { mb-form-you-have } en uso
    }
mb-worn-big =
    { $many ->
        [one] un objeto Grande { mb-form-you-may-have } en uso
        [all] todos los objetos Grandes { mb-form-you-have } en uso
        [die] esa cantidad de objetos Grandes de los { mb-form-you-have } en uso
       *[some] { $n } objetos Grandes de los { mb-form-you-have } en uso
    }
mb-worn-small =
    { $many ->
        [one] un objeto pequeño { mb-form-you-may-have } en uso
        [all] todos los objetos pequeños { mb-form-you-have } en uso
        [die] esa cantidad de objetos pequeños de los { mb-form-you-have } en uso
       *[some] { $n } objetos pequeños de los { mb-form-you-have } en uso
    }
mb-which-head =
    { $many ->
        [one] un tocado
        [all] todos { mb-form-your } tocados
        [die] esa cantidad de tocados
       *[some] { $n } tocados
    }
mb-which-armour =
    { $many ->
        [one] una armadura
        [all] todas { mb-form-your } armaduras
        [die] esa cantidad de armaduras
       *[some] { $n } armaduras
    }
mb-which-feet =
    { $many ->
        [one] un par de calzado
        [all] todo { mb-form-your-f } calzado
        [die] esa cantidad de pares de calzado
       *[some] { $n } pares de calzado
    }
mb-which-held =
    { $many ->
        [one] un objeto de una o dos manos
        [all] todos { mb-form-your } objetos de una o dos manos
        [die] esa cantidad de objetos de una o dos manos
       *[some] { $n } objetos de una o dos manos
    }
mb-which-item =
    { $many ->
        [one] un objeto
        [all] todos { mb-form-your } objetos
        [die] esa cantidad de objetos
       *[some] { $n } objetos
    }
mb-which-big =
    { $many ->
        [one] un objeto Grande
        [all] todos { mb-form-your } objetos Grandes
        [die] esa cantidad de objetos Grandes
       *[some] { $n } objetos Grandes
    }
mb-which-small =
    { $many ->
        [one] un objeto pequeño
        [all] todos { mb-form-your } objetos pequeños
        [die] esa cantidad de objetos pequeños
       *[some] { $n } objetos pequeños
    }
mb-which-best =
    { $many ->
        [one] el objeto en uso con la bonificación más alta
        [all] todos { mb-form-your } objetos en uso
        [die] esa cantidad de objetos en uso, los de bonificación más alta
       *[some] los { $n } objetos en uso con la bonificación más alta
    }
mb-which-hand =
    { $many ->
        [one] una carta de la mano
        [all] toda la mano
        [die] esa cantidad de cartas de la mano
       *[some] { $n } cartas de la mano
    }
mb-which-race =
    { $many ->
        [one] una Raza
        [all] todas { mb-form-your } Razas
        [die] esa cantidad de Razas
       *[some] { $n } Razas
    }
mb-which-power =
    { $many ->
        [one] un Poder
        [all] todos { mb-form-your } Poderes
        [die] esa cantidad de Poderes
       *[some] { $n } Poderes
    }
mb-which-minion =
    { $many ->
        [one] { mb-form-your-f } Esbirro
        [all] todos { mb-form-your } Esbirros
        [die] esa cantidad de Esbirros
       *[some] { $n } Esbirros
    }
mb-topmost-head = el primer tocado
mb-topmost-armour = la primera armadura
mb-topmost-feet = el primer calzado
mb-topmost-held = el primer objeto de una o dos manos
mb-topmost-item = el primer objeto
mb-topmost-big = el primer objeto Grande
mb-topmost-small = el primer objeto pequeño
mb-topmost-best = el primer objeto con una bonificación
mb-topmost-hand = la primera carta
mb-topmost-race = la primera Raza
mb-topmost-power = el primer Poder
mb-topmost-minion = el primer Esbirro

## What happens

mb-bonus =
    { $n ->
        [die] tira el dado y suma el resultado a tu bando
       *[other] { $n }
    }
mb-bonus-monster =
    { $n ->
        [die] tira el dado y suma el resultado al monstruo
       *[other] { $n }
    }
mb-bonus-side =
    { $n ->
        [die] tira el dado y suma el resultado al bando que elijas
       *[other] { $n } al bando que elijas
    }
mb-enhance = { $n } al nivel del monstruo
# $more is “yes”, or “no” where it is less.
mb-form-more =
    { $more ->
        [no] menos
       *[yes] más
    }
mb-reward-treasures =
    { $on ->
        [you] robas { mb-cards-treasure }
        [enhancer] el monstruo da { $n } { mb-form-treasures } { mb-form-more }
       *[monster] da { $n } { mb-form-treasures } { mb-form-more }
    }
mb-form-treasures =
    { $n ->
        [one] Tesoro
       *[other] Tesoros
    }
mb-reward-levels =
    { $on ->
        [you] ganas { mb-form-levels }
        [enhancer] el monstruo da { mb-form-levels-more }
       *[monster] da { mb-form-levels-more }
    }
mb-form-levels =
    { $n ->
        [one] { $n } nivel
       *[other] { $n } niveles
    }
mb-form-levels-more = { mb-form-levels } { mb-form-more }
mb-double = tu propia fuerza cuenta el doble
mb-flee =
    { $on ->
        [you] { $n } a tus tiradas de huida
        [enhancer] { $n } a todas las tiradas para huir del monstruo
       *[monster] { $n } a todas las tiradas para huir de este monstruo
    }
mb-allow-hand =
    { $n ->
        [one] al final de tu turno puedes tener { $n } carta { mb-form-more } en la mano
       *[other] al final de tu turno puedes tener { $n } cartas { mb-form-more } en la mano
    }
mb-allow-big =
    { $n ->
        [one] puedes tener { $n } objeto Grande { mb-form-more }
       *[other] puedes tener { $n } objetos Grandes { mb-form-more }
    }
mb-allow-head =
    { $n ->
        [one] puedes usar { $n } tocado { mb-form-more } a la vez
       *[other] puedes usar { $n } tocados { mb-form-more } a la vez
    }
mb-allow-armour =
    { $n ->
        [one] puedes usar { $n } armadura { mb-form-more } a la vez
       *[other] puedes usar { $n } armaduras { mb-form-more } a la vez
    }
mb-allow-feet =
    { $n ->
        [one] puedes usar { $n } par de calzado { mb-form-more } a la vez
       *[other] puedes usar { $n } pares de calzado { mb-form-more } a la vez
    }
mb-allow-hands =
    { $n ->
        [one] tienes { $n } mano { mb-form-more } para objetos
       *[other] tienes { $n } manos { mb-form-more } para objetos
    }
mb-allow-ranks =
    { $more ->
        [no] la suma de los Rangos de tus Poderes debe quedar al menos { $n } por debajo de tu nivel
       *[yes] la suma de los Rangos de tus Poderes puede superar en { $n } tu nivel
    }
mb-allow-minions =
    { $n ->
        [one] puedes tener { $n } Esbirro { mb-form-more }
       *[other] puedes tener { $n } Esbirros { mb-form-more }
    }
mb-exempt = puedes usar un objeto más de los que permiten el cuerpo, las manos y el límite de objetos Grandes
mb-worth =
    { $n ->
        [2] tus objetos se venden por el doble de su valor
        [3] tus objetos se venden por el triple de su valor
       *[other] tus objetos se venden por { $n } veces su valor
    }
mb-lose-level =
    { $n ->
        [die] { $who ->
            [you] tira el dado y pierde esa cantidad de niveles
           *[other] { $name } tira el dado y pierde esa cantidad de niveles
        }
       *[other] { $who ->
            [you] pierdes { mb-form-levels }
           *[other] { $name } pierde { mb-form-levels }
        }
    }
mb-lose =
    { $many ->
        [die] { $who ->
            [you] tira el dado y pierde { $what }
           *[other] { $name } tira el dado y pierde { $what }
        }
       *[other] { $who ->
            [you] pierdes { $what }
           *[other] { $name } pierde { $what }
        }
    }
mb-by-random = { $text } al azar
mb-by-left =
    { $who ->
        [you] { $text } (elige el jugador de tu izquierda)
       *[other] { $text } (elige el jugador de su izquierda)
    }
mb-by-player = { $text } (elige quien haya jugado esta carta)
mb-by-you = { $text } (eliges tú)
mb-by-left-blind =
    { $who ->
        [you] { $text } (elige el jugador de tu izquierda, sin mirar)
       *[other] { $text } (elige el jugador de su izquierda, sin mirar)
    }
mb-by-player-blind = { $text } (elige quien haya jugado esta carta, sin mirar)
mb-by-you-blind = { $text } (eliges tú, sin mirar)
mb-change-race =
    { $who ->
        [you] descartas tus Razas y el Mestizo; la primera Raza que ya estaba en los descartes, si la hay, pasa a ser tuya
       *[other] { $name } descarta sus Razas y el Mestizo; la primera Raza que ya estaba en los descartes, si la hay, pasa a ser suya
    }
mb-change-sex =
    { $who ->
        [you] tu personaje cambia de sexo
       *[other] { $name } cambia el sexo de su personaje
    }
mb-die =
    { $who ->
        [you] mueres
       *[other] { $name } muere
    }
mb-gain-level =
    { $n ->
        [die] { $who ->
            [you] tira el dado y gana esa cantidad de niveles
           *[other] { $name } tira el dado y gana esa cantidad de niveles
        }
       *[other] { $who ->
            [you] ganas { mb-form-levels }
           *[other] { $name } gana { mb-form-levels }
        }
    }
mb-draw =
    { $n ->
        [die] { $who ->
            [you] tira el dado y roba { $cards }
           *[other] { $name } tira el dado y roba { $cards }
        }
       *[other] { $who ->
            [you] robas { $cards }
           *[other] { $name } roba { $cards }
        }
    }
mb-draw-up = { $text } boca arriba
mb-draw-keep =
    { $who ->
        [you] { $text }, te quedas con { $keep } y descartas el resto
       *[other] { $text }, se queda { $keep } y descarta el resto
    }
mb-cards-door =
    { $n ->
        [die] esa cantidad de cartas de Puerta
        [one] una carta de Puerta
       *[other] { $n } cartas de Puerta
    }
mb-cards-treasure =
    { $n ->
        [die] esa cantidad de cartas de Tesoro
        [one] una carta de Tesoro
       *[other] { $n } cartas de Tesoro
    }
mb-recover = te llevas a la mano { $what } de los descartes, empezando por arriba
mb-cure =
    { $who ->
        [you] te libras de una maldición que tengas encima
       *[other] { $name } se libra de una maldición que tenga encima
    }
mb-join = añades un monstruo de tu mano
mb-swarm = puede unirse directamente desde la mano a un combate en el que haya { $one }
mb-twin = un monstruo se desdobla: se añade otro igual, con todas las cartas jugadas sobre él
mb-make = durante este combate, el monstruo cuenta también como { $one }
mb-remove-driven_off =
    { $on ->
        [monster] el monstruo se va sin dar nada
       *[you] { $monster } se va sin dar nada
    }
mb-remove-killed =
    { $on ->
        [monster] el monstruo muere y da sus niveles y Tesoros
       *[you] { $monster } muere y da sus niveles y Tesoros
    }
mb-remove-with_treasure =
    { $on ->
        [monster] el monstruo se va, pero deja sus Tesoros
       *[you] { $monster } se va, pero deja sus Tesoros
    }
mb-friendly =
    { $on ->
        [enhancer] el monstruo no lucha contra { $those }: se va
       *[monster] no lucha contra { $those }: se va
    }
mb-solo =
    { $on ->
        [enhancer] hay que luchar contra el monstruo sin ayudante
       *[monster] hay que luchar contra este monstruo sin ayudante
    }
mb-form-against-it =
    { $on ->
        [enhancer] contra el monstruo
       *[monster] contra este monstruo
    }
mb-ignore-items = los objetos en uso no cuentan { mb-form-against-it }
mb-ignore-powers = los Poderes no cuentan { mb-form-against-it }
mb-ignore-level = tu nivel no cuenta { mb-form-against-it }
mb-ignore-minion = los Esbirros no cuentan { mb-form-against-it }
mb-ignore-head = los tocados no cuentan { mb-form-against-it }
mb-ignore-armour = las armaduras no cuentan { mb-form-against-it }
mb-ignore-feet = el calzado no cuenta { mb-form-against-it }
mb-ignore-held = los objetos de una o dos manos no cuentan { mb-form-against-it }
mb-redirect = { $name } ocupa el puesto del combatiente principal
mb-force-help = { $name } tiene que ayudarte
mb-cancel-this = la anulas
mb-cancel-curse = anulas una maldición que se acabe de jugar o de descubrir
mb-cancel-one_shot = anulas un objeto de un solo uso que se acabe de jugar
mb-cancel-enhancer = anulas un potenciador que se acabe de jugar sobre un monstruo
mb-escape =
    { $on ->
        [you] escapas de un monstruo sin tirar el dado
        [enhancer] el monstruo no te persigue
       *[monster] no te persigue
    }
mb-escape-all = escapas de todos los monstruos sin tirar el dado
mb-no-escape =
    { $on ->
        [enhancer] nadie escapa del monstruo, salvo descartando un Esbirro
       *[monster] nadie escapa de este monstruo, salvo descartando un Esbirro
    }
mb-no-escape-you =
    { $on ->
        [enhancer] no puedes escapar del monstruo, salvo descartando un Esbirro
       *[monster] no puedes escapar, salvo descartando un Esbirro
    }
mb-die-to = pon el dado en el { $n }
mb-die-again = vuelve a tirar el dado
mb-steal-level = le hurtas un nivel { $from }
mb-steal-item = le hurtas un objeto en juego { $from }
mb-steal-hand = le hurtas una carta de la mano al azar { $from }
mb-hand-over = le das { $what } { $to }
mb-rotate = cada jugador pasa { $what } al jugador de su izquierda, todos al mismo tiempo

## The page of a card

mb-kind-monster = Monstruo
    .many = Monstruos
mb-kind-enhancer = Potenciador de monstruo
    .many = Potenciadores de monstruo
mb-kind-wandering = Monstruo errante
    .many = Monstruos errantes
mb-kind-twin = Gemelo
    .many = Gemelos
mb-kind-curse = Trampa o maldición
    .many = Trampas y maldiciones
mb-kind-race = Raza
    .many = Razas
mb-kind-class = Clase
    .many = Clases
mb-kind-style = Estilo
    .many = Estilos
mb-kind-half = Mestizo
    .many = Mestizos
mb-kind-power = Poder
    .many = Poderes
mb-kind-minion = Esbirro
    .many = Esbirros
mb-kind-item = Objeto
    .many = Objetos
mb-kind-goup = Sube un nivel
    .many = Sube un nivel
mb-kind-special = Especial
    .many = Especiales
mb-deck-door = Puerta
    .many = Puertas
mb-deck-treasure = Tesoro
    .many = Tesoros
mb-slot-head = Tocado
mb-slot-armour = Armadura
mb-slot-feet = Calzado
mb-slot-hand1 = 1 mano
mb-slot-hand2 = 2 manos
mb-page-head =
    { $n ->
        [one] { $kind }, { $deck }, 1 copia
       *[other] { $kind }, { $deck }, { $n } copias
    }
mb-page-level = Nivel { $level }; { mb-form-gives }
mb-form-gives =
    { $n ->
        [one] da { $n } nivel y { $treasures ->
            [0] ningún Tesoro
            [one] { $treasures } Tesoro
           *[other] { $treasures } Tesoros
        }
       *[other] da { $n } niveles y { $treasures ->
            [0] ningún Tesoro
            [one] { $treasures } Tesoro
           *[other] { $treasures } Tesoros
        }
    }
mb-page-tags = Tipo: { $tags }
mb-page-rank = Rango { $rank }
mb-page-big = Grande
mb-page-one-shot = Un solo uso
mb-page-gold =
    { $gold ->
        [0] sin valor
       *[other] { $gold } piezas de oro
    }
mb-page-list = { $these }, { $those }
mb-page-only = Solo para { $those }
mb-page-not = No para { $those }
mb-page-flavour = «{ $text }»
