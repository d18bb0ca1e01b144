/** The screens that everything has to fit. */
import type { BrowserContextOptions } from '@playwright/test';

const touch = { hasTouch: true, isMobile: true };

interface Screen extends BrowserContextOptions {
  viewport: { width: number; height: number };
}

const screen = (width: number, height: number, more: BrowserContextOptions = {}): Screen => ({
  ...more,
  viewport: { width, height },
});

export const SCREENS = {
  '1280x800': screen(1280, 800),
  '1366x768': screen(1366, 768),
  '1440x900': screen(1440, 900),
  '1920x1080': screen(1920, 1080),
  '2560x1440': screen(2560, 1440),
  '820x1180': screen(820, 1180, touch),
  '390x844': screen(390, 844, touch),
  '844x390': screen(844, 390, touch),
  // 1280 x 800 at 200 %.
  '640x400': screen(640, 400, { deviceScaleFactor: 2 }),
};

export type Size = keyof typeof SCREENS;

/** The sizes that the window of one browser can have; fingers and the density of pixels stay. */
export const BROWSERS: Record<string, readonly [Size, ...Size[]]> = {
  'a mouse': ['1280x800', '1366x768', '1440x900', '1920x1080', '2560x1440'],
  'a finger': ['820x1180', '390x844', '844x390'],
  '200 %': ['640x400'],
};
