import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { addMembers, type SideServer, startSideServer } from '#app/testing/side-server.ts';
import { route } from '../route.ts';
import { RejectedRequests } from './request-log.ts';

let arena: TestApp;
let person: number;
const secret = 'court-lights-and-whistles';
const Body = z.strictObject({ password: z.string() });
const routes = [
  route({
    method: 'POST',
    path: '/api/whispers',
    access: 'member',
    summary: '',
    isAnonymous: true,
    body: Body,
    responseType: z.null(),
    handle: () => null,
  }),
  route({
    method: 'GET',
    path: '/api/things',
    access: 'visitor',
    summary: '',
    responseType: z.null(),
    handle: () => null,
  }),
  route({
    method: 'POST',
    path: '/api/things/:id',
    access: 'member',
    summary: '',
    params: z.object({ id: z.string() }),
    body: Body,
    responseType: z.null(),
    handle: ({ body }) => {
      if (body.password === 'broken') throw new Error('a hinge came off');
      return null;
    },
  }),
];

beforeAll(async () => {
  arena = await startTestApp();
  [person = 0] = await addMembers(arena, ['zola']);
});
afterAll(() => arena.close());

interface Logged {
  side: SideServer;
  lines: string[];
}

async function logging(limits = 1000): Promise<Logged> {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  return { lines, side: await startSideServer(arena, routes, limits, { logger: true, logLevel: 'info', logStream }) };
}

const parsed = (lines: readonly string[]) => lines.map((line): unknown => JSON.parse(line));

it('logs one line per write, which says who did what, and none for a read', async () => {
  const { side, lines } = await logging();
  await side.as(person).get('/api/things?search=whistles');
  await side.as(person).post('/api/things/7', { password: secret }, { authorization: 'Basic whistles' });
  await side[Symbol.asyncDispose]();
  const ownLines = parsed(lines.filter((line) => !/Server listening|refused since/.test(line)));
  expect(ownLines).toMatchObject([
    {
      account: person,
      method: 'POST',
      route: '/api/things/:id',
      status: 200,
      ms: expect.any(Number),
      reqId: expect.any(String),
    },
  ]);
  expect(lines.join('')).not.toMatch(/whistles|cookie|authorization/i);
});

it('does not log who wrote an anonymous post', async () => {
  const { side, lines } = await logging();
  await side.as(person).post('/api/whispers', { password: secret });
  await side.as(person).post('/api/whispers', { nothing: true });
  await side[Symbol.asyncDispose]();
  const ownLines = lines.filter((line) => line.includes('/api/whispers'));
  expect(parsed(ownLines)).toMatchObject([{ status: 200 }, { status: 400 }]);
  expect(ownLines.join('')).not.toMatch(/account|address/);
});

it('logs a failure under the request id in its response', async () => {
  const { side, lines } = await logging();
  const wrong = await side.as(person).post('/api/things/7', { nothing: true });
  const failed = await side.as(person).post('/api/things/7', { password: 'broken' });
  await side[Symbol.asyncDispose]();
  expect([wrong.status, failed.status]).toEqual([400, 500]);
  expect(wrong.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const readLines = (id: string | null) => parsed(lines.filter((line) => line.includes(`"${id}"`)));
  expect(readLines(wrong.headers.get('x-request-id'))).toMatchObject([{ status: 400, account: person }]);
  expect(readLines(failed.headers.get('x-request-id'))).toMatchObject([
    { err: { message: 'a hinge came off' } },
    { status: 500, account: person },
  ]);
});

it('counts a flood of rejected requests, and logs once who sent it', async () => {
  const { side, lines } = await logging(0.01);
  const statuses: number[] = [];
  for (let call = 0; call < 300; call += 1) statuses.push((await side.as(person).get('/api/things')).status);
  const refused = await side.as(person).get('/api/things');
  for (let call = 0; call < 40; call += 1) await fetch(`${side.url}/api/things/7`, { method: 'POST' });
  await side[Symbol.asyncDispose]();
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(250);
  expect(refused.body).toMatchObject({ message: 'Too many tries. Please wait a moment and try again.' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(lines.length).toBeLessThan(30);
  const summary = lines.filter((line) => line.includes('refused since'));
  expect(parsed(summary)).toMatchObject([
    { refused: { '429 GET': 286 }, most: { [`account ${person}`]: 286, '127.0.0.1': 40 } },
  ]);
});

it.each<[string, string, RequestInit]>([
  ['404 POST', '/api/nothing-here', { method: 'POST' }],
  ['404 GET', '/nothing-here', {}],
  ['404 DELETE', '/nothing.png', { method: 'DELETE' }],
  ['400 POST', '/api/things/7', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
  ['400 POST', '/api/things/7', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
  [
    '413 POST',
    '/api/things/7',
    { method: 'POST', body: `"${'x'.repeat(70_000)}"`, headers: { 'content-type': 'application/json' } },
  ],
  ['415 POST', '/api/things/7', { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } }],
  [
    '500 POST',
    '/api/things/7',
    { method: 'POST', body: '{"password":"broken"}', headers: { 'content-type': 'application/json' } },
  ],
])('logs a flood of %s at %s as a few lines and a count', async (kind, path, { headers, ...request }) => {
  const { side, lines } = await logging();
  const asMember = { ...side.buildHeaders(person), ...Object(headers) };
  for (let call = 0; call < 200; call += 1) await fetch(side.url + path, { ...request, headers: asMember });
  await side[Symbol.asyncDispose]();
  expect(lines.length).toBeLessThan(30);
  const summary = lines.filter((line) => line.includes('refused since'));
  expect(parsed(summary)).toMatchObject([{ refused: { [kind]: 200 } }]);
});

it.each<[status: number, kind: string, what: string, request: string]>([
  [400, '400 GET', 'an address that cannot be decoded', 'GET /games/%zz?secret=whistles HTTP/1.1'],
  [400, '400 POST', 'an address with a part that is too long', `POST /api/things/${'7'.repeat(201)} HTTP/1.1`],
  [400, '400 unreadable', 'a request that is none', 'whistles and lights'],
  [431, '431 unreadable', 'headers without an end', `GET / HTTP/1.1\r\nX-Whistles: ${'x'.repeat(20_000)}`],
])('logs a flood of %i (%s) for %s as a count', async (status, kind, _what, request) => {
  const { side, lines } = await logging();
  for (let call = 0; call < 40; call += 1) {
    const response = await raw(side.url, `${request}\r\nHost: arena\r\nConnection: close\r\n\r\n`);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).not.toMatch(/%zz|7{9}|FST_/);
  }
  await side[Symbol.asyncDispose]();
  const ownLines = lines.filter((line) => !line.includes('Server listening'));
  expect(parsed(ownLines)).toMatchObject([{ refused: { [kind]: 40 }, most: { '127.0.0.1': 40 } }]);
  expect(ownLines.join('')).not.toMatch(/whistles/i);
});

/** Sends a request that no client would send, and reads until the server closes the connection. */
async function raw(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  return text(socket);
}

it('logs every write, however many there are', async () => {
  const { side, lines } = await logging();
  for (let call = 0; call < 100; call += 1) await side.as(person).post('/api/things/7', { password: secret });
  await side[Symbol.asyncDispose]();
  expect(lines.filter((line) => line.includes('"written"'))).toHaveLength(100);
});

it('counts refusals of anonymous calls without naming the account', async () => {
  const { side, lines } = await logging();
  for (let call = 0; call < 30; call += 1) await side.as(person).post('/api/whispers', { nothing: true });
  await side[Symbol.asyncDispose]();
  expect(lines.join('')).toContain('"400 POST":30');
  expect(lines.join('')).not.toContain(`account ${person}`);
});

it('keeps its counts small, however many callers there are', () => {
  const rejectedRequests = new RejectedRequests();
  for (let caller = 0; caller < 5_000; caller += 1) rejectedRequests.count(429, 'GET', `10.0.0.${caller}`);
  rejectedRequests.count(429, 'GET', '10.0.0.7');
  const summary = rejectedRequests.takeSummary();
  expect(summary?.refused).toEqual({ '429 GET': 5_001 });
  expect(Object.entries(summary?.most ?? {})).toHaveLength(5);
  expect(summary?.most).toMatchObject({ '10.0.0.7': 2 });
  expect(rejectedRequests.takeSummary()).toBeNull();
});
