import { useState } from 'react';
import type { Draft } from './fields.ts';
import type { FormField } from './form.ts';
import { textIn } from './typed-values.ts';
import { wallTextOf } from './wall-text.ts';

interface ShownValueProps {
  field: FormField;
  typed: unknown;
  /** What stands in the fields beside it: a team is one of the sport that stands there. */
  draft: Draft;
}

/** What stands in a field, to be read. */
export function ShownValue({ field, typed, draft }: ShownValueProps) {
  const { control } = field;
  const choices = field.choices?.(draft);
  const timeZone = field.timeZone?.() ?? 'UTC';
  const text = textIn(typed);
  if (control.kind === 'switch') return <span>{typed === true ? 'On' : 'Off'}</span>;
  if (control.kind === 'picture' && text !== '') return <ShownPicture address={text} shape={field.shape} />;
  if (control.kind === 'instant') return <span>{wallTextOf(text, timeZone).replace('T', ', ') || 'Nothing'}</span>;
  if (control.kind === 'rows') return <span className="whitespace-pre-line">{inLines(typed) || 'Nothing'}</span>;
  const label = choices?.find(({ value }) => value === text)?.label ?? text;
  return <span className="whitespace-pre-line">{label || 'Nothing'}</span>;
}

/** Its address where it does not load. */
function ShownPicture({ address, shape = 1 }: { address: string; shape?: number | undefined }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <span>{address}</span>;
  return (
    <img
      src={address}
      alt={address}
      onError={() => setBroken(true)}
      className="h-24 max-w-full rounded-control bg-raised object-cover"
      style={{ aspectRatio: Math.min(shape, 2) }}
    />
  );
}

const inLines = (typed: unknown): string => (Array.isArray(typed) ? typed.flatMap(linesOf).join('\n') : textIn(typed));

/** A row in one line; a group of them under a line of its own. */
function linesOf(row: unknown): string[] {
  const values: unknown[] = Object.values(Object(row));
  const words = values.filter((value) => !Array.isArray(value)).map(textIn);
  const said = words.filter((word) => word !== '').join(' · ');
  const within = values.filter(Array.isArray).flat().flatMap(linesOf);
  return within.length > 0 ? [`${said}:`, ...within] : [said];
}
