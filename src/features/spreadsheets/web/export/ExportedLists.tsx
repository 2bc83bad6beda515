import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { messageOf } from '#web/api.ts';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { exportedListsOptions } from '../api.ts';

export function ExportedLists() {
  const { data: lists, error, refetch, isFetching } = useQuery(exportedListsOptions());
  if (error) {
    return <ErrorState title="The lists did not load" text={messageOf(error)} onRetry={refetch} busy={isFetching} />;
  }
  if (!lists) {
    return (
      <Loading label="Loading the lists" className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
          <Skeleton key={place} className="h-16" />
        ))}
      </Loading>
    );
  }
  return (
    <section aria-labelledby="exports" className="grid gap-3">
      <h2 id="exports">Take a list away</h2>
      <p className="max-w-[65ch] text-sm text-soft">
        As CSV, for any spreadsheet. Teams, players and games are in the form that an import reads.
      </p>
      <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {lists.map(({ name, title }) => (
          <li key={name}>
            <a
              href={`/api/exports/${name}`}
              download
              className="card flex min-h-16 items-center gap-3 p-3.5 transition-colors hover:border-edge"
            >
              <span className="min-w-0 flex-1 font-bold text-[0.9375rem]">{title}</span>
              <Download className="size-5 shrink-0 text-soft" aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
