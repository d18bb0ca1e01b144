import { describe, expect, it } from 'vitest';
import type { TableAsk } from '../wire';
import { isForced, nextAsked } from './here';

const ask: TableAsk = {
  id: 1,
  kind: 'answer',
  say: { key: 'ask-answer' },
  moves: [{ mv: 'decline', say: { key: 'move-take-it' } }],
  default: 'decline',
  clock: null,
};

describe('one device for all', () => {
  it('goes to nobody who could only decline', () => {
    expect(isForced(ask)).toBe(true);
    const block = { mv: { answer: { card: 'block', faster: false } } as const, say: { key: 'move-answer' } };
    expect(isForced({ ...ask, moves: [...ask.moves, block] })).toBe(false);
  });

  it('stays with who has it, and else goes on clockwise', () => {
    expect(nextAsked([0, 2], 2, 4)).toBe(2);
    expect(nextAsked([0, 1], 2, 4)).toBe(0);
    expect(nextAsked([1, 3], 2, 4)).toBe(3);
    expect(nextAsked([3, 1], null, 4)).toBe(1);
    expect(nextAsked([], 1, 4)).toBeNull();
  });
});
