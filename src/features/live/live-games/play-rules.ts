import type { PressedEvent } from './contract.ts';
import { inOrder } from './rules.ts';

/** The undo that Redo takes back: the last one pressed here since anything else was pressed here; null if there is none. */
export function findRedo(events: readonly PressedEvent[], isMine: (id: string) => boolean): string | null {
  const undos: string[] = [];
  for (const event of inOrder(events)) {
    if (!isMine(event.id)) continue;
    if (event.kind !== 'undo') undos.length = 0;
    else if (undos.includes(event.of)) undos.splice(undos.indexOf(event.of), 1);
    else undos.push(event.id);
  }
  return undos.at(-1) ?? null;
}

const stages: readonly PressedEvent['kind'][] = ['start', 'period', 'end', 'tap', 'correction'];

/** Before the first play of a game without a start. */
const beforeFirstMs = 2000;

/**
 * The instant of a play that is put in the middle: half way between the play that it follows (null: none) and the next.
 * Null if it comes after all others, and so happens now.
 */
export function instantAfter(shown: readonly PressedEvent[], afterId: string | null): string | null {
  const plays = shown.filter(({ kind }) => stages.includes(kind));
  const at = plays.findIndex(({ id }) => id === afterId);
  const [before, next] = [plays[at], plays[at + 1]];
  if (!next) return null;
  const to = Date.parse(next.at);
  const from = before ? Date.parse(before.at) : to - beforeFirstMs;
  return new Date(from + Math.floor((to - from) / 2)).toISOString();
}

interface Listed {
  event: Pick<PressedEvent, 'kind'>;
  periodNumber: number;
  playerId: number | null;
}

/** What a list of plays is narrowed to; null is everything, and 0 the plays without a player. */
export interface PlayFilter {
  period: number | null;
  playerId: number | null;
}

export const filterPlays = <Moment extends Listed>(
  moments: readonly Moment[],
  { period, playerId }: PlayFilter,
): readonly Moment[] =>
  moments.filter(
    (moment) =>
      (period === null || moment.periodNumber === period) &&
      (playerId === null || (moment.event.kind === 'tap' && (moment.playerId ?? 0) === playerId)),
  );
