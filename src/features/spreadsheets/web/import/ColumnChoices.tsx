import { useState } from 'react';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { ChosenColumns, ImportColumn, ImportPreview } from '../../contract.ts';

interface ColumnChoicesProps {
  columns: readonly ImportColumn[];
  preview: ImportPreview;
  onChoose: (columns: ChosenColumns) => void;
}

/** Which column of the file holds what. It opens by itself where the guess is not good, and closes under nobody's hands. */
export function ColumnChoices({ columns, preview, onChoose }: ColumnChoicesProps) {
  const { headings, columns: chosen, problem } = preview;
  const [isOpen, setIsOpen] = useState(false);
  const found = columns.filter(({ name }) => chosen[name] != null).length;
  return (
    <details
      className="card p-3.5"
      open={isOpen || problem !== null}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer content-center font-bold text-[0.9375rem]">
        Columns <span className="font-normal text-[0.8125rem] text-soft">{found} found by their headings</span>
      </summary>
      <p role="alert" className="pb-2 font-semibold text-[0.8125rem] text-live-text empty:hidden">
        {problem}
      </p>
      <div className="grid items-start gap-3 pt-2 sm:grid-cols-2">
        {columns.map(({ name, heading, isNeeded }) => (
          <Field key={name} label={heading} required={isNeeded} hint={sampleOf(preview, name)}>
            {(ties) => (
              <Select
                {...ties}
                value={chosen[name] ?? ''}
                onChange={({ target }) =>
                  onChoose({ ...chosen, [name]: target.value === '' ? null : Number(target.value) })
                }
              >
                <option value="">Not in the file</option>
                {headings.map(({ at, heading: shown }) => (
                  <option key={at} value={at}>
                    {shown || `Column ${at + 1}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}

function sampleOf({ headings, columns }: ImportPreview, name: string): string | undefined {
  const sample = headings.find(({ at }) => at === columns[name])?.sample;
  return sample ? `Such as ${sample}` : undefined;
}
