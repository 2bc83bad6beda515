import { Clapperboard } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { youtubeId } from '#shared/youtube.ts';
import { ApiError } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/inputs.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { ResidenceAnchor } from '../../contract.ts';
import { saveVideo } from '../api.ts';

export function AnchorActs({ row }: { row: ResidenceAnchor }) {
  // As it was called when it was pressed: saving makes it the other.
  const [opened, setOpened] = useState<string | null>(null);
  const label = row.videoUrl ? 'Replace Video' : 'Upload Video';
  return (
    <>
      <Button small onClick={() => setOpened(label)} aria-label={`${label}: ${row.name}`}>
        <Clapperboard className="size-4" aria-hidden />
        {label}
      </Button>
      {opened && <VideoDialog anchor={row} title={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

interface VideoDialogProps {
  anchor: ResidenceAnchor;
  title: string;
  onClose: () => void;
}

const savedMs = 2_000;
const missing = 'Please enter a YouTube video URL';
const invalid = 'Please enter a valid YouTube URL';

function VideoDialog({ anchor, title, onClose }: VideoDialogProps) {
  const [url, setUrl] = useState(anchor.videoUrl ?? '');
  const [isMissing, setMissing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const isInvalid = url.trim() !== '' && youtubeId(url) === null;
  const saving = useWrite({
    send: (typed: string) => saveVideo(anchor, typed),
    onDone: () => {
      setSaved(true);
      toast({ title: 'URL saved successfully', description: 'Video URL has been updated', tone: 'good' });
    },
    onFailed: (error) => toast({ title: 'Update failed', description: reasonOf(error), tone: 'bad' }),
  });

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), savedMs);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    if (url.trim() === '') {
      setMissing(true);
      event.currentTarget.querySelector('input')?.focus();
      return toast({ title: 'No URL entered', description: missing, tone: 'bad' });
    }
    if (isInvalid) return toast({ title: 'Invalid URL', description: invalid, tone: 'bad' });
    saving.mutate(url.trim());
  };

  return (
    <FormDialog
      title={title}
      description={anchor.name}
      onClose={onClose}
      closeLabel="Close"
      busy={saving.isPending}
      submitLabel={isSaved ? 'Saved' : 'Save'}
      busyLabel="Saving..."
      disabled={isInvalid}
      onSubmit={save}
    >
      <Field label="Video URL" error={isInvalid ? invalid : isMissing ? missing : undefined} required>
        {(ties) => (
          <TextInput
            {...ties}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.youtube.com/watch?v=..."
            value={url}
            readOnly={saving.isPending}
            onChange={({ target }) => {
              setMissing(false);
              setUrl(target.value);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}

const reasonOf = (error: Error) => (error instanceof ApiError && error.message) || 'Update failed';
