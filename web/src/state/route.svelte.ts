/** Which page is open; the address bar is the truth. */

import { readRoute, type Route } from './paths';
import { pathTo, within } from './sign';

class Router {
  route: Route = $state(readRoute(within(location.pathname), location.hash));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** Opens a page, by its path within the house. */
  go(path: string): void {
    history.pushState(null, '', pathTo(path));
    this.read();
    scrollTo(0, 0);
  }

  /** Goes to a page in place of this one, which nobody wants to come back to. */
  replace(path: string): void {
    history.replaceState(null, '', pathTo(path));
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.route = readRoute(within(location.pathname), location.hash);
  }

  /** Links within the site change the page without loading it again. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download') || link.relList.contains('external')) return;
    const path = within(link.pathname);
    if (path.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    this.go(path + link.hash);
  }
}

export const router = new Router();
