import { X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Refusal } from '#web/forms/Refusal.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Fault, TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { EventResults } from '../../../contract.ts';
import { maxResults } from '../../../limits.ts';
import { markExamples } from '../../../mark-rules.ts';
import { PlaceMark } from '../../PlaceMark.tsx';
import { measureNames } from '../EventsField.tsx';
import { type EntryRow, emptyRow, faultOf, isTyped, placesOf } from './draft.ts';
import { NameField } from './NameField.tsx';
import { type Entry, useResults } from './use-results.ts';

interface EventEntryProps {
  event: EventResults;
  sportId: number;
}

/** The rows of one event: a name, Tab, a mark, Enter. The place beside each follows by itself. */
export function EventEntry({ event, sportId }: EventEntryProps) {
  const entry = useResults(event);
  const list = useRef<HTMLOListElement>(null);
  const places = placesOf(event.measure, entry.rows);
  const focus = (at: number, field: 'name' | 'mark') =>
    list.current?.children[at]
      ?.querySelector<HTMLInputElement>(field === 'name' ? '[role=combobox]' : '[data-mark]')
      ?.focus();
  const isFull = entry.draft.rows.length >= maxResults;
  return (
    <div className="grid grid-cols-1 gap-3.5 lg:max-w-2xl">
      <Unsaved entry={entry} event={event} />
      <Card heading={event.name} aside={<span className="text-soft text-sm">{measureNames[event.measure]}</span>}>
        <ol ref={list} className="-mx-1 grid grid-cols-1 gap-2">
          {entry.rows.slice(0, isFull ? maxResults : undefined).map((row, at) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their place while they are typed
              key={at}
              {...{ row, at, event, sportId, entry }}
              place={places[at] ?? null}
              onMark={() => focus(at, 'mark')}
              onNext={() => focus(at + 1, 'name')}
            />
          ))}
        </ol>
        <p className="mt-3 text-soft text-sm">
          {markExamples[event.measure]}, or DNS, DNF, DQ. Nothing typed: on the start list.
        </p>
      </Card>
      <div className="bottom-bar flex-col items-stretch gap-2">
        <Refusal of={entry.form} />
        <Button variant="primary" busy={entry.form.isSending} busyLabel="Saving..." onClick={entry.save}>
          Save
        </Button>
      </div>
    </div>
  );
}

interface RowProps extends EventEntryProps {
  row: EntryRow;
  at: number;
  place: number | null;
  entry: Entry;
  onMark: () => void;
  onNext: () => void;
}

function Row({ row, at, place, event, sportId, entry, onMark, onNext }: RowProps) {
  const { measure } = event;
  const fault = faultOf(measure, row);
  // While a mark is being typed it is not wrong yet.
  const shownFault = entry.showsFaults ? fault : null;
  const isWrongName = shownFault !== null && row.name.trim() === '';
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onNext();
  };
  return (
    <li className={`grid items-start gap-1.5 ${columns}`}>
      <span className="grid h-12 place-items-center">
        <PlaceMark place={place} />
      </span>
      <NameField
        label={`Name in row ${at + 1}`}
        {...{ row, sportId }}
        isWrong={isWrongName}
        onWrite={(part) => entry.writeRow(at, part)}
        onNext={onMark}
      />
      <TextInput
        data-mark
        aria-label={`${measureNames[measure]} in row ${at + 1}`}
        aria-invalid={(shownFault !== null && !isWrongName) || undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={16}
        value={row.text}
        onChange={({ target }) => entry.writeRow(at, { text: target.value })}
        onKeyDown={press}
        className="score px-2! text-right text-lg max-[16rem]:col-span-full max-[16rem]:row-start-3"
      />
      <span className="flex h-12 items-center max-[16rem]:col-start-3 max-[16rem]:row-start-1">
        {(isTyped(row) || row !== emptyRow) && (
          <IconButton icon={X} label={`Remove row ${at + 1}`} onClick={() => entry.removeRow(at)} className="-mx-1.5" />
        )}
      </span>
      <div className="col-span-full pl-10 empty:hidden">
        <Fault>{shownFault}</Fault>
      </div>
    </li>
  );
}

/** The place, the name, the mark and a button; in large text, name and mark below the others. */
const columns =
  'grid-cols-[2rem_minmax(0,1fr)_4.5rem_1.75rem] max-[16rem]:grid-cols-[2rem_minmax(0,1fr)_auto] min-[22.5rem]:grid-cols-[2rem_minmax(0,1fr)_5.5rem_2rem] sm:grid-cols-[2rem_minmax(0,1fr)_7rem_2.25rem]';

/** Shown for unsaved rows: from an earlier visit, or because somebody else has saved meanwhile. */
function Unsaved({ entry, event }: { entry: Entry; event: EventResults }) {
  const { theirs } = entry;
  if (theirs) {
    return (
      <div role="alert" className="grid gap-2.5 rounded-control border border-gold p-3 text-sm">
        <p className="font-bold">Someone else saved this event while you were editing it.</p>
        <div className="flex flex-wrap gap-2">
          <Button small onClick={() => entry.startOver(theirs)}>
            Use theirs
          </Button>
          <Button small onClick={() => entry.keepMine(theirs)}>
            Keep mine
          </Button>
        </div>
      </div>
    );
  }
  if (!entry.wasStored) return null;
  return (
    <div role="status" className="flex items-center justify-between gap-3 rounded-control bg-raised p-3 text-sm">
      <p>Your unsaved changes are still here.</p>
      <Button small onClick={() => entry.startOver(event)}>
        Start over
      </Button>
    </div>
  );
}
