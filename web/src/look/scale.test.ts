import { expect, test } from 'vitest';
import { scaled } from './scale';

test('pixels become lengths that grow with the text, and other units stay', () => {
  expect([24, '24px', '100%', '1.2em', undefined].map(scaled)).toEqual([
    '1.5rem',
    '1.5rem',
    '100%',
    '1.2em',
    undefined,
  ]);
});
