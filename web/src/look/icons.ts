import cardsSprite from './icons/cards.svg?url';
import munchkinSprite from './icons/munchkin.svg?url';
import uiSprite from './icons/ui.svg?url';
import { cards, munchkin, ui } from './icons/names';

type CardSlug = (typeof cards)[number];
type MunchkinIcon = (typeof munchkin)[number];
type UiIcon = (typeof ui)[number];

/** An icon: its sprite and its name there. A Lunch Money card's icon is named as the card is: `card:poke-in-the-eye`. */
export type IconName = `card:${CardSlug}` | `munchkin:${MunchkinIcon}` | `ui:${UiIcon}`;

const sprites: Record<string, string> = { card: cardsSprite, munchkin: munchkinSprite, ui: uiSprite };

/** Where an icon's drawing is. */
export function addressOf(icon: IconName): string {
  const [sprite = '', name = ''] = icon.split(':');
  return `${sprites[sprite]}#${name}`;
}

/** The icon of a Lunch Money card, if there is such a card. */
export function iconOfCard(slug: string): IconName | undefined {
  return (cards as readonly string[]).includes(slug) ? `card:${slug as CardSlug}` : undefined;
}
