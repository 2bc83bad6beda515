import { type SubmitEvent, useId, useState } from 'react';
import { ApiError } from '#web/api.ts';
import { byField, type Issues, issuesIn, issuesOf } from '#web/issues.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea, TextInput } from '#web/ui/inputs.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
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
  const id = useId();
  const { issues, busy, submit } = useSharing(draft, onShared);
  const write = (field: 'title' | 'duration' | 'description') => ({
    value: draft[field],
    readOnly: busy,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [field]: target.value }),
  });
  return (
    <Dialog
      title="Share Workout"
      description="The whole village sees it, under your name."
      onClose={onClose}
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} look="primary" busy={busy} busyLabel="Sharing...">
            Share
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4 pt-1">
        <Field label="Title" required error={issues['title']}>
          {(ties) => <TextInput {...ties} {...write('title')} autoComplete="off" placeholder="Stairs of Block C" />}
        </Field>
        <Field label="Duration" hint="Left empty: 30 mins" error={issues['duration']}>
          {(ties) => <TextInput {...ties} {...write('duration')} autoComplete="off" placeholder="45 mins" />}
        </Field>
        <Field label="Description" error={issues['description']}>
          {(ties) => <TextArea {...ties} {...write('description')} rows={3} />}
        </Field>
        <ExerciseRows draft={draft} issues={issues} busy={busy} onChange={(rows) => onChange({ ...draft, rows })} />
      </form>
    </Dialog>
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
      toast({ title: 'Failed to share your workout. Please try again.', description: reasonOf(error), tone: 'bad' });
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

/** Why the server would not take it; that nothing answered is in the title already. */
function reasonOf(error: Error): string | undefined {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused ? error.message : undefined;
}
