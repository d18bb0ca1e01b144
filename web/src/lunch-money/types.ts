/** Lunch Money on the line. */
import type * as wire from '../wire';

export interface LunchMoney {
  view: wire.View;
  event: wire.Event;
  move: wire.Move;
  question: wire.Question;
  change: null;
}

export type Ask = wire.TableAsk<LunchMoney>;
export type Choice = wire.TableChoice<LunchMoney>;
export type Entry = wire.TableEntry<LunchMoney>;
