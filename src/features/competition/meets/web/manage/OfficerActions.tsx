import { ClipboardPen, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RowDialog } from '#platform/admin/web/manager/RowDialog.tsx';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Meet, MeetStatus } from '../../contract.ts';
import { changeMeet, deleteMeet } from '../api.ts';
import { meetForm } from './meet-form.tsx';
import { resultsPath } from './paths.ts';

/** What officers do with a meet, on its page. */
export function OfficerActions({ meet }: { meet: Meet }) {
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-t pt-3">
      {meet.events.length > 0 && (
        <ButtonLink to={resultsPath(meet.id)} variant="primary" small className="grow sm:grow-0">
          <ClipboardPen className="size-4.5" aria-hidden /> Enter results
        </ButtonLink>
      )}
      <NextStatus meet={meet} />
      <IconButton icon={Pencil} label="Edit meet" onClick={() => setOpened('edit')} />
      {meet.can.delete && <IconButton icon={Trash2} label="Delete meet" onClick={() => setOpened('delete')} />}
      {opened === 'edit' && <RowDialog manager={meetForm} row={meet} onClose={close} />}
      {opened === 'delete' && <DeleteMeet meet={meet} onClose={close} />}
    </div>
  );
}

const next: Partial<Record<MeetStatus, { status: MeetStatus; label: string }>> = {
  upcoming: { status: 'live', label: 'Start' },
  postponed: { status: 'live', label: 'Start' },
  live: { status: 'completed', label: 'Finish' },
};

/** Begins the meet, or ends it. Any other status is set in its form. */
function NextStatus({ meet }: { meet: Meet }) {
  const step = next[meet.status];
  const writing = useWrite({
    send: (status: MeetStatus) => changeMeet(meet.id, { status, version: meet.version }),
    onFailed: (error) => toast({ title: 'The status was not changed', description: getMessage(error), tone: 'bad' }),
  });
  if (!step) return null;
  return (
    <Button small busy={writing.isPending} onClick={() => writing.mutate(step.status)}>
      {step.label}
    </Button>
  );
}

function DeleteMeet({ meet, onClose }: { meet: Meet; onClose: () => void }) {
  const navigate = useNavigate();
  const deleting = useWrite({
    send: () => deleteMeet(meet.id, meet.version),
    onDone: () => {
      toast({ title: 'Meet deleted successfully', tone: 'good' });
      void navigate('/meets');
    },
    onFailed: (error) => toast({ title: 'Failed to delete meet', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <ConfirmDialog
      title="Delete meet"
      description={`Are you sure you want to delete the meet "${meet.name}" with its events and results? This action cannot be undone.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={() => deleting.mutateAsync(undefined)}
      onClose={onClose}
    />
  );
}
