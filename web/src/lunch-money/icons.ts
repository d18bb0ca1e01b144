import type { IconAddress } from '../look/icons';
import { type CardPicture, picture } from '../look/pictures';
import { pictures } from './icons/pictures';
import sprite from './icons/pictures.svg?url';

export function pictureOf(slug: string): CardPicture {
  return picture(sprite, slug, pictures[slug] ?? '');
}

/** The icon of a card: the figure of its picture. */
export function iconOf(slug: string): IconAddress {
  return pictureOf(slug).figure;
}
