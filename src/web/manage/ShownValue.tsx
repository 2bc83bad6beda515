import type { Draft } from './fields.ts';
import type { FormField } from './form.ts';
import { textIn } from './typed-values.ts';
import { wallTextOf } from './wall-text.ts';

/** What stands in a field, to be read. */
export function ShownValue({ field, typed, draft }: { field: FormField; typed: unknown; draft: Draft }) {
  const { control } = field;
  const choices = field.choices?.(draft);
  const timeZone = field.timeZone?.() ?? 'UTC';
  if (control.kind === 'switch') return <span>{typed === true ? 'On' : 'Off'}</span>;
  if (control.kind === 'instant')
    return <span>{wallTextOf(textIn(typed), timeZone).replace('T', ', ') || 'Nothing'}</span>;
  if (control.kind === 'rows') return <span className="whitespace-pre-line">{inLines(typed) || 'Nothing'}</span>;
  const text = textIn(typed);
  const label = choices?.find(({ value }) => value === text)?.label ?? text;
  return <span className="whitespace-pre-line">{label || 'Nothing'}</span>;
}

function inLines(typed: unknown): string {
  if (!Array.isArray(typed)) return textIn(typed);
  return typed.map((row) => wordsIn(row).join(' · ')).join('\n');
}

const wordsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [textIn(value)];
