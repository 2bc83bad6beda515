import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addMembers, startSideServer } from '#app/testing/side-server.ts';
import type { MemberRole } from '../access/access.ts';
import { type SharedContext, serveShared } from './route.ts';

const Seen = z.object({ call: z.array(z.string()), viewer: z.record(z.string(), z.unknown()) });

test('the handler of a shared read is told the role of who asks, and nothing else', async () => {
  await using arena = await startTestApp();
  const [id = 0] = await addMembers(arena, ['nokuthula']);
  await using side = await startSideServer(arena, [
    serveShared({ 'GET /api/seen': { response: Seen } })('GET /api/seen', {
      access: 'member',
      summary: 'What a handler sees of who asks',
      cacheTags: () => [],
      handle: (call) => ({ call: Object.keys(call), viewer: { ...call.viewer } }),
    }),
  ]);
  expect((await side.as(id).get('/api/seen')).as(Seen)).toEqual({
    call: ['db', 'viewer', 'params', 'query', 'response'],
    viewer: { kind: 'member', isAdmin: false, isGroundAnchor: false },
  });
});

test('its type has no account either', () => {
  expectTypeOf<Exclude<SharedContext['viewer'], { kind: 'visitor' }>>().toEqualTypeOf<MemberRole>();
  expectTypeOf<keyof MemberRole>().toEqualTypeOf<'kind' | 'isAdmin' | 'isGroundAnchor'>();
  expectTypeOf<keyof SharedContext>().toEqualTypeOf<'db' | 'viewer' | 'params' | 'query' | 'response'>();
});
