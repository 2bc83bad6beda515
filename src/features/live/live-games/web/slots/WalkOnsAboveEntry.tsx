import { useQuery } from '@tanstack/react-query';
import type { Game } from '#features/competition/games/contract.ts';
import { eventsOptions } from '../api.ts';
import { useLiveGame } from '../LiveLines.tsx';
import { WalkOnsCard } from '../walk-ons/WalkOnsCard.tsx';

/** Before lines are typed: the walk-ons of the game, whose lines cannot be. */
export function WalkOnsAboveEntry({ game, isLocked }: { game: Game; isLocked: boolean }) {
  const { data } = useQuery(eventsOptions(game.id));
  const live = useLiveGame(data);
  return live && <WalkOnsCard game={game} live={live} isLocked={isLocked} />;
}
