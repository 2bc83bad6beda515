import { useSearchParams } from 'react-router';
import { compareNames } from '#shared/names.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { FilterPills } from '#web/ui/lists/FilterPills.tsx';
import type { Game } from '../contract.ts';
import { filterGames } from '../rules.ts';
import { readFilter } from './pill-in-url.ts';

const stages = [
  { of: 'group', label: 'Group', all: 'All groups' },
  { of: 'round', label: 'Round', all: 'All rounds' },
] as const;

/** Filters by group and by round, where the games of the chosen sport name some: those of several sports would be mixed up. */
export function StageFilter({ games }: { games: readonly Game[] }) {
  const filter = readFilter(useSearchParams()[0]);
  const change = useSearchChange();
  const ofSport = filterGames(games, { ...filter, ownSideOnly: false, group: undefined, round: undefined }, () => true);
  const sports = new Set(ofSport.flatMap(({ sportId, group, round }) => ((group ?? round) ? [sportId] : [])));
  if (sports.size > 1 && (filter.group ?? filter.round) === undefined) return null;
  return stages.map(({ of, label, all }) => {
    const chosen = filter[of];
    // One that no game has is shown as well, so that it can be left.
    const names = new Set([...ofSport.flatMap((game) => game[of] ?? []), ...(chosen === undefined ? [] : [chosen])]);
    if (names.size === 0) return null;
    return (
      <FilterPills
        key={of}
        label={label}
        choices={[
          { value: '', label: all },
          ...[...names].sort(compareNames).map((value) => ({ value, label: value })),
        ]}
        value={chosen ?? ''}
        onChoose={(value) => void change({ [of]: value || null, game: null }, { replace: true })}
      />
    );
  });
}
