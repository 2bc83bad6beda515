import { type PictureService, pictureUpload, receivePicture } from '#platform/uploads/server/commands.ts';
import { type Route, serve, serveShared } from '#server/http/route.ts';
import { ownThoughtsTag, thoughtCountsTag, thoughtsTag, thoughtTag } from '../cache-tags.ts';
import { endpoints, maxThoughtLength } from '../contract.ts';
import { postThought, toggleRepost } from './commands.ts';
import { listOwnThoughts, listThoughts, readThought, repostedBy } from './queries.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);
const rows = { resourceName: 'thought' };

/** `pictures` processes and stores uploaded pictures. */
export const thoughtsRoutes = (pictures: PictureService): Route[] => [
  shared('GET /api/posts', {
    access: 'visitor',
    summary: 'Thoughts, newest minute first; only officials are named as authors',
    cacheTags: () => [thoughtsTag, thoughtTag.any, thoughtCountsTag],
    rows,
    handle: async (context) => {
      const page = await listThoughts(context.db, context.viewer, context.query);
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('GET /api/posts/mine', {
    access: 'member',
    summary: 'Your own thoughts, visible to nobody else',
    dependsOn: ({ viewer }) => [ownThoughtsTag(viewer.accountId), thoughtTag.any, thoughtCountsTag],
    rows,
    handle: async (context) => {
      const page = await listOwnThoughts(context.db, context.viewer, context.query);
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('POST /api/posts', {
    access: 'member',
    summary: 'Post a thought under a chosen name',
    limit: 'thought',
    isAnonymous: true,
    idempotent: true,
    addsRow: true,
    handle: (context) => {
      context.count('thoughtsADay');
      return context.commit(async (write) => {
        const { id, fresh } = await postThought(write, context.body);
        if (!fresh) context.response.status(200);
        return readThought(write.db, context.viewer, id);
      });
    },
  }),
  on('POST /api/posts/picture', {
    access: 'member',
    summary: 'Post a thought with a picture',
    addsRow: true,
    limit: 'upload',
    isAnonymous: true,
    // In bytes: a thousand characters of up to four bytes each.
    upload: { ...pictureUpload, maxFieldLength: 4 * maxThoughtLength },
    idempotent: true,
    handle: async (context) => {
      context.count('thought');
      context.count('thoughtsADay');
      const thought = await receivePicture(pictures, context, 'thought', async (write, picture) => {
        const { id } = await postThought(write, context.body, picture);
        return readThought(write.db, context.viewer, id);
      });
      return thought;
    },
  }),
  on('GET /api/posts/reposted', {
    access: 'member',
    summary: 'Ids of the thoughts that you reposted',
    dependsOn: () => [],
    handle: (context) => repostedBy(context.db, context.viewer.accountId),
  }),
  on('POST /api/posts/:id/repost', {
    access: 'member',
    summary: 'Repost a thought, or undo the repost',
    limit: 'like',
    isAnonymous: true,
    handle: (context) => context.commit((write) => toggleRepost(write, context.params.id)),
  }),
];
