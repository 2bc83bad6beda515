import { type BulkAct, oneByOne } from '#web/manage/bulk.ts';
import type { Game } from '../../contract.ts';
import { changeGame } from '../scoring/change-game.ts';

/** A court under water: several games at once. */
export const postpone: BulkAct<Game> = {
  label: 'Postpone',
  busyLabel: 'Postponing...',
  takes: ({ status }) => status === 'upcoming',
  send: oneByOne(({ id, version }) => changeGame(id, { status: 'postponed', version })),
  question: (count) => (count === 1 ? 'Postpone this game?' : `Postpone these ${count} games?`),
  done: (count) => (count === 1 ? '1 game postponed' : `${count} games postponed`),
  failed: (count) => (count === 1 ? '1 game was not postponed' : `${count} games were not postponed`),
};
