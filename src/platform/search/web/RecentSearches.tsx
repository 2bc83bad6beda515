import { History } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { forgetSearches, useRecentSearches } from './recent-searches.ts';

/** The recent searches on this device; one press clears them. */
export function RecentSearches({ onChoose }: { onChoose: (q: string) => void }) {
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="grid gap-1 lg:max-w-2xl">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent-searches" className="text-base">
          Recent searches
        </h2>
        <Button variant="plain" small onClick={forgetSearches} aria-label="Clear recent searches">
          Clear
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {recent.map((q) => (
          <li key={q} className="min-w-0">
            <Button small onClick={() => onChoose(q)} className="max-w-full">
              <History className="size-4 shrink-0 text-soft" aria-hidden />
              <span className="truncate">{q}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
