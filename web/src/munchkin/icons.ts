import type { IconAddress } from '../look/icons';
import { type CardPicture, picture } from '../look/pictures';
import type { munchkin } from './icons/names';
import sprite from './icons/munchkin.svg?url';
import { pictures } from './icons/pictures';
import pictureSprite from './icons/pictures.svg?url';

export type MunchkinIcon = (typeof munchkin)[number];

export function iconOf(name: MunchkinIcon): IconAddress {
  return `${sprite}#${name}`;
}

/** The picture of a card. A card that an example defines shows its kind. */
export function pictureOf(slug: string, kind: MunchkinIcon): CardPicture {
  const written = pictures[slug];
  return written ? picture(pictureSprite, slug, written) : picture(sprite, slug, kind);
}
