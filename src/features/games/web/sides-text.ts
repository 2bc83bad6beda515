import { useQueryClient } from '@tanstack/react-query';
import { defaultHomeSide } from '#features/settings/rules.ts';
import { settingsOptions } from '#features/settings/web/api.ts';
import type { Game } from '../contract.ts';
import { type HomeSide, shownName } from '../rules.ts';

type Sides = Pick<Game, 'homeTeam' | 'awayTeam'>;

/** 'Lions against Tigers', by the names that are shown. */
export const sidesText = ({ homeTeam, awayTeam }: Sides, settings: HomeSide): string =>
  `${shownName(homeTeam, settings)} against ${shownName(awayTeam, settings)}`;

/** Returns a function for event handlers, which takes the settings from the query cache. */
export function useSidesText(game: Sides): () => string {
  const client = useQueryClient();
  return () => sidesText(game, client.getQueryData(settingsOptions.queryKey) ?? defaultHomeSide);
}
