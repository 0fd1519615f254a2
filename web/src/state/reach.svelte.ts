/** By which address others come to this house. Whoever sits at its machine knows it as `localhost`, which is no use to them. */

import { pathTo } from './sign';

/** What starts a house that the network can reach. */
export const OPEN_COMMAND = 'sexton serve --host 0.0.0.0';

/** Whether an address is that of the machine itself. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/.test(hostname);

class Reach {
  /** Where links for others begin; nothing if the house is open to this machine alone. */
  private origin: string | null = $state(location.origin);

  constructor() {
    if (isLoopback(location.hostname)) void this.ask();
  }

  /** A page of the house for somebody else's address bar, from its path; nothing if nobody else could open it. */
  link(path: string): string | null {
    return this.origin === null ? null : this.origin + pathTo(path);
  }

  private async ask(): Promise<void> {
    try {
      const answer = await fetch(pathTo('/api/reach'));
      const { url } = (await answer.json()) as { url: string | null };
      this.origin = url === null ? null : new URL(url).origin;
    } catch {
      this.origin = null;
    }
  }
}

export const reach = new Reach();
