import { useEffect } from 'react';
import { getRefusal, issuesIn } from '#web/api/issues.ts';
import { toResult } from '#web/forms/contract-resolver.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useKeptDraft } from '#web/forms/use-kept-draft.ts';
import { type SendingForm, useSendingForm } from '#web/forms/use-sending-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { CalendarEvent, NewCalendarEvent } from '../contract.ts';
import { longest } from '../limits.ts';
import { addEvent, changeEvent } from './api.ts';
import type { Day } from './days.ts';
import { buildEvent, type Draft, emptyDraft, faultsFromServer, findFaults, toDraft, typedIn } from './draft.ts';

interface AddEventProps {
  id: string;
  /** The day of the event, unless another one is typed. */
  day: Day;
  onDone: (draft: Draft) => void;
  onClose: () => void;
}

/** The form for a new event. */
export function AddEvent({ id, day, onDone, onClose }: AddEventProps) {
  const empty = { ...emptyDraft, date: day };
  const form = useEventForm(empty, adding);
  const { forget } = useKeptDraft(form, { name: 'calendar-event', empty, read: typedIn });
  const done = (draft: Draft) => {
    form.reset(empty);
    forget();
    onDone(draft);
  };
  return <EventForm id={id} form={form} action={adding} send={addEvent} onDone={done} onClose={onClose} />;
}

interface EditEventProps {
  event: CalendarEvent;
  onDone: (draft: Draft) => void;
  onClose: () => void;
}

/** The form to edit an existing event, in its place. */
export function EditEvent({ event, onDone, onClose }: EditEventProps) {
  const empty = toDraft(event);
  const form = useEventForm(empty, changing);
  const { forget } = useKeptDraft(form, { name: `calendar-event:${event.id}`, empty, read: typedIn });
  const done = (draft: Draft) => {
    forget();
    onDone(draft);
  };
  const close = () => {
    forget();
    onClose();
  };
  const action = { ...changing, label: `Edit ${event.title}` };
  const change = (changed: NewCalendarEvent) => changeEvent(event, changed);
  return <EventForm form={form} action={action} send={change} onDone={done} onClose={close} />;
}

const adding = {
  label: 'Add Event',
  submit: 'Add Event',
  busy: 'Adding...',
  done: 'Event added',
  failed: 'Failed to add your event. Please try again.',
};

const changing = {
  label: 'Edit',
  submit: 'Save',
  busy: 'Saving...',
  done: 'Event changed',
  failed: 'Failed to change your event. Please try again.',
};

const useEventForm = (values: Draft, { failed }: typeof adding) =>
  useSendingForm<Draft, NewCalendarEvent>({
    values,
    resolver: (draft) => toResult(findFaults(draft), () => buildEvent(draft)),
    issuesIn: (error) => faultsFromServer(issuesIn(error)),
    onFailed: (error) => toast({ title: failed, description: getRefusal(error), tone: 'bad' }),
  });

interface EventFormProps {
  id?: string;
  form: SendingForm<Draft, NewCalendarEvent>;
  action: typeof adding;
  send: (event: NewCalendarEvent) => Promise<unknown>;
  onDone: (draft: Draft) => void;
  onClose: () => void;
}

function EventForm({ id, form, action, send, onDone, onClose }: EventFormProps) {
  const { setFocus, isSending } = form;
  const submit = form.submitTo(async (event) => {
    const draft = form.getValues();
    await send(event);
    toast({ title: action.done, tone: 'good' });
    onDone(draft);
  });

  // A press opened the form in this place, so focus its first field.
  useEffect(() => setFocus('title'), [setFocus]);

  return (
    <Card className="settle">
      <form
        id={id}
        aria-label={action.label}
        noValidate
        onSubmit={submit}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        className="grid gap-3.5"
      >
        <FormField form={form} name="title" label="Title" required>
          {(ties) => <TextInput {...ties} readOnly={isSending} maxLength={longest.title} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="date" label="Date" required>
          {(ties) => <TextInput {...ties} readOnly={isSending} type="date" min="2000-01-01" max="2099-12-31" />}
        </FormField>
        <div className="grid grid-cols-2 items-start gap-3">
          <FormField form={form} name="start" label="Start time" required>
            {(ties) => <TextInput {...ties} readOnly={isSending} type="time" />}
          </FormField>
          <FormField form={form} name="end" label="End time" required hint={laterText(form.getValues())}>
            {(ties) => <TextInput {...ties} readOnly={isSending} type="time" />}
          </FormField>
        </div>
        <FormField form={form} name="location" label="Location" required>
          {(ties) => <TextInput {...ties} readOnly={isSending} maxLength={longest.location} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="description" label="Description">
          {(ties) => <TextArea {...ties} readOnly={isSending} rows={2} maxLength={longest.description} />}
        </FormField>
        <Refusal of={form} />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" busy={isSending} busyLabel={action.busy} className="flex-1">
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
