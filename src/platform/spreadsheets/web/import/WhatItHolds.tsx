import { useState } from 'react';
import { Fault, Field, Select, TextInput } from '#web/ui/fields/Field.tsx';
import type { ChosenColumns, ImportColumn, ImportKindResponse, ImportPreview } from '../../contract.ts';
import type { useImport } from './use-import.ts';

interface WhatItHoldsProps {
  kinds: readonly ImportKindResponse[];
  work: ReturnType<typeof useImport>;
  preview: ImportPreview;
}

/** One line on what was found in the file. It expands for changes, and by itself if something must be chosen. */
export function WhatItHolds({ kinds, work: { order, choose }, preview }: WhatItHoldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const kind = kinds.find(({ name }) => name === preview.kind);
  const sport = preview.sports.find(({ id }) => id === preview.sportId);
  const named = preview.columns['sport'] == null ? '' : 'the sport of each row';
  const sheet = preview.sheets[preview.sheet - 1];
  const found = kind?.columns.filter(({ name }) => preview.columns[name] != null) ?? [];
  return (
    <details
      className="card p-3.5"
      open={isOpen || preview.problem !== null}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3">
        <span className="grid min-w-0 flex-1 gap-0.5 break-words">
          <h2 className="font-bold text-base">{[kind?.title, named || sport?.name].filter(Boolean).join(' · ')}</h2>
          <span className="text-sm text-soft">
            {sheet && `Sheet ${sheet.name}, `}headings on line {preview.headingLine}, {found.length} columns read
          </span>
        </span>
        <span className="shrink-0 font-semibold text-accent-text text-sm">Change</span>
      </summary>
      <Fault>{preview.problem}</Fault>
      <section aria-label="What the file holds" className="grid items-start gap-3 pt-2 sm:grid-cols-2">
        <Choice
          label="List"
          value={preview.kind}
          options={kinds.map(({ name, title }) => [name, title])}
          onChoose={(value) => choose({ kind: value })}
        />
        {kind?.columns.some(({ name }) => name === 'sport') && (
          <Choice
            label="Sport"
            hint="For rows that name none."
            value={String(preview.sportId ?? '')}
            options={[['', 'Choose a sport'], ...preview.sports.map(({ id, name }) => [String(id), name] as const)]}
            onChoose={(value) => choose({ sportId: Number(value) || null })}
          />
        )}
        {preview.sheets.length > 1 && (
          <Choice
            label="Sheet"
            value={String(preview.sheet)}
            options={preview.sheets.map(({ name }, at) => [String(at + 1), name])}
            onChoose={(value) => choose({ sheet: Number(value) })}
          />
        )}
        <Choice
          label="Row of headings"
          value={String(preview.headingLine)}
          options={preview.headingRows.map(({ line, content }) => [String(line), `${line}: ${content}`])}
          onChoose={(value) => choose({ headingLine: Number(value) })}
        />
        {preview.kind === 'fixtures' && <Season season={order.season} onChoose={(season) => choose({ season })} />}
      </section>
      <section aria-label="Columns">
        <h3 className="pt-5 pb-2 font-bold">Columns</h3>
        <ColumnFields columns={kind?.columns ?? []} preview={preview} onChoose={(columns) => choose({ columns })} />
      </section>
    </details>
  );
}

interface ChoiceProps {
  label: string;
  hint?: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

const Choice = ({ label, hint, value, options, onChoose }: ChoiceProps) => (
  <Field label={label} hint={hint}>
    {(ties) => (
      <Select {...ties} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([one, shown]) => (
          <option key={one} value={one}>
            {shown}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

const Season = ({ season, onChoose }: { season: string; onChoose: (season: string) => void }) => (
  <Field label="Season (optional)" hint="If the file names none; otherwise the years of its dates.">
    {(ties) => (
      <TextInput
        {...ties}
        defaultValue={season}
        maxLength={20}
        placeholder="2026/27"
        onBlur={({ target }) => target.value !== season && onChoose(target.value)}
      />
    )}
  </Field>
);

interface ColumnFieldsProps {
  columns: readonly ImportColumn[];
  preview: ImportPreview;
  onChoose: (columns: ChosenColumns) => void;
}

/** The choice of a column in the file for each field. */
const ColumnFields = ({ columns, preview, onChoose }: ColumnFieldsProps) => (
  <div className="grid items-start gap-3 sm:grid-cols-2">
    {columns.map(({ name, heading, isNeeded }) => (
      <Field key={name} label={heading} required={isNeeded} hint={findSample(preview, name)}>
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

function findSample({ headings, columns }: ImportPreview, name: string): string | undefined {
  const sample = headings.find(({ at }) => at === columns[name])?.sample;
  return sample ? `Such as ${sample}` : undefined;
}
