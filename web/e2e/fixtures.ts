/** A server for every test, and pages on which no error goes unnoticed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { Adventurer } from './adventurer';
import { English } from './english';
import { Party } from './party';
import { Player } from './player';
import { Server } from './server';

export interface Made {
  id: string;
  seat: number;
  token: string;
}

interface Fixtures {
  /** The seed of all shuffles. */
  seed: number;
  /** Games that the server offers although they are not listed. */
  also: string[];
  server: Server;
  /** Complaints of the browser: errors, and violations of the content policy. */
  complaints: string[];
  /** A player with their own browser, who has been here before and wants no animations. */
  guest: (options?: GuestOptions) => Promise<Player>;
  /** The same, for tables of Munchkin Bites! */
  adventurer: (options?: GuestOptions) => Promise<Adventurer>;
  /** A page of a browser of its own. */
  browse: (options?: GuestOptions) => Promise<Page>;
  /** A table with a player in its first seat, who has not opened it yet. There is no time limit. */
  table: (options?: object, start?: boolean) => Promise<Made>;
  /** Three players at a table of Munchkin Bites!, none of them with a browser yet. The game has begun. */
  party: (options?: object) => Promise<Party>;
}

export interface GuestOptions extends BrowserContextOptions {
  /** Whether it is a first visit, with hints and flying cards. */
  fresh?: boolean;
  /** What the browser remembers of an earlier visit. */
  keep?: Record<string, object>;
}

/** A phone held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A directory with a client that is built, but not built into the server yet: `CLIENT=dist`. */
const client = process.env['CLIENT'];

/** The texts of a language in the current sources. */
function textsOf(lang: string): string {
  const folder = join('..', 'locales', lang);
  return readdirSync(folder).reduce((all, file) => `${all}\n${readFileSync(join(folder, file), 'utf8')}`, '');
}

/** Serves the directory's files as the server would, with its headers, and texts from the current sources. */
async function serveClient(context: BrowserContext, address: string): Promise<void> {
  if (!client) return;
  await context.route(`${address}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, lang] = /^\/api\/words\/(\w+)\/shared$/.exec(pathname) ?? [];
    if (lang) {
      const words = await (await fetch(address + pathname)).text();
      return route.fulfill({ contentType: 'text/plain; charset=utf-8', body: words + textsOf(lang) });
    }
    if (/^\/(api|healthz)/.test(pathname)) return route.fallback();
    const file = join(client, pathname);
    const { headers } = await fetch(address);
    const isFile = pathname !== '/' && existsSync(file);
    const policy = { 'content-security-policy': headers.get('content-security-policy') ?? '' };
    return route.fulfill({ path: isFile ? file : join(client, 'index.html'), headers: policy });
  });
}

const HINTS = ['turn', 'answer', 'dim', 'mb-turn', 'mb-fight', 'mb-call'];
const KNOWN = {
  'recess:table-screen': { seen: HINTS, muted: [] },
  'recess:settings': { soundSaid: true },
};

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // The browser logs lost connections and missing tables by itself.
    const expected = /ERR_INTERNET_DISCONNECTED|WebSocket connection to|status of 404/.test(message.text());
    if (message.type() === 'error' && !expected) complaints.push(`${page.url()}: ${message.text()}`);
  });
}

export const test = base.extend<Fixtures>({
  seed: [1, { option: true }],
  also: [[], { option: true }],
  server: async ({ seed, also }, use) => {
    const server = await Server.start(seed, also);
    await use(server);
    await server.stop();
  },
  // Playwright reads from the pattern what a fixture needs: nothing.
  // eslint-disable-next-line no-empty-pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  browse: async ({ browser, server, complaints, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ fresh = false, keep = {}, ...options } = {}) => {
      const motion = fresh ? {} : { reducedMotion: 'reduce' as const };
      const context = await browser.newContext({
        ...contextOptions,
        ...motion,
        baseURL: server.address,
        acceptDownloads: true,
        ...options,
      });
      contexts.push(context);
      await serveClient(context, server.address);
      await context.addInitScript(
        (kept) => {
          if (location.protocol === 'about:') return;
          for (const [key, value] of Object.entries(kept))
            if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
        },
        { ...(fresh ? {} : KNOWN), ...keep },
      );
      context.on('page', (page) => listen(page, complaints));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  guest: async ({ browse }, use) => {
    await use(async (options) => new Player(await browse(options)));
  },
  adventurer: async ({ browse, server }, use) => {
    const english = await English.of(server);
    await use(async (options) => new Adventurer(await browse(options), english));
  },
  table: async ({ server }, use) => {
    await use((options = {}, start = true) =>
      server.post<Made>('/api/tables', {
        name: 'Ann',
        options: { game: 'lunch-money', players: 4, bots: ['easy'], beat: 0, pace: 'appointment', ...options },
        start,
      }),
    );
  },
  party: async ({ server, table }, use) => {
    const parties: Party[] = [];
    await use(async (options = {}) => {
      const made = await table({ game: 'munchkin-bites', players: 3, ...options }, false);
      const party = await Party.gather(server, made);
      parties.push(party);
      return party;
    });
    for (const party of parties) party.leave();
  },
});

export { expect };

/** Waits until a page is there with its texts. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1, main .prompt').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** How far the page can be scrolled sideways, which it should not. */
export async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
