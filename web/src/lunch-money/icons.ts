import type { IconAddress } from '../look/icons';
import sprite from './icons/cards.svg?url';

/** The icon of a card. */
export function iconOf(slug: string): IconAddress {
  return `${sprite}#${slug}`;
}
