import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changeableRows } from '#app/testing/all-examples.ts';
import { startTestApp } from '#app/testing/app.ts';
import { clubsTag } from '#features/teams/clubs/cache-tags.ts';
import { usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { visitor } from '../access/access.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const admin = arena.as.adminWithWindow;
await admin.ready();

const Versioned = z.looseObject({ version: z.number() });
const statuses = async (endpoints: Promise<{ status: number }>[]) =>
  (await Promise.all(endpoints)).map(({ status }) => status);

describe.each(changeableRows)('rows of $path', ({ path, row: add, changes: [one, other] }) => {
  it('take two simultaneous changes without a version, one after the other', async () => {
    const own = `${path}/${await add(world)}`;
    expect(await statuses([admin.patch(own, one), admin.patch(own, other)])).toEqual([200, 200]);
    expect((await admin.get(own)).as(Versioned)).toMatchObject({ ...one, ...other, version: 3 });
  });

  it('take only one of two simultaneous changes that name the same version', async () => {
    const own = `${path}/${await add(world)}`;
    const responses = await statuses([one, other].map((fields) => admin.patch(own, { ...fields, version: 1 })));
    expect(responses.sort()).toEqual([200, 409]);
    expect((await admin.get(own)).as(Versioned).version).toBe(2);
  });

  it('are deleted only in the version that was seen', async () => {
    const own = `${path}/${await add(world)}`;
    await admin.patch(own, one);
    const { status, body } = await admin.delete(`${own}?version=1`);
    expect([status, body]).toMatchObject([409, { code: 'version', current: { ...one, version: 2 } }]);
    expect(await statuses([admin.delete(`${own}?version=2`)])).toEqual([200]);
  });

  it('are deleted only once by simultaneous calls', async () => {
    const own = `${path}/${await add(world)}`;
    expect((await statuses([admin.delete(own), admin.delete(own)])).sort()).toEqual([200, 404]);
  });
});

it('takes two simultaneous changes of the settings, unless both name the same version', async () => {
  const change = (fields: object) => admin.patch('/api/settings', fields);
  expect(await statuses([change({ seriesName: 'Courtside' }), change({ season: '2031' })])).toEqual([200, 200]);
  const settings = (await admin.get('/api/settings')).as(Versioned);
  expect(settings).toMatchObject({ seriesName: 'Courtside', season: '2031' });
  const bound = ['2032', '2033'].map((season) => change({ season, version: settings.version }));
  expect((await statuses(bound)).sort()).toEqual([200, 409]);
});

it('gives a role once when two admins give it to the same version of an account', async () => {
  const Account = z.looseObject({ id: z.number(), version: z.number(), username: z.string() });
  const accounts = (await admin.get('/api/admin/users')).as(z.array(Account));
  const account = accounts.find(({ username }) => username === usernames.otherMember);
  const give = () => admin.patch(`/api/admin/users/${account?.id}`, { isAdmin: true, version: account?.version });
  expect((await statuses([give(), give()])).sort()).toEqual([200, 409]);
});

it('keeps no reader waiting during a write, and shows the write once it is committed', async () => {
  const own = `/api/clubs/${(await admin.post('/api/clubs', { name: 'As it was' })).as(z.looseObject({ id: z.number() })).id}`;
  await arena.as.member.ready();
  const [written, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writing = arena.app.commit(visitor, async (write) => {
    await write.db.updateTable('clubs').set({ name: 'As it is' }).execute();
    write.changed(clubsTag);
    written.resolve();
    await read.promise;
  });
  await written.promise;
  try {
    expect((await arena.as.member.get(own)).body).toMatchObject({ name: 'As it was' });
    expect((await arena.as.member.get('/api/user/sessions')).status).toBe(200);
  } finally {
    read.resolve();
  }
  await writing;
  expect((await arena.as.member.get(own)).body).toMatchObject({ name: 'As it is' });
});

it('fails a query that bypasses its own transaction on SQLite, where it would wait for itself', async () => {
  const past = arena.app.commit(visitor, () => arena.db.selectFrom('clubs').selectAll().execute());
  await (arena.app.engine === 'sqlite' ? expect(past).rejects.toThrow('must use the handle') : past);
});
