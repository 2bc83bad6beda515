import { whyNoRsvps } from '#features/games/rules.ts';
import { GameCard } from '#features/games/web/GameCard.tsx';
import { useNow } from '#web/ui/clock.ts';
import type { Draft } from './draft.ts';
import { EventCard } from './EventCard.tsx';
import type { Entry } from './entries.ts';
import { GameFile } from './GameFile.tsx';

interface EntryCardProps {
  entry: Entry;
  /** An event is gone, with the button that was pressed. */
  onGone: () => void;
  onMoved: (draft: Draft) => void;
}

export function EntryCard({ entry, onGone, onMoved }: EntryCardProps) {
  const now = new Date(useNow());
  if (entry.kind === 'event') return <EventCard event={entry.event} onGone={onGone} onMoved={onMoved} />;
  return (
    <div className="grid grid-cols-1 gap-1">
      <GameCard game={entry.game} takesRsvps={whyNoRsvps(entry.game, now) === null} />
      <GameFile game={entry.game} />
    </div>
  );
}
