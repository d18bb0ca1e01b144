import { expect, it } from 'vitest';
import { addressIn } from './address';

it.each([
  ['https://recess.example/t/k3x9pq', '/t/k3x9pq'],
  [' http://localhost:7777/t/k3x9pq/ ', '/t/k3x9pq'],
  ['k3x9pq', '/t/k3x9pq'],
  ['https://recess.example/t/k3x9pq#key=abc', '/t/k3x9pq#key=abc'],
  ['https://recess.example/', null],
  ['come and play', null],
  ['', null],
])('%s', (text, address) => {
  expect(addressIn(text)).toBe(address);
});
