import { hasAccess, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { Feature } from '#server/feature.ts';
import { type Route, serve } from '#server/http/route.ts';
import { onlyYou } from '#server/personal-records.ts';
import { allNoticesTag, noticesTag } from '../cache-tags.ts';
import { endpoints, type WaitingList } from '../contract.ts';
import { passwordLinkNotices } from './account-notices.ts';
import { type WaitingSource, waitingLists } from './extension-points.ts';
import { noticesRoutes } from './routes.ts';
import { noticesMigrations } from './tables.ts';

export const notices: Feature = {
  name: 'notices',
  migrations: noticesMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Your notices',
      what: 'What the bell shows you, whether you read it, and which kinds you switched off.',
      seenBy: onlyYou,
      until: 'News of games and announcements as long as notifications; the others as long as your account exists.',
      tables: ['notices', 'muted_notices'],
    },
  ],
  onReset: { notices: 'emptied', muted_notices: 'emptied' },
  on: [passwordLinkNotices],
  routes: ({ contributions }) => [...noticesRoutes, ...waitingRoutes(waitingLists.among(contributions))],
  // One event for a notice to many; those without the notice find nothing new.
  subscriptionAccess: { member: [allNoticesTag], own: [noticesTag] },
  jittered: [allNoticesTag],
  testing: async () => (await import('../testing/examples.ts')).noticesExamples,
};

const on = serve(endpoints);

function waitingRoutes(sources: readonly WaitingSource[]): Route[] {
  const decidedBy = (viewer: Viewer) => sources.filter(({ access }) => hasAccess(viewer, access));
  return [
    on('GET /api/waiting', {
      access: 'officer',
      summary: 'What waits for your decision: photos, reports',
      dependsOn: ({ viewer }) => decidedBy(viewer).flatMap(({ dependsOn }) => dependsOn),
      handle: (context) => countWaiting(context.db, decidedBy(context.viewer)),
    }),
  ];
}

async function countWaiting(db: Database, sources: readonly WaitingSource[]): Promise<WaitingList[]> {
  const waiting: WaitingList[] = [];
  for (const { link, text, count } of sources) {
    const found = await count(db);
    if (found > 0) waiting.push({ text: text(found), count: found, link });
  }
  return waiting;
}
