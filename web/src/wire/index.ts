/** What crosses the wire, for the one game the browser plays. */
import type * as wire from './types';

export type * from './types';

/** What this client says. */
export type ClientMessage = wire.FromClient<wire.Move>;
/** What a table says. */
export type TableMessage = wire.ToClient<wire.View, wire.Event, wire.Move>;
export type TableWelcome = wire.Welcome<wire.View, wire.Event, wire.Move>;
export type TableUpdate = wire.Update<wire.View, wire.Event, wire.Move>;
export type TableAsk = wire.Ask<wire.Move>;
export type TableChoice = wire.Choice<wire.Move>;
export type TableEntry = wire.Entry<wire.Event>;
export type TableAdvice = wire.Advice<wire.Move>;
