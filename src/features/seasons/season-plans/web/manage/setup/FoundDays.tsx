import { useQueryClient } from '@tanstack/react-query';
import { FileUp, Flag } from 'lucide-react';
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
  const [found, setFound] = useState<readonly DayOff[] | null>(null);
  const [further, setFurther] = useState(0);
  const isKnown = (day: DayOff) =>
    known.some(({ from, until, reason }) => from === day.from && until === day.until && reason === day.reason);
  const show = (days: readonly DayOff[], more: number, nothing: string) => {
    const fresh = days.filter((day) => !isKnown(day));
    if (fresh.length === 0) toast({ title: nothing });
    else setFound(fresh);
    setFurther(more);
  };
  const holidays = useWrite({
    send: () => client.fetchQuery(publicHolidaysOptions(season.from, season.until)),
    onDone: (days) => show(days, 0, 'All public holidays of the season are in the list'),
    onFailed: (error) => toast({ title: 'The holidays did not load', description: getMessage(error), tone: 'bad' }),
  });
  const reading = useWrite({
    send: (file: File) => readCalendarFile(file, season),
    onDone: ({ days, further: more }) => show(days, more, 'No day of this file is new to the season'),
    onFailed: (error) => toast({ title: 'The file was not read', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <div className="flex flex-wrap gap-2">
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
          days={found}
          further={further}
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

interface ChooseDaysProps {
  days: readonly DayOff[];
  further: number;
  onAdd: (days: readonly DayOff[]) => void;
  onClose: () => void;
}

function ChooseDays({ days, further, onAdd, onClose }: ChooseDaysProps) {
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
    </Dialog>
  );
}
