# Sets of Munchkin cards: what is wrong in one, and what `recess set` prints.

set-fault = { $place }: { $what }

toml-line = esta línea no se puede leer como TOML; escribe `nombre = valor` o `[[card]]`
toml-twice = este nombre está dos veces; quita uno
toml-comma = falta una coma entre dos valores, o sobra una
toml-bracket = hay un corchete o una llave sin cerrar, o que nunca se abrió
toml-quotes = el texto va entre comillas dobles, cerradas en la misma línea; dentro, escribe \" para unas comillas y \\ para una barra invertida
toml-value = tras el nombre van un signo igual y un valor: `nombre = valor`
set-type = aquí va { $expected ->
    [text] un texto entre comillas dobles
    [number] un número entero sin comillas
    [flag] `true` o `false` sin comillas
    [list] una lista entre corchetes, como ["a", "b"]
   *[tables] una tabla con el encabezado entre corchetes dobles, como [[card]]
}, no { $found ->
    [text] un texto
    [number] un número entero
    [fraction] un número con decimales
    [flag] verdadero o falso
    [date] una fecha
    [list] una lista
   *[table] una tabla
}
set-needs-field = este campo es obligatorio; añádelo
set-id = un id va en kebab-case: empieza por una minúscula y solo tiene minúsculas, cifras y guiones
set-same-id = otra carta ya tiene este id; los id son únicos entre todos los sets que se juegan juntos: elige otro
set-field = una carta de tipo «{ $kind }» no tiene este campo; quítalo o corrige el tipo
set-field-missing = una carta de tipo «{ $kind }» necesita este campo; añádelo
set-unknown-word = «{ $word }» no se conoce aquí; se esperaba uno de estos: { $expected }
set-unknown-tag = ningún monstruo tiene la etiqueta «{ $word }»; corrígela o pónsela a un monstruo
set-unknown-trait = «{ $word }» no es nada que un personaje pueda ser o tener; se esperaba human, race, power, minion, male, female, no_head, no_armour, no_feet, no_hands, o el id de una raza, clase, estilo o poder
set-number = «{ $word }» no es un número entero de { $least } a { $most }
set-gold = el oro va por centenas: escribe 0, 100, 200 y así hasta 2000
set-lines = una carta tiene como mucho 4 líneas y esta tiene { $n }; haz que diga menos o divídela en dos cartas
set-missing = la línea acaba demasiado pronto; se esperaba: { $expected }
set-too-much = «{ $word }» sobra; una línea es [momento,] [coste,] [condiciones]: efecto [, límite]
set-order = «{ $word }» está fuera de sitio, o repetido; el orden es: `else` u `or`, momento, coste, condiciones y, tras los dos puntos, el efecto
set-link-first = `else` y `or` dependen de la línea anterior, y no hay ninguna; empieza con otra línea
set-timing = en una carta de tipo «{ $kind }» esto no podría ocurrir nunca; elige otro momento
set-effect = en una carta de tipo «{ $kind }», en ese momento, este efecto no significa nada; elige otro efecto u otro momento
set-roll = para tirar el dado hace falta un momento: indícalo con `when`, `fight` u otro
set-endless = esto se podría usar sin fin; añade un límite como `up_to 1 turn`, o un coste que no se recupere
set-bad-stuff = un monstruo necesita su Mal Rollo; añade una línea que empiece por `when caught`
set-no-lines = la carta no hace nada; añade una línea
set-nobody = lo mismo está en `only` y en `not`, así que nadie podría usarla; quítalo de uno de los dos
set-few = el mazo de { $deck ->
    [door] Puertas
   *[treasure] Tesoros
} tiene { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, muy pocas para seis jugadores; necesita al menos { $least }
set-tags = las cartas tienen { $n } etiquetas distintas en total; como mucho puede haber { $most }

set-no-name = set.toml no tiene `name`; un set con el que se juega lo necesita
set-bad-name = «{ $name }» no sirve como nombre de un set: como mucho 40 letras minúsculas, cifras y guiones, con una letra al principio, y no `bites`
set-too-many = se pueden indicar como mucho { $most } sets
set-same-name = dos sets se llaman «{ $name }»
set-needs = no hay ningún set «{ $name }» con el que jugar este; el set incluido es `bites`
set-text-language = no hay textos en este idioma; pon aquí archivos .ftl con el nombre y el texto de ambiente (`.flavour`) de cada carta ({ $lang })
set-text-fluent = esta línea no se puede leer como Fluent; escribe `id = Nombre` y, debajo y con sangría, lo que le pertenece
set-text-unknown = no hay ninguna carta con este id; corrígelo o quita el texto
set-text-twice = el texto de esta carta ya está en { $file }; quita uno de los dos
set-text-name = la carta no tiene nombre en este idioma; añade una línea como `my-card = Mi carta`
set-text-flavour = la carta no tiene texto de ambiente en este idioma; añade bajo el nombre, con sangría, una línea: `.flavour = Unas palabras.`
set-text-same-name = «{ $name }» es también el nombre de { $other }; no habría forma de distinguirlas: elige otro

set-no-dir = { $path }: no existe ese directorio; indica el directorio de un set, o `bites`
set-no-cards = { $path }: no hay archivos de cartas; un set tiene sus cartas en archivos *.toml junto a set.toml
set-not-utf8 = { $path }: no es texto UTF-8; guarda el archivo en UTF-8
set-too-long = { $path }: el archivo pasa de { $most } MiB
set-no-card = en este set no hay ninguna carta «{ $card }»; `recess set show { $set }` las muestra todas
set-faults = { $n ->
    [one] { $n } error.
   *[other] { $n } errores.
}
set-sound = { $name }: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, ningún error.
set-with = Se juega junto con { $sets }.
set-deck = { $deck }: { $n }
set-kind = { $kind }: { $n }
