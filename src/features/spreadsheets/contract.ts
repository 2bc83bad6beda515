import * as z from 'zod/mini';
import { IdText } from '#shared/ids.ts';
import { optional } from '#shared/optional.ts';
import { FlagText } from '#shared/pages.ts';
import { text } from '#shared/text.ts';

/** Rows of one outcome that a preview names; its counts are of all. */
export const rowsShown = 300;

const ListName = z.string().check(z.regex(/^[a-z-]{1,40}$/, 'is not the name of a list'));

export const ByKind = z.strictObject({ kind: ListName });
export const ByList = z.strictObject({ list: ListName });

export const ExportFormat = z.enum(['csv', 'xlsx']);
export type ExportFormat = z.infer<typeof ExportFormat>;
export const ExportQuery = z.strictObject({ format: z.optional(ExportFormat) });

export const ImportQuery = z.strictObject({
  sportId: IdText,
  /** Of rows that name none. */
  season: optional(text({ max: 20 })),
  /** Whether teams that are missing are added; they are unless this says no. */
  addTeams: z.optional(FlagText),
  /** Whether the good rows are imported although others are refused. */
  skipRefused: z.optional(FlagText),
});
export type ImportQuery = z.infer<typeof ImportQuery>;

/** Which column of the file, counted from 0, holds what; null: none. Not given, the headings are guessed. */
export const ChosenColumns = z.record(
  z.string().check(z.maxLength(30)),
  z.nullable(z.int().check(z.gte(0), z.lte(99))),
);
export type ChosenColumns = z.infer<typeof ChosenColumns>;

/** The form's fields beside its file, which is called `file`. */
export const ImportForm = z.strictObject({ columns: z.optional(z.pipe(z.string(), z.transform(parsedColumns))) });

function parsedColumns(typed: string, context: z.core.ParsePayload): ChosenColumns {
  try {
    const columns = z.safeParse(ChosenColumns, JSON.parse(typed));
    if (columns.success) return columns.data;
  } catch {
    // Said below.
  }
  context.issues.push({ code: 'custom', message: 'is not a choice of columns', input: typed });
  return z.NEVER;
}

export const Outcome = z.enum(['add', 'change', 'skip', 'refuse']);
export type Outcome = z.infer<typeof Outcome>;

const Counts = z.object({ add: z.int(), change: z.int(), skip: z.int(), refuse: z.int() });
export type Counts = z.infer<typeof Counts>;

export const ImportRow = z.object({ line: z.int(), outcome: Outcome, what: z.string(), why: z.string() });
export type ImportRow = z.infer<typeof ImportRow>;

const ImportColumn = z.object({ name: z.string(), heading: z.string(), isNeeded: z.boolean() });
export type ImportColumn = z.infer<typeof ImportColumn>;

export const ImportKindAnswer = z.object({ name: z.string(), title: z.string(), columns: z.array(ImportColumn) });
export type ImportKindAnswer = z.infer<typeof ImportKindAnswer>;

export const ImportPreview = z.object({
  /** The columns of the file: how each is headed, and its first cell. */
  headings: z.array(z.object({ at: z.int(), heading: z.string(), sample: z.string() })),
  columns: ChosenColumns,
  /** Why there is nothing to show yet, such as a column that is needed and not chosen. */
  problem: z.nullable(z.string()),
  counts: Counts,
  rows: z.array(ImportRow),
  newTeams: z.array(z.string()),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportDone = z.object({ counts: Counts, newTeams: z.int() });
export type ImportDone = z.infer<typeof ImportDone>;

export const ExportedListAnswer = z.object({ name: z.string(), title: z.string() });
export type ExportedListAnswer = z.infer<typeof ExportedListAnswer>;

export const calls = {
  'GET /api/imports': { answer: z.array(ImportKindAnswer) },
  'POST /api/imports/:kind/preview': {
    params: ByKind,
    query: ImportQuery,
    body: ImportForm,
    answer: ImportPreview,
  },
  'POST /api/imports/:kind': { params: ByKind, query: ImportQuery, body: ImportForm, answer: ImportDone },
  'GET /api/exports': { answer: z.array(ExportedListAnswer) },
};
