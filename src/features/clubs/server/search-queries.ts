import type { SearchSource } from '#features/search/server/extension-points.ts';
import { isAsked, mostOf } from '#features/search/server/queries.ts';
import { isAdmin } from '#server/access/access.ts';

export const clubSearch: SearchSource = {
  kind: 'club',
  title: 'Clubs',
  set: 'clubs',
  dependsOn: ['sports'],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('clubs')
      .leftJoin('sports', 'sports.id', 'clubs.sport_id')
      .select(['clubs.id', 'clubs.name', 'clubs.description', 'clubs.leaders', 'sports.name as sport'])
      .where(isAsked('clubs.id', asked))
      .orderBy('clubs.id')
      .limit(mostOf(asked))
      .execute();
    return rows.map(({ id, name, description, leaders, sport }) => ({
      id,
      name,
      also: [sport, description, ...JSON.parse(leaders)].join(' '),
    }));
  },
  hits: async (db, viewer, ids) => {
    const rows = await db
      .selectFrom('clubs')
      .select(['id', 'name', 'meeting_time', 'logo', 'hidden'])
      .where('id', 'in', ids)
      .execute();
    return rows
      .filter(({ hidden }) => hidden === 0 || isAdmin(viewer))
      .map(({ id, name, meeting_time, logo }) => ({
        id,
        title: name,
        detail: meeting_time,
        at: null,
        picture: logo,
        look: 'crest' as const,
        path: `/clubs/${id}`,
      }));
  },
};
