import type * as z from 'zod/mini';
import { readSettings } from '#platform/settings/server/queries.ts';
import { badField } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { Competition, competitions } from '../contract.ts';
import { competitionChanged } from './events.ts';
import { competitionTable, listSportTeams } from './queries.ts';

export async function addCompetition(write: Write, sent: z.infer<typeof competitions.Create>): Promise<number> {
  await mustPlay(write, sent.sportId, sent.teamIds);
  return competitionTable.add(write, { ...sent, season: sent.season ?? (await readSettings(write.db)).season });
}

export async function changeCompetition(
  write: Write,
  current: Competition,
  sent: z.infer<typeof competitions.Change>,
): Promise<void> {
  if (sent.sportId !== undefined && sent.sportId !== current.sportId) {
    throw badField('sportId', 'A competition keeps its sport');
  }
  await mustPlay(write, current.sportId, sent.teamIds);
  await competitionTable.change(write, current, sent);
  write.happened(competitionChanged({ competitionId: current.id }));
}

async function mustPlay(write: Write, sportId: number, teamIds: readonly number[] = []): Promise<void> {
  const known = await listSportTeams(write.db, sportId, teamIds);
  if (teamIds.some((id) => !known.has(id))) throw badField('teamIds', 'has a team that is not of this sport');
}
