/** The messages for names that the server uses in all games. */
import type { Pace, Sitter, TableStage } from '../wire';
import { t, words } from './words.svelte';

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
export function levelName(level: string): string {
  const key = LEVELS[level];
  return key ? t(key) : level;
}

export const paceName = (pace: Pace) => t(PACES[pace]);
export const paceAbout = (pace: Pace) => t(`${PACES[pace]}.about`);
export const stageName = (stage: TableStage) => t(STAGES[stage]);
export const sitterName = (sitter: Sitter) => t(SITTERS[sitter]);

/** The texts of a house switch, such as `counter_cap`. */
export function switchText(name: string): { text: string; about: string | undefined } {
  const key = `web-switch-${name.replaceAll('_', '-')}`;
  return words.has(key) ? { text: t(key), about: t(`${key}.about`) } : { text: name, about: undefined };
}
