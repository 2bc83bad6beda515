import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { visitor } from '#server/access/access.ts';
import type { Write } from '#server/write.ts';
import { listen } from '#testing/stream.ts';
import { usernames } from '#testing/usernames.ts';
import { Notice } from '../contract.ts';
import { newNotices, noticesPerPage } from '../rules.ts';
import { addNotice, addNoticeToMany } from './commands.ts';

let arena: TestApp;
const ids: Record<string, number> = {};
beforeAll(async () => {
  arena = await startTestApp();
  const accounts = await arena.db.selectFrom('accounts').select(['id', 'username']).execute();
  for (const { id, username } of accounts) ids[username] = id;
});
afterAll(() => arena.close());

const findId = (person: keyof typeof usernames) => ids[usernames[person]] ?? 0;
const news = (title: string) => ({ kind: 'photo', title, text: 'Have a look.', link: '/media?tab=photos' });
const accountsNamed = ({ db }: Write, people: (keyof typeof usernames)[]) =>
  db.selectFrom('accounts').select('id as account_id').where('id', 'in', people.map(findId));
const seenBy = async (person: keyof typeof usernames, path = '/api/notices') =>
  (await arena.as[person].get(path)).as(z.array(Notice));

it('shows notices to their recipient alone, newest first', async () => {
  await arena.app.commit(visitor, async (write) => {
    await addNotice(write, findId('member'), news('First'));
    await addNotice(write, findId('member'), { ...news('Second'), link: null });
  });
  expect(await seenBy('member')).toMatchObject([
    { title: 'Second', link: null, read: false },
    { kind: 'photo', title: 'First', text: 'Have a look.', link: '/media?tab=photos', read: false },
  ]);
  expect(await seenBy('otherMember')).toEqual([]);
  expect(await seenBy('adminWithWindow')).toEqual([]);
  expect((await arena.as.member.get('/api/notices')).headers.get('cache-control')).toBe('no-store');
});

it('marks notices as read for the person who read them, and for nobody else', async () => {
  await arena.app.commit(visitor, (write) =>
    addNoticeToMany(write, accountsNamed(write, ['member', 'otherMember']), news('To both')),
  );
  expect((await arena.as.otherMember.post('/api/notices/read')).body).toEqual({ ok: true });
  expect((await seenBy('otherMember')).every(({ read }) => read)).toBe(true);
  expect((await seenBy('member'))[0]).toMatchObject({ title: 'To both', read: false });
  expect(newNotices(await seenBy('otherMember'))).toBe('');
  expect(newNotices(await seenBy('member'))).toBe('3');
});

it('sends the live event of a notice to its recipient and to nobody else', async () => {
  await arena.as.officer.ready();
  using own = await listen(arena.url, arena.as.officer);
  using other = await listen(arena.url, arena.as.member);
  await arena.app.commit(visitor, (write) => addNotice(write, findId('officer'), news('Psst')));
  await own.receive(({ tags }) => tags.includes(`notices:${findId('officer')}`));
  await arena.app.commit(visitor, (write) => addNotice(write, findId('member'), news('Hello')));
  await other.receive(({ tags }) => tags.includes(`notices:${findId('member')}`));
  expect(other.events.flatMap(({ tags }) => tags)).not.toContain(`notices:${findId('officer')}`);
});

it('sends one event to everybody for a notice to many', async () => {
  using own = await listen(arena.url, arena.as.officer);
  using other = await listen(arena.url, arena.as.otherMember);
  await arena.app.commit(visitor, (write) =>
    addNoticeToMany(write, accountsNamed(write, ['officer', 'member']), news('To two')),
  );
  for (const stream of [own, other]) {
    const { tags } = await stream.receive(({ name }) => name === 'change');
    expect(tags).toEqual(['all-notices']);
  }
  expect((await seenBy('officer'))[0]).toMatchObject({ title: 'To two', read: false });
  expect((await seenBy('otherMember'))[0]).not.toMatchObject({ title: 'To two' });
});

it('lists notices in pages by key', async () => {
  await arena.app.commit(visitor, async (write) => {
    for (let count = 0; count < noticesPerPage * 2 + 5; count += 1) {
      await addNotice(write, findId('admin'), news(String(count)));
    }
  });
  const seen: Notice[] = [];
  let path: string | undefined = '/api/notices';
  while (path) {
    const response = await arena.as.admin.get(path);
    seen.push(...response.as(z.array(Notice)));
    path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  expect(seen.map(({ title }) => Number(title))).toEqual(Array.from({ length: 65 }, (_, at) => 64 - at));
  expect(newNotices(seen.slice(0, noticesPerPage))).toBe('30+');
  expect((await arena.as.admin.get('/api/notices?cursor=bm9wZQ')).status).toBe(400);
});
