import { useCheckedForm } from '#web/checked-form.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { QuickPlaylist } from '../../contract.ts';
import type { NewPlaylist } from './api.ts';

interface NewPlaylistDialogProps {
  add: (playlist: NewPlaylist) => Promise<unknown>;
  onClose: () => void;
}

export function NewPlaylistDialog({ add, onClose }: NewPlaylistDialogProps) {
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
    <FormDialog
      title="New Playlist"
      onClose={onClose}
      busy={busy}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={submit}
      className="grid gap-4"
    >
      <Field label="Title" error={issues['title']} required>
        {(ties) => <TextInput {...ties} name="title" maxLength={120} autoComplete="off" />}
      </Field>
      <Field label="Spotify link" error={issues['spotifyUrl']}>
        {(ties) => <TextInput {...ties} type="url" name="spotifyUrl" maxLength={300} autoComplete="off" />}
      </Field>
      <Field label="Apple Music link" error={issues['appleMusicUrl']}>
        {(ties) => <TextInput {...ties} type="url" name="appleMusicUrl" maxLength={300} autoComplete="off" />}
      </Field>
    </FormDialog>
  );
}
