import { isHomeSide } from '#features/competition/games/rules.ts';
import { areHelpLinesChecked, defaultSettings } from '#platform/settings/rules.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { type FirstSteps, type StepName, stepNames } from '../contract.ts';

/** Derives each step from what the village holds: nobody has to mark a step as done. */
export async function firstSteps(db: Database): Promise<FirstSteps> {
  const { productName, logo, homeSidePatterns, helpLines } = await readSettings(db);
  const existing = await readExisting(db);
  const done: Record<StepName, boolean> = {
    ...existing,
    name: productName !== defaultSettings.productName,
    logo: logo !== null,
    // Without a text that recognises teams, somebody has answered that none of them is the home side.
    homeSide: existing.teams && (homeSidePatterns.length === 0 || (await hasHomeSide(db, homeSidePatterns))),
    help: areHelpLinesChecked(helpLines),
  };
  const steps = stepNames.map((name) => ({ name, done: done[name] }));
  const isNew = existing.isAlone && steps.every((step) => !step.done);
  return { steps, dismissed: existing.dismissed, isNew };
}

const sportActs = ['sport.add', 'sport.change', 'sport.delete', 'sports.delete'];

async function hasHomeSide(db: Database, patterns: readonly string[]): Promise<boolean> {
  const names = await db.selectFrom('teams').select('name').execute();
  return names.some(({ name }) => isHomeSide(name, patterns));
}

/** One query, which reads one row by its key from each table. */
async function readExisting(db: Database) {
  const row = await db
    .selectNoFrom(({ selectFrom }) => [
      // A village has sports from the start: a change of them, or a team of one, shows that somebody looked at them.
      selectFrom('audit_log').select('id').where('act', 'in', sportActs).limit(1).as('sports'),
      selectFrom('residences').select('id').orderBy('id').limit(1).as('residences'),
      selectFrom('competitions').select('id').orderBy('id').limit(1).as('competitions'),
      selectFrom('teams').select('id').orderBy('id').limit(1).as('teams'),
      selectFrom('officers').select('id').orderBy('id').limit(1).as('officers'),
      selectFrom('officer_invitations').select('id').orderBy('id').limit(1).as('invitations'),
      selectFrom('games').select('id').orderBy('id').limit(1).as('fixtures'),
      selectFrom('first_steps').select('id').where('id', '=', 1).as('dismissed'),
      selectFrom('accounts').select('id').orderBy('id').offset(1).limit(1).as('secondAccount'),
    ])
    .executeTakeFirstOrThrow();
  return {
    sports: row.sports !== null || row.teams !== null,
    residences: row.residences !== null,
    competitions: row.competitions !== null,
    teams: row.teams !== null,
    // An invited officer counts as appointed: nothing is left for the admin to do.
    officers: row.officers !== null || row.invitations !== null,
    fixtures: row.fixtures !== null,
    dismissed: row.dismissed !== null,
    isAlone: row.secondAccount === null,
  };
}
