import { sql } from 'kysely';
import { residenceIdsByName } from '#features/residences/server/queries.ts';
import {
  changeInWords,
  type ImportKind,
  type ImportPlan,
  importKinds,
  type Progress,
} from '#features/spreadsheets/server/sheet/import-kind.ts';
import { refusals } from '#features/spreadsheets/server/sheet/row-reader.ts';
import type { Database } from '#server/database/schema.ts';
import { holdRow, holdRows, type Write } from '#server/write.ts';
import { planTeams, readTeam, type SheetTeam, type TeamPlan, teamColumns, teamSheet } from './import-teams.ts';
import { teamTable } from './queries.ts';

/** Other requests get their turn after this many rows. */
const batch = 100;

export async function holdTeamsOfSport(write: Write, sportId: number): Promise<void> {
  await holdRow(write.db, 'sports', sportId);
  await holdRows(write.db, 'teams', sql`sport_id = ${sportId}`);
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

const kind: ImportKind<keyof typeof teamColumns, SheetTeam> = {
  name: 'teams',
  title: 'Teams',
  columns: teamColumns,
  needs: [['name']],
  reader: () => readTeam,
  prepare: (rows, { sport }) => {
    const sheet = teamSheet(rows);
    return {
      hold: (write) => holdTeamsOfSport(write, sport.id),
      plan: async (db) =>
        planned(planTeams(sheet, await teamsOfSport(db, sport.id), await residenceIdsByName(db)), sport.id),
    };
  },
};

export const teamImport = importKinds.contribution(kind);

const planned = (plan: TeamPlan, sportId: number): ImportPlan => ({
  rows: [
    ...plan.add.map(({ line, name }) => ({ line, outcome: 'add' as const, what: name, why: '' })),
    ...plan.change.map(({ team, before, after }) => ({
      line: team.line,
      outcome: 'change' as const,
      what: team.name,
      why: changeInWords(before, after),
    })),
    ...plan.same.map(({ line, name }) => ({
      line,
      outcome: 'skip' as const,
      what: name,
      why: 'it contains nothing new',
    })),
    ...refusals(plan.refused),
  ],
  newTeams: [],
  questions: [],
  apply: (write, progress) => applyTeams(write, sportId, plan, progress),
});

async function teamsOfSport(db: Database, sportId: number) {
  return db
    .selectFrom('teams')
    .select(['id', 'name', 'gender', 'logo'])
    .select(['residence_id as residenceId', 'second_residence_id as secondResidenceId'])
    .where('sport_id', '=', sportId)
    .orderBy('id')
    .execute();
}
