import { afterAll, expect, it } from 'vitest';
import { CurrentUser } from '#shared/session.ts';
import { testEngine } from '#testing/database/database.ts';
import { usernames } from '#testing/usernames.ts';
import { startTestApp } from './app.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

it('runs on the engine that was asked for', () => {
  expect(arena.app.engine).toBe(testEngine);
});

it('knows every kind of person', async () => {
  const { as } = arena;
  expect((await as.visitor.get('/api/user')).status).toBe(401);
  const user = async (person: keyof typeof usernames) => (await as[person].get('/api/user')).as(CurrentUser);
  expect(await user('member')).toMatchObject({ username: usernames.member, isAdmin: false, isGroundAnchor: false });
  expect(await user('officer')).toMatchObject({ isAdmin: false, isGroundAnchor: true });
  expect(await user('admin')).toMatchObject({ isAdmin: true, adminWindow: false });
  expect(await user('adminWithWindow')).toMatchObject({ isAdmin: true, adminWindow: true });
});

it('keeps two villages apart', async () => {
  await using other = await startTestApp();
  const people = await arena.db.selectFrom('accounts').select('id').execute();
  await other.db.deleteFrom('officers').execute();
  expect(await arena.db.selectFrom('officers').select('id').execute()).toHaveLength(1);
  expect(people).toHaveLength(Object.keys(usernames).length);
});
