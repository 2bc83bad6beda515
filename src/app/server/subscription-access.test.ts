import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { everything } from '#server/cache/changes.ts';
import { joinSubscriptionAccess } from '#server/feature.ts';
import { features } from './features.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const viewer = {
  ...({ kind: 'member', accountId: 1, sessionId: 1, username: 'somebody', displayName: 'Somebody' } as const),
  isAdmin: false,
  isGroundAnchor: false,
  adminUntil: 0,
  passwordAt: 0,
};
const call = { viewer, params: { id: 1 }, query: {} };

/** Only cached responses depend on these; like buttons on screen subscribe to `likes`. */
const forNobody = ['counts'];

it('grants somebody a subscription to every cache tag of an answer', () => {
  const subscribable = [...Object.keys(joinSubscriptionAccess(features)), ...forNobody, everything];
  const tags = arena.app.routes.flatMap(({ method, path, cacheTags, dependsOn }) =>
    [...(cacheTags?.(call) ?? []), ...(dependsOn?.(call) ?? [])].map((tag) => `${method} ${path}: ${tag}`),
  );
  expect(tags.length).toBeGreaterThan(50);
  expect(tags.filter((line) => !subscribable.includes(/: ([^:]+)/.exec(line)?.[1] ?? ''))).toEqual([]);
});
