import { CalendarDays } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { isFiltered } from './GamesFilter.tsx';
import { filterOf } from './pill-in-url.ts';

export function NoGames() {
  if (isFiltered(filterOf(useSearchParams()[0]))) return <NoneOfThese />;
  return (
    <Card hero>
      <EmptyState
        icon={CalendarDays}
        title="No games scheduled"
        text="Check back later for upcoming matches and events"
      />
    </Card>
  );
}

const NoneOfThese = () => (
  <Card hero>
    <EmptyState icon={CalendarDays} title="No games found" text="Try another sport, or show the games of all teams." />
  </Card>
);
