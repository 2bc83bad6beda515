import { sql } from 'kysely';
import { withCommentables } from '#features/community/conversation/server/commands.ts';
import type { Write } from '#server/write.ts';
import { gameCountsTag, gamesTag, gameTag } from '../cache-tags.ts';
import type { Game, GameChange } from '../contract.ts';
import { storedDay } from '../day-rules.ts';
import { storeGame } from './commands.ts';
import { gameChanged } from './events.ts';

type Place = Pick<Game, 'dateTime' | 'location' | 'venueId'>;
type Sides = Pick<Game, 'homeTeamId' | 'awayTeamId'>;

export type PlannedRow = Place &
  Pick<Game, 'sportId' | 'homeTeamId' | 'awayTeamId' | 'category' | 'season' | 'group' | 'round' | 'competitionId'>;

/** Rows per statement. */
const together = 100;

/** Games of a plan, in its order. Nobody is told of the single game: whoever publishes the plan tells people once. */
export async function addPlannedGames(write: Write, planned: readonly PlannedRow[]): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < planned.length; start += together) {
    const rows = await withCommentables(write, 'game', planned.slice(start, start + together).map(toColumns));
    const added = await write.db.insertInto('games').values(rows).returning(['id', 'subject_id']).execute();
    const idOf = new Map(added.map(({ id, subject_id }) => [subject_id, id]));
    ids.push(...rows.flatMap(({ subject_id }) => idOf.get(subject_id) ?? []));
  }
  write.changed(gamesTag);
  return ids;
}

const toColumns = (game: PlannedRow) => ({
  sport_id: game.sportId,
  home_team_id: game.homeTeamId,
  away_team_id: game.awayTeamId,
  date_time: storedDay(game.dateTime),
  location: game.location,
  venue_id: game.venueId,
  status: 'upcoming' as const,
  category: game.category,
  season: game.season,
  group_name: game.group,
  round: game.round,
  home_score: null,
  away_score: null,
  home_shootout: null,
  away_shootout: null,
  competition_id: game.competitionId,
  result_type: null,
  result_against: null,
  forfeit_notice: null,
});

/** Another time, place or status of a game to come, or its sides the other way round. As above, nobody is told of it here. */
export async function replanGame(
  write: Write,
  id: number,
  { dateTime, status, homeTeamId, awayTeamId, ...place }: Partial<Place & Sides> & Pick<Game, 'status'>,
): Promise<void> {
  await write.db
    .updateTable('games')
    .set({
      status,
      ...(dateTime !== undefined && { date_time: storedDay(dateTime) }),
      ...(homeTeamId !== undefined && { home_team_id: homeTeamId }),
      ...(awayTeamId !== undefined && { away_team_id: awayTeamId }),
      ...(place.location !== undefined && { location: place.location }),
      ...(place.venueId !== undefined && { venue_id: place.venueId }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  write.changed(gamesTag, gameTag(id));
  write.happened(gameChanged({ gameId: id }));
}

/** How a game ends by a ruling that is about many games. As above, nobody is told of it here, and it was not played. */
export async function ruleGame(write: Write, current: Game, sent: GameChange): Promise<void> {
  await storeGame(write, current, sent);
  write.changed(gamesTag, gameTag(current.id), gameCountsTag);
  write.happened(gameChanged({ gameId: current.id }));
}
