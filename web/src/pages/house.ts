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
