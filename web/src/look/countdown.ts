/** The remaining time, short enough for a corner. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

function counted(n: number, unit: 'hour' | 'minute', lang: string): string {
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'narrow' }).format(n);
}

/** Seconds while they matter, then minutes, then hours: nobody counts 86,400 seconds. */
export function countdown(left: number, lang: string): string {
  if (left >= 2 * HOUR) return counted(Math.round(left / HOUR), 'hour', lang);
  if (left >= 3 * MINUTE) return counted(Math.round(left / MINUTE), 'minute', lang);
  return String(Math.ceil(left / SECOND));
}
