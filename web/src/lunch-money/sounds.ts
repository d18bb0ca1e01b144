/** The sounds of events. */
import { play, type Tone } from '../table/sounds';
import type { Event } from '../wire';

const TONES: Partial<Record<Event['event'], Tone>> = {
  played: { shape: 'triangle', from: 320, to: 180, seconds: 0.09 },
  answered: { shape: 'square', from: 260, to: 420, seconds: 0.08 },
  humiliated: { shape: 'sawtooth', from: 520, to: 130, seconds: 0.22 },
  stopped: { shape: 'square', from: 140, to: 110, seconds: 0.09 },
  lost: { shape: 'sawtooth', from: 150, to: 55, seconds: 0.14 },
  aided: { shape: 'sine', from: 440, to: 660, seconds: 0.16 },
  fell: { shape: 'sine', from: 400, to: 60, seconds: 0.28 },
  drew: { shape: 'triangle', from: 900, to: 700, seconds: 0.03 },
  won: { shape: 'triangle', from: 520, to: 1040, seconds: 0.3 },
};

/** Plays the sound of an event, if it has one. */
export function soundOf(event: Event): void {
  const tone = TONES[event.event];
  if (tone) play(tone);
}
