import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addMeet } from '#features/competition/meets/testing/rows.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';

import { buildWorld, insertRow } from '#testing/world.ts';
import { Feed } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

async function fetchFeed(teamIds: number[]): Promise<string> {
  const feed = (await arena.as.member.patch('/api/calendar/feed', { teamIds })).as(Feed);
  return String((await arena.as.visitor.get(feed.url ?? '')).body);
}

it('holds the meets in the sport of its teams, and those in which such a team is entered', async () => {
  const { homeTeamId } = await sides.of(world);
  const ofSport = await addMeet(world);
  const [entered, foreign] = [await addMeet(world), await addMeet(world)];
  const sport_id = await addSport(world);
  await arena.db.updateTable('meets').set({ sport_id }).where('id', 'in', [entered, foreign]).execute();
  const event = await arena.db
    .selectFrom('meet_events')
    .select('id')
    .where('meet_id', '=', entered)
    .executeTakeFirstOrThrow();
  await insertRow(
    arena.db
      .insertInto('meet_results')
      .values({
        ...{ event_id: event.id, position: 0, player_id: await addPlayer(world), team_id: homeTeamId },
        ...{ name: null, mark: null, place: null, status: null, note: null },
      })
      .returning('id'),
  );
  expect(await fetchFeed([])).not.toContain('UID:meet-');
  const feed = await fetchFeed([homeTeamId]);
  expect([ofSport, entered, foreign].map((id) => feed.includes(`UID:meet-${id}@`))).toEqual([true, true, false]);
  expect(feed).toContain(`/meets/${ofSport}`);
});

it('marks a meet that is called off', async () => {
  const { homeTeamId } = await sides.of(world);
  const id = await addMeet(world);
  await arena.as.officer.patch(`/api/meets/${id}`, { name: 'Gala', status: 'cancelled' });
  const feed = await fetchFeed([homeTeamId]);
  expect(feed).toContain('SUMMARY:Cancelled: Gala');
  expect(feed).toContain('STATUS:CANCELLED');
});
