/** A person with a browser at any table, who hears what the page hears. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { LunchMoney } from '../src/lunch-money/types';
import type { AnyGame } from '../src/wire';
import { Listener } from './listener';

export class Visitor<G extends AnyGame = LunchMoney> extends Listener<G> {
  readonly page: Page;

  constructor(page: Page) {
    super();
    this.page = page;
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.hear(String(payload))));
  }

  /** Opens a table as the player with its secret; without one, as a spectator. */
  async open(id: string, token?: string): Promise<void> {
    this.forget();
    await this.page.goto(`/t/${id}${token ? `#key=${token}` : ''}`);
    if (!token) await this.watch();
    await this.until(() => this.info !== null);
  }

  /** Chooses to watch if a game is going on. */
  private async watch(): Promise<void> {
    const watch = this.page.getByRole('button', { name: 'Watch', exact: true });
    await expect.poll(async () => this.info !== null || (await watch.count()) > 0).toBe(true);
    if (this.info === null) await watch.click();
  }

  get prompt(): Locator {
    return this.page.locator('.prompt');
  }

  /** Waits for a question, or the end. */
  async turn(): Promise<boolean> {
    await this.until(() => this.asked || this.over, 'a question or the end');
    if (this.over) return false;
    // The table may be ahead of the screen.
    await expect(this.page.locator(`[data-ask="${this.ask?.id}"] .prompt.asked`)).toBeVisible();
    return true;
  }
}
