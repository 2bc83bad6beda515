import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { AuditLine } from '#features/people/accounts/contract.ts';
import { Player } from '#features/teams/players/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { startTestApp } from './app.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const read = async (query: string) => (await arena.as.admin.get(`/api/admin/audit?${query}`)).as(z.array(AuditLine));
const fetchSentences = async (query: string) =>
  (await read(query)).map(({ actorName, said }) => `${actorName} ${said}`);
const fetchSideNames = async () => {
  const { homeTeamId, awayTeamId } = await sides.of(world);
  const teams = await arena.db.selectFrom('teams').select(['id', 'name']).execute();
  const getName = (id: number) => teams.find((team) => team.id === id)?.name;
  return { homeTeamId, awayTeamId, game: `${getName(homeTeamId)} v ${getName(awayTeamId)}`, home: getName(homeTeamId) };
};

async function tapAt(game: number, instants: readonly string[], client = arena.as.officer): Promise<void> {
  for (const at of instants) {
    const events = [{ id: crypto.randomUUID(), kind: 'tap', at, side: 'home', period: 1, tap: 'point' }];
    const response = await client.post(`/api/games/${game}/events`, { events });
    expect(response.status).toBeLessThan(300);
    await arena.db
      .updateTable('audit_log')
      .set({ at })
      .where('id', '=', (eb) => eb.selectFrom('audit_log').select((of) => of.fn.max('id').as('id')))
      .execute();
  }
}

it('shows the taps of a game as one line per scorer, and one by one when the game is asked for', async () => {
  const { game: name } = await fetchSideNames();
  const [game, other] = [await addUpcomingGame(world), await addUpcomingGame(world)];
  const instants = ['2026-11-20T17:02:00.000Z', '2026-11-20T17:40:00.000Z', '2026-11-20T18:11:00.000Z'];
  await tapAt(game, instants.slice(0, 2));
  await tapAt(other, ['2026-11-20T17:50:00.000Z']);
  await tapAt(game, instants.slice(2));
  await tapAt(game, ['2026-11-21T09:00:00.000Z'], arena.as.adminWithWindow);
  expect(await fetchSentences('act=game.score')).toEqual([
    `${usernames.adminWithWindow} scored ${name}: 1 play, 11:00`,
    `${usernames.officer} scored ${name}: 3 plays, 19:02–20:11`,
    `${usernames.officer} scored ${name}: 1 play, 19:50`,
  ]);
  // A filter by day counts only the taps of that day.
  expect(await fetchSentences('act=game.score&day=2026-11-21')).toEqual([
    `${usernames.adminWithWindow} scored ${name}: 1 play, 11:00`,
  ]);
  expect(await read(`subject=game:${game}`)).toHaveLength(4);
  expect((await arena.as.admin.get('/api/admin/audit?subject=1;drop')).status).toBe(400);
});

it('shows names for ids, labels for fields, and the last name of a deleted row', async () => {
  const { homeTeamId, home, game: name } = await fetchSideNames();
  const admin = arena.as.adminWithWindow;
  const { id } = (await admin.post('/api/players', { name: 'Buhle', teamId: homeTeamId })).as(Player);
  const [added] = await read('act=player.add');
  expect(added).toMatchObject({ said: 'added the player Buhle' });
  expect(added?.changes).toEqual([
    { field: 'Name', after: 'Buhle' },
    { field: 'Team', after: home },
  ]);
  await admin.delete(`/api/players/${id}`);
  expect((await read('act=player'))[0]).toMatchObject({ said: 'deleted the player Buhle', subjectName: 'Buhle' });
  const game = await addUpcomingGame(world);
  await arena.as.officer.patch(`/api/games/${game}`, { status: 'postponed' });
  expect((await read(`subject=game:${game}`))[0]).toMatchObject({
    actorName: usernames.officer,
    said: `changed ${name}`,
    changes: [{ field: 'Status', before: 'Upcoming', after: 'Postponed' }],
  });
});

it('never names the author of a thought, whatever is done to it', async () => {
  const { id } = (await arena.as.member.post('/api/posts', { content: 'Hm', displayName: 'Owl' })).as(
    z.object({ id: z.string() }),
  );
  await arena.as.otherMember.post(`/api/posts/${id}/report`, {});
  await arena.as.adminWithWindow.post(`/api/posts/${id}/hide`, { reason: 'Wait' });
  await arena.as.adminWithWindow.post('/api/posts/authors', { ids: [id] });
  const lines = await read('act=thought');
  expect(lines.map(({ said }) => said)).toEqual(['looked at who wrote thoughts', 'hid a thought']);
  expect(JSON.stringify(lines)).not.toContain(usernames.member);
  expect(JSON.stringify(lines)).not.toContain(usernames.otherMember);
});
