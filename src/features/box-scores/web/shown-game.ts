import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { prefetchConfirmation } from '#features/confirmations/web/api.ts';
import { gameOptions } from '#features/games/web/api.ts';
import { gameIn } from '#features/games/web/pill-in-url.ts';
import { ownPlayersOptions } from '#features/player-links/web/api.ts';
import { loaderOf } from '#web/routing/loading.ts';
import { boxScoreOptions } from './api.ts';

/** The games that the pages open without `?game=`. */
export const boxScoredGame = 46;
export const analysedGame = 115;

/** The game in the address, or the page's default game, with its box score. */
export function useShownGame(fallback: number) {
  const [search] = useSearchParams();
  const id = gameIn(search) ?? fallback;
  const game = useQuery(gameOptions(id));
  const boxScore = useQuery(boxScoreOptions(id));
  return {
    id,
    game: game.data,
    boxScore: boxScore.data,
    error: game.error ?? boxScore.error,
    busy: game.isFetching || boxScore.isFetching,
    retry: () => {
      void game.refetch();
      void boxScore.refetch();
    },
  };
}

export const loaderOfGame = (fallback: number) =>
  loaderOf(({ client, search }) => {
    const id = gameIn(search) ?? fallback;
    return [
      client.prefetchQuery(gameOptions(id)),
      client.prefetchQuery(boxScoreOptions(id)),
      client.prefetchQuery(ownPlayersOptions),
      prefetchConfirmation(client, id),
    ];
  });

export type ShownGame = ReturnType<typeof useShownGame>;
