import type { GameEvents, HeardEvent, PressedEvent } from '../contract.ts';

type Part = Pick<GameEvents, 'from' | 'events'>;

/** All events so far with those that came; null where some in between are missing, or are others. */
export function grown(known: GameEvents, { from, events }: Part): GameEvents | null {
  if (from > known.events.length) return null;
  const isSame = known.events.slice(from).every(({ id }, at) => id === (events[at]?.id ?? id));
  return isSame ? { ...known, events: [...known.events, ...events.slice(known.events.length - from)] } : null;
}

/** What is known here with what the village answered to whoever asked `after` an event. */
export function together(known: GameEvents | undefined, heard: GameEvents, after?: string): GameEvents | null {
  // It does not remember that event: it was set back.
  const isOther = after !== undefined && heard.from === 0;
  if (!known || isOther) return heard;
  const all = grown(known, heard);
  return all && { ...heard, from: 0, events: all.events };
}

export const lastOf = (known: GameEvents | undefined): string | undefined => known?.events.at(-1)?.id;

/** All that this phone knows of a game: what the village heard of, and what is still on its way. */
export function knownEvents(heard: GameEvents, pending: readonly PressedEvent[]): HeardEvent[] {
  const ids = new Set(heard.events.map(({ id }) => id));
  return [...heard.events, ...pending.filter(({ id }) => !ids.has(id))];
}
