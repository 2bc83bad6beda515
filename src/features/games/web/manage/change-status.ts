import { callsOf } from '#web/calls.ts';
import type { BulkAct } from '#web/manage/bulk.ts';
import { type calls, type Game, plannedStatuses } from '../../contract.ts';
import { isPlanned } from '../../rules.ts';
import { statusNames } from '../scoring/status-names.ts';

/** A court under water: several games at once. */
export const changeStatus: BulkAct<Game> = {
  label: 'Change status',
  busyLabel: 'Changing...',
  takes: isPlanned,
  choose: { label: 'Status', choices: plannedStatuses.map((value) => ({ value, label: statusNames[value] })) },
  send: (rows, chosen) => {
    const status = plannedStatuses.find((one) => one === chosen) ?? 'postponed';
    return callsOf<typeof calls>().send('POST /api/games/status', { body: { rows, status } });
  },
  question: (count) => (count === 1 ? 'Change the status of this game?' : `Change the status of these ${count} games?`),
  done: (count) => (count === 1 ? '1 game changed' : `${count} games changed`),
  failed: (count) => (count === 1 ? '1 game was not changed' : `${count} games were not changed`),
};
