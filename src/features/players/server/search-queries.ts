import type { SearchSource } from '#features/search/server/extension-points.ts';
import { isAsked, mostOf } from '#features/search/server/queries.ts';

export const playerSearch: SearchSource = {
  kind: 'player',
  title: 'Players',
  set: 'players',
  dependsOn: ['teams', 'sports'],
  texts: async (db, asked) => {
    const rows = await db
      .selectFrom('players')
      .innerJoin('teams', 'teams.id', 'players.team_id')
      .innerJoin('sports', 'sports.id', 'teams.sport_id')
      .select(['players.id', 'players.name', 'players.display_name', 'teams.name as team', 'sports.name as sport'])
      .where(isAsked('players.id', asked))
      .orderBy('players.id')
      .limit(mostOf(asked))
      .execute();
    return rows.map(({ id, name, display_name, team, sport }) => ({
      id,
      name: name === display_name ? name : `${name} ${display_name}`,
      also: `${team} ${sport}`,
    }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await db
      .selectFrom('players')
      .innerJoin('teams', 'teams.id', 'players.team_id')
      .innerJoin('sports', 'sports.id', 'teams.sport_id')
      .select(['players.id', 'players.display_name', 'players.photo', 'teams.name as team', 'sports.name as sport'])
      .where('players.id', 'in', ids)
      .execute();
    return rows.map(({ id, display_name, photo, team, sport }) => ({
      id,
      title: display_name,
      detail: `${team} · ${sport}`,
      at: null,
      picture: photo,
      look: 'portrait' as const,
      path: `/players?player=${id}`,
    }));
  },
};
