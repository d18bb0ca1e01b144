import { expect, test } from 'vitest';
import { countdown } from './countdown';

test('a day is not counted in seconds', () => {
  const second = 1000;
  expect(countdown(0, 'en')).toBe('0');
  expect(countdown(4.2 * second, 'en')).toBe('5');
  expect(countdown(120 * second, 'en')).toBe('120');
  expect(countdown(10 * 60 * second, 'en')).toBe('10m');
  expect(countdown(86_372 * second, 'en')).toBe('24h');
  expect(countdown(86_372 * second, 'cs')).toMatch(/^24\sh$/);
});
