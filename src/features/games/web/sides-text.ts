import { useQueryClient } from '@tanstack/react-query';
import { defaultHomeSide } from '#features/settings/rules.ts';
import { settingsOptions } from '#features/settings/web/api.ts';
import type { Game } from '../contract.ts';
import { type HomeSide, shownName } from '../rules.ts';

type Sides = Pick<Game, 'homeTeam' | 'awayTeam'>;

/** 'Lions against Tigers', as the village calls them. */
export const sidesText = ({ homeTeam, awayTeam }: Sides, settings: HomeSide): string =>
  `${shownName(homeTeam, settings)} against ${shownName(awayTeam, settings)}`;

/** The same for what is pressed, from what has been read. */
export function useSidesText(game: Sides): () => string {
  const client = useQueryClient();
  return () => sidesText(game, client.getQueryData(settingsOptions.queryKey) ?? defaultHomeSide);
}
