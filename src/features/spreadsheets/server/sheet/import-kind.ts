import type { Database } from '#server/database/schema.ts';
import { type Contribution, ExtensionPoint } from '#server/extension-point.ts';
import type { Write } from '#server/write.ts';
import type { NamedRow, SheetColumns } from './columns.ts';
import type { RowOutcome } from './row-outcome.ts';
import type { ReadRows } from './row-reader.ts';

/** What an import is told besides the file. */
export interface ImportContext {
  sport: { id: number; name: string };
  timeZone: string;
  season?: string | undefined;
  answers: Answers;
}

/** What was answered, by a question's id, or by a topic for all of its questions that have no answer of their own. */
export type Answers = Readonly<Record<string, string>>;

/** What somebody has to say before rows can be taken that may be read in two ways. */
export interface ImportQuestion {
  id: string;
  topic: 'team' | 'spelling' | 'venue' | 'competition' | 'meeting' | 'played';
  /** Whom or what it is about, in short. */
  about: string;
  text: string;
  /** The rows that wait for it. */
  lines: number[];
  options: { value: string; label: string }[];
}

/** The answer to a question, where it is one of its options. */
export function answerTo({ id, topic, options }: ImportQuestion, answers: Answers): string | undefined {
  const isOption = (answer: string | undefined) => options.some(({ value }) => value === answer);
  return [answers[id], answers[topic]].find(isOption);
}

export interface ImportPlan {
  rows: RowOutcome[];
  newTeams: string[];
  newVenues?: string[];
  newCompetitions?: string[];
  /** With those that are answered, so that an answer can be changed. */
  questions: ImportQuestion[];
  /** Writes it, telling how many of its rows are done; there others get their turn. */
  apply(write: Write, progress: Progress): Promise<void>;
}

export type Progress = (done: number) => Promise<void>;

export interface PreparedImport {
  /** Keeps what the plan depends on as it is until the commit. */
  hold(write: Write): Promise<void>;
  plan(db: Database): Promise<ImportPlan>;
}

export interface ImportKind<Name extends string = string, Read = unknown> {
  /** `fixtures`: in addresses and on the command line. */
  name: string;
  title: string;
  columns: SheetColumns<Name>;
  /** Columns without which nothing can be read: of each group one, named by its first. */
  needs: readonly (readonly Name[])[];
  /** What is said of a file that has none of these sets of columns. */
  misses?: { oneOf: readonly (readonly Name[])[]; note: string };
  /** Reads a row; throws `RefusedRow` for one that cannot be read. */
  reader(context: ImportContext): (row: NamedRow<Name>) => Read;
  /** Throws `UnusableSheet` when what was read is of no use as a whole. */
  prepare(rows: ReadRows<Read>, context: ImportContext): PreparedImport;
  /** The same with what later features add to it. */
  extendedBy?(contributions: readonly Contribution[]): ImportKind<Name, Read>;
}

export const importKinds = new ExtensionPoint<ImportKind>();

export const allImportKinds = (contributions: readonly Contribution[]): ImportKind[] =>
  importKinds.among(contributions).map((kind) => kind.extendedBy?.(contributions) ?? kind);

export const changeInWords = <Fields extends object>(before: Fields, after: Fields): string =>
  (Object.keys(after) as (keyof Fields & string)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => `${inWords(name)}: ${shown(before[name])} to ${shown(after[name])}`)
    .join(', ');

/** `homeScore` is `home score`. */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const shown = (value: unknown) => (value === null || value === undefined || value === '' ? 'nothing' : String(value));
