import type { Database } from '#server/database/schema.ts';
import { conflict } from '#server/failure.ts';
import { type Contribution, ExtensionPoint } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import type { Remark } from '../../contract.ts';
import type { NamedRow, SheetColumns } from './columns.ts';
import type { ImportJournal } from './import-journal.ts';
import type { ReadRows, RowOutcome } from './row-reader.ts';

/** The settings of an import besides the file. */
export interface ImportContext {
  sport: { id: number; name: string };
  timeZone: string;
  season?: string | undefined;
  answers: Answers;
}

/** Answers keyed by a question's id, or by a topic for all of its questions without an answer of their own. */
export type Answers = Readonly<Record<string, string>>;

/** A question to answer before ambiguous rows can be imported. */
export interface ImportQuestion {
  id: string;
  /** Another id by which it may be answered. */
  alsoId?: string;
  topic:
    | 'team'
    | 'spelling'
    | 'residence'
    | 'venue'
    | 'competition'
    | 'competitionSpelling'
    | 'meeting'
    | 'played'
    | 'past'
    | 'ending'
    | 'category'
    | 'dates';
  /** The subject in short, such as a team's name. */
  about: string;
  text: string;
  /** The rows that wait for its answer. */
  lines: number[];
  options: { value: string; label: string }[];
  /** What its answers `is:{name}` name. Such an answer is kept for the next import. */
  named?: NamedIn;
}

/** Where to look for a name. */
export interface NamedIn {
  table: 'teams' | 'venues' | 'competitions' | 'residences';
  sportId?: number;
  /** Of a competition. */
  season?: string | undefined;
}

/** The answer to a question, if it is one of the options. */
export function answerTo({ id, alsoId, topic, options }: ImportQuestion, answers: Answers): string | undefined {
  const isOption = (answer: string | undefined) => options.some(({ value }) => value === answer);
  return [answers[id], alsoId === undefined ? undefined : answers[alsoId], answers[topic]].find(isOption);
}

export interface ImportPlan {
  rows: RowOutcome[];
  newTeams: string[];
  newResidences?: string[];
  newVenues?: string[];
  newCompetitions?: string[];
  /** Includes answered questions, so that an answer can be changed. */
  questions: ImportQuestion[];
  /** Answers of earlier imports that are used; their questions are not among the others. */
  kept?: UsedAnswer[];
  /** What to know although it needs no answer. */
  remarks?: Remark[];
  /** Writes the rows and reports how many are done. The report also yields to other requests. */
  apply(write: Write, progress: Progress, journal: ImportJournal): Promise<void>;
}

export interface UsedAnswer extends Pick<ImportQuestion, 'id' | 'about' | 'lines'> {
  answer: string;
  /** `Lyons is read as Lions, as answered on Thu 12 Nov 2026` */
  text: string;
}

export type Progress = (done: number) => Promise<void>;

export interface PreparedImport {
  plan(db: Database): Promise<ImportPlan>;
}

export interface ImportKind<Name extends string = string, Read = unknown> {
  /** Used in URLs and on the command line, such as `fixtures`. */
  name: string;
  title: string;
  /** Whether its rows belong to no sport, such as venues: then they are planned together, with a sport of id 0. */
  isOfVillage?: boolean;
  columns: SheetColumns<Name>;
  /** Groups of columns. The file needs one column of each group; messages name the first. */
  needs: readonly (readonly Name[])[];
  /** The columns with names of teams, which may tell the sport. */
  teamColumns: readonly Name[];
  /** A note for files that have none of these sets of columns. */
  misses?: { oneOf: readonly (readonly Name[])[]; note: string };
  /** Reads a row; throws `RefusedRow` for one that cannot be read. `rows` are all rows of the file, of all sports. */
  reader(context: ImportContext, rows: readonly NamedRow<Name>[]): (row: NamedRow<Name>) => Read;
  /** Locks the rows of a sport that a plan, or its undo, depends on until the commit. */
  hold(write: Write, sportId: number): Promise<void>;
  /** Throws `UnusableSheet` if the rows as a whole cannot be used. */
  prepare(rows: ReadRows<Read>, context: ImportContext): PreparedImport;
  /** The same kind with the columns that the village's own rows decide. */
  inVillage?(db: Database): Promise<ImportKind<Name, Read>>;
  /** The same kind with the columns that later features add. */
  extendedBy?(contributions: readonly Contribution[]): ImportKind<Name, Read>;
}

export const importKinds = new ExtensionPoint<ImportKind>();

export const allImportKinds = (contributions: readonly Contribution[]): ImportKind[] =>
  importKinds.among(contributions).map((kind) => kind.extendedBy?.(contributions) ?? kind);

export const kindsInVillage = (db: Database, kinds: readonly ImportKind[]): Promise<ImportKind[]> =>
  Promise.all(kinds.map(async (kind) => (await kind.inVillage?.(db)) ?? kind));

/** For an import whose plan no longer fits: somebody added, renamed or deleted a row since it was read. */
export const changedMeanwhile = () =>
  conflict('Someone else has changed some of this in the meantime. Please try again.');
