import * as z from 'zod/mini';
import { ById, Done, Id, IdText, optional } from '#shared/fields.ts';
import { FlagText } from '#shared/pages.ts';
import { text } from '#shared/text.ts';

/** How many rows a preview lists for each outcome. Its counts include all rows. */
export const rowsShown = 300;

/** Used as the kind when the app should recognize the list by the file's headings. Only a preview accepts it. */
export const anyKind = 'any';

const ListName = z.string().check(z.regex(/^[a-z-]{1,40}$/, 'is not the name of a list'));

export const ByKind = z.strictObject({ kind: ListName });
export const ByList = z.strictObject({ list: ListName });

export const ExportFormat = z.enum(['csv', 'xlsx']);
export type ExportFormat = z.infer<typeof ExportFormat>;
export const ExportQuery = z.strictObject({ format: z.optional(ExportFormat) });

export const ImportQuery = z.strictObject({
  /** The sport of rows that name none. If omitted, the sheet's name or title may name it. */
  sportId: z.optional(IdText),
  /** The sheet of a workbook, counted from 1. If omitted, the first sheet with such a list. */
  sheet: z.optional(IdText),
  /** The line of the headings. If omitted, the line with the most known headings. */
  headingLine: z.optional(IdText),
  /** The season of rows that name none. */
  season: optional(text({ max: 20 })),
  /** Whether to import the good rows although others are refused or wait for an answer. */
  skipRefused: z.optional(FlagText),
});
export type ImportQuery = z.infer<typeof ImportQuery>;

/** Maps a field to its column in the file, counted from 0, or null for none. If omitted, the headings decide. */
export const ChosenColumns = z.record(
  z.string().check(z.maxLength(30)),
  z.nullable(z.int().check(z.gte(0), z.lte(249))),
);
export type ChosenColumns = z.infer<typeof ChosenColumns>;

/** Keyed by a question's id, or by a topic for all of its questions without an answer of their own. */
export const Answers = z.record(z.string().check(z.maxLength(120)), z.string().check(z.maxLength(110)));
export type Answers = z.infer<typeof Answers>;

/** The form's fields besides the upload, which is called `file`. */
/** Ids of questions of which an earlier import kept the answer. */
const QuestionIds = z.array(z.string().check(z.maxLength(120))).check(z.maxLength(1000));

export const ImportForm = z.strictObject({
  columns: z.optional(inJson(ChosenColumns, 'is not a choice of columns')),
  answers: z.optional(inJson(Answers, 'are not answers')),
  /** Questions to ask again. A preview does not use their kept answers; an import forgets or replaces them. */
  askAgain: z.optional(inJson(QuestionIds, 'are not ids of questions')),
});

function inJson<Value>(schema: z.ZodMiniType<Value>, message: string) {
  const parsed = (typed: string, context: z.core.ParsePayload): Value => {
    try {
      const value = z.safeParse(schema, JSON.parse(typed));
      if (value.success) return value.data;
    } catch {
      // Invalid JSON is reported as an issue below.
    }
    context.issues.push({ code: 'custom', message, input: typed });
    return z.NEVER;
  };
  return z.pipe(z.string(), z.transform(parsed));
}

export const Outcome = z.enum(['add', 'change', 'skip', 'ask', 'refuse']);
export type Outcome = z.infer<typeof Outcome>;

const Counts = z.object({ add: z.int(), change: z.int(), skip: z.int(), ask: z.int(), refuse: z.int() });
export type Counts = z.infer<typeof Counts>;

export const ImportRow = z.object({
  line: z.int(),
  outcome: Outcome,
  /** What the row is about. */
  what: z.string(),
  /** What it stores, each in a few words: `3–1`, `Venue Lower Field`. */
  details: z.array(z.string()),
  /** What it changes: `Kick-off 15:00, was 14:00`. */
  changes: z.array(z.string()),
  /** Why it is skipped, refused or waits, and what of it is not kept. */
  why: z.string(),
});
export type ImportRow = z.infer<typeof ImportRow>;

const ImportColumn = z.object({ name: z.string(), heading: z.string(), isNeeded: z.boolean() });
export type ImportColumn = z.infer<typeof ImportColumn>;

export const ImportKindResponse = z.object({ name: z.string(), title: z.string(), columns: z.array(ImportColumn) });
export type ImportKindResponse = z.infer<typeof ImportKindResponse>;

/** Something to know before an import, which needs no answer. */
const Remark = z.object({ text: z.string(), items: z.array(z.string()) });
export type Remark = z.infer<typeof Remark>;

const ImportQuestion = z.object({
  id: z.string(),
  topic: z.enum([
    ...([
      'team',
      'spelling',
      'residence',
      'venue',
      'competition',
      'competitionSpelling',
      'meeting',
      'played',
      'past',
      'ending',
      'category',
      'dates',
    ] as const),
  ]),
  about: z.string(),
  text: z.string(),
  /** The rows that wait for its answer. */
  lines: z.array(z.int()),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type ImportQuestion = z.infer<typeof ImportQuestion>;

/** The answer of an earlier import to the question with this id. */
const KeptAnswer = z.object({
  id: z.string(),
  about: z.string(),
  /** To be sent with the import: it uses no answer by itself. */
  answer: z.string(),
  /** `Lyons is read as Lions, as answered on Thu 12 Nov 2026` */
  text: z.string(),
  lines: z.array(z.int()),
});
export type KeptAnswer = z.infer<typeof KeptAnswer>;

export const ImportPreview = z.object({
  /** The kind of list in the file, recognized if the request was for `any`. */
  kind: z.string(),
  /** The sport of rows that name none; null if all rows name one, or if no sport is known. */
  sportId: z.nullable(z.int()),
  /** The village's sports, of which `sportId` can be chosen. */
  sports: z.array(z.object({ id: Id, name: z.string() })),
  /** The sheets of a workbook in their order, and whether each holds a list. Empty for a CSV. */
  sheets: z.array(z.object({ name: z.string(), isList: z.boolean() })),
  /** The sheet that is read, counted from 1. */
  sheet: z.int(),
  headingLine: z.int(),
  /** The first rows, of which one holds the headings. */
  headingRows: z.array(z.object({ line: z.int(), content: z.string() })),
  /** The columns of the file, each with its heading and first cell. */
  headings: z.array(z.object({ at: z.int(), heading: z.string(), sample: z.string() })),
  columns: ChosenColumns,
  /** The headings of columns that are not read. */
  ignored: z.array(z.string()),
  /** What the file lacks although its author may have meant to include it. */
  notes: z.array(z.string()),
  /** Why there is nothing to show yet, such as a column that is needed and not chosen. */
  problem: z.nullable(z.string()),
  counts: Counts,
  rows: z.array(ImportRow),
  newTeams: z.array(z.string()),
  questions: z.array(ImportQuestion),
  kept: z.array(KeptAnswer),
  remarks: z.array(Remark),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** How long an import can be undone. */
export const undoDays = 7;

export const RecentImport = z.object({
  id: Id,
  /** The kind of list: `Players`. */
  title: z.string(),
  sports: z.array(z.string()),
  counts: Counts,
  /** Null for the terminal, or an account that is gone. */
  by: z.nullable(z.string()),
  at: z.string(),
  undoUntil: z.string(),
});
export type RecentImport = z.infer<typeof RecentImport>;

/** `id`: which row it is among all, such as `games:12`: two may look alike. */
const UndoneRow = z.object({ id: z.string(), what: z.string() });

export const UndonePreview = z.object({
  /** How many rows of the file are deleted, and how many get back what they were. */
  removed: z.int(),
  restored: z.int(),
  names: z.array(UndoneRow),
  /** What goes along: the import's new teams, and what people added since (`2 teams`, `12 RSVPs`). */
  goes: z.array(z.string()),
  /** What stays: what came along and is used, `Lions has 3 players`, and what loses its row, `1 highlight without the game`. */
  stays: z.array(z.string()),
  /** Why it cannot be undone. */
  refusals: z.array(z.object({ ...UndoneRow.shape, why: z.string() })),
});
export type UndonePreview = z.infer<typeof UndonePreview>;

export const ImportDone = z.object({
  /** By which it can be undone; null if nothing was written. */
  importId: z.nullable(Id),
  counts: Counts,
  newTeams: z.int(),
  newResidences: z.int(),
  newVenues: z.int(),
  newCompetitions: z.int(),
});
export type ImportDone = z.infer<typeof ImportDone>;

export const ExportedListResponse = z.object({ name: z.string(), title: z.string() });
export type ExportedListResponse = z.infer<typeof ExportedListResponse>;

export const endpoints = {
  'GET /api/imports': { response: z.array(ImportKindResponse) },
  'POST /api/imports/:kind/preview': {
    params: ByKind,
    query: ImportQuery,
    body: ImportForm,
    response: ImportPreview,
  },
  'POST /api/imports/:kind': { params: ByKind, query: ImportQuery, body: ImportForm, response: ImportDone },
  'GET /api/recent-imports': { response: z.array(RecentImport) },
  'POST /api/recent-imports/:id/undo/preview': { params: ById, response: UndonePreview },
  'POST /api/recent-imports/:id/undo': { params: ById, response: Done },
  'GET /api/exports': { response: z.array(ExportedListResponse) },
};
