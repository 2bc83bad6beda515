import { useDraft } from '#web/forms/use-draft.ts';
import type { CalendarEvent } from '../contract.ts';
import { changeEvent } from './api.ts';
import { type Draft, draftOf, typedIn } from './draft.ts';
import { EventForm } from './EventForm.tsx';

interface EditEventProps {
  event: CalendarEvent;
  onDone: (draft: Draft) => void;
  onClose: () => void;
}

/** The form to edit an existing event, in its place. */
export function EditEvent({ event, onDone, onClose }: EditEventProps) {
  const form = `calendar-event:${event.id}`;
  const { draft: typed, change: setTyped } = useDraft({ form, empty: {}, read: typedIn });
  return (
    <EventForm
      action={{ ...words, label: `Edit ${event.title}`, send: (changed) => changeEvent(event, changed) }}
      draft={{ ...draftOf(event), ...typed }}
      onType={(more) => setTyped({ ...typed, ...more })}
      onDone={(draft) => {
        setTyped({});
        onDone(draft);
      }}
      onClose={() => {
        setTyped({});
        onClose();
      }}
    />
  );
}

const words = {
  submit: 'Save',
  busy: 'Saving...',
  done: 'Event changed',
  failed: 'Failed to change your event. Please try again.',
};
