import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useWrite } from '#web/api/calls.ts';
import { type Issues, issuesIn, refusalOf } from '#web/api/issues.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field, TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { CalendarEvent, NewCalendarEvent } from '../contract.ts';
import { longest } from '../limits.ts';
import { changeEvent } from './api.ts';
import { type Draft, type DraftField, draftOf, eventOf, faultsFromServer, faultsOf, typedIn } from './draft.ts';

/** The form's texts and the call for adding or changing an event. */
export interface EventAction {
  label: string;
  submit: string;
  busy: string;
  done: string;
  failed: string;
  send: (event: NewCalendarEvent) => Promise<unknown>;
}

interface EventFormProps {
  id?: string;
  action: EventAction;
  draft: Draft;
  onType: (typed: Partial<Draft>) => void;
  onDone: (draft: Draft) => void;
  onClose: () => void;
}

/** Adds or changes an event. The parent keeps the draft until the event is saved. */
export function EventForm({ id, action, draft, onType, onDone, onClose }: EventFormProps) {
  const [faults, setFaults] = useState<Issues>({});
  const form = useRef<HTMLFormElement>(null);
  const saving = useWrite({
    send: (typed: Draft) => action.send(eventOf(typed)),
    onDone: (_, typed) => {
      toast({ title: action.done, tone: 'good' });
      onDone(typed);
    },
    onFailed: (error) => {
      show(faultsFromServer(issuesIn(error)));
      toast({ title: action.failed, description: refusalOf(error), tone: 'bad' });
    },
  });

  // A press opened the form in this place, so focus its first field.
  useEffect(() => fieldIn(form.current, 'title')?.focus(), []);

  function show(found: Issues) {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) fieldIn(form.current, first)?.focus();
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const found = faultsOf(draft);
    show(found);
    if (Object.keys(found).length === 0) saving.mutate(draft);
  };
  const of = (field: DraftField) => ({
    name: field,
    value: draft[field],
    readOnly: saving.isPending,
    onChange: ({ target }: { target: { value: string } }) => {
      onType({ [field]: target.value });
      setFaults({ ...faults, [field]: '' });
    },
  });

  return (
    <Card className="settle">
      <form
        ref={form}
        id={id}
        aria-label={action.label}
        noValidate
        onSubmit={submit}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        className="grid gap-3.5"
      >
        <Field label="Title" required error={faults['title']}>
          {(ties) => <TextInput {...ties} {...of('title')} maxLength={longest.title} autoComplete="off" />}
        </Field>
        <Field label="Date" required error={faults['date']}>
          {(ties) => <TextInput {...ties} {...of('date')} type="date" min="2000-01-01" max="2099-12-31" />}
        </Field>
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label="Start time" required error={faults['start']}>
            {(ties) => <TextInput {...ties} {...of('start')} type="time" />}
          </Field>
          <Field label="End time" required hint={laterText(draft)} error={faults['end']}>
            {(ties) => <TextInput {...ties} {...of('end')} type="time" />}
          </Field>
        </div>
        <Field label="Location" required error={faults['location']}>
          {(ties) => <TextInput {...ties} {...of('location')} maxLength={longest.location} autoComplete="off" />}
        </Field>
        <Field label="Description" error={faults['description']}>
          {(ties) => <TextArea {...ties} {...of('description')} rows={2} maxLength={longest.description} />}
        </Field>
        <div className="flex gap-2">
          <Button type="submit" variant="primary" busy={saving.isPending} busyLabel={action.busy} className="flex-1">
            {action.submit}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Card>
  );
}

const laterText = ({ daysLater = 0 }: Draft) =>
  daysLater === 0 ? undefined : daysLater === 1 ? 'Ends the next day' : `Ends ${daysLater} days later`;

function fieldIn(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLElement ? field : null;
}

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
