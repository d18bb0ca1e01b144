/** Short sounds, synthesised without files, and only if sound is on. */
export interface Tone {
  shape: OscillatorType;
  from: number;
  to: number;
  seconds: number;
  /** Starts this many seconds after the first tone. */
  after?: number;
  /** Without the sharp edge of its waveform. */
  soft?: boolean;
}

const YOUR_TURN: Tone = { shape: 'sine', from: 660, to: 880, seconds: 0.14 };
const LOUDNESS = 0.08;

let context: AudioContext | undefined;

export function play({ shape, from, to, seconds, after = 0, soft = false }: Tone): void {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const end = start + seconds;
  const tone = context.createOscillator();
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  filter.type = 'lowpass';
  filter.frequency.value = soft ? 900 : 4000;
  // A short fade-in avoids a click.
  volume.gain.setValueAtTime(0.001, start);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, end + 0.05);
  tone.connect(filter).connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(end + 0.06);
}

export function playYourTurn(): void {
  play(YOUR_TURN);
}
