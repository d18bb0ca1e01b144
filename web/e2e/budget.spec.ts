import { expect, test } from './fixtures';
import { fasterBots } from './player';

/** The most bytes before the first play, compressed. */
const MOST = 200 * 1024;

test.skip(process.env['CLIENT'] !== undefined, 'files from a directory are not compressed');

test('little is loaded before the first play, all of it from here and by the policy', async ({ guest, server }) => {
  const ann = await guest();
  const { page } = ann;
  const policy = (await fetch(server.address)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    expect(response.url.startsWith(server.address) || response.url.startsWith('data:'), response.url).toBe(true);
    if (response.url.endsWith('.js')) scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await fasterBots(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await ann.turn();
  expect(scripts.size).toBeGreaterThan(2);
  expect(bytes).toBeGreaterThan(10_000);
  console.log(`${Math.ceil(bytes / 1024)} KB of compressed scripts before the first play`);
  expect(bytes, `${bytes} bytes of scripts`).toBeLessThanOrEqual(MOST);
});
