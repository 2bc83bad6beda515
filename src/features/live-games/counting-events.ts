import type { HeardEvent } from './contract.ts';

/**
 * Each event once, as it was put right last, without those that were taken back. Whatever counts was pressed last
 * decides: from the latest to the earliest, an undoing that nothing undid takes its event out, and an edit of which that
 * is true says what its tap was.
 */
export function countingEvents(events: readonly HeardEvent[]): HeardEvent[] {
  const ordered = inOrder(events);
  const earlier = new Map(ordered.map((event) => [event.id, event]));
  const undone = new Set<string>();
  const edits = new Map<string, HeardEvent>();
  const counting: HeardEvent[] = [];
  for (const event of ordered.toReversed()) {
    earlier.delete(event.id);
    if (undone.has(event.id) || undone.has(stageOf(event) ?? '')) continue;
    if (event.kind === 'undo') takeBack(event.of, earlier.get(event.of), undone);
    else if (event.kind !== 'edit') counting.push(putRight(event, edits.get(event.id)));
    else if (!edits.has(event.of)) edits.set(event.of, event);
  }
  return onceEach(counting.toReversed());
}

/** Two officers who begin the same period begin it once, so taking it back takes back both. */
function takeBack(id: string, event: HeardEvent | undefined, undone: Set<string>): void {
  undone.add(id);
  const stage = event && stageOf(event);
  if (stage) undone.add(stage);
}

function putRight(event: HeardEvent, edit: HeardEvent | undefined): HeardEvent {
  if (event.kind !== 'tap' || edit?.kind !== 'edit') return event;
  const { side, period, tap, playerId, playerName } = edit;
  const { playerName: _, ...pressed } = event;
  return { ...pressed, side, period, tap, playerId, ...(playerName !== undefined && { playerName }) };
}

/** What happens once in a game. */
function stageOf(event: HeardEvent): string | undefined {
  if (event.kind === 'period') return `period ${event.period}`;
  return event.kind === 'start' || event.kind === 'end' ? event.kind : undefined;
}

function onceEach(events: readonly HeardEvent[]): HeardEvent[] {
  const begun = new Set<string>();
  return events.filter((event) => {
    const stage = stageOf(event);
    if (stage === undefined) return true;
    const isFirst = !begun.has(stage);
    begun.add(stage);
    return isFirst;
  });
}

function inOrder(events: readonly HeardEvent[]): HeardEvent[] {
  const once = [...new Map(events.map((event) => [event.id, event])).values()];
  return once.sort((a, b) => compared(a.at, b.at) || compared(a.id, b.id));
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
