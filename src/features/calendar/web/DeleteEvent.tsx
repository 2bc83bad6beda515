import { DeleteDialog } from '#web/ui/DeleteDialog.tsx';
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
  return (
    <DeleteDialog
      title="Delete this event?"
      description={event.title}
      send={() => deleteEvent(event)}
      forget={onDeleted}
      done="Event deleted"
      failed="Failed to delete the event. Please try again."
      undo={{ label: 'Undo', act: () => void addAgain(event) }}
      onClose={onClose}
    />
  );
}
