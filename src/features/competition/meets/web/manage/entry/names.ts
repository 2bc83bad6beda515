import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { playersOptions } from '#features/teams/players/web/api.ts';
import { teamsOptions } from '#features/teams/teams/web/api.ts';
import { nameKey } from '#shared/names.ts';
import { useDebounced } from '#web/debounced.ts';
import type { EntryRow } from './draft.ts';

/** Somebody, or a team, that a typed name may mean. */
export type Named = Pick<EntryRow, 'playerId' | 'teamId' | 'name' | 'team'>;

const maxShown = 6;

/** Players and teams whose name contains what is typed, or who wear the number in a team of the sport. */
export function useNamed(typed: string, sportId: number): readonly Named[] {
  const asked = useDebounced(typed.trim());
  const isNumber = /^\d{1,2}$/.test(asked);
  const found = useInfiniteQuery({
    ...playersOptions(isNumber ? { sportId } : { q: asked }),
    enabled: asked.length > 1 || isNumber,
  });
  const teams = useQuery({ ...teamsOptions(), enabled: asked.length > 1 }).data ?? [];
  if (typed.trim() === '' || (asked.length < 2 && !isNumber)) return [];
  const players = (found.data ?? []).filter((player) => !isNumber || player.jerseyNumber === Number(asked));
  const key = nameKey(asked);
  return [
    ...players.map(({ id, displayName, team }) => ({
      playerId: id,
      teamId: team.id,
      name: displayName,
      team: team.name,
    })),
    ...teams
      .filter(({ name }) => !isNumber && nameKey(name).includes(key))
      .sort((a, b) => Number(b.sportId === sportId) - Number(a.sportId === sportId))
      .map(({ id, name, sport }) => ({ playerId: null, teamId: id, name, team: `Team, ${sport.name}` })),
  ].slice(0, maxShown);
}
