import { describe, expect, test } from 'vitest';
import { labelOf, partOf, type Reading, sorted, wordsIn } from './fields';

const reading: Reading = {
  names: ['Ann', 'Bob'],
  yes: 'yes',
  no: 'no',
  word: (text) => (text === 'qs' ? 'Queen of Spades' : text),
  label: labelOf,
};
const text = (of: string) => ({ kind: 'text', text: of });

describe('a view of any game', () => {
  test('has readable labels', () => expect(labelOf('draw_pile')).toBe('Draw pile'));

  test('says numbers, words, seats and nothing', () => {
    expect(partOf(7, 'draw_pile', reading)).toEqual(text('7'));
    expect(partOf(1, 'turn', reading)).toEqual(text('Bob'));
    expect(partOf('qs', 'card', reading)).toEqual(text('Queen of Spades'));
    expect(partOf(true, 'open', reading)).toEqual(text('yes'));
    expect(partOf(null, 'claim', reading)).toEqual(text('–'));
    expect(partOf([], 'hand', reading)).toEqual(text('–'));
  });

  test('shows a list, and numbers of everybody by their names', () => {
    expect(partOf(['qs', '7h', '8h'], 'hand', reading)).toEqual({
      kind: 'list',
      items: [text('Queen of Spades'), text('7h'), text('8h')],
    });
    expect(partOf([5, 6], 'cards', reading)).toEqual({
      kind: 'fields',
      fields: [
        { label: 'Ann', part: text('5') },
        { label: 'Bob', part: text('6') },
      ],
    });
    expect(partOf([1, 0], 'winners', reading)).toEqual({ kind: 'list', items: [text('Bob'), text('Ann')] });
  });

  test('shows what there is of each as a table, with a row for each player', () => {
    expect(partOf([{ cards: 5 }, { cards: 6, out: false }], 'seats', reading)).toEqual({
      kind: 'table',
      columns: ['Cards', 'Out'],
      rows: [
        { label: 'Ann', cells: [text('5'), text('–')] },
        { label: 'Bob', cells: [text('6'), text('no')] },
      ],
    });
  });

  test('shows an object as its fields', () => {
    expect(partOf({ last: { by: 0, cards: 2 } }, '', reading)).toEqual({
      kind: 'fields',
      fields: [
        {
          label: 'Last',
          part: {
            kind: 'fields',
            fields: [
              { label: 'By', part: text('Ann') },
              { label: 'Cards', part: text('2') },
            ],
          },
        },
      ],
    });
  });
});

describe('a view, sorted', () => {
  test('gives everybody what is theirs, and the viewer the hand', () => {
    const view = { turn: 1, held: [5, 6], known: [[], ['qs']], seats: [{ out: false }, {}], hand: ['7h'], pile: 3 };
    expect(sorted(view, reading)).toEqual({
      seats: [
        [
          { label: 'Held', part: text('5') },
          { label: 'Out', part: text('no') },
        ],
        [
          { label: 'Held', part: text('6') },
          { label: 'Known', part: { kind: 'list', items: [text('Queen of Spades')] } },
        ],
      ],
      hand: { label: 'Hand', cards: ['7h'] },
      rest: [{ label: 'Pile', part: text('3') }],
    });
  });

  test('finds the cards of a move', () => {
    expect(wordsIn({ lay: ['7h', '8h'] })).toEqual(['7h', '8h']);
    expect(wordsIn(null)).toEqual([]);
  });
});
