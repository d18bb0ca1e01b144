/** Faults that a person sees at a glance: things that are cut off, hidden, too small, or on top of each other. */
import type { Page } from '@playwright/test';

export interface Trouble {
  /** Buttons and texts off the screen that no scrolling brings into view. */
  outside: string[];
  /** Texts that are cut off. */
  cut: string[];
  /** Buttons that something else covers. */
  covered: string[];
  /** Buttons smaller than a fingertip. */
  small: string[];
  /** The smallest print, in pixels. */
  print: number;
  /** Texts smaller than 12 px. */
  fine: string[];
}

/** What must be seen without scrolling: where one answers, and what is fought about. */
const ESSENTIAL = [
  '.prompt, .prompt button, .askable button, .total, .verdict, [data-hand]:not(.hands *), .bar button, .bar select',
  '.stop :is(select, button)',
  '.talk form :is(input, button), .controls :is(button, select, input)',
].join();

/** The same in whatever lies open above the table: the way out, the main button, and where one types. */
const IN_DIALOG = ':is(header button, footer button, .primary, form :is(input, button), [role=alert])';

/** Where there is some height, every monster. */
const MONSTERS = '.monster .who b';
/** On a screen that is wide enough, every player and both rows of items too. */
const EVERYBODY = '[data-seat], .own .character [data-drop]';
/** Whoever magnifies the page, or holds a phone sideways, scrolls to the third monster. */
const LOW = 500;

export async function troubleOn(page: Page): Promise<Trouble> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const wanted = [ESSENTIAL, ...(height > LOW ? [MONSTERS] : []), ...(width >= 1280 ? [EVERYBODY] : [])].join();
  return page.evaluate(
    ([essential = '', inDialog = '']) => {
      const trouble: Trouble = { outside: [], cut: [], covered: [], small: [], print: 99, fine: [] };
      const touch = matchMedia('(pointer: coarse)').matches;
      const called = (element: Element) =>
        `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith('svelte')).join('.')} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
      const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      /** The part of a box that remains within the window and within every clipping box around it. */
      const left = (element: Element) => {
        const box = element.getBoundingClientRect();
        let [x0, y0, x1, y1] = [
          Math.max(box.left, 0),
          Math.max(box.top, 0),
          Math.min(box.right, innerWidth),
          Math.min(box.bottom, innerHeight),
        ];
        for (let around = element.parentElement; around; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const edge = around.getBoundingClientRect();
          if (overflowX !== 'visible') [x0, x1] = [Math.max(x0, edge.left), Math.min(x1, edge.right)];
          if (overflowY !== 'visible') [y0, y1] = [Math.max(y0, edge.top), Math.min(y1, edge.bottom)];
        }
        return { box, width: x1 - x0, height: y1 - y0, x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
      };
      /** Between which sides it can be seen. */
      const sides = (element: Element) => {
        let [x0, x1] = [0, innerWidth];
        for (let around: Element | null = element; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowX === 'visible') continue;
          const edge = around.getBoundingClientRect();
          [x0, x1] = [Math.max(x0, edge.left), Math.min(x1, edge.right)];
        }
        return [x0, x1] as const;
      };
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const root = dialog ?? document.body;
      for (const element of root.querySelectorAll(dialog ? inDialog : essential)) {
        if (!seen(element)) continue;
        const { box, width, height } = left(element);
        const hand = element.hasAttribute('data-hand');
        // A strip is enough of a card in a fan, and of any other card the part with its name.
        const wanted = hand
          ? { width: Math.min(20, box.width), height: box.height * 0.55 }
          : { width: box.width - 2, height: box.height - 2 };
        if (width < wanted.width || height < wanted.height)
          trouble.outside.push(
            `${called(element)} ${Math.round(width)}×${Math.round(height)} of ${Math.round(box.width)}×${Math.round(box.height)}`,
          );
      }
      for (const element of root.querySelectorAll<HTMLElement>('button, a[href], input, select')) {
        if (!seen(element) || element.closest('[inert]')) continue;
        // Whoever hits the label hits what it is for.
        const { box, width, height, x, y } = left(element.closest('label') ?? element);
        if (width < 8 || height < 8) continue;
        if (touch && !element.closest('p, .log, [data-hand]') && (box.height < 43.5 || box.width < 43.5)) {
          // The place that answers may be larger than what is seen.
          const reach = getComputedStyle(element, '::before');
          const [wide, high] = [
            Math.max(box.width, parseFloat(reach.width) || 0),
            Math.max(box.height, parseFloat(reach.height) || 0),
          ];
          if (wide < 43.5 || high < 43.5)
            trouble.small.push(`${called(element)} ${Math.round(box.width)}×${Math.round(box.height)}`);
        }
        const top = document.elementFromPoint(x, y);
        const same = top && (element.contains(top) || top.contains(element) || element.closest('label')?.contains(top));
        // The controls of a replay stay where they are, and what is below them can be scrolled to.
        if (!same && !element.closest('[data-hand], [role=tabpanel]') && !top?.closest('.controls'))
          trouble.covered.push(`${called(element)} by ${top ? called(top) : 'nothing'}`);
      }
      // What a dialog scrolls to must not be cut at its sides.
      for (const element of dialog?.querySelectorAll('button, input, select, [data-hand]') ?? []) {
        if (!seen(element) || element.closest('.scroll-bare')) continue;
        const { box, width } = left(element);
        if (width < box.width - 2) trouble.outside.push(`${called(element)} at the side`);
      }
      /** Rows that are scrolled sideways, and cards that lie on each other. */
      const ROWS = '.scroll-bare, [data-hand], .strip, .slots, [role=tablist]';
      const words = document.createRange();
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!element || !texts.currentNode.textContent?.trim() || !seen(element)) continue;
        if (element.closest('.unseen, [aria-live], option, sup, svg, kbd')) continue;
        const { width, height } = left(element);
        if (width < 2 || height < 2) continue;
        words.selectNodeContents(texts.currentNode);
        const text = words.getBoundingClientRect();
        const edges = sides(element);
        if (!element.closest(ROWS) && (text.right > edges[1] + 2 || text.left < edges[0] - 2))
          trouble.cut.push(`${called(element)} at the side`);
        const style = getComputedStyle(element);
        const print = parseFloat(style.fontSize);
        trouble.print = Math.min(trouble.print, print);
        if (print < 11.95) trouble.fine.push(`${called(element)} ${print.toFixed(1)} px`);
        const hides = style.overflowX !== 'visible' || style.textOverflow === 'ellipsis';
        if (hides && element.scrollWidth > element.clientWidth + 1 && !element.closest('.body'))
          trouble.cut.push(called(element));
      }
      return trouble;
    },
    [wanted, IN_DIALOG],
  );
}
