import { ArrowUp, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { textIn } from '../form/typed-values.ts';

interface RowsEditorProps {
  /** The name of the list, for people who use a screen reader. */
  name: string;
  columns: readonly string[];
  rows: readonly TextRow[];
  disabled: boolean;
  onType: (rows: readonly TextRow[]) => void;
}

export function RowsEditor({ name, columns, rows, disabled, onType }: RowsEditorProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    // The last row takes its button with it, and the focus would be lost.
    if (index === rows.length - 1) addButton.current?.focus();
    onType(without(rows, index));
  };
  return (
    <div className="grid gap-2.5">
      <ol className="grid gap-2.5">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only its place identifies a row
          <li key={index} className="flex items-start gap-1 rounded-control border border-line p-2">
            <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
              {columns.map((column) => (
                <TextInput
                  key={column}
                  aria-label={`${capitalise(column)}, ${name} ${index + 1}`}
                  placeholder={capitalise(column)}
                  autoComplete="off"
                  value={textIn(row[column])}
                  readOnly={disabled}
                  className="first:col-span-2 last:even:col-span-2"
                  onChange={({ target }) => onType(replaced(rows, index, { ...row, [column]: target.value }))}
                />
              ))}
            </div>
            <div className="grid">
              <IconButton
                icon={X}
                label={`Remove ${name} ${index + 1}`}
                disabled={disabled}
                onClick={() => remove(index)}
              />
              {index > 0 && (
                <IconButton
                  icon={ArrowUp}
                  label={`Move up ${name} ${index + 1}`}
                  disabled={disabled}
                  onClick={() => onType(movedUp(rows, index))}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <Button
        ref={addButton}
        small
        className="justify-self-start"
        disabled={disabled}
        onClick={() => onType([...rows, {}])}
      >
        <Plus className="size-4" aria-hidden />
        Add a row
      </Button>
    </div>
  );
}

export const capitalise = (column: string): string => column.charAt(0).toUpperCase() + column.slice(1);

/** A row of texts, as the form holds it. */
export type TextRow = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is TextRow => typeof value === 'object' && value !== null;

export const rowsIn = (value: unknown): readonly TextRow[] => (Array.isArray(value) ? value.filter(isRow) : []);

export const replaced = (rows: readonly TextRow[], index: number, row: TextRow): TextRow[] =>
  rows.map((current, at) => (at === index ? row : current));

export const without = (rows: readonly TextRow[], index: number): TextRow[] => rows.filter((_, at) => at !== index);

/** Moves a row one place up; the first row stays. */
function movedUp(rows: readonly TextRow[], index: number): TextRow[] {
  const next = [...rows];
  const [row] = next.splice(index, 1);
  if (row) next.splice(Math.max(0, index - 1), 0, row);
  return next;
}
