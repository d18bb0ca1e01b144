/** The games that have their own screens: the only list of games in the client. */
import { lunchMoney } from './lunch-money';
import { munchkin } from './munchkin';
import { plain } from './plain';
import type { Game } from './table/game';
import { t, words } from './words';

export const GAMES: readonly Game[] = [lunchMoney, munchkin];

/** A game by its id. One without its own screen gets the plain one. */
export function gameFor(id: string): Game {
  return GAMES.find((game) => game.id === id) ?? plain(id);
}

/** A message of a game, or the name itself if there is no message. */
function named(key: string | undefined, name: string): string {
  return key !== undefined && words.has(key) ? t(key) : name;
}

export const gameName = (id: string): string => named(gameFor(id).title, id);
/** Decks by their names; sets that players brought, without their hashes. */
export const deckName = (id: string, decks: string): string =>
  named(gameFor(id).decks[decks], decks.replace(/@.*/, ''));
const profileKey = (id: string, profile: string): string =>
  gameFor(id).profiles[profile] ?? `web-profile-${id}-${profile}`;
export const profileName = (id: string, profile: string): string => named(profileKey(id, profile), profile);

export function profileAbout(id: string, profile: string): string {
  const key = gameFor(id).profiles[profile];
  return key === undefined ? '' : t(`${key}.about`);
}

/** Rules as the options write them: the profile by its name, and the switches unchanged. */
export function rulesName(id: string, rules: string): string {
  const [profile = '', ...switches] = rules.split(/[\s,]+/);
  return [profileName(id, profile), ...switches].join(' ');
}
