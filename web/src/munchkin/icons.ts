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

/** The picture of a card. One that an example has made up shows what kind it is. */
export function pictureOf(slug: string, kind: MunchkinIcon): CardPicture {
  const written = pictures[slug];
  return written ? picture(pictureSprite, slug, written) : picture(sprite, slug, kind);
}
