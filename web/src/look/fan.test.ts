import { describe, expect, test } from 'vitest';
import { fan } from './fan';

describe('a hand', () => {
  test.each([
    [5, 390],
    [12, 390],
    [12, 300],
    [1, 390],
    [5, 760],
    [12, 760],
  ])('of %i cards stays within %i pixels', (count, space) => {
    const { width, places } = fan(count, space, 150);
    expect(places).toHaveLength(count);
    expect(width).toBeGreaterThanOrEqual(64);
    for (const { left } of places) {
      expect(left).toBeGreaterThanOrEqual(-0.5);
      expect(left + width).toBeLessThanOrEqual(space + 0.5);
    }
  });

  test('of five shows four fifths of every card on a phone', () => {
    const { width, places } = fan(5, 374, 150);
    const [first, second] = places;
    expect(((second?.left ?? 0) - (first?.left ?? 0)) / width).toBeGreaterThan(0.78);
  });

  test('of one lies in the middle', () => {
    const { width, places } = fan(1, 400, 150);
    expect(places[0]?.left).toBeCloseTo((400 - width) / 2);
    expect(places[0]?.turn).toBeCloseTo(0);
  });

  test('of none is no error', () => {
    expect(fan(0, 400, 150).places).toEqual([]);
  });
});
