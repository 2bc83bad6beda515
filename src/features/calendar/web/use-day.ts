import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '#web/ui/clock.ts';
import { useZone } from '#web/zone.ts';
import { type Day, dayOf, isDay } from './days.ts';

/** The day that is looked at, which the address names (`?day=2026-11-22`); today without. */
export function useDay(): { today: Day; selected: Day; select: (day: Day) => void } {
  const today = dayOf(new Date(useNow()), useZone());
  const [search, setSearch] = useSearchParams();
  const select = useCallback(
    (day: Day) => {
      if (isDay(day)) setSearch({ day }, { replace: true, preventScrollReset: true });
    },
    [setSearch],
  );
  return { today, selected: dayIn(search) ?? today, select };
}

export function dayIn(search: URLSearchParams): Day | undefined {
  const asked = search.get('day') ?? '';
  return isDay(asked) ? asked : undefined;
}
