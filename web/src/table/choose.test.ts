import { describe, expect, test } from 'vitest';
import { firstTargets, sameMove, stepAfter } from './choose';

interface Choice {
  mv: unknown;
  at?: number[];
}
function play(card: string, at: number, also: number | null = null, weirds = 0): Choice {
  return { mv: { card, at, also, weirds }, at: also === null ? [at] : [at, also] };
}

test('moves are the same if they say the same', () => {
  expect(sameMove(play('kick4', 1).mv, play('kick4', 1).mv)).toBe(true);
  expect(sameMove(play('kick4', 1).mv, play('kick4', 2).mv)).toBe(false);
});

describe('steps', () => {
  test('a card at two possible targets asks which', () => {
    const choices = [play('kick4', 1), play('kick4', 3)];
    expect(stepAfter(choices, [])).toEqual({ kind: 'target', seats: [1, 3] });
    expect(stepAfter(choices, [3])).toEqual({ kind: 'done', choice: choices[1] });
  });

  test('with one possible target nothing is asked', () => {
    const only = play('kick4', 2);
    expect(stepAfter([only], [])).toEqual({ kind: 'done', choice: only });
  });

  test('an answer has no target', () => {
    const block: Choice = { mv: 'block' };
    expect(stepAfter([block], [])).toEqual({ kind: 'done', choice: block });
    const faster: Choice = { mv: 'block faster' };
    expect(stepAfter([block, faster], [])).toEqual({ kind: 'which', choices: [block, faster] });
  });

  test('the same card at the same target in several ways asks for the way', () => {
    const choices = [play('kick4', 1), play('kick4', 1, null, 1), play('kick4', 2)];
    expect(stepAfter(choices, [1])).toEqual({ kind: 'which', choices: choices.slice(0, 2) });
  });

  test('with one target and several ways only the way is asked', () => {
    const choices = [play('kick4', 1), play('kick4', 1, null, 1)];
    expect(stepAfter(choices, [])).toEqual({ kind: 'which', choices });
  });

  const twoFer = [
    play('2-fer', 1),
    play('2-fer', 2),
    play('2-fer', 3),
    play('2-fer', 1, 2),
    play('2-fer', 1, 3),
    play('2-fer', 2, 3),
  ];

  test('a 2-Fer goes from target to target, and the same again is both hits on one', () => {
    expect(stepAfter(twoFer, [])).toEqual({ kind: 'target', seats: [1, 2, 3] });
    expect(stepAfter(twoFer, [1])).toEqual({ kind: 'target', seats: [2, 3, 1] });
    expect(stepAfter(twoFer, [1, 2])).toEqual({ kind: 'done', choice: twoFer[3] });
    expect(stepAfter(twoFer, [1, 1])).toEqual({ kind: 'done', choice: twoFer[0] });
  });

  test('a pair that is listed once can be chosen in either order', () => {
    expect(stepAfter(twoFer, [3])).toEqual({ kind: 'target', seats: [1, 2, 3] });
    expect(stepAfter(twoFer, [3, 1])).toEqual({ kind: 'done', choice: twoFer[4] });
  });

  test('a pair that is listed in both orders keeps the order', () => {
    const both = [play('2-fer', 1, 2), play('2-fer', 2, 1)];
    expect(stepAfter(both, [2, 1])).toEqual({ kind: 'done', choice: both[1] });
  });

  test('nothing fits a target that cannot be', () => {
    expect(stepAfter([play('kick4', 1)], [4])).toEqual({ kind: 'none' });
  });

  test('a card can be dragged onto anybody it can be at', () => {
    expect(firstTargets(twoFer)).toEqual([1, 2, 3]);
  });
});
