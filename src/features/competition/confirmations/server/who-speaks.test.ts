import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { OwnPlayers, PlayerLink } from '#features/teams/player-links/contract.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { testPassword } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { confirmingIn, linkCaptain } from '../testing/confirming-in.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);
const results = confirmingIn(arena, world);
const captain = await results.addCaptain(opponents.homeTeamId, 'member');

/** A new account that is a captain of this team. */
async function newCaptain(teamId: number) {
  const client = arena.newVisitor();
  const username = world.word();
  const answer = await client.post('/api/register', { username, password: testPassword });
  expect(answer.status).toBe(201);
  const { id } = (await client.get('/api/user')).as(z.object({ id: z.number() }));
  return { client, username, player: await linkCaptain(world, teamId, id) };
}

describe('speaking for a side', () => {
  it('is for its captains alone: no visitor, other member, other captain, officer or admin', async () => {
    const id = await results.completed();
    const body = { requestId: await results.findRequest(id), reason: 'Why not?' };
    const stranger = await newCaptain(await addTeam(world));
    const { visitor, otherMember, officer, adminWithWindow } = arena.as;
    const people = [visitor, otherMember, stranger.client, officer, adminWithWindow];
    for (const [at, client] of people.entries()) {
      const refused = at === 0 ? 401 : 403;
      expect((await client.post(`/api/games/${id}/confirmation`, { requestId: body.requestId })).status).toBe(refused);
      expect((await client.post(`/api/games/${id}/dispute`, body)).status).toBe(refused);
      expect((await client.delete(`/api/games/${id}/dispute`)).status).toBe(refused);
    }
    await results.dispute(id, 'member');
    for (const client of [visitor, otherMember, stranger.client, arena.as.member]) {
      expect((await client.post(`/api/games/${id}/decision`, body)).status).toBe(client === visitor ? 401 : 403);
      expect((await client.get('/api/disputed-results')).status).toBe(client === visitor ? 401 : 403);
    }
    expect((await results.seen(id, 'officer')).status).toBe('disputed');
  });

  it('is for a linked player with the captain mark, for as long as both last', async () => {
    const id = await results.completed();
    const mark = (isCaptain: boolean) => arena.as.officer.patch(`/api/players/${captain}`, { isCaptain });
    const own = async () => (await arena.as.member.get('/api/user/players')).as(OwnPlayers).players[0]?.isCaptain;
    expect(await own()).toBe(true);
    await mark(false);
    expect([await own(), (await results.seen(id)).can.confirm]).toEqual([false, false]);
    expect((await results.confirm(id, 'member')).status).toBe(403);
    await mark(true);
    const link = (await arena.as.officer.get(`/api/players/${captain}/link`)).as(z.nullable(PlayerLink));
    expect(link?.isCaptain).toBe(true);
    const { client, player } = await newCaptain(opponents.homeTeamId);
    expect((await client.delete(`/api/players/${player}/link`)).status).toBe(200);
    expect(
      (await client.post(`/api/games/${id}/confirmation`, { requestId: await results.findRequest(id) })).status,
    ).toBe(403);
    expect((await results.confirm(id, 'member')).status).toBe(201);
  });

  it('is for at most two captains, those linked first; a new captain continues from the answer of the last one', async () => {
    const teamId = await addTeam(world);
    const [first, second, third] = [await newCaptain(teamId), await newCaptain(teamId), await newCaptain(teamId)];
    const id = await results.completed({ homeTeamId: teamId, awayTeamId: opponents.awayTeamId });
    const body = { requestId: await results.findRequest(id) };
    expect((await third.client.post(`/api/games/${id}/confirmation`, body)).status).toBe(403);
    expect((await first.client.post(`/api/games/${id}/dispute`, { ...body, reason: 'No.' })).status).toBe(201);
    expect((await second.client.post(`/api/games/${id}/confirmation`, body)).status).toBe(409);
    expect((await first.client.delete(`/api/players/${first.player}/link`)).status).toBe(200);
    expect((await third.client.delete(`/api/games/${id}/dispute`)).status).toBe(200);
    expect((await second.client.post(`/api/games/${id}/confirmation`, body)).status).toBe(201);
    const account = arena.db.selectFrom('accounts').select('id').where('username', '=', third.username);
    const notices = await arena.db.selectFrom('notices').selectAll().where('account_id', '=', account).execute();
    expect(notices).toEqual([]);
  });

  it('is for the side where they were linked first, if somebody is a captain of both', async () => {
    const [homeTeamId, awayTeamId] = [await addTeam(world), await addTeam(world)];
    const { client, username } = await newCaptain(homeTeamId);
    const account = await arena.db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    await linkCaptain(world, awayTeamId, account.id);
    const id = await results.completed({ homeTeamId, awayTeamId });
    const notices = await arena.db.selectFrom('notices').selectAll().where('account_id', '=', account.id).execute();
    expect(notices).toHaveLength(1);
    await client.post(`/api/games/${id}/confirmation`, { requestId: await results.findRequest(id) });
    expect(await results.seen(id)).toMatchObject({ status: 'awaiting', home: 'confirmed', away: 'open' });
  });
});

it('hides from visitors and other members which account a captain has, and why they dispute', async () => {
  const id = await results.completed();
  await results.dispute(id, 'member', 'The scorer is my flatmate Jabu.');
  const read = async (person: 'visitor' | 'otherMember' | 'member' | 'officer') =>
    JSON.stringify((await arena.as[person].get(`/api/games/${id}/confirmation`)).body);
  for (const person of ['visitor', 'otherMember'] as const) {
    expect(await read(person)).not.toMatch(/thandi|Jabu/);
    for (const path of [`/api/players/${captain}`, `/api/games/${id}`, '/api/players/with-relations']) {
      expect(JSON.stringify((await arena.as[person].get(path)).body)).not.toMatch(/thandi|Jabu/);
    }
  }
  for (const person of ['member', 'officer'] as const) expect(await read(person)).toMatch(/Jabu/);
  const { body } = await arena.as.adminWithWindow.get('/api/exports/result-confirmations');
  expect(String(body)).toMatch(/disputed.*Jabu.*thandi/);
});
