import type { GameEvents, PressedEvent } from '../contract.ts';

const prefix = 'village-arena-taps:';

/** What was pressed on this phone and has not arrived yet; it outlives the tab. */
export function pendingEvents(gameId: number): PressedEvent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + gameId) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function keepPending(gameId: number, events: readonly PressedEvent[]): void {
  if (events.length === 0) localStorage.removeItem(prefix + gameId);
  else localStorage.setItem(prefix + gameId, JSON.stringify(events));
}

/** All that this phone knows of a game: what the village heard of, and what is still on its way. */
export function knownEvents(heard: GameEvents, pending: readonly PressedEvent[]): PressedEvent[] {
  const ids = new Set(heard.events.map(({ id }) => id));
  return [...heard.events, ...pending.filter(({ id }) => !ids.has(id))];
}
