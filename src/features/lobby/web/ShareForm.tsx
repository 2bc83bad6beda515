import { type SubmitEvent, useState } from 'react';
import { byField, type Issues, issuesIn, issuesOf, refusalOf } from '#web/api/issues.ts';
import { useWrite } from '#web/api/write.ts';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextArea, TextInput } from '#web/ui/fields/inputs.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { NewSharedWorkout } from '../contract.ts';
import { shareWorkout } from './api.ts';
import { ExerciseRows } from './ExerciseRows.tsx';
import { type ShareDraft, sharedOf } from './share-draft.ts';

interface ShareFormProps {
  draft: ShareDraft;
  onChange: (draft: ShareDraft) => void;
  onClose: () => void;
  onShared: () => void;
}

/** Shares a workout with the village. Nothing typed is lost before it has arrived. */
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
      // What it earned is said instead, by the notice of it.
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
