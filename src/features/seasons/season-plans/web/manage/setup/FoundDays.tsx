import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileUp, Flag, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { DayOff } from '../../../contract.ts';
import { publicHolidaysOptions, readCalendarFile } from '../../api.ts';
import { counted } from '../plan-texts.ts';
import { daysText } from './days-text.ts';

interface FoundDaysProps {
  season: { from: string; until: string };
  known: readonly DayOff[];
  onAdd: (days: readonly DayOff[]) => void;
}

/** Days off from a list or a calendar file: shown first, and added as chosen. */
export function FoundDays({ season, known, onAdd }: FoundDaysProps) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found | null>(null);
  const isKnown = (day: DayOff) =>
    known.some(({ from, until, reason }) => from === day.from && until === day.until && reason === day.reason);
  const show = ({ days, ...rest }: Found, nothing: string) => {
    const fresh = days.filter((day) => !isKnown(day));
    if (fresh.length > 0) setFound({ days: fresh, ...rest });
    else toast({ title: nothing, description: unreadText(rest) });
  };
  const holidays = useWrite({
    send: () => client.fetchQuery(publicHolidaysOptions(season.from, season.until)),
    onDone: (days) => show({ days, further: 0, unread: 0 }, 'All public holidays of the season are in the list'),
    onFailed: (error) => toast({ title: 'The holidays did not load', description: getMessage(error), tone: 'bad' }),
  });
  const reading = useWrite({
    send: (file: File) => readCalendarFile(file, season),
    onDone: (read) => show(read, 'No day of this file is new to the season'),
    onFailed: (error) => toast({ title: 'The file was not read', description: getMessage(error), tone: 'bad' }),
  });
  const { data: publicDays = [] } = useQuery(publicHolidaysOptions(season.from, season.until));
  const played = publicDays.filter(({ from }) => !known.some((day) => day.from <= from && from <= day.until));
  return (
    <div className="flex flex-wrap gap-2">
      {played.length > 0 && (
        <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-gold/40 px-3 py-2">
          <p className="min-w-0 grow basis-48 text-sm">
            {counted(played.length, 'public holiday')} of South Africa {played.length === 1 ? 'is' : 'are'} in the
            season, and games may be on {played.length === 1 ? 'it' : 'them'}.
          </p>
          <Button small onClick={() => onAdd(played)}>
            <Plus className="size-4" aria-hidden /> {played.length === 1 ? 'Add it' : 'Add them'} as{' '}
            {played.length === 1 ? 'a day' : 'days'} off
          </Button>
        </div>
      )}
      <Button small busy={holidays.isPending} onClick={() => holidays.mutate(undefined)}>
        <Flag className="size-4" aria-hidden /> South Africa’s public holidays
      </Button>
      <Button small busy={reading.isPending} busyLabel="Reading..." onClick={() => input.current?.click()}>
        <FileUp className="size-4" aria-hidden /> From a calendar file (.ics)
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Calendar file"
        accept=".ics,text/calendar"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) reading.mutate(file);
          target.value = '';
        }}
      />
      {found && (
        <ChooseDays
          {...found}
          onClose={() => setFound(null)}
          onAdd={(days) => {
            onAdd(days);
            setFound(null);
          }}
        />
      )}
    </div>
  );
}

interface Found {
  days: readonly DayOff[];
  further: number;
  unread: number;
}

const unreadText = ({ unread }: Pick<Found, 'unread'>): string | undefined =>
  unread === 0 ? undefined : `${counted(unread, 'entry', 'entries')} of the file could not be read.`;

interface ChooseDaysProps extends Found {
  onAdd: (days: readonly DayOff[]) => void;
  onClose: () => void;
}

function ChooseDays({ days, further, unread, onAdd, onClose }: ChooseDaysProps) {
  const [left, setLeft] = useState<ReadonlySet<DayOff>>(new Set());
  const chosen = days.filter((day) => !left.has(day));
  const choose = (day: DayOff, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(day);
    else next.add(day);
    setLeft(next);
  };
  return (
    <Dialog
      title="Nothing is played on"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
            Add {counted(chosen.length, 'entry', 'entries')}
          </Button>
        </>
      }
    >
      <div className="grid">
        {days.map((day) => (
          <CheckRow
            key={`${day.from} ${day.until} ${day.reason}`}
            checked={!left.has(day)}
            onCheck={(isChosen) => choose(day, isChosen)}
          >
            <span className="font-bold">{daysText(day)}</span> <span className="text-soft">{day.reason}</span>
          </CheckRow>
        ))}
      </div>
      {further > 0 && <p className="mt-2 text-sm text-soft">{further} more are in the file: add these first.</p>}
      {unread > 0 && <p className="mt-2 text-sm text-soft">{unreadText({ unread })}</p>}
    </Dialog>
  );
}
