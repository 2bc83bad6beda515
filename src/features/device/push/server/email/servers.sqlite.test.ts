import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { usernames } from '#testing/usernames.ts';
import { emailSettings, emailTools } from '../../testing/email-tools.ts';
import { startPushService } from '../../testing/push-service.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';

const service = await startPushService();
const mails = await startSmtpServer();
const arena = await startTestApp({ env: { PUSH_HOSTS: service.host, ...emailSettings(mails) } });
const tools = emailTools(arena, mails, service);
afterAll(async () => {
  await arena.close();
  await mails[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});
beforeEach(async () => {
  mails.received.length = 0;
  await tools.forget();
});

it('marks an address as refused after 550, and shows that to its owner', async () => {
  mails.behave('gone@example.org', { status: 550 });
  await tools.typeAddress('member', 'gone@example.org');
  await tools.send();
  expect(await tools.fetchEmail('member')).toMatchObject({ state: 'refused' });
  expect(await tools.states()).toEqual(['dropped']);
  await tools.getByEmail('otherMember', 'was@example.org', { results: true });
  mails.behave('was@example.org', { status: 550 });
  await tools.askAboutResult(usernames.otherMember);
  await tools.send();
  await tools.askAboutResult(usernames.otherMember);
  await tools.send();
  expect(await tools.fetchEmail('otherMember')).toMatchObject({ state: 'refused' });
  expect(mails.tries('was@example.org')).toBe(2);
});

it('retries after 451 with growing waits, as often as needed, and counts the link once', async () => {
  mails.behave('grey@example.org', { status: 451 });
  await tools.typeAddress('member', 'grey@example.org');
  for (let at = 0; at < 5; at += 1) {
    await tools.send();
    expect(await tools.states()).toEqual(['waiting']);
    const { due_at } = await arena.db.selectFrom('push_deliveries').select('due_at').executeTakeFirstOrThrow();
    expect(Date.parse(due_at) - Date.now()).toBeGreaterThan(4_000 * 2 ** at - 1_000);
    await tools.makeDue();
  }
  mails.behave('grey@example.org', null);
  await tools.send();
  expect(mails.tries('grey@example.org')).toBe(6);
  expect(mails.received).toHaveLength(1);
  expect((await tools.confirm('grey@example.org')).status).toBe(200);
});

it('sends a slow server one mail at a time, and lets no push message wait for it', async () => {
  await tools.turnOn('officer', 'phone');
  for (const person of ['member', 'otherMember', 'admin'] as const) {
    mails.behave(`${person}@example.org`, { status: 250, afterMs: 300 });
    await tools.typeAddress(person, `${person}@example.org`);
  }
  await arena.as.officer.post('/api/notifications/test');
  const sent = tools.send();
  await expect.poll(() => service.received.length, { interval: 5 }).toBe(1);
  expect(mails.received.length).toBeLessThan(3);
  await sent;
  expect(mails.received).toHaveLength(3);
  expect(mails.maxConcurrent()).toBe(1);
});

it('gives up on a server that never answers, keeps all mails waiting, and logs one line', async () => {
  const warned = vi.spyOn(arena.app.context.log, 'warn');
  mails.behave('never@example.org', 'never');
  await tools.typeAddress('member', 'never@example.org');
  await tools.typeAddress('otherMember', 'next@example.org');
  const began = performance.now();
  await tools.send();
  expect(performance.now() - began).toBeLessThan(25_000);
  expect(await tools.states()).toEqual(['waiting', 'waiting']);
  const lines = JSON.stringify(warned.mock.calls);
  expect(warned.mock.calls).toHaveLength(1);
  expect(lines).toMatch(/the mail server takes no e-mails/);
  expect(lines).not.toContain('example.org');
});

it.each([
  ['a wrong password', async () => startSmtpServer({ tls: true, password: 'right' }), 'right', 'wrong'],
  ['no certificate of its name', async () => startSmtpServer({ tls: true }), 'localhost', '127.0.0.1'],
])('with %s, the mail and its address stay', async (_what, start, from, to) => {
  await using mailServer = await start();
  const url = mailServer.url.replace(from, to);
  await using house = await startTestApp({ env: { ...emailSettings({ url }), PUSH_HOSTS: service.host } });
  const warned = vi.spyOn(house.app.context.log, 'warn');
  const own = emailTools(house, mailServer, service);
  await own.typeAddress('member', 'thandi@example.org');
  await own.send();
  expect(await own.states()).toEqual(['waiting']);
  expect(await own.fetchEmail('member')).toMatchObject({ state: 'waiting' });
  expect(mailServer.received).toEqual([]);
  expect(JSON.stringify(warned.mock.calls)).not.toMatch(/wrong|right|thandi/);
});

it('lets a person ask for ten links a day', async () => {
  await using house = await startTestApp({ limits: 1, env: emailSettings(mails) });
  const statuses = [];
  for (let at = 0; at < 11; at += 1) {
    const { status } = await house.as.member.put('/api/notifications/email', { address: `a${at}@example.org` });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

it('does not mention e-mail anywhere without a mail server', async () => {
  await using house = await startTestApp();
  expect((await house.as.member.put('/api/notifications/email', { address: 'a@example.org' })).status).toBe(404);
  const isThere = async (app: typeof house) => (await app.newVisitor().get('/api/notifications/email')).status;
  expect([await isThere(house), await isThere(arena)]).toEqual([404, 200]);
  expect((await house.as.member.get('/api/notifications')).body).not.toHaveProperty('email');
  const documented = JSON.stringify((await house.as.member.get('/api/docs/json')).body);
  expect(documented).toContain('/api/notifications');
  expect(documented).not.toMatch(/notifications\/email|by e-mail/);
  const withMail = JSON.stringify((await arena.as.member.get('/api/docs/json')).body);
  expect(withMail).toContain('/api/notifications/email/stop');
});
