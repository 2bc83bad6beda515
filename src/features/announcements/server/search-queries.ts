import type { SearchSource } from '#features/search/server/extension-points.ts';
import { isAsked, mostOf } from '#features/search/server/queries.ts';

export const announcementSearch: SearchSource = {
  kind: 'announcement',
  title: 'Announcements',
  set: 'announcements',
  dependsOn: [],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('announcements')
      .select(['id', 'title', 'content'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(mostOf(asked))
      .execute();
    return rows.map(({ id, title, content }) => ({ id, name: title, also: content, weight: id }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db
      .selectFrom('announcements')
      .select(['id', 'title', 'created_at'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, title, created_at }) => ({
      id,
      title,
      detail: null,
      at: created_at,
      picture: null,
      look: 'text' as const,
      path: `/announcements#announcement-${id}`,
    }));
  },
};
