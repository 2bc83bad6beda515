import type * as z from 'zod/mini';
import { residencesTag, residenceTag } from '#features/people/residences/cache-tags.ts';
import { residenceIdsByName, residenceTable } from '#features/people/residences/server/queries.ts';
import type { Member } from '#server/access/access.ts';
import { isForeignKeyViolation, takeTurn } from '#server/database/engine.ts';
import { flag } from '#server/database/schema.ts';
import { badField, conflict, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { teamsTag, teamTag } from '../cache-tags.ts';
import type { Team, teams } from '../contract.ts';
import { teamChangedSport, teamRenamed } from './events.ts';
import { teamTable } from './queries.ts';

/** Changes fields and, for a team without a completed game, its record: one derived from games cannot be typed. */
export async function changeTeam(write: Write, current: Team, sent: z.infer<typeof teams.Change>): Promise<void> {
  const moves = sent.sportId !== undefined && sent.sportId !== current.sportId;
  if (moves && current.gamesPlayed > 0) throw staysInItsSport();
  mustBeTwo({ ...current, ...sent });
  // Games, including those to come, reference a team together with its sport.
  await teamTable.change(write, current, sent).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? staysInItsSport() : error;
  });
  if (moves) write.happened(teamChangedSport({ teamId: current.id }));
  if (sent.name !== undefined && sent.name !== current.name) write.happened(teamRenamed({ teamId: current.id }));
  const { gamesPlayed = current.gamesPlayed, wins = current.wins, losses = current.losses } = sent;
  await write.db
    .updateTable('teams')
    .set({ games_played: gamesPlayed, wins, losses })
    .where('id', '=', current.id)
    .where('record_derived', '=', 0)
    .execute();
}

export function addTeam(write: Write, sent: z.infer<typeof teams.Create>): Promise<number> {
  mustBeTwo(sent);
  return teamTable.add(write, sent);
}

type Residences = { residenceId?: number | null | undefined; secondResidenceId?: number | null | undefined };

function mustBeTwo({ residenceId = null, secondResidenceId = null }: Residences): void {
  if (secondResidenceId === null) return;
  if (residenceId === null) throw badField('secondResidenceId', 'comes after a first residence');
  if (residenceId === secondResidenceId) throw badField('secondResidenceId', 'must be another than the first');
}

/** Adds teams of which only the name is known. */
export async function addTeamsByName(write: Write, sportId: number, names: readonly string[]) {
  const added: { id: number; name: string }[] = [];
  for (const name of names) {
    added.push({ id: await teamTable.add(write, { name, sportId, gender: 'Mixed' }), name });
  }
  if (names.length > 0) write.changed(teamsTag);
  return added;
}

export interface TeamRecord {
  teamId: number;
  gamesPlayed: number;
  wins: number;
  losses: number;
}

export async function recordTeamResults(write: Write, record: TeamRecord): Promise<void> {
  await write.db
    .updateTable('teams')
    .set({
      games_played: record.gamesPlayed,
      wins: record.wins,
      losses: record.losses,
      record_derived: flag(record.gamesPlayed > 0),
    })
    .where('id', '=', record.teamId)
    .execute();
  write.changed(teamTag(record.teamId));
}

const staysInItsSport = () => badField('sportId', 'cannot change while the team has games');

/** Creates a residence with the team's name, or takes the existing one of that name. */
export async function settleTeam(write: Write<Member>, id: number): Promise<Team> {
  await lockRowForUpdate(write.db, 'teams', id);
  const team = await teamTable.find(write.db, write.viewer, id);
  if (!team) throw notFound('This team');
  if (team.residenceId !== null) throw conflict('This team belongs to a residence already');
  // A team of another sport may have the same name.
  await takeTurn(write, 'team-residences');
  const known = (await residenceIdsByName(write.db)).get(nameKey(team.name));
  const residenceId = known ?? (await residenceTable.add(write, { name: team.name, kind: 'visiting' }));
  await teamTable.change(write, team, { residenceId });
  write.changed(residencesTag, residenceTag(residenceId), teamsTag, teamTag(id));
  await write.audit({ act: 'team.settle', subject: `team:${id}`, detail: { residenceId } });
  return { ...team, ...(await teamTable.find(write.db, write.viewer, id)) };
}
