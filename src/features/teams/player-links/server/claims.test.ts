import { afterAll, afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { WaitingList } from '#features/people/notices/contract.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { listen } from '#testing/stream.ts';
import { usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { maxClaims } from '../contract.ts';
import { addLinkedPlayer } from '../testing/rows.ts';
import { linksIn } from './testing/links-in.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const links = linksIn(arena);
afterEach(() => links.forget());

describe('a claim', () => {
  it('is pending, counted for those who decide, and visible only to them and its member', async () => {
    const player = await addPlayer(world);
    expect((await links.claim('member', player)).status).toBe(201);
    expect((await links.claim('member', player)).status).toBe(201);
    expect((await links.own('member')).claims).toMatchObject([{ player: { id: player } }]);
    expect(await links.own('otherMember')).toEqual({ players: [], claims: [] });
    expect(await links.claims()).toMatchObject([{ player: { id: player }, account: { username: usernames.member } }]);
    const waiting = (await arena.as.officer.get('/api/waiting')).as(z.array(WaitingList));
    const text = '1 player claim is waiting for approval';
    expect(waiting).toContainEqual({ text, count: 1, link: '/player-claims' });
    expect((await arena.as.member.delete(`/api/players/${player}/claim`)).status).toBe(200);
    expect(await links.claims()).toEqual([]);
    expect((await arena.as.member.delete(`/api/players/${player}/claim`)).status).toBe(404);
  });

  it('links the account once approved, and notifies its member at once', async () => {
    const player = await addPlayer(world);
    await arena.as.member.ready();
    const { id } = (await arena.as.member.get('/api/user')).as(z.object({ id: z.number() }));
    using member = await listen(arena.url, arena.as.member);
    using officer = await listen(arena.url, arena.as.officer);
    await links.claim('member', player);
    await officer.receive(({ tags }) => tags.includes('player-claims'));
    const at = await links.findClaim(player);
    expect((await links.approve(at)).status).toBe(200);
    await officer.receive(({ tags }) => tags.includes('player-links'));
    await member.receive(({ tags }) => tags.includes(`own-players:${id}`));
    expect(member.events.flatMap(({ tags }) => tags)).not.toContain('player-links');
    expect(await links.own('member')).toMatchObject({ players: [{ player: { id: player } }], claims: [] });
    expect(await links.findLink(player)).toMatchObject({ account: { username: usernames.member } });
    const [notice] = await links.fetchNotices('member');
    expect(notice).toMatchObject({ title: 'Your claim was approved', link: `/players/${player}` });
    expect(await links.readAudit(player)).toMatchObject([{ act: 'player-claim.approve' }]);
    expect((await links.approve(at)).status).toBe(404);
  });

  it('is declined with a reason that its member gets, and can then be made again', async () => {
    const player = await addPlayer(world);
    await links.claim('member', player);
    const at = await links.findClaim(player);
    for (const wrong of ['', '  ', undefined, 7, 'x'.repeat(301)])
      expect((await links.decline(at, wrong)).status).toBe(400);
    expect((await links.decline(at, 'Number 7 is your sister.')).status).toBe(200);
    const [notice] = await links.fetchNotices('member');
    expect(notice).toMatchObject({ title: 'Your claim was declined' });
    expect(notice?.text).toMatch(/: Number 7 is your sister\.$/);
    expect(await links.own('member')).toEqual({ players: [], claims: [] });
    expect(await links.readAudit(player)).toMatchObject([{ act: 'player-claim.decline' }]);
    expect((await links.claim('member', player)).status).toBe(201);
  });

  it('is refused for a player who is already linked, and for a second player in a team', async () => {
    const mine = await addLinkedPlayer(world);
    const [linked, other] = [await addLinkedPlayer(world, 'otherMember'), await addPlayer(world)];
    const refusals = [];
    for (const player of [mine, linked, other]) {
      const response = await links.claim('member', player);
      expect(response.status).toBe(409);
      refusals.push(response.as(ErrorResponse).message);
    }
    expect(refusals).toEqual([
      'This player is already linked to an account',
      'This player is already linked to an account',
      'This account is already linked to a player in this team',
    ]);
    expect((await links.claim('member', 999_999)).status).toBe(404);
  });

  it('can be pending beside at most 19 others of the same account', async () => {
    for (let made = 0; made < maxClaims; made += 1) {
      expect((await links.claim('member', await addPlayer(world))).status).toBe(201);
    }
    expect((await links.claim('member', await addPlayer(world))).status).toBe(409);
    expect((await links.own('member')).claims).toHaveLength(maxClaims);
  });

  it('declines, once approved, other claims to the player and the account’s others in the team', async () => {
    const [player, other] = [await addPlayer(world), await addPlayer(world)];
    await links.claim('member', player);
    await links.claim('otherMember', player);
    await links.claim('member', other);
    expect((await links.approve(await links.findClaim(player))).status).toBe(200);
    expect(await links.claims()).toEqual([]);
    expect((await links.fetchNotices('otherMember'))[0]?.text).toMatch(
      /: This player was linked to another account\.$/,
    );
    expect((await links.fetchNotices('member')).slice(0, 2).map(({ title }) => title)).toContain(
      'Your claim was declined',
    );
  });
});
