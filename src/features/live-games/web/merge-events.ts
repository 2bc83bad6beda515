import type { GameEvent, GameEvents, PressedEvent } from '../contract.ts';

type Part = Pick<GameEvents, 'from' | 'events'>;

/** Appends the received events to the known ones. Null if events in between are missing, or if they contradict the known ones. */
export function grown(known: GameEvents, { from, events }: Part): GameEvents | null {
  if (from > known.events.length) return null;
  const isSame = known.events.slice(from).every(({ id }, at) => id === (events[at]?.id ?? id));
  return isSame ? { ...known, events: [...known.events, ...events.slice(known.events.length - from)] } : null;
}

/** Merges the known events with an answer to a request for the events `after` one. */
export function together(known: GameEvents | undefined, heard: GameEvents, after?: string): GameEvents | null {
  // The server does not know that event: its data was restored to an earlier state.
  const isOther = after !== undefined && heard.from === 0;
  if (!known || isOther) return heard;
  const all = grown(known, heard);
  return all && { ...heard, from: 0, events: all.events };
}

export const lastOf = (known: GameEvents | undefined): string | undefined => known?.events.at(-1)?.id;

/** All events that this phone knows: those from the server, and pending ones. */
export function knownEvents(heard: GameEvents, pending: readonly PressedEvent[]): GameEvent[] {
  const ids = new Set(heard.events.map(({ id }) => id));
  return [...heard.events, ...pending.filter(({ id }) => !ids.has(id))];
}
