import { useQueries } from '@tanstack/react-query';
import { maxConcurrent } from '#shared/plain-resource.ts';
import { getMessage } from '#web/api/api.ts';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints, Game } from '../../contract.ts';
import type { GameDependent } from '../../several-fields.ts';

const api = apiClient<typeof endpoints>();

const effects = {
  deleted: 'Deleted with them',
  unlinked: 'Kept without their game',
  stays: 'Games with one of these stay: clear it first',
} as const satisfies Record<GameDependent['effect'], string>;

/** Says what else goes when these games are deleted, as the server counts it. */
export function GamesTakenAlong({ rows }: { rows: readonly Game[] }) {
  const portions = Array.from({ length: Math.ceil(rows.length / maxConcurrent) }, (_, at) =>
    rows.slice(at * maxConcurrent, (at + 1) * maxConcurrent),
  );
  const responses = useQueries({
    queries: portions.map((some) => ({
      ...api.read('GET /api/games/parts', { query: { ids: some.map(({ id }) => id).join() } }),
      staleTime: 0,
    })),
  });
  const failed = responses.find(({ error }) => error)?.error;
  if (failed) return <p className="text-sm">What belongs to them could not be counted: {getMessage(failed)}</p>;
  if (responses.some(({ data }) => !data)) return <p className="text-sm text-soft">Counting what belongs to them...</p>;
  const parts = totals(responses.flatMap(({ data }) => data ?? []));
  if (parts.length === 0) return <p className="text-sm text-soft">Nothing else belongs to them.</p>;
  return (
    <div role="status">
      <dl className="grid gap-2 text-sm">
        {[...Map.groupBy(parts, ({ effect }) => effect)].map(([effect, own]) => (
          <div key={effect}>
            <dt className="text-soft">{effects[effect]}</dt>
            <dd className="font-semibold">
              {own.map(({ one, many, count }) => `${count} ${count === 1 ? one : many}`).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Adds up the counts of several calls. */
function totals(parts: readonly GameDependent[]): GameDependent[] {
  return [...Map.groupBy(parts, ({ many, effect }) => `${many} ${effect}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, count: same.reduce((sum, { count }) => sum + count, 0) }] : [];
  });
}
