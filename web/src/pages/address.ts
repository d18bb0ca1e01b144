/** The address that a link or a table's code leads to; `null` if it is neither. Secrets in links are kept. */
export function addressIn(text: string): string | null {
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{4,64})\/?(#key=[^\s]+)?$/.exec(text.trim());
  return found ? `/t/${found[1]}${found[2] ?? ''}` : null;
}
