import { useState } from 'react';
import type { CalendarEvent } from '../contract.ts';
import { changeEvent } from './api.ts';
import { type Draft, draftOf } from './draft.ts';
import { EventForm } from './EventForm.tsx';

interface EditEventProps {
  event: CalendarEvent;
  onDone: (draft: Draft) => void;
  onClose: () => void;
}

/** An event that is there, to be changed where it stands. */
export function EditEvent({ event, onDone, onClose }: EditEventProps) {
  const [typed, setTyped] = useState<Partial<Draft>>({});
  return (
    <EventForm
      act={{ ...words, label: `Edit ${event.title}`, send: (changed) => changeEvent(event, changed) }}
      draft={{ ...draftOf(event), ...typed }}
      onType={(more) => setTyped((before) => ({ ...before, ...more }))}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

const words = {
  ...{ submit: 'Save', busy: 'Saving...', done: 'Event changed' },
  failed: 'Failed to change your event. Please try again.',
};
