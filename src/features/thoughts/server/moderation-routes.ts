import { commentModeration } from '#features/conversation/rules.ts';
import { authorsOfComments } from '#features/conversation/server/queries.ts';
import { authorizeRead, isMember } from '#server/access.ts';
import type { Route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import { calls } from '../contract.ts';
import { keepReported, noteLook, reportThought, setHidden, thoughtReports } from './moderation-commands.ts';
import { authorsOfThoughts, listReported } from './moderation-queries.ts';
import { readThought } from './queries.ts';

const on = serve(calls);

export const moderationRoutes: Route[] = [
  on('POST /api/posts/:id/report', {
    access: 'visitor',
    summary: 'Report a thought, or a comment on it, to the admins',
    isAnonymous: true,
    handle: async (call) => {
      if (!isMember(call.viewer)) call.count('guestComment');
      await call.commit((write) => reportThought(write, call.params.id, call.body));
      return { ok: true as const };
    },
  }),
  on('GET /api/posts/reports', {
    access: 'admin',
    summary: 'What was reported and still stands; by whom is told to nobody',
    madeOf: () => [thoughtReports, commentModeration],
    handle: (call) => listReported(call.db),
  }),
  on('POST /api/posts/:id/keep', {
    access: 'admin',
    summary: 'Leave what was reported as it is; it waits no longer, until somebody else reports it',
    handle: async (call) => {
      await call.commit((write) => keepReported(write, call.params.id, call.body.commentId ?? ''));
      return { ok: true as const };
    },
  }),
  on('POST /api/posts/:id/hide', {
    access: 'admin',
    summary: 'Hide a thought from others, with a reason',
    handle: (call) =>
      call.commit(async (write) => {
        await setHidden(write, call.params.id, call.body.reason);
        return readThought(write.db, call.viewer, call.params.id);
      }),
  }),
  on('DELETE /api/posts/:id/hide', {
    access: 'admin',
    summary: 'Show a hidden thought again',
    handle: (call) =>
      call.commit(async (write) => {
        await setHidden(write, call.params.id, null);
        return readThought(write.db, call.viewer, call.params.id);
      }),
  }),
  on('POST /api/posts/authors', {
    // The role is enough for a look; that it was taken is written down with it.
    access: 'member',
    summary: 'Admin View: who wrote these thoughts and comments; each look is in the audit log',
    handle: (call) => {
      authorizeRead(call.viewer, 'admin');
      return call.commit(async (write) => {
        const { ids, commentIds = [] } = call.body;
        await noteLook(write, call.body);
        return [...(await authorsOfThoughts(write.db, ids)), ...(await authorsOfComments(write.db, commentIds))];
      });
    },
  }),
];
