import { describe, expect, test } from 'vitest';
import css from './tokens.css?raw';

type Tokens = Record<string, string>;

/** The colours in a block of tokens.css, for a theme. */
function block(selector: string, theme: 'light' | 'dark'): Tokens {
  const body = css.split(`${selector} {`)[1]?.split('\n}')[0];
  if (body === undefined) throw new Error(`tokens.css has no block ${selector}`);
  const tokens: Tokens = {};
  for (const [, name, value] of body.matchAll(/--([\w-]+): ([^;]+);/g)) {
    const both = value?.match(/^light-dark\((#\w{6}), (#\w{6})\)$/);
    const colour = both ? both[theme === 'light' ? 1 : 2] : value;
    if (name && colour?.match(/^#\w{6}$/)) tokens[name] = colour;
  }
  return tokens;
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'ground-deep', 'raised'];
const onGround = ['ink', 'ink-soft', 'link', ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `chalk-${n}`)];
const pairs: [string, string][] = [
  ...grounds.flatMap((ground) => onGround.map((ink): [string, string] => [ink, ground])),
  ['accent-ink', 'accent'],
  ['danger-ink', 'danger'],
  ['paper-ink', 'paper'],
  ['paper-ink-soft', 'paper'],
  ['paper-ink', 'caption'],
  ['coin-ink', 'coin'],
  ['coin-ink', 'coin-low'],
  ['burst-ink', 'burst'],
  ['bubble-ink', 'bubble'],
  ['paper', 'strike'],
];

describe.each(['schoolyard', 'haunted'])('%s', (mood) => {
  describe.each(['light', 'dark'] as const)('%s', (theme) => {
    const tokens = { ...block(`[data-mood='${mood}']`, theme), ...block('[data-mood]', theme) };
    const kinds = Object.keys(tokens).filter((name) => name.startsWith('kind-'));

    test.each([...pairs, ...kinds.map((kind): [string, string] => ['paper-ink', kind])])('%s on %s', (ink, ground) => {
      const [front, behind] = [tokens[ink], tokens[ground]];
      if (!front || !behind) throw new Error(`tokens.css lacks ${front ? ground : ink} for ${mood}, ${theme}`);
      expect(contrast(front, behind)).toBeGreaterThanOrEqual(4.5);
    });

    // Rings and borders are not text, so WCAG asks for three to one.
    test.each([
      ['glow', 'ground'],
      ['accent', 'ground'],
      ['line', 'ground'],
    ])('%s stands out from %s', (front, behind) => {
      expect(contrast(tokens[front] ?? '#000000', tokens[behind] ?? '#000000')).toBeGreaterThanOrEqual(3);
    });
  });
});
