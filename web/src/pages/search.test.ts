import { describe, expect, test } from 'vitest';
import type { Rulebook } from '../wire';
import { Search } from './search';

const clause = (id: string, title: string, text: string) => ({ id, title, text, examples: [] });
const book = {
  title: 'Rules',
  sections: [
    {
      heading: 'Cards',
      text: '',
      clauses: [
        clause('LM-BLOCK-1', 'Block', 'Stops one hit of an attack.'),
        clause('LM-BLOCK-2', 'Block and Grab', 'A Grab can be stopped with a Block.'),
        clause('LM-FIRSTAID-1', 'First Aid', 'Gives back counters.'),
        clause('LM-PUNETAZO-1', 'Puñetazo', 'Golpea.'),
      ],
    },
  ],
} as unknown as Rulebook;
const found = (wanted: string) => new Search(book).find(wanted).map(({ id }) => id);

describe('the search of the rulebook', () => {
  test('understands a question', () => {
    expect(found('can I block a grab?')[0]).toBe('LM-BLOCK-2');
    expect(found('what does first aid do')).toEqual(['LM-FIRSTAID-1']);
  });

  test('forgives typing errors, and letters without accents', () => {
    expect(found('blokc')).toContain('LM-BLOCK-1');
    expect(found('humiliation first adi')).toContain('LM-FIRSTAID-1');
    expect(found('punetazo')).toEqual(['LM-PUNETAZO-1']);
  });

  test('finds a clause by its id, and nothing by nothing', () => {
    expect(found('LM-BLOCK-2')[0]).toBe('LM-BLOCK-2');
    expect(found('what is it')).toEqual([]);
  });
});
