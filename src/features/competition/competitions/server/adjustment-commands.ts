import type * as z from 'zod/mini';
import { teamChangedSport } from '#features/teams/teams/server/events.ts';
import { isMember } from '#server/access/access.ts';
import { badField, conflict } from '#server/failure.ts';
import { type Write, when } from '#server/write.ts';
import type { PointAdjustment, pointAdjustments } from '../contract.ts';
import { adjustmentTable } from './adjustment-queries.ts';
import { findCompetition, listSportTeams } from './queries.ts';

export async function addAdjustment(write: Write, sent: z.infer<typeof pointAdjustments.Create>): Promise<number> {
  await mustBeOfItsSport(write, sent);
  return adjustmentTable.add(write, sent);
}

export async function changeAdjustment(
  write: Write,
  current: PointAdjustment,
  sent: z.infer<typeof pointAdjustments.Change>,
): Promise<void> {
  const { competitionId = current.competitionId, teamId = current.teamId } = sent;
  await mustBeOfItsSport(write, { competitionId, teamId });
  await adjustmentTable.change(write, current, sent);
  const { viewer } = write;
  await write.db
    .updateTable('point_adjustments')
    .set({ changed_by: isMember(viewer) ? viewer.accountId : null })
    .where('id', '=', current.id)
    .execute();
}

/** Points belong to a competition of its sport: a team takes none along to another. */
export const keepingAdjustedTeams = when(teamChangedSport, async ({ db }, changed) => {
  const adjusted = await db
    .selectFrom('point_adjustments')
    .innerJoin('competitions', 'competitions.id', 'competition_id')
    .select('competitions.name')
    .where(
      'team_id',
      'in',
      changed.map(({ teamId }) => teamId),
    )
    .executeTakeFirst();
  if (adjusted) throw conflict(`This team has point deductions or gifts in ${adjusted.name}: remove them first`);
});

async function mustBeOfItsSport(
  { db, viewer }: Write,
  { competitionId, teamId }: Pick<PointAdjustment, 'competitionId' | 'teamId'>,
): Promise<void> {
  const competition = await findCompetition(db, viewer, competitionId);
  if (!competition) throw badField('competitionId', 'is not a competition of this village');
  const known = await listSportTeams(db, competition.sportId, [teamId]);
  if (!known.has(teamId)) throw badField('teamId', 'is not a team of the sport of this competition');
}
