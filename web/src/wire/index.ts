/** The messages on the wire, generic over the types of a game. */
import type * as wire from './types';

export type * from './types';

/** The types that differ between games. Messages are the same for all games. */
export interface AnyGame {
  view: object;
  event: object;
  move: unknown;
  question: unknown;
  change: unknown;
}

/** A message from this client. */
export type ClientMessage<G extends AnyGame = AnyGame> = wire.FromClient<G['move']>;
/** A message from a table. */
export type TableMessage<G extends AnyGame = AnyGame> = wire.ToClient<
  G['view'],
  G['event'],
  G['move'],
  G['question'],
  G['change']
>;
export type TableWelcome<G extends AnyGame = AnyGame> = wire.Welcome<
  G['view'],
  G['event'],
  G['move'],
  G['question'],
  G['change']
>;
export type TableUpdate<G extends AnyGame = AnyGame> = wire.Update<
  G['view'],
  G['event'],
  G['move'],
  G['question'],
  G['change']
>;
export type TableAsk<G extends AnyGame = AnyGame> = wire.Ask<G['move'], G['question'], G['change']>;
export type TableChoice<G extends AnyGame = AnyGame> = wire.Choice<G['move'], G['change']>;
export type TableEntry<G extends AnyGame = AnyGame> = wire.LogEntry<G['event']>;
export type TableAdvice<G extends AnyGame = AnyGame> = wire.Advice<G['move']>;
