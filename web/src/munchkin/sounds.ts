/** The sounds of events in the haunted house. */
import { play, type Tone } from '../table/sounds';
import type { MunchkinEvent } from '../wire';

const SOUNDS: Partial<Record<MunchkinEvent['event'], readonly Tone[]>> = {
  // A door that creaks.
  opened: [{ shape: 'sawtooth', from: 90, to: 170, seconds: 0.3, soft: true }],
  rolled: [
    { shape: 'square', from: 700, to: 300, seconds: 0.03 },
    { shape: 'square', from: 620, to: 280, seconds: 0.03, after: 0.08 },
    { shape: 'square', from: 540, to: 260, seconds: 0.04, after: 0.18 },
  ],
  'played-at': [{ shape: 'sawtooth', from: 420, to: 140, seconds: 0.22, soft: true }],
  played: [{ shape: 'triangle', from: 320, to: 220, seconds: 0.09 }],
  put: [{ shape: 'triangle', from: 260, to: 300, seconds: 0.06 }],
  level: [
    { shape: 'sine', from: 523, to: 523, seconds: 0.12 },
    { shape: 'sine', from: 659, to: 659, seconds: 0.12, after: 0.1 },
    { shape: 'sine', from: 784, to: 784, seconds: 0.22, after: 0.2 },
  ],
  won: [{ shape: 'triangle', from: 392, to: 784, seconds: 0.28 }],
  caught: [{ shape: 'sawtooth', from: 160, to: 60, seconds: 0.3, soft: true }],
  died: [{ shape: 'sine', from: 330, to: 55, seconds: 0.7 }],
};

/** Plays the sound of an event, if it has one. */
export function soundOf(event: MunchkinEvent): void {
  for (const tone of SOUNDS[event.event] ?? []) play(tone);
}
