shady-butler = Shady Butler
    .flavour = Whatever happens, he did it.

night-coachman = Night Coachman
    .flavour = He never stops. Not even for the horses.

unpaid-intern = Unpaid Intern
    .flavour = Paid in experience. Most of it bad.

part-time-tomb-robber = Part-Time Tomb Robber
    .flavour = Always knocks first. With a crowbar.

eager-understudy = Eager Understudy
    .flavour = Knows all your lines. Is waiting for you to trip.

family-solicitor = Family Solicitor
    .flavour = Every curse has small print. He wrote it.
