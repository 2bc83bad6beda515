import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countAllRows, countContent, startFilledApp } from '#app/testing/filled-app.ts';
import { freshPasswordMs, visitor } from '#server/access/access.ts';
import { everything } from '#shared/cache-tags.ts';
import type { TestResponse } from '#testing/client.ts';
import { usernames } from '#testing/usernames.ts';
import { DeletedComments } from '../contract.ts';
import { type Action, backupsIn, basic, comments, make, reset } from '../testing/actions.ts';

const arena = await startFilledApp();
afterAll(() => arena.close());

describe('nothing is deleted', () => {
  const typedTooLongAgo = async () => {
    const admin = arena.newPerson('adminWithWindow');
    await admin.ready();
    await arena.app.commit(visitor, async (write) => {
      const password_at = new Date(Date.now() - freshPasswordMs - 1_000).toISOString();
      await write.db.updateTable('sessions').set({ password_at }).execute();
      write.changed(everything);
    });
    return admin;
  };
  const raw = (act: Action, body: string, type: string, cookie: string) =>
    fetch(arena.url + act.path, {
      method: act.method,
      body,
      headers: { 'content-type': type, cookie, 'sec-fetch-site': 'same-origin' },
    });
  type Way = (act: Action) => Promise<Pick<TestResponse, 'status'>>;
  const ways: [string, number, Way][] = [
    ['without a session', 401, (act) => make(arena.as.visitor, act)],
    ['by a member', 403, (act) => make(arena.as.member, act)],
    ['by an officer', 403, (act) => make(arena.as.officer, act)],
    ['by an admin outside the window', 403, (act) => make(arena.as.admin, act)],
    ['with a password typed more than five minutes ago', 403, async (act) => make(await typedTooLongAgo(), act)],
    [
      'with the phrase in small letters',
      400,
      (act) => make(arena.as.adminWithWindow, { ...act, confirm: act.confirm.toLowerCase() }),
    ],
    [
      'with the phrase of the other',
      400,
      (act) => make(arena.as.adminWithWindow, { ...act, confirm: act === reset ? comments.confirm : reset.confirm }),
    ],
    ['without the phrase', 400, ({ method, path }) => arena.as.adminWithWindow.call(method, path)],
    [
      'with more than the phrase',
      400,
      ({ method, path, confirm }) => arena.as.adminWithWindow.call(method, path, { confirm, force: true }),
    ],
    [
      'from a page of another site',
      403,
      (act) => make(arena.as.adminWithWindow, act, { 'sec-fetch-site': 'cross-site' }),
    ],
    ['with the credentials of a member', 403, (act) => make(arena.newVisitor(), act, basic(usernames.member))],
    ['with a wrong password', 401, (act) => make(arena.newVisitor(), act, basic(usernames.admin, 'wrong'))],
    [
      'as a form',
      415,
      async (act) =>
        raw(
          act,
          `confirm=${act.confirm}`,
          'application/x-www-form-urlencoded',
          await arena.as.adminWithWindow.cookie(),
        ),
    ],
    ['by another method', 405, ({ path, confirm }) => arena.as.adminWithWindow.call('PUT', path, { confirm })],
  ];

  it.each(ways)('%s', async (_way, status, tryIt) => {
    const before = await countContent(arena.db);
    for (const act of [reset, comments]) expect((await tryIt(act)).status, act.path).toBe(status);
    expect(await countContent(arena.db)).toEqual(before);
    expect(backupsIn(arena.app.context.env)).toEqual([]);
  });
});

it('deletes all comments with their likes, and nothing else', async () => {
  const { comments: commentCount, likes, ...rest } = await countAllRows(arena.db);
  const liked = await arena.db
    .selectFrom('likes')
    .innerJoin('comments', 'own_subject_id', 'likes.subject_id')
    .select('likes.id')
    .execute();
  const game = await arena.db.selectFrom('games').select('id').executeTakeFirstOrThrow();
  const thread = `/api/games/${game.id}/comments`;
  await arena.as.member.get(thread);

  const { count, snapshot } = (await make(arena.as.adminWithWindow, comments)).as(DeletedComments);

  expect(count).toBe(commentCount);
  const after = await countAllRows(arena.db);
  expect([after['comments'], after.likes]).toEqual([0, Number(likes) - liked.length]);
  expect(after).toMatchObject({ games: rest.games, thoughts: rest.thoughts, accounts: rest.accounts });
  expect((await arena.as.member.get(thread)).body).toEqual([]);
  expect(snapshot).toMatch(/^snapshot-before-deleting-comments-20/);
  const [line] = (await arena.as.admin.get('/api/admin/audit?act=comments.delete-all')).as(z.array(z.looseObject({})));
  expect(line).toMatchObject({ actor: usernames.adminWithWindow, detail: { count, snapshot } });
});
