import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '#server/database/schema.ts';
import { lockForUpdate, lockRowForUpdate, type Write } from '#server/write.ts';
import { resourceTags } from '#shared/cache-tags.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { nameKey } from '#shared/names.ts';
import { switchCell } from '../cells.ts';
import type { NamedRow, SheetColumn } from '../columns.ts';
import type { ImportJournal } from '../import-journal.ts';
import type { ImportContext, ImportKind, ImportPlan } from '../import-kind.ts';
import { type Refusal, type RowOutcome, refusals } from '../row-reader.ts';
import { RefusedRow } from '../sheet.ts';
import { fieldOf, type PlainSheet, type Reference, toHeading } from './plain-spec.ts';

/** A row as it was read. What its cells leave out is not among the values. */
interface SheetEntry {
  line: number;
  values: Readonly<Record<string, unknown>>;
  /** Names, still to be found among the rows of the village. */
  names: Readonly<Record<string, readonly string[]>>;
}

interface Planned<Row> {
  entry: SheetEntry;
  what: string;
  values: Record<string, unknown>;
  current: Row | undefined;
  changed: Record<string, unknown>;
}

type TitledSheet<Row extends { id: number }, Sent, Changed> = PlainSheet<Row, Sent, Changed> & { title: string };

/** Adds rows and changes those of the same key. Empty cells keep what is stored, and nothing is deleted. */
export function plainImportKind<Row extends { id: number }, Sent, Changed>(
  sheet: TitledSheet<Row, Sent, Changed>,
): ImportKind<string, SheetEntry> {
  const { contract, table, title, needs, example, references = {}, sportOf } = sheet;
  const fields = Object.keys(contract.fields).filter((name) => name !== 'sportId');
  const headings = Object.fromEntries(fields.map((name) => [name, references[name]?.heading ?? toHeading(name)]));
  const column = (name: string): SheetColumn => ({ heading: headings[name] ?? name, example: example[name] ?? '' });
  return {
    name: contract.set,
    title,
    isOfVillage: sportOf === undefined,
    columns: Object.fromEntries(fields.map((name) => [name, column(name)])),
    needs,
    teamColumns: [],
    reader: () => (row) => readEntry(sheet, fields, row),
    hold: async (write, sportId) => {
      if (sportOf) await lockRowForUpdate(write.db, 'sports', sportId);
      await lockForUpdate(write.db, table, sql`true`);
    },
    prepare: ({ read, refused }, context) => ({
      plan: (db) => planEntries({ sheet, headings, context }, db, read, refused),
    }),
  };
}

function readEntry<Row extends { id: number }, Sent, Changed>(
  { contract, references = {} }: PlainSheet<Row, Sent, Changed>,
  fields: readonly string[],
  row: NamedRow,
): SheetEntry {
  const filled = fields.filter((name) => row.cell(name) !== '');
  const isReference = (name: string) => name in references;
  return {
    line: row.line,
    values: Object.fromEntries(
      filled
        .filter((name) => !isReference(name))
        .map((name) => [name, readCell(contract.fields[name]?.control.kind, name, row)]),
    ),
    names: Object.fromEntries(filled.filter(isReference).map((name) => [name, readNames(row.cell(name))])),
  };
}

function readCell(kind: string | undefined, name: string, row: NamedRow): unknown {
  const typed = row.cell(name);
  if (kind === 'switch') return switchCell(toHeading(name), typed);
  if (kind === 'number') return Number.isFinite(Number(typed)) ? Number(typed) : typed;
  if (kind === 'rows') return readJson(name, row.lines(name));
  if (kind === 'list') return readNames(row.lines(name));
  return row.lines(name);
}

function readJson(name: string, typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    throw new RefusedRow(`${toHeading(name)} is not in the form of an export`);
  }
}

/** Names in one cell: with semicolons between them, or as JSON where a name has one itself. */
export const namesCell = (names: readonly string[]): string =>
  names.some((name) => /^\[|;/.test(name)) ? JSON.stringify(names) : names.join('; ');

function readNames(typed: string): string[] {
  if (typed.startsWith('["')) return z.array(z.string()).parse(readJson('names', typed));
  return typed.split(';').flatMap((name) => name.trim() || []);
}

interface PlanWork<Row extends { id: number }, Sent, Changed> {
  sheet: TitledSheet<Row, Sent, Changed>;
  headings: Readonly<Record<string, string>>;
  context: ImportContext;
}

async function planEntries<Row extends { id: number }, Sent, Changed>(
  work: PlanWork<Row, Sent, Changed>,
  db: Database,
  entries: readonly SheetEntry[],
  unread: readonly Refusal[],
): Promise<ImportPlan> {
  const { sheet, headings, context } = work;
  const find = await referenceFinder(db, sheet, context);
  const known = new Map((await listAll(db, sheet, context)).map((row) => [keyOf(sheet, row), row]));
  const [planned, refused, lines]: [Planned<Row>[], Refusal[], Map<string, number>] = [[], [...unread], new Map()];
  for (const entry of entries) {
    const { values: given, missing } = resolve(entry, find);
    const values = asStored(sheet, given);
    const key = keyOf(sheet, values);
    const current = known.get(key);
    const twice = lines.get(key);
    lines.set(key, twice ?? entry.line);
    const changed = current ? changedValues(sheet, current, values) : {};
    const fault =
      missing ??
      (twice === undefined
        ? findFault(sheet, context, { current, values, changed })
        : `it is the same as line ${twice}`);
    const what = sheet.key
      .map((name) => inWords(name, values, entry))
      .filter(Boolean)
      .join(', ');
    if (fault !== null) refused.push({ line: entry.line, reason: fault });
    else planned.push({ entry, what, values, current, changed });
  }
  return {
    rows: [...planned.map((row) => outcomeOf(row, headings)), ...refusals(refused)],
    newTeams: [],
    questions: [],
    apply: (write, progress, journal) => applyPlanned(work, write, planned, journal, progress),
  };
}

const inWords = (name: string, values: object, { names }: SheetEntry): string =>
  names[name]?.join('; ') ?? textOf(fieldOf(values, name));

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

function outcomeOf<Row>(
  { entry, what, values, current, changed }: Planned<Row>,
  headings: Readonly<Record<string, string>>,
): RowOutcome {
  const says = (name: string) => `${headings[name] ?? name} ${inWords(name, values, entry)}`;
  const details = Object.keys(values).flatMap((name) => (name in headings ? [says(name)] : []));
  if (!current) return { line: entry.line, outcome: 'add', what, details, why: '' };
  const changes = Object.keys(changed).map((name) => {
    const isNamed = name in entry.names;
    return isNamed ? says(name) : `${says(name)}, was ${textOf(fieldOf(current, name))}`;
  });
  if (changes.length === 0) return { line: entry.line, outcome: 'skip', what, details, why: 'no change' };
  return { line: entry.line, outcome: 'change', what, details, changes, why: '' };
}

/** As the contract makes them: `monday` is Monday. What it refuses stays as it is, for the fault to name it. */
const asStored = <Row extends { id: number }, Sent, Changed>(
  { contract }: PlainSheet<Row, Sent, Changed>,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const field = contract.fields[name];
      const parsed = field && z.safeParse(field.sent, value);
      return [name, parsed?.success ? parsed.data : value];
    }),
  );

type FindNamed = (field: string, name: string) => number | undefined;

async function referenceFinder<Row extends { id: number }, Sent, Changed>(
  db: Database,
  { references = {} }: PlainSheet<Row, Sent, Changed>,
  { sport }: ImportContext,
): Promise<FindNamed & { isList(field: string): boolean; headingOf(field: string): string }> {
  const found = new Map<string, Map<string, number>>();
  const reference = (field: string): Reference | undefined => references[field];
  for (const [field, { list }] of Object.entries(references)) {
    const rows = await list(db, sport.id === 0 ? undefined : sport.id);
    found.set(field, new Map(rows.toReversed().map(({ id, name }) => [nameKey(name), id])));
  }
  return Object.assign((field: string, name: string) => found.get(field)?.get(nameKey(name)), {
    isList: (field: string) => reference(field)?.isList === true,
    headingOf: (field: string) => reference(field)?.heading ?? field,
  });
}

function resolve(entry: SheetEntry, find: Awaited<ReturnType<typeof referenceFinder>>) {
  const values: Record<string, unknown> = { ...entry.values };
  let missing: string | null = null;
  for (const [field, names] of Object.entries(entry.names)) {
    const ids = names.map((name) => find(field, name));
    const at = ids.indexOf(undefined);
    if (at >= 0) missing ??= `${find.headingOf(field)}: there is no ${names[at]} in this village`;
    values[field] = find.isList(field) ? ids : ids[0];
  }
  return { values, missing };
}

async function listAll<Row extends { id: number }, Sent, Changed>(
  db: Database,
  { list, sportOf }: PlainSheet<Row, Sent, Changed>,
  { sport }: ImportContext,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await list(db, cursor);
    rows.push(...page.rows.filter((row) => !sportOf || sportOf(row).id === sport.id));
    if (page.next === null) return rows;
    cursor = page.next;
  }
}

const keyOf = <Row extends { id: number }, Sent, Changed>(
  { key }: PlainSheet<Row, Sent, Changed>,
  row: object,
): string => JSON.stringify(key.map((name) => nameKey(String(fieldOf(row, name) ?? ''))));

/** A row keeps its name as it was spelled. */
const changedValues = <Row extends { id: number }, Sent, Changed>(
  { key }: PlainSheet<Row, Sent, Changed>,
  current: object,
  values: object,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !key.includes(name) && !isDeepEqual(value, fieldOf(current, name)),
    ),
  );

interface Checked {
  current: object | undefined;
  values: object;
  changed: object;
}

/** What the contract says of the row, as it would of a form. */
function findFault<Row extends { id: number }, Sent, Changed>(
  { contract, findFault: findOwnFault }: PlainSheet<Row, Sent, Changed>,
  context: ImportContext,
  { current, values, changed }: Checked,
): string | null {
  const { success, error } = current
    ? z.safeParse(contract.Change, changed)
    : z.safeParse(contract.Create, withSport(contract, context, values));
  const issue = success ? undefined : error.issues[0];
  if (!issue) return findOwnFault?.(values) ?? null;
  const [field = ''] = issue.path;
  return `${toHeading(String(field))} ${issue.message === 'Invalid input' ? 'is missing or not valid' : issue.message}`;
}

const withSport = ({ fields }: { fields: object }, { sport }: ImportContext, values: object) =>
  'sportId' in fields ? { ...values, sportId: sport.id } : values;

async function applyPlanned<Row extends { id: number }, Sent, Changed>(
  { sheet, context }: PlanWork<Row, Sent, Changed>,
  write: Write,
  planned: readonly Planned<Row>[],
  journal: ImportJournal,
  progress: (done: number) => Promise<void>,
): Promise<void> {
  const { contract, table } = sheet;
  const tags = resourceTags(contract);
  const written = planned.filter(({ current, changed }) => !current || Object.keys(changed).length > 0);
  for (const [at, { what, values, current, changed }] of written.entries()) {
    if (current) {
      await journal.changing(write.db, table, current.id, what);
      await sheet.change(write, current, z.parse(contract.Change, changed));
      write.changed(tags.row(current.id));
    } else {
      const sent = z.parse(contract.Create, withSport(contract, context, values));
      journal.added(table, await sheet.add(write, sent), what);
    }
    if ((at + 1) % 100 === 0) await progress(at + 1);
  }
  if (written.length === 0) return;
  write.changed(tags.list);
  await write.audit({ act: 'list.import', subject: contract.set, detail: { rows: written.map(({ what }) => what) } });
}
