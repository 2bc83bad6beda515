import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import type { Client } from '#testing/client.ts';
import { buildWorld } from '#testing/world.ts';
import { pictureForm } from '../testing/form.ts';
import { sweepAndReport } from './picture-service.ts';
import { pictureService } from './services.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

it('gives a picture uploaded for a row a URL that rows accept and every member may open', async () => {
  const { adminWithWindow: admin, member, visitor } = arena.as;
  const uploaded = await admin.post('/api/pictures', pictureForm());
  expect(uploaded.status).toBe(201);
  const { url } = uploaded.as(z.object({ url: z.string().check(z.startsWith('/uploads/')) }));
  const club = await admin.post('/api/clubs', { name: 'Lens Club', logo: url });
  expect(club.body).toMatchObject({ name: 'Lens Club', logo: url });
  expect([await member.fetchStatus('GET', url), await visitor.fetchStatus('GET', url)]).toEqual([200, 401]);
});

const upload = async (admin: Client) =>
  (await admin.post('/api/pictures', pictureForm())).as(z.object({ url: z.string() })).url;
const idIn = (url: string) => url.split('/')[2] ?? '';
const dayLong = 86_400_000;

async function sweep(now: number) {
  const { store } = await pictureService.of(buildWorld(arena.app).context);
  await sweepAndReport(arena.db, store, { now: new Date(now), warn: () => undefined });
  const trashed: string[] = [];
  for await (const { id } of store.listTrash()) trashed.push(id);
  return trashed;
}

it('moves a picture that no row shows to the trash a day later', async () => {
  const admin = arena.as.adminWithWindow;
  const urls: string[] = [];
  while (urls.length < 6) urls.push(await upload(admin));
  const [club = '', song = '', before = '', after = '', cancelled = '', alone = ''] = urls;
  await admin.post('/api/clubs', { name: 'Aperture', logo: club });
  await admin.post('/api/playlists', { title: 'Late', coverImage: song });
  const changed = (await admin.post('/api/clubs', { name: 'Shutter', logo: before })).as(z.object({ id: z.int() }));
  await admin.patch(`/api/clubs/${changed.id}`, { logo: after });
  const deleted = (await admin.post('/api/clubs', { name: 'Tripod', logo: alone })).as(z.object({ id: z.int() }));
  await admin.delete(`/api/clubs/${deleted.id}`);

  const now = Date.now();
  expect(await sweep(now + dayLong - 60_000)).toEqual([]);
  const trashed = await sweep(now + dayLong + 60_000);
  expect(trashed.sort()).toEqual([before, cancelled, alone].map(idIn).sort());
  for (const shown of [club, song, after]) expect(await arena.as.member.fetchStatus('GET', shown)).toBe(200);
  for (const unused of [before, cancelled, alone]) expect(await admin.fetchStatus('GET', unused)).toBe(404);
  expect(await sweep(now + 32 * dayLong)).toEqual([]);
});
