/** A picture of the result, for sharing. */
import type { Story } from './story';

export interface Postcard {
  title: string;
  game: string;
  story: Story;
  names: readonly string[];
  /** The colours of the seats, the ground, the ink and the edge, as CSS. */
  tints: readonly string[];
  ground: string;
  ink: string;
  display: string;
  text: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 60;

function wrap(pen: CanvasRenderingContext2D, words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Draws it as a PNG with the width of link previews. */
export async function postcardOf(card: Postcard): Promise<Blob> {
  const { title, game, story, names, tints, ground, ink, display, text } = card;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  await document.fonts.ready;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = ink;
  pen.lineWidth = 8;
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
  pen.fillStyle = ink;
  pen.textBaseline = 'alphabetic';
  pen.font = `76px ${display}`;
  pen.fillText(title, EDGE, 120, WIDTH - 2 * EDGE);
  pen.font = `30px ${display}`;
  pen.fillText(`Recess · ${game}`, EDGE, HEIGHT - 48);

  const left = 520;
  story.ranks.forEach(({ seat, place, note }, i) => {
    const y = 190 + i * 46;
    pen.fillStyle = tints[seat] ?? ink;
    pen.font = `38px ${display}`;
    pen.fillText(`${place}. ${names[seat] ?? ''}`, EDGE, y, 270);
    pen.fillStyle = ink;
    pen.font = `600 24px ${text}`;
    pen.fillText(note, EDGE + 270, y, left - EDGE - 280);
  });

  const box = { x: left + 20, y: 160, width: WIDTH - EDGE - left - 20, height: 210 };
  const top = Math.max(1, ...story.curve.values.flat());
  pen.lineWidth = 7;
  pen.lineJoin = 'round';
  story.curve.values.forEach((values, seat) => {
    pen.strokeStyle = tints[seat] ?? ink;
    pen.beginPath();
    values.forEach((value, i) => {
      const x = box.x + (i / Math.max(1, values.length - 1)) * box.width;
      pen.lineTo(x, box.y + box.height * (1 - value / top));
    });
    pen.stroke();
  });
  pen.fillStyle = ink;
  pen.font = `500 26px ${text}`;
  const told = [...story.sentences, ...story.feats.map((feat) => `${feat.title}: ${feat.text}`)];
  const lines = told.flatMap((sentence) => wrap(pen, sentence, box.width)).slice(0, 5);
  lines.forEach((line, i) => pen.fillText(line, box.x, 425 + i * 36, box.width));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Shares a picture with the device's share sheet, or saves it. */
export async function handOut(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      // A user who closes the share sheet wants no file either.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
