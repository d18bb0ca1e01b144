import { type Game, gameOf } from '../table/game';
import type { MunchkinFacts } from '../wire';
import type { Munchkin } from './types';

export const munchkin: Game = gameOf<Munchkin>({
  id: 'munchkin-bites',
  title: 'web-game-munchkin-bites',
  lead: 'web-lead-munchkin',
  goal: 'web-goal-munchkin',
  turn: 'turn',
  howTo: ['web-how-mb-1', 'web-how-mb-2', 'web-how-mb-3', 'web-how-mb-4', 'web-how-mb-5', 'web-how-mb-6'],
  mood: 'haunted',
  screen: () => import('./MunchkinScreen.svelte'),
  scene: () => import('./MunchkinScene.svelte'),
  hand: () => import('./HeldCards.svelte'),
  cards: () => import('./AllCards.svelte'),
  picture: () => import('./Picture.svelte'),
  decks: { bites: 'web-deck-bites' },
  profiles: { standard: 'web-profile-standard' },
  useCards: async (cards) => (await import('./facts.svelte')).useCards(cards as MunchkinFacts[] | null),
  prepare: async ({ cards }) => {
    if (cards) (await import('./facts.svelte')).makeUp(cards as MunchkinFacts[]);
  },
});
