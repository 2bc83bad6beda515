import { afterAll, expect, it } from 'vitest';
import { sitemap } from '#app/sitemap.ts';
import { startTestApp } from '#app/testing/app.ts';
import { found, foundTitles } from '#platform/search/testing/search.ts';
import { safeReturnPath } from '#shared/sitemap.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

async function add(path: string, fields: object): Promise<number> {
  const added = await arena.as.adminWithWindow.post(path, fields);
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  return Number(Object(added.body).id);
}

it('finds residence anchors by name, position and portfolio, and links to their place in the directory', async () => {
  const fields = { position: 'Wellness Representative', year: '2026', email: 'hidden@example.org' };
  // The first two are sports officers, whatever their position is called.
  for (const name of ['Bongi', 'Karel']) await add('/api/residence-anchors', { ...fields, name });
  const id = await add('/api/residence-anchors', { name: 'Siphiwé Radebe', ...fields });
  const { member } = arena.as;
  for (const q of ['siphiwe', 'SIPHIWÉ rad', 'sihpiwe', 'siphiwa', 'wellness radebe', 'community radebe']) {
    expect([q, await foundTitles(member, q, 'residence-anchor')]).toEqual([q, ['Siphiwé Radebe']]);
  }
  expect(await foundTitles(member, 'officers', 'residence-anchor')).toEqual(['Bongi', 'Karel']);
  const [hit] = (await found(member, 'siphiwe'))['residence-anchor'] ?? [];
  expect(hit).toMatchObject({
    id,
    detail: 'Wellness Representative',
    path: `/residence-anchors#residence-anchor-${id}`,
  });
  expect(safeReturnPath(sitemap, hit?.path, 'none')).toBe(hit?.path);
  expect(
    await found(arena.as.admin, 'hidden@example.org'),
    'an address is told to admins, on their own screen',
  ).toEqual({});
});

it('stops finding an anchor, for everybody, as soon as they are inactive', async () => {
  const id = await add('/api/residence-anchors', { name: 'Former Officer', position: 'Digital', year: '2025' });
  expect(await foundTitles(arena.as.member, 'former', 'residence-anchor')).toEqual(['Former Officer']);
  await arena.as.adminWithWindow.patch(`/api/residence-anchors/${id}`, { active: false });
  for (const person of ['member', 'officer', 'admin'] as const)
    expect(await found(arena.as[person], 'former')).toEqual({});
});

it('finds ground anchors as Home shows them: members and captains', async () => {
  const id = await add('/api/ground-anchors', { name: 'Zanélle Quarrie', position: 'GA Captain' });
  await add('/api/ground-anchors', { name: 'Zander Quarrie', position: 'Retired' });
  const { member } = arena.as;
  for (const q of ['quarrie', 'zanelle quarrie', 'qaurrie', 'captain quarrie']) {
    expect([q, await foundTitles(member, q, 'ground-anchor')]).toEqual([q, ['Zanélle Quarrie']]);
  }
  const [hit] = (await found(member, 'quarrie'))['ground-anchor'] ?? [];
  expect(hit).toMatchObject({ detail: 'GA Captain', path: `/home?ground-anchor=${id}` });
  expect(safeReturnPath(sitemap, hit?.path, 'none')).toBe(hit?.path);
});
