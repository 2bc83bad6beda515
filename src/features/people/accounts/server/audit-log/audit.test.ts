import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { visitor } from '#server/access/access.ts';
import type { NamedRows } from '#server/resources/resource-feature.ts';
import { commit } from '#server/write.ts';
import type { Client } from '#testing/client.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { AuditAct, AuditLine } from '../../contract.ts';
import { auditBy } from './audit.ts';
import { listAudit } from './audit-queries.ts';

const app = await startTestApp();
afterAll(() => app.close());

const admin = () => app.as.adminWithWindow;
const read = async (query: string, client: Client = admin()) =>
  (await client.get(`/api/admin/audit?${query}`)).as(z.array(AuditLine));

async function addLines(acts: readonly string[], at: (index: number) => string): Promise<void> {
  const lines = acts.map((act, index) => ({ at: at(index), actor: 'visitor', act }));
  await app.db.insertInto('audit_log').values(lines).execute();
}

test('a line says who changed what, with the values before and after', async () => {
  for (const season of ['2027', '2028']) await admin().patch('/api/settings', { season });
  const lines = await read('act=settings.change');
  expect(lines.map((line) => line.detail)).toEqual([
    { before: { season: '2027' }, after: { season: '2028' } },
    { before: { season: '2026' }, after: { season: '2027' } },
  ]);
  expect(lines[0]).toMatchObject({ actor: usernames.adminWithWindow, subject: 'settings', subjectName: null });
  const own = await read(`accountId=${lines[0]?.accountId}`);
  expect(new Set(own.map((line) => line.accountId))).toEqual(new Set([lines[0]?.accountId]));
  expect((await admin().get('/api/admin/audit?cursor=nonsense')).status).toBe(400);
});

test('the person filter finds what a person did and what was done to them', async () => {
  const added = await admin().post('/api/admin/officers', { username: usernames.otherMember });
  expect(added.status).toBe(201);
  const [line, ...others] = await read(`person=${usernames.otherMember.toUpperCase()}`);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    act: 'officer.add',
    actor: usernames.adminWithWindow,
    subjectName: usernames.otherMember,
    detail: { username: usernames.otherMember },
  });
  expect(await read('person=nobody.of.that.name')).toEqual([]);
  expect((await read('person=')).length).toBeGreaterThan(0);
});

test('the day filter uses the village’s time zone', async () => {
  // Johannesburg is two hours ahead of UTC.
  const moments = ['2026-03-03T21:59:59.999Z', '2026-03-03T22:00:00.000Z', '2026-03-04T21:59:59.999Z'];
  await addLines(['day.before', 'day.begins', 'day.ends'], (index) => moments[index] ?? '');
  await addLines(['day.after'], () => '2026-03-04T22:00:00.000Z');
  expect((await read('day=2026-03-04')).map(({ act }) => act)).toEqual(['day.ends', 'day.begins']);
  expect((await admin().get('/api/admin/audit?day=yesterday')).status).toBe(400);
});

test('lists each act that occurs in the log once', async () => {
  await addLines(['z.last', 'a.first', 'z.last'], () => '2026-01-01T00:00:00.000Z');
  const acts = (await admin().get('/api/admin/audit/acts')).as(z.array(AuditAct)).map(({ act }) => act);
  expect(acts).toEqual([...new Set(acts)].sort());
  expect(acts[0]).toBe('a.first');
  expect(acts.at(-1)).toBe('z.last');
});

test('a long audit log has pages, with each line once', async () => {
  await addLines(
    Array.from({ length: 250 }, () => 'page.test'),
    () => '2026-01-01T00:00:00.000Z',
  );
  const seen = new Set<number>();
  let next: string | undefined = '/api/admin/audit?act=page.test&person=visitor';
  while (next) {
    const page = await app.as.admin.get(next);
    for (const line of page.as(z.array(AuditLine))) seen.add(line.id);
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(seen.size).toBe(250);
});

test('acts of a terminal command have the terminal as actor', async () => {
  const services = { ...app.app.services, writeAudit: auditBy('the terminal') };
  await commit(services, visitor, (write) => write.audit({ act: 'games.import', subject: 'sport:1' }));
  expect(await read('person=the terminal')).toMatchObject([{ act: 'games.import', accountId: null }]);
});

test('registrations and logins have the person as actor', async () => {
  const newcomer = app.newVisitor();
  await newcomer.post('/api/register', { username: 'zinhle', password: testPassword });
  expect(await read('person=zinhle')).toMatchObject([{ act: 'account.register', actor: 'zinhle' }]);
  await app.newVisitor().logIn(usernames.admin, testPassword);
  expect((await read(`person=${usernames.admin}&act=admin.login`))[0]).toMatchObject({ actor: usernames.admin });
});

test('a page looks up names once for each kind of thing, however many lines it has', async () => {
  const lines = Array.from({ length: 90 }, (_, at) => ({
    at: '2026-02-01T00:00:00.000Z',
    actor: 'visitor',
    act: 'names.test',
    subject: `game:${at + 1}`,
    detail: JSON.stringify({ after: { homeTeamId: at + 1 } }),
  }));
  await app.db.insertInto('audit_log').values(lines).execute();
  const asked: string[] = [];
  const source = (resourceName: string): NamedRows => ({
    resourceName,
    names: async (_db, ids) => {
      asked.push(`${resourceName}s: ${ids.length}`);
      return new Map(ids.map((id) => [id, `${resourceName} ${id}`]));
    },
  });
  let queries = 0;
  const counted = app.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { rows } = await listAudit(counted, [source('game'), source('team')], { act: 'names.test' });
  expect(rows[0]).toMatchObject({ subjectName: 'game 90', changes: [{ field: 'Home team', after: 'team 90' }] });
  expect(asked).toEqual(['games: 90', 'teams: 90']);
  expect(queries).toBe(2);
});

test('filtering by a kind of thing finds all acts on it', async () => {
  await addLines(['kite.add', 'kite.delete', 'kites.import', 'kit.add'], () => '2026-01-01T00:00:00.000Z');
  expect((await read('act=kite')).map(({ act }) => act)).toEqual(['kite.delete', 'kite.add']);
});
