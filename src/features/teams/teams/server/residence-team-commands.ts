import { isUniqueViolation, takeTurn } from '#server/database/engine.ts';
import { badField, conflict } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { teamsTag, teamTag } from '../cache-tags.ts';
import type { ResidenceTeam, WantedTeams } from '../contract.ts';
import { teamTable } from './queries.ts';

/** One call, as a village of 12 residences and 6 sports has more teams than writes in a minute are allowed. */
export async function addTeamsOfResidences(write: Write, { sportIds, residenceIds }: WantedTeams) {
  // Of two at once, the second finds the teams of the first.
  await takeTurn(write, 'team-residences');
  const names = await readNames(write, residenceIds);
  const known = await write.db
    .selectFrom('teams')
    .select(['id', 'sport_id', 'residence_id', 'name_key'])
    .where('sport_id', 'in', sportIds)
    .orderBy('id')
    .execute();
  const wanted: ResidenceTeam[] = [];
  for (const sportId of new Set(sportIds)) {
    const ofSport = known.filter((team) => team.sport_id === sportId);
    for (const [residenceId, name] of names) {
      const own = ofSport.find((team) => team.residence_id === residenceId);
      const named = ofSport.find((team) => team.name_key === nameKey(name));
      const id = own?.id ?? (named ? await settle(write, named, { residenceId, name }) : null);
      wanted.push({ id: id ?? (await addTeam(write, { name, sportId, residenceId })), sportId, residenceId });
    }
  }
  write.changed(teamsTag);
  await write.audit({ act: 'teams.add' });
  return wanted;
}

/** A team of the residence's name in which nobody has said yet that it is the residence's. */
async function settle(
  write: Write,
  { id, residence_id }: { id: number; residence_id: number | null },
  { residenceId, name }: { residenceId: number; name: string },
): Promise<number> {
  if (residence_id !== null) throw isTaken(name);
  await teamTable.change(write, { id }, { residenceId });
  write.changed(teamTag(id));
  return id;
}

/** By id, in the order in which they are asked for. */
async function readNames({ db }: Write, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.selectFrom('residences').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return new Map(
    ids.map((id) => {
      const name = names.get(id);
      if (name === undefined) throw badField('residenceIds', 'has one that is no residence of this village');
      return [id, name];
    }),
  );
}

async function addTeam(write: Write, team: { name: string; sportId: number; residenceId: number }): Promise<number> {
  try {
    return await teamTable.add(write, { ...team, gender: 'Mixed' });
  } catch (error) {
    throw isUniqueViolation(error) ? isTaken(team.name) : error;
  }
}

const isTaken = (name: string) => conflict(`Another residence has a team named ${name} already`);
