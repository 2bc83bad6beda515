import { crestOf } from '#features/residences/rules.ts';
import type { Database } from '#server/database/schema.ts';
import type { TeamCrest } from '../contract.ts';

/** A crest of the demo village as the build draws it, by its path under `/art/`; reads no file. */
export async function drawnCrest(path: string): Promise<string | undefined> {
  const { teamsArt } = await import('./demo/art.ts');
  return new Map(teamsArt()).get(path);
}

const mostCrests = 2000;

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
    .limit(mostCrests)
    .execute();
  return rows.map(({ id, otherColour, ...first }) => ({
    teamId: id,
    ...crestOf(
      first,
      otherColour === null ? undefined : { crest: null, firstColour: otherColour, secondColour: otherColour },
    ),
  }));
}
