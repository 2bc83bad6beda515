import { sql } from 'kysely';
import type { Progress } from '#server/sheets/import-kind.ts';
import type { Write } from '#server/write.ts';
import type { TeamPlan } from './import-teams.ts';
import { teamTable } from './queries.ts';

/** Rows after which others get their turn. */
const batch = 100;

export async function holdTeamsOfSport(write: Write, sportId: number): Promise<void> {
  await write.db.updateTable('sports').set({ version: sql<number>`version` }).where('id', '=', sportId).execute();
  await write.db.updateTable('teams').set({ version: sql<number>`version` }).where('sport_id', '=', sportId).execute();
}

export async function applyTeams(write: Write, sportId: number, plan: TeamPlan, progress: Progress): Promise<void> {
  const { add, change } = plan;
  if (add.length + change.length === 0) return;
  for (const [at, { name, gender, logo, residenceId, secondResidenceId }] of add.entries()) {
    await teamTable.add(write, { name, sportId, gender, logo: logo ?? undefined, residenceId, secondResidenceId });
    if ((at + 1) % batch === 0) await progress(at + 1);
  }
  for (const [at, { id, after }] of change.entries()) {
    await teamTable.change(write, { id }, { ...after, logo: after.logo ?? undefined });
    write.changed(`team:${id}`);
    if ((at + 1) % batch === 0) await progress(add.length + at + 1);
  }
  write.changed('teams');
  await write.audit({ act: 'teams.import', subject: `sport:${sportId}`, detail: summary(plan) });
}

const summary = ({ add, change, same, refused }: TeamPlan) => ({
  added: add.map(({ name }) => name),
  changed: change.map(({ id, before, after }) => ({ id, before, after })),
  same: same.length,
  refused: refused.length,
});
