import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { addResidence } from '#features/people/residences/testing/rows.ts';
import { addLinkedPlayer } from '#features/teams/player-links/testing/rows.ts';
import { addTeam } from '#features/teams/teams/testing/rows.ts';
import { found } from '#platform/search/testing/search.ts';
import type { Person } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { MyTeams, maxFollowed } from '../contract.ts';
import { nearTeamIds } from './queries.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const { db } = arena;
const world = buildWorld(arena.app);
await arena.as.member.ready();

const fetchMine = async (person: Person = 'member') =>
  (await arena.as[person].get('/api/user/teams')).as(MyTeams).teams;
const follow = (id: number, person: Person = 'member') => arena.as[person].post(`/api/teams/${id}/follow`);
const addNamed = async (name: string, residence?: { residence_id?: number; second_residence_id?: number }) => {
  const id = await addTeam(world);
  await db
    .updateTable('teams')
    .set({ name, name_key: name, ...residence })
    .where('id', '=', id)
    .execute();
  return id;
};

it('answers the teams that one plays in, follows and lives with, in this order, each once with all reasons', async () => {
  const playerId = await addLinkedPlayer(world);
  await db.updateTable('players').set({ is_captain: 1 }).where('id', '=', playerId).execute();
  const { team_id: played } = await db
    .selectFrom('players')
    .select('team_id')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const home = await addResidence(world);
  await db.updateTable('residences').set({ kind: 'home' }).where('id', '=', home).execute();
  const [zebra, antelope] = [await addNamed('Zebra ’92'), await addNamed('Antelope 🦌')];
  const [shared, joint, other] = [
    await addNamed('Baobab', { residence_id: home }),
    await addNamed('A. Joint', { second_residence_id: home }),
    await addNamed('Elsewhere'),
  ];
  const before = await fetchMine();
  expect(before.map(({ team }) => team.id)).toEqual([played]);
  expect((await arena.as.member.put('/api/user/residence', { residenceId: home })).status).toBe(200);
  for (const id of [zebra, antelope, shared]) expect((await follow(id)).status).toBe(200);
  const mine = await fetchMine();
  expect(
    mine.map(({ team, isPlayer, isCaptain, isFollowed, isResidence }) => [
      team.id,
      [isPlayer, isCaptain, isFollowed, isResidence].map(Number).join(''),
    ]),
  ).toEqual([
    [played, '1100'],
    [antelope, '0010'],
    [shared, '0011'],
    [zebra, '0010'],
    [joint, '0001'],
  ]);
  expect(mine.some(({ team }) => team.id === other)).toBe(false);
  expect((await fetchMine('otherMember')).length).toBe(0);
  const near = await nearTeamIds(db, await findAccountId(world, 'member'));
  expect(new Set(near)).toEqual(new Set([played, antelope, shared, zebra]));

  const unfollowed = await arena.as.member.delete(`/api/teams/${zebra}/follow`);
  expect(unfollowed.as(MyTeams).teams.map(({ team }) => team.id)).toEqual([played, antelope, shared, joint]);
  await arena.as.member.put('/api/user/residence', { residenceId: null });
  expect((await fetchMine()).map(({ team }) => team.id)).toEqual([played, antelope, shared]);
  await db
    .deleteFrom('player_links')
    .where('account_id', '=', await findAccountId(world, 'member'))
    .execute();
});

it('leaves out teams of a residence that is no longer of this village', async () => {
  const home = await addResidence(world);
  const team = await addNamed('Visitors', { residence_id: home });
  await db.updateTable('residences').set({ kind: 'home' }).where('id', '=', home).execute();
  await arena.as.officer.put('/api/user/residence', { residenceId: home });
  expect((await fetchMine('officer')).map((mine) => mine.team.id)).toEqual([team]);
  const { version } = await db
    .selectFrom('residences')
    .select('version')
    .where('id', '=', home)
    .executeTakeFirstOrThrow();
  const change = { kind: 'visiting', version };
  expect((await arena.as.adminWithWindow.patch(`/api/residences/${home}`, change)).status).toBe(200);
  expect(await fetchMine('officer')).toEqual([]);
});

it('follows a team once, and no team that does not exist', async () => {
  const id = await addTeam(world);
  await follow(id, 'otherMember');
  const again = await follow(id, 'otherMember');
  expect(again.as(MyTeams).teams.filter(({ team }) => team.id === id)).toHaveLength(1);
  expect((await follow(999_999, 'otherMember')).status).toBe(404);
  expect((await arena.as.otherMember.delete('/api/teams/999999/follow')).status).toBe(200);
});

it('keeps to the limit of followed teams when several are followed at once', async () => {
  const followNew = async () => (await follow(await addTeam(world), 'admin')).status;
  const free = 2;
  for (let count = 0; count < maxFollowed - free; count += 1) expect(await followNew()).toBe(200);
  const statuses = await Promise.all(Array.from({ length: 6 }, followNew));
  expect(statuses.filter((status) => status === 200)).toHaveLength(free);
  expect(await fetchMine('admin')).toHaveLength(maxFollowed);
});

it('marks what is one’s own among the results of the search, and puts it first among equals', async () => {
  const [first, second] = [await addNamed('Wildebeest'), await addNamed('Wildebeest 2nd')];
  await arena.as.adminWithWindow.patch(`/api/teams/${first}`, { gender: 'Male' });
  const find = async () => (await found(arena.as.officer, 'wildebeest'))['team']?.map(({ id, mark }) => [id, mark]);
  expect(await find()).toEqual([
    [first, undefined],
    [second, undefined],
  ]);
  await follow(second, 'officer');
  expect(await find()).toEqual([
    [second, 'You follow'],
    [first, undefined],
  ]);
});
