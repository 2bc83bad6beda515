import type { Measure } from '#features/teams/sports/definitions/definition.ts';
import type { EventResults, TypedResults } from '../../../contract.ts';
import { markExamples, readTyped, type Typed, typedText } from '../../../mark-rules.ts';
import { placeResults } from '../../../place-rules.ts';

/** A row as it stands on screen: who, and what is typed behind the name. */
export interface EntryRow {
  playerId: number | null;
  teamId: number | null;
  name: string;
  /** The team of a player, below the name. */
  team: string;
  text: string;
  note: string;
}

/** What an officer has entered for an event and not saved yet. */
export interface EntryDraft {
  /** The version of the event that it started from. */
  version: number;
  rows: readonly EntryRow[];
}

export const emptyRow: EntryRow = { playerId: null, teamId: null, name: '', team: '', text: '', note: '' };

/** Whether somebody has typed anything into it. */
export const isTyped = ({ name, text }: EntryRow): boolean => name.trim() !== '' || text.trim() !== '';

export const toDraft = ({ version, measure, results }: EventResults): EntryDraft => ({
  version,
  rows: results.map((result) => ({
    playerId: result.playerId,
    teamId: result.teamId,
    name: result.name,
    team: result.team !== null && result.team.name !== result.name ? result.team.name : '',
    text: typedText(measure, result),
    note: result.note ?? '',
  })),
});

/** The place that each row will have, as it is typed now. */
export function placesOf(measure: Measure, rows: readonly EntryRow[]): (number | null)[] {
  const nothing: Typed = { mark: null, place: null, status: null };
  return placeResults(
    measure,
    rows.map(({ text }) => readTyped(measure, text) ?? nothing),
  );
}

/** What is wrong with a row; null if nothing is. */
export function faultOf(measure: Measure, row: EntryRow): string | null {
  if (!isTyped(row)) return null;
  if (readTyped(measure, row.text) === null) return `Write ${markExamples[measure]}, or DNS, DNF, DQ`;
  return row.name.trim() === '' ? 'Whose is it?' : null;
}

export const buildBody = (measure: Measure, { version, rows }: EntryDraft): TypedResults => ({
  version,
  results: rows.filter(isTyped).map(({ playerId, teamId, name, text, note }) => ({
    playerId,
    teamId,
    // A team goes by its own name, whatever that will be.
    name: playerId === null && teamId === null ? name.trim() : null,
    ...(readTyped(measure, text) ?? {}),
    note: note.trim() || null,
  })),
});

export const isEntryDraft = (value: unknown): value is EntryDraft =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  'rows' in value &&
  Array.isArray(value.rows) &&
  value.rows.every(isEntryRow);

const isEntryRow = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && ['name', 'text', 'note', 'team'].every((key) => Object.hasOwn(row, key));
