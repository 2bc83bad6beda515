import { addCommentable } from '#features/community/conversation/testing/rows.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { nameKey } from '#shared/names.ts';
import { insertRow, type World } from '#testing/world.ts';

/** An upcoming game of the world's two sides, next month. */
export const addUpcomingGame = async (world: World): Promise<number> =>
  addGameAbout(world, await addCommentable(world, 'game'));

export async function addGameAbout(world: World, subject_id: number): Promise<number> {
  const { sportId, homeTeamId, awayTeamId } = await sides.of(world);
  const ofSides = { sport_id: sportId, home_team_id: homeTeamId, away_team_id: awayTeamId };
  const toPlay = { status: 'upcoming' as const, home_score: null, away_score: null };
  const date_time = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const about = {
    date_time,
    location: 'Village Court',
    venue_id: null,
    category: 'regular' as const,
    season: '2026',
    subject_id,
  };
  return insertRow(
    world.db
      .insertInto('games')
      .values({ ...ofSides, ...toPlay, ...about })
      .returning('id'),
  );
}

/** An upcoming game that the test's member has added `Thandi` to. */
export async function addGameWithRsvp(world: World): Promise<number> {
  const id = await addUpcomingGame(world);
  const named = { user_name: 'Thandi', name_key: nameKey('Thandi'), account_id: await findAccountId(world, 'member') };
  await world.db
    .insertInto('rsvps')
    .values({ game_id: id, created_at: new Date().toISOString(), ...named })
    .execute();
  return id;
}

/** Adds an upcoming game at a place that is not a venue, and returns the place. */
export async function addGameAt(world: World, location: string): Promise<string> {
  const id = await addUpcomingGame(world);
  await world.db.updateTable('games').set({ location }).where('id', '=', id).execute();
  return location;
}
