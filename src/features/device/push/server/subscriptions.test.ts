import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { pathIn } from '#server/data-folder/data-folder.ts';
import type { Person } from '#testing/usernames.ts';
import { maxDevices, Notifications } from '../contract.ts';
import { newSubscription } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const StoredDevice = z.object({ id: z.int(), known: z.boolean() });
const register = async (person: Person, word: string) =>
  (await arena.as[person].post('/api/notifications/devices', newSubscription(word))).as(StoredDevice);
const fetchNotifications = async (person: Person) =>
  (await arena.as[person].get('/api/notifications')).as(Notifications);

it('keeps a device once, recognises it at each start, and lets only its owner end it', async () => {
  const { id, known } = await register('member', 'one');
  expect(known).toBe(false);
  expect(await register('member', 'one')).toMatchObject({ id, known: true });
  const { devices, kinds } = await fetchNotifications('member');
  expect(devices.map((device) => device.id)).toEqual([id]);
  expect(kinds).toContain('final');
  expect((await arena.as.otherMember.delete(`/api/notifications/devices/${id}`)).status).toBe(404);
  expect((await arena.as.member.delete(`/api/notifications/devices/${id}`)).status).toBe(200);
  expect((await fetchNotifications('member')).devices).toEqual([]);
});

it('keeps a device once in whatever spelling its address comes', async () => {
  const { host, pathname } = new URL(newSubscription('spelled').endpoint);
  const spellings = [
    `https://${host}${pathname}`,
    `HTTPS://${host.toUpperCase()}${pathname}`,
    `https://${host}:443${pathname}`,
    `https://${host}:0443${pathname}`,
    `https:\\\\${host}${pathname}`,
    `https:${host}${pathname}`,
    `https://${host}/./x/..${pathname}`,
    `https://${host}/%2e${pathname}`,
    ` https://${host}${pathname}?`,
    `https://${host}${pathname}#`,
    `https://f\tcm.googleapis.com${pathname}\n`,
  ];
  const before = (await fetchNotifications('officer')).devices.length;
  const ids = [];
  for (const endpoint of spellings) {
    const body = { ...newSubscription('spelled'), endpoint };
    ids.push((await arena.as.officer.post('/api/notifications/devices', body)).as(StoredDevice).id);
  }
  expect(new Set(ids).size).toBe(1);
  expect((await fetchNotifications('officer')).devices).toHaveLength(before + 1);
  await arena.as.officer.delete(`/api/notifications/devices/${ids[0]}`);
});

it('gives a device to the account that turned it on last', async () => {
  await register('member', 'shared');
  expect((await register('otherMember', 'shared')).known).toBe(false);
  expect((await fetchNotifications('member')).devices).toEqual([]);
  expect((await fetchNotifications('otherMember')).devices).toHaveLength(1);
});

it('ends a device with the session in which it was turned on', async () => {
  const phone = arena.newPerson('officer');
  await phone.post('/api/notifications/devices', newSubscription('phone'));
  expect((await fetchNotifications('officer')).devices).toHaveLength(1);
  await phone.post('/api/logout');
  expect((await fetchNotifications('officer')).devices).toEqual([]);
});

it('replaces the oldest device once a person has too many', async () => {
  const ids = [];
  for (let at = 0; at <= maxDevices; at += 1) ids.push((await register('admin', `many-${at}`)).id);
  const { devices } = await fetchNotifications('admin');
  expect(devices.map(({ id }) => id)).toEqual(ids.slice(1));
});

it.each([
  ['an address of the house', { ...newSubscription('x'), endpoint: 'https://127.0.0.1/x' }],
  ['an unknown service', { ...newSubscription('x'), endpoint: 'https://push.example.org/x' }],
  ['no https', { ...newSubscription('x'), endpoint: 'http://fcm.googleapis.com/fcm/send/x' }],
  [
    'a key that is no point',
    { ...newSubscription('x'), keys: { ...newSubscription('x').keys, p256dh: 'A'.repeat(87) } },
  ],
  ['no keys', { endpoint: newSubscription('x').endpoint }],
])('refuses %s', async (_what, body) => {
  expect((await arena.as.member.post('/api/notifications/devices', body)).status).toBe(400);
});

it('accepts a push service under its exact name from the moment an admin adds it until one removes it', async () => {
  const turnOn = async (host: string) => {
    const body = { ...newSubscription('x'), endpoint: `https://${host}/send/x` };
    return (await arena.as.member.post('/api/notifications/devices', body)).status;
  };
  const add = async (...pushHosts: string[]) =>
    expect((await arena.as.adminWithWindow.patch('/api/settings', { pushHosts })).status).toBe(200);
  expect(await turnOn('push.example.net')).toBe(400);
  await add(' Push.Example.net ', 'push.example.com');
  expect(await turnOn('push.example.net')).toBe(200);
  for (const host of ['push.example.net:8443', 'a.push.example.net', 'push.example.net.example.org'])
    expect(await turnOn(host)).toBe(400);
  const hasDevices = async (count: number) => expect((await fetchNotifications('member')).devices).toHaveLength(count);
  await hasDevices(1);
  await add('push.example.com');
  expect(await turnOn('push.example.net')).toBe(400);
  // Devices of a removed service get no more messages.
  await hasDevices(0);
  await add('push.example.com', 'push.example.net');
  await hasDevices(1);
});

it("keeps the village's keys in a file that only its system account reads, and answers the public key alone", async () => {
  const path = pathIn(arena.app.context.env.dataDir, 'pushKeys');
  const { publicKey } = await fetchNotifications('member');
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect(existsSync(path) && statSync(path).mode & 0o777).toBe(0o600);
  const { privateKey } = JSON.parse(readFileSync(path, 'utf8'));
  expect(JSON.stringify((await arena.as.member.get('/api/notifications')).body)).not.toContain(privateKey);
});

it('keeps the keys on a reset', async () => {
  const path = pathIn(arena.app.context.env.dataDir, 'pushKeys');
  const before = readFileSync(path, 'utf8');
  await register('adminWithWindow', 'before-reset');
  const { status } = await arena.as.adminWithWindow.post('/api/admin/reset-database', { confirm: 'RESET DATABASE' });
  expect(status).toBe(200);
  expect(await arena.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([]);
  expect(readFileSync(path, 'utf8')).toBe(before);
});

it('keeps the keys out of backups', async () => {
  const { env } = arena.app.context;
  const { privateKey } = JSON.parse(readFileSync(pathIn(env.dataDir, 'pushKeys'), 'utf8'));
  const folder = pathIn(env.dataDir, 'backups');
  const archives = readdirSync(folder).map((name) => gunzipSync(readFileSync(join(folder, name))));
  expect(archives.length).toBeGreaterThan(0);
  for (const archive of archives) {
    expect(archive.includes(privateKey)).toBe(false);
    expect(archive.includes('push-keys')).toBe(false);
  }
});
