import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { get, useFieldArray, useWatch } from 'react-hook-form';
import { FormField } from '#web/forms/FormField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { Fault, TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { newRow, type StatisticDraft } from './draft.ts';
import { KeyRows } from './KeyRows.tsx';
import type { SportForm } from './use-sport-form.ts';

/** As many columns as a box score has room for. */
const maxRows = 30;

/** The statistics, a line each; one of them is open and can be changed. */
export function StatisticRows({ form, hasKeys }: { form: SportForm; hasKeys: boolean }) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'statistics' });
  const [openId, setOpenId] = useState<string | null>(null);
  const [isAdded, setAdded] = useState(false);
  const { errors } = form.formState;
  const message: unknown = get(errors, 'statistics.root.message');
  const isWrong = (at: number): boolean => get(errors, `statistics.${at}`) !== undefined;
  const isOpen = (id: string, at: number) => openId === id || isWrong(at) || (isAdded && at === fields.length - 1);
  const open = (id: string | null) => {
    setAdded(false);
    setOpenId(id);
  };
  return (
    <fieldset data-field="statistics.root" className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1 font-bold">Statistics</legend>
      <p className="text-sm text-soft">
        What is counted, in the order of the box score. What is worth points makes the score.
      </p>
      <Fault>{typeof message === 'string' ? message : undefined}</Fault>
      {fields.map((field, at) => (
        <StatisticRow
          key={field.id}
          form={form}
          at={at}
          hasKeys={hasKeys}
          isOpen={isOpen(field.id, at)}
          onToggle={() => open(isOpen(field.id, at) ? null : field.id)}
          onUp={at > 0 ? () => move(at, at - 1) : undefined}
          onDown={at < fields.length - 1 ? () => move(at, at + 1) : undefined}
          onRemove={() => {
            open(null);
            remove(at);
          }}
        />
      ))}
      <Button
        small
        disabled={form.isSending || fields.length >= maxRows}
        onClick={() => {
          append(newRow(), { focusName: `statistics.${fields.length}.label` });
          setOpenId(null);
          setAdded(true);
        }}
      >
        <Plus className="size-4" aria-hidden /> Add a statistic
      </Button>
    </fieldset>
  );
}

interface RowProps {
  form: SportForm;
  at: number;
  /** False where the keys of the pad are not changed one by one. */
  hasKeys: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function StatisticRow({ form, at, hasKeys, isOpen, onToggle, onUp, onDown, onRemove }: RowProps) {
  const row = useWatch({ control: form.control, name: `statistics.${at}` });
  const name = row.label.trim() || `Statistic ${at + 1}`;
  return (
    <div className="min-w-0 rounded-control border border-line">
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-3 py-1 pl-3 text-left"
        >
          <span className="score w-11 shrink-0 truncate text-accent-text text-base">{row.abbreviation || '–'}</span>
          <span className="min-w-0 flex-1 leading-tight">
            <span className="block font-semibold text-sm wrap-anywhere">{name}</span>
            <span className="block text-soft text-sm">{describeRow(row)}</span>
          </span>
        </button>
        {/* The balls of innings count what is there. */}
        {(hasKeys || row.key === '') && (
          <IconButton icon={X} label={`Remove ${name}`} disabled={form.isSending} onClick={onRemove} />
        )}
      </div>
      {isOpen && (
        <RowFields form={form} at={at} row={row} hasKeys={hasKeys}>
          <div className="grid grid-cols-2 gap-2">
            <Button small disabled={!onUp} onClick={onUp}>
              <ChevronUp className="size-4" aria-hidden /> Move up
            </Button>
            <Button small disabled={!onDown} onClick={onDown}>
              <ChevronDown className="size-4" aria-hidden /> Move down
            </Button>
          </div>
        </RowFields>
      )}
    </div>
  );
}

function describeRow({ kind, worth, teamOnly }: StatisticDraft): string {
  if (kind === 'derived') return 'Computed from others';
  return [
    worth.trim() === '' || worth.trim() === '0' ? 'No points' : `${worth} ${worth.trim() === '1' ? 'point' : 'points'}`,
    ...(kind === 'pair' ? ['with attempts'] : []),
    ...(teamOnly ? ['of the team'] : []),
  ].join(' · ');
}

interface RowFieldsProps extends Pick<RowProps, 'form' | 'at' | 'hasKeys'> {
  row: StatisticDraft;
  children: ReactNode;
}

function RowFields({ form, at, row, hasKeys, children }: RowFieldsProps) {
  const set = (name: 'kind' | 'teamOnly', value: 'pair' | 'count' | boolean) =>
    form.setValue(`statistics.${at}.${name}`, value, { shouldDirty: true });
  const isComputed = row.kind === 'derived';
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t p-3">
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-2">
        <FormField form={form} name={`statistics.${at}.label`} label="Name" required>
          {(ties) => <TextInput {...ties} readOnly={form.isSending} autoComplete="off" placeholder="Goals" />}
        </FormField>
        <FormField form={form} name={`statistics.${at}.abbreviation`} label="Short" required>
          {(ties) => <TextInput {...ties} readOnly={form.isSending} autoComplete="off" placeholder="G" />}
        </FormField>
      </div>
      {!isComputed && (
        <>
          <FormField
            form={form}
            name={`statistics.${at}.worth`}
            label="Points for one"
            hint="Empty, if it adds nothing to the score."
          >
            {(ties) => <TextInput {...ties} readOnly={form.isSending} inputMode="numeric" autoComplete="off" />}
          </FormField>
          <div>
            <CheckRow
              checked={row.teamOnly}
              disabled={form.isSending}
              onCheck={(checked) => set('teamOnly', checked)}
              className="rounded-control hover:bg-raised"
            >
              Of the team only, not of a player
            </CheckRow>
            {row.key === '' && (
              <CheckRow
                checked={row.kind === 'pair'}
                disabled={form.isSending}
                onCheck={(checked) => set('kind', checked ? 'pair' : 'count')}
                className="rounded-control hover:bg-raised"
              >
                Attempts that fail are counted, too
              </CheckRow>
            )}
          </div>
          {hasKeys && row.key !== '' && <KeyRows form={form} at={at} name={row.label} />}
        </>
      )}
      {children}
    </div>
  );
}
