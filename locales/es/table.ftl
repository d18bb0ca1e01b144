# Lo que dice una mesa cuando algo no se puede hacer, y lo que pregunta mientras una ventana está abierta.

table-game = aquí no hay ningún juego «{ $game }»; elige entre: { $games }
table-players = una mesa de este juego tiene de { $least } a { $most } asientos
table-no-set = este juego se juega con uno de estos conjuntos de cartas: { $sets }
table-level = no hay ningún bot de nivel «{ $level }»; elige uno de estos: { $levels }
table-beat = los bots esperan como mucho { $most } milisegundos
table-no-option = este juego no tiene ninguna opción «{ $name }»: no la indiques
table-option-bounds = «{ $name }» puede ir de { $least } a { $most }
table-name = escribe un nombre con al menos una letra o una cifra
table-full = todos los asientos están ocupados por personas; puedes mirar
table-not-understood = la mesa no ha entendido este mensaje
table-watching = estás mirando; toma un asiento para jugar
table-secret = otra persona ha tomado este asiento, o su secreto no es correcto
table-not-now = eso no se puede hacer ahora
table-no-kind = en este juego no hay ventanas de ese tipo
table-late = esa pregunta ya está cerrada; mira la mesa y responde a la nueva
table-no-card = no existe esa carta
table-no-hints = en esta mesa las pistas están desactivadas
table-rules-changed = esta partida empezó con una versión anterior de las reglas y no puede continuar; aún se puede volver a ver

window-play = { $by } juega { $card } contra { $at }. ¿Algo que decir?
window-alone = { $by } juega { $card }. ¿Algo que decir?
window-answer = { $by } ha respondido. ¿Algo que decir?
window-revival = { $seat } ha caído. ¿Algo que decir?
window-open = ¿Algo que decir?
window-mb-fight = { $fight } ¿Algo que decir?
window-kind-at-me = Lo que se juega contra mí
window-kind-by-me = Mis propias cartas, cuando alguien puede responder
window-kind-at-others = Lo que otros juegan entre ellos, o solos
window-kind-defence = Una defensa contra un ataque
window-kind-humiliation = Humillación y Contragolpe
window-kind-revival = Alguien ha caído
window-kind-my-fight = Un combate mío
window-kind-fight = Un combate de otros
window-kind-about-me = Todo lo demás que me toca a mí
window-kind-about-others = Todo lo demás que toca a otros
