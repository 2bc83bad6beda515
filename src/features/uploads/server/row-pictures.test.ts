import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestVillage, type TestVillage } from '#app/testing/village.ts';
import { pictureForm } from '../testing/form.ts';

let arena: TestVillage;
beforeAll(async () => {
  arena = await startTestVillage();
});
afterAll(() => arena.close());

it('a picture uploaded for a row has an address that a row takes and every member sees', async () => {
  const { adminWithWindow: admin, member, visitor } = arena.as;
  const uploaded = await admin.post('/api/pictures', pictureForm());
  expect(uploaded.status).toBe(201);
  const { url } = uploaded.as(z.object({ url: z.string().check(z.startsWith('/uploads/')) }));
  const club = await admin.post('/api/clubs', { name: 'Lens Club', logo: url });
  expect(club.body).toMatchObject({ name: 'Lens Club', logo: url });
  expect([await member.statusOf('GET', url), await visitor.statusOf('GET', url)]).toEqual([200, 401]);
});
