import { useQuery } from '@tanstack/react-query';
import type { Game } from '#features/competition/games/contract.ts';
import { eventsOptions } from '../api.ts';
import { CardsCard } from '../cards/CardsCard.tsx';
import { Scorecard } from '../innings/Scorecard.tsx';
import { useLiveGame } from '../LiveLines.tsx';

/** What a box score does not hold, and the plays do: the minutes of the cards, how batters were out. */
export function PlaysInBoxScore({ game }: { game: Game }) {
  const { data } = useQuery(eventsOptions(game.id));
  const live = useLiveGame(data);
  return (
    live && (
      <>
        <Scorecard game={game} live={live} />
        <CardsCard game={game} live={live} />
      </>
    )
  );
}
