/** What crosses the wire, for the games the browser plays. */
import type * as wire from './types';

export type * from './types';

/** The types in which a game differs from the others; messages are the same for all. */
export interface LunchMoney {
  view: wire.View;
  event: wire.Event;
  move: wire.Move;
}
export interface Munchkin {
  view: wire.MunchkinView;
  event: wire.MunchkinEvent;
  move: wire.MunchkinMove;
}
/** Any of the games: what is said about a table before one knows which it is. */
export type AnyGame = LunchMoney | Munchkin;

/** What this client says. */
export type ClientMessage<G extends AnyGame = LunchMoney> = wire.FromClient<G['move']>;
/** What a table says. */
export type TableMessage<G extends AnyGame = LunchMoney> = wire.ToClient<G['view'], G['event'], G['move']>;
export type TableWelcome<G extends AnyGame = LunchMoney> = wire.Welcome<G['view'], G['event'], G['move']>;
export type TableUpdate<G extends AnyGame = LunchMoney> = wire.Update<G['view'], G['event'], G['move']>;
export type TableAsk<G extends AnyGame = LunchMoney> = wire.Ask<G['move']>;
export type TableChoice<G extends AnyGame = LunchMoney> = wire.Choice<G['move']>;
export type TableEntry<G extends AnyGame = LunchMoney> = wire.Entry<G['event']>;
export type TableAdvice<G extends AnyGame = LunchMoney> = wire.Advice<G['move']>;
