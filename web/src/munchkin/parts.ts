/** The parts of a fight's totals, in words. */
import type { MunchkinEscapeWay, MunchkinPart, Seat } from '../wire';
import { t } from '../words';
import { cardName } from './facts.svelte';

/** The name of a part: its card, or its kind. */
export function partName({ what, card }: MunchkinPart): string {
  const name = card === undefined ? '' : cardName(card);
  switch (what) {
    case 'level':
      return t('t-mb-part-level');
    case 'doubled':
      return name ? t('t-mb-part-doubled-by', { name }) : t('t-mb-part-doubled');
    case 'least':
      return t('t-mb-part-least');
    case 'card':
    case 'played':
      return name;
  }
}

export interface Stack {
  /** A fighter... */
  seat: Seat | null;
  /** ...or a monster, by its place; neither for parts that count for a whole side. */
  monster: number | null;
  parts: readonly MunchkinPart[];
  total: number;
}

/** All parts of a side, grouped by fighter or monster. Played cards are in a stack of their own. */
export function stacksOf(parts: readonly MunchkinPart[]): Stack[] {
  const stacks = new Map<string, { seat: Seat | null; monster: number | null; parts: MunchkinPart[] }>();
  for (const part of parts) {
    const loose = part.what === 'played' && part.monster === undefined;
    const seat = loose || part.monster !== undefined ? null : (part.seat ?? null);
    const monster = part.monster ?? null;
    const key = `${seat} ${monster}`;
    const stack = stacks.get(key) ?? { seat, monster, parts: [] };
    stack.parts.push(part);
    stacks.set(key, stack);
  }
  return [...stacks.values()].map((stack) => ({ ...stack, total: stack.parts.reduce((sum, { n }) => sum + n, 0) }));
}

/** The roll needed to escape, in words. */
export function escapeText(how: MunchkinEscapeWay): string {
  if (how === 'surely') return t('t-mb-escape-surely');
  if (how === 'never') return t('t-mb-escape-never');
  return t('t-mb-escape-roll', { n: how.roll });
}
