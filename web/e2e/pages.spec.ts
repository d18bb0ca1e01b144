import type { Page } from '@playwright/test';
import { seriousIn } from './axe';
import { expect, PHONE, sideways, test } from './fixtures';
import { finished, type MakeTable, placesOf, visit } from './places';
import type { Player } from './player';

/** Creates the tables that the pages need. */
async function prepared(guest: () => Promise<Player>, table: MakeTable) {
  const over = await finished(await guest(), () => table({ public: true }));
  return placesOf(await table({ public: true }, false), await table({ public: true, hints: true }), over);
}

test('axe finds nothing serious on any page, light or dark', async ({ guest, table }) => {
  test.slow();
  const places = await prepared(guest, table);
  const { page } = await guest();
  for (const place of places) {
    await visit(page, place);
    expect.soft(await seriousIn(page), place.name).toEqual([]);
  }
});

/** Everything on the page to read or to hear: texts, and names for screen readers. */
async function textsOf(page: Page): Promise<{ text: string; own: boolean }[]> {
  return page.evaluate(() => {
    // Names, ids of clauses, keys, names of languages, the rulebook itself: not texts of the client.
    const foreign =
      'kbd, [lang]:not(html), [translate=no], code, pre, q, .book, .player summary, dd, .name, .who, .word, .at, a[href*="/rules/"]';
    const found: { text: string; own: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          const text = node.getAttribute(name)?.trim();
          if (text) found.push({ text, own: node.closest(foreign) === null });
        }
      } else {
        const text = node.textContent?.trim();
        const parent = node.parentElement;
        if (text && parent && !parent.closest('script, style'))
          found.push({ text, own: parent.closest(foreign) === null });
      }
    }
    return found;
  });
}

/** A word in letters that the pseudo-language does not use. */
const PLAIN = /(?<![\p{L}\p{N}-])[A-Za-z]{3,}(?![\p{L}\p{N}])/gu;

for (const langs of [
  ['en', 'it', 'es'],
  ['cs', 'xx'],
]) {
  test(`every page speaks ${langs.join(' and ')}, and fits on a phone`, async ({ guest, table, server }) => {
    test.slow();
    const places = await prepared(guest, table);
    const source = await (await fetch(`${server.address}/api/words/en`)).text();
    const keys = new Set([...source.matchAll(/^([a-z][a-z0-9]*-[a-z0-9-]+) =/gm)].map(([, key]) => key));
    expect(keys.size).toBeGreaterThan(500);
    for (const lang of langs) {
      const player = await guest({ ...PHONE, keep: { 'recess:settings': { lang } } });
      const { page } = player;
      for (const place of places) {
        await visit(page, place);
        const where = `${place.name} (${lang})`;
        await expect(page.locator('html')).toHaveAttribute('lang', lang === 'xx' ? 'en' : lang);
        expect.soft(await sideways(page), `${where} scrolls sideways`).toBe(0);
        const texts = await textsOf(page);
        expect(texts.length, where).toBeGreaterThan(3);
        const isRaw = (text: string) => /\{ ?\$/.test(text) || text.split(/[^\w.-]+/).some((word) => keys.has(word));
        expect
          .soft(
            texts.filter(({ text }) => isRaw(text)),
            `${where}: raw keys`,
          )
          .toEqual([]);
        if (lang !== 'xx') continue;
        const names = (player.info?.seats ?? []).flatMap(({ name }) => name.split(' '));
        const known = new Set(['Recess', 'SHA', ...names]);
        const isPlain = (text: string) => (text.match(PLAIN) ?? []).some((word) => !known.has(word));
        const said = texts.filter(({ own, text }) => own && isPlain(text));
        expect.soft(said, `${where}: not translated`).toEqual([]);
      }
      await page.close();
    }
  });
}
