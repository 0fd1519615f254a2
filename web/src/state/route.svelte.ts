/** Which page is open; the address bar is the truth. */

export type Route =
  | { page: 'door' }
  | { page: 'table'; code: string }
  | { page: 'tv'; code: string }
  | { page: 'device'; token: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'replay'; table: string; step: number | null }
  | { page: 'lost' };

/** The page of a path. */
export function readRoute(path: string, hash: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter((part) => part !== '').map(decodeURIComponent);
  const anchor = hash.replace(/^#/, '');
  if (more.length > 0) return { page: 'lost' };
  if (first === '') return { page: 'door' };
  if (second === '') return { page: 'lost' };
  switch (first) {
    case 't':
      return { page: 'table', code: second.toUpperCase() };
    case 'tv':
      return { page: 'tv', code: second.toUpperCase() };
    case 'device':
      return { page: 'device', token: second };
    case 'rules':
      return { page: 'rules', game: second, rule: anchor === '' ? null : anchor };
    case 'replay':
      return { page: 'replay', table: second, step: /^\d+$/.test(anchor) ? Number(anchor) : null };
    default:
      return { page: 'lost' };
  }
}

class Router {
  route: Route = $state(readRoute(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.route = readRoute(location.pathname, location.hash);
  }

  /** Links within the site change the page without loading it again. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
