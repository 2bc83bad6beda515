import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { whenText } from '#features/competition/games/web/times.ts';
import { fixtureText } from '#shared/notation.ts';
import { useNow } from '#web/ui/time/clock.ts';
import type { PlannedGame, ShownPlace } from '../../../publish-contract.ts';
import { useVillageZone } from '../village-zone.ts';

type Changed = Pick<PlannedGame, 'home' | 'away' | 'competition' | 'from' | 'to'> & { round?: string | null };

/** A game with where it is and where it goes. */
export function ChangeRow({ game, children }: { game: Changed; children?: ReactNode }) {
  const { home, away, competition, round, from, to } = game;
  return (
    <li className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-baseline">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-bold">{fixtureText(home, away)}</p>
        <p className="text-sm text-soft">{[competition, round].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {from && (
            <span className="text-soft line-through decoration-1">
              <span className="sr-only">Before: </span>
              <PlaceText place={from} />
            </span>
          )}
          <span className="font-semibold">
            {from && <ArrowRight className="mr-2 inline size-4 align-text-bottom text-soft" aria-hidden />}
            {from && <span className="sr-only">Then: </span>}
            {to === null ? 'Called off' : <PlaceText place={to} />}
          </span>
        </p>
        {children}
      </div>
    </li>
  );
}

function PlaceText({ place: { dateTime, location } }: { place: ShownPlace }) {
  const [now, zone] = [useNow(), useVillageZone()];
  const when = dateTime === null ? 'Postponed' : whenText(dateTime, new Date(now), zone);
  return (
    <>
      {when}
      {location !== null && `, ${location}`}
    </>
  );
}
