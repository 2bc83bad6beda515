import { Clock, MapPin, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { momentText, spanText, timeText } from '#shared/notation.ts';
import { Card } from '#web/ui/Card.tsx';
import { DeleteDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { LinkedText } from '#web/ui/LinkedText.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { useZone, type Zone } from '#web/zone.ts';
import type { CalendarEvent } from '../contract.ts';
import { addEvent, deleteEvent } from './api.ts';
import type { Draft } from './draft.ts';

interface EventCardProps {
  event: CalendarEvent;
  /** Called when the card disappears with the focused button, so that the focus can move elsewhere. */
  onRemoved: () => void;
  onMoved: (draft: Draft) => void;
}

const EditEvent = lazyComponent(async () => (await import('./EventForm.tsx')).EditEvent);

/** A personal event, which can be edited in its place. */
export function EventCard({ onMoved, ...card }: EventCardProps) {
  const [state, setState] = useState<'shown' | 'edited' | 'left'>('shown');
  if (state !== 'edited') {
    return <ShownEvent {...card} hasFocus={state === 'left'} onEdit={() => setState('edited')} />;
  }
  const close = () => setState('left');
  const done = (draft: Draft) => {
    setState('shown');
    onMoved(draft);
  };
  return <EditEvent event={card.event} onDone={done} onClose={close} />;
}

interface ShownEventProps extends Omit<EventCardProps, 'onMoved'> {
  /** Whether it returns from a cancelled edit, and so takes the focus. */
  hasFocus: boolean;
  onEdit: () => void;
}

function ShownEvent({ event, onRemoved, hasFocus, onEdit }: ShownEventProps) {
  const zone = useZone();
  const [deleting, setDeleting] = useState(false);
  const isDeleted = useRef(false);

  // The card unmounts only after the list has been refetched without the event.
  useEffect(
    () => () => {
      if (isDeleted.current) onRemoved();
    },
    [onRemoved],
  );

  return (
    <Card as="article" className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5 [overflow-wrap:anywhere]">
        <h3 className="pt-1.5">{event.title}</h3>
        <p className="flex gap-2 text-soft text-sm">
          <Clock className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span className="tabular-nums">{formatSpan(event, zone, zone.wall(new Date(useNow())))}</span>
        </p>
        <p className="flex gap-2 text-soft text-sm">
          <MapPin className="mt-0.5 size-4 shrink-0" aria-hidden />
          {event.location}
        </p>
        {event.description && (
          <p className="whitespace-pre-line text-base">
            <LinkedText>{event.description}</LinkedText>
          </p>
        )}
      </div>
      <IconButton icon={Pencil} label={`Edit ${event.title}`} autoFocus={hasFocus} onClick={onEdit} />
      <IconButton icon={Trash2} label={`Delete ${event.title}`} onClick={() => setDeleting(true)} />
      {deleting && (
        <DeleteEvent
          event={event}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            isDeleted.current = true;
          }}
        />
      )}
    </Card>
  );
}

/** '16:00–17:30'; with the dates if it lasts several days. */
function formatSpan({ startTime, endTime }: CalendarEvent, zone: Zone, now: Date): string {
  const [start, end] = [zone.wall(startTime), zone.wall(endTime)];
  const isOneDay = start.toISOString().slice(0, 10) === end.toISOString().slice(0, 10);
  if (isOneDay) return spanText(timeText(start), timeText(end));
  return spanText(momentText(start, now), momentText(end, now));
}

interface DeleteEventProps {
  event: CalendarEvent;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an event is deleted. For a moment afterwards the deletion can be undone. */
function DeleteEvent({ event, onClose, onDeleted }: DeleteEventProps) {
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

/** Undoes a deletion. If that fails, the event's content is kept for a retry. */
async function addAgain(event: CalendarEvent): Promise<void> {
  const { title, description, location, startTime, endTime } = event;
  try {
    await addEvent({ title, description, location, startTime, endTime });
    toast({ title: 'Event added', tone: 'good' });
  } catch {
    const action = { label: 'Try again', act: () => void addAgain(event) };
    toast({ title: 'Failed to add your event. Please try again.', tone: 'bad', action });
  }
}
