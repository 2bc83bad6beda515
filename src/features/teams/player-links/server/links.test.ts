import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { addTeam } from '#features/teams/teams/testing/rows.ts';
import { sheetRows } from '#platform/spreadsheets/server/sheet/csv.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { type Person, usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { PlayerLink } from '../contract.ts';
import { addLinkedPlayer } from '../testing/rows.ts';
import { linksIn } from './testing/links-in.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const links = linksIn(arena);
afterEach(() => links.forget());

describe('a link', () => {
  it('is made by an admin, by username', async () => {
    const player = await addPlayer(world);
    expect((await links.link(player, 'nobody.here')).as(ErrorResponse).issues).toEqual([
      { path: 'username', message: 'There is no account with that name' },
    ]);
    for (const wrong of ['', 'a', 7, null, undefined]) expect((await links.link(player, wrong)).status).toBe(400);
    expect((await links.link(player, usernames.otherMember.toUpperCase())).as(PlayerLink).account.username).toBe(
      usernames.otherMember,
    );
    expect((await links.fetchNotices('otherMember'))[0]).toMatchObject({ title: 'You were linked to a player' });
    expect((await links.link(player, usernames.member)).status).toBe(409);
    expect(await links.readAudit(player)).toMatchObject([{ act: 'player-link.add' }]);
  });

  it('can be ended by either side, gets its last day, and stays as a row', async () => {
    const player = await addLinkedPlayer(world);
    const end = (person: Person) => arena.as[person].delete(`/api/players/${player}/link`);
    expect((await end('otherMember')).status).toBe(404);
    expect((await end('visitor')).status).toBe(401);
    expect((await end('member')).status).toBe(200);
    expect((await end('member')).status).toBe(404);
    expect(await links.own('member')).toEqual({ players: [], claims: [] });
    const rows = () =>
      arena.db.selectFrom('player_links').select(['since', 'until']).where('player_id', '=', player).execute();
    expect(await rows()).toEqual([{ since: '2026-08-03', until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
    const before = (await links.fetchNotices('member')).length;
    expect((await links.link(player, usernames.member)).status).toBe(201);
    expect((await end('officer')).status).toBe(200);
    expect(await rows()).toHaveLength(2);
    expect(await links.findLink(player)).toBe(null);
    const notices = await links.fetchNotices('member');
    expect(notices).toHaveLength(before + 2);
    expect(notices[0]).toMatchObject({ title: 'You are no longer linked to a player' });
    expect((await links.readAudit(player)).map(({ act }) => act)).toEqual([
      'player-link.end',
      'player-link.add',
      'player-link.end',
    ]);
  });

  it('leaves the player’s record as it was when it ends', async () => {
    const player = await addLinkedPlayer(world);
    const seen = async () => (await arena.as.member.get(`/api/players/${player}`)).body;
    const before = await seen();
    await arena.as.officer.delete(`/api/players/${player}/link`);
    expect(await seen()).toEqual(before);
  });

  it('goes on in the team that the player moves to, from that day', async () => {
    const player = await addLinkedPlayer(world);
    const teamId = await addTeam(world);
    expect((await arena.as.adminWithWindow.patch(`/api/players/${player}`, { teamId })).status).toBe(200);
    expect((await links.own('member')).players).toMatchObject([{ player: { id: player }, team: { id: teamId } }]);
    const rows = await arena.db.selectFrom('player_links').selectAll().where('player_id', '=', player).execute();
    expect(rows).toHaveLength(2);
    const other = await addLinkedPlayer(world);
    expect((await arena.as.adminWithWindow.patch(`/api/players/${other}`, { teamId })).status).toBe(409);
  });

  it('is deleted with its player, and so is a claim', async () => {
    const [linked, claimed] = [await addLinkedPlayer(world), await addPlayer(world)];
    await links.claim('otherMember', claimed);
    for (const player of [linked, claimed]) {
      expect((await arena.as.adminWithWindow.delete(`/api/players/${player}`)).status).toBe(200);
    }
    expect(await links.own('member')).toEqual({ players: [], claims: [] });
    expect(await links.claims()).toEqual([]);
  });
});

it('hides from visitors and other members which account a player is', async () => {
  const [linked, claimed] = [await addLinkedPlayer(world), await addPlayer(world)];
  await links.claim('officer', claimed);
  const names = /thandi|lerato/;
  const asked: [string, string][] = [
    ['GET', '/api/user/players'],
    ['GET', '/api/player-claims'],
    ['GET', '/api/players/with-relations'],
    ['GET', '/api/notices'],
    ['GET', '/api/waiting'],
    ...[linked, claimed].flatMap((player): [string, string][] => [
      ['GET', `/api/players/${player}`],
      ['GET', `/api/players/${player}/link`],
      ['POST', `/api/players/${player}/claim`],
      ['DELETE', `/api/players/${player}/claim`],
      ['DELETE', `/api/players/${player}/link`],
    ]),
  ];
  for (const person of ['visitor', 'otherMember'] as const) {
    for (const [method, path] of asked) {
      const client = arena.as[person];
      const response =
        method === 'GET'
          ? await client.get(path)
          : method === 'POST'
            ? await client.post(path, undefined)
            : await client.delete(path);
      expect(JSON.stringify(response.body), `${person} ${method} ${path}`).not.toMatch(names);
    }
  }
});

it('exports links for admins, ended ones included', async () => {
  const player = await addLinkedPlayer(world);
  await arena.as.member.delete(`/api/players/${player}/link`);
  await arena.as.adminWithWindow.post(`/api/players/${player}/link`, { username: usernames.otherMember });
  const { body } = await arena.as.adminWithWindow.get('/api/exports/player-links');
  const [heading, ended, open] = sheetRows(String(body)).map(({ cells }) => cells.join());
  expect(heading).toBe('Player,Team,Sport,Account,From,Until');
  expect(ended).toMatch(/thandi.*2026-08-03.*\d{4}-\d\d-\d\d/);
  expect(open).toMatch(/sipho/);
});
