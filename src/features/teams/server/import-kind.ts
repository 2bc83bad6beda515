import { residenceIdsByName } from '#features/residences/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { changeInWords, type ImportKind, type ImportPlan, importKinds } from '#server/sheets/import-kind.ts';
import { refusals } from '#server/sheets/row-reader.ts';
import { applyTeams, holdTeamsOfSport } from './import-commands.ts';
import { planTeams, readTeam, type SheetTeam, type TeamPlan, teamColumns, teamSheet } from './import-teams.ts';

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
