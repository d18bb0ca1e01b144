/** Munchkin on the line. */
import type * as wire from '../wire';

export interface Munchkin {
  view: wire.MunchkinView;
  event: wire.MunchkinEvent;
  move: wire.MunchkinMove;
  question: wire.MunchkinPrompt;
  change: wire.MunchkinChange;
}

export type Ask = wire.TableAsk<Munchkin>;
export type Choice = wire.TableChoice<Munchkin>;
export type Entry = wire.TableEntry<Munchkin>;
