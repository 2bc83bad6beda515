import { findCompetition } from '#features/competition/competitions/server/queries.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import type { Viewer, ViewerRole } from '#server/access/access.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import { compareNames } from '#shared/names.ts';
import type { CompetingTeam } from '../contract.ts';
import { isOpen } from '../rules.ts';

/** Those who have a game that counts or one to come. */
export async function listCompeting(db: Database, viewer: Viewer, competitionId: number): Promise<CompetingTeam[]> {
  if (!(await findCompetition(db, viewer, competitionId))) throw notFound('This competition');
  const teams = new Map<number, CompetingTeam>();
  for (const game of await listGamesIn(db, viewer, competitionId)) {
    const [played, toPlay] = [Number(game.status === 'completed' && game.counts), Number(isOpen(game))];
    for (const team of [game.homeTeam, game.awayTeam]) {
      const before = teams.get(team.id) ?? { team, played: 0, toPlay: 0 };
      teams.set(team.id, { team, played: before.played + played, toPlay: before.toPlay + toPlay });
    }
  }
  return [...teams.values()]
    .filter(({ played, toPlay }) => played + toPlay > 0)
    .toSorted((one, other) => compareNames(one.team.name, other.team.name));
}

/** Soonest first. */
export async function listGamesIn(db: Database, viewer: ViewerRole, competitionId: number): Promise<Game[]> {
  const rows = await db
    .selectFrom('games')
    .select('id')
    .where('competition_id', '=', competitionId)
    .orderBy('date_time')
    .orderBy('id')
    .execute();
  const games: Game[] = [];
  for (const some of batches(rows.map(({ id }) => id))) {
    const found = await gamesByIds(db, viewer, some);
    games.push(...some.flatMap((id) => found.get(id) ?? []));
  }
  return games;
}
