import type { Game } from '#features/competition/games/contract.ts';
import { LiveCard } from '#features/competition/games/web/LiveCard.tsx';
import { useMyTeams } from '#features/teams/my-teams/web/api.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { mineFirst } from '../team-rules.ts';
import { Held } from './Held.tsx';

const MoreLiveGames = lazyComponent(async () => (await import('./MoreLiveGames.tsx')).MoreLiveGames);

/** One's own live game large, or else the first; the others on a line each. */
export function LiveGames({ games }: { games: readonly Game[] }) {
  const { whyMine } = useMyTeams();
  const [first, ...others] = mineFirst(games, (teamId) => whyMine(teamId) !== null);
  return (
    <>
      {first && <LiveCard key={first.id} game={first} />}
      <Held heading="Also live" rows={others.map(() => 49)}>
        <MoreLiveGames games={others} />
      </Held>
    </>
  );
}
