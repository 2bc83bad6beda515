import { useId } from 'react';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { useCheckedForm } from '#web/forms/checked-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Field, TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Episode, NextEpisode } from '../../contract.ts';
import { announceNext } from '../api.ts';

interface ComingNextDialogProps {
  episode: Episode;
  onClose: () => void;
}

const failed = (error: unknown) =>
  toast({ title: 'Failed to update episode', description: messageOf(error), tone: 'bad' });

/** Edits or removes the teaser below an episode. */
export function ComingNextDialog({ episode, onClose }: ComingNextDialogProps) {
  const formId = useId();
  const done = () => {
    toast({ title: 'Episode updated successfully', tone: 'good' });
    onClose();
  };
  const { issues, busy, submit } = useCheckedForm({
    contract: NextEpisode,
    send: async (next) => {
      await announceNext(episode, next);
      done();
    },
    onFailed: failed,
  });
  const takingBack = useWrite({ send: () => announceNext(episode, null), onDone: done, onFailed: failed });
  return (
    <Dialog
      title="Coming Next"
      description={`Shown below episode ${episode.number}: ${episode.title}`}
      onClose={onClose}
      busy={busy || takingBack.isPending}
      footer={
        <>
          {episode.next && (
            <Button variant="danger" busy={takingBack.isPending} onClick={() => takingBack.mutate(undefined)}>
              Remove
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Title" error={issues['title']} required>
          {(ties) => (
            <TextInput {...ties} name="title" maxLength={100} defaultValue={episode.next?.title} autoComplete="off" />
          )}
        </Field>
        <Field label="Text" error={issues['text']} required>
          {(ties) => <TextArea {...ties} name="text" maxLength={500} defaultValue={episode.next?.text} />}
        </Field>
      </form>
    </Dialog>
  );
}
