/** Searches a rulebook: tolerates typing errors, and understands questions by their important words. */
import MiniSearch from 'minisearch';
import type { Rulebook, RulebookClause } from '../wire';
import { plainly } from './markup';

/** The small words of questions, in the languages of the rulebook. */
const SMALL = new Set(
  (
    'a an and are be by can do does for from has have how i if in is it may me must my of on or the to what when where ' +
    'which who why with you your there this that happens happen after ' +
    'che chi ci come con cosa cui da dei del della di e fa ho il in io la le lo ma mi nel non o per posso puo quando se ' +
    'si sono su un una uno ' +
    'al como con cual cuando de del donde el en es esta hay la las lo los me mi no para por puede puedo que quien se si ' +
    'su tiene un una y ' +
    'a ale co do je jak jako jde kam kde kdo kdy kdyz ktera ktere mam me mi mohu muze muzu na nebo o od po pro proc s se ' +
    'si smim to u v ve z za'
  ).split(' '),
);

/** How many results are enough if none matches the whole question. */
const ENOUGH = 12;

export class Search {
  readonly #index: MiniSearch<RulebookClause>;
  readonly #clauses: ReadonlyMap<string, RulebookClause>;

  constructor(book: Rulebook) {
    const clauses = book.sections.flatMap((section) => section.clauses);
    this.#clauses = new Map(clauses.map((clause) => [clause.id, clause]));
    this.#index = new MiniSearch<RulebookClause>({
      fields: ['id', 'title', 'text'],
      processTerm: (term) => {
        const plain = plainly(term);
        return SMALL.has(plain) ? null : plain;
      },
      searchOptions: {
        boost: { title: 4, id: 2 },
        prefix: (term) => term.length > 2,
        fuzzy: (term) => (term.length < 4 ? false : term.length < 5 ? 1 : 2),
      },
    });
    this.#index.addAll(clauses);
  }

  /** The clauses that match best, the best first: those with all the words, or else those with the most. */
  find(wanted: string): RulebookClause[] {
    const all = this.#index.search(wanted, { combineWith: 'AND' });
    const found = all.length ? all : this.#index.search(wanted).slice(0, ENOUGH);
    return found.flatMap(({ id }) => this.#clauses.get(id as string) ?? []);
  }
}
