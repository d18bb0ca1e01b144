/** A countdown on the screen. */

/** How often the remaining time is updated, in milliseconds. */
const TICK = 250;

export class Countdown {
  // Kept as numbers, so that setting the same time again changes nothing.
  readonly #ends: number | null;
  readonly #total: number | null;
  #now = $state(performance.now());

  /**
   * `ends` is when time is up, by the page's clock (`performance.now()`), and `total` how long it was in all. Create
   * it in a component.
   */
  constructor(ends: () => number | null, total: () => number | null) {
    this.#ends = $derived(ends());
    this.#total = $derived(total());
    $effect(() => {
      const up = this.#ends;
      if (up === null) return;
      const timer = setInterval(() => {
        this.#now = performance.now();
        if (this.#now >= up) clearInterval(timer);
      }, TICK);
      this.#now = performance.now();
      return () => clearInterval(timer);
    });
  }

  /** The remaining time in milliseconds; `null` without a time limit. */
  readonly left = $derived.by(() => (this.#ends === null ? null : Math.max(0, this.#ends - this.#now)));

  /** How much time had passed when it was first shown. CSS draws the ring and continues from there. */
  readonly elapsed = $derived.by(() =>
    this.#ends === null || this.#total === null ? 0 : this.#total - Math.max(0, this.#ends - performance.now()),
  );
}
