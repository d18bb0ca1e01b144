import { describe, expect, test } from 'vitest';
import { handWidth, readerPlace, readerWidth } from './reader';

const READER = readerWidth(1280, 800);

describe('a hand', () => {
  test('grows with the screen', () => {
    const widths = [
      [390, 844],
      [1280, 800],
      [1920, 1080],
      [2560, 1440],
    ].map(([width = 0, height = 0]) => handWidth(width, height));
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(widths[1]).toBeGreaterThanOrEqual(124);
  });
  test('is always smaller than the card that is looked at', () => {
    for (const height of [400, 800, 1080, 1440, 2160])
      expect(readerWidth(1920, height)).toBeGreaterThanOrEqual(1.4 * handWidth(1920, height));
  });
});

describe('the card that is looked at', () => {
  const from = { left: 600, width: 130 };
  test('is held up above the prompt, over the card', () => {
    expect(readerPlace(from, 560, 1280)).toEqual({ left: 665 - READER / 2, bottom: 552 });
  });
  test('stays on the screen', () => {
    expect(readerPlace({ left: 0, width: 96 }, 560, 390).left).toBe(8);
    expect(readerPlace({ left: 294, width: 96 }, 560, 390).left).toBe(390 - READER - 8);
  });
  test('is beside it where there is no room above', () => {
    expect(readerPlace({ left: 100, width: 96 }, 180, 844).left).toBe(204);
    expect(readerPlace({ left: 700, width: 96 }, 180, 844).left).toBe(700 - READER - 8);
  });
});
