import type { GameStatus } from '#features/competition/games/contract.ts';

export type Phase = 'before' | 'while' | 'after';

/** Which of its three pages a game has. A game that was called off is looked at as one that is to come. */
export function gamePhase(status: GameStatus): Phase {
  if (status === 'live') return 'while';
  return status === 'completed' ? 'after' : 'before';
}
