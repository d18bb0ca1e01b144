import { describe, expect, it } from 'vitest';
import { blocksOf, piecesOf, plainly } from './markup';

describe('a text of the rulebook', () => {
  it('has clauses, bold, italics and code in it', () => {
    expect(piecesOf('See LM-AID-2, **now** or *then*: `-stall_rounds`.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'clause', text: 'LM-AID-2' },
      { kind: 'text', text: ', ' },
      { kind: 'bold', text: 'now' },
      { kind: 'text', text: ' or ' },
      { kind: 'italic', text: 'then' },
      { kind: 'text', text: ': ' },
      { kind: 'code', text: '-stall_rounds' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('has paragraphs and lists', () => {
    const blocks = blocksOf('One\ntwo.\n- a\n  b\n- c\n\nThree.');
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'list', 'paragraph']);
    expect(blocks[1]).toEqual({
      kind: 'list',
      items: [[{ kind: 'text', text: 'a b' }], [{ kind: 'text', text: 'c' }]],
    });
  });

  it('is found without accents', () => {
    expect(plainly('Škrcení – PUÑETAZO')).toBe('skrceni – punetazo');
  });
});
