import type { Control, RowsControl } from '#shared/plain-fields.ts';
import { readScoreList, scoreListText } from '#shared/score-list.ts';
import { instantsIn, minutesIn } from '#shared/time-zone.ts';

interface TypedField {
  control: Control;
  fallback: unknown;
}

/** The control's value for a value from the server: mostly text, as typed. */
export function toTyped({ kind }: Control, answered: unknown): unknown {
  if (kind === 'switch') return answered === true;
  if (kind === 'rows') return Array.isArray(answered) ? answered : [];
  if (kind === 'scores') return Array.isArray(answered) ? scoreListText(answered) : textIn(answered);
  if (kind === 'list') return Array.isArray(answered) ? answered.join('\n') : '';
  return textIn(answered);
}

/** The value to send for a control's value. */
export function toSent({ control, fallback }: TypedField, typed: unknown): unknown {
  // Without a fallback, an empty field is not sent and keeps its old value.
  if (control.kind === 'number') return textIn(typed).trim() === '' ? fallback : Number(typed);
  if (control.kind === 'reference') return typed === '' ? null : Number(typed);
  // Text that is none is sent as it is: the contract says how scores are written.
  if (control.kind === 'scores') return textIn(typed).trim() === '' ? null : (readScoreList(textIn(typed)) ?? typed);
  if (control.kind === 'list') return splitLines(textIn(typed));
  // Text is unreadable JSON: the contract reports what is wrong with it.
  if (control.kind === 'rows') return Array.isArray(typed) ? withoutEmpty(control, typed) : textIn(typed);
  return typed;
}

export const textIn = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Drops empty rows, and fills missing columns with empty text, so that the contract can refuse them. */
function withoutEmpty({ columns, grouped }: RowsControl, rows: readonly unknown[]): unknown[] {
  return rows
    .filter((row) => !isEmpty(row))
    .map((row) => {
      if (typeof row !== 'object' || row === null) return row;
      const inner: unknown = grouped && new Map(Object.entries(row)).get(grouped.rows);
      if (grouped && Array.isArray(inner))
        return { ...row, [grouped.rows]: withoutEmpty({ kind: 'rows', columns }, inner) };
      return { ...Object.fromEntries(columns.map((column) => [column, ''])), ...row };
    });
}

const isEmpty = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  Object.values(row).every((value) => value === '' || (Array.isArray(value) && value.every(isEmpty)));

const wallText = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** The value of a `datetime-local` input for an instant: `2026-11-21T18:30`. Empty without an instant. */
export const toWallText = (instant: string, timeZone: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : minutesIn(timeZone)(instant);

/** The instant of such a value; empty if it is incomplete. */
export function toInstant(text: string, timeZone: string): string {
  const parts = wallText.exec(text);
  if (!parts) return '';
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  return instantsIn(timeZone)({ year, month, day, hour, minute }).toISOString();
}
