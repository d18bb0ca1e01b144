/** Rules as the server reads them: a profile, and the switches that differ from it. */
import type { HouseSwitch } from '../wire';

export type SwitchValues = Readonly<Record<string, boolean | number>>;

export function rulesText(
  profile: { name: string; values: SwitchValues },
  switches: readonly HouseSwitch[],
  chosen: SwitchValues,
): string {
  const words = [profile.name];
  for (const { name, ...kind } of switches) {
    const value = chosen[name];
    if (value === undefined || value === profile.values[name]) continue;
    if (kind.kind === 'toggle') words.push(`${value ? '+' : '-'}${name}`);
    else words.push(value === kind.off ? `-${name}` : `+${name}=${value}`);
  }
  return words.join(' ');
}

/** The other way round: the profile's name, and the values that differ from it. Unknown words are left out. */
export function readRules(
  text: string,
  switches: readonly HouseSwitch[],
): { profile: string; chosen: Record<string, boolean | number> } {
  const [profile = '', ...words] = text.split(/\s+/).filter(Boolean);
  const chosen: Record<string, boolean | number> = {};
  for (const word of words) {
    const [, sign, name, value] = /^([+-])([^=]+)(?:=(\d+))?$/.exec(word) ?? [];
    const one = switches.find((known) => known.name === name);
    if (!one) continue;
    if (one.kind === 'toggle') chosen[one.name] = sign === '+';
    else if (value !== undefined) chosen[one.name] = Number(value);
    else if (sign === '-' && one.off !== null) chosen[one.name] = one.off;
  }
  return { profile, chosen };
}
