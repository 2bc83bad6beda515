import { setImmediate } from 'node:timers/promises';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { nameKey } from '#shared/names.ts';
import type { Remark } from '../contract.ts';
import { givenBy, type KeptAnswer, withKept } from './kept-answers/kept-answers-queries.ts';
import { type LaidOut, type LayOutChoices, layOut } from './lay-out.ts';
import type { NamedRow } from './sheet/columns.ts';
import {
  type Answers,
  type ImportKind,
  type ImportPlan,
  kindsInVillage,
  type PreparedImport,
} from './sheet/import-kind.ts';
import { type RowOutcome, readInTurns } from './sheet/row-reader.ts';
import { UnusableSheet, type Workbook } from './sheet/sheet.ts';
import { findTeamsSport, type NamedSport, sportRemark } from './sport-of-teams.ts';
import { formatContent } from './table-rows.ts';

export interface ImportOrder {
  /** One kind, or all kinds: then the file's headings decide. */
  kinds: readonly ImportKind[];
  workbook: Workbook;
  choices?: LayOutChoices;
  /** The sport of rows that name none. */
  sportId?: number | undefined;
  season?: string | undefined;
  /** What the person answered. */
  answers: Answers;
  /** Answers of earlier imports. */
  kept: readonly KeptAnswer[];
  /** Ids of questions whose kept answers are not used. */
  askAgain: readonly string[];
}

/** A file whose columns are found and, if there is no problem, whose rows are read. */
export interface ReadImport {
  order: Pick<ImportOrder, 'answers' | 'kept' | 'askAgain'>;
  /** With those of earlier imports. */
  answers: Answers;
  timeZone: string;
  laidOut: LaidOut;
  /** The sport of rows that name none. */
  sport: NamedSport | undefined;
  problem: string | null;
  /** All of the village. */
  allSports: readonly NamedSport[];
  /** The sports of its rows, in order of their ids. */
  sports: readonly NamedSport[];
  /** What to know of how the file was read. */
  remarks: readonly Remark[];
  prepared: PreparedImport | undefined;
  /** Outcomes of rows that are in no plan, such as totals and rows of an unknown sport. */
  others: RowOutcome[];
}

export async function readImport(db: Database, order: ImportOrder): Promise<ReadImport> {
  const laidOut = layOut(await kindsInVillage(db, order.kinds), order.workbook, order.choices);
  const sports = await listSports(db);
  const { isOfVillage = false } = laidOut.kind;
  const named = isOfVillage
    ? undefined
    : (sports.find(({ id }) => id === order.sportId) ?? findSheetSport(sports, laidOut));
  const isOpen = !named && !isOfVillage && laidOut.problem === null;
  const inferred = !isOpen ? undefined : await findTeamsSport(db, sports, laidOut);
  const sport = named ?? inferred;
  const { bySport, refused } = isOfVillage
    ? { bySport: new Map([[village, laidOut.rows]]), refused: [] }
    : partBySport(laidOut.rows, sports, sport);
  const others = [...laidOut.aside, ...refused];
  const remarks = inferred ? [sportRemark(inferred)] : [];
  const { timeZone } = await readSettings(db);
  const used = order.kept.filter(({ question }) => !order.askAgain.includes(question));
  const answers = { ...givenBy(used), ...order.answers };
  const ofFile = { laidOut, sport, remarks, allSports: sports, sports: [...bySport.keys()], others };
  const open = { ...ofFile, order, answers, timeZone, prepared: undefined };
  if (laidOut.problem !== null) return { ...open, problem: laidOut.problem };
  if (!sport && !isOfVillage && !laidOut.mapping.has('sport'))
    return { ...open, problem: 'The file names no sport: please choose it' };
  const imports: SportImport[] = [];
  try {
    for (const [of, rows] of bySport) {
      const context = { sport: of, timeZone, season: order.season, answers };
      const read = await readInTurns(rows, laidOut.kind.reader(context, laidOut.rows));
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
  { prepared, others, laidOut, remarks, order, timeZone }: ReadImport & { prepared: PreparedImport },
): Promise<ImportPlan> {
  await setImmediate();
  const plan = await prepared.plan(db);
  const { questions, used } = withKept(plan.questions, { ...order, timeZone });
  const contents = new Map(laidOut.table.map((row) => [row.line, row]));
  const withContent = (outcome: RowOutcome): RowOutcome => {
    const row = outcome.what === '' ? contents.get(outcome.line) : undefined;
    return row ? { ...outcome, what: formatContent(row) } : outcome;
  };
  return {
    ...plan,
    rows: [...plan.rows, ...others].sort((a, b) => a.line - b.line).map(withContent),
    remarks: [...remarks, ...(plan.remarks ?? [])],
    questions,
    kept: used,
  };
}

/** Stands for a sport where rows belong to none. */
const village: NamedSport = { id: 0, name: '' };

const listSports = (db: Database): Promise<NamedSport[]> =>
  db.selectFrom('sports').select(['id', 'name']).orderBy('id').execute();

export async function findSport(db: Database, id: number) {
  return db.selectFrom('sports').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

interface SportImport {
  sport: NamedSport;
  prepared: PreparedImport;
}

/** Combines the imports of several sports. */
function ofAllSports(imports: readonly SportImport[]): PreparedImport {
  return {
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
  remarks: plan.remarks?.map((remark) => ({ ...remark, text: `${name}: ${remark.text}` })) ?? [],
});

const together = (plans: readonly ImportPlan[]): ImportPlan => ({
  rows: plans.flatMap(({ rows }) => rows),
  newTeams: plans.flatMap(({ newTeams }) => newTeams),
  // The rows of two sports may name the same new residence or venue.
  newResidences: [...new Set(plans.flatMap(({ newResidences = [] }) => newResidences))],
  newVenues: [...new Set(plans.flatMap(({ newVenues = [] }) => newVenues))],
  newCompetitions: plans.flatMap(({ newCompetitions = [] }) => newCompetitions),
  questions: plans.flatMap(({ questions }) => questions),
  remarks: plans.flatMap(({ remarks = [] }) => remarks),
  apply: async (write, progress, journal) => {
    let before = 0;
    for (const plan of plans) {
      await plan.apply(write, (done) => progress(before + done), journal);
      before += plan.rows.filter(({ outcome }) => outcome === 'add' || outcome === 'change').length;
    }
  },
});

/** The sport with this name, else the only sport whose name the text contains: `Netball`, `Inter-res netball 2026`. */
export function sportNamed(sports: readonly NamedSport[], text: string): NamedSport | undefined {
  const words = ` ${plain(text)} `;
  const [only, second] = sports.filter(({ name }) => words.includes(` ${plain(name)} `));
  return sports.find(({ name }) => plain(name) === words.trim()) ?? (second ? undefined : only);
}

const plain = (text: string) =>
  nameKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The sport named by the sheet's name, else by a cell above its headings. */
const findSheetSport = (sports: readonly NamedSport[], { sheet, titles }: LaidOut): NamedSport | undefined =>
  [sheet.name, ...titles.flatMap(({ cells }) => cells)]
    .map((text) => sportNamed(sports, text))
    .find((sport) => sport !== undefined);

interface RowsBySport {
  bySport: Map<NamedSport, NamedRow[]>;
  refused: RowOutcome[];
}

/** Groups the rows by their sport; `usual` is the sport of rows that name none. Sports are in the order of their ids. */
function partBySport(
  rows: readonly NamedRow[],
  sports: readonly NamedSport[],
  usual: NamedSport | undefined,
): RowsBySport {
  const found = new Map<string, NamedSport | undefined>([['', usual]]);
  const refused: RowOutcome[] = [];
  const bySport = new Map<NamedSport, NamedRow[]>();
  for (const row of rows) {
    const cell = row.cell('sport');
    if (!found.has(cell)) found.set(cell, sportNamed(sports, cell));
    const sport = found.get(cell);
    if (sport)
      bySport
        .set(sport, bySport.get(sport) ?? [])
        .get(sport)
        ?.push(row);
    else refused.push({ line: row.line, outcome: 'refuse', what: '', why: whyNoSport(cell) });
  }
  return { bySport: new Map([...bySport].sort(([a], [b]) => a.id - b.id)), refused };
}

const whyNoSport = (cell: string) => (cell === '' ? 'the sport is required' : `there is no sport ${cell}`);
