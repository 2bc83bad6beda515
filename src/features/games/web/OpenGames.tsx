import { useNow } from '#web/ui/clock.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { useZone } from '#web/zone.ts';
import type { Game } from '../contract.ts';
import { type Pill, sections } from '../rules.ts';
import { useGames } from './api.ts';
import { GameListSkeleton, GameLists } from './GameList.tsx';
import { GamesFailure } from './GamesFailure.tsx';
import { GamesFilter, useFilteredGames } from './GamesFilter.tsx';
import { LiveCard } from './LiveCard.tsx';
import { NoGames } from './NoGames.tsx';

export function OpenGames({ pill }: { pill: Pill }) {
  const { data: games, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useGames();
  const filtered = useFilteredGames(games ?? []);
  const now = new Date(useNow());
  const zone = useZone();
  if (!games && error) return <GamesFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!games) return <GameListSkeleton />;

  const shown = sections(filtered, pill, now, (at) => zone.wall(at).toISOString().slice(0, 10));
  const all = shown.flatMap((section) => section.games);
  return (
    <>
      <GamesFilter games={games} />
      <LiveNow games={all.filter((game) => game.status === 'live')} />
      {shown.length === 0 && !hasNextPage && <NoGames />}
      <GameLists sections={shown}>
        <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
      </GameLists>
    </>
  );
}

function LiveNow({ games }: { games: Game[] }) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="live-now" className="grid gap-3">
      <h2 id="live-now">Live now</h2>
      <div className="grid gap-3.5 lg:grid-cols-2 lg:[&>:only-child]:col-span-2">
        {games.map((game) => (
          <LiveCard key={game.id} game={game} />
        ))}
      </div>
    </section>
  );
}
