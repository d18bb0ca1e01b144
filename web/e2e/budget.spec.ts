import { expect, test } from './fixtures';
import { fasterBots } from './player';

/** The most bytes of scripts and of texts before the first play, compressed. */
const MOST = { scripts: 200 * 1024, texts: 32 * 1024 };
/** Whatever is larger than this and can be compressed must be. */
const SMALL = 2048;

test.skip(process.env['CLIENT'] !== undefined, 'files from a directory are not compressed');

test('little is loaded before the first play, all of it from here and by the policy', async ({ guest, server }) => {
  const ann = await guest();
  const { page } = ann;
  const policy = (await fetch(server.address)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const asked = new Map<string, { path: string; mime: string; packed: boolean }>();
  const loaded: { path: string; mime: string; packed: boolean; bytes: number }[] = [];
  devtools.on('Network.responseReceived', ({ requestId, response: { url, mimeType, headers } }) => {
    expect(url.startsWith(server.address) || url.startsWith('data:'), url).toBe(true);
    const packed = Object.keys(headers).some((name) => name.toLowerCase() === 'content-encoding');
    asked.set(requestId, { path: new URL(url).pathname, mime: mimeType, packed });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) loaded.push({ ...one, bytes: encodedDataLength });
  });
  await fasterBots(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await ann.turn();
  const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
  const texts = loaded.filter(({ path }) => path.startsWith('/api/words/'));
  const weight = (all: typeof loaded) => all.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(scripts.length).toBeGreaterThan(2);
  // The texts of the other game stay where they are.
  expect(texts.map(({ path }) => path).sort()).toEqual(['/api/words/en/lunch-money', '/api/words/en/shared']);
  const plain = loaded.filter(
    ({ mime, packed, bytes }) => /text|script|json|svg/.test(mime) && !packed && bytes > SMALL,
  );
  expect(plain, 'sent as they are').toEqual([]);
  const kilobytes = (all: typeof loaded) => Math.ceil(weight(all) / 1024);
  console.log(
    `before the first play: ${kilobytes(loaded)} KB in all, ${kilobytes(scripts)} of scripts, ${kilobytes(texts)} of texts`,
  );
  expect(weight(scripts), 'scripts').toBeLessThanOrEqual(MOST.scripts);
  expect(weight(texts), 'texts').toBeLessThanOrEqual(MOST.texts);
});
