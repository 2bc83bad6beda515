import { useId } from 'react';
import { useCheckedForm } from '#web/checked-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { QuickPlaylist } from '../../contract.ts';
import type { NewPlaylist } from './api.ts';

interface NewPlaylistDialogProps {
  add: (playlist: NewPlaylist) => Promise<unknown>;
  onClose: () => void;
}

export function NewPlaylistDialog({ add, onClose }: NewPlaylistDialogProps) {
  const formId = useId();
  const { issues, busy, submit } = useCheckedForm({
    contract: QuickPlaylist,
    send: async (playlist) => {
      await add(playlist);
      onClose();
    },
    // Its toast has been shown; what was typed stays.
    onFailed: () => undefined,
  });
  return (
    <Dialog
      title="New Playlist"
      onClose={onClose}
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} look="primary" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate autoComplete="off" onSubmit={submit} className="grid gap-4">
        <Field label="Title" error={issues['title']} required>
          {(ties) => <TextInput {...ties} name="title" maxLength={120} />}
        </Field>
        <Field label="Spotify link" error={issues['spotifyUrl']}>
          {(ties) => <TextInput {...ties} type="url" name="spotifyUrl" maxLength={300} />}
        </Field>
        <Field label="Apple Music link" error={issues['appleMusicUrl']}>
          {(ties) => <TextInput {...ties} type="url" name="appleMusicUrl" maxLength={300} />}
        </Field>
      </form>
    </Dialog>
  );
}
