import { sql } from 'kysely';
import { residencesTag } from '#features/people/residences/cache-tags.ts';
import { residenceIdsByName, residenceTable } from '#features/people/residences/server/queries.ts';
import type { ImportJournal } from '#platform/spreadsheets/server/sheet/import-journal.ts';
import {
  type ImportKind,
  type ImportPlan,
  importKinds,
  type Progress,
} from '#platform/spreadsheets/server/sheet/import-kind.ts';
import { refusals } from '#platform/spreadsheets/server/sheet/row-reader.ts';
import { takeTurn } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { lockForUpdate, lockRowForUpdate, type Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { teamsTag, teamTag } from '../cache-tags.ts';
import {
  planTeams,
  readTeam,
  type SheetTeam,
  type StoredTeam,
  type TeamFields,
  type TeamPlan,
  teamChanges,
  teamColumns,
  teamDetails,
  teamSheet,
} from './import-teams.ts';
import type { KnownResidence, NewResidence } from './named-residences-policy.ts';
import { teamTable } from './queries.ts';

/** Other requests get their turn after this many rows. */
const batch = 100;

export async function lockSportTeams(write: Write, sportId: number): Promise<void> {
  await lockRowForUpdate(write.db, 'sports', sportId);
  await lockForUpdate(write.db, 'teams', sql`sport_id = ${sportId}`);
}

export async function applyTeams(
  write: Write,
  sportId: number,
  plan: TeamPlan,
  progress: Progress,
  journal: ImportJournal,
): Promise<void> {
  const { add, change } = plan;
  if (add.length + change.length === 0) return;
  const toResidenceIds = await addResidences(write, plan.newResidences, journal);
  for (const [at, { team, after }] of add.entries()) {
    const { gender, logo, residences } = after;
    const fields = { name: team.name, sportId, gender, logo: logo ?? undefined, ...toResidenceIds(residences) };
    journal.added('teams', await teamTable.add(write, fields), team.name);
    if ((at + 1) % batch === 0) await progress(at + 1);
  }
  for (const [at, { team, id, after }] of change.entries()) {
    await journal.changing(write.db, 'teams', id, team.name);
    const { gender, logo, residences } = after;
    await teamTable.change(write, { id }, { gender, logo: logo ?? undefined, ...toResidenceIds(residences) });
    write.changed(teamTag(id));
    if ((at + 1) % batch === 0) await progress(add.length + at + 1);
  }
  write.changed(teamsTag);
  await write.audit({ act: 'teams.import', subject: `sport:${sportId}`, detail: summary(plan) });
}

/** Adds the new residences of a file; returns how to find each by its name. */
async function addResidences(write: Write, fresh: readonly NewResidence[], journal: ImportJournal) {
  await takeTurn(write, 'team-residences');
  const known = await residenceIdsByName(write.db);
  for (const { name, kind } of fresh.filter((one) => !known.has(nameKey(one.name)))) {
    const id = await residenceTable.add(write, { name, kind });
    known.set(nameKey(name), id);
    journal.added('residences', id, name, { isAlong: true });
    write.changed(residencesTag);
  }
  return ([first = '', second = '']: readonly string[]) => ({
    residenceId: known.get(nameKey(first)) ?? null,
    secondResidenceId: known.get(nameKey(second)) ?? null,
  });
}

const summary = ({ add, change, same, refused, newResidences }: TeamPlan) => ({
  ...(newResidences.length > 0 && { newResidences: newResidences.map(({ name }) => name) }),
  added: add.map(({ team }) => team.name),
  changed: change.map(({ id, before, after }) => ({ id, before, after })),
  same: same.length,
  refused: refused.length,
});

const kind: ImportKind<keyof typeof teamColumns, SheetTeam> = {
  name: 'teams',
  title: 'Teams',
  columns: teamColumns,
  needs: [['name']],
  teamColumns: ['name'],
  reader: () => readTeam,
  hold: lockSportTeams,
  prepare: (rows, { sport, answers }) => {
    const sheet = teamSheet(rows);
    return {
      plan: async (db) => {
        const teams = await listSportTeams(db, sport.id);
        return planned(planTeams(sheet, { teams, residences: await residenceNames(db), answers }), sport.id);
      },
    };
  },
};

export const teamImport = importKinds.contribution(kind);

const planned = (plan: TeamPlan, sportId: number): ImportPlan => ({
  rows: [
    ...plan.add.map(({ team, after }) => ({ ...shown(team, after), outcome: 'add' as const, why: '' })),
    ...plan.change.map(({ team, before, after }) => ({
      ...shown(team, after),
      outcome: 'change' as const,
      changes: teamChanges(before, after),
      why: '',
    })),
    ...plan.same.map(({ team, after }) => ({
      ...shown(team, after),
      outcome: 'skip' as const,
      why: 'no change',
    })),
    ...plan.ask.map(({ team: { line, name }, why }) => ({ line, outcome: 'ask' as const, what: name, why })),
    ...refusals(plan.refused),
  ],
  newTeams: [],
  newResidences: plan.newResidences.map(({ name }) => name),
  questions: plan.questions,
  apply: (write, progress, journal) => applyTeams(write, sportId, plan, progress, journal),
});

const shown = ({ line, name }: SheetTeam, after: TeamFields) => ({ line, what: name, details: teamDetails(after) });

async function listSportTeams(db: Database, sportId: number): Promise<StoredTeam[]> {
  const rows = await db
    .selectFrom('teams')
    .leftJoin('residences as first', 'first.id', 'teams.residence_id')
    .leftJoin('residences as second', 'second.id', 'teams.second_residence_id')
    .select(['teams.id', 'teams.name', 'gender', 'logo', 'first.name as first', 'second.name as second'])
    .where('sport_id', '=', sportId)
    .orderBy('teams.id')
    .execute();
  return rows.map(({ first, second, ...team }) => ({
    ...team,
    residences: [first, second].filter((name) => name !== null),
  }));
}

const residenceNames = (db: Database): Promise<KnownResidence[]> =>
  db.selectFrom('residences').select(['name', 'short_name']).orderBy('id').execute();
