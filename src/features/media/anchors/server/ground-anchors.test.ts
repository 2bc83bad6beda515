import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { groundAnchors } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const addAnchor = async (fields: object) =>
  (await arena.as.adminWithWindow.post('/api/ground-anchors', fields)).as(groundAnchors.ResponseBody);
const listed = async (query = '') =>
  (await arena.as.member.get(`/api/ground-anchors${query}`)).as(z.array(groundAnchors.ResponseBody));

it('makes a ground anchor a member by default, and answers only the fields of the specification', async () => {
  const anchor = await addAnchor({ name: 'Lerato Moleko' });
  expect(anchor).toEqual({
    id: anchor.id,
    version: 1,
    name: 'Lerato Moleko',
    position: 'Ground Anchor Member',
    photo: null,
    bio: null,
    achievements: [],
    can: { edit: true, delete: true },
  });
});

it('lists ground anchors by name, and filters them by position', async () => {
  await addAnchor({ name: 'Zanele', position: 'GA Captain', achievements: 'Cup 2025\nShield 2024' });
  await addAnchor({ name: 'ÉLAN' });
  await addAnchor({ name: 'Pule', position: 'Alumnus' });
  expect((await listed()).map(({ name }) => name)).toEqual(['ÉLAN', 'Lerato Moleko', 'Pule', 'Zanele']);
  const [captain, ...others] = await listed('?position=GA%20Captain');
  expect(captain).toMatchObject({ name: 'Zanele', achievements: ['Cup 2025', 'Shield 2024'] });
  expect(others).toEqual([]);
});
