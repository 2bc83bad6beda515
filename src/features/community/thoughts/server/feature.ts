import { commentModerationTag, talkTags } from '#features/community/conversation/cache-tags.ts';
import { opaqueIds } from '#features/community/conversation/contract.ts';
import { conversationKinds } from '#features/community/conversation/server/extension-points.ts';
import { findCommentAuthors, findCommentContents } from '#features/community/conversation/server/queries.ts';
import { waitingLists } from '#features/people/notices/server/extension-points.ts';
import { uploadReaders } from '#platform/uploads/server/extension-points.ts';
import { pictureService } from '#platform/uploads/server/services.ts';
import { authorizeRead, isMember } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { type Feature, haveNoRows } from '#server/feature.ts';
import { type Route, serve } from '#server/http/route.ts';
import { defineResourceExport } from '#server/resources/exported-list.ts';
import { ownThoughtsTag, thoughtCountsTag, thoughtReportsTag, thoughtsTag, thoughtTag } from '../cache-tags.ts';
import { endpoints, type RealAuthor, type Reported, Thought } from '../contract.ts';
import { commentableThought } from '../rules.ts';
import { newAlias } from './aliases.ts';
import { keepReported, recordReveal, reportThought, setHidden } from './commands.ts';
import {
  findThoughtsByCommentable,
  listThoughts,
  mayReadThoughtPicture,
  readThought,
  thoughtCommentable,
} from './queries.ts';
import { thoughtsRoutes } from './routes.ts';
import { thoughtsMigrations } from './tables.ts';

const on = serve(endpoints);

const moderationRoutes: Route[] = [
  on('POST /api/posts/:id/report', {
    access: 'visitor',
    summary: 'Report a thought, or a comment on it, to the admins',
    isAnonymous: true,
    handle: async (context) => {
      if (!isMember(context.viewer)) context.count('guestComment');
      await context.commit((write) => reportThought(write, context.params.id, context.body));
      return { ok: true as const };
    },
  }),
  on('GET /api/posts/reports', {
    access: 'admin',
    summary: 'Reported items that are still visible; nobody learns who reported them',
    dependsOn: () => [thoughtReportsTag, commentModerationTag],
    handle: (context) => listReported(context.db),
  }),
  on('POST /api/posts/:id/keep', {
    access: 'admin',
    summary: 'Dismiss a report; the item stays until somebody else reports it',
    handle: async (context) => {
      await context.commit((write) => keepReported(write, context.params.id, context.body.commentId ?? ''));
      return { ok: true as const };
    },
  }),
  on('POST /api/posts/:id/hide', {
    access: 'admin',
    summary: 'Hide a thought from others, with a reason',
    handle: (context) =>
      context.commit(async (write) => {
        await setHidden(write, context.params.id, context.body.reason);
        return readThought(write.db, context.viewer, context.params.id);
      }),
  }),
  on('DELETE /api/posts/:id/hide', {
    access: 'admin',
    summary: 'Unhide a thought',
    handle: (context) =>
      context.commit(async (write) => {
        await setHidden(write, context.params.id, null);
        return readThought(write.db, context.viewer, context.params.id);
      }),
  }),
  on('POST /api/posts/authors', {
    // An admin needs only the role, not the admin window. The same transaction writes the audit entry.
    access: 'member',
    summary: 'Admin View: the authors of these thoughts and comments; the audit log records each call',
    handle: (context) => {
      authorizeRead(context.viewer, 'admin');
      return context.commit(async (write) => {
        const { ids, commentIds = [] } = context.body;
        await recordReveal(write, context.body);
        return [...(await findThoughtAuthors(write.db, ids)), ...(await findCommentAuthors(write.db, commentIds))];
      });
    },
  }),
];

export const thoughts: Feature = {
  name: 'thoughts',
  migrations: thoughtsMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Your thoughts',
      what: 'What you posted under an alias, to the minute, with its picture; your comments there; what you reposted, and what you reported. Your account is stored with all of it.',
      seenBy:
        'Everybody reads them under the alias, visitors too. Your name is shown to nobody but admins: they can switch on Admin View, and each time they do the log says so. They also see who reported a thought.',
      until: 'A thought cannot be deleted by you. An admin can hide it, and then it is kept for admins.',
      tables: ['thoughts', 'reposts', 'thought_reports'],
    },
  ],
  onReset: { thoughts: 'emptied', reposts: 'emptied', thought_reports: 'emptied' },
  routes: async (app) => [...thoughtsRoutes(await pictureService.of(app)), ...moderationRoutes],
  subscriptionAccess: {
    visitor: [thoughtsTag, thoughtTag, ...talkTags(commentableThought)],
    admin: [thoughtReportsTag],
    own: [ownThoughtsTag],
  },
  // Browsers refetch after a random delay, so people see a thought some time after it was written.
  jittered: [thoughtsTag],
  contributes: [
    uploadReaders.contribution({ purpose: 'thought', mayRead: mayReadThoughtPicture }),
    conversationKinds.contribution({
      ...commentableThought,
      ids: opaqueIds,
      access: { read: 'visitor', write: 'visitor' },
      newAlias,
      countsTags: [thoughtCountsTag],
      find: thoughtCommentable,
      findItems: findThoughtsByCommentable,
    }),
    defineResourceExport(
      { set: 'thoughts', ResponseBody: Thought },
      { title: 'Thoughts (without their authors)', list: listThoughts },
    ),
    waitingLists.contribution({
      access: 'admin',
      dependsOn: [thoughtReportsTag, commentModerationTag],
      link: '/thoughts?view=reported',
      count: async (db) => (await listReported(db)).length,
      text: (count) =>
        count === 1 ? '1 report is waiting for a decision' : `${count} reports are waiting for a decision`,
    }),
  ],
  isUntouched: haveNoRows('thoughts'),
  demo: async (write) => (await import('./demo/fill.ts')).addDemoThoughts(write),
  testing: async () => (await import('../testing/examples.ts')).thoughtsExamples,
};

/** The authors of these thoughts. */
async function findThoughtAuthors(db: Database, ids: readonly string[]): Promise<RealAuthor[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('thoughts')
    .leftJoin('accounts', 'accounts.id', 'thoughts.account_id')
    .select(['thoughts.public_id', 'accounts.id', 'accounts.username', 'accounts.display_name'])
    .where('thoughts.public_id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.public_id,
    userId: row.id,
    username: row.username,
    displayName: row.display_name,
  }));
}

const maxReported = 100;

/** Reported thoughts and comments that are neither hidden nor decided about, most reported first. */
async function listReported(db: Database): Promise<Reported[]> {
  const rows = await db
    .selectFrom('thought_reports')
    .innerJoin('thoughts', 'thoughts.id', 'thought_reports.thought_id')
    .select(['thoughts.public_id', 'thoughts.content', 'thought_reports.comment_id', 'thought_reports.reason'])
    .where('thoughts.hidden_because', 'is', null)
    .where('thought_reports.settled_at', 'is', null)
    .orderBy('thought_reports.id', 'desc')
    .limit(maxReported * 10)
    .execute();
  const comments = await findCommentContents(
    db,
    rows.flatMap(({ comment_id }) => comment_id || []),
  );
  const reported = new Map<string, Reported>();
  for (const { public_id: id, content, comment_id, reason } of rows) {
    const text = comment_id === '' ? content : comments.get(comment_id);
    // A deleted or hidden comment needs no decision.
    if (text === undefined) continue;
    const entry = reported.get(`${id} ${comment_id}`) ?? {
      id,
      commentId: comment_id || null,
      content: text,
      reports: 0,
      reasons: [],
    };
    entry.reports += 1;
    if (reason) entry.reasons.push(reason);
    reported.set(`${id} ${comment_id}`, entry);
  }
  return [...reported.values()].toSorted((one, other) => other.reports - one.reports).slice(0, maxReported);
}
