import type { GameStatus, endpoints as gameEndpoints } from '#features/competition/games/contract.ts';
import type { endpoints as playerEndpoints } from '#features/teams/players/contract.ts';
import { apiClient } from '#web/api/requests.ts';

const players = apiClient<typeof playerEndpoints>();
const games = apiClient<typeof gameEndpoints>();

/** Two officers may work at the same table: data older than this is refetched when somebody looks at it. */
export const freshMs = 5_000;

export const rosterOptions = (teamId: number) =>
  players.pages('GET /api/teams/:id/players', { params: { id: teamId } });

export const officerGamesOptions = (status?: GameStatus) => games.pages('GET /api/games', { query: { status } });
