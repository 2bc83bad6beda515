import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Progress } from '#shared/endpoints.ts';
import { momentText } from '#shared/notation.ts';
import { ApiError, getMessage } from '#web/api/api.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { forgetMirror } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { device } from '#web/zone.ts';
import { type BackupPreview, RestoreRequest, restorePhrase } from '../contract.ts';
import { previewBackup, restoreBackup } from './api.ts';
import { BackupContents } from './BackupContents.tsx';
import { StepProgress, type Steps, snapshotSteps } from './StepProgress.tsx';

interface RestoreDialogProps {
  name: string;
  onClose: () => void;
}

/** Reads the backup first, shows what it is and holds, and restores it once its phrase and the password are typed. */
export function RestoreDialog({ name, onClose }: RestoreDialogProps) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['backup', name],
    queryFn: () => previewBackup(name, setProgress),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data && data.problem === null) return <Restoring preview={data} onClose={onClose} />;
  return (
    <Dialog title="Restore a backup" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      {data && <Unfit preview={data} />}
      {!data && error && (
        <ErrorState
          title="This backup could not be read"
          text={getMessage(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Reading the backup" className="grid gap-3">
          {progress && <StepProgress progress={progress} steps={restoreSteps} />}
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Dialog>
  );
}

function Unfit({ preview }: { preview: BackupPreview }) {
  return (
    <div className="grid gap-3">
      <p role="alert" className="rounded-control border border-edge p-3.5 text-sm">
        This backup cannot be restored: {preview.problem}.
      </p>
      <BackupContents preview={preview} />
    </div>
  );
}

const restoreSteps: Steps = {
  ...snapshotSteps,
  read: 'Reading the backup',
  unpack: 'Unpacking the backup',
  prepare: 'Preparing its database',
  replace: 'Putting it in place',
};

/** Loads the page of the restored village, which asks anew who is logged in: it may have other accounts. */
function openRestored(madeAt: string) {
  forgetMirror();
  window.location.assign(`/admin/backups?restored=${encodeURIComponent(madeAt)}`);
}

function Restoring({ preview, onClose }: { preview: BackupPreview; onClose: () => void }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const form = useContractForm({
    contract: RestoreRequest,
    defaultValues: { confirm: '' as typeof restorePhrase },
    onFailed: (failure) => {
      setProgress(null);
      toast({ title: 'Nothing was restored', description: whyNot(failure), tone: 'bad' });
    },
  });
  const restore = form.submitTo(async ({ confirm }) => {
    const { madeAt } = await restoreBackup(preview.name, confirm, setProgress);
    openRestored(madeAt);
  });
  return (
    <FormDialog
      title="Restore this backup?"
      onClose={onClose}
      submitLabel="Restore"
      busyLabel="Restoring..."
      danger
      busy={form.isSending}
      refusalOf={form}
      onSubmit={restore}
      className="grid gap-4"
    >
      <BackupContents preview={preview} />
      <ul className="grid list-disc gap-1 pl-5 text-sm text-soft">
        <li>
          The village becomes what it was on {momentText(device.wall(preview.madeAt), device.wall(new Date()))}: its
          people, passwords and settings too. What came after leaves it.
        </li>
        <li>The village of today is saved before, as a backup in this list, so that you can go back.</li>
        <li>Whoever had another account or password then, maybe you too, has to log in again.</li>
        <li>API tokens and invitations that were withdrawn since then work again: look through them afterwards.</li>
        {preview.pictures === 'bucket' && <li>Its pictures are not in the file: they are in the bucket.</li>}
      </ul>
      {form.isSending ? (
        progress && <StepProgress progress={progress} steps={restoreSteps} />
      ) : (
        <FormField form={form} name="confirm" label={`Type ${restorePhrase} to confirm`} required>
          {(ties) => (
            <TextInput {...ties} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={100} />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}

function whyNot(failure: unknown): string {
  if (failure instanceof ApiError && failure.code === 'step-up') return 'It needs your password.';
  if (failure instanceof ApiError && failure.status === 0)
    return `${failure.message} Reload the page to see which village it is: the old or the new one, never a part of one.`;
  return getMessage(failure);
}
