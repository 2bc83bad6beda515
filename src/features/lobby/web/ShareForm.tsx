import { Plus, X } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useWrite } from '#web/api/calls.ts';
import { byField, type Issues, issuesIn, issuesOf, refusalOf } from '#web/api/issues.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Field, TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { NewSharedWorkout } from '../contract.ts';
import { shareWorkout } from './api.ts';
import { type ExerciseRow, emptyRow, pathsOf, type ShareDraft, sharedOf } from './share-draft.ts';

interface ExerciseRowsProps {
  draft: ShareDraft;
  issues: Issues;
  busy: boolean;
  onChange: (rows: readonly ExerciseRow[]) => void;
}

/** The exercises of a workout, as lines to fill in. Empty ones are not sent. */
function ExerciseRows({ draft, issues, busy, onChange }: ExerciseRowsProps) {
  const { rows } = draft;
  const paths = pathsOf(draft);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold text-sm">Exercises</legend>
      {issues['exercises'] && (
        <p role="alert" className="font-semibold text-[0.8125rem] text-live-text">
          {issues['exercises']}
        </p>
      )}
      {rows.map((row, at) => (
        <RowFields
          key={row.key}
          row={row}
          number={at + 1}
          issues={issues}
          path={paths.get(row)}
          busy={busy}
          onChange={(changed) => onChange(rows.with(at, changed))}
          onRemove={() => onChange(rows.length > 1 ? rows.toSpliced(at, 1) : [emptyRow()])}
          startsDay={row.day !== rows[at - 1]?.day ? row.day : undefined}
        />
      ))}
      <Button small disabled={busy} onClick={() => onChange([...rows, emptyRow(rows.at(-1)?.day)])}>
        <Plus className="size-4" aria-hidden /> Add exercise
      </Button>
    </fieldset>
  );
}

interface RowFieldsProps {
  row: ExerciseRow;
  number: number;
  issues: Issues;
  /** Its path in the request body; undefined while the row is empty. */
  path: string | undefined;
  /** The day whose first row this is, if any. */
  startsDay: string | undefined;
  busy: boolean;
  onChange: (row: ExerciseRow) => void;
  onRemove: () => void;
}

const amounts = [
  ['sets', 'Sets', '3'],
  ['reps', 'Reps', '12'],
  ['duration', 'Time', '40 secs'],
] as const;

function RowFields({ row, number, issues, path, startsDay, busy, onChange, onRemove }: RowFieldsProps) {
  return (
    <fieldset className="grid gap-2 rounded-control border border-line p-3">
      <legend className={startsDay === undefined ? 'sr-only' : 'px-1 font-semibold text-sm'}>
        {startsDay}
        <span className="sr-only">
          {startsDay !== undefined && ', '}Exercise {number}
        </span>
      </legend>
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <Field label="Exercise" error={issues[`${path}.name`]}>
            {(ties) => (
              <TextInput
                {...ties}
                value={row.name}
                readOnly={busy}
                autoComplete="off"
                placeholder="Squat"
                onChange={({ target }) => onChange({ ...row, name: target.value })}
              />
            )}
          </Field>
        </div>
        <IconButton icon={X} label={`Remove exercise ${number}`} onClick={onRemove} disabled={busy} />
      </div>
      <div className="grid grid-cols-3 gap-2">
        {amounts.map(([field, label, example]) => (
          <Field key={field} label={label} error={issues[`${path}.${field}`]}>
            {(ties) => (
              <TextInput
                {...ties}
                value={row[field]}
                readOnly={busy}
                autoComplete="off"
                placeholder={example}
                onChange={({ target }) => onChange({ ...row, [field]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

interface ShareFormProps {
  draft: ShareDraft;
  onChange: (draft: ShareDraft) => void;
  onClose: () => void;
  onShared: () => void;
}

/** Shares a workout with the village. Keeps what was typed until the server has it. */
export function ShareForm({ draft, onChange, onClose, onShared }: ShareFormProps) {
  const { issues, busy, submit } = useSharing(draft, onShared);
  const write = (field: 'title' | 'duration' | 'description') => ({
    value: draft[field],
    readOnly: busy,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [field]: target.value }),
  });
  return (
    <FormDialog
      title="Share Workout"
      description="The whole village will see it, under your name."
      onClose={onClose}
      busy={busy}
      submitLabel="Share"
      busyLabel="Sharing..."
      onSubmit={submit}
      className="grid gap-4 pt-1"
    >
      <Field label="Title" required error={issues['title']}>
        {(ties) => <TextInput {...ties} {...write('title')} autoComplete="off" placeholder="Stairs of Block C" />}
      </Field>
      <Field label="Duration" hint="Defaults to 30 mins" error={issues['duration']}>
        {(ties) => <TextInput {...ties} {...write('duration')} autoComplete="off" placeholder="45 mins" />}
      </Field>
      <Field label="Description" error={issues['description']}>
        {(ties) => <TextArea {...ties} {...write('description')} rows={3} />}
      </Field>
      <ExerciseRows draft={draft} issues={issues} busy={busy} onChange={(rows) => onChange({ ...draft, rows })} />
    </FormDialog>
  );
}

function useSharing(draft: ShareDraft, onShared: () => void) {
  const [issues, setIssues] = useState<Issues>({});
  const sharing = useWrite({
    send: shareWorkout,
    onDone: ({ achievements }) => {
      // The notice of an achievement replaces this toast.
      if (achievements.length === 0) toast({ title: 'Workout shared', tone: 'good' });
      onShared();
    },
    onFailed: (error) => {
      setIssues(issuesIn(error));
      toast({ title: 'Failed to share your workout. Please try again.', description: refusalOf(error), tone: 'bad' });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sharing.isPending) return;
    const shared = sharedOf(draft);
    const found = byField(issuesOf(NewSharedWorkout, shared));
    setIssues(found);
    const form = event.currentTarget;
    if (Object.keys(found).length === 0) sharing.mutate(shared);
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return { issues, busy: sharing.isPending, submit };
}
