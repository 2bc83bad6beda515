import { setImmediate } from 'node:timers/promises';
import { readSettings } from '#features/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { type LaidOut, type LayOutChoices, layOut } from './lay-out.ts';
import type { Answers, ImportKind, ImportPlan, PreparedImport } from './sheet/import-kind.ts';
import { type RowOutcome, readInTurns } from './sheet/row-reader.ts';
import { UnusableSheet, type Workbook } from './sheet/sheet.ts';
import { type NamedSport, partBySport, sportOfSheet } from './sports-of-rows.ts';
import { contentOf } from './table-rows.ts';

export interface ImportOrder {
  /** One kind, or all kinds: then the file's headings decide. */
  kinds: readonly ImportKind[];
  workbook: Workbook;
  choices?: LayOutChoices;
  /** The sport of rows that name none. */
  sportId?: number | undefined;
  season?: string | undefined;
  answers: Answers;
}

/** A file whose columns are found and, if there is no problem, whose rows are read. */
export interface ReadImport {
  laidOut: LaidOut;
  /** The sport of rows that name none. */
  sport: NamedSport | undefined;
  problem: string | null;
  prepared: PreparedImport | undefined;
  /** Outcomes of rows that are in no plan, such as totals and rows of an unknown sport. */
  others: RowOutcome[];
}

export async function readImport(db: Database, order: ImportOrder): Promise<ReadImport> {
  const laidOut = layOut(order.kinds, order.workbook, order.choices);
  const sports = await allSports(db);
  const sport = sports.find(({ id }) => id === order.sportId) ?? sportOfSheet(sports, laidOut);
  const { bySport, refused } = partBySport(laidOut.rows, sports, sport);
  const others = [...laidOut.aside, ...refused];
  const open = { laidOut, sport, prepared: undefined, others };
  if (laidOut.problem !== null) return { ...open, problem: laidOut.problem };
  if (!sport && !laidOut.mapping.has('sport')) return { ...open, problem: 'The file names no sport: please choose it' };
  const { timeZone } = await readSettings(db);
  const imports: SportImport[] = [];
  try {
    for (const [of, rows] of bySport) {
      const context = { sport: of, timeZone, season: order.season, answers: order.answers };
      const read = await readInTurns(rows, laidOut.kind.reader(context));
      imports.push({ sport: of, prepared: laidOut.kind.prepare(read, context) });
    }
  } catch (error) {
    if (!(error instanceof UnusableSheet)) throw error;
    return { ...open, problem: error.message };
  }
  return { ...open, problem: null, prepared: ofAllSports(imports) };
}

/** Plans the outcome of each row. Yields to other requests between reading and comparing. */
export async function planImport(
  db: Database,
  { prepared, others, laidOut }: ReadImport & { prepared: PreparedImport },
): Promise<ImportPlan> {
  await setImmediate();
  const plan = await prepared.plan(db);
  const contents = new Map(laidOut.table.map((row) => [row.line, row]));
  const withContent = (outcome: RowOutcome): RowOutcome => {
    const row = outcome.what === '' ? contents.get(outcome.line) : undefined;
    return row ? { ...outcome, what: contentOf(row) } : outcome;
  };
  return { ...plan, rows: [...plan.rows, ...others].sort((a, b) => a.line - b.line).map(withContent) };
}

const allSports = (db: Database): Promise<NamedSport[]> =>
  db.selectFrom('sports').select(['id', 'name']).orderBy('id').execute();

export async function findSport(db: Database, id: number) {
  return db.selectFrom('sports').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

interface SportImport {
  sport: NamedSport;
  prepared: PreparedImport;
}

/** Combines the imports of several sports. Locks the sports in order of their ids, so that two imports cannot deadlock. */
function ofAllSports(imports: readonly SportImport[]): PreparedImport {
  return {
    hold: async (write) => {
      for (const { prepared } of imports) await prepared.hold(write);
    },
    plan: async (db) => {
      const plans: ImportPlan[] = [];
      for (const { sport, prepared } of imports) {
        const plan = await prepared.plan(db);
        plans.push(imports.length > 1 ? named(plan, sport) : plan);
      }
      return together(plans);
    },
  };
}

const named = (plan: ImportPlan, { name }: NamedSport): ImportPlan => ({
  ...plan,
  rows: plan.rows.map((row) => (row.what === '' ? row : { ...row, what: `${name}: ${row.what}` })),
  newTeams: plan.newTeams.map((team) => `${team} (${name})`),
});

const together = (plans: readonly ImportPlan[]): ImportPlan => ({
  rows: plans.flatMap(({ rows }) => rows),
  newTeams: plans.flatMap(({ newTeams }) => newTeams),
  // The rows of two sports may name the same new venue.
  newVenues: [...new Set(plans.flatMap(({ newVenues = [] }) => newVenues))],
  newCompetitions: plans.flatMap(({ newCompetitions = [] }) => newCompetitions),
  questions: plans.flatMap(({ questions }) => questions),
  apply: async (write, progress) => {
    let before = 0;
    for (const plan of plans) {
      await plan.apply(write, (done) => progress(before + done));
      before += plan.rows.filter(({ outcome }) => outcome === 'add' || outcome === 'change').length;
    }
  },
});
