import type { SearchSource } from '#features/search/server/extension-points.ts';
import { isAsked, mostOf } from '#features/search/server/queries.ts';
import type { Database } from '#server/database/schema.ts';

export const teamSearch: SearchSource = {
  kind: 'team',
  title: 'Teams',
  set: 'teams',
  dependsOn: ['sports'],
  texts: async (db, asked) => {
    const rows = await teamsWithSport(db)
      .where(isAsked('teams.id', asked))
      .orderBy('teams.id')
      .limit(mostOf(asked))
      .execute();
    return rows.map(({ id, name, sport }) => ({ id, name, also: sport }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await teamsWithSport(db).where('teams.id', 'in', ids).execute();
    return rows.map(({ id, name, logo, crest, sport_id, sport }) => ({
      id,
      title: name,
      detail: sport,
      at: null,
      picture: logo ?? crest,
      look: 'crest' as const,
      path: `/teams?sport=${sport_id}&team=${id}`,
    }));
  },
};

const teamsWithSport = (db: Database) =>
  db
    .selectFrom('teams')
    .innerJoin('sports', 'sports.id', 'teams.sport_id')
    .leftJoin('residences', (join) =>
      join.onRef('residences.id', '=', 'teams.residence_id').on('teams.second_residence_id', 'is', null),
    )
    .select(['teams.id', 'teams.name', 'teams.logo', 'teams.sport_id', 'sports.name as sport', 'residences.crest']);
