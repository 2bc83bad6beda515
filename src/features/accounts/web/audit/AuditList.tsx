import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import { settingsOptions } from '#features/settings/web/api.ts';
import { messageOf } from '#web/api.ts';
import { GrowingList } from '#web/ui/GrowingList.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { rowsGrid, rowsLoading } from '../people/rows.ts';
import { AuditCard } from './AuditCard.tsx';
import { type Asked, auditOptions, readAnew } from './api.ts';

export function AuditList({ asked }: { asked: Asked }) {
  const list = useInfiniteQuery({ ...auditOptions(asked), ...readAnew });
  const moment = useMoments();
  return (
    <GrowingList
      list={list}
      loading={{ ...rowsLoading, label: 'Loading the audit log...' }}
      className={rowsGrid}
      failed={{ title: 'Failed to load the audit log', text: messageOf(list.error) }}
      empty={<EmptyState icon={ScrollText} title="No entries found" text="Try another person, act or day." />}
    >
      {(lines) => (
        <ul aria-label="Audit log" className="grid gap-2.5">
          {lines.map((line) => (
            <AuditCard key={line.id} line={line} moment={moment} askedFor={asked.subject} />
          ))}
        </ul>
      )}
    </GrowingList>
  );
}

/** Moments as the village's clocks show them. */
function useMoments(): (instant: string) => string {
  const timeZone = useQuery(settingsOptions).data?.timeZone;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'medium',
      timeStyle: 'medium',
      ...(timeZone && { timeZone }),
    });
    return (instant) => format.format(new Date(instant));
  }, [timeZone]);
}
