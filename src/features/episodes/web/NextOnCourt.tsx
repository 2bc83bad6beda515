import { useGames } from '#features/games/web/api.ts';
import { GameCard } from '#features/games/web/GameCard.tsx';
import { useNow } from '#web/ui/clock.ts';
import { Loading, Skeleton } from '#web/ui/states.tsx';
import { comingUp } from './coming-up.ts';

export function NextOnCourt() {
  const { data: games, isError } = useGames();
  const next = comingUp(games ?? [], useNow());
  if (isError && !games) return null;
  return (
    <section aria-labelledby="next-on-court" className="grid grid-cols-1 gap-3.5">
      <h2 id="next-on-court">Next on Court</h2>
      {!games && <NextLoading />}
      {games && next.length === 0 && <p className="text-sm text-soft">No upcoming games scheduled</p>}
      {next.map((game) => (
        <GameCard key={game.id} game={game} takesRsvps={false} />
      ))}
    </section>
  );
}

function NextLoading() {
  return (
    <Loading label="Loading the next games" className="grid grid-cols-1 gap-3.5">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-32 rounded-card" />
      ))}
    </Loading>
  );
}
