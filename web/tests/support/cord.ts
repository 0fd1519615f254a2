/** The line of a page, to be cut and mended, and to be meddled with. */

import type { Page, WebSocketRoute } from 'playwright-core';

type Meddle = (text: string) => string | null;

export class Cord {
  private isCut = false;
  private readonly ends = new Set<WebSocketRoute>();
  /** What becomes of a message on its way to the house and from it; nothing, if it gets lost. */
  toHouse: Meddle = (text) => text;
  fromHouse: Meddle = (text) => text;

  /** Must be laid before the page is opened. */
  static async lay(page: Page): Promise<Cord> {
    const cord = new Cord();
    await page.routeWebSocket(/\/ws/, (end) => {
      if (cord.isCut) {
        void end.close();
        return;
      }
      const house = end.connectToServer();
      cord.ends.add(end).add(house);
      end.onMessage((message) => {
        const text = cord.toHouse(String(message));
        if (text !== null) house.send(text);
      });
      house.onMessage((message) => {
        const text = cord.fromHouse(String(message));
        if (text !== null) end.send(text);
      });
    });
    return cord;
  }

  /** Both ends hear that it is cut; new lines are cut at once. */
  async cut(): Promise<void> {
    this.isCut = true;
    for (const end of this.ends) await end.close();
    this.ends.clear();
  }

  mend(): void {
    this.isCut = false;
  }
}
