# Una mesa de un servidor: cómo llegar, y la partida en líneas de texto.

join-bad-link = «{ $link }» no es el enlace de una mesa; se espera algo como https://host/t/ABCDEFGH
join-broken = no se puede llegar al servidor { $server }: { $error }
join-no-recess = { $server } responde con el estado { $status }; quizá no es un servidor de Recess
join-other-protocol = { $server } habla otra versión del protocolo; usa la misma versión de Recess que el servidor
join-other-game = el juego «{ $game }» de esta mesa no se conoce aquí; usa la misma versión de Recess que el servidor
join-full = { $why } (con --watch)
join-watch-instead = Todos los asientos están ocupados. ¿Quieres mirar? (s/n)
join-yes = s
join-leave-sure = Escribe { $leave } otra vez para hacerlo.
join-gave-up = Has dejado tu asiento; la mesa sigue sin ti.
join-back = Tu asiento sigue siendo tuyo: `recess join { $link }` te devuelve a él.
join-how = Escribe el número de una jugada. Otras palabras: { $hand } (tus cartas), { $table } (la mesa), { $hint } (qué haría un jugador fuerte), { $chances } (lo probable que es que gane cada uno), { $why } CARTA (por qué no se puede jugar), { $rule } PALABRA (búscala), { $say } TEXTO (a todos), { $undo } (retirar una respuesta), { $free } (qué puedes hacer sin que te pregunten), { $stops } NÚMERO (en qué ocasiones se te pregunta), { $again } (la revancha), { $record } (guarda una partida terminada), { $agree } o { $no } (a lo que alguien pide a la mesa), { $leave } (deja tu asiento), { $end } (pedir que se interrumpa la partida), { $quit }.
join-seats = En la mesa: { $seats }
join-time = Tiempo restante: { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
join-again = Escribe { $again } para la revancha, { $record } para guardar la partida, cualquier otra cosa para irte.
join-waits = Hay una partida en marcha. Las personas de la mesa deciden si puedes ocupar el sitio de un bot; si no, juegas a partir de la siguiente.
host-link = El enlace de tu mesa: { $link }
host-bad-server = «{ $server }» no es la dirección de un servidor; debería ser como https://host o localhost:7777
host-bad-pace = --pace es uno de estos: { $paces }; no «{ $value }»
host-no-number = --number lleva NOMBRE=N con uno de estos nombres: { $names }; no «{ $value }»
join-bad-game-link = «{ $link }» no es el enlace de una partida; debería ser como https://host/replay/ABCDEFGH/1 o https://host/t/ABCDEFGH
join-promise = La barajada está prometida: { $hash }
join-head = Sello de la partida hasta aquí: { $head }
