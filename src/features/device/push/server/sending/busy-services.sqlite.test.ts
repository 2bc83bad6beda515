import { createServer } from 'node:net';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { buildWorld } from '#testing/world.ts';
import { maxDevices } from '../../contract.ts';
import { addCrowd } from '../../testing/crowd.ts';
import { startPushService } from '../../testing/push-service.ts';
import { pushTools } from '../../testing/push-tools.ts';
import { noteForLater } from '../outbox-commands.ts';
import { sender } from '../services.ts';

const service = await startPushService();
const arena = await startTestApp({ env: { PUSH_HOSTS: service.host } });
const tools = pushTools(arena, service);
const world = buildWorld(arena.app);
afterAll(async () => {
  await arena.close();
  await service[Symbol.asyncDispose]();
});
beforeEach(() => tools.forget());

const announce = () => arena.as.adminWithWindow.post('/api/announcements', { title: 'Lights', content: 'On.' });
const newsTo = (accountId: number) => ({
  kind: 'test' as const,
  facts: { accountId, title: 'It works', text: 'This is how news will reach you' },
});

it('tells 60 people on three devices each at one service', async () => {
  const warned = vi.spyOn(arena.app.context.log, 'warn');
  await addCrowd(world, service, 60, 3);
  await announce();
  await tools.send();
  expect(service.received).toHaveLength(180);
  expect(new Set(service.received.map(({ device }) => device)).size).toBe(180);
  expect(warned).not.toHaveBeenCalled();
});

it('lets four members with many devices who test them delay nobody', async () => {
  for (const person of ['member', 'otherMember', 'officer', 'admin'] as const)
    for (let at = 0; at < maxDevices; at += 1) await tools.turnOn(person, `${person}-${at}`);
  for (const person of ['member', 'otherMember', 'officer', 'admin'] as const)
    await arena.as[person].post('/api/notifications/test');
  await addCrowd(world, service, 10);
  await announce();
  await tools.send();
  expect(service.received.filter(({ message }) => message.notification.title === 'It works')).toHaveLength(40);
  expect(service.received.filter(({ message }) => message.notification.title === 'Lights')).toHaveLength(10);
});

it('pauses a device after 429, and nobody else at its service', async () => {
  await tools.turnOn('member', 'busy');
  await tools.turnOn('otherMember', 'calm');
  service.behave('busy', { status: 429, retryAfter: '86400' });
  await arena.as.member.post('/api/notifications/test');
  await tools.send();
  service.behave('busy', null);
  await arena.as.otherMember.post('/api/notifications/test');
  await arena.as.member.post('/api/notifications/test');
  await tools.send();
  expect([service.tries('busy'), service.tries('calm')]).toEqual([1, 1]);
});

it('pauses a service for minutes once several devices in a row are limited, and logs it', async () => {
  await using house = await startTestApp({ env: { PUSH_HOSTS: service.host } });
  const warned = vi.spyOn(house.app.context.log, 'warn');
  const own = pushTools(house, service);
  const people = await addCrowd(buildWorld(house.app), service, 7);
  const accounts = people.map(({ account_id }) => account_id);
  const tries = () => people.map(({ device }) => service.tries(device));
  for (const { device } of people.slice(0, 5)) service.behave(device, { status: 429, retryAfter: '86400' });
  await house.app.context.commit((write) => noteForLater(write, accounts.slice(0, 5).map(newsTo)));
  await own.send();
  await house.app.context.commit((write) => noteForLater(write, accounts.slice(5).map(newsTo)));
  await own.send();
  expect(tries()).toEqual([1, 1, 1, 1, 1, 0, 0]);
  expect(warned.mock.calls).toEqual([
    [{ host: service.host, seconds: 300 }, 'the push service takes no messages for several devices: it is paused'],
  ]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  onTestFinished(() => void vi.useRealTimers());
  await own.send();
  expect(tries()).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

it('sends again what a service answers with 408, because it closed an idle connection', async () => {
  const warned = vi.spyOn(arena.app.context.log, 'warn');
  await tools.turnOn('member', 'idle');
  service.behave('idle', { status: 408 });
  await arena.as.member.post('/api/notifications/test');
  await tools.send();
  expect(await tools.states()).toEqual(['waiting']);
  service.behave('idle', null);
  await tools.makeDue();
  await tools.send();
  expect(await tools.states()).toEqual(['sent']);
  expect(warned).not.toHaveBeenCalled();
});

it('a service that accepts no handshake delays nobody at others', { timeout: 20_000 }, async () => {
  const mute = createServer(() => undefined).listen(0, '127.0.0.1');
  onTestFinished(() => void mute.close());
  await new Promise((resolve) => mute.once('listening', resolve));
  const address = mute.address();
  const host = `localhost:${typeof address === 'object' ? address?.port : ''}`;
  await using house = await startTestApp({ env: { PUSH_HOSTS: `${service.host},${host}` } });
  const own = pushTools(house, service);
  await own.turnOn('otherMember', 'reached');
  const body = service.subscribe('mute');
  await house.as.member.post('/api/notifications/devices', { ...body, endpoint: `https://${host}/send/mute` });
  await house.as.member.post('/api/notifications/test');
  await house.as.otherMember.post('/api/notifications/test');
  await (await sender.of(house.app.context)).work(new Date());
  await expect.poll(() => service.received.map(({ device }) => device), { timeout: 1_500 }).toEqual(['reached']);
  await own.send();
  expect((await own.states()).sort()).toEqual(['sent', 'waiting']);
});
