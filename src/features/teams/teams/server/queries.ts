import { pickCrest } from '#features/people/residences/rules.ts';
import { loadResidences } from '#features/people/residences/server/queries.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { namedBySport, sportNames } from '#features/teams/sports/server/queries.ts';
import type { SearchSource } from '#platform/search/server/extension-points.ts';
import { isAsked, maxRows } from '#platform/search/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { oldestFirst, plainTable } from '#server/resources/plain-table.ts';
import { namedLike } from '#shared/names.ts';
import { teamsTag, teamTag } from '../cache-tags.ts';
import { type TeamCrest, teams } from '../contract.ts';
import { teamPath } from '../rules.ts';

export const teamTable = plainTable(teams, {
  table: 'teams',
  order: oldestFirst,
  fresh: () => ({ games_played: 0, wins: 0, losses: 0 }),
  alsoFoundBy: namedBySport,
  shown: async (db, rows) => {
    const names = await sportNames(db, rows);
    const residences = await loadResidences(db, rows);
    return (row) => ({
      sport: names.get(row['sport_id']),
      residences: residences(row),
      gamesPlayed: row['games_played'],
      wins: row['wins'],
      losses: row['losses'],
    });
  },
});

export async function teamNames(db: Database, sportId: number): Promise<string[]> {
  const rows = await db.selectFrom('teams').select('name').where('sport_id', '=', sportId).orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** The id of a team however its name is spelled. */
export async function teamsByName(db: Database, sportId: number): Promise<(name: string) => number | undefined> {
  const rows = await db
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('sport_id', '=', sportId)
    .orderBy('id')
    .execute();
  const named = namedLike(rows, ({ name }) => name);
  return (name) => named.find(name)?.id;
}

export const teamSearch: SearchSource = {
  kind: 'team',
  title: 'Teams',
  tags: { list: teamsTag, row: teamTag },
  dependsOn: [sportsTag],
  texts: async (db, asked) => {
    const rows = await teamsWithSport(db)
      .where(isAsked('teams.id', asked))
      .orderBy('teams.id')
      .limit(maxRows(asked))
      .execute();
    return rows.map(({ id, name, sport }) => ({ id, name, also: sport }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await teamsWithSport(db).where('teams.id', 'in', ids).execute();
    return rows.map(({ id, name, logo, crest, sport }) => ({
      id,
      title: name,
      detail: sport,
      at: null,
      picture: logo ?? crest,
      look: 'crest' as const,
      path: teamPath(id),
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
    .select(['teams.id', 'teams.name', 'teams.logo', 'sports.name as sport', 'residences.crest']);

/** A crest of the demo village as the build draws it, by its path under `/art/`; reads no file. */
export async function drawnCrest(path: string): Promise<string | undefined> {
  const { teamsArt } = await import('./demo/art.ts');
  return new Map(teamsArt()).get(path);
}

const maxCrests = 2000;

/** Crests of teams that have no logo and belong to a residence, or to two. */
export async function teamCrests(db: Database): Promise<TeamCrest[]> {
  const rows = await db
    .selectFrom('teams')
    .innerJoin('residences as first', 'first.id', 'teams.residence_id')
    .leftJoin('residences as second', 'second.id', 'teams.second_residence_id')
    .select(['teams.id', 'first.crest', 'first.first_colour as firstColour', 'first.second_colour as secondColour'])
    .select('second.first_colour as otherColour')
    .where('teams.logo', 'is', null)
    .orderBy('teams.id')
    .limit(maxCrests)
    .execute();
  return rows.map(({ id, otherColour, ...first }) => ({
    teamId: id,
    ...pickCrest(
      first,
      otherColour === null ? undefined : { crest: null, firstColour: otherColour, secondColour: otherColour },
    ),
  }));
}
