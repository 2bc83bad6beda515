import { CalendarDays, Trophy } from 'lucide-react';
import { EmptyState } from '#web/ui/states.tsx';

export const NoGames = ({ played }: { played: boolean }) =>
  played ? (
    <EmptyState icon={Trophy} title="No games played yet" text="The latest result will appear here" />
  ) : (
    <EmptyState
      icon={CalendarDays}
      title="No upcoming games scheduled"
      text="Check back later for upcoming matches and events"
    />
  );
