/** A time that runs out, while it is on the screen. */

/** How often what is left is read off, in milliseconds. */
const TICK = 250;

export class Countdown {
  readonly #ends: () => number | null | undefined;
  readonly #total: () => number | null | undefined;
  #now = $state(performance.now());

  /** When it is up, by the page's clock (`performance.now()`), and how long all of it was. To be made by a component. */
  constructor(ends: () => number | null | undefined, total: () => number | null | undefined) {
    this.#ends = ends;
    this.#total = total;
    $effect(() => {
      const up = this.#ends() ?? null;
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
  readonly left = $derived.by(() => {
    const ends = this.#ends() ?? null;
    return ends === null ? null : Math.max(0, ends - this.#now);
  });

  /** How much had gone by when this time was first shown: the ring is drawn by CSS, which goes on from there. */
  readonly elapsed = $derived.by(() => {
    const [ends, total] = [this.#ends() ?? null, this.#total() ?? null];
    return ends === null || total === null ? 0 : total - Math.max(0, ends - performance.now());
  });
}
