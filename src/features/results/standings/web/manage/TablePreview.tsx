import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';
import { apiClient } from '#web/api/requests.ts';
import { useDebounced } from '#web/debounced.ts';
import { endpoints } from '../../contract.ts';
import { describePreview } from '../../preview-rules.ts';
import { TableMoves } from '../TableMoves.tsx';

const api = apiClient<typeof endpoints>();
const { body: Body } = endpoints['POST /api/standings/preview'];

interface TablePreviewProps {
  competitionId: number;
  changes: Readonly<Record<string, unknown>>;
}

/** Who moves in the table by the rules in the form, before they are saved. */
export function TablePreview({ competitionId, changes }: TablePreviewProps) {
  const id = useId();
  const typed = useDebounced(JSON.stringify({ competitionId, changes }));
  const body = z.safeParse(Body, JSON.parse(typed)).data;
  const { data } = useQuery({
    queryKey: ['table-preview', typed],
    queryFn: body ? () => api.send('POST /api/standings/preview', { body }) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!data || data.teams.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-control bg-raised p-3.5">
      <h3 id={id}>The table with these rules</h3>
      <p role="status" className="mt-1 font-semibold text-sm">
        {describePreview(data.teams)}
      </p>
      <div className="mt-2">
        <TableMoves teams={data.teams} />
      </div>
      <p className="mt-2 text-sm text-soft">{data.rule}</p>
    </section>
  );
}
