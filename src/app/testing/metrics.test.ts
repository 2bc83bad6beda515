import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { version } from '#server/version.ts';
import { testEngine } from '#testing/database/database.ts';
import { writeWebBuild } from '#testing/web-build.ts';
import { startTestApp, type TestApp } from './app.ts';

const token = 'a-token-of-a-scraper';
let village: TestApp;
beforeAll(async () => {
  village = await startTestApp({ env: { METRICS_TOKEN: token } });
});
afterAll(() => village.close());

const ask = (authorization?: string) =>
  fetch(`${village.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

async function readMetrics(): Promise<string> {
  const response = await ask(`Bearer ${token}`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.text();
}

/** The value of the first line that begins so. */
const valueIn = (text: string, start: string): number => {
  const line = text.split('\n').find((each) => each.startsWith(start)) ?? '';
  return Number(line.split(' ').at(-1));
};

test('metrics open with their token alone', async () => {
  expect((await ask()).status).toBe(401);
  expect((await ask('Bearer something-else-of-a-scraper')).status).toBe(401);
  expect((await ask(`Basic ${token}`)).status).toBe(401);
  expect((await village.as.admin.get('/metrics')).status).toBe(401);
  expect((await ask(`Bearer ${token}`)).status).toBe(200);
  const posted = await fetch(`${village.url}/metrics`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('without a token there is no such address', async () => {
  const built = writeWebBuild({ template: '<!doctype html><html><head></head><body></body></html>' });
  await using other = await startTestApp({ webAppFolder: built.folder });
  expect((await fetch(`${other.url}/metrics`, { headers: { authorization: 'Bearer ' } })).status).toBe(404);
  built.remove();
});

test('requests count by pattern and status, from the cache as well', async () => {
  const ended = { id: 987_654, name: 'Zebras & Söhne' };
  await village.as.member.get('/api/clubs');
  await village.as.member.get('/api/clubs');
  await village.as.member.get(`/api/games/${ended.id}?looked=${encodeURIComponent(ended.name)}`);
  await village.newVisitor().get(`/api/${encodeURIComponent(ended.name)}`);
  // A request is counted once its response has gone, which its caller may see before.
  const text = await vi.waitFor(async () => {
    const read = await readMetrics();
    expect(valueIn(read, 'village_request_seconds_count{method="GET",route="/api/clubs",status="200"}')).toBe(2);
    expect(read).toMatch(/village_request_seconds_count\{method="GET",route="\/api\/games\/:id",status="4\d\d"\} 1\n/);
    return read;
  });
  const labels = text.match(/\{.*\}/g) ?? [];
  expect(labels.filter((each) => /987654|Zebras|S%C3%B6hne|looked/.test(each))).toEqual([]);
});

test('streams, statements, sessions and waiting work are counted', async () => {
  const leaving = new AbortController();
  const stream = await fetch(`${village.url}/api/live`, { signal: leaving.signal });
  const text = await readMetrics();
  leaving.abort();
  expect(stream.status).toBe(200);
  expect(valueIn(text, 'village_live_streams')).toBe(1);
  expect(valueIn(text, 'village_query_seconds_count{kind="select",outcome="done"}')).toBeGreaterThan(0);
  expect(valueIn(text, 'village_active_sessions')).toBeGreaterThan(0);
  for (const name of ['village_news_waiting', 'village_notifications_waiting', 'village_webhook_messages_waiting'])
    expect(valueIn(text, name)).toBe(0);
  expect(valueIn(text, 'village_accepts_writes')).toBe(1);
  expect(text).toContain(`village_info{version="${version}",node="${process.versions.node}",engine="${testEngine}"} 1`);
  expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).not.toMatch(/^village_newest_backup_timestamp_seconds/m);
});

test('somebody who guesses tokens has to wait', async () => {
  await using strict = await startTestApp({ env: { METRICS_TOKEN: token }, limits: 0.01 });
  const guess = async () => (await fetch(`${strict.url}/metrics`, { headers: { authorization: 'Bearer x' } })).status;
  const statuses: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) statuses.push(await guess());
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
});
