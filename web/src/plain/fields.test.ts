import { describe, expect, test } from 'vitest';
import { labelOf, partOf, type Reading, seatsOf, sorted, valueOf, wordsIn } from './fields';

const reading: Reading = {
  names: ['Ann', 'Bob'],
  yes: 'yes',
  no: 'no',
  word: (text) => (text === 'qs' ? 'Queen of Spades' : text),
  label: labelOf,
  fields: [
    { name: 'me', kind: 'viewer' },
    { name: 'whose', kind: 'turn' },
    { name: 'held', kind: 'each-seat' },
    { name: 'known', kind: 'each-seat' },
    { name: 'people', kind: 'each-seat' },
    { name: 'mine', kind: 'hand' },
    { name: 'pile', kind: 'value' },
    { name: 'taker', kind: 'seat' },
    { name: 'allies', kind: 'seat' },
    { name: 'champions', kind: 'winners' },
    { name: 'prompt', kind: 'asked' },
  ],
};
const text = (of: string) => ({ kind: 'text', text: of });

describe('a view of any game', () => {
  test('has readable labels', () => expect(labelOf('draw_pile')).toBe('Draw pile'));

  test('says numbers, words and nothing', () => {
    expect(partOf(7, reading)).toEqual(text('7'));
    expect(partOf('qs', reading)).toEqual(text('Queen of Spades'));
    expect(partOf(true, reading)).toEqual(text('yes'));
    expect(partOf(null, reading)).toEqual(text('–'));
    expect(partOf([], reading)).toEqual(text('–'));
  });

  test('shows a list', () => {
    expect(partOf(['qs', '7h', '8h'], reading)).toEqual({
      kind: 'list',
      items: [text('Queen of Spades'), text('7h'), text('8h')],
    });
    expect(partOf([1, 0], reading)).toEqual({ kind: 'list', items: [text('1'), text('0')] });
  });

  test('shows objects as a table, with a row for each', () => {
    expect(partOf([{ cards: 5 }, { cards: 6, out: false }], reading)).toEqual({
      kind: 'table',
      columns: ['Cards', 'Out'],
      rows: [
        { label: '1', cells: [text('5'), text('–')] },
        { label: '2', cells: [text('6'), text('no')] },
      ],
    });
  });

  test('shows an object as its fields, in which no number is taken for a seat', () => {
    const part = { kind: 'fields', fields: [{ label: 'By', part: text('0') }] };
    expect(partOf({ last: { by: 0 } }, reading)).toEqual({ kind: 'fields', fields: [{ label: 'Last', part }] });
  });
});

describe('a view, sorted', () => {
  test('gives everybody what is theirs, and the viewer the hand', () => {
    const view = { whose: 1, held: [5, 6], known: [[], ['qs']], people: [{ out: false }, {}], mine: ['7h'], pile: 3 };
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
      hand: { label: 'Mine', cards: ['7h'] },
      rest: [{ label: 'Pile', part: text('3') }],
    });
  });

  test('names the players only where the game says that there are seats', () => {
    const view = { pile: 1, taker: 1, allies: [1, 0] };
    expect(sorted(view, reading).rest).toEqual([
      { label: 'Pile', part: text('1') },
      { label: 'Taker', part: text('Bob') },
      { label: 'Allies', part: { kind: 'list', items: [text('Bob'), text('Ann')] } },
    ]);
  });

  test('has the seats that the screen asks for, whatever their fields are called', () => {
    const { fields } = reading;
    const view = { me: 0, whose: 1, champions: [0, 1], prompt: [1, { winner: 0 }] };
    expect(seatsOf(valueOf(view, 'turn', fields))).toEqual([1]);
    expect(seatsOf(valueOf(view, 'winners', fields))).toEqual([0, 1]);
    expect(seatsOf(valueOf({ champions: null }, 'winners', fields))).toEqual([]);
    expect(seatsOf(valueOf(view, 'asked', fields))).toEqual([1]);
    expect(sorted(view, reading).rest).toEqual([]);
  });

  test('finds the cards of a move', () => {
    expect(wordsIn({ lay: ['7h', '8h'] })).toEqual(['7h', '8h']);
    expect(wordsIn(null)).toEqual([]);
  });
});
