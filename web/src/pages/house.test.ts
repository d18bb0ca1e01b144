import { expect, it } from 'vitest';
import type { HouseSwitch } from '../wire';
import { readRules, rulesText } from './house';

const switches: HouseSwitch[] = [
  { kind: 'toggle', name: 'counter_cap', clause: 'LM-PROFILE' },
  { kind: 'toggle', name: 'headlock_hits_at_once', clause: 'LM-PROFILE' },
  { kind: 'number', name: 'stall_rounds', clause: 'LM-PROFILE', least: 0, most: 250, off: 255 },
  { kind: 'number', name: 'first_aid', clause: 'LM-PROFILE', least: 0, most: 8, off: null },
];
const english = {
  name: 'english',
  values: { counter_cap: false, headlock_hits_at_once: true, stall_rounds: 10, first_aid: 8 },
};

it.each([
  [{}, 'english'],
  [{ counter_cap: false, stall_rounds: 10 }, 'english'],
  [{ counter_cap: true, headlock_hits_at_once: false }, 'english +counter_cap -headlock_hits_at_once'],
  [{ stall_rounds: 255, first_aid: 0 }, 'english -stall_rounds +first_aid=0'],
  [{ stall_rounds: 0 }, 'english +stall_rounds=0'],
  [{ stall_rounds: 5 }, 'english +stall_rounds=5'],
])('%j is %s', (chosen, text) => {
  expect(rulesText(english, switches, chosen)).toBe(text);
  const { profile, chosen: read } = readRules(text, switches);
  expect(profile).toBe('english');
  expect(rulesText(english, switches, read)).toBe(text);
});

it('leaves out what it does not know', () => {
  expect(readRules('', switches)).toEqual({ profile: '', chosen: {} });
  expect(readRules('english +unheard-of -first_aid nonsense', switches)).toEqual({ profile: 'english', chosen: {} });
});
