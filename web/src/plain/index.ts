import type { Game } from '../table/game';
import { loadFields } from './offer';

/** A game without a screen of its own, shown by its view, its choices and its log. */
export function plain(id: string): Game {
  /** A part of the screen, when the server has said what views hold. */
  const loaded = async <Part>(part: Promise<Part>): Promise<Part> => {
    await loadFields(id);
    return part;
  };
  return {
    id,
    title: `web-game-${id}`,
    lead: `web-lead-${id}`,
    mood: 'schoolyard',
    screen: () => loaded(import('./PlainScreen.svelte')),
    scene: () => loaded(import('./PlainScene.svelte')),
    hand: () => loaded(import('./HeldCards.svelte')),
    picture: () => import('./Picture.svelte'),
    decks: {},
    profiles: {},
  };
}
