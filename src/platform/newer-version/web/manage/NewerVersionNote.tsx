import { useQuery } from '@tanstack/react-query';
import { ArrowUpCircle } from 'lucide-react';
import { newerVersionOptions } from '../api.ts';

/** On the dashboard, if an admin had the app look for newer versions and there is one. */
export function NewerVersionNote() {
  const { data } = useQuery(newerVersionOptions());
  if (!data?.newer) return null;
  const { newer, running } = data;
  return (
    <section aria-label="Newer version" className="card mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 p-4">
      <ArrowUpCircle className="size-5 shrink-0 text-accent-text" aria-hidden />
      <p className="min-w-0 flex-1 basis-56">
        <strong>A newer version exists: {newer.version}</strong>
        <span className="block text-sm text-soft">
          This village runs {running}. Whoever runs the server can upgrade it.
        </span>
      </p>
      {newer.url !== null && (
        <a
          href={newer.url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-bold text-accent-text text-sm hover:underline"
        >
          What changed
        </a>
      )}
    </section>
  );
}
