/** The story of a game of Lunch Money. */
import { type Feat, most, placesOf, type Story, Values } from '../table/story';
import { t } from '../words';
import type { Card, Seat, View } from '../wire';
import { actsOf } from './acts';
import { nameOf } from './facts';
import type { Entry } from './types';

interface Blow {
  by: Seat | null;
  at: Seat;
  card: Card | null;
  n: number;
}

/** Everybody's counters at the start: those they have now, without what they lost and gained. */
function startsOf(view: View, log: readonly Entry[]): number[] {
  const starts = view.seats.map(({ counters }) => counters);
  for (const event of log.flatMap(({ events }) => events).toReversed()) {
    if (event.event === 'lost') starts[event.seat] = event.left + event.n;
    if (event.event === 'aided') starts[event.seat] = event.left - event.gained;
  }
  return starts;
}

export function storyOf(view: View, log: readonly Entry[], names: readonly string[]): Story {
  const name = (seat: Seat) => names[seat] ?? '?';
  const acts = actsOf(log).filter(({ seat }) => seat !== null);
  const values = new Values(startsOf(view, log));
  const fallen: Seat[] = [];
  const shamed = view.seats.map(() => 0);
  const blows: Blow[] = [];
  const lowest = values.now.map((start) => start);
  for (const act of acts) {
    let hit: { by: Seat; card: Card } | null = null;
    for (const event of log.slice(act.from, act.to).flatMap(({ events }) => events)) {
      if (event.event === 'played') hit = { by: event.by, card: event.card };
      if (event.event === 'turned') hit = { by: event.by, card: 'backlash' };
      if (event.event === 'lost') {
        values.set(event.seat, Math.max(0, event.left));
        lowest[event.seat] = Math.min(lowest[event.seat] ?? 0, event.left);
        const other = hit && hit.by !== event.seat ? hit : null;
        blows.push({ by: other?.by ?? null, card: other?.card ?? null, at: event.seat, n: event.n });
      }
      if (event.event === 'aided') values.set(event.seat, event.left);
      if (event.event === 'fell') fallen.push(event.seat);
      if (event.event === 'humiliated') shamed[event.victim] = (shamed[event.victim] ?? 0) + 1;
    }
    values.note();
  }

  const order = view.seats.map((_, seat) => seat);
  const stand = (seat: Seat) => (fallen.includes(seat) ? fallen.indexOf(seat) : fallen.length + 1);
  order.sort((a, b) => stand(b) - stand(a));
  const places = placesOf(order, () => false);
  const winner = view.winner;

  const dealt = blows.filter((blow) => blow.by !== null && blow.card !== null);
  const best = dealt.reduce<Blow | null>((top, blow) => (blow.n > (top?.n ?? 0) ? blow : top), null);
  const [first] = dealt;
  const feats: Feat[] = [];
  if (best?.by != null && best.card)
    feats.push({
      title: t('t-feat-blow'),
      text: t('t-feat-blow-text', { by: name(best.by), card: nameOf(best.card), at: name(best.at), n: best.n }),
    });
  const butt = most(shamed);
  if (butt !== null)
    feats.push({ title: t('t-feat-shamed'), text: t('t-feat-times', { name: name(butt), n: shamed[butt] ?? 0 }) });

  const sentences = [
    first?.by != null && first.card
      ? t('t-story-first', { turns: acts.length, by: name(first.by), card: nameOf(first.card), at: name(first.at) })
      : t('t-story-turns', { turns: acts.length }),
  ];
  const [out] = fallen;
  if (out !== undefined && fallen.length > 1) sentences.push(t('t-story-fell', { name: name(out) }));
  if (winner !== null) {
    const left = view.seats[winner]?.counters ?? 0;
    const low = lowest[winner] ?? left;
    const key = low < left ? 't-story-back' : 't-story-won';
    sentences.push(t(key, { name: name(winner), low, left }));
  }
  return {
    ranks: order.map((seat) => ({
      seat,
      place: places.get(seat) ?? 1,
      note: fallen.includes(seat) ? t('t-out') : t('t-counters', { n: view.seats[seat]?.counters ?? 0 }),
    })),
    sentences,
    curve: { title: t('t-curve-counters'), values: values.lists },
    feats,
  };
}
