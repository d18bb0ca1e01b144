import { type Game, withWords } from '../table/game';

/** A game without a screen of its own, shown by its view, its choices and its log. */
export function plain(id: string): Game {
  return withWords({
    id,
    title: `web-game-${id}`,
    lead: `web-lead-${id}`,
    mood: 'schoolyard',
    screen: () => import('./PlainScreen.svelte'),
    scene: () => import('./PlainScene.svelte'),
    hand: () => import('./HeldCards.svelte'),
    picture: () => import('./Picture.svelte'),
    decks: {},
    profiles: {},
  });
}
