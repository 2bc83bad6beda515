import { Clapperboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { manage } from '#platform/admin/web/manager/manager.ts';
import { ResourceManager } from '#platform/admin/web/manager/ResourceManager.tsx';
import { youtubeId } from '#shared/youtube.ts';
import { ApiError } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type ResidenceAnchor, residenceAnchors } from '../../contract.ts';
import { saveVideo } from '../api.ts';

function AnchorActions({ row }: { row: ResidenceAnchor }) {
  // The dialog keeps the label of the button that was pressed: saving changes the button's label.
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

const VideoForm = z.object({ url: z.string().check(z.trim(), z.minLength(1, missing)) });

function VideoDialog({ anchor, title, onClose }: VideoDialogProps) {
  const [isSaved, setSaved] = useState(false);
  const saving = useWrite({ send: (typed: string) => saveVideo(anchor, typed) });
  const form = useContractForm({
    contract: VideoForm,
    defaultValues: { url: anchor.videoUrl ?? '' },
    onInvalid: () => toast({ title: 'No URL entered', description: missing, tone: 'bad' }),
    onFailed: (error) => toast({ title: 'Update failed', description: getReason(error), tone: 'bad' }),
  });
  const url = form.watch('url');
  const isInvalid = url.trim() !== '' && youtubeId(url) === null;

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), savedMs);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const save = form.submitTo(async (typed) => {
    if (isInvalid) return toast({ title: 'Invalid URL', description: invalid, tone: 'bad' });
    await saving.mutateAsync(typed.url);
    setSaved(true);
    toast({ title: 'URL saved successfully', description: 'Video URL has been updated', tone: 'good' });
  });

  return (
    <FormDialog
      refusalOf={form}
      title={title}
      description={anchor.name}
      onClose={onClose}
      closeLabel="Close"
      busy={form.isSending}
      submitLabel={isSaved ? 'Saved' : 'Save'}
      busyLabel="Saving..."
      disabled={isInvalid}
      onSubmit={save}
    >
      <FormField form={form} name="url" label="Video URL" error={isInvalid ? invalid : undefined} required>
        {(ties) => (
          <TextInput
            {...ties}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.youtube.com/watch?v=..."
            readOnly={form.isSending}
          />
        )}
      </FormField>
    </FormDialog>
  );
}

const getReason = (error: unknown) => (error instanceof ApiError && error.message) || 'Update failed';

function AnchorCard({ row: { name, photo, position, year, email, bio, videoUrl, active } }: Row) {
  return (
    <>
      <div className="flex items-start gap-3">
        <Avatar name={name} photo={photo} size={56} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3>{name}</h3>
          <p className="text-sm text-soft">
            {position} · {year}
          </p>
          {email && <p className="text-sm text-soft">{email}</p>}
        </div>
      </div>
      {bio && <p className="line-clamp-3 text-sm">{bio}</p>}
      <div className="flex flex-wrap gap-1.5">
        <Pill tone={active ? 'win' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Pill>
        <Pill tone={videoUrl ? 'info' : 'neutral'}>{videoUrl ? 'Video ✓' : 'No video'}</Pill>
      </div>
    </>
  );
}

interface Row {
  row: ResidenceAnchor;
}

const portrait = 4 / 5;
const banner = 3;

const manager = manage(residenceAnchors, {
  getTitle: ({ name }) => name,
  labels: {
    name: 'Name',
    position: 'Position',
    year: { label: 'Year', placeholder: '2026/27' },
    active: { label: 'Active', hint: 'Inactive anchors are not in the directory' },
    photo: { label: 'Photo', shape: portrait },
    banner_photo: { label: 'Banner', shape: banner },
    bio: 'Bio',
    email: { label: 'Email', hint: 'Visible to admins only' },
    office: 'Office',
    officeHours: 'Office hours',
    responsibilities: 'Responsibilities',
    achievements: 'Achievements',
    videoUrl: 'Highlight video',
  },
  Card: AnchorCard,
  Actions: AnchorActions,
  isDimmed: ({ active }) => !active,
  columns: 3,
  wording: {
    add: 'Add Anchor',
    loading: 'Loading Residence Anchors...',
    empty: 'No Residence Anchors found',
    loadFailed: (message) => ({ title: `Error loading Residence Anchors: ${message}` }),
    done: (action) => ({
      title: `Residence Anchor ${{ add: 'created', update: 'updated', delete: 'deleted' }[action]} successfully`,
    }),
    failed: (_action, message) => ({ title: 'Error', description: message }),
    confirmDelete: () => ({
      title: 'Are you sure?',
      description: 'This action cannot be undone. This will permanently delete the residence anchor.',
    }),
  },
});

export const ResidenceAnchorsManager = () => <ResourceManager of={manager} />;
