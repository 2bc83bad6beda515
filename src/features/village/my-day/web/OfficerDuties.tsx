import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardList, Radio } from 'lucide-react';
import { Link } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import { isResultMissing } from '#features/competition/games/rules.ts';
import { gamesBetween, missingResultsOptions } from '#features/competition/games/web/api.ts';
import { whenText } from '#features/competition/games/web/times.ts';
import { WaitingLinks } from '#features/people/notices/web/WaitingLinks.tsx';
import { fixtureText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { gamesToScore } from '../rules.ts';

/** What an officer has to do: games to score and results to enter by time, then what waits for a decision. */
export function OfficerDuties() {
  return (
    <section aria-labelledby="officer-duties" className="grid grid-cols-1 gap-3">
      <h2 id="officer-duties">As an officer</h2>
      <GamesToScore />
      <WaitingLinks />
    </section>
  );
}

const hourMs = 3_600_000;

function GamesToScore() {
  const now = useNow();
  // The same key for an hour.
  const hour = Math.floor(now / hourMs) * hourMs;
  const soon = useInfiniteQuery(
    gamesBetween(new Date(hour - 4 * hourMs).toISOString(), new Date(hour + 24 * hourMs).toISOString()),
  );
  const missing = useInfiniteQuery(missingResultsOptions(new Date(now)));
  const failed = [soon, missing].find(({ data, error }) => !data && error);
  if (failed) {
    const retry = () => void failed.refetch();
    return (
      <ErrorState
        title="The games did not load"
        text={getMessage(failed.error)}
        onRetry={retry}
        busy={failed.isFetching}
      />
    );
  }
  if (!soon.data || !missing.data)
    return (
      <Loading label="Loading the games to score">
        <Skeleton className="h-14 rounded-card" />
      </Loading>
    );
  const games = gamesToScore({ soon: soon.data, missing: missing.data });
  if (games.length === 0) return <p className="text-soft text-sm">No games to score within 24 hours.</p>;
  return (
    <ol className="card divide-y divide-line overflow-clip">
      {games.map((game) => (
        <GameToScore key={game.id} game={game} />
      ))}
    </ol>
  );
}

function GameToScore({ game }: { game: Game }) {
  const now = new Date(useNow());
  const zone = useZone();
  const isMissing = isResultMissing(game, now);
  const Icon = isMissing ? ClipboardList : Radio;
  return (
    <li className="relative grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-3.5 py-2">
      <Icon className={`size-5 ${game.status === 'live' ? 'text-live-text' : 'text-gold'}`} aria-hidden />
      <div className="grid min-w-0 gap-0.5">
        <Link
          to={isMissing ? `/games/${game.id}` : `/games/${game.id}/console`}
          viewTransition
          className="font-bold text-base leading-tight wrap-anywhere after:absolute after:inset-0"
        >
          {isMissing ? 'Enter the result: ' : 'Score live: '}
          {fixtureText(game.homeTeam.name, game.awayTeam.name)}
        </Link>
        <p className="text-soft text-sm wrap-anywhere">
          {[game.dateTime && whenText(game.dateTime, now, zone), game.sport.name, game.location]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  );
}
