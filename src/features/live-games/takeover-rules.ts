import type { PressedEvent } from './contract.ts';

/** The phone that has taken a game over, and those that score together with it since. */
export interface Holder {
  session: string;
  joined: readonly string[];
}

/** Whether what a phone sends counts at once. Where nobody has taken over, everybody scores. */
export const takesTaps = (holder: Holder | null, session: string | null): boolean =>
  holder === null || (session !== null && (holder.session === session || holder.joined.includes(session)));

/** Begins or ends something for everybody. */
export const isStage = ({ kind }: PressedEvent): boolean => kind === 'start' || kind === 'period' || kind === 'end';

/** What an undo or an edit is about. */
const targetOf = (event: PressedEvent): string | null => ('of' in event ? event.of : null);

/** Those that are about one of these, also by way of another. */
export function dependantsOf(ids: ReadonlySet<string>, events: readonly PressedEvent[]): Set<string> {
  const found = new Set(ids);
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const event of events) if (found.has(targetOf(event) ?? '')) found.add(event.id);
  }
  return found;
}

/** These with whatever they are about among the events, and all that is about it: decided together. */
export function decidedTogether(ids: ReadonlySet<string>, events: readonly PressedEvent[]): Set<string> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const roots = new Set<string>();
  for (const id of ids) roots.add(rootOf(id, byId));
  return dependantsOf(roots, events);
}

function rootOf(id: string, byId: ReadonlyMap<string, PressedEvent>): string {
  const seen = new Set<string>();
  for (let at = id; ; ) {
    seen.add(at);
    const event = byId.get(at);
    const target = event && targetOf(event);
    if (!target || !byId.has(target) || seen.has(target)) return at;
    at = target;
  }
}
