import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fixtureText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { EnteredGame } from '../../contract.ts';
import { enteredGamesOptions } from '../api.ts';
import { GameTime } from '../GameTime.tsx';
import { whenText } from '../times.ts';

/** The games that somebody goes to, and the people they bring. */
export function OwnRsvpsCard() {
  const { data, error, isFetching, refetch } = useQuery(enteredGamesOptions);
  return (
    <Card heading="My RSVPs">
      {data?.length === 0 && <p className="text-sm text-soft">No games yet. RSVP to a game and it will appear here.</p>}
      {data && data.length > 0 && (
        <ul className="grid gap-1">
          {data.map((entered) => (
            <Entered key={entered.game.id} entered={entered} />
          ))}
        </ul>
      )}
      {!data && error && (
        <ErrorState
          title="Your RSVPs did not load"
          text={getMessage(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading your RSVPs" className="grid gap-2">
          <Skeleton className="h-14" />
        </Loading>
      )}
    </Card>
  );
}

OwnRsvpsCard.reads = (client: QueryClient) => [client.prefetchQuery(enteredGamesOptions)];

function Entered({ entered: { game, userNames } }: { entered: EnteredGame }) {
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <li>
      <Link
        to={`/games/${game.id}`}
        viewTransition
        className="-mx-2 block rounded-control px-2 py-2 transition hover:bg-raised"
      >
        <span className="block font-semibold text-base wrap-anywhere">
          {fixtureText(game.homeTeam.name, game.awayTeam.name)}
        </span>
        <span className="block text-sm text-soft wrap-anywhere">
          <GameTime at={game.dateTime}>{whenText(game.dateTime, now, zone)}</GameTime> · {userNames.join(', ')}
        </span>
      </Link>
    </li>
  );
}
