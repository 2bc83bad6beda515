import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import * as z from 'zod/mini';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { apiClient } from '#web/api/requests.ts';
import { useDebounced } from '#web/debounced.ts';
import { endpoints, type PreviewedTeam } from '../../contract.ts';
import { describePreview, isMoved } from '../../preview-rules.ts';

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
      <ol className="mt-2 grid grid-cols-1">
        {data.teams.map((previewed) => (
          <Place key={`${previewed.group}${previewed.team.id}`} previewed={previewed} />
        ))}
      </ol>
      <p className="mt-2 text-sm text-soft">{data.rule}</p>
    </section>
  );
}

function Place({ previewed }: { previewed: PreviewedTeam }) {
  const { team, group, before, after } = previewed;
  const isOther = before.points !== after.points;
  return (
    <li className="flex min-h-10 items-center gap-2.5 border-line border-t py-1">
      <span className="score min-w-6 text-right text-lg">{after.position}</span>
      <Move before={before.position} after={after.position} />
      <TeamCrest team={team} size={24} lazy />
      <span className={`min-w-0 flex-1 text-sm leading-tight wrap-anywhere ${isMoved(previewed) ? 'font-bold' : ''}`}>
        {team.name}
        {group !== null && <span className="block font-normal text-soft text-xs">{group}</span>}
      </span>
      <span className="shrink-0 text-right text-sm">
        {isOther && (
          <span className="text-soft">
            {before.points}
            <span aria-hidden> → </span>
            <span className="sr-only"> to </span>
          </span>
        )}
        <span className="score text-lg">{after.points}</span> <span className="text-soft text-xs">pts</span>
      </span>
    </li>
  );
}

/** How many places a team goes up or down. */
function Move({ before, after }: { before: number; after: number }) {
  const places = Math.abs(before - after);
  if (places === 0) return <span className="w-9" />;
  const Icon = after < before ? ArrowUp : ArrowDown;
  const tone = after < before ? 'text-win' : 'text-loss';
  return (
    <span className={`flex w-9 items-center gap-0.5 font-bold text-sm tabular-nums ${tone}`}>
      <Icon className="size-4" aria-hidden />
      <span className="sr-only">{after < before ? 'up' : 'down'} </span>
      {places}
    </span>
  );
}
