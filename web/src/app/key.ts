/** The secret in a link such as `/t/ID#key=TOKEN`. */
export function keyIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('key');
}
