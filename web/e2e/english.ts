/** The English texts, for tests to look for. */
import type { FluentBundle } from '@fluent/bundle';
import { type Args, bundleOf, fill, sayIn } from '../src/words/bundle';
import type { Phrase } from '../src/wire';
import type { Server } from './server';

export class English {
  readonly #bundle: FluentBundle;

  private constructor(bundle: FluentBundle) {
    this.#bundle = bundle;
  }

  static async of(server: Server): Promise<English> {
    return new English(bundleOf('en', await server.text('/api/words/en')));
  }

  say(phrase: Phrase, names: readonly string[]): string {
    return sayIn(this.#bundle, phrase, names);
  }

  get(key: string, args: Args = {}): string {
    return fill(this.#bundle, key, args);
  }
}
