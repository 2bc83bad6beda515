import { afterAll, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { confirmingIn } from '#features/competition/confirmations/testing/confirming-in.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { emailSettings, emailTools } from '../../testing/email-tools.ts';
import { startPushService } from '../../testing/push-service.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';

const service = await startPushService();
const mails = await startSmtpServer({ tls: true, password: 'open sesame'.replace(' ', '-') });
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

const { member, otherMember, visitor } = arena.as;
const stopPath = (token = '') => `/api/notifications/email/stop?token=${token}`;

it('sends only a link to an address until it is opened, and the link works once', async () => {
  await member.patch('/api/user', { displayName: 'Win.Prize.com' });
  expect(await tools.typeAddress('member', 'thandi@example.org')).toMatchObject({ state: 'waiting' });
  await member.patch('/api/notifications/email', { digest: true, results: true });
  await tools.askAboutResult(usernames.member);
  await tools.send();
  expect(mails.received).toHaveLength(1);
  const [letter] = mails.received;
  expect(letter).toMatchObject({ from: 'arena@example.org', to: 'thandi@example.org' });
  expect(letter?.text).toContain('because Win. Prize. com typed this address');
  expect(letter?.text).not.toMatch(/prize\.com/i);
  const stored = JSON.stringify(await arena.db.selectFrom('push_emails').selectAll().execute());
  expect(stored).not.toContain(letter?.links['confirm']);
  expect((await tools.confirm('thandi@example.org')).status).toBe(200);
  expect((await tools.confirm('thandi@example.org')).status).toBe(404);
  expect(await tools.fetchEmail('member')).toEqual({
    address: 'thandi@example.org',
    state: 'confirmed',
    digest: true,
    results: true,
  });
  expect(await tools.sentTo('member')).toMatchObject([{ kind: 'result', state: 'app' }]);
});

it('refuses a link that has expired, belongs to a replaced address, or is made up', async () => {
  await tools.typeAddress('member', 'old@example.org');
  await tools.send();
  await tools.typeAddress('member', 'new@example.org');
  expect((await tools.confirm('old@example.org')).status).toBe(404);
  await tools.send();
  await arena.db
    .updateTable('push_emails')
    .set({ token_until: new Date(Date.now() - 1).toISOString() })
    .execute();
  expect((await tools.confirm('new@example.org')).status).toBe(404);
  const madeUp = await visitor.post('/api/notifications/email/confirm', { token: 'a'.repeat(43) });
  expect(madeUp.status).toBe(404);
  expect(await tools.fetchEmail('member')).toMatchObject({ address: 'new@example.org', state: 'waiting' });
});

it('mails a result to confirm at once and without its details, until its link or a mail program stops it', async () => {
  await tools.getByEmail('member', 'thandi@example.org', { results: true });
  await member.patch('/api/notifications', { digestHour: 18 });
  const world = buildWorld(arena.app);
  const teams = await sides.of(world);
  const confirming = confirmingIn(arena, world);
  await confirming.addCaptain(teams.homeTeamId, 'member');
  await confirming.completed(teams);
  await tools.send();
  const [letter] = mails.received;
  expect(letter?.headers).toContain('Subject: A result waits for you');
  expect(letter?.text).toContain('because you chose results to confirm by e-mail');
  expect(letter?.text).not.toMatch(/72\D{1,5}65/);
  expect(await tools.sentTo('member')).toMatchObject([{ kind: 'result', state: 'sent' }]);
  const stop = letter?.links['stop'];
  expect(letter?.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(letter?.headers).toContain(`List-Unsubscribe: <https://arena.example.org${stopPath(stop)}>`);
  expect((await visitor.get(stopPath(stop))).status).toBeGreaterThanOrEqual(404);
  expect(await tools.fetchEmail('member')).toMatchObject({ results: true });
  for (const forged of [`${stop}`.replace(/^\d+/, '1'), `${stop}`.replace('result', 'digest')])
    expect((await visitor.post(stopPath(forged))).status).toBe(404);
  const byProgram = await fetch(arena.url + stopPath(stop), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(byProgram.status).toBe(200);
  expect(await tools.fetchEmail('member')).toMatchObject({ results: false, digest: false, state: 'confirmed' });
  expect((await visitor.post(stopPath(stop))).status).toBe(200);
});

it('mails a digest once a day, without any device, with details if the person chose them', async () => {
  await tools.getByEmail('member', 'thandi@example.org', { digest: true });
  await member.patch('/api/notifications', { digestHour: 18, showsDetails: true });
  await arena.as.adminWithWindow.post('/api/announcements', { title: 'Lights <b>&', content: 'On until ten.' });
  await tools.send();
  expect(mails.received).toEqual([]);
  await tools.makeDue();
  await tools.send();
  const [letter] = mails.received;
  expect(letter?.headers).toContain('Subject: 1 thing since yesterday');
  expect(letter?.text).toContain('Lights <b>&');
  expect(letter?.text).toContain('Lights &lt;b&gt;&amp;');
  expect(mails.received).toHaveLength(1);
});

it('lets line breaks, commas and odd addresses add neither headers nor recipients', async () => {
  await tools.getByEmail('member', 'thandi@example.org', { results: true });
  await member.patch('/api/notifications', { showsDetails: true });
  const title = 'One\r\nBcc: all@example.org\r\n\r\n.\r\nMAIL FROM:<x@example.org>';
  await tools.askAboutResult(usernames.member, { title, text: '.\r\n.\r\nRCPT TO:<y@example.org>' });
  await tools.send();
  expect(mails.received).toHaveLength(1);
  expect(mails.received[0]?.headers.filter((line) => /^bcc/i.test(line))).toEqual([]);
  expect(mails.received[0]?.headers.filter((line) => /^to:/i.test(line))).toEqual(['To: thandi@example.org']);
  for (const address of [
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    '"a b"@example.org',
    'Thandi <a@example.org>',
    'a@localhost',
    'a@-example.org',
    'ä@example.org',
    '@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(60)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.org`,
    'a@example.org\u0000',
  ])
    expect((await otherMember.put('/api/notifications/email', { address })).status, address).toBe(400);
  const odd = "o'hara+village/{x}|y=z@sub-domain.example.org";
  await tools.getByEmail('otherMember', odd, { digest: false });
  expect(await tools.fetchEmail('otherMember')).toMatchObject({ address: odd, state: 'confirmed' });
});

it('sends at most three links a day to an address, whoever typed it, and answers everybody the same', async () => {
  const people = ['member', 'otherMember', 'officer', 'admin'] as const;
  const spellings = ['flood@example.org', 'fl.ood@example.org', 'Flood+me@example.org', 'f.l.o.o.d@example.org'];
  const responses = [];
  for (const [index, person] of people.entries()) {
    responses.push(await tools.typeAddress(person, spellings[index] ?? ''));
    await tools.send();
  }
  expect(mails.received.map(({ to }) => to)).toEqual(spellings.slice(0, 3));
  expect(responses.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  expect(new Set(await tools.states())).toEqual(new Set(['sent']));
});

it('deletes a removed address with its links, and never shows it to others', async () => {
  await tools.getByEmail('member', 'thandi@example.org', { results: true });
  await tools.askAboutResult(usernames.member);
  await tools.send();
  const stop = mails.received[0]?.links['stop'];
  const users = JSON.stringify((await arena.as.adminWithWindow.get('/api/admin/users')).body);
  const audit = JSON.stringify(await arena.db.selectFrom('audit_log').selectAll().execute());
  expect(users + audit).not.toContain('thandi@example.org');
  expect(await tools.fetchEmail('otherMember')).toMatchObject({ address: null, state: 'none' });
  expect((await member.delete('/api/notifications/email')).body).toMatchObject({ address: null, results: false });
  expect((await visitor.post(stopPath(stop))).status).toBe(404);
  expect(await arena.db.selectFrom('push_emails').selectAll().execute()).toEqual([]);
});

it('deletes the address with its account', async () => {
  const person = arena.newVisitor();
  await person.post('/api/register', { username: 'goes.away', password: 'correct horse 7 battery' });
  await person.put('/api/notifications/email', { address: 'away@example.org' });
  expect(await arena.db.selectFrom('push_emails').selectAll().execute()).toHaveLength(1);
  await arena.db.deleteFrom('accounts').where('username', '=', 'goes.away').execute();
  expect(await arena.db.selectFrom('push_emails').selectAll().execute()).toEqual([]);
});
