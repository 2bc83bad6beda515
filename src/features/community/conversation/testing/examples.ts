import type { Examples, NewRow } from '#testing/example.ts';
import { adminWrites, memberAdds, members } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import { addMemberComment } from './rows.ts';

/** Examples of the comment and like calls of one kind of item. */
export const commentableExamples = (path: string, row: NewRow): Examples => ({
  [`GET ${path}/:id/comments`]: { gets: members, row },
  [`POST ${path}/:id/comments`]: { gets: memberAdds, row, body: ({ word }) => ({ content: `What a day, ${word()}` }) },
  [`GET ${path}/:id/like-status`]: { gets: members, row },
  [`POST ${path}/:id/like`]: { gets: members, row },
  [`GET ${path}/liked`]: { gets: members },
});

/** Examples of the calls that name only a comment. They need an item of some feature, which passes how to create it. */
export function commentExamples(
  bodyField: string,
  item: NewRow,
  findSubject: (world: World) => Promise<number>,
): Examples {
  const row: NewRow = async (world) => addMemberComment(world, await findSubject(world));
  return {
    'POST /api/comments': {
      gets: memberAdds,
      body: async (world) => {
        const content = `Again! ${world.word()}`;
        return { content, [bodyField]: await item(world), userId: 1, username: 'Fan' };
      },
    },
    // Here an admin needs only the role, not the admin window.
    'DELETE /api/comments/:id': { gets: [401, 200, 403, 403, 200, 200], row },
    'POST /api/comments/:id/hide': { gets: adminWrites, row, body: () => ({ reason: 'It names somebody' }) },
    'DELETE /api/comments/:id/hide': { gets: adminWrites, row },
    'POST /api/comments/:id/like': { gets: members, row },
  };
}
