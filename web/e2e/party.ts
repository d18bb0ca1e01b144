/**
 * Everybody at a table of Munchkin Bites!, over its protocol: plays on until something interesting is about to
 * happen.
 */
import { expect } from '@playwright/test';
import type { Munchkin } from '../src/munchkin/types';
import type { MunchkinMove, MunchkinPerson } from '../src/wire';
import { count } from '../src/munchkin/bits';
import { partOf } from '../src/munchkin/menu';
import type { Adventurer } from './adventurer';
import { Distant } from './distant';
import type { Made } from './fixtures';
import type { Server } from './server';

export type Goer = Distant<Munchkin>;

/** How a player answers. */
export type Policy = (one: Goer) => MunchkinMove;

/** Opens doors, fights, passes: the default move. */
export const goesOn: Policy = ({ ask }) => ask?.default ?? 'pass';

/** Puts on everything possible, and continues. */
export const dresses: Policy = (one) => {
  const moves = one.ask?.moves.map(({ mv }) => mv) ?? [];
  const fullest = moves
    .map((mv) => partOf(mv, 'lay-out'))
    .reduce<number>((best, bits) => (count(bits ?? 0) > count(best) ? (bits ?? 0) : best), 0);
  if (fullest) return { 'lay-out': fullest };
  return moves.find((mv) => partOf(mv, 'put')) ?? goesOn(one);
};

export class Party {
  readonly seats: readonly Goer[];
  readonly tokens: readonly string[];
  readonly id: string;
  /** Players with an open page, who answer only there. */
  readonly #pages = new Map<number, Adventurer>();

  private constructor(id: string, tokens: readonly string[], seats: readonly Goer[]) {
    [this.id, this.tokens, this.seats] = [id, tokens, seats];
  }

  /** Seats the others and begins the game. */
  static async gather(server: Server, made: Made, names: readonly string[] = ['Ben', 'Cara']): Promise<Party> {
    const tokens = [made.token];
    for (const name of names) tokens.push((await server.post<Made>(`/api/tables/${made.id}/seats`, { name })).token);
    const seats: Goer[] = [];
    for (const token of tokens) seats.push(await Distant.at<Munchkin>(server, made.id, token));
    seats[0]?.say({ type: 'start' });
    for (const one of seats) await one.until(() => one.view !== null, 'the game');
    return new Party(made.id, tokens, seats);
  }

  seat(seat: number): Goer {
    const one = this.seats[seat];
    if (!one) throw new Error(`nobody sits in seat ${seat}`);
    return one;
  }

  person(seat: number): MunchkinPerson {
    const person = this.seat(seat).view?.players[seat];
    if (!person) throw new Error('the game has not begun');
    return person;
  }

  /** Opens the page of a seat, which is played there from now on. */
  async open(seat: number, one: Adventurer): Promise<void> {
    this.#pages.set(seat, one);
    await one.open(this.id, this.tokens[seat]);
    await expect(one.prompt).toBeVisible();
  }

  /** Lets the asked players answer until a condition holds. Players with a page give the default answer. */
  async play(policies: Policy | readonly Policy[], reached: () => boolean, what: string, most = 1500): Promise<void> {
    const away = this.seats.filter((_, seat) => !this.#pages.has(seat));
    const all = [...away, ...this.#pages.values()];
    for (let answers = 0; answers < most; answers += 1) {
      const heard = () => reached() || all.some((one) => one.asked || one.over);
      await Promise.race(all.map((one) => one.until(heard, what)));
      if (reached()) return;
      const one = away.find(({ asked }) => asked);
      const page = [...this.#pages.values()].find(({ asked }) => asked);
      if (one) {
        const policy = typeof policies === 'function' ? policies : policies[one.you ?? -1];
        one.answer((policy ?? goesOn)(one));
      } else if (page && (await page.turn())) {
        if (reached()) return;
        await page.goOn();
      } else {
        break;
      }
    }
    throw new Error(`never happened: ${what}; with another seed it may`);
  }

  leave(): void {
    for (const one of this.seats) one.leave();
  }
}
