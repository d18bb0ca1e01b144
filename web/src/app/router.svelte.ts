/** Addresses and their pages. */

export type Page = 'landing' | 'new' | 'table' | 'here' | 'tables' | 'replay' | 'rules' | 'cards' | 'about' | 'missing';

export interface Route {
  page: Page;
  params: Readonly<Record<string, string>>;
}

const ROUTES: readonly (readonly [string, Page])[] = [
  ['/', 'landing'],
  ['/new', 'new'],
  ['/t/:id', 'table'],
  ['/here', 'here'],
  ['/here/:id', 'here'],
  ['/tables', 'tables'],
  ['/replay/:id/:number', 'replay'],
  ['/rules', 'rules'],
  ['/rules/:game', 'rules'],
  ['/rules/:game/:clause', 'rules'],
  ['/cards', 'cards'],
  ['/cards/:game', 'cards'],
  ['/about', 'about'],
];

function parts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page for an address. */
export function routeOf(path: string): Route {
  const given = parts(path);
  for (const [pattern, page] of ROUTES) {
    const wanted = parts(pattern);
    if (wanted.length !== given.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, at) => {
      const value = given[at] ?? '';
      if (!part.startsWith(':')) return part === value;
      params[part.slice(1)] = decode(value);
      return true;
    });
    if (fits) return { page, params };
  }
  return { page: 'missing', params: {} };
}

class Router {
  path = $state('/');
  readonly route: Route = $derived(routeOf(this.path));

  /** Follows addresses: the browser's, and every link on the page. */
  start(): () => void {
    this.path = location.pathname;
    const moved = () => (this.path = location.pathname);
    const clicked = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const inside = link.origin === location.origin && !link.target && !link.hasAttribute('download');
      if (!inside || link.pathname.startsWith('/api/')) return;
      // The browser handles links within the page.
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener('popstate', moved);
    document.addEventListener('click', clicked);
    return () => {
      removeEventListener('popstate', moved);
      document.removeEventListener('click', clicked);
    };
  }

  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', address);
    else if (address !== location.pathname + location.search + location.hash) history.pushState(null, '', address);
    this.path = location.pathname;
    if (!replace) scrollTo(0, 0);
  }
}

export const router = new Router();
