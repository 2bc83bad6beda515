import { type ImportKind, type ImportPlan, importKinds } from '#server/sheets/import-kind.ts';
import type { RowOutcome } from '#server/sheets/row-outcome.ts';
import { refusals } from '#server/sheets/row-reader.ts';
import type { SheetFixture } from './fixtures/fixture.ts';
import { type FixtureColumn, fixtureColumns, fixtureMisses, fixtureNeeds } from './fixtures/fixture-columns.ts';
import { fixtureChangeInWords, momentsIn } from './fixtures/in-words.ts';
import type { FixturePlan } from './fixtures/plan.ts';
import { fixtureReader, fixtureSheet, type SeasonFixture } from './fixtures/read-fixtures.ts';
import { applyFixtures, holdFixtures } from './import-commands.ts';
import { planImport } from './import-queries.ts';

const kind: ImportKind<FixtureColumn, SheetFixture> = {
  name: 'fixtures',
  title: 'Fixtures and results',
  columns: fixtureColumns,
  needs: fixtureNeeds,
  misses: fixtureMisses,
  reader: ({ timeZone }) => fixtureReader(timeZone),
  prepare: (rows, context) => {
    const sheet = fixtureSheet(rows, context.season);
    return {
      hold: (write) => holdFixtures(write, context.sport.id),
      plan: async (db) => {
        const plan = await planImport(db, context, sheet);
        return planned(plan, context.sport.id, momentsIn(context.timeZone));
      },
    };
  },
};

export const fixtureImport = importKinds.fill(kind);

type MomentOf = ReturnType<typeof momentsIn>;

const planned = (plan: FixturePlan, sportId: number, momentOf: MomentOf): ImportPlan => ({
  rows: outcomes(plan, momentOf),
  newTeams: plan.newTeams,
  questions: plan.questions,
  apply: (write, progress) => applyFixtures(write, sportId, plan, progress),
});

function outcomes({ add, change, same, ask, refused }: FixturePlan, momentOf: MomentOf): RowOutcome[] {
  const meeting = ({ home, away, dateTime, timeGiven }: Omit<SeasonFixture, 'season'> | FixturePlan['add'][number]) =>
    `${home} - ${away}, ${momentOf(dateTime, timeGiven)}`;
  return [
    ...add.map((row) => {
      const why = row.notKept === '' ? '' : `not kept from its result: ${row.notKept}`;
      return { line: row.line, outcome: 'add' as const, what: meeting(row), why };
    }),
    ...change.map((row) => ({
      line: row.line,
      outcome: 'change' as const,
      what: `${row.home} - ${row.away}`,
      why: fixtureChangeInWords(row.before, row.after, momentOf),
    })),
    ...same.map((row) => ({
      line: row.line,
      outcome: 'skip' as const,
      what: meeting(row),
      why: 'it contains nothing new',
    })),
    ...ask.map(({ row, why }) => ({ line: row.line, outcome: 'ask' as const, what: meeting(row), why })),
    ...refusals(refused),
  ];
}
