import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { thoughtCountsTag } from '#features/community/thoughts/cache-tags.ts';
import { gameCountsTag } from '#features/competition/games/cache-tags.ts';
import { highlightCountsTag } from '#features/media/highlights/cache-tags.ts';
import { sharedWorkoutCountsTag } from '#features/training/lobby/cache-tags.ts';
import { joinSubscriptionAccess } from '#server/feature.ts';
import { type CacheTag, everything, getKind } from '#shared/cache-tags.ts';
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

/** Only cached responses depend on these; like buttons on screen subscribe to the likes. */
const forNobody = [gameCountsTag, highlightCountsTag, sharedWorkoutCountsTag, thoughtCountsTag];

it('grants somebody a subscription to every cache tag of an answer', () => {
  const granted = joinSubscriptionAccess(features);
  const isForNobody = (tag: CacheTag) => !granted.has(getKind(tag)) && !forNobody.includes(tag) && tag !== everything;
  const tags = arena.app.routes.flatMap(({ method, path, cacheTags, dependsOn }) =>
    [...(cacheTags?.(call) ?? []), ...(dependsOn?.(call) ?? [])].map((tag) => ({ route: `${method} ${path}`, tag })),
  );
  expect(tags.length).toBeGreaterThan(50);
  expect(tags.filter(({ tag }) => isForNobody(tag))).toEqual([]);
});
