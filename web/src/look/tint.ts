/** The class that gives a seat its colour, as `--tint`. */
export function tintOf(seat: number | null): string {
  return `tint-${((Math.trunc(seat ?? 0) % 8) + 8) % 8}`;
}
