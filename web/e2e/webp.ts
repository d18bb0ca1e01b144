/** Pictures as WebP: small, and able to move. Chromium makes the stills; a few bytes around them make a film. */
import type { Page } from '@playwright/test';

export interface Still {
  /** From 1 to 100. */
  quality: number;
  /** Smaller than the page by this factor. */
  scale?: number;
}

/** What the page shows now. */
export async function still(page: Page, { quality, scale = 1 }: Still): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // What is cut out is counted from the top of the page, wherever it is scrolled to.
  const [x, y] = await page.evaluate(() => [scrollX, scrollY] as const);
  const browser = await page.context().newCDPSession(page);
  const clip = { x, y, width, height, scale };
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality, clip });
  await browser.detach();
  return Buffer.from(data, 'base64');
}

export interface Frame {
  picture: Buffer;
  /** How long it is shown, in milliseconds. */
  time: number;
}

interface Chunk {
  name: string;
  data: Buffer;
}

/** The parts of a WebP file. */
function chunksOf(picture: Buffer): Chunk[] {
  if (picture.toString('latin1', 0, 4) !== 'RIFF' || picture.toString('latin1', 8, 12) !== 'WEBP')
    throw new Error('this is no WebP picture');
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= picture.length;) {
    const size = picture.readUInt32LE(at + 4);
    chunks.push({ name: picture.toString('latin1', at, at + 4), data: picture.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return chunks;
}

function written(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** The size of a lossy picture. */
function sizeOf(chunks: readonly Chunk[]): { width: number; height: number } {
  const picture = chunks.find(({ name }) => name === 'VP8 ');
  if (!picture) throw new Error('this is no lossy picture');
  return { width: picture.data.readUInt16LE(6) & 0x3fff, height: picture.data.readUInt16LE(8) & 0x3fff };
}

/** Frames of one size, one after the other, again and again. */
export function film(frames: readonly Frame[]): Buffer {
  const pictures = frames.map(({ picture, time }) => ({ chunks: chunksOf(picture), time }));
  const first = pictures[0];
  if (!first) throw new Error('a film needs a frame');
  const { width, height } = sizeOf(first.chunks);
  const canvas = Buffer.alloc(10);
  canvas.writeUInt8(0b10);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  // No background to speak of, and for ever.
  const parts = [written('VP8X', canvas), written('ANIM', Buffer.alloc(6))];
  for (const { chunks, time } of pictures) {
    const head = Buffer.alloc(16);
    head.writeUIntLE(width - 1, 6, 3);
    head.writeUIntLE(height - 1, 9, 3);
    head.writeUIntLE(time, 12, 3);
    const data = chunks.filter(({ name }) => /^(ALPH|VP8[ L])$/.test(name));
    parts.push(written('ANMF', Buffer.concat([head, ...data.map((chunk) => written(chunk.name, chunk.data))])));
  }
  const all = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  return written('RIFF', all);
}
