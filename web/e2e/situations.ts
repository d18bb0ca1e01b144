/** Situations of Munchkin Bites! that a table is played into. Each test has a seed that soon leads there. */
import { partOf } from '../src/munchkin/menu';
import type { Munchkin } from '../src/munchkin/types';
import type { MunchkinMove, TableChoice } from '../src/wire';
import { dresses, type Party } from './party';

const ANN = 0;
const BEN = 1;
const CARA = 2;

/** The target of a card that is played at a player. */
export function aimedAt(mv: MunchkinMove): number | null {
  const at = partOf(mv, 'play')?.at;
  return typeof at === 'object' && 'player' in at ? at.player : null;
}

/** Ann fights, is too weak alone, and together with Ben would win several Treasures. She has something to offer. */
export async function annNeedsBen(party: Party): Promise<void> {
  const ann = party.seat(ANN);
  const needs = () => {
    const { view, ask } = ann;
    const fight = view?.fight;
    if (!fight || fight.main !== ANN || view.asked?.[1] !== 'fight' || !ann.asked || fight.treasures < 2) return false;
    const together = fight.fighters_total + party.person(BEN).strength;
    const behind = fight.fighters_total <= fight.monsters_total && together > fight.monsters_total;
    const asks = ask?.moves.some(({ mv }) => partOf(mv, 'ask')?.seat === BEN) ?? false;
    return asks && behind && party.person(ANN).items.length > 0;
  };
  await party.play(dresses, needs, 'Ann needs the help of Ben, and has something to offer');
}

/** Another player has the turn, and Ann could curse them. */
export async function annMayCurse(party: Party): Promise<void> {
  const ann = party.seat(ANN);
  const may = () => {
    const turn = ann.view?.turn ?? ANN;
    return ann.asked && turn !== ANN && (ann.ask?.moves.some(({ mv }) => aimedAt(mv) === turn) ?? false);
  };
  await party.play(dresses, may, 'Ann may curse whose turn it is');
}

/** Somebody has died, and Ann may loot the body. */
export async function annLoots(party: Party): Promise<void> {
  const ann = party.seat(ANN);
  const loots = () => ann.asked && ann.ask?.kind?.purpose === 'loot';
  await party.play(dresses, loots, 'Ann loots a body');
}

/** The last call of another player's fight, in which Ann could interfere. */
export async function annMayInterfere(party: Party): Promise<void> {
  const ann = party.seat(ANN);
  const may = () =>
    ann.asked && ann.ask?.kind?.question === 'last-call' && ann.ask.moves.some(({ mv }) => partOf(mv, 'play'));
  await party.play(dresses, may, 'a last call in which Ann may interfere');
}

/** Cara is about to open a door; Ann and Ben have items. */
export async function carasTurn(party: Party): Promise<void> {
  const cara = party.seat(CARA);
  const turn = () =>
    cara.asked &&
    cara.view?.asked?.[1] === 'before-door' &&
    [ANN, BEN].every((seat) => party.person(seat).items.length > 0);
  await party.play(dresses, turn, 'a turn of Cara while the others have items');
}

/** The move that turns aside an item with a bonus. */
export function puttingAside(free: readonly TableChoice<Munchkin>[] | null): TableChoice<Munchkin> | undefined {
  return free?.find(({ mv, change }) => partOf(mv, 'turn')?.in_use === false && (change?.strength ?? 0) < 0);
}

/** Ann is about to open a door, wears an item with a bonus, and has enough to sell. */
export async function annIsRich(party: Party): Promise<void> {
  const ann = party.seat(ANN);
  const rich = () =>
    ann.asked &&
    ann.view?.asked?.[1] === 'before-door' &&
    (ann.ask?.moves.some(({ mv }) => partOf(mv, 'sell')) ?? false) &&
    puttingAside(ann.free) !== undefined;
  await party.play(dresses, rich, 'Ann wears something, and has enough to sell');
}
