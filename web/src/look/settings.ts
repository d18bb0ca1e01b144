/** How the client looks and moves: attributes of the root element, which the style sheets read. */
export interface LookSettings {
  /** Without it, the system's preference. */
  theme?: 'light' | 'dark';
  mood?: 'schoolyard' | 'haunted';
  /** The system's reduced motion takes precedence. */
  motion?: 'none' | 'fast' | 'normal' | 'slow';
}

/** Gives an element, by default the page, that look. */
export function applyLook({ theme, mood, motion }: LookSettings, root: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries({ theme, mood, motion })) {
    if (value) root.setAttribute(`data-${name}`, value);
    else root.removeAttribute(`data-${name}`);
  }
}
