import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Flag, ListChecks } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { momentText } from '#shared/notation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { InfiniteList } from '#web/ui/lists/InfiniteList.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { CupEntry, CupTable, CupTableRow } from '../contract.ts';
import { finalAt } from '../day-rules.ts';
import { describeEntry, pointsText } from '../in-words.ts';
import { cupEntriesOptions, ownCupOptions } from './api.ts';
import { EntryLine } from './EntryLine.tsx';
import { ObjectionDialog } from './ObjectionDialog.tsx';

interface EntriesCardProps {
  table: CupTable;
  row: CupTableRow;
  /** Somebody has pressed its row just now: it stands below the table, where a small screen does not show it. */
  isPressed: boolean;
}

/** How many are shown until somebody asks for all. */
const mostAtFirst = 8;

/** Every point of a residence, latest first; the sum of them is what stands in the table. */
export function EntriesCard({ table, row: { residence, points }, isPressed }: EntriesCardProps) {
  const list = useInfiniteQuery(cupEntriesOptions(table.cup.id, residence.id));
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isPressed) bringIntoSight(heading.current);
  }, [isPressed]);
  const firstOnly = !isWhole && (list.data?.length ?? 0) > mostAtFirst;
  return (
    <Card
      heading={
        <span ref={heading} tabIndex={-1} className="scroll-mt-4 outline-none">
          Points of {residence.name}
        </span>
      }
      aside={<span className="score text-xl">{pointsText(points)}</span>}
      className="wrap-anywhere"
    >
      <InfiniteList
        list={firstOnly ? { ...list, hasNextPage: false } : list}
        loading={{ label: 'Loading the points', rows: 3, shape: 'h-16' }}
        failed={{ title: 'The points did not load', text: 'Please try again.' }}
        empty={<EmptyState icon={ListChecks} title="No points yet" text="They come with the first results." />}
      >
        {(entries) => (
          <ul className="grid">
            {(firstOnly ? entries.slice(0, mostAtFirst) : entries).map((entry) => (
              <li key={entry.id} className="grid gap-1 border-line border-t py-2.5 first:border-t-0">
                <EntryLine entry={entry} />
                <Finality entry={entry} objectionDays={table.objectionDays} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
      {firstOnly && (
        <Button wide small className="mt-2" onClick={() => setWhole(true)}>
          Show all points
        </Button>
      )}
    </Card>
  );
}

/** What follows in the reading order follows from here; a heading that is in sight already stays where it is. */
function bringIntoSight(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.focus({ preventScroll: true });
  if (heading.getBoundingClientRect().top > innerHeight / 2) heading.scrollIntoView({ block: 'start' });
}

/** Whether an entry is final; until then, a button to object for people who may. */
function Finality({ entry, objectionDays }: { entry: CupEntry; objectionDays: number }) {
  const [isOpen, setOpen] = useState(false);
  const mayObject = useQuery(ownCupOptions()).data?.mayObject ?? false;
  const now = new Date(useNow());
  const zone = useZone();
  const until = finalAt(entry, objectionDays);
  if (entry.kind === 'ruling') return null;
  if (entry.objection === 'open') return <State tone="gold" text="An officer decides about an objection" />;
  if (now.toISOString() >= until) return <State text={entry.objection === 'upheld' ? 'Objection upheld' : 'Final'} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-soft text-sm">
      <span>
        {entry.objection === 'rejected' && 'Objection rejected · '}
        {entry.objection === 'upheld' && 'Objection upheld · '}
        Final on {momentText(zone.wall(until), zone.wall(now))}
      </span>
      {mayObject && (
        <Button small variant="plain" aria-label={`Object to ${describeEntry(entry)}`} onClick={() => setOpen(true)}>
          <Flag className="size-4" aria-hidden /> Object
        </Button>
      )}
      {isOpen && <ObjectionDialog entry={entry} onClose={() => setOpen(false)} />}
    </div>
  );
}

const State = ({ text, tone = 'neutral' }: { text: string; tone?: 'neutral' | 'gold' }) => (
  <div>
    <Pill tone={tone}>{text}</Pill>
  </div>
);
