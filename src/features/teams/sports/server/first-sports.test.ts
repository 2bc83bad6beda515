import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { sports as contract } from '../contract.ts';

const theEleven = [
  ...['Basketball', 'Netball', 'Soccer', 'Rugby', 'eSports', 'Diski', 'Chess', 'Cheerleading', 'Fitness Club'],
  ...['Pool', 'Hockey'],
];
const numbered = theEleven.map((name, at) => ({ id: at + 1, name, version: 1 }));

it('gives every village the first sports, and the next sport an id after them', async () => {
  await using app = await startTestApp();
  const sports = (await app.as.member.get('/api/sports')).as(z.array(contract.ResponseBody));
  expect(sports.map(({ id, name, version }) => ({ id, name, version }))).toEqual(numbered);
  const added = await app.as.adminWithWindow.post('/api/sports', { name: 'Padel' });
  expect(added.as(contract.ResponseBody)).toMatchObject({ id: 12, name: 'Padel' });
});
