import type { GameStatus, calls as gameCalls } from '#features/games/contract.ts';
import type { calls as playerCalls } from '#features/players/contract.ts';
import { callsOf } from '#web/api/calls.ts';

const players = callsOf<typeof playerCalls>();
const games = callsOf<typeof gameCalls>();

/** Two officers may work at the same table: data older than this is refetched when somebody looks at it. */
export const freshMs = 5_000;

export const rosterOptions = (teamId: number) =>
  players.pages('GET /api/teams/:id/players', { params: { id: teamId } });

export const officerGamesOptions = (status?: GameStatus) => games.pages('GET /api/games', { query: { status } });
