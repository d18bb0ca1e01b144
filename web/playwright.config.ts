import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const system = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Tests of the table in a real browser. `make test-browser` builds what they need and runs them. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    { name: 'screenshots', testMatch: '*.shots.ts' },
    { name: 'bench', testMatch: '*.bench.ts' },
  ],
  outputDir: 'shots/tests',
  workers: Math.min(2, availableParallelism()),
  fullyParallel: true,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    browserName: 'chromium',
    // Texts, numbers and the look must not depend on the machine.
    locale: 'en',
    timezoneId: 'UTC',
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(existsSync(system) ? { executablePath: system } : {}),
      // A client from a directory seems to come from another origin, which may not talk to this machine.
      args: [
        ...(process.env['CLIENT'] ? ['--disable-features=LocalNetworkAccessChecks'] : []),
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-dev-shm-usage',
      ],
    },
  },
});
