// Takes pictures of the gallery into shots/. `npm run shots -- table cards` takes only those parts. CHROMIUM names
// the browser, if it is not /usr/bin/chromium.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const parts = ['table', 'scene', 'cards', 'parts', 'parts&show=dialog', 'parts&show=sheet'];
const wanted = process.argv.slice(2);

const server = await createServer({ root: new URL('../', import.meta.url).pathname, server: { port: 0 } });
await server.listen();
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking'],
});
mkdirSync('shots', { recursive: true });
for (const part of parts.filter((name) => !wanted.length || wanted.includes(name))) {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const mood of ['schoolyard', 'haunted']) {
      for (const theme of ['light', 'dark']) {
        const page = await browser.newPage({ viewport, deviceScaleFactor: 1, reducedMotion: 'no-preference' });
        page.on('pageerror', (error) => console.error(`${part}: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error') console.error(`${part}: ${message.text()}`);
        });
        await page.goto(`${address}gallery.html?part=${part}&theme=${theme}&mood=${mood}`);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(700);
        const name = part.replace('&show=', '-');
        const fullPage = !part.includes('show') && part !== 'table';
        await page.screenshot({ path: `shots/${name}-${size}-${mood}-${theme}.png`, fullPage });
        await page.close();
      }
    }
  }
}
await browser.close();
await server.close();
