/** The browser's Back closes what lies open above the page, before it leaves the page. */

/** Closes each sheet that is open, the newest last. */
const open: (() => void)[] = [];
/** Steps back that we take ourselves: they close nothing. */
let own = 0;
let listens = false;

/** How many sheets were open at this entry of the history. */
const depthHere = (): number => (history.state as { sheets?: number } | null)?.sheets ?? 0;

function moved(): void {
  if (own > 0) {
    own -= 1;
    return;
  }
  while (open.length > depthHere()) open.pop()?.();
}

/** Notes an open sheet. The function it returns says that the sheet was closed, by anything but Back. */
export function openedSheet(close: () => void): () => void {
  if (!listens) addEventListener('popstate', moved);
  listens = true;
  open.push(close);
  history.pushState({ sheets: open.length }, '');
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at);
    // Whoever followed a link is elsewhere already.
    if (depthHere() <= at) return;
    own += 1;
    history.back();
  };
}
