import type { PressedEvent } from './contract.ts';

/** The phone that has taken a game over, and the phones that have joined it since. */
export interface Holder {
  session: string;
  joined: readonly string[];
}

/** Whether events from a phone count at once. While nobody has taken over, every phone scores. */
export const acceptsTaps = (holder: Holder | null, session: string | null): boolean =>
  holder === null || (session !== null && (holder.session === session || holder.joined.includes(session)));

/** Whether an event starts or ends the game or a period, for everybody. */
export const isStage = ({ kind }: PressedEvent): boolean => kind === 'start' || kind === 'period' || kind === 'end';

/** The event that an undo or an edit refers to. */
const getTarget = (event: PressedEvent): string | null => ('of' in event ? event.of : null);

/** The events that refer to one of these, directly or through another, and these themselves. */
export function findDependants(ids: ReadonlySet<string>, events: readonly PressedEvent[]): Set<string> {
  const found = new Set(ids);
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const event of events) if (found.has(getTarget(event) ?? '')) found.add(event.id);
  }
  return found;
}

/** These events, the events that they refer to, and all events that refer to those: they are decided together. */
export function decidedTogether(ids: ReadonlySet<string>, events: readonly PressedEvent[]): Set<string> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const roots = new Set<string>();
  for (const id of ids) roots.add(findRoot(id, byId));
  return findDependants(roots, events);
}

function findRoot(id: string, byId: ReadonlyMap<string, PressedEvent>): string {
  const seen = new Set<string>();
  for (let at = id; ; ) {
    seen.add(at);
    const event = byId.get(at);
    const target = event && getTarget(event);
    if (!target || !byId.has(target) || seen.has(target)) return at;
    at = target;
  }
}
