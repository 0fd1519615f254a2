/** A small reverse proxy before a house: other things live at the same address, and the house below a path. */

import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { lanUrl } from './house';

export class Proxy {
  private readonly server: Server;

  /** Passes what is below the path on to a port, with the path or without it. */
  constructor(
    port: number,
    private readonly base: string,
    private readonly strips: boolean,
  ) {
    this.server = createServer((from, to) => {
      const path = this.path(from);
      if (path === null) {
        to.writeHead(404).end('nothing here');
        return;
      }
      const passed = request({ port, path, method: from.method, headers: from.headers }, (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
      });
      passed.on('error', () => to.destroy());
      from.pipe(passed);
    });
    this.server.on('upgrade', (from: IncomingMessage, socket, head) => {
      const path = this.path(from);
      const house = connect(port, '127.0.0.1', () => {
        const lines = Object.entries(from.headers).map(([name, value]) => `${name}: ${String(value)}`);
        house.write([`GET ${path ?? '/nothing'} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
        house.write(head);
        socket.pipe(house).pipe(socket);
      });
      for (const end of [house, socket]) end.on('error', () => [house, socket].forEach((other) => other.destroy()));
    });
  }

  /** Opens it; the address by which others reach it. */
  async open(): Promise<string> {
    await new Promise<void>((open) => this.server.listen(0, '127.0.0.1', open));
    return lanUrl((this.server.address() as AddressInfo).port);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private path(from: IncomingMessage): string | null {
    const url = from.url ?? '/';
    if (!url.startsWith(this.base)) return null;
    return this.strips ? url.slice(this.base.length) || '/' : url;
  }
}
