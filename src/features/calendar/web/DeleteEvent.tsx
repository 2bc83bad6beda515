import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import type { CalendarEvent } from '../contract.ts';
import { addAgain } from './add-again.ts';
import { deleteEvent } from './api.ts';

interface DeleteEventProps {
  event: CalendarEvent;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an event is deleted; for a moment after, it can be had back. */
export function DeleteEvent({ event, onClose, onDeleted }: DeleteEventProps) {
  const deletion = useWrite({
    send: () => deleteEvent(event),
    onDone: () => {
      onDeleted();
      toast({ title: 'Event deleted', tone: 'good', action: { label: 'Undo', act: () => void addAgain(event) } });
    },
    onFailed: () => toast({ title: 'Failed to delete the event. Please try again.', tone: 'bad' }),
  });

  return (
    <ConfirmDialog
      title="Delete this event?"
      description={event.title}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={() => deletion.mutateAsync(undefined)}
      onClose={onClose}
    />
  );
}
