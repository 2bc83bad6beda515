import { knownDay } from '#features/competition/games/day-rules.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import type { BracketMatch, GameInBracket } from '../contract.ts';
import { isKnockout } from '../entered-rules.ts';
import { gameInBracket } from '../next-rules.ts';
import { hasDraws, shownGames } from '../plan-rules.ts';
import { matchesOf, publishedGames } from './queries.ts';

/** What a game decides in its bracket. Asks nothing more about a game whose round or group says that it has none. */
export async function readGameInBracket(
  db: Database,
  viewer: ViewerRole,
  gameId: number,
): Promise<GameInBracket | null> {
  const game = await db
    .selectFrom('games')
    .leftJoin('competitions', 'competitions.id', 'games.competition_id')
    .select(['competitions.id', 'competitions.name', 'games.round', 'games.group_name'])
    .where('games.id', '=', gameId)
    .executeTakeFirst();
  if (!game) throw notFound('This game');
  const { id, name, round } = game;
  if (id === null || name === null || round === null || game.group_name !== null) return null;
  const planned = await publishedGames(db, id);
  const isPlanned = shownGames(planned).length > 0;
  if (!isPlanned && !isKnockout({ round })) return null;
  const matches = await matchesOf(db, viewer, id, planned);
  const days = await listDays(db, matches);
  const found = gameInBracket(
    gameId,
    { matches, isPlanned, isDrawn: hasDraws(planned) },
    (one) => days.get(one) ?? null,
  );
  return found && { competition: { id, name }, ...found };
}

async function listDays(db: Database, matches: readonly BracketMatch[]): Promise<Map<number, string | null>> {
  const ids = matches.flatMap(({ gameId }) => gameId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('games').select(['id', 'date_time']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, knownDay(row.date_time)]));
}
