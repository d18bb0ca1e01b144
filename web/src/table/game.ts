/** What a game provides to the client. */
import type { Component } from 'svelte';
import type { Example, Scene } from '../net';
import type { AnyGame } from '../wire';
import { words } from '../words';

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface GameParts<G extends AnyGame> {
  /** Its id on the server. */
  id: string;
  /** The message with its name. */
  title: string;
  /** The message that introduces it on the first page. */
  lead: string;
  /** The message with its goal, in one line. */
  goal?: string;
  /** The messages that explain it in two minutes. */
  howTo?: readonly string[];
  /** The event that begins a turn. */
  turn?: string;
  /** The look of its pages: its colour tokens. */
  mood: string;
  /** The whole table. */
  screen: Loaded<{ table: Scene<G> }>;
  /** A step of a record or an example, inside a page. */
  scene: Loaded<{ scene: Scene<G> }>;
  /** The cards that the viewer of a scene holds. */
  hand: Loaded<{ scene: Scene<G>; label: string }>;
  /** All its cards, to look at. */
  cards?: Loaded<Record<string, never>>;
  /** The picture of the first page. */
  picture: Loaded<{ label: string }>;
  /** The messages with the names of its decks and profiles. */
  decks: Readonly<Record<string, string>>;
  profiles: Readonly<Record<string, string>>;
  /** Uses the cards of a set that players brought, or with null the usual ones. */
  useCards?: (cards: readonly unknown[] | null) => Promise<void>;
  /** Prepares for an example that defines cards. */
  prepare?: (example: Example) => Promise<void>;
}

/** A game of the registry. A scene names its game, so its types are known from there on. */
export type Game = GameParts<AnyGame>;

export function gameOf<G extends AnyGame>(parts: GameParts<G>): Game {
  return withWords(parts as unknown as Game);
}

/** The game's texts are read together with whatever shows them. */
export function withWords(game: Game): Game {
  const { id, screen, scene, hand, cards } = game;
  const and = <Props extends Record<string, unknown>>(part: Loaded<Props>): Loaded<Props> => {
    return async () => (await Promise.all([part(), words.need(id)]))[0];
  };
  return { ...game, screen: and(screen), scene: and(scene), hand: and(hand), ...(cards && { cards: and(cards) }) };
}
