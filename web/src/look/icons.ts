import { ui } from './icons/names';
import uiSprite from './icons/ui.svg?url';

/** The address of a game's icon: its sprite and its name there. */
export type IconAddress = `${string}#${string}`;

/** An icon: one of the client's own by name, or a game's by address. */
export type IconName = `ui:${(typeof ui)[number]}` | IconAddress;

/** The address of an icon's drawing. */
export function addressOf(icon: IconName): string {
  return icon.startsWith('ui:') ? `${uiSprite}#${icon.slice(3)}` : icon;
}
