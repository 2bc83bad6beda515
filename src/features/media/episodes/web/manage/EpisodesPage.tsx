import { SkipForward } from 'lucide-react';
import { useId, useState } from 'react';
import { DurationBadge, Still } from '#features/media/video/web/Still.tsx';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { manage } from '#platform/admin/web/manager/manager.ts';
import { ResourceManager } from '#platform/admin/web/manager/ResourceManager.tsx';
import { useSettings } from '#platform/settings/web/api.ts';
import { buildStillUrl } from '#shared/youtube.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Episode, episodes, NextEpisode } from '../../contract.ts';
import { announceNext } from '../api.ts';

export function EpisodeSummary({ row }: { row: Episode }) {
  const { number, title, description, duration, publishedDate, series, videoId, tags, next } = row;
  return (
    <>
      <div className="relative -mx-4 -mt-4 overflow-hidden rounded-t-card">
        <Still src={buildStillUrl(videoId)} name={title} />
        <span className="absolute right-2 bottom-2">
          <DurationBadge duration={duration} />
        </span>
      </div>
      <h3>
        {number}. {title}
      </h3>
      <p className="text-sm text-soft">
        {series} · {publishedDate}
      </p>
      {description && <p className="line-clamp-2 text-sm">{description}</p>}
      <div className="flex flex-wrap gap-1.5">
        {next && <Pill tone="info">Next: {next.title}</Pill>}
        {tags.map((tag) => (
          <Pill key={tag}>{tag}</Pill>
        ))}
      </div>
    </>
  );
}

export function ComingNextAction({ row }: { row: Episode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small onClick={() => setOpen(true)} aria-label={`Coming Next after ${row.number}: ${row.title}`}>
        <SkipForward className="size-4" aria-hidden />
        Coming Next
      </Button>
      {isOpen && <ComingNextDialog episode={row} onClose={() => setOpen(false)} />}
    </>
  );
}

const manager = manage(episodes, {
  getTitle: ({ number, title }) => `${number}: ${title}`,
  labels: {
    number: 'Number',
    title: 'Title',
    videoUrl: 'Video',
    duration: { label: 'Duration', placeholder: '19:45' },
    publishedDate: 'Published',
    description: 'About',
    tags: 'Tags',
    series: { label: 'Series', hint: 'Defaults to the series in Settings' },
  },
  Card: EpisodeSummary,
  Actions: ComingNextAction,
  columns: 3,
});

export function EpisodesPage() {
  const series = useSettings()?.seriesName;
  return (
    <AdminPage title="Episodes">
      {series && <p className="mb-4 text-sm text-soft">{series}</p>}
      <ResourceManager of={manager} />
    </AdminPage>
  );
}

interface ComingNextDialogProps {
  episode: Episode;
  onClose: () => void;
}

const failed = (error: unknown) =>
  toast({ title: 'Failed to update episode', description: getMessage(error), tone: 'bad' });

/** Edits or removes the teaser below an episode. */
export function ComingNextDialog({ episode, onClose }: ComingNextDialogProps) {
  const formId = useId();
  const done = () => {
    toast({ title: 'Episode updated successfully', tone: 'good' });
    onClose();
  };
  const form = useContractForm({
    contract: NextEpisode,
    defaultValues: episode.next ?? { title: '', text: '' },
    onFailed: failed,
  });
  const save = form.submitTo(async (next) => {
    await announceNext(episode, next);
    done();
  });
  const takingBack = useWrite({ send: () => announceNext(episode, null), onDone: done, onFailed: failed });
  return (
    <Dialog
      title="Coming Next"
      description={`Shown below episode ${episode.number}: ${episode.title}`}
      onClose={onClose}
      busy={form.isSending || takingBack.isPending}
      footer={
        <>
          <Refusal of={form} />
          {episode.next && (
            <Button variant="danger" busy={takingBack.isPending} onClick={() => takingBack.mutate(undefined)}>
              Remove
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" busy={form.isSending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-4">
        <FormField form={form} name="title" label="Title" required>
          {(ties) => <TextInput {...ties} maxLength={100} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="text" label="Text" required>
          {(ties) => <TextArea {...ties} maxLength={500} />}
        </FormField>
      </form>
    </Dialog>
  );
}
