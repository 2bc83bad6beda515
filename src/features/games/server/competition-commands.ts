import { sql } from 'kysely';
import { categoryIn } from '#features/competitions/rules.ts';
import { competitionChanged } from '#features/competitions/server/events.ts';
import { findCompetition } from '#features/competitions/server/queries.ts';
import { holdRows, type Write, when } from '#server/write.ts';
import { gameChanged } from './events.ts';
import { updateTeamRecords } from './record-commands.ts';

/** Games take the season and kind of their competition, also when those are corrected later. */
export const followingCompetitions = when(competitionChanged, async (write, competitions) => {
  for (const { competitionId } of competitions) await followCompetition(write, competitionId);
});

async function followCompetition(write: Write, competitionId: number): Promise<void> {
  const competition = await findCompetition(write.db, write.viewer, competitionId);
  if (!competition) return;
  const { kind, season } = competition;
  await holdRows(write.db, 'games', sql`competition_id = ${competitionId}`);
  const games = await write.db
    .selectFrom('games')
    .select(['id', 'status', 'season', 'category', 'home_team_id', 'away_team_id'])
    .where('competition_id', '=', competitionId)
    .execute();
  const moved = games.filter((game) => game.season !== season || game.category !== categoryIn(kind, game.category));
  if (moved.length === 0) return;
  for (const [category, ofCategory] of Map.groupBy(moved, (game) => categoryIn(kind, game.category))) {
    await write.db
      .updateTable('games')
      .set({ season, category, version: sql<number>`version + 1` })
      .where('competition_id', '=', competitionId)
      .where('category', 'in', [...new Set(ofCategory.map((game) => game.category))])
      .execute();
  }
  write.changed('games');
  for (const { id } of moved) {
    write.changed(`game:${id}`);
    write.happened(gameChanged({ gameId: id }));
  }
  await updateTeamRecords(
    write,
    moved.flatMap((game) => [game.home_team_id, game.away_team_id]),
  );
}
