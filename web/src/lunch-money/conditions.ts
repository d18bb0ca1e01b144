/** A player's conditions, as badges with words. */
import type { IconName } from '../look/icons';
import type { Pose } from '../look/figure';
import { t } from '../words';
import type { Card, SeatView } from '../wire';
import { iconOf } from './icons';

export interface Condition {
  key: string;
  icon: IconName;
  text: string;
  /** The card it comes from, whose clause explains it. */
  card: Card;
}

export function conditionsOf(seat: SeatView, names: readonly string[]): Condition[] {
  const found: Condition[] = [];
  const add = (key: string, card: Card, text: string) => found.push({ key, icon: iconOf(card), card, text });
  const by = (seats: readonly number[]) => seats.map((one) => names[one] ?? '?').join(', ');
  if (seat.out) return found;
  if (seat.poked) add('poked', 'poke-in-the-eye', t('state-poked'));
  if (seat.choked_by.length) add('choked', 'choke', t('state-choked', { by: by(seat.choked_by) }));
  if (seat.headlocked_by.length) add('headlocked', 'headlock', t('state-headlocked', { by: by(seat.headlocked_by) }));
  if (seat.hiding) add('hiding', 'hide', t('state-hiding'));
  if (seat.timed_out) {
    const [sender, n] = seat.timed_out;
    add('timed-out', 'time-out', t('state-timed-out', { by: by([sender]), n }));
  }
  if (seat.stomped) add('stomped', 'stomp', t('state-stomped'));
  if (seat.cooties) add('cooties', 'cooties', t('state-cooties'));
  if (seat.wedgies) add('wedgies', 'wedgy', t('state-wedgies', { n: seat.wedgies }));
  if (seat.fast_dodge) add('fast-dodge', 'faster', t('state-fast-dodge'));
  if (seat.fast_block) add('fast-block', 'faster', t('state-fast-block'));
  return found;
}

export function poseOf(seat: SeatView): Pose {
  if (seat.out) return 'down';
  if (seat.hiding) return 'hiding';
  if (seat.choked_by.length || seat.headlocked_by.length) return 'choked';
  return seat.poked ? 'hit' : 'normal';
}
