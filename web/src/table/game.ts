/** What a game brings to the client. */
import type { Component } from 'svelte';
import type { Example, Scene } from '../net';
import type { AnyGame } from '../wire';

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface GameParts<G extends AnyGame> {
  /** As the server calls it. */
  id: string;
  /** The message with its name. */
  title: string;
  /** The message that says on the first page what it is about. */
  lead: string;
  /** The message with its goal, in a line. */
  goal?: string;
  /** The messages that say how it is played, in two minutes. */
  howTo?: readonly string[];
  /** The event that begins a turn. */
  turn?: string;
  /** The look of its pages: the tokens of its colours. */
  mood: string;
  /** The whole table. */
  screen: Loaded<{ table: Scene<G> }>;
  /** A step of a record or an example, inside a page. */
  scene: Loaded<{ scene: Scene<G> }>;
  /** All its cards, to look at. */
  cards?: Loaded<Record<string, never>>;
  /** The picture of the first page. */
  picture: Loaded<{ label: string }>;
  /** The messages with the names of its decks and profiles. */
  decks: Readonly<Record<string, string>>;
  profiles: Readonly<Record<string, string>>;
  /** Plays with these cards, of a set that players have brought; with the usual ones if there are none. */
  useCards?: (cards: readonly unknown[] | null) => Promise<void>;
  /** Makes ready for an example that has cards of its own. */
  prepare?: (example: Example) => Promise<void>;
}

/** A game of the registry. A scene says which game it belongs to, so its types are known from there on. */
export type Game = GameParts<AnyGame>;

export function gameOf<G extends AnyGame>(parts: GameParts<G>): Game {
  return parts as unknown as Game;
}
