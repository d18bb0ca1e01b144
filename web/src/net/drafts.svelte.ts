/** A text that is being typed, kept across reconnections and reloads. */
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

  /** Returns the text and clears the draft. */
  take(): string {
    const text = this.#text;
    this.text = '';
    return text;
  }
}
