import { callsOf } from '#web/calls.ts';
import type { BulkAct } from '#web/manage/bulk.ts';
import type { calls, Game } from '../../contract.ts';

/** A court under water: several games at once. */
export const postpone: BulkAct<Game> = {
  label: 'Postpone',
  busyLabel: 'Postponing...',
  takes: ({ status }) => status === 'upcoming',
  send: (rows) => callsOf<typeof calls>().send('POST /api/games/postpone', { body: { rows } }),
  question: (count) => (count === 1 ? 'Postpone this game?' : `Postpone these ${count} games?`),
  done: (count) => (count === 1 ? '1 game postponed' : `${count} games postponed`),
  failed: (count) => (count === 1 ? '1 game was not postponed' : `${count} games were not postponed`),
};
