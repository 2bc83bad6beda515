import { CalendarDays } from 'lucide-react';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/states.tsx';

export function NoGames() {
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
