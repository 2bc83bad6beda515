import { callsOf } from '#web/calls.ts';
import type { calls, GameChange } from '../../contract.ts';

export const changeGame = (id: number, change: GameChange) =>
  callsOf<typeof calls>().send('PATCH /api/games/:id', { params: { id }, body: change });
