shady-butler = Mayordomo turbio
    .flavour = Pase lo que pase, ha sido él.

night-coachman = Cochero nocturno
    .flavour = No para nunca. Ni por los caballos.

unpaid-intern = Becario sin sueldo
    .flavour = Cobra en experiencia. Casi toda mala.

part-time-tomb-robber = Saqueador de tumbas por horas
    .flavour = Siempre llama antes de entrar. Con la palanca.

eager-understudy = Suplente impaciente
    .flavour = Se sabe tu papel de memoria. Solo espera que tropieces.

family-solicitor = Abogado de la familia
    .flavour = Toda maldición tiene letra pequeña. La escribió él.
