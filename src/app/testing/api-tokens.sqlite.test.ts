import { afterAll, expect, test } from 'vitest';
import { addApiToken, bearer } from '#features/people/api-tokens/testing/rows.ts';
import { type TokenScope, tokenScopes } from '#shared/api-tokens.ts';
import type { Method } from '#shared/endpoints.ts';
import { buildRequest } from '#testing/example.ts';
import { buildWorld } from '#testing/world.ts';
import { examples, servingAll } from './all-examples.ts';
import { startTestApp } from './app.ts';

const arena = await startTestApp({ limits: 1_000_000, env: servingAll });
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const visitorReads = [
  'club-signups/options',
  'notifications/email',
  'papers/:name',
  'posts',
  'residences/names',
  'settings',
];

const memberReads = [
  'announcements',
  'announcements/:id',
  'better-living-tips',
  'better-living-tips/:id',
  'better-living-tips/featured',
  'clubs',
  'clubs/:id',
  'competitions',
  'competitions/:id',
  'episodes',
  'episodes/:id',
  'episodes/latest',
  'games',
  'games/:id',
  'games/:id/box-score',
  'games/:id/events',
  'games/:id/preview',
  'games/next-at-venues',
  'games/stages',
  'ground-anchors',
  'ground-anchors/:id',
  'highlights',
  'highlights/:id',
  'highlights/featured',
  'leaders',
  'meets',
  'meets/:id',
  'meets/:id/events',
  'photos',
  'photos/:id',
  'players',
  'players/:id',
  'players/:id/career',
  'players/:id/meet-results',
  'players/:id/season',
  'players/totals',
  'players/with-relations',
  'playlists/active',
  'point-adjustments',
  'point-adjustments/:id',
  'residence-anchors',
  'residence-anchors/:id',
  'residences',
  'residences/:id',
  'sports',
  'sports/:id',
  'standings',
  'standings/teams',
  'stream',
  'teams',
  'teams/:id',
  'teams/:id/meet-results',
  'teams/:id/overview',
  'teams/:id/players',
  'teams/crests',
  'user/records',
  'venues',
  'venues/:id',
  'videos/:id',
  'workouts',
  'workouts/:id',
  'workouts/featured',
];

const adminReads = [
  'admin/officers',
  'admin/users',
  'games/locations',
  'games/locations/loose',
  'people',
  'playlists',
  'playlists/:id',
];

const readable: Record<TokenScope, readonly string[]> = {
  visitor: visitorReads,
  member: [...visitorReads, ...memberReads],
  admin: [...visitorReads, ...memberReads, ...adminReads],
};

/** The description is for programs, whatever their scope; the stream is for browsers, and takes no token into account. */
const besides = ['docs', 'live'];
const person = { visitor: 'visitor', member: 'otherMember', admin: 'admin' } as const;

test('a token reads the calls of its scope as such a person does, no other call, and writes nothing', async () => {
  const tokens = await Promise.all(tokenScopes.map(async (scope) => ({ scope, ...(await addApiToken(world, scope)) })));
  const opened = new Map<TokenScope, string[]>(tokenScopes.map((scope) => [scope, []]));
  const program = arena.newVisitor();
  for (const [endpoint, example] of Object.entries(examples)) {
    const [method = 'GET', path = ''] = endpoint.split(' ');
    const request = await buildRequest(endpoint, example, world);
    for (const { scope, token } of tokens) {
      const send = () => program.fetchStatus(method as Method, request.path, request.body, bearer(token));
      if ((await send()) === 403) continue;
      opened.get(scope)?.push(`${method} ${path.replace('/api/', '')}`);
      if (besides.some((one) => path === `/api/${one}`)) continue;
      const [asToken, asPerson] = [
        await program.get(request.path, bearer(token)),
        await arena.as[person[scope]].get(request.path),
      ];
      expect([endpoint, asToken.status, asToken.body]).toEqual([endpoint, asPerson.status, asPerson.body]);
    }
  }
  for (const [scope, calls] of opened) {
    expect(calls.sort()).toEqual([...readable[scope], ...besides].map((path) => `GET ${path}`).sort());
  }
});
