vampire = Vampire
    .flavour = Neck first, introductions later.

werewolf = Werewolf
    .flavour = Fetches help, fetches treasure, fetches sticks.

changeling = Changeling
    .flavour = Swapped in the cradle. Kept the receipt.

mummy = Mummy
    .flavour = Well wrapped, long shelf life, open at your own risk.

half-breed = Half-Breed
    .flavour = Twice the ancestors, half the invitations.
