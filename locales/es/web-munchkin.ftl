# La mesa de Munchkin Bites! en el navegador.

t-mb-level = Nivel
t-mb-level-of-ten = Nivel { $level } de 10
t-mb-strength = Fuerza de combate
t-mb-strength-about = Nivel y todas las bonificaciones que valen fuera del combate
t-mb-items = Objetos
t-mb-powers = Poderes
t-mb-person = { $name }: nivel { $level }, fuerza { $strength }, { $cards ->
    [one] { $cards } carta en la mano
   *[other] { $cards } cartas en la mano
}
t-mb-dead = En el otro barrio hasta que acabe el turno
t-mb-fights = Combate
t-mb-runs = Huye
t-mb-helps = Ayuda
t-mb-your-character = Tu personaje
t-mb-ranks = Rangos: { $ranks } de { $level }
t-mb-in-use = En uso
t-mb-carried = Solo a cuestas
t-mb-slot-head = Cabeza
t-mb-slot-armour = Cuerpo
t-mb-slot-hands = Manos
t-mb-slot-feet = Pies
t-mb-nothing = nada
t-mb-nothing-at-all = Nada de nada
t-mb-curses = Maldiciones
t-mb-doors = Puertas
t-mb-treasures = Tesoros
t-mb-door-discards = Puertas descartadas: { $n }
t-mb-treasure-discards = Tesoros descartados: { $n }
t-mb-gold = { $n } de oro
t-mb-before = Antes de la partida
t-mb-fight = El combate
t-mb-your-side = Tu bando
t-mb-fighters = Combatientes
t-mb-monsters = Monstruos
t-mb-ahead = { $n } de ventaja
t-mb-short = Faltan { $n }
t-mb-running = ¡A correr!
t-mb-stakes = En juego: { $levels ->
    [0] ningún nivel
    [one] { $levels } nivel
   *[other] { $levels } niveles
}, { $treasures ->
    [0] ningún Tesoro
    [one] { $treasures } Tesoro
   *[other] { $treasures } Tesoros
}.
t-mb-last-call = Última llamada: ¿alguien interviene?
t-mb-last-call-short = Última llamada
t-mb-ask-help = Pedir ayuda…
t-mb-ask-whom = Pedir a { $name }
t-mb-whom-to-ask = ¿A quién se lo pides?
t-mb-with-them-ahead = Entre los dos tendríais { $n } de ventaja, tal como está.
t-mb-with-them-short = Ni siquiera entre los dos: os faltarían { $n }, tal como está.
t-mb-help-stands = Juntos: { $fighters } contra { $monsters }.
t-mb-help-reach = Con las cartas de tu mano podríais llegar a { $n }.
t-mb-help-levels = Si ganáis, { $name } subiría { $n ->
    [one] { $n } nivel
   *[other] { $n } niveles
}.
t-mb-help-risk = Si se pierde: { $name } – { $how }.
t-mb-treasures-for = Tesoros para { $name }
t-mb-offered = Tus objetos en la oferta
t-mb-offered-of = Objetos de { $name } en la oferta
t-mb-kept-items = Tus objetos que te quedas
t-mb-kept-items-of = Objetos con los que se queda { $name }
t-mb-offer-hint = Toca o arrastra un objeto para ofrecerlo.
t-mb-offer-from = { $name } te hace una oferta
t-mb-gets = { $name } recibe
t-mb-you-would-get = Recibirías
t-mb-make-offer = Hacer esta oferta
t-mb-counter = Proponer otra cosa…
t-mb-trade = Cambiar o regalar…
t-mb-trade-about = Los objetos en juego se pueden cambiar o regalar en cualquier momento, si ninguno de los dos combate. El otro tiene que aceptar.
t-mb-trade-whom = ¿Con quién?
t-mb-you-give = Tú das
t-mb-you-get = Recibes de { $name }
t-mb-offer-trade = Proponer el cambio
t-mb-offer-gift = Ofrecerlo como regalo
t-mb-offer-beg = Pedirlo como regalo
t-mb-sell = Vender…
t-mb-sell-title = Vender objetos a cambio de niveles
t-mb-sell-levels = Compras { $n ->
    [one] { $n } nivel
   *[other] { $n } niveles
}: tendrías nivel { $level }.
t-mb-sell-missing = Faltan { $n } de oro para un nivel.
t-mb-sell-top = El décimo nivel no se compra.
t-mb-sell-go = Vender por { $n ->
    [one] { $n } nivel
   *[other] { $n } niveles
}
t-mb-in-play = En juego
t-mb-now = Jugar ahora… ({ $n })
t-mb-now-title = Lo que puedes hacer ahora mismo
t-mb-now-nothing = Ahora mismo no se puede jugar nada.
t-mb-from-hand = De tu mano
t-mb-from-table = Con lo que tienes en juego
t-mb-show-hand = Enseñar la mano
t-mb-could-do = Lo que puedes hacer
t-mb-known-hand = Cartas en la mano que conoces
t-mb-accuse = ¿Hace trampas?
t-mb-answer = Responder…
t-mb-later = Mirar antes la mesa
t-mb-ways = { $n ->
    [one] { $n } manera
   *[other] { $n } maneras
}
t-mb-lay-out-about = Una Raza, un Poder de Rango 1, un Esbirro y todos los objetos que puedas llevar.
t-mb-lay-out = Poner en juego { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
t-mb-key-go-on = Abrir la puerta, plantarse, seguir, pasar
t-mb-key-now = Qué se puede jugar ahora
t-mb-key-help = Pedir ayuda
t-mb-key-sell = Vender objetos
t-mb-key-character = Tu personaje
t-mb-key-answer = Volver a la pregunta
t-mb-part-level = Nivel
t-mb-part-doubled = Doble
t-mb-part-doubled-by = Doble: { $name }
t-mb-part-least = Un monstruo vale al menos 1
t-mb-part-by = jugada por { $name }
t-mb-part-thrown = Cartas añadidas
t-mb-helper-terms = { $name } ayuda a cambio de: { $terms }
t-mb-escape-roll = escapa con { $n } o más
t-mb-escape-surely = escapa seguro
t-mb-escape-never = ninguna tirada basta
t-mb-would-lose = Perderías { $cards }.
t-mb-moment-door = Se abre la puerta…
t-mb-moment-curse = ¡Una maldición!
t-mb-moment-at-you = ¡Esta es para ti!
t-mb-moment-needed = { $n ->
    [6] Solo se escapa con un 6.
   *[other] Se escapa con { $n } o más.
}
t-mb-moment-caught = ¡Presa!
t-mb-moment-level = ¡Nivel { $level }!
t-mb-moment-lost-level = ¡Bajas al nivel { $level }!
t-mb-moment-died = ¡Muerte!
t-mb-moment-won = ¡Victoria!
t-mb-feat-fight = Mejor combate
t-mb-feat-fight-text = { $name } contra { $monster }: { $treasures ->
    [one] { $treasures } Tesoro
   *[other] { $treasures } Tesoros
}
t-mb-feat-cursed = El blanco favorito
t-mb-story-level = Nivel { $level }
t-mb-story-fights = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}, { $fights ->
    [one] { $fights } combate ganado
   *[other] { $fights } combates ganados
}, { $fled ->
    [one] { $fled } huida
   *[other] { $fled } huidas
}.
t-mb-story-deaths = { $n ->
    [0] Nadie murió.
    [one] Hubo una muerte.
   *[other] Hubo { $n } muertes.
}
t-mb-story-died = { $name } murió { $n ->
    [one] una vez
   *[other] { $n } veces
}.
t-mb-story-won = Al final { $name } llegó al nivel { $level }.
t-mb-curve-levels = Niveles, turno a turno
t-mb-change-fight = combate { $n }
t-mb-change-strength = fuerza { $n }
t-mb-change-levels = nivel { $n }
t-mb-barred = no se puede usar
web-meant-for = El juego está pensado para { $least }-{ $most } jugadores; con otros números funciona, pero peor.
web-last-call = Segundos de la última llamada
web-last-call-about = Cuánto tiempo hay para intervenir en un combate; vuelve a empezar cada vez que alguien interviene.
t-mb-hint-turn = Tu turno: ponte objetos con un clic o arrastrándolos y luego abre la puerta.
t-mb-hint-fight = Tu total debe superar el suyo. Juega cartas, pide ayuda a alguien y luego plántate.
t-mb-hint-call = Última llamada: con una carta iluminada puedes intervenir, a favor de quien quieras. O pasa.
web-goal-munchkin = Llega antes que nadie al nivel 10 matando a un monstruo.
web-how-mb-1 = Todos empiezan en el nivel 1. Gana quien llegue antes al nivel 10; el último nivel tiene que venir de un monstruo muerto.
web-how-mb-2 = En tu turno abres una puerta. Con un monstruo hay que luchar, una maldición te cae encima, lo demás es tuyo. Si no salió un monstruo, busca problemas con uno de tu mano o saquea la habitación.
web-how-mb-3 = En un combate, tu nivel y tus bonificaciones deben superar a los del monstruo. Si ganas, consigues niveles y Tesoros.
web-how-mb-4 = Si no te alcanza, pide ayuda a alguien y regatea los Tesoros. Los demás pueden ponértelo más fácil, o mucho peor. Si pierdes, huyes: con un 5 o un 6 en el dado escapas; con menos, llega el Mal Rollo.
web-how-mb-5 = Los objetos, una Raza y los Poderes te hacen más fuerte. Vende objetos por 1000 piezas de oro en total y ganas un nivel, aunque nunca el último.
web-how-mb-6 = Al final de tu turno te quedas con cinco cartas; el resto va a quien tenga el nivel más bajo.
web-lead-munchkin = Munchkin Bites!, la casa de los monstruos y los malos tratos. Contra bots o con amigos, en el navegador, sin cuenta.
