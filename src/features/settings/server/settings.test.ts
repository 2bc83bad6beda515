import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestVillage, type TestVillage } from '#app/testing/village.ts';
import { SettingsAnswer } from '../contract.ts';
import { defaultSettings } from '../rules.ts';

let village: TestVillage;
beforeAll(async () => {
  village = await startTestVillage();
});
afterAll(() => village.close());

const change = (fields: object, client = village.as.adminWithWindow) => client.patch('/api/settings', fields);
const read = async () => (await village.newVisitor().get('/api/settings')).as(SettingsAnswer);

test('everyone reads the defaults until an admin changes something', async () => {
  expect(await read()).toEqual({ ...defaultSettings, version: 1 });
  expect((await change({ productName: 'Kgotla Arena', version: 1 })).status).toBe(200);
  expect(await read()).toEqual({ ...defaultSettings, productName: 'Kgotla Arena', version: 2 });
});

test('a change to what was not seen answers 409 with the settings as they are', async () => {
  const { version } = await read();
  expect((await change({ season: '2027', version })).status).toBe(200);
  const late = await change({ season: '2028', version });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ current: { season: '2027', version: version + 1 } });
  expect((await read()).season).toBe('2027');
});

test('of two changes of one version at one moment one wins', async () => {
  const { version } = await read();
  const answers = await Promise.all(['a', 'b', 'c'].map((seriesName) => change({ seriesName, version })));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  expect((await read()).version).toBe(version + 1);
});

test('only an admin in the window changes settings', async () => {
  for (const client of [village.as.member, village.as.officer, village.as.admin]) {
    expect((await change({ season: '1' }, client)).status).toBe(403);
  }
  expect((await change({ season: '1' }, village.newVisitor())).status).toBe(401);
});

test.each([
  [{ liveStreamId: 'javascript:1' }],
  [{ timeZone: 'Mars/Olympus' }],
  [{ socialLinks: [{ label: 'x', url: 'javascript:alert(1)' }] }],
  [{ productName: ' ' }],
  [{ id: 2 }],
])('refused: %j', async (fields) => {
  expect((await change(fields)).status).toBe(400);
});
