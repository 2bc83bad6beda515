import type * as z from 'zod/mini';
import { isForeignKeyViolation } from '#server/database/constraints.ts';
import { flag } from '#server/database/schema.ts';
import { badField } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { Team, teams } from '../contract.ts';
import { teamRenamed } from './events.ts';
import { teamTable } from './queries.ts';

/** Besides its fields, the record of a team that has no completed game: one that follows from games is not for typing. */
export async function changeTeam(write: Write, current: Team, sent: z.infer<typeof teams.Change>): Promise<void> {
  const moves = sent.sportId !== undefined && sent.sportId !== current.sportId;
  if (moves && current.gamesPlayed > 0) throw staysInItsSport();
  // Games point to a team together with its sport; also those to come.
  await teamTable.change(write, current, sent).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? staysInItsSport() : error;
  });
  if (sent.name !== undefined && sent.name !== current.name) write.happened(teamRenamed({ teamId: current.id }));
  const { gamesPlayed = current.gamesPlayed, wins = current.wins, losses = current.losses } = sent;
  await write.db
    .updateTable('teams')
    .set({ games_played: gamesPlayed, wins, losses })
    .where('id', '=', current.id)
    .where('record_derived', '=', 0)
    .execute();
}

/** Adds teams that are known by no more than their name. */
export async function addTeamsByName(write: Write, sportId: number, names: readonly string[]): Promise<void> {
  for (const name of names) await teamTable.add(write, { name, sportId, gender: 'Mixed' });
  if (names.length > 0) write.changed('teams');
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
  write.changed(`team:${record.teamId}`);
}

const staysInItsSport = () => badField('sportId', 'cannot change while the team has games');
