import { Link } from 'react-router';
import { gameDay } from '#features/competition/games/web/times.ts';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { CupEntry } from '../contract.ts';
import { describeEntry, gainText } from '../in-words.ts';

interface EntryLineProps {
  entry: CupEntry;
  /** Where entries of several residences stand together. */
  residence?: string | undefined;
}

/** One entry: what for, where it comes from, and how many points. */
export function EntryLine({ entry, residence }: EntryLineProps) {
  const now = new Date(useNow());
  const zone = useZone();
  const { points, at, reason, by, team } = entry;
  const source = sourceOf(entry);
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1 text-sm wrap-anywhere">
        <p className="font-bold text-base leading-snug">
          {residence && `${residence}: `}
          {describeEntry(entry)}
        </p>
        {source && (
          <Link to={source.to} viewTransition className="inline-flex min-h-6 items-center text-accent-text underline">
            {source.title}
          </Link>
        )}
        {reason && <p className="whitespace-pre-line">{reason}</p>}
        <p className="text-soft">
          {[gameDay(at, now, zone), team?.name, by && `by ${by}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className={`score shrink-0 text-xl ${points < 0 ? 'text-live-text' : ''}`}>
        {gainText(points)}
        <span className="sr-only"> points</span>
      </span>
    </div>
  );
}

/** The game, the table or the meet that gave the points. */
function sourceOf({ game, competition, meet, sport, kind }: CupEntry): { to: string; title: string } | null {
  if (kind === 'given') return null;
  if (game) return { to: `/games/${game.id}`, title: game.title };
  if (meet) return { to: `/meets/${meet.id}`, title: meet.name };
  if (competition && sport) {
    return {
      to: `/standings?sport=${sport.id}&competition=${competition.id}`,
      title: `${competition.name}, ${sport.name}`,
    };
  }
  return sport ? { to: `/standings?sport=${sport.id}`, title: sport.name } : null;
}
