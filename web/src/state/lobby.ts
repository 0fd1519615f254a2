/** The lobby as one follows it: whole once, then what changes. */

import type { Message } from '../net/unfold';
import type { LobbyInfo } from '../wire/wire';

/** The lobby after a message of the house. */
export function followed(lobby: LobbyInfo | null, message: Message): LobbyInfo | null {
  if (message.is === 'lobby') return message.lobby;
  if (!lobby) return null;
  if (message.is === 'yours') return { ...lobby, yours: message.yours, recent: message.recent ?? lobby.recent };
  if (message.is !== 'lobby_changed') return lobby;
  const away = new Set([...message.gone, ...message.put.map(({ listing }) => listing.table)]);
  const listed = lobby.listed.filter((listing) => !away.has(listing.table));
  for (const { at, listing } of message.put) listed.splice(at, 0, listing);
  return { ...lobby, listed, more: message.more };
}
