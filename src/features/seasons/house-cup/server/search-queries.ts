import type { SearchSource } from '#platform/search/server/extension-points.ts';
import { isAsked, maxRows } from '#platform/search/server/queries.ts';
import { cupsTag, cupTag } from '../cache-tags.ts';

/** The cups of all years; this year's comes first. */
export const cupSearch: SearchSource = {
  kind: 'cup',
  title: 'House cups',
  tags: { list: cupsTag, row: cupTag },
  dependsOn: [],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('cups')
      .select(['id', 'name', 'season', 'first_day'])
      .where(isAsked('id', asked))
      .orderBy('id')
      .limit(maxRows(asked))
      .execute();
    return rows.map(({ id, name, season, first_day }) => ({
      id,
      name,
      also: `house cup ${season}`,
      weight: Date.parse(first_day),
    }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db.selectFrom('cups').select(['id', 'name', 'season']).where('id', 'in', ids).execute();
    return rows.map(({ id, name, season }) => ({
      id,
      title: name,
      detail: `House cup · ${season}`,
      at: null,
      picture: null,
      look: 'crest' as const,
      path: `/cup?cup=${id}`,
    }));
  },
};
