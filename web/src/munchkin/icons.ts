import type { IconAddress } from '../look/icons';
import type { munchkin } from './icons/names';
import sprite from './icons/munchkin.svg?url';

export type MunchkinIcon = (typeof munchkin)[number];

export function iconOf(name: MunchkinIcon): IconAddress {
  return `${sprite}#${name}`;
}
