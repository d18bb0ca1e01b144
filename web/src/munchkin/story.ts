/** The story of a game of Munchkin. */
import { type Feat, most, placesOf, type Story, Values } from '../table/story';
import { t } from '../words';
import type { MunchkinView, Seat } from '../wire';
import { cardName } from './facts.svelte';
import { deedsOf } from './deeds';
import type { Entry } from './types';

export function storyOf(view: MunchkinView, log: readonly Entry[], names: readonly string[]): Story {
  const name = (seat: Seat) => names[seat] ?? '?';
  const none = view.players.map(() => 0);
  const [deaths, cursed, fights] = [[...none], [...none], [...none]];
  const add = (counts: number[], seat: Seat) => (counts[seat] = (counts[seat] ?? 0) + 1);
  const values = new Values(view.players.map(() => 1));
  let best: { seat: Seat; treasures: number; monster: number | null } | null = null;
  let monster: number | null = null;
  let fled = 0;
  const turns = deedsOf(log);
  for (const turn of turns) {
    for (const event of log.slice(turn.from, turn.to).flatMap(({ events }) => events)) {
      switch (event.event) {
        case 'level':
          values.set(event.seat, event.level);
          break;
        case 'met':
          monster = event.card;
          break;
        case 'died':
          add(deaths, event.seat);
          break;
        case 'played-at':
          if (event.at !== event.seat) add(cursed, event.at);
          break;
        case 'escaped':
        case 'caught':
          fled += 1;
          break;
        case 'won':
          add(fights, event.seat);
          if (event.treasures > (best?.treasures ?? 0))
            best = { seat: event.seat, treasures: event.treasures, monster };
          break;
      }
    }
    values.note();
  }
  const level = (seat: Seat) => view.players[seat]?.level ?? 0;
  const score = (seat: Seat) => (view.winners.includes(seat) ? 100 : 0) + level(seat);
  const order = view.players.map((_, seat) => seat).sort((a, b) => score(b) - score(a));
  const places = placesOf(order, (one, other) => score(one) === score(other));

  const feats: Feat[] = [];
  if (best) {
    const against = best.monster === null ? '' : cardName(best.monster);
    feats.push({
      title: t('t-mb-feat-fight'),
      text: t('t-mb-feat-fight-text', { name: name(best.seat), monster: against, treasures: best.treasures }),
    });
  }
  const victim = most(cursed);
  if (victim !== null)
    feats.push({
      title: t('t-mb-feat-cursed'),
      text: t('t-feat-times', { name: name(victim), n: cursed[victim] ?? 0 }),
    });
  const dead = most(deaths);
  const all = fights.reduce((sum, n) => sum + n, 0);
  return {
    ranks: order.map((seat) => ({
      seat,
      place: places.get(seat) ?? 1,
      note: t('t-mb-story-level', { level: level(seat) }),
    })),
    sentences: [
      t('t-mb-story-fights', { turns: turns.filter(({ seat }) => seat !== null).length, fights: all, fled }),
      dead === null
        ? t('t-mb-story-deaths', { n: deaths.reduce((sum, n) => sum + n, 0) })
        : t('t-mb-story-died', { name: name(dead), n: deaths[dead] ?? 0 }),
      t('t-mb-story-won', { name: view.winners.map(name).join(', '), level: Math.max(0, ...view.winners.map(level)) }),
    ],
    curve: { title: t('t-mb-curve-levels'), values: values.lists },
    feats,
  };
}
