/** The messages for what the server names in its own words. */
import type { Pace, Sitter, TableStage } from '../wire';
import { t, words } from '../words';

const GAMES: Record<string, string> = {
  'lunch-money': 'web-game-lunch-money',
  'munchkin-bites': 'web-game-munchkin-bites',
};
const LEVELS: Record<string, string> = { easy: 'web-level-easy', normal: 'web-level-normal', hard: 'web-level-hard' };
const PACES: Record<Pace, string> = {
  relaxed: 'web-pace-relaxed',
  normal: 'web-pace-normal',
  quick: 'web-pace-quick',
  appointment: 'web-pace-appointment',
};
const STAGES: Record<TableStage, string> = {
  waiting: 'web-stage-waiting',
  playing: 'web-stage-playing',
  over: 'web-stage-over',
};
const SITTERS: Record<Sitter, string> = {
  nobody: 'web-sitter-nobody',
  person: 'web-sitter-person',
  away: 'web-sitter-away',
  'stood-in': 'web-sitter-stood-in',
  bot: 'web-sitter-bot',
};
const DECKS: Record<string, string> = {
  base: 'web-deck-base',
  'base,sticks-and-stones': 'web-deck-both',
  'base x2': 'web-deck-base-twice',
  'base x2,sticks-and-stones x2': 'web-deck-both-twice',
  bites: 'web-deck-bites',
};
const PROFILES: Record<string, string> = {
  english: 'web-profile-english',
  italian: 'web-profile-italian',
  standard: 'web-profile-standard',
};

function named(keys: Record<string, string>, name: string): string {
  const key = keys[name];
  return key ? t(key) : name;
}

export const gameName = (game: string) => named(GAMES, game);
export const levelName = (level: string) => named(LEVELS, level);
export const paceName = (pace: Pace) => t(PACES[pace]);
export const paceAbout = (pace: Pace) => t(`${PACES[pace]}.about`);
export const stageName = (stage: TableStage) => t(STAGES[stage]);
export const sitterName = (sitter: Sitter) => t(SITTERS[sitter]);
export const deckName = (decks: string) => named(DECKS, decks);
export const profileName = (profile: string) => named(PROFILES, profile);
export const profileAbout = (profile: string) => (PROFILES[profile] ? t(`${PROFILES[profile]}.about`) : '');

/** Rules as they are written in options: a profile in words, and the switches as they are. */
export function rulesName(rules: string): string {
  const [profile = '', ...switches] = rules.split(/[\s,]+/);
  return [profileName(profile), ...switches].join(' ');
}

/** A house switch, such as `counter_cap`, and what it means. */
export function switchText(name: string): { text: string; about: string | undefined } {
  const key = `web-switch-${name.replaceAll('_', '-')}`;
  return words.has(key) ? { text: t(key), about: t(`${key}.about`) } : { text: name, about: undefined };
}
