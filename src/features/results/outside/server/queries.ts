import type { Game } from '#features/competition/games/contract.ts';
import { gamesByIds, listGames } from '#features/competition/games/server/queries.ts';
import type { FoundResult } from '#features/results/share-cards/rules.ts';
import { resultsIn } from '#features/results/share-cards/server/queries.ts';
import { visitor } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { EmbedQuery } from '../rules.ts';

const gamesShown = 10;
const resultsInFeed = 30;

type Asked = Pick<EmbedQuery, 'competitionId' | 'sportId'>;

/** Soonest first, those without a day left out. */
export async function listNext(db: Database, { competitionId, sportId }: Asked, now: Date): Promise<Game[]> {
  let query = db
    .selectFrom('games')
    .select('id')
    .where('status', '=', 'upcoming')
    .where('date_time', '>=', now.toISOString())
    .orderBy('date_time')
    .orderBy('id')
    .limit(gamesShown);
  if (competitionId !== undefined) query = query.where('competition_id', '=', competitionId);
  if (sportId !== undefined) query = query.where('sport_id', '=', sportId);
  const ids = (await query.execute()).map(({ id }) => id);
  const games = await gamesByIds(db, visitor, ids);
  return ids.flatMap((id) => games.get(id) ?? []).filter(({ dateTime }) => dateTime !== null);
}

export async function listLive(db: Database, asked: Asked): Promise<Game[]> {
  const { competitionId, sportId } = asked;
  const { rows } = await listGames(db, visitor, { status: 'live', competitionId, sportId, limit: gamesShown });
  return rows;
}

export async function listLatestResults(db: Database): Promise<FoundResult[]> {
  const { rows } = await listGames(db, visitor, { status: 'completed', limit: resultsInFeed });
  return resultsIn(db, rows);
}
