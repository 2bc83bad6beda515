import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addLinkedPlayer } from '#features/teams/player-links/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { insertRow, type World } from '#testing/world.ts';

const asked = { homeScore: 71, awayScore: 65, resultType: null, resultAgainst: null };

/** A completed game of the world's two sides. The test's member is captain of the home side, and has just been asked. */
export async function addAskedGame(world: World): Promise<number> {
  const captain = await addLinkedPlayer(world);
  await world.db.updateTable('players').set({ is_captain: 1 }).where('id', '=', captain).execute();
  const id = await addUpcomingGame(world);
  await world.db
    .updateTable('games')
    .set({ status: 'completed', home_score: asked.homeScore, away_score: asked.awayScore })
    .where('id', '=', id)
    .execute();
  const { homeTeamId, awayTeamId } = await sides.of(world);
  const question = JSON.stringify({ ...asked, homeTeamId, awayTeamId, withoutCaptain: ['away'] });
  await world.db
    .insertInto('result_events')
    .values({ game_id: id, kind: 'asked', at: new Date().toISOString(), question })
    .execute();
  return id;
}

export async function addDisputedGame(world: World): Promise<number> {
  const id = await addAskedGame(world);
  const dispute = { kind: 'disputed' as const, side: 'home' as const, reason: 'We counted 69.' };
  await world.db
    .insertInto('result_events')
    .values({ game_id: id, at: new Date().toISOString(), ...dispute })
    .execute();
  return id;
}

/** The latest question to the captains. */
export const lastRequest = (world: World): Promise<number> =>
  insertRow(
    world.db.selectFrom('result_events').select('id').where('kind', '=', 'asked').orderBy('id', 'desc').limit(1),
  );
