import { afterAll, expect, test } from 'vitest';
import { ScoredGame } from '#features/live/live-games/contract.ts';
import { addDuplicate, duplicatePlays } from '#features/live/live-games/testing/rows.ts';
import { start } from '#features/live/live-games/testing/taps.ts';
import { addScorerLink } from '#features/live/scorer-links/testing/rows.ts';
import { newToken } from '#server/access/access.ts';
import type { Method } from '#shared/endpoints.ts';
import { buildRequest, type Example } from '#testing/example.ts';
import { buildWorld } from '#testing/world.ts';
import { examples, servingAll } from './all-examples.ts';
import { startTestApp } from './app.ts';

interface Request {
  method: Method;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}
type OpenLink = Awaited<ReturnType<typeof addScorerLink>>;

const arena = await startTestApp({ limits: 1_000_000, env: servingAll });
afterAll(() => arena.close());
const world = buildWorld(arena.app);

/** Where a client may place a token, by name. */
const placements: Record<string, (token: string, request: Request) => Request> = {
  cookie: (token, request) => ({ ...request, headers: { cookie: `session=${token}; token=${token}; score=${token}` } }),
  'bearer token': (token, request) => ({ ...request, headers: { authorization: `Bearer ${token}` } }),
  'basic password': (token, request) => ({
    ...request,
    headers: { authorization: `Basic ${Buffer.from(`score:${token}`).toString('base64')}` },
  }),
  query: (token, { path, ...rest }) => ({ ...rest, path: `${path}${path.includes('?') ? '&' : '?'}token=${token}` }),
  // A GET has no body.
  body: (token, { body, ...rest }) => ({ ...rest, body: rest.method === 'GET' ? undefined : withToken(token, body) }),
};

function withToken(token: string, body: unknown): unknown {
  if (!(body instanceof FormData)) return { ...(body ?? {}), token };
  body.append('token', token);
  return body;
}

const takesToken = ['POST /api/scoring', 'POST /api/scoring/events', 'POST /api/scoring/clashes/decisions'];
const others = Object.entries(examples).filter(([endpoint]) => !takesToken.includes(endpoint));

test.each(Object.entries(placements))(
  "a scorer's link sent as a %s gets what a visitor gets, from every call but the console's own three",
  async (_, put) => {
    expect(others.length).toBe(Object.keys(examples).length - takesToken.length);
    const link = await addScorerLink(world);
    for (const [endpoint, example] of others) {
      const requests = await twice(endpoint, example, link);
      const real = await send(put(link.token, requests[0]));
      const madeUp = await send(put(newToken(), requests[1]));
      expect([endpoint, real]).toEqual([endpoint, madeUp]);
      // 400: strict contracts refuse the token. 404: links of other kinds are not found by it.
      expect([example.gets[0], 400, 404], endpoint).toContain(real.status);
      await example.undo?.(world);
    }
    const opened = await arena.newVisitor().post('/api/scoring', { token: link.token });
    expect(opened.as(ScoredGame).game.id).toBe(link.gameId);
  },
);

const bodies: Record<string, object> = {
  'POST /api/scoring/events': { events: [start()] },
  'POST /api/scoring/clashes/decisions': { plays: [duplicatePlays], both: true },
};

test.each(takesToken)('%s accepts a link in the body only', async (endpoint) => {
  const { token, gameId } = await addScorerLink(world);
  await addDuplicate(world, gameId);
  const body = bodies[endpoint] ?? {};
  const request = { method: 'POST', path: endpoint.split(' ')[1] ?? '', body } as const;
  for (const [placement, put] of Object.entries(placements)) {
    expect([placement, (await send(put(token, request))).status]).toEqual([
      placement,
      placement === 'body' ? 200 : 400,
    ]);
  }
});

test('a link opens no other game than its own', async () => {
  const [own, other] = [await addScorerLink(world), await addScorerLink(world)];
  const visitor = arena.newVisitor();
  const { game, linkId } = (await visitor.post('/api/scoring', { token: own.token })).as(ScoredGame);
  expect([game.id, linkId]).toEqual([own.gameId, own.id]);
  expect((await visitor.post('/api/scoring', { token: own.token, gameId: other.gameId })).status).toBe(400);
  expect((await visitor.post(`/api/scoring?gameId=${other.gameId}`, { token: own.token })).status).toBe(400);
});

/** Two requests for one call: a read is repeated as it is, a write is built twice, as it may be accepted only once. */
async function twice(endpoint: string, example: Example, link: OpenLink): Promise<[Request, Request]> {
  const first = await requestTo(endpoint, example, link);
  return [first, first.method === 'GET' ? first : await requestTo(endpoint, example, link)];
}

/** Endpoints about a game or a scorer link use the ids of the link's own game and of the link; others use example rows. */
async function requestTo(endpoint: string, example: Example, { id, gameId }: OpenLink): Promise<Request> {
  const [method = 'GET', own = ''] = endpoint.split(' ');
  const { path, body } = await buildRequest(endpoint, example, world);
  const known = { games: gameId, 'scorer-links': id }[/^\/api\/([\w-]+)\/:id/.exec(own)?.[1] ?? ''];
  return { method: method as Method, path: known === undefined ? path : own.replace(':id', String(known)), body };
}

async function send({ method, path, body, headers }: Request): Promise<{ status: number; body?: unknown }> {
  const visitor = arena.newVisitor();
  // A live stream never ends.
  if (path.startsWith('/api/live')) return { status: await visitor.fetchStatus(method, path, undefined, headers) };
  const response = await visitor.call(method, path, body, headers);
  // The response of a successful write describes the new row, so it differs between the two.
  return { status: response.status, ...((method === 'GET' || response.status >= 300) && { body: response.body }) };
}
