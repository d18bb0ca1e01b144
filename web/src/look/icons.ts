import { ui } from './icons/names';
import uiSprite from './icons/ui.svg?url';

/** An icon of a game: its sprite's address and its name there. */
export type IconAddress = `${string}#${string}`;

/** An icon: one of the client's own by its name, or a game's by its address. */
export type IconName = `ui:${(typeof ui)[number]}` | IconAddress;

/** Where an icon's drawing is. */
export function addressOf(icon: IconName): string {
  return icon.startsWith('ui:') ? `${uiSprite}#${icon.slice(3)}` : icon;
}
