/** Short sounds, made on the spot: no files, and nothing is heard unless sound is switched on. */
export interface Tone {
  shape: OscillatorType;
  from: number;
  to: number;
  seconds: number;
}

const YOUR_TURN: Tone = { shape: 'sine', from: 660, to: 880, seconds: 0.14 };
const LOUDNESS = 0.08;

let context: AudioContext | undefined;

export function play({ shape, from, to, seconds }: Tone): void {
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

export function playYourTurn(): void {
  play(YOUR_TURN);
}
