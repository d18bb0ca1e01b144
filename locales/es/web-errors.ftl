### Lo que responde el servidor a lo que no concede; lo muestra el cliente del navegador.

web-error-offline = Ahora no hay conexión. No se ha enviado nada: inténtalo de nuevo en un momento.
error-no-table = Esa mesa no existe. Quizá el enlace no está completo.
error-no-seat = En esta mesa no hay ese asiento.
error-no-game = Ese juego no está aquí.
error-no-replay = Esa partida no está aquí, o aún no ha terminado.
error-no-clause = El reglamento no tiene esa cláusula.
error-no-language = Aquí nadie habla ese idioma: se hablan en, it, es y cs.
error-bad-name = Un nombre tiene de 1 a { $most } caracteres en una línea, sin : " # > ni comas.
error-name-invisible = El nombre contiene caracteres que nadie puede ver. Escríbelo de nuevo sin ellos.
error-name-reserved = Con este nombre parecería que habla el servidor. Elige otro.
error-name-look-alike = En esta mesa alguien tiene un nombre casi idéntico. Elige uno que se distinga.
error-bad-json = No se entendió: { $error }
error-too-long = Es demasiado largo: se admiten { $most } bytes.
error-too-many = Es demasiado de una vez. Espera un minuto y vuelve a intentarlo.
error-too-many-tables = Todas las mesas están ocupadas. Vuelve a intentarlo dentro de un rato.
error-options-too-long = Las opciones son demasiado largas: como máximo { $bots } bots y { $most } caracteres por ajuste.
error-other-site = Esta petición viene de una página de otro sitio.
error-not-kept = Ahora mismo el servidor no puede guardar nada, así que en esta mesa no puede pasar nada. Seguirá sola en cuanto pueda.
error-no-new-tables = Ahora mismo el servidor no puede guardar mesas, así que no abre nuevas. Inténtalo más tarde.
error-not-read = Esta mesa no se puede leer del disco del servidor. Quien lleva el servidor encontrará el motivo en su registro.
error-closing = El servidor está a punto de reiniciarse. Vuelve a intentarlo en un momento.
error-inside = Algo falló en el servidor. Vuelve a intentarlo.
