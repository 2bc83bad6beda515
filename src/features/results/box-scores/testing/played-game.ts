import * as z from 'zod/mini';
import type { Client } from '#testing/client.ts';
import type { Person } from '#testing/usernames.ts';
import { BoxScore } from '../contract.ts';

interface PlayedApp {
  as: Record<Person, Client>;
}

const Added = z.object({ id: z.int() });

export async function addAsAdmin({ as }: PlayedApp, path: string, fields: object): Promise<number> {
  const response = await as.adminWithWindow.post(path, fields);
  if (response.status !== 201) throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
  return response.as(Added).id;
}

export interface PlayedGame {
  gameId: number;
  home: number[];
  away: number[];
  path: string;
}

let teams = 0;

/** A completed game, 10 to 4, of two teams with three and two players; basketball by default. */
export async function playedGame(
  app: PlayedApp,
  { sportId = 1, ...fields }: { sportId?: number; [field: string]: unknown } = {},
): Promise<PlayedGame> {
  teams += 1;
  const team = (name: string) => addAsAdmin(app, '/api/teams', { name: `${name} ${teams}`, sportId, gender: 'Mixed' });
  const player = (name: string, teamId: number) => addAsAdmin(app, '/api/players', { name, teamId });
  const [homeTeamId, awayTeamId] = [await team('PV'), await team('Oak')];
  const home = [await player('Ada', homeTeamId), await player('Bea', homeTeamId), await player('Cleo', homeTeamId)];
  const away = [await player('Xola', awayTeamId), await player('Yaya', awayTeamId)];
  const at = { sportId, homeTeamId, awayTeamId, dateTime: '2026-03-01T16:00:00Z', location: 'Court' };
  const gameId = await addAsAdmin(app, '/api/games', { ...at, homeScore: 10, awayScore: 4, ...fields });
  return { gameId, home, away, path: `/api/games/${gameId}/box-score` };
}

export async function savedBoxScore({ as }: PlayedApp, path: string, body: object): Promise<BoxScore> {
  const response = await as.officer.put(path, body);
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
  return response.as(BoxScore);
}
