/** A time that runs out, while it is on the screen. */

/** How often what is left is read off, in milliseconds. */
const TICK = 250;

export class Countdown {
  // Kept as numbers: whoever says the same again starts nothing anew.
  readonly #ends: number | null;
  readonly #total: number | null;
  #now = $state(performance.now());

  /** When it is up, by the page's clock (`performance.now()`), and how long all of it was. To be made by a component. */
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

  /** What is left, in milliseconds; `null` if nobody has to hurry. */
  readonly left = $derived.by(() => (this.#ends === null ? null : Math.max(0, this.#ends - this.#now)));

  /** How much had gone by when this time was first shown: the ring is drawn by CSS, which goes on from there. */
  readonly elapsed = $derived.by(() =>
    this.#ends === null || this.#total === null ? 0 : this.#total - Math.max(0, this.#ends - performance.now()),
  );
}
