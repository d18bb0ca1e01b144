/**
 * The log split into turns, each with the panels of its strip. It only draws the engine's events and has no rules of
 * its own.
 */
import { type Turn, turnsOf } from '../table/turns';
import type { Card, Event, Seat, View } from '../wire';
import { factsOf, weirdsIn } from './facts';
import type { Entry } from './types';

export interface PlayedCard {
  /** The number of its line in the log. */
  key: number;
  by: Seat;
  card: Card;
  /** How many copies of the card. */
  copies: number;
  weirds: number;
  at: readonly Seat[];
  talk?: string | undefined;
  /** The index of the panel it answers. */
  against: number | null;
  /** Whether the table has said that it is stopped or cancelled. */
  fallen: boolean;
  /** Whether nothing has stopped it, so that its damage is settled. */
  taken: boolean;
}

export interface Panel extends PlayedCard {
  /** Whether the cards that answer it stop all of it: it is struck through. */
  stopped: boolean;
}

/** The outcome for a player. */
export interface Outcome {
  key: number;
  seat: Seat;
  /** Counters lost; below 0, counters gained. */
  lost: number;
  fell: boolean;
}

/** A turn: its strip and its outcomes. */
export interface Act extends Turn {
  panels: readonly Panel[];
  outcomes: readonly Outcome[];
}

interface Drawing {
  panels: PlayedCard[];
  outcomes: Outcome[];
}

const TURNS_ROUND = 'backlash';

function stops(panel: PlayedCard, against: PlayedCard): boolean {
  return panel.card !== TURNS_ROUND && factsOf(against.card).answers.includes(panel.card);
}

/** Strikes through the panels whose answers stop all of them. A struck panel stops nothing. */
function strike(panels: readonly PlayedCard[]): Panel[] {
  const stopped: boolean[] = panels.map(({ fallen }) => fallen);
  // Later panels answer earlier ones, so the last one is decided first.
  for (let i = panels.length - 1; i >= 0; i -= 1) {
    const panel = panels[i];
    if (!panel || stopped[i]) continue;
    const standing = panels.filter((other, j) => other.against === i && !stopped[j] && stops(other, panel));
    const hits = Math.max(1, factsOf(panel.card).hits.length);
    stopped[i] = standing.some(({ card }) => card === 'humiliation') || standing.length >= hits;
  }
  return panels.map((panel, i) => ({ ...panel, stopped: stopped[i] ?? false }));
}

function lastBy(panels: readonly PlayedCard[], seat: Seat, card?: Card): number | null {
  const at = panels.findLastIndex((panel) => panel.by === seat && (card === undefined || panel.card === card));
  return at < 0 ? null : at;
}

function draw(event: Event, key: number, talk: string | undefined, { panels, outcomes }: Drawing): void {
  const add = (by: Seat, card: Card, more: Partial<PlayedCard> = {}) =>
    panels.push({
      key,
      by,
      card,
      copies: 1,
      weirds: 0,
      at: [],
      talk,
      against: null,
      fallen: false,
      taken: false,
      ...more,
    });
  const fall = (seat: Seat, card: Card) => {
    const panel = panels[lastBy(panels, seat, card) ?? -1];
    if (panel) panel.fallen = true;
  };
  const came = (seat: Seat): Outcome => {
    let outcome = outcomes.find((known) => known.seat === seat);
    if (!outcome) outcomes.push((outcome = { key, seat, lost: 0, fell: false }));
    return outcome;
  };
  switch (event.event) {
    case 'played':
      add(event.by, event.card, {
        at: event.also === null ? [event.at] : [event.at, event.also],
        weirds: weirdsIn(event.weirds),
      });
      break;
    case 'played-alone':
      add(event.by, event.card);
      break;
    case 'escaping':
      add(event.by, event.card, { at: [event.from] });
      break;
    case 'aid-played':
      add(event.by, 'first-aid', { copies: event.cards });
      break;
    case 'answered':
      add(event.by, event.card, { at: [event.against], against: lastBy(panels, event.against) });
      break;
    case 'humiliated':
      add(event.by, 'humiliation', { at: [event.victim], against: lastBy(panels, event.victim) });
      break;
    case 'went-on': {
      const before = panels.findLast((panel) => panel.card === event.card);
      if (before) {
        before.fallen = true;
        add(before.by, event.card, { at: [event.to], weirds: before.weirds });
      }
      break;
    }
    case 'cancelled':
    case 'spoilt':
    case 'fizzled':
      fall(event.by, event.card);
      break;
    case 'took': {
      const panel = panels[lastBy(panels, event.from, event.card) ?? -1];
      if (panel) panel.taken = true;
      break;
    }
    case 'lost': {
      came(event.seat).lost += event.n;
      // Damage that has landed is no longer pending.
      const hit = panels.findLast((panel) => factsOf(panel.card).hits.length > 0);
      if (hit) hit.taken = true;
      break;
    }
    case 'aided':
      came(event.seat).lost -= event.gained;
      break;
    case 'fell':
      came(event.seat).fell = true;
      break;
  }
}

function begins(event: Event, current: Seat | null): Seat | null {
  const missed = event.event === 'turn-missed' && event.seat !== current;
  return event.event === 'turn-began' || missed ? event.seat : null;
}

/** The turns of a log, the newest last. */
export function actsOf(log: readonly Entry[]): Act[] {
  return turnsOf(log, begins).map((turn) => {
    const drawing: Drawing = { panels: [], outcomes: [] };
    log.slice(turn.from, turn.to).forEach((entry, i) => {
      for (const event of entry.events) draw(event, turn.from + i, entry.talk, drawing);
    });
    return { ...turn, panels: strike(drawing.panels), outcomes: drawing.outcomes };
  });
}

/** How deep a panel is in a chain of answers: an answer to an answer is two deep. */
export function depthOf(panel: PlayedCard, panels: readonly PlayedCard[]): number {
  const before = panel.against === null ? undefined : panels[panel.against];
  return before ? 1 + depthOf(before, panels) : 0;
}

/** Pending damage: what is settled, and the hits of the newest card that nothing has stopped yet. */
export interface InTheAir {
  n: number;
  at: readonly Seat[];
}

export function inTheAir(strip: View['strip'], panels: readonly Panel[]): InTheAir | null {
  const play = strip.findLast((panel) => panel.panel === 'play');
  if (play?.panel !== 'play') return null;
  const { hits } = factsOf(play.card);
  const drawn = panels.findLast((panel) => panel.by === play.by && panel.card === play.card);
  const settled = drawn?.taken || drawn?.stopped;
  const coming = settled ? 0 : hits.slice(play.stopped).reduce((sum, hit) => sum + hit, 0) + 2 * weirdsIn(play.weirds);
  const n = play.pending + (hits.length ? coming : 0);
  return n > 0 ? { n, at: play.at } : null;
}
