/** What whoever looks after the house sees and does, by the token they have typed. */

import { words } from '../words/words.svelte';
import type { AdminAct, AdminAnswer, AdminBan, AdminGuest, AdminReport, AdminRequest, AdminTable, Trouble } from '../wire/wire';
import { pathTo } from './sign';

/** Kept while the tab is open, so that a reload does not ask again. */
const TOKEN = 'sexton.admin';

export type View = 'tables' | 'guests' | 'bans' | 'reports' | 'audit';

class Admin {
  isIn: boolean = $state(false);
  trouble: string = $state('');
  done: string = $state('');
  view: View = $state('tables');
  tables: AdminTable[] = $state([]);
  guests: AdminGuest[] = $state([]);
  bans: AdminBan[] = $state([]);
  reports: AdminReport[] = $state([]);
  acts: AdminAct[] = $state([]);
  private token = sessionStorage.getItem(TOKEN) ?? '';

  get hasToken(): boolean {
    return this.token !== '';
  }

  /** Tries a token. */
  async enter(token: string): Promise<void> {
    this.token = token;
    this.isIn = await this.look('tables');
    if (this.isIn) sessionStorage.setItem(TOKEN, token);
    else sessionStorage.removeItem(TOKEN);
  }

  async again(): Promise<void> {
    if (this.hasToken) await this.enter(this.token);
  }

  /** Looks at one of the lists; whether it could. */
  async look(view: View): Promise<boolean> {
    this.view = view;
    const answer = await this.ask({ do: view } as AdminRequest);
    if (!answer) return false;
    if (answer.is === 'tables') this.tables = answer.tables;
    if (answer.is === 'guests') this.guests = answer.guests;
    if (answer.is === 'bans') this.bans = answer.bans;
    if (answer.is === 'reports') this.reports = answer.reports;
    if (answer.is === 'audit') this.acts = answer.acts;
    return true;
  }

  /** Does something, and looks again. */
  async act(request: AdminRequest): Promise<void> {
    if (!(await this.ask(request))) return;
    await this.look(this.view);
    this.done = words.say('admin-done');
  }

  private async ask(request: AdminRequest): Promise<AdminAnswer | null> {
    this.trouble = '';
    this.done = '';
    try {
      const told = await fetch(pathTo('/api/admin'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
        body: JSON.stringify(request),
      });
      const answer = (await told.json()) as AdminAnswer | { trouble?: Trouble };
      if ('trouble' in answer && answer.trouble) this.trouble = words.phrase(answer.trouble.say);
      else if (!told.ok) this.trouble = words.say(told.status === 404 ? 'web-lost-text' : 'web-line-lost');
      else if ('is' in answer) return answer;
    } catch {
      this.trouble = words.say('web-line-lost');
    }
    return null;
  }
}

export const admin = new Admin();
