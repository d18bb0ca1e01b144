/** What a player wears and carries, sorted by slot (MB-ITEM-1). */
import type { MunchkinCard, MunchkinPerson, MunchkinSlots } from '../wire';
import { factsOf, type Slot } from './facts.svelte';

export interface Worn {
  card: MunchkinCard;
  /** Its place among the items. */
  place: number;
}

export interface Wardrobe {
  head: readonly Worn[];
  armour: readonly Worn[];
  feet: readonly Worn[];
  hands: readonly Worn[];
  /** In use, but in no slot. */
  other: readonly Worn[];
  /** Turned sideways. */
  carried: readonly Worn[];
}

const ROOM: Partial<Record<Slot, keyof Wardrobe>> = {
  head: 'head',
  armour: 'armour',
  feet: 'feet',
  hand1: 'hands',
  hand2: 'hands',
};

export function wardrobeOf({ items }: Pick<MunchkinPerson, 'items'>): Wardrobe {
  const all: Record<keyof Wardrobe, Worn[]> = { head: [], armour: [], feet: [], hands: [], other: [], carried: [] };
  items.forEach(([card, inUse], place) => {
    const { slot } = factsOf(card);
    const room = inUse ? ((slot && ROOM[slot]) ?? 'other') : 'carried';
    all[room].push({ card, place });
  });
  return all;
}

/** How many more items fit in a slot. */
export const roomIn = (slots: MunchkinSlots, slot: keyof MunchkinSlots): number =>
  Math.max(0, slots[slot][1] - slots[slot][0]);
