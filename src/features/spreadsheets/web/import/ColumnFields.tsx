import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { ChosenColumns, ImportColumn, ImportPreview } from '../../contract.ts';

interface ColumnFieldsProps {
  columns: readonly ImportColumn[];
  preview: ImportPreview;
  onChoose: (columns: ChosenColumns) => void;
}

/** Which column of the file holds what. */
export const ColumnFields = ({ columns, preview, onChoose }: ColumnFieldsProps) => (
  <div className="grid items-start gap-3 sm:grid-cols-2">
    {columns.map(({ name, heading, isNeeded }) => (
      <Field key={name} label={heading} required={isNeeded} hint={sampleOf(preview, name)}>
        {(ties) => (
          <Select
            {...ties}
            value={preview.columns[name] ?? ''}
            onChange={({ target }) =>
              onChoose({ ...preview.columns, [name]: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">Not in the file</option>
            {preview.headings.map(({ at, heading: shown }) => (
              <option key={at} value={at}>
                {shown || `Column ${at + 1}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    ))}
  </div>
);

function sampleOf({ headings, columns }: ImportPreview, name: string): string | undefined {
  const sample = headings.find(({ at }) => at === columns[name])?.sample;
  return sample ? `Such as ${sample}` : undefined;
}
