import { type Game, gameOf } from '../table/game';
import type { LunchMoney } from './types';

export const lunchMoney: Game = gameOf<LunchMoney>({
  id: 'lunch-money',
  title: 'web-game-lunch-money',
  lead: 'web-lead',
  goal: 'web-goal-lunch-money',
  turn: 'turn-began',
  howTo: ['web-how-lm-1', 'web-how-lm-2', 'web-how-lm-3', 'web-how-lm-4', 'web-how-lm-5'],
  mood: 'schoolyard',
  screen: () => import('./LunchMoneyScreen.svelte'),
  scene: () => import('./LunchMoneyScene.svelte'),
  hand: () => import('./HeldCards.svelte'),
  cards: () => import('./AllCards.svelte'),
  picture: () => import('./Picture.svelte'),
  decks: {
    base: 'web-deck-base',
    'base,sticks-and-stones': 'web-deck-both',
    'base x2': 'web-deck-base-twice',
    'base x2,sticks-and-stones x2': 'web-deck-both-twice',
  },
  profiles: { english: 'web-profile-english', italian: 'web-profile-italian' },
});
