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

/** Lists that no cache keeps, and that are the same for whoever may read them. */
const alike = ['GET /api/admin/officers', 'GET /api/admin/users', 'GET /api/people'];
const scopeOf = { visitor: 'visitor', member: 'member', officer: 'admin', admin: 'admin' } as const;

/** What a scope opens: these lists, and what one cached response answers for everyone of a role. */
const readable = (scope: TokenScope): string[] =>
  arena.app.routes
    .filter(({ access }) => tokenScopes.indexOf(scopeOf[access]) <= tokenScopes.indexOf(scope))
    .map((route) => ({ call: `${route.method} ${route.path}`, isShared: route.cacheTags !== undefined }))
    .filter(({ call, isShared }) => isShared || alike.includes(call))
    .map(({ call }) => call);

/** Of a person, a secret, or what only admins in the app see. */
const never =
  /session|audit|snapshot|backup|calendar|token|notice|reminder|rsvp|claim|webhook|comment|club-signups$|exports|liked|mine|link|metrics|\/user\/(?!records)/;

/** The description is for programs, whatever their scope; the stream is for browsers, and takes no token into account. */
const besides = ['GET /api/docs', 'GET /api/live'];
const person = { visitor: 'visitor', member: 'otherMember', admin: 'admin' } as const;

test('a token reads the calls of its scope as such a person does, no other call, and writes nothing', async () => {
  const tokens = await Promise.all(tokenScopes.map(async (scope) => ({ scope, ...(await addApiToken(world, scope)) })));
  const opened = new Map<TokenScope, string[]>(tokenScopes.map((scope) => [scope, []]));
  const program = arena.newVisitor();
  for (const [endpoint, example] of Object.entries(examples)) {
    const [method = 'GET'] = endpoint.split(' ');
    const request = await buildRequest(endpoint, example, world);
    // A write is refused before anybody looks at the token.
    for (const { scope, token } of method === 'GET' ? tokens : tokens.slice(-1)) {
      const send = () => program.fetchStatus(method as Method, request.path, request.body, bearer(token));
      if ((await send()) === 403) continue;
      opened.get(scope)?.push(endpoint);
      if (besides.includes(endpoint)) continue;
      const [asToken, asPerson] = [
        await program.get(request.path, bearer(token)),
        await arena.as[person[scope]].get(request.path),
      ];
      expect([endpoint, asToken.status, asToken.body]).toEqual([endpoint, asPerson.status, asPerson.body]);
    }
  }
  for (const [scope, calls] of opened) expect(calls.sort()).toEqual([...readable(scope), ...besides].sort());
  expect(opened.get('admin')?.filter((call) => never.test(call))).toEqual([]);
  expect(opened.get('visitor')?.length).toBeLessThan(20);
});
