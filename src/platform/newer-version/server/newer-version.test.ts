import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { startReceiver } from '#features/device/webhooks/testing/receiver.ts';
import { NewerVersion } from '../contract.ts';
import { lookForNewer } from './commands.ts';

const receiver = await startReceiver();
const arena = await startTestApp({ env: { WEBHOOK_HOSTS: receiver.host } });
afterAll(async () => {
  await arena.close();
  await receiver[Symbol.asyncDispose]();
});

const admin = arena.as.adminWithWindow;
const url = 'https://example.org/changes';
const name = (address: string | null) => admin.put('/api/newer-version', { address });
const look = async () => (await admin.post('/api/newer-version/check')).as(NewerVersion);
const read = async () => (await arena.as.admin.get('/api/newer-version')).as(NewerVersion);
const answer = (status: number, body: string) => receiver.answer('/latest.json', { status, body });

beforeEach(async () => {
  await name(null);
  receiver.received.length = 0;
});

test('nothing is called before an admin names an address, and again after it is removed', async () => {
  await lookForNewer(arena.app.context, false);
  expect(await look()).toMatchObject({ address: null, checkedAt: null, newer: null });
  expect(receiver.received).toEqual([]);
});

test('it looks once a day, in all processes together, and by a press', async () => {
  await using other = await arena.beside();
  answer(200, JSON.stringify({ version: '99.1.0', url }));
  expect((await name(`https://${receiver.host}/latest.json`)).status).toBe(200);
  await Promise.all([arena.app.context, other.app.context].map((context) => lookForNewer(context, false)));
  expect(receiver.received).toMatchObject([{ method: 'GET' }]);
  expect(await read()).toMatchObject({ newer: { version: '99.1.0', url }, failure: null });
  await look();
  expect(receiver.received).toHaveLength(2);
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
  await arena.db.updateTable('newer_version').set({ checked_at: yesterday }).execute();
  await lookForNewer(arena.app.context, false);
  expect(receiver.received).toHaveLength(3);
});

test('a failure is kept beside what was known; the version that runs is not newer', async () => {
  answer(200, '{"version":"99.1.0"}');
  await name(`https://${receiver.host}/latest.json`);
  await look();
  answer(404, 'not here');
  expect(await look()).toMatchObject({ failure: 'It answered 404', newer: { version: '99.1.0' } });
  answer(200, '<html>');
  expect(await look()).toMatchObject({ failure: 'Its answer names no version' });
  const { running } = await read();
  answer(200, JSON.stringify({ tag_name: `v${running}` }));
  expect(await look()).toMatchObject({ failure: null, newer: null });
});

test.each(['http://example.org/latest', 'https://127.0.0.1/latest', 'https://updates.lan/latest', 'nonsense'])(
  '%s is refused',
  async (address) => expect((await name(address)).status).toBe(400),
);
