import type { SearchSource } from '#features/search/server/extension-points.ts';
import { isAsked, mostOf } from '#features/search/server/queries.ts';
import { stillOf, watchPath } from '../rules.ts';

/** Searches titles only: captions are jokes as often as not, and a hit does not show them. */
export const highlightSearch: SearchSource = {
  kind: 'highlight',
  title: 'Highlights',
  set: 'highlights',
  dependsOn: [],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('highlights')
      .select(['id', 'title', 'date_added'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(mostOf(asked))
      .execute();
    return rows.map(({ id, title, date_added }) => ({ id, name: title, weight: Date.parse(date_added) }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db
      .selectFrom('highlights')
      .select(['id', 'title', 'video_id as videoId', 'thumbnail', 'date_added'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, title, date_added, ...still }) => ({
      id,
      title,
      detail: null,
      at: date_added,
      picture: stillOf(still),
      // Links by the highlight's own id: several may be cut from one video.
      look: 'still' as const,
      path: watchPath(String(id), '/more'),
    }));
  },
};
