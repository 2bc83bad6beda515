import { useGames } from '#features/games/web/api.ts';
import { LiveCard } from '#features/games/web/LiveCard.tsx';

export function LiveGames() {
  const live = useGames().data?.filter((game) => game.status === 'live') ?? [];
  return live.map((game) => <LiveCard key={game.id} game={game} />);
}
