import { useInfiniteQuery } from '@tanstack/react-query';
import { gamesOptions } from '#features/games/web/api.ts';
import type { Choice } from '#web/manage/fields.ts';

/** The latest games, for a film to be of; a page of them is a season or more. */
export function useGameChoices(): readonly Choice[] | undefined {
  const { data } = useInfiniteQuery(gamesOptions);
  return data?.map(({ id, dateTime, homeTeam, awayTeam }) => ({
    value: String(id),
    label: `${dateTime.slice(0, 10)} · ${homeTeam.name} v ${awayTeam.name}`,
  }));
}
