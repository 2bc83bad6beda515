import { afterAll, afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import type { TestResponse } from '#testing/client.ts';
import { usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { PlayerClaim } from '../contract.ts';
import { linksIn } from './testing/links-in.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const links = linksIn(arena);
afterEach(async () => {
  await links.forget();
  await arena.db.updateTable('accounts').set({ suspended_at: null }).execute();
});
const getMessage = (response: TestResponse) => response.as(ErrorResponse).message;
const suspend = async (person: keyof typeof usernames) => {
  const id = await findAccountId(world, person);
  await arena.db.updateTable('accounts').set({ suspended_at: '2026-11-28T08:00:00Z' }).where('id', '=', id).execute();
};

describe('one’s own claim', () => {
  it('is decided by somebody else, and the others are asked', async () => {
    const player = await addPlayer(world);
    await links.claim('officer', player);
    const id = await links.findClaim(player, 'officer');
    for (const refused of [await links.approve(id), await links.decline(id, 'I am not.')]) {
      expect([refused.status, getMessage(refused)]).toEqual([
        403,
        'You claim this player yourself: another officer or an admin decides',
      ]);
    }
    expect((await links.fetchNotices('adminWithWindow'))[0]).toMatchObject({
      title: 'A claim waits for you',
      link: '/player-claims',
    });
    expect(await links.fetchNotices('officer')).toEqual([]);
    const seenBy = async (person: 'officer' | 'admin') =>
      (await arena.as[person].get('/api/player-claims')).as(z.array(PlayerClaim)).map(({ can }) => can.decide);
    expect([await seenBy('officer'), await seenBy('admin')]).toEqual([[false], [true]]);
    expect((await links.approve(id, 'admin')).status).toBe(200);
  });

  it('cannot be furthered by declining somebody else’s to the same player', async () => {
    const player = await addPlayer(world);
    await links.claim('officer', player);
    await links.claim('member', player);
    expect((await links.decline(await links.findClaim(player), 'It is me.')).status).toBe(403);
    expect((await links.approve(await links.findClaim(player), 'admin')).status).toBe(200);
  });

  it('can be approved by the village’s only admin, and the log says so', async () => {
    const player = await addPlayer(world);
    await links.claim('adminWithWindow', player);
    const id = await links.findClaim(player, 'adminWithWindow');
    expect((await links.approve(id, 'adminWithWindow')).status).toBe(403);
    await suspend('admin');
    expect((await links.approve(id, 'adminWithWindow')).status).toBe(200);
    expect((await links.readAudit(player)).at(-1)?.detail).toContain('"ownCase":true');
  });

  it('is not replaced by linking oneself, unless as the only admin', async () => {
    const player = await addPlayer(world);
    expect((await links.link(player, usernames.adminWithWindow)).status).toBe(403);
    await suspend('admin');
    expect((await links.link(player, usernames.adminWithWindow)).status).toBe(201);
    expect((await links.readAudit(player)).at(-1)?.detail).toContain('"ownCase":true');
  });
});

it('does not approve the claim of a suspended account, nor link it', async () => {
  const player = await addPlayer(world);
  await links.claim('otherMember', player);
  const id = await links.findClaim(player, 'otherMember');
  await suspend('otherMember');
  const refused = await links.approve(id);
  expect([refused.status, getMessage(refused)]).toEqual([409, 'This account is suspended: reinstate it first']);
  expect((await links.link(player, usernames.otherMember)).status).toBe(409);
  expect((await links.decline(id, 'You left.')).status).toBe(200);
});
