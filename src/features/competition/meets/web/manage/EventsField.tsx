import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { Measure } from '#features/teams/sports/definitions/definition.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import type { FormField } from '#platform/admin/web/manager/form/form.ts';
import type { FieldsProps } from '#platform/admin/web/manager/manager.ts';
import { nameKey } from '#shared/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { Fault, Select, TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { maxEventNameLength, measures } from '../../contract.ts';
import { maxEvents } from '../../limits.ts';

/** An event in the form; one that is stored has an id. */
export interface EventRow {
  id?: number;
  name: string;
  measure: Measure;
}

export const measureNames: Readonly<Record<Measure, string>> = {
  time: 'Time',
  distance: 'Distance',
  points: 'Points',
  place: 'Place',
};

interface EventsFieldProps extends Omit<FieldsProps, 'form' | 'triesCount'> {
  field: FormField;
}

/** The events of a meet: the sport's usual ones with one press each, and any others by name. */
export function EventsField({ field: { name, label }, draft, issues, isBusy, onType }: EventsFieldProps) {
  const events = readEvents(draft[name]);
  const placings = usePlacings(draft['sportId']);
  const measure = placings?.measure ?? 'time';
  const write = (next: readonly EventRow[]) => onType(name, next);
  const change = (at: number, part: Partial<EventRow>) =>
    write(events.map((event, index) => (index === at ? { ...event, ...part } : event)));
  const taken = new Set(events.map((event) => nameKey(event.name)));
  const usual = (placings?.events ?? []).filter((event) => !taken.has(nameKey(event.name)));
  const isFull = events.length >= maxEvents;
  return (
    <fieldset data-field={name} disabled={isBusy} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <ol className="grid grid-cols-1 gap-2 empty:hidden">
        {events.map((event, at) => (
          <li key={event.id ?? `new ${at}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-1.5">
            <TextInput
              aria-label={`Event ${at + 1}`}
              aria-invalid={issues[`${name}.${at}.name`] !== undefined || undefined}
              value={event.name}
              maxLength={maxEventNameLength}
              onChange={({ target }) => change(at, { name: target.value })}
            />
            <span className="flex">
              <IconButton
                icon={ArrowUp}
                label={`Move event ${at + 1} up`}
                disabled={at === 0}
                onClick={() => write(swapped(events, at - 1))}
              />
              <IconButton
                icon={ArrowDown}
                label={`Move event ${at + 1} down`}
                disabled={at === events.length - 1}
                onClick={() => write(swapped(events, at))}
              />
              <IconButton
                icon={X}
                label={`Remove event ${at + 1}`}
                onClick={() => write(events.filter((_, index) => index !== at))}
              />
            </span>
            <Select
              aria-label={`Event ${at + 1} is decided by`}
              value={event.measure}
              onChange={({ target }) => change(at, { measure: measureIn(target.value) })}
              choices={measures.map((value) => ({ value, label: measureNames[value] }))}
              className="min-h-11!"
            />
          </li>
        ))}
      </ol>
      {!isFull && (
        <Button small onClick={() => write([...events, { name: '', measure }])} className="justify-self-start">
          <Plus className="size-4" aria-hidden /> Add an event
        </Button>
      )}
      {!isFull && usual.length > 0 && (
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 text-sm text-soft">Usual events</legend>
          <div className="flex flex-wrap gap-1.5">
            {usual.map((event) => (
              <Button
                key={event.name}
                small
                onClick={() => write([...events, { name: event.name, measure: event.measure ?? measure }])}
              >
                <Plus className="size-4" aria-hidden /> {event.name}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <Fault>{faultText(issues, name)}</Fault>
    </fieldset>
  );
}

function usePlacings(sportId: unknown) {
  const sport = useQuery(sportsOptions()).data?.find(({ id }) => String(id) === sportId);
  return sport && getDefinition(sport.definition).placings;
}

/** The first thing that is wrong with the list or one of its rows. */
function faultText(issues: FieldsProps['issues'], name: string): string | undefined {
  const [path, message] = Object.entries(issues).find(([key]) => key === name || key.startsWith(`${name}.`)) ?? [];
  if (path === undefined || path === name) return message;
  return `Event ${Number(path.split('.')[1]) + 1}: the name ${message}`;
}

const measureIn = (text: string): Measure => measures.find((measure) => measure === text) ?? 'time';

function swapped(events: readonly EventRow[], at: number): EventRow[] {
  return events.toSpliced(at, 2, ...events.slice(at, at + 2).toReversed());
}

const readEvents = (draft: unknown): readonly EventRow[] => (Array.isArray(draft) ? draft.flatMap(readEvent) : []);

function readEvent(row: unknown): EventRow[] {
  if (typeof row !== 'object' || row === null || !('name' in row) || !('measure' in row)) return [];
  const id = 'id' in row && typeof row.id === 'number' ? { id: row.id } : {};
  return [{ ...id, name: String(row.name), measure: measureIn(String(row.measure)) }];
}
