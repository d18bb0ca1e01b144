/** The games with a screen of their own: the one list of games in the client. */
import { lunchMoney } from './lunch-money';
import { munchkin } from './munchkin';
import { plain } from './plain';
import type { Game } from './table/game';
import { t, words } from './words';

export const GAMES: readonly Game[] = [lunchMoney, munchkin];

/** A game by the server's name for it. One without a screen of its own is shown plainly. */
export function gameFor(id: string): Game {
  return GAMES.find((game) => game.id === id) ?? plain(id);
}

/** A message of a game; the name itself where there is no message. */
function named(key: string | undefined, name: string): string {
  return key !== undefined && words.has(key) ? t(key) : name;
}

export const gameName = (id: string): string => named(gameFor(id).title, id);
/** Decks as people call them: those that players have brought without their hash. */
export const deckName = (id: string, decks: string): string =>
  named(gameFor(id).decks[decks], decks.replace(/@.*/, ''));
const profileKey = (id: string, profile: string): string =>
  gameFor(id).profiles[profile] ?? `web-profile-${id}-${profile}`;
export const profileName = (id: string, profile: string): string => named(profileKey(id, profile), profile);

export function profileAbout(id: string, profile: string): string {
  const key = gameFor(id).profiles[profile];
  return key === undefined ? '' : t(`${key}.about`);
}

/** Rules as they are written in options: the profile by its name, and the switches as they are. */
export function rulesName(id: string, rules: string): string {
  const [profile = '', ...switches] = rules.split(/[\s,]+/);
  return [profileName(id, profile), ...switches].join(' ');
}
