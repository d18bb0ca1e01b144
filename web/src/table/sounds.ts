/** Short sounds, made on the spot: no files, and nothing is heard unless it is switched on. */
import type { Event } from '../wire';

interface Tone {
  shape: OscillatorType;
  from: number;
  to: number;
  seconds: number;
}

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

const YOUR_TURN: Tone = { shape: 'sine', from: 660, to: 880, seconds: 0.14 };
const LOUDNESS = 0.08;

let context: AudioContext | undefined;

function play({ shape, from, to, seconds }: Tone): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(from, now);
  tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
  volume.gain.setValueAtTime(LOUDNESS, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}

/** What this sounds like, if it sounds like anything. */
export function soundOf(event: Event): void {
  const tone = TONES[event.event];
  if (tone) play(tone);
}

export function soundOfYourTurn(): void {
  play(YOUR_TURN);
}
