/** The big moments of Lunch Money. */
import type { Moment } from '../table/moments';
import { t } from '../words';
import type { Event } from '../wire';
import { nameOf } from './facts';
import type { LunchMoneyRoom } from './room.svelte';

/** Why the last attack hit the viewer, as far as the viewer knows. */
function reasonFor(screen: LunchMoneyRoom): string {
  return t(screen.hadAnAnswer ? 't-moment-let' : 't-moment-nothing');
}

export function momentOf(event: Event, screen: LunchMoneyRoom): Moment | null {
  const { you } = screen;
  switch (event.event) {
    case 'lost': {
      if (event.seat !== you) return null;
      const hit = screen.acts.at(-1)?.panels.findLast(({ by, card }) => by !== you && card !== 'humiliation');
      const from = hit ? t('t-panel', { who: screen.nameTo(hit.by), card: nameOf(hit.card) }) : undefined;
      return {
        tone: 'bad',
        title: t('t-moment-lost', { n: event.n }),
        ...(hit ? { card: hit.card, text: from, reason: reasonFor(screen) } : {}),
      };
    }
    case 'humiliated':
      return {
        tone: event.victim === you ? 'bad' : 'plain',
        title: `${nameOf('humiliation')}!`,
        text: `${screen.nameTo(event.by)} → ${screen.nameTo(event.victim)}`,
        card: 'humiliation',
      };
    case 'fell':
      return {
        tone: event.seat === you ? 'bad' : 'plain',
        title: t('t-moment-fell'),
        text: t('t-moment-out', { name: screen.nameOf(event.seat), you: String(event.seat === you) }),
      };
    case 'won':
      return {
        tone: event.seat === you ? 'good' : 'plain',
        title: t('t-winner', { name: screen.nameOf(event.seat), you: String(event.seat === you) }),
      };
    default:
      return null;
  }
}
