import { changeInWords, type ImportKind, type ImportPlan, importKinds } from '#server/sheets/import-kind.ts';
import type { RowOutcome } from '#server/sheets/row-outcome.ts';
import { refusals } from '#server/sheets/row-reader.ts';
import type { SheetFixture } from './fixtures/fixture.ts';
import { type FixtureColumn, fixtureColumns, fixtureNeeds } from './fixtures/fixture-columns.ts';
import type { FixtureAddition, FixturePlan } from './fixtures/plan.ts';
import { fixtureReader, fixtureSheet } from './fixtures/read-fixtures.ts';
import { applyFixtures, holdFixtures } from './import-commands.ts';
import { planImport } from './import-queries.ts';

const kind: ImportKind<FixtureColumn, SheetFixture> = {
  name: 'fixtures',
  title: 'Fixtures and results',
  columns: fixtureColumns,
  needs: fixtureNeeds,
  reader: ({ timeZone }) => fixtureReader(timeZone),
  prepare: (rows, context) => {
    const sheet = fixtureSheet(rows, context.season);
    return {
      hold: (write) => holdFixtures(write, context.sport.id),
      plan: async (db) => planned(await planImport(db, context, sheet), context.sport.id),
    };
  },
};

export const fixtureImport = importKinds.fill(kind);

const planned = (plan: FixturePlan, sportId: number): ImportPlan => ({
  rows: outcomes(plan),
  newTeams: plan.newTeams,
  apply: (write, progress) => applyFixtures(write, sportId, plan, progress),
});

const outcomes = ({ add, change, same, refused }: FixturePlan): RowOutcome[] => [
  ...add.map((row) => ({ line: row.line, outcome: 'add' as const, what: meeting(row), why: '' })),
  ...change.map((row) => ({
    line: row.line,
    outcome: 'change' as const,
    what: `${row.home} - ${row.away}`,
    why: changeInWords(row.before, row.after),
  })),
  ...same.map((row) => ({ line: row.line, outcome: 'skip' as const, what: meeting(row), why: 'nothing in it is new' })),
  ...refusals(refused),
];

const meeting = ({ home, away, dateTime }: Pick<FixtureAddition, 'home' | 'away' | 'dateTime'>) =>
  `${home} - ${away}, ${dateTime.slice(0, 10)}`;
