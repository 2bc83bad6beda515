import { join } from 'node:path';
import * as z from 'zod/mini';
import { ResidenceCell } from '#demo/names.ts';
import { followDemoIds } from '#demo/rows.ts';
import { demoResidenceId } from '#features/people/residences/server/demo/residences.ts';
import { demoSports, SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { NumberCell, readCsv } from '#server/data-files.ts';
import { batches } from '#server/database/engine.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { teamsTag } from '../../cache-tags.ts';
import { Gender } from '../../contract.ts';

const TeamRow = z.strictObject({
  name: z.string(),
  sport: SportCell,
  gender: Gender,
  residence: ResidenceCell,
  /** Of a joint team, which has no logo of its own. */
  secondResidence: z.exactOptional(ResidenceCell),
  rosterSize: NumberCell,
  /** From 0 to 1. */
  strength: NumberCell,
});

export type DemoTeam = (typeof demoTeams)[number];

/** Their ids follow their order. */
export const demoTeams = readCsv(join(import.meta.dirname, 'teams.csv'), TeamRow).map(({ sport, ...team }, at) => ({
  ...team,
  id: at + 1,
  sportId: sport,
  slug: `${team.residence}-${demoSports.find(({ id }) => id === sport)?.slug ?? ''}`,
}));

export async function addDemoTeams(write: Write): Promise<void> {
  for (const teams of batches(demoTeams)) await write.db.insertInto('teams').values(teams.map(teamRow)).execute();
  await followDemoIds(write, 'teams');
  write.changed(teamsTag);
}

const teamRow = (team: DemoTeam) => ({
  id: team.id,
  name: team.name,
  name_key: nameKey(team.name),
  sport_id: team.sportId,
  logo: team.secondResidence ? null : `/art/crests/${team.slug}.svg`,
  gender: team.gender,
  residence_id: demoResidenceId(team.residence),
  second_residence_id: team.secondResidence ? demoResidenceId(team.secondResidence) : null,
  games_played: 0,
  wins: 0,
  losses: 0,
});
