import { collectionTag } from '#shared/cache-tags.ts';
import { integerIds } from '../../contract.ts';
import type { ConversationKind } from '../extension-points.ts';

/** A kind whose items have no table of their own: item 7 is subject 7. */
export function commentablesAsItems(kind: string, path: `/api/${string}`, bodyField: string): ConversationKind {
  return {
    kind,
    path,
    bodyField,
    ids: integerIds,
    access: { read: 'member', write: 'member' },
    countsTags: [collectionTag(`${kind}-counts`)],
    find: async (db, _viewer, id) => {
      const row = await db
        .selectFrom('subjects')
        .select('id')
        .where('id', '=', Number(id))
        .where('kind', '=', kind)
        .executeTakeFirst();
      return row?.id ?? null;
    },
    findItems: async (_db, commentableIds) =>
      commentableIds.map((commentableId) => ({ id: commentableId, commentableId })),
  };
}
