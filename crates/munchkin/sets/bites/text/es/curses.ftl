trap-low-beam = Trampa de la viga baja
    .flavour = Esta casa se hizo para egos de menor estatura.

curse-of-the-moths = Maldición de las polillas
    .flavour = Terciopelo añejo, en su punto. Han pedido repetir.

trap-wet-cement = Trampa de cemento fresco
    .flavour = Tus botas han decidido echar raíces.

curse-of-the-buttered-fingers = Maldición de las manos de mantequilla
    .flavour = Decían que habías perdido el toque. El agarre, también.

trap-dumb-waiter = Trampa del montaplatos
    .flavour = Baja lo que le eches. Subir, solo sube el olor.

curse-of-fashion = Maldición de la moda
    .flavour = Tu mejor pieza es muy del siglo pasado. Y no de los buenos.

trap-portrait = Trampa del retrato
    .flavour = Sus ojos te siguen por toda la sala. Sus manos también.

curse-of-the-alarm-clock = Maldición del despertador
    .flavour = Las siete de la mañana. Creías que era una leyenda.

trap-loose-stair = Trampa del escalón suelto
    .flavour = Cuanto más subes, más tiempo tienes para pensarlo al bajar.

curse-of-writers-block = Maldición de la página en blanco
    .flavour = Cuatro siglos de tormento y ni un verso decente.

curse-of-the-two-weeks-notice = Maldición de la carta de dimisión
    .flavour = En otra casa ofrecen fines de semana libres. Y pulso.

trap-draught = Trampa de la corriente de aire
    .flavour = La ventana se abre sola. Tus cartas no se lo piensan.

curse-of-the-nosy-neighbour = Maldición de la vecina cotilla
    .flavour = Solo venía a por azúcar. Y a por tu mejor carta.

curse-of-the-identity-crisis = Maldición de la crisis de identidad
    .flavour = Que no era una fase, decías. Era una fase.

curse-of-the-family-doctor = Maldición del médico de cabecera
    .flavour = Buenas noticias: era falta de vitamina D. Nada sobrenatural.

trap-garlic-bread = Trampa del pan con ajo
    .flavour = Al aperitivo invita la casa. A las consecuencias, no.

curse-of-the-gloomy-afternoon = Maldición de la tarde gris
    .flavour = ¿Para qué luchar? ¿Para qué existir? ¿Queda tarta?

curse-of-the-overdressed = Maldición del exceso de elegancia
    .flavour = Una entrada triunfal. Lástima no poder respirar.

curse-of-stage-fright = Maldición del miedo escénico
    .flavour = Imagina al público en sudario. Ah, que ya viene así.

trap-tangled-cape = Trampa de la capa enganchada
    .flavour = Un giro dramático, un picaporte trágico.

curse-of-the-bad-hair-century = Maldición del siglo despeinado
    .flavour = Ni reflejo, ni aviso, ni piedad.

curse-of-the-squeaky-shoes = Maldición de los zapatos chirriantes
    .flavour = Te mueves como una sombra. Una que va pisando patitos de goma.

curse-of-the-decorative-pockets = Maldición de los bolsillos falsos
    .flavour = Obra de un sastre que odiaba la alegría.

curse-of-the-contested-will = Maldición del testamento impugnado
    .flavour = Y al huésped de mi izquierda, lo único que de verdad me gustaba.

curse-of-the-hatters-waltz = Maldición del vals de los sombrereros
    .flavour = Cambio de pareja, cambio de sombrero, cambio de champú.

trap-chandelier = Trampa de la lámpara de araña
    .flavour = No apuntaba a nadie. No se ha dejado a nadie.

trap-backwards = Trampa al revés
    .flavour = La montaron sin leer las instrucciones: salta sobre quien se ríe.

curse-of-the-landlord = Maldición del casero
    .flavour = El alquiler ha vencido. En 1742.

curse-of-the-crypt-roulette = Maldición de la ruleta fúnebre
    .flavour = La casa siempre gana. La casa, además, respira.

trap-lightning = Trampa del rayo
    .flavour = Cuanto más alto el cuello, mejor la puntería.
