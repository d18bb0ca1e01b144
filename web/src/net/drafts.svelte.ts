/** What somebody is typing, kept over reconnections and reloads of the page. */
export class Draft {
  readonly #key: string;
  #text = $state('');

  constructor(table: string, what: 'chat' | 'talk') {
    this.#key = `recess:draft:${table}:${what}`;
    this.#text = sessionStorage.getItem(this.#key) ?? '';
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    if (text) sessionStorage.setItem(this.#key, text);
    else sessionStorage.removeItem(this.#key);
  }

  /** The text, which is a draft no longer. */
  take(): string {
    const text = this.#text;
    this.text = '';
    return text;
  }
}
