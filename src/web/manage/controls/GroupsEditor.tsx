import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { textIn } from '../typed-values.ts';
import { RowsEditor, wordOf } from './RowsEditor.tsx';
import { replaced, rowsIn, type TextRow, without } from './rows.ts';

interface GroupsEditorProps {
  name: string;
  columns: readonly string[];
  groups: readonly TextRow[];
  grouped: { readonly heading: string; readonly rows: string };
  disabled: boolean;
  onType: (groups: readonly TextRow[]) => void;
}

/** Rows under headings, such as the exercises of each day. */
export function GroupsEditor({ name, columns, groups, grouped, disabled, onType }: GroupsEditorProps) {
  const { heading, rows } = grouped;
  const change = (place: number, group: TextRow) => onType(replaced(groups, place, group));
  return (
    <div className="grid gap-3">
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is known by its place alone
        <div key={place} className="grid gap-2.5 rounded-control bg-raised p-2.5">
          <div className="flex gap-1">
            <TextInput
              aria-label={`${wordOf(heading)} ${place + 1}`}
              placeholder={wordOf(heading)}
              autoComplete="off"
              value={textIn(group[heading])}
              readOnly={disabled}
              onChange={({ target }) => change(place, { ...group, [heading]: target.value })}
            />
            <IconButton
              icon={X}
              label={`Remove ${heading} ${place + 1}`}
              disabled={disabled}
              onClick={() => onType(without(groups, place))}
            />
          </div>
          <RowsEditor
            name={`${textIn(group[heading]) || wordOf(heading)} ${name}`}
            columns={columns}
            rows={rowsIn(group[rows])}
            disabled={disabled}
            onType={(next) => change(place, { ...group, [rows]: next })}
          />
        </div>
      ))}
      <Button
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
