/** The big moments of Munchkin. */
import type { Moment } from '../table/moments';
import { t } from '../words';
import type { MunchkinEvent } from '../wire';
import { cardName, factsOf } from './facts.svelte';
import type { MunchkinRoom } from './room.svelte';

/** A level lost: by whom, with what, and why it could not be stopped. */
function lossOf(level: number, screen: MunchkinRoom): Moment {
  const title = t('t-mb-moment-lost-level', { level });
  const blow = screen.lastBlow;
  if (!blow) return { tone: 'bad', title };
  const card = cardName(blow.card);
  const text = blow.event === 'played-at' ? t('t-panel', { who: screen.nameTo(blow.seat), card }) : card;
  // From a monster's Bad Stuff one runs; it is not answered.
  const reason = blow.event === 'caught' ? {} : { reason: t(screen.hadAnAnswer ? 't-moment-let' : 't-moment-nothing') };
  return { tone: 'bad', title, text, card: blow.card, ...reason };
}

export function momentOf(event: MunchkinEvent, sentence: string, screen: MunchkinRoom): Moment | null {
  const { you } = screen;
  switch (event.event) {
    case 'opened': {
      const cursed = factsOf(event.card).kind === 'curse';
      const tone = cursed && event.seat === you ? 'bad' : 'plain';
      return { tone, title: t(cursed ? 't-mb-moment-curse' : 't-mb-moment-door'), text: sentence, card: event.card };
    }
    case 'played-at':
      if (event.at !== you || event.seat === you) return null;
      return { tone: 'bad', title: t('t-mb-moment-at-you'), text: sentence, card: event.card };
    case 'rolled':
    case 'die-turned': {
      const escape = screen.fight?.escapes.find(({ seat }) => seat === event.seat);
      const how = escape?.how;
      const needed = typeof how === 'object' && 'roll' in how ? t('t-mb-moment-needed', { n: how.roll }) : undefined;
      return { tone: 'plain', title: sentence, die: event.die, ...(needed ? { text: needed } : {}) };
    }
    case 'caught':
      return {
        tone: event.seat === you ? 'bad' : 'plain',
        title: t('t-mb-moment-caught'),
        text: sentence,
        card: event.card,
      };
    case 'level': {
      if (event.seat !== you) return null;
      if (event.level < screen.levelBefore(event.seat)) return lossOf(event.level, screen);
      return { tone: 'good', title: t('t-mb-moment-level', { level: event.level }) };
    }
    case 'died':
      return { tone: event.seat === you ? 'bad' : 'plain', title: t('t-mb-moment-died'), text: sentence };
    case 'won':
      return { tone: event.seat === you ? 'good' : 'plain', title: t('t-mb-moment-won'), text: sentence };
    default:
      return null;
  }
}
