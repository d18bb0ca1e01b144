/** How the client looks and moves: attributes of the root element that the style sheets read. */
export interface LookSettings {
  /** Without it, what the system prefers. */
  theme?: 'light' | 'dark';
  mood?: 'schoolyard' | 'haunted';
  /** The system's wish for reduced motion wins over all of them. */
  motion?: 'none' | 'fast' | 'normal' | 'slow';
}

/** Makes an element, by default the page, look that way. */
export function applyLook({ theme, mood, motion }: LookSettings, root: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries({ theme, mood, motion })) {
    if (value) root.setAttribute(`data-${name}`, value);
    else root.removeAttribute(`data-${name}`);
  }
}
