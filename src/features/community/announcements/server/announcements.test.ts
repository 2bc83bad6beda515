import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import type { Person } from '#testing/usernames.ts';
import { announcements } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const announce = async (title: string) =>
  (await arena.as.adminWithWindow.post('/api/announcements', { title, content: 'Read on.' })).as(
    announcements.ResponseBody,
  );
const read = (person: Person, id: number) => arena.as[person].post(`/api/announcements/${id}/read`);
const unreadTitle = async (person: Person) => {
  const response = await arena.as[person].get('/api/announcements/unread');
  return response.as(z.nullable(announcements.ResponseBody))?.title;
};

describe('announcements', () => {
  it('come newest first, a page at a time', async () => {
    for (let at = 1; at <= 21; at += 1) await announce(`News ${at}`);
    const first = await arena.as.member.get('/api/announcements');
    const titles = first.as(z.array(announcements.ResponseBody)).map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 20 }, (_, at) => `News ${21 - at}`));
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const rest = (await arena.as.member.get(next)).as(z.array(announcements.ResponseBody));
    expect(rest.map(({ title }) => title)).toEqual(['News 1']);
  });

  it('keep their line breaks and say when they were made', async () => {
    const sent = { title: ' Trials ', content: 'Monday.\r\nTuesday.' };
    const made = (await arena.as.adminWithWindow.post('/api/announcements', sent)).as(announcements.ResponseBody);
    expect(made).toMatchObject({ title: 'Trials', content: 'Monday.\nTuesday.' });
    expect(Math.abs(Date.parse(made.createdAt) - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    { title: '', content: 'x' },
    { title: 'x' },
    { title: 'x', content: 'x', createdAt: '2026-01-01T00:00:00Z' },
  ])('are refused as %j', async (sent) => {
    expect((await arena.as.adminWithWindow.post('/api/announcements', sent)).status).toBe(400);
  });
});

describe('the unread announcement', () => {
  it('is the newest, for each person until they have read it', async () => {
    const { id } = await announce('Gates open early');
    expect(await unreadTitle('member')).toBe('Gates open early');
    expect((await read('member', id)).body).toEqual({ ok: true });
    expect(await unreadTitle('member')).toBeUndefined();
    expect(await unreadTitle('otherMember')).toBe('Gates open early');
    await announce('Gates open late');
    expect(await unreadTitle('member')).toBe('Gates open late');
  });

  it('does not come back when an earlier one is read, nor when the one that was read is deleted', async () => {
    const [earlier, later] = [await announce('Earlier'), await announce('Later')];
    await read('officer', later.id);
    await read('officer', earlier.id);
    expect(await unreadTitle('officer')).toBeUndefined();
    await arena.as.adminWithWindow.delete(`/api/announcements/${later.id}`);
    expect(await unreadTitle('officer')).toBeUndefined();
    expect(await unreadTitle('otherMember')).toBe('Earlier');
  });

  it('takes one row per person, however often and whatever they read', async () => {
    const made = [await announce('One'), await announce('Two')];
    await Promise.all([...made, ...made].map(({ id }) => read('otherMember', id)));
    const rows = await arena.db.selectFrom('announcement_reads').selectAll().execute();
    expect(new Set(rows.map((row) => row.account_id)).size).toBe(rows.length);
    expect(await unreadTitle('otherMember')).toBeUndefined();
  });

  it('stays unread when an unknown id is marked as read', async () => {
    expect((await read('member', 2_000_000_000)).status).toBe(404);
    await announce('Still to come');
    expect(await unreadTitle('member')).toBe('Still to come');
  });

  it('is not cached for others, and lists its cache tags', async () => {
    const { headers } = await arena.as.member.get('/api/announcements/unread');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-tags') ?? '').toContain('announcements');
  });
});
