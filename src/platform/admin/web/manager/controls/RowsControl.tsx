import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { RowsControl as RowsDescription } from '#shared/plain-fields.ts';
import { Button } from '#web/ui/Button.tsx';
import { type FieldTies, TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { Draft, FormField } from '../form/form.ts';
import { textIn } from '../form/typed-values.ts';
import { capitalise, RowsEditor, replaced, rowsIn, type TextRow, without } from './RowsEditor.tsx';

/** Edits a list of rows, or the same list as JSON. */
export function RowsControl(props: ControlProps) {
  const { field, ties, value, disabled } = props;
  const [isJson, setJson] = useState(false);
  const { control } = field;
  // A value that is not a list can only be repaired as text.
  const asText = isJson || !Array.isArray(value);
  return (
    <div className="grid gap-2.5">
      {asText || control.kind !== 'rows' ? (
        <JsonText {...props} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: the field's label already names it
        <div role="group" id={ties.id} aria-label={field.label} aria-describedby={ties['aria-describedby']}>
          <Rows {...props} control={control} />
        </div>
      )}
      <Button
        small
        variant="plain"
        className="justify-self-start"
        disabled={disabled || !Array.isArray(value)}
        aria-pressed={asText}
        onClick={() => setJson(!isJson)}
      >
        Edit as JSON
      </Button>
    </div>
  );
}

function Rows({ field, value, disabled, onType, control }: ControlProps & { control: RowsDescription }) {
  const { columns, grouped } = control;
  const rows = rowsIn(value);
  const shared = { name: field.label, columns, disabled, onType };
  const isGrouped = grouped !== undefined && rows.some((row) => Object.hasOwn(row, grouped.rows));
  return isGrouped ? (
    <GroupsEditor {...shared} groups={rows} grouped={grouped} />
  ) : (
    <RowsEditor {...shared} rows={rows} />
  );
}

function JsonText({ ties, value, disabled, onType }: ControlProps) {
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const shown = Array.isArray(value) ? JSON.stringify(value, null, 2) : textIn(value);
  return (
    <TextArea
      {...ties}
      rows={10}
      spellCheck={false}
      className="font-mono text-sm pointer-coarse:text-base"
      value={typed && typed.value === value ? typed.text : shown}
      readOnly={disabled}
      onChange={({ target: { value: text } }) => {
        const next = listIn(text) ?? text;
        setTyped({ text, value: next });
        onType(next);
      }}
    />
  );
}

/** The typed JSON if it is a list; else null. */
function listIn(text: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

interface GroupsEditorProps {
  name: string;
  columns: readonly string[];
  groups: readonly TextRow[];
  grouped: { readonly heading: string; readonly rows: string };
  disabled: boolean;
  onType: (groups: readonly TextRow[]) => void;
}

/** Rows under headings, such as the exercises of each day. */
function GroupsEditor({ name, columns, groups, grouped, disabled, onType }: GroupsEditorProps) {
  const { heading, rows } = grouped;
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (index: number, group: TextRow) => onType(replaced(groups, index, group));
  const remove = (index: number) => {
    if (index === groups.length - 1) addButton.current?.focus();
    onType(without(groups, index));
  };
  return (
    <div className="grid gap-3">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only its place identifies a group
        <div key={index} className="grid gap-2.5 rounded-control bg-raised p-2.5">
          <div className="flex gap-1">
            <TextInput
              aria-label={`${capitalise(heading)} ${index + 1}`}
              placeholder={capitalise(heading)}
              autoComplete="off"
              value={textIn(group[heading])}
              readOnly={disabled}
              onChange={({ target }) => change(index, { ...group, [heading]: target.value })}
            />
            <IconButton
              icon={X}
              label={`Remove ${heading} ${index + 1}`}
              disabled={disabled}
              onClick={() => remove(index)}
            />
          </div>
          <RowsEditor
            name={`${textIn(group[heading]) || capitalise(heading)} ${name}`}
            columns={columns}
            rows={rowsIn(group[rows])}
            disabled={disabled}
            onType={(next) => change(index, { ...group, [rows]: next })}
          />
        </div>
      ))}
      <Button
        ref={addButton}
        small
        className="justify-self-start"
        disabled={disabled}
        onClick={() => onType([...groups, { [heading]: '', [rows]: [{}] }])}
      >
        <Plus className="size-4" aria-hidden />
        Add a {heading}
      </Button>
    </div>
  );
}

/** The props that all text inputs share. */
export const getTypingProps = ({ field, ties, value, disabled, onType }: ControlProps) => ({
  ...ties,
  placeholder: field.placeholder,
  value: textIn(value),
  readOnly: disabled,
  onChange: ({ target }: { target: { value: string } }) => onType(target.value),
});

export interface ControlProps {
  field: FormField;
  ties: FieldTies;
  value: unknown;
  /** The values of the whole form. */
  draft: Draft;
  disabled: boolean;
  onType: (value: unknown) => void;
}
