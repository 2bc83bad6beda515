import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { startPushService } from '../testing/push-service.ts';
import { inMinutes, pushTools } from '../testing/push-tools.ts';
import { PushClient } from './sending/hand-over.ts';
import { sender } from './services.ts';

const service = await startPushService();
const arena = await startTestApp({ env: { PUSH_HOSTS: service.host, PUBLIC_URL: 'https://arena.example.org' } });
const tools = pushTools(arena, service);
afterAll(async () => {
  await arena.close();
  await service[Symbol.asyncDispose]();
});
beforeEach(() => tools.forget());

it('removes a device after 404 and 410, and does not retry after 413 and 400', async () => {
  for (const [device, status] of [
    ['gone', 410],
    ['lost', 404],
    ['large', 413],
    ['wrong', 400],
  ] as const) {
    await tools.turnOn('member', device);
    service.behave(device, { status });
  }
  await arena.as.member.post('/api/notifications/test');
  await tools.send();
  await tools.makeDue();
  await tools.send();
  expect(['gone', 'lost', 'large', 'wrong'].map(service.tries)).toEqual([1, 1, 1, 1]);
  expect(await arena.db.selectFrom('push_subscriptions').select('endpoint').orderBy('id').execute()).toEqual(
    ['large', 'wrong'].map((device) => ({ endpoint: `https://${service.host}/send/${device}` })),
  );
  expect(await tools.states()).toEqual(['dropped']);
});

it('retries after 5xx on that device alone, once its wait is over', async () => {
  await tools.turnOn('member', 'well');
  await tools.turnOn('member', 'ill');
  service.behave('ill', { status: 503, retryAfter: '120' });
  await arena.as.member.post('/api/notifications/test');
  await tools.send();
  await tools.send();
  expect([service.tries('well'), service.tries('ill')]).toEqual([1, 1]);
  const { due_at } = await arena.db.selectFrom('push_deliveries').select('due_at').executeTakeFirstOrThrow();
  expect(Math.round((Date.parse(due_at) - Date.now()) / 60_000)).toBe(2);
  service.behave('ill', null);
  await tools.makeDue();
  await tools.send();
  expect([service.tries('well'), service.tries('ill')]).toEqual([1, 2]);
  expect(await tools.states()).toEqual(['sent']);
});

it('retries two devices that refuse one after the other, once both waits are over', async () => {
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  await tools.turnOn('member', 'early');
  await tools.turnOn('member', 'late');
  service.behave('early', { status: 503, retryAfter: '120' });
  service.behave('late', { status: 503, after: refused });
  await arena.as.member.post('/api/notifications/test');
  const own = await sender.of(arena.app.context);
  const workedOn = async () => {
    await own.work(new Date());
    return tools.states();
  };
  await expect.poll(workedOn).toEqual(['waiting']);
  refuse();
  await own.settle();
  const { due_at } = await arena.db.selectFrom('push_deliveries').select('due_at').executeTakeFirstOrThrow();
  expect(Math.round((Date.parse(due_at) - Date.now()) / 60_000)).toBe(2);
  for (const device of ['early', 'late']) service.behave(device, null);
  await tools.makeDue();
  await tools.send();
  expect([service.tries('early'), service.tries('late')]).toEqual([2, 2]);
  expect(service.received.map(({ device }) => device).sort()).toEqual(['early', 'late']);
  expect(await tools.states()).toEqual(['sent']);
});

it('does not resume a notification that was stopped before a device answered', async () => {
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  await tools.turnOn('member', 'early');
  await tools.turnOn('member', 'late');
  service.behave('early', { status: 503, retryAfter: '120' });
  service.behave('late', { status: 503, after: refused });
  const { id, startSoon } = await tools.followedGame();
  await startSoon();
  await arena.as.officer.patch(`/api/games/${id}`, { status: 'postponed' });
  const own = await sender.of(arena.app.context);
  const stateNow = async () => (await tools.sentTo('member'))[0]?.state;
  await expect
    .poll(async () => {
      await own.work(new Date());
      return stateNow();
    })
    .toBe('waiting');
  const [sent] = await tools.sentTo('member');
  await arena.as.member.post(`/api/notifications/sent/${sent?.id}/stop`);
  refuse();
  await own.settle();
  expect(await stateNow()).toBe('dropped');
  for (const device of ['early', 'late']) service.behave(device, null);
});

it('lets a service that never answers delay nobody else, and sends a test message in quiet hours', async () => {
  await tools.turnOn('member', 'silent');
  await tools.turnOn('otherMember', 'fast');
  await tools.turnOn('officer', 'asleep', { quietHours: { from: 0, until: 23 } });
  service.behave('silent', 'never');
  for (const person of ['member', 'otherMember', 'officer'] as const) {
    await arena.as[person].post('/api/notifications/test');
  }
  const own = await sender.of(arena.app.context);
  await own.work(new Date());
  await expect.poll(() => service.received.map(({ device }) => device).sort()).toEqual(['asleep', 'fast']);
  await own.settle();
  expect((await tools.states()).sort()).toEqual(['sent', 'sent', 'waiting']);
});

it('connects to no host with a private address, unless the operator added it', async () => {
  const body = new Uint8Array(1);
  const outcomeWith = async (added: string[]) => {
    const client = new PushClient(added);
    const { is } = await client.send(`https://${service.host}/send/phone`, { headers: {}, body }).outcome;
    client.close();
    return is;
  };
  expect([await outcomeWith([]), await outcomeWith([service.host])]).toEqual(['unreachable', 'gone']);
});

it('sends nothing to a service that an admin removed', async () => {
  const add = (...pushHosts: string[]) => arena.as.adminWithWindow.patch('/api/settings', { pushHosts });
  await add('push.example.net');
  const body = { ...service.subscribe('away'), endpoint: 'https://push.example.net/send/away' };
  expect((await arena.as.member.post('/api/notifications/devices', body)).status).toBe(200);
  await add();
  await arena.as.member.post('/api/notifications/test');
  await tools.send();
  expect(await tools.states()).toEqual(['app']);
});

it('without a network, keeps notifications waiting, drops them once they are old, and logs one line', async () => {
  const unreachable = await startPushService();
  await unreachable[Symbol.asyncDispose]();
  await using house = await startTestApp({ env: { PUSH_HOSTS: unreachable.host } });
  const warned = vi.spyOn(house.app.context.log, 'warn');
  await house.as.member.post('/api/notifications/devices', unreachable.subscribe());
  await house.as.member.post('/api/notifications/test');
  const own = await sender.of(house.app.context);
  const stateNow = () => house.db.selectFrom('push_deliveries').select('state').execute();
  const past = { due_at: inMinutes(-2) };
  for (let at = 0; at < 3; at += 1) {
    await own.work(new Date());
    await own.settle();
    await house.db.updateTable('push_deliveries').set(past).execute();
  }
  expect(await stateNow()).toEqual([{ state: 'waiting' }]);
  await house.db
    .updateTable('push_deliveries')
    .set({ ...past, expires_at: inMinutes(-1) })
    .execute();
  await own.work(new Date());
  expect(await stateNow()).toEqual([{ state: 'dropped' }]);
  expect(warned.mock.calls.map(([, line]) => line)).toEqual([expect.stringMatching(/cannot be reached/)]);
});
