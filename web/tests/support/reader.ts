/**
 * Somebody who cannot see: knows a page only by what Chromium tells assistive technology of it (roles, names, states) and
 * by what live regions speak, and presses what has focus.
 */

import type { CDPSession, Page } from 'playwright-core';

/** Something with a role and a name. */
export interface Item {
  role: string;
  name: string;
  isDisabled: boolean;
  /** The names of the regions and groups around it. */
  within: string[];
  node: number;
}

const AROUND = new Set(['region', 'group', 'log', 'dialog', 'list', 'alert', 'status']);
/** Text and boxes are read as part of what holds them. */
const PLAIN = new Set(['StaticText', 'InlineTextBox', 'generic', 'none', 'LineBreak', 'ListMarker']);

/** Writes down what is added to a live region, as a screen reader would speak it. */
function listen(): void {
  const spoken: string[] = [];
  Object.assign(window, { spoken });
  const live = '[aria-live], [role=log], [role=status], [role=alert]';
  const watch = (records: MutationRecord[]) => {
    for (const { target, addedNodes, type } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      // A region that comes with its words is spoken if it is an alert.
      for (const node of addedNodes) {
        const alert = node instanceof Element ? (node.matches('[role=alert]') ? node : node.querySelector('[role=alert]')) : null;
        if (region || alert) spoken.push((region ? node : alert)?.textContent?.trim() ?? '');
      }
      if (region && type === 'characterData') spoken.push(target.textContent?.trim() ?? '');
    }
  };
  new MutationObserver(watch).observe(document, { subtree: true, childList: true, characterData: true });
}

export class Reader {
  private constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  /** Must come before the page is opened. */
  static async at(page: Page): Promise<Reader> {
    await page.addInitScript(listen);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    await cdp.send('DOM.enable');
    return new Reader(page, cdp);
  }

  /** Everything on the page, in reading order. */
  async read(): Promise<Item[]> {
    const { nodes } = await this.cdp.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const items: Item[] = [];
    const walk = (id: string, within: string[]): string => {
      const node = byId.get(id);
      if (!node) return '';
      const role = String(node.role?.value ?? '');
      const name = String(node.name?.value ?? '');
      const isItem = !node.ignored && !PLAIN.has(role);
      const item = { role, name, isDisabled: node.properties?.some((property) => property.name === 'disabled' && property.value.value === true) ?? false, within, node: node.backendDOMNodeId ?? 0 };
      if (isItem) items.push(item);
      const around = isItem && AROUND.has(role) && name !== '' ? [...within, name] : within;
      const text = (node.childIds ?? []).map((child) => walk(child, around)).join(' ');
      if (isItem && item.name === '') item.name = text.replace(/\s+/g, ' ').trim();
      return role === 'StaticText' ? name : isItem ? item.name : text;
    };
    const [root] = nodes;
    if (root) walk(root.nodeId, []);
    return items;
  }

  /** What can be pressed now within something of that name. */
  static buttons(items: readonly Item[], within?: string): Item[] {
    return items.filter((item) => item.role === 'button' && !item.isDisabled && (within === undefined || item.within.includes(within)));
  }

  /** Goes there and presses Enter; whether it was still there. */
  async press({ node }: Item): Promise<boolean> {
    try {
      await this.cdp.send('DOM.focus', { backendNodeId: node });
    } catch {
      return false;
    }
    await this.page.keyboard.press('Enter');
    return true;
  }

  /** What was spoken since the page was opened. */
  async spoken(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.filter((text) => text !== ''));
  }
}
