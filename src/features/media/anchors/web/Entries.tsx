import { Check, Trophy } from 'lucide-react';

/** A list of responsibilities or achievements. */
export function Entries({ entries, trophies = false }: { entries: readonly string[]; trophies?: boolean }) {
  const Icon = trophies ? Trophy : Check;
  return (
    <ul className="grid gap-1.5 text-sm text-soft">
      {[...new Set(entries)].map((entry) => (
        <li key={entry} className="flex gap-2">
          <Icon className={`mt-0.5 size-4 shrink-0 ${trophies ? 'text-gold' : 'text-accent-text'}`} aria-hidden />
          <span className="min-w-0 wrap-anywhere">{entry}</span>
        </li>
      ))}
    </ul>
  );
}
